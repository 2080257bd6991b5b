"""What can be heard at the table. Without a device, or without the library that plays, there is silence."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer

from ..places import resources

NAMES = ("lay", "turn", "shuffle", "chips", "win", "error")
RATE = 44_100
_PATIENCE = 2.0  # s that a device may take to open when it is to be given back
_REST = 4000  # ms of silence after which the device is stopped: an idle table uses no processor


class Sounds(QObject):
    """Plays short sounds by name.

    The device is opened in a thread of its own when the first of them is wanted, since that may take long; sounds
    until then are not heard. `close` gives it back.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._mixer: Mixer | None = None
        self._opening: Thread | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._silence)

    def play(self, name: str) -> None:
        """Starts a sound; several may be heard at once."""
        if not self.on:
            return
        if self._opening is None:
            self._opening = Thread(target=self._open, daemon=True)
            self._opening.start()
        elif self._mixer is not None:
            self._mixer.start(name)
            self._rest.start()

    def wait(self) -> None:
        """Waits until the device is open, or has been found missing."""
        if self._opening is not None:
            self._opening.join(_PATIENCE)

    def close(self) -> None:
        """Gives the device back."""
        self.on = False
        self.wait()
        if self._mixer is not None:
            self._mixer.close()
            self._mixer = None

    def _open(self) -> None:
        self._mixer = opened()

    def _silence(self) -> None:
        if self._mixer is not None:
            self._mixer.stop()


class Mixer:
    """Adds up the sounds under way for the device's own thread, in signed 16-bit."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._samples: dict[str, Any] = {}
        self._under_way: list[tuple[Any, int]] = []
        self._running = False
        self._device = library.PlaybackDevice(nchannels=1, sample_rate=RATE, buffersize_msec=60)

    def start(self, name: str) -> None:
        """Lets a sound be heard from the next piece on."""
        if name not in self._samples:
            path = resources() / "sounds" / f"{name}.wav"
            self._samples[name] = self._library.decode_file(str(path), nchannels=1, sample_rate=RATE).samples
        self._under_way.append((self._samples[name], 0))
        if not self._running:
            stream = self._stream()
            next(stream)
            self._device.start(stream)
            self._running = True

    def stop(self) -> None:
        """Stops the device until the next sound."""
        if self._running:
            self._device.stop()
            self._running = False

    def close(self) -> None:
        """Gives the device back."""
        self._device.close()

    def _stream(self) -> Generator[bytes, int, None]:
        import numpy

        wanted = yield b""
        while True:
            mixed = numpy.zeros(wanted, dtype=numpy.int32)
            going, self._under_way = self._under_way, []
            for samples, at in going:
                piece = samples[at : at + wanted]
                mixed[: len(piece)] += numpy.frombuffer(piece, dtype=numpy.int16)
                if at + wanted < len(samples):
                    self._under_way.append((samples, at + wanted))
            wanted = yield numpy.clip(mixed, -32768, 32767).astype(numpy.int16).tobytes()


def opened() -> Mixer | None:
    """Returns a mixer on the system's device, or None if there is none, or nothing to play with."""
    if not device_likely():
        return None
    try:
        import miniaudio
    except ImportError:
        return None
    try:
        return Mixer(miniaudio)
    except (miniaudio.MiniaudioError, OSError):
        return None


def device_likely() -> bool:
    """Returns whether it is worth asking for a device: on Linux the sound libraries complain aloud where none is."""
    if not sys.platform.startswith("linux"):
        return True
    cards = Path("/proc/asound/cards")
    if cards.is_file() and "[" in cards.read_text(errors="replace"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
    return "PULSE_SERVER" in os.environ or any((runtime / name).exists() for name in ("pulse/native", "pipewire-0"))
