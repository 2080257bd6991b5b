"""Twelve heads for the seats: the people of the court cards off duty, on transparent ground, inside a disc."""

from PySide6.QtGui import QTransform

from .french_courts import head
from .french_hair import hair_behind, locks_over
from .french_heads import neck
from .french_pen import LINEN, Pen
from .french_people import PEOPLE
from .kit import Drawing, disc

NAME = "avatars"
FOLDER = "avatars"
_SIZE = 240
# In an order that puts unlike heads side by side.
_ORDER = ("QH", "KD", "JD", "QC", "JC", "KC", "QS", "KH", "JH", "QD", "KS", "JS")
# Crowns cover the top of these; without one they need it.
_TOP = "M-57-26C-68-98 68-98 57-26!C51-42 42-50 32-53Q0-60-32-53C-42-50-51-42-57-26Z"
_CAPS = {"locks": _TOP, "straight": _TOP, "mane": "M-44-36C-46-98 66-112 90-8!C72-36 50-52 30-58Q-6-64-26-40Z"}
_PARTING = ["M-44-50Q-28-72-4-76", "M4-62Q36-66 48-46", "M-26-58Q-8-70 14-70"]
_HATS = frozenset({"beret", "bycocket", "tricorn", "straw", "garland"})


def avatar(code: str) -> str:
    """The SVG text of one head."""
    who = PEOPLE[code]
    sheet = Drawing(_SIZE, _SIZE)
    sheet.clip = disc(_SIZE / 2, _SIZE / 2, _SIZE / 2 - 1)
    pen = Pen(sheet, QTransform())
    hatted = who.headgear in _HATS
    x = _SIZE / 2 + (-8 if who.profile and not who.flip else 8 if who.profile else 0)
    skull = pen.placed(x, 138 if hatted else 122, 0.8 if hatted else 0.9, who.tilt, who.flip)
    hair_behind(skull, who)
    pen.form("M86 184C46 190 14 212 6 262L234 262C226 212 194 190 154 184Q120 210 86 184Z", who.robe[0], 5)
    neck(skull, who)
    pen.form(
        "M78 188C88 206 104 220 120 224C136 220 152 206 162 188L176 196C168 220 146 238 120 246C94 238 72 220 64 196Z",
        LINEN,
        4.6,
    )
    if who.hair in ("braids", "straight"):
        hair_behind(skull, who)
    if who.hair == "long":
        locks_over(skull, who)
    if who.beard not in ("fork", "profile"):
        sheet.clip = None
    head(skull, who, code[1], with_hat=hatted)
    if not hatted and who.hair in _CAPS:
        # No line below: the cap runs into the fringe.
        skull.line(_CAPS[who.hair].partition("!")[0], 8)
        skull.flat(_CAPS[who.hair].replace("!", ""), who.colour[0])
        skull.marks(_PARTING, 4, who.colour[1])
    return sheet.svg()


def faces() -> dict[str, str]:
    """File name -> text of the twelve avatars."""
    return {f"a{number:02d}.svg": avatar(code) for number, code in enumerate(_ORDER, 1)}
