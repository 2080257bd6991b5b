"""The dialogs' common ground: a dark cloth panel with a heading, a body and its buttons, closed by Esc."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from .fields import button, label, tab_as_laid_out
from .style import Look


class Panel(QDialog):
    """A dialog in the look of the table: `body` and `foot` are to be filled; `wanted` is its size if there is room."""

    def __init__(self, parent: QWidget | None, look: Look, wanted: QSize | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._wanted = wanted
        self.setModal(True)
        self.heading = label("", "title")
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 18, 26, 18)
        column.setSpacing(12)
        column.addWidget(self.heading)
        column.addLayout(self.body, 1)
        column.addLayout(self.foot)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Takes other colours and sizes at once."""
        self.look = look
        self.setPalette(look.palette())
        self.setStyleSheet(look.sheet())
        self.update()

    def set_title(self, title: str) -> None:
        """Writes the heading, which is also the window's title."""
        self.heading.setText(title)
        self.setWindowTitle(title)

    def add_button(self, text: str, done: Callable[[], object], strong: bool = False) -> QPushButton:
        """Adds a button to the foot; the strong one answers to Enter."""
        made = button(text, strong=strong)
        made.setDefault(strong)
        made.clicked.connect(done)
        self.foot.addWidget(made)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tab_as_laid_out(self)
        room = self.screen().availableGeometry()
        parent = self.parentWidget()
        around = parent.window().geometry() if parent is not None else room
        size = self.sizeHint() if self._wanted is None else self._wanted.expandedTo(self.minimumSizeHint())
        size = size.boundedTo(QSize(room.width() - 12, room.height() - 12))
        self.resize(size)
        corner = around.center() - QPoint(size.width() // 2, size.height() // 2)
        x = min(max(corner.x(), room.left() + 6), room.right() - size.width() - 6)
        y = min(max(corner.y(), room.top() + 6), room.bottom() - size.height() - 6)
        self.move(x, y)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cloth = QLinearGradient(0, 0, 0, self.height())
        cloth.setColorAt(0, QColor(self.look.light))
        cloth.setColorAt(0.5, QColor(self.look.dark))
        cloth.setColorAt(1, QColor(self.look.dark))
        painter.fillRect(self.rect(), cloth)
        painter.setPen(QPen(QColor(self.look.edge), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))


class Question(Panel):
    """A sentence and a few answers; `answered` buttons close it and call what they stand for."""

    def __init__(
        self,
        parent: QWidget | None,
        look: Look,
        title: str,
        sentence: str,
        answers: Sequence[tuple[str, Callable[[], object] | None]],
    ) -> None:
        """`answers` are words and what to do, the one most likely meant first; None only closes."""
        super().__init__(parent, look)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.set_title(title)
        words = label(sentence)
        words.setMinimumWidth(look.px(380))
        words.setAccessibleName(sentence)
        self.body.addWidget(words)
        self.foot.addStretch(1)
        for index, (text, done) in reversed(list(enumerate(answers))):
            self.add_button(text, self._answer(done), strong=index == 0)

    def _answer(self, done: Callable[[], object] | None) -> Callable[[], None]:
        def answer() -> None:
            self.accept()
            if done is not None:
                done()

        return answer


def tell(parent: QWidget, look: Look, title: str, sentence: str, answer: str) -> Question:
    """Shows a sentence that needs no decision; returns the open dialog."""
    notice = Question(parent, look, title, sentence, [(answer, None)])
    notice.open()
    return notice
