"""The gallery: decks are chosen, changed, brought and removed; the table shows it at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.games import find
from altabassa_qt.models.decks import DeckRole
from altabassa_qt.places import resources
from altabassa_qt.session.decks import own_decks
from altabassa_qt.session.settings import Settings, load_settings
from altabassa_qt.table.art import decks
from altabassa_qt.windows.deck import deck_for, forget_lost, installed
from altabassa_qt.windows.deck_words import all_letters, back_words, letters_words
from altabassa_qt.windows.fields import PictureChoice, Switch
from altabassa_qt.windows.gallery import Gallery
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.panel import Question
from altabassa_qt.windows.preferences import Preferences
from altabassa_qt.windows.style import Look
from tests.gui.people import PATIENCE, button_named, opened, players, press, quiet_settings, shown, table_of
from tests.session.deck_makers import kde, pysol, zipped


@pytest.fixture
def settings() -> Settings:
    return quiet_settings()


@pytest.fixture
def gallery(qtbot: QtBot, settings: Settings) -> Gallery:
    made = Gallery(None, Look(), settings)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def rows(gallery: Gallery) -> list[str]:
    """The names of the decks that are shown."""
    return [gallery.model.index(row).data(DeckRole.NAME) for row in range(gallery.model.rowCount())]


def click(gallery: Gallery, name: str) -> None:
    """Clicks a deck."""
    index = gallery.model.index(gallery.model.row_of(name))
    gallery.view.scrollTo(index)
    QTest.mouseClick(gallery.view.viewport(), Qt.MouseButton.LeftButton, pos=gallery.view.visualRect(index).center())


def brought(qtbot: QtBot, gallery: Gallery, path: Path) -> str:
    """Lets the gallery take in a deck; returns what it says."""
    gallery.bring(path)
    qtbot.waitUntil(lambda: not gallery.progress.isVisible(), timeout=PATIENCE)
    return gallery.message.text()


def pack_of(game: str) -> int:
    """The pack of a game by its usual rules."""
    return find(game).pack(find(game).complete_rules({}, find(game).seats_default))


def choose_scope(gallery: Gallery, game: str) -> None:
    gallery.scope.setCurrentIndex(gallery.scope.findData(game))


def test_all_decks_are_shown_and_those_in_use_marked(gallery: Gallery) -> None:
    assert rows(gallery) == [folder.name for folder in decks()]
    chosen = [name for row, name in enumerate(rows(gallery)) if gallery.model.index(row).data(DeckRole.CHOSEN)]
    assert chosen == ["francesi"]


def test_for_a_game_only_decks_with_its_pack_are_shown(gallery: Gallery) -> None:
    choose_scope(gallery, "undici")
    assert rows(gallery) == [deck.name for deck in installed(Settings()) if pack_of("undici") in deck.packs]
    assert "napoletane" not in rows(gallery)


def test_a_deck_for_all_games_takes_back_what_was_chosen_for_one(gallery: Gallery, settings: Settings) -> None:
    settings.decks |= {"cocincina": "grandi", "undici": "grandi"}
    click(gallery, "napoletane")
    assert settings.decks == {"40": "napoletane", "undici": "grandi"}
    click(gallery, "trevisane")
    assert settings.decks == {"40": "trevisane", "52": "trevisane"}


def test_a_deck_for_one_game_leaves_the_others_alone(gallery: Gallery, settings: Settings) -> None:
    settings.decks["40"] = "napoletane"
    choose_scope(gallery, "terziglio")
    click(gallery, "piacentine")
    assert settings.decks == {"40": "napoletane", "terziglio": "piacentine"}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_arrows_look_and_enter_or_space_choose(gallery: Gallery, settings: Settings, key: Qt.Key) -> None:
    gallery.view.setFocus()
    QTest.keyClick(gallery.view, Qt.Key.Key_Home)
    assert settings.decks == {}
    QTest.keyClick(gallery.view, key)
    assert settings.decks == {"40": rows(gallery)[0]}
    assert gallery.isVisible()
    QTest.keyClick(gallery.view, Qt.Key.Key_Escape)
    assert not gallery.isVisible()


def test_backs_and_indices_of_a_deck_are_chosen_beside_it(qtbot: QtBot, gallery: Gallery, settings: Settings) -> None:
    click(gallery, "napoletane")
    backs = gallery.findChild(PictureChoice)
    assert isinstance(backs, PictureChoice)
    with qtbot.waitSignal(gallery.changed) as changed:
        press(button_named(backs, "Red"))
    assert (changed.args, settings.back) == (["back"], "rosso")
    switch = next(part for part in gallery.findChildren(Switch) if part.isVisible())
    with qtbot.waitSignal(gallery.changed) as changed:
        switch.click()
    assert (changed.args, settings.indices) == (["indices"], True)


def test_letters_and_four_colours_are_offered_where_they_exist(gallery: Gallery, settings: Settings) -> None:
    click(gallery, "francesi")
    press(button_named(gallery, "French (R D V)"))
    assert settings.letters == "fr"
    before = deck_for(settings, find("previsioni"), {}, "en")
    switch = next(part for part in gallery.findChildren(Switch) if part.isVisible())
    switch.click()
    assert settings.four_colours
    after = deck_for(settings, find("previsioni"), {}, "en")
    assert (before.name, after.name) == ("francesi", "quattro_colori")


def test_letters_are_called_by_words() -> None:
    offered = all_letters(deck.letters for deck in installed(Settings()))
    assert offered == ("", "fr", "it_rdf", "es", "en")
    assert letters_words("fr") == "French (R D V)"
    assert letters_words("it_rdf") == "Italian (R D F)"
    assert letters_words("es", "italian") == "Spanish (R C S)"
    for deck in installed(Settings()):
        assert all(" " in letters_words(code, deck.tradition) for code in deck.letters), deck.name


def test_backs_are_called_by_words() -> None:
    assert [back_words(back) for back in ("rosso", "back", "back02", "viola")] == ["Red", "Back 1", "Back 2", "viola"]


def test_a_deck_is_brought_shown_chosen_and_removed(
    qtbot: QtBot, gallery: Gallery, settings: Settings, tmp_path: Path
) -> None:
    said = brought(qtbot, gallery, zipped(kde(tmp_path / "rose"), tmp_path / "rose.zip"))
    assert "Rose & Thorn" in said
    assert rows(gallery)[-1] == "own_rose_thorn"
    words = " ".join(label.text() for label in gallery.findChildren(QLabel) if label.isVisible())
    assert "Ann Example" in words and "GNU Lesser General Public License" in words
    click(gallery, "own_rose_thorn")
    assert settings.decks == {"40": "own_rose_thorn", "52": "own_rose_thorn"}
    assert deck_for(settings, find("previsioni"), {}, "en").name == "own_rose_thorn"
    press(button_named(gallery, "Remove…"))
    question = next(dialog for dialog in gallery.findChildren(Question) if dialog.isVisible())
    press(button_named(question, "Delete it"))
    assert settings.decks == {}
    assert not list(own_decks().iterdir())
    assert "own_rose_thorn" not in rows(gallery)


def test_the_suits_of_an_own_deck_can_be_said(qtbot: QtBot, gallery: Gallery, tmp_path: Path) -> None:
    brought(qtbot, gallery, pysol(tmp_path / "hills"))
    with qtbot.waitSignal(gallery.changed) as changed:
        press(button_named(gallery, "Spanish"))
    assert changed.args == ["decks"]
    (deck,) = [deck for deck in installed(Settings()) if deck.name == "own_green_hills"]
    assert deck.tradition == "spanish"
    assert deck.missing(pack(52)) == ()


def test_ours_cannot_be_removed(gallery: Gallery) -> None:
    click(gallery, "grandi")
    assert not button_named(gallery, "Remove…").isEnabled()


def test_a_broken_deck_is_refused_in_a_sentence(qtbot: QtBot, gallery: Gallery, tmp_path: Path) -> None:
    before = rows(gallery)
    deck = pysol(tmp_path / "hills")
    (deck / "07h.gif").unlink()
    said = brought(qtbot, gallery, deck)
    assert "Green Hills" in said and "seven of hearts" in said
    assert rows(gallery) == before


def test_what_a_deck_has_not_is_said(qtbot: QtBot, gallery: Gallery, tmp_path: Path) -> None:
    deck = pysol(tmp_path / "hills")
    (deck / "09h.gif").unlink()
    assert "nine of hearts" in brought(qtbot, gallery, deck)


def test_a_check_can_be_given_up(gallery: Gallery, tmp_path: Path) -> None:
    gallery.bring(kde(tmp_path / "rose"))
    press(gallery.cancel_button)
    assert not gallery.progress.isVisible()
    assert gallery.message.text()
    assert not own_decks().exists()


def test_closing_gives_a_check_up(gallery: Gallery, tmp_path: Path) -> None:
    gallery.bring(kde(tmp_path / "rose"))
    gallery.reject()
    assert not own_decks().exists()


# With the window


def drop(window: MainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, left, none))


def opened_gallery(window: MainWindow) -> Gallery:
    found = shown(window, Gallery)
    assert isinstance(found, Gallery)
    return found


@pytest.mark.parametrize("packed", [True, False])
def test_a_deck_dropped_on_the_window_is_brought(qtbot: QtBot, tmp_path: Path, packed: bool) -> None:
    deck = pysol(tmp_path / "così è")
    window = opened(qtbot)
    drop(window, zipped(deck, tmp_path / "Nonnò Ü.zip") if packed else deck)
    qtbot.waitUntil(lambda: shown(window, Gallery) is not None)
    gallery = opened_gallery(window)
    qtbot.waitUntil(lambda: "own_green_hills" in rows(gallery), timeout=PATIENCE)
    gallery.reject()


def test_the_table_behind_changes_at_once_and_the_choice_is_kept(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("alta_bassa", tuple(players(1, 1)), {}))
    window.actions_by_name["decks"].trigger()
    gallery = opened_gallery(window)
    before = table_of(window).grab().toImage()
    click(gallery, "grandi")
    assert table_of(window).grab().toImage() != before
    gallery.accept()
    assert load_settings()[0].decks == {"40": "grandi", "52": "grandi"}


def test_the_preferences_lead_to_the_gallery_and_back(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.show_preferences()
    preferences = shown(window, Preferences)
    assert isinstance(preferences, Preferences)
    press(button_named(preferences, "All decks, and your own…"))
    gallery = next(dialog for dialog in preferences.findChildren(Gallery) if dialog.isVisible())
    click(gallery, "trevisane")
    gallery.accept()
    assert window.settings.decks["40"] == "trevisane"
    preferences.accept()


def test_a_deck_that_is_gone_is_said_once_and_another_one_used(qtbot: QtBot) -> None:
    settings = quiet_settings(decks={"40": "own_gone", "terziglio": "own_gone", "52": "grandi"})
    window = opened(qtbot, settings)
    qtbot.waitUntil(lambda: shown(window, Question) is not None)
    question = shown(window, Question)
    assert isinstance(question, Question)
    said = " ".join(label.text() for label in question.findChildren(QLabel))
    assert said.count("gone") == 1
    question.accept()
    qtbot.waitUntil(lambda: load_settings()[0].decks == {"52": "grandi"})
    assert forget_lost(load_settings()[0]) == []


def test_decks_of_another_kind_in_the_settings_are_passed_over() -> None:
    settings = quiet_settings(decks={"40": ["a", "list"], "52": "francesi"})
    assert len(forget_lost(settings)) == 1
    assert settings.decks == {"52": "francesi"}


def test_a_deck_by_the_name_of_one_of_ours_does_not_take_its_place(tmp_path: Path) -> None:
    other = own_decks() / "mine"
    other.mkdir(parents=True)
    (other / "deck.toml").write_text('name = "francesi"\npacks = [40, 52]\n')
    found = [deck for deck in installed(Settings()) if deck.name == "francesi"]
    assert [deck.folder.parent for deck in found] == [resources() / "decks"]


def test_a_chosen_deck_with_a_broken_description_is_replaced(tmp_path: Path) -> None:
    broken = own_decks() / "own_broken"
    broken.mkdir(parents=True)
    (broken / "deck.toml").write_text('packs = "all"')
    settings = quiet_settings(decks={"40": "own_broken"})
    assert deck_for(settings, find("terziglio"), {}, "en").folder.is_relative_to(resources())


def test_dialogs_for_files_do_not_wear_our_style_sheet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    made = Gallery(outer, Look(), quiet_settings())
    made.show()
    parents: list[QWidget | None] = []
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda parent, *_: parents.append(parent) or "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda parent, *_: (parents.append(parent) or "", ""))
    button_named(made, "Add from a folder…").click()
    button_named(made, "Add from a file…").click()
    assert made.styleSheet() and parents == [outer, outer]


def test_in_a_small_window_with_large_letters_several_decks_are_seen(qtbot: QtBot) -> None:
    made = Gallery(None, Look("green", "XL"), quiet_settings())
    qtbot.addWidget(made)
    made.show()
    made.resize(1012, 588)
    view = made.view
    view.scrollToTop()
    whole = [row for row in range(made.model.rowCount())
             if view.viewport().rect().contains(view.visualRect(made.model.index(row)))]  # fmt: skip
    assert len(whole) >= 2
