"""The contract that every game fulfils: its rules as data, its states, and what each seat may see of them.

>>> from altabassa_qt.engine.games import find
>>> game = find("alta_bassa")
>>> state = game.start(game.complete_rules({}, 3), 3, {})
>>> state.to_move()
(0, 1, 2)
>>> "play 7H" in state.legal_moves(1), "play 7D" in state.legal_moves(1)
(True, False)
>>> state = state.play(0, "play AD").play(1, "play 2H").play(2, "play KC")
>>> state.scores
(3, 0, 1)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Self, TypeAlias, TypeVar

from .cards import HIDDEN
from .errors import MoveError, header, not_legal, not_to_move
from .layout import Headline, Layout, Place, Shape, Sheet, ShownCard
from .lots import Lots, drawn
from .words import Seat, Text, translate

Rules: TypeAlias = Mapping[str, Any]
Detail: TypeAlias = Mapping[str, Any]
Value = TypeVar("Value")

ENDLESS = 100_000  # as many hands stand in the rules of a match that is played by the clock, until it ends


class LegalMoves(Collection[str]):
    """The moves that a seat may make now: ask `move in moves`, or go through them.

    In a move of one of the `unordered` verbs the words after it may come in any order; each such move is gone
    through once.

    >>> moves = LegalMoves(["pair 0 3", "turn"], unordered=["pair"])
    >>> "pair 3 0" in moves, "pair 0 4" in moves, list(moves)
    (True, False, ['pair 0 3', 'turn'])
    """

    def __init__(self, moves: Iterable[str] = (), unordered: Collection[str] = ()) -> None:
        self._unordered = frozenset(unordered)
        self._moves = {self.canonical(move): move for move in moves}

    def canonical(self, move: str) -> str:
        """Returns the one form of `move` under which all its spellings are known."""
        verb, *words = move.split(" ")
        return " ".join([verb, *sorted(words)]) if verb in self._unordered else move

    def listed(self) -> list[str]:
        """Returns the moves as `replay` lists them, sorted as text (spec: record.md)."""
        return sorted(self._moves.values())

    def __contains__(self, move: object) -> bool:
        return isinstance(move, str) and self.canonical(move) in self._moves

    def __iter__(self) -> Iterator[str]:
        return iter(self._moves.values())

    def __len__(self) -> int:
        return len(self._moves)


class AnyCards(LegalMoves):
    """Legal moves of `verb` with any `count` of `cards`, too many to be listed: `replay` names the verb alone."""

    def __init__(self, verb: str, cards: Collection[str], count: int) -> None:
        super().__init__(unordered=[verb])
        self._verb, self._cards, self._count = verb, tuple(cards), count

    def listed(self) -> list[str]:
        return [self._verb]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str):
            return False
        verb, *words = move.split(" ")
        return (
            verb == self._verb
            and len(words) == self._count == len(set(words))
            and all(word in self._cards for word in words)
        )

    def __iter__(self) -> Iterator[str]:
        return (" ".join((self._verb, *chosen)) for chosen in combinations(self._cards, self._count))

    def __len__(self) -> int:
        return comb(len(self._cards), self._count)


def with_one(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """Returns `values` with another value at `index`: what one seat has, among those of all."""
    return (*values[:index], value, *values[index + 1 :])


@dataclass(frozen=True)
class Event:
    """Something that happened at the table: the unit of stories, logs, announcements and motion.

    `kind` is the game's own word; `seat` did it; `cards` are those it is about; `values` holds what else there is to
    say, as plain data. Only `seers` saw the cards (None: everybody did).
    """

    kind: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    values: Mapping[str, Any] = field(default_factory=dict)
    seers: frozenset[int] | None = None

    def seen_by(self, seat: int | None) -> Event:
        """Returns the event as `seat` saw it (None: somebody who sees only what all may)."""
        if self.seers is None:
            return self
        return replace(self, cards=self.cards if seat in self.seers else (HIDDEN,) * len(self.cards), seers=None)


@dataclass(frozen=True)
class View:
    """What one seat may know of a state, and nothing more (`seat` None: what anybody may know).

    `detail` is the game's own part, as each game's page of the specification says; `story` is what the seat has
    witnessed since the start.
    """

    game: str
    rules: Rules
    seat: int | None
    seats: int
    finished: bool
    to_move: tuple[int, ...]
    phase: str
    legal: LegalMoves
    scores: tuple[int | float, ...]
    chips: tuple[int, ...]
    winners: tuple[int, ...]
    detail: Detail
    story: tuple[Event, ...]

    def as_json(self) -> dict[str, Any]:
        """Returns the object that `replay` prints (spec: record.md)."""
        return {
            "game": self.game,
            "finished": self.finished,
            "to_move": list(self.to_move),
            "phase": self.phase,
            "legal": self.legal.listed(),
            "scores": list(self.scores),
            "chips": list(self.chips),
            "winners": list(self.winners),
            "detail": dict(self.detail),
        }


@dataclass(frozen=True)
class Outcome:
    """The end of a match: the seats that won it."""

    winners: tuple[int, ...]


class State(ABC):
    """One position of a match; never changed, only followed by another.

    Concrete states are frozen dataclasses with at least the fields named here.
    """

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int | float, ...]
    chips: tuple[int, ...]

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a position of."""

    @property
    @abstractmethod
    def phase(self) -> str:
        """The game's own word for what is to be done; `shuffle` and `over` mean the same in all of them.

        `uncover` stands for a simultaneous round in which all have chosen and nothing is uncovered yet.
        """

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty until it is over."""

    @abstractmethod
    def to_move(self) -> tuple[int, ...]:
        """Returns the seats that may move now, ascending: several in a simultaneous round, none in a shuffle."""

    @abstractmethod
    def legal_moves(self, seat: int) -> LegalMoves:
        """Returns the moves of `seat`; none when it is not to move."""

    @abstractmethod
    def _laid(self, seat: int, move: str) -> Self:
        """Returns the position after a legal move; in a simultaneous round nothing is uncovered yet."""

    @abstractmethod
    def detail(self, seat: int | None) -> Detail:
        """Returns the game's part of the view of `seat`, built from what it may know (None: what all may)."""

    @abstractmethod
    def truth(self) -> Detail:
        """Returns the game's part with nothing left out, for `replay` without a viewer."""

    def shuffle_due(self) -> tuple[str, ...] | None:
        """Returns the cards that must be shuffled before the match goes on, or None."""
        return None

    def deal(self, deck: tuple[str, ...]) -> Self:
        """Returns the position after the shuffle that was due, `deck` being its result, top card first."""
        raise not_legal()

    def why_not(self, seat: int, move: str) -> MoveError:
        """Returns the reason why a move that is not legal can't be made."""
        return not_legal()

    def lay(self, seat: int, move: str) -> Self:
        """Returns the position after `move`, but uncovers nothing.

        In a simultaneous round whose last choice this is, the phase becomes `uncover`. Raises MoveError if the move
        is not legal.
        """
        if seat not in self.to_move():
            raise not_to_move(seat)
        if move not in self.legal_moves(seat):
            raise self.why_not(seat, move)
        return self._laid(seat, move)

    def uncover(self) -> Self:
        """Returns the position after the choices of a complete simultaneous round have been uncovered."""
        return self

    def take_back(self, seat: int) -> Self | None:
        """Returns the position without the choice of `seat` that nobody has seen yet; None if there is none."""
        return None

    def play(self, seat: int, move: str) -> Self:
        """Returns the position after `move`. Raises MoveError, with the reason, if it is not legal."""
        state = self.lay(seat, move)
        return state.uncover() if state.phase == "uncover" else state

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.phase == "over"

    def outcome(self) -> Outcome | None:
        """Returns who won, or None while the match goes on."""
        return Outcome(self.winners) if self.finished else None

    def story(self, seat: int | None) -> tuple[Event, ...]:
        """Returns all that `seat` has witnessed since the start, oldest first."""
        return tuple(event.seen_by(seat) for event in self.events)

    def view(self, seat: int | None) -> View:
        """Returns what `seat` may know: the only door through which bots and people look at a state."""
        legal = LegalMoves() if seat is None else self.legal_moves(seat)
        return self._view(seat, legal, self.detail(seat), self.story(seat))

    def report(self) -> dict[str, Any]:
        """Returns all there is to know, as `replay` prints it without a viewer (spec: record.md)."""
        to_move = self.to_move()
        legal = self.legal_moves(to_move[0]) if to_move else LegalMoves()
        return self._view(None, legal, self.truth(), ()).as_json()

    def _view(self, seat: int | None, legal: LegalMoves, detail: Detail, story: tuple[Event, ...]) -> View:
        return View(
            self.game.id, self.rules, seat, self.seats, self.finished, self.to_move(), self.phase, legal,
            self.scores, self.chips, self.winners, detail, story,
        )  # fmt: skip


@dataclass(frozen=True)
class Option:
    """One key of a game's rules object: what it may be, its default, and how it is explained to people.

    Either `values` names all that it may be (with `labels` for people), or it is a whole number from `low` to `high`
    (None: without limit; `high` may depend on the number of seats). `nullable` also allows null.
    """

    key: str
    default: Any
    title: Text
    help: Text
    values: tuple[Any, ...] = ()
    labels: tuple[Text, ...] = ()
    low: int = 0
    high: int | Callable[[int], int] | None = None
    nullable: bool = False

    def highest(self, seats: int) -> int | None:
        """Returns the upper limit of a number with so many seats, or None."""
        return self.high(seats) if callable(self.high) else self.high

    def allows(self, value: object, seats: int) -> bool:
        """Returns whether the rules may have this value; 1 is not true, and 7.0 is no whole number."""
        if value is None:
            return self.nullable
        if self.values:
            return any(type(value) is type(allowed) and value == allowed for allowed in self.values)
        if type(value) is not int or value < self.low:
            return False
        highest = self.highest(seats)
        return highest is None or value <= highest


@dataclass(frozen=True)
class Preset:
    """A named set of rules, with the numbers of seats it is meant for."""

    id: str
    title: Text
    help: Text
    rules: Rules
    seats: range


class Game(ABC):
    """The rules of a game as data, its first position, and how its views are laid out and put into words."""

    id: str
    title: Text
    tagline: Text  # one line for the start page
    seats: range
    seats_default: int = 4
    clockwise: bool = True
    covered: bool = True  # whether a seat knows cards or choices that the others may not see
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    setup_keys: tuple[str, ...] = ()
    forgets: bool = False  # whether what was put away may not be looked at again before the end
    by_clock: bool = False  # whether a match may also end with the first hand that finishes after a time
    lots_title: Text = translate("Game", "Who deals?", "above the cards that are cut for it")

    @abstractmethod
    def pack(self, rules: Rules) -> int:
        """Returns 40 or 52: the pack that these rules play with."""

    @abstractmethod
    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> State:
        """Returns the first position. `rules` must be complete (see `complete_rules`)."""

    @abstractmethod
    def deal_possible(self, view: View, rng: Random) -> State:
        """Returns a position that agrees with all that `view` has witnessed; `rng` draws what it can't know."""

    @abstractmethod
    def layout(self, view: View, looked: bool) -> Layout:
        """Returns what the table shows of a view.

        Until `looked`, what has just ended (a round, a trick, a hand) still lies there and `pause` is set.
        """

    @abstractmethod
    def sheet(self, view: View) -> Sheet:
        """Returns the score sheet."""

    @abstractmethod
    def describe(self, event: Event) -> Text | None:
        """Returns an event of a story as a sentence for the log and for a screen reader; None: nothing to say."""

    def lots(self, seats: int, rng: Random) -> Lots:
        """Returns whom the lot falls on to deal or to begin, as the game's page says it is found out at the table."""
        return drawn(seats, rng)

    def lots_layout(self, view: View, lots: Lots) -> Layout:
        """Returns the table while the cards that were turned up for the lot lie before the seats."""
        places = tuple(
            Place(
                f"lot:{seat}",
                Shape.LAID,
                seat,
                tuple(ShownCard(card, mark="first" if seat == lots.seat else "") for card in cards[-1:]),
                title=translate("Game", "turned up by {seat}").fill(seat=Seat(seat)),
            )
            for seat, cards in enumerate(lots.turned)
        )
        return Layout(
            places=places,
            seats=self.layout(view, True).seats,
            headline=Headline(word=self.lots_title),
            prompt=lots.story[-1] if len(lots.story) == 1 else self.lots_words(lots.seat),
            pause=translate("Game", "Go on"),
        )

    def lots_words(self, seat: int) -> Text:
        """Returns in words what the lot has decided."""
        return translate("Game", "{seat} deals first.").fill(seat=Seat(seat))

    def hands_finished(self, state: State) -> int | None:
        """Returns how many hands have been played when `state` stands between two of them, and None within a hand."""
        return None

    def recollect(self, event: Event) -> Text | None:
        """Returns an event as it may be told once its cards are put away, where remembering them is the game."""
        return self.describe(event)

    def move_words(self, view: View, move: str) -> Text:
        """Returns a move as a person would say it ("play the ace"), for advice and for choosing among moves."""
        return translate("Game", "{move}").fill(move=move)

    def memory(self, view: View) -> Sheet | None:
        """Returns the memory aid: what each seat may still hold, as far as the viewer knows; None: no such aid."""
        return None

    def complete_rules(self, rules: object, seats: int) -> Rules:
        """Returns `rules` with absent keys at their defaults. Raises RecordError if one is not the game's."""
        if not isinstance(rules, dict):
            raise header(translate("Errors", '"rules" must be an object'))
        options = {option.key: option for option in self.options}
        for key, value in rules.items():
            if key not in options:
                raise header(translate("Errors", 'the rules have no "{key}"').fill(key=str(key)))
            if not options[key].allows(value, seats):
                raise header(translate("Errors", 'the rule "{key}" can\'t have this value').fill(key=key))
        return {key: rules.get(key, option.default) for key, option in options.items()}

    def complete_setup(self, setup: object, seats: int) -> Mapping[str, int]:
        """Returns `setup` with absent keys at seat 0. Raises RecordError if one is not the game's, or no seat."""
        if not isinstance(setup, dict):
            raise header(translate("Errors", '"setup" must be an object'))
        for key, value in setup.items():
            if key not in self.setup_keys:
                raise header(translate("Errors", 'the setup has no "{key}"').fill(key=str(key)))
            if type(value) is not int or not 0 <= value < seats:
                raise header(translate("Errors", 'the setup\'s "{key}" is no seat').fill(key=key))
        return {key: setup.get(key, 0) for key in self.setup_keys}
