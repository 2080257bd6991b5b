"""Makes the sounds of the table: `python resources/sounds/make.py`. Always the same bytes."""

import wave
from pathlib import Path

import numpy as np

RATE = 44_100


def seconds(length: float) -> np.ndarray:
    """Returns the instants of a sound so long."""
    return np.arange(round(length * RATE)) / RATE


def noise(length: float, seed: int) -> np.ndarray:
    """Returns hiss, always the same for a seed."""
    return np.random.default_rng(seed).uniform(-1, 1, round(length * RATE))


def band(sound: np.ndarray, low: float, high: float) -> np.ndarray:
    """Returns only what lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(sound)
    frequency = np.fft.rfftfreq(len(sound), 1 / RATE)
    keep = 1 / (1 + (low / np.maximum(frequency, 1)) ** 6) / (1 + (frequency / high) ** 6)
    return np.fft.irfft(spectrum * keep, len(sound))


def fall(length: float, attack: float, decay: float) -> np.ndarray:
    """Returns a loudness that rises within `attack` and then dies away within about `decay` seconds."""
    t = seconds(length)
    return np.minimum(1, t / attack) * np.exp(-np.maximum(0, t - attack) / decay)


def bell(pitch: float, length: float, decay: float) -> np.ndarray:
    """Returns a soft struck tone."""
    t = seconds(length)
    partials = ((1, 1.0, 1.0), (2.0, 0.32, 0.6), (3.01, 0.14, 0.4), (4.2, 0.05, 0.25))
    tone = sum(size * np.sin(2 * np.pi * pitch * part * t) * np.exp(-t / (decay * lasts))
               for part, size, lasts in partials)  # fmt: skip
    return tone * np.minimum(1, t / 0.004)


def mix(length: float, *parts: tuple[float, np.ndarray]) -> np.ndarray:
    """Returns sounds put together, each from its own instant."""
    whole = np.zeros(round(length * RATE))
    for start, sound in parts:
        at = round(start * RATE)
        piece = sound[: len(whole) - at]
        whole[at : at + len(piece)] += piece
    return whole


def lay() -> np.ndarray:
    """A card put down on cloth: a short breath of air, then a soft thud."""
    air = band(noise(0.05, 1), 2500, 7000) * fall(0.05, 0.03, 0.012) * 0.25
    thud = band(noise(0.13, 2), 160, 1400) * fall(0.13, 0.002, 0.022) * 1.6
    body = np.sin(2 * np.pi * 130 * seconds(0.13)) * fall(0.13, 0.003, 0.03) * 0.5
    return mix(0.2, (0.0, air), (0.035, thud), (0.035, body))


def turn() -> np.ndarray:
    """A card turned over: a flick and the thud of lying flat."""
    flick = band(noise(0.08, 3), 1800, 6000) * fall(0.08, 0.012, 0.02) * 0.7
    thud = band(noise(0.1, 4), 250, 2200) * fall(0.1, 0.002, 0.016) * 1.2
    return mix(0.22, (0.0, flick), (0.085, thud))


def shuffle() -> np.ndarray:
    """A pack let run together: many small clicks, faster and faster."""
    parts = []
    at, gap = 0.0, 0.034
    for number in range(24):
        click = band(noise(0.03, 10 + number), 900, 5200) * fall(0.03, 0.001, 0.007)
        parts.append((at, click * (0.45 + 0.35 * np.sin(number * 0.13))))
        gap *= 0.965
        at += gap
    return mix(0.62, *parts)


def chips() -> np.ndarray:
    """Three chips laid on one another."""
    parts = []
    for number, (at, pitch) in enumerate(((0.0, 3150), (0.055, 3600), (0.1, 3350))):
        ring = sum(np.sin(2 * np.pi * pitch * part * seconds(0.12)) * size for part, size in ((1, 0.5), (1.53, 0.3)))
        knock = band(noise(0.12, 50 + number), 1500, 7000)
        parts.append((at, (ring * 0.4 + knock) * fall(0.12, 0.001, 0.014)))
    return mix(0.25, *parts)


def win() -> np.ndarray:
    """Four notes upward."""
    notes = ((0.0, 523.25), (0.1, 659.26), (0.2, 783.99), (0.31, 1046.5))
    return mix(0.62, *((at, bell(pitch, 0.6, 0.16) * 0.6) for at, pitch in notes)) * np.minimum(
        1, (0.62 - seconds(0.62)) / 0.12
    )


def error() -> np.ndarray:
    """Two low notes downward, quiet."""
    return mix(0.36, (0.0, bell(294, 0.2, 0.05)), (0.12, bell(233, 0.24, 0.06))) * 0.7


def write(name: str, sound: np.ndarray, loudness: float) -> None:
    """Writes a sound as 16-bit WAV, its loudest instant at `loudness`."""
    samples = np.round(sound / np.max(np.abs(sound)) * loudness * 32767).astype("<i2")
    with wave.open(str(Path(__file__).parent / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    for make, loudness in ((lay, 0.5), (turn, 0.42), (shuffle, 0.4), (chips, 0.34), (win, 0.42), (error, 0.36)):
        write(make.__name__, make(), loudness)
