"""The small round signs on a seat's plate: told apart by their shape, not only by their colour."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from .look import ACCENT, CREAM, GOLD

_DARK = "#2b2006"


def paint_token(painter: QPainter, token: str, x: float, y: float, radius: float) -> None:
    """Paints the sign of a token ("dealer") as a disc round (x, y)."""
    drawing = _TOKENS.get(token)
    if drawing is None:
        return
    painter.save()
    painter.translate(x, y)
    painter.scale(radius / 10, radius / 10)
    painter.setPen(QPen(QColor("#3a2a08"), 1.3))
    painter.setBrush(QColor("#cfe0ff" if token == "partner" else ACCENT))
    painter.drawEllipse(QPointF(0, 0), 10, 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_DARK))
    drawing(painter)
    painter.restore()


def paint_bubble(painter: QPainter, x: float, y: float, unit: float) -> None:
    """Paints three dots in a bubble round (x, y): somebody thinks."""
    bubble = QRectF(x - 13.5 * unit, y - 8 * unit, 27 * unit, 16 * unit)
    painter.setPen(QPen(QColor("#10251e"), 1.4))
    painter.setBrush(QColor(CREAM))
    painter.drawRoundedRect(bubble, 8 * unit, 8 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#23473a"))
    for number in (-1, 0, 1):
        painter.drawEllipse(QPointF(x + number * 6.5 * unit, y), 2 * unit, 2 * unit)


def paint_back(painter: QPainter, x: float, y: float, unit: float) -> None:
    """Paints a small card back round (x, y): somebody has chosen."""
    card = QRectF(x - 6.5 * unit, y - 9 * unit, 13 * unit, 18 * unit)
    painter.setPen(QPen(QColor("#10251e"), 1.2))
    painter.setBrush(QColor("#fffdf7"))
    painter.drawRoundedRect(card, 2 * unit, 2 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8f2a40"))
    inner = 2 * unit
    painter.drawRoundedRect(card.adjusted(inner, inner, -inner, -inner), unit, unit)


def paint_crown(painter: QPainter, x: float, y: float, unit: float) -> None:
    """Paints a crown round (x, y): somebody has won."""
    corners = ((-11, 7), (-13, -6), (-6, 0), (0, -9), (6, 0), (13, -6), (11, 7))
    painter.setPen(QPen(QColor("#3a2a08"), 1.4))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([QPointF(x + a * unit, y + b * unit) for a, b in corners]))


def paint_chips(painter: QPainter, x: float, y: float, unit: float) -> None:
    """Paints a small stack of chips round (x, y)."""
    painter.setPen(QPen(QColor("#5c1a20"), 1))
    painter.setBrush(QColor("#c8434a"))
    for layer in range(3):
        painter.drawEllipse(QPointF(x, y + (4 - layer * 4) * unit), 9 * unit, 4.5 * unit)
    painter.setPen(QPen(QColor("#f3d9b8"), 1.4))
    painter.drawEllipse(QPointF(x, y - 4 * unit), 5 * unit, 2.4 * unit)


def _bell(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-6, 4))
    path.cubicTo(-3, 2, -5, -6, 0, -6)
    path.cubicTo(5, -6, 3, 2, 6, 4)
    path.closeSubpath()
    painter.drawPath(path)
    painter.drawEllipse(QPointF(0, 5.4), 1.9, 1.6)
    painter.drawEllipse(QPointF(0, -6.4), 1.3, 1.3)


def _cards(painter: QPainter) -> None:
    for turn in (-24, 14):
        painter.save()
        painter.rotate(turn)
        painter.setPen(QPen(QColor(ACCENT), 0.8))
        painter.drawRoundedRect(QRectF(-3.4, -5.6, 6.8, 10), 1, 1)
        painter.restore()


def _coins(painter: QPainter) -> None:
    for y in (3.6, 0, -3.6):
        painter.setPen(QPen(QColor(ACCENT), 0.9))
        painter.drawEllipse(QPointF(0, y), 5.6, 2.7)


def _ribbon(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF([QPointF(-4, 0), QPointF(-5, 8), QPointF(-1.5, 5.5), QPointF(0, 1)]))
    painter.drawPolygon(QPolygonF([QPointF(4, 0), QPointF(5, 8), QPointF(1.5, 5.5), QPointF(0, 1)]))
    painter.drawEllipse(QPointF(0, -2), 5, 5)
    painter.setBrush(QColor(ACCENT))
    painter.drawEllipse(QPointF(0, -2), 2.2, 2.2)


def _arrow(painter: QPainter) -> None:
    corners = ((-5, -2), (0, -2), (0, -5.5), (6.5, 0), (0, 5.5), (0, 2), (-5, 2))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def _shield(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-5.4, -5.4))
    path.lineTo(5.4, -5.4)
    path.cubicTo(5.6, 2, 3, 5, 0, 7)
    path.cubicTo(-3, 5, -5.6, 2, -5.4, -5.4)
    painter.drawPath(path)


_TOKENS: dict[str, Callable[[QPainter], None]] = {
    "director": _bell,
    "dealer": _cards,
    "bank": _coins,
    "alone": _ribbon,
    "leads": _arrow,
    "partner": _shield,
}
