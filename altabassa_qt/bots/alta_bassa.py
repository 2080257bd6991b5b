"""How bots play Alta e Bassa: by feeling, by planning their own cards, or so that they can't be read.

Nothing is dealt, so whoever remembers what was uncovered knows what everybody still holds, and the rest of a hand is a
question of who lays which card in which round. A *plan* holds for every seat and every round left the probabilities of
the cards: a matrix whose rows (rounds) and columns (cards held) all add up to 1. The first row of a plan is a seat's
mixed choice in the open round.

The better levels look for plans that are the best answers to each other: all seats begin without a preference, and
again and again each seat leans a little more to the cards that would have paid in each round against the others'
plans. Between two players this finds plans from which neither can gain; between more it is a good approximation.

level  remembers              plans
1      nothing                no: high cards when the highest wins, low cards when the lowest wins
2      the last three rounds  against others who may lay any card in any round; loosely
3      all                    likewise, closely: whoever knows how it thinks can foresee it
4      all                    best answers to each other's plans, roughly
5      all                    likewise, finely; and what counts in the end is only who is first
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.cards import rank
from ..engine.game import View
from ..engine.games.alta_bassa import ORDER, is_alta, worth

Floats: TypeAlias = NDArray[np.float64]
Heights: TypeAlias = NDArray[np.int64]

_MEMORY = 3  # rounds, level 2
_FEELING = 2.0  # heights, level 1: how far from the best card a choice strays
_LOOSE, _CLOSE = 1.0, 0.3  # points, levels 2 and 3: likewise
_STEP = 0.3  # how far plans lean to what pays
_ROUGH, _FINE = 30, 100  # levels 4 and 5: how often they do
_PASSES = 4
_TURNS, _LEAN = 12, 3.0  # level 5: how often and how far plans lean to being first
_ENDS, _FEWEST_ENDS, _SIZE = 200, 10, 160_000  # level 5: ends of the hand sampled each time, cards in them
_NEVER = 0.01  # a chance that is not worth keeping


@dataclass(frozen=True)
class Table:
    """What is known before a choice.

    `held[seat, height]` says whether a seat may still hold the card of that height; `rounds` are the numbers of the
    rounds left, the open one first.
    """

    me: int
    held: NDArray[np.bool_]
    rounds: tuple[int, ...]
    scores: tuple[int | float, ...]
    two_each: bool
    next_is_second: bool

    @classmethod
    def seen(cls, view: View, memory: int | None = None) -> Table:
        """Returns what the view's seat knows that remembers so many rounds (None: all), and always its own hand."""
        assert view.seat is not None
        order = ORDER[view.rules["ranks"]]
        done = view.detail["rounds"]
        held = np.ones((view.seats, len(order)), dtype=bool)
        for number, round_ in enumerate(done):
            for seat, card in enumerate(round_["plays"]):
                if seat == view.seat or memory is None or number >= len(done) - memory:
                    held[seat, order.index(rank(card))] = False
        left = range(view.detail["round"], len(order) + 1)
        rules = view.rules
        return cls(view.seat, held, tuple(left), view.scores, rules["tie_first"] == "two", rules["second"] == "next")

    @property
    def alta(self) -> NDArray[np.bool_]:
        """Whether the highest wins, for each round left."""
        return np.array([is_alta(number) for number in self.rounds])

    @property
    def firsts(self) -> Heights:
        """The points of the first, for each round left."""
        return np.array([worth(number)[0] for number in self.rounds])


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns the probabilities of the seat's moves at `level`, 1 to 5."""
    assert view.seat is not None
    order = ORDER[view.rules["ranks"]]
    chances = _CHOICES[level - 1](view)
    hand: list[str] = view.detail["hands"][view.seat]
    kept = {card: float(chances[order.index(rank(card))]) for card in hand}
    kept = {card: chance if chance >= _NEVER else 0.0 for card, chance in kept.items()}
    total = sum(kept.values())
    return {f"play {card}": chance / total for card, chance in kept.items()}


def _by_feeling(view: View) -> Floats:
    table = Table.seen(view, memory=0)
    heights = np.arange(table.held.shape[1])
    wanted = heights if table.alta[0] else -heights
    return _leaning(wanted / _FEELING, table.held[table.me])


def _loosely_planned(view: View) -> Floats:
    return _planned(Table.seen(view, _MEMORY), _LOOSE)


def _closely_planned(view: View) -> Floats:
    return _planned(Table.seen(view), _CLOSE)


def _unreadable(view: View) -> Floats:
    table = Table.seen(view)
    chances: Floats = best_answers(table, _ROUGH)[table.me, 0]
    return chances


def _ambitious(view: View) -> Floats:
    table = Table.seen(view)
    chances: Floats = winning_answers(table, best_answers(table, _FINE))[table.me, 0]
    return chances


_CHOICES = (_by_feeling, _loosely_planned, _closely_planned, _unreadable, _ambitious)


def _leaning(wanted: Floats, held: NDArray[np.bool_]) -> Floats:
    """Returns chances of the cards held, the higher the more they are wanted; each row adds up to 1."""
    wanted = np.where(held, wanted, -np.inf)
    weights = np.exp(wanted - wanted.max(axis=-1, keepdims=True))
    chances: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return chances


def _planned(table: Table, loose: float) -> Floats:
    """Returns the choice of somebody who plans the own cards and believes that others lay theirs anyhow."""
    anyhow = table.held / table.held.sum(axis=1, keepdims=True)
    plans = np.repeat(anyhow[:, None, :], len(table.rounds), axis=1)
    wanted = payoffs(plans, table)[table.me]
    chances: Floats = balanced(_leaning(wanted / loose, table.held[table.me]), 60)[0]
    return chances


def best_answers(table: Table, steps: int) -> Floats:
    """Returns plans [seat, round, height] that are best answers to each other, the more nearly the more steps."""
    held = np.repeat(table.held[:, None, :], len(table.rounds), axis=1)
    pays = margins_of_two if len(held) == 2 else payoffs
    plans = balanced(held.astype(float), 1)
    total = np.zeros_like(plans)
    before = np.zeros_like(plans)
    for step in range(steps):
        now = pays(plans, table)
        # Looking ahead by the last change keeps the plans from chasing each other in circles.
        lean = _leaning(np.log(np.maximum(plans, 1e-12)) + _STEP * (2 * now - before), held)
        plans = balanced(np.maximum(lean, np.where(held, 1e-12, 0)), _PASSES)
        before = now
        if step >= steps // 4:
            total += plans
    average: Floats = total / (steps - steps // 4)
    return average


def margins_of_two(plans: Floats, table: Table) -> Floats:
    """Returns likewise, between two, by how much each card would beat the other seat's on average."""
    heights = np.arange(plans.shape[2])
    pairs = np.stack(np.meshgrid(heights, heights, indexing="ij"), axis=-1)
    laid = np.where(table.alta[:, None, None, None], pairs, pairs[::-1, ::-1])
    points = points_of(laid, table.firsts[:, None, None, None], table)
    ahead = points[..., 0] - points[..., 1]
    return np.stack([np.einsum("rmo,ro->rm", ahead, plans[1]), np.einsum("rmo,ro->rm", ahead, plans[0])])


def points_of(laid: Heights, first: Heights, table: Table) -> Heights:
    """Returns the points of each seat for the cards laid in alta rounds (the last axis: seats)."""
    best = laid.max(axis=-1, keepdims=True)
    is_first = laid == best
    firsts = is_first.sum(axis=-1, keepdims=True)
    tied = np.full_like(first, 2) if table.two_each else np.where(firsts == 2, first // 2, 0)
    runner_up = np.where(is_first, -1, laid).max(axis=-1, keepdims=True) if table.next_is_second else best - 1
    is_second = laid == runner_up
    alone = is_second & (is_second.sum(axis=-1, keepdims=True) == 1)
    points: Heights = np.where(is_first, np.where(firsts == 1, first, tied), np.where(alone, first - 2, 0))
    return points


def winning_answers(table: Table, plans: Floats) -> Floats:
    """Returns plans like `plans` in which all seats have leant to what makes them first at the end of the hand."""
    seats, rounds, _ = plans.shape
    if rounds == 1:
        return plans
    chance = np.random.default_rng(seats)
    number = min(_ENDS, max(_FEWEST_ENDS, _SIZE // (seats * rounds) ** 2))
    held = np.repeat(table.held[:, None, :], rounds, axis=1)
    total = np.zeros_like(plans)
    for step in range(_TURNS):
        wins = chances_to_win(table, sampled_ends(plans, number, chance))
        lean = np.log(np.maximum(plans, 1e-6)) + _LEAN * wins
        plans = balanced(_leaning(lean, held), _PASSES)
        if step >= _TURNS // 3:
            total += plans
    average: Floats = total / (_TURNS - _TURNS // 3)
    return average


def chances_to_win(table: Table, ends: Heights) -> Floats:
    """Returns [seat, round, height]: how often in `ends` a seat would be first, had it laid that card in that round.

    A shared win counts as its share, and a card that the seat doesn't hold as no win.
    """
    heights = table.held.shape[1]
    seats, rounds = len(table.held), len(table.rounds)
    alta = table.alta[:, None]
    first = table.firsts
    laid = np.where(alta, ends, heights - 1 - ends)
    points = points_of(laid, first[:, None], table)
    others = np.asarray(table.scores) + points.sum(axis=1, keepdims=True) - points
    wins = np.zeros((seats, rounds, heights))
    for seat in range(seats):
        cards = np.flatnonzero(table.held[seat])
        instead = np.repeat(laid[:, :, None, :], len(cards), axis=2)
        instead[..., seat] = np.where(alta, cards, heights - 1 - cards)
        scores = others[:, :, None, :] + points_of(instead, first[:, None, None], table)
        winners = scores == scores.max(axis=-1, keepdims=True)
        wins[seat][:, cards] = (winners[..., seat] / winners.sum(axis=-1)).mean(axis=0)
    return wins


def sampled_ends(plans: Floats, number: int, chance: np.random.Generator) -> Heights:
    """Returns [end, round, seat]: the heights laid in so many ends of the hand, each card once."""
    seats, rounds, _ = plans.shape
    free = np.repeat((plans.sum(axis=1) > 0)[None], number, axis=0)
    ends = np.empty((number, rounds, seats), dtype=np.int64)
    for round_ in range(rounds):
        weights = np.where(free, np.maximum(plans[:, round_], 1e-9), 0).cumsum(axis=-1)
        drawn = chance.random((number, seats, 1)) * weights[..., -1:]
        ends[:, round_] = (weights <= drawn).sum(axis=-1)
        np.put_along_axis(free, ends[:, round_, :, None], False, axis=-1)
    return ends


def payoffs(plans: Floats, table: Table) -> Floats:
    """Returns what each card would bring each seat in each round on average, if the others follow their plans.

    Both arrays are [seat, round, height].
    """
    seats, _, heights = plans.shape
    alta = table.alta
    # A bassa round is an alta round upside down.
    upright = np.where(alta[:, None], plans, plans[:, :, ::-1])
    others = upright[_others(seats)]
    below = np.cumsum(others, axis=-1) - others
    first = table.firsts[:, None]
    tied = np.full_like(first, 2) if table.two_each else first // 2
    crowded = 2 if table.two_each else 0.0
    none_tied = below[:, 0]
    one_tied = others[:, 0]
    for other in range(1, seats - 1):
        one_tied = one_tied * below[:, other] + none_tied * others[:, other]
        none_tied = none_tied * below[:, other]
    more_tied = np.prod(below + others, axis=1) - one_tied - none_tied
    second = np.zeros_like(none_tied)
    for distance in range(1, heights if table.next_is_second else 2):
        above = others[..., distance:] + below[..., : heights - distance]
        second[..., : heights - distance] += np.prod(above, axis=1) - none_tied[..., : heights - distance]
    own = first * none_tied + tied * one_tied + crowded * more_tied + (first - 2) * second
    points: Floats = np.where(alta[:, None], own, own[:, :, ::-1])
    return points


def _others(seats: int) -> NDArray[np.int64]:
    return np.array([[other for other in range(seats) if other != seat] for seat in range(seats)])


def balanced(weights: Floats, passes: int) -> Floats:
    """Returns `weights` scaled so that each round and each card held adds up to 1 (nearly, after some passes)."""
    for _ in range(passes):
        totals = weights.sum(axis=-2, keepdims=True)
        weights = weights / np.where(totals > 0, totals, 1)
        weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights
