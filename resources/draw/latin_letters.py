"""Capital letters as strokes, for mottos: no font is needed and none can be missing."""

from __future__ import annotations

from .latin_parts import INK, group, line

# Skeleton in a box 64 high, and its width.
_LETTERS: dict[str, tuple[str, float]] = {
    "A": ("M2 60L22 4L42 60M10 40L34 40", 44),
    "B": ("M6 4L6 60M6 4L20 4C36 4 36 30 20 30L6 30M20 30C42 30 42 60 20 60L6 60", 38),
    "C": ("M38 14C26 -2 4 4 4 32C4 60 26 66 38 50", 40),
    "D": ("M6 4L6 60M6 4L16 4C48 4 48 60 16 60L6 60", 42),
    "E": ("M34 4L6 4L6 60L34 60M6 31L28 31", 36),
    "F": ("M34 4L6 4L6 60M6 31L28 31", 34),
    "G": ("M38 14C26 -2 4 4 4 32C4 62 30 66 38 50L38 36L26 36", 42),
    "H": ("M6 4L6 60M38 4L38 60M6 31L38 31", 44),
    "I": ("M6 4L6 60", 12),
    "L": ("M6 4L6 60L32 60", 34),
    "M": ("M4 60L8 4L26 42L44 4L48 60", 52),
    "N": ("M6 60L6 4L38 60L38 4", 44),
    "O": ("M24 4C52 4 52 60 24 60C-4 60 -4 4 24 4Z", 48),
    "P": ("M6 60L6 4L20 4C40 4 40 34 20 34L6 34", 36),
    "Q": ("M24 4C52 4 52 60 24 60C-4 60 -4 4 24 4ZM28 46L44 66", 48),
    "R": ("M6 60L6 4L20 4C40 4 40 32 20 32L6 32M18 32L38 60", 40),
    "S": ("M34 12C24 -2 4 2 6 18C8 34 36 28 36 46C36 62 12 64 3 50", 38),
    "T": ("M2 4L40 4M21 4L21 60", 42),
    "U": ("M6 4L6 40C6 66 38 66 38 40L38 4", 44),
    "V": ("M2 4L21 60L40 4", 42),
    "Z": ("M4 4L36 4L4 60L38 60", 40),
    "À": ("M2 60L22 4L42 60M10 40L34 40M14 -14L26 -6", 44),
    "Ù": ("M6 4L6 40C6 66 38 66 38 40L38 4M14 -14L26 -6", 44),
    " ": ("", 18),
}
_SPACE = 12


def text_width(text: str, height: float) -> float:
    """How wide `lettering` draws a line."""
    return (sum(_LETTERS[c][1] for c in text) + _SPACE * (len(text) - 1)) * height / 64


def lettering(text: str, y: float, height: float, ink: str = INK, width: float = 8) -> str:
    """One line of capitals, centred about x = 0, its top at y."""
    x = 0.0
    out = ""
    for c in text:
        d, advance = _LETTERS[c]
        if d:
            out += group(line(d, width, ink), x)
        x += advance + _SPACE
    return group(out, -text_width(text, height) / 2, y, scale=height / 64)
