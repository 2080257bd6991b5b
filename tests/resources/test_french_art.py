"""The French-suited decks, the avatars and the icons: complete, reproducible, small, and drawn as approved."""

import shutil
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.draw.__main__ import drawn, folder
from tests.resources import sheets
from tests.resources.sheets import check_deck, look_alikes, pixels

DECKS = ("francesi", "quattro_colori", "grandi", "grandi_latine")
MODULES = (*DECKS, "icons", "avatars")
LARGEST = 60_000
CODES = [rank + suit for suit in "DHCS" for rank in "A23456789TJQK"]
XLINK = "{http://www.w3.org/1999/xlink}href"
pytestmark = pytest.mark.usefixtures("qapp")


def description(name: str) -> dict[str, Any]:
    return tomllib.loads((folder(drawn()[name]) / "deck.toml").read_text(encoding="utf-8"))


def pictures(name: str) -> list[Path]:
    """All of a deck's files; in folders that several modules share, those of this module."""
    here = folder(drawn()[name])
    return sorted(here.rglob("*.svg") if name in DECKS else (here / file for file in drawn()[name].faces()))


def raster(file: Path, height: int) -> QImage:
    renderer = QSvgRenderer(str(file))
    size = renderer.defaultSize()
    image = QImage(round(height * size.width() / size.height()), height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("name", MODULES)
def test_the_code_reproduces_the_committed_files(name: str) -> None:
    module = drawn()[name]
    files = module.faces()
    for file, text in files.items():
        assert (folder(module) / file).read_text(encoding="utf-8") == text, file
    if name in DECKS:
        assert {p.relative_to(folder(module)).as_posix() for p in pictures(name)} == set(files) - {"deck.toml"}


@pytest.mark.parametrize("name", MODULES)
def test_pictures_use_only_what_qt_draws(name: str) -> None:
    for file in pictures(name):
        for element in ET.parse(file).iter():
            assert element.tag.rpartition("}")[2] in {"svg", "g", "defs", "use", "path"}, file
            assert element.get(XLINK, "#").startswith("#"), file
            assert not {"clip-path", "style", "filter", "mask"} & set(element.attrib), file


@pytest.mark.parametrize("name", MODULES)
def test_pictures_are_small_and_not_blank(name: str) -> None:
    for file in pictures(name):
        assert file.stat().st_size <= LARGEST, file
        image = raster(file, 80)
        assert np.ptp(pixels(image)) > 60, file


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_every_card_of_its_packs_and_three_backs(name: str) -> None:
    deck = description(name)
    wanted = {52: CODES, 40: [code for code in CODES if code[0] not in "89T"]}
    for pack in deck["packs"]:
        assert set(wanted[pack]) <= set(deck["faces"])
    assert len(deck["backs"]) >= 3
    assert set(deck["title"]) == {"it", "es", "fr", "en"}
    named = [*deck["faces"].values(), *deck["backs"].values()]
    named += [file for table in deck.get("letters", {}).values() for file in table.values()]
    for file in named:
        assert (folder(drawn()[name]) / file).is_file()


@pytest.mark.parametrize("name", DECKS)
def test_cards_have_the_stated_size_and_transparent_corners(name: str) -> None:
    deck = description(name)
    for file in pictures(name):
        renderer = QSvgRenderer(str(file))
        assert list(renderer.viewBoxF().size().toTuple()) == deck["size"], file
        image = raster(file, 360)
        assert image.pixelColor(0, 0).alpha() == 0, file
        assert image.pixelColor(image.width() - 1, image.height() - 1).alpha() == 0, file


@pytest.mark.parametrize("name", DECKS)
def test_backs_look_the_same_after_a_half_turn(name: str) -> None:
    for file in description(name)["backs"].values():
        picture = pixels(raster(folder(drawn()[name]) / file, 360))
        difference = np.abs(picture - picture[::-1, ::-1])
        assert float((difference.max(axis=2) > 24).mean()) < 0.005, file


@pytest.mark.parametrize("name", DECKS)
def test_the_corner_tells_the_card(name: str) -> None:
    wide, high = (0.47, 0.7) if name.startswith("grandi") else (0.2, 0.31)
    assert look_alikes(name, wide, high, below=4) == []


@pytest.mark.parametrize("name", DECKS)
def test_cards_look_as_approved(name: str) -> None:
    assert check_deck(name) == []


def test_the_comparison_notices_a_wrong_corner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(sheets.DECKS / "francesi", tmp_path / "francesi")
    shutil.copy(tmp_path / "francesi" / "fr" / "KS.svg", tmp_path / "francesi" / "KS.svg")
    monkeypatch.setattr(sheets, "DECKS", tmp_path)
    assert [complaint.partition(":")[0] for complaint in check_deck("francesi")] == ["francesi/KS.svg"]


def test_there_are_twelve_square_avatars() -> None:
    files = sorted(folder(drawn()["avatars"]).glob("*.svg"))
    assert [file.stem for file in files] == [f"a{i:02d}" for i in range(1, 13)]
    for file in files:
        size = QSvgRenderer(str(file)).viewBoxF().size()
        assert size.width() == size.height()
        assert raster(file, 64).pixelColor(0, 0).alpha() == 0
