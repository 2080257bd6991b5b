"""The twelve double-headed court cards: each half is drawn upright, cut along a sloping seam, turned, and sashed."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtGui import QPainterPath, QTransform

from .french_dress import arm, behind, collar, fist, torso
from .french_hair import beard, hair_before, hair_behind, locks_over
from .french_hats import hat
from .french_heads import extras, face, neck
from .french_pen import GOLD, INK, LINEN, Pen
from .french_people import FOUR_COLOUR_PEOPLE, PEOPLE, Person
from .french_signs import HEIGHT, SIGN, WIDTH, Inks, add_index, blank
from .french_things import thing
from .kit import PAPER, Drawing, HalfPlane, box, disc, joined, moved, polygon

_LEFT, _RIGHT, _TOP, _BOTTOM = 102, 528, 54, 826
_SLOPE = 0.46
_PANEL = box(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, 10)
HEAD = (304, 236)
HEAD_SCALE = 1.26


def _seam(x: float, below: float = 0) -> float:
    return 440 - (x - 315) * _SLOPE + below


# What is drawn may stick out of the panel, but not over the seam; the margin is painted over it in the end.
_ABOVE = HalfPlane((315, 440), (1, -_SLOPE))
_HALF = polygon((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _seam(_RIGHT)), (_LEFT, _seam(_LEFT)))


def _burst() -> QPainterPath:
    """Broad rays behind the head, to the edge of the half panel."""
    x, y = HEAD
    rays = []
    for i in range(30):
        a, b = (math.radians(i * 12 + d) for d in (-3, 3))
        rays.append(
            polygon(
                (x, y), (x + 520 * math.cos(a), y + 520 * math.sin(a)), (x + 520 * math.cos(b), y + 520 * math.sin(b))
            )
        )
    return joined(*rays).intersected(_HALF)


def head(pen: Pen, who: Person, suit: str, with_hat: bool = True) -> None:
    """Everything above the collar but the hair behind; the pen stands at the head's origin."""
    face(pen, who)
    hair_before(pen, who)
    beard(pen, who)
    extras(pen, who)
    if with_hat:
        hat(pen, who, suit)


def head_pen(pen: Pen, who: Person) -> Pen:
    """A pen in the head's units, tilted and turned as the person holds it."""
    return pen.placed(HEAD[0] + who.shift[0], HEAD[1] + who.shift[1], HEAD_SCALE, who.tilt, who.flip)


@dataclass(frozen=True)
class Company:
    """Who the courts are, and by suit the ground behind them and the rays on it."""

    people: Mapping[str, Person]
    grounds: Mapping[str, tuple[str, str]]


TWO_COLOUR_COMPANY = Company(
    PEOPLE,
    MappingProxyType(
        {
            "D": ("#fdf1dc", "#f9e6c4"),
            "H": ("#fdefe4", "#f9dfd0"),
            "C": ("#eff4e6", "#dfe9d2"),
            "S": ("#ecf0f6", "#dbe2ee"),
        }
    ),
)
FOUR_COLOUR_COMPANY = Company(
    FOUR_COLOUR_PEOPLE,
    MappingProxyType(
        {
            "D": ("#e6f0fb", "#cfe1f5"),
            "H": ("#fdeae2", "#f9d6cb"),
            "C": ("#e7f4e4", "#cfe8cd"),
            "S": ("#f3f1ee", "#e3e0dc"),
        }
    ),
)


def _half(who: Person, suit: str, inks: Inks, rays: str) -> Drawing:
    sheet = Drawing()
    sheet.clip = _ABOVE
    pen = Pen(sheet, QTransform())
    sheet.add(_burst(), rays)
    sheet.add(moved(SIGN[suit], *who.sign, 0.86), inks[suit])
    skull = head_pen(pen, who)
    behind(pen, who)
    falls = who.hair in ("straight", "braids")
    if not falls:
        hair_behind(skull, who)
    torso(pen, who)
    neck(skull, who)
    if falls and who.collar == "ruff":
        hair_behind(skull, who)
    collar(pen, who)
    if falls and who.collar != "ruff":
        hair_behind(skull, who)
    if who.hair == "long":
        locks_over(skull, who)
    head(skull, who, suit)
    arm(pen, who)
    thing(pen, who, suit, inks)
    fist(pen, who)
    return sheet


def _sash(card: Drawing, rank: str, who: Person) -> None:
    def band(half: float) -> QPainterPath:
        left, right = _LEFT - 40, _RIGHT + 40
        strip = polygon(
            (left, _seam(left, -half)),
            (right, _seam(right, -half)),
            (right, _seam(right, half)),
            (left, _seam(left, half)),
        )
        return strip.intersected(_PANEL)

    for half, fill in ((27, INK), (22, GOLD), (15, who.sash)):
        card.add(band(half), fill)
    angle = -math.degrees(math.atan(_SLOPE))
    gold: list[QPainterPath] = []
    white: list[QPainterPath] = []
    for i in range(-6, 7):
        x = 315 + i * 31
        y = _seam(x)
        if rank == "K":
            ornament = moved(SIGN["D"], x, y, 0.2 if i % 2 else 0.28, 90 + angle)
        elif rank == "Q":
            ornament = disc(x, y, 4.5 if i % 2 else 9)
        elif i == 0:
            ornament = moved(SIGN["D"], x, y, 0.28, 90 + angle)
        else:
            # Chevrons turn over at the middle, so that the sash equals its own half turn.
            chevron = polygon((-14, 9), (0, -9), (14, 9), (7, 9), (0, 0), (-7, 9))
            ornament = moved(chevron, x, y, 1, angle + (180 if i < 0 else 0))
        (gold if i % 2 else white).append(ornament)
    card.add(joined(*gold), GOLD)
    card.add(joined(*white), LINEN)


def court(code: str, letter: str, inks: Inks, company: Company) -> str:
    """The SVG text of a court card with that index letter."""
    rank, suit = code[0], code[1]
    who = company.people[code]
    ground, rays = company.grounds[suit]
    card = blank()
    card.add(_PANEL, ground)
    card.both_ways("half", _half(who, suit, inks, rays))
    _sash(card, rank, who)
    card.add(box(4, 4, WIDTH - 8, HEIGHT - 8, 25).subtracted(_PANEL), PAPER)
    card.add(_PANEL, "none", "#3a3f63", 4)
    add_index(card, letter, suit, inks[suit])
    return card.svg()
