"""The program is killed in the middle of a round; the match goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from altabassa_qt.session.saves import current_path, waiting
from altabassa_qt.windows.ranking import Ranking
from tests.gui.people import opened, play_on, press, shown

ROOT = Path(__file__).resolve().parent.parent.parent
# Three people: rounds are open for long, so that the kill comes in the middle of one. One step is one curtain or card.
PLAYING = """
import sys
from random import Random
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.gui.people import act, asked, players, quiet_settings
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
window = MainWindow(quiet_settings())
window.show()
window.begin(Wish("alta_bassa", tuple(players(3)), {}))
chance = Random(5)
def step():
    if len(window.play.match.record["moves"]) == 10:
        timer.stop()
        print("playing", flush=True)
    elif asked(window):
        act(window, chance)
timer = QTimer()
timer.timeout.connect(step)
timer.start(5)
app.exec()
"""


def test_a_killed_match_is_continued(qtbot: QtBot) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PLAYING], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"playing\n"
    os.kill(program.pid, signal.SIGKILL)
    program.wait(timeout=30)
    program.stdout.close()
    record = json.loads(current_path().read_text(encoding="utf-8"))
    assert len(record["moves"]) == 10

    window = opened(qtbot)
    assert window.start.go_on_button.isVisible()
    assert "Çelik" in window.start.go_on_button.accessibleName()
    press(window.start.go_on_button)
    assert window.play is not None
    assert window.play.match.record["moves"] == record["moves"]
    play_on(qtbot, window)
    assert shown(window, Ranking) is not None
    assert window.play.match.record["moves"][:10] == record["moves"]
    assert waiting() == (None, None)


def test_killed_while_it_saves_the_old_or_the_new_match_is_whole(qtbot: QtBot) -> None:
    """However far it has come when the kill comes, what is found is a match that can be continued."""
    for moves in (0, 4, 12):
        program = subprocess.Popen(
            [sys.executable, "-c", PLAYING.replace("== 10", "== 29").replace("timer.start(5)", "timer.start(0)")],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
        )
        found = None
        while found is None or len(found["moves"]) < moves:
            assert program.poll() is None
            found, trouble = waiting()  # while it is being written, too
            assert trouble is None
        program.kill()
        program.wait(timeout=30)
        record, trouble = waiting()
        assert trouble is None
        assert record is not None and len(record["moves"]) >= moves
        current_path().unlink()
