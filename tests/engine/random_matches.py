"""Matches of any game by random legal moves, for laws that all games must keep."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from altabassa_qt.engine.errors import not_legal
from altabassa_qt.engine.game import AnyCards, Game, LegalMoves, Option, State, View
from altabassa_qt.engine.games import find
from altabassa_qt.engine.records import check_header, new_record

CARD = re.compile(r"\b[A2-9TJQK][DHCS]\b")


@dataclass(frozen=True, repr=False)
class Played:
    """A match and its record; `states[n]` is the position after n moves, all shuffles that were due being made.

    `decks[n]` is how many shuffles that were by then.
    """

    record: dict[str, Any]
    states: list[State]
    decks: list[int]

    def __repr__(self) -> str:
        return json.dumps(self.record)

    @property
    def game(self) -> Game:
        return self.states[0].game

    @property
    def last(self) -> State:
        return self.states[-1]

    def until(self, at: int) -> "Played":
        """The match as it stood after `at` moves."""
        record = deepcopy(self.record)
        del record["moves"][at:], record["decks"][self.decks[at] :]
        return Played(record, self.states[: at + 1], self.decks[: at + 1])


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


def positions(record: dict[str, Any]) -> list[State]:
    """All positions of a record that has a deck for every shuffle. Raises MoveError if a move or a deck is wrong."""
    decks = iter(record["decks"])

    def dealt(state: State) -> State:
        while (due := state.shuffle_due()) is not None:
            deck = next(decks, None)
            if deck is None or sorted(deck) != sorted(due):
                raise not_legal()
            state = state.deal(tuple(deck))
        return state

    states = [dealt(check_header(record).start())]
    for seat, move in record["moves"]:
        states.append(dealt(states[-1].play(seat, move)))
    return states


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
    states = [(state, len(record["decks"])) for state in play_on(start, record, rng, moves)]
    return Played(record, [state for state, _ in states], [decks for _, decks in states])


def cards_in(value: object) -> set[str]:
    """All card codes that are written anywhere in plain data."""
    return set(CARD.findall(json.dumps(value)))


def cards_of(view: View) -> set[str]:
    """All cards that the events of a view were about, as far as its seat saw them."""
    return {card for event in view.story for card in event.cards}


def witnessed(view: View) -> list[Any]:
    """The story of a view as plain data."""
    return [[event.kind, event.seat, list(event.cards), dict(event.values)] for event in view.story]
