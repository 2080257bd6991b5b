"""The match at the table: whose eyes see it, who is asked, and when the bots move.

`Play` drives a session's match for the screen. People's clicks become moves here; bots think in a worker; every change
is laid out anew and told to the item models. Time is only in the pauses between moves.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import (
    QElapsedTimer,
    QItemSelection,
    QItemSelectionModel,
    QObject,
    QRunnable,
    QThreadPool,
    QTimer,
    Signal,
    Slot,
)

from .. import bots
from ..engine.errors import MoveError
from ..engine.game import View
from ..engine.layout import Control, Layout
from ..engine.lots import Lots
from ..engine.words import Text, translate
from ..session.match import Match
from .cards import CardRole, CardTableModel
from .choices import choice, chosen_with, enabled, pick_of
from .covered import covered
from .log import LogModel
from .seats import SeatModel, sitters
from .sheets import SheetModel
from .words import Speaker

BEATS = {"off": 0, "slow": 900, "normal": 520, "fast": 220}  # ms between the moves of bots
LOOKS = {"off": 1600, "slow": 4000, "normal": 2600, "fast": 1400}  # ms that a result lies open when nobody says "go on"
_ADVISER = "5"


class _Thought(QObject):
    """Brings what a worker thought back to the thread of the window."""

    ready = Signal(int, str)


class _Thinker(QRunnable):
    """Thinks in a worker. If that fails, `plain` is answered so that nobody waits for ever, and the error is told."""

    def __init__(self, seat: int, think: Callable[[], str], plain: str, back: _Thought) -> None:
        super().__init__()
        self._seat, self._think, self._plain, self._back = seat, think, plain, back

    def run(self) -> None:
        move = self._plain
        try:
            move = self._think()
        finally:
            # The window may have closed meanwhile, and its objects with it.
            with suppress(RuntimeError):
                self._back.ready.emit(self._seat, move)


class Play(QObject):
    """One match on the screen.

    `curtain(seat)` asks that the screen be handed to `seat` (-1: no curtain any more); `happened(sentence)` tells what
    has just happened, for a screen reader; `refused(sentence)` why a move can't be made; `advised(move, sentence)`
    answers `advise`; `over` comes when the end has been looked at, and whenever `show_end` asks for it. `lots`, if
    given, is shown before the match.
    """

    changed = Signal()
    happened = Signal(str)
    refused = Signal(str)
    curtain = Signal(int)
    advised = Signal(str, str)
    over = Signal()

    def __init__(
        self,
        match: Match,
        speed: str = "normal",
        auto_go_on: bool = False,
        use_curtain: bool = True,
        tradition: str = "french",
        lots: Lots | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._lots = lots if lots is not None and lots.turned else None
        self._told = lots.story if lots is not None else ()
        self._spent = QElapsedTimer()
        self.speaker = Speaker(match.names, tradition)
        self.viewer: int | None = match.people[0] if len(match.people) == 1 else None
        self.speed, self.auto_go_on, self.use_curtain = speed, auto_go_on, use_curtain
        self.remember = False  # whether the memory aid is on: then the log keeps what was put away
        self.cards = CardTableModel(self)
        self.seats = SeatModel(sitters(match.record["players"]), self.speaker, self)
        self.sheet = SheetModel(self.speaker, self)
        self.memory = SheetModel(self.speaker, self)
        self.log = LogModel(match.game, self.speaker, self)
        self.selection = QItemSelectionModel(self.cards, self)
        self._looked = False
        self._asked: int | None = None
        self._curtained = -1
        self._returning: int | None = None
        self._thinking: set[int] = set()
        self._stopped = False
        self._over = False
        self._lifting = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._back = _Thought()
        self._back.ready.connect(self._thought)
        self._advice = _Thought()
        self._advice.ready.connect(self._give_advice)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self._due: Callable[[], None] | None = None
        self.view: View = match.view(self.viewer)
        self.layout: Layout = self._laid_out()
        self._show()

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that nothing of one may be seen by another."""
        return len(self.match.people) > 1

    @property
    def cuts(self) -> bool:
        """Whether the cards that decide who begins are shown, before the match itself."""
        return self._lots is not None

    # What a person may do

    @Slot()
    def start(self) -> None:
        """Lets the match go on: bots begin to think, people are asked."""
        self._spent.start()
        for sentence in self._told:
            self.happened.emit(self.speaker.say(sentence))
        self._next()

    @Slot(str)
    def click(self, token: str) -> None:
        """A person points at the card or place that stands for `token`."""
        if token.startswith("back "):
            self.take_back(int(token.split(" ")[1]))
        elif self._may_move() and token in self.view.legal:
            self.play(token)
        elif self._may_move() and token in enabled(self.view, self.layout):
            self._choose(chosen_with(self.view, self.layout, self.chosen(), token))
            found = choice(self.view, self.layout, self.chosen())
            if found.at_once:
                self.play(found.moves[0])
            else:
                self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        """Makes the plainest move of the chosen cards; with nothing to choose, gives the signal or goes on."""
        found = choice(self.view, self.layout, self.chosen()) if self._may_move() else None
        if found is not None and found.moves:
            self.play(found.moves[0])
        elif self.layout.signal is not None:
            self.signal_uncover()
        elif self.layout.pause is not None:
            self.go_on()
        elif self._over:
            self.show_end()

    @Slot()
    def show_end(self) -> None:
        """Asks for the final ranking once more."""
        if self._over and not self._stopped:
            self.over.emit()

    @property
    def ended(self) -> bool:
        """Whether the match is over and its end has been looked at."""
        return self._over

    @Slot(str)
    def play(self, move: str) -> None:
        """Makes a move of the person whose eyes see the table; says why if it is not possible."""
        seat = self.viewer
        if seat is None or self.layout.pause is not None or self._stopped:
            return
        try:
            self.match.lay(seat, move)
        except MoveError as error:
            self._choose(frozenset())
            self.refused.emit(self.speaker.say(error.reason))
            return
        self._asked = None
        self._choose(frozenset())
        self._moved()

    @Slot(int)
    def take_back(self, seat: int) -> None:
        """A person takes back the choice that nobody has seen.

        Where several share the screen, only one's own, or, when all have chosen, after sitting down before the screen.
        """
        if seat not in self._may_take_back():
            return
        if self.shared and self.viewer != seat and self.use_curtain:
            self._cancel()
            self._returning = self._curtained = seat
            self.curtain.emit(seat)
        else:
            self._take_back(seat)

    def can_take_back(self) -> int | None:
        """Returns the seat of a person whose choice can be taken back now: the viewer's, or who laid last; or None."""
        movers = [mover for mover, _ in reversed(self.match.record["moves"])]
        return next((seat for seat in movers if seat in self._may_take_back()), None)

    def _may_take_back(self) -> tuple[int, ...]:
        people = self.match.people
        if self.shared and self.match.state.phase != "uncover":
            people = tuple(seat for seat in people if seat == self.viewer)
        if self._stopped or self._curtained >= 0:
            return ()
        return tuple(seat for seat in people if self.match.state.take_back(seat) is not None)

    def _take_back(self, seat: int) -> None:
        if self.match.take_back(seat):
            self._asked = seat
            self._choose(frozenset())
            self._moved()

    @Slot(bool)
    def lift(self, held: bool) -> None:
        """Whoever sits before a shared screen lifts the own covered card, or lets it down."""
        if self.shared and held != self._lifting and not self._stopped:
            self._lifting = held
            self._show()

    @Slot()
    def signal_uncover(self) -> None:
        """The director gives the signal: all choices are uncovered."""
        if self.layout.signal is not None and not self._stopped:
            self.match.uncover()
            self._moved()

    @Slot()
    def go_on(self) -> None:
        """What lies open has been looked at: it is cleared, and the match goes on."""
        if self.layout.pause is None or self._looked or self._stopped:
            return
        self._cancel()
        self._looked = self._lots is None
        self._lots = None
        self._show()
        self._next()

    @Slot()
    def open_curtain(self) -> None:
        """The person whose name stands on the curtain sits before the screen now."""
        if self._curtained < 0:
            return
        seat, self._curtained = self._curtained, -1
        self.viewer = self._asked = seat
        self._lifting = False
        if self._returning is not None:
            self._returning = None
            self._take_back(seat)
        else:
            self._show()
        self.curtain.emit(-1)

    @Slot()
    def advise(self) -> None:
        """Asks the best bot what it would do with what the viewer knows; `advised` answers."""
        if self.viewer is None or not self.view.legal or self.layout.pause is not None:
            return
        view = self.view

        def think() -> str:
            moves = bots.distribution(view, _ADVISER)
            return max(sorted(moves), key=lambda move: moves[move])

        self._pool.start(_Thinker(self.viewer, think, "", self._advice))

    def chosen(self) -> frozenset[str]:
        """Returns the tokens of the chosen cards."""
        return frozenset(str(index.data(CardRole.TOKEN)) for index in self.selection.selectedIndexes())

    def controls(self) -> tuple[Control, ...]:
        """Returns the buttons to be shown now: the game's, and what the chosen cards can do."""
        if not self._may_move():
            return ()
        found = choice(self.view, self.layout, self.chosen())
        if not found.moves or found.at_once:
            return self.layout.controls
        pick = pick_of(self.layout, found.moves[0])
        short = {} if pick is None else dict(pick.words)
        first, *others = found.moves
        plain = pick.label if pick is not None and (short or not others) else None
        asked = [Control(first, plain or self._words(first), "Enter", strong=True)]
        asked += [Control(move, short.get(move.split(" ")[-1]) or self._words(move)) for move in others]
        return (*asked, *self.layout.controls)

    def prompt(self) -> str:
        """Returns the sentence in the middle of the table."""
        return "" if self.layout.prompt is None else self.speaker.say(self.layout.prompt)

    def waits_for_signal(self) -> bool:
        """Returns whether a person must give the signal to uncover."""
        return self.layout.signal is not None and self.layout.signal_by in self.match.people

    def set_habits(self, speed: str, auto_go_on: bool, use_curtain: bool, remember: bool) -> None:
        """Takes changed settings; a result that lies open already goes by itself now, if it should."""
        self.speed, self.auto_go_on, self.use_curtain, self.remember = speed, auto_go_on, use_curtain, remember
        self._show()
        if self.layout.pause is not None and not self._timer.isActive():
            self._next()

    def set_tradition(self, tradition: str) -> None:
        """The cards are named as in another deck now."""
        self.speaker.tradition = tradition
        self.retranslate()

    def retranslate(self) -> None:
        """All words are in another language now."""
        for model in (self.seats, self.sheet, self.memory, self.log):
            model.retranslate()
        self._show()

    @Slot()
    def stop(self) -> None:
        """Ends the play on the screen: no bot moves any more. The match itself stays as it is."""
        self._stopped = True
        self._cancel()
        self._pool.clear()
        self._pool.waitForDone()

    # How the match goes on

    def _moved(self) -> None:
        if self.match.minutes is not None:
            self.match.add_time(self._spent.restart() / 1000)
            self.match.end_if_time_is_up()
        self._looked = self._lifting = False
        self._show()
        self._next()

    def _may_move(self) -> bool:
        return self.viewer in self.view.to_move and self.layout.pause is None and not self._stopped

    def _words(self, move: str) -> Text:
        return self.match.game.move_words(self.view, move)

    def _choose(self, tokens: frozenset[str]) -> None:
        wanted = QItemSelection()
        for row in range(self.cards.rowCount()):
            index = self.cards.index(row)
            if index.data(CardRole.TOKEN) in tokens:
                wanted.select(index, index)
        self.selection.select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _deciders(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.match.state.to_move() if seat in self.match.people)

    def _next_viewer(self) -> int | None:
        """Whose eyes see the table: never somebody's while another person has to decide, or while all look."""
        if not self.shared:
            return self.viewer
        deciders = self._deciders()
        if not self.match.game.covered:
            return deciders[0] if deciders else self.viewer
        if self.match.state.phase in ("uncover", "over"):
            return None
        if self._asked in deciders and self.viewer == self._asked:
            return self.viewer
        if deciders and deciders[0] != self.viewer:
            return None
        return self.viewer

    def _show(self) -> None:
        """Lays the position out anew and tells the models."""
        match, game = self.match, self.match.game
        self.viewer = self._next_viewer()
        self.view = match.view(self.viewer)
        self.layout = self._laid_out()
        may = self._enabled()
        self.cards.update(self.layout, may, self.speaker.say)
        to_move = self.view.to_move if self.layout.pause is None else ()
        self.seats.update(self.layout.seats, to_move, self._thinking, self.viewer)
        self.sheet.update(game.sheet(self.view))
        memory = game.memory(self.view)
        if memory is not None:
            self.memory.update(memory)
        story = match.view(None).story if self.shared else self.view.story
        new = self.log.update(story, put_away=self._looked, remember=self.remember)
        self.changed.emit()
        for sentence in new:
            self.happened.emit(self.speaker.say(sentence))

    def _laid_out(self) -> Layout:
        if self._lots is not None:
            return self.match.game.lots_layout(self.view, self._lots)
        layout = self.match.game.layout(self.view, self._looked)
        return covered(layout) if self.shared and not self._lifting else layout

    def _enabled(self) -> frozenset[str]:
        back = {f"back {seat}" for seat in self._may_take_back()}
        return enabled(self.view, self.layout) | back if self._may_move() else frozenset(back)

    def _next(self) -> None:
        """Decides what happens next: a look, a signal, a bot's thought, a person's turn, or the end."""
        if self._stopped:
            return
        alone = not self.match.people
        if self.layout.pause is not None:
            if self.auto_go_on or alone:
                self._later(LOOKS[self.speed], self.go_on)
        elif self.match.state.finished:
            if not self._over:
                self._over = True
                self.changed.emit()
                self.over.emit()
        elif self.layout.signal is not None:
            if self.layout.signal_by not in self.match.people:
                self._later(BEATS[self.speed], self.signal_uncover)
        else:
            self._ask_people()
            self._ask_bots()

    def _ask_people(self) -> None:
        deciders = self._deciders()
        if not self.shared or not self.match.game.covered or not deciders or self.viewer in deciders:
            return
        seat = self._asked if self._asked in deciders else deciders[0]
        if self.use_curtain:
            self._curtained = seat
            self.curtain.emit(seat)
        else:
            self.viewer = self._asked = seat
            self._show()

    def _ask_bots(self) -> None:
        waiting = [seat for seat in self.match.state.to_move() if seat not in self.match.people]
        if waiting and not self._thinking:
            seat = waiting[0]
            self._thinking = {seat}
            self._show_thinking()
            plain = next(iter(self.match.state.legal_moves(seat)))
            self._pool.start(_Thinker(seat, self.match.thought(seat), plain, self._back))

    def _show_thinking(self) -> None:
        self.seats.update(self.layout.seats, self.view.to_move, self._thinking, self.viewer)

    @Slot(int, str)
    def _thought(self, seat: int, move: str) -> None:
        if not self._stopped:
            self._later(BEATS[self.speed], lambda: self._bot_moves(seat, move))

    def _bot_moves(self, seat: int, move: str) -> None:
        self._thinking.discard(seat)
        self.match.lay(seat, move)
        self._moved()

    @Slot(int, str)
    def _give_advice(self, seat: int, move: str) -> None:
        if not self._stopped and seat == self.viewer and move in self.view.legal:
            advice = translate("Play", "Advice: {move}.", "a move as words: lay the ace")
            self.advised.emit(move, self.speaker.say(advice.fill(move=self._words(move))))

    def _later(self, wait: int, what: Callable[[], None]) -> None:
        self._due = what
        self._timer.start(wait)

    def _cancel(self) -> None:
        self._timer.stop()
        self._due = None

    def _go(self) -> None:
        due, self._due = self._due, None
        if due is not None and not self._stopped:
            due()
