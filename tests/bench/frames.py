"""How evenly cards move: intervals between frames with 13 and 52 cards on their way, at device pixel ratio 1 and 2.

`python tests/bench/frames.py` prints the 50th, 95th and 99th hundredth of the milliseconds between frames; the aim is
a 99th of at most 16.7. It runs on the platform that QT_QPA_PLATFORM names, else without a screen.
"""

import json
import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
AIM = 16.7  # ms
FLIGHTS = 12  # times that all cards fly across the table


def measure(cards: int, ratio: int) -> tuple[list[float], float]:
    """The intervals between frames and the processor time of one, in ms, in a process of its own.

    Qt reads the ratio once. The processor time says more than the intervals where others use the machine too.
    """
    environment = os.environ | {"QT_SCALE_FACTOR": str(ratio), "PYTHONPATH": str(ROOT)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, __file__, str(cards)], env=environment, stdout=subprocess.PIPE, check=True, text=True
    )
    intervals, busy = json.loads(done.stdout)
    return intervals, busy


def fly(cards: int) -> tuple[list[float], float]:
    """Lets so many cards fly between two places of a table of 1280 × 800.

    Returns the intervals between frames and the processor time of one, in ms.
    """
    from PySide6.QtCore import QElapsedTimer, QEvent, QItemSelectionModel, QObject
    from PySide6.QtWidgets import QApplication

    from altabassa_qt.engine.cards import pack
    from altabassa_qt.engine.layout import Layout, Place, SeatInfo, Shape, ShownCard
    from altabassa_qt.models.cards import CardTableModel
    from altabassa_qt.places import resources
    from altabassa_qt.table.art import DeckArt
    from altabassa_qt.table.clock import Clock
    from altabassa_qt.table.geometry import Frame, board
    from altabassa_qt.table.view import TableView

    class Frames(QObject):
        """Notes when the cards have been painted."""

        def __init__(self) -> None:
            super().__init__()
            self.clock = QElapsedTimer()
            self.clock.start()
            self.stamps: list[float] = []

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.stamps.append(self.clock.nsecsElapsed() / 1e6)
            return False

    application = QApplication([])
    art = DeckArt(resources() / "decks" / "francesi")
    clock = Clock()
    view = TableView(clock)
    model = CardTableModel()
    view.setModel(model)
    view.setSelectionModel(QItemSelectionModel(model))
    view.set_art(art, "night")
    view.resize(1280, 800)
    view.show()
    frames = Frames()
    view.viewport().installEventFilter(frames)
    shown = tuple(ShownCard(code) for code in pack(52)[:cards])
    frame = Frame(1280, 800, 2, art.aspect, hand=False)
    intervals: list[float] = []
    busy = 0.0
    for flight in range(FLIGHTS + 1):
        here, there = ("row", "other") if flight % 2 else ("other", "row")
        layout = Layout(
            (Place(here, Shape.ROW, None, shown), Place(there, Shape.ROW, None, (), empty=True)), (SeatInfo(),) * 2
        )
        model.update(layout, (), str)
        view.lay_out(board(frame, 0, layout.places), layout, animated=flight > 0)
        frames.stamps.clear()
        began = time.process_time()
        while clock.busy:
            application.processEvents()
            time.sleep(0.0002)
        if flight:  # the first only draws the faces
            busy += time.process_time() - began
            stamps = frames.stamps
            intervals += [after - before for before, after in pairwise(stamps[1:])]
        application.processEvents()
    return intervals, busy * 1000 / max(1, len(intervals))


def hundredth(values: list[float], share: float) -> float:
    """The value below which that share of the values lies."""
    return sorted(values)[min(len(values) - 1, round(share * len(values)))]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(fly(int(sys.argv[1]))))
    else:
        print("cards ratio   p50   p95   p99   cpu  frames  (ms)")
        for cards in (13, 52):
            for ratio in (1, 2):
                times, busy = measure(cards, ratio)
                marks = [hundredth(times, share) for share in (0.5, 0.95, 0.99)]
                verdict = "" if marks[2] <= AIM else f"  over {AIM}"
                figures = " ".join(f"{figure:5.1f}" for figure in (*marks, busy))
                print(f"{cards:5} {ratio:5} {figures} {len(times):7}{verdict}")
