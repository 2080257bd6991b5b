"""The program starts and plays with whatever it finds in its folders, and says once what was wrong."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from altabassa_qt.session.match import Match
from altabassa_qt.session.saves import current_path, save_record
from altabassa_qt.session.settings import load_settings, settings_path
from altabassa_qt.session.storage import folders
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.panel import Question
from altabassa_qt.windows.replay import Replay
from tests.gui.people import button_named, opened, play_on, players, press, quiet_settings, shown


def words_of(window: MainWindow) -> str:
    """What the open question says."""
    question = shown(window, Question)
    assert question is not None
    return " ".join(label.text() for label in question.findChildren(QLabel))


def answer(qtbot: QtBot, window: MainWindow, words: str) -> None:
    """Presses the button with these words in the open question, and waits until it has closed."""
    question = shown(window, Question)
    assert question is not None
    press(button_named(question, words))
    qtbot.waitUntil(lambda: shown(window, Question) is None)


def test_damaged_settings(qtbot: QtBot) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_bytes(b"language = [broken\xff")
    settings, notices = load_settings()
    settings.speed, settings.sound = "off", False
    window = MainWindow(settings, notices)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    assert "settings" in words_of(window)
    assert len(list(settings_path().parent.glob("*damaged*"))) == 1
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    assert window.play is not None


def test_damaged_match_in_play(qtbot: QtBot) -> None:
    current_path().parent.mkdir(parents=True)
    current_path().write_text('{"format": "altabassa-record", "vers')
    window = opened(qtbot)
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    assert current_path().name in words_of(window)
    assert not window.start.go_on_button.isVisible()
    assert len(list(current_path().parent.glob("*damaged*"))) == 1


def test_a_damaged_file_to_open_gets_one_clear_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "Nonnò Ü.altabassa"
    file.write_text('{"format": "altabassa-record", "version": 1, "game": "alta_bassa", "players": []}')
    window = opened(qtbot)
    window.open_file(file)
    assert "Nonnò Ü" in words_of(window)
    assert window.play is None
    assert file.exists()


def test_a_dropped_match_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "così è"
    folder.mkdir()
    file = folder / "match one.altabassa"
    match = Match.new("alta_bassa", [{"name": "Nonnò Ü 🂡"}, {"name": "Bot", "bot": "1"}], seed=3)
    match.play(0, "play 2D")
    save_record(match.record, file)
    window = opened(qtbot)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    drop = QDropEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.dropEvent(drop)
    qtbot.waitUntil(lambda: window.play is not None)
    assert window.play is not None
    assert window.play.match.names[0] == "Nonnò Ü 🂡"
    assert window.play.match.record["moves"][0] == [0, "play 2D"]


def test_a_finished_match_is_opened_as_a_replay(qtbot: QtBot, tmp_path: Path) -> None:
    match = Match.new("alta_bassa", [{"name": "A"}, {"name": "B"}], seed=3)
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal_moves(seat).listed()[0])
    file = tmp_path / "over.altabassa"
    save_record(match.record, file)
    window = opened(qtbot)
    window.open_file(file)
    replay = shown(window, Replay)
    assert isinstance(replay, Replay)
    assert window.play is None
    replay.accept()


def test_a_home_that_cannot_be_written_is_said_once_and_play_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise OSError(30, "Read-only file system")

    for module in ("saves", "settings"):
        monkeypatch.setattr(f"altabassa_qt.session.{module}.write_atomic", refuse)
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    assert "it can only be read" in words_of(window)
    question = shown(window, Question)
    assert isinstance(question, Question)
    question.accept()
    said: list[object] = []
    play_on(qtbot, window, steps=8, look=lambda _: said.append(shown(window, Question)))
    assert set(said) == {None}


def test_the_data_folder_deleted_while_playing_is_made_again(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    play_on(qtbot, window, steps=1)
    for file in folders().data.iterdir():
        file.unlink()
    folders().data.rmdir()
    play_on(qtbot, window, steps=4)
    assert current_path().is_file()
    assert not stat.S_ISDIR(current_path().stat().st_mode)


def test_a_match_in_progress_is_not_thrown_away_without_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, quiet_settings(last_game="alta_bassa"))
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    play_on(qtbot, window, steps=2)
    assert window.play is not None
    first = window.play.match
    window.go_home()
    press(window.start.play_button)
    question = shown(window, Question)
    assert isinstance(question, Question)
    question.reject()
    assert window.play is None
    press(window.start.go_on_button)
    assert window.play is not None
    assert window.play.match.record["moves"] == first.record["moves"]


def test_a_match_that_cannot_be_kept_is_asked_about_at_every_close(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(2)), {}))
    assert window.play is not None
    current_path().unlink()
    current_path().mkdir()  # nothing can be written there
    window.play.open_curtain()
    window.play.click("AD")
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    answer(qtbot, window, "Understood")
    for _ in range(2):
        assert not window.close()
        qtbot.waitUntil(lambda: shown(window, Question) is not None)
        answer(qtbot, window, "Cancel")
        assert window.isVisible()
    assert not window.close()
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    answer(qtbot, window, "Close all the same")
    qtbot.waitUntil(lambda: not window.isVisible())


def test_a_pipe_or_a_folder_is_no_match(qtbot: QtBot, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.altabassa")
    (tmp_path / "folder.altabassa").mkdir()
    window = opened(qtbot)
    for name in ("pipe.altabassa", "folder.altabassa", "nothing.altabassa"):
        window.open_file(tmp_path / name)
        qtbot.waitUntil(lambda: shown(window, Question) is not None)
        assert window.play is None
        answer(qtbot, window, "Close")


def test_what_was_put_away_is_not_replayed_before_the_end(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    window.show_replay()
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    assert "put away" in words_of(window)
    answer(qtbot, window, "Close")
    window.settings.memory_aid = True
    window.show_replay()
    qtbot.waitUntil(lambda: shown(window, Replay) is not None)
