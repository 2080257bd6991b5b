"""A deck that a person brings is drawn once, card by card, in a worker; only these drawings come among ours.

So nothing of the foreign files is ever loaded again.
"""

from __future__ import annotations

import base64
import binascii
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QThread,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from ..engine.errors import cause
from ..engine.words import Text, translate
from ..session.deck_files import Cancelled, DeckRefused, Files, damaged_file, gather, too_big, too_much
from ..session.decks import COLUMNS, ROWS, Drawings, Picture, Plan, incomplete, install, is_drawing, listed, plans
from ..session.svg import Drawing

HEIGHT = 800  # px of a card drawn from a drawing: as high as one is ever shown
ALL_DRAWN = 256 << 20  # bytes of all pictures that come of one folder or archive
MOST_SIDE = 6000  # px of an image
_NARROWEST, _WIDEST = 0.3, 1.2  # width of a card for its height
_FORMATS = ((b"\x89PNG\r\n\x1a\n", b"png"), (b"GIF8", b"gif"), (b"\xff\xd8\xff", b"jpeg"), (b"RIFF", b"webp"))


@dataclass(frozen=True)
class Imported:
    """A deck that is among ours now, and the sentences about what it has not; they name cards by its `tradition`."""

    name: str
    title: str
    tradition: str
    packs: tuple[int, ...]
    notes: tuple[Text, ...]


class DeckImport(QThread):
    """Checks, draws and installs every deck in a folder or archive. Start it with `start()`.

    `progress(done, of)` counts pictures; `arrived(imported, faults)` comes at the end, with tuples of `Imported` and
    of `DeckRefused`; it does not come after `cancel()`.
    """

    progress = Signal(int, int)
    arrived = Signal(object, object)

    def __init__(self, path: Path, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path, self._home = path, home
        self._stopped = threading.Event()

    def cancel(self) -> None:
        """Gives up as soon as the picture at hand is done; nothing of the deck at hand is kept."""
        self._stopped.set()

    def run(self) -> None:
        try:
            imported, faults = take(self._path, self._home, lambda: not self._stopped.is_set(), self.progress.emit)
        except Cancelled:
            return
        except MemoryError:
            imported, faults = [], [too_much()]
        self.arrived.emit(tuple(imported), tuple(faults))


def take(
    path: Path,
    home: Path,
    go_on: Callable[[], bool] = lambda: True,
    progress: Callable[[int, int], object] = lambda _done, _of: None,
) -> tuple[list[Imported], list[DeckRefused]]:
    """Installs every deck found at `path` in `home`; returns them, and why others were refused. Raises Cancelled."""
    imported: list[Imported] = []
    faults: list[DeckRefused] = []
    try:
        files = gather(path, go_on)
        drawings = Drawings(files)
        found = plans(files, drawings)
    except DeckRefused as error:
        return [], [error]
    todo = sum(len(plan.pictures()) for plan in found if isinstance(plan, Plan))
    done, left = 0, ALL_DRAWN
    ready: list[_Drawn] = []
    for plan in found:
        if isinstance(plan, DeckRefused):
            faults.append(plan)
            continue
        painter = _Painter(files, drawings)
        drawn = _Drawn(plan, painter)
        for picture in plan.pictures():
            if not go_on():
                raise Cancelled
            image = painter.draw(picture)
            if image is not None:
                drawn.keep(picture, image)
                left -= len(drawn.content[picture])
            if left < 0:
                return [], [too_much()]
            done += 1
            progress(done, todo)
        ready.append(drawn)
    # Only now: whoever gives up has added nothing.
    for drawn in ready:
        try:
            imported.append(_install(drawn, home))
        except DeckRefused as error:
            faults.append(error)
        except OSError as error:
            text = translate("Decks", "{deck} can’t be written among your decks ({why}).")
            faults.append(DeckRefused(text.fill(deck=drawn.plan.title, why=cause(error))))
    return imported, faults


class _Drawn:
    """The pictures of a deck as PNG, and their sizes."""

    def __init__(self, plan: Plan, painter: _Painter) -> None:
        self.plan, self.painter = plan, painter
        self.content: dict[Picture, bytes] = {}
        self.sizes: dict[Picture, QSize] = {}

    def keep(self, picture: Picture, image: QImage) -> None:
        """Adds a picture."""
        self.content[picture], self.sizes[picture] = _png(image), image.size()


def _install(drawn: _Drawn, home: Path) -> Imported:
    plan = drawn.plan
    plan = replace(plan, faces={code: picture for code, picture in plan.faces.items() if picture in drawn.content})
    if not plan.packs:
        raise drawn.painter.fault or incomplete(plan)
    size = _size(plan, drawn.sizes)
    if not _NARROWEST <= size.width() / size.height() <= _WIDEST:
        text = translate("Decks", "The pictures of {deck} have not the shape of cards.")
        raise DeckRefused(text.fill(deck=plan.title))
    folder = install(plan, (size.width(), size.height()), drawn.content, _png(_plain_back(size)), home)
    return Imported(folder.name, plan.title, plan.tradition, plan.packs, tuple(_notes(plan, drawn)))


def _notes(plan: Plan, drawn: _Drawn) -> list[Text]:
    notes = []
    if 52 not in plan.packs and any(code[0] in "89T" for code in plan.faces):
        text = translate("Decks", "For the pack of 52 these are missing: {cards}")
        notes.append(text.fill(cards=listed(plan.missing(52))))
    if not any(picture in drawn.content for picture in plan.backs.values()):
        notes.append(translate("Decks", "It has no back; a plain one was added."))
    if drawn.painter.fault is not None:
        notes.append(drawn.painter.fault.reason)
    return notes


def _size(plan: Plan, sizes: Mapping[Picture, QSize]) -> QSize:
    """The size of a card: that of the back where it comes from the same drawing, else of the first face."""
    first = next(iter(plan.faces.values()))
    back = next((back for back in plan.backs.values() if back in sizes and back.file == first.file), first)
    return sizes[back]


class _Painter:
    """Draws pictures from the files; `fault` is the first thing that was wrong with one of them."""

    def __init__(self, files: Files, drawings: Drawings) -> None:
        self._files, self._drawings = files, drawings
        self._sheets: dict[str, tuple[QSvgRenderer, QRectF]] = {}
        self.fault: DeckRefused | None = None

    def draw(self, picture: Picture) -> QImage | None:
        """Returns a picture, or None for one that is damaged or empty."""
        try:
            if is_drawing(picture.file):
                image = self._drawn(picture)
            else:
                image = read_image(picture.file, self._files.read(picture.file))
        except DeckRefused as error:
            self.fault = self.fault or error
            return None
        return image if _has_something(image) else None

    def _drawn(self, picture: Picture) -> QImage:
        renderer, sheet = self._sheet(picture.file)
        box = sheet
        if picture.element:
            # Where the element stands on the sheet, with what the groups round it do.
            box = renderer.transformForElement(picture.element).mapRect(renderer.boundsOnElement(picture.element))
        elif picture.cell is not None:
            width, height = sheet.width() / COLUMNS, sheet.height() / ROWS
            box = QRectF(sheet.x() + picture.cell[0] * width, sheet.y() + picture.cell[1] * height, width, height)
        if not (box.width() > 0 and box.height() > 0) or not 0.1 < box.width() / box.height() < 10:
            raise damaged_file(picture.file)
        image = QImage(round(HEIGHT * box.width() / box.height()), HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if picture.element:
            renderer.render(painter, picture.element, QRectF(image.rect()))
        else:
            renderer.setViewBox(box)
            renderer.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    def _sheet(self, file: str) -> tuple[QSvgRenderer, QRectF]:
        """A drawing ready to be drawn, and the box of all of it."""
        if file not in self._sheets:
            drawing = self._drawings.read(file)
            _check_inner(drawing)
            renderer = QSvgRenderer(QByteArray(drawing.content))
            if not renderer.isValid():
                raise damaged_file(file)
            box = renderer.viewBoxF()
            self._sheets[file] = (
                renderer,
                box if box.isValid() else QRectF(QRect(QPoint(0, 0), renderer.defaultSize())),
            )
        return self._sheets[file]


def read_image(name: str, content: bytes, height: int = HEIGHT) -> QImage:
    """Returns the image in a file, no higher than `height`. Raises DeckRefused if it is damaged or much too large."""
    kind = next((kind for start, kind in _FORMATS if content.startswith(start)), None)
    if kind is None:
        raise damaged_file(name)
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    size = reader.size()
    # Measured before anything is unpacked.
    if size.width() > MOST_SIDE or size.height() > MOST_SIDE:
        raise too_big(name)
    if size.height() > height:
        reader.setScaledSize(QSize(max(1, size.width() * height // size.height()), height))
    image = reader.read()
    if image.isNull():
        raise damaged_file(name)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _check_inner(drawing: Drawing) -> None:
    """Reads the images inside a drawing once, so that none is damaged or too large when it is drawn."""
    for inner in drawing.inner:
        try:
            content = base64.b64decode(inner)
        except binascii.Error as error:
            raise damaged_file(drawing.name) from error
        read_image(drawing.name, content)


def _has_something(image: QImage) -> bool:
    small = image.scaled(16, 16, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return any(small.pixelColor(x, y).alpha() > 8 for x in range(16) for y in range(16))


def _plain_back(size: QSize) -> QImage:
    """A back for a deck without one: a lattice that looks the same after a half turn."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QRectF(image.rect())
    unit = card.height() / 40
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffdf7"))
    painter.drawRoundedRect(card, 1.6 * unit, 1.6 * unit)
    inside = card.adjusted(1.6 * unit, 1.6 * unit, -1.6 * unit, -1.6 * unit)
    painter.setBrush(QColor("#2b4a7d"))
    painter.drawRoundedRect(inside, unit, unit)
    painter.setClipRect(inside.adjusted(unit, unit, -unit, -unit))
    painter.setPen(QPen(QColor("#7f9cc9"), unit * 0.25))
    centre, reach = card.center(), card.width() + card.height()
    for step in range(-40, 41):
        x = centre.x() + step * 2 * unit
        for slope in (-1, 1):
            painter.drawLine(
                QPointF(x - reach, centre.y() - slope * reach), QPointF(x + reach, centre.y() + slope * reach)
            )
    painter.end()
    return image


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG", 60):  # type: ignore[call-overload]
        raise OSError("the picture can’t be written")
    return bytes(buffer.data().data())
