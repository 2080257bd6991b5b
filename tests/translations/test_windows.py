"""Every window in every language: nothing in it stays English, and nothing of a language gets into the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QHeaderView, QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import names
from altabassa_qt.session.match import Match
from altabassa_qt.session.saves import save_record
from altabassa_qt.session.settings import Settings
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish, remember, usual_wish
from altabassa_qt.windows.panel import Panel
from altabassa_qt.windows.preferences import Preferences
from altabassa_qt.windows.ranking import Ranking
from altabassa_qt.windows.style import Look
from tests.translations.catalogues import LANGUAGES
from tests.translations.test_catalogues import SAME


def words_of(window: QWidget) -> Iterator[str]:
    """All that is written in a window or said of its parts to a screen reader."""
    for part in [window, *window.findChildren(QWidget)]:
        yield from (part.windowTitle(), part.toolTip(), part.accessibleName(), part.accessibleDescription())
        if isinstance(part, QAbstractButton | QLabel):
            yield part.text()
        if isinstance(part, QComboBox):
            yield from (part.itemText(number) for number in range(part.count()))
        if isinstance(part, QTextBrowser):
            yield from part.toPlainText().split("\n")
        if isinstance(part, QHeaderView) and part.model() is not None:
            sections = range(part.count())
            yield from (str(part.model().headerData(section, part.orientation())) for section in sections)
        elif isinstance(part, QAbstractItemView) and part.model() is not None:
            yield from (str(part.model().index(row, 0).data()) for row in range(part.model().rowCount()))
    yield from (action.text() for action in window.findChildren(QAction))


def finished_match() -> Match:
    """A short match that is over."""
    match = Match.new("undici", [{"name": "Anna"}, {"name": "Bruno"}], seed=2)
    while not match.state.finished:
        (seat,) = match.state.to_move()
        match.lay(seat, match.state.legal_moves(seat).listed()[0])
    return match


def dialogs(window: MainWindow, saved: Path) -> Iterator[Panel]:
    """The dialogs of a window, one after the other; `saved` is the file of a finished match."""
    opens: list[Callable[[], object]] = [partial(window.prepare_match, game) for game in names()]
    opens += [window.show_preferences, window.show_statistics, window.show_about, window.show_rules]
    opens += [partial(window.open_file, saved), partial(window.open_file, saved.with_suffix(".missing"))]
    for each in opens:
        each()
        (dialog,) = (panel for panel in window.findChildren(Panel) if panel.isVisible())
        yield dialog
        dialog.close()
        dialog.setParent(None)
        dialog.deleteLater()


def everything(qtbot: QtBot, language: str, folder: Path) -> set[str]:
    """All words of the main window, of its dialogs, and of what comes at the end of a match."""
    match = finished_match()
    saved = folder / f"{language}.altabassa"
    save_record(match.record, saved)
    window = MainWindow(Settings(language=language, speed="off", sound=False))
    qtbot.addWidget(window)
    window.show()
    said = set(words_of(window))
    for dialog in dialogs(window, saved):
        said.update(words_of(dialog))
    ranking = Ranking(None, Look(), match)
    qtbot.addWidget(ranking)
    said.update(words_of(ranking))
    return {words.strip() for words in said if words.strip()}


def may_stay(words: str) -> bool:
    """Whether these words may be the same in all languages: short ones, and names of games and sets of rules."""
    return len(words) <= 12 or words in SAME or words == "Bruno, 52 points"  # French as well


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_window_says_anything_in_english(
    qtbot: QtBot, language: str, speak: Callable[[str], str], tmp_path: Path
) -> None:
    speak("en")
    english = everything(qtbot, "en", tmp_path)
    speak(language)
    here = everything(qtbot, language, tmp_path)
    assert len(english) > 150
    assert sorted(words for words in english & here if not may_stay(words)) == []


def chosen_everywhere(qtbot: QtBot) -> list[Settings]:
    """The settings after each button of the preferences has been pressed, and a match of each game been wished."""
    # What a language's people are used to is chosen for them; here it is chosen already.
    settings = Settings(decks={"40": "francesi", "52": "francesi"})
    preferences = Preferences(None, Look(), settings)
    qtbot.addWidget(preferences)
    kept = []
    for button in preferences.findChildren(QAbstractButton):
        if button.isCheckable():
            button.click()
            kept.append(deepcopy(settings))
    for name in names():
        wish = usual_wish(settings, name)
        remember(settings, Wish(name, tuple({**player, "name": "Anna"} for player in wish.players), wish.rules))
        kept.append(deepcopy(settings))
    return kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_hold_no_word_of_a_language(qtbot: QtBot, language: str, speak: Callable[[str], str]) -> None:
    speak("en")
    english = chosen_everywhere(qtbot)
    speak(language)
    here = chosen_everywhere(qtbot)
    assert len(english) > 30
    assert here == english
