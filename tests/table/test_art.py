"""Decks: drawn sharp at every scale, whatever the folder holds."""

from __future__ import annotations

import pytest

from altabassa_qt.engine.cards import pack
from altabassa_qt.places import resources
from altabassa_qt.table.art import RIM, DeckArt, DeckError, avatar, decks, prune


@pytest.fixture
def francesi(qapp, tmp_path) -> DeckArt:
    return DeckArt(resources() / "decks" / "francesi", tmp_path)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("height", [72, 141, 180])
def test_a_card_has_as_many_pixels_as_the_screen(francesi, dpr, height):
    for name in ("7D", "KS", "wine"):
        found = francesi.pixmap(name, height, dpr)
        assert found.height() == round((height + 2 * RIM) * dpr)
        assert found.width() == round((round(height * francesi.aspect) + 2 * RIM) * dpr)
        assert found.devicePixelRatio() == dpr


def test_every_deck_of_the_program_is_complete_for_the_packs_it_names(qapp):
    found = [DeckArt(folder) for folder in decks()]
    assert found
    for deck in found:
        assert deck.packs and deck.backs
        for size in deck.packs:
            assert deck.missing(pack(size)) == (), deck.name


def test_a_card_is_drawn_once_and_then_comes_from_the_cache_folder(francesi, tmp_path):
    first = francesi.pixmap("QH", 150).toImage()
    kept = list(tmp_path.glob("cards/*.png"))
    assert len(kept) == 1
    again = DeckArt(francesi.folder, tmp_path).pixmap("QH", 150).toImage()
    assert again.convertToFormat(first.format()) == first


def test_a_cache_folder_that_cannot_be_written_costs_nothing_but_time(qapp, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert not DeckArt(resources() / "decks" / "francesi", blocked).pixmap("QH", 90).isNull()


def test_a_damaged_picture_in_the_cache_is_drawn_anew(francesi, tmp_path):
    francesi.pixmap("QH", 150)
    next(tmp_path.glob("cards/*.png")).write_bytes(b"not a picture")
    again = DeckArt(francesi.folder, tmp_path)
    assert again.pixmap("QH", 150).toImage() == DeckArt(francesi.folder).pixmap("QH", 150).toImage()


def test_a_missing_face_is_drawn_as_a_placeholder(qapp, tmp_path):
    (tmp_path / "deck.toml").write_text('format = 1\ntradition = "french"\npacks = [40]\n[faces]\nAD = "gone.svg"\n')
    deck = DeckArt(tmp_path)
    assert deck.missing(("AD", "2D")) == ("AD", "2D")
    image = deck.pixmap("AD", 120).toImage()
    assert not image.isNull() and image.pixelColor(image.width() // 2, 12).lightness() > 200


def test_a_folder_that_is_no_deck_says_so(tmp_path):
    with pytest.raises(DeckError):
        DeckArt(tmp_path)
    (tmp_path / "deck.toml").write_text("format = 99\n")
    with pytest.raises(DeckError, match="99"):
        DeckArt(tmp_path)
    (tmp_path / "deck.toml").write_text('size = "large"\n')
    with pytest.raises(DeckError, match="size"):
        DeckArt(tmp_path)


def test_a_deck_reads_no_file_outside_its_folder(qapp, tmp_path):
    (tmp_path / "secret.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>")
    folder = tmp_path / "deck"
    folder.mkdir()
    (folder / "deck.toml").write_text('[faces]\nAD = "../secret.svg"\n')
    assert DeckArt(folder).missing(("AD",)) == ("AD",)


def test_decks_of_the_person_come_after_those_of_the_program(tmp_path):
    own = tmp_path / "mine"
    own.mkdir()
    (own / "deck.toml").write_text('name = "mine"\n')
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "deck.toml").write_text("= =")
    assert decks(tmp_path)[-1] == own


def test_memory_holds_only_so_many_cards(francesi, monkeypatch):
    monkeypatch.setattr("altabassa_qt.table.art._MEMORY", 200_000)
    for code in pack(52):
        francesi.pixmap(code, 150)
    assert francesi.kept_bytes <= 200_000


def test_the_cache_folder_is_kept_small(francesi, tmp_path, monkeypatch):
    for code in pack(52)[:8]:
        francesi.pixmap(code, 150)
    monkeypatch.setattr("altabassa_qt.table.art._DISK", 60_000)
    prune(tmp_path)
    assert sum(file.stat().st_size for file in tmp_path.glob("cards/*.png")) <= 60_000


def test_a_face_that_is_not_there_is_a_plain_disc(qapp):
    assert avatar("../../secret", 40, 2.0, "#5aa9f0").width() == 80
