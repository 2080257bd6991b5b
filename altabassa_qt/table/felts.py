"""The cloths of the table: their colours, and how they are painted.

The window that is drawn first needs this and no more of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient


@dataclass(frozen=True)
class Felt:
    """A cloth: five stops from the pool of light to the edge, and the panels that suit it (light, dark, edge)."""

    stops: tuple[str, str, str, str, str]
    panel: tuple[str, str, str]
    light: bool = False  # a bright cloth: lines on it are dark


FELTS = {
    "green": Felt(("#297252", "#256a4c", "#1d5b43", "#134434", "#0d2f23"), ("#27493e", "#132922", "#55796a")),
    "night": Felt(("#2c5182", "#274977", "#1f3b63", "#162b4a", "#0e1c32"), ("#2b4060", "#141f33", "#587096")),
    "wine": Felt(("#82344a", "#762d42", "#622236", "#471827", "#2e0f19"), ("#5a2836", "#2c121b", "#8e5a68")),
    "walnut": Felt(("#7a5236", "#6e4a30", "#593a25", "#40291a", "#2a1a10"), ("#54402f", "#291d14", "#8a7058")),
    "linen": Felt(("#efe6d2", "#e9dfc8", "#dccfb3", "#c6b696", "#ab9a7a"), ("#4a4a44", "#2a2a27", "#7d7b70"), True),
}


def light_on(felt: Felt, centre: QPointF, longest: int) -> QRadialGradient:
    """Returns the pool of light above `centre` on a cloth whose longest side is given, without weave."""
    gradient = QRadialGradient(centre, longest * 0.68)
    for stop, colour in zip((0, 0.22, 0.5, 0.8, 1), felt.stops, strict=True):
        gradient.setColorAt(stop, QColor(colour))
    return gradient


def cloth(width: int, height: int, centre: QPointF, dpr: float, felt: Felt) -> QPixmap:
    """Returns the cloth of a whole window with its light above `centre`, a fine weave, and noise against banding."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.fillRect(0, 0, width, height, light_on(felt, centre, max(width, height)))
    painter.fillRect(0, 0, width, height, QBrush(_weave()))
    painter.fillRect(0, 0, width, height, QBrush(_noise()))
    painter.end()
    return QPixmap.fromImage(image)


@lru_cache(maxsize=1)
def _weave() -> QImage:
    tile = QImage(6, 6, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    painter = QPainter(tile)
    for i in range(6):
        painter.setPen(QColor(255, 255, 255, 8))
        painter.drawPoint(i, i)
        painter.setPen(QColor(0, 0, 0, 16))
        painter.drawPoint(i, (7 - i) % 6)
    painter.end()
    return tile


@lru_cache(maxsize=1)
def _noise() -> QImage:
    """A tile of single pixels, a little lighter or darker: alpha 0 to 5 of white, or 0 to 10 of black."""
    grains = [bytes((light * alpha,) * 3 + (alpha * (2 - light),)) for alpha in range(6) for light in (0, 1)]
    pixels = b"".join(Random(4).choices(grains, k=64 * 64))
    return QImage(pixels, 64, 64, QImage.Format.Format_ARGB32_Premultiplied).copy()
