"""Widgets that lie over the moving cards: painted once, and then only laid on again when a card passes below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Picture(QWidget):
    """A widget that takes no clicks and keeps what it has drawn until `redraw`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kept: QPixmap | None = None

    def redraw(self) -> None:
        """What it shows has changed."""
        self._kept = None
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draws the whole widget."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        size = self.size() * dpr
        if self._kept is None or self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(dpr)
            self._kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._kept)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
                | QPainter.RenderHint.TextAntialiasing
            )
            self.draw(painter)
            painter.end()
        QPainter(self).drawPixmap(0, 0, self._kept)
