"""Heads of the court cards in local units: half width 46, brow at -52, chin at 82; three-quarter, looking left."""

from .french_pen import GOLD, INK, LINEN, LIP, RED, WHITE, Pen, mix
from .french_people import Person
from .kit import disc, moved, path

_JAW = {
    "oval": "M-43-56C-50-8-47 32-29 58Q-13 79-1 79Q12 79 29 58C47 32 50-8 43-56Z",
    "long": "M-42-56C-48-8-47 38-31 66Q-16 90-1 90Q14 90 31 66C47 38 48-8 42-56Z",
    "round": "M-46-56C-57-10-59 30-41 56Q-22 78-1 78Q22 78 42 56C60 30 58-10 46-56Z",
    "heart": "M-45-56C-55-14-51 22-31 52Q-12 77-3 78Q8 77 30 52C52 22 55-14 45-56Z",
    "jowl": "M-44-56C-50-12-57 22-55 44Q-46 78-16 85L14 85Q46 78 54 44C56 22 50-12 44-56Z",
}
# The strip in shade at the near side, laid over any jaw.
_SHADE = "M60-56L60 90L-6 90C26 70 40 24 34-56Z"
_PROFILE = {
    "straight": "M40-60C0-66-30-58-36-34L-37-17C-40-6-55 14-55 22Q-53 29-41 28L-43 37Q-50 42-42 47Q-48 54-40 60"
    "Q-42 77-22 82"
    "C4 82 34 74 42 40Z",
    "full": "M42-60C0-66-32-58-38-32L-38-18C-46-10-60 6-60 18C-60 28-54 32-43 30L-44 38Q-52 42-44 48Q-50 54-42 60"
    "Q-44 78-24 84C4 84 36 76 44 40Z",
}
_EYE = "M-14 2Q-2-13 14 0Q0 9-14 2Z"
_LID = "M-15 3Q-2-14 15 0"
_NOSE = {
    "plain": ("M-7-12C-9 2-17 16-17 25Q-13 32-4 30", "M4 25Q8 28 4 31"),
    "straight": ("M-7-12C-9 2-15 16-16 25Q-12 31-4 29", "M4 25Q8 28 4 31"),
    "hook": ("M-8-14C-4-4-24 8-22 24Q-19 36-7 30", "M4 22Q10 27 5 32"),
    "button": ("M-8-8Q-9 4-13 14Q-21 24-12 31Q-4 34 2 30", "M4 21Q10 26 5 31"),
    "snub": ("M-8-6Q-7 8-15 16Q-22 26-11 30Q-4 32 1 29", "M4 22Q9 26 5 30"),
    "broad": ("M-9-12Q-10 4-15 14Q-27 22-18 32Q-10 37-2 32Q5 36 11 29", "M8 18Q17 24 11 30"),
}


def neck(pen: Pen, who: Person) -> None:
    """The neck, which the collar covers."""
    skin, shade, _ = who.skin
    if who.profile:
        pen.form("M-6 50L-4 110Q16 122 38 104L36 40Z", skin, 4.5)
        pen.flat("M-6 76Q16 92 37 50L38 70Q20 96-5 98Z", shade)
    else:
        pen.form("M-22 46L-24 104Q0 122 24 104L22 46Z", skin, 4.5)
        pen.flat("M-22 66Q0 96 22 62L23 84Q0 104-22 92Z", shade)


def face(pen: Pen, who: Person) -> None:
    """Face and features."""
    (_profile if who.profile else _front)(pen, who)


def _front(pen: Pen, who: Person) -> None:
    skin, shade, blush = who.skin
    if who.hair in ("locks", "updo", "braids", "bun", "curls"):
        pen.form("M42-6C56-14 62 2 56 14C53 24 46 26 41 22Z", skin, 4.5)
        pen.mark("M47 0C54 0 54 8 48 14", 3.5, shade)
    jaw = moved(_JAW[who.jaw], 0, 0, 1, 0, sx=who.width)
    pen.form(jaw, skin)
    pen.flat(path(_SHADE).intersected(jaw), mix(skin, shade, 0.6))
    size = 13 if who.extra == "rosy" else 10
    for x in (-29, 23):
        pen.flat(disc(x, 30, size, size * 0.8), mix(skin, blush, 0.55))
    _features(pen.placed(-3, 0), who)


def _features(pen: Pen, who: Person) -> None:
    skin, shade, _ = who.skin
    for x, kind, m in ((-24, who.eyes[0], 1), (23, who.eyes[1], -1)):
        # The far eye is a little narrower: the head turns.
        _eye(pen.placed(x, -1, 0.93 if m > 0 else 1.03, 0, m < 0), kind, who, m)
        brow = pen.placed(x - 1, -19, 1, who.brow * m, m < 0)
        h = who.brow_height
        if h > 8:
            brow.form(f"M-20 5Q-8-{h + 3} 19-1Q4 4-4 1Q-12-1-20 5Z", who.colour[0], 3)
        else:
            brow.flat(f"M-18 4Q-4-{h + 5} 18 0Q0-{h - 4}-18 4Z", who.colour[1])
    bridge, wing = _NOSE[who.nose]
    pen.flat(bridge + "Z", mix(skin, shade, 0.5))
    pen.line(bridge, 3.8)
    pen.line(wing, 3)
    if who.extra == "rosy":
        pen.flat(disc(-11, 24, 10, 8), mix(skin, who.skin[2], 0.7))
    _mouth(pen, who)
    if who.age:
        pen.marks(["M-40 12Q-36 15-31 14", "M34 12Q38 14 42 11"], 3, shade)
    if who.age > 1:
        pen.marks(
            ["M-26 36Q-28 46-24 54", "M20 36Q24 46 21 54", "M-18-38Q0-43 16-38", "M-12-31Q0-35 12-31"], 3.4, shade
        )
    if who.extra == "freckles":
        for x, y in ((-32, 22), (-24, 19), (-28, 29), (17, 20), (26, 21), (21, 28)):
            pen.flat(disc(x, y, 2), "#b9653f")
    if who.extra == "mole":
        pen.flat(disc(20, 44, 2.8), INK)


def _eye(pen: Pen, kind: str, who: Person, m: int) -> None:
    _, shade, _ = who.skin
    if kind in ("wink", "closed"):
        pen.line("M-14-2Q0 10 14-2", 4.4)
        pen.marks(["M-11 2L-17 7", "M-4 5L-7 11", "M5 5L7 11"], 3.2, INK)
        pen.mark("M-13-9Q0-14 13-8", 3, shade)
        return
    if kind == "merry":
        pen.line("M-15 4Q-1-14 15 3", 4.6)
        pen.marks(["M16-2L22-6", "M17 3L24 2", "M16 8L22 10"], 3, shade)
        return
    pen.flat(_EYE, WHITE)
    x = -2 * m
    pen.flat(disc(x, -0.8, 6.2), who.iris)
    pen.flat(disc(x, -0.8, 3), INK)
    pen.flat(disc(x - 1.6 * m, -3, 1.8), WHITE)
    if kind == "half":
        pen.flat("M-15 3Q-2-14 15 0Q0-4-15 3Z", shade)
        pen.mark("M-14 2Q0-5 14-1", 3)
    pen.mark(_LID, 6.6)
    pen.line(_LID, 2.6)
    pen.mark("M-11 5Q0 10 11 4", 2.6)


def _mouth(pen: Pen, who: Person) -> None:
    kind = who.mouth
    if kind == "calm":
        pen.flat("M-15 51Q-8 44-2 48Q3 44 13 50Q-1 60-15 51Z", LIP)
        pen.mark("M-18 51Q-2 56 16 49", 4)
    elif kind == "wry":
        pen.flat("M-14 53Q-7 48-1 51Q4 48 12 51Q0 59-14 53Z", "#a8525a")
        pen.mark("M-19 55Q-2 55 18 48", 4.2)
    elif kind == "smile":
        pen.form("M-18 46Q-2 68 16 45Q-2 51-18 46Z", LIP, 3.4)
        pen.flat("M-13 48.5Q-2 56 11 48Q-2 52-13 48.5Z", WHITE)
    elif kind == "laugh":
        pen.form("M-18 52Q0 60 18 52Q14 72 0 72Q-14 72-18 52Z", "#8d2430", 3.4)
        pen.flat("M-14 54Q0 60 14 54L12 59Q0 63-12 59Z", WHITE)
    elif kind == "smirk":
        pen.mark("M-18 52Q2 58 19 43", 6)
        pen.mark("M19 40Q23 46 20 51", 4)
        pen.mark("M-8 63Q0 65 7 61", 3.4)
    elif kind == "whistle":
        pen.form(disc(-3, 53, 6.5, 7.5), LIP, 3.4)
        pen.flat(disc(-4, 54, 2.6, 3.2), "#5d1620")
    elif kind == "beard":
        pen.form("M-11 56Q0 61 11 56Q0 70-11 56Z", LIP, 2.6)


def _profile(pen: Pen, who: Person) -> None:
    skin, shade, blush = who.skin
    pen.form(_PROFILE[who.jaw], skin)
    pen.flat(
        path("M-22 82C4 82 34 74 42 40L28 40C20 64 0 74-32 72Z").intersected(path(_PROFILE[who.jaw])),
        mix(skin, shade, 0.75),
    )
    pen.flat(disc(-13, 30, 11, 9), mix(skin, blush, 0.55))
    pen.flat("M-33 2Q-24-11-11-2Q-20 8-33 2Z", WHITE)
    pen.flat(disc(-25, -1, 5.8), who.iris)
    pen.flat(disc(-25.6, -1, 3), INK)
    pen.mark("M-35 3Q-25-13-8-3", 6.6)
    pen.mark("M-28 7Q-20 8-13 3", 2.6)
    h = who.brow_height - 7
    pen.flat(f"M-40-17Q-22-{33 + h}-3-18Q-22-{24 - h}-40-17Z", who.colour[1])
    pen.flat("M-42 38Q-49 42-42 47Q-46 52-40 57Q-32 52-28 46Q-34 40-42 38Z", LIP)
    pen.mark("M-45 47Q-35 50-26 44", 4.4)
    pen.mark("M-48 26Q-43 17-38 23", 3.6)
    pen.mark("M-33-8Q-31-12-30-16", 3, shade)


def hair_behind(pen: Pen, who: Person) -> None:
    """The mass of hair behind the face."""
    colour, dark = who.colour
    style = who.hair
    if style == "locks":
        for m, lock in zip(
            (-1, 1),
            pen.both("M-30-60C-64-52-68-10-66 18C-68 40-76 44-84 52C-90 66-70 80-52 70C-44 40-40 0-38-40Z"),
            strict=True,
        ):
            pen.form(lock, colour)
            side = pen.placed(0, 0, 1, 0, m > 0)
            side.marks(
                ["M-48-44C-58-10-56 22-62 52", "M-57-30C-62-4-62 16-70 50", "M-44-20C-50 16-50 36-56 62"], 4, dark
            )
    elif style == "straight":
        for m, lock in zip(
            (-1, 1), pen.both("M-30-60C-60-50-64-10-66 30C-68 70-78 96-88 118L-52 112C-44 60-40 0-38-40Z"), strict=True
        ):
            pen.form(lock, colour)
            side = pen.placed(0, 0, 1, 0, m > 0)
            side.marks(
                ["M-48-44C-58 0-56 50-70 108", "M-57-20C-62 20-64 60-80 112", "M-44-10C-50 30-50 70-60 106"], 4, dark
            )
    elif style == "long":
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
    elif style == "bob":
        pen.form(
            "M0-74C-62-74-72-10-68 36Q-74 62-56 76Q-30 80-20 66L22 66Q34 80 58 76Q74 62 68 36C72-10 62-74 0-74Z", colour
        )
        for m in (False, True):
            pen.placed(0, 0, 1, 0, m).marks(["M-60-10C-63 20-66 44-56 68", "M-54 0C-56 30-56 50-44 70"], 4, dark)
    elif style in ("updo", "bun"):
        pen.form("M0-80C-62-80-72-30-64 4C-60 30-54 38-46 40L46 40C54 38 60 30 64 4C72-30 62-80 0-80Z", colour)
        if style == "bun":
            pen.form(disc(38, -78, 30, 26), colour)
            pen.marks(["M16-84Q38-104 60-84", "M18-74Q40-92 64-72", "M26-62Q46-74 62-60"], 4, dark)
        else:
            for m, (x, y, r) in ((m, ring) for m in (-1, 1) for ring in ((60, 34, 15), (63, 62, 11))):
                pen.form(disc(m * x, y, r), colour, 4.5)
                pen.mark(f"M{m * x - r * 0.6} {y}Q{m * x} {y - r * 1.2} {m * x + r * 0.5} {y + r * 0.3}", 4, dark)
    elif style == "braids":
        pen.form("M0-76C-62-76-72-20-62 24L62 24C72-20 62-76 0-76Z", colour)
        for m in (-1, 1):
            for i in range(5):
                bead = pen.placed(m * (58 + i * 3), 30 + i * 25, 1, m * -8, m > 0)
                bead.form("M-16 0C-17-16 17-16 16 0C14 14 4 19 0 19C-4 19-14 14-16 0Z", colour, 4)
                bead.mark("M-9 5Q0-8 9-3", 4, dark)
            pen.form(disc(m * 73, 152, 8), RED, 4)
    elif style == "curls":
        for x, y in ((-62, -26), (62, -26), (-66, 0), (66, 0), (-60, 26), (60, 26), (-50, 46), (52, 46)):
            pen.form(disc(x, y, 19), colour, 4.5)
            pen.mark(f"M{x - 10} {y + 4}Q{x - 4} {y - 14} {x + 9} {y - 2}", 4, dark)
    elif style == "side":
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
    elif style == "queue":
        pen.form("M40 50C58 60 76 78 80 112C70 122 56 116 54 104C50 84 40 72 30 66Z", colour)
        pen.form("M-20-74C40-84 76-44 68 6C66 30 60 48 50 62Q38 66 26 56C30 30 20 0-10-40Z", colour)
        pen.marks(["M16-56C50-40 58 0 44 56", "M32-56C66-34 64 10 52 54"], 4.4, dark)
        pen.form("M34 54L60 44L66 56L42 68Z M64 50L84 38L86 58Z M40 64L34 86L54 74Z", RED, 4)
    elif style == "mane":
        pen.form("M-20-74C44-86 92-44 88 12C88 60 100 92 84 122Q40 136 8 112C30 60 20 0-10-40Z", colour)
        pen.marks(
            [
                "M20-56C66-40 72 20 74 116",
                "M36-56C82-34 84 40 84 110",
                "M8-44C50-26 56 40 54 120",
                "M30 0C44 40 42 80 36 114",
            ],
            4.6,
            dark,
        )


def locks_over(pen: Pen, who: Person) -> None:
    """The locks of long hair that fall before the shoulders."""
    for flip in (False, True):
        side = pen.placed(0, 0, 1, 0, flip)
        side.form("M-44-44C-66-10-58 40-72 92C-70 112-52 118-40 104C-50 60-46 20-42-8Z", who.colour[0])
        side.marks(["M-52-20C-58 20-54 60-62 100", "M-46 0C-52 40-48 70-52 102"], 4, who.colour[1])


def hair_before(pen: Pen, who: Person) -> None:
    """Fringe and temples, over the brow."""
    colour, dark = who.colour
    style = who.hair
    if style in ("long", "updo", "braids", "bun"):
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
    elif style == "bob":
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
    elif style == "curls":
        for x, y in ((-44, -38), (44, -38), (-26, -46), (26, -46), (-8, -42), (8, -48)):
            pen.form(disc(x, y, 16), colour, 4.5)
            pen.mark(f"M{x - 9} {y + 3}Q{x - 3} {y - 12} {x + 8} {y}", 4, dark)
    elif style in ("locks", "straight"):
        pen.form("M-50-58C-53-34-49-24-45-14C-37-30-20-37 0-37C20-37 37-30 45-14C51-26 53-36 50-58Z", colour, 4.5)
        pen.marks(
            ["M-38-48C-42-38-44-30-44-20", "M38-48C42-38 44-30 44-20", "M-16-46Q-26-44-34-36", "M16-46Q26-44 34-36"],
            3.6,
            dark,
        )
    elif style in ("side", "queue", "mane"):
        pen.form("M-38-58C-40-42-30-30-22-26C-4-34 8-24 10-4C12 10 16 20 22 26C42 20 52 0 46-40L40-66Z", colour, 4.5)
        pen.marks(["M-18-48C10-44 20-20 22 14", "M4-56C28-44 38-16 34 14", "M-28-46Q-16-40-4-34"], 4.2, dark)
        if style != "mane":
            pen.form("M14 6C26-2 34 8 30 20C27 30 18 30 15 24Z", who.skin[0], 4)


def beard(pen: Pen, who: Person) -> None:
    """Beard and moustache."""
    colour, dark = who.colour
    if who.beard == "round":
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
    elif who.beard == "fork":
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
    elif who.beard == "profile":
        pen.form(
            "M20 8C24 26 4 36-12 34C-30 30-52 36-58 48C-62 64-66 90-50 118C-30 148 14 150 36 116C48 90 50 40 42 4Z",
            colour,
        )
        pen.marks(
            [
                "M-46 62C-50 86-44 106-32 120",
                "M-28 62C-32 92-24 112-12 128",
                "M-8 56C-10 92 0 112 8 122",
                "M12 46C14 80 18 96 26 110",
                "M28 30C34 60 34 80 34 96",
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
    if who.beard in ("round", "fork"):
        pen.form("M-2 38C-16 30-34 42-46 58C-30 62-12 58-2 49C8 58 26 62 42 58C30 42 12 30-2 38Z", colour, 4.5)
        pen.marks(["M-10 43Q-26 46-38 56", "M6 43Q22 46 34 56"], 3.6, dark)
    elif who.beard == "tache":
        pen.form(
            "M-2 37C-18 28-38 40-58 38C-66 36-68 28-62 20C-82 32-68 58-46 57C-26 58-10 56-2 48C6 56 24 58 44 57"
            "C66 58 80 32 60 20C66 28 64 36 56 38C36 40 14 28-2 37Z",
            colour,
            4.5,
        )
        pen.marks(["M-10 43Q-30 48-52 48", "M6 43Q28 48 50 48"], 4, dark)


def extras(pen: Pen, who: Person) -> None:
    """Monocle, spectacles, mask."""
    if who.extra == "monocle":
        glass = disc(20, -1, 20)
        pen.flat(glass, WHITE, 0.3)
        pen.line(glass, 8.5)
        pen.line(glass, 4.2, GOLD)
        pen.line("M37 9C50 30 50 60 58 96", 3, "#b07c1f")
    elif who.extra == "glasses":
        for x, r in ((-27, 17.5), (20, 19)):
            glass = disc(x, 1, r)
            pen.flat(glass, WHITE, 0.3)
            pen.line(glass, 4.4)
        pen.line("M-10-2Q-5-8 1-3", 4)
        pen.line("M39-3L50-8", 4)
    elif who.extra == "mask":
        mask = path(
            "M-56-22C-34-34-14-26-4-15C10-26 34-34 54-24C59 0 46 22 24 22C10 22 4 13-3 11C-10 13-18 22-32 22"
            "C-50 20-61 0-56-22Z"
        )
        for x, m in ((-27, 0.93), (20, -1.03)):
            mask = mask.subtracted(moved("M-16 3Q-2-15 16 0Q0 12-16 3Z", x, -1, 1, 0, sx=m))
        pen.form(mask, RED, 4)
        for x, y in ((-44, -15), (42, -16), (-4, -5)):
            pen.flat(disc(x, y, 3.8), GOLD)
        pen.marks(["M-30 17Q-42 12-48 0", "M26 17Q40 12 47-2"], 4, "#f0a0a0")
        pen.form("M46-20C50-60 82-86 106-84C104-52 80-26 54-12Z", LINEN, 4.5)
        pen.marks(["M52-18C66-44 82-64 100-78", "M66-40L68-62", "M78-54L80-72", "M68-38L88-44"], 3.4, INK)
