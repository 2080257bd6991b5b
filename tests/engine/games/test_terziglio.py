"""Terziglio, by the words of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from altabassa_qt.engine.cards import HIDDEN, pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.game import Event, State
from altabassa_qt.engine.games.terziglio import GAME
from altabassa_qt.engine.games.terziglio.position import ACCUSE, CARDS, Terziglio, count, winner_of, worth_of
from altabassa_qt.engine.layout import Layout, Place, Shape
from altabassa_qt.engine.records import new_record, replay

THREE = ["chiamo", "solo", "solissimo"]
# Seat 0 deals: seat 1 holds coins and cups, seat 2 cups and clubs, seat 0 swords.
HANDS = {
    1: "3D 2D AD QD JD 7D 6D 5D 3H 2H AH KH",
    2: "KD QH JH 7H 6H 5H 4H 3C 2C AC KC QC",
    0: "5C 4C 3S 2S AS KS QS JS 7S 6S 5S 4S",
}
MONTE = "4D JC 7C 6C"


def pack_of(hands: Mapping[int, str], monte: str, dealer: int = 0) -> tuple[str, ...]:
    """The pack that gives these hands, four cards at a time, and leaves this monte."""
    order = [hands[(dealer + step) % 3].split() for step in (1, 2, 3)]
    dealt = [card for turn in range(3) for hand in order for card in hand[4 * turn : 4 * turn + 4]]
    return (*dealt, *monte.split())


def rules(**changed: object) -> Mapping[str, Any]:
    return GAME.complete_rules(changed, 3)


def match(dealt: Mapping[int, str] = HANDS, monte: str = MONTE, dealer: int = 0, **changed: object) -> Terziglio:
    """A match whose first hand is dealt like this."""
    return GAME.start(rules(**changed), 3, {"dealer": dealer}).deal(pack_of(dealt, monte, dealer))


def play(state: Terziglio, *made: str) -> Terziglio:
    """Whoever is to move makes each move in turn."""
    for move in made:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, Terziglio)
        state = followed
    return state


def opened(**changed: object) -> Terziglio:
    """Seat 1 plays alone, having called the king of coins from seat 2 and given back the jack of clubs."""
    return play(match(**changed), "call KD", "return JC", "discard 7C 6C 4D KH")


def legal(state: State) -> list[str]:
    return state.legal_moves(state.to_move()[0]).listed()


def refused(state: State, move: str) -> str:
    """The reason why whoever is to move may not make a move."""
    with pytest.raises(MoveError) as refusal:
        state.play(state.to_move()[0], move)
    return str(refusal.value)


def random_move(state: Terziglio, rng: Random) -> str:
    """A legal move, by preference one that says something."""
    moves = legal(state)
    if moves == ["discard"]:
        return "discard " + " ".join(rng.sample(state.hands[state.to_move()[0]], 4))
    telling = [move for move in moves if move.split(" ")[0] in ("call", "bid", "accuse") or move.endswith("volo")]
    return rng.choice(telling if telling and rng.random() < 0.8 else moves)


def whole_match(seed: int, **changed: object) -> list[Terziglio]:
    """All positions of a random match; half of its packs keep the high cards together."""
    rng = Random(seed)
    state = GAME.start(rules(**changed), 3, {"dealer": rng.randrange(3)})
    states = [state]
    while not state.finished:
        if state.shuffle_due() is not None:
            bonus = rng.choice((0.0, 0.4))
            deck = sorted(pack(40), key=lambda card: rng.random() + bonus * (card[0] in "A23"))
            state = state.deal(tuple(deck))
        else:
            state = play(state, random_move(state, rng))
        states.append(state)
    return states


def test_cards_are_dealt_four_at_a_time_and_four_are_left() -> None:
    state = GAME.start(rules(), 3, {"dealer": 1}).deal(pack(40))
    new = pack(40)
    assert set(state.hands[2]) == {*new[0:4], *new[12:16], *new[24:28]}
    assert set(state.hands[0]) == {*new[4:8], *new[16:20], *new[28:32]}
    assert set(state.hands[1]) == {*new[8:12], *new[20:24], *new[32:36]}
    assert state.monte == new[36:]
    assert state.truth()["monte"] == list(new[36:])


def test_the_trick_goes_to_the_strongest_card_of_the_suit_led() -> None:
    for stronger, weaker in zip("32AKQJ765", "2AKQJ7654", strict=True):
        assert winner_of(((0, weaker + "D", None), (1, stronger + "D", None), (2, "3H", None))) == 1
    assert CARDS[:10] == tuple(rank + "D" for rank in "32AKQJ7654")


def test_the_seat_after_the_dealer_speaks_first_and_calls_a_card_it_lacks() -> None:
    state = match()
    assert (state.phase, state.to_move()) == ("open", (1,))
    assert len(legal(state)) == 29
    assert refused(state, "call 3D") == "one calls a card that one lacks"
    assert refused(state, "bid chiamo")
    assert play(state, "pass", "pass").to_move() == (0,)


def test_all_pass_and_the_hand_is_void_and_not_counted() -> None:
    state = play(match(hands=1), "pass", "pass", "pass")
    assert state.phase == "shuffle"
    detail = state.detail(None)
    assert (detail["hand"], detail["dealer"], detail["opener"]) == (2, 1, None)
    assert detail["history"] == [{"hand": 1, "opener": None, "points": [0, 0], "chips": [0, 0, 0]}]
    assert (detail["hands"], detail["monte"], detail["tricks_won"]) == ([[], [], []], [], [0, 0])


def test_whoever_holds_the_called_card_hands_it_over_and_gets_another() -> None:
    state = play(match(), "call KD")
    assert (state.phase, state.giver, state.to_move()) == ("return", 2, (1,))
    assert [len(hand) for hand in state.hands] == [12, 17, 11]
    assert refused(state, "return KD")
    assert refused(state, "return 3S") == "seat 1 does not hold 3S"
    assert "return JC" in legal(state)
    assert "return 3D" in legal(state)
    state = play(state, "return JC")
    assert legal(state) == ["discard"]
    assert "JC" in state.hands[2]


def test_a_called_card_of_the_monte_is_given_by_nobody() -> None:
    state = play(match(), "call 6C")
    assert (state.phase, state.giver) == ("discard", None)
    assert [len(hand) for hand in state.hands] == [12, 16, 12]


def test_any_four_different_cards_may_be_put_aside_in_any_order() -> None:
    state = play(match(), "call KD", "return JC")
    for wrong in (
        "discard 3D 2D AD",
        "discard 3D 3D AD KD",
        "discard 3D 2D AD KD QD",
        "discard",
        "discard 3S 2D AD KD",
    ):
        assert refused(state, wrong)
    one, other = play(state, "discard KD 3D 7C 6C"), play(state, "discard 6C 7C 3D KD")
    assert one == other
    assert one.truth()["discards"] == ["3D", "KD", "7C", "6C"]
    assert (one.phase, one.to_move()) == ("play", (1,))


def test_in_the_auction_each_bid_is_higher_and_all_others_must_pass() -> None:
    state = match(contracts=THREE)
    assert legal(state) == ["bid chiamo", "bid solissimo", "bid solo", "pass"]
    assert refused(state, "call KD")
    state = play(state, "bid chiamo")
    assert (state.opener, state.contract, state.phase) == (1, "chiamo", "open")
    assert legal(state) == ["bid solissimo", "bid solo", "pass"]
    state = play(state, "pass", "bid solissimo")
    assert (state.opener, state.contract, state.to_move()) == (0, "solissimo", (1,))
    assert legal(state) == ["pass"]
    state = play(state, "pass")
    assert (state.phase, state.to_move()) == ("play", (0,))


def test_a_bid_of_chiamo_names_its_card_once_it_has_won() -> None:
    state = play(match(contracts=THREE), "pass", "bid chiamo", "pass")
    assert (state.phase, state.to_move()) == ("call", (2,))
    assert len(legal(state)) == 28
    assert "pass" not in legal(state)
    assert state.detail(2)["monte"] == [HIDDEN] * 4
    assert play(state, "call 3D").giver == 1


def test_the_last_to_speak_wins_the_auction_at_once_when_the_others_have_passed() -> None:
    assert play(match(contracts=THREE), "pass", "pass", "bid solo").phase == "discard"
    assert play(match(contracts=THREE), "pass", "pass", "pass").phase == "shuffle"


def test_solissimo_takes_no_monte_and_nobody_ever_sees_it() -> None:
    state = play(match(contracts=THREE), "bid solissimo", "pass", "pass")
    assert (state.phase, state.discards) == ("play", ())
    for seat in (0, 1, 2, None):
        assert state.detail(seat)["monte"] == [HIDDEN] * 4
        assert state.detail(seat)["discards"] == []
    assert state.truth()["monte"] == MONTE.split()


def test_combinations_and_what_they_are_worth() -> None:
    assert worth_of("napoletana H", ["3H", "2H", "AH"]) == 3
    assert worth_of("napoletana H", ["3H", "2H", "AD"]) == 0
    assert worth_of("3", ["3H", "3D", "3C"]) == 3
    assert worth_of("3", ["3H", "3D", "3C", "3S"]) == 4
    assert worth_of("A", ["AH", "AD"]) == 0


def test_one_declares_what_one_holds_each_combination_once_before_the_first_card() -> None:
    state = opened()
    assert [move for move in legal(state) if move.startswith("accuse")] == [
        "accuse napoletana D",
        "accuse napoletana H",
    ]
    state = play(state, "accuse napoletana H")
    assert state.to_move() == (1,)
    assert state.detail(0)["accuse"] == [[1, "napoletana H"]]
    assert "already" in refused(state, "accuse napoletana H")
    assert "do not hold" in refused(state, "accuse A")
    assert refused(state, "accuse K")
    assert refused(state, "accuse napoletana")
    state = play(state, "accuse napoletana D", "play 3D")
    assert legal(state)[0] == "accuse napoletana C"
    state = play(state, "accuse napoletana C", "play 4H", "accuse napoletana S", "play 4C")
    assert state.detail(1)["accuse"] == [
        [1, "napoletana H"],
        [1, "napoletana D"],
        [2, "napoletana C"],
        [0, "napoletana S"],
    ]
    assert "before" in refused(state, "accuse napoletana D")
    assert state.accuse_points == (6, 6)


def test_an_accusa_that_is_not_declared_or_not_played_for_gives_nothing() -> None:
    assert not any(move.startswith("accuse") for move in legal(opened(accuse=False)))
    assert "no accuse" in refused(opened(accuse=False), "accuse napoletana D")
    assert refused(play(match(), "call KD"), "accuse napoletana D")


def test_a_card_put_aside_is_no_longer_held_for_an_accusa() -> None:
    state = play(match(), "call KD", "return JC", "discard AD 7C 6C 4D")
    assert [move for move in legal(state) if move.startswith("accuse")] == ["accuse napoletana H"]


def test_only_a_defender_who_leads_says_busso_or_volo_and_volo_must_be_true() -> None:
    hands = {1: "4D 5D 6D 7D JD QD 4H 5H 6H 7H JH QH", 2: "3D 4S 5S 6S 7S JS QS KS 3C 2C 4C 5C",
             0: "2D AD KD 3H 2H AH KH AC KC QC JC 7C"}  # fmt: skip
    state = play(match(hands, "6C 3S 2S AS"), "call 6C", "discard 6C 3S 2S AS")
    assert "only a defender" in refused(state, "play 4D busso")
    assert "only a defender" in refused(state, "play 4D volo")
    state = play(state, "play 4D")
    assert "only a defender" in refused(state, "play 3D busso")
    state = play(state, "play 3D", "play 2D")
    assert state.to_move() == (2,)
    assert "last card" in refused(state, "play 3C volo")
    assert refused(state, "play 3C busso volo")
    assert {"play 3C", "play 3C busso"} <= set(legal(state))
    assert "play 3C volo" not in legal(state)
    state = play(state, "play 3C busso")
    assert state.detail(1)["trick"] == [[2, "3C", "busso"]]
    state = play(state, "play AC", "play 4H", "play 2C", "play KC", "play 5H", "play 4C", "play 7C", "play 6H")
    assert (state.leader, len(state.hands[0])) == (0, 8)
    while sum(card[1] == "D" for card in state.hands[0]) > 1:
        state = play(state, "play AD", "play 5D", "play 4S")
    assert {"play KD", "play KD busso", "play KD volo"} <= set(legal(state))
    assert play(state, "play KD volo").detail(2)["trick"] == [[0, "KD", "volo"]]


def test_aces_count_one_and_three_figures_one() -> None:
    assert count(["AD", "AC", "3S", "2S", "KD", "7D", "4D"]) == (2, 3)
    assert count(CARDS) == (4, 20)


LAST = ["play 3D", "play 4H", "play 4C", "play 2D", "play 5H", "play 5C", "play AD", "play 6H", "play 4S",
        "play KD", "play 7H", "play 5S", "play QD", "play JC", "play 6S", "play JD", "play QC", "play 7S",
        "play 7D", "play KC", "play JS", "play 6D", "play AC", "play QS", "play 5D", "play 2C", "play KS",
        "play 3H", "play JH", "play AS", "play 2H", "play QH", "play 2S", "play AH", "play 3C", "play 3S"]  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "points"),
    [({}, [11, 0]), ({"last_trick": False}, [10, 0]), ({"discards": "nobody"}, [11, 0]),
     ({"last_trick": False, "discards": "nobody"}, [10, 0])],
)  # fmt: skip
def test_a_side_that_takes_everything(changed: dict[str, object], points: list[int]) -> None:
    state = play(opened(hands=1, **changed), *LAST)
    assert state.detail(0)["history"][0]["points"] == points
    assert state.detail(0)["tricks_won"] == [12, 0]


def test_points_of_both_sides_add_up_and_the_cards_aside_go_with_the_last_trick() -> None:
    for seed in range(30):
        for state in whole_match(seed, hands=2, contracts=THREE):
            for event in state.events:
                if event.kind == "count":
                    values = event.values
                    assert (
                        values["points"] == values["aces"] + values["figures"] // 3 + values["last"] + values["accuse"]
                    )
        counts = [event for event in state.events if event.kind == "count"]
        for mine, theirs in zip(counts[::2], counts[1::2], strict=True):
            assert mine.values["aces"] + theirs.values["aces"] == 4
            assert mine.values["figures"] + theirs.values["figures"] == 20
            assert mine.values["last"] + theirs.values["last"] == 1
            assert mine.values["aside"] == bool(mine.values["last"])


def test_for_nobody_means_that_the_cards_aside_are_not_counted() -> None:
    state = play(match(hands=1, discards="nobody"), "call KD", "return JC", "discard AD AH 3H 2H")
    while not state.finished:
        state = play(state, next(move for move in legal(state) if move.startswith("play")))
    counts = [event.values for event in state.events if event.kind == "count"]
    assert sum(values["aces"] for values in counts) == 2
    assert sum(values["figures"] for values in counts) == 18
    assert not any(values["aside"] for values in counts)


@pytest.mark.parametrize(("contract", "factor"), [("chiamo", 1), ("solo", 2), ("solissimo", 3)])
def test_the_stake_grows_with_the_contract(contract: str, factor: int) -> None:
    state = play(match(hands=1, stake=5, contracts=THREE), "pass", "pass", f"bid {contract}")
    while not state.finished:
        state = play(state, random_move(state, Random(1)))
    done = state.detail(None)["history"][0]
    sign = 1 if done["points"][0] >= 6 else -1
    assert done["chips"] == [2 * sign * factor * 5, -sign * factor * 5, -sign * factor * 5]
    assert state.scores == state.chips == tuple(done["chips"])


def test_a_match_has_so_many_hands_that_were_not_void_and_most_chips_win() -> None:
    state = whole_match(3, hands=4, contracts=THREE)[-1]
    history = state.detail(0)["history"]
    assert sum(done["opener"] is not None for done in history) == 4
    assert history[-1]["opener"] is not None
    assert [done["hand"] for done in history] == list(range(1, len(history) + 1))
    assert state.detail(0)["hand"] == len(history)
    assert state.winners == tuple(seat for seat in range(3) if state.chips[seat] == max(state.chips))


def test_after_a_hand_the_deal_passes_and_the_last_trick_stays() -> None:
    state = play(opened(hands=2), *LAST)
    assert state.phase == "shuffle"
    detail = state.detail(1)
    assert (detail["hand"], detail["dealer"], detail["opener"], detail["contract"]) == (2, 1, None, None)
    assert (detail["called"], detail["giver"], detail["monte"], detail["discards"]) == (None, None, [], [])
    assert (detail["accuse"], detail["trick"], detail["hands"]) == ([], [], [[], [], []])
    assert detail["last_trick"] == [[1, "AH", None], [2, "3C", None], [0, "3S", None]]


def test_when_the_match_is_over_the_detail_stays_that_of_the_last_hand() -> None:
    state = play(opened(hands=1), *LAST)
    for seat, discards in ((0, [HIDDEN] * 4), (1, ["4D", "KH", "7C", "6C"]), (None, [HIDDEN] * 4)):
        detail = state.detail(seat)
        assert detail["discards"] == discards
        assert (detail["hand"], detail["dealer"], detail["opener"], detail["called"]) == (1, 0, 1, "KD")
        assert detail["monte"] == MONTE.split()


def test_the_monte_is_unseen_until_taken_and_then_seen_by_all_or_by_the_opener_only() -> None:
    for seat in (0, 1, 2, None):
        assert match().detail(seat)["monte"] == [HIDDEN] * 4
        assert opened().detail(seat)["monte"] == MONTE.split()
        kept = [HIDDEN] * 4 if seat != 1 else MONTE.split()
        assert opened(show_monte=False).detail(seat)["monte"] == kept


def test_a_view_shows_no_other_hand_even_of_cards_that_were_seen() -> None:
    state = play(match(), "call KD")
    assert state.detail(2)["hands"][1] == [HIDDEN] * 17
    assert state.detail(1)["hands"][2] == [HIDDEN] * 11
    returned = next(event for event in play(state, "return JC").events if event.kind == "return")
    assert [returned.seen_by(seat).cards for seat in (0, 1, 2, None)] == [(HIDDEN,), ("JC",), ("JC",), (HIDDEN,)]


def test_only_these_contracts_are_rules() -> None:
    for wrong in (["solo"], [], ["chiamo", "solo"], "chiamo", ["solo", "chiamo", "solissimo"], None):
        with pytest.raises(RecordError) as fault:
            rules(contracts=wrong)
        assert fault.value.move == -1
    for key, value in (("hands", 0), ("stake", 0), ("accuse", 1), ("discards", "all"), ("stake", 1.0)):
        with pytest.raises(RecordError):
            rules(**{key: value})
    assert GAME.pack(rules(contracts=THREE)) == 40


def test_a_pass_out_of_turn_is_refused_at_its_move() -> None:
    record = new_record("terziglio", [{"name": name} for name in "ABC"], {}, {"dealer": 2})
    record["decks"] = [list(pack(40))]
    record["moves"] = [[0, "pass"], [2, "pass"]]
    with pytest.raises(RecordError) as fault:
        replay(record)
    assert fault.value.move == 1


@pytest.mark.parametrize("show_monte", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_a_possible_position_tells_the_same_story_and_could_have_come_about(seed: int, show_monte: bool) -> None:
    rng = Random(seed)
    contracts = rng.choice((THREE, THREE[:1]))
    for state in rng.sample(whole_match(seed, hands=2, contracts=contracts, show_monte=show_monte), 12):
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            possible = GAME.deal_possible(view, rng)
            again = possible.view(seat)
            assert (again.as_json(), again.story) == (view.as_json(), view.story)
            if state.phase not in ("shuffle", "over"):
                played = hand_again(possible)
                for part in ("hands", "monte", "discards", "taken", "accuse_points", "leader", "speaker"):
                    assert getattr(played, part) == getattr(possible, part) or (part, state.phase) == (
                        "speaker",
                        "play",
                    )


def hand_again(state: Terziglio) -> Terziglio:
    """Plays the hand in progress once more, from its deal."""
    start = max(at for at, event in enumerate(state.events) if event.kind == "hand")
    events = state.events[start:]
    dealt = {event.seat or 0: " ".join(event.cards) for event in events if event.kind == "deal"}
    monte = next(event for event in events if event.kind == "monte")
    fresh = match(dealt, " ".join(monte.cards), state.dealer, **state.rules)
    for event in events:
        move = move_of(event)
        if move is not None:
            assert fresh.to_move() == (event.seat,)
            fresh = play(fresh, move)
    return fresh


def move_of(event: Event) -> str | None:
    """The move that an event tells of, if it was one."""
    match event.kind:
        case "pass":
            return "pass"
        case "bid":
            return f"bid {event.values['contract']}"
        case "accuse":
            return f"accuse {event.values['what']}"
        case "call" | "return" | "discard":
            return " ".join((event.kind, *event.cards))
        case "play":
            return " ".join(("play", *event.cards, *filter(None, [event.values["signal"]])))
    return None


def places(layout: Layout, shape: Shape) -> dict[str, Place]:
    return {place.id: place for place in layout.places if place.shape is shape}


def test_what_may_be_declared_is_offered_whether_held_or_not() -> None:
    state = opened()
    for seat, offered in ((1, ACCUSE), (0, ())):
        layout = GAME.layout(state.view(seat), looked=True)
        assert tuple(control.move.removeprefix("accuse ") for control in layout.controls) == offered
        assert {str(control.group) for control in layout.controls} <= {"Accusa…"}
    after = play(state, "accuse napoletana D")
    assert len(GAME.layout(after.view(1), looked=True).controls) == 6
    assert not GAME.layout(opened(accuse=False).view(1), looked=True).controls
    later = play(state, *LAST[:3])
    assert not GAME.layout(later.view(1), looked=True).controls


def test_a_declaration_stays_in_sight() -> None:
    layout = GAME.layout(play(opened(), "accuse napoletana D").view(0), looked=True)
    assert "napola" in [str(note) for note in layout.seats[1].notes]
    assert "declares" in str(layout.prompt)


def test_the_card_to_call_is_picked_from_all_that_one_lacks() -> None:
    controls = GAME.layout(match().view(1), looked=True).controls
    assert controls[0].move == "pass"
    assert {control.card for control in controls[1:]} == set(CARDS) - set(HANDS[1].split())
    assert all(control.group is not None for control in controls[1:])


def test_the_monte_and_the_called_card_are_looked_at_before_they_are_taken() -> None:
    state = play(match(), "call KD")
    layout = GAME.layout(state.view(1), looked=False)
    assert layout.pause is not None
    assert not layout.picks
    assert [card.code for card in places(layout, Shape.ROW)["monte:open"].cards] == MONTE.split()
    assert [card.code for card in places(layout, Shape.LAID)["laid:2"].cards] == ["KD"]
    assert [card.code for card in places(layout, Shape.HAND)["hand"].cards] == HANDS[1].split()
    after = GAME.layout(state.view(1), looked=True)
    assert len(places(after, Shape.HAND)["hand"].cards) == 17
    assert [(pick.verb, pick.at_once) for pick in after.picks] == [("return", False)]
    called = next(card for card in places(after, Shape.HAND)["hand"].cards if card.code == "KD")
    assert called.dim is not None
    unseen = GAME.layout(play(match(show_monte=False), "call KD").view(0), looked=False)
    assert {card.face for card in places(unseen, Shape.ROW)["monte:open"].cards} == {False}


def test_only_its_two_parties_are_told_which_card_was_given_back() -> None:
    state = play(match(), "call KD", "return JC")
    prompts = [str(GAME.layout(state.view(seat), looked=True).prompt) for seat in (0, 1, 2)]
    assert ["JC" in prompt for prompt in prompts] == [False, True, True]


def test_who_plays_alone_is_always_in_sight() -> None:
    for state in (play(match(), "call KD"), opened(), play(opened(), *LAST[:5]), play(opened(hands=2), *LAST)):
        layout = GAME.layout(state.view(0), looked=False)
        assert ["alone" in seat.tokens for seat in layout.seats] == [False, True, False]
        assert ["partner" in seat.tokens for seat in layout.seats] == [False, False, True]


def test_the_end_of_a_hand_counts_the_points_with_the_last_trick_still_lying() -> None:
    state = play(opened(hands=2), *LAST)
    layout = GAME.layout(state.view(0), looked=False)
    assert layout.pause is not None
    assert {place.cards[0].code: place.cards[0].mark for place in places(layout, Shape.LAID).values()} == {
        "AH": "winner", "3C": "", "3S": ""}  # fmt: skip
    rows = places(layout, Shape.ROW)
    assert len(rows["count:0"].cards) == 4 + 20 - len(["KH"]) - 3
    assert rows["count:1"].cards == ()
    assert [seat.gain for seat in layout.seats] == [-1, 2, -1]
    assert "last trick 1" in str(rows["count:0"].caption)
    assert "gets 1 chip(s)" in str(layout.prompt)
    assert [str(cell.text) for cell in GAME.sheet(state.view(0)).rows[0].cells] == ["−1", "+2", "−1"]


def test_a_void_hand_is_looked_at() -> None:
    state = play(match(), "pass", "pass", "pass").deal(pack(40))
    layout = GAME.layout(state.view(0), looked=False)
    assert layout.pause is not None
    assert "void" in str(layout.prompt)
    assert GAME.layout(state.view(0), looked=True).pause is None


def test_presets_are_valid_rules() -> None:
    assert [preset.id for preset in GAME.presets] == ["chiamo", "calabresella", "essenziale"]
    for preset in GAME.presets:
        assert set(rules(**dict(preset.rules))) == set(rules())
