"""The curtain between two people at one screen: it hides the whole table and names who is to look next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..models.seats import Sitter
from .fields import button, label, language_changed
from .players import Disc
from .style import Look, wear


class Curtain(QWidget):
    """Stands in the table's stead, which is hidden meanwhile; `opened` when the named person says so."""

    opened = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._sitter: Sitter | None = None
        self._over = label("", "muted")
        self._name = label("", "title")
        self._sentence = label("", "")
        self._open = button("", strong=True, big=True)
        self._open.clicked.connect(self.opened)
        self._disc = Disc(Sitter("", "#888888", "a01", True), 120)
        self._disc.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._disc.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(3)
        for widget in (self._over, self._disc, self._name, self._sentence, self._open):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(widget)
            row.addStretch(1)
            column.addLayout(row)
        column.addStretch(4)
        for words in (self._over, self._name, self._sentence):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.setWordWrap(False)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Takes other colours and sizes."""
        self._look = look
        wear(self, look.sheet() + f'\nQLabel[role="title"] {{ font-size: {look.px(40)}px; }}')
        self.update()

    def call(self, sitter: Sitter) -> None:
        """Names who is to come before the screen."""
        self._sitter = sitter
        self._disc.set_player(sitter)
        self._retranslate()

    def take_focus(self) -> None:
        """Gives the focus to the button, so that Enter draws the curtain aside."""
        self._open.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if language_changed(event):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        if self._sitter is None:
            return
        name = self._sitter.name
        self._over.setText(self.tr("The screen goes to"))
        self._name.setText(name)
        self._sentence.setText(self.tr("Only {name} may look now.").format(name=name))
        self._open.setText(self.tr("I am {name}").format(name=name))
        self._open.setAccessibleName(self.tr("I am {name}").format(name=name))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cloth = QLinearGradient(0, 0, 0, self.height())
        cloth.setColorAt(0, QColor(self._look.dark))
        cloth.setColorAt(0.45, QColor(self._look.light))
        cloth.setColorAt(1, QColor(self._look.dark))
        painter.fillRect(self.rect(), cloth)
        # The folds of the curtain.
        fold = max(60, self.width() // 18)
        for x in range(0, self.width() + fold, fold):
            shade = QLinearGradient(x, 0, x + fold, 0)
            shade.setColorAt(0, QColor(0, 0, 0, 46))
            shade.setColorAt(0.35, QColor(255, 255, 255, 10))
            shade.setColorAt(1, QColor(0, 0, 0, 46))
            painter.fillRect(x, 0, fold, self.height(), shade)
