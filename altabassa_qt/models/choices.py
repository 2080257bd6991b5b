"""How cards that a person points at become a move: nothing here decides a rule, it only asks what is legal."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..engine.game import AnyCards, View
from ..engine.layout import Layout, Pick


@dataclass(frozen=True)
class Choice:
    """What may be done with the chosen cards.

    `moves` are the legal moves that the chosen cards make, the plainest first; `at_once` says that the one move may be
    made without asking; `complete` that no further card could be added.
    """

    moves: tuple[str, ...] = ()
    at_once: bool = False


def tokens_of(layout: Layout) -> frozenset[str]:
    """Returns the words of moves that cards and places of a layout stand for."""
    cards = {card.token for place in layout.places for card in place.cards}
    return frozenset((cards | {place.token for place in layout.places}) - {""})


def enabled(view: View, layout: Layout) -> frozenset[str]:
    """Returns the tokens that a person may choose: those that belong to a legal move."""
    shown = tokens_of(layout)
    found = {move for move in view.legal if move in shown} if not isinstance(view.legal, AnyCards) else set()
    for pick in layout.picks:
        found |= {word for words in _ways(view, pick, shown) for word in words}
    return frozenset(found)


def chosen_with(view: View, layout: Layout, chosen: Collection[str], token: str) -> frozenset[str]:
    """Returns what is chosen after pointing at `token`: added, taken out again, or the beginning of a new choice."""
    before = frozenset(chosen)
    if token in before:
        return before - {token}
    after = before | {token}
    shown = tokens_of(layout)
    if any(after <= words for pick in layout.picks for words in _ways(view, pick, shown)):
        return after
    return frozenset({token})


def choice(view: View, layout: Layout, chosen: Collection[str]) -> Choice:
    """Returns what the chosen tokens can do."""
    wanted = frozenset(chosen)
    shown = tokens_of(layout)
    if not wanted:
        return Choice()
    for pick in layout.picks:
        moves = [move for move, words in _moves(view, pick, shown) if words == wanted]
        if moves:
            more = any(wanted < words for words in _ways(view, pick, shown))
            moves.sort(key=lambda move: (move.count(" "), move))
            return Choice(tuple(moves), pick.at_once and not more and len(moves) == 1)
    return Choice()


def pick_of(layout: Layout, move: str) -> Pick | None:
    """Returns the pick that makes `move`."""
    return next((pick for pick in layout.picks if pick.verb == move.split(" ")[0]), None)


def _moves(view: View, pick: Pick, shown: Collection[str]) -> list[tuple[str, frozenset[str]]]:
    found = []
    for move in view.legal:
        verb, *words = move.split(" ")
        if verb == pick.verb:
            found.append((move, frozenset(word for word in words if word in shown)))
    return found


def _ways(view: View, pick: Pick, shown: Collection[str]) -> set[frozenset[str]]:
    return {words for _, words in _moves(view, pick, shown) if words}
