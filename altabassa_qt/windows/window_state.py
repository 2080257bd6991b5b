"""Where the window stood when it was closed: state, not a setting, in a file of its own."""

from __future__ import annotations

import base64
import binascii
import contextlib
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ..session.storage import folders, write_atomic

_USUAL = QSize(1280, 800)
_MIN_SEEN = 120  # px of the window that must be on some screen


def state_path() -> Path:
    """Returns the file that holds the window's place."""
    return folders().data / "window.state"


def save_place(window: QWidget, path: Path | None = None) -> None:
    """Notes where the window stands; where nothing can be written, nothing is noted."""
    with contextlib.suppress(OSError):
        write_atomic(path or state_path(), base64.b64encode(window.saveGeometry().data()))


def restore_place(window: QWidget, path: Path | None = None) -> None:
    """Puts the window where it stood last; a place that no screen shows, or none at all, gives the usual one."""
    try:
        noted = base64.b64decode((path or state_path()).read_bytes(), validate=True)
    except (OSError, binascii.Error):
        noted = b""
    if not (noted and window.restoreGeometry(noted)) or not _seen(window.geometry()):
        room = QGuiApplication.primaryScreen().availableGeometry()
        size = _USUAL.boundedTo(QSize(room.width() - 20, room.height() - 40))
        box = QRect(room.topLeft(), size)
        box.moveCenter(room.center())
        window.setGeometry(box)


def _seen(box: QRect) -> bool:
    parts = [screen.availableGeometry().intersected(box) for screen in QGuiApplication.screens()]
    return any(part.width() >= _MIN_SEEN and part.height() >= _MIN_SEEN for part in parts)
