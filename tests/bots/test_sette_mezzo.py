"""The bots of Sette e Mezzo: what they expect is what comes, and they know no more than they may."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from altabassa_qt import bots
from altabassa_qt.bots.sette_mezzo import (
    AIM,
    Gains,
    Held,
    Mind,
    Opponent,
    Turn,
    against_bank,
    against_players,
    bank_ends,
    counts_of,
)
from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.games.sette_mezzo import GAME, SetteMezzo, total


def table(*top: str, seats: int = 2, dealer: int = 0, **rules: Any) -> SetteMezzo:
    deck = (*top, *(card for card in pack(40) if card not in top))
    return GAME.start(GAME.complete_rules(rules, seats), seats, {"dealer": dealer}).deal(deck)


def play(state: SetteMezzo, *moves: str) -> SetteMezzo:
    for move in moves:
        followed = state.play(state.to_move()[0], move)
        assert isinstance(followed, SetteMezzo)
        state = followed
    return state


def chances(state: SetteMezzo, level: str) -> dict[str, float]:
    return bots.distribution(state.view(state.to_move()[0]), level)


def likeliest(state: SetteMezzo, level: str = "5") -> str:
    found = chances(state, level)
    return max(found, key=lambda move: found[move])


@pytest.mark.parametrize("matta", [False, True])
def test_totals_are_those_of_the_rules(matta: bool) -> None:
    rng = Random(1)
    for _ in range(300):
        cards = rng.sample(pack(40), rng.randrange(1, 6))
        assert Held.of(cards, matta).total == 2 * total(cards, matta)


@pytest.mark.parametrize("matta", [False, True])
def test_the_bank_ends_somewhere(matta: bool) -> None:
    ends = bank_ends(counts_of(pack(40), matta))
    assert sum(ends.values()) == pytest.approx(1)
    assert min(ends) >= 10


def test_what_a_card_brings_is_what_all_orders_of_the_stock_bring() -> None:
    """The expectation against trying every order of a small stock, standing at five or more."""
    # With these gains it is best to stand at five and more, and to call below.
    gains = Gains(tuple(-2.0 if at < 10 else at / 10 for at in range(AIM)), 1.5, 3.0, -1.0)
    stock = ["AD", "2D", "JS", "3C", "7H"]
    expected = []
    for order in permutations(stock):
        held, cards = ["4S"], list(order)
        while True:
            held.append(cards.pop(0))
            reached = total(held, False)
            if reached > 7.5:
                expected.append(gains.bust)
            elif reached == 7.5:
                expected.append(gains.amble if len(held) == 2 else gains.many)
            elif reached >= 5 or not cards:
                expected.append(gains.stand[int(2 * reached)])
            else:
                continue
            break
    turn = Turn(gains)
    worth = turn.card(Held.of(["4S"], False), counts_of(stock, False))
    assert worth == pytest.approx(sum(expected) / len(expected))


def test_the_settling_table_for_a_player() -> None:
    gains = against_bank({12: 0.25, 14: 0.25, AIM: 0.125, AIM + 1: 0.25, AIM + 2: 0.125}, amble_pays=2)
    assert gains.stand[10] == pytest.approx(0.25 - 0.75)
    assert gains.stand[12] == pytest.approx(0.25 - 0.5)
    assert gains.stand[14] == pytest.approx(0.5 - 0.25)
    assert gains.many == pytest.approx(0.75)
    assert gains.amble == pytest.approx(2 * 0.75 + 0.125)


def test_the_settling_table_for_the_bank() -> None:
    sure = [Opponent(3, False, {12: 1.0}), Opponent(2, True, {})]
    gains = against_players(sure, amble_pays=2)
    assert gains.stand[10] == -3 - 4 and gains.stand[12] == 0 - 4 and gains.stand[14] == 3 - 4
    assert gains.many == 3 - 2 and gains.amble == 3 and gains.bust == -3 - 4


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_choice_is_a_legal_one_and_the_same_for_the_same_view(level: str) -> None:
    rng = Random(3)
    for matta in (False, True):
        state = GAME.start(GAME.complete_rules({"hands": 3, "matta": matta}, 4), 4, {"dealer": 0})
        while not state.finished:
            due = state.shuffle_due()
            if due is not None:
                state = state.deal(tuple(rng.sample(due, len(due))))
                continue
            found = chances(state, level)
            assert set(found) <= set(state.legal_moves(state.to_move()[0]))
            assert sum(found.values()) == pytest.approx(1) and min(found.values()) >= 0
            assert chances(state, level) == found
            state = play(state, bots.draw(found, rng))


def test_a_choice_depends_on_nothing_hidden() -> None:
    state = play(table("6D", "5D", "2S"), "limit 5", "bet 3")
    others = [card for card in state.stock if card != "7H"]
    changed = SetteMezzo(**{**vars(state), "cards": (("7H",), ("6D",)), "stock": ("5D", *others)})
    view, other = state.view(1), changed.view(1)
    assert view.detail == other.detail
    for level in bots.LEVELS:
        assert bots.distribution(view, level) == bots.distribution(other, level)


def test_the_best_one_stands_on_seven_calls_on_one_and_changes_a_four() -> None:
    assert likeliest(play(table("7D", "5D"), "limit 5", "bet 3")) == "stand"
    assert likeliest(play(table("AD", "5D"), "limit 5", "bet 3")) == "card"
    assert likeliest(play(table("4D", "5D"), "limit 5", "bet 3")) == "swap"


def test_the_best_one_stakes_much_on_a_seven_and_little_on_a_two() -> None:
    assert likeliest(play(table("7D", "5D"), "limit 10")) == "bet 10"
    assert likeliest(play(table("2D", "5D"), "limit 10")) == "bet 1"


def late(state: SetteMezzo, stock: tuple[str, ...]) -> SetteMezzo:
    """The same when only `stock` is left, all else having been seen in earlier hands."""
    first, *story = state.events[:2]
    values = {"cards": [*stock, *(card for cards in state.cards for card in cards)], "whole": False}
    events = (first, *(type(event)("shuffle", None, (), values) for event in story), *state.events[2:])
    return SetteMezzo(**{**vars(state), "stock": stock, "events": events})


def test_counting_the_cards_pays() -> None:
    """With five and only low cards left, the fourth and fifth level call; who does not count stands."""
    low = ("AD", "AH", "AC", "AS", "2D", "2H", "JD", "JH")
    state = late(play(table("5S", "2C"), "limit 5", "bet 3"), low)
    assert likeliest(state, "5") == likeliest(state, "4") == "card"
    assert likeliest(state, "3") == "stand"


def test_the_best_bank_reads_the_stakes() -> None:
    """The same table but for the stake: who stakes the limit is taken to hold more."""
    views = [play(table("6D", "5D"), "limit 9", bet, "stand").view(0) for bet in ("bet 9", "bet 1")]
    bold, shy = (Mind(view, 5).turn()["stand"] / stake for view, stake in zip(views, (9, 1), strict=True))
    assert bold < shy
    plain = [Mind(view, 4).turn()["stand"] / stake for view, stake in zip(views, (9, 1), strict=True)]
    assert plain[0] == pytest.approx(plain[1])
