"""Cocincina, by the words of its rules page."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.games.cocincina import (
    GAME,
    TWO_PACKS,
    Cocincina,
    Scopa,
    captures,
    not_turned,
    scopa_of,
    scopa_points,
    value,
)
from altabassa_qt.engine.layout import Shape
from altabassa_qt.engine.records import new_record, replay


def piles(first: tuple[str, ...], second: tuple[str, ...], split: int = 40) -> tuple[str, ...]:
    """Both packs so that the first pile begins with `first` and the second with `second`."""
    rest = list((Counter(TWO_PACKS) - Counter(first + second)).elements())
    missing = split - len(first)
    return (*first, *rest[:missing], *second, *rest[missing:])


def begun(first: str, second: str, split: int = 40, **rules: Any) -> Cocincina:
    """Seat 0 deals and has the first pile, seat 1 has taken the second; the opening card lies."""
    state = GAME.start(GAME.complete_rules(rules, 2), 2, {"dealer": 0})
    state = state.deal(piles(tuple(first.split()), tuple(second.split()), split))
    return play(state, f"split {split}", "take 2")


def play(state: Cocincina, *moves: str) -> Cocincina:
    """Plays moves, each by the seat whose turn it is."""
    for move in moves:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, Cocincina)
        state = followed
    return state


def legal(state: Cocincina) -> list[str]:
    return state.legal_moves(state.to_move()[0]).listed()


def random_match(seed: int, **rules: Any) -> list[Cocincina]:
    """Every position of a match played by chance."""
    rng = Random(seed)
    state = GAME.start(GAME.complete_rules(rules, 2), 2, {"dealer": rng.randrange(2)})
    states = [state]
    while not state.finished:
        if (due := state.shuffle_due()) is not None:
            cards = list(due)
            rng.shuffle(cards)
            state = state.deal(tuple(cards))
        else:
            state = play(state, rng.choice(legal(state)))
        states.append(state)
    return states


def test_capture_values() -> None:
    assert [value(letter + "H") for letter in "A234567JQK"] == list(range(1, 11))


@pytest.mark.parametrize(
    "table, turned, possible",
    [
        ("QD 4C 5S", "QH", ["QD", "4C 5S"]),
        ("3D AD 2D", "3S", ["3D", "AD 2D"]),
        ("4D 3D AD 2D", "KS", ["4D 3D AD 2D"]),
        ("7D 3D 6H 4H AD", "KS", ["7D 3D", "6H 4H", "6H 3D AD"]),
        ("2D 3D", "4S", []),
        ("AD", "AS", ["AD"]),
        ("", "KS", []),
    ],
)
def test_what_a_card_may_capture(table: str, turned: str, possible: list[str]) -> None:
    lying = table.split()
    found = [" ".join(cards) for cards in captures(lying, turned)]
    wanted = [" ".join(sorted(cards.split(), key=lying.index)) for cards in possible]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize(
    "card, scoperta, coperta",
    [("AS", 2, 1), ("2C", 3, 0), ("2D", 2, 0), ("3C", 3, 0), ("7S", 7, 0), ("JS", 4, 1), ("QS", 5, 1), ("KS", 6, 1)],
)
def test_what_a_scopa_is_worth(card: str, scoperta: int, coperta: int) -> None:
    assert (scopa_points(card, True), scopa_points(card, False)) == (scoperta, coperta)


def test_which_capture_is_a_scopa() -> None:
    pair, sweep = ({"scopa": kind} for kind in ("pair", "sweep"))
    assert scopa_of(("KD", "2S"), "KS", ("KD",), "2S", pair) == Scopa("KS", scoperta=False)
    assert scopa_of(("KD", "2S"), "KD", ("KD",), "2S", pair) == Scopa("KD", scoperta=True)
    assert scopa_of(("2S", "KD"), "KS", ("KD",), "KD", pair) == Scopa("KS", scoperta=True)
    assert scopa_of(("KD", "2S"), "KS", ("KD",), "KD", sweep) is None
    assert scopa_of(("KD",), "KS", ("KD",), None, sweep) == Scopa("KS", scoperta=False)
    assert scopa_of(("4D", "3D"), "7D", ("4D", "3D"), "3D", sweep) is None


def test_before_the_first_shuffle_everything_is_empty_but_the_dealer() -> None:
    record = new_record("cocincina", [{"name": "Anna"}, {"name": "Bruno"}], setup={"dealer": 1})
    report = replay(record).report()
    assert report["phase"] == "shuffle" and report["to_move"] == [] and report["legal"] == []
    assert report["detail"] == {
        "hand": 1,
        "dealer": 1,
        "piles": [0, 0],
        "table": [],
        "turned": None,
        "just_laid": None,
        "hand_points": [0, 0],
        "scope": [[], []],
        "heaps": [0, 0],
    }


def test_the_dealer_splits_and_the_other_takes() -> None:
    state = GAME.start(GAME.complete_rules({}, 2), 2, {"dealer": 1}).deal(TWO_PACKS)
    assert state.phase == "split" and state.to_move() == (1,) and state.detail(None)["piles"] == [0, 0]
    assert len(legal(state)) == 41
    for move in ("split 19", "split 61", "split 020", "take 1", "split 30 "):
        with pytest.raises(MoveError):
            state.play(1, move)
    state = play(state, "split 60")
    assert state.phase == "take" and state.to_move() == (0,) and legal(state) == ["take 1", "take 2"]
    assert state.detail(None)["piles"] == [60, 20] and state.detail(None)["just_laid"] is None
    taken = play(state, "take 1")
    assert taken.detail(None)["piles"] == [60, 19] and taken.table == (TWO_PACKS[60],) == (taken.just_laid,)
    assert play(state, "take 2").detail(None)["piles"] == [20, 59]
    assert taken.to_move() == (0,) and legal(taken) == ["turn"]


def test_nobody_sees_the_order_of_the_piles() -> None:
    state = GAME.start(GAME.complete_rules({}, 2), 2, {}).deal(TWO_PACKS)
    other = GAME.start(GAME.complete_rules({}, 2), 2, {}).deal(tuple(reversed(TWO_PACKS)))
    for seat in (0, 1, None):
        assert play(state, "split 30").view(seat).as_json() == play(other, "split 30").view(seat).as_json()
        assert play(state, "split 30").view(seat).story == play(other, "split 30").view(seat).story


def test_a_card_that_captures_nothing_is_laid_and_is_the_one_just_laid() -> None:
    state = play(begun("KD 7C", "2S"), "turn")
    assert state.table == ("KD", "2S") and state.just_laid == "2S" and state.to_move() == (0,)
    assert state.heaps == (0, 0) and state.turned is None


def test_a_pending_capture_leaves_the_card_just_laid_unchanged() -> None:
    state = play(begun("QD 5S", "4C QH"), "turn", "turn", "turn")
    assert state.phase == "capture" and state.just_laid == "5S" and state.turned == "QH" and state.to_move() == (1,)
    assert legal(state) == ["capture 4C 5S", "capture QD"]
    for move in ("turn", "capture", "capture 4C", "capture QD 4C", "capture QD 4C 5S", "capture QH", "capture 4C 4C"):
        with pytest.raises(MoveError):
            state.play(1, move)
    single = play(state, "capture QD")
    assert single.scope[1] == (Scopa("QH", scoperta=False),) and single.scores == (0, 1)
    assert single.table == ("4C", "5S") and single.just_laid is None and single.to_move() == (0,)


def test_equal_values_captured_at_once_are_scoperta_when_just_laid() -> None:
    state = play(begun("KD 2H", "5C 2S"), "turn", "turn", "turn")
    assert state.scope == ((), (Scopa("2S", scoperta=True),)) and state.hand_points == (0, 2)


def test_a_scopa_without_points_is_listed_too() -> None:
    state = play(begun("KD 7C", "2H 2S"), "turn", "turn", "turn")
    assert state.detail(None)["scope"] == [[], [{"card": "2S", "kind": "coperta", "points": 0}]]


def test_what_one_laid_oneself_is_not_what_the_opponent_laid_last() -> None:
    """The two lies for a whole round: coperta, though it was laid in the turner's own last turn."""
    state = play(begun("KD 7C", "2H 2S"), "turn", "turn")
    assert state.just_laid == "7C"
    assert not play(state, "turn").scope[1][0].scoperta


def test_the_hand_ends_at_the_end_of_the_dealers_turn_when_a_pile_is_empty() -> None:
    for split, take, left in ((20, "take 2", 0), (60, "take 2", 0)):
        state = GAME.start(GAME.complete_rules({}, 2), 2, {"dealer": 0}).deal(TWO_PACKS)
        state = play(state, f"split {split}", take)
        turns = {0: 0, 1: 0}
        while not state.finished:
            seat = state.to_move()[0]
            turns[seat] += state.phase == "turn"
            state = play(state, legal(state)[0])
        assert turns[0] == turns[1] and min(len(pile) for pile in state.piles) == left
        # Opponent's 20 cards run out: the dealer turns once more. Dealer's 19 run out: the hand ends at once.
        assert turns[0] == (19 if split == 20 else 20)


def test_the_deal_alternates_and_points_add_up() -> None:
    states = random_match(3, hands=3)
    starts = [state for state in states if state.phase == "shuffle"]
    assert [state.dealer for state in starts] == [starts[0].dealer, 1 - starts[0].dealer, starts[0].dealer]
    assert [state.hand for state in starts] == [1, 2, 3]
    second = starts[1]
    assert second.detail(None)["hand_points"] == [0, 0] and second.detail(None)["piles"] == [0, 0]
    assert second.detail(None)["scope"] == [[], []] and second.detail(None)["table"] == []
    ended = [event.values for state in states[-1:] for event in state.events if event.kind == "hand_over"]
    assert second.scores == tuple(ended[0]["hand_points"])
    assert states[-1].scores == tuple(sum(hand["hand_points"][seat] for hand in ended) for seat in (0, 1))
    assert states[-1].detail(None)["hand_points"] == ended[-1]["hand_points"]


def test_equal_points_draw_and_share() -> None:
    state = random_match(1)[-1]
    drawn = Cocincina(**{**vars(state), "scores": (7, 7)})
    assert drawn.winners == (0, 1) and drawn.chips == (0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_conserved_and_no_two_of_one_value_lie_on_the_table(seed: int) -> None:
    for state in random_match(seed, scopa="sweep" if seed % 2 else "pair", hands=2):
        if state.phase in ("shuffle", "split"):
            continue
        lying = len(state.table) + (state.turned is not None)
        assert sum(len(pile) for pile in state.piles) + lying + sum(state.heaps) == 80
        assert len({value(card) for card in state.table}) == len(state.table)


@pytest.mark.parametrize("key, bad", [("scopa", "both"), ("hands", 0), ("hands", True), ("stake", 1)])
def test_rules_out_of_range_are_refused(key: str, bad: object) -> None:
    with pytest.raises(RecordError):
        GAME.complete_rules({key: bad}, 2)


def test_a_deck_needs_both_packs() -> None:
    record = new_record("cocincina", [{"name": "Anna"}, {"name": "Bruno"}])
    record["decks"] = [list(pack(40))]
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert refused.value.move == -1


@pytest.mark.parametrize("seed", range(3))
def test_possible_deals_agree_with_the_view_and_all_is_shown_without_fault(seed: int) -> None:
    rng = Random(seed)
    for state in random_match(seed, hands=2)[:: 1 + seed * 5]:
        for seat in (0, 1, None):
            view = state.view(seat)
            for looked in (False, True):
                layout = GAME.layout(view, looked)
                assert not (looked and layout.pause)
            GAME.sheet(view)
            GAME.memory(view)
            if view.phase != "split":
                for move in view.legal:
                    GAME.move_words(view, move)
        if rng.random() < 0.1:
            view = state.view(0)
            possible = GAME.deal_possible(view, rng)
            assert possible.view(0).as_json() == view.as_json() and possible.view(0).story == view.story
            if state.phase != "shuffle":
                here, there = (Counter(card for pile in s.piles for card in pile) for s in (state, possible))
                assert here == there


def test_who_remembers_knows_what_has_not_been_turned() -> None:
    for state in random_match(5):
        if state.phase not in ("shuffle", "split"):
            assert Counter(not_turned(state.view(0).story)) == Counter(card for pile in state.piles for card in pile)


def test_no_pause_for_a_mere_laying_but_for_points_and_for_the_end() -> None:
    states = random_match(2)
    pauses = 0
    for before, state in pairwise(states):
        layout = GAME.layout(state.view(0), looked=False)
        worth = state.scores != before.scores or state.finished
        assert (layout.pause is not None) is worth
        pauses += worth
    assert 0 < pauses < 30


def test_a_capture_is_shown_before_its_cards_go() -> None:
    state = play(begun("KD", "KS"), "turn")
    layout = GAME.layout(state.view(0), looked=False)
    places = {place.id: place for place in layout.places}
    assert [(card.code, card.mark) for card in places["table"].cards] == [("KD", "captured")]
    assert [card.code for card in places["turned"].cards] == ["KS"] and layout.taker == 1
    assert layout.seats[1].gain == 6 and layout.seats[0].gain is None
    assert places["heap:1"].count == 0 and not places["scope:1"].cards
    places = {place.id: place for place in GAME.layout(state.view(0), looked=True).places}
    assert places["heap:1"].count == 2 and not places["table"].cards
    crossed = places["scope:1"]
    assert crossed.shape is Shape.CROSSED and [(card.code, card.face) for card in crossed.cards] == [("KS", True)]


def test_piles_and_possible_captures_can_be_chosen() -> None:
    state = GAME.start(GAME.complete_rules({}, 2), 2, {"dealer": 0}).deal(piles(("QD", "5S"), ("4C", "QH")))
    amount = GAME.layout(state.view(0), looked=True).amount
    assert amount is not None and (amount.verb, amount.low, amount.high) == ("split", 20, 60)
    assert GAME.layout(state.view(1), looked=True).amount is None
    state = play(state, "split 40")
    places = GAME.layout(state.view(1), looked=True).places
    assert [(place.token, place.count) for place in places if place.id.startswith("pile:")] == [
        ("take 1", 40),
        ("take 2", 40),
    ]
    state = play(state, "take 2", "turn", "turn", "turn")
    layout = GAME.layout(state.view(1), looked=True)
    assert {control.move for control in layout.controls} == {"capture QD", "capture 4C 5S"}
    (pick,) = layout.picks
    assert (pick.verb, pick.least) == ("capture", 1) and pick.most >= 2
    table = next(place for place in layout.places if place.id == "table")
    assert [card.token for card in table.cards] == ["QD", "4C", "5S"]
    assert not GAME.layout(state.view(0), looked=True).controls
