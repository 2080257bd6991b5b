"""The upper edge of the table: menu, the game's name, help, and the way to the drawer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from .felts import FELTS
from .look import ACCENT, CREAM, Style, alpha, pill, width_of, write


class Bar(QWidget):
    """The upper edge: menu, the game's name, help, and the way to the drawer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = Style(FELTS["green"])
        self._title = ""
        self.menu = BarButton("menu", self)
        self.help = BarButton("help", self)
        self.scores = BarButton("scores", self)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        for button in (self.menu, self.help, self.scores):
            button.set_look(style)
        self._arrange()
        self.update()

    def retranslate(self, title: str) -> None:
        """Says all words again."""
        self._title = title
        self.menu.setAccessibleName(self.tr("Menu"))
        self.help.setAccessibleName(self.tr("Rules"))
        self.scores.setText(self.tr("Scores"))
        self.scores.setAccessibleName(self.tr("Scores and log"))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        tall = self.height()
        self.menu.setGeometry(4, 0, tall, tall)
        wide = self.scores.wanted_width()
        self.scores.setGeometry(self.width() - wide - 8, 0, wide, tall)
        right = self.width() - 8 - (wide + 4 if not self.scores.isHidden() else 0)
        self.help.setGeometry(right - tall, 0, tall, tall)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        gradient = QLinearGradient(0, 0, 0, self.height())
        light = self._style.felt.light
        gradient.setColorAt(0, QColor(16, 18, 15, 215) if light else QColor(8, 20, 15, 130))
        gradient.setColorAt(0.75, QColor(16, 18, 15, 190) if light else QColor(8, 20, 15, 40))
        gradient.setColorAt(1, QColor(8, 20, 15, 0))
        painter.fillRect(self.rect(), gradient)
        area = QRectF(self.height() + 8, 0, self.width() * 0.5, self.height())
        write(painter, area, self._title, self._style.font(17, True), CREAM, Qt.AlignmentFlag.AlignLeft)


class BarButton(QAbstractButton):
    """A button of the upper edge."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._style = Style(FELTS["green"])
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        self.update()

    def wanted_width(self) -> int:
        """Returns the width that its words need."""
        return round(width_of(self.text(), self._style.font(13))) + self._style.px(44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, rect = self._style, QRectF(self.rect()).adjusted(5, 5, -5, -5)
        colour = QColor(CREAM)
        if self._kind == "scores" or self.underMouse():
            pill(painter, rect, alpha(style.felt.panel[1], 200), style.felt.panel[2], 9)
        if self.hasFocus():
            pill(painter, rect, QColor(0, 0, 0, 0), ACCENT, 9, 3)
        x, y, unit = rect.center().x(), rect.center().y(), min(style.scale, 1.6)
        if self._kind == "menu":
            for line in (-1, 0, 1):
                painter.fillRect(QRectF(x - 9 * unit, y + line * 6 * unit - unit, 18 * unit, 2 * unit), colour)
        elif self._kind == "help":
            painter.setPen(QPen(colour, 1.8 * unit))
            painter.drawEllipse(QPointF(x, y), 10 * unit, 10 * unit)
            write(painter, rect, "?", style.font(14, True), colour)
        else:
            words = rect.adjusted(0, 0, -16 * unit, 0)
            write(painter, words, self.text(), style.font(13), colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            right = rect.right() - 14 * unit
            painter.drawPolygon([QPointF(right - 4 * unit, y - 5 * unit), QPointF(right + 4 * unit, y),
                                 QPointF(right - 4 * unit, y + 5 * unit)])  # fmt: skip
