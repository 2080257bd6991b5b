"""The replay: step through a match, from a seat's eyes or with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollArea, QSlider, QToolButton, QWidget

from ..models.seats import Sitter, sitters
from ..session.match import Match
from ..session.settings import Settings
from ..table.art import RIM, DeckArt, avatar
from ..table.look import CREAM
from ..table.table import Table
from .fields import label, scrolled
from .panel import Panel
from .recording import OpenHand, Recording, open_hands, positions
from .style import Look

_BEAT = {"off": 900, "slow": 2200, "normal": 1400, "fast": 700}  # ms between two steps
_OPEN = -1


# Triangles and bars in a square of 24, by the name of the step.
_SHAPES = {
    "first": (((2, 4), (5, 4), (5, 20), (2, 20)), ((13, 4), (13, 20), (5, 12)), ((22, 4), (22, 20), (14, 12))),
    "previous": (((14, 4), (14, 20), (3, 12)), ((17, 4), (20, 4), (20, 20), (17, 20))),
    "play": (((6, 3), (6, 21), (20, 12)),),
    "pause": (((6, 4), (10, 4), (10, 20), (6, 20)), ((14, 4), (18, 4), (18, 20), (14, 20))),
    "next": (((4, 4), (7, 4), (7, 20), (4, 20)), ((10, 4), (10, 20), (21, 12))),
    "last": (((19, 4), (22, 4), (22, 20), (19, 20)), ((11, 4), (11, 20), (19, 12)), ((2, 4), (2, 20), (10, 12))),
}


def step_icon(name: str) -> QIcon:
    """Returns the sign of a button that steps through a record."""
    icon = QIcon()
    for mode, opacity in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, 0.35)):
        pixmap = QPixmap(96, 96)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(4, 4)
        painter.setOpacity(opacity)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CREAM))
        for corners in _SHAPES[name]:
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


class Hands(QWidget):
    """The hands of all seats, one line each."""

    def __init__(self, look: Look, seated: Sequence[Sitter], deck: DeckArt) -> None:
        super().__init__()
        self._look, self._seated, self._deck = look, tuple(seated), deck
        self._hands: tuple[OpenHand, ...] = ()
        self.setMinimumWidth(look.px(200))

    def show_hands(self, hands: tuple[OpenHand, ...]) -> None:
        """Shows other hands."""
        self._hands = hands
        self.setMinimumHeight(self._line() * len(hands) + 8)
        self.update()

    def _line(self) -> int:
        return self._look.px(24) + 66

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dpr = self.devicePixelRatioF()
        height = 56
        width = height * self._deck.aspect
        for row, hand in enumerate(self._hands):
            top = row * self._line() + 4
            sitter = self._seated[hand.seat]
            painter.drawPixmap(QPointF(2, top), avatar(sitter.face, 24, dpr, sitter.colour))
            painter.setFont(self._look.font(14))
            painter.setPen(CREAM)
            painter.drawText(QPointF(34, top + 17), sitter.name)
            room = self.width() - 6 - width
            step = min(width * 0.74, room / max(1, len(hand.cards) - 1))
            for index, code in enumerate(hand.cards):
                place = QPointF(2 + index * step - RIM, top + self._look.px(24) + 2 - RIM)
                painter.drawPixmap(place, self._deck.pixmap(code, height, dpr))


class Replay(Panel):
    """Shows `match` from its beginning; of one that is not over, only what the person at the screen may know."""

    def __init__(self, parent: QWidget | None, look: Look, match: Match, settings: Settings, deck: DeckArt) -> None:
        super().__init__(parent, look, QSize(1240, 780))
        self._states = positions(match.record)
        finished = self._states[-1].finished
        seated = sitters(match.record["players"])
        self._at = 0
        self.set_title(self.tr("Replay"))
        self.heading.hide()
        self.eyes = QComboBox()
        self.eyes.setAccessibleName(self.tr("Seen with the eyes of"))
        if finished:
            self.eyes.addItem(self.tr("Everything open"), _OPEN)
            for seat, sitter in enumerate(seated):
                self.eyes.addItem(self.tr("With the eyes of {name}").format(name=sitter.name), seat)
        elif len(match.people) == 1:
            seat = match.people[0]
            self.eyes.addItem(self.tr("With the eyes of {name}").format(name=seated[seat].name), seat)
        else:
            self.eyes.addItem(self.tr("What all have seen"), None)
        self.recording = Recording(match, self._states, self._eyes(), deck.tradition, parent=self)
        self.table = Table(self.recording, replace(settings, drawer=False, sound=False), still=True)
        self.table.set_art(deck)
        self.table.bar.hide()
        self._match = match
        self._hands = Hands(look, seated, deck)
        self._hands_area: QScrollArea = scrolled(self._hands)
        self._hands_area.setFixedWidth(look.px(250))
        middle = QHBoxLayout()
        middle.addWidget(self.table, 1)
        middle.addWidget(self._hands_area)
        self.body.addLayout(middle, 1)
        self._steps = QHBoxLayout()
        self._first = self._button("first", self.tr("To the beginning"), lambda: self.go(0))
        self._back = self._button("previous", self.tr("One step back"), lambda: self.go(self._at - 1))
        self._play = self._button("play", self.tr("Play"), self._toggle)
        self._on = self._button("next", self.tr("One step on"), lambda: self.go(self._at + 1))
        self._last = self._button("last", self.tr("To the end"), lambda: self.go(len(self._states) - 1))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self._states) - 1)
        self.slider.setAccessibleName(self.tr("Step"))
        self.slider.setPageStep(max(1, match.seats))
        self.slider.valueChanged.connect(self.go)
        self._number = label("", "number")
        self.foot.addLayout(self._steps)
        self.foot.addWidget(self.slider, 1)
        self.foot.addWidget(self._number)
        self.foot.addWidget(self.eyes)
        self.add_button(self.tr("Close"), self.accept)
        self._timer = QTimer(self)
        self._timer.setInterval(_BEAT.get(settings.speed, 1400))
        self._timer.timeout.connect(self._beat)
        self.eyes.currentIndexChanged.connect(lambda _: self._look_again())
        self.finished.connect(lambda _: self._close_down())
        self._look_again()
        self.go(0)

    def go(self, number: int) -> None:
        """Shows the position after so many moves."""
        number = max(0, min(number, len(self._states) - 1))
        self._at = number
        self.recording.show_position(number)
        self.slider.blockSignals(True)
        self.slider.setValue(number)
        self.slider.blockSignals(False)
        last = len(self._states) - 1
        self._number.setText(self.tr("{step} of {steps}", "steps of a replay").format(step=number, steps=last))
        for part, possible in (
            (self._first, number > 0),
            (self._back, number > 0),
            (self._on, number < last),
            (self._last, number < last),
        ):
            part.setEnabled(possible)
        if number == last and self._timer.isActive():
            self._toggle()
        if self._hands_area.isVisibleTo(self):
            self._hands.show_hands(open_hands(self._match, self._states[number]))

    def position(self) -> int:
        """Returns how many moves have been made in the position that is shown."""
        return self._at

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in steps:
            self.go(self._at + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _eyes(self) -> int | None:
        seat = self.eyes.currentData()
        return None if seat in (None, _OPEN) else int(seat)

    def _look_again(self) -> None:
        self._hands_area.setVisible(self.eyes.currentData() == _OPEN)
        self.recording.look_with(self._eyes())
        if self.eyes.currentData() == _OPEN:
            self._hands.show_hands(open_hands(self._match, self._states[self._at]))

    def _button(self, icon: str, name: str, does: object) -> QToolButton:
        made = QToolButton()
        made.setIcon(step_icon(icon))
        made.setIconSize(QSize(22, 22))
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.clicked.connect(does)
        self._steps.addWidget(made)
        return made

    def _toggle(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self._at == len(self._states) - 1:
                self.go(0)
            self._timer.start()
        playing = self._timer.isActive()
        self._play.setIcon(step_icon("pause" if playing else "play"))
        name = self.tr("Pause") if playing else self.tr("Play")
        self._play.setAccessibleName(name)
        self._play.setToolTip(name)

    def _beat(self) -> None:
        self.go(self._at + 1)

    def _close_down(self) -> None:
        self._timer.stop()
        self.recording.stop()
        self.table.close_down()
