"""The final ranking of a match, and what can be done next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QWidget

from ..models.seats import Sitter, sitters
from ..session.match import Match
from .fields import button, label, scrolled
from .panel import Panel
from .players import Disc
from .style import Look

_DEAF_MS = 500  # a second click of a double click on the last card must not start anything


@dataclass(frozen=True)
class Place:
    """A line of the ranking: `rank` from 1, shared where what decides is equal."""

    rank: int
    seat: int
    sitter: Sitter
    score: int | float
    chips: int


def ranked(match: Match) -> tuple[Place, ...]:
    """Returns the seats of a finished match, winners first.

    Only the game knows who wins; behind the winners, the order is that of the value by which they won: chips where
    the winners are those with most chips, otherwise points, the fewest first where the winners have the fewest.
    """
    state = match.state
    seated = sitters(match.record["players"])
    winners = set(state.winners)
    order = _order(state.scores, state.chips, winners)
    seats = sorted(range(match.seats), key=lambda seat: (seat not in winners, order[seat], seat))
    places: list[Place] = []
    for index, seat in enumerate(seats):
        before = seats[index - 1] if index else None
        same = (
            before is not None
            and (before in winners) == (seat in winners)
            and (seat in winners or order[before] == order[seat])
        )
        rank = places[-1].rank if same else index + 1
        places.append(Place(rank, seat, seated[seat], state.scores[seat], state.chips[seat]))
    return tuple(places)


def _order(scores: Sequence[float], chips: Sequence[int], winners: set[int]) -> list[float]:
    """What sorts the seats, smaller is better: the first of these values whose best are exactly the winners."""
    for values in ([-value for value in scores], [-value for value in chips], list(scores)):
        if {seat for seat, value in enumerate(values) if value == min(values)} == winners:
            return list(values)
    return [-value for value in scores]


class Ranking(Panel):
    """Shown once at the end. Each of its signals is given once at most, and closes it."""

    rematch = Signal()
    new_match = Signal()
    replay = Signal()
    home = Signal()

    def __init__(self, parent: QWidget | None, look: Look, match: Match) -> None:
        super().__init__(parent, look, QSize(look.px(560), min(560, look.px(250) + look.px(46) * match.seats)))
        places = ranked(match)
        winners = [place.sitter.name for place in places if place.seat in match.state.winners]
        if not winners:
            self.set_title(self.tr("Nobody wins this time"))
        elif len(winners) == 1:
            self.set_title(self.tr("{name} wins!").format(name=winners[0]))
        else:
            self.set_title(self.tr("The victory is shared"))
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(6, 4, 10, 4)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        say = QLocale()
        chips = any(match.state.chips)
        for column, words in ((3, self.tr("points")), (4, self.tr("chips") if chips else "")):
            head = label(words, "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(head, 0, column)
        for row, place in enumerate(places, 1):
            won = place.seat in match.state.winners
            rank = label(say.toString(place.rank), "number" if won else "")
            disc = Disc(place.sitter, 48 if won else 36)
            disc.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            name = label(place.sitter.name, "part" if won else "")
            score = label(_number(say, place.score), "number" if won else "")
            coins = label(_number(say, place.chips) if chips else "", "number" if won else "")
            for figure in (score, coins):
                figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, widget in enumerate((rank, disc, name, score, coins)):
                grid.addWidget(widget, row, column)
        grid.setRowStretch(len(places) + 1, 1)
        self.body.addWidget(scrolled(table), 1)
        self._done = False
        self._deaf = True
        QTimer.singleShot(_DEAF_MS, self, self._listen)
        look_on = button(self.tr("Look at the table"))
        look_on.clicked.connect(self.reject)
        self.foot.addWidget(look_on)
        self.add_button(self.tr("Replay"), lambda: self._say(self.replay))
        self.add_button(self.tr("Start page"), lambda: self._say(self.home))
        self.add_button(self.tr("New match…"), lambda: self._say(self.new_match))
        self.foot.addStretch(1)
        self._again = self.add_button(self.tr("Rematch"), lambda: self._say(self.rematch), strong=True)
        # Enter that was meant for the last card must not begin a rematch: Tab leads to it.
        self._again.setDefault(False)
        self._again.setAutoDefault(False)
        look_on.setFocus()

    def listens(self) -> bool:
        """Returns whether its buttons do something already: not at once, a click may still be in the air."""
        return not self._deaf

    def _listen(self) -> None:
        self._deaf = False
        self._again.setAutoDefault(True)

    def _say(self, signal: SignalInstance) -> None:
        if self._deaf or self._done:
            return
        self._done = True
        self.accept()
        signal.emit()


def _number(say: QLocale, value: int | float) -> str:
    words = say.toString(value) if isinstance(value, int) else say.toString(value, "g", 6)
    return words.replace("-", "−")
