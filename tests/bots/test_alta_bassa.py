"""How bots play Alta e Bassa."""

from collections.abc import Callable
from itertools import permutations, product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from altabassa_qt import bots
from altabassa_qt.bots.alta_bassa import (
    Table,
    balanced,
    best_answers,
    chances_to_win,
    margins_of_two,
    payoffs,
    points_of,
    sampled_ends,
)
from altabassa_qt.engine.game import State
from altabassa_qt.engine.games import find
from altabassa_qt.engine.games.alta_bassa import ORDER, is_alta, settle, worth
from altabassa_qt.session.match import Match
from tests.engine.random_matches import Played, matches


def a_table(seats: int, left: int, two_each: bool = False, next_is_second: bool = False, ranks: int = 10) -> Table:
    """The last `left` rounds, each seat holding some cards."""
    chance = np.random.default_rng(seats)
    held = np.zeros((seats, ranks), dtype=bool)
    for seat in range(seats):
        held[seat, chance.choice(ranks, left, replace=False)] = True
    return Table(0, held, tuple(range(ranks - left + 1, ranks + 1)), (0,) * seats, two_each, next_is_second)


def some_plans(table: Table) -> np.ndarray:
    held = np.repeat(table.held[:, None, :], len(table.rounds), axis=1)
    return balanced(np.where(held, np.random.default_rng(9).random(held.shape), 0), 50)


def rules_of(table: Table) -> dict[str, object]:
    return {
        "ranks": table.held.shape[1],
        "tie_first": "two" if table.two_each else "halve",
        "second": "next" if table.next_is_second else "adjacent",
    }


@pytest.mark.parametrize("two_each", [False, True])
@pytest.mark.parametrize("next_is_second", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_payoffs_are_the_points_of_all_combinations(seats: int, two_each: bool, next_is_second: bool) -> None:
    table = a_table(seats, 3, two_each, next_is_second)
    plans = some_plans(table)
    order = ORDER[10]
    expected = np.zeros_like(plans)
    for (index, number), seat in product(enumerate(table.rounds), range(seats)):
        for laid in product(*(range(10) if s == seat else np.flatnonzero(table.held[s]) for s in range(seats))):
            chance = np.prod([plans[s, index, laid[s]] for s in range(seats) if s != seat])
            points = settle([order[height] + "D" for height in laid], number, rules_of(table)).points
            expected[seat, index, laid[seat]] += chance * points[seat]
    assert payoffs(plans, table) == pytest.approx(expected)


@pytest.mark.parametrize("two_each", [False, True])
@pytest.mark.parametrize("next_is_second", [False, True])
def test_points_are_those_of_the_rules(two_each: bool, next_is_second: bool) -> None:
    table = a_table(5, 4, two_each, next_is_second)
    order = ORDER[10]
    for laid in np.random.default_rng(1).integers(0, 10, (300, 5)):
        for number in table.rounds:
            upright = laid if is_alta(number) else 9 - laid
            first = np.array([worth(number)[0]])
            expected = settle([order[height] + "D" for height in laid], number, rules_of(table)).points
            assert tuple(points_of(upright, first, table)) == expected


def test_plans_of_two_are_nearly_best_answers() -> None:
    table = a_table(2, 4)
    plans = best_answers(table, 100)
    pays = margins_of_two(plans, table)
    for seat in range(2):
        cards = np.flatnonzero(table.held[seat])
        following = (plans[seat] * pays[seat]).sum()
        best = max(sum(pays[seat, r, c] for r, c in enumerate(order)) for order in permutations(cards))
        assert best - following < 0.6


def test_plans_lay_each_card_once() -> None:
    for seats in (2, 3, 12):
        plans = best_answers(a_table(seats, 6, ranks=13), 30)
        assert plans.sum(axis=2) == pytest.approx(np.ones((seats, 6)))
        held = plans.sum(axis=1) > 0.5
        assert held.sum(axis=1).tolist() == [6] * seats


def test_sampled_ends_lay_what_is_held_each_card_once() -> None:
    table = a_table(3, 5)
    ends = sampled_ends(some_plans(table), 200, np.random.default_rng(1))
    for end in ends:
        for seat in range(3):
            assert sorted(end[:, seat]) == np.flatnonzero(table.held[seat]).tolist()


def test_in_the_last_but_one_round_the_card_that_wins_is_wanted() -> None:
    """In round 9 of 10 the ace takes 7 points for certain and the 2 kept for the last round takes 7 more."""
    held = np.zeros((2, 10), dtype=bool)
    held[0, [0, 9]] = held[1, [3, 5]] = True
    table = Table(0, held, (9, 10), (0, 10), two_each=False, next_is_second=False)
    ends = sampled_ends(best_answers(table, 100), 100, np.random.default_rng(1))
    wins = chances_to_win(table, ends)
    assert wins[0, 0, 9] == 1
    assert wins[0, 0, 0] == 0
    assert not wins[0, :, 1:9].any()


@settings(max_examples=15)
@given(match=matches("alta_bassa", most=120), level=st.sampled_from(bots.LEVELS))
def test_every_level_gives_probabilities_of_legal_moves(match: Played, level: str) -> None:
    for seat in match.last.to_move()[:2]:
        view = match.last.view(seat)
        chances = bots.distribution(view, level)
        assert set(chances) == set(view.legal)
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) >= 0
        assert bots.distribution(view, level) == chances


@settings(max_examples=10)
@given(match=matches("alta_bassa", most=120), level=st.sampled_from(bots.LEVELS))
def test_a_choice_of_others_in_the_open_round_changes_nothing(match: Played, level: str) -> None:
    state = match.last
    seat = next(iter(state.to_move()), None)
    others = [other for other in state.to_move() if other != seat]
    if seat is None or not others:
        return
    chances = bots.distribution(state.view(seat), level)
    other = others[0]
    for move in state.legal_moves(other).listed()[:2]:
        assert bots.distribution(state.play(other, move).view(seat), level) == pytest.approx(chances)


def after(moves: str, seats: int = 2) -> State:
    """The position after some rounds, the ranks laid by each seat in turn."""
    game = find("alta_bassa")
    state = game.start(game.complete_rules({}, seats), seats, {})
    for index, letter in enumerate(moves):
        state = state.play(index % seats, f"play {letter}{'DHCS'[index % seats]}")
    return state


def test_the_first_level_forgets_everything() -> None:
    """Whatever the other laid, the child-like level feels the same about its own cards."""
    assert bots.distribution(after("2A").view(0), "1") == bots.distribution(after("2K").view(0), "1")
    assert bots.distribution(after("2A").view(0), "3") != bots.distribution(after("2K").view(0), "3")


def test_the_second_level_forgets_old_rounds() -> None:
    old, other = after("2A33445566"), after("2233445566")
    assert bots.distribution(old.view(0), "2") == bots.distribution(other.view(0), "2")
    assert bots.distribution(old.view(0), "3") != bots.distribution(other.view(0), "3")


def test_the_last_card_is_certain() -> None:
    state = after("AAKKQQJJ7766554433")
    for level in bots.LEVELS:
        assert bots.distribution(state.view(0), level) == {"play 2D": 1.0}


def test_the_best_levels_cannot_be_read() -> None:
    for seats in (2, 3, 4, 8):
        for level in ("4", "5"):
            chances = bots.distribution(after("", seats).view(0), level)
            assert max(chances.values()) < 0.9


def won(level: str, below: str, seats: int, number: int) -> float:
    """How often one bot of a level wins against bots of another, times the seats; a shared win counts in part."""
    total = 0.0
    for seed in range(number):
        one = seed % seats
        levels = [level if seat == one else below for seat in range(seats)]
        match = Match.new("alta_bassa", [{"name": "Bot", "bot": level} for level in levels], seed=seed // seats)
        play_out(match, lambda seat, match=match: match.thought(seat)())
        winners = match.state.winners
        total += seats * (one in winners) / len(winners)
    return total / number


def play_out(match: Match, choose: Callable[[int], str]) -> None:
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, choose(seat))


@pytest.mark.parametrize(("level", "below"), [("2", "1"), ("3", "2")])
def test_each_level_beats_the_one_below(level: str, below: str) -> None:
    """Always the same 60 matches, so the outcome does not waver; without an advantage it would be near 1."""
    assert won(level, below, 3, 60) > 1.25


def test_the_unreadable_level_beats_the_foreseeable_one_between_two() -> None:
    assert won("4", "3", 2, 20) > 1.25


def test_drawing_follows_the_probabilities() -> None:
    rng = Random(1)
    drawn = [bots.draw({"a": 0.25, "b": 0.75, "c": 0.0}, rng) for _ in range(4000)]
    assert drawn.count("c") == 0
    assert 0.7 < drawn.count("b") / 4000 < 0.8


def test_a_seat_that_is_not_to_move_and_a_level_that_is_none_are_refused() -> None:
    view = after("A").view(0)
    with pytest.raises(ValueError, match="not to move"):
        bots.distribution(view, "3")
    with pytest.raises(ValueError, match="no level"):
        bots.distribution(after("").view(0), "6")
