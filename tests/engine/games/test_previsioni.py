"""Previsioni, by the words of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from altabassa_qt.engine.cards import HIDDEN, pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.game import State
from altabassa_qt.engine.games.previsioni import GAME, SCALE, Previsioni, cards_in, points_for, turns_in, winner_of
from altabassa_qt.engine.layout import Shape
from altabassa_qt.engine.records import new_record, replay


def deck(*top: str) -> tuple[str, ...]:
    """A pack with these cards on top."""
    return (*top, *(card for card in pack(40) if card not in top))


def rules(seats: int, **changed: object) -> Mapping[str, Any]:
    return GAME.complete_rules(changed, seats)


def match(*top: str, seats: int = 3, first: int = 0, **changed: object) -> Previsioni:
    """A match whose first turn is dealt from a pack with these cards on top."""
    return GAME.start(rules(seats, **changed), seats, {"first": first}).deal(deck(*top))


def play(state: Previsioni, *made: str) -> Previsioni:
    """Whoever is to move makes each move in turn."""
    for move in made:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, Previsioni)
        state = followed
    return state


def second_turn(*top: str, **changed: object) -> Previsioni:
    """The second turn of three seats, dealt from a pack with these cards on top; seat 1 starts it."""
    return play(match("2S", "4S", "5S", max_cards=2, **changed), *["bid 0"] * 3, *first_cards()).deal(deck(*top))


def first_cards() -> list[str]:
    return ["play 2S", "play 4S", "play 5S"]


def refused(state: State, move: str) -> str:
    """The reason why whoever is to move may not make a move."""
    with pytest.raises(MoveError) as refusal:
        state.play(state.to_move()[0], move)
    return str(refusal.value)


@pytest.mark.parametrize(("seats", "top"), [(2, 20), (3, 13), (4, 10), (5, 8), (6, 6)])
def test_the_turns_go_up_to_as_many_cards_as_the_pack_allows_and_down_again(seats: int, top: int) -> None:
    dealt = [cards_in(turn, rules(seats), seats) for turn in range(1, turns_in(rules(seats), seats) + 1)]
    assert dealt == [*range(1, top + 1), *range(top - 1, 0, -1)]
    assert len(dealt) == 2 * top - 1


def test_max_cards_may_be_from_one_to_a_fair_share_of_the_pack() -> None:
    for wrong in (0, 14, True, 3.0, "3"):
        with pytest.raises(RecordError) as fault:
            rules(3, max_cards=wrong)
        assert fault.value.move == -1
    assert rules(3, max_cards=13)["max_cards"] == 13
    assert rules(3, max_cards=None)["max_cards"] is None
    assert turns_in(rules(6, max_cards=1), 6) == 1


def test_all_forty_cards_form_one_scale() -> None:
    assert len(set(SCALE)) == 40
    assert SCALE[0] == "AD"
    assert SCALE[-1] == "2S"
    higher = SCALE.index
    assert higher("2H") < higher("6C")
    assert higher("3D") < higher("7D")
    assert [card[0] for card in SCALE[:10]] == list("A3KQJ76542")


def test_the_strongest_card_of_all_wins_whatever_was_led() -> None:
    assert winner_of(((0, "AS"), (1, "2C"), (2, "3S"))) == 1
    assert winner_of(((2, "7D"), (0, "3D"), (1, "KD"))) == 0


def test_a_kept_promise_scores_ten_and_one_for_each_trick() -> None:
    assert [points_for(0, 0), points_for(3, 3), points_for(3, 2), points_for(0, 1)] == [10, 13, 0, 0]


def test_cards_are_dealt_one_at_a_time_from_the_starter() -> None:
    state = second_turn("5S", "AD", "2S", "4S", "3D", "6H")
    assert state.starter == 1
    assert state.hands == (("6H", "2S"), ("4S", "5S")[::-1], ("AD", "3D"))


def test_all_predict_in_order_from_the_starter_before_a_card_is_played() -> None:
    state = match("AS", "2H", "4D", first=1)
    order = []
    while state.phase == "bid":
        order.append(state.to_move()[0])
        assert state.legal_moves(order[-1]).listed() == ["bid 0", "bid 1"]
        assert refused(state, "play AS")
        assert refused(state, "bid 2")
        state = play(state, "bid 0")
    assert order == [1, 2, 0]
    assert (state.phase, state.to_move()) == ("play", (1,))


def test_predictions_are_listed_as_text() -> None:
    state = GAME.start(rules(2), 2, {})
    assert cards_in(11, state.rules, 2) == 11
    late = state.__class__(**{**vars(state), "turn": 11}).deal(pack(40))
    assert late.legal_moves(0).listed()[:4] == ["bid 0", "bid 1", "bid 10", "bid 11"]
    assert refused(late, "bid 01")


def test_a_seat_must_follow_suit_if_it_can() -> None:
    state = play(second_turn("5S", "AD", "2S", "4S", "3D", "6H"), "bid 0", "bid 2", "bid 0", "play 5S", "play AD")
    assert refused(state, "play 6H") == "you must follow S"
    assert refused(state, "play 4S") == "seat 0 does not hold 4S"
    assert state.legal_moves(0).listed() == ["play 2S"]


def test_the_hook_forbids_only_the_last_to_speak_to_make_the_predictions_add_up() -> None:
    state = second_turn("5S", "3S", "7H", "4S", "KC", "6H", hook=True)
    assert len(state.legal_moves(1)) == 3
    state = play(state, "bid 1", "bid 0")
    assert state.legal_moves(0).listed() == ["bid 0", "bid 2"]
    assert "add up" in refused(state, "bid 1")
    beyond = play(second_turn("5S", "3S", "7H", "4S", "KC", "6H", hook=True), "bid 2", "bid 1")
    assert len(beyond.legal_moves(0)) == 3


def test_the_hook_holds_in_the_blind_turn() -> None:
    state = play(match("AD", "2S", "KH", max_cards=1, hook=True), "bid 1", "bid 0")
    assert state.blind
    assert state.legal_moves(2).listed() == ["bid 1"]


def test_each_later_turn_is_started_by_the_next_seat() -> None:
    state = play(match("2S", "4S", "5S", first=2, max_cards=2, blind=False), *["bid 0"] * 3, *first_cards())
    assert (state.turn, state.starter, state.phase) == (2, 0, "shuffle")


def test_a_turn_that_waits_for_its_cards_shows_what_is_settled() -> None:
    state = play(match("2S", "4S", "5S", max_cards=2), *["bid 0"] * 3, *first_cards())
    for detail in (state.truth(), state.detail(0), state.detail(None)):
        assert (detail["turn"], detail["cards"], detail["starter"], detail["blind"]) == (2, 2, 1, False)
        assert (detail["bids"], detail["won"], detail["hands"]) == ([None] * 3, [0] * 3, [[], [], []])
        assert detail["last_trick"] == [[0, "2S"], [1, "4S"], [2, "5S"]]
        assert len(detail["history"]) == 1


def test_a_blind_turn_that_waits_for_its_cards_is_blind_already() -> None:
    state = GAME.start(rules(3, max_cards=1), 3, {"first": 2})
    assert state.shuffle_due() == pack(40)
    assert state.detail(1)["blind"] is True
    assert state.detail(1)["starter"] == 2
    assert GAME.start(rules(3, max_cards=1, blind=False), 3, {}).detail(1)["blind"] is False


def test_in_the_blind_turn_each_sees_all_cards_but_its_own_and_a_spectator_none() -> None:
    state = match("AD", "2S", "KH", max_cards=1)
    assert state.detail(1)["hands"] == [["AD"], [HIDDEN], ["KH"]]
    assert state.detail(None)["hands"] == [[HIDDEN]] * 3
    assert state.truth()["hands"] == [["AD"], ["2S"], ["KH"]]
    assert [event.cards for event in state.story(1) if event.kind == "deal"] == [("AD",), (HIDDEN,), ("KH",)]


def test_after_the_blind_turn_the_cards_stay_open_and_are_the_last_trick_from_the_starter() -> None:
    state = play(match("AD", "2S", "KH", max_cards=1, first=1), "bid 1", "bid 0", "bid 0")
    detail = state.detail(0)
    assert detail["hands"] == [["KH"], ["AD"], ["2S"]]
    assert detail["trick"] == []
    assert detail["last_trick"] == [[1, "AD"], [2, "2S"], [0, "KH"]]
    assert (state.scores, state.winners) == ((10, 11, 10), (1,))


def test_equal_totals_share_the_win() -> None:
    state = play(match("AD", "2S", "KH", max_cards=1), "bid 0", "bid 0", "bid 0")
    assert (state.scores, state.winners) == ((0, 10, 10), (1, 2))
    assert play(match("AD", "2S", "KH", max_cards=1), "bid 0", "bid 1", "bid 1").winners == (0, 1, 2)


def test_without_the_blind_turn_the_last_one_is_played_and_leaves_no_hands() -> None:
    state = play(match("AS", "2H", "4D", max_cards=1, blind=False), "bid 0", "bid 0", "bid 1")
    state = play(state, "play AS", "play 2H", "play 4D")
    assert state.finished
    assert state.detail(0)["hands"] == [[], [], []]
    assert state.detail(0)["blind"] is False


def whole_match(seed: int, seats: int, **changed: object) -> list[Previsioni]:
    """All positions of a random match."""
    rng = Random(seed)
    state = GAME.start(rules(seats, **changed), seats, {"first": rng.randrange(seats)})
    states = [state]
    while not state.finished:
        if state.shuffle_due() is not None:
            state = state.deal(tuple(rng.sample(pack(40), 40)))
        else:
            state = play(state, rng.choice(state.legal_moves(state.to_move()[0]).listed()))
        states.append(state)
    return states


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_possible_position_tells_the_same_story_and_could_have_come_about(seats: int) -> None:
    rng = Random(seats)
    for state in rng.sample(whole_match(seats, seats), 25):
        for seat in (*range(seats), None):
            view = state.view(seat)
            possible = GAME.deal_possible(view, rng)
            again = possible.view(seat)
            assert (again.as_json(), again.story) == (view.as_json(), view.story)
            if state.phase in ("bid", "play"):
                assert turn_again(possible).hands == possible.hands


def turn_again(state: Previsioni) -> Previsioni:
    """Plays the open turn once more, from its deal."""
    start = max(at for at, event in enumerate(state.events) if event.kind == "turn")
    events = state.events[start:]
    dealt = {event.seat: event.cards for event in events if event.kind == "deal"}
    fresh = replace(
        state,
        hands=tuple(dealt[seat] for seat in range(state.seats)),
        bids=(None,) * state.seats,
        won=(0,) * state.seats,
        leader=state.starter,
        trick=(),
    )
    for event in events:
        if event.kind in ("bid", "play"):
            assert event.seat == fresh.to_move()[0]
            fresh = play(fresh, f"bid {event.values['bid']}" if event.kind == "bid" else f"play {event.cards[0]}")
    return fresh


def test_unseen_cards_are_shared_out_without_favour() -> None:
    state = match("AD", "2S", "KH", max_cards=2)
    view = state.view(0)
    rng = Random(5)
    drawn = [GAME.deal_possible(view, rng).hands[1][0] for _ in range(3900)]
    assert set(drawn) == set(pack(40)) - {"AD"}
    assert max(drawn.count(card) for card in pack(40)) < 150


def test_a_trick_is_looked_at_with_its_winner_before_it_is_gathered() -> None:
    state = play(second_turn("5S", "3S", "7H", "4S", "KC", "6H"), *["bid 1"] * 3, "play 5S", "play 3S", "play 6H")
    layout = GAME.layout(state.view(0), looked=False)
    lying = {place.seat: place.cards[0] for place in layout.places if place.shape is Shape.LAID}
    assert {seat: (card.code, card.mark) for seat, card in lying.items()} == {
        0: ("6H", "winner"),
        1: ("5S", "led"),
        2: ("3S", ""),
    }
    assert layout.pause is not None
    assert layout.taker == 0
    assert not layout.picks
    after = GAME.layout(state.view(0), looked=True)
    assert after.pause is None
    assert not any(place.cards for place in after.places if place.shape is Shape.LAID)
    assert [pick.verb for pick in after.picks] == ["play"]


def test_the_end_of_a_turn_is_looked_at_even_when_the_next_one_is_dealt() -> None:
    over = play(match("2S", "4S", "5S", max_cards=2), "bid 0", "bid 0", "bid 1", *first_cards())
    for state in (over, over.deal(pack(40))):
        layout = GAME.layout(state.view(0), looked=False)
        assert layout.pause is not None
        assert [seat.gain for seat in layout.seats] == [10, 10, 11]
        assert [str(note) for seat in layout.seats for note in seat.notes] == ["0 of 0", "0 of 0", "1 of 1"]
        assert [place.cards for place in layout.places if place.shape is Shape.HAND] == [()]
        assert str(layout.headline.over) == "turn 1 of 3"


def test_predictions_are_buttons_and_stay_in_sight() -> None:
    state = second_turn("5S", "3S", "7H", "4S", "KC", "6H")
    layout = GAME.layout(state.view(1), looked=True)
    assert [(control.move, control.key) for control in layout.controls] == [
        ("bid 0", "0"),
        ("bid 1", "1"),
        ("bid 2", "2"),
    ]
    assert not GAME.layout(state.view(0), looked=True).controls
    state = play(state, "bid 2", "bid 0")
    assert [len(seat.notes) for seat in GAME.layout(state.view(0), looked=True).seats] == [0, 1, 1]


def test_many_predictions_are_chosen_as_an_amount() -> None:
    start = GAME.start(rules(2), 2, {})
    for turn, amount in ((10, False), (11, True)):
        layout = GAME.layout(replace(start, turn=turn).deal(pack(40)).view(0), looked=True)
        assert (layout.amount is not None) is amount
        assert bool(layout.controls) is not amount
    assert layout.amount is not None
    assert (layout.amount.verb, layout.amount.low, layout.amount.high) == ("bid", 0, 11)


def test_cards_that_may_not_be_played_say_why() -> None:
    state = play(second_turn("5S", "AD", "2S", "4S", "3D", "6H"), *["bid 1"] * 3, "play 5S", "play AD")
    hand = next(p for p in GAME.layout(state.view(0), looked=True).places if p.shape is Shape.HAND)
    assert {card.code: str(card.dim) for card in hand.cards} == {"6H": "you must follow S", "2S": "None"}
    waiting = next(p for p in GAME.layout(state.view(1), looked=True).places if p.shape is Shape.HAND)
    assert [card.dim for card in waiting.cards] == [None]


def test_in_the_blind_turn_my_card_on_my_forehead_is_face_down() -> None:
    state = match("AD", "2S", "KH", max_cards=1)
    heads = {p.seat: p.cards[0] for p in GAME.layout(state.view(1), looked=True).places if p.shape is Shape.HEAD}
    assert {seat: (card.code, card.face) for seat, card in heads.items()} == {
        0: ("AD", True),
        1: (HIDDEN, False),
        2: ("KH", True),
    }
    over = play(state, "bid 1", "bid 0", "bid 0")
    shown = GAME.layout(over.view(1), looked=False)
    heads = {p.seat: p.cards[0] for p in shown.places if p.shape is Shape.HEAD}
    assert {seat: (card.code, card.mark) for seat, card in heads.items()} == {
        0: ("AD", "winner"),
        1: ("2S", ""),
        2: ("KH", ""),
    }


def test_the_sheet_shows_the_whole_ladder() -> None:
    state = second_turn("5S", "3S", "7H", "4S", "KC", "6H")
    sheet = GAME.sheet(state.view(0))
    assert [str(row.label) for row in sheet.rows] == ["1 card(s)", "2 card(s)", "1 card(s)"]
    assert [str(cell.text) for cell in sheet.rows[0].cells] == ["10", "10", "1/0"]
    assert [row.current for row in sheet.rows] == [False, True, False]


def test_the_memory_aid_knows_shown_voids() -> None:
    state = play(second_turn("5S", "3S", "7H", "4S", "KC", "6H"), *["bid 1"] * 3, "play 5S", "play 3S", "play 6H")
    sheet = GAME.memory(state.view(1))
    assert sheet is not None
    assert [cell.text for cell in sheet.rows[3].cells] == ["–", "•", "•"]
    assert GAME.memory(match("AD", "2S", "KH", max_cards=1).view(1)) is None


def test_a_record_may_stop_in_the_middle_of_a_turn() -> None:
    record = new_record("previsioni", [{"name": "Anna"}, {"name": "Bruno"}], {"max_cards": 1, "blind": False})
    record["decks"] = [list(deck("AS", "2H"))]
    record["moves"] = [[0, "bid 1"], [1, "bid 0"], [0, "play AS"]]
    assert replay(record).detail(1)["trick"] == [[0, "AS"]]
    record["moves"].append([1, "play AS"])
    with pytest.raises(RecordError) as fault:
        replay(record)
    assert fault.value.move == 3
