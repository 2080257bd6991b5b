"""What can be heard at the table. Without a device, or without the library that plays, there is silence."""

from __future__ import annotations

from typing import Any

from ..places import resources

NAMES = ("lay", "turn", "shuffle", "chips", "win", "error")


class Sounds:
    """Plays short sounds by name. The device is opened with the first of them, and given back by `close`."""

    def __init__(self) -> None:
        self.on = True
        self._mixer: _Mixer | None = None
        self._broken = False

    def play(self, name: str) -> None:
        """Starts a sound; several may be heard at once."""
        if not self.on or self._broken:
            return
        if self._mixer is None:
            self._mixer = _opened()
            self._broken = self._mixer is None
        if self._mixer is not None:
            self._mixer.start(name)

    def close(self) -> None:
        """Gives the device back."""
        if self._mixer is not None:
            self._mixer.close()
            self._mixer = None


class _Mixer:
    """Adds up the sounds under way for the device's own thread, in signed 16-bit at 44 100 Hz."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._samples: dict[str, Any] = {}
        self._under_way: list[tuple[Any, int]] = []
        self._device = library.PlaybackDevice(nchannels=1, sample_rate=44100, buffersize_msec=60)
        stream = self._stream()
        next(stream)
        self._device.start(stream)

    def start(self, name: str) -> None:
        """Lets a sound be heard from the next piece on."""
        if name not in self._samples:
            path = resources() / "sounds" / f"{name}.wav"
            self._samples[name] = self._library.decode_file(str(path), nchannels=1, sample_rate=44100).samples
        self._under_way.append((self._samples[name], 0))

    def close(self) -> None:
        """Stops the device."""
        self._device.close()

    def _stream(self) -> Any:
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


def _opened() -> _Mixer | None:
    try:
        import miniaudio
    except ImportError:
        return None
    try:
        return _Mixer(miniaudio)
    except (miniaudio.MiniaudioError, OSError):
        return None
