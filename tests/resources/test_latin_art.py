"""The Latin-suited decks: the drawing code reproduces the committed files, and the files are what a table can draw."""

import importlib
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.resources.sheets import check_deck, look_alikes, pixels

ROOT = Path(__file__).resolve().parents[2]
DECKS = ["napoletane", "espanola", "piacentine", "trevisane"]
RANKS = {40: "A234567JQK", 52: "A23456789TJQK"}
LARGEST = 60 * 1024
NAMESPACE = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def _folder(deck: str) -> Path:
    return ROOT / "resources" / "decks" / deck


def _description(deck: str) -> dict:
    return tomllib.loads((_folder(deck) / "deck.toml").read_text(encoding="utf-8"))


def _raster(file: Path, height: int = 120) -> QImage:
    renderer = QSvgRenderer(QByteArray(file.read_bytes()))
    assert renderer.isValid(), file
    box = renderer.viewBoxF()
    image = QImage(round(height * box.width() / box.height()), height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("module", [*DECKS, "latin_icons"])
def test_the_drawing_code_reproduces_the_files(module: str) -> None:
    drawing = importlib.import_module(f"resources.draw.{module}")
    folder = ROOT / "resources" / getattr(drawing, "FOLDER", f"decks/{module}")
    files = drawing.faces()
    for name, text in files.items():
        assert (folder / name).read_text(encoding="utf-8") == text, name
    if module in DECKS:
        kept = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        assert kept == set(files)


@pytest.mark.parametrize("deck", DECKS)
def test_the_description_names_every_card_of_its_packs(deck: str) -> None:
    described = _description(deck)
    assert described["format"] == 1
    assert described["name"] == deck
    largest = max(described["packs"])
    assert set(described["faces"]) == {rank + suit for rank in RANKS[largest] for suit in "DHCS"}
    assert len(described["backs"]) >= 3
    assert set(described["title"]) == {"it", "es", "fr", "en"}
    for file in [*described["faces"].values(), *described["backs"].values(), *described.get("indexed", {}).values()]:
        assert (_folder(deck) / file).is_file(), file


def _drawings() -> list[Path]:
    found = [path for deck in DECKS for path in sorted(_folder(deck).rglob("*.svg"))]
    return found + sorted((ROOT / "resources" / "icons").glob("suit_italian_*.svg"))


@pytest.mark.parametrize("file", _drawings(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drawing_is_plain_svg_and_not_too_big(file: Path) -> None:
    assert file.stat().st_size <= LARGEST
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    for element in root.iter():
        # QtSvg 6.11 draws these wrongly or not at all, or they depend on the machine's fonts.
        assert element.tag.removeprefix(NAMESPACE) not in {"text", "image", "clipPath", "symbol", "filter", "style"}
        assert element.get("clip-path") is None
        link = element.get(LINK, element.get("href", "#"))
        assert link.startswith("#")
        assert link == "#" or link[1:] in names


@pytest.mark.parametrize("deck", DECKS)
def test_every_drawing_shows_something_and_leaves_the_corners_clear(deck: str) -> None:
    width, height = _description(deck)["size"]
    for file in sorted(_folder(deck).rglob("*.svg")):
        image = _raster(file)
        assert image.width() == round(image.height() * width / height), file
        assert image.pixelColor(0, 0).alpha() < 128, file
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 12, file


@pytest.mark.parametrize("deck", DECKS)
def test_a_back_does_not_tell_which_way_a_card_lies(deck: str) -> None:
    for file in _description(deck)["backs"].values():
        upright = pixels(_raster(_folder(deck) / file, 240))
        turned = upright[::-1, ::-1]
        assert float(abs(upright - turned).mean()) < 2, file


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_alike_in_a_column(deck: str) -> None:
    """In a column only the top third of a card is seen, and cards are as small as 80 pixels."""
    assert look_alikes(deck, wide=1, high=0.35, below=9) == []


@pytest.mark.parametrize("deck", ["espanola", "trevisane"])
def test_the_corner_tells_the_rank(deck: str) -> None:
    """In a fan only the corner of a card is seen: cards of one suit must differ there."""
    alike = look_alikes(deck, wide=0.27, high=0.14, below=4)
    assert [pair for pair in alike if pair[1][1] == pair[2][1]] == []


@pytest.mark.parametrize("deck", DECKS)
def test_cards_look_as_approved(deck: str) -> None:
    assert check_deck(deck) == []
