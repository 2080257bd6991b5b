"""The order of the final ranking."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import find, names
from altabassa_qt.session.match import Match
from altabassa_qt.windows.ranking import Ranking, ranked
from altabassa_qt.windows.style import Look


def finished(name: str, seed: int) -> Match:
    """A random match played to its end."""
    game, chance = find(name), Random(seed)
    rules = {option.key: 1 for option in game.options if option.key == "hands"}
    players = [{"name": f"N{seat}"} for seat in range(game.seats_default)]
    match = Match.new(name, players, rules, seed=seed)
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, chance.choice(sorted(match.state.legal_moves(seat))))
    return match


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(3))
def test_winners_stand_first_and_everybody_once(name: str, seed: int) -> None:
    match = finished(name, seed)
    places = ranked(match)
    winners = match.state.winners
    assert sorted(place.seat for place in places) == list(range(match.seats))
    assert {place.seat for place in places[: len(winners)]} == set(winners)
    assert all(place.rank == 1 for place in places[: len(winners)])
    assert [place.rank for place in places] == sorted(place.rank for place in places)


def test_equal_results_share_a_rank() -> None:
    match = Match.new("alta_bassa", [{"name": name} for name in ("A", "B", "C")], {"stake": 0}, seed=1)
    while not match.state.finished:
        for seat in range(3):
            held = match.view(seat).detail["hands"][seat]
            # B and C always lay the same rank, A the winning one.
            alta = match.state.view(None).detail["mode"] == "alta"
            match.lay(seat, f"play {held[-1] if alta == (seat == 0) else held[0]}")
        match.uncover()
    first, *others = ranked(match)
    assert first.seat in match.state.winners
    assert len({place.rank for place in others}) == len({place.score for place in others})


def test_a_second_click_starts_nothing_twice(qtbot: QtBot) -> None:
    ranking = Ranking(None, Look(), finished("alta_bassa", 1))
    qtbot.addWidget(ranking)
    spy = QSignalSpy(ranking.rematch)
    ranking.open()
    again = next(button for button in ranking.findChildren(QPushButton) if button.property("strong"))
    again.click()
    assert spy.count() == 0, "the click that ended the match is still in the air"
    qtbot.waitUntil(ranking.listens)
    again.click()
    again.click()
    assert spy.count() == 1
    assert not ranking.isVisible()


def test_enter_meant_for_the_last_card_begins_no_rematch(qtbot: QtBot) -> None:
    ranking = Ranking(None, Look(), finished("alta_bassa", 1))
    qtbot.addWidget(ranking)
    spy = QSignalSpy(ranking.rematch)
    ranking.open()
    QTest.keyClick(ranking, "\r")
    assert spy.count() == 0
