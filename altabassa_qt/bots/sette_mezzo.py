"""How bots play Sette e Mezzo: by feeling, by a fixed mark, or by the exact expectation over the cards still to come.

Totals are counted in halves here, so that seven and a half is 15. What may be drawn is a tuple of numbers of cards, one
for each kind: figures, ace to seven, and the matta. The better levels know what standing at each total would bring (for
a player: against the ends that the bank comes to; for the bank: against what the players may hold) and go through all
cards that may follow. The best one has counted every card since the shuffle, and as the bank it also reads from the
stakes and from who stood what the players are likely to hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import NamedTuple, TypeAlias

from ..engine.cards import HIDDEN, pack, rank
from ..engine.game import View
from ..engine.games.sette_mezzo import MATTA, Counted, counted, may_be_covered, total

Counts: TypeAlias = tuple[int, ...]

AIM = 15
_BUST = AIM + 1
_AMBLE = AIM + 2
_WORTH = (1, 2, 4, 6, 8, 10, 12, 14)
_WILD = len(_WORTH)
_THREE, _FOUR = 3, 4
_DOUBTFUL = 10  # the total, in halves, at which a bank is taken to call a card as often as not; above it stands


def kind(card: str, matta: bool) -> int:
    """Returns the kind of a card: 0 for a figure, 1 to 7, or the last one for the matta."""
    if matta and card == MATTA:
        return _WILD
    return "A234567".find(rank(card)) + 1


def counts_of(cards: Iterable[str], matta: bool) -> Counts:
    """Returns how many cards of each kind there are."""
    counts = [0] * (_WILD + 1)
    for card in cards:
        counts[kind(card, matta)] += 1
    return tuple(counts)


def drawn(counts: Counts) -> Iterator[tuple[int, float, Counts]]:
    """Goes through the kinds that may come next, each with its probability and what is left then."""
    number = sum(counts)
    for which, count in enumerate(counts):
        if count:
            yield which, count / number, (*counts[:which], count - 1, *counts[which + 1 :])


class Held(NamedTuple):
    """What a seat holds: the total of its cards without the matta, whether it has the matta, and how many cards."""

    halves: int = 0
    wild: bool = False
    cards: int = 0

    @classmethod
    def of(cls, cards: Sequence[str], matta: bool) -> Held:
        """Returns what these cards are."""
        held = cls()
        for card in cards:
            held = held.plus(kind(card, matta))
        return held

    def plus(self, which: int) -> Held:
        """Returns what is held with one more card."""
        if which == _WILD:
            return Held(self.halves, True, self.cards + 1)
        return Held(self.halves + _WORTH[which], self.wild, self.cards + 1)

    @property
    def total(self) -> int:
        """The total in halves, the matta taken for the best."""
        return _with_wild(self.halves) if self.wild else self.halves


@cache
def _with_wild(halves: int) -> int:
    return halves + max((worth for worth in _WORTH if halves + worth <= AIM), default=1)


@dataclass(frozen=True)
class Gains:
    """What the end of a turn brings: standing at each total below the aim, or at it with many cards, amblé, bust."""

    stand: tuple[float, ...]
    many: float
    amble: float
    bust: float


class Turn:
    """The worth of each choice in a turn for who plays it out in the best way."""

    def __init__(self, gains: Gains) -> None:
        self.gains = gains
        self._known: dict[tuple[Held, Counts], float] = {}

    def stand(self, held: Held) -> float:
        """Returns what it brings to call no more cards."""
        return self.gains.many if held.total == AIM else self.gains.stand[held.total]

    def card(self, held: Held, counts: Counts) -> float:
        """Returns what it brings to call one more card and go on in the best way."""
        if not any(counts):
            return self.gains.bust
        return sum(chance * self._after(held.plus(which), rest) for which, chance, rest in drawn(counts))

    def swap(self, counts: Counts) -> float:
        """Returns what it brings to put the covered card away for another.

        A three or four that comes again is taken to be worth as much as this one.
        """
        if not any(counts):
            return self.gains.bust
        fresh = [(which, chance, self._best(Held().plus(which), rest)) for which, chance, rest in drawn(counts)]
        known = sum(chance * worth for which, chance, worth in fresh if which not in (_THREE, _FOUR))
        again = [(chance, worth) for which, chance, worth in fresh if which in (_THREE, _FOUR)]
        swap = max(self.gains.bust, known)
        for _ in range(8):
            swap = known + sum(chance * max(worth, swap) for chance, worth in again)
        return swap

    def begin(self, which: int, counts: Counts) -> float:
        """Returns what a covered card of a kind is worth at the beginning of a turn."""
        worth = self._best(Held().plus(which), counts)
        return max(worth, self.swap(counts)) if which in (_THREE, _FOUR) else worth

    def _after(self, held: Held, counts: Counts) -> float:
        reached = held.total
        if reached > AIM:
            return self.gains.bust
        if reached == AIM:
            return self.gains.amble if held.cards == 2 else self.gains.many
        return self._best(held, counts)

    def _best(self, held: Held, counts: Counts) -> float:
        key = (held, counts)
        if key not in self._known:
            self._known[key] = max(self.stand(held), self.card(held, counts))
        return self._known[key]


def bank_ends(counts: Counts) -> dict[int, float]:
    """Returns with what probability the bank, its covered card unknown, ends at each total, bust or with amblé."""
    ends: dict[int, float] = {}

    def end(where: int, chance: float) -> None:
        ends[where] = ends.get(where, 0.0) + chance

    # A bank puts a covered three or four away.
    kept = tuple(0 if which in (_THREE, _FOUR) else count for which, count in enumerate(counts))
    playing: dict[tuple[Held, Counts], float] = {}
    for which, share, _ in drawn(kept if any(kept) else counts):
        rest = (*counts[:which], counts[which] - 1, *counts[which + 1 :])
        playing[Held().plus(which), rest] = share
    while playing:
        follow: dict[tuple[Held, Counts], float] = {}
        for (held, left), chance in playing.items():
            reached = held.total
            if reached > AIM:
                end(_BUST, chance)
            elif reached == AIM and held.cards == 2:
                end(_AMBLE, chance)
            elif reached > _DOUBTFUL or not any(left):
                end(reached, chance)
            else:
                if reached == _DOUBTFUL:
                    chance /= 2
                    end(reached, chance)
                for which, share, rest in drawn(left):
                    key = (held.plus(which), rest)
                    follow[key] = follow.get(key, 0.0) + chance * share
        playing = follow
    return ends


def against_bank(ends: Mapping[int, float], amble_pays: float) -> Gains:
    """Returns what the ends of a player's turn bring for each chip staked."""
    bust = ends.get(_BUST, 0.0)
    lower = [sum(chance for where, chance in ends.items() if where < reached) for reached in range(AIM + 1)]
    higher = [
        sum(chance for where, chance in ends.items() if reached < where and where != _BUST)
        for reached in range(AIM + 1)
    ]
    amble = amble_pays * (bust + lower[AIM]) + ends.get(AIM, 0.0)
    # To seven and a half the bank's amblé is no more than equal.
    return Gains(tuple(bust + lower[at] - higher[at] for at in range(AIM)), bust + lower[AIM], amble, -1.0)


@dataclass(frozen=True)
class Opponent:
    """A player whom the bank has not beaten yet: its stake, and how likely it has each total (or amblé)."""

    stake: float
    amble: bool
    totals: Mapping[int, float]


def against_players(opponents: Sequence[Opponent], amble_pays: float) -> Gains:
    """Returns what the ends of the bank's turn bring."""
    stand = [0.0] * AIM
    many = amble = bust = 0.0
    for opponent in opponents:
        stake = opponent.stake
        if opponent.amble:
            stand = [gain - amble_pays * stake for gain in stand]
            many -= stake
            bust -= amble_pays * stake
            continue
        bust -= stake
        for where, chance in opponent.totals.items():
            stand = [gain + stake * chance * ((at > where) - (at < where)) for at, gain in enumerate(stand)]
            many += stake * chance * (where < AIM)
            amble += stake * chance * (where < AIM)
    return Gains(tuple(stand), many, amble, bust)


def calls(reached: int) -> float:
    """Returns how likely a player with a total (in halves) is taken to call another card."""
    return 1 / (1 + exp((reached - 9.2) * 1.1))


class Mind:
    """What a bot of some level knows and believes in a position."""

    def __init__(self, view: View, level: int) -> None:
        assert view.seat is not None
        self.view, self.level, self.me = view, level, view.seat
        self.matta: bool = view.rules["matta"]
        self.amble_pays = 2.0 if view.rules["win_by"] == "chips" else 1.0
        self.known: Counted = counted(view.story)
        self.cards: list[list[str]] = view.detail["cards"]
        self.counts = counts_of(self._may_come(), self.matta)

    def _may_come(self) -> list[str]:
        """The cards that may be drawn next, for all that this level remembers."""
        on_table = {card for cards in self.cards for card in cards if card != HIDDEN}
        on_table |= {card for cards in self.view.detail["swapped"] for card in cards}
        if self.level < 4:
            return [card for card in pack(40) if card not in on_table]
        unseen = list(self.known.unseen[-1])
        if self.view.detail["stock"]:
            return unseen
        # The next card comes after a shuffle of what has been put away.
        covered = {card for cards in self.known.unseen for card in cards}
        held = {card for cards in self.cards for card in cards}
        return [card for card in pack(40) if card not in covered and card not in held]

    def player(self) -> Turn:
        """Returns the worth of things for a player against the bank, for each chip staked."""
        return Turn(against_bank(bank_ends(self.counts), self.amble_pays))

    def bank(self) -> Turn:
        """Returns the worth of things for the bank against the players as they have played."""
        states = self.view.detail["state"]
        bets = self.view.detail["bets"]
        by_chips = self.view.rules["win_by"] == "chips"
        opponents = [
            Opponent(
                bets[seat] if by_chips else 1,
                states[seat] == "amble",
                {} if states[seat] == "amble" else self._totals(seat),
            )
            for seat in range(self.view.seats)
            if seat != self.me and states[seat] != "bust"
        ]
        return Turn(against_players(opponents, self.amble_pays))

    def _totals(self, seat: int) -> dict[int, float]:
        """How likely a seat that stands has each total, in halves."""
        face_up = self.cards[seat][1:]
        shuffle, _ = self.known.covered[seat]
        weights: dict[int, float] = {}
        for card in self.known.unseen[shuffle]:
            if may_be_covered(card, face_up, self.matta):
                reached = [int(2 * total((card, *face_up[:count]), self.matta)) for count in range(len(face_up) + 1)]
                weight = self._likely(reached, seat) if self.level > 4 else 1.0
                weights[reached[-1]] = weights.get(reached[-1], 0.0) + weight
        whole = sum(weights.values())
        return {where: weight / whole for where, weight in weights.items()}

    def _likely(self, reached: Sequence[int], seat: int) -> float:
        """How well a player's stake and calls go with these totals after each of its cards."""
        likely = 1.0 if reached[-1] == AIM else 1 - calls(reached[-1])
        for before in reached[:-1]:
            likely *= calls(before)
        limit: int = self.view.detail["limit"]
        if limit > 1:
            bold = (self.view.detail["bets"][seat] - 1) / (limit - 1)
            strong = 1 / (1 + exp((10 - reached[0]) * 0.6))
            likely *= 0.25 + bold * strong + (1 - bold) * (1 - strong)
        return likely

    def turn(self) -> dict[str, float]:
        """Returns what each choice of the turn is worth."""
        turn = self.bank() if self.me == self.view.detail["dealer"] else self.player()
        held = Held.of(self.cards[self.me], self.matta)
        worth = {"stand": turn.stand(held), "card": turn.card(held, self.counts)}
        if "swap" in self.view.legal:
            worth["swap"] = turn.swap(self.counts)
        return worth

    def card_is_worth(self) -> float:
        """Returns what the covered card wins on average for each chip staked."""
        return self.player().begin(kind(self.cards[self.me][0], self.matta), self.counts)

    def bank_is_worth(self) -> float:
        """Returns what the bank wins on average from a player who stakes more on better cards."""
        turn = self.player()
        worth = [(chance, turn.begin(which, rest)) for which, chance, rest in drawn(self.counts)]
        return -sum(chance * gain * (0.35 + 0.65 * _between(0.5 + gain)) for chance, gain in worth)


def _between(number: float) -> float:
    return min(1.0, max(0.0, number))


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns how likely a bot of `level` (1 to 5) makes each legal move."""
    match view.phase:
        case "limit":
            return _limits(view, level)
        case "bet":
            return _stakes(view, level)
    if len(view.legal) == 1:
        return dict.fromkeys(view.legal, 1.0)
    return _by_feeling(view, level) if level < 3 else _by_worth(Mind(view, level).turn(), _SHARPNESS[level])


_SHARPNESS = {3: 12.0, 4: 40.0, 5: float("inf")}


def _by_worth(worth: Mapping[str, float], sharpness: float) -> dict[str, float]:
    """Probabilities that favour better moves; with infinite sharpness only the best one."""
    best = max(worth.values())
    if sharpness == float("inf"):
        good = sorted(move for move, value in worth.items() if value == best)
        return {move: float(move == good[0]) for move in worth}
    scale = max(1.0, max(abs(value) for value in worth.values()))
    weights = {move: exp(sharpness * (value - best) / scale) for move, value in worth.items()}
    return _shared(weights)


def _shared(weights: Mapping[str, float]) -> dict[str, float]:
    whole = sum(weights.values())
    return {move: weight / whole for move, weight in weights.items()}


def _by_feeling(view: View, level: int) -> dict[str, float]:
    """A beginner's turn: a mark that is felt rather than known; the second level holds to it better."""
    assert view.seat is not None
    cards: list[str] = view.detail["cards"][view.seat]
    reached = 2 * total(cards, view.rules["matta"])
    mark, steep = (10.0, 0.45) if level == 1 else (10.0, 1.2)
    call = 1 / (1 + exp((reached - mark) * steep))
    chances = {"card": call, "stand": 1 - call}
    if "swap" in view.legal:
        swap = 0.3 if level == 1 else 0.7
        chances = {"swap": swap, **{move: chance * (1 - swap) for move, chance in chances.items()}}
    return chances


def _around(verb: str, high: int, wanted: float, width: float) -> dict[str, float]:
    """Numbers 1 to `high`, most likely about `wanted` (0 for the lowest, 1 for the highest)."""
    if high == 1:
        return {f"{verb} 1": 1.0}
    places = ((k, (k - 1) / (high - 1)) for k in range(1, high + 1))
    return _shared({f"{verb} {k}": exp(-(((place - wanted) / width) ** 2)) for k, place in places})


def _limits(view: View, level: int) -> dict[str, float]:
    high: int = view.rules["max_limit"]
    if level == 1:
        return _around("limit", high, 0.5, 2.0)
    if level < 4:
        return _around("limit", high, 0.6, 0.4)
    wanted = 1.0 if Mind(view, level).bank_is_worth() > 0 else 0.25
    return _around("limit", high, wanted, 0.2)


def _stakes(view: View, level: int) -> dict[str, float]:
    high: int = view.detail["limit"]
    if level == 1:
        return _around("bet", high, 0.4, 2.0)
    if level == 2:
        return _around("bet", high, 0.5, 0.5)
    worth = Mind(view, level).card_is_worth()
    if level == 3:
        return _around("bet", high, _between(0.4 + worth), 0.3)
    wanted = 1.0 if worth > 0 else 0.0
    return _around("bet", high, wanted, 0.25 if level == 4 else 0.12)
