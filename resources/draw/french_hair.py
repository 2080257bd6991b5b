"""Hair and beards of the court cards, in the head's units: each colour is a pair, the hair and its darker strands."""

from collections.abc import Callable

from .french_pen import RED, Pen
from .french_people import Person
from .kit import disc

Hair = Callable[[Pen, str, str], None]


def _locks_behind(pen: Pen, colour: str, dark: str) -> None:
    """Side locks that curl outwards."""
    for m, lock in zip(
        (-1, 1),
        pen.both("M-30-60C-64-52-68-10-66 18C-68 40-76 44-84 52C-90 66-70 80-52 70C-44 40-40 0-38-40Z"),
        strict=True,
    ):
        pen.form(lock, colour)
        side = pen.placed(0, 0, 1, 0, m > 0)
        side.marks(["M-48-44C-58-10-56 22-62 52", "M-57-30C-62-4-62 16-70 50", "M-44-20C-50 16-50 36-56 62"], 4, dark)


def _straight_behind(pen: Pen, colour: str, dark: str) -> None:
    """Old straight hair to the shoulders."""
    for m, lock in zip(
        (-1, 1), pen.both("M-30-60C-60-50-64-10-66 30C-68 70-78 96-88 118L-52 112C-44 60-40 0-38-40Z"), strict=True
    ):
        pen.form(lock, colour)
        side = pen.placed(0, 0, 1, 0, m > 0)
        side.marks(
            ["M-48-44C-58 0-56 50-70 108", "M-57-20C-62 20-64 60-80 112", "M-44-10C-50 30-50 70-60 106"], 4, dark
        )


def _long_behind(pen: Pen, colour: str, dark: str) -> None:
    """Long hair down the back."""
    pen.form(
        "M0-78C-62-78-76-22-70 18C-64 54-88 76-84 128C-60 142-30 140 0 132C30 140 62 142 84 128"
        "C88 76 64 54 70 18C76-22 62-78 0-78Z",
        colour,
    )
    for m in (False, True):
        side = pen.placed(0, 0, 1, 0, m)
        side.marks(
            [
                "M-60-10C-64 40-80 76-76 124",
                "M-53 20C-54 60-66 86-60 130",
                "M-66 30C-74 60-82 90-80 118",
                "M-50 60C-50 90-52 110-46 130",
            ],
            4,
            dark,
        )


def _bob_behind(pen: Pen, colour: str, dark: str) -> None:
    """Cut round at the jaw."""
    pen.form(
        "M0-74C-62-74-72-10-68 36Q-74 62-56 76Q-30 80-20 66L22 66Q34 80 58 76Q74 62 68 36C72-10 62-74 0-74Z", colour
    )
    for m in (False, True):
        pen.placed(0, 0, 1, 0, m).marks(["M-60-10C-63 20-66 44-56 68", "M-54 0C-56 30-56 50-44 70"], 4, dark)


def _bun_behind(pen: Pen, colour: str, dark: str) -> None:
    """Combed back into a bun."""
    pen.form("M0-80C-62-80-72-30-64 4C-60 30-54 38-46 40L46 40C54 38 60 30 64 4C72-30 62-80 0-80Z", colour)
    pen.form(disc(38, -78, 30, 26), colour)
    pen.marks(["M16-84Q38-104 60-84", "M18-74Q40-92 64-72", "M26-62Q46-74 62-60"], 4, dark)


def _updo_behind(pen: Pen, colour: str, dark: str) -> None:
    """Combed up, with ringlets at the ears."""
    pen.form("M0-80C-62-80-72-30-64 4C-60 30-54 38-46 40L46 40C54 38 60 30 64 4C72-30 62-80 0-80Z", colour)
    for m, (x, y, r) in ((m, ring) for m in (-1, 1) for ring in ((60, 34, 15), (63, 62, 11))):
        pen.form(disc(m * x, y, r), colour, 4.5)
        pen.mark(f"M{m * x - r * 0.6} {y}Q{m * x} {y - r * 1.2} {m * x + r * 0.5} {y + r * 0.3}", 4, dark)


def _braids_behind(pen: Pen, colour: str, dark: str) -> None:
    """Two braids with ribbons."""
    pen.form("M0-76C-62-76-72-20-62 24L62 24C72-20 62-76 0-76Z", colour)
    for m in (-1, 1):
        for i in range(5):
            bead = pen.placed(m * (58 + i * 3), 30 + i * 25, 1, m * -8, m > 0)
            bead.form("M-16 0C-17-16 17-16 16 0C14 14 4 19 0 19C-4 19-14 14-16 0Z", colour, 4)
            bead.mark("M-9 5Q0-8 9-3", 4, dark)
        pen.form(disc(m * 73, 152, 8), RED, 4)


def _curls_behind(pen: Pen, colour: str, dark: str) -> None:
    """A ring of curls."""
    for x, y in ((-62, -26), (62, -26), (-66, 0), (66, 0), (-60, 26), (60, 26), (-50, 46), (52, 46)):
        pen.form(disc(x, y, 19), colour, 4.5)
        pen.mark(f"M{x - 10} {y + 4}Q{x - 4} {y - 14} {x + 9} {y - 2}", 4, dark)


def _side_behind(pen: Pen, colour: str, dark: str) -> None:
    """A page in profile, hair to the neck."""
    pen.form("M-20-74C40-84 88-44 82 10C82 42 94 58 88 74Q56 92 22 78C30 30 20 0-10-40Z", colour)
    pen.marks(
        [
            "M20-56C60-40 68 0 70 76",
            "M36-56C74-34 78 10 80 70",
            "M8-44C44-26 54 10 54 80",
            "M30 10C40 30 40 50 36 76",
        ],
        4.4,
        dark,
    )


def _queue_behind(pen: Pen, colour: str, dark: str) -> None:
    """Tied at the nape with a ribbon."""
    pen.form("M40 50C58 60 76 78 80 112C70 122 56 116 54 104C50 84 40 72 30 66Z", colour)
    pen.form("M-20-74C40-84 76-44 68 6C66 30 60 48 50 62Q38 66 26 56C30 30 20 0-10-40Z", colour)
    pen.marks(["M16-56C50-40 58 0 44 56", "M32-56C66-34 64 10 52 54"], 4.4, dark)
    pen.form("M34 54L60 44L66 56L42 68Z M64 50L84 38L86 58Z M40 64L34 86L54 74Z", RED, 4)


def _mane_behind(pen: Pen, colour: str, dark: str) -> None:
    """A thick mane in profile."""
    pen.form("M-20-74C44-86 92-44 88 12C86 40 96 64 90 88Q62 104 26 92C34 50 20 0-10-40Z", colour)
    pen.marks(
        [
            "M20-56C66-40 70 10 72 90",
            "M36-56C82-34 80 30 83 84",
            "M8-44C50-26 56 30 54 92",
            "M30 0C44 30 44 60 40 88",
        ],
        4.6,
        dark,
    )


def _parted(pen: Pen, colour: str, dark: str) -> None:
    """Parted in the middle."""
    pen.form("M0-74C-36-76-56-44-52-2C-46-6-24-26-6-52Q20-24 50-2C56-44 36-76 0-74Z", colour, 4.5)
    pen.marks(
        [
            "M-12-54C-26-40-40-26-47-12",
            "M-16-64C-32-54-46-40-49-26",
            "M6-52C20-36 34-24 45-12",
            "M12-62C28-52 42-40 48-26",
        ],
        4,
        dark,
    )


def _fringe(pen: Pen, colour: str, dark: str) -> None:
    """A straight fringe."""
    pen.form(
        "M-50-56C-56-30-54-8-50 10C-42 0-40-12-38-18Q-24-32-8-25Q8-34 24-24Q36-22 38-14C42-4 44 4 50 10"
        "C56-10 55-34 50-56Z",
        colour,
        4.5,
    )
    pen.marks(
        [
            "M-32-50C-38-36-38-28-37-20",
            "M-10-52C-13-40-12-34-9-27",
            "M12-52C15-40 17-34 21-27",
            "M32-50C38-36 39-28 40-18",
        ],
        4,
        dark,
    )


def _curled(pen: Pen, colour: str, dark: str) -> None:
    """Curls on the brow."""
    for x, y in ((-44, -38), (44, -38), (-26, -46), (26, -46), (-8, -42), (8, -48)):
        pen.form(disc(x, y, 16), colour, 4.5)
        pen.mark(f"M{x - 9} {y + 3}Q{x - 3} {y - 12} {x + 8} {y}", 4, dark)


def _combed(pen: Pen, colour: str, dark: str) -> None:
    """Combed back under a crown."""
    pen.form("M-50-58C-53-34-49-24-45-14C-37-30-20-37 0-37C20-37 37-30 45-14C51-26 53-36 50-58Z", colour, 4.5)
    pen.marks(
        ["M-38-48C-42-38-44-30-44-20", "M38-48C42-38 44-30 44-20", "M-16-46Q-26-44-34-36", "M16-46Q26-44 34-36"],
        3.6,
        dark,
    )


def _swept(pen: Pen, colour: str, dark: str) -> None:
    """Swept forward over the ear, in profile."""
    pen.form("M-38-58C-40-42-30-30-22-26C-4-34 8-24 10-4C12 10 16 20 22 26C42 20 52 0 46-40L40-66Z", colour, 4.5)
    pen.marks(["M-18-48C10-44 20-20 22 14", "M4-56C28-44 38-16 34 14", "M-28-46Q-16-40-4-34"], 4.2, dark)


def _round_beard(pen: Pen, colour: str, dark: str) -> None:
    """A full round beard."""
    pen.form(
        "M-52-8C-60 44-54 92-22 110Q0 120 22 110C54 92 60 44 52-8C45 22 37 36 24 41Q0 33-24 41C-37 36-45 22-52-8Z",
        colour,
    )
    pen.marks(
        [
            "M-46 26C-46 60-36 84-20 100",
            "M-35 50C-32 72-24 90-10 104",
            "M46 26C46 60 36 84 20 100",
            "M35 50C32 72 24 90 10 104",
            "M0 76L0 106",
        ],
        4,
        dark,
    )


def _fork_beard(pen: Pen, colour: str, dark: str) -> None:
    """A long beard in two points."""
    pen.form(
        "M-50-8C-58 44-64 112-34 172C-14 152-6 130 0 104C6 130 14 152 34 172C64 112 58 44 50-8C44 22 36 36 24 41"
        "Q0 33-24 41C-36 36-44 22-50-8Z",
        colour,
    )
    pen.marks(
        [
            "M-45 36C-48 80-46 120-33 156",
            "M-33 54C-33 90-32 122-27 148",
            "M-17 76C-19 100-21 118-23 136",
            "M45 36C48 80 46 120 33 156",
            "M33 54C33 90 32 122 27 148",
            "M17 76C19 100 21 118 23 136",
        ],
        4,
        dark,
    )


def _profile_beard(pen: Pen, colour: str, dark: str) -> None:
    """A great beard from the side, with its moustache."""
    pen.form(
        "M20 8C24 26 4 36-12 34C-30 30-52 36-58 48C-64 64-70 84-66 108"
        "C-50 104-36 112-22 108C4 110 26 100 34 80C44 62 48 36 42 4Z",
        colour,
    )
    pen.marks(
        [
            "M-46 62C-54 80-56 90-57 100",
            "M-28 64C-34 82-36 92-35 102",
            "M-8 60C-10 80-12 92-16 100",
            "M12 46C14 66 12 80 6 94",
            "M28 30C32 50 30 64 24 80",
        ],
        4.4,
        dark,
    )
    pen.form(
        "M-44 37C-34 28-18 32-8 48C0 58 10 58 16 54C8 70-14 70-26 60C-38 66-54 62-60 50C-54 50-48 46-44 37Z",
        colour,
        4.5,
    )
    pen.mark("M-40 46Q-22 50-6 60", 4, dark)


def _moustache(pen: Pen, colour: str, dark: str) -> None:
    """The moustache that goes with a beard."""
    pen.form("M-2 38C-16 30-34 42-46 58C-30 62-12 58-2 49C8 58 26 62 42 58C30 42 12 30-2 38Z", colour, 4.5)
    pen.marks(["M-10 43Q-26 46-38 56", "M6 43Q22 46 34 56"], 3.6, dark)


def _curled_moustache(pen: Pen, colour: str, dark: str) -> None:
    """A moustache with curled ends and no beard."""
    pen.form(
        "M-2 37C-18 28-38 40-58 38C-66 36-68 28-62 20C-82 32-68 58-46 57C-26 58-10 56-2 48C6 56 24 58 44 57"
        "C66 58 80 32 60 20C66 28 64 36 56 38C36 40 14 28-2 37Z",
        colour,
        4.5,
    )
    pen.marks(["M-10 43Q-30 48-52 48", "M6 43Q28 48 50 48"], 4, dark)


_BEHIND: dict[str, Hair] = {
    "locks": _locks_behind,
    "straight": _straight_behind,
    "long": _long_behind,
    "bob": _bob_behind,
    "bun": _bun_behind,
    "updo": _updo_behind,
    "braids": _braids_behind,
    "curls": _curls_behind,
    "side": _side_behind,
    "queue": _queue_behind,
    "mane": _mane_behind,
}
_BEFORE: dict[str, Hair] = {
    "long": _parted,
    "updo": _parted,
    "braids": _parted,
    "bun": _parted,
    "bob": _fringe,
    "curls": _curled,
    "locks": _combed,
    "straight": _combed,
    "side": _swept,
    "queue": _swept,
    "mane": _swept,
}
_BEARDS: dict[str, tuple[Hair, ...]] = {
    "": (),
    "round": (_round_beard, _moustache),
    "fork": (_fork_beard, _moustache),
    "profile": (_profile_beard,),
    "tache": (_curled_moustache,),
}


def hair_behind(pen: Pen, who: Person) -> None:
    """The mass of hair behind the face."""
    _BEHIND[who.hair](pen, *who.colour)


def hair_before(pen: Pen, who: Person) -> None:
    """Fringe and temples, over the brow."""
    _BEFORE[who.hair](pen, *who.colour)
    if who.hair in ("side", "queue"):
        pen.form("M14 6C26-2 34 8 30 20C27 30 18 30 15 24Z", who.skin[0], 4)


def beard(pen: Pen, who: Person) -> None:
    """Beard and moustache."""
    for part in _BEARDS[who.beard]:
        part(pen, *(who.whiskers or who.colour))


def locks_over(pen: Pen, who: Person) -> None:
    """The locks of long hair that fall before the shoulders."""
    for flip in (False, True):
        side = pen.placed(0, 0, 1, 0, flip)
        side.form("M-44-44C-66-10-58 40-72 92C-70 112-52 118-40 104C-50 60-46 20-42-8Z", who.colour[0])
        side.marks(["M-52-20C-58 20-54 60-62 100", "M-46 0C-52 40-48 70-52 102"], 4, who.colour[1])
