"""The one clock of a table: it moves everything that is under way, and stands still when nothing is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

SPEEDS = {"off": 0.0, "slow": 1.7, "normal": 1.0, "fast": 0.45}  # how long a motion lasts, times its length
_TICK = 8  # ms: two ticks in a frame of a 60 Hz screen, so that none is missed

Curve = QEasingCurve.Type


@dataclass
class Motion:
    """Something under way: `step` gets 0…1 along its curve, at the end exactly 1, then `done` is called."""

    step: Callable[[float], None]
    start: float
    length: float
    curve: QEasingCurve
    done: Callable[[], None] | None


class Clock(QObject):
    """One precise timer, driven by elapsed time. `ticked` comes after all motions have taken a step."""

    ticked = Signal()
    rested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: list[Motion] = []
        self._factor = SPEEDS["normal"]
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def moves(self) -> bool:
        """Whether there is motion at all at this speed."""
        return self._factor > 0

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._motions)

    def set_speed(self, speed: str) -> None:
        """Sets "off", "slow", "normal" or "fast"; what is under way ends at once."""
        self.finish_all()
        self._factor = SPEEDS[speed]

    def add(
        self,
        step: Callable[[float], None],
        length: float,
        curve: Curve = Curve.OutCubic,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> Motion | None:
        """Starts a motion of `length` ms after `delay` ms, at normal speed; without motion it is over at once."""
        if not self.moves:
            step(1.0)
            if done is not None:
                done()
            return None
        start = self._elapsed.elapsed() + delay * self._factor
        motion = Motion(step, start, max(1.0, length * self._factor), QEasingCurve(curve), done)
        self._motions.append(motion)
        if not self._timer.isActive():
            self._timer.start()
        return motion

    def drop(self, motion: Motion | None) -> None:
        """Forgets a motion where it is; something else takes its thing over."""
        if motion in self._motions:
            self._motions.remove(motion)

    def finish_all(self) -> None:
        """Brings everything under way to its end, also what begins meanwhile."""
        while self._motions:
            motion = self._motions.pop(0)
            motion.step(1.0)
            if motion.done is not None:
                motion.done()
        self._rest()
        self.ticked.emit()

    def _tick(self) -> None:
        now = self._elapsed.elapsed()
        ended = []
        for motion in list(self._motions):
            along = (now - motion.start) / motion.length
            if along < 0:
                continue
            motion.step(motion.curve.valueForProgress(min(1.0, along)))
            if along >= 1:
                ended.append(motion)
        for motion in ended:
            if motion in self._motions:
                self._motions.remove(motion)
                if motion.done is not None:
                    motion.done()
        self.ticked.emit()
        if not self._motions:
            self._rest()

    def _rest(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.rested.emit()
