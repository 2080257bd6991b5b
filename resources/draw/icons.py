"""Glyphs of the interface (24 x 24, all cream: tint by composition), suit signs, wordmark and application icon."""

from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from .french_signs import SIGN, SUITS, TWO_COLOURS
from .kit import PAPER, Drawing, box, disc, moved, stroked

NAME = "icons"
FOLDER = "icons"
CREAM = "#f6efdd"
_AMBER = "#f0ac33"
_PEN = 2.2
_GEAR_TEETH = 8


def _strokes(*lines: str) -> Callable[[Drawing], None]:
    def draw(icon: Drawing) -> None:
        for d in lines:
            icon.line(d, _PEN, CREAM)

    return draw


def _fills(*shapes: str) -> Callable[[Drawing], None]:
    def draw(icon: Drawing) -> None:
        for d in shapes:
            icon.add(d, CREAM, CREAM, 1)

    return draw


def _arrow(turn: float) -> Callable[[Drawing], None]:
    def draw(icon: Drawing) -> None:
        icon.add(moved("M0-9L8.5 0.5L3.8 0.5L3.8 9L-3.8 9L-3.8 0.5L-8.5 0.5Z", 12, 12, 1, turn), CREAM, CREAM, 1.4)

    return draw


def _settings(icon: Drawing) -> None:
    teeth = [moved("M-2-10.6L2-10.6L3-5L-3-5Z", 12, 12, 1, k * 360 / _GEAR_TEETH) for k in range(_GEAR_TEETH)]
    wheel = disc(12, 12, 7.4)
    for tooth in teeth:
        wheel = wheel.united(tooth)
    icon.add(wheel.subtracted(disc(12, 12, 3.2)), CREAM)


def _hint(icon: Drawing) -> None:
    bulb = "M9 16.2C9 13.6 5.6 12.6 5.6 8.8C5.6 5 8.4 2.6 12 2.6C15.6 2.6 18.4 5 18.4 8.8C18.4 12.6 15 13.6 15 16.2Z"
    icon.line(bulb, _PEN, CREAM)
    icon.line("M9.4 18.9L14.6 18.9 M10.6 21.6L13.4 21.6", _PEN, CREAM)


def _help(icon: Drawing) -> None:
    icon.line("M7.2 8.2C7 4.6 9.2 2.8 12 2.8C15 2.8 17 4.8 17 7.4C17 11.2 12 11.2 12 15.4", 2.6, CREAM)
    icon.add(disc(12, 20.4, 1.8), CREAM)


def _speaker(icon: Drawing) -> None:
    icon.add("M3 9L7 9L12 4.6L12 19.4L7 15L3 15Z", CREAM, CREAM, 1.4)


def _sound_on(icon: Drawing) -> None:
    _speaker(icon)
    _strokes("M15.4 8.8C17.2 10.6 17.2 13.4 15.4 15.2", "M18.2 6C21.6 9.4 21.6 14.6 18.2 18")(icon)


def _sound_off(icon: Drawing) -> None:
    _speaker(icon)
    _strokes("M15.8 9.2L21.4 14.8", "M21.4 9.2L15.8 14.8")(icon)


def _cup(icon: Drawing) -> None:
    icon.add("M6.4 3L17.6 3L17.6 8.4C17.6 12 15.2 14.4 12 14.4C8.8 14.4 6.4 12 6.4 8.4Z", CREAM, CREAM, 1)
    icon.add("M10.9 14L13.1 14L13.5 18.4L10.5 18.4Z", CREAM)
    foot = "M7.4 21L7.4 19.6C7.4 18.4 8.4 17.8 9.4 17.8L14.6 17.8C15.6 17.8 16.6 18.4 16.6 19.6L16.6 21Z"
    icon.add(foot, CREAM, CREAM, 1)
    _strokes("M6 5L3 5C2.8 8.6 4.2 10.6 7 11", "M18 5L21 5C21.2 8.6 19.8 10.6 17 11")(icon)


def _replay(icon: Drawing) -> None:
    icon.line("M4.8 2.8L4.8 7.8L9.8 7.8", _PEN, CREAM)
    arc = "M5.2 7.4C7 4.6 9.4 3.4 12 3.4C16.8 3.4 20.6 7.2 20.6 12C20.6 16.8 16.8 20.6 12 20.6C7.2 20.6 3.4 16.8 3.4 12"
    icon.line(arc, _PEN, CREAM)
    icon.add("M10 8.4L15.8 12L10 15.6Z", CREAM, CREAM, 1)


_GLYPHS: dict[str, Callable[[Drawing], None]] = {
    "arrow_up": _arrow(0),
    "arrow_down": _arrow(180),
    "menu": _strokes("M4 6L20 6", "M4 12L20 12", "M4 18L20 18"),
    "close": _strokes("M5.5 5.5L18.5 18.5", "M18.5 5.5L5.5 18.5"),
    "undo": _strokes("M4.6 9L14 9C17.6 9 20 11.2 20 14.4C20 17.6 17.6 19.8 14 19.8L9 19.8", "M8.8 4.4L4.2 9L8.8 13.6"),
    "hint": _hint,
    "settings": _settings,
    "help": _help,
    "sound_on": _sound_on,
    "sound_off": _sound_off,
    "play": _fills("M6.5 4L19.5 12L6.5 20Z"),
    "pause": _fills("M6.5 4.5L10 4.5L10 19.5L6.5 19.5Z", "M14 4.5L17.5 4.5L17.5 19.5L14 19.5Z"),
    "replay": _replay,
    "cup": _cup,
}


def glyph(name: str) -> str:
    """One interface glyph."""
    icon = Drawing(24, 24)
    _GLYPHS[name](icon)
    return icon.svg()


def suit_icon(suit: str) -> str:
    """A French suit sign in its colour with a paper rim, so that it reads on dark and on light ground."""
    icon = Drawing(128, 128)
    sign = moved(SIGN[suit], 64, 64, 1)
    icon.add(sign, PAPER, PAPER, 12)
    icon.add(sign, TWO_COLOURS[suit])
    return icon.svg()


def app_icon() -> str:
    """Two cards on green, one going up and one going down."""
    icon = Drawing(256, 256)
    icon.add(box(4, 4, 248, 248, 54), "#134434")
    icon.add(box(10, 10, 236, 236, 48), "#1d5b43", "#2f7d5c", 4)
    for x, y, fill, dark, turn in ((174, 152, "#2f6fb8", "#1d4f8c", 180), (82, 104, "#f0ac33", "#b9761a", 0)):
        card = box(x - 56, y - 84, 112, 168, 16)
        icon.add(moved(card, 4, 6), "#0d2f23", None, 4, 0.55)
        icon.add(card, PAPER, "#0d2f23", 3)
        icon.add(box(x - 46, y - 74, 92, 148, 9), fill, dark, 4)
        icon.add(moved("M0-58L38-10L17-10L17 56L-17 56L-17-10L-38-10Z", x, y, 1, turn), PAPER, dark, 4)
    return icon.svg()


# Skeletons of the wordmark's letters in a body with the base line at 0, x-height 62, ascender 112; and their advance.
_LETTERS: dict[str, tuple[str, float]] = {
    "A": ("M-4 2C14-4 24-24 36-56C44-78 50-96 58-112L84-8C86-1 92 2 100-4 M8-38C34-46 58-44 82-36", 102),
    "l": ("M4-108L14-112L14-14C14-2 24 3 34-6", 36),
    "t": ("M16-88L16-16C16-2 28 4 40-6 M0-60L38-60", 42),
    "a": ("M46-48C42-58 34-62 26-62C10-62 2-46 2-30C2-12 10 0 22 0C34 0 46-14 46-34 M46-62L46-14C46-2 56 2 64-6", 68),
    "e": ("M4-32C22-28 44-34 44-48C44-57 38-62 28-62C12-62 2-48 2-30C2-10 14 1 28 1C38 1 46-4 52-12", 54),
    "B": (
        "M22-106L22 0 M2-98C22-112 44-114 54-112C70-109 78-99 78-86C78-70 64-60 38-58"
        "M38-58C70-60 88-48 88-30C88-10 68 2 42 2C30 2 16 0 4-6",
        102,
    ),
    "s": ("M40-54C36-60 30-62 24-62C12-62 6-55 6-47C6-30 42-34 42-15C42-5 34 1 22 1C12 1 5-3 0-9", 50),
}
_GAP = 6
_SPACE = 34
_NIB = (17.0, 0.34, -32.0)


def _written(d: str) -> QPainterPath:
    """A skeleton written with a broad elliptic nib: a round pen, in a space stretched along the nib's short side."""
    width, thin, angle = _NIB
    stretched = moved(moved(d, 0, 0, 1, -angle), 0, 0, 1 / thin, 0, sx=1)
    return moved(moved(stroked(stretched, width), 0, 0, thin, 0, sx=1), 0, 0, 1, angle)


def wordmark() -> str:
    """The name of the game in drawn letters, cream with an amber middle word."""
    placed: list[tuple[QPainterPath, str]] = []
    x = 30.0
    for word, ink in (("Alta", CREAM), ("e", _AMBER), ("Bassa", CREAM)):
        for name in word:
            d, advance = _LETTERS[name]
            placed.append((moved(_written(d), x, 138), ink))
            x += advance + _GAP
        x += _SPACE
    mark = Drawing(round(x - _SPACE - _GAP + 16), 170)
    for shape, ink in placed:
        mark.add(shape, ink)
    return mark.svg()


def faces() -> dict[str, str]:
    """File name -> text of all icons."""
    files = {f"{name}.svg": glyph(name) for name in _GLYPHS}
    files |= {f"suit_french_{suit}.svg": suit_icon(suit) for suit in SUITS}
    files |= {"altabassa.svg": app_icon(), "wordmark.svg": wordmark()}
    return files
