"""How bots play Previsioni."""

from __future__ import annotations

from random import Random

import pytest

from altabassa_qt.bots import LEVELS, distribution, draw
from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.game import State
from altabassa_qt.engine.games.previsioni import GAME, Previsioni


def deck(*top: str) -> tuple[str, ...]:
    """A pack with these cards on top."""
    return (*top, *(card for card in pack(40) if card not in top))


def dealt(cards: int, *top: str, blind: bool = False) -> Previsioni:
    """Three seats with so many cards each from the top of the pack; seat 0 starts."""
    rules = GAME.complete_rules({"max_cards": cards, "blind": blind}, 3)
    state = GAME.start(rules, 3, {})
    return state.__class__(**{**vars(state), "turn": cards}).deal(deck(*top))


def played(levels: str, seed: int, **rules: object) -> Previsioni:
    """A whole match of bots."""
    rng = Random(seed)
    state: State = GAME.start(GAME.complete_rules(rules, len(levels)), len(levels), {})
    while not state.finished:
        if state.shuffle_due() is not None:
            state = state.deal(tuple(rng.sample(pack(40), 40)))
        else:
            seat = state.to_move()[0]
            state = state.play(seat, draw(distribution(state.view(seat), levels[seat]), rng))
    assert isinstance(state, Previsioni)
    return state


def likeliest(state: State, level: str = "5") -> str:
    chances = distribution(state.view(state.to_move()[0]), level)
    return max(chances, key=lambda move: chances[move])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_level_gives_probabilities_of_legal_moves_and_always_the_same(level: str, seats: int) -> None:
    rng = Random(seats)
    state: State = GAME.start(GAME.complete_rules({"max_cards": 3, "hook": True}, seats), seats, {})
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


def test_the_three_highest_cards_promise_all_tricks() -> None:
    state = dealt(3, "AD", "2S", "4C", "3D", "5S", "6C", "KD", "6S", "2C")
    assert likeliest(state) == "bid 3"
    assert likeliest(state, "3") == "bid 3"


def test_the_lowest_cards_promise_none() -> None:
    assert likeliest(dealt(3, "2S", "AD", "4C", "5S", "5D", "6C", "4S", "6H", "2C")) == "bid 0"


def test_a_promise_that_is_kept_so_far_is_not_broken_without_need() -> None:
    state: State = dealt(2, "AS", "2H", "4D", "2S", "6S", "7H")
    for move in ("bid 1", "bid 1", "bid 0", "play AS"):
        state = state.play(state.to_move()[0], move)
    state = state.play(1, "play 6S")
    assert likeliest(state) in ("play 4D", "play 7H")
    wanting: State = dealt(2, "2S", "AD", "4D", "4S", "2D", "7H")
    for move in ("bid 0", "bid 1", "bid 0", "play 2S"):
        wanting = wanting.play(wanting.to_move()[0], move)
    assert likeliest(wanting) == "play AD"


def test_in_the_blind_turn_a_bot_counts_the_cards_that_beat_all_it_sees() -> None:
    assert likeliest(dealt(1, "7C", "2S", "4S", blind=True), "3") == "bid 1"
    assert likeliest(dealt(1, "7C", "2S", "AD", blind=True), "3") == "bid 0"


def test_in_the_blind_turn_the_best_bot_listens_to_those_who_see_its_card() -> None:
    state = dealt(1, "5H", "6C", "2S", blind=True)
    assert likeliest(state.play(0, "bid 1").play(1, "bid 1")) == "bid 0"
    assert likeliest(state.play(0, "bid 0").play(1, "bid 0")) == "bid 1"


def test_the_best_level_predicts_within_one_trick_most_of_the_time() -> None:
    near = [
        abs(bid - won) <= 1
        for seed in range(2)
        for turn in played("5555", seed, max_cards=4).history
        for bid, won in zip(turn.bids, turn.won, strict=True)
    ]
    assert len(near) == 2 * 7 * 4
    assert sum(near) > 0.9 * len(near)


def test_a_sound_level_beats_a_child() -> None:
    scores = [played("13", seed, max_cards=5).scores for seed in range(6)]
    assert sum(sound for _, sound in scores) > sum(child for child, _ in scores)
