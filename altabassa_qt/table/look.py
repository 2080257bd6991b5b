"""Colours, letters and shadows of the table: what all its parts have in common."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)  # fmt: skip

from .felts import Felt

AMBER, AZURE, CREAM, MUTED, ACCENT = "#ffc85a", "#8cc8ff", "#f6efdd", "#c3d3c8", "#ffd87a"
GOLD, SILVER, INK, BRASS = "#ffd04a", "#dfe8ee", "#2a1d03", "#c79a45"


TEXT = {"S": 0.87, "M": 1.0, "L": 1.2, "XL": 1.47}
SMALLEST = 12  # px: nothing is written smaller


@dataclass(frozen=True)
class Style:
    """How everything on one table is drawn: its cloth, and the scale of letters and plates."""

    felt: Felt
    scale: float = 1.0

    def px(self, size: float) -> int:
        """Returns a size of the design, given for a window 1280 wide and middle letters, in pixels."""
        return round(size * self.scale)

    def font(self, size: float, bold: bool = False) -> QFont:
        """Returns the system's font with letters `size` high at scale 1, figures all of one width."""
        font = QFont(QGuiApplication.font())
        font.setPixelSize(max(SMALLEST, round(size * self.scale)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font


def alpha(colour: str | QColor, value: int) -> QColor:
    """Returns a colour with its opacity from 0 to 255."""
    found = QColor(colour)
    found.setAlpha(value)
    return found


def upright(rect: QRectF, top: str | QColor, bottom: str | QColor) -> QBrush:
    """Returns a brush that runs from `top` to `bottom` of a rectangle."""
    gradient = QLinearGradient(0, rect.top(), 0, rect.bottom())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return QBrush(gradient)


def pill(
    painter: QPainter,
    rect: QRectF,
    fill: QBrush | QColor | str,
    edge: QColor | str | None = None,
    radius: float | None = None,
    width: float = 1.0,
) -> None:
    """Paints a rounded rectangle; without a radius its ends are half circles."""
    painter.setBrush(QColor(fill) if isinstance(fill, str) else fill)
    painter.setPen(QPen(QColor(edge), width) if edge is not None else Qt.PenStyle.NoPen)
    round_ = rect.height() / 2 if radius is None else radius
    painter.drawRoundedRect(rect, round_, round_)


def write(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Writes one line, middle of the rectangle's height; what doesn't fit is set narrower, then shortened with dots."""
    wide = width_of(words, font)
    if wide > rect.width() > 0:
        font = QFont(font)
        font.setStretch(max(84, int(100 * rect.width() / wide)))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, fitting)


def width_of(words: str, font: QFont) -> float:
    """Returns how wide `words` are in `font`."""
    return QFontMetricsF(font).horizontalAdvance(words)


def arrow(painter: QPainter, x: float, y: float, size: float, up: bool, colour: str | QColor) -> None:
    """Paints a thick arrow `size` high, its middle at (x, y)."""
    way = -1 if up else 1
    corners = ((0, 0.5), (0.5, 0.02), (0.2, 0.02), (0.2, -0.5), (-0.2, -0.5), (-0.2, 0.02), (-0.5, 0.02))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x + across * size, y + way * along * size) for across, along in corners]))
    path.closeSubpath()
    pen = QPen(QColor(colour), size * 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colour))
    painter.drawPath(path)


@lru_cache(maxsize=48)
def shadow(width: int, height: int, radius: int, blur: int, strength: float, dpr: float = 1.0) -> QPixmap:
    """Returns a soft shadow `blur` wider on each side than its thing: stacked rounded rectangles, no filter."""
    pixmap = QPixmap(round((width + 2 * blur) * dpr), round((height + 2 * blur) * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(6, min(blur, 20))
    for layer in range(layers):
        out = blur * (1 - 2 * layer / (layers - 1))
        painter.setBrush(QColor(4, 14, 10, max(1, round(255 * strength * 2.0 / layers * (layer + 1) / layers))))
        rect = QRectF(blur - out, blur - out, width + 2 * out, height + 2 * out)
        corner = max(2.0, radius + out)
        painter.drawRoundedRect(rect, corner, corner)
    painter.end()
    return pixmap


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, blur: int, strength: float, drop: float) -> None:
    """Paints the shadow of a rounded rectangle, fallen `drop` pixels."""
    dpr = painter.device().devicePixelRatioF()
    found = shadow(round(rect.width()), round(rect.height()), round(radius), blur, strength, dpr)
    painter.drawPixmap(QPointF(rect.x() - blur, rect.y() - blur + drop), found)
