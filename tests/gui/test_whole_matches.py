"""Whole matches of Alta e Bassa through the window, with the mouse."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.records import replay
from altabassa_qt.session.history import History
from altabassa_qt.session.saves import waiting
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.ranking import Ranking
from tests.gui.people import everything_said, opened, play_on, players, quiet_settings, secrets, shown


@pytest.mark.parametrize("seats", [2, 3, 5, 8, 12])
def test_one_person_plays_a_match_to_its_end(qtbot: QtBot, seats: int) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, seats - 1)), {"ranks": 10}))
    play_on(qtbot, window)
    assert window.play is not None
    record = window.play.match.record
    assert len(record["moves"]) == 10 * seats
    assert replay(record).finished
    assert isinstance(shown(window, Ranking), Ranking)
    assert waiting() == (None, None)
    assert len(History().matches()) == 1


@pytest.mark.parametrize(
    ("game", "rules"),
    [("alta_bassa", {"ranks": 13}), ("previsioni", {"max_cards": 3})],
    ids=["alta_bassa", "previsioni"],
)
def test_three_people_never_see_each_others_cards(qtbot: QtBot, game: str, rules: dict[str, int]) -> None:
    window = opened(qtbot, quiet_settings(memory_aid=True))
    window.begin(Wish(game, tuple(players(3)), rules))
    seen_by: set[int | None] = set()

    def look(_: object) -> None:
        play = window.play
        assert play is not None
        curtained = window.pages.currentWidget() is window.curtain
        viewer = None if curtained else play.viewer
        assert not (curtained and play.viewer is not None)
        seen_by.add(viewer)
        said = everything_said(window)
        for code in secrets(play.match, viewer):
            assert code not in said.split()
            assert play.speaker.card(code) not in said

    play_on(qtbot, window, look=look)
    assert seen_by == {None, 0, 1, 2}
    assert window.play is not None and window.play.match.state.finished


def test_one_person_never_meets_a_curtain(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 2)), {}))
    play_on(qtbot, window, look=lambda _: pytest.fail("a curtain") if window.curtain.isVisible() else None)


def test_what_can_be_said_is_found_where_it_may_be_said(qtbot: QtBot) -> None:
    """The search for secrets finds a person's own cards: it is not blind."""
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 2)), {}))
    qtbot.waitUntil(lambda: window.play is not None and window.play.viewer == 0)
    assert window.play is not None
    assert window.play.speaker.card("AD") in everything_said(window)
