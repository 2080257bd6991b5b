"""The window opens where it was closed, as large as it was, and always where it can be seen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.windows.window_state import restore_place, save_place, state_path


def test_the_place_is_the_same_after_ten_starts(qtbot: QtBot) -> None:
    box = QRect(30, 40, 600, 500)
    first = QWidget()
    qtbot.addWidget(first)
    first.setGeometry(box)
    first.show()
    save_place(first)
    for _ in range(10):
        window = QWidget()
        qtbot.addWidget(window)
        restore_place(window)
        window.show()
        assert window.geometry() == box
        save_place(window)
        window.close()


def test_a_place_off_every_screen_opens_visible(qtbot: QtBot) -> None:
    far = QWidget()
    qtbot.addWidget(far)
    far.setGeometry(9000, 7000, 600, 500)
    far.show()
    save_place(far)
    window = QWidget()
    qtbot.addWidget(window)
    restore_place(window)
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.contains(window.geometry())


def test_a_damaged_or_missing_state_is_no_matter(qtbot: QtBot, tmp_path: Path) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    for content in (None, b"", b"\xff nonsense", b"AAAA"):
        file = tmp_path / "window.state"
        if content is not None:
            file.write_bytes(content)
        window = QWidget()
        qtbot.addWidget(window)
        restore_place(window, file)
        assert room.contains(window.geometry())


def test_where_nothing_can_be_written_nothing_happens(qtbot: QtBot) -> None:
    state_path().parent.parent.mkdir(parents=True, exist_ok=True)
    state_path().parent.write_text("a file where the folder should be")
    window = QWidget()
    qtbot.addWidget(window)
    save_place(window)
    assert state_path().parent.is_file()
