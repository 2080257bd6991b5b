"""Sette e Mezzo, by the words of its rules page."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from altabassa_qt.engine.cards import HIDDEN, pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.games.sette_mezzo import (
    GAME,
    SetteMezzo,
    counted,
    in_halves,
    may_be_covered,
    order_from,
    settle,
    total,
)
from altabassa_qt.engine.records import new_record, replay


def deck(*top: str) -> tuple[str, ...]:
    """A pack with these cards on top."""
    return (*top, *(card for card in pack(40) if card not in top))


def table(*top: str, seats: int = 2, dealer: int = 0, **rules: Any) -> SetteMezzo:
    """A match whose first stock has these cards on top."""
    return GAME.start(GAME.complete_rules(rules, seats), seats, {"dealer": dealer}).deal(deck(*top))


def play(state: SetteMezzo, *moves: str) -> SetteMezzo:
    """Plays moves, each by the seat whose turn it is."""
    for move in moves:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, SetteMezzo)
        state = followed
    return state


def legal(state: SetteMezzo) -> list[str]:
    return state.legal_moves(state.to_move()[0]).listed()


def random_match(seats: int, seed: int, **rules: Any) -> list[SetteMezzo]:
    """Every position of a match played by chance, with many cards called so that the stock runs out."""
    rng = Random(seed)
    state = GAME.start(GAME.complete_rules(rules, seats), seats, {"dealer": rng.randrange(seats)})
    states = [state]
    while not state.finished:
        if (due := state.shuffle_due()) is not None:
            cards = list(due)
            rng.shuffle(cards)
            state = state.deal(tuple(cards))
        else:
            moves = legal(state)
            wild = [move for move in moves if move in ("swap", "card")]
            state = play(state, rng.choice(wild if wild and rng.random() < 0.5 else moves))
        states.append(state)
    return states


@pytest.mark.parametrize(
    "cards, matta, counts",
    [
        (("AD",), False, 1),
        (("7D", "KD"), False, 7.5),
        (("JD", "QH", "KS"), False, 1.5),
        (("KD",), False, 0.5),
        (("KD",), True, 7),
        (("KD", "JS"), True, 7.5),
        (("7S", "KD"), True, 7.5),
        (("KD", "6S"), True, 7),
        (("KD", "AS"), True, 7),
        (("KD", "3S", "JS"), True, 7.5),
        (("KD", "7S", "JS"), True, 8),
        (("KD", "7S", "5S"), True, 12.5),
        (("3S", "4S"), True, 7),
    ],
)
def test_what_cards_count(cards: tuple[str, ...], matta: bool, counts: float) -> None:
    assert total(cards, matta) == counts


@pytest.mark.parametrize(
    "player, amble, bank, bank_amble, wins",
    [
        (6, False, 9, False, 3),
        (6, False, 5.5, False, 3),
        (6, False, 6, False, 0),
        (6, False, 6.5, False, -3),
        (7.5, False, 7.5, True, 0),
        (7.5, False, 7.5, False, 0),
        (7, False, 7.5, True, -3),
        (7.5, True, 8, False, 6),
        (7.5, True, 7, False, 6),
        (7.5, True, 7.5, True, 0),
        (7.5, True, 7.5, False, 3),
    ],
)
def test_the_settling_table(player: float, amble: bool, bank: float, bank_amble: bool, wins: int) -> None:
    assert settle(3, player, amble, bank, bank_amble) == wins


def test_before_the_first_shuffle_everything_is_empty_but_the_dealer() -> None:
    record = new_record("sette_mezzo", [{"name": "Anna"}, {"name": "Bruno"}], setup={"dealer": 1})
    report = replay(record).report()
    assert report["phase"] == "shuffle" and report["to_move"] == [] and report["legal"] == []
    assert report["detail"] == {
        "hand": 1,
        "dealer": 1,
        "limit": None,
        "bets": [None, None],
        "cards": [[], []],
        "totals": [None, None],
        "state": ["waiting", "waiting"],
        "swapped": [[], []],
        "stock": 0,
        "bets_won": [0, 0],
        "last": None,
    }


def test_the_bank_names_a_limit_within_the_rules_and_only_then_are_cards_dealt() -> None:
    state = table(seats=3, dealer=2, max_limit=3)
    assert state.to_move() == (2,) and legal(state) == ["limit 1", "limit 2", "limit 3"]
    assert state.cards == ((), (), ()) and state.detail(None)["stock"] == 40
    for move in ("limit 0", "limit 4", "limit 03", "limit", "bet 1", "limit 1 "):
        with pytest.raises(MoveError):
            state.play(2, move)
    state = play(state, "limit 2")
    assert [cards[0] for cards in state.cards] == ["AD", "2D", "3D"] and state.to_move() == (0,)
    assert legal(state) == ["bet 1", "bet 2"]
    state = play(state, "bet 1")
    assert state.to_move() == (1,) and state.status == ("waiting",) * 3


def test_the_dealer_does_not_bet_and_plays_last() -> None:
    state = play(table(seats=3, dealer=1), "limit 5", "bet 1", "bet 2")
    assert state.bets == (2, None, 1) and state.to_move() == (2,)
    assert play(state, "stand").to_move() == (0,)
    assert play(state, "stand", "stand").to_move() == (1,)
    assert order_from(1, 3) == (2, 0, 1)


def test_a_swap_comes_before_the_first_card_and_only_with_a_three_or_four() -> None:
    state = play(table("5D", "3D"), "limit 1", "bet 1")
    assert legal(state) == ["card", "stand"]
    state = play(state, "stand")
    assert legal(state) == ["card", "stand", "swap"]
    state = play(state, "swap")
    assert state.cards[0] == ("AD",) and state.stock[0] == "2D"
    assert state.detail(1)["swapped"] == [["3D"], []] and state.detail(None)["cards"] == [[HIDDEN], [HIDDEN]]


def test_seven_and_a_half_with_two_cards_is_shown_at_once_and_ends_the_turn() -> None:
    state = play(table("7D", "5D", "6D", "JS", seats=3), "limit 5", "bet 1", "bet 1", "card")
    assert state.status == ("waiting", "amble", "playing")
    for viewer in (0, 1, 2, None):
        assert state.detail(viewer)["cards"][1] == ["7D", "JS"] and state.detail(viewer)["totals"][1] == 7.5


def test_seven_and_a_half_with_three_cards_looks_like_any_other_total_to_the_others() -> None:
    state = play(table("4D", "5D", "3S", "JS"), "limit 1", "bet 1", "card", "card")
    assert legal(state) == ["stand"]
    with pytest.raises(MoveError):
        state.play(1, "card")
    other = state.view(0)
    assert other.detail["cards"][1] == [HIDDEN, "3S", "JS"] and other.detail["totals"][1] is None
    assert other.detail["state"][1] == "playing" and not other.legal
    assert play(state, "stand").view(0).detail["state"][1] == "stood"


def test_a_bust_stake_moves_at_once() -> None:
    state = play(table("7D", "6D", "5D", "4S", seats=3, win_by="bets"), "limit 5", "bet 3", "bet 1", "card")
    assert state.chips == (3, -3, 0) and state.bets_won == (1, 0, 0) and state.scores == (1, 0, 0)
    assert state.detail(2)["cards"][1] == ["7D", "4S"] and state.detail(2)["totals"][1] == 11


def test_the_dealer_does_not_play_when_all_others_are_bust_and_stays_waiting() -> None:
    state = play(table("7D", "5D", "4S", hands=1), "limit 5", "bet 3", "card")
    assert state.finished and state.status == ("waiting", "bust") and state.winners == (0,)
    assert state.detail(1)["cards"] == [["5D"], ["7D", "4S"]] and state.detail(1)["totals"] == [5, 11]
    assert state.detail(1)["last"]["state"] == ["waiting", "bust"]


def test_the_dealer_plays_against_an_amble_alone() -> None:
    state = play(table("7D", "5D", "JS"), "limit 5", "bet 3", "card")
    assert state.to_move() == (0,) and state.status == ("playing", "amble")


def test_a_bust_bank_pays_everybody_who_is_not_bust() -> None:
    state = play(table("2D", "7D", "6D", "JS", "7S", seats=3, hands=1), "limit 5", "bet 3", "bet 2", "stand", "card")
    assert state.status[2] == "amble"
    state = play(state, "card")
    assert state.chips == (-7, 3, 4) and state.bets_won == (0, 1, 1) and state.winners == (2,)


def test_the_bank_goes_to_the_first_amble_after_the_dealer_unless_the_dealer_has_one_too() -> None:
    top = ("6D", "7D", "7H", "7S", "JD", "JH", "JS")
    state = play(table(*top, seats=4, dealer=2), "limit 5", "bet 1", "bet 1", "bet 1", "stand", "card", "card", "stand")
    assert state.hand == 2 and state.dealer == 0
    state = play(table(*top, seats=4, dealer=2), "limit 5", "bet 1", "bet 1", "bet 1", "stand", "card", "card", "card")
    assert state.dealer == 2 and state.last is not None and state.last.paid == (0, 0, 1, -1)


def test_cards_are_put_away_and_the_next_hand_comes_from_what_is_left() -> None:
    state = play(table("AD", "2D"), "limit 1", "bet 1", "stand", "stand")
    assert state.hand == 2 and state.phase == "limit" and len(state.stock) == 38
    assert state.detail(0)["cards"] == [[], []] and state.detail(0)["last"]["cards"] == [["2D"], ["AD"]]
    assert set(play(state, "limit 1").cards) == {("3D",), ("4D",)}


def short(state: SetteMezzo, left: int) -> SetteMezzo:
    """The same with only `left` cards in the stock and the others put away, as after many hands."""
    stock = state.stock[:left]
    return SetteMezzo(**{**vars(state), "stock": stock, "aside": (*state.aside, *state.stock[left:])})


def test_the_stock_may_run_out_while_the_covered_cards_are_dealt() -> None:
    state = play(short(table("AD", "2D", seats=4), 2), "limit 3")
    assert state.phase == "shuffle" and state.to_move() == ()
    assert state.detail(None)["cards"] == [[], [HIDDEN], [HIDDEN], []] and state.detail(1)["totals"] == [
        None,
        1,
        None,
        None,
    ]
    assert state.detail(None)["limit"] == 3
    due = state.shuffle_due()
    assert due is not None and len(due) == 38 and not {"AD", "2D"} & set(due)
    state = state.deal(tuple(sorted(due, reverse=True)))
    assert state.phase == "bet" and all(len(cards) == 1 for cards in state.cards) and len(state.stock) == 36


def test_the_card_just_swapped_is_shuffled_too() -> None:
    state = play(short(table("3D", "2D"), 2), "limit 3", "bet 1", "swap")
    assert state.phase == "shuffle" and state.detail(1)["cards"] == [[HIDDEN], []]
    assert state.detail(1)["swapped"] == [[], ["3D"]] and state.detail(1)["state"] == ["waiting", "playing"]
    due = state.shuffle_due()
    assert due is not None and "3D" in due and len(due) == 39
    state = state.deal(("3D", *(card for card in due if card != "3D")))
    assert state.cards[1] == ("3D",) and legal(state) == ["card", "stand", "swap"]


def test_the_stock_may_run_out_when_a_card_is_called() -> None:
    state = play(short(table("5D", "2D"), 2), "limit 3", "bet 1", "card")
    assert state.phase == "shuffle" and state.cards[1] == ("5D",)
    due = state.shuffle_due() or ()
    state = state.deal(("7S", *(card for card in due if card != "7S")))
    assert state.hand == 2 and state.last is not None and state.last.status == ("waiting", "bust")


def test_an_empty_stock_is_shuffled_only_when_a_card_must_be_dealt() -> None:
    state = play(short(table("5D", "2D"), 2), "limit 3", "bet 1", "stand", "stand")
    assert state.phase == "limit" and state.detail(0)["stock"] == 0
    assert play(state, "limit 1").phase == "shuffle"


def test_after_the_matta_has_been_drawn_the_whole_pack_is_shuffled_before_the_limit() -> None:
    state = play(table("KD", "5D", matta=True), "limit 1", "bet 1", "stand", "stand")
    assert state.phase == "shuffle" and state.hand == 2 and sorted(state.shuffle_due() or ()) == sorted(pack(40))
    assert state.detail(0)["stock"] == 0 and state.detail(0)["limit"] is None
    assert state.deal(deck()).phase == "limit"
    without = play(table("AD", "5D", matta=True), "limit 1", "bet 1", "stand", "stand")
    assert without.phase == "limit" and len(without.stock) == 38
    assert play(table("KD", "5D"), "limit 1", "bet 1", "stand", "stand").phase == "limit"


def test_the_last_hand_leads_to_no_shuffle() -> None:
    state = play(table("KD", "5D", matta=True, hands=1), "limit 1", "bet 1", "stand", "stand")
    assert state.finished and state.shuffle_due() is None and state.detail(None)["cards"] == [["5D"], ["KD"]]


def test_ties_share() -> None:
    state = play(table("5D", "5S", hands=1), "limit 1", "bet 1", "stand", "stand")
    assert state.winners == (0, 1) and state.chips == (0, 0) and state.bets_won == (0, 0)


@pytest.mark.parametrize(
    "key, bad",
    [
        ("matta", 1),
        ("matta", "no"),
        ("max_limit", 0),
        ("max_limit", 1001),
        ("hands", 0),
        ("hands", 1.0),
        ("win_by", ""),
    ],
)
def test_rules_out_of_range_are_refused(key: str, bad: object) -> None:
    with pytest.raises(RecordError):
        GAME.complete_rules({key: bad}, 3)


@pytest.mark.parametrize("seats, seed, matta", [(2, 1, False), (4, 2, True), (8, 3, False), (8, 4, True)])
def test_possible_deals_agree_with_all_that_was_witnessed(seats: int, seed: int, matta: bool) -> None:
    rng = Random(seed)
    shuffles = set()
    for state in random_match(seats, seed, matta=matta, hands=8):
        shuffles.add(sum(event.kind == "shuffle" for event in state.events))
        for viewer in (rng.randrange(seats), None):
            view = state.view(viewer)
            possible = GAME.deal_possible(view, rng)
            assert possible.view(viewer).as_json() == view.as_json()
            assert possible.view(viewer).story == view.story
            cards = [card for held in possible.cards for card in held]
            assert len(cards) == len(set(cards)) and not set(cards) & set(possible.stock)
    assert seats < 8 or max(shuffles) > 1


@pytest.mark.parametrize("seats, matta", [(2, True), (5, False), (8, True)])
def test_chips_only_change_hands_and_everything_can_be_shown(seats: int, matta: bool) -> None:
    for state in random_match(seats, 9, matta=matta, hands=4, win_by="bets" if matta else "chips"):
        assert sum(state.chips) == 0
        for viewer in (*range(seats), None):
            view = state.view(viewer)
            open_cards = {card for held in view.detail["cards"] for card in held}
            hidden = {
                held[0]
                for seat, held in enumerate(state.cards)
                if held and seat != viewer and not state.finished and state.status[seat] not in ("bust", "amble")
            }
            assert not hidden & open_cards
            for looked in (False, True):
                layout = GAME.layout(view, looked)
                assert not (looked and layout.pause)
                if looked:
                    assert not hidden & {card.code for place in layout.places for card in place.cards}
            GAME.sheet(view)
            GAME.memory(view)
            for move in view.legal:
                GAME.move_words(view, move)
            for event in view.story[-3:]:
                GAME.describe(event)


def test_the_hand_is_shown_open_with_gains_until_it_has_been_looked_at() -> None:
    state = play(table("7D", "5D", "JS"), "limit 5", "bet 3", "card", "stand")
    layout = GAME.layout(state.view(0), looked=False)
    cards = {place.id: [card.code for card in place.cards] for place in layout.places}
    assert layout.pause is not None and cards["cards:0"] == ["5D"] and cards["cards:1"] == ["7D", "JS"]
    assert [info.gain for info in layout.seats] == [-6, 6] and layout.seats[0].tokens == ("bank",)
    after = GAME.layout(state.view(0), looked=True)
    assert after.pause is None and after.seats[1].tokens == ("bank",) and after.seats[1].gain is None
    assert GAME.layout(play(state, "limit 1").view(0), looked=False).pause is None


def test_my_covered_card_lies_open_to_me_alone() -> None:
    state = play(table("6D", "5D"), "limit 5", "bet 3")
    for viewer, code in ((1, "6D"), (0, HIDDEN), (None, HIDDEN)):
        layout = GAME.layout(state.view(viewer), looked=True)
        place = next(place for place in layout.places if place.id == "cards:1")
        assert [(card.code, card.face) for card in place.cards] == [(code, code != HIDDEN)]
    controls = [control.move for control in GAME.layout(state.view(1), looked=True).controls]
    assert controls == ["card", "stand"]
    assert GAME.layout(state.view(0), looked=True).controls == ()


def test_what_a_seat_can_know_of_a_covered_card() -> None:
    assert may_be_covered("7D", (), False) and not may_be_covered("7D", ("JS",), False)
    assert not may_be_covered("7D", ("AS",), False) and may_be_covered("6D", ("AS",), False)
    assert not may_be_covered("5D", ("2S", "JS", "AS"), False) and not may_be_covered("4D", ("3S", "JS", "JD"), False)
    assert may_be_covered("4D", ("3S", "JS"), False) and not may_be_covered("KD", ("JS",), True)


def test_who_remembers_the_cards_knows_the_stock_after_a_shuffle() -> None:
    state = play(short(table("AD", "2D", seats=4), 2), "limit 3")
    # The view knows the shuffle's cards, and that the two dealt before it are not among them.
    dealt = state.deal(tuple(state.shuffle_due() or ()))
    known = counted(dealt.view(1).story)
    assert set(known.unseen[-1]) >= set(dealt.stock) and known.covered.keys() == {0, 2, 3}


def test_totals_are_written_with_a_half() -> None:
    assert [in_halves(number) for number in (0.5, 6, 7.5, 11)] == ["½", "6", "7½", "11"]
