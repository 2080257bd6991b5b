"""Every game is played through the window to its end, by clicks on cards, buttons and numbers."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.records import replay
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.ranking import Ranking
from altabassa_qt.windows.recording import positions
from altabassa_qt.windows.replay import Replay
from tests.gui.people import (
    PATIENCE,
    button_named,
    dialog,
    opened,
    play_on,
    players,
    press,
    quiet_settings,
    shown,
    table_of,
)

SHORT = {"hands": 1, "max_cards": 2, "ranks": 10}


def short_rules(name: str) -> dict[str, object]:
    """Rules that make a match of this game short."""
    return {option.key: SHORT[option.key] for option in find(name).options if option.key in SHORT}


@pytest.mark.parametrize("name", names())
def test_a_game_is_played_to_its_end_and_replayed(qtbot: QtBot, name: str) -> None:
    window = opened(qtbot, quiet_settings(auto_go_on=False))
    seats = find(name).seats_default
    window.begin(Wish(name, tuple(players(1, seats - 1)), short_rules(name)))
    play_on(qtbot, window)
    ranking = shown(window, Ranking)
    assert isinstance(ranking, Ranking) and window.play is not None
    record = window.play.match.record
    assert replay(record).finished
    assert [state.scores for state in positions(record)][-1] == replay(record).scores
    ranking.reject()

    window.show_replay()
    replayed = dialog(window)
    assert isinstance(replayed, Replay)
    for eyes in range(replayed.eyes.count()):
        replayed.eyes.setCurrentIndex(eyes)
        for step in range(0, len(record["moves"]) + 1, 3):
            replayed.go(step)
            assert replayed.recording.match.state.scores == replay(record, step).scores
            assert replayed.recording.controls() == ()
    replayed.accept()
    assert window.play.match.record == record


def test_a_replay_of_a_match_in_progress_shows_only_what_the_person_may_know(qtbot: QtBot) -> None:
    window = opened(qtbot, quiet_settings(memory_aid=True))
    window.begin(Wish("alta_bassa", tuple(players(1, 2)), {}))
    play_on(qtbot, window, steps=6)
    window.show_replay()
    replayed = dialog(window)
    assert isinstance(replayed, Replay)
    assert [replayed.eyes.itemData(row) for row in range(replayed.eyes.count())] == [0]
    replayed.accept()


def test_a_rematch_has_the_same_people_and_rules(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {"stake": 3}))
    play_on(qtbot, window)
    assert window.play is not None
    first = window.play.match
    ranking = shown(window, Ranking)
    assert isinstance(ranking, Ranking)
    qtbot.waitUntil(ranking.listens)
    press(next(button for button in ranking.findChildren(type(window.start.play_button)) if button.property("strong")))
    qtbot.waitUntil(lambda: window.play is not None and window.play.match is not first, timeout=PATIENCE)
    again = window.play.match
    assert again.names == first.names and again.levels == first.levels
    assert again.state.rules == first.state.rules
    assert again.record["moves"] == [] or len(again.record["moves"]) < 3


def test_the_ranking_is_never_out_of_reach(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    play_on(qtbot, window)
    ranking = dialog(window)
    assert isinstance(ranking, Ranking)
    ranking.reject()
    press(button_named(table_of(window), "Ranking"))
    qtbot.waitUntil(lambda: shown(window, Ranking) is not None)
