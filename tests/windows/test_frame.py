"""The frame: drawn at once, then furnished; it keeps its place and closes as the program wants."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from altabassa_qt.session.match import Match
from altabassa_qt.session.saves import save_record
from altabassa_qt.windows.frame import Frame
from altabassa_qt.windows.window_state import state_path
from tests.gui.people import quiet_settings


@pytest.fixture
def frame(qtbot: QtBot) -> Frame:
    """A frame on the screen, furnished."""
    return furnished(qtbot, Frame(quiet_settings()))


def furnished(qtbot: QtBot, frame: Frame) -> Frame:
    """Shows a frame and waits until the program has moved in."""
    qtbot.addWidget(frame)
    with qtbot.waitSignal(frame.furnished):
        frame.show()
        assert frame.main is None
    return frame


def test_the_program_fills_the_frame(frame: Frame, qtbot: QtBot) -> None:
    assert frame.main is not None
    qtbot.waitUntil(lambda: frame.main is not None and frame.main.size() == frame.size())
    assert frame.main.start.isVisible()


def test_the_frame_bears_the_title_of_the_game(frame: Frame) -> None:
    assert frame.main is not None
    frame.main.sit_down(Match.new("previsioni", [{"name": "Zoè"}, {"name": "Ugo", "bot": "1"}], seed=1))
    assert frame.windowTitle() == "Previsioni"


def test_closing_keeps_the_place_and_the_match(frame: Frame) -> None:
    assert frame.main is not None
    frame.main.sit_down(Match.new("alta_bassa", [{"name": "Zoè"}, {"name": "Ugo", "bot": "1"}], seed=1))
    frame.main.quit()
    assert not frame.isVisible()
    assert frame.main.play is None
    assert state_path().exists()


def test_a_close_that_the_program_refuses_leaves_the_window_open(frame: Frame, monkeypatch: pytest.MonkeyPatch) -> None:
    assert frame.main is not None
    monkeypatch.setattr(frame.main, "closeEvent", QCloseEvent.ignore)
    asked = QCloseEvent()
    frame.closeEvent(asked)
    assert not asked.isAccepted()


def test_full_screen_is_the_frames(frame: Frame) -> None:
    assert frame.main is not None
    frame.main.toggle_full_screen()
    assert frame.isFullScreen()
    frame.main.toggle_full_screen()
    assert not frame.isFullScreen()


def test_a_frame_closed_before_it_is_furnished_stays_empty(qtbot: QtBot) -> None:
    frame = Frame(quiet_settings())
    qtbot.addWidget(frame)
    frame.show()
    frame.close()
    assert frame.main is None


def test_the_named_file_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    match = Match.new("alta_bassa", [{"name": "Zoè"}, {"name": "Ugo"}], seed=3)
    save_record(match.record, tmp_path / "x.altabassa")
    frame = furnished(qtbot, Frame(quiet_settings(), file=tmp_path / "x.altabassa"))
    assert frame.main is not None and frame.main.play is not None
    qtbot.waitUntil(lambda: frame.main is not None and frame.main.isVisible())
    assert not frame.main.start.isAncestorOf(frame.focusWidget()), "Enter must not press a hidden button"
