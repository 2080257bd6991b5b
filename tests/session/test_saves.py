"""The match in play is on the disk after every move; damaged files are set aside."""

from __future__ import annotations

import json

import pytest

from altabassa_qt.engine.errors import RecordError
from altabassa_qt.session.match import Match
from altabassa_qt.session.saves import Autosave, current_path, discard, open_record, save_record, waiting

PLAYERS = [{"name": "Nonnò Ü 🂡", "colour": "#ffffff"}, {"name": "Bruno", "bot": "1"}]


def test_every_move_is_on_the_disk():
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    Autosave(match)
    match.lay(0, "play AD")
    record, notice = waiting()
    assert notice is None
    assert record == match.record
    match.take_back(0)
    assert waiting()[0]["moves"] == []


def test_a_match_that_is_continued_is_the_same():
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    Autosave(match)
    match.play(1, match.thought(1)())
    match.play(0, "play AD")
    match.lay(0, "play 2D")
    record, _ = waiting()
    again = Match(record)
    assert again.state == match.state
    assert again.names == match.names


def test_a_round_whose_signal_was_not_given_still_waits_for_it():
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    match.lay(0, "play AD")
    match.lay(1, "play 2H")
    again = Match(json.loads(json.dumps(match.record)))
    assert again.state.phase == "uncover"
    again.uncover()
    match.uncover()
    assert again.state == match.state


def test_a_finished_match_does_not_wait():
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    Autosave(match)
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, next(iter(match.state.legal_moves(seat))))
    assert waiting() == (None, None)


def test_a_damaged_match_is_set_aside_and_told():
    current_path().parent.mkdir(parents=True)
    current_path().write_text("{")
    record, notice = waiting()
    assert record is None
    assert "current.damaged-1.altabassa" in str(notice)
    assert current_path().with_name("current.damaged-1.altabassa").read_text() == "{"


def test_a_disk_that_cannot_be_written_is_told_once_and_play_goes_on(tmp_path):
    blocked = tmp_path / "current.altabassa"
    blocked.mkdir()
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    saved = Autosave(match, blocked)
    match.play(0, "play AD")
    assert saved.take_trouble() is not None
    match.play(1, "play AH")
    assert saved.take_trouble() is None
    assert match.state.legal_moves(0)


def test_a_deleted_folder_is_made_again():
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    Autosave(match)
    match.play(0, "play AD")
    discard()
    current_path().parent.rmdir()
    match.play(1, "play AH")
    assert waiting()[0] == match.record


def test_opening_a_file_never_changes_it(tmp_path):
    path = tmp_path / "una partita è.altabassa"
    path.write_text("[]")
    with pytest.raises(RecordError):
        open_record(path)
    assert path.read_text() == "[]"


def test_saving_and_opening_keep_every_key(tmp_path):
    match = Match.new("alta_bassa", PLAYERS, seed=3)
    match.record["note"] = {"deep": [1, 2.5, "è"]}
    match.play(0, "play AD")
    save_record(match.record, tmp_path / "x.altabassa")
    assert open_record(tmp_path / "x.altabassa") == match.record


def test_an_unknown_level_is_played_by_the_usual_bot():
    match = Match.new("alta_bassa", [{"name": "Anna"}, {"name": "Bot", "bot": "grandmaster"}], seed=1)
    assert match.thought(1)() in match.state.legal_moves(1)


def _whole_hands(match, hands):
    while not match.state.finished and match.state.detail(None)["hand"] <= hands:
        seat = match.state.to_move()[0]
        match.play(seat, "stand" if match.state.phase == "play" else next(iter(match.state.legal_moves(seat))))


def test_a_match_by_the_clock_ends_with_the_hand_in_which_the_time_is_over():
    match = Match.new("sette_mezzo", [{"name": "Anna"}, {"name": "Bruno"}], seed=3, minutes=1)
    _whole_hands(match, 2)
    match.add_time(59)
    assert not match.end_if_time_is_up()
    match.play(match.state.to_move()[0], "limit 1")
    match.add_time(2)
    assert not match.end_if_time_is_up()
    _whole_hands(match, 3)
    assert match.end_if_time_is_up()
    assert match.state.finished
    assert match.record["rules"]["hands"] == 3
    assert Match(json.loads(json.dumps(match.record))).state.finished


def test_a_match_by_the_clock_goes_on_where_it_was():
    match = Match.new("sette_mezzo", [{"name": "Anna"}, {"name": "Bruno"}], seed=3, minutes=1)
    match.add_time(61)
    again = Match(json.loads(json.dumps(match.record)))
    assert again.minutes == 1
    _whole_hands(again, 1)
    assert again.end_if_time_is_up()
