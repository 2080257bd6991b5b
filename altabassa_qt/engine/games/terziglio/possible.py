"""Positions of Terziglio which agree with what a seat has witnessed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random
from typing import Any

from ...cards import HIDDEN, rank, suit
from ...game import Event, View
from ...tricks import share_out, shown_voids
from .position import CARDS, DECLARED_RANKS, SEATS, Hand, Plays, Terziglio, added, events_of_hand, sort_hand, worth_of


def possible_position(view: View, rng: Random) -> Terziglio:
    """Returns a position that agrees with a view: the unseen cards of its hand are dealt anew.

    Shown voids, declarations, the monte, the called card and the one given back all keep their truth.
    """
    detail = view.detail
    whole = possible_cards(view, rng)
    moves = events_of_hand(view)
    tricks = [event for event in moves if event.kind == "trick"]
    opener: int | None = detail["opener"]
    state = Terziglio(
        rules=view.rules,
        seats=SEATS,
        events=(),
        scores=view.chips,
        chips=view.chips,
        dealer=detail["dealer"],
        hand=detail["hand"],
        stage=view.phase,
        hands=whole.hands,
        monte=whole.monte,
        speaker=view.to_move[0] if view.phase == "open" else 0,
        passed=frozenset(event.seat for event in moves if event.kind == "pass" and event.seat is not None),
        opener=opener,
        contract=detail["contract"],
        called=detail["called"],
        giver=detail["giver"],
        discards=whole.discards,
        trick=_plays_in(detail["trick"]),
        last_trick=_plays_in(detail["last_trick"]),
        tricks_won=(detail["tricks_won"][0], detail["tricks_won"][1]),
        accuse=tuple((seat, what) for seat, what in detail["accuse"]),
        history=tuple(
            Hand(done["hand"], done["opener"], (done["points"][0], done["points"][1]), tuple(done["chips"]))
            for done in detail["history"]
        ),
        winners=view.winners,
    )
    if view.phase in ("play", "over"):
        state = replace(state, leader=(tricks[-1].seat if tricks else opener) or 0)
    for event in tricks:
        assert event.seat is not None
        one, other = state.taken
        mine = state.side(event.seat) == 0
        state = replace(state, taken=(one + event.cards, other) if mine else (one, other + event.cards))
    for seat, what in state.accuse:
        worth = worth_of(what, whole.twelve[seat])
        state = replace(state, accuse_points=added(state.accuse_points, state.side(seat), worth))
    return replace(state, events=_told(view, whole))


@dataclass(frozen=True)
class Cards:
    """Where all cards of a hand are, and were: `twelve` and `dealt` are those of each seat in play and as dealt."""

    hands: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...]
    monte: tuple[str, ...]
    returned: str | None
    twelve: tuple[tuple[str, ...], ...]
    dealt: tuple[tuple[str, ...], ...]


_ASIDE, _MONTE = 3, 4  # holders of cards beside the seats


def possible_cards(view: View, rng: Random) -> Cards:
    """Returns where all cards of the hand may be, for all that the view has witnessed."""
    detail, moves = view.detail, events_of_hand(view)
    plays = [event for event in moves if event.kind == "play"]
    played = [[event.cards[0] for event in plays if event.seat == seat] for seat in range(SEATS)]
    heaps: list[list[str]] = [*detail["hands"], detail["discards"], [] if _taken(moves) else detail["monte"]]
    known = {card for cards in (*played, *heaps) for card in cards}
    unseen = [card for card in CARDS if card not in known and view.phase != "shuffle"]
    sizes = [heap.count(HIDDEN) for heap in heaps]
    allowed = _allowed(view, moves, unseen, [holder for holder, size in enumerate(sizes) if size])
    demanded = (_demanded(allowed, demand) for demand in _demands(view, moves, played, unseen, rng))
    sharings = (share_out(sizes, may_hold, rng) for may_hold in demanded if may_hold is not None)
    shared = next((sharing for sharing in sharings if sharing is not None), None)
    assert shared is not None, "the view itself is a proof that such cards exist"
    heaps = [[card for card in heap if card != HIDDEN] + list(new) for heap, new in zip(heaps, shared, strict=True)]
    return _traced(view, moves, played, heaps, rng)


def _taken(moves: Sequence[Event]) -> Event | None:
    """The event of taking the monte, if it has been taken."""
    return next((event for event in moves if event.kind == "take"), None)


def _returned(moves: Sequence[Event]) -> Event | None:
    return next((event for event in moves if event.kind == "return"), None)


def _allowed(view: View, moves: Sequence[Event], unseen: Sequence[str], holders: Sequence[int]) -> dict[str, list[int]]:
    """Who may hold each unseen card, leaving out that the opener may have given back a card of the monte."""
    voids = shown_voids(event for event in moves if event.kind == "play")
    opener = view.detail["opener"]
    take = _taken(moves)
    openers = {view.detail["called"], *take.cards} if take is not None else set()
    return {
        card: [
            holder
            for holder in holders
            if (holder, suit(card)) not in voids and (card not in openers or holder in (opener, _ASIDE))
        ]
        for card in unseen
    }


@dataclass(frozen=True)
class _Demand:
    """One way in which what was declared and given back can be true: who must hold which unseen card."""

    given: Mapping[str, int]
    declared: tuple[Mapping[str, int], ...]


def _demanded(allowed: Mapping[str, list[int]], demand: _Demand) -> dict[str, list[int]] | None:
    """Returns who may hold each card under a demand, or None if it can't be met."""
    may = {**allowed, **{card: [giver] for card, giver in demand.given.items()}}
    for part in demand.declared:
        for card, seat in part.items():
            if seat not in may[card]:
                return None
            may[card] = [seat]
    return may


def _demands(
    view: View, moves: Sequence[Event], played: Sequence[Sequence[str]], unseen: Sequence[str], rng: Random
) -> Iterator[_Demand]:
    """Returns, in random order, the ways in which what was declared and given back can be true."""
    detail = view.detail
    declared = [
        [dict.fromkeys(cards, seat) for cards in _held_for(what, [*played[seat], *detail["hands"][seat]], unseen)]
        for seat, what in detail["accuse"]
    ]
    back = _given_back(view, moves, played, unseen)
    rng.shuffle(back)
    # A card of the monte is given back less often than one of the twelve dealt.
    if back and rng.random() < 0.7:
        back.sort(key=bool)
    ways = list(product(*declared))
    rng.shuffle(ways)
    return (_Demand(given, way) for given in back or [{}] for way in ways)


def _held_for(what: str, held: Sequence[str], unseen: Sequence[str]) -> list[tuple[str, ...]]:
    """The sets of unseen cards that must be added to those `held` for `what` to be declared."""
    if what not in DECLARED_RANKS:
        cards = [letter + what[-1] for letter in DECLARED_RANKS]
        return [tuple(card for card in cards if card not in held)]
    lacking = max(0, 3 - sum(rank(card) == what for card in held))
    return list(combinations([card for card in unseen if rank(card) == what], lacking))


def _given_back(
    view: View, moves: Sequence[Event], played: Sequence[Sequence[str]], unseen: Sequence[str]
) -> list[dict[str, int]]:
    """The ways in which the card given back may be with the giver, as far as it matters where it is."""
    event, take, giver = _returned(moves), _taken(moves), view.detail["giver"]
    if event is None or take is None:
        return []
    card = event.cards[0]
    if card != HIDDEN:
        return [{card: giver}] if card in unseen else []
    if any(card in take.cards for card in played[giver]):
        return []
    voids = shown_voids(event for event in moves if event.kind == "play")
    may = [card for card in take.cards if card in unseen and (giver, suit(card)) not in voids]
    return [{}, *({card: giver} for card in may if card != view.detail["called"])]


def _traced(
    view: View, moves: Sequence[Event], played: Sequence[list[str]], heaps: Sequence[Sequence[str]], rng: Random
) -> Cards:
    """Traces the cards back to how they may have been dealt."""
    opener, giver, called = view.detail["opener"], view.detail["giver"], view.detail["called"]
    hands = tuple(sort_hand(heap) for heap in heaps[:SEATS])
    discards = sort_hand(heaps[_ASIDE])
    twelve = [[*played[seat], *hands[seat]] for seat in range(SEATS)]
    dealt = [set(cards) for cards in twelve]
    returned, take = _returned(moves), _taken(moves)
    back = None
    if returned is not None:
        back = returned.cards[0]
        if back == HIDDEN:
            assert take is not None
            may = [card for card in twelve[giver] if card in take.cards] or twelve[giver]
            back = rng.choice(may)
        dealt[giver].remove(back)
        dealt[opener].add(back)
    monte = tuple(heaps[_MONTE])
    if take is not None:
        dealt[opener].update(discards)
        monte = take.cards
        if HIDDEN in monte:
            sure = [called] if called is not None and giver is None else []
            free = [card for card in CARDS if card in dealt[opener] and card != called]
            monte = tuple(rng.sample(sure + rng.sample(free, 4 - len(sure)), 4))
        dealt[opener].difference_update(monte)
    if giver is not None:
        dealt[opener].remove(called)
        dealt[giver].add(called)
    return Cards(
        hands,
        discards,
        monte,
        back,
        tuple(tuple(cards) for cards in twelve),
        tuple(sort_hand(list(cards)) for cards in dealt),
    )


def _told(view: View, whole: Cards) -> tuple[Event, ...]:
    """The story of `view` as it happened with these cards in the hand in progress, and who saw them."""
    moves = events_of_hand(view)
    opener = view.detail["opener"]

    def told(event: Event) -> Event:
        seat = event.seat or 0
        match event.kind:
            case "deal":
                return replace(event, cards=whole.dealt[seat], seers=frozenset((seat,)))
            case "monte":
                return replace(event, cards=whole.monte, seers=frozenset())
            case "take" if not view.rules["show_monte"]:
                return replace(event, cards=whole.monte, seers=frozenset((opener,)))
            case "return":
                assert whole.returned is not None
                return replace(event, cards=(whole.returned,), seers=frozenset((seat, event.values["to"])))
            case "discard":
                return replace(event, cards=whole.discards, seers=frozenset((opener,)))
        return event

    earlier = view.story[: len(view.story) - len(moves)]
    return (*earlier, *(told(event) for event in moves))


def _plays_in(plays: Sequence[Sequence[Any]]) -> Plays:
    return tuple((seat, card, signal) for seat, card, signal in plays)
