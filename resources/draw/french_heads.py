"""Heads of the court cards in local units: half width 46, brow at -52, chin at 82; three-quarter, looking left."""

from .french_pen import GOLD, INK, LINEN, LIP, WHITE, Pen, mix, smooth
from .french_people import Person
from .kit import disc, joined, moved, path

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
            brow.flat(f"M-18 4Q-4-{h + 5} 18 0Q0-{h - 4}-18 4Z", _brow_colour(who))
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


def _brow_colour(who: Person) -> str:
    """The darker of the two tones of the hair."""
    return min(who.colour, key=lambda tone: sum(bytes.fromhex(tone[1:])))


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
    pen.flat(f"M-40-17Q-22-{33 + h}-3-18Q-22-{24 - h}-40-17Z", _brow_colour(who))
    pen.flat("M-42 38Q-49 42-42 47Q-46 52-40 57Q-32 52-28 46Q-34 40-42 38Z", LIP)
    pen.mark("M-45 47Q-35 50-26 44", 4.4)
    pen.mark("M-48 26Q-43 17-38 23", 3.6)
    pen.mark("M-33-8Q-31-12-30-16", 3, shade)


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
        rim = smooth(
            [(-56, -20), (-34, -30), (-4, -16), (34, -30), (54, -22), (42, 14), (14, 18), (-22, 18), (-46, 12)], True
        )
        pen.flat(joined(*(disc(p.x(), p.y(), 6) for p in (rim.pointAtPercent(i / 22) for i in range(23)))), INK)
        pen.form(mask, "#2b2536", 4)
        for x, y in ((-44, -14), (42, -15), (-4, -4), (-34, 15), (30, 15)):
            pen.flat(disc(x, y, 2.8), "#b9aec8")
        pen.marks(["M-30 17Q-42 12-48 0", "M26 17Q40 12 47-2"], 3.4, "#8d82a0")
        pen.form("M46-20C50-60 82-86 106-84C104-52 80-26 54-12Z", LINEN, 4.5)
        pen.marks(["M52-18C66-44 82-64 100-78", "M66-40L68-62", "M78-54L80-72", "M68-38L88-44"], 3.4, INK)
