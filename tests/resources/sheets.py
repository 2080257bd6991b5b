"""Approved pictures of the decks: one contact sheet per deck, compared card by card within a tolerance.

``check_deck(name)`` renders every face and back of ``resources/decks/<name>`` (and the faces of further tables, such as
letters or indices of another language) at 80 px height, compares each with its cell in ``tests/data/sheets/<name>.png``
and returns a list of complaints, empty if all is well. A test for a deck is one line::

    assert check_deck("francesi") == []

After a wanted change of the art look at the new sheet and approve it from the root of the repository with
``python -m tests.resources.sheets francesi``.

Cells lie in the order of ``deck.toml``: faces in rows of thirteen, then backs, then the further tables, on cloth green.
The tolerances are for other Qt versions' anti-aliasing: a mean difference per channel of at most 3 of 255 in each card
and of at most 16 in each tile of 8 x 8 pixels (a six for a five in the corner changes a card's mean by less than 1).
"""

import os
import sys
import tomllib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
DECKS = ROOT / "resources" / "decks"
SHEETS = ROOT / "tests" / "data" / "sheets"
HEIGHT = 80
COLUMNS = 13
GAP = 4
CLOTH = "#1d5b43"
TILE = 8
CARD_TOLERANCE = 3.0
TILE_TOLERANCE = 16.0
Pixels = NDArray[np.int16]


def deck_files(name: str) -> list[Path]:
    """All pictures that the deck's description names, in its order, each once."""
    folder = DECKS / name
    toml = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    tables = [toml["faces"], toml["backs"], *toml.get("letters", {}).values(), toml.get("indexed", {})]
    return list(dict.fromkeys(folder / file for table in tables for file in table.values()))


def card_width(name: str) -> int:
    """Width of a card of the deck on the sheet, in pixels."""
    toml = tomllib.loads((DECKS / name / "deck.toml").read_text(encoding="utf-8"))
    return round(HEIGHT * int(toml["size"][0]) / int(toml["size"][1]))


def render(file: Path, width: int, height: int = HEIGHT) -> QImage:
    """One picture on cloth."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def pixels(image: QImage) -> Pixels:
    """Rows, columns and the three colour channels."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    flat = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    return flat[:, : rgb.width() * 3].reshape(rgb.height(), rgb.width(), 3).astype(np.int16)


def _cell(index: int, width: int) -> tuple[int, int]:
    return GAP + index % COLUMNS * (width + GAP), GAP + index // COLUMNS * (HEIGHT + GAP)


def contact_sheet(name: str) -> QImage:
    """The deck's sheet as it is drawn now."""
    files, width = deck_files(name), card_width(name)
    rows = -(-len(files) // COLUMNS)
    sheet = QImage(GAP + COLUMNS * (width + GAP), GAP + rows * (HEIGHT + GAP), QImage.Format.Format_RGB32)
    sheet.fill(QColor(CLOTH))
    painter = QPainter(sheet)
    for index, file in enumerate(files):
        painter.drawImage(*_cell(index, width), render(file, width))
    painter.end()
    return sheet


def _worst_tile(difference: Pixels) -> float:
    rows, columns = difference.shape[0] // TILE, difference.shape[1] // TILE
    tiles = difference[: rows * TILE, : columns * TILE].reshape(rows, TILE, columns, TILE, 3)
    return float(tiles.mean(axis=(1, 3, 4)).max())


def check_deck(name: str) -> list[str]:
    """What differs between the deck and its approved sheet."""
    approved = QImage(str(SHEETS / f"{name}.png"))
    current = contact_sheet(name)
    if approved.isNull():
        return [f"{name}: no approved sheet"]
    if approved.size() != current.size():
        return [f"{name}: sheet is {approved.size().toTuple()}, approved {current.size().toTuple()}"]
    before, after, width = pixels(approved), pixels(current), card_width(name)
    complaints = []
    for index, file in enumerate(deck_files(name)):
        x, y = _cell(index, width)
        window = np.s_[y : y + HEIGHT, x : x + width]
        difference = np.abs(before[window] - after[window])
        mean, worst = float(difference.mean()), _worst_tile(difference)
        if mean > CARD_TOLERANCE or worst > TILE_TOLERANCE:
            complaints.append(f"{file.relative_to(DECKS)}: difference {mean:.1f}, worst tile {worst:.1f}")
    return complaints


def look_alikes(name: str, wide: float, high: float, below: float) -> list[tuple[float, str, str]]:
    """Pairs of faces whose top left part differs by less than ``below`` of 255, even when shifted by two pixels.

    ``wide`` and ``high`` are the part's shares of the card: the whole width for decks without indices, the corner for
    decks with them.
    """
    width = card_width(name)
    toml = tomllib.loads((DECKS / name / "deck.toml").read_text(encoding="utf-8"))
    faces = {code: pixels(render(DECKS / name / file, width)) for code, file in toml["faces"].items()}
    right, bottom = round(width * wide) - 2, round(HEIGHT * high) - 2
    found = []
    codes = list(faces)
    for i, a in enumerate(codes):
        core = faces[a][2:bottom, 2:right]
        for b in codes[i + 1 :]:
            shifted = (faces[b][2 + dy : bottom + dy, 2 + dx : right + dx] for dx in (-2, 0, 2) for dy in (-2, 0, 2))
            least = min(float(np.abs(core - other).mean()) for other in shifted)
            if least < below:
                found.append((round(least, 1), a, b))
    return sorted(found)


def approve(name: str) -> Path:
    """Write the deck's sheet as it is now."""
    target = SHEETS / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    contact_sheet(name).save(str(target))
    return target


def main(names: list[str]) -> int:
    """Approve the named decks' sheets."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _application = QGuiApplication([])
    for name in names:
        target = approve(name)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
