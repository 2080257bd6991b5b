"""Points on their way: what a seat has won appears beside its card, and a copy of it flies to its score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from .clock import Clock, Curve, Motion
from .look import GOLD, SILVER, Style, paint_shadow, pill, width_of, write
from .picture import Picture
from .plates import Plate
from .signs import paint_chips
from .stage import RING, UNCOVER

FLY, POP, STAY = 600, 180, 420  # ms: on their way, appearing, and staying before they go
_LOSS = "#e9a6a0"
CHIPS_APART, _STACKS = 90, 5  # ms between stacks of chips; more than so many are not sent from seat to seat
PAYMENTS_APART = 260  # ms from the payment of one seat to that of the next


class GainPill(Picture):
    """What a seat has won, as a small coloured pill: gold for the first, silver for the second."""

    def __init__(self, gain: float, mark: str, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style, self._gain = style, gain
        self._fill = SILVER if mark == "second" else GOLD if gain > 0 else _LOSS
        number = self.locale().toString(abs(gain), "g", 6)
        self._words = f"+{number}" if gain > 0 else f"−{number}"
        self.setAccessibleName(self._words)
        font = style.font(16, True)
        self.resize(round(width_of(self._words, font) + style.px(22)) + 8, round(font.pixelSize() * 1.75) + 8)

    def draw(self, painter: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        paint_shadow(painter, rect, rect.height() / 2, 4, 0.5, 2)
        pill(painter, rect, self._fill, "#2a1d03", None, 1.4)
        write(painter, rect, self._words, self._style.font(16, True), "#231a05")


class FlyingChips(Picture):
    """A small stack of chips on its way from one seat to another."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = style.scale * 1.25
        side = round(24 * self._unit)
        self.resize(side, side)

    def draw(self, painter: QPainter) -> None:
        paint_chips(painter, self.width() / 2, self.height() / 2, self._unit)


def payments(gains: Mapping[int, float], bank: int | None) -> list[tuple[int, int, float]]:
    """Returns who pays whom how much: all through the bank, if a seat keeps one, else losers to winners in turn.

    The bank settles with the seat after it first.
    """
    if bank is not None:
        others = [(seat, gain) for seat, gain in gains.items() if seat != bank and gain]
        others.sort(key=lambda pair: (pair[0] < bank, pair[0]))
        return [(seat, bank, -gain) if gain < 0 else (bank, seat, gain) for seat, gain in others]
    owed = {seat: -gain for seat, gain in gains.items() if gain < 0}
    paid = []
    for seat, gain in gains.items():
        for payer in owed:
            part = min(owed[payer], gain)
            if part > 0:
                paid.append((payer, seat, part))
                owed[payer] -= part
                gain -= part
    return paid


class Gains(QObject):
    """The gains that are shown now. `arrived` tells that one has reached its score."""

    arrived = Signal()

    def __init__(self, table: QWidget, clock: Clock, plates: Sequence[Plate]) -> None:
        super().__init__(table)
        self._table, self._clock, self._plates = table, clock, tuple(plates)
        self._shown: dict[int, float] = {}
        self._pills: list[Picture] = []
        self._motions: list[Motion | None] = []

    def clear(self) -> None:
        """Takes all gains away; the scores are what they are."""
        for motion in self._motions:
            self._clock.drop(motion)
        for old in self._pills:
            old.hide()
            old.deleteLater()
        for seat in self._shown:
            self._plates[seat].release()
        self._motions, self._pills, self._shown = [], [], {}

    def show(
        self,
        gains: Mapping[int, float],
        marks: Mapping[int, str],
        home: Callable[[int, QSize], QPoint],
        style: Style,
        moving: bool,
    ) -> bool:
        """Shows gains by seat, with the mark of the card that brought them; `home` says where each stands.

        Returns whether they are others than before.
        """
        if gains == self._shown:
            return False
        self.clear()
        self._shown = dict(gains)
        for seat, gain in gains.items():
            pill_ = self._new(gain, marks.get(seat, ""), style)
            where = home(seat, pill_.size())
            pill_.move(where)
            if moving and self._clock.moves:
                self._send(seat, gain, pill_, self._new(gain, marks.get(seat, ""), style), where)
            else:
                pill_.show()
        return True

    def pay(self, payments: Sequence[tuple[int, int, float]], style: Style) -> None:
        """Sends chips from plate to plate, one payment after the other: who pays, who is paid, and how much."""
        if not self._clock.moves:
            return
        for turn, (payer, payee, amount) in enumerate(payments):
            for number in range(min(_STACKS, round(amount))):
                chips = FlyingChips(style, self._table)
                self._pills.append(chips)
                half = QPoint(chips.width() // 2, chips.height() // 2)
                start = self._plates[payer].geometry().center() - half
                self._send_chips(chips, start, self._plates[payee].geometry().center() - half,
                                 turn * PAYMENTS_APART + number * CHIPS_APART)  # fmt: skip

    def _send_chips(self, chips: FlyingChips, start: QPoint, goal: QPoint, wait: float) -> None:
        def fly(along: float) -> None:
            chips.setVisible(0 < along < 1)
            chips.move(start + (goal - start) * along)

        self._motions.append(self._clock.add(fly, FLY, Curve.InOutQuad, UNCOVER + RING + wait, chips.hide))

    def _new(self, gain: float, mark: str, style: Style) -> GainPill:
        made = GainPill(gain, mark, style, self._table)
        self._pills.append(made)
        return made

    def _send(self, seat: int, gain: float, staying: GainPill, flying: GainPill, where: QPoint) -> None:
        plate = self._plates[seat]
        plate.hold_back(max(0.0, gain))
        goal = plate.geometry().center() - QPoint(staying.width() // 2, staying.height() // 2)
        wait = UNCOVER + RING

        def appear(along: float) -> None:
            staying.setVisible(along > 0)
            staying.move(where + QPoint(0, round((1 - along) * 10)))

        def fly(along: float) -> None:
            flying.setVisible(0 < along < 1)
            flying.move(where + (goal - where) * along)

        def arrive() -> None:
            flying.hide()
            plate.release()
            self.arrived.emit()

        self._motions.append(self._clock.add(appear, POP, Curve.OutBack, wait))
        self._motions.append(self._clock.add(fly, FLY, Curve.OutQuint, wait + POP + STAY, arrive))
