"""How bots play Previsioni: by feeling, or by playing out many deals that agree with what they have seen.

All forty cards form one scale, so a card is its place on it, 0 the strongest. The better levels draw possible hands of
the others, weigh them by how well they explain the predictions made, and play each possible move out to the end of the
turn, everybody trying to keep their word by a simple rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.game import View
from ..engine.games.previsioni import HEIGHT, SCALE, leader_of, plays_of_turn, possible_hands
from .chance import seeded

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

PLACES = np.arange(40)
NO_SUIT = 4
OF_SUIT: Bools = np.array([suit == PLACES // 10 for suit in range(4)] + [PLACES >= 0])
NOTHING = 40  # weaker than any card


@dataclass(frozen=True)
class Skill:
    """How well a sampling level plays: how many deals it draws, what it makes of them, how firmly it decides.

    `spite` is what a point of the others' average is worth against one of its own; `firmness` is the steepness with
    which better values get more probability.
    """

    deals: int
    listens: bool
    spite: float
    firmness: float


SKILLS = {3: Skill(8, False, 0.0, 0.5), 4: Skill(24, True, 0.1, 1.2), 5: Skill(250, True, 0.15, 20.0)}


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns the probabilities of the legal moves of the view's seat (see `bots.distribution`)."""
    moves = view.legal.listed()
    if len(moves) == 1:
        return {moves[0]: 1.0}
    if view.detail["blind"]:
        return _blind(view, level)
    if level < 3:
        return _by_feeling(view, level, moves)
    skill = SKILLS[level]
    rng = seeded(view, level)
    if view.phase == "bid":
        moves = _sensible_bids(view, moves)
    values = _values(view, moves, skill, rng)
    return _leaning(moves, values, skill.firmness)


def _leaning(moves: list[str], values: Floats, firmness: float) -> dict[str, float]:
    """Returns probabilities that lean to the moves with better values."""
    weights = np.exp(np.maximum(firmness * (values - values.max()), -50.0))
    weights[weights < 0.01] = 0.0
    return {move: float(weight) for move, weight in zip(moves, weights / weights.sum(), strict=True)}


def chances(seats: int) -> Floats:
    """Returns for each card roughly how likely it wins a trick among so many seats; the average is one in `seats`."""
    return np.asarray((1.0 - (PLACES + 0.5) / 40.0) ** (seats - 1), dtype=float)


def _hand(view: View) -> list[int]:
    return [HEIGHT[card] for card in view.detail["hands"][view.seat]]


def _need(view: View) -> int:
    bid, won = view.detail["bids"][view.seat], view.detail["won"][view.seat]
    return int(bid - won)


# Levels 1 and 2


def _by_feeling(view: View, level: int, moves: list[str]) -> dict[str, float]:
    if view.phase == "bid":
        hand = _hand(view)
        if level == 1:
            hoped, spread = sum(card < 10 for card in hand) * 4.0 / view.seats, 1.3
        else:
            hoped, spread = float(chances(view.seats)[hand].sum()), 0.8
        bids = np.array([int(move.split(" ")[1]) for move in moves])
        return _leaning(moves, -((bids - hoped) ** 2) / (2 * spread**2), 1.0)
    if level == 1:
        best, slip = _child_card(view, moves), 0.35
    else:
        best, slip = _rule_card(view), 0.12
    return {move: slip / len(moves) + (1 - slip) * (move == f"play {best}") for move in moves}


def _child_card(view: View, moves: list[str]) -> str:
    """The highest card that may be played as long as tricks are wanted, then the lowest."""
    cards = sorted((move.split(" ")[1] for move in moves), key=HEIGHT.__getitem__)
    return cards[0 if _need(view) > 0 else -1]


def _rule_card(view: View) -> str:
    """The card that the simple rule plays."""
    hand = np.zeros((1, 40), dtype=bool)
    hand[0, _hand(view)] = True
    trick = [HEIGHT[card] for _, card in view.detail["trick"]]
    led = np.array([trick[0] // 10 if trick else NO_SUIT])
    best = np.array([min(trick, default=NOTHING)])
    want = np.array([_need(view) > 0])
    return SCALE[int(rule(hand, led, best, want, len(trick) == view.seats - 1)[0])]


# The blind turn


def _blind(view: View, level: int) -> dict[str, float]:
    """The one card that the seat can't see: as likely as any unseen one, but for what the others say who see it."""
    assert view.seat is not None
    if level == 1:
        chance = 1 / view.seats
    else:
        seen = {seat: HEIGHT[hand[0]] for seat, hand in enumerate(view.detail["hands"]) if seat != view.seat}
        mine = np.array([card for card in range(40) if card not in seen.values()])
        weights = np.ones(len(mine))
        if level >= 4:
            for seat, bid in enumerate(view.detail["bids"]):
                if bid is not None:
                    weights *= _likely_said(bid, [card for other, card in seen.items() if other != seat], mine)
        chance = float(weights[mine < min(seen.values())].sum() / weights.sum())
    values = np.array([10 * (1 - chance), 11 * chance])
    moves = [f"bid {bid}" for bid in (0, 1)]
    return _leaning(moves, values, {1: 0.3, 2: 0.4, 3: 1.0, 4: 3.0}.get(level, 20.0))


def _likely_said(bid: int, others: list[int], mine: Ints) -> Floats:
    """Returns for each card that mine may be how likely somebody says `bid` who sees it and the `others`."""
    best = np.minimum(mine, min(others, default=NOTHING))
    chance = best / (40.0 - len(others) - 1)
    ahead = 11 * chance - 10 * (1 - chance)
    says_one = 1 / (1 + np.exp(-ahead))
    return np.asarray(says_one if bid else 1 - says_one)


# Levels 3 to 5


def _sensible_bids(view: View, moves: list[str]) -> list[str]:
    """The five predictions nearest to what the hand promises."""
    hoped = float(chances(view.seats)[_hand(view)].sum())
    return sorted(moves, key=lambda move: abs(int(move.split(" ")[1]) - hoped))[:5]


def _values(view: View, moves: list[str], skill: Skill, rng: Random) -> Floats:
    """Returns for each move the points that it brings on average over many possible deals."""
    seat, seats = view.seat, view.seats
    assert seat is not None
    hands = np.zeros((skill.deals, seats, 40), dtype=bool)
    for number in range(skill.deals):
        for holder, hand in enumerate(possible_hands(view, rng)):
            hands[number, holder, [HEIGHT[card] for card in hand]] = True
    hopes = _hopes(view, hands)
    weights = _weights(view, hopes) if skill.listens else np.ones(skill.deals)
    bids = np.clip(np.rint(hopes), 0, view.detail["cards"]).astype(np.int64)
    for other, bid in enumerate(view.detail["bids"]):
        if bid is not None:
            bids[:, other] = bid
    table = Table.of(view, np.tile(hands, (len(moves), 1, 1)), np.tile(bids, (len(moves), 1)))
    choice = np.repeat(np.arange(len(moves)), skill.deals)
    if view.phase == "bid":
        table.bids[:, seat] = np.array([int(move.split(" ")[1]) for move in moves])[choice]
        table.play_out(None)
    else:
        table.play_out(np.array([HEIGHT[move.split(" ")[1]] for move in moves])[choice])
    points = np.where(table.won == table.bids, 10.0 + table.won, 0.0)
    mine = points[:, seat]
    if seats > 1:
        mine = mine - skill.spite * (points.sum(axis=1) - mine) / (seats - 1)
    average: Floats = (mine.reshape(len(moves), skill.deals) * weights).sum(axis=1) / weights.sum()
    return average


def _hopes(view: View, hands: Bools) -> Floats:
    """Returns for each deal the tricks that each seat may have hoped for with the hand it was dealt."""
    dealt = hands.copy()
    for event in plays_of_turn(view):
        dealt[:, event.seat, HEIGHT[event.cards[0]]] = True
    hopes: Floats = dealt @ chances(view.seats)
    return hopes


def _weights(view: View, hopes: Floats) -> Floats:
    """Returns how well each deal explains the predictions that the others have made."""
    surprise = np.zeros(len(hopes))
    for seat, bid in enumerate(view.detail["bids"]):
        if bid is not None and seat != view.seat:
            surprise += (hopes[:, seat] - bid) ** 2
    return np.asarray(np.exp(-(surprise - surprise.min()) / 2))


@dataclass
class Table:
    """Many deals played at once, one a row: hands as [row, seat, card], all rows at the same card of a trick."""

    held: Bools
    bids: Ints
    won: Ints
    leader: Ints
    laid: int
    led: Ints
    best: Ints
    taker: Ints

    @classmethod
    def of(cls, view: View, held: Bools, bids: Ints) -> Table:
        """Returns the position of a view with these hands and predictions."""
        rows = len(held)
        trick: list[list[Any]] = view.detail["trick"]
        cards = [HEIGHT[card] for _, card in trick]
        best = min(cards, default=NOTHING)
        return cls(
            held,
            bids,
            np.tile(np.array(view.detail["won"]), (rows, 1)),
            np.full(rows, leader_of(view)),
            len(trick),
            np.full(rows, cards[0] // 10 if cards else NO_SUIT),
            np.full(rows, best),
            np.full(rows, trick[cards.index(best)][0] if cards else 0),
        )

    def play_out(self, first: Ints | None) -> None:
        """Plays the turn to its end by the simple rule; `first` are the next cards, if they are given."""
        rows, seats = np.arange(len(self.held)), self.held.shape[1]
        left = int(self.held[0].sum())
        for step in range(left):
            seat = (self.leader + self.laid) % seats
            if step == 0 and first is not None:
                card = first
            else:
                want = self.bids[rows, seat] > self.won[rows, seat]
                card = rule(self.held[rows, seat], self.led, self.best, want, self.laid == seats - 1)
            self.held[rows, seat, card] = False
            self.taker = np.where(card < self.best, seat, self.taker)
            self.best = np.minimum(card, self.best)
            if self.laid == 0:
                self.led = card // 10
            self.laid += 1
            if self.laid == seats:
                self.won[rows, self.taker] += 1
                self.leader, self.laid = self.taker, 0
                self.led = np.full_like(self.led, NO_SUIT)
                self.best = np.full_like(self.best, NOTHING)


def rule(hand: Bools, led: Ints, best: Ints, want: Bools, last: bool) -> Ints:
    """Returns the card that the simple rule plays from each hand.

    Whoever still wants tricks wins with its strongest card, the last with the weakest that suffices, and saves its
    strong cards otherwise; whoever wants no more gets rid of the strongest card that does not win.
    """
    follow: Bools = hand & OF_SUIT[led]
    legal: Bools = np.where(follow.any(axis=1, keepdims=True), follow, hand)
    winning = legal & (best[:, None] > PLACES)
    losing = legal & (best[:, None] < PLACES)
    strongest, weakest = legal.argmax(axis=1), _weakest(legal)
    win = _weakest(winning) if last else strongest
    lose = np.where(losing.any(axis=1), losing.argmax(axis=1), strongest if last else weakest)
    card: Ints = np.where(want, np.where(winning.any(axis=1), win, weakest), lose)
    return card


def _weakest(cards: Bools) -> Ints:
    place: Ints = 39 - cards[:, ::-1].argmax(axis=1)
    return place
