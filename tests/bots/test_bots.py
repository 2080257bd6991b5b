"""What every bot of every game keeps."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from altabassa_qt import bots
from altabassa_qt.engine.games import names
from altabassa_qt.engine.records import replay
from tests.engine.random_matches import matches


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("name", names())
@settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_a_bot_gives_probabilities_of_legal_moves_and_always_the_same(
    name: str, level: str, data: st.DataObject
) -> None:
    match = data.draw(matches(name, most=60))
    open_states = [state for state in match.states if state.to_move()]
    for state in Random(1).sample(open_states, min(2, len(open_states))):
        seat = state.to_move()[-1]
        chances = bots.distribution(state.view(seat), level)
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) >= 0
        assert all(move in state.legal_moves(seat) for move in chances)
        again = replay(match.record, match.states.index(state)).view(seat)
        assert bots.distribution(again, level) == chances
