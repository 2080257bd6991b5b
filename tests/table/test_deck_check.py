"""Decks that people bring, drawn and put among ours: all four formats, complete and broken."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.cards import pack, suit
from altabassa_qt.session.deck_files import Cancelled, DeckRefused
from altabassa_qt.session.decks import own_decks
from altabassa_qt.session.storage import folders
from altabassa_qt.table.art import DeckArt, decks
from altabassa_qt.table.deck_check import HEIGHT, DeckImport, Imported, read_image, take
from tests.session.deck_makers import COLOURS, SVG, gif, gnome, grid, kde, own, png, pysol, zipped

pytestmark = pytest.mark.usefixtures("qapp")


def taken(path: Path) -> tuple[Imported, DeckArt]:
    """The one deck at `path`, brought among ours, and its art."""
    (imported,), faults = take(path, own_decks())
    assert faults == []
    return imported, DeckArt(own_decks() / imported.name)


def refused(path: Path) -> str:
    """Why nothing at `path` is taken."""
    imported, faults = take(path, own_decks())
    assert imported == []
    assert decks(own_decks()) == decks()
    return " ".join(map(str, faults))


def assert_drawn(art: DeckArt) -> None:
    """Every card of a deck shows the colour of its suit."""
    for code in pack(max(art.packs)):
        assert art.pixmap(code, 90).toImage().pixelColor(34, 44).name()[:3] == COLOURS[suit(code)][:3], code


@pytest.mark.parametrize("zipped_drawing", [True, False])
def test_a_kde_deck(tmp_path: Path, zipped_drawing: bool) -> None:
    imported, art = taken(kde(tmp_path / "rose", zipped=zipped_drawing))
    assert (imported.title, imported.packs, imported.notes) == ("Rose & Thorn", (52, 40), ())
    assert (art.author, art.licence) == ("Ann Example", "GNU Lesser General Public License")
    assert art.aspect == pytest.approx(60 / 90, abs=0.01)
    assert_drawn(art)


def test_a_gnome_theme_by_names(tmp_path: Path) -> None:
    _, art = taken(gnome(tmp_path / "garden.svg"))
    assert_drawn(art)


def test_a_gnome_theme_by_its_grid(tmp_path: Path) -> None:
    (tmp_path / "grid.svg").write_bytes(grid())
    imported, art = taken(tmp_path / "grid.svg")
    assert imported.notes == ()
    assert art.aspect == pytest.approx(60 / 90, abs=0.01)
    assert_drawn(art)


@pytest.mark.parametrize("image", ["gif", "png"])
def test_a_pysol_cardset_in_an_archive(tmp_path: Path, image: str) -> None:
    imported, art = taken(zipped(pysol(tmp_path / "cardset-hills", image=image), tmp_path / "d.zip"))
    assert imported.packs == (52, 40)
    assert art.backs == ("back01", "back02")
    assert art.pixmap("KS", 90).toImage().pixelColor(30, 45).blue() > 100
    assert art.pixmap("back02", 90).toImage().pixelColor(30, 45).lightness() < 20


def test_our_own_form(tmp_path: Path) -> None:
    imported, art = taken(own(tmp_path / "casa"))
    assert imported.packs == (40,)
    assert art.title("it") == "Di casa"
    assert art.tradition == "italian"
    assert art.missing(pack(40)) == ()
    assert art.pixmap("AD", 90).toImage().pixelColor(34, 44).name()[:3] == COLOURS["D"][:3]


def test_cards_are_drawn_with_the_groups_round_them(tmp_path: Path) -> None:
    folder = kde(tmp_path / "rose", zipped=False)
    drawing = folder / "cards.svg"
    inside = drawing.read_text().partition(">")[2].removesuffix("</svg>")
    drawing.write_text(SVG.format(box="0 0 2000 1200", inside=f'<g transform="translate(40,30) scale(2)">{inside}</g>'))
    assert_drawn(taken(folder)[1])


def test_a_deck_without_a_back_gets_a_plain_one(tmp_path: Path) -> None:
    imported, art = taken(kde(tmp_path / "rose", with_back=False))
    assert any("back" in str(note) for note in imported.notes)
    assert art.backs == ("plain",)
    image = art.pixmap("plain", 90).toImage()
    assert image.pixelColor(34, 47).blue() > image.pixelColor(34, 47).red()


def test_what_is_missing_is_named_and_the_rest_can_be_used(tmp_path: Path) -> None:
    folder = kde(tmp_path / "rose", [code for code in pack(52) if code != "9H"])
    imported, _ = taken(folder)
    assert imported.packs == (40,)
    assert any("9H" in str(note) for note in imported.notes)


def test_a_damaged_image_is_a_missing_card(tmp_path: Path) -> None:
    folder = pysol(tmp_path / "hills", image="png")
    (folder / "09h.png").write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    imported, _ = taken(folder)
    assert imported.packs == (40,)
    said = " ".join(str(note) for note in imported.notes)
    assert "9H" in said and "09h.png" in said
    (folder / "07h.png").write_bytes(b"GIF8")
    (folder / "09h.png").write_bytes(png(12, 18))
    imported_again, faults = take(folder, own_decks())
    assert imported_again == []
    assert "07h.png" in str(faults[0])


def test_an_empty_element_is_a_missing_card(tmp_path: Path) -> None:
    folder = kde(tmp_path / "rose", [code for code in pack(52) if code != "7H"], zipped=False,
                 extra='<rect id="7_heart" width="60" height="90" fill="none"/>')  # fmt: skip
    assert "7H" in refused(folder)


@pytest.mark.parametrize(
    "make",
    [
        lambda folder: kde(folder, pack(52)[:30]),
        lambda folder: pysol(folder, pack(52)[:30]),
        lambda folder: own(folder, pack(40)[:30]),
        lambda folder: gnome(folder / "garden.svg", pack(52)[:30]).parent,
    ],
    ids=["kde", "pysol", "own", "gnome"],
)  # fmt: skip
def test_half_a_deck_is_refused_with_what_is_missing(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    assert "AS" in refused(make(tmp_path / "deck"))


def test_a_drawing_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    (tmp_path / "logo.svg").write_text(SVG.format(box="0 0 90 90", inside='<circle cx="45" cy="45" r="20"/>'))
    assert "logo" in refused(tmp_path / "logo.svg")


def test_pictures_that_have_not_the_shape_of_cards_are_refused(tmp_path: Path) -> None:
    drawing = SVG.format(box="0 0 1300 100", inside='<rect width="1300" height="100" fill="#ff0000"/>')
    (tmp_path / "flag.svg").write_text(drawing)
    assert "shape" in refused(tmp_path / "flag.svg")


def test_an_image_that_claims_to_be_huge_is_not_unpacked() -> None:
    with pytest.raises(DeckRefused, match="too big"):
        read_image("a.png", png(4, 4, said=(60_000, 60_000)))


def test_an_image_is_made_as_high_as_a_card_is_ever_shown() -> None:
    assert read_image("a.png", png(60, 1600)).height() == HEIGHT
    assert read_image("a.gif", gif(7, 9)).size().toTuple() == (7, 9)


@pytest.mark.parametrize("content", [b"", b"<svg/>", b"BM", b"II*\0", png(9, 9)[:-30], b"RIFF\0\0\0\0WEBP"])
def test_what_is_no_image_is_refused(content: bytes) -> None:
    with pytest.raises(DeckRefused, match=r"a\.png"):
        read_image("a.png", content)


def test_images_inside_a_drawing_are_measured_too(tmp_path: Path) -> None:
    def with_image(content: bytes) -> Path:
        words = base64.b64encode(content).decode()
        return gnome(
            tmp_path / "garden.svg", extra=f'<image width="9" height="9" xlink:href="data:image/png;base64,{words}"/>'
        )

    assert "too big" in refused(with_image(png(4, 4, said=(60_000, 60_000))))
    taken(with_image(png(4, 4)))


def test_a_secret_beside_the_deck_is_not_drawn(tmp_path: Path) -> None:
    secret = QImage(60, 90, QImage.Format.Format_RGB32)
    painter = QPainter(secret)
    painter.fillRect(QRectF(0, 0, 60, 90), "#00ff00")
    painter.end()
    secret.save(str(tmp_path / "secret.png"))
    pasted = f'<image x="0" y="0" width="60" height="90" xlink:href="{(tmp_path / "secret.png").as_uri()}"/>'
    folder = kde(tmp_path / "rose", zipped=False)
    drawing = folder / "cards.svg"
    drawing.write_text(drawing.read_text().replace('fill="#000000"/></g>', f'fill="#000000"/>{pasted}</g>'))
    assert_drawn(taken(folder)[1])


def test_it_can_be_given_up_and_nothing_is_left(tmp_path: Path) -> None:
    steps: list[int] = []
    with pytest.raises(Cancelled):
        take(pysol(tmp_path / "hills"), own_decks(), lambda: len(steps) < 5, lambda done, of: steps.append(done))
    assert steps == [1, 2, 3, 4, 5]
    assert not folders().data.exists()


def test_a_disk_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    own_decks().parent.mkdir(parents=True)
    own_decks().write_text("in the way")
    _, faults = take(pysol(tmp_path / "hills"), own_decks())
    assert "Green Hills" in str(faults[0])


def test_the_worker_counts_and_reports(qtbot: QtBot, tmp_path: Path) -> None:
    job = DeckImport(pysol(tmp_path / "hills"), own_decks())
    counted: list[tuple[int, int]] = []
    job.progress.connect(lambda done, of: counted.append((done, of)))
    with qtbot.waitSignal(job.arrived, timeout=60_000) as arrived:
        job.start()
    job.wait()
    imported, faults = arrived.args
    assert [deck.title for deck in imported] == ["Green Hills"]
    assert faults == ()
    assert counted[-1] == (54, 54)


def test_the_worker_can_be_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    job = DeckImport(kde(tmp_path / "rose"), own_decks())
    heard: list[object] = []
    job.arrived.connect(lambda *words: heard.append(words))
    job.cancel()
    with qtbot.waitSignal(job.finished, timeout=60_000):
        job.start()
    assert heard == []
    assert not own_decks().exists()


def test_pictures_that_become_too_much_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("altabassa_qt.table.deck_check.ALL_DRAWN", 5_000)
    assert "far more" in refused(pysol(tmp_path / "hills"))


def test_of_several_decks_none_is_added_if_it_is_given_up(tmp_path: Path) -> None:
    pysol(tmp_path / "sets" / "a")
    kde(tmp_path / "sets" / "b")
    steps: list[int] = []
    with pytest.raises(Cancelled):
        take(tmp_path / "sets", own_decks(), lambda: len(steps) < 60, lambda done, of: steps.append(done))
    assert not own_decks().exists()
    imported, _ = take(tmp_path / "sets", own_decks())
    assert [deck.title for deck in imported] == ["Green Hills", "Rose & Thorn"]
