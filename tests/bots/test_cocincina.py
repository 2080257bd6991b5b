"""The bots of Cocincina: what they capture, and that they know no more than they may."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from altabassa_qt import bots
from altabassa_qt.bots.cocincina import next_gain
from altabassa_qt.engine.games.cocincina import GAME, TWO_PACKS, Cocincina


def begun(first: str, second: str, **rules: Any) -> Cocincina:
    """Seat 0 deals and has the first pile, which begins so; seat 1 has the second."""
    one, two = first.split(), second.split()
    rest = list((Counter(TWO_PACKS) - Counter(one + two)).elements())
    deck = (*one, *rest[: 40 - len(one)], *two, *rest[40 - len(one) :])
    state = GAME.start(GAME.complete_rules(rules, 2), 2, {"dealer": 0}).deal(deck)
    return play(state, "split 40", "take 2")


def play(state: Cocincina, *moves: str) -> Cocincina:
    for move in moves:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, Cocincina)
        state = followed
    return state


def chances(state: Cocincina, level: str) -> dict[str, float]:
    return bots.distribution(state.view(state.to_move()[0]), level)


CHOICE = ("QD 5S", "4C QH")  # a queen is turned; a queen, a four and a five just laid lie there


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_choice_is_a_legal_one_and_the_same_for_the_same_view(level: str) -> None:
    rng = Random(4)
    state = GAME.start(GAME.complete_rules({"hands": 2}, 2), 2, {"dealer": 1})
    while not state.finished:
        if state.shuffle_due() is not None:
            state = state.deal(tuple(rng.sample(TWO_PACKS, 80)))
            continue
        found = chances(state, level)
        assert set(found) <= set(state.legal_moves(state.to_move()[0]))
        assert sum(found.values()) == pytest.approx(1) and chances(state, level) == found
        state = play(state, bots.draw(found, rng))


@pytest.mark.parametrize("level", ["3", "4", "5"])
def test_a_sound_player_takes_the_points(level: str) -> None:
    """The same queen from the other pack is a scopa scoperta, four and five are none."""
    state = play(begun("QD 5S", "4C QD"), "turn", "turn", "turn")
    assert chances(state, level)["capture QD"] == 1


def test_what_the_next_card_may_bring() -> None:
    rules = {"scopa": "pair"}
    # Of four cards one is the king of the same suit and one another king.
    assert next_gain(("KD", "2S"), ("KD", "KS", "5C", "6C"), rules) == (6 + 1) / 4
    assert next_gain(("KD", "2S"), ("KD", "KS"), {"scopa": "sweep"}) == 0


def test_the_best_one_leaves_no_single_card_to_be_swept() -> None:
    """Only a sum or a figure may go and neither is a scopa: with the sum taken, a lone queen could be swept."""
    state = play(begun(*CHOICE, scopa="sweep"), "turn", "turn", "turn")
    assert state.phase == "capture" and len(state.table) == 3
    assert chances(state, "4")["capture QD"] == 1
    assert chances(state, "5")["capture QD"] == 1


def test_a_choice_depends_on_no_card_that_has_not_been_turned() -> None:
    state = play(begun(*CHOICE), "turn", "turn", "turn")
    turned_over = Cocincina(**{**vars(state), "piles": tuple(tuple(reversed(pile)) for pile in state.piles)})
    for level in bots.LEVELS:
        assert chances(state, level) == chances(turned_over, level)


def test_whoever_leads_makes_the_last_hand_short() -> None:
    start = GAME.start(GAME.complete_rules({}, 2), 2, {"dealer": 0}).deal(TWO_PACKS)
    ahead = Cocincina(**{**vars(start), "scores": (9, 4)})
    for state, wanted in ((start, {"split 40"}), (ahead, {"split 20", "split 60"})):
        found = chances(state, "5")
        assert max(found, key=lambda move: found[move]) in wanted
