"""Colours that can be read, sounds that are small, and a table that is silent where nothing can sound."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Generator
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from PySide6.QtGui import QColor

from altabassa_qt.places import resources
from altabassa_qt.table import look, sounds
from altabassa_qt.table.felts import FELTS
from altabassa_qt.table.look import Style


def _luminance(colour: QColor) -> float:
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str | QColor, other: str | QColor) -> float:
    """How well one colour can be read on another (WCAG)."""
    light, dark = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("felt", FELTS.values(), ids=FELTS)
def test_everything_written_on_panels_can_be_read(felt):
    for ground in (*felt.panel[:2], QColor(felt.panel[0]).lighter(104), QColor(felt.panel[0]).lighter(122)):
        assert contrast(look.CREAM, ground) >= 4.5
        assert contrast(look.ACCENT, ground) >= 4.5
    for ground in (felt.panel[0], QColor(felt.panel[0]).lighter(104)):
        for colour in (look.MUTED, look.AMBER, look.AZURE):
            assert contrast(colour, ground) >= 4.5, colour


def test_dark_letters_on_bright_buttons_and_pills_can_be_read():
    for ground in ("#ffd677", "#e9a93a", look.GOLD, look.SILVER, "#e9a6a0"):
        assert contrast(look.INK, ground) >= 4.5
        assert contrast("#231a05", ground) >= 4.5


@pytest.mark.parametrize("felt", FELTS.values(), ids=FELTS)
def test_the_focus_ring_shows_on_every_cloth(felt):
    """The bright ring or the dark line round it stands out from every part of the cloth."""
    for ground in felt.stops:
        assert max(contrast(look.ACCENT, ground), contrast("#10100c", ground)) >= 3


@pytest.mark.parametrize("scale", [0.93, 1.0, 1.47, 2.4])
def test_figures_are_all_of_one_width(qapp, scale):
    font = Style(FELTS["green"], scale).font(18, True)
    assert len({round(look.width_of(digit, font), 3) for digit in "0123456789"}) == 1
    assert Style(FELTS["green"], scale).font(3).pixelSize() >= look.SMALLEST


def test_sounds_are_small_and_short():
    for name in sounds.NAMES:
        file = resources() / "sounds" / f"{name}.wav"
        assert file.stat().st_size < 60_000
        with wave.open(str(file)) as sound:
            assert sound.getnframes() / sound.getframerate() < 0.7


def _samples(file: Path) -> np.ndarray:
    with wave.open(str(file)) as sound:
        return np.frombuffer(sound.readframes(sound.getnframes()), "<i2").astype(int)


def test_sounds_are_made_the_same_each_time(tmp_path):
    script = tmp_path / "make.py"
    script.write_bytes((resources() / "sounds" / "make.py").read_bytes())
    subprocess.run([sys.executable, str(script)], check=True)
    for name in sounds.NAMES:
        made, kept = (_samples(folder / f"{name}.wav") for folder in (tmp_path, resources() / "sounds"))
        assert made.shape == kept.shape
        assert np.abs(made - kept).max() <= 1  # the last digit is the processor's


@pytest.fixture
def heard(qapp, monkeypatch) -> sounds.Sounds:
    """Sounds of a machine that seems to have a device."""
    monkeypatch.setattr(sounds, "device_likely", lambda: True)
    return sounds.Sounds()


def test_without_a_device_there_is_silence(heard, monkeypatch):
    miniaudio = pytest.importorskip("miniaudio")
    asked = []

    def broken(**named: object) -> None:
        asked.append(named)
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", broken)
    for _ in range(2):
        heard.play("lay")
        heard.wait()
    heard.close()
    assert len(asked) == 1


def test_without_the_library_there_is_silence(heard, monkeypatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    for _ in range(2):
        heard.play("lay")
        heard.wait()
    heard.close()


class Device:
    """A device that plays nothing."""

    opened: ClassVar[list[Device]] = []

    def __init__(self, **_named: object) -> None:
        self.opened.append(self)
        self.streams: list[Generator[bytes, int, None]] = []
        self.running = self.closed = False

    def start(self, stream: Generator[bytes, int, None]) -> None:
        self.streams.append(stream)
        self.running = True

    def stop(self) -> None:
        self.running = False

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def device(heard, monkeypatch) -> Device:
    miniaudio = pytest.importorskip("miniaudio")
    monkeypatch.setattr(miniaudio, "PlaybackDevice", Device)
    Device.opened.clear()
    heard.play("lay")
    heard.wait()
    return Device.opened[0]


def test_several_sounds_are_added_up_and_end(heard, device):
    heard.play("lay")
    heard.play("chips")
    (stream,) = device.streams
    piece = stream.send(4410)
    assert len(piece) == 8820 and any(piece)
    for _ in range(20):
        last = stream.send(4410)
    assert not any(last)
    heard.close()
    assert device.closed


def test_the_device_rests_when_nothing_is_heard(heard, device):
    heard.play("lay")
    assert device.running
    heard._rest.timeout.emit()
    assert not device.running
    heard.play("turn")
    assert device.running and len(device.streams) == 2
    heard.close()


def test_sound_off_opens_no_device(heard, monkeypatch):
    monkeypatch.setattr(sounds, "opened", lambda: pytest.fail("a device was opened"))
    heard.on = False
    heard.play("lay")
    heard.wait()
