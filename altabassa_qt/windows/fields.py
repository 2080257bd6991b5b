"""The small things that dialogs are made of: a switch, a choice, a number with its buttons, a player's disc."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .style import AMBER, CREAM, DARK, MUTED


def label(text: str = "", role: str = "") -> QLabel:
    """Returns a label that wraps; `role` is one of the style sheet's ("title", "part", "muted", "number")."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(role not in ("number", "part"))
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(text: str = "", strong: bool = False, big: bool = False, flat: bool = False) -> QPushButton:
    """Returns a button; `strong` marks the one most likely meant."""
    made = QPushButton(text)
    made.setProperty("strong", strong)
    made.setProperty("big", big)
    made.setFlat(flat)
    made.setAutoDefault(True)
    made.setDefault(False)
    return made


def scrolled(inside: QWidget) -> QScrollArea:
    """Returns `inside` in an area that scrolls up and down, and follows the focus."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    inside.setAutoFillBackground(False)
    area.setWidget(inside)
    return area


def tab_as_laid_out(root: QWidget) -> None:
    """Makes Tab go through the widgets of `root` in the order in which they are laid out."""
    order = [widget for widget in _laid_out(root) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for one, next_one in pairwise(order):
        QWidget.setTabOrder(one, next_one)


def _laid_out(item: QWidget | QLayout | None) -> Iterator[QWidget]:
    if isinstance(item, QScrollArea):
        yield from _laid_out(item.widget())
    elif isinstance(item, QWidget):
        if item.focusProxy() is None:
            yield item
        yield from _laid_out(item.layout())
    elif item is not None:
        for index in range(item.count()):
            inside = item.itemAt(index)
            if inside is not None:
                yield from _laid_out(inside.widget() or inside.layout())


class Flow(QLayout):
    """Lays widgets in lines like words, each line as high as its highest widget."""

    def __init__(self, gap: int = 6) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, True)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() + self._gap for item in self._items) - self._gap
        return QSize(max(0, width), max((item.sizeHint().height() for item in self._items), default=0))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._items]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def _lay(self, rect: QRect, really: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if line and x + size.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self._gap, 0
            width = min(size.width(), rect.width()) if rect.width() > 0 else size.width()
            if really:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, size.height())))
            x += width + self._gap
            line = max(line, size.height())
        return y + line - rect.y()


class Switch(QCheckBox):
    """A check box drawn as a switch that is pushed to one side or the other."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        high = max(44, self.fontMetrics().height() + 12)
        return QSize(64 + self.fontMetrics().horizontalAdvance(self.text()) + 12, high)

    def minimumSizeHint(self) -> QSize:
        return QSize(64, self.sizeHint().height())

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(4, self.height() / 2 - 12, 46, 24)
        on = self.isChecked()
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        painter.setPen(QPen(QColor(AMBER if on else MUTED), 1.5))
        painter.setBrush(QColor(AMBER) if on else QColor(0, 0, 0, 90))
        painter.drawRoundedRect(track, 12, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(DARK) if on else QColor(CREAM))
        painter.drawEllipse(QRectF(track.right() - 21 if on else track.left() + 3, track.top() + 3, 18, 18))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(CREAM), 2))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), 15, 15)
        painter.setPen(QColor(CREAM))
        words = self.rect().adjusted(62, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text())


class Choice(QWidget):
    """One of a few values, all of them to be seen: a row of buttons of which one is down."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], labels: Sequence[str], value: Any = None, name: str = "") -> None:
        super().__init__()
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        flow = Flow()
        self.setLayout(flow)
        for index, text in enumerate(labels):
            part = button(text)
            part.setProperty("segment", True)
            part.setCheckable(True)
            part.setAutoDefault(False)
            self._group.addButton(part, index)
            flow.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_value(value)
        self._group.idToggled.connect(self._toggled)

    def value(self) -> Any:
        """Returns the value chosen, or None."""
        index = self._group.checkedId()
        return self._values[index] if index >= 0 else None

    def set_value(self, value: Any) -> None:
        """Chooses `value`; nothing if it is not among the values."""
        for index, known in enumerate(self._values):
            if known == value and type(known) is type(value):
                self._group.button(index).setChecked(True)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Writes other words on the buttons, for instance in another language."""
        for part, text in zip(self._group.buttons(), labels, strict=True):
            part.setText(text)

    def buttons(self) -> list[QAbstractButton]:
        """Returns the buttons, in the order of the values."""
        return self._group.buttons()

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[index])


class PictureChoice(QWidget):
    """One of a few values shown by pictures, with a word under each."""

    chosen = Signal(str)

    def __init__(self, name: str, size: QSize) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._size = size
        self._group = QButtonGroup(self)
        self._values: list[str] = []
        self._flow = Flow(8)
        self.setLayout(self._flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._group.idToggled.connect(self._toggled)

    def add(self, value: str, words: str, picture: QPixmap) -> None:
        """Adds a value with its word and picture."""
        part = QToolButton()
        part.setText(words.replace("&", "&&"))  # a deck may be called so; it means no shortcut
        part.setIcon(QIcon(picture))
        part.setIconSize(self._size)
        part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        part.setCheckable(True)
        part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        part.setProperty("segment", True)
        self._group.addButton(part, len(self._values))
        self._values.append(value)
        self._flow.addWidget(part)

    def clear(self) -> None:
        """Takes all values away."""
        for part in self._group.buttons():
            self._group.removeButton(part)
            self._flow.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._values = []

    def value(self) -> str:
        """Returns the value chosen, or nothing."""
        index = self._group.checkedId()
        return self._values[index] if index >= 0 else ""

    def set_value(self, value: str) -> None:
        """Chooses `value`, without telling anybody."""
        if value in self._values:
            self._group.blockSignals(True)
            self._group.button(self._values.index(value)).setChecked(True)
            self._group.blockSignals(False)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[index])


class Stepper(QWidget):
    """A whole number between two limits, with a button for less and one for more."""

    changed = Signal()

    def __init__(self, low: int, high: int | None, value: int | None, name: str = "", none: str = "") -> None:
        """With words for `none`, the number may also be absent: one step below the lower limit."""
        super().__init__()
        self._none = low - 1 if none else None
        self._box = QSpinBox()
        self._box.setMinimum(low - 1 if none else low)
        self._box.setSpecialValueText(none)
        self.set_high(high)
        self.set_value(value)
        self._box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._box.setMinimumWidth(74)
        self._box.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for sign, step in (("−", -1), ("+", 1)):
            part = QToolButton()
            part.setText(sign)
            part.setAccessibleName(f"{name} {sign}")
            part.setAutoRepeat(True)
            part.setMinimumWidth(42)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            part.clicked.connect(lambda _=False, by=step: self._box.stepBy(by))
            row.addWidget(part)
        row.insertWidget(1, self._box)
        row.addStretch(1)
        self._box.valueChanged.connect(lambda _: self.changed.emit())

    def value(self) -> int | None:
        """Returns the number, or None where it is absent."""
        value = self._box.value()
        return None if value == self._none else value

    def set_value(self, value: int | None) -> None:
        """Shows another number."""
        self._box.setValue(self._box.minimum() if value is None else value)

    def set_high(self, high: int | None) -> None:
        """Sets another upper limit, None for none."""
        self._box.setMaximum(999_999 if high is None else high)


class Line(QFrame):
    """A hairline between two parts."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "line")
        self.setFixedHeight(1)


class Part(QWidget):
    """A titled part of a form: title, field, and the sentence that explains it."""

    def __init__(self, title: str, field: QWidget | None, help: str = "", indent: int = 0) -> None:
        """`indent` moves the sentence to the right, in px."""
        super().__init__()
        self.field = field
        self._title = label(title)
        self._help = label(help, "muted")
        self._help.setContentsMargins(indent, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        column.addWidget(self._title)
        if field is not None:
            column.addWidget(field)
            field.setAccessibleDescription(help)
        column.addWidget(self._help)
        self._title.setVisible(bool(title))
        self._help.setVisible(bool(help))

    def set_words(self, title: str, help: str) -> None:
        """Writes other words, for instance in another language."""
        self._title.setText(title)
        self._help.setText(help)
        self._title.setVisible(bool(title))
        self._help.setVisible(bool(help))
        if self.field is not None:
            self.field.setAccessibleDescription(help)


def language_changed(event: QEvent) -> bool:
    """Returns whether `event` says that another language is installed."""
    return event.type() == QEvent.Type.LanguageChange
