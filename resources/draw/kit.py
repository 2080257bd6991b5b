"""Geometry and SVG text shared by all decks: Qt's paths are the kernel, plain path elements the result.

Coordinates are those of the drawing's viewBox, y downwards. Every function is pure, so that the same code always writes
the same file.
"""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

INK = "#231f2a"
PAPER = "#fffdf7"
EDGE = "#cfc8b8"
LICENCE = "GPL-3.0-or-later"
AUTHOR = "Alta e Bassa contributors"

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?")
_COUNT = {"M": 2, "L": 2, "C": 6, "Q": 4}
# Boolean operations on pieces that share an edge with the clip may return the whole clip; a tiny shift cures it.
_NUDGES = (0.0, 0.07, -0.05, 0.13, -0.19, 0.31)


def path(d: str) -> QPainterPath:
    """The path written as absolute ``M L C Q Z`` commands; a second pair after M is a line."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(d)
    at = 0
    command = "M"
    while at < len(tokens):
        if tokens[at] in "MLCQZ":
            command = tokens[at]
            at += 1
            if command == "Z":
                result.closeSubpath()
                continue
        count = _COUNT[command]
        v = [float(t) for t in tokens[at : at + count]]
        at += count
        if command == "M":
            result.moveTo(*v)
            command = "L"
        elif command == "L":
            result.lineTo(*v)
        elif command == "C":
            result.cubicTo(*v)
        else:
            result.quadTo(*v)
    return result


def as_path(shape: QPainterPath | str) -> QPainterPath:
    """The path itself, or the path that a command string describes."""
    return path(shape) if isinstance(shape, str) else shape


def _number(tenths: int) -> str:
    text = f"{abs(tenths) / 10:g}"
    text = text.removeprefix("0") if text.startswith("0.") else text
    return f"-{text}" if tenths < 0 else text


def _numbers(values: Iterable[int]) -> str:
    """Numbers with as few separators as SVG allows: a minus sign separates by itself."""
    text = ""
    for value in values:
        number = _number(value)
        text += number if not text or number[0] == "-" else " " + number
    return text


def data(shape: QPainterPath) -> str:
    """SVG path data on a grid of one tenth, in relative commands (a third shorter than absolute ones)."""
    kinds = QPainterPath.ElementType
    out: list[str] = []
    start = last = (0, 0)
    started = False
    i = 0

    def point(k: int) -> tuple[int, int]:
        element = shape.elementAt(k)
        return round(element.x * 10), round(element.y * 10)

    while i < shape.elementCount():
        kind = shape.elementAt(i).type
        here = point(i)
        if kind == kinds.MoveToElement:
            if started and last == start:
                out.append("z")
            out.append("M" + _numbers(here))
            start = last = here
            started = True
        elif kind == kinds.LineToElement:
            if here != last:
                out.append("l" + _numbers((here[0] - last[0], here[1] - last[1])))
            last = here
        else:
            second, end = point(i + 1), point(i + 2)
            out.append("c" + _numbers(v for p in (here, second, end) for v in (p[0] - last[0], p[1] - last[1])))
            last = end
            i += 2
        i += 1
    if started and last == start:
        out.append("z")
    return "".join(out)


def moved(
    shape: QPainterPath | str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, sx: float | None = None
) -> QPainterPath:
    """The shape scaled (``sx`` sideways if given), turned clockwise by degrees, then shifted."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(scale if sx is None else sx, scale)
    result: QPainterPath = transform.map(as_path(shape))
    return result


def disc(x: float, y: float, r: float, ry: float | None = None) -> QPainterPath:
    """A circle, or an ellipse if ``ry`` is given."""
    result = QPainterPath()
    result.addEllipse(QPointF(x, y), r, r if ry is None else ry)
    return result


def box(x: float, y: float, w: float, h: float, r: float = 0) -> QPainterPath:
    """A rectangle with corners of radius ``r``."""
    result = QPainterPath()
    result.addRoundedRect(QRectF(x, y, w, h), r, r)
    return result


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """The closed polygon through the points."""
    result = polyline(points)
    result.closeSubpath()
    return result


def polyline(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """The open line through the points."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    result.moveTo(*points[0])
    for p in points[1:]:
        result.lineTo(*p)
    return result


def joined(*shapes: QPainterPath) -> QPainterPath:
    """One path with all the shapes' outlines, not united."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for shape in shapes:
        result.addPath(shape)
    return result


def stroked(shape: QPainterPath | str, width: float) -> QPainterPath:
    """The area that a round pen of that width covers along the shape."""
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(as_path(shape)).simplified()


def leaf(length: float, width: float) -> QPainterPath:
    """A pointed leaf that stands on the origin."""
    w, n = width, length
    return path(f"M0 0C{w} {-n * 0.3} {w} {-n * 0.7} 0 {-n}C{-w} {-n * 0.7} {-w} {-n * 0.3} 0 0Z")


def spiral(turns: float, r0: float, r1: float, start: float = 0, points: int = 40) -> QPainterPath:
    """An open spiral about the origin, from radius ``r0`` to ``r1``, from the angle ``start`` (radians)."""
    out = []
    for i in range(points + 1):
        t = i / points
        a, r = start + t * turns * 2 * math.pi, r0 + (r1 - r0) * t
        out.append((r * math.cos(a), r * math.sin(a)))
    return polyline(out)


Point = tuple[float, float]


@dataclass(frozen=True)
class HalfPlane:
    """The points at the left of the line through ``origin`` in ``direction`` (on the screen, looking that way)."""

    origin: Point
    direction: Point

    def beyond(self, p: Point) -> float:
        """Positive outside, negative inside."""
        return self.direction[0] * (p[1] - self.origin[1]) - self.direction[1] * (p[0] - self.origin[0])

    def contains(self, bounds: QRectF) -> bool:
        """Whether a whole rectangle lies inside."""
        corners = (bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight())
        return all(self.beyond((c.x(), c.y())) <= 0 for c in corners)


Cubic = tuple[Point, Point, Point, Point]


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _split(curve: Cubic, t: float) -> tuple[Cubic, Cubic]:
    a, b, c, d = curve
    ab, bc, cd = _between(a, b, t), _between(b, c, t), _between(c, d, t)
    abc, bcd = _between(ab, bc, t), _between(bc, cd, t)
    middle = _between(abc, bcd, t)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _crossings(curve: Cubic, plane: HalfPlane) -> list[float]:
    """Where the curve crosses the plane's edge, to a thousandth of its length."""

    def side(t: float) -> float:
        return plane.beyond(_split(curve, t)[0][3])

    found = []
    steps = [k / 12 for k in range(13)]
    for low, high in pairwise(steps):
        if (side(low) > 0) != (side(high) > 0):
            for _ in range(12):
                middle = (low + high) / 2
                low, high = (middle, high) if (side(low) > 0) == (side(middle) > 0) else (low, middle)
            found.append((low + high) / 2)
    return found


def _curves(shape: QPainterPath) -> list[list[Cubic]]:
    """The shape's outlines as lists of cubics; straight pieces too."""
    kinds = QPainterPath.ElementType
    outlines: list[list[Cubic]] = []
    last = (0.0, 0.0)
    i = 0
    while i < shape.elementCount():
        element = shape.elementAt(i)
        here = (element.x, element.y)
        if element.type == kinds.MoveToElement:
            outlines.append([])
        elif element.type == kinds.LineToElement:
            outlines[-1].append((last, _between(last, here, 1 / 3), _between(last, here, 2 / 3), here))
        else:
            second, end = shape.elementAt(i + 1), shape.elementAt(i + 2)
            outlines[-1].append((last, here, (second.x, second.y), (end.x, end.y)))
            here = (end.x, end.y)
            i += 2
        last = here
        i += 1
    return [outline for outline in outlines if outline]


def _is_straight(curve: Cubic) -> bool:
    third = _between(curve[0], curve[3], 1 / 3)
    return math.dist(third, curve[1]) < 1e-6 and math.dist(_between(curve[0], curve[3], 2 / 3), curve[2]) < 1e-6


def halved(shape: QPainterPath, plane: HalfPlane, closed: bool = True) -> QPainterPath:
    """The part of the shape inside the half plane, its curves kept as curves; open lines stay open.

    Qt's own boolean operations turn every curve into many short lines.
    """
    result = QPainterPath()
    result.setFillRule(shape.fillRule())
    for outline in _curves(shape):
        started = False
        pen: Point | None = None
        for curve in outline:
            rest, done = curve, 0.0
            pieces = []
            for t in _crossings(curve, plane):
                piece, rest = _split(rest, (t - done) / (1 - done))
                pieces.append(piece)
                done = t
            straight = _is_straight(curve)
            for piece in [*pieces, rest]:
                if plane.beyond(_split(piece, 0.5)[0][3]) > 0:
                    continue
                if not started or (not closed and piece[0] != pen):
                    result.moveTo(*piece[0])
                    started = True
                elif piece[0] != pen:
                    result.lineTo(*piece[0])
                if straight:
                    result.lineTo(*piece[3])
                else:
                    result.cubicTo(*piece[1], *piece[2], *piece[3])
                pen = piece[3]
        if started and closed:
            result.closeSubpath()
    return result


def cut(shape: QPainterPath, clip: QPainterPath | HalfPlane) -> QPainterPath:
    """The part of the shape inside the clip."""
    if clip.contains(shape.boundingRect()):
        return shape
    if isinstance(clip, HalfPlane):
        return halved(shape, clip)
    bounds = shape.boundingRect().adjusted(-1, -1, 1, 1)
    for d in _NUDGES:
        piece = moved(shape, d, d * 0.6).intersected(clip)
        if piece.isEmpty() or bounds.contains(piece.boundingRect()):
            return piece
    raise ValueError("no usable intersection")


class Drawing:
    """A growing list of SVG elements with one viewBox; ``clip`` cuts everything that is added while it is set."""

    def __init__(self, width: float = 630, height: float = 880) -> None:
        self.width = width
        self.height = height
        self.parts: list[str] = []
        self.clip: QPainterPath | HalfPlane | None = None

    def add(
        self,
        shape: QPainterPath | str,
        fill: str = "none",
        ink: str | None = None,
        width: float = 4,
        opacity: float | None = None,
    ) -> None:
        """A shape with a fill, a line (``ink``) of that width, or both."""
        p = as_path(shape)
        if self.clip is not None:
            if fill != "none":
                p = cut(p, self.clip)
            elif isinstance(self.clip, HalfPlane):
                p = halved(p, self.clip, closed=False)
            elif not self.clip.contains(p.boundingRect()):
                p, fill, ink = cut(stroked(p, width), self.clip), ink or "none", None
        if p.isEmpty():
            return
        d = data(p)
        text = f'<path d="{d}" fill="{fill}"'
        if fill != "none" and p.fillRule() == Qt.FillRule.OddEvenFill and d.count("M") > 1:
            text += ' fill-rule="evenodd"'
        if ink:
            text += f' stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
        if opacity is not None:
            text += f' fill-opacity="{opacity:g}"'
        self.parts.append(text + "/>")

    def shadowed(self, shape: QPainterPath, fill: str, width: float, shift: tuple[float, float]) -> None:
        """A filled shape over a copy of itself that is shifted and inked with that line: an outline that swells."""
        p = shape if self.clip is None else cut(shape, self.clip)
        if p.isEmpty():
            return
        name = f"k{len(self.parts)}"
        rule = ' fill-rule="evenodd"' if p.fillRule() == Qt.FillRule.OddEvenFill else ""
        ink = f'fill="{INK}" stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"'
        self.parts += [
            f'<defs><path id="{name}" d="{data(p)}"{rule}/></defs>',
            f'<use xlink:href="#{name}" transform="translate({shift[0]:.1f} {shift[1]:.1f})" {ink}/>',
            f'<use xlink:href="#{name}" fill="{fill}"/>',
        ]

    def line(self, shape: QPainterPath | str, width: float = 4, ink: str = INK) -> None:
        """An open line."""
        self.add(shape, "none", ink, width)

    def raw(self, text: str) -> None:
        """An element that is already SVG text."""
        self.parts.append(text)

    def symbol(self, name: str, part: "Drawing") -> None:
        """Keep another drawing's elements for :meth:`use`."""
        self.parts += [f'<defs><g id="{name}">', *part.parts, "</g></defs>"]

    def use(self, name: str, x: float = 0, y: float = 0, turn: float = 0) -> None:
        """Draw a kept group shifted, then turned by degrees about its own origin."""
        rotate = f" rotate({turn:g})" if turn else ""
        self.parts.append(f'<use xlink:href="#{name}" transform="translate({x:.1f} {y:.1f}){rotate}"/>')

    def both_ways(self, name: str, part: "Drawing") -> None:
        """Draw another drawing's elements, and once more after a half turn about the centre."""
        self.parts += [f'<g id="{name}">', *part.parts, "</g>"]
        centre = f"{self.width / 2:g} {self.height / 2:g}"
        self.parts.append(f'<use xlink:href="#{name}" transform="rotate(180 {centre})"/>')

    def svg(self) -> str:
        """The whole file."""
        w, h = f"{self.width:g}", f"{self.height:g}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{w}"'
        return f'{head} height="{h}" viewBox="0 0 {w} {h}">\n' + "\n".join(self.parts) + "\n</svg>\n"


def _table(name: str, rows: dict[str, str]) -> str:
    return f"\n[{name}]\n" + "".join(f'{key} = "{value}"\n' for key, value in rows.items())


def description(
    name: str,
    tradition: str,
    packs: Sequence[int],
    size: tuple[int, int],
    title: dict[str, str],
    faces: dict[str, str],
    backs: dict[str, str],
    extra: dict[str, dict[str, str]] | None = None,
) -> str:
    """The text of ``deck.toml``; ``extra`` holds further tables such as ``letters.fr``."""
    head = (
        f'format = 1\nname = "{name}"\ntradition = "{tradition}"\nlicence = "{LICENCE}"\nauthor = "{AUTHOR}"\n'
        f"packs = {list(packs)}\nsize = {list(size)}\n"
    )
    tables = {"title": title, "faces": faces, "backs": backs} | (extra or {})
    return head + "".join(_table(key, rows) for key, rows in tables.items())
