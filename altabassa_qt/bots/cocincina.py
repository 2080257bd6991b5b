"""How bots play Cocincina: the only true choice is what to capture, now and then.

The lower levels take what they like or what counts most. The fourth also weighs what the other may take next from what
is left. The fifth plays the next turns out many times, with the cards that nobody has turned yet in random order, and
takes what leaves it furthest ahead on average. Most choices are plain: to the lower levels they cost half a point each
on average, to the fourth and fifth a hundredth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from random import Random

from ..engine.cards import suit
from ..engine.game import View
from ..engine.games.cocincina import LARGEST, SMALLEST, captures, not_turned, scopa_of, scopa_points, value

_WAYS = 800  # how many times the next turns are played out, all choices together
_TURNS = 6  # how many turns; with more of them chance hides what the choice is worth
_EVEN = (SMALLEST + LARGEST) / 2


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns how likely a bot of `level` (1 to 5) makes each legal move."""
    match view.phase:
        case "split":
            return _splits(view, level)
        case "capture":
            return _captures(view, level)
    moves = view.legal.listed()
    return dict.fromkeys(moves, 1 / len(moves))


def _splits(view: View, level: int) -> dict[str, float]:
    """About the middle, by eye. Whoever leads before the last hand likes it short, that is the piles unequal."""
    assert view.seat is not None
    lead = view.scores[view.seat] - view.scores[1 - view.seat]
    short = level > 3 and lead > 0 and view.detail["hand"] == view.rules["hands"]
    width = {1: 15.0, 2: 8.0}.get(level, 4.0)
    wanted = (SMALLEST, LARGEST) if short else (_EVEN,)
    weights = {
        f"split {k}": sum(exp(-(((k - middle) / width) ** 2)) for middle in wanted)
        for k in range(SMALLEST, LARGEST + 1)
    }
    whole = sum(weights.values())
    return {move: weight / whole for move, weight in weights.items()}


def _captures(view: View, level: int) -> dict[str, float]:
    moves = view.legal.listed()
    if level == 1:
        return dict.fromkeys(moves, 1 / len(moves))
    if level == 2:
        # Two equal cards are seen at once, a sum has to be found.
        weights = {move: 1.0 if move.count(" ") > 1 else 3.0 for move in moves}
        whole = sum(weights.values())
        return {move: weight / whole for move, weight in weights.items()}
    choices = [_Choice.of(view, move) for move in moves]
    rest = not_turned(view.story)
    if level == 3:
        worth = [float(choice.points) for choice in choices]
    elif level == 4:
        worth = [choice.points - next_gain(choice.left, rest, view.rules) for choice in choices]
    else:
        worth = played_out(view, choices, rest)
    best = max(worth)
    good = [move for move, gain in zip(moves, worth, strict=True) if gain == best]
    return {move: 1 / len(good) if move in good else 0.0 for move in moves}


@dataclass(frozen=True)
class _Choice:
    """A capture: the points it brings at once, and the cards that it leaves on the table."""

    points: int
    left: tuple[str, ...]

    @classmethod
    def of(cls, view: View, move: str) -> _Choice:
        detail = view.detail
        taken = move.split(" ")[1:]
        scopa = scopa_of(detail["table"], detail["turned"], taken, detail["just_laid"], view.rules)
        return cls(0 if scopa is None else scopa.points, tuple(card for card in detail["table"] if card not in taken))


def next_gain(table: Sequence[str], rest: Sequence[str], rules: Mapping[str, str]) -> float:
    """Returns what the next card brings on average to whoever turns it, if it takes a scopa where it can."""
    gain = 0
    for turned in rest:
        for card in table:
            scopa = scopa_of(table, turned, (card,), None, rules)
            gain += 0 if scopa is None else scopa.points
    return gain / max(1, len(rest))


def played_out(view: View, choices: Sequence[_Choice], rest: Sequence[str]) -> list[float]:
    """Returns how far ahead each choice leaves the viewer on average, each tried with the same orders of the rest."""
    assert view.seat is not None
    me = view.seat
    # Seeded from what is known, so that the same view gives the same answer.
    chance = Random(repr((view.detail, rest)))
    cards = list(rest)
    sweep = view.rules["scopa"] == "sweep"
    piles: list[int] = view.detail["piles"]
    ahead = [0.0] * len(choices)
    ways = max(1, _WAYS // len(choices))
    for _ in range(ways):
        chance.shuffle(cards)
        for index, choice in enumerate(choices):
            gain = _rest_of_hand(choice.left, cards, piles, me, view.detail["dealer"], sweep)
            ahead[index] += choice.points + gain
    return [total / ways for total in ahead]


def _rest_of_hand(
    left: Sequence[str], cards: Sequence[str], piles: Sequence[int], me: int, dealer: int, sweep: bool
) -> int:
    """Returns how many points more than the other the seat `me` wins from here, having just captured."""
    table = {value(card): suit(card) for card in left}
    heights = list(piles)
    just_laid = 0
    player, gain = me, 0
    for turn in range(min(_TURNS, len(cards))):
        if player == dealer and not all(heights):
            break
        player = 1 - player
        turned = cards[turn]
        heights[player] -= 1
        worth, colour = value(turned), suit(turned)
        best, taken = _best(table, worth, turned, colour, just_laid, sweep)
        if taken == 0:
            table[worth] = colour
            just_laid = worth
            continue
        for low in list(table):
            if taken >> low & 1:
                del table[low]
        just_laid = 0
        gain += best if player == me else -best
    return gain


def _best(
    table: Mapping[int, str], worth: int, turned: str, colour: str, just_laid: int, sweep: bool
) -> tuple[int, int]:
    """Returns the points of the capture that a quick player makes, and what it takes as bits of values (0: nothing)."""
    if worth in table and (not sweep or len(table) == 1):
        points = scopa_points(turned, table[worth] == colour or just_laid == worth)
        if points:
            return points, 1 << worth
    mask = sum(1 << low for low in table)
    possible = _sums(mask, worth)
    if worth in table:
        possible = (1 << worth, *possible)
    if not possible:
        return 0, 0
    return 0, min(possible, key=lambda taken: _danger(mask & ~taken, sweep))


@cache
def _sums(mask: int, worth: int) -> tuple[int, ...]:
    """Returns all ways to make a value from two or more of the values on the table, each as bits of values."""
    names = [f"{'A234567JQK'[low - 1]}D" for low in range(1, 11) if mask >> low & 1 and low != worth]
    turned = f"{'A234567JQK'[worth - 1]}D"
    return tuple(sum(1 << value(card) for card in cards) for cards in captures(names, turned))


@cache
def _danger(mask: int, sweep: bool) -> float:
    """Returns about what the values left on the table are worth to whoever turns next."""
    lying = [low for low in range(1, 11) if mask >> low & 1]
    if sweep and len(lying) != 1:
        return 0.0
    names = [f"{'A234567JQK'[low - 1]}D" for low in lying]
    return sum(scopa_points(card, True) + 3 * scopa_points(card, False) for card in names) / 40
