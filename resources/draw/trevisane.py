"""The Trevisane deck: fifty-two tall cards, curved swords, crossed batons, mottos on the aces."""

from __future__ import annotations

import math
from collections.abc import Callable

from . import latin_backs as patterns
from . import latin_heads as heads
from . import latin_slender as slim
from . import trevisane_aces as aces
from .kit import description
from .latin_card import ITALIAN_COURTS, RANKS_52, Spot, codes, double, frame, in_two_corners, pips, sheet
from .latin_heads import Face
from .latin_horse import Horse
from .latin_letters import lettering
from .latin_palette import TREVISANE as P
from .latin_parts import Tone, disc, dot, flower, group, lozenge, shape, star, trefoil, wedge
from .latin_signs import number, rosette
from .latin_slender import Dress

NAME = "trevisane"
SIZE = (490, 1040)
W, H = SIZE

_COINS = [slim.coin(P, kind) for kind in range(3)]
_CUPS = [slim.goblet(P, kind) for kind in range(2)]
_INDEX = 98


def _index(rank: str) -> str:
    """What stands in the corner; the pictures keep clear of it: 100 wide (the ten 130), 140 high."""
    if rank in ITALIAN_COURTS:
        return group(lettering(ITALIAN_COURTS[rank], 0, _INDEX, width=11.5), 64, 34)
    if rank == "T":
        return number("1", 24, 34, _INDEX, width=11.5) + number("0", 76, 34, _INDEX, width=11.5)
    return number("1" if rank == "A" else rank, 34, 34, _INDEX, width=11.5)


def _card(rank: str, body: str) -> str:
    return sheet(P, SIZE, frame(SIZE, 14, 14, P.blue.dark, 3.4) + body + in_two_corners(SIZE, _index(rank)))


def _at(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return group(body, x * W, y * H, turn, scale)


# ---------------------------------------------------------------- coins and cups


def _grid(ys: tuple[float, ...], scale: float, xs: tuple[float, ...] = (0.3, 0.7)) -> list[Spot]:
    return [(x, y, 180 if y > 0.5 else 0, scale) for y in ys for x in xs]


def _middle(ys: tuple[float, ...], scale: float) -> list[Spot]:
    return _grid(ys, scale, (0.5,))


_SPOTS: dict[str, list[Spot]] = {
    "2": _middle((0.27, 0.73), 3),
    "3": _middle((0.19, 0.5, 0.81), 2.3),
    "4": _grid((0.25, 0.75), 1.95, (0.285, 0.715)),
    "5": [*_grid((0.235, 0.765), 1.85, (0.28, 0.72)), *_middle((0.5,), 2.6)],
    "6": _grid((0.23, 0.5, 0.77), 1.85, (0.28, 0.72)),
    "7": [*_grid((0.215, 0.5, 0.785), 1.6, (0.25, 0.75)), *_middle((0.355,), 1.6)],
    "8": [*_grid((0.21, 0.79), 1.36, (0.2, 0.5, 0.8)), *_grid((0.5,), 1.7)],
    "9": [*_grid((0.21, 0.4, 0.6, 0.79), 1.45, (0.24, 0.76)), *_middle((0.5,), 1.45)],
    "T": [*_grid((0.218, 0.409, 0.591, 0.782), 1.4, (0.24, 0.76)), *_middle((0.3135, 0.6865), 1.4)],
}


def _pair(body: str, y: float) -> str:
    """An ornament above the middle and the same turned below."""
    return _at(body, 0.5, y) + _at(body, 0.5, 1 - y, 180)


def _coins(rank: str) -> str:
    kinds = {
        "2": [0, 1],
        "3": [1, 0, 1],
        "4": [0, 1, 1, 0],
        "5": [0, 0, 0, 0, 1],
        "6": [0, 0, 1, 1, 0, 0],
        "7": [0] * 6 + [2],
    }
    signs = [
        _COINS[k] for k in kinds.get(rank, [1, 0, 1, 1, 0, 1, 0, 0] if rank == "8" else [0, 1, 1, 0, 0, 1, 1, 0, 2, 2])
    ]
    between = {
        "2": _at(slim.carnation(P, P.red), 0.2, 0.5, -90, 1.1) + _at(slim.carnation(P, P.red), 0.8, 0.5, 90, 1.1),
        "3": "".join(
            _at(slim.carnation(P, t), x, y, a, 1.2)
            for x, y, a, t in (
                (0.2, 0.35, -20, P.red),
                (0.8, 0.35, 20, P.blue),
                (0.8, 0.65, 160, P.red),
                (0.2, 0.65, 200, P.blue),
            )
        ),
        "4": _pair(slim.carnation(P, P.red), 0.43) + _at(rosette(P, P.blue, P.gold), 0.5, 0.5, 0, 0.8),
        "6": _pair(rosette(P, P.red, P.gold), 0.365),
        "7": _at(rosette(P, P.red, P.gold), 0.5, 0.645),
    }.get(rank, "")
    return between + pips(signs, _SPOTS[rank], SIZE)


def _cups(rank: str) -> str:
    kinds = {
        "2": [0],
        "3": [1, 0, 1],
        "4": [0, 1, 1, 0],
        "5": [0, 0, 0, 0, 1],
        "6": [1, 1, 0, 0, 1, 1],
        "7": [1] * 6 + [0],
    }
    signs = [
        _CUPS[k] for k in kinds.get(rank, [1, 0, 1, 1, 0, 1, 0, 0] if rank == "8" else [0, 1, 1, 0, 0, 1, 1, 0, 0, 1])
    ]
    between = {
        "2": _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 1.1),
        "3": "".join(
            _at(slim.carnation(P, P.red), x, y, a, 1.2)
            for x, y, a in ((0.19, 0.34, -16), (0.81, 0.34, 16), (0.81, 0.66, 164), (0.19, 0.66, 196))
        ),
        "4": _pair(slim.carnation(P, P.blue), 0.425) + _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 0.8),
        "7": _at(rosette(P, P.blue, P.gold), 0.5, 0.645),
    }.get(rank, "")
    # Cups are taller than coins.
    shrink = 1 if rank in "23" else 0.84
    return between + pips(signs, [(x, y, turn, k * shrink) for x, y, turn, k in _SPOTS[rank]], SIZE)


# ---------------------------------------------------------------- swords and batons


# Every other blade is darker, so that they can be counted.
_BLADES = (Tone("#a9cbe2", "#a9cbe2"), Tone("#4f86b3", "#4f86b3"))


# Each number has its own two colours: in a column only the ends of swords and batons are seen.
_TONES: dict[int, tuple[Tone, Tone]] = {
    2: (P.red, P.blue),
    3: (P.green, P.gold),
    4: (P.blue, P.green),
    5: (P.red, P.gold),
    6: (P.green, P.red),
    7: (P.gold, P.blue),
    8: (P.red, P.green),
    9: (P.blue, P.gold),
    10: (P.blue, P.red),
}


# By swords on a side: from the middle to the first belly, from one to the next, breadth of a blade, reach of the hilts.
_ARCS = {
    1: (130, 0, 25, 424),
    2: (100, 62, 25, 424),
    3: (80, 54, 22, 410),
    4: (68, 43, 18, 404),
    5: (62, 35, 15, 404),
}


def _swords(rank: str) -> str:
    """Two sheaves of bent swords that cross above and below, an odd one upright between them."""
    count = 10 if rank == "T" else int(rank)
    each = count // 2
    inner, step, girth, reach = _ARCS[each]
    tones = _TONES[count]

    def arc(i: int, lower_only: bool = False) -> str:
        turned = each - 1 - i
        bow, hook, half = inner + step * i, 62 + 0.8 * step * turned, reach - 17 * turned
        steel = _BLADES[i % 2]
        return slim.curved_sword(P, half, bow, hook, tones[i % 2], lower_only, girth, steel)

    left = "".join(arc(i) for i in range(each))
    lower = "".join(arc(i, True) for i in range(each))
    body = f'<g id="l">{left}</g><use xlink:href="#l" transform="rotate(180)"/>{lower}'
    if count % 2:
        body += group(slim.straight_sword(P, 410, tones[0], P.gold), turn=0 if count in (3, 7) else 180)
    else:
        flower_size = {1: 1.5, 2: 1.1, 3: 0.8}.get(each, 0.62)
        body += group(rosette(P, P.red, P.gold), scale=flower_size)
        if each < 3:
            bud = slim.carnation(P, P.blue)
            body += group(bud, 0, -150, 0, 1.3) + group(bud, 0, 150, 180, 1.3)
    return _at(body, 0.5, 0.5)


# By batons on a side: the turn, from one to the next, and the breadth of a staff.
_SHEAVES = {1: (22, 0, 22), 2: (18, 76, 21), 3: (17, 56, 17), 4: (17, 46, 13), 5: (17, 38, 10)}


def _batons(rank: str) -> str:
    """Two sheaves of crossing batons, painted in turn, an odd one upright between them."""
    count = 10 if rank == "T" else int(rank)
    each = count // 2
    angle, apart, girth = _SHEAVES[each]
    step = apart / math.cos(math.radians(angle))
    first, second = _TONES[count]
    body = "<defs>" + "".join(
        f'<g id="{name}{k}">{slim.sceptre(P, 390, tone, girth, staff)}</g>'
        for name, tone in (("s", first), ("t", second))
        for k, staff in enumerate((P.wood, tone))
    )
    body += "</defs>"
    for turn, name in ((angle, "s"), (-angle, "t")):
        for i in range(each):
            x = (i - (each - 1) / 2) * step
            place = f"translate({x:.1f} 0) rotate({turn})"
            body += f'<use xlink:href="#{name}{i % 2}" transform="{place}"/>'
    if count % 2:
        body += slim.sceptre(P, 370, second, girth, P.white)
        for turn in (0, 180):
            body += group(group(rosette(P, first, P.gold), 0, -392, 0, 0.95), turn=turn)
    half = 34 + step * (each - 1) * 0.5
    band = f"M{-half} -15L{half} -15L{half} 15L{-half} 15Z"
    body += shape(band, P.gold.light, 5) + "".join(disc(x, 0, 6, P.red.light, 3) for x in _beads(half))
    for s in (-1, 1):
        if each < 4:
            body += group(
                slim.carnation(P, P.red),
                s * (156 if each == 1 else 164),
                0,
                s * 90,
                0.9 if each < 3 else 0.62,
            )
    return _at(body, 0.5, 0.5)


def _beads(half: float) -> list[float]:
    count = max(1, int(half * 2 / 30))
    return [(i - (count - 1) / 2) * 28 for i in range(count)]


# ---------------------------------------------------------------- courts


def _double(half: str, band: Tone) -> str:
    """The upper half, the same turned, and the ribbon over the seam."""
    return double(SIZE, group(half, scale=0.95), slim.seam(P, W - 28, band))


def _coin(x: float, kind: int) -> str:
    return group(_COINS[kind], x, -318, 0, 1.5 if abs(x) < 170 else 1.35)


def _cup(x: float, kind: int) -> str:
    return group(_CUPS[kind], x, -310, 0, 1.2 if x < 0 else 1.3)


def _sword(x: float, tone: Tone, flip: bool = False) -> str:
    return group(group(slim.curved_sword(P, 118, 8, 14, tone), -14, -100), x, -236, 0, 1.3, flip=flip)


def _baton(x: float, tone: Tone, turn: float) -> str:
    return group(group(slim.sceptre(P, 112, tone), 0, -17), x, -236, turn, 1.25)


def _king(suit: str) -> str:
    if suit == "D":
        head = (
            heads.long_hair(P.auburn) + heads.frontal(P, Face(1)) + heads.full_beard(P, P.auburn) + heads.open_crown(P)
        )
        return _double(
            slim.king(
                P,
                Dress(P.blue, P.blue, P.red, P.gold, flower(P.gold.light, 14, P.red.light), 14),
                head,
                _coin(154, 0),
                low=group(slim.orb(P, P.gold), -54, -76),
            ),
            P.blue,
        )
    if suit == "H":
        head = (
            heads.curls(P.fair)
            + heads.three_quarter(P, Face(-1, "snub", "raised"))
            + heads.curly_beard(P, P.fair)
            + heads.lily_crown(P, P.blue)
        )
        return _double(
            slim.king(
                P,
                Dress(P.red, P.red, P.blue, P.white, trefoil(P.gold.light, 14), 14),
                head,
                _cup(-154, 0),
                side=-1,
                tilt=-4,
                sash=P.gold,
            ),
            P.red,
        )
    if suit == "S":
        head = (
            heads.long_hair(P.grey)
            + heads.profile(P, Face(1, "hooked", "stern", old=True))
            + group(heads.pointed_beard(P, P.grey), 16, 4)
            + heads.spiked_crown(P, P.red)
        )
        return _double(
            slim.king(
                P,
                Dress(P.gold, P.gold, P.green, P.red, lozenge(P.red.light, 11), 14),
                head,
                _sword(170, P.red),
                tilt=2,
                sash=P.red,
            ),
            P.green,
        )
    head = (
        heads.short_hair(P.black)
        + heads.three_quarter(P, Face(-1, "long", "stern"))
        + heads.forked_beard(P, P.black)
        + group(heads.closed_crown(P), 0, -5, 0, 0.86)
    )
    shield = group(slim.city_shield(P), 126, -66, 0, 1.1)
    return _double(
        slim.king(
            P,
            Dress(P.green, P.green, P.gold, P.white, star(P.gold.light, 13), 14),
            head,
            _baton(-170, P.blue, -6),
            side=-1,
            tilt=-2,
            front=shield,
        ),
        P.gold,
    )


def _page(suit: str) -> str:
    if suit == "D":
        head = (
            heads.long_hair(P.fair)
            + heads.three_quarter(P, Face(1, "plain", "fine", True))
            + heads.fringe(P.fair)
            + heads.beret(P, P.blue, P.gold)
        )
        return _double(
            slim.page(
                P,
                Dress(P.red, P.red, P.blue, P.blue, flower(P.gold.light, 12, P.white.light)),
                head,
                _coin(154, 1),
                side=1,
                tilt=3,
            ),
            P.red,
        )
    if suit == "H":
        head = (
            heads.braids(P.auburn, P.red)
            + heads.three_quarter(P, Face(1, "snub", "fine", True))
            + heads.parting(P.auburn)
            + heads.wreath(P, P.red)
        )
        front = group(slim.dog(P, P.white), 132, -12, 0, 1.05)
        return _double(
            slim.page(
                P,
                Dress(P.blue, P.blue, P.red, P.white, star(P.gold.light, 11)),
                head,
                _cup(-154, 1),
                side=-1,
                collar="wide",
                front=front,
            ),
            P.blue,
        )
    if suit == "S":
        head = (
            heads.coif(P, P.white)
            + heads.three_quarter(P, Face(1, "hooked", "stern", True, old=True))
            + heads.parting(P.grey)
            + _headcloth()
        )
        blade = group(group(slim.curved_sword(P, 150, 8, 14, P.red), -14, -130), -54, -70, -32)
        return _double(
            slim.page(
                P,
                Dress(P.green, P.green, P.red, P.gold, dot(P.gold.light, 7)),
                head,
                _severed_head(),
                low=blade,
                side=1,
                collar="wide",
                tilt=3,
            ),
            P.green,
        )
    head = heads.curls(P.black) + heads.profile(P, Face(-1, "plain", "fine", True)) + heads.cap(P, P.blue, P.gold)
    return _double(
        slim.page(
            P,
            Dress(P.gold, P.green, P.green, P.red, lozenge(P.red.light, 9)),
            head,
            _baton(-170, P.red, -5),
            side=-1,
            tilt=-4,
        ),
        P.gold,
    )


def _headcloth() -> str:
    d = "M-60 -34C-66 -84 -40 -108 0 -108C40 -108 66 -84 60 -34Q0 -62 -60 -34Z"
    return shape(d, P.white.light, 5) + "".join(
        wedge((x, -52), (x * 0.9, -78), (x * 0.4, -100), 2.6, P.white.dark) for x in (-42, -14, 14, 42)
    )


def _severed_head() -> str:
    """The head of an enemy, held by its hair at (170, -232)."""
    hair = shape("M-30 -40C-26 -80 -10 -96 0 -118C10 -96 26 -80 30 -40Z", P.black.light, 6)
    closed = (
        heads.short_hair(P.black)
        + heads.three_quarter(P, Face(-1, "long", "raised", smile=False))
        + heads.pointed_beard(P, P.black)
    )
    return group(hair + closed, 172, -160, 6, 0.62)


def _knight(suit: str) -> str:
    if suit == "D":
        horse = Horse(P.white, P.fair, P.red, P.blue, dot(P.gold.light, 5))
        head = (
            heads.long_hair(P.auburn)
            + heads.three_quarter(P, Face(1, "plain"))
            + heads.fringe(P.auburn)
            + heads.beret(P, P.red, P.blue, 1)
        )
        return _double(
            slim.knight(
                P,
                Dress(P.blue, P.blue, P.red, P.gold, flower(P.gold.light, 12, P.white.light)),
                horse,
                head,
                _coin(176, 2),
            ),
            P.blue,
        )
    if suit == "H":
        horse = Horse(P.grey, P.black, P.red, P.red, dot(P.gold.light, 5), dapple=True, plume=P.red)
        head = (
            heads.curls(P.fair)
            + heads.three_quarter(P, Face(1, "snub", "raised"))
            + heads.moustache(P.fair)
            + group(heads.turban(P, P.blue, P.gold), 0, -4, 0, 0.88)
        )
        return _double(
            slim.knight(
                P, Dress(P.red, P.red, P.blue, P.white, trefoil(P.gold.light, 12)), horse, head, _cup(176, 0), 3
            ),
            P.red,
        )
    if suit == "S":
        horse = Horse(Tone("#b4673a", "#70391d"), P.black, P.gold, P.red, dot(P.gold.light, 5), blaze=True)
        head = (
            heads.short_hair(P.black)
            + heads.profile(P, Face(-1, "hooked", "stern"))
            + group(heads.moustache(P.black), -14, 2)
            + heads.helmet(P, P.red, -1)
        )
        return _double(
            slim.knight(
                P,
                Dress(P.gold, P.red, P.green, P.blue, lozenge(P.red.light, 9)),
                horse,
                head,
                _sword(190, P.blue),
                -2,
                armour=True,
            ),
            P.green,
        )
    horse = Horse(P.black, P.white, P.red, P.gold, dot(P.gold.light, 5), blaze=True)
    head = (
        heads.short_hair(P.auburn)
        + heads.three_quarter(P, Face(1, "long"))
        + heads.pointed_beard(P, P.auburn)
        + heads.brim_hat(P, P.green, P.gold, P.red)
    )
    return _double(
        slim.knight(
            P, Dress(P.green, P.green, P.gold, P.red, star(P.gold.light, 11)), horse, head, _baton(190, P.red, 2), 2
        ),
        P.gold,
    )


_COURTS: dict[str, Callable[[str], str]] = {"J": _page, "Q": _knight, "K": _king}
_ACES = {"D": aces.ace_of_coins, "H": aces.ace_of_cups, "S": aces.ace_of_swords, "C": aces.ace_of_batons}
_NUMBERS = {"D": _coins, "H": _cups, "S": _swords, "C": _batons}


def _face(code: str) -> str:
    rank, suit = code[0], code[1]
    if rank == "A":
        return _card(rank, _ACES[suit](P))
    if rank in _COURTS:
        return _card(rank, _COURTS[rank](suit))
    return _card(rank, _NUMBERS[suit](rank))


_BACKS: dict[str, tuple[Tone, patterns.Weaver, patterns.Medal]] = {
    "azzurro": (P.blue, patterns.roses, patterns.sunflower),
    "rosso": (P.red, patterns.twill, patterns.compass),
    "verde": (P.green, patterns.weave, patterns.clover),
}


def faces() -> dict[str, str]:
    """File name -> text of the whole deck."""
    pack = codes(RANKS_52)
    files = {f"{code}.svg": _face(code) for code in pack}
    files |= patterns.backs(P, SIZE, _BACKS)
    files["deck.toml"] = description(
        NAME,
        "italian",
        [52, 40],
        SIZE,
        {"it": "Trevisane", "es": "Trevisanas", "fr": "Trévisanes", "en": "Trevisane"},
        {code: f"{code}.svg" for code in pack},
        patterns.named(_BACKS),
    )
    return files
