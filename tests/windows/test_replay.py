"""The window of the replay: how it is closed, and that nothing in it plays."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import names
from altabassa_qt.places import resources
from altabassa_qt.session.settings import Settings
from altabassa_qt.table.art import DeckArt
from altabassa_qt.windows.replay import Replay, step_icon
from altabassa_qt.windows.style import Look
from tests.windows.test_ranking import finished


@pytest.fixture
def replay(qtbot: QtBot) -> Replay:
    deck = DeckArt(resources() / "decks" / "francesi")
    made = Replay(None, Look(), finished("alta_bassa", 3), Settings(sound=False, speed="off"), deck)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("on_the_cards", [True, False])
def test_escape_closes_it_at_once(qtbot: QtBot, replay: Replay, on_the_cards: bool) -> None:
    widget = replay.table.view if on_the_cards else replay.slider
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_Escape)
    assert not replay.isVisible()


@pytest.mark.parametrize("game", names())
def test_nothing_in_it_plays(qtbot: QtBot, game: str) -> None:
    deck = DeckArt(resources() / "decks" / "francesi")
    made = Replay(None, Look(), finished(game, 3), Settings(sound=False, speed="off"), deck)
    qtbot.addWidget(made)
    made.show()
    advised: list[str] = []
    made.recording.advised.connect(lambda move, _: advised.append(move))
    made.eyes.setCurrentIndex(1)
    last = made.slider.maximum()
    for number in {0, 1, last // 3, last // 2, last - 1, last}:
        made.go(number)
        assert not made.table.controls.isVisible()
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "h")
        QApplication.sendEvent(made.table.view, event)
        made.recording.advise()
    made.recording._pool.waitForDone()
    QApplication.processEvents()
    assert not advised


def test_every_step_has_a_sign_of_its_own(qtbot: QtBot) -> None:
    signs = ["first", "previous", "play", "pause", "next", "last"]
    seen = [step_icon(sign).pixmap(24, 24).toImage() for sign in signs]
    for one, other in combinations(seen, 2):
        unlike = [x for x in range(24) for y in range(24)
                  if abs(one.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) > 128]  # fmt: skip
        assert len(unlike) > 60
