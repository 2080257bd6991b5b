"""Suit signs, index letters and the paper of the French-suited cards."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtGui import QPainterPath

from .kit import EDGE, PAPER, Drawing, box, moved, path

WIDTH, HEIGHT = 630, 880
SUITS = "DHCS"
RANKS = "A23456789TJQK"
Inks = Mapping[str, str]
TWO_COLOURS: Inks = MappingProxyType({"D": "#c8202f", "H": "#c8202f", "C": "#1d1a24", "S": "#1d1a24"})
FOUR_COLOURS: Inks = MappingProxyType({"D": "#1f62b3", "H": "#c8202f", "C": "#1d7a46", "S": "#1d1a24"})


def _club() -> QPainterPath:
    """One outline: stem, right lobe, top lobe, left lobe (angles anticlockwise from the right)."""
    club = path("M20 54C11 46 7 36 6.3 23.8")
    for x, y, start, sweep in ((26, 10, 215, 265), (0, -28, -50, 280), (-26, 10, 60, 265)):
        club.arcTo(x - 24, y - 24, 48, 48, start, sweep)
    club.cubicTo(-7, 36, -11, 46, -20, 54)
    club.closeSubpath()
    return club


# Each sign stands in a box of about +-50 about the origin.
SIGN: Mapping[str, QPainterPath] = MappingProxyType(
    {
        "D": path("M0-56Q17-24 43 0Q17 24 0 56Q-17 24-43 0Q-17-24 0-56Z"),
        "H": path(
            "M0 50C-14 26-50 8-50-19C-50-39-37-49-25-49C-12-49-4-41 0-29"
            "C4-41 12-49 25-49C37-49 50-39 50-19C50 8 14 26 0 50Z"
        ),
        "C": _club(),
        "S": path(
            "M0-54C12-30 49-9 49 17C49 33 38 41 27 41C17 41 9 36 4 27C5 39 10 47 19 54L-19 54"
            "C-10 47-5 39-4 27C-9 36-17 41-27 41C-38 41-49 33-49 17C-49-9-12-30 0-54Z"
        ),
    }
)

# Width and skeleton of each index letter in a box 84 high; a round pen of 13.5 draws it, so that no font is needed.
_LETTER: Mapping[str, tuple[int, str]] = MappingProxyType(
    {
        "A": (54, "M4 84L27 2L50 84 M12 58L42 58"),
        "2": (48, "M4 22C4-4 44-4 44 22C44 40 24 52 5 81L46 81"),
        "3": (48, "M5 4L42 4L22 34C50 32 50 82 22 82C12 82 6 78 3 70"),
        "4": (52, "M36 84L36 4L4 60L50 60"),
        "5": (48, "M42 4L11 4L8 38C24 24 46 34 45 57C44 86 12 88 4 72"),
        "6": (50, "M40 8C24 2 6 18 6 54C6 92 46 90 46 56C46 28 12 28 6 56"),
        "7": (46, "M3 4L44 4C28 30 20 54 18 84"),
        "8": (50, "M25 39C6 36 4 3 25 3C46 3 44 36 25 39C-2 42-2 82 25 82C52 82 52 42 25 39Z"),
        "9": (50, "M10 78C28 86 46 68 46 31C46-6 5-6 5 30C5 58 40 58 46 31"),
        "J": (42, "M18 4L38 4 M36 4L36 60C36 90 4 88 3 64"),
        "Q": (60, "M28 3C-4 3-4 82 28 82C60 82 60 3 28 3Z M34 60L54 86"),
        "K": (52, "M6 3L6 84 M46 3L10 45 M21 34L50 84"),
        "R": (50, "M6 84L6 4L24 4C50 4 50 46 24 46L6 46 M26 46L48 84"),
        "D": (54, "M6 4L6 81L20 81C58 81 58 4 20 4Z"),
        "F": (46, "M6 84L6 4L42 4 M6 42L36 42"),
        "V": (52, "M3 2L26 82L49 2"),
        "0": (50, "M25 3C-1 3-1 82 25 82C51 82 51 3 25 3Z"),
        "1": (34, "M5 24L24 4L24 84"),
        "C": (54, "M50 18C40-2 6-2 6 43C6 88 40 88 50 68"),
        "N": (54, "M6 84L6 3L48 84L48 3"),
        "S": (50, "M45 16C38-2 6 0 6 22C6 46 46 38 46 63C46 88 12 88 4 70"),
    }
)
_TEN = ("M2 20L16 4L16 84", "M46 3C20 3 20 82 46 82C72 82 72 3 46 3Z")
LETTER_PEN = 13.5


def letter(sign: str, x: float, y: float, scale: float = 1) -> list[QPainterPath]:
    """The skeleton of an index letter or number (T is 10), centred on ``x``, its top at ``y``."""
    if sign == "T":
        narrow = scale * 0.98
        return [moved(d, x - 35 * narrow, y, scale, sx=narrow) for d in _TEN]
    width, d = _LETTER[sign]
    return [moved(d, x - width * scale / 2, y, scale)]


def blank() -> Drawing:
    """An empty card: paper with rounded corners and a hairline edge."""
    card = Drawing(WIDTH, HEIGHT)
    card.add(box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 28), PAPER, EDGE, 3)
    return card


def add_index(card: Drawing, sign: str, suit: str, ink: str) -> None:
    """Letter over suit sign in the top left corner and, turned, in the bottom right one."""
    corner = Drawing()
    for skeleton in letter(sign, 58, 40):
        corner.line(skeleton, LETTER_PEN, ink)
    corner.add(moved(SIGN[suit], 58, 186, 0.68), ink)
    card.both_ways("index", corner)
