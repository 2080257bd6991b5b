"""The sequence in which a position keeps its story."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from altabassa_qt.engine.game import State
from altabassa_qt.engine.games import find
from altabassa_qt.engine.growing import Growing, grown


@given(st.lists(st.integers(0, 700), max_size=6), st.integers(-800, 800), st.integers(-800, 800))
def test_it_behaves_like_a_tuple(sizes: list[int], one: int, two: int) -> None:
    items: Sequence[int] = ()
    whole: tuple[int, ...] = ()
    for number, size in enumerate(sizes):
        more = tuple(range(number * 1000, number * 1000 + size))
        before = whole
        longer = grown(items, *more)
        assert tuple(items) == before
        items, whole = longer, before + more
        assert items == whole
        assert len(items) == len(whole)
        assert items[one:two] == whole[one:two]
        assert tuple(reversed(items)) == whole[::-1]
        if -len(whole) <= one < len(whole):
            assert items[one] == whole[one]
        else:
            with pytest.raises(IndexError):
                items[one]


def test_two_may_grow_from_one_beginning() -> None:
    start = Growing(range(300))
    assert list(grown(start, 1))[300:] == [1]
    assert list(grown(start, 2, 3))[300:] == [2, 3]
    assert len(start) == 300


def test_the_story_of_a_long_match_is_shared_by_its_positions() -> None:
    """A move must not copy all that came before: in a match of many hands that would take hours."""
    game = find("alta_bassa")
    state: State = game.start(game.complete_rules({"hands": 100}, 2), 2, {})
    events = []
    for _ in range(600):
        seat = state.to_move()[0]
        state = state.play(seat, next(iter(state.legal_moves(seat))))
        assert isinstance(state.events, Growing)
        events.append(state.events)
    earlier, later = events[400], events[-1]
    assert len(later) > len(earlier) > 512
    assert all(one is other for one, other in zip(earlier.full, later.full, strict=False))
