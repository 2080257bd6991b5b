"""The four aces of a French deck."""

import math

from PySide6.QtGui import QPainterPath

from .french_signs import HEIGHT, SIGN, WIDTH, Inks, add_index, blank
from .kit import PAPER, Drawing, disc, joined, leaf, moved, path, polygon, polyline, spiral

_X, _Y = WIDTH / 2, HEIGHT / 2
_GOLD = "#ecbb4a"
_OLD_GOLD = "#c9a55a"
_PALE_GOLD = "#f0d48e"


def _laurels(card: Drawing, suit: str, ink: str) -> None:
    """Two sprigs on a circle about the centre, one above and one below."""
    radius = 252
    sprig = Drawing()
    arc = [(radius * math.sin(math.radians(a)), -radius * math.cos(math.radians(a))) for a in range(-56, 57, 4)]
    sprig.line(moved(polyline(arc), _X, _Y), 4, ink)
    for k in range(-5, 6):
        angle = math.radians(k * 10.4)
        x, y = _X + radius * math.sin(angle), _Y - radius * math.cos(angle)
        side = 1 if k > 0 else -1
        if k == 0:
            sprig.add(moved(SIGN[suit], x, y - 2, 0.42), ink)
        if abs(k) < 2:
            continue
        for way, fill in ((-1, _GOLD), (1, ink)):
            sprig.add(moved(leaf(34, 9), x, y, 1, k * 10.4 - side * (90 - way * 34)), fill)
    card.both_ways("sprig", sprig)


def _rays(x: float, y: float, inner: float, outer: float, count: int, share: float) -> QPainterPath:
    rays = []
    for i in range(count):
        a = i * 2 * math.pi / count
        b = a + 2 * math.pi / count * share
        corners = ((inner, a), (outer, a), (outer, b), (inner, b))
        rays.append(polygon(*((x + r * math.cos(t), y + r * math.sin(t)) for r, t in corners)))
    return joined(*rays)


def _grand(card: Drawing, suit: str, ink: str) -> None:
    """A sign with a white hairline, an engraved sun and a small sign in its heart, between laurels."""
    scale = 3.7
    lift = {"D": 0, "H": -10, "C": -4, "S": 0}[suit]
    card.add(moved(SIGN[suit], _X, _Y, scale), ink)
    card.add(moved(SIGN[suit], _X, _Y, scale * 0.91), "none", PAPER, 3.5)
    inner = moved(SIGN[suit], _X, _Y, scale * 0.82)
    if suit == "C":
        # The stem stays plain: rays would cross it in crumbs.
        inner = inner.subtracted(moved(polygon((-15, 51), (15, 51), (90, 180), (-90, 180)), _X, _Y))
        card.add(
            moved("M-3.4 18L3.4 18C4 32 8 43 14 48.5L-14 48.5C-8 43-4 32-3.4 18Z", _X, _Y, scale * 0.9), _PALE_GOLD
        )
    card.add(_rays(_X, _Y + lift, 62, 300, 40, 0.45).intersected(inner), _PALE_GOLD)
    card.add(disc(_X, _Y + lift, 58), ink, _GOLD, 4)
    for i in range(8):
        card.add(moved(moved(leaf(24, 8), 0, -29), _X, _Y + lift, 1, i * 45), _GOLD if i % 2 else PAPER)
    card.add(moved(SIGN[suit], _X, _Y + lift, 0.42), PAPER)
    _laurels(card, suit, ink)


def _scrolls(card: Drawing, ink: str) -> None:
    for m in (-1, 1):
        card.line(moved(spiral(1.6, 34, 4, math.pi * 0.5), _X + m * 126, _Y + 232, 1, 0, sx=m), 5, ink)
        card.line(path(f"M{_X + m * 126} {_Y + 266}Q{_X + m * 80} {_Y + 268} {_X + m * 34} {_Y + 250}"), 5, ink)
        for x, y, turn in ((96, 262, 20), (70, 262, -14), (166, 250, 70)):
            card.add(moved(leaf(38, 11), _X + m * x, _Y + y, 1, m * turn), ink)
        card.line(moved(spiral(1.6, 26, 3, math.pi * 0.5), _X + m * 104, _Y - 214, 1, 180, sx=-m), 5, ink)
        card.line(path(f"M{_X + m * 104} {_Y - 240}Q{_X + m * 60} {_Y - 244} {_X + m * 18} {_Y - 262}"), 5, ink)
        for x, y, turn in ((66, -244, -30), (136, -226, 62)):
            card.add(moved(leaf(32, 9), _X + m * x, _Y + y, 1, m * turn), ink)


def _spades(card: Drawing, ink: str, accent: str) -> None:
    """The great ace: the largest sign of the pack, a rosette in a sun, scrolls above and below."""
    scale = 4.05
    y = _Y - 6
    card.add(moved(SIGN["S"], _X, y, scale), ink)
    card.add(moved(SIGN["S"], _X, y, scale * 0.935), "none", PAPER, 3)
    inner = moved(SIGN["S"], _X, y, scale * 0.87)
    inner = inner.subtracted(
        moved(polygon((-20, 96), (20, 96), (60, 156), (100, 216), (-100, 216), (-60, 156)), _X, _Y)
    )
    sun = _Y + 2
    card.add(_rays(_X, sun, 58, 300, 48, 0.62).intersected(inner), _OLD_GOLD)
    foot = "M-11 116L11 116C14 160 26 184 44 200L-44 200C-26 184-14 160-11 116Z"
    card.add(moved(foot, _X, _Y), _OLD_GOLD)
    card.add(disc(_X, sun, 92), ink, _GOLD, 4)
    for i in range(12):
        card.add(moved(moved(leaf(40, 12), 0, -42), _X, sun, 1, i * 30), PAPER if i % 2 else _GOLD)
    card.add(disc(_X, sun, 40), ink, _GOLD, 4)
    card.add(moved(SIGN["S"], _X, sun - 1, 0.46), PAPER)
    _scrolls(card, ink)
    for dy in (-276, 262):
        card.add(moved(SIGN["D"], _X, _Y + dy, 0.3), accent)


def ace(suit: str, inks: Inks) -> str:
    """The SVG text of an ace."""
    card = blank()
    if suit == "S":
        _spades(card, inks["S"], inks["D"])
    else:
        _grand(card, suit, inks[suit])
    add_index(card, "A", suit, inks[suit])
    return card.svg()
