"""Whole matches of every game through the window: by clicks, by keys alone, behind curtains, stopped dead."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.records import replay
from altabassa_qt.models.cards import CardRole
from altabassa_qt.session.saves import waiting
from altabassa_qt.table.controls import Choices, OfferButton
from altabassa_qt.table.table import Table
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
from altabassa_qt.windows.ranking import Ranking
from tests.gui.people import (
    PATIENCE,
    asked,
    everything_said,
    opened,
    play_on,
    playable,
    players,
    press,
    quiet_settings,
    secrets,
    shown,
    table_of,
)

ROOT = Path(__file__).resolve().parent.parent.parent
MOST_KEYS = 700  # decisions after which a match played with keys must have ended
SHORT: dict[str, dict[str, object]] = {
    "alta_bassa": {"ranks": 10},
    "previsioni": {"max_cards": 2},
    "undici": {},
    "sette_mezzo": {"hands": 1},
    "cocincina": {"hands": 1},
    "terziglio": {"hands": 1},
}
SEATS = [(name, seats) for name in names() for seats in sorted({find(name).seats[0], find(name).seats[-1]})]


def begun(window: MainWindow, name: str, people: int, bots: int) -> Table:
    """Sits people and bots down to a short match."""
    window.begin(Wish(name, tuple(players(people, bots)), SHORT[name]))
    return table_of(window)


def assert_ended(window: MainWindow) -> None:
    """The final ranking is shown, and the record is that of a whole match. Closes the ranking."""
    ranking = shown(window, Ranking)
    assert isinstance(ranking, Ranking)
    ranking.reject()
    assert window.play is not None
    assert replay(window.play.match.record).finished
    assert waiting() == (None, None)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_one_person_plays_with_the_fewest_and_the_most(qtbot: QtBot, name: str, seats: int) -> None:
    window = opened(qtbot, size=(1024, 600))
    table = begun(window, name, 1, seats - 1)

    def look(_: MainWindow) -> None:
        """Whatever can be clicked lies within the window, and nothing covers what is said."""
        whole = table.rect()
        for button in table.findChildren(OfferButton):
            if button.isVisible():
                assert whole.contains(button.rect().translated(button.mapTo(table, button.rect().topLeft())))
        for row in playable(table):
            assert whole.intersects(table.view.visualRect(table.play.cards.index(row)))
        if table.prompt.isVisible() and table.controls.isVisible():
            assert not table.prompt.geometry().intersects(table.controls.geometry())

    play_on(qtbot, window, look=look)
    assert_ended(window)


# Keys alone


@dataclass
class Fingers:
    """Somebody who has no mouse: every key goes to whatever has the focus."""

    window: MainWindow
    chance: Random

    def key(self, key: Qt.Key | str) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        QTest.keyClick(focus, key)

    def tab_to(self, target: QWidget) -> None:
        for _ in range(60):
            if QApplication.focusWidget() is target:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab does not reach it")

    def act(self) -> None:
        """Does one thing, of those that can be done now."""
        table = table_of(self.window)
        looking = table.play.layout.pause is not None or table.play.waits_for_signal()
        if looking or self.window.pages.currentWidget() is self.window.curtain:
            self.key(Qt.Key.Key_Return)
        elif table.controls.chooser is not None:
            self._number(table)
        else:
            self._card_or_button(table)

    def _number(self, table: Table) -> None:
        chooser = table.controls.chooser
        assert chooser is not None
        before = chooser.value
        step = self.chance.choice("+-")
        self.key(step)
        assert abs(chooser.value - before) <= 1
        self.key(Qt.Key.Key_Return)

    def _card_or_button(self, table: Table) -> None:
        shown_now = [one for one in table.findChildren(OfferButton) if one.isVisible()]
        buttons = [one for one in shown_now if one.offer.act != table.play.advise]
        strong = [one for one in buttons if one.offer.strong]
        rows = [row for row in playable(table) if not table.play.selection.isSelected(table.play.cards.index(row))]
        if strong and (not rows or self.chance.random() < 0.8):
            self._button(table, self.chance.choice(strong))
        elif buttons and (not rows or self.chance.random() < 0.3):
            self._button(table, self.chance.choice(buttons))
        else:
            self._card(table, self.chance.choice(rows))

    def _button(self, table: Table, button: OfferButton) -> None:
        opens = bool(button.offer.several)
        if button.offer.key:
            self.key(Qt.Key.Key_Return if button.offer.key == "Enter" else button.offer.key)
        else:
            self.tab_to(button)
            self.key(Qt.Key.Key_Space)
        if opens:
            choices = next(one for one in table.findChildren(Choices) if one.isVisible())
            for _ in range(self.chance.randrange(6)):
                self.key(self.chance.choice([Qt.Key.Key_Right, Qt.Key.Key_Down]))
            self.key(Qt.Key.Key_Return)
            assert not choices.isVisible()

    def _card(self, table: Table, row: int) -> None:
        if QApplication.focusWidget() is not table.view:
            self.tab_to(table.view)
        self.key(Qt.Key.Key_Home)
        for _ in range(row):
            self.key(Qt.Key.Key_Right)
        assert table.view.currentIndex().row() == row
        token = table.play.cards.index(row).data(CardRole.TOKEN)
        before = len(table.play.match.record["moves"])
        self.key(Qt.Key.Key_Space)
        assert len(table.play.match.record["moves"]) > before or token in table.play.chosen()


@pytest.mark.parametrize("name", names())
def test_keys_alone(qtbot: QtBot, name: str) -> None:
    window = opened(qtbot)
    begun(window, name, 1, max(find(name).seats[0], 2) - 1)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    fingers = Fingers(window, Random(2))
    for _ in range(MOST_KEYS):
        qtbot.waitUntil(lambda: asked(window) and QApplication.focusWidget() is not None, timeout=PATIENCE)
        if shown(window, Ranking) is not None:
            break
        fingers.act()
    assert_ended(window)


# Several people at one screen


@pytest.mark.parametrize("name", [name for name in names() if name != "alta_bassa"])
def test_two_people_share_the_screen(qtbot: QtBot, name: str) -> None:
    window = opened(qtbot, quiet_settings(memory_aid=True))
    seats = find(name).seats
    begun(window, name, 2, max(0, seats[0] - 2))
    curtains = 0

    def look(_: MainWindow) -> None:
        nonlocal curtains
        play = window.play
        assert play is not None
        behind = window.pages.currentWidget() is window.curtain
        curtains += behind
        viewer = None if behind else play.viewer
        assert not (behind and play.viewer is not None)
        cut_for_deal = any(place.id.startswith("lot:") for place in play.layout.places)
        has_hands = "hands" in play.match.state.truth() and not cut_for_deal
        hidden = secrets(play.match, viewer) if has_hands else []
        if hidden:
            said = everything_said(window)
            # The list of cards that can be called names all that the viewer lacks, and no more.
            # Who has handed a card over knows where it is.
            named = {control.card for control in play.layout.controls}
            named |= {card for event in play.view.story if event.kind == "return" for card in event.cards}
            for code in set(hidden) - named:
                assert code not in said.split()
                assert play.speaker.card(code) not in said

    play_on(qtbot, window, look=look)
    assert_ended(window)
    assert bool(curtains) == find(name).covered


# Stopped dead

PLAYING = """
import sys
from random import Random
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.gui.people import act, asked, players, quiet_settings
from tests.gui.test_games_whole import SHORT
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
window = MainWindow(quiet_settings())
window.show()
name, people, bots, moves = sys.argv[1], *map(int, sys.argv[2:])
window.begin(Wish(name, tuple(players(people, bots)), SHORT[name]))
chance = Random(5)
def step():
    if len(window.play.match.record["moves"]) >= moves:
        timer.stop()
        print("playing", flush=True)
    elif asked(window):
        act(window, chance)
timer = QTimer()
timer.timeout.connect(step)
timer.start(2)
app.exec()
"""


@pytest.mark.parametrize(
    ("name", "people", "bots", "moves"),
    [("previsioni", 1, 1, 5), ("undici", 1, 0, 4), ("sette_mezzo", 1, 2, 3), ("cocincina", 1, 1, 9),
     ("terziglio", 2, 1, 8)],
)  # fmt: skip
def test_stopped_dead_and_continued(qtbot: QtBot, name: str, people: int, bots: int, moves: int) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PLAYING, name, str(people), str(bots), str(moves)],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert program.stdout is not None
    assert program.stdout.readline() == b"playing\n"
    os.kill(program.pid, signal.SIGKILL)
    program.wait(timeout=30)
    program.stdout.close()
    record, trouble = waiting()
    assert record is not None and trouble is None
    assert record["game"] == name and len(record["moves"]) >= moves

    window = opened(qtbot)
    press(window.start.go_on_button)
    assert window.play is not None
    assert window.play.match.record["moves"][: len(record["moves"])] == record["moves"]
    play_on(qtbot, window)
    assert_ended(window)
    assert window.play.match.record["moves"][: len(record["moves"])] == record["moves"]
