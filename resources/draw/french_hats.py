"""Crowns, hats and wreaths, in the head's units: the brim lies at about -46."""

import math
from collections.abc import Callable

from PySide6.QtGui import QPainterPath

from .french_pen import DARK_GOLD, DARK_RED, GOLD, GREEN, INK, LINEN, RED, Pen
from .french_people import Person
from .french_signs import SIGN
from .kit import disc, joined, leaf, moved, path, polygon

_STRAW = "#e7c267"
_OAK = path(
    "M0 0C-10-4-16-10-12-16C-20-20-20-28-12-30C-14-38-6-44 0-46C6-44 14-38 12-30C20-28 20-20 12-16C16-10 10-4 0 0Z"
)


def _king(pen: Pen, who: Person, suit: str) -> None:
    a, b = who.hat
    pen.form("M-56-64C-62-108-20-118 0-118C20-118 62-108 56-64Z", a)
    pen.marks(["M-30-74C-36-92-26-106-12-112", "M30-74C36-92 26-106 12-112"], 5, DARK_RED)
    pen.form("M-58-68L-76-110L-43-88L-28-114L0-87L28-114L43-88L76-110L58-68Q0-56-58-68Z", GOLD)
    pen.form("M-59-45Q0-32 59-45L61-72Q0-58-61-72Z", GOLD)
    for x, y in ((-76, -113), (-28, -119), (28, -119), (76, -113)):
        pen.form(disc(x, y, 7.5), LINEN, 4)
    for x in (-38, 38):
        pen.form(disc(x, -53, 5.5), b, 3)
    pen.form(moved(SIGN[suit], 0, -49, 0.18), a, 3)
    pen.form(disc(0, -124, 8.5), b, 4)


def _radiate(pen: Pen, who: Person, suit: str) -> None:
    a, _ = who.hat
    for i in sorted(range(-4, 5), key=lambda i: i % 2 == 0):
        x, y = i * 13.5, -62 - 2.2 * (4 - abs(i))
        tip = -114 - (4 - abs(i)) * 3.5 if i % 2 == 0 else -96
        pen.form(polygon((x - 9, y), (x + i * 5.5, tip), (x + 9, y)), GOLD, 4.5)
    pen.form("M-58-43Q0-30 58-43L61-75Q0-60-61-75Z", GOLD)
    pen.flat("M-57-51Q0-38 57-51L59-65Q0-51-59-65Z", a)
    for i in range(-3, 4):
        pen.flat(moved(SIGN["D"], i * 15.5, -51.5 + 0.8 * (3 - abs(i)), 0.11), LINEN)


def _arched(pen: Pen, who: Person, suit: str) -> None:
    a, _ = who.hat
    pen.form("M-54-66C-68-114-20-114 0-98C20-114 68-114 54-66Z", a)
    for d in ("M-54-66C-74-116-16-118 0-92", "M54-66C74-116 16-118 0-92", "M0-62L0-92"):
        pen.rod(d, 7, GOLD)
    for x, y in ((-52, -92), (-30, -106), (30, -106), (52, -92)):
        pen.form(disc(x, y, 4.8), LINEN, 3)
    pen.form(disc(0, -102, 9.5), GOLD, 4.5)
    pen.form(moved(SIGN[suit], 0, -123, 0.22), a, 3.5)
    pen.form("M-57-45Q0-32 57-45L59-70Q0-56-59-70Z", LINEN)
    for i in range(-3, 4):
        pen.flat(moved("M0-7C4 0 4 3 5 6L0 4L-5 6C-4 3-4 0 0-7Z", i * 15.5, -54 + 1.2 * (3 - abs(i))), INK)


def _wreath(pen: Pen, who: Person, suit: str) -> None:
    """Oak leaves on a gold band, set back for a head in profile."""
    a, b = who.hat
    pen = pen.placed(10, -2, 1.12, -5)
    pen.form("M-52-56C-58-96 58-96 52-56Z", "#18493a")
    for row, dy, count in ((0, -12, 5), (1, 4, 6)):
        for k in range(count):
            i = (k - (count - 1) / 2) / (count / 2)
            y = -70 - 18 * (1 - i * i) + dy
            pen.form(moved(_OAK, i * 54, y + 16, 0.9, i * 52), "#58a484" if row else a, 4)
    for i in (-2, 0, 2):
        pen.form(disc(i * 17, -70 - 3 * (2 - abs(i)), 6.5), b, 3)
    pen.form("M-56-45Q0-32 56-45L58-66Q0-52-58-66Z", GOLD)
    for i in range(-2, 3):
        pen.form(moved(SIGN[suit], i * 24, -50 - abs(i) * 1.6, 0.13), a, 2.4)


def _queen(pen: Pen, who: Person, suit: str) -> None:
    a, b = who.hat
    pen.form(
        "M-48-60C-62-94-36-100-28-78C-28-104-10-114 0-122C10-114 28-104 28-78C36-100 62-94 48-60Q0-48-48-60Z", GOLD
    )
    pen.form(moved(SIGN[suit], 0, -86, 0.25), a, 3)
    pen.form("M-51-45Q0-32 51-45L53-67Q0-54-53-67Z", b)
    for i in range(-3, 4):
        pen.flat(disc(i * 14, -48 - 1.1 * abs(i), 4.6), LINEN)
    for x, y in ((-48, -95), (0, -124), (48, -95)):
        pen.form(disc(x, y, 7), LINEN, 4)


def _coronet(pen: Pen, who: Person, suit: str) -> None:
    a, b = who.hat
    for x, turn in ((-40, -16), (0, 0), (40, 16)):
        pen.form(moved(SIGN[suit], x, -82 + abs(x) * 0.12, 0.3, turn), GOLD, 4)
    for x in (-20, 20):
        pen.form(disc(x, -72, 6), LINEN, 3.4)
    pen.form("M-51-44Q0-31 51-44L52-66Q0-52-52-66Z", GOLD)
    for x in (-34, 0, 34):
        pen.form(disc(x, -48 - abs(x) * 0.1, 5.5), a if x else b, 3)


def _garland(pen: Pen, who: Person, suit: str) -> None:
    a, _ = who.hat
    for i in range(-4, 5):
        x, y = i * 13.6, -54 - 24 * math.cos(i / 4 * 1.35)
        for turn in (-30, 30):
            pen.form(moved(leaf(25, 8), x, y, 1, i * 16 + turn), GREEN, 3.2)
    for i in range(-3, 4):
        x, y = i * 17, -56 - 24 * math.cos(i / 3 * 1.25)
        pen.form(_flower(x, y, 6.5, 5.6), a if i % 2 else LINEN, 3)
        pen.form(disc(x, y, 4), GOLD, 2)


def _flower(x: float, y: float, r: float, petal: float) -> QPainterPath:
    shape = disc(x, y, r * 0.6)
    for q in range(5):
        shape = shape.united(moved(disc(0, -r, petal), x, y, 1, q * 72))
    return shape


def _comb(pen: Pen, who: Person, suit: str) -> None:
    _, b = who.hat
    comb = path(
        "M-34-58C-52-80-66-100-70-118Q-54-112-50-124Q-34-116-28-130Q-12-120 0-133"
        "Q12-120 28-130Q34-116 50-124Q54-112 70-118C66-100 52-80 34-58Q0-70-34-58Z"
    )
    pen.form(comb, "#c48a34", 4.5)
    eye = "M0-20C9-8 7 8 0 22C-7 8-9-8 0-20Z"
    pen.flat(joined(*(moved(eye, i * 17, -94 - 4 * math.cos(i * 0.7), 0.92, i * 15) for i in range(-2, 3))), "#6b4212")
    pen.form("M-49-45Q0-32 49-45L51-63Q0-50-51-63Z", b)
    for i in range(-3, 4):
        pen.flat(disc(i * 13, -49 - abs(i), 4.2), LINEN)
    pen.form(_flower(44, -60, 10, 8), RED, 4)
    pen.form(disc(44, -60, 5), GOLD, 2.4)


def _feather(pen: Pen, x: float, y: float, turn: float, colour: str) -> None:
    plume = pen.placed(x, y, 1, turn - 64)
    plume.form("M0 0C16-34 26-72 82-96C74-58 60-20 0 0Z", colour, 4.5)
    plume.mark("M0 0C26-24 44-50 74-86", 4.5)
    plume.marks(["M24-24L22-46", "M38-40L38-66", "M40-44L60-50", "M28-28L50-32", "M52-58L54-78"], 3, INK)


def _beret(pen: Pen, who: Person, suit: str) -> None:
    a, b = who.hat
    pen.form("M-58-40C-96-84-46-126 12-118C66-112 92-76 62-42Q0-60-58-40Z", a)
    pen.marks(["M-36-56C-46-80-26-104-4-110", "M-10-60C-20-84-6-104 10-110", "M24-58C40-74 44-88 40-102"], 6, b)
    pen.form("M-60-34Q0-54 62-36L62-55Q0-72-60-53Z", b, 4.5)
    _feather(pen, 44, -50, 64, who.feather)
    pen.form(disc(46, -54, 8), GOLD, 4)


def _tricorn(pen: Pen, who: Person, suit: str) -> None:
    a, b = who.hat
    _feather(pen, 34, -70, 74, who.feather)
    pen.form(
        "M-98-46C-84-64-60-74-40-82C-20-128 44-126 58-86C70-76 92-84 106-102C110-64 78-38 40-36C0-34-50-30-98-46Z", a
    )
    pen.form("M-98-46C-84-64-20-70 20-66C60-64 90-76 106-102C110-64 78-38 40-36C0-34-50-30-98-46Z", a)
    pen.mark("M-92-48C-60-64-20-68 20-64C60-62 88-72 104-96", 7, b)
    pen.form(disc(28, -52, 9), GOLD, 4)


def _bycocket(pen: Pen, who: Person, suit: str) -> None:
    """A hunter's hat in profile: a long peak before, the brim turned up behind."""
    a, b = who.hat
    pen.form("M-50-48C-44-96-8-132 40-128C72-122 84-84 76-46Z", a)
    pen.marks(["M-18-64C-16-92 4-114 28-118", "M10-66C14-92 30-106 48-108"], 5, DARK_RED)
    _feather(pen, 34, -62, 58, who.feather)
    pen.form("M-104-38C-60-62 20-66 62-70C76-72 90-82 96-92C104-62 92-40 66-34C20-28-50-26-104-38Z", b)
    pen.mark("M-88-40C-40-52 40-50 84-58", 4, DARK_GOLD)
    pen.form(moved(SIGN[suit], 34, -50, 0.24), a, 3.4)


def _straw(pen: Pen, who: Person, suit: str) -> None:
    a, _ = who.hat
    pen.form("M-44-56C-46-112-26-124 0-124C26-124 46-112 44-56Z", _STRAW)
    pen.marks(["M-24-118C-32-90-30-80-30-66", "M0-122L0-66", "M24-118C32-90 30-80 30-66"], 4, DARK_GOLD)
    pen.form("M-45-60Q0-48 45-60L45-79Q0-68-45-79Z", a, 4)
    pen.form("M-100-44C-70-68 70-68 100-44C80-26 40-36 0-36C-40-36-80-26-100-44Z", _STRAW)
    pen.marks(["M-84-45C-40-58 40-58 84-45", "M-60-38C-30-44 30-44 60-38"], 4, DARK_GOLD)
    pen.form(moved(SIGN[suit], 30, -80, 0.32, 14), GREEN, 4)


_HATS: dict[str, Callable[[Pen, Person, str], None]] = {
    "king": _king,
    "radiate": _radiate,
    "arched": _arched,
    "wreath": _wreath,
    "queen": _queen,
    "coronet": _coronet,
    "garland": _garland,
    "comb": _comb,
    "beret": _beret,
    "tricorn": _tricorn,
    "bycocket": _bycocket,
    "straw": _straw,
}


def hat(pen: Pen, who: Person, suit: str) -> None:
    """Whatever the person wears on the head."""
    _HATS[who.headgear](pen, who, suit)
