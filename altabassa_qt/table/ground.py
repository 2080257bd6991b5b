"""What lies under the cards: the cloth, outlines of empty places, piles, and the small words beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QRegion

from ..engine.layout import Place, Shape
from ..engine.words import Text
from .art import DeckArt
from .felts import Felt, cloth
from .geometry import Board, Ring, Slot, superellipse
from .look import CREAM, Style, alpha, pill, width_of, write
from .stage import HEAPS

_LEAST = 0.1  # share of a pile that stays in each part, as it is shown while it is pulled apart


def printed_cloth(size: QSize, dpr: float, felt: Felt, ring: Ring | None) -> QPixmap:
    """Returns the cloth of a whole window with all that is printed on it: the oval, and a glow under the hand."""
    middle = QPointF(size.width() / 2, size.height() / 2) if ring is None else ring.centre
    ground = cloth(size.width(), size.height(), middle, dpr, felt)
    if ring is None:
        return ground
    painter = QPainter(ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ring.frame.seats <= 6 and ring.frame.front:
        _paint_oval(painter, ring, felt.light)
    if ring.frame.hand:
        glow = QRadialGradient(0, 0, 1)
        glow.setColorAt(0, QColor(255, 226, 150, 60))
        glow.setColorAt(1, QColor(255, 226, 150, 0))
        painter.translate(middle.x(), size.height() + 20)
        painter.scale(ring.frame.width * 0.46, ring.hand * 1.25)
        painter.setBrush(glow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.end()
    return ground


def _paint_oval(painter: QPainter, ring: Ring, light: bool) -> None:
    a, b = ring.radii
    rim_w, rim_h = ring.fronts[0].width() / 2 + 9, ring.fronts[0].height() / 2 + 6
    for out, strength in ((0.0, 46), (5.0, 22)):
        path = QPainterPath()
        for degree in range(0, 361, 2):
            x, y = superellipse(a + rim_w + out, b + rim_h + out, degree * 0.0174533, 2.6)
            point = QPointF(ring.centre.x() + x, ring.centre.y() + y)
            if degree:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.setPen(QPen(QColor(90, 70, 40, strength * 2) if light else QColor(230, 240, 220, strength), 1.4))
        painter.drawPath(path)


class Ground:
    """What lies under and beside the cards of one layout."""

    def __init__(
        self, board: Board, places: Sequence[Place], art: DeckArt, back: str, style: Style, say: Callable[[Text], str]
    ) -> None:
        self._board, self._places = board, tuple(places)
        self._art, self._back, self._style, self._say = art, back, style, say
        # The pile that is being pulled apart: its place, the share in the hand, and where the hand is.
        self.pulled: tuple[str, float, QPointF] | None = None
        self._badges = tuple(self._make_badges())

    def paint_below(self, painter: QPainter, box: QRect, dpr: float) -> None:
        """Paints outlines of empty places, and the cards beneath the top of a pile, as far as they touch `box`."""
        for place in self._places:
            slots = self._board.slots.get(place.id)
            if not slots or place.shape is Shape.HAND:
                continue
            rect = slots[0].rect(self._art.aspect)
            if not rect.toAlignedRect().adjusted(-16, -16, 16, 16).intersects(box):
                continue
            if place.count and self.pulled is not None and self.pulled[0] == place.id:
                self._paint_apart(painter, place.count, slots[0], dpr)
            elif place.count and place.shape in HEAPS:
                self._paint_pile(painter, place.count, slots[0], dpr)
            elif not place.cards and (place.empty or place.token):
                self._paint_outline(painter, rect, place.seat == self._board.me or bool(place.token))

    def paint_badges(self, painter: QPainter, box: QRect) -> None:
        """Paints how many cards lie in each pile, and the words beside places."""
        felt = self._style.felt
        for badge, words, place_id in self._badges:
            apart = self.pulled is not None and self.pulled[0] == place_id
            if badge.toAlignedRect().intersects(box) and not apart:
                pill(painter, badge, alpha(felt.panel[1], 240), felt.panel[2])
                write(painter, badge, words, self._style.font(13, True), CREAM)

    def region(self) -> QRegion:
        """Returns all that it paints."""
        region = QRegion()
        for place in self._places:
            if place.shape is not Shape.HAND:
                for slot in self._board.slots.get(place.id, ())[:1]:
                    region += slot.rect(self._art.aspect).toAlignedRect().adjusted(-20, -20, 20, 34)
        for badge, _, _ in self._badges:
            region += badge.toAlignedRect().adjusted(-2, -2, 2, 2)
        return region

    def _paint_outline(self, painter: QPainter, rect: QRectF, mine: bool) -> None:
        light = self._style.felt.light
        line = QColor(60, 44, 20, 200 if mine else 120) if light else QColor(235, 245, 225, 190 if mine else 90)
        painter.setPen(QPen(line, 2.2 if mine else 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(0, 0, 0, 28))
        corner = rect.width() * 0.06
        painter.drawRoundedRect(rect, corner, corner)

    def _paint_pile(self, painter: QPainter, count: int, slot: Slot, dpr: float) -> None:
        back = self._art.pixmap(self._back, round(slot.height), dpr)
        width = round(slot.height) * self._art.aspect
        for layer in range(min(7, count // 4), 0, -1):
            corner = QPointF(slot.x - width / 2 + layer * 1.4 - 2, slot.y - slot.height / 2 + layer * 1.4 - 2)
            painter.drawPixmap(corner, back)

    def _paint_apart(self, painter: QPainter, count: int, slot: Slot, dpr: float) -> None:
        """Both parts of a pile that is being pulled apart; a sprite lies on the one in the hand."""
        assert self.pulled is not None
        _, share, hand = self.pulled
        taken = round(count * (_LEAST + (1 - 2 * _LEAST) * share))
        self._paint_pile(painter, count - taken, slot, dpr)
        corner = QPointF(slot.x - round(slot.height) * self._art.aspect / 2, slot.y - slot.height / 2)
        painter.drawPixmap(corner, self._art.pixmap(self._back, round(slot.height), dpr))
        self._paint_pile(painter, taken, replace(slot, x=hand.x(), y=hand.y()), dpr)

    def _make_badges(self) -> Iterator[tuple[QRectF, str, str]]:
        """The small pills at the lower edge of places; at the upper edge of those along the window's lower edge."""
        font = self._style.font(13, True)
        for place in self._places:
            slots = self._board.slots.get(place.id)
            words = QLocale().toString(place.count) if place.count and place.shape in HEAPS else ""
            if place.caption is not None and (place.cards or place.count):
                words = self._say(place.caption)
            if not words or not slots:
                continue
            area = slots[0].rect(self._art.aspect)
            for slot in slots[1:]:
                area = area.united(slot.rect(self._art.aspect))
            badge = QRectF(0, 0, max(26.0, width_of(words, font) + 18), font.pixelSize() * 1.65)
            low = area.bottom() > self._board.ring.frame.height - 30
            # Words stand below what lies in a row, so that they cover no card.
            below = badge.height() / 2 + 1 if place.shape is Shape.ROW and place.seat is None else -3
            edge = area.top() if low else area.bottom() + below
            badge.moveCenter(QPointF(area.center().x(), edge))
            if place.packets:
                badge.moveBottom(area.top() - 3)
                badge.moveLeft(max(4.0, min(badge.left(), self._board.ring.frame.width - 4 - badge.width())))
            if place.seat is None and badge.width() > area.width() and not place.packets:
                badge.moveLeft(area.left() - 4)  # not over what lies at the left of it
            yield badge, words, place.id
