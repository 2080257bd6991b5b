"""What the court cards hold, all drawn between the sleeve and the hand."""

import math
from collections.abc import Callable

from .french_pen import BLUE, DARK_GOLD, DARK_STEEL, GOLD, GREEN, INK, LINEN, PALE_GOLD, RED, STEEL, Pen, mix
from .french_people import Person
from .french_signs import SIGN, Inks
from .kit import box, disc, joined, leaf, moved, polygon

_WOOD = "#9a6a3a"
# Where the left hand grips, and the right hand beside the head.
_X = 190


def _sword(pen: Pen, who: Person, suit: str, ink: str) -> None:
    blade = pen.placed(_X, 410, 1, -6)
    blade.form("M-13 20L-13-270L0-312L13-270L13 20Z", STEEL)
    blade.flat("M0-300L13-268L13 20L0 20Z", "#b9c4d1")
    blade.line("M0-284L0 0", 3.4, DARK_STEEL)
    blade.form("M-58-26C-40-14 40-14 58-26C60-12 44-2 0 0C-44-2-60-12-58-26Z", GOLD)
    blade.form(disc(0, -9, 9), RED, 3.4)


def _staff(pen: Pen, who: Person, suit: str, ink: str) -> None:
    staff = pen.placed(_X, 410, 1, -5)
    staff.rod("M0-262L0 150", 7, _WOOD)
    staff.form(moved(SIGN[suit], 0, -286, 0.8), GOLD)
    staff.flat(moved(SIGN[suit], -3, -288, 0.5), PALE_GOLD)
    staff.form(box(-12, -240, 24, 16, 5), GOLD, 4)


def _rose(pen: Pen, who: Person, suit: str, ink: str) -> None:
    pen.rod("M178 190C186 260 180 330 192 440", 4, GREEN)
    for y, sx in ((304, 0.95), (344, -0.9)):
        pen.form(moved("M0 0C14-26 40-30 56-20C46 4 22 12 0 0Z", 184, y, 0.95, -8, sx=sx), GREEN, 4.5)
        pen.line(moved("M6-2L40-14", 184, y, 0.95, -8, sx=sx), 2.6, "#8cc7a5")
    bloom = pen.placed(174, 166, 1.08)
    for i in range(5):
        bloom.form(moved("M-20-8C-26-40 26-40 20-8Q0 6-20-8Z", 0, -8, 1, i * 72), RED, 4.5)
    bloom.form(disc(0, 0, 19), RED, 4)
    bloom.mark("M-10 6C-14-10 6-18 12-4", 4.4)
    bloom.mark("M-4 8C2 10 12 6 11-2", 4.4)
    bloom.mark("M-2 2C-6-4 2-9 5-3", 3.6)


def _halberd(pen: Pen, who: Person, suit: str, ink: str) -> None:
    pole = pen.placed(_X, 410, 1, -5)
    pole.rod("M0-250L0 150", 7, _WOOD)
    pole.form("M-8-262C-34-266-54-246-58-214C-42-224-24-216-8-204Z", STEEL)
    pole.form("M-10-272L0-342L10-272Z", STEEL)
    pole.flat("M0-334L9-272L0-272Z", "#b9c4d1")
    pole.form("M8-252L46-262L38-232L8-218Z", STEEL)
    pole.form(box(-12, -272, 24, 72, 5), GOLD)
    pole.form("M-10-196L10-196L16-160L6-168L0-154L-6-168L-16-160Z", RED, 4)


def _crook(pen: Pen, who: Person, suit: str, ink: str) -> None:
    pen.rod("M206 500L184 250C176 176 128 190 134 236", 8, "#b98144")
    bird = pen.placed(160, 146, 0.95)
    bird.form("M-34 8C-30-18-4-30 16-22C24-36 42-32 46-18L60-11L44-6C38 20 10 28-8 22L-50 36L-44 18Z", BLUE, 5)
    bird.form("M-22 2C-6-14 12-10 18 2C8 16-10 16-22 2Z", "#7aa6dd", 3.5)
    bird.flat("M8 18C20 14 34 6 40-6C40 10 22 22 8 18Z", "#e08a4c")
    bird.flat(disc(33, -18, 3.4), LINEN)
    bird.flat(disc(33.5, -18, 1.8), INK)
    bird.line("M-4 24L-2 40 M8 24L8 40", 3.4)
    note = pen.placed(452, 214, 1.1, 8)
    note.form(disc(-10, 18, 11, 8), INK, 2)
    note.line("M-1 18L-1-26C8-14 20-14 16 4", 4.6)


def _coin(pen: Pen, who: Person, suit: str, ink: str) -> None:
    pen.form(disc(170, 344, 52), GOLD)
    pen.flat(disc(166, 340, 45), PALE_GOLD)
    pen.flat(disc(171, 345, 42), GOLD)
    pen.line(disc(170, 344, 38), 3.6, DARK_GOLD)
    pen.form(moved(SIGN[suit], 170, 344, 0.54), who.hat[0], 3)
    dots = [disc(170 + 45 * math.cos(t), 344 + 45 * math.sin(t), 2.6) for t in (i * math.pi / 10 for i in range(20))]
    pen.flat(joined(*dots), DARK_GOLD)


def _cards(pen: Pen, who: Person, suit: str, ink: str) -> None:
    for turn in (-38, -16, 6):
        card = pen.placed(186, 424, 1, turn)
        card.form(box(-36, -124, 72, 110, 8), LINEN, 5)
        if turn < 0:
            for x in (-24, -8, 8, 24):
                card.line(f"M{x} -114L{x} -30", 5, "#86a6d3")
        else:
            card.flat(moved(SIGN[suit], 0, -70, 0.6), ink)


def _fan(pen: Pen, who: Person, suit: str, ink: str) -> None:
    count = 9
    for i in range(count):
        a, b = -52 + i * 14.5, -37.5 + i * 14.5
        blade = [_polar(448, 268, r, t) for r, t in ((18, a), (118, a), (126, (a + b) / 2), (118, b), (18, b))]
        pen.form(polygon(*blade), who.hat[0] if i % 2 else GOLD, 4)
        pen.flat(disc(*_polar(448, 268, 98, (a + b) / 2), 6), LINEN)
        pen.flat(disc(*_polar(448, 268, 72, (a + b) / 2), 3.6), LINEN)


def _polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    t = math.radians(degrees)
    return x + r * math.sin(t), y - r * math.cos(t)


def _goblet(pen: Pen, who: Person, suit: str, ink: str) -> None:
    cup = pen.placed(452, 196, 1, 6)
    cup.form("M-8 40L8 40L10 84L-10 84Z", GOLD)
    cup.form("M-40-34C-42 10-26 44 0 44C26 44 42 10 40-34Z", GOLD)
    cup.flat("M16-28C18 6 10 32 0 40C24 40 38 10 37-28Z", mix(GOLD, DARK_GOLD, 0.5))
    cup.form(disc(0, -34, 40, 12), "#7d1f35")
    cup.flat("M-26-34Q-10-42 12-40Q-6-34-26-34Z", "#c2566b")
    cup.form(moved(SIGN[suit], -2, 2, 0.36), RED, 3.4)
    for x, y, r in ((-20, -62, 6), (6, -72, 8), (24, -58, 5)):
        cup.form(disc(x, y, r), "#a93b52", 3.4)


def _posy(pen: Pen, who: Person, suit: str, ink: str) -> None:
    pen.rod("M206 436C196 400 200 360 218 320", 4, GREEN)
    pen.rod("M200 430C180 390 176 360 170 338", 4, GREEN)
    for x, y, turn in ((192, 372, -64), (212, 372, 50), (178, 366, -80)):
        pen.form(moved(leaf(40, 12), x, y, 1, turn), GREEN, 4)
    for x, y, s, fill in ((164, 322, 1, LINEN), (222, 300, 1.15, RED)):
        bloom = pen.placed(x, y, s)
        for i in range(6):
            bloom.form(moved(disc(0, -17, 11, 13), 0, 0, 1, i * 60), fill, 4)
        bloom.form(disc(0, 0, 11), GOLD, 3.4)


def _letter(pen: Pen, who: Person, suit: str, ink: str) -> None:
    sheet = pen.placed(456, 206, 1, 12)
    sheet.form(box(-56, -42, 112, 84, 5), "#f6cdc4")
    sheet.line("M-54-40L0 8L54-40", 4)
    sheet.marks(["M-52 38L-14 0", "M52 38L14 0"], 4, "#c98a84")
    sheet.form(moved(SIGN[suit], 0, 8, 0.56), RED, 3.4)


def _book(pen: Pen, who: Person, suit: str, ink: str) -> None:
    book = pen.placed(172, 372, 1, -10)
    book.form(box(-58, -66, 112, 132, 6), LINEN)
    book.form(box(-62, -70, 108, 132, 6), who.robe[0])
    book.line(box(-50, -58, 84, 108, 4), 4, GOLD)
    book.form(moved(SIGN[suit], -8, -4, 0.54), GOLD, 3.4)
    owl = pen.placed(470, 286, 0.92)
    owl.form("M-34-34L-40-62L-18-50Q0-56 18-50L40-62L34-34C46 0 40 40 22 60L-22 60C-40 40-46 0-34-34Z", "#9a6a3a", 5)
    owl.flat("M-22 4C-10 14 10 14 22 4C26 30 20 50 12 58L-12 58C-20 50-26 30-22 4Z", "#d9b37c")
    owl.marks(["M-10 20L-6 28", "M4 20L8 28", "M-4 34L0 42", "M10 34L12 42", "M-16 36L-14 44"], 4.4, "#9a6a3a")
    for x in (-16, 16):
        owl.form(disc(x, -22, 16), LINEN, 4)
        owl.form(disc(x - 2, -22, 8), GOLD, 2)
        owl.flat(disc(x - 3, -22, 4.6), INK)
    owl.form("M-6-12L6-12L0 4Z", GOLD, 3.4)
    owl.mark("M-34-8C-42 16-36 38-26 52", 6)


_THINGS: dict[str, Callable[[Pen, Person, str, str], None]] = {
    "sword": _sword,
    "staff": _staff,
    "rose": _rose,
    "halberd": _halberd,
    "crook": _crook,
    "coin": _coin,
    "cards": _cards,
    "fan": _fan,
    "goblet": _goblet,
    "posy": _posy,
    "letter": _letter,
    "book": _book,
}


def thing(pen: Pen, who: Person, suit: str, inks: Inks) -> None:
    """The thing in the person's hand."""
    _THINGS[who.thing](pen, who, suit, inks[suit])
