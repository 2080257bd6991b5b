"""Small pictures by which decks, backs and cloths are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from ..table.art import RIM, DeckArt
from ..table.felts import FELTS, cloth

DECK = QSize(112, 76)
BACK = QSize(52, 76)
FELT = QSize(64, 44)
_SAMPLE = ("AD", "KC", "7S")


def deck_picture(deck: DeckArt, dpr: float, codes: Sequence[str] = _SAMPLE) -> QPixmap:
    """Returns a few cards of a deck, one over the other."""
    height = DECK.height()
    step = (DECK.width() - height * deck.aspect) / max(1, len(codes) - 1)
    return _painted(DECK, dpr, [(deck.pixmap(code, height, dpr), index * step) for index, code in enumerate(codes)])


def back_picture(deck: DeckArt, back: str, dpr: float) -> QPixmap:
    """Returns one back of a deck."""
    shift = (BACK.width() - BACK.height() * deck.aspect) / 2
    return _painted(BACK, dpr, [(deck.pixmap(back, BACK.height(), dpr), shift)])


def felt_picture(felt: str, dpr: float) -> QPixmap:
    """Returns a piece of a cloth."""
    pixmap = _empty(FELT, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(0, 0, FELT.width(), FELT.height(), 8, 8)
    painter.setClipPath(path)
    centre = QPointF(FELT.width() / 2, FELT.height() / 3)
    painter.drawPixmap(QPointF(0, 0), cloth(FELT.width(), FELT.height(), centre, dpr, FELTS[felt]))
    painter.end()
    return pixmap


def _painted(size: QSize, dpr: float, cards: Sequence[tuple[QPixmap, float]]) -> QPixmap:
    pixmap = _empty(size, dpr)
    painter = QPainter(pixmap)
    for picture, x in cards:
        painter.drawPixmap(QPointF(x - RIM, -RIM), picture)
    painter.end()
    return pixmap


def _empty(size: QSize, dpr: float) -> QPixmap:
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
