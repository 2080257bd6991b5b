"""Card backs: calm patterns without letters that look the same after a half turn, in any card's proportion."""

import math
from collections.abc import Callable

from .kit import EDGE, PAPER, Drawing, box, disc, leaf, moved, path, polygon, polyline

_NIGHT = ("#1f3f73", "#28508d", "#86a6d3", "#e8cf8f")
_WINE = ("#7d1f35", "#9c3046", "#dd949b", "#f0d9a8")
_BOTTLE = ("#184a3a", "#22604c", "#7fb79a", "#ead9a0")
Colours = tuple[str, str, str, str]


def _open(width: float, height: float, base: str) -> Drawing:
    card = Drawing(width, height)
    card.add(box(30, 30, width - 60, height - 60, 16), base)
    return card


def _close(card: Drawing, colours: Colours) -> str:
    """Paint the margin over what sticks out of the frame, so that no clipping is needed."""
    base, _, line, gold = colours
    w, h = card.width, card.height
    card.add(box(1.5, 1.5, w - 3, h - 3, 28).subtracted(box(34, 34, w - 68, h - 68, 16)), PAPER)
    card.add(box(34, 34, w - 68, h - 68, 16).subtracted(box(56, 56, w - 112, h - 112, 6)), base)
    card.add(box(45, 45, w - 90, h - 90, 10), "none", line, 3)
    card.add(box(56, 56, w - 112, h - 112, 6), "none", gold, 3)
    card.add(box(1.5, 1.5, w - 3, h - 3, 28), "none", EDGE, 3)
    return card.svg()


def lattice(width: float, height: float, colours: Colours = _NIGHT) -> str:
    """A lozenge lattice with a quatrefoil in each field."""
    base, field, line, gold = colours
    card = _open(width, height, base)
    nx, ny = round((width - 112) / 86), round((height - 112) / 96)
    dx, dy = (width - 112) / nx, (height - 112) / ny
    motif = Drawing()
    lozenge = polygon((0, 5 - dy / 2), (dx / 2 - 5, 0), (0, dy / 2 - 5), (5 - dx / 2, 0))
    motif.add(lozenge, field, line, 2)
    for k in range(4):
        motif.add(moved(moved(leaf(21, 9), 0, -4), 0, 0, 1, k * 90), line)
        motif.add(moved(moved(leaf(12, 4), 0, -5), 0, 0, 1, 45 + k * 90), gold)
    motif.add(disc(0, 0, 4.5), gold)
    card.symbol("m", motif)
    for j in range(ny + 1):
        for i in range(nx + 1):
            card.use("m", 56 + i * dx, 56 + j * dy)
            if i < nx and j < ny:
                card.use("m", 56 + (i + 0.5) * dx, 56 + (j + 0.5) * dy)
    return _close(card, colours)


def petals(width: float, height: float, colours: Colours = _WINE) -> str:
    """Interlaced rings whose overlaps are filled petals."""
    base, field, line, gold = colours
    card = _open(width, height, base)
    nx, ny = 2 * round((width - 112) / 86), 2 * round((height - 112) / 86)
    r, ry = (width - 112) / nx, (height - 112) / ny
    motif = Drawing()
    out = f"C{r * 0.1} {-ry * 0.62} {r * 0.38} {-ry * 0.9} {r} {-ry}"
    petal = f"M0 0{out}C{r * 0.9} {-ry * 0.38} {r * 0.62} {-ry * 0.1} 0 0Z"
    for sx in (1, -1):
        for sy in (1, -1):
            motif.add(moved(petal, 0, 0, sy, 0, sx=sx), field, line, 2.2)
    spot = Drawing()
    spot.add(path("M0-6.7L5.2 0L0 6.7L-5.2 0Z"), gold)
    boss = Drawing()
    boss.add(disc(0, 0, 6), gold)
    card.symbol("m", motif)
    card.symbol("d", spot)
    card.symbol("b", boss)
    # All petals first, then what lies on them: so no later petal hides half of a boss and the half turn is exact.
    for names, parity in (("m", 0), ("b", 0), ("d", 1)):
        for j in range(ny + 1):
            for i in range(nx + 1):
                if (i + j) % 2 == parity:
                    card.use(names, 56 + i * r, 56 + j * ry)
    return _close(card, colours)


def guilloche(width: float, height: float, colours: Colours = _BOTTLE) -> str:
    """Fine interwoven ovals about a rosette, as on old bank notes."""
    base, _, line, gold = colours
    card = _open(width, height, base)
    cx, cy = width / 2, height / 2
    stretch = (height / width) / (880 / 630)
    for ring, (a, b) in enumerate(((190, 300), (150, 240), (110, 180))):
        for k in range(0, 12, 2):
            points = []
            for i in range(91):
                t = 2 * math.pi * i / 90
                r = 1 + 0.13 * math.sin(6 * t + k * math.pi / 6)
                points.append(
                    (cx + a * r * math.cos(t) * width / 630, cy + b * r * math.sin(t) * stretch * width / 630)
                )
            card.line(polyline(points), 1.6, gold if ring == 1 else line)
    card.add(disc(cx, cy, 74, 118), base, gold, 4)
    for i in range(16):
        card.add(moved(moved(leaf(44, 11), 0, -24), cx, cy, 1, i * 22.5), gold if i % 2 else line)
    card.add(disc(cx, cy, 18), base, gold, 4)
    card.add(disc(cx, cy, 6), gold)
    corner = Drawing()
    for k in range(6):
        corner.add(moved(moved(leaf(34, 9), 0, -8), 0, 0, 1, k * 60), line)
    corner.add(disc(0, 0, 7), gold)
    card.symbol("c", corner)
    for x in (104, width - 104):
        card.use("c", x, 104)
        card.use("c", x, height - 104, 180)
    return _close(card, colours)


BACKS: dict[str, tuple[str, Callable[[float, float], str]]] = {
    "night": ("back_a.svg", lattice),
    "wine": ("back_b.svg", petals),
    "bottle": ("back_c.svg", guilloche),
}


def back_files(width: float, height: float) -> dict[str, str]:
    """File name -> SVG text of the three backs in that proportion."""
    return {name: draw(width, height) for name, draw in BACKS.values()}


def back_names() -> dict[str, str]:
    """Back id -> file name, the first being the default."""
    return {ident: name for ident, (name, _) in BACKS.items()}
