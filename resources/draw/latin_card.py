"""The sheet a Latin-suited card is drawn on, rows of suit signs, and the three backs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .latin_letters import lettering
from .latin_palette import Palette
from .latin_parts import INK, Tone, around, disc, finer, group, line, num, ring, shape
from .latin_signs import number, number_width

Spot = tuple[float, float, float, float]  # x and y as fractions of the card, turn, scale

RANKS_40 = "A234567JQK"
RANKS_52 = "A23456789TJQK"
SUITS = "DHCS"
ITALIAN_COURTS = {"J": "F", "Q": "C", "K": "R"}


def codes(ranks: str) -> list[str]:
    """The codes of a pack in the order of a new one."""
    return [rank + suit for suit in SUITS for rank in ranks]


def sheet(p: Palette, size: tuple[int, int], body: str, radius: float = 26) -> str:
    """A whole card as SVG text; corners outside the rounded sheet stay transparent."""
    w, h = size
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    box = f'x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{num(radius)}"'
    paper = f'<rect {box} fill="{p.paper}" stroke="{p.edge}" stroke-width="3"/>'
    drawing = f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g>'.replace(INK, p.ink)
    return f'{head} width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n{paper}\n{drawing}\n</svg>\n'


def frame(size: tuple[int, int], inset: float, radius: float, ink: str, width: float) -> str:
    """A line round the picture."""
    box = (
        f'x="{inset:g}" y="{inset:g}" width="{size[0] - 2 * inset:g}" height="{size[1] - 2 * inset:g}" rx="{radius:g}"'
    )
    return f'<rect {box} fill="none" stroke="{ink}" stroke-width="{width:g}"/>'


def double(size: tuple[int, int], half: str, seam: str) -> str:
    """A half figure over the middle of the card, the same turned, and what hides the seam."""
    body = f'<g id="h">{half}</g><use xlink:href="#h" transform="rotate(180)"/>{seam}'
    return group(body, size[0] / 2, size[1] / 2)


def use(name: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A defined sign put somewhere."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({scale:.3f})" if scale != 1 else ""
    return f'<use xlink:href="#{name}" transform="translate({num(x)} {num(y)}){turned}{scaled}"/>'


def corner_index(
    p: Palette,
    size: tuple[int, int],
    rank: str,
    sign: str,
) -> str:
    """Rank over a suit sign (about 50 high) on a paper tab in two corners, for decks without indices by tradition."""
    if rank.isdigit():
        figure = number(rank, 0, 0, 66)
        wide = number_width(rank, 66)
    else:
        letter = ITALIAN_COURTS.get(rank, rank)
        figure = lettering(letter, 0, 66, width=10)
        wide = 0
    tab = "M10 32C10 18 18 10 32 10L72 10L84 22L84 146L72 158L10 158Z"
    corner = shape(tab, p.paper, 4, p.edge) + group(figure, 47 - wide / 2, 24) + group(sign, 47, 124)
    return in_two_corners(size, corner)


def in_two_corners(size: tuple[int, int], corner: str) -> str:
    """What stands at the top left, and the same turned at the bottom right."""
    turned = f'<use xlink:href="#corner" transform="rotate(180 {size[0] / 2:g} {size[1] / 2:g})"/>'
    return f'<g id="corner">{corner}</g>{turned}'


def pips(signs: Sequence[str], spots: Iterable[Spot], size: tuple[int, int]) -> str:
    """Signs at spots, the different signs taken in turn; outlines of large signs are drawn finer."""
    places = list(spots)
    thin = min(1.0, 1.7 / places[0][3])
    used = [finer(sign, thin) if thin < 1 else sign for sign in signs[: len(places)]]
    defs = "".join(f'<g id="s{i}">{sign}</g>' for i, sign in enumerate(used))
    return f"<defs>{defs}</defs>" + "".join(
        use(f"s{i % len(used)}", x * size[0], y * size[1], turn, scale) for i, (x, y, turn, scale) in enumerate(places)
    )


def _back(p: Palette, size: tuple[int, int], tone: Tone, gold: str, pattern: str, medal: str) -> str:
    w, h = size
    field = f"M44 44L{w - 44} 44L{w - 44} {h - 44}L44 {h - 44}Z"
    body = shape(field, tone.light, 0) + pattern
    body += line(field, 10, tone.dark) + line(field, 3, gold)
    body += line(f"M26 26L{w - 26} 26L{w - 26} {h - 26}L26 {h - 26}Z", 4, tone.dark)
    half = group(medal, w / 2, h / 2)
    return sheet(p, size, body + half)


def backs(p: Palette, size: tuple[int, int], tones: Sequence[Tone]) -> dict[str, str]:
    """Three backs, each the same after a half turn."""
    w, h = size
    a, b, c = tones
    gold = p.gold.light

    def centred(motif: str, dx: float, dy: float, margin: float) -> str:
        """A brick grid that is symmetric about the middle of the card."""
        out = f'<defs><g id="m">{motif}</g></defs>'
        rows, columns = int((h / 2 - 46 - margin) / dy), int((w / 2 - 46 - margin) / (dx / 2))
        for r in range(-rows, rows + 1):
            for k in range(-columns, columns + 1):
                if (k - r) % 2 == 0:
                    out += use("m", w / 2 + k * dx / 2, h / 2 + r * dy)
        return out

    lattice = (
        shape("M0 -30L22 0L0 30L-22 0Z", a.dark, 0)
        + shape("M0 -17L12 0L0 17L-12 0Z", gold, 0)
        + disc(0, 0, 4.5, a.light, 0)
    )
    rose = ring(6, lambda i: shape("M0 -4C9 -9 8 -18 0 -22C-8 -18 -9 -9 0 -4Z", b.dark, 0)) + disc(0, 0, 6, gold, 0)
    weave = (
        line("M-24 0L0 -24L24 0L0 24Z", 5, c.dark) + line("M-14 0L14 0M0 -14L0 14", 4, gold) + disc(0, 0, 6, c.light, 0)
    )
    medal_a = (
        disc(0, 0, 84, a.dark, 5, gold)
        + ring(12, lambda i: shape("M0 -24C14 -36 12 -58 0 -70C-12 -58 -14 -36 0 -24Z", gold, 0))
        + disc(0, 0, 17, a.light, 5, gold)
    )
    medal_b = disc(0, 0, 78, b.dark, 5, gold) + ring(8, lambda i: shape("M0 -14L12 -40L0 -66L-12 -40Z", gold, 0))
    medal_b += "".join(disc(x, y, 6, p.white.light, 0) for x, y in around(8, 52, -67.5)) + disc(
        0, 0, 12, p.white.light, 0
    )
    medal_c = disc(0, 0, 82, c.dark, 5, gold) + ring(
        4, lambda i: shape("M0 -8C26 -24 22 -54 0 -70C-22 -54 -26 -24 0 -8Z", gold, 0)
    )
    medal_c += ring(4, lambda i: shape("M0 -14L9 -44L0 -60L-9 -44Z", p.white.light, 0), 45) + disc(
        0, 0, 10, c.light, 4, gold
    )
    return {
        "back_a.svg": _back(p, size, a, gold, centred(lattice, 52, 36, 32), medal_a),
        "back_b.svg": _back(p, size, b, gold, centred(rose, 58, 50, 24), medal_b),
        "back_c.svg": _back(p, size, c, gold, centred(weave, 60, 30, 26), medal_c),
    }
