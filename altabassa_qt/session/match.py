"""A match being played: its record, its position, and whose move it is (spec: record.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from .. import bots
from ..engine.game import ENDLESS, Game, State, View
from ..engine.records import check_header, new_record, replay

DEFAULT_LEVEL = "3"
_SIGNAL_DUE = "signal_due"
_CLOCK = "clock"


class Match:
    """A match in progress. `record` is always a valid record of all that has been played so far."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Goes on with `record`. Raises RecordError if it is not one that can be played.

        A record says with a key of ours that all have chosen and the signal to uncover has not been given.
        """
        head = check_header(record)
        self.record = record
        self.game: Game = head.game
        self.seats = head.seats
        players: list[dict[str, Any]] = record["players"]
        self.names: tuple[str, ...] = tuple(player["name"] for player in players)
        self.levels: tuple[str | None, ...] = tuple(player.get("bot") for player in players)
        self.people: tuple[int, ...] = tuple(seat for seat, level in enumerate(self.levels) if level is None)
        self.listeners: list[Callable[[], None]] = []
        for key in ("decks", "moves"):
            record.setdefault(key, [])
        self._seed = _seed_of(record)
        self.state: State = self._position()
        self._deal()

    @classmethod
    def new(
        cls,
        game: str,
        players: list[dict[str, Any]],
        rules: Mapping[str, Any] | None = None,
        setup: Mapping[str, int] | None = None,
        seed: int | None = None,
        minutes: int | None = None,
    ) -> Match:
        """Begins a match; `seed` is the number of the deal, drawn by chance if absent. Raises RecordError.

        With `minutes` it is played by the clock, in a game that allows it.
        """
        if seed is None:
            seed = Random().randrange(10**9)
        record = new_record(game, players, rules, setup, seed)
        if minutes is not None:
            record["rules"]["hands"] = ENDLESS
            record[_CLOCK] = {"minutes": minutes}
        return cls(record)

    def lay(self, seat: int, move: str) -> None:
        """Makes a move, uncovering nothing. Raises MoveError, and changes nothing, if it is not legal."""
        self.state = self.state.lay(seat, move)
        self.record["moves"].append([seat, move])
        if self.state.phase == "uncover":
            self.record[_SIGNAL_DUE] = True
        self._changed()

    def uncover(self) -> None:
        """Gives the signal: uncovers a simultaneous round in which all have chosen."""
        if self.state.phase == "uncover":
            self.state = self.state.uncover()
            self.record.pop(_SIGNAL_DUE, None)
            self._changed()

    def play(self, seat: int, move: str) -> None:
        """Makes a move and uncovers at once if it is the last choice of a round. Raises MoveError."""
        self.lay(seat, move)
        self.uncover()

    @property
    def minutes(self) -> int | None:
        """How long the match is to last if it is played by the clock; None if its number of hands is fixed."""
        minutes = self._clock().get("minutes")
        return minutes if type(minutes) is int and self.game.by_clock else None

    def add_time(self, seconds: float) -> None:
        """Counts time that has been spent at the table."""
        clock = self._clock()
        clock["seconds"] = round(self._spent() + seconds, 1)
        self.record[_CLOCK] = clock

    def end_if_time_is_up(self) -> bool:
        """Ends a match by the clock whose time is over, if it stands between two hands; returns whether it did.

        The record then says the number of hands played, as if that had been agreed (spec: sette_mezzo.md).
        """
        hands = self.game.hands_finished(self.state)
        if self.minutes is None or hands is None or self._spent() < 60 * self.minutes:
            return False
        rules: dict[str, Any] = dict(self.record.get("rules", {}))
        rules["hands"] = hands
        self.record["rules"] = rules
        self.state = replay(self.record)
        self._changed()
        return True

    def _clock(self) -> dict[str, Any]:
        clock = self.record.get(_CLOCK)
        return dict(clock) if isinstance(clock, dict) else {}

    def _spent(self) -> float:
        seconds = self._clock().get("seconds")
        return float(seconds) if isinstance(seconds, int | float) else 0.0

    def take_back(self, seat: int) -> bool:
        """Takes back the choice of `seat` that nobody has seen; returns whether there was one."""
        state = self.state.take_back(seat)
        if state is None:
            return False
        self.state = state
        self.record.pop(_SIGNAL_DUE, None)
        moves = self.record["moves"]
        del moves[max(index for index, (mover, _) in enumerate(moves) if mover == seat)]
        self._changed()
        return True

    def view(self, seat: int | None) -> View:
        """Returns what `seat` may know (None: what anybody may)."""
        return self.state.view(seat)

    def thought(self, seat: int) -> Callable[[], str]:
        """Returns what the bot of `seat` has to think now: a function without side effects, fit for a worker."""
        view = self.state.view(seat)
        level = self.levels[seat]
        if level not in bots.LEVELS:
            level = DEFAULT_LEVEL
        moves = sum(1 for mover, _ in self.record["moves"] if mover == seat)
        chance = Random(f"{self._seed} bot {seat} {moves}")
        return lambda: bots.draw(bots.distribution(view, level), chance)

    def _position(self) -> State:
        moves = self.record["moves"]
        state = replay(self.record)
        if moves and self.record.get(_SIGNAL_DUE) is True:
            before = replay(self.record, len(moves) - 1)
            laid = before.lay(*moves[-1])
            if laid.phase == "uncover":
                return laid
        self.record.pop(_SIGNAL_DUE, None)
        return state

    def _deal(self) -> None:
        while (cards := self.state.shuffle_due()) is not None:
            decks = self.record["decks"]
            deck = sorted(cards)
            Random(f"{self._seed} deck {len(decks)}").shuffle(deck)
            self.state = self.state.deal(tuple(deck))
            decks.append(deck)

    def _changed(self) -> None:
        self._deal()
        for listener in self.listeners:
            listener()


def _seed_of(record: dict[str, Any]) -> int:
    """The seed of a record; one without gets one drawn by chance, so that it can go on."""
    seed: int = record.setdefault("seed", Random().randrange(10**9))
    return seed
