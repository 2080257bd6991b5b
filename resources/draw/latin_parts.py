"""Geometry and SVG fragments shared by the Latin-suited decks.

Everything is a string of SVG. Lengths are tenths of a millimetre, y points down, paths use absolute M L C Q Z only.
Every line is drawn in `INK`; a deck that wants another ink exchanges it when it writes the card.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

INK = "#2a1a16"

Point = tuple[float, float]
Segment = tuple[str, list[Point]]
Motif = Callable[[float, float], str]

_ARITY = {"M": 1, "L": 1, "C": 3, "Q": 2}
_LONG_NUMBER = re.compile(r"-?\d*\.\d+(?:e-?\d+)?|-0(?![\d.])")


class Tone(NamedTuple):
    """A colour and its shade."""

    light: str
    dark: str

    @property
    def deep(self) -> str:
        """Four fifths of the way to the shade: tone-on-tone patterns."""
        return mix(self.light, self.dark, 0.8)


def num(value: float) -> str:
    """A coordinate with one decimal, or none from 100 on: half a unit is a fifth of a pixel on the largest card."""
    if abs(value) >= 100:
        return f"{value:.0f}"
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tidy(d: str) -> str:
    """Path data with every number cut to one decimal."""
    return _LONG_NUMBER.sub(lambda m: num(float(m.group())), d)


def mix(a: str, b: str, t: float) -> str:
    """The colour at `t` between `#rrggbb` colours a and b."""
    first, second = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(first, second, strict=True))


# ---------------------------------------------------------------- path data


def parse(d: str) -> list[Segment]:
    """Path data as (command, points); a repeated command may be left out, as in SVG."""
    out: list[Segment] = []
    tokens = re.findall(r"[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?", d)
    i, command = 0, "M"
    while i < len(tokens):
        if tokens[i] in "MLCQZ":
            command = tokens[i]
            i += 1
            if command == "Z":
                out.append(("Z", []))
                continue
        arity = _ARITY[command]
        out.append((command, [(float(tokens[i + 2 * j]), float(tokens[i + 2 * j + 1])) for j in range(arity)]))
        i += 2 * arity
        if command == "M":
            command = "L"
    return out


def dump(segments: Iterable[Segment]) -> str:
    """The inverse of `parse`."""
    return "".join(c + " ".join(f"{num(x)} {num(y)}" for x, y in pts) for c, pts in segments)


def mirrored(d: str, cx: float = 0) -> str:
    """Half an outline, from axis to axis, closed with its mirror image about x = cx."""
    half = parse(d)
    ends = [half[0][1][0]]
    steps: list[tuple[str, Point, list[Point]]] = []
    for command, pts in half[1:]:
        steps.append((command, ends[-1], pts))
        ends.append(pts[-1])

    def over(q: Point) -> Point:
        return 2 * cx - q[0], q[1]

    out = [*half, ("L", [over(ends[-1])])]
    for command, start, pts in reversed(steps):
        out.append((command, [over(q) for q in reversed(pts[:-1])] + [over(start)]))
    return dump(out) + "Z"


def flipped(d: str, cx: float = 0) -> str:
    """The mirror image of a path about x = cx."""
    return dump((c, [(2 * cx - x, y) for x, y in pts]) for c, pts in parse(d))


def flat(d: str, steps: int = 10) -> list[Point]:
    """A path as one polygon."""
    out: list[Point] = []
    for command, pts in parse(d):
        if command in "ML":
            out.append(pts[0])
        elif command in "CQ":
            start = out[-1]
            for i in range(1, steps + 1):
                t = i / steps
                u = 1 - t
                if command == "C":
                    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                else:
                    weights = (u * u, 2 * u * t, t * t)
                knots = [start, *pts]
                out.append(
                    (
                        sum(w * k[0] for w, k in zip(weights, knots, strict=True)),
                        sum(w * k[1] for w, k in zip(weights, knots, strict=True)),
                    )
                )
    return out


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies in a polygon (odd-even)."""
    result = False
    previous = polygon[-1]
    for here in polygon:
        if (here[1] > y) != (previous[1] > y):
            cut = (previous[0] - here[0]) * (y - here[1]) / (previous[1] - here[1]) + here[0]
            if x < cut:
                result = not result
        previous = here
    return result


def scatter(d: str, motif: Motif, dx: float, dy: float, margin: float, x0: float | None = None) -> str:
    """A brick grid of motifs, kept where a motif of radius `margin` lies wholly inside the path.

    This is how patterns are cut to a garment: QtSvg ignores clip-path.
    """
    polygon = flat(d)
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    centre = (min(xs) + max(xs)) / 2 if x0 is None else x0
    rim = [(margin * math.cos(a * math.pi / 4), margin * math.sin(a * math.pi / 4)) for a in range(8)]
    out = []
    row = 0
    y = min(ys) + margin
    while y < max(ys):
        for k in range(-40, 40):
            x = centre + k * dx + (dx / 2 if row % 2 else 0)
            if all(inside(polygon, x + ox, y + oy) for ox, oy in rim):
                out.append(motif(x, y))
        y += dy
        row += 1
    return "".join(out)


# ---------------------------------------------------------------- fragments


def shape(d: str, fill: str, width: float = 6, ink: str = INK) -> str:
    """A filled path with an outline; width 0 leaves the outline away."""
    stroke = f' stroke="{ink}" stroke-width="{num(width)}"' if width else ""
    return f'<path d="{tidy(d)}" fill="{fill}"{stroke}/>'


def line(d: str, width: float = 4, ink: str = INK) -> str:
    """A stroke."""
    return shape(d, "none", width, ink)


def disc(x: float, y: float, r: float, fill: str, width: float = 4, ink: str = INK) -> str:
    """A circle."""
    stroke = f' stroke="{ink}" stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{stroke}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 4, ink: str = INK) -> str:
    """An ellipse with upright axes."""
    stroke = f' stroke="{ink}" stroke-width="{num(width)}"' if width else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{stroke}/>'


def group(body: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """Moved to (x, y), turned clockwise by degrees, scaled, mirrored: innermost last."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if flip:
        steps.append(f"scale({-scale:.3f} {scale:.3f})")
    elif scale != 1:
        steps.append(f"scale({scale:.3f})")
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


def finer(body: str, factor: float) -> str:
    """The same with thinner outlines: for signs that are drawn large."""
    return re.sub(r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{num(float(m.group(1)) * factor)}"', body)


def about(body: str, turn: float, cx: float, cy: float) -> str:
    """Turned about a point."""
    return f'<g transform="rotate({num(turn)} {num(cx)} {num(cy)})">{body}</g>' if turn else body


def ring(count: int, piece: Callable[[int], str], start: float = 0) -> str:
    """`count` pieces drawn upwards from the origin and turned into a ring."""
    return "".join(group(piece(i), turn=start + 360 / count * i) for i in range(count))


def around(count: int, radius: float, start: float = -90) -> list[Point]:
    """Points evenly on a circle."""
    return [
        (
            radius * math.cos(math.radians(start + 360 / count * i)),
            radius * math.sin(math.radians(start + 360 / count * i)),
        )
        for i in range(count)
    ]


def wedge(a: Point, via: Point, b: Point, width: float, ink: str = INK) -> str:
    """A tapered stroke from a to b, bent towards `via`, thickest in the middle: folds, hair, grain."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length * width, dx / length * width
    there, back = (via[0] + nx, via[1] + ny), (via[0] - nx, via[1] - ny)
    return shape(f"M{a[0]} {a[1]}Q{there[0]} {there[1]} {b[0]} {b[1]}Q{back[0]} {back[1]} {a[0]} {a[1]}Z", ink, 0)


def _spline(points: Sequence[Point]) -> str:
    padded = [points[0], *points, points[-1]]
    out = ""
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        out += f"C{b[0] + (c[0] - a[0]) / 6} {b[1] + (c[1] - a[1]) / 6} "
        out += f"{c[0] - (d[0] - b[0]) / 6} {c[1] - (d[1] - b[1]) / 6} {c[0]} {c[1]}"
    return out


def tube_path(points: Sequence[Point], widths: Sequence[float], cap: bool = True) -> str:
    """The outline of a spline of varying width: arms, legs, feathers. Bend it gently."""
    steps = 2 if 3 <= len(points) <= 4 else 1
    knots = [points[0], *points, points[-1]]
    girths = [widths[0], *widths, widths[-1]]
    middle: list[tuple[float, float, float]] = []
    for i in range(1, len(knots) - 2):
        for j in range(steps + (i == len(knots) - 3)):
            t = j / steps
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(*knots[i - 1 : i + 3], strict=True)
            )
            middle.append((x, y, girths[i] + (girths[i + 1] - girths[i]) * t))
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, girth) in enumerate(middle):
        a, b = middle[max(i - 1, 0)], middle[min(i + 1, len(middle) - 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / length * girth / 2, (b[0] - a[0]) / length * girth / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    right.reverse()
    bulge = min(girths[-2] * 0.28, 9) if cap else 0
    last, before = middle[-1], middle[-2]
    length = math.hypot(last[0] - before[0], last[1] - before[1]) or 1
    ux, uy = (last[0] - before[0]) / length * bulge, (last[1] - before[1]) / length * bulge
    return tidy(
        f"M{left[0][0]} {left[0][1]}{_spline(left)}C{left[-1][0] + ux} {left[-1][1] + uy} "
        f"{right[0][0] + ux} {right[0][1] + uy} {right[0][0]} {right[0][1]}{_spline(right)}Z"
    )


def tube(points: Sequence[Point], widths: Sequence[float], fill: str, width: float = 6) -> str:
    """A plain tube."""
    return shape(tube_path(points, widths), fill, width)


def limb(points: Sequence[Point], widths: Sequence[float], tone: Tone, width: float = 6) -> str:
    """A tube with shade on its lower right: an outer tube in the shade, a narrower one towards the light."""
    inner = [(x - w * 0.10, y - w * 0.05) for (x, y), w in zip(points, widths, strict=True)]
    narrow = [max(w * 0.70 - width * 0.6, 2) for w in widths]
    outer = shape(tube_path(points, widths), mix(tone.light, tone.dark, 0.6), width)
    return outer + shape(tube_path(inner, narrow, False), tone.light, 0)


# ---------------------------------------------------------------- booleans, at drawing time


def painter_path(d: str) -> QPainterPath:
    """The path as Qt sees it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, pts in parse(d):
        if command == "M":
            path.moveTo(*pts[0])
        elif command == "L":
            path.lineTo(*pts[0])
        elif command == "C":
            path.cubicTo(*(v for q in pts for v in q))
        elif command == "Q":
            path.quadTo(*(v for q in pts for v in q))
        else:
            path.closeSubpath()
    return path


def path_data(path: QPainterPath) -> str:
    """Qt's path as path data."""
    out = ""
    i = 0
    while i < path.elementCount():
        e = path.elementAt(i)
        if e.isMoveTo():
            out += f"M{num(e.x)} {num(e.y)}"
        elif e.isLineTo():
            out += f"L{num(e.x)} {num(e.y)}"
        else:
            a, b = path.elementAt(i + 1), path.elementAt(i + 2)
            out += f"C{num(e.x)} {num(e.y)} {num(a.x)} {num(a.y)} {num(b.x)} {num(b.y)}"
            i += 2
        i += 1
    return out


def crescent(d: str, dx: float, dy: float) -> str:
    """A shape minus itself moved by (dx, dy)."""
    whole = painter_path(d).simplified()
    return path_data(whole.subtracted(QTransform.fromTranslate(dx, dy).map(whole)))


def cut(d: str, clip: str) -> str:
    """The part of a shape that lies inside another."""
    return path_data(painter_path(d).simplified().intersected(painter_path(clip).simplified()))


def shaded(
    d: str, tone: Tone, width: float = 6, dx: float = -14, dy: float = -7, pattern: str = "", swell: float = 1.6
) -> str:
    """Fill, pattern, shade (the shape minus itself moved to the light), outline.

    A bold outline swells at the lower right: a copy in ink lies a little lower beneath the shape.
    """
    under = group(shape(d, INK, width), swell, swell * 1.2) if width >= 5.5 and swell else ""
    if pattern:
        shade = f'<path d="{crescent(d, dx, dy)}" fill="{tone.dark}" fill-opacity=".55"/>'
        return under + shape(d, tone.light, 0) + pattern + shade + shape(d, "none", width)
    shade = shape(crescent(d, dx, dy), mix(tone.light, tone.dark, 0.55), 0)
    return under + shape(d, tone.light, 0) + shade + (shape(d, "none", width) if width else "")


# ---------------------------------------------------------------- motifs of cloth


def lozenge(fill: str, r: float) -> Motif:
    """A standing diamond."""
    return lambda x, y: shape(f"M{x} {y - r * 1.3}L{x + r} {y}L{x} {y + r * 1.3}L{x - r} {y}Z", fill, 0)


def dot(fill: str, r: float) -> Motif:
    """A spot."""
    return lambda x, y: disc(x, y, r, fill, 0)


def flower(petals: str, r: float, heart: str) -> Motif:
    """Four petals round a heart."""

    def draw(x: float, y: float) -> str:
        leaves = "".join(disc(x + a, y + b, r * 0.52, petals, 0) for a, b in around(4, r * 0.62, 45))
        return leaves + disc(x, y, r * 0.36, heart, 0)

    return draw


def star(fill: str, r: float) -> Motif:
    """A five-pointed star."""

    def draw(x: float, y: float) -> str:
        outer, inner = around(5, r), around(5, r * 0.42, -54)
        pts = [q for pair in zip(outer, inner, strict=True) for q in pair]
        return shape("M" + "L".join(f"{x + a} {y + b}" for a, b in pts) + "Z", fill, 0)

    return draw


def trefoil(fill: str, r: float) -> Motif:
    """Three leaves on a stalk."""

    def draw(x: float, y: float) -> str:
        leaves = "".join(disc(x + a, y + b, r * 0.45, fill, 0) for a, b in around(3, r * 0.48))
        return leaves + shape(f"M{x} {y}L{x + r * 0.3} {y + r}L{x - r * 0.3} {y + r}Z", fill, 0)

    return draw


def scales(ink: str, r: float) -> Motif:
    """One round scale: chain mail, feathers."""
    return lambda x, y: line(f"M{x - r} {y - r * 0.5}Q{x} {y + r * 1.2} {x + r} {y - r * 0.5}", 3, ink)


def damask(fill: str) -> Motif:
    """A flame-shaped flower, about 60 high."""

    def draw(x: float, y: float) -> str:
        petals = f"M{x} {y}C{x + 9} {y - 9} {x + 9} {y - 20} {x} {y - 28}C{x - 9} {y - 20} {x - 9} {y - 9} {x} {y}Z"
        for s in (-1, 1):
            petals += f"M{x + s * 3} {y + 5}C{x + s * 6} {y - 7} {x + s * 14} {y - 11} {x + s * 23} {y - 8}"
            petals += f"C{x + s * 22} {y + 1} {x + s * 14} {y + 7} {x + s * 3} {y + 5}Z"
        petals += f"M{x} {y + 7}L{x + 5} {y + 16}L{x} {y + 25}L{x - 5} {y + 16}Z"
        return shape(petals, fill, 0)

    return draw


def ermine(x: float, y: float) -> str:
    """One tail of the fur."""
    return shape(f"M{x} {y - 11}L{x + 6} {y + 11}L{x - 6} {y + 11}Z", INK, 0)
