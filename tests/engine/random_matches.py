"""Matches of any game by random legal moves, for laws that all games must keep."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from altabassa_qt.engine.game import AnyCards, Game, LegalMoves, Option, State, View
from altabassa_qt.engine.games import find
from altabassa_qt.engine.records import new_record

CARD = re.compile(r"\b[A2-9TJQK][DHCS]\b")


@dataclass(frozen=True)
class Played:
    """A match and its record; `states[n]` is the position after n moves, all shuffles that were due being made."""

    record: dict[str, Any]
    states: list[State]

    @property
    def game(self) -> Game:
        return self.states[0].game

    @property
    def last(self) -> State:
        return self.states[-1]


def some_move(legal: LegalMoves, rng: Random) -> str:
    """One of the legal moves, each with the same chance."""
    if isinstance(legal, AnyCards):
        everything = list(legal)
        return rng.choice(everything)
    return rng.choice(legal.listed())


def shuffled(state: State, record: dict[str, Any], rng: Random) -> State:
    """The position after all shuffles that are due, which are written into the record."""
    while (due := state.shuffle_due()) is not None:
        deck = sorted(due)
        rng.shuffle(deck)
        record["decks"].append(deck)
        state = state.deal(tuple(deck))
    return state


def play_on(state: State, record: dict[str, Any], rng: Random, most: int) -> Iterator[State]:
    """The positions that follow by random moves, which are written into the record; to the end or `most` moves."""
    state = shuffled(state, record, rng)
    yield state
    for _ in range(most):
        if state.finished:
            return
        seat = rng.choice(state.to_move())
        move = some_move(state.legal_moves(seat), rng)
        state = shuffled(state.play(seat, move), record, rng)
        record["moves"].append([seat, move])
        yield state


def option_values(option: Option, seats: int) -> st.SearchStrategy[Any]:
    """All values that an option may have; of a number without limit only the lowest few, so that a match ends."""
    if option.values:
        return st.sampled_from(option.values)
    highest = option.highest(seats)
    numbers = st.integers(option.low, option.low + 2 if highest is None else highest)
    return st.none() | numbers if option.nullable else numbers


@st.composite
def records(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Records of matches that are about to begin, with all rules, set-ups and numbers of seats."""
    game = find(name)
    seats = draw(st.integers(game.seats.start, game.seats.stop - 1))
    rules = draw(st.fixed_dictionaries({}, optional={o.key: option_values(o, seats) for o in game.options}))
    setup = draw(st.fixed_dictionaries({}, optional=dict.fromkeys(game.setup_keys, st.integers(0, seats - 1))))
    return new_record(name, [{"name": f"Seat {seat}"} for seat in range(seats)], rules, setup)


@st.composite
def matches(draw: st.DrawFn, name: str, most: int = 400) -> Played:
    """Random matches, whole or broken off somewhere."""
    record = draw(records(name))
    seats = len(record["players"])
    game = find(name)
    start = game.start(game.complete_rules(record["rules"], seats), seats, game.complete_setup(record["setup"], seats))
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    moves = draw(st.integers(0, 60) | st.just(most))
    return Played(record, list(play_on(start, record, rng, moves)))


def cards_in(value: object) -> set[str]:
    """All card codes that are written anywhere in plain data."""
    return set(CARD.findall(json.dumps(value)))


def witnessed(view: View) -> list[Any]:
    """The story of a view as plain data."""
    return [[event.kind, event.seat, list(event.cards), dict(event.values)] for event in view.story]
