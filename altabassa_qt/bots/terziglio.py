"""How bots play Terziglio: by feeling, or by playing out many deals that agree with what they have seen.

A card is its place in the order of suits, in each the strongest first: 0 is the three of coins. The better levels draw
where the unseen cards may be, and play each possible decision out to the end of the hand, everybody following one rule
of thumb. What a decision is worth are the chips it brings, and a little for every point.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.game import View
from ..engine.games.terziglio.position import (
    ACCUSE,
    CARDS,
    CONTRACTS,
    FIGURES,
    PLACE,
    RANKS,
    events_of_hand,
    factor,
    worth_of,
)
from ..engine.games.terziglio.possible import Cards, possible_cards
from .chance import seeded

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

PLACES = np.arange(40)
SUIT: Ints = PLACES // 10
HEIGHT: Ints = PLACES % 10  # within the suit, 0 the strongest
NOTHING = 10  # weaker than any card of a suit
ACES: Bools = np.array([card[0] == "A" for card in CARDS])
FIGURED: Bools = np.array([card[0] in FIGURES for card in CARDS])
THIRDS: Ints = 3 * ACES + FIGURED  # what a card is worth, in thirds of a point
KEEP = dict(zip(RANKS, (10.0, 9.0, 6.0, 3.0, 2.0, 1.5, 0.5, 0.4, 0.3, 0.2), strict=True))
STRENGTH = dict(zip(RANKS, (1.0, 0.9, 0.7, 0.3, 0.2, 0.1, 0.0, 0.0, 0.0, 0.0), strict=True))


# When all play by the rule of thumb and know all cards, an opener with the monte wins less often than at a table, and
# one without it more often. So much is added to what is played out: chosen after some 300 hands between bots.
HARDSHIP = {"chiamo": 0.7, "solo": 0.5, "solissimo": -0.3}


@dataclass(frozen=True)
class Skill:
    """How well a sampling level plays: how much it plays out, what it makes of it, how firmly it decides.

    It draws so many `deals`, or fewer where a decision has so many choices that more than `rows` would be played out.
    """

    deals: int
    rows: int
    listens: bool
    firmness: float


SKILLS = {3: Skill(6, 60, False, 3.0), 4: Skill(24, 200, True, 8.0), 5: Skill(100, 600, True, 60.0)}


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns the probabilities of the legal moves of the view's seat (see `bots.distribution`)."""
    if view.phase == "discard":
        return _discard(view, level)
    moves = view.legal.listed()
    declared = [move for move in moves if move.startswith("accuse")]
    if declared and level > 1:
        return {declared[0]: 1.0}
    if len(moves) == 1:
        return {moves[0]: 1.0}
    if level < 3:
        return _by_feeling(view, level, moves)
    skill = SKILLS[level]
    deals = Deals.drawn(view, skill, seeded(view, level), min(8, len(moves)))
    match view.phase:
        case "open" | "call":
            return _opening(view, skill, deals)
        case "return":
            returns = [f"return {card}" for card in _least_kept(_hand(view), view.detail["called"])[:6]]
            return _leaning(returns, deals.values([_after_return(view, move) for move in returns]), skill.firmness)
    return _play(view, skill, deals)


def _leaning(moves: Sequence[str], values: Floats, firmness: float) -> dict[str, float]:
    """Returns probabilities that lean to the moves with better values."""
    weights = np.exp(np.maximum(firmness * (values - values.max()), -50.0))
    weights[weights < 0.01] = 0.0
    return {move: float(weight) for move, weight in zip(moves, weights / weights.sum(), strict=True)}


def _hand(view: View) -> list[str]:
    hand: list[str] = view.detail["hands"][view.seat]
    return hand


def _keep(card: str, hand: Sequence[str]) -> float:
    """How much an opener wants to keep a card: high ones, long suits, no ace that nothing protects."""
    in_suit = [held for held in hand if held[1] == card[1]]
    backed = any(held[0] in "32" for held in in_suit)
    worth = KEEP[card[0]] if card[0] != "A" or backed or len(in_suit) > 3 else 3.0
    return worth + len(in_suit) + 1.5 * backed


def _least_kept(hand: Sequence[str], called: str | None = None) -> list[str]:
    """Returns the cards that an opener gives away first; never the called one."""
    return sorted((card for card in hand if card != called), key=lambda card: (_keep(card, hand), PLACE[card]))


def _strength(hand: Sequence[str]) -> float:
    return sum(STRENGTH[card[0]] for card in hand)


# Levels 1 and 2


def _by_feeling(view: View, level: int, moves: list[str]) -> dict[str, float]:
    hand = _hand(view)
    match view.phase:
        case "open" | "call":
            return _open_by_feeling(view, level, moves)
        case "return":
            likely = [f"return {_least_kept(hand, view.detail['called'])[0]}"]
        case _:
            declared = [move for move in moves if move.startswith("accuse")]
            if declared:
                # A child thinks of it more often than not.
                rest = _by_feeling(view, level, [move for move in moves if move not in declared])
                return {declared[0]: 0.7} | {move: 0.3 * chance for move, chance in rest.items()}
            moves = [move for move in moves if len(move.split(" ")) == 2]
            likely = [_child_card(view, moves) if level == 1 else _rule_card(view)]
    slip = 0.35 if level == 1 else 0.12
    return {move: slip / len(moves) + (1 - slip) * (move in likely) for move in moves}


def _open_by_feeling(view: View, level: int, moves: list[str]) -> dict[str, float]:
    hand = _hand(view)
    daring = 1.0 / (1.0 + np.exp(-(_strength(hand) - 5.2) * (1.5 if level == 1 else 3.0)))
    if "pass" not in moves:
        daring = 1.0
    asked = [f"call {card}" for card in _calls(hand)] if view.phase == "call" or _calling(view) else []
    if not asked:
        asked = [move for contract in CONTRACTS if (move := f"bid {contract}") in moves][:1]
    if not asked:
        return {"pass": 1.0}
    asked = asked[: 4 if level == 1 else 1]
    bold = {move: float(daring) / len(asked) for move in asked}
    return bold | ({"pass": 1.0 - float(daring)} if daring < 1 else {})


def _child_card(view: View, moves: list[str]) -> str:
    """The highest card if it takes the trick so far, else the lowest."""
    cards = [move.split(" ")[1] for move in moves]
    trick = view.detail["trick"]
    high = min(cards, key=lambda card: PLACE[card] % 10)
    led = trick[0][1] if trick else None
    best = min((PLACE[card] for _, card, _ in trick if led is not None and card[1] == led[1]), default=99)
    if led is None or (high[1] == led[1] and PLACE[high] < best):
        return f"play {high}"
    return f"play {max(cards, key=lambda card: PLACE[card] % 10)}"


def _rule_card(view: View) -> str:
    """The card that the rule of thumb plays in one possible deal."""
    deals = Deals.drawn(view, Skill(1, 1, False, 0.0), seeded(view, 2), 1)
    return f"play {CARDS[int(deals.table().rule()[0])]}"


# Opening, giving back, putting aside


def _calling(view: View) -> bool:
    return len(view.rules["contracts"]) == 1


def _calls(hand: Sequence[str]) -> list[str]:
    """The cards worth calling: the strongest that each suit lacks, the best suits first."""
    lacking = {suit: [card for card in CARDS if card[1] == suit and card not in hand] for suit in "DHCS"}
    order = sorted(lacking, key=lambda suit: -sum(_keep(card, hand) for card in hand if card[1] == suit))
    first = [lacking[suit][0] for suit in order if lacking[suit]]
    second = [lacking[suit][1] for suit in order[:2] if len(lacking[suit]) > 1 and lacking[suit][1][0] in "32A"]
    return first + second


def _opening(view: View, skill: Skill, deals: Deals) -> dict[str, float]:
    """Bids or calls what is worth most, or passes."""
    seat = view.seat
    assert seat is not None
    worth: dict[str, float] = {}
    calls = [f"call {card}" for card in _calls(_hand(view))]
    chiamo = deals.values([Opened(seat, "chiamo", move.split(" ")[1]) for move in calls])
    if view.phase == "call" or _calling(view):
        worth |= dict(zip(calls, map(float, chiamo), strict=True))
    else:
        others = deals.values([Opened(seat, contract, None) for contract in CONTRACTS[1:]])
        bids = [f"bid {contract}" for contract in CONTRACTS]
        worth |= dict(zip(bids, [float(chiamo.max()), *map(float, others)], strict=True))
    for move in worth:
        contract = move.split(" ")[1] if move.startswith("bid") else "chiamo"
        likely = worth[move] / factor(contract) + HARDSHIP[contract]
        # Two pay what the opener wins, and nobody pays for more than a win.
        worth[move] = 2 * factor(contract) * (likely if likely < 1 else 1 + (likely - 1) / 10)
    worth["pass"] = -0.35 * (2 - len(_passed(view)))
    moves = [move for move in worth if move in view.legal]
    return _leaning(moves, np.array([worth[move] for move in moves]), skill.firmness / 2)


def _after_return(view: View, move: str) -> Opened:
    seat = view.seat
    assert seat is not None
    return Opened(seat, "chiamo", view.detail["called"], move.split(" ")[1])


def _discard(view: View, level: int) -> dict[str, float]:
    hand = _hand(view)
    least = _least_kept(hand)
    if level < 3:
        spread = least[: 7 if level == 1 else 4]
        sets = list(combinations(spread, 4))
        return {" ".join(("discard", *cards)): 1 / len(sets) for cards in sets}
    skill = SKILLS[level]
    sets = list(combinations(least[:6], 4))
    deals = Deals.drawn(view, skill, seeded(view, level), len(sets))
    seat = view.seat
    assert seat is not None
    opened = [Opened(seat, view.detail["contract"], view.detail["called"], None, cards) for cards in sets]
    moves = [" ".join(("discard", *cards)) for cards in sets]
    return _leaning(moves, deals.values(opened), skill.firmness)


# Play


def _play(view: View, skill: Skill, deals: Deals) -> dict[str, float]:
    cards = sorted({move.split(" ")[1] for move in view.legal if move.startswith("play")}, key=PLACE.__getitem__)
    values = deals.values_of_play(cards) + _partner_asked(view, cards)
    chances = _leaning(cards, values, skill.firmness)
    return {_said(view, card): chance for card, chance in chances.items() if chance}


def _said(view: View, card: str) -> str:
    """The move with what a defender says when it leads: volo when it is true, busso from a suit with a high card."""
    if f"play {card} busso" not in view.legal:
        return f"play {card}"
    if f"play {card} volo" in view.legal:
        return f"play {card} volo"
    strong = [held for held in _hand(view) if held[1] == card[1] and held[0] in "32A" and held != card]
    return f"play {card} busso" if strong and card[0] not in "32A" else f"play {card}"


def _partner_asked(view: View, cards: Sequence[str]) -> Floats:
    """Returns a little for doing what a partner's busso asked: to win with the best card, then to return the suit."""
    bonus = np.zeros(len(cards))
    trick, last = view.detail["trick"], view.detail["last_trick"]
    opener = view.detail["opener"]
    if view.seat == opener:
        return bonus
    if trick and trick[0][2] == "busso" and trick[0][0] != view.seat:
        bonus[0] = 0.1 * (cards[0][1] == trick[0][1][1])
    elif not trick and last and len(_hand(view)) < 12 and last[0][2] == "busso" and last[0][0] != view.seat:
        bonus = 0.1 * np.array([card[1] == last[0][1][1] for card in cards])
    return bonus


# Deals played out


@dataclass(frozen=True)
class Opened:
    """A decision about how a hand is opened; what is not said yet is done by rule of thumb."""

    opener: int
    contract: str
    called: str | None
    returned: str | None = None
    aside: tuple[str, ...] | None = None


@dataclass
class Deals:
    """Possible deals of a view, each with a weight: how well it explains who opened and who passed."""

    view: View
    drawn_cards: list[Cards]
    weights: Floats

    @classmethod
    def drawn(cls, view: View, skill: Skill, rng: Random, choices: int) -> Deals:
        """Returns deals drawn for a decision among so many `choices`."""
        cards = [possible_cards(view, rng) for _ in range(min(skill.deals, max(1, skill.rows // choices)))]
        return cls(view, cards, _weights(view, cards) if skill.listens else np.ones(len(cards)))

    def _average(self, values: Floats, choices: int) -> Floats:
        average: Floats = (values.reshape(choices, -1) * self.weights).sum(axis=1) / self.weights.sum()
        return average

    def values(self, decisions: Sequence[Opened]) -> Floats:
        """Returns what each decision of the opener is worth on average."""
        dealt = [_dealt(decision, cards) for decision in decisions for cards in self.drawn_cards]
        rules = self.view.rules
        table = Table.begun(decisions[0].opener, [hands for hands, _ in dealt], [aside for _, aside in dealt])
        if rules["accuse"]:
            table.accuse = np.array([_accuse(hands, decisions[0].opener) for hands, _ in dealt])
        table.play_out(None)
        stakes = np.repeat([factor(decision.contract) for decision in decisions], len(self.drawn_cards))
        return self._average(
            table.worth(rules["last_trick"], rules["discards"] == "last_trick") * stakes, len(decisions)
        )

    def table(self) -> Table:
        """Returns the position of the view, one row for each deal."""
        view, detail = self.view, self.view.detail
        opener: int = detail["opener"]
        table = Table.begun(
            opener,
            [cards.hands for cards in self.drawn_cards],
            [cards.monte if detail["contract"] == "solissimo" else cards.discards for cards in self.drawn_cards],
        )
        for event in events_of_hand(view):
            if event.kind == "trick":
                side = int(event.seat != opener)
                table.leader[:] = event.seat or 0
                for card in event.cards:
                    table.aces[:, side] += ACES[PLACE[card]]
                    table.figures[:, side] += FIGURED[PLACE[card]]
        for seat, card, _ in detail["trick"]:
            table.lay(np.full(len(self.drawn_cards), seat), np.full(len(self.drawn_cards), PLACE[card]))
        if view.rules["accuse"]:
            table.accuse = np.array([_declared(view, cards) for cards in self.drawn_cards])
        return table

    def values_of_play(self, cards: Sequence[str]) -> Floats:
        """Returns what each card is worth on average to the view's seat."""
        rules, opener = self.view.rules, self.view.detail["opener"]
        table = self.table().repeated(len(cards))
        table.play_out(np.repeat([PLACE[card] for card in cards], len(self.drawn_cards)))
        worth = self._average(table.worth(rules["last_trick"], rules["discards"] == "last_trick"), len(cards))
        return worth if self.view.seat == opener else -worth


def _passed(view: View) -> set[int | None]:
    return {event.seat for event in events_of_hand(view) if event.kind == "pass"}


def _weights(view: View, drawn: Sequence[Cards]) -> Floats:
    passed = _passed(view)
    opener = view.detail["opener"]
    strengths = np.array(
        [
            sum(
                (1 if seat == opener else -1) * _strength(cards.dealt[seat])
                for seat in range(3)
                if seat != view.seat and (seat == opener or seat in passed)
            )
            for cards in drawn
        ],
        dtype=float,
    )
    return np.asarray(np.exp(0.7 * (strengths - strengths.max())))


def _dealt(decision: Opened, cards: Cards) -> tuple[list[list[str]], Sequence[str]]:
    """Returns the three hands of twelve, and the cards that count with the last trick, after a decision."""
    opener, called = decision.opener, decision.called
    hands = [list(hand) for hand in cards.hands]
    if decision.contract == "solissimo":
        return hands, cards.monte
    mine = hands[opener]
    if len(mine) == 12:
        mine += cards.monte
        giver = next((seat for seat in range(3) if seat != opener and called in hands[seat]), None)
        if giver is not None and called is not None:
            hands[giver].remove(called)
            mine.append(called)
    giver = next((seat for seat in range(3) if len(hands[seat]) < 12), None)
    if giver is not None:
        back = decision.returned or _least_kept(mine, called)[0]
        mine.remove(back)
        hands[giver].append(back)
    aside = decision.aside or _least_kept(mine)[:4]
    hands[opener] = [card for card in mine if card not in aside]
    return hands, aside


def _accuse(hands: Sequence[Sequence[str]], opener: int) -> tuple[int, int]:
    """Returns the points of all that both sides can declare."""
    points = [0, 0]
    for seat, hand in enumerate(hands):
        points[seat != opener] += sum(worth_of(what, hand) for what in ACCUSE)
    return points[0], points[1]


def _declared(view: View, cards: Cards) -> tuple[int, int]:
    """Returns the points declared so far, and those that others may still declare."""
    points = [0, 0]
    for seat in range(3):
        side = int(seat != view.detail["opener"])
        said = [what for by, what in view.detail["accuse"] if by == seat]
        whole = ACCUSE if len(cards.hands[seat]) == 12 and seat != view.seat else said
        points[side] += sum(worth_of(what, cards.twelve[seat]) for what in whole)
    return points[0], points[1]


@dataclass
class Table:
    """Many deals played at once, one a row: hands as [row, seat, card], all rows at the same card of a trick.

    `aces`, `figures` and `accuse` are [row, side], the opener's side first.
    """

    opener: int
    held: Bools
    aside: Bools
    aces: Ints
    figures: Ints
    accuse: Ints
    leader: Ints
    laid: int
    led: Ints
    best: Ints
    taker: Ints
    lying: Bools

    @classmethod
    def begun(cls, opener: int, hands: Sequence[Sequence[Sequence[str]]], aside: Sequence[Sequence[str]]) -> Table:
        """Returns the tables on which the opener leads from these hands."""
        rows = len(hands)
        held = np.zeros((rows, 3, 40), dtype=bool)
        put = np.zeros((rows, 40), dtype=bool)
        for row in range(rows):
            for seat in range(3):
                held[row, seat, [PLACE[card] for card in hands[row][seat]]] = True
            put[row, [PLACE[card] for card in aside[row]]] = True

        def zeros(*shape: int) -> Ints:
            return np.zeros((rows, *shape), dtype=np.int64)

        leader = np.full(rows, opener)
        best = np.full(rows, NOTHING)
        nothing = np.zeros((rows, 40), dtype=bool)
        return cls(opener, held, put, zeros(2), zeros(2), zeros(2), leader, 0, zeros(), best, zeros(), nothing)

    def repeated(self, times: int) -> Table:
        """Returns a table with all rows `times` times, one whole after the other."""

        def again(array: NDArray[np.generic]) -> NDArray[np.generic]:
            return np.concatenate([array] * times)

        arrays = {key: again(value) for key, value in vars(self).items() if isinstance(value, np.ndarray)}
        return Table(**{**vars(self), **arrays})

    def play_out(self, first: Ints | None) -> None:
        """Plays the hand to its end by the rule of thumb; `first` are the next cards, if they are given."""
        for step in range(int(self.held[0].sum())):
            seat = (self.leader + self.laid) % 3
            card = first if step == 0 and first is not None else self.rule()
            self.held[np.arange(len(card)), seat, card] = False
            self.lay(seat, card)

    def lay(self, seat: Ints, card: Ints) -> None:
        """Lays a card of each row in its trick; a complete one is gathered."""
        rows = np.arange(len(card))
        if self.laid == 0:
            self.leader, self.led, self.best = seat, SUIT[card], np.full_like(self.best, NOTHING)
            self.lying = np.zeros_like(self.lying)
        takes = (SUIT[card] == self.led) & (HEIGHT[card] < self.best)
        self.best = np.where(takes, HEIGHT[card], self.best)
        self.taker = np.where(takes, seat, self.taker)
        self.lying[rows, card] = True
        self.laid += 1
        if self.laid == 3:
            side = (self.taker != self.opener).astype(np.int64)
            self.aces[rows, side] += (self.lying & ACES).sum(axis=1)
            self.figures[rows, side] += (self.lying & FIGURED).sum(axis=1)
            self.leader, self.laid = self.taker, 0

    def worth(self, last_trick: bool, aside_counts: bool) -> Floats:
        """Returns what the end of each row is worth to the opener: the stake, and a little for every point."""
        rows = np.arange(len(self.held))
        side = (self.taker != self.opener).astype(np.int64)
        aces, figures = self.aces.copy(), self.figures.copy()
        if aside_counts:
            aces[rows, side] += (self.aside & ACES).sum(axis=1)
            figures[rows, side] += (self.aside & FIGURED).sum(axis=1)
        points = aces + figures // 3 + self.accuse
        if last_trick:
            points[rows, side] += 1
        won = points[:, 0] >= 6
        return np.where(won, 1.0, -1.0) + 0.03 * np.clip(points[:, 0] - points[:, 1], -11, 11)

    def rule(self) -> Ints:
        """Returns the card that the rule of thumb plays in each row, knowing all cards."""
        rows = np.arange(len(self.held))
        seat = (self.leader + self.laid) % 3
        mine = self.held[rows, seat]
        return self._to_lead(rows, seat, mine) if self.laid == 0 else self._to_follow(rows, seat, mine)

    def _to_lead(self, rows: Ints, seat: Ints, mine: Bools) -> Ints:
        """Leads what nobody of the other side can beat; else low, to a partner's high card if it has one."""
        one, other = ((self.opener + step) % 3 for step in (1, 2))
        alone = (seat == self.opener)[:, None]
        enemies = np.where(alone, self.held[:, one] | self.held[:, other], self.held[:, self.opener])
        partner = self.held[rows, (3 - self.opener - seat) % 3] & ~alone
        against = _best_in_suits(enemies)
        master = against[:, SUIT] > HEIGHT
        helped = (_best_in_suits(partner) < against)[:, SUIT]
        low = 0.3 * HEIGHT - 2.0 * THIRDS
        score = np.where(master, 60.0 + 2.0 * THIRDS - 0.3 * HEIGHT, low + np.where(helped, 20.0, 0.0))
        card: Ints = np.where(mine, score, -1e9).argmax(axis=1)
        return card

    def _to_follow(self, rows: Ints, seat: Ints, mine: Bools) -> Ints:
        """Takes the trick where nobody can take it back, loads a partner's, and gives little otherwise."""
        in_suit: Bools = self.led[:, None] == SUIT
        follow: Bools = mine & in_suit
        legal = np.where(follow.any(axis=1, keepdims=True), follow, mine)
        friend = (self.taker == self.opener) == (seat == self.opener)
        still = np.full(len(rows), NOTHING)
        if self.laid == 1:
            after = (self.leader + 2) % 3
            foe = (after == self.opener) != (seat == self.opener)
            best_after = _best_in_suits(self.held[rows, after])[rows, self.led]
            still = np.where(foe, best_after, NOTHING)
        winning = legal & in_suit & (self.best[:, None] > HEIGHT)
        safe = winning & (still[:, None] > HEIGHT)
        ours = (friend & (self.best < still))[:, None]
        low = 0.3 * HEIGHT
        give = np.where(ours, 2.0 * THIRDS, -2.0 * THIRDS) + low
        take = np.where(safe & ~ours, 40.0 + 2.0 * THIRDS + low, np.where(winning & ~ours, give - 5.0, give))
        card: Ints = np.where(legal, take, -1e9).argmax(axis=1)
        return card


def _best_in_suits(hands: Bools) -> Ints:
    """Returns the height of the strongest card in each suit, as [row, suit]."""
    by_suit = hands.reshape(-1, 4, 10)
    best: Ints = np.where(by_suit.any(axis=2), by_suit.argmax(axis=2), NOTHING)
    return best
