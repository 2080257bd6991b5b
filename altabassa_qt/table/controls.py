"""Buttons where the decision is: just above the hand, large, with the key that does the same written small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QSlider, QWidget

from ..engine.layout import Amount
from .art import DeckArt
from .look import ACCENT, CREAM, INK, Style, alpha, paint_shadow, pill, upright, width_of, write

LEAST = 44  # px: no button is lower
_GAP = 10
_MANY = 8  # cards in a list, from which on it shows nothing but the cards
_TILE_RIM = 18  # px by which the button of a card alone is larger than the card
_ENTER = "⏎"


@dataclass(frozen=True)
class Offer:
    """A button to be shown: what it says, the key that does the same, and what it does.

    `card` is drawn on it; `several` are offers that it opens as a list; a `small` one stands beside what matters more.
    """

    label: str
    act: Callable[[], None]
    key: str = ""
    strong: bool = False
    card: str = ""
    several: tuple[Offer, ...] = ()
    small: bool = False
    key_shown: bool = True

    @property
    def spoken_key(self) -> str:
        """The key by its name in the person's language."""
        return QKeySequence(self.key).toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def written_key(self) -> str:
        """The key as it stands on the button."""
        if not self.key_shown:
            return ""
        return _ENTER if self.key == "Enter" else self.spoken_key

    def looks(self) -> tuple[object, ...]:
        """All that can be seen of it."""
        return (self.label, self.spoken_key, self.strong, self.card, self.small,
                tuple(offer.looks() for offer in self.several))  # fmt: skip


class OfferButton(QAbstractButton):
    """One large button. Where it shows a card alone, `pointed_at` tells its name."""

    pointed_at = Signal(str)

    def __init__(self, offer: Offer, style: Style, art: DeckArt | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.offer = offer
        self._style, self._art = style, art
        self._tile = 0
        self.setText(offer.label)
        self.setAccessibleName(offer.label)
        if offer.key:
            self.setAccessibleDescription(offer.spoken_key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.resize(self.sizeHint())

    def make_tile(self, card_height: int) -> None:
        """Shows nothing but the card, so high; its name is told to a screen reader and under the mouse."""
        self._tile = card_height
        self.setToolTip(self.offer.label)
        self.update()

    def sizeHint(self) -> QSize:
        style = self._style
        if self._tile and self._art is not None:
            return QSize(round(self._tile * self._art.aspect) + _TILE_RIM, self._tile + _TILE_RIM)
        wide = width_of(self.offer.label, self._font()) + 2 * style.px(12 if self.offer.small else 18) + 8
        if self.offer.written_key:
            wide += self._key_width() + 8
        if self.offer.several:
            wide += style.px(22)
        tall = LEAST if self.offer.small else max(LEAST, style.px(46))
        if self.offer.card and self._art is not None:
            tall = max(tall, style.px(84))
            wide += self._card_height() * self._art.aspect + 6
        return QSize(round(max(wide, style.px(48))) + 8, tall + 8)

    def _font(self) -> QFont:
        return self._style.font(13) if self.offer.small else self._style.font(16, True)

    def _key_width(self) -> float:
        return max(self._style.px(28), width_of(self.offer.written_key, self._style.font(12)) + self._style.px(14))

    def _card_height(self) -> int:
        return self._tile or self._style.px(74)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
        self._name_changed()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._name_changed()

    def _name_changed(self) -> None:
        """A card alone is named by the list that it stands in."""
        if self._tile:
            self.pointed_at.emit(self.offer.label)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        style, strong = self._style, self.offer.strong
        light, dark, edge = style.felt.panel
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        paint_shadow(painter, rect, 10, 4, 0.5, 2)
        top, bottom = ("#ffd677", "#e9a93a") if strong else (light, dark)
        if self.isDown():
            top, bottom = bottom, bottom
        elif self.underMouse():
            top = QColor(top).lighter(110).name()
        pill(painter, rect, upright(rect, top, bottom), "#fff0c2" if strong else edge, 10, 1)
        ink = INK if strong else CREAM
        inner = rect.adjusted(style.px(12), 0, -style.px(12), 0)
        if self.offer.card and self._art is not None:
            card = self._art.pixmap(self.offer.card, self._card_height(), self.devicePixelRatioF())
            if self._tile:
                whole = card.deviceIndependentSize()
                painter.drawPixmap(rect.center() - QPointF(whole.width() / 2, whole.height() / 2), card)
                self._paint_focus(painter, rect)
                return
            painter.drawPixmap(QPointF(rect.x() + 6, rect.center().y() - self._card_height() / 2 - 2), card)
            inner.setLeft(rect.x() + 12 + self._card_height() * self._art.aspect)
        if self.offer.written_key:
            wide = self._key_width()
            tall = style.px(22)
            key = QRectF(rect.right() - wide - 8, rect.center().y() - tall / 2, wide, tall)
            pill(painter, key, alpha("#000000", 40 if strong else 70), None, 5)
            write(painter, key, self.offer.written_key, style.font(12), ink)
            inner.setRight(key.left() - 8)
        if self.offer.several:
            x, y, size = inner.right() - style.px(6), rect.center().y(), style.px(5)
            painter.setPen(QPen(QColor(ink), 2))
            painter.drawPolyline([QPointF(x - size, y - size / 2), QPointF(x, y + size / 2),
                                  QPointF(x + size, y - size / 2)])  # fmt: skip
            inner.setRight(x - size - 6)
        write(painter, inner, self.offer.label, self._font(), ink)
        self._paint_focus(painter, rect)

    def _paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((QColor(16, 16, 12), 5), (QColor(ACCENT), 3)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 11, 11)


def retire(part: QWidget) -> None:
    """Takes a button or chooser away, and at once its words: they may tell the next person what this one holds."""
    for widget in (part, *part.findChildren(QWidget)):
        widget.setAccessibleName("")
        widget.setToolTip("")
        if isinstance(widget, QAbstractButton):
            widget.setText("")
    part.hide()
    part.deleteLater()


class AmountChooser(QWidget):
    """A number chosen with a slider and two large buttons, and the button that means it."""

    meant = Signal(int)

    def __init__(
        self, amount: Amount, label: str, unit: str, words: tuple[str, str], style: Style, parent: QWidget
    ) -> None:
        """`words` are what the two buttons say to a screen reader: less, more."""
        super().__init__(parent)
        self._amount, self._label, self._unit, self._style = amount, label, unit, style
        self.value = max(amount.low, min(amount.high, amount.value))
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setRange(amount.low, amount.high)
        self._slider.setValue(self.value)
        self._slider.setAccessibleName(label)
        self._slider.setStyleSheet(_slider_sheet(style))
        self._less = OfferButton(Offer("−", lambda: self.change(-1)), style, None, self)
        self._more = OfferButton(Offer("+", lambda: self.change(1)), style, None, self)
        self._less.setAccessibleName(words[0])
        self._more.setAccessibleName(words[1])
        for button in (self._less, self._more):
            button.setAutoRepeat(True)
            button.clicked.connect(button.offer.act)
        self._mean = OfferButton(Offer(self._words(amount.high), self.mean, "Enter", strong=True), style, None, self)
        self._mean.clicked.connect(self.mean)
        self._slider.valueChanged.connect(self._changed)
        self._arrange()
        self._changed(self.value)

    def _words(self, value: int) -> str:
        number = self.locale().toString(value)
        return f"{self._label} {number} {self._unit}".strip()

    def change(self, step: int) -> None:
        """Makes the number larger or smaller."""
        self._slider.setValue(self.value + step)

    def set_value(self, value: int) -> None:
        """Shows another number."""
        self._slider.setValue(value)

    def mean(self) -> None:
        """The number is meant."""
        self.meant.emit(self.value)

    def _changed(self, value: int) -> None:
        self.value = value
        words = self._words(value)
        offer = self._mean.offer
        self._mean.offer = Offer(words, offer.act, offer.key, True)
        self._mean.setText(words)
        self._mean.setAccessibleName(words)
        self._less.setEnabled(value > self._amount.low)
        self._more.setEnabled(value < self._amount.high)
        self._mean.update()

    def fit(self, room: float) -> None:
        """Becomes narrower, if it must: the slider gives way, since the buttons do the same."""
        self._arrange()
        excess = self.width() - room
        if excess > 0:
            self._arrange(round(max(0.0, self._slider.width() - excess)))

    def _arrange(self, slider: int | None = None) -> None:
        tall = self._mean.height()
        x = 0
        self._less.move(0, 0)
        x = self._less.width() + 2
        wide = self._style.px(170) if slider is None else slider
        if wide < self._style.px(50):
            wide = 0
        self._slider.setVisible(wide > 0)
        self._slider.setGeometry(x, 0, wide, tall)
        x += wide + 2
        self._more.move(x, 0)
        x += self._more.width() + 4
        self._mean.move(x, 0)
        self.resize(x + self._mean.width(), tall)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = self._style.felt
        if not self._slider.isHidden():
            rect = QRectF(self._slider.geometry()).adjusted(2, 3, -2, -5)
            pill(painter, rect, alpha(felt.panel[1], 235), felt.panel[2], 10)


def _slider_sheet(style: Style) -> str:
    knob = style.px(22)
    return f"""
        QSlider {{ background: transparent; padding: 0 {style.px(10)}px; }}
        QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {style.felt.panel[2]}; }}
        QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; background: {ACCENT}; }}
        QSlider::handle:horizontal {{ width: {knob}px; margin: -{(knob - 6) // 2}px 0; border-radius: {knob // 2}px;
                                      background: {CREAM}; border: 1px solid #3a2a08; }}
        QSlider::handle:horizontal:focus {{ border: 3px solid {ACCENT}; }}
    """


class Controls(QWidget):
    """The row of buttons. It is as large as they need, at the right above the hand, and clear of a lifted card."""

    opened = Signal(object)  # an Offer with several: its list is wanted

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style: Style | None = None
        self._art: DeckArt | None = None
        self._key: tuple[object, ...] = ()
        self._offers: tuple[Offer, ...] = ()
        self._parts: list[QWidget] = []
        self.chooser: AmountChooser | None = None

    def offer(
        self, offers: Sequence[Offer], style: Style, art: DeckArt | None, amount: AmountMaker | None = None
    ) -> None:
        """Shows these buttons, and a chooser of numbers if `amount` makes one."""
        self._offers = tuple(offers)
        key: tuple[object, ...] = (
            tuple(one.looks() for one in offers), style, art, amount.key if amount is not None else None
        )  # fmt: skip
        if key == self._key:
            buttons = [part for part in self._parts if isinstance(part, OfferButton)]
            for button, one in zip(buttons, offers, strict=True):
                button.offer = one
            return
        had_focus = any(part.hasFocus() or part.isAncestorOf(part.focusWidget() or self) for part in self._parts)
        self._key, self._style, self._art = key, style, art
        for part in self._parts:
            retire(part)
        self._parts = []
        self.chooser = None
        if amount is not None:
            self.chooser = amount.make(self)
            self._parts.append(self.chooser)
        for one in offers:
            button = OfferButton(one, style, art, self)
            button.clicked.connect(lambda _checked=False, button=button: self._act(button))
            self._parts.append(button)
        for part in self._parts:
            part.show()
        if had_focus and self._parts:
            self._parts[0].setFocus()

    def _act(self, button: OfferButton) -> None:
        if button.offer.several:
            self.opened.emit(button.offer)
        else:
            button.offer.act()

    def _lines(self, room: float) -> list[list[QWidget]]:
        """The buttons in as few rows as they fit into."""
        lines: list[list[QWidget]] = [[]]
        for part in self._parts:
            wide = sum(one.width() + _GAP for one in lines[-1]) + part.width()
            if lines[-1] and wide > room:
                lines.append([])
            lines[-1].append(part)
        return lines

    def has_key(self, key: str) -> bool:
        """Returns whether a button has this key."""
        return any(one.key == key for one in self._offers)

    def key_pressed(self, text: str) -> bool:
        """Does what the button with this key does; returns whether there is one."""
        for one in self._offers:
            if one.key and one.key.upper() == text.upper():
                if one.several:
                    self.opened.emit(one)
                else:
                    one.act()
                return True
        return False

    def place(self, row: QRectF, hand_top: float, lifted: Sequence[QRectF]) -> None:
        """Puts the buttons into `row`, in more rows upward if they need them, beside whatever is lifted."""
        self.setVisible(bool(self._parts))
        if not self._parts:
            return
        if self.chooser is not None:
            self.chooser.fit(row.width())
        lines = self._lines(row.width())
        even = -(-len(self._parts) // len(lines))
        if len(lines) > 1:  # as many in each row, rather than one left over
            lines = [self._parts[i : i + even] for i in range(0, len(self._parts), even)]
        width = max(sum(one.width() for one in line) + _GAP * (len(line) - 1) for line in lines)
        heights = [max(one.height() for one in line) for line in lines]
        tall = sum(heights) + 6 * (len(lines) - 1)
        bottom = (
            row.center().y() + heights[-1] / 2 if len(lines) == 1 and tall <= row.height() + 8 else row.bottom() + 4
        )
        area = QRectF(row.right() - width + 4, bottom - tall, width, tall)
        # As far to the right as no lifted card is covered.
        rights = [area.right(), *sorted((card.left() - 8 for card in lifted), reverse=True)]
        places = [area.translated(right - area.right(), 0) for right in rights if right - width >= row.left()]
        area = next((place for place in places if not any(card.intersects(place) for card in lifted)), area)
        self.setGeometry(area.toAlignedRect())
        y = 0
        for line, height in zip(lines, heights, strict=True):
            x = round(width - sum(one.width() for one in line) - _GAP * (len(line) - 1))
            for one in line:
                one.move(x, y + (height - one.height()) // 2)
                x += one.width() + _GAP
            y += height + 6


@dataclass(frozen=True)
class AmountMaker:
    """How to make a chooser of numbers; `key` tells whether it would be the same one."""

    key: tuple[object, ...]
    make: Callable[[QWidget], AmountChooser]


class Choices(QWidget):
    """A list of offers over the table, from which one is chosen; Esc or a click beside it closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.hide()
        self._style: Style | None = None
        self._art: DeckArt | None = None  # set while a list of many cards shows nothing but them
        self._buttons: list[OfferButton] = []
        self._columns = 1
        self._panel = QRectF()
        self._title = self._card = ""

    def show_offers(self, offer: Offer, style: Style, art: DeckArt | None) -> None:
        """Opens the list of an offer."""
        self._style, self._title, self._card = style, offer.label, ""
        self.setAccessibleName(offer.label)
        self._forget()
        for one in offer.several:
            button = OfferButton(one, style, art, self)
            button.clicked.connect(lambda _checked=False, one=one: self._chosen(one))
            button.pointed_at.connect(self._name)
            self._buttons.append(button)
            button.show()
        self._art = art if len(offer.several) > _MANY and all(one.card for one in offer.several) else None
        self.setGeometry(self._table.rect())
        self._arrange()
        self.show()
        self.raise_()
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _name(self, card: str) -> None:
        self._card = card
        self.update()

    def _forget(self) -> None:
        for button in self._buttons:
            retire(button)
        self._buttons = []

    def _chosen(self, one: Offer) -> None:
        self.close_list()
        one.act()

    def close_list(self) -> None:
        """Closes the list without a choice."""
        if self.isVisible():
            self.hide()
            self._table.setFocus()
            self._forget()

    def _arrange(self) -> None:
        if self._style is None or not self._buttons:
            return
        rim, head, count = self._style.px(18), self._style.px(40), len(self._buttons)
        room_w, room_h = self.width() - 40 - 2 * rim, self.height() - 30 - rim - head
        if self._art is not None:
            self._columns, tile = self._tiles(count, room_w, room_h, self._art.aspect)
            for button in self._buttons:
                button.make_tile(tile)
        wide = max(button.sizeHint().width() for button in self._buttons)
        tall = max(button.sizeHint().height() for button in self._buttons)
        if self._art is None:
            across = max(1, min(count, (room_w + 6) // (wide + 6)))
            fitting = (n for n in range(1, across + 1) if -(-count // n) * (tall + 4) < room_h)
            self._columns = next(fitting, across)
        columns, lines = self._columns, -(-count // self._columns)
        width, height = columns * (wide + 6) - 6 + 2 * rim, lines * (tall + 4) - 4 + head + rim
        left, top = (self.width() - width) / 2, max(10.0, (self.height() - height) / 2)
        self._panel = QRectF(left, top, width, height)
        for number, button in enumerate(self._buttons):
            line, column = divmod(number, columns)
            button.setGeometry(
                round(left + rim + column * (wide + 6)), round(top + head + line * (tall + 4)), wide, tall
            )

    def _tiles(self, count: int, room_w: int, room_h: int, aspect: float) -> tuple[int, int]:
        """How many cards stand in a row, a multiple of four so that suits stay below each other, and how high."""
        best = (4, 20)
        for columns in range(4, count + 1, 4):
            lines = -(-count // columns)
            high = min(room_h / lines - _TILE_RIM - 4, (room_w / columns - _TILE_RIM - 6) / aspect)
            if high > best[1]:
                best = (columns, int(high))
        assert self._style is not None
        return best[0], min(best[1], self._style.px(130))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._panel.contains(event.position()):
            self.close_list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self._columns
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -row, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: row}
        if event.key() == Qt.Key.Key_Escape:
            self.close_list()
        elif event.key() in steps and self._buttons:
            here = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), 0)
            next_ = (here + steps[Qt.Key(event.key())]) % len(self._buttons)
            self._buttons[next_].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.focusWidget()
            if isinstance(button, OfferButton):
                button.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 90))
        light, dark, edge = self._style.felt.panel
        paint_shadow(painter, self._panel, 14, 14, 0.5, 4)
        pill(painter, self._panel, upright(self._panel, light, dark), edge, 14)
        head = QRectF(self._panel.x() + 20, self._panel.y() + 4, self._panel.width() - 40, self._style.px(36))
        write(painter, head, self._title, self._style.font(16, True), CREAM, Qt.AlignmentFlag.AlignLeft)
        write(painter, head, self._card, self._style.font(15), ACCENT, Qt.AlignmentFlag.AlignRight)
