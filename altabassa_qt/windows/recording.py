"""A match to be looked at: the positions of a record, shown on the table like a match in play, but still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject

from ..engine.cards import HIDDEN
from ..engine.game import State
from ..engine.layout import Control, Layout
from ..engine.records import check_header
from ..models.play import Play
from ..session.match import Match


def positions(record: dict[str, Any]) -> list[State]:
    """Returns the position after each number of moves, from none to all. The record must be a valid one."""
    state = check_header(record).start()
    decks = iter(record.get("decks", []))

    def dealt(state: State) -> State:
        while state.shuffle_due() is not None and (deck := next(decks, None)) is not None:
            state = state.deal(tuple(deck))
        return state

    found = [dealt(state)]
    for seat, move in record.get("moves", []):
        found.append(dealt(found[-1].play(seat, move)))
    return found


@dataclass(frozen=True)
class OpenHand:
    """What one seat holds that the table does not show to everybody."""

    seat: int
    cards: tuple[str, ...]


def open_hands(match: Match, state: State) -> tuple[OpenHand, ...]:
    """Returns the cards of each seat that it knows and the others don't, as its own view lays them out."""
    game = match.game
    public = {place.id: place for place in game.layout(state.view(None), False).places}
    hands = []
    for seat in range(match.seats):
        cards: list[str] = []
        for place in game.layout(state.view(seat), False).places:
            known = [card.code for card in place.cards if card.code != HIDDEN]
            shown = [card.code for card in public[place.id].cards] if place.id in public else []
            if place.seat == seat and known:
                cards += [code for code in known if code not in shown]
        hands.append(OpenHand(seat, tuple(cards)))
    return tuple(hands)


class Recording(Play):
    """Shows one of `states` at a time, from the eyes of a seat or, with None, as all may see it."""

    def __init__(
        self, match: Match, states: Sequence[State], eyes: int | None, tradition: str, parent: QObject | None = None
    ) -> None:
        self._eyes = eyes
        self._states = states
        match.state = states[0]
        super().__init__(match, "off", tradition=tradition, parent=parent)

    def show_position(self, number: int) -> None:
        """Shows the position after so many moves."""
        self.match.state = self._states[number]
        self._show()

    def look_with(self, eyes: int | None) -> None:
        """Shows what another seat sees."""
        self._eyes = eyes
        self._show()

    def controls(self) -> tuple[Control, ...]:
        return ()

    def play(self, move: str) -> None:
        """Nothing is played here."""

    def click(self, token: str) -> None:
        """Nothing can be chosen here."""

    def advise(self) -> None:
        """Nothing is advised here."""

    def take_back(self, seat: int) -> None:
        """Nothing is taken back here."""

    def _laid_out(self) -> Layout:
        # What asks for a decision is left out.
        return replace(super()._laid_out(), picks=(), controls=(), amount=None, pause=None, signal=None)

    def _next_viewer(self) -> int | None:
        return self._eyes

    def _enabled(self) -> frozenset[str]:
        return frozenset()
