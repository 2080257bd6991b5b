"""A card as it is painted: where it is this moment, where it is going, and how it looks on the way."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from .art import RIM, DeckArt
from .clock import Motion
from .geometry import Slot
from .look import ACCENT, AZURE, CREAM, GOLD, SILVER, alpha, shadow

RINGS = {"first": GOLD, "second": SILVER, "winner": GOLD, "captured": AZURE, "led": CREAM}
CHOSEN_LIFT, HOVER_LIFT, READY_LIFT = 1 / 3, 1 / 8, 1 / 20  # of the card's height
DIMMED = QColor(34, 52, 44, 44)  # over a card that can't be played: a little darker, its colours still clear
CORNER = 0.045  # of the card's width


@dataclass
class Sprite:
    """A card on its way or at rest. `face` runs from 0 (back) to 1 (face); `glow` is how far its ring has grown."""

    id: int
    code: str
    slot: Slot
    x: float
    y: float
    height: float
    tilt: float
    face: float
    face_goal: float
    z: float = 0.0
    lift: float = 0.0
    lift_goal: float = 0.0
    mark: str = ""
    glow: float = 0.0
    dim: bool = False
    opacity: float = 1.0
    place: str = ""
    held: bool = False
    seat: int | None = None
    moving: Motion | None = None
    flipping: Motion | None = None
    lifting: Motion | None = None
    glowing: Motion | None = None
    painted: QRect = field(default_factory=QRect)

    @property
    def travels(self) -> bool:
        """Whether it is on its way to another place or turning over."""
        return self.moving is not None or self.flipping is not None

    def centre(self) -> QPointF:
        """Returns its middle, the lift along its own axis included."""
        turn = math.radians(self.tilt)
        up = self.lift * self.height
        return QPointF(self.x + up * math.sin(turn), self.y - up * math.cos(turn))

    def bounds(self, aspect: float) -> QRect:
        """Returns the rectangle that painting it may touch, shadow and ring included."""
        half = math.hypot(self.height * aspect, self.height) / 2 if abs(self.tilt) > 12 else 0.0
        turn = math.radians(abs(self.tilt))
        width = self.height * aspect * math.cos(turn) + self.height * math.sin(turn)
        height = self.height * math.cos(turn) + self.height * aspect * math.sin(turn)
        rim = 22 * weight(self.height)
        across, down = max(width / 2, half) + rim, max(height / 2, half) + rim * 1.25
        middle = self.centre()
        return QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down).toAlignedRect()

    def contains(self, point: QPointF, aspect: float) -> bool:
        """Returns whether a point lies on it, where it rests or where it is lifted to."""
        turn = math.radians(self.slot.tilt)
        dx, dy = point.x() - self.slot.x, point.y() - self.slot.y
        across = dx * math.cos(turn) + dy * math.sin(turn)
        down = -dx * math.sin(turn) + dy * math.cos(turn)
        half_w, half_h = self.slot.height * aspect / 2, self.slot.height / 2
        if self.slot.cross:
            half_w, half_h = half_h, half_w
        return abs(across) <= half_w and -half_h - self.lift_goal * self.slot.height <= down <= half_h


def weight(height: float) -> float:
    """How much thicker lines are on a card so high than on one of the design's size."""
    return max(1.0, height / 190)


def paint_card(
    painter: QPainter, sprite: Sprite, art: DeckArt, back: str, dpr: float, chosen: bool, plain: bool, rough: bool
) -> None:
    """Paints a card with its shadow, and the ring of gold, silver or choice that it has.

    `plain` leaves out the slight tilt of a card on its way: many at once are painted several times as
    fast. `rough` takes cards of another size, scaled.
    """
    if not sprite.code:
        return
    raster = round(sprite.slot.height)
    scale = sprite.height / raster
    width, height = round(raster * art.aspect), raster
    name = sprite.code if sprite.face > 0.5 and sprite.code != "??" else back
    lifted = sprite.lift > 0.01 or (sprite.moving is not None and not plain)
    squeeze = abs(1 - 2 * sprite.face)
    tilt = 0.0 if plain and abs(sprite.tilt) < 9 else sprite.tilt
    blur = round(min(40, max(4, height * (0.085 if lifted else 0.045))))
    drop = round(blur * 0.5 * dpr) / dpr
    radius = width * CORNER
    cast = shadow(width, height, round(radius), blur, 0.40 if lifted else 0.46, dpr)
    face = art.pixmap(name, raster, dpr, rough)
    middle = sprite.centre()
    card = QRectF(-width / 2, -height / 2, width, height)
    painter.save()
    painter.setOpacity(sprite.opacity)
    if not tilt and abs(scale - 1) < 1e-3 and squeeze > 0.999:  # on whole device pixels: sharp, and fast
        left = round((middle.x() - width / 2) * dpr) / dpr
        top = round((middle.y() - height / 2) * dpr) / dpr
        painter.translate(left + width / 2, top + height / 2)
        painter.drawPixmap(QPointF(-width / 2 - blur, -height / 2 - blur + drop), cast)
    else:
        base = painter.transform()
        turn = QTransform().rotate(tilt).scale(scale * max(0.02, squeeze), scale)
        painter.setTransform(turn * QTransform.fromTranslate(middle.x(), middle.y() + drop) * base)
        painter.drawPixmap(QPointF(-width / 2 - blur, -height / 2 - blur), cast)
        painter.setTransform(turn * QTransform.fromTranslate(middle.x(), middle.y()) * base)
    colour = ACCENT if chosen else RINGS.get(sprite.mark, "")
    grown = 1.0 if chosen else sprite.glow
    if colour and grown > 0:
        _glow(painter, card, radius, colour, grown)
    painter.drawPixmap(QPointF(-width / 2 - RIM, -height / 2 - RIM), face)
    if sprite.dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(DIMMED)
        painter.drawRoundedRect(card, radius, radius)
    if colour and grown > 0:
        _ring(painter, card, radius, colour, grown, thin=sprite.mark == "led" and not chosen)
    painter.restore()


def paint_focus(painter: QPainter, sprite: Sprite, aspect: float) -> None:
    """Paints the ring of the card that the keyboard is at: a dark line keeps it visible on every cloth."""
    painter.save()
    painter.translate(sprite.centre())
    painter.rotate(sprite.tilt)
    width = sprite.height * aspect
    card = QRectF(-width / 2, -sprite.height / 2, width, sprite.height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, pen, out in ((QColor(16, 16, 12), 7.0, 4.5), (QColor(ACCENT), 3.0, 4.5), (QColor(CREAM), 1.0, 6.5)):
        painter.setPen(QPen(colour, pen))
        corner = width * CORNER + out
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner, corner)
    painter.restore()


def _glow(painter: QPainter, card: QRectF, radius: float, colour: str, grown: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = weight(card.height())
    for out, strength in ((9, 26), (7, 44), (5, 80)):
        painter.setPen(QPen(alpha(colour, round(strength * grown)), out * 2 * grown * thick))
        painter.drawRoundedRect(card, radius, radius)


def _ring(painter: QPainter, card: QRectF, radius: float, colour: str, grown: float, thin: bool = False) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = weight(card.height()) * grown
    out = 2.0 * thick
    rect = card.adjusted(-out, -out, out, out)
    painter.setPen(QPen(QColor(20, 20, 16, round(200 * grown)), (3.5 if thin else 5.5) * thick))
    painter.drawRoundedRect(rect, radius + out, radius + out)
    painter.setPen(QPen(QColor(colour), (1.8 if thin else 3.2) * thick))
    painter.drawRoundedRect(rect, radius + out, radius + out)
