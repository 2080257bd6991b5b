"""The language changes while the program runs, and every window with it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from altabassa_qt import places
from altabassa_qt.session.settings import LANGUAGES, load_settings, settings_path
from altabassa_qt.windows.language import current, speak
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.preferences import Preferences
from altabassa_qt.windows.ranking import Ranking
from tests.gui.people import dialog, opened, play_on, players, quiet_settings, shown

ROOT = Path(__file__).resolve().parent.parent.parent
PLAY = {"it": "Gioca", "es": "Jugar", "fr": "Jouer", "en": "Play"}


@pytest.fixture(autouse=True)
def catalogues(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The translations of the tree as it is, compiled for the test."""
    folder = tmp_path_factory.getbasetemp() / "translations"
    if not folder.is_dir():
        subprocess.run([sys.executable, ROOT / "packaging" / "build_hook.py", folder], check=True)
    monkeypatch.setattr("altabassa_qt.windows.language.translations", lambda: folder)
    yield
    speak("en")


def test_the_tree_is_translated_into_every_language() -> None:
    assert {file.stem.split("_")[1] for file in (ROOT / "translations").glob("*.ts")} == set(LANGUAGES)
    assert places.translations().name == "translations"


def test_the_language_changes_live_and_back(qtbot: QtBot) -> None:
    window = opened(qtbot)
    words = {}
    window.show_preferences()
    preferences = dialog(window)
    assert isinstance(preferences, Preferences)
    for language in ("it", "es", "fr", "en", "it"):
        window.settings.language = language
        preferences.changed.emit("language")
        assert current() == language
        QCoreApplication.processEvents()
        words[language] = (
            window.start.play_button.text(),
            window.actions_by_name["rules"].text(),
            preferences.heading.text(),
        )
    assert len({heading for _, _, heading in words.values()}) == 4
    assert len(set(words.values())) == 4
    preferences.accept()
    assert load_settings()[0].language == "it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_in_each_language(qtbot: QtBot, language: str) -> None:
    speak(language)
    window = opened(qtbot, quiet_settings(language=language, memory_aid=True))
    window.begin(Wish("alta_bassa", tuple(players(1, 2)), {}))

    def look(_: MainWindow) -> None:
        assert window.play is not None
        for row in range(window.play.log.rowCount()):
            assert "{" not in window.play.log.index(row).data()
        assert "{" not in window.play.prompt()

    play_on(qtbot, window, look=look)
    assert isinstance(shown(window, Ranking), Ranking)
    assert PLAY[language] not in settings_path().read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", ["M", "XL"])
def test_every_dialog_fits_a_small_screen_in_each_language(qtbot: QtBot, language: str, text_size: str) -> None:
    speak(language)
    window = opened(qtbot, quiet_settings(language=language, text_size=text_size), size=(1024, 600))
    for opens in (
        lambda: window.prepare_match("alta_bassa"),
        window.show_preferences,
        window.show_rules,
        window.show_statistics,
        window.show_about,
    ):
        opens()
        found = dialog(window)
        assert found.windowTitle()
        least = found.minimumSizeHint()
        assert least.width() <= 1024 and least.height() <= 600
        QTest.keyClick(found, Qt.Key.Key_Escape)
        assert not found.isVisible()
    assert window.minimumSizeHint().width() <= 1024 and window.minimumSizeHint().height() <= 600
