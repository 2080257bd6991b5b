"""The card that a person carries over the table: above everything else, so that nothing of the table covers it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .art import DeckArt
from .sprites import Sprite, paint_card


class Carried(QWidget):
    """Paints one card of the table's view, which leaves it out meanwhile. The mouse does not see it."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sprite: Sprite | None = None
        self._art: DeckArt | None = None
        self._back = ""
        self.hide()

    def carry(self, sprite: Sprite, art: DeckArt, back: str, origin: QPoint) -> None:
        """Shows a card where it is now; `origin` is where the view's corner lies on the table."""
        self._sprite, self._art, self._back = sprite, art, back
        self.setGeometry(sprite.bounds(art.aspect).translated(origin))
        self.show()
        self.raise_()
        self.update()

    def let_go(self) -> None:
        """The card is carried no more."""
        self._sprite = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._sprite is None or self._art is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self._sprite.bounds(self._art.aspect).topLeft())
        paint_card(painter, self._sprite, self._art, self._back, self.devicePixelRatioF(), False, False, False)
