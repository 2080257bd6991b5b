"""The Neapolitan deck: forty single-headed cards, courts on a coloured base."""

from __future__ import annotations

from collections.abc import Callable

from . import latin_backs as patterns
from . import latin_heads as heads
from . import napoletane_aces as aces
from .kit import description
from .latin_beasts import mask
from .latin_card import RANKS_40, Spot, codes, corner_index, frame, pips, sheet, use
from .latin_figures import (
    FEET,
    Held,
    Livery,
    Rider,
    Robes,
    fist,
    ground_slab,
    king_in_bell,
    king_in_cloak,
    page_in_skirt,
    page_in_tunic,
    rider_on,
)
from .latin_heads import Face
from .latin_horse import Horse, draw
from .latin_palette import NAPOLETANE as P
from .latin_parts import Tone, disc, dot, flower, group, lozenge, shape, star, trefoil
from .latin_signs import (
    branch,
    club,
    coin,
    cup,
    heraldic_shield,
    landscape,
    rosette,
    scroll,
    sprig,
    sword,
)

NAME = "napoletane"
SIZE = (510, 820)
W, H = SIZE

_BASES = {"D": P.gold, "H": P.red, "S": P.blue, "C": P.green}
_COINS = [coin(P, kind) for kind in range(6)]
_CUPS = [cup(P, kind) for kind in range(3)]


def _card(body: str) -> str:
    return sheet(P, SIZE, frame(SIZE, 15, 16, P.blue.dark, 4) + body)


def _at(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return group(body, x * W, y * H, turn, scale)


# ---------------------------------------------------------------- numbers

_COIN_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.27, 0.0, 3.1), (0.5, 0.73, 0.0, 3.1)],
    "3": [(0.5, 0.17, 0.0, 2.0), (0.5, 0.5, 0.0, 2.0), (0.5, 0.83, 0.0, 2.0)],
    "4": [(x, y, 0.0, 1.9) for y in (0.175, 0.825) for x in (0.28, 0.72)],
    "5": [
        (0.27, 0.185, 0.0, 1.7),
        (0.73, 0.185, 0.0, 1.7),
        (0.5, 0.5, 0.0, 2.0),
        (0.27, 0.815, 0.0, 1.7),
        (0.73, 0.815, 0.0, 1.7),
    ],
    "6": [(x, y, 0.0, 1.75) for y in (0.18, 0.5, 0.82) for x in (0.28, 0.72)],
    "7": [(0.28, 0.135, 0.0, 1.5), (0.72, 0.135, 0.0, 1.5), (0.5, 0.378, 0.0, 1.5)]
    + [(x, y, 0.0, 1.5) for y in (0.622, 0.865) for x in (0.28, 0.72)],
}
_CUP_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.27, 0.0, 2.5), (0.5, 0.74, 0.0, 2.5)],
    "3": [(0.5, 0.25, 0.0, 1.9), (0.27, 0.74, 0.0, 1.9), (0.73, 0.74, 0.0, 1.9)],
    "4": [(x, y, 0.0, 2.1) for y in (0.25, 0.755) for x in (0.28, 0.72)],
    "5": [
        (0.27, 0.19, 0.0, 1.75),
        (0.73, 0.19, 0.0, 1.75),
        (0.5, 0.5, 0.0, 1.75),
        (0.27, 0.82, 0.0, 1.75),
        (0.73, 0.82, 0.0, 1.75),
    ],
    "6": [(x, y, 0.0, 1.75) for y in (0.185, 0.5, 0.815) for x in (0.28, 0.72)],
    "7": [(0.32, 0.19, 0.0, 1.5), (0.68, 0.19, 0.0, 1.5)]
    + [(x, 0.51, 0.0, 1.5) for x in (0.19, 0.5, 0.81)]
    + [(0.32, 0.82, 0.0, 1.5), (0.68, 0.82, 0.0, 1.5)],
}
_SIX: list[Spot] = [(x, y, turn, 1) for y, turn in ((0.26, 0), (0.74, 180)) for x in (0.2, 0.5, 0.8)]
_SIX_INWARD: list[Spot] = [(x, y, 180 - turn, 1) for x, y, turn, _ in _SIX]
_FOUR: list[Spot] = [(x, y, turn, 1) for y, turn in ((0.26, 0), (0.74, 180)) for x in (0.25, 0.75)]


def _coins(rank: str) -> str:
    kinds = {"2": [0], "3": [2, 0, 2], "4": [1, 3], "5": [0, 0, 4, 0, 0], "6": [3, 1, 5], "7": [5, 5, 0, 5, 5]}[rank]
    between = {
        "2": _at(scroll(P, P.red), 0.5, 0.5, 0, 1.5),
        "3": "".join(
            _at(sprig(P, tone), x, y, 0, 1.5) for x, tone in ((0.17, P.red), (0.83, P.blue)) for y in (0.34, 0.66)
        ),
        "4": _at(heraldic_shield(P, P.blue, P.red), 0.5, 0.51, 0, 1.15),
    }.get(rank, "")
    return between + pips([_COINS[k] for k in kinds], _COIN_SPOTS[rank], SIZE)


def _cups(rank: str) -> str:
    kinds = {
        "2": [0],
        "3": [1, 0, 0],
        "4": [0, 1, 1, 0],
        "5": [0, 0, 1, 0, 0],
        "6": [1, 0, 0, 1, 1, 0],
        "7": [0, 0, 1, 2, 1, 0, 0],
    }[rank]
    between = {
        "2": _at(sprig(P), 0.14, 0.5, -90, 1) + _at(sprig(P), 0.86, 0.5, 90, 1),
        "3": _at(rosette(P, P.blue, P.gold), 0.16, 0.24, 0, 1)
        + _at(rosette(P, P.blue, P.gold), 0.84, 0.24)
        + _at(sprig(P), 0.5, 0.545, 0, 1.3),
        "4": _at(scroll(P, P.red), 0.5, 0.5, 0, 1.4),
    }.get(rank, "")
    return between + pips([_CUPS[k] for k in kinds], _CUP_SPOTS[rank], SIZE)


def _swords(rank: str) -> str:
    if rank == "2":
        gem = shape(f"M{W / 2} 372L{W / 2 + 32} 410L{W / 2} 448L{W / 2 - 32} 410Z", P.red.light, 5) + disc(
            W / 2, 410, 10, P.gold.light, 4
        )
        sprigs = _at(sprig(P), 0.5, 0.24, 180, 1.5) + _at(sprig(P, P.blue), 0.5, 0.76, 0, 1.5)
        return sprigs + gem + pips([sword(P, 690, None, 1.75)], [(0.25, 0.5, 0, 1), (0.75, 0.5, 180, 1)], SIZE)
    if rank == "3":
        leaves = _at(sprig(P), 0.365, 0.79, 0, 0.9) + _at(sprig(P), 0.635, 0.79, 0, 0.9)
        return leaves + pips([sword(P, 660, None, 1.4)], [(0.2, 0.5, 0, 1), (0.5, 0.5, 180, 1), (0.8, 0.5, 0, 1)], SIZE)
    if rank == "4":
        return (
            _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 1.5)
            + "".join(_at(sprig(P, P.blue), 0.5, y, turn, 1.5) for y, turn in ((0.26, 0), (0.74, 180)))
            + pips([sword(P, 350, None, 1.5)], _FOUR, SIZE)
        )
    if rank == "5":
        spots: list[Spot] = [
            (0.2, 0.265, 0, 1),
            (0.8, 0.265, 0, 1),
            (0.5, 0.66, 0, 1.2),
            (0.2, 0.735, 180, 1),
            (0.8, 0.735, 180, 1),
        ]
        return _at(landscape(P), 0.5, 0.195, 0, 1.35) + pips([sword(P, 340, None, 1.2)], spots, SIZE)
    if rank == "6":
        return pips([sword(P, 350, None, 1.4), sword(P, 350, P.blue.light, 1.4)], _SIX_INWARD, SIZE)
    row: list[Spot] = [(x, y, turn, 1) for y, turn in ((0.205, 0), (0.795, 180)) for x in (0.2, 0.5, 0.8)]
    return pips([sword(P, 270, None, 1.35)], [*row, (0.5, 0.5, 90, 1.12)], SIZE)


def _clubs(rank: str) -> str:
    if rank == "2":
        sprigs = (
            _at(sprig(P), 0.5, 0.24, 180, 1.4)
            + _at(rosette(P, P.red, P.gold), 0.5, 0.5)
            + _at(sprig(P), 0.5, 0.76, 0, 1.4)
        )
        return sprigs + pips([club(P, 680, 1.5)], [(0.25, 0.5, 0, 1), (0.75, 0.5, 180, 1)], SIZE)
    if rank == "3":
        log = f'<defs><g id="s0">{club(P, 700, 1.35)}</g></defs>'
        return log + "".join(use("s0", W / 2, H / 2, turn) for turn in (33, -33, 0)) + _at(mask(P), 0.5, 0.5, 0, 1.15)
    if rank == "4":
        return (
            _at(sprig(P, P.blue), 0.5, 0.5 - 0.055, 0, 1.2)
            + _at(sprig(P, P.blue), 0.5, 0.5 + 0.055, 180, 1.2)
            + pips([club(P, 350, 1.25)], _FOUR, SIZE)
        )
    if rank == "5":
        spots: list[Spot] = [
            (0.26, 0.245, -16, 1),
            (0.74, 0.245, 16, 1),
            (0.5, 0.5, 0, 1),
            (0.26, 0.755, 196, 1),
            (0.74, 0.755, 164, 1),
        ]
        return pips([club(P, 330, 1.05)], spots, SIZE)
    if rank == "6":
        return pips([club(P, 350, 1.1), club(P, 350, 1.1, P.blue)], _SIX, SIZE)
    spots = [(0.24, 0.185, 0, 1), (0.76, 0.185, 0, 1), (0.19, 0.5, 0, 1), (0.5, 0.5, 0, 1), (0.81, 0.5, 0, 1)]
    return pips([club(P, 232, 0.95)], [*spots, (0.24, 0.815, 180, 1), (0.76, 0.815, 180, 1)], SIZE)


# ---------------------------------------------------------------- courts


def _coin_above(kind: int, dx: float = -6) -> Held:
    return lambda x, y: group(coin(P, kind), x + dx, y - 90, 0, 1.36) + fist(P, x, y)


def _cup_above(kind: int, dx: float = 0, scale: float = 1.2) -> Held:
    return lambda x, y: group(cup(P, kind), x + dx, y - 64 * scale + 6, 0, scale) + fist(P, x, y + 8, 0, 0.95)


def _sword_up(length: float, turn: float = 0, broad: float = 1.1) -> Held:
    return lambda x, y: (
        group(group(sword(P, length, None, broad), 0, 34 - length / 2), x, y, turn) + fist(P, x, y, turn)
    )


def _sword_down(length: float) -> Held:
    return lambda x, y: group(group(sword(P, length, None, 1.2), 0, 34 - length / 2), x, y, 180) + fist(P, x, y)


def _club_up(length: float, turn: float, lift: float, broad: float = 1.25) -> Held:
    return lambda x, y: group(group(club(P, length, broad), 0, lift), x, y, turn) + fist(P, x, y, turn)


def _club_down(length: float) -> Held:
    return lambda x, y: group(club(P, length, 1.25), x - 4, y + length / 2 - 28, 180) + fist(P, x, y, 0, 1.05)


def _hand(turn: float = 0, flip: bool = False) -> Held:
    return lambda x, y: fist(P, x, y, turn, 0.95, flip)


def _branch(x: float, y: float) -> str:
    return group(branch(P), x, y) + fist(P, x, y, 0, 1, True)


def _king(suit: str) -> str:
    if suit == "D":
        robes = Robes(P.red, P.blue, flower(P.gold.light, 15, P.red.light), 14, P.red)
        face = Face(-1, "plain", "calm")
        head = heads.long_hair(P.auburn) + heads.frontal(P, face) + heads.full_beard(P, P.auburn) + heads.open_crown(P)
        return king_in_bell(P, robes, head, _coin_above(0), _hand(80))
    if suit == "H":
        robes = Robes(P.green, P.red, trefoil(P.gold.light, 15), 15, P.blue)
        head = heads.curls(P.fair) + heads.three_quarter(P, Face(1, "snub", "raised")) + heads.curly_beard(P, P.fair)
        return king_in_cloak(P, robes, head + heads.lily_crown(P, P.red), _cup_above(0, 4), _hand(30))
    if suit == "S":
        robes = Robes(P.blue, P.red, lozenge(P.gold.light, 11), 15, P.blue)
        head = (
            heads.long_hair(P.grey)
            + heads.frontal(P, Face(-1, "hooked", "stern", old=True))
            + heads.forked_beard(P, P.grey)
        )
        return king_in_bell(P, robes, head + heads.spiked_crown(P, P.red), _sword_up(286, -6), _hand(80), 3)
    robes = Robes(P.gold, P.green, star(P.gold.light, 13), 14, P.red)
    head = (
        heads.short_hair(P.black) + heads.three_quarter(P, Face(1, "long", "stern")) + heads.pointed_beard(P, P.black)
    )
    return king_in_cloak(
        P, robes, head + group(heads.closed_crown(P), 0, -5, 0, 0.88), _club_up(270, 10, -78), _hand(30), -3
    )


def _page(suit: str) -> str:
    if suit == "D":
        head = (
            heads.long_hair(P.auburn)
            + heads.three_quarter(P, Face(-1, "plain", "fine", True))
            + heads.fringe(P.auburn)
            + heads.beret(P, P.blue, P.red)
        )
        livery = Livery(P.blue, P.red, P.gold.light, P.red, P.white)
        return page_in_skirt(P, livery, head, _coin_above(1), _hand(0, True), ((108, 292), (318, 474)))
    if suit == "H":
        head = (
            heads.short_hair(P.auburn)
            + heads.three_quarter(P, Face(1, "snub", "fine", True))
            + heads.fringe(P.auburn)
            + heads.cap(P, P.red, P.gold, -1)
        )
        livery = Livery(P.green, P.gold, P.gold.dark, P.red, P.red, flower(P.gold.light, 12, P.red.light))
        return page_in_tunic(P, livery, P.red, head, _hand(), _cup_above(1, 2), ((196, 470), (398, 300)), 4)
    if suit == "S":
        head = (
            heads.long_hair(P.fair)
            + heads.three_quarter(P, Face(1, "plain", "fine", True))
            + heads.parting(P.fair)
            + heads.beret(P, P.red, P.gold, -1)
        )
        livery = Livery(P.red, P.blue, P.white.light, P.white, P.blue)
        return page_in_skirt(P, livery, head, _sword_down(450), _branch, ((104, 322), (408, 322)), 4)
    head = (
        heads.coif(P, P.green)
        + heads.three_quarter(P, Face(-1, "long", "fine", True))
        + heads.parting(P.black)
        + heads.hood(P, P.green, P.red)
    )
    livery = Livery(P.blue, P.gold, P.gold.dark, P.gold, P.gold, dot(P.gold.light, 6))
    return page_in_tunic(P, livery, P.green, head, _club_down(420), _hand(0, True), ((100, 356), (318, 470)), -4)


def _facing_right(figure: str) -> str:
    return group(figure, W, 0, flip=True)


def _knight(suit: str) -> str:
    if suit == "D":
        horse = Horse(P.white, Tone(P.gold.dark, P.brown.light), P.red, P.blue, flower(P.gold.light, 13, P.red.light))
        head = (
            heads.long_hair(P.auburn)
            + heads.three_quarter(P, Face(1, "snub"))
            + heads.fringe(P.auburn)
            + heads.beret(P, P.red, P.gold, -1)
        )
        return rider_on(
            P,
            draw(P, horse),
            Rider(P.red, P.green, P.red, head),
            lambda x, y: group(coin(P, 3), x + 8, y - 86, 0, 1.3) + fist(P, x, y, 0, 0.95),
        )
    if suit == "H":
        horse = Horse(P.grey, P.black, P.green, P.red, trefoil(P.gold.light, 12), dapple=True, plume=P.red)
        head = (
            heads.curls(P.fair)
            + heads.three_quarter(P, Face(1, "plain"))
            + heads.fringe(P.fair)
            + heads.brim_hat(P, P.green, P.red, P.gold, -1)
        )
        rider = Rider(P.green, P.red, P.gold, head, 3)
        return _facing_right(
            rider_on(P, draw(P, horse, strut=True), rider, _cup_above(2, 4, 1.1), (404, 296), cloak=P.blue)
        )
    if suit == "S":
        horse = Horse(
            Tone("#b06a3e", "#6e3b20"), P.black, P.gold, P.red, lozenge(P.gold.light, 9), blaze=True, socks=True
        )
        head = (
            heads.short_hair(P.black)
            + heads.three_quarter(P, Face(1, "hooked", "stern"))
            + heads.moustache(P.black, True)
            + heads.helmet(P, P.red, -1)
        )
        rider = Rider(P.blue, P.red, P.blue, head, -3, armour=True)
        return _facing_right(rider_on(P, draw(P, horse), rider, _sword_up(280, 8, 1.15)))
    horse = Horse(P.black, P.white, P.red, P.green, star(P.gold.light, 12), blaze=True)
    head = (
        heads.short_hair(P.auburn)
        + heads.three_quarter(P, Face(1, "long", "raised"))
        + heads.moustache(P.auburn)
        + heads.turban(P, P.white, P.red)
    )
    rider = Rider(P.gold, P.blue, P.white, head, 4)
    rearing = rider_on(P, draw(P, horse, rear=13), rider, _club_up(216, -5, -62, 1.1), (392, 300), rear=13)
    return group(rearing, 10, FEET * 0.07, 0, 0.93)


_COURTS: dict[str, Callable[[str], str]] = {"J": _page, "Q": _knight, "K": _king}
_ACES = {"D": aces.ace_of_coins, "H": aces.ace_of_cups, "S": aces.ace_of_swords, "C": aces.ace_of_clubs}
_NUMBERS = {"D": _coins, "H": _cups, "S": _swords, "C": _clubs}


_SIGNS = {
    "D": group(coin(P), scale=0.54),
    "H": group(cup(P), scale=0.42),
    "S": group(sword(P, 180, None, 1.4), turn=40, scale=0.36),
    "C": group(club(P, 170, 1.3), turn=40, scale=0.36),
}


def _picture(code: str) -> str:
    rank, suit = code[0], code[1]
    if rank == "A":
        return _ACES[suit](P)
    if rank in _COURTS:
        return ground_slab(_BASES[suit], W, FEET, 52) + _COURTS[rank](suit)
    return _NUMBERS[suit](rank)


_BACKS: dict[str, tuple[Tone, patterns.Weaver, patterns.Medal]] = {
    "azzurro": (P.blue, patterns.weave, patterns.clover),
    "rosso": (P.red, patterns.roses, patterns.compass),
    "verde": (P.green, patterns.circles, patterns.sunflower),
}


def faces() -> dict[str, str]:
    """File name -> text of the whole deck."""
    pack = codes(RANKS_40)
    pictures = {code: _picture(code) for code in pack}
    files = {f"{code}.svg": _card(picture) for code, picture in pictures.items()}
    for code, picture in pictures.items():
        files[f"indexed/{code}.svg"] = _card(picture + corner_index(P, SIZE, code[0], _SIGNS[code[1]]))
    files |= patterns.backs(P, SIZE, _BACKS)
    files["deck.toml"] = description(
        NAME,
        "italian",
        [40],
        SIZE,
        {"it": "Napoletane", "es": "Napolitanas", "fr": "Napolitaines", "en": "Neapolitan"},
        {code: f"{code}.svg" for code in pack},
        patterns.named(_BACKS),
        {"indexed": {code: f"indexed/{code}.svg" for code in pack}},
    )
    return files
