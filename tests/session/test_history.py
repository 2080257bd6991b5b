"""Finished matches are counted once, and never lost."""

from __future__ import annotations

import sqlite3

import pytest

from altabassa_qt.session.history import History, TooNew
from altabassa_qt.session.match import Match


def _finished(seed: int = 1) -> Match:
    match = Match.new("alta_bassa", [{"name": "Anna"}, {"name": "Bot", "bot": "1"}], seed=seed)
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, next(iter(match.state.legal_moves(seat))))
    return match


def test_a_match_is_counted_once():
    history, match = History(), _finished()
    assert history.add(match) is True
    assert History().add(Match(match.record)) is False
    assert history.add(match) is False
    (tally,) = history.tallies()
    assert (tally.name, tally.game, tally.played) == ("Anna", "alta_bassa", 1)


def test_a_match_in_progress_is_not_counted():
    assert History().add(Match.new("alta_bassa", [{"name": "Anna"}, {"name": "Bruno"}])) is False


def test_matches_come_newest_first_by_person_and_game():
    history = History()
    for seed in (1, 2):
        history.add(_finished(seed))
    assert [len(history.matches(*query)) for query in (("", ""), ("alta_bassa", "Anna"), ("", "Bot"))] == [2, 2, 0]
    first = history.matches()[0]
    assert [result.name for result in first.results] == ["Anna", "Bot"]
    history.forget(first.id)
    assert len(history.matches()) == 1


def test_a_damaged_file_is_set_aside_and_told(tmp_path):
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"no database at all" * 100)
    history = History(path)
    assert history.add(_finished()) is True
    assert len(history.notices) == 1
    assert (tmp_path / "history.damaged-1.sqlite").exists()


def test_a_newer_versions_file_is_left_alone(tmp_path):
    path = tmp_path / "history.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(TooNew):
        History(path).add(_finished())


def test_a_folder_that_cannot_be_written_raises_a_plain_error(tmp_path):
    (tmp_path / "history.sqlite").mkdir()
    with pytest.raises(OSError):
        History(tmp_path / "history.sqlite").add(_finished())
