"""Everything with the keyboard alone: start page, dialogs, a whole match, a second one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import NewMatch
from altabassa_qt.windows.panel import Panel
from altabassa_qt.windows.ranking import Ranking
from tests.gui.people import PATIENCE, button_named, dialog, opened, play_on, players, quiet_settings, shown


def key(code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Presses a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, code, modifiers)


def tab_to(target: QWidget) -> None:
    """Presses Tab until `target` has the focus."""
    for _ in range(120):
        if QApplication.focusWidget() is target:
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not reach it")


def test_a_match_and_its_rematch(qtbot: QtBot) -> None:
    window = opened(qtbot, quiet_settings(last_players=players(1, 2), last_game="alta_bassa"))
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.start.play_button)
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.play is not None)
    play_on(qtbot, window, keys=True)
    ranking = shown(window, Ranking)
    assert isinstance(ranking, Ranking) and window.play is not None
    first = window.play.match
    qtbot.waitUntil(ranking.listens)
    tab_to(button_named(ranking, "Rematch"))
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.play is not None and window.play.match is not first, timeout=PATIENCE)
    # The keys work in the second match as well.
    play_on(qtbot, window, keys=True)
    assert window.play.match.state.finished


def test_a_new_match_is_prepared(qtbot: QtBot) -> None:
    window = opened(qtbot, quiet_settings(last_players=players(1, 2), last_game="alta_bassa"))
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.start.play_button)
    key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.start.company
    key(Qt.Key.Key_Space)
    prepared = dialog(window)
    assert isinstance(prepared, NewMatch)
    qtbot.waitUntil(prepared.isActiveWindow)
    name = prepared.players.rows()[0].name
    tab_to(name)
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    tab_to(prepared.players.rows()[2].away)
    key(Qt.Key.Key_Space)
    tab_to(prepared.play)
    key(Qt.Key.Key_Return)
    assert window.play is not None
    assert window.play.match.names == ("Zoe", "Bruno")


def test_a_tile_is_chosen_and_played(qtbot: QtBot) -> None:
    window = opened(qtbot, quiet_settings(last_players=players(1, 2), last_game="alta_bassa"))
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.start.play_button)
    tab_to(window.start.tiles.tiles[0])
    key(Qt.Key.Key_Right)
    assert window.start.game() == window.start.tiles.tiles[1].game
    key(Qt.Key.Key_Return)
    assert window.play is not None
    assert window.play.match.game.id == window.start.tiles.tiles[1].game


@pytest.mark.parametrize(
    "opens",
    [
        lambda window: window.prepare_match("alta_bassa"),
        MainWindow.show_preferences,
        MainWindow.show_rules,
        MainWindow.show_statistics,
        MainWindow.show_about,
    ],
    ids=["new match", "preferences", "rules", "statistics", "about"],
)
def test_tab_reaches_everything_and_esc_closes(qtbot: QtBot, opens: Callable[[MainWindow], None]) -> None:
    window = opened(qtbot)
    opens(window)
    opened_dialog = dialog(window)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and opened_dialog.isActiveWindow())
    reached = set()
    for _ in range(150):
        reached.add(QApplication.focusWidget())
        key(Qt.Key.Key_Tab)
    for widget in opened_dialog.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        # Of buttons of which one is down, Tab reaches that one; the arrows reach the others.
        in_group = getattr(widget, "group", None) is not None and widget.group() is not None
        if takes and widget.isVisible() and widget.isEnabled() and not in_group and not isinstance(widget, Panel):
            inside = widget.parentWidget()
            spin_or_combo = isinstance(widget, QLineEdit) and inside is not None and inside.focusProxy() is not None
            assert widget in reached or spin_or_combo or inside in reached, widget
    QTest.keyClick(opened_dialog, Qt.Key.Key_Escape)
    assert not opened_dialog.isVisible()


def test_shortcuts_work_after_a_dialog(qtbot: QtBot) -> None:
    window = opened(qtbot)
    for _ in range(2):
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        found = dialog(window)
        qtbot.waitUntil(found.isActiveWindow)
        key(Qt.Key.Key_Escape)
        assert not found.isVisible()
        qtbot.waitUntil(window.isActiveWindow)
    key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


# The offscreen platform says so of every menu.
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_the_menu_opens_and_its_entries_answer_to_keys(qtbot: QtBot) -> None:
    window = opened(qtbot)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    key(Qt.Key.Key_F10)
    menu = window.menu()
    assert menu.isVisible()
    assert all(action.text() for action in menu.actions() if not action.isSeparator())
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
