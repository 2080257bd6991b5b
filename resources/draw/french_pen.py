"""How the court cards are inked: outlines that swell on the shadow side, strokes that taper, limbs as tubes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from .kit import INK as INK
from .kit import Drawing, as_path, path

RED, DARK_RED, PALE_RED = "#c9303b", "#8f1d2c", "#e2697a"
BLUE, DARK_BLUE, PALE_BLUE = "#2a5ca3", "#1a3765", "#5d8acb"
GOLD, DARK_GOLD, PALE_GOLD = "#ecbb4a", "#b07c1f", "#f6d98a"
GREEN, DARK_GREEN, PALE_GREEN = "#2c7a5a", "#18493a", "#58a484"
WHITE, LINEN, STEEL, DARK_STEEL = "#ffffff", "#fffdf7", "#dfe5ec", "#8694a5"
LIP = "#b8343c"

# The outline lies a little to the lower right of the shape, as if light came from the upper left.
_SHADOW = (0.75, 1.0)
# Thinner outlines are even: nobody would see them swell.
_SWELLING = 4.5


def mix(under: str, over: str, share: float) -> str:
    """The colour of ``over`` laid upon ``under`` with that opacity; both as #rrggbb."""
    pairs = zip(bytes.fromhex(under[1:]), bytes.fromhex(over[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def smooth(points: Sequence[tuple[float, float]], closed: bool = False) -> QPainterPath:
    """A soft curve through the points (Catmull-Rom)."""
    n = len(points)
    result = QPainterPath()
    result.moveTo(*points[0])

    def at(i: int) -> tuple[float, float]:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        result.cubicTo(
            b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, *c
        )
    if closed:
        result.closeSubpath()
    return result


def tube(points: Sequence[tuple[float, float]], widths: Sequence[float]) -> QPainterPath:
    """A limb along the points with that width at each."""
    spine = smooth(points)
    steps = 2 * (len(points) - 1)
    left, right = [], []
    for k in range(steps + 1):
        i, f = divmod(k / 2, 1)
        i = int(i)
        width = widths[i] + (widths[min(i + 1, len(widths) - 1)] - widths[i]) * f
        here, ahead, behind = (spine.pointAtPercent(_share(points, k / 2 + d)) for d in (0, 0.12, -0.12))
        dx, dy = ahead.x() - behind.x(), ahead.y() - behind.y()
        length = (dx * dx + dy * dy) ** 0.5
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        left.append((here.x() + nx, here.y() + ny))
        right.append((here.x() - nx, here.y() - ny))
    return smooth(left + right[::-1], closed=True)


def _share(points: Sequence[tuple[float, float]], t: float) -> float:
    """Which share of the spine's length lies before the fractional point number ``t``."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    t = min(max(t, 0), len(lengths))
    whole = int(t)
    done = sum(lengths[:whole]) + (lengths[whole] * (t - whole) if whole < len(lengths) else 0)
    return min(max(done / sum(lengths), 0), 1)


def tapered(d: str, width: float) -> QPainterPath:
    """Each cubic, quadratic or straight piece of the line as a lens: pointed at both ends, ``width`` in its middle."""
    line = path(d)
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    kinds = QPainterPath.ElementType
    last = QPointF()
    i = 0
    while i < line.elementCount():
        element = line.elementAt(i)
        here = QPointF(element.x, element.y)
        if element.type == kinds.MoveToElement:
            last = here
            i += 1
            continue
        if element.type == kinds.LineToElement:
            c1, c2, end = last + (here - last) / 3, last + (here - last) * 2 / 3, here
            i += 1
        else:
            a, b = line.elementAt(i + 1), line.elementAt(i + 2)
            c1, c2, end = here, QPointF(a.x, a.y), QPointF(b.x, b.y)
            i += 3
        along = end - last
        length = (along.x() ** 2 + along.y() ** 2) ** 0.5 or 1
        side = QPointF(-along.y(), along.x()) * (width * 0.667 / length)
        result.moveTo(last)
        result.cubicTo(c1 + side, c2 + side, end)
        result.cubicTo(c2 - side, c1 - side, last)
        result.closeSubpath()
        last = end
    return result


@dataclass(frozen=True)
class Pen:
    """Draws into ``sheet`` in coordinates of its own; widths of lines are always those of the card."""

    sheet: Drawing
    frame: QTransform

    def placed(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> "Pen":
        """A pen whose origin, unit and upright are these, seen in this pen's coordinates."""
        inner = QTransform()
        inner.translate(x, y)
        inner.rotate(turn)
        inner.scale(-scale if flip else scale, scale)
        return replace(self, frame=inner * self.frame)

    def mapped(self, shape: QPainterPath | str) -> QPainterPath:
        """The shape in the card's coordinates."""
        result: QPainterPath = self.frame.map(as_path(shape))
        return result

    def form(self, shape: QPainterPath | str, fill: str, width: float = 5.5) -> None:
        """A filled shape with an outline that swells away from the light."""
        p = self.mapped(shape)
        if width < _SWELLING:
            self.sheet.add(p, fill, INK, width)
            return
        # Half of the line is hidden under the fill.
        shift = (_SHADOW[0] * width / 5.5, _SHADOW[1] * width / 5.5)
        self.sheet.shadowed(p, fill, width * 1.7, shift)

    def flat(self, shape: QPainterPath | str, fill: str, opacity: float | None = None) -> None:
        """A filled shape without outline; mix colours rather than ask for opacity, which is slow to paint."""
        self.sheet.add(self.mapped(shape), fill, opacity=opacity)

    def line(self, shape: QPainterPath | str, width: float = 4, ink: str = INK) -> None:
        """An even line."""
        self.sheet.line(self.mapped(shape), width, ink)

    def rod(self, shape: QPainterPath | str, width: float, colour: str) -> None:
        """A thick line with outline: staffs, stems, cords."""
        self.line(shape, width + 9, INK)
        self.line(shape, width, colour)

    def mark(self, d: str, width: float = 5, ink: str = INK) -> None:
        """A tapered line."""
        scale = abs(self.frame.determinant()) ** 0.5
        self.sheet.add(self.mapped(tapered(d, width / scale)), ink)

    def marks(self, lines: list[str], width: float, ink: str) -> None:
        """Several tapered lines as one element."""
        self.mark(" ".join(lines), width, ink)

    def both(self, d: str) -> list[QPainterPath]:
        """The shape and its mirror image about this pen's upright."""
        mirror = QTransform.fromScale(-1, 1)
        return [as_path(d), mirror.map(as_path(d))]
