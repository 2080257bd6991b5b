"""Decks and faces as pictures: SVG drawn when first needed, at exactly the pixels of the screen, and remembered."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ..engine.cards import RANKS
from ..places import resources

RIM = 2  # px of nothing round a card, so that a tilted edge stays smooth
FORMAT = 1
_MEMORY = 24 << 20  # bytes of drawn cards kept in memory
_DISK = 48 << 20  # bytes of drawn cards kept in the cache folder
_TRADITIONS = ("italian", "spanish", "french")


class DeckError(Exception):
    """A folder that holds no deck that can be used; the message says why, for people who made it."""


class DeckArt:
    """The pictures of one deck, read from its `deck.toml`; with `letters` and `indexed` as the person likes them.

    A face that is missing is drawn as a placeholder with its code; `missing(pack)` lists those.
    """

    def __init__(self, folder: Path, cache: Path | None = None, letters: str = "", indexed: bool = False) -> None:
        """Reads a deck. Raises DeckError if the folder holds none. Drawn cards are also kept in `cache`."""
        self.folder = folder
        self._cache = cache
        table = _read(folder)
        self.name: str = str(table.get("name", folder.name))
        tradition = table.get("tradition")
        self.tradition: str = tradition if tradition in _TRADITIONS else "french"
        self.packs: tuple[int, ...] = tuple(table.get("packs", ()))
        self.author: str = str(table.get("author", ""))
        self.licence: str = str(table.get("licence", ""))
        self.titles: dict[str, str] = _texts(table.get("title"))
        size = table.get("size", (630, 880))
        self.aspect: float = size[0] / size[1]
        """Width of a card for its height."""
        self.letters: tuple[str, ...] = tuple(table.get("letters", {}))
        self.can_be_indexed: bool = "indexed" in table
        faces = _texts(table.get("faces"))
        if indexed:
            faces |= _texts(table.get("indexed"))
        faces |= _texts(table.get("letters", {}).get(letters))
        self._faces = faces
        self._backs = _texts(table.get("backs"))
        self._memory: OrderedDict[tuple[str, int, int], QPixmap] = OrderedDict()
        self._kept = 0

    @property
    def backs(self) -> tuple[str, ...]:
        """The names of its backs."""
        return tuple(self._backs)

    def title(self, language: str) -> str:
        """Returns the deck's name in a language ("it"), else in English, else its id."""
        return self.titles.get(language) or self.titles.get("en") or self.name

    def missing(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Returns those of `codes` for which there is no picture."""
        return tuple(code for code in codes if (file := self._file(code)) is None or not file.is_file())

    @property
    def kept_bytes(self) -> int:
        """How much memory the cards take that have been drawn."""
        return self._kept

    def pixmap(self, name: str, height: int, dpr: float = 1.0, rough: bool = False) -> QPixmap:
        """Returns the face of a code, or the back of that name, `height` logical pixels high, with its rim.

        Its raster is the logical size, rim included, times `dpr`. A `rough` one may be a card of another size, scaled:
        good enough while a window is being resized.
        """
        width = round(height * self.aspect)
        size = QSize(round((width + 2 * RIM) * dpr), round((height + 2 * RIM) * dpr))
        key = (name, size.width(), size.height())
        found = self._memory.get(key)
        if found is None and rough:
            other = next((kept for kept in reversed(self._memory) if kept[0] == name), None)
            if other is not None:
                scaled = self._memory[other].scaled(size)
                scaled.setDevicePixelRatio(dpr)
                return scaled
        if found is None:
            found = QPixmap.fromImage(self._image(name, size, dpr))
            found.setDevicePixelRatio(dpr)
            self._memory[key] = found
            self._kept += _bytes(found)
            while self._kept > _MEMORY and len(self._memory) > 1:
                self._kept -= _bytes(self._memory.popitem(last=False)[1])
        else:
            self._memory.move_to_end(key)
        return found

    def forget(self) -> None:
        """Lets go of all cards drawn so far, as when the size of the window has changed."""
        self._memory.clear()
        self._kept = 0

    def _image(self, name: str, size: QSize, dpr: float) -> QImage:
        file = self._file(name)
        try:
            source = file.read_bytes() if file is not None else b""
        except OSError:
            source = b""
        rim = RIM * dpr
        if not source:
            return _placeholder(name, size, rim)
        kept = None
        if self._cache is not None:
            digest = hashlib.blake2b(source, digest_size=12).hexdigest()
            kept = self._cache / "cards" / f"{digest}-{size.width()}x{size.height()}.png"
            image = QImage(str(kept)) if kept.is_file() else QImage()
            if image.size() == size:
                return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        paint = _painting(source, size - QSize(round(2 * rim), round(2 * rim)))
        if paint is None:
            return _placeholder(name, size, rim)
        image = _paper(paint, size, rim)
        if kept is not None:
            _keep(image, kept)
        return image

    def _file(self, name: str) -> Path | None:
        """The file of a face or back, which must lie in the deck's own folder."""
        inside = self._faces.get(name)
        if inside is None and len(name) > 2:  # a back; one that this deck hasn't becomes its first
            inside = self._backs.get(name) or next(iter(self._backs.values()), None)
        if inside is None:
            return None
        file = (self.folder / inside).resolve()
        return file if file.is_relative_to(self.folder.resolve()) else None


def decks(own: Path | None = None) -> list[Path]:
    """Returns the folders of all decks: the program's, then the person's in `own`; unreadable ones are left out."""
    found = []
    for home in (resources() / "decks", own):
        if home is not None and home.is_dir():
            found += [file.parent for file in sorted(home.glob("*/deck.toml")) if _readable(file.parent)]
    return found


@lru_cache(maxsize=64)
def avatar(face: str, size: int, dpr: float, colour: str) -> QPixmap:
    """Returns the disc of a seat: the face with that id on the seat's colour, `size` logical pixels across."""
    side = round(size * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc, base = QRectF(0.5, 0.5, side - 1, side - 1), QColor(colour)
    gradient = QLinearGradient(0, 0, 0, side)
    gradient.setColorAt(0, base.lighter(118))
    gradient.setColorAt(1, base.darker(125))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(disc)
    drawing = QSvgRenderer(str(resources() / "avatars" / f"{face}.svg")) if _face_file(face) else None
    if drawing is not None and drawing.isValid():
        clip = QPainterPath()
        clip.addEllipse(disc.adjusted(dpr, dpr, -dpr, -dpr))
        painter.setClipPath(clip)
        drawing.render(painter, QRectF(side * 0.04, side * 0.06, side * 0.92, side * 0.92))
        painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(base.lighter(125), 2 * dpr))
    painter.drawEllipse(disc.adjusted(dpr, dpr, -dpr, -dpr))
    painter.end()
    found = QPixmap.fromImage(image)
    found.setDevicePixelRatio(dpr)
    return found


def _face_file(face: str) -> bool:
    return face.isalnum() and (resources() / "avatars" / f"{face}.svg").is_file()


def _read(folder: Path) -> dict[str, Any]:
    try:
        with (folder / "deck.toml").open("rb") as file:
            table = tomllib.load(file)
    except (OSError, ValueError) as error:
        raise DeckError(f"{folder}: {error}") from error
    if table.get("format", FORMAT) != FORMAT:
        raise DeckError(f"{folder}: format {table['format']} is not known")
    packs, letters = table.get("packs", []), table.get("letters", {})
    if not (isinstance(packs, list) and all(size in RANKS for size in packs)):
        raise DeckError(f"{folder}: packs must be a list of 40 and 52")
    if not (isinstance(letters, dict) and all(isinstance(faces, dict) for faces in letters.values())):
        raise DeckError(f"{folder}: letters must be tables")
    size = table.get("size", [630, 880])
    if not (isinstance(size, list) and len(size) == 2 and all(isinstance(side, int) and side > 0 for side in size)):
        raise DeckError(f"{folder}: size must be two whole numbers")
    return table


def _readable(folder: Path) -> bool:
    try:
        _read(folder)
    except DeckError:
        return False
    return True


def _texts(table: object) -> dict[str, str]:
    return {key: value for key, value in table.items() if isinstance(value, str)} if isinstance(table, dict) else {}


def _painting(source: bytes, size: QSize) -> Callable[[QPainter, QRectF], None] | None:
    """Returns what paints a card into a box of `size` pixels, None if the file is damaged.

    Our decks are drawings; those that people bring have been made images.
    """
    if source.startswith(b"\x89PNG"):
        picture = QImage.fromData(source)
        # Scaled here: a painter looks at four pixels only, which is too few for a card shown much smaller.
        fine = Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, fine)
        return None if picture.isNull() else lambda painter, box: painter.drawImage(box, picture)
    drawing = QSvgRenderer(QByteArray(source))
    return drawing.render if drawing.isValid() else None


def _paper(paint: Callable[[QPainter, QRectF], None], size: QSize, rim: float) -> QImage:
    """Draws a card and lays a light over it, so that it looks like paper and not like a flat white."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter, QRectF(rim, rim, size.width() - 2 * rim, size.height() - 2 * rim))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    light = QLinearGradient(0, 0, size.width() * 0.5, size.height())
    light.setColorAt(0, QColor(255, 255, 255, 18))
    light.setColorAt(0.55, QColor(120, 90, 40, 0))
    light.setColorAt(1, QColor(90, 66, 30, 26))
    painter.fillRect(image.rect(), light)
    painter.end()
    return image


def _placeholder(name: str, size: QSize, rim: float) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QRectF(rim, rim, size.width() - 2 * rim, size.height() - 2 * rim)
    painter.setBrush(QColor("#fffdf7"))
    painter.setPen(QPen(QColor("#8a8272"), max(1.0, card.width() * 0.012)))
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), card.width() * 0.045, card.width() * 0.045)
    font = QFont()
    font.setPixelSize(max(8, round(card.width() * 0.34)))
    painter.setFont(font)
    painter.setPen(QColor("#231f2a"))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, name if len(name) == 2 else "")
    painter.end()
    return image


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _keep(image: QImage, file: Path) -> None:
    """Writes a drawn card to the cache folder; where that can't be, nothing is lost but time."""
    part = file.with_name(f"part-{os.getpid()}-{file.name}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if image.save(str(part), None, 90):
            part.replace(file)
    except OSError:
        return


def prune(cache: Path) -> None:
    """Keeps the cache folder small: the cards drawn longest ago go first."""
    try:
        files = sorted((cache / "cards").glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > _DISK:
                file.unlink(missing_ok=True)
    except OSError:
        return
