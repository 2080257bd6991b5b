"""How bots play Terziglio."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from altabassa_qt.bots import LEVELS, distribution, draw
from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.game import State
from altabassa_qt.engine.games.terziglio import GAME
from altabassa_qt.engine.games.terziglio.position import Terziglio

THREE = ["chiamo", "solo", "solissimo"]
STRONG = {
    1: "3D 2D AD KD QD JD 7D 6D 3H 2H AH KH",
    2: "4D QH JH 7H 6H 5H 4H 3C 2C AC KC QC",
    0: "5C 4C 3S 2S AS KS QS JS 7S 6S 5S 4S",
}


def match(hands: Mapping[int, str], monte: str, **rules: object) -> Terziglio:
    """A match whose first hand is dealt like this; seat 0 deals."""
    order = [hands[seat].split() for seat in (1, 2, 0)]
    dealt = [card for turn in range(3) for hand in order for card in hand[4 * turn : 4 * turn + 4]]
    return GAME.start(GAME.complete_rules(rules, 3), 3, {}).deal((*dealt, *monte.split()))


def make(state: State, *moves: str) -> State:
    """Whoever is to move makes each move in turn."""
    for move in moves:
        state = state.play(state.to_move()[0], move)
    return state


def played(levels: str, seed: int, **rules: object) -> Terziglio:
    """A whole match of bots."""
    rng = Random(seed)
    state: State = GAME.start(GAME.complete_rules(rules, 3), 3, {})
    while not state.finished:
        if state.shuffle_due() is not None:
            state = state.deal(tuple(rng.sample(pack(40), 40)))
        else:
            seat = state.to_move()[0]
            state = state.play(seat, draw(distribution(state.view(seat), levels[seat]), rng))
    assert isinstance(state, Terziglio)
    return state


def likeliest(state: State, level: str = "5") -> str:
    chances = distribution(state.view(state.to_move()[0]), level)
    return max(chances, key=lambda move: chances[move])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("contracts", [THREE, THREE[:1]])
def test_every_level_gives_probabilities_of_legal_moves_and_always_the_same(level: str, contracts: list[str]) -> None:
    rng = Random(int(level))
    state: State = GAME.start(GAME.complete_rules({"hands": 1, "contracts": contracts}, 3), 3, {})
    while not state.finished:
        if state.shuffle_due() is not None:
            state = state.deal(tuple(rng.sample(pack(40), 40)))
            continue
        seat = state.to_move()[0]
        view = state.view(seat)
        chances = distribution(view, level)
        assert distribution(state.view(seat), level) == chances
        assert sum(chances.values()) == pytest.approx(1)
        assert all(move in view.legal and chance >= 0 for move, chance in chances.items())
        state = state.play(seat, draw(chances, rng))


@pytest.mark.parametrize("level", ["2", "3", "4", "5"])
def test_a_strong_hand_opens_and_a_weak_one_passes(level: str) -> None:
    strong = match(STRONG, "5D JC 7C 6C")
    assert likeliest(strong, level).startswith("call")
    hands = {
        1: "3D 2D AD 3S 2S AS KS QS JS 7S 6S 5S",
        2: "3C 2C AC KC QC JC KD 3H 2H AH KH 4C",
        0: "QD JD QH JH 7H 6H 5H 4H 7C 6C 5C 4S",
    }
    weak = match(hands, "4D 5D 6D 7D", accuse=False)
    assert likeliest(make(weak, "pass", "pass"), level) == "pass"


@pytest.mark.parametrize("level", ["2", "3", "4", "5"])
def test_what_is_held_is_declared(level: str) -> None:
    state = make(match(STRONG, "5D JC 7C 6C"), "call 4D", "return JC", "discard 7C 6C 4D 5D")
    assert distribution(state.view(1), level) == {"accuse napoletana D": 1.0}
    assert distribution(make(state, "accuse napoletana D").view(1), level) == {"accuse napoletana H": 1.0}


def test_the_best_bot_puts_no_card_aside_that_wins_tricks() -> None:
    state = make(match(STRONG, "5D JC 7C 6C"), "call 4D", "return JC")
    moves = distribution(state.view(1), "5")
    assert all(card[0] not in "32" for move in moves for card in move.split(" ")[1:])


def test_a_defender_gives_points_to_its_partner_and_none_to_the_opener() -> None:
    hands = {
        1: "2D KD 4D 5D 6D JD 3H 2H AH KH QH JH",
        2: "3D QD 4S 5S 6S 7S JS QS KS 4C 5C 6C",
        0: "AD 7D 4H 5H 6H 7H AC KC QC JC 7C 2C",
    }
    opened = make(match(hands, "3C 3S 2S AS", accuse=False), "call 3C", "discard 3C 3S 2S AS")
    assert likeliest(make(opened, "play 4D", "play 3D")) == "play AD"
    assert likeliest(make(opened, "play 2D", "play QD")) == "play 7D"


def test_only_leading_defenders_say_anything() -> None:
    for seed in range(4):
        state = played("333", seed, hands=1)
        for event in state.events:
            if event.kind == "play" and event.values["signal"] is not None:
                assert event.values["led"] is None
                assert event.seat != state.opener


@pytest.mark.parametrize("rules", [{"contracts": THREE, "accuse": False}, {"last_trick": False, "discards": "nobody"}])
def test_a_sound_level_beats_children(rules: dict[str, object]) -> None:
    chips = [played(levels, seed, hands=4, **rules).chips for seed in range(3) for levels in ("311", "131", "113")]
    sound = sum(hand[seat % 3] for seat, hand in enumerate(chips))
    assert sound > 0
