"""The frame: the window that a person sees first, drawn at once; the rest of the program moves in behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from ..engine.words import Text
from ..places import resources
from ..session.settings import Settings
from ..table.felts import FELTS, light_on
from .window_state import restore_place, save_place

if TYPE_CHECKING:
    from .main import MainWindow


class Frame(QMainWindow):
    """One window. It shows the bare cloth, and as soon as that is drawn, the program in it.

    `furnished` comes when the program has moved in; `file` is then opened, if one was named.
    """

    furnished = Signal()

    def __init__(self, settings: Settings, notices: Sequence[Text] = (), file: Path | None = None) -> None:
        super().__init__()
        self.main: MainWindow | None = None
        self._settings, self._notices, self._file = settings, notices, file
        self._drawn = False
        self.setWindowTitle("Alta e Bassa")
        self.setMinimumSize(640, 420)
        restore_place(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.main is not None:
            return
        felt = FELTS.get(self._settings.felt, FELTS["green"])
        light = light_on(felt, QPointF(self.width() * 0.5, self.height() * 0.36), max(self.width(), self.height()))
        QPainter(self).fillRect(self.rect(), light)
        if not self._drawn:
            self._drawn = True
            QTimer.singleShot(0, self, self._furnish)

    def _furnish(self) -> None:
        # Late, so that the window is there before all that it will hold has been read.
        from .main import MainWindow

        self.setWindowIcon(QIcon(str(resources() / "icons" / "altabassa.svg")))
        self.main = main = MainWindow(self._settings, self._notices)
        main.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(main.windowTitle())
        self.setCentralWidget(main)
        if self._file is not None:
            main.open_file(self._file)
        self.furnished.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.main is None:
            save_place(self)
            super().closeEvent(event)
        else:
            self.main.closeEvent(event)
