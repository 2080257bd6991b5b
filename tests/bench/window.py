"""Runs the game, or an empty window to compare it with, and reports on itself; start, memory and idle use it.

`python tests/bench/window.py home|match|empty SECONDS` opens the start page, a match that waits for a person, or an
empty window. It prints one JSON object and ends: `drawn`, the monotonic clock's seconds when the first window had been
drawn; `resident`, the process's memory in MB SECONDS later; `busy`, the seconds of processor time that it used in
between, the first three seconds (still settling) left out.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
SETTLING = 3.0
RECORD = {
    "format": "altabassa-record",
    "version": 1,
    "game": "alta_bassa",
    "players": [{"name": "Anna"}, {"name": "Bruno", "bot": "3"}, {"name": "Celik", "bot": "3"}],
}


def measure(program: str, seconds: float) -> dict[str, Any]:
    """One run of `program` in a fresh home; the answer also holds `start`, milliseconds from start to first window."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"HOME": home, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""}
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            environment.pop(f"XDG_{kind}_HOME", None)
        if not environment.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
            environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, __file__, program, str(seconds)], env=environment, stdout=subprocess.PIPE, check=True
        )
    answer = json.loads(done.stdout)
    return answer | {"start": (answer["drawn"] - begun) * 1000}


def measure_several(programs: tuple[str, ...], runs: int, seconds: float = 0) -> dict[str, list[dict[str, Any]]]:
    """`runs` runs of each program, in turn so that a busy moment hits all alike; a first one of each is thrown away."""
    measured = [{program: measure(program, seconds) for program in programs} for _ in range(runs + 1)]
    return {program: [answers[program] for answers in measured[1:]] for program in programs}


def resident_mb() -> float:
    """This process's resident memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def report_and_quit(application: Any, seconds: float) -> None:
    """Watch `application` for its first drawn window; report on the process `seconds` later and end it."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QWidget

    answer = {"drawn": 0.0, "resident": 0.0, "busy": 0.0}
    settled = min(SETTLING, seconds / 2)

    def drawn() -> None:
        answer["drawn"] = time.monotonic()
        QTimer.singleShot(int(settled * 1000), begin)

    def begin() -> None:
        answer["busy"] = -time.process_time()
        QTimer.singleShot(int((seconds - settled) * 1000), end)

    def end() -> None:
        answer["busy"] += time.process_time()
        answer["resident"] = resident_mb()
        print(json.dumps(answer), flush=True)
        os._exit(0)  # a question about an unfinished match must not keep it open

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            # Not only of the window itself: an opaque child that covers it is painted in its place.
            if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isVisible():
                application.removeEventFilter(self)
                QTimer.singleShot(0, drawn)  # once the paints of the whole window are done
            return False

    watcher = FirstPaint(application)
    application.installEventFilter(watcher)


def main() -> None:
    program, seconds = sys.argv[1], float(sys.argv[2])
    from PySide6.QtWidgets import QApplication, QWidget

    begin = QApplication.__init__

    def watched(self: QApplication, *arguments: object) -> None:
        begin(self, *arguments)
        report_and_quit(self, seconds)

    QApplication.__init__ = watched  # type: ignore[method-assign]
    if program == "empty":
        application = QApplication(["empty"])
        window = QWidget()
        window.resize(1280, 800)
        window.show()
        application.exec()
    else:
        from altabassa_qt.app import main as start

        arguments = []
        if program == "match":
            record = Path.home() / "match.altabassa"
            record.write_text(json.dumps(RECORD), encoding="utf-8")
            arguments = [str(record)]
        start(arguments)


if __name__ == "__main__":
    main()
