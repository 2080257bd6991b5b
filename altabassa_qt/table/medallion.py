"""The medallion in the middle: which round it is, which way the cards go, what it is worth; and the sentence below."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from ..engine.layout import Headline
from ..engine.words import Text
from ..models.words import Speaker
from .look import AMBER, AZURE, BRASS, CREAM, MUTED, Style, alpha, arrow, paint_shadow, pill, width_of, write

_RIM = 18
_WIDEST = 560  # px at scale 1 of a line of the sentence
_LEFT = Qt.AlignmentFlag.AlignLeft


class Medallion(QWidget):
    """Paints a `Headline`: round where there is room, else a lying stadium."""

    def __init__(self, speaker: Speaker, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._speaker = speaker
        self._headline = Headline()
        self._style: Style | None = None
        self._wide = False

    def show_headline(self, headline: Headline, style: Style) -> None:
        """Shows what the medallion says."""
        self._headline, self._style = headline, style
        said = (self._said(headline.over), self._said(headline.word), self._said(headline.line))
        self.setAccessibleName(", ".join(part for part in said if part))
        self.update()

    def place(self, rect: QRectF, wide: bool) -> None:
        """Puts the medallion at `rect`; it is hidden where that is empty, or where it has nothing to say."""
        self._wide = wide
        self.setVisible(not rect.isEmpty() and bool(self.accessibleName() or self._headline.beads))
        self.setGeometry(rect.adjusted(-_RIM, -_RIM, _RIM, _RIM).toAlignedRect())

    def _said(self, text: Text | None) -> str:
        return "" if text is None else self._speaker.say(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
        half_w, half_h = rect.width() / 2, rect.height() / 2
        centre = rect.center()
        light, dark, _ = self._style.felt.panel
        paint_shadow(painter, rect, half_h, 14, 0.5, 4)
        gradient = QRadialGradient(QPointF(centre.x(), centre.y() - half_h * 0.5), half_w * 1.6)
        gradient.setColorAt(0, QColor(light).lighter(104))
        gradient.setColorAt(1, QColor(dark).darker(120))
        painter.setBrush(gradient)
        painter.setPen(QPen(QColor(BRASS), 2.5 * min(2.0, self._style.scale)))
        painter.drawRoundedRect(rect, half_h, half_h)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(alpha(BRASS, 110), 1))
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), half_h - 5, half_h - 5)
        if self._wide:
            self._paint_wide(painter, rect)
        else:
            self._paint_round(painter, rect)
        self._paint_beads(painter, rect)

    def _colour(self) -> str:
        return AMBER if self._headline.arrow > 0 else AZURE if self._headline.arrow < 0 else CREAM

    def _paint_round(self, painter: QPainter, rect: QRectF) -> None:
        assert self._style is not None
        half = rect.height() / 2
        unit = half / self._style.scale  # fonts are scaled already
        y = rect.center().y()
        band = QRectF(rect.x() + half * 0.28, 0, rect.width() - half * 0.56, 0)
        over = band.adjusted(half * 0.12, y - half * 0.80, -half * 0.12, y - half * 0.56)
        write(painter, over, self._said(self._headline.over), self._style.font(unit * 0.16), MUTED)
        line, word = self._said(self._headline.line), self._said(self._headline.word)
        self._paint_word(painter, band.adjusted(-half * 0.1, 0, half * 0.1, 0), y - half * (0.16 if line else 0.02),
                         half * 0.56, unit * (0.32 if len(word) < 7 else 0.22))  # fmt: skip
        if line:
            low = band.adjusted(0, y + half * 0.16, 0, y + half * 0.62)
            size = 0.38 if len(line) < 8 else 0.22 if len(line) < 14 else 0.17
            write(painter, low, line, self._style.font(unit * size, True), CREAM)

    def _paint_wide(self, painter: QPainter, rect: QRectF) -> None:
        assert self._style is not None
        half = rect.height() / 2
        unit = half / self._style.scale
        y, line, word = rect.center().y(), self._said(self._headline.line), self._said(self._headline.word)
        over = self._said(self._headline.over)
        lowered = half * 0.12 if over else 0.0
        if over:
            top = QRectF(rect.x() + half * 0.6, y - half * 0.88, rect.width() - half * 1.2, half * 0.5)
            write(painter, top, over, self._style.font(unit * 0.30), MUTED)
        inner = rect.adjusted(half * 0.5, 0, -half * 0.5, 0)
        if not line:
            self._paint_word(painter, inner, y + lowered, half * 0.86, unit * (0.46 if len(word) < 10 else 0.36))
            return
        if not word:
            area = QRectF(inner.x(), y - half * 0.4 + lowered, inner.width(), half * 0.8)
            write(painter, area, line, self._style.font(unit * 0.42, True), CREAM)
            return
        split = inner.x() + inner.width() * (0.60 if len(line) < 8 else 0.5)
        left = QRectF(inner.x(), 0, split - inner.x() - half * 0.16, 0)
        self._paint_word(painter, left, y + lowered, half * 0.8, unit * 0.46)
        painter.fillRect(QRectF(split, y - half * 0.26 + lowered, 1, half * 0.76), alpha(BRASS, 130))
        area = QRectF(split + half * 0.1, y - half * 0.4 + lowered, inner.right() - split - half * 0.1, half * 0.9)
        write(painter, area, line, self._style.font(unit * (0.50 if len(line) < 8 else 0.34), True), CREAM)

    def _paint_word(self, painter: QPainter, band: QRectF, y: float, size: float, letters: float) -> None:
        """The word with its arrow, centred as one in `band`."""
        assert self._style is not None
        word = self._said(self._headline.word)
        if not word:
            return
        font = self._style.font(letters, True)
        shown = size if self._headline.arrow else 0.0
        gap = font.pixelSize() * 0.3 if shown else 0.0
        while font.pixelSize() > 12 and shown + gap + width_of(word, font) > band.width():
            font.setPixelSize(font.pixelSize() - 1)
        wide = width_of(word, font)
        left = band.center().x() - (shown + gap + wide) / 2
        if shown:
            arrow(painter, left + shown / 2, y, shown, self._headline.arrow > 0, self._colour())
        tall = font.pixelSize() * 1.4
        write(painter, QRectF(left + shown + gap, y - tall / 2, wide + 4, tall), word, font, self._colour(), _LEFT)

    def _paint_beads(self, painter: QPainter, rect: QRectF) -> None:
        assert self._style is not None
        beads, half = self._headline.beads, rect.height() / 2
        light, dark, _ = self._style.felt.panel
        size = min(half * 0.052, 14.0) if not self._wide else 4.2 * self._style.scale
        count = len(beads)
        for number, bead in enumerate(beads):
            along = number / max(1, count - 1)
            if self._wide:
                span = min(14.0 * self._style.scale * (count - 1), rect.width() - 2 * half)
                x, y = rect.center().x() + (along - 0.5) * span, rect.bottom()
            else:
                angle = math.radians(160 - 140 * along)
                x, y = rect.center().x() + half * math.cos(angle), rect.center().y() + half * math.sin(angle)
            painter.setPen(QPen(QColor(dark).darker(120), 2))
            colour = {"up": QColor(AMBER).darker(112), "down": QColor(AZURE).darker(112), "on": QColor(CREAM).darker(115)}
            now = number == self._headline.bead
            painter.setBrush(QColor("#fff6d8") if now else colour.get(bead, QColor(light).lighter(120)))
            radius = max(3.6, size) * (1.45 if now else 1)
            painter.drawEllipse(QPointF(x, y), radius, radius)


class Prompt(QWidget):
    """The sentence in the middle: what has just happened, or what is to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._style: Style | None = None
        self._lines: list[str] = []
        self._words = ""

    def show_words(self, words: str, style: Style, room: QRectF) -> None:
        """Shows a sentence at the top of `room`, in as many lines as it needs."""
        self._words, self._style = words, style
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        if not words:
            return
        font = style.font(15)
        most = max(140.0, min(room.width() - 32, style.px(_WIDEST)))
        self._lines = broken(words, most, lambda line: width_of(line, font))
        size = self._size()
        self.setGeometry(round(room.center().x() - size.width() / 2), round(room.y()), size.width(), size.height())
        self.update()

    def _size(self) -> QSize:
        assert self._style is not None
        font = self._style.font(15)
        wide = max(width_of(line, font) for line in self._lines) + 32
        return QSize(round(wide), round(font.pixelSize() * (1.45 * len(self._lines) + 0.8)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._style is None or not self._lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._style.font(15)
        rect = QRectF(self.rect())
        radius = rect.height() / 2 if len(self._lines) == 1 else 14.0
        pill(painter, rect, alpha(QColor(self._style.felt.panel[1]).darker(125), 225), None, radius)
        tall = font.pixelSize() * 1.45
        y = rect.center().y() - tall * len(self._lines) / 2
        for line in self._lines:
            write(painter, QRectF(0, y, rect.width(), tall), line, font, CREAM)
            y += tall


def broken(words: str, room: float, width: Callable[[str], float]) -> list[str]:
    """Breaks a text into lines that fit: first between sentences, then, where that is not enough, between words."""
    if width(words) <= room:
        return [words]
    lines: list[str] = []
    pieces = words.replace(". ", ".\n").split("\n")
    for piece in pieces:
        line = ""
        for word in piece.split(" "):
            longer = f"{line} {word}".strip()
            if line and width(longer) > room:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines
