"""The medallion in the middle: which round it is, which way the cards go, what it is worth; and the sentence below."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from ..engine.layout import Headline
from ..engine.words import Text
from ..models.words import Speaker
from .look import AMBER, AZURE, BRASS, CREAM, MUTED, SMALLEST, Style, alpha, arrow, paint_shadow, pill, width_of, write
from .picture import Picture

_RIM = 18
_BEADS = {"up": "#e4b250", "down": "#7db2e4", "on": "#d6d0c0"}
_WIDEST, _UTMOST = 560, 920  # px at scale 1 of a line of the sentence; where there is little height
_LEFT = Qt.AlignmentFlag.AlignLeft


class Medallion(Picture):
    """Paints a `Headline`: round where there is room, else a lying stadium."""

    def __init__(self, speaker: Speaker, parent: QWidget) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self._headline = Headline()
        self._style: Style | None = None
        self._wide = False
        self._seen: tuple[object, ...] = ()

    def show_headline(self, headline: Headline, style: Style) -> None:
        """Shows what the medallion says."""
        self._headline, self._style = headline, style
        said = (self._said(headline.over), self._said(headline.word), self._said(headline.line))
        self.setAccessibleName(", ".join(part for part in said if part))
        seen = (headline, style, said)
        if seen != self._seen:
            self._seen = seen
            self.redraw()

    def place(self, rect: QRectF, wide: bool) -> None:
        """Puts the medallion at `rect`; it is hidden where that is empty, or where it has nothing to say."""
        if wide != self._wide:
            self._wide = wide
            self.redraw()
        self.setVisible(not rect.isEmpty() and bool(self.accessibleName() or self._headline.beads))
        self.setGeometry(rect.adjusted(-_RIM, -_RIM, _RIM, _RIM).toAlignedRect())

    def _said(self, text: Text | None) -> str:
        return "" if text is None else self._speaker.say(text)

    def draw(self, painter: QPainter) -> None:
        if self._style is None:
            return
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
        self._paint_over(painter, rect, self._said(self._headline.over), self._style.font(unit * 0.16))
        line, word = self._said(self._headline.line), self._said(self._headline.word)
        self._paint_word(painter, band.adjusted(-half * 0.1, 0, half * 0.1, 0), y - half * (0.16 if line else 0.02),
                         half * 0.56, unit * (0.32 if len(word) < 7 else 0.22))  # fmt: skip
        if line:
            low = band.adjusted(0, y + half * 0.16, 0, y + half * 0.62)
            self._paint_line(painter, low, line, unit * (0.38 if len(line) < 8 else 0.24))

    def _paint_over(self, painter: QPainter, rect: QRectF, over: str, font: QFont) -> None:
        """The words above the word: as wide as the circle is there, and if that is not enough, in two lines."""
        half, centre = rect.height() / 2, rect.center()
        width = 2 * half * math.sqrt(1 - 0.78**2) - 6
        lines = broken(over, width, lambda words: width_of(words, font))[:2]
        while font.pixelSize() > SMALLEST and len(lines) > 1:
            font.setPixelSize(font.pixelSize() - 1)
            lines = broken(over, width, lambda words: width_of(words, font))[:2]
        tall = font.pixelSize() * 1.2
        y = centre.y() - half * 0.68 - tall * len(lines) / 2 + (half * 0.04 if len(lines) > 1 else 0)
        for words in lines:
            write(painter, QRectF(centre.x() - width / 2, y, width, tall), words, font, MUTED)
            y += tall

    def _paint_line(self, painter: QPainter, area: QRectF, line: str, letters: float) -> None:
        """The line below the word: large if it is short, else in two lines."""
        assert self._style is not None
        font = self._style.font(letters, True)
        while font.pixelSize() > SMALLEST and width_of(line, font) > area.width():
            font.setPixelSize(font.pixelSize() - 1)
        lines = broken(line, area.width(), lambda words: width_of(words, font))[:2]
        tall = font.pixelSize() * 1.25
        y = area.center().y() - tall * len(lines) / 2
        for words in lines:
            write(painter, QRectF(area.x(), y, area.width(), tall), words, font, CREAM)
            y += tall

    def _paint_wide(self, painter: QPainter, rect: QRectF) -> None:
        assert self._style is not None
        half = rect.height() / 2
        unit = half / self._style.scale
        y, line, word = rect.center().y(), self._said(self._headline.line), self._said(self._headline.word)
        over = self._said(self._headline.over)
        inner = rect.adjusted(half * 0.5, 0, -half * 0.5, 0)
        small = self._style.font(unit * 0.30)
        rows = [(over, small.pixelSize() * 1.25)] if over else []
        word_font, line_font = self._style.font(unit * 0.46, True), self._style.font(unit * 0.46, True)
        room = inner.width() - half * (1.5 if self._headline.arrow else 0.5)
        together = width_of(word, word_font) + width_of(line, line_font) < room
        main = (half * 0.95) if together else (half * 1.25)
        free = rect.height() - 12
        top = y - min(free, main + sum(height for _, height in rows)) / 2
        if over:
            write(painter, QRectF(inner.x(), top, inner.width(), rows[0][1]), over, small, MUTED)
            top += rows[0][1]
        low = rect.bottom() - 6 - (half * 0.12 if self._headline.beads else 0)
        if not word or not line:
            area = QRectF(inner.x(), top, inner.width(), min(main, low - top))
            if word:
                self._paint_word(painter, area, area.center().y(), half * 0.8, unit * 0.5)
            else:
                self._paint_line(painter, area, line, unit * 0.46)
        elif together:
            middle = top + min(main, low - top) / 2
            share = (width_of(word, word_font) + half * (1.1 if self._headline.arrow else 0.0)) + half * 0.2
            whole = share + width_of(line, line_font) + half * 0.3
            split = inner.center().x() - whole / 2 + share
            self._paint_word(painter, QRectF(split - share, 0, share - half * 0.2, 0), middle, half * 0.8, unit * 0.46)
            painter.fillRect(QRectF(split, middle - half * 0.36, 1, half * 0.72), alpha(BRASS, 130))
            area = QRectF(split + half * 0.1, middle - half * 0.4, width_of(line, line_font) + half * 0.4, half * 0.8)
            write(painter, area, line, line_font, CREAM)
        else:
            tall = (low - top) / 2
            self._paint_word(painter, QRectF(inner.x(), 0, inner.width(), 0), top + tall / 2, tall * 0.9, unit * 0.36)
            area = QRectF(inner.x(), top + tall, inner.width(), tall)
            write(painter, area, line, self._style.font(unit * 0.34), CREAM)

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
            now = number == self._headline.bead
            colour = QColor("#fff6d8" if now else _BEADS[bead]) if now or bead in _BEADS else QColor(light).lighter(120)
            painter.setBrush(colour)
            radius = max(3.6, size) * (1.45 if now else 1)
            painter.drawEllipse(QPointF(x, y), radius, radius)


class Prompt(Picture):
    """The sentence in the middle: what has just happened, or what is to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style: Style | None = None
        self._lines: list[str] = []
        self._words = ""
        self._crowded = False
        self._font = QFont()

    def show_words(self, words: str, style: Style, rooms: Sequence[QRectF]) -> None:
        """Shows a sentence in the first of `rooms` where it fits in two lines, else smaller and in more lines."""
        self._words, self._style = words, style
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self._crowded = False
        if not words:
            return
        tries = ((15.0, 2, False), (13.0, 2, False), (13.0, 2, True), (13.0, 3, False), (12.0, 9, True))
        for letters, most, low in tries:
            self._font = style.font(letters)
            for room in rooms:
                self._lines = self._fitted(room, low)
                if len(self._lines) <= most and self._height() <= room.height() + 2:
                    self._crowded = most > 3
                    self._put(room)
                    return
        self._crowded = True
        room = max(rooms, key=lambda room: (room.height(), room.width()))
        self._lines = self._fitted(room, True)
        self._put(room)

    def give_way(self, other: QRect, strips: Sequence[QRectF]) -> None:
        """If it meets `other` or had too little room, goes into the first of `strips` that has enough.

        Without one, it goes a little upward.
        """
        mine = self.geometry()
        if not (mine.intersects(other) or self._crowded) or not self._words:
            return
        assert self._style is not None
        centre = QRectF(mine).center().x()
        font, lines = self._font, self._lines
        for strip in strips:
            for letters, low in ((15.0, False), (13.0, False), (13.0, True)):
                self._font = self._style.font(letters)
                self._lines = self._fitted(strip, low)
                wide = max(width_of(line, self._font) for line in self._lines) + 32
                if len(self._lines) <= 2 and wide <= strip.width() and self._height() <= strip.height() + 2:
                    x = max(strip.left(), min(centre - wide / 2, strip.right() - wide))
                    y = strip.top() + min(10.0, max(0.0, (strip.height() - self._height()) / 2))
                    self._put(QRectF(x, y, wide, self._height()))
                    return
        self._font, self._lines = font, lines
        if mine.intersects(other):
            self.move(mine.x(), other.top() - 4 - mine.height())

    def _fitted(self, room: QRectF, low: bool = False) -> list[str]:
        """The lines in which the sentence fits; in a `low` room long ones, where no sentence begins a line."""
        assert self._style is not None
        most = max(140.0, min(room.width() - 32, self._style.px(_UTMOST if low else _WIDEST)))
        if low:
            return _filled(self._words, most, lambda line: width_of(line, self._font))
        return broken(self._words, most, lambda line: width_of(line, self._font))

    def _height(self) -> float:
        return self._font.pixelSize() * (1.4 * len(self._lines) + 0.75)

    def _put(self, room: QRectF) -> None:
        wide = max(width_of(line, self._font) for line in self._lines) + 32
        rect = QRectF(room.center().x() - wide / 2, room.y(), wide, self._height())
        self.setGeometry(rect.toAlignedRect())
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        if self._style is None or not self._lines:
            return
        font = self._font
        rect = QRectF(self.rect())
        radius = rect.height() / 2 if len(self._lines) == 1 else 14.0
        pill(painter, rect, alpha(QColor(self._style.felt.panel[1]).darker(125), 225), None, radius)
        tall = font.pixelSize() * 1.4
        y = rect.center().y() - tall * len(self._lines) / 2
        for line in self._lines:
            write(painter, QRectF(0, y, rect.width(), tall), line, font, CREAM)
            y += tall


def broken(words: str, room: float, width: Callable[[str], float]) -> list[str]:
    """Breaks a text into lines that fit: first between sentences, then, where that is not enough, between words."""
    if width(words) <= room:
        return [words]
    lines: list[str] = []
    for piece in words.replace(". ", ".\n").split("\n"):
        broken_here = _filled(piece, room, width)
        # Lines of about the same length: no word is left alone in the last one.
        narrow = room
        while len(even := _filled(piece, narrow * 0.94, width)) == len(broken_here) > 1 and narrow > 40:
            broken_here, narrow = even, narrow * 0.94
        lines += broken_here
    return lines


def _filled(piece: str, room: float, width: Callable[[str], float]) -> list[str]:
    """Breaks a sentence between words, as many in each line as fit."""
    lines: list[str] = []
    line = ""
    for word in piece.split(" "):
        longer = f"{line} {word}".strip()
        if line and width(longer) > room:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]
