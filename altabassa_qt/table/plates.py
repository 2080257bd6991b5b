"""The plate of a seat: its face, name, points and chips, and by signs what it is doing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ..models.seats import SeatRole
from .art import avatar
from .clock import Clock, Curve
from .look import ACCENT, AMBER, CREAM, GOLD, MUTED, Style, alpha, paint_shadow, pill, upright, width_of, write
from .picture import Picture
from .signs import paint_back, paint_bubble, paint_chips, paint_crown, paint_token

ROLL = 350  # ms in which a score rolls to its new number
_LEFT = Qt.AlignmentFlag.AlignLeft


class Plate(Picture):
    """One seat, painted from a row of `SeatModel`. It takes no clicks: cards may lie under its rim."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._index = QPersistentModelIndex()
        self._style: Style | None = None
        self._big = True
        self._score: float | None = None  # the number that is written; it may be on its way to the true one
        self._held_back: float = 0
        self._seen: tuple[object, ...] = ()

    def set_index(self, index: QModelIndex) -> None:
        """Shows a row of the seats' model."""
        self._index = QPersistentModelIndex(index)
        self._score = self._truth()

    def set_look(self, style: Style, big: bool) -> None:
        """Sets cloth and size; the small plate leaves out the chips."""
        if (style, big) != (self._style, self._big):
            self._style, self._big = style, big
            self.redraw()

    def place(self, rect: QRectF) -> None:
        """Puts the plate itself at `rect`; the widget is larger, for glow and badges."""
        rim = self.rim
        self.setGeometry(rect.adjusted(-rim, -rim, rim, rim).toAlignedRect())

    @property
    def rim(self) -> int:
        """How far the widget reaches beyond the plate."""
        return 14 if self._style is None else self._style.px(14)

    def refresh(self) -> None:
        """Shows what the model says now."""
        self.setAccessibleName(str(self._index.data(Qt.ItemDataRole.AccessibleTextRole)))
        truth = self._truth()
        if truth is None or self._score is None or truth < self._score:
            self._score = truth
        else:
            self._score = max(self._score, truth - self._held_back)
            if not self._held_back:
                self._score = truth
        self._show()

    def hold_back(self, gain: float) -> None:
        """Writes the score without `gain` until `release`: the points are still on their way."""
        self._held_back = gain
        truth = self._truth()
        if truth is not None:
            self._score = truth - gain
            self._show()

    def release(self) -> None:
        """The points have arrived: the number rolls to the true one."""
        self._held_back = 0
        start, truth = self._score, self._truth()
        if start is None or truth is None or start == truth:
            self._score = truth
            self._show()
            return

        def step(along: float) -> None:
            self._score = truth if along >= 1 else round(start + (truth - start) * along)
            self._show()

        self._clock.add(step, ROLL, Curve.OutQuad)

    def _truth(self) -> float | None:
        score = self._index.data(SeatRole.SCORE) if self._index.isValid() else None
        return score if isinstance(score, int | float) else None

    def _show(self) -> None:
        """Draws anew, if anything that can be seen has changed."""
        seen = (self._score, self._glows(), *(self._index.data(role) for role in SeatRole))
        if seen != self._seen:
            self._seen = seen
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        if self._style is None or not self._index.isValid():
            return
        rim = self.rim
        rect = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
        state = str(self._index.data(SeatRole.STATE))
        if state == "out":
            painter.setOpacity(0.62)
        self._paint_body(painter, rect, bool(self._index.data(SeatRole.TO_MOVE)), state == "won")
        self._paint_words(painter, rect)
        self._paint_signs(painter, rect, state)

    def _paint_body(self, painter: QPainter, rect: QRectF, turn: bool, won: bool) -> None:
        """The plate: aglow for whoever's turn it is; where several move at once, only the viewer's own."""
        assert self._style is not None
        light, dark, edge = self._style.felt.panel
        paint_shadow(painter, rect, rect.height() / 2, 8, 0.5, 3)
        glows = won or (turn and self._glows())
        if glows:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for out, strength in ((8, 22), (5, 50)):
                painter.setPen(QPen(alpha(AMBER, strength), out * 2))
                painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        pill(painter, rect, upright(rect, light, dark), GOLD if won else AMBER if turn else edge, None,
             2.4 if glows else 1.6 if turn else 1)  # fmt: skip
        side = round(rect.height() * (0.82 if self._big else 0.8))
        face = avatar(str(self._index.data(SeatRole.FACE)), side, self.devicePixelRatioF(),
                      str(self._index.data(SeatRole.COLOUR)))  # fmt: skip
        painter.drawPixmap(round(rect.x() + rect.height() / 2 - side / 2), round(rect.center().y() - side / 2), face)

    def _glows(self) -> bool:
        model = self._index.model()
        several = sum(bool(model.index(row, 0).data(SeatRole.TO_MOVE)) for row in range(model.rowCount())) > 1
        return not several or bool(self._index.data(SeatRole.VIEWER))

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        assert self._style is not None
        style, height = self._style, rect.height()
        left = rect.x() + height + style.px(3)
        room = rect.right() - left - height * 0.18
        name = style.font(15 if self._big else 12, True)
        upper = QRectF(left, rect.y() + height * (0.11 if self._big else 0.06), room, height * 0.38)
        write(painter, upper, str(self._index.data(SeatRole.NAME)), name, CREAM, _LEFT)
        lower = QRectF(left, rect.y() + height * (0.49 if self._big else 0.47), room, height * 0.42)
        if self._score is not None:
            words = self._number(self._score)
            font = style.font(18 if self._big else 14, True)
            write(painter, lower, words, font, ACCENT, _LEFT)
            lower.setLeft(lower.left() + max(width_of(words, font) + style.px(8), style.px(34 if self._big else 22)))
        chips = self._index.data(SeatRole.CHIPS)
        if chips is not None and (self._big or self._score is None):
            font = style.font(13)
            unit = style.scale * (1.0 if self._big else 0.8)
            paint_chips(painter, lower.left() + 9 * unit, lower.center().y(), unit)
            lower.setLeft(lower.left() + 23 * unit)
            words = self._number(chips)
            write(painter, lower, words, font, MUTED, _LEFT)
            lower.setLeft(lower.left() + width_of(words, font) + 8 * unit)
        self._paint_cards_left(painter, lower)
        upper.setLeft(upper.left() + width_of(str(self._index.data(SeatRole.NAME)), name) + style.px(7))
        self._paint_notes(painter, upper, lower)

    def _paint_cards_left(self, painter: QPainter, lower: QRectF) -> None:
        """How many cards the seat still holds, at the end of the lower line, where its notes leave room."""
        assert self._style is not None
        cards = self._index.data(SeatRole.CARDS)
        if not cards:
            return
        font, unit = self._style.font(13 if self._big else 12), self._style.scale * (1.0 if self._big else 0.8)
        words = self._number(cards)
        needed = width_of(words, font) + 17 * unit
        notes = width_of(" · ".join(self._index.data(SeatRole.NOTES) or ()), font)
        if lower.width() < needed + (notes + self._style.px(6) if notes else 0):
            return
        left = lower.right() - needed
        paint_back(painter, left + 6 * unit, lower.center().y(), unit * 0.75)
        write(painter, QRectF(left + 15 * unit, lower.y(), lower.right() - left - 15 * unit, lower.height()),
              words, font, MUTED, _LEFT)  # fmt: skip
        lower.setRight(left - self._style.px(4))

    def _paint_notes(self, painter: QPainter, upper: QRectF, lower: QRectF) -> None:
        """The short words of a seat in the lower line; those for which it has no room go beside the name."""
        assert self._style is not None
        notes = list(self._index.data(SeatRole.NOTES) or ())
        font = self._style.font(13 if self._big else 12)
        above: list[str] = []
        while len(notes) > 1 and width_of(" · ".join(notes), font) > lower.width():
            longer = " · ".join([notes[-1], *above])
            if width_of(longer, font) > upper.width():
                break
            above.insert(0, notes.pop())
        for words, room in ((above, upper), (notes, lower)):
            if words and room.width() > self._style.px(16):
                write(painter, room, " · ".join(words), font, CREAM, _LEFT)

    def _paint_signs(self, painter: QPainter, rect: QRectF, state: str) -> None:
        side = rect.height() * 0.82
        unit = min(1.6, rect.height() / 56) if self._big else min(1.5, rect.height() / 46)
        x, y = rect.x() + rect.height() / 2, rect.center().y()
        if state == "thinking":
            paint_bubble(painter, x - side * 0.34, y - side * 0.46, unit)
        elif state == "chosen":
            paint_back(painter, x - side * 0.48, y - side * 0.34, unit)
        elif state == "won":
            paint_crown(painter, x, y - side * 0.56, unit)
        for number, token in enumerate(self._index.data(SeatRole.TOKENS)):
            paint_token(painter, token, x + side * 0.36 - number * 20 * unit, y + side * 0.36, 9.5 * unit)

    def _number(self, value: float) -> str:
        whole = isinstance(value, int) or value.is_integer()
        words = self.locale().toString(int(value)) if whole else self.locale().toString(value, "g", 6)
        return words.replace("-", "−")
