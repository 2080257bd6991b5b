"""The Piacentine deck: forty cards, double-headed courts, cut as in wood."""

from __future__ import annotations

from collections.abc import Callable

from . import latin_backs as patterns
from . import latin_woodcut as wood
from . import latin_woodcut_heads as heads
from . import latin_woodcut_signs as signs
from . import piacentine_aces as aces
from .kit import description
from .latin_card import RANKS_40, Spot, codes, corner_index, double, frame, pips, sheet
from .latin_palette import PIACENTINE as P
from .latin_parts import Tone, group
from .latin_woodcut import Dress, Mount

NAME = "piacentine"
SIZE = (500, 940)
W, H = SIZE

_COINS = [signs.coin(P, kind) for kind in range(3)]
_CUPS = [signs.chalice(P, kind) for kind in range(2)]


def _card(body: str) -> str:
    return sheet(P, SIZE, frame(SIZE, 15, 14, P.ink, 4.5) + frame(SIZE, 23, 8, P.ink, 2) + body)


def _at(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return group(body, x * W, y * H, turn, scale)


def _grid(xs: tuple[float, ...], ys: tuple[float, ...], scale: float) -> list[Spot]:
    return [(x, y, 0, scale) for y in ys for x in xs]


# ---------------------------------------------------------------- numbers

_COIN_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.27, 0, 3.3), (0.5, 0.73, 0, 3.3)],
    "3": _grid((0.5,), (0.18, 0.5, 0.82), 2.3),
    "4": _grid((0.28, 0.72), (0.17, 0.83), 1.9),
    "5": [*_grid((0.25, 0.75), (0.15, 0.85), 1.6), (0.5, 0.5, 0, 3)],
    "6": _grid((0.275, 0.725), (0.18, 0.5, 0.82), 2.05),
    "7": [*_grid((0.28, 0.72), (0.16, 0.84), 1.6), *_grid((0.5,), (0.33, 0.5, 0.67), 1.6)],
}
_CUP_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.27, 0, 2.6), (0.5, 0.74, 0, 2.6)],
    "3": [(0.5, 0.22, 0, 2), (0.28, 0.76, 0, 2), (0.72, 0.76, 0, 2)],
    "4": _grid((0.28, 0.72), (0.22, 0.78), 2),
    "5": [*_grid((0.27, 0.73), (0.19, 0.81), 1.75), (0.5, 0.5, 0, 2)],
    "6": _grid((0.28, 0.72), (0.18, 0.5, 0.82), 1.8),
    "7": [*_grid((0.27, 0.73), (0.17, 0.83), 1.4), *_grid((0.2, 0.5, 0.8), (0.5,), 1.4)],
}


def _coins(rank: str) -> str:
    kinds = {
        "2": [0],
        "3": [1, 0, 1],
        "4": [2, 0, 0, 2],
        "5": [0, 0, 0, 0, 1],
        "6": [0, 1, 2, 2, 1, 0],
        "7": [2, 2, 2, 2, 0, 1, 0],
    }[rank]
    between = {
        "2": _at(signs.bloom(P, P.blue, P.gold), 0.15, 0.5, 0, 0.9)
        + _at(signs.bloom(P, P.blue, P.gold), 0.85, 0.5, 0, 0.9),
        "3": "".join(
            _at(signs.twig(P, P.red), x, y, turn, 1.1) for x, turn in ((0.17, -14), (0.83, 14)) for y in (0.34, 0.66)
        ),
        "4": _at(aces.shield(P), 0.5, 0.52, 0, 1.2),
    }.get(rank, "")
    return between + pips([_COINS[k] for k in kinds], _COIN_SPOTS[rank], SIZE)


def _cups(rank: str) -> str:
    kinds = {
        "2": [0],
        "3": [1, 0, 0],
        "4": [0, 1, 1, 0],
        "5": [0, 0, 0, 0, 1],
        "6": [1, 0, 0, 1, 1, 0],
        "7": [0, 0, 1, 0, 1, 0, 0],
    }[rank]
    between = {
        "2": _at(signs.bloom(P, P.red, P.gold), 0.5, 0.5, 0, 0.9),
        "3": _at(signs.twig(P, P.blue), 0.17, 0.27, -16, 1.2)
        + _at(signs.twig(P, P.blue), 0.83, 0.27, 16, 1.2)
        + _at(signs.bloom(P, P.blue, P.gold), 0.5, 0.5),
        "4": _at(aces.leaf_piece(P), 0.5, 0.5, 90, 0.9),
    }.get(rank, "")
    return between + pips([_CUPS[k] for k in kinds], _CUP_SPOTS[rank], SIZE)


def _rows(xs: tuple[float, ...], y: float, outward: bool) -> list[Spot]:
    """A row near the top and the same turned near the bottom; `outward` points the signs' heads to the edges."""
    up, down = (0.0, 180.0) if outward else (180.0, 0.0)
    return [(x, y, up, 1.0) for x in xs] + [(x, 1 - y, down, 1.0) for x in xs]


def _swords(rank: str) -> str:
    if rank == "2":
        return _at(aces.leaf_piece(P), 0.5, 0.5, 0, 1.15) + pips(
            [signs.blade(P, 780, 1.5)], [(0.235, 0.5, 0, 1), (0.765, 0.5, 180, 1)], SIZE
        )
    if rank == "3":
        buds = _at(signs.twig(P, P.red), 0.35, 0.5, 0, 0.75) + _at(signs.twig(P, P.red), 0.65, 0.5, 180, 0.75)
        return buds + pips(
            [signs.blade(P, 760, 1.3), signs.blade(P, 760, 1.7, P.blue)],
            [(0.21, 0.5, 0, 1), (0.5, 0.5, 180, 1), (0.79, 0.5, 0, 1)],
            SIZE,
        )
    if rank == "4":
        return (
            _at(signs.bloom(P, P.red, P.gold), 0.5, 0.5, 0, 1.4)
            + "".join(_at(signs.twig(P, P.blue), 0.5, y, turn, 1.3) for y, turn in ((0.29, 0), (0.71, 180)))
            + pips([signs.blade(P, 400, 1.5)], _rows((0.24, 0.76), 0.265, True), SIZE)
        )
    if rank == "5":
        spots = [*_rows((0.2, 0.8), 0.27, True), (0.5, 0.7, 0, 1.1)]
        return _at(aces.leaf_piece(P), 0.5, 0.25, 0, 1.15) + pips([signs.blade(P, 390, 1.2)], spots, SIZE)
    if rank == "6":
        return pips(
            [signs.blade(P, 390, 1.15), signs.blade(P, 390, 1.15, P.blue)],
            _rows((0.205, 0.5, 0.795), 0.27, False),
            SIZE,
        )
    return pips([signs.blade(P, 300, 1.15)], [*_rows((0.205, 0.5, 0.795), 0.215, True), (0.5, 0.5, 90, 1.15)], SIZE)


def _clubs(rank: str) -> str:
    if rank == "2":
        return (
            "".join(_at(signs.bloom(P, P.red, P.gold), x, 0.5, 0, 1.1) for x in (0.16, 0.84))
            + "".join(
                _at(signs.twig(P, P.blue), x, y, turn, 1.3)
                for x in (0.22, 0.78)
                for y, turn in ((0.26, 0), (0.74, 180))
            )
            + pips([signs.cudgel(P, 400, 2)], [(0.5, 0.265, 180, 1), (0.5, 0.735, 0, 1)], SIZE)
        )
    if rank == "3":
        spots: list[Spot] = [(0.24, 0.265, 180, 1), (0.76, 0.265, 180, 1), (0.5, 0.735, 0, 1)]
        flowers = _at(signs.bloom(P, P.red, P.gold), 0.5, 0.29, 0, 1.3) + "".join(
            _at(signs.twig(P, P.red), x, 0.74, t, 1.3) for x, t in ((0.2, -10), (0.8, 10))
        )
        return flowers + pips([signs.cudgel(P, 400, 1.5)], spots, SIZE)
    if rank == "4":
        return (
            _at(signs.twig(P, P.red), 0.5, 0.2, 0, 1.3)
            + _at(signs.twig(P, P.red), 0.5, 0.8, 180, 1.3)
            + pips([signs.cudgel(P, 400, 1.35)], _rows((0.26, 0.74), 0.265, False), SIZE)
            + _at(signs.bloom(P, P.red, P.gold), 0.5, 0.5, 0, 1.2)
        )
    if rank == "5":
        return pips([signs.cudgel(P, 340, 1.15)], [*_rows((0.2, 0.8), 0.225, False), (0.5, 0.5, 0, 1.35)], SIZE)
    if rank == "6":
        return pips(
            [signs.cudgel(P, 400, 1.1), signs.cudgel(P, 400, 1.1, P.blue)], _rows((0.2, 0.5, 0.8), 0.265, False), SIZE
        )
    fan: list[Spot] = [(x, 0.215, 180 + lean, 1) for x, lean in ((0.21, -9), (0.5, 0), (0.79, 9))]
    fan += [(1 - x, 1 - y, turn - 180, 1) for x, y, turn, _ in fan]
    return pips([signs.cudgel(P, 330, 1.1, P.blue)], [*fan, (0.5, 0.5, 90, 1.1)], SIZE)


# ---------------------------------------------------------------- aces


def _ace_of_coins() -> str:
    flowers = _at(signs.twig(P, P.red), 0.2, 0.16, -14, 1.2) + _at(signs.twig(P, P.red), 0.8, 0.16, 14, 1.2)
    flowers += _at(signs.twig(P, P.blue), 0.18, 0.83, -12, 1.3) + _at(signs.twig(P, P.blue), 0.82, 0.83, 12, 1.3)
    return flowers + _at(aces.crowned_eagle(P), 0.5, 0.52, 0, 0.86)


def _ace_of_cups() -> str:
    flowers = _at(signs.bloom(P, P.blue, P.gold), 0.17, 0.79) + _at(signs.bloom(P, P.blue, P.gold), 0.83, 0.79)
    return flowers + _at(aces.fruit_chalice(P), 0.5, 0.58, 0, 1.06)


def _ace_of_swords() -> str:
    out = "".join(
        _at(signs.twig(P, tone), x, y, turn, 1.3)
        for x, y, turn, tone in ((0.2, 0.2, -14, P.red), (0.2, 0.8, -10, P.blue), (0.82, 0.84, 12, P.blue))
    )
    child = group(aces.scimitar(P, 300), 72, -140, -8, 1) + aces.putto(P) + wood.hand(P, 74, -128, -10)
    return out + _at(child, 0.47, 0.61, 0, 1.06)


def _ace_of_clubs() -> str:
    out = "".join(
        _at(signs.twig(P, tone), x, y, turn, 1.4)
        for x, y, turn, tone in (
            (0.2, 0.22, -14, P.red),
            (0.82, 0.3, 14, P.blue),
            (0.2, 0.7, -10, P.blue),
            (0.8, 0.76, 10, P.red),
        )
    )
    return (
        out
        + pips([signs.cudgel(P, 780, 3)], [(0.5, 0.5, 6, 1)], SIZE)
        + _at(aces.lizard(P), 0.47, 0.37, 5, 1.1)
        + _at(aces.ribbon(P, P.blue, 140), 0.49, 0.66)
    )


# ---------------------------------------------------------------- courts


def _double(half: str, band: Tone) -> str:
    """The upper half, the same turned, and the band over the seam."""
    return double(SIZE, group(half, scale=0.93), wood.seam(P, W - 46, band))


def _coin(x: float, kind: int) -> str:
    return group(_COINS[kind], x, -260, 0, 1.4 if x < 170 else 1.28)


def _cup(x: float, kind: int) -> str:
    return group(_CUPS[kind], x, -266, 0, 1.38 if x < 170 else 1.18)


def _sword(x: float, turn: float) -> str:
    return group(group(signs.blade(P, 270, 1.3), 0, -101), x, -188, turn)


def _cudgel(x: float, turn: float) -> str:
    return group(group(signs.cudgel(P, 270, 1.3), 0, -88), x, -188, turn)


def _king(suit: str) -> str:
    if suit == "D":
        head = (
            heads.back_hair(P.auburn, True)
            + heads.face(P)
            + heads.square_beard(P, P.auburn)
            + heads.front_hair(P.auburn)
            + heads.tooth_crown(P, P.red)
        )
        return _double(
            wood.king(
                P,
                Dress(P.blue, P.gold, P.blue, P.red, "bands"),
                head,
                _coin(166, 0),
                low=group(wood.orb(P, P.red), -66, -76),
            ),
            P.red,
        )
    if suit == "H":
        head = (
            heads.back_hair(P.fair, True)
            + heads.face(P, nose=-4)
            + heads.whiskers(P, P.fair)
            + heads.front_hair(P.fair, False)
            + heads.leaf_crown(P, P.blue)
        )
        return _double(
            wood.king(
                P,
                Dress(P.red, P.white, P.red, P.blue, "chevrons"),
                group(head, flip=True),
                _cup(166, 0),
                tilt=4,
                sash=P.gold,
            ),
            P.blue,
        )
    if suit == "S":
        head = (
            heads.back_hair(P.grey, True)
            + heads.face(P, old=True, nose=8, stern=True)
            + heads.long_beard(P, P.grey)
            + group(heads.tall_crown(P, P.blue), 0, -6, 0, 0.86)
        )
        return _double(wood.king(P, Dress(P.red, P.gold, P.red, P.green, "bars"), head, _sword(170, 5)), P.green)
    head = (
        heads.back_hair(P.black, False)
        + heads.face(P, nose=4, stern=True)
        + heads.chin_beard(P, P.black)
        + heads.front_hair(P.black, False)
        + group(heads.tall_crown(P, P.red), 0, -6, 0, 0.86)
    )
    return _double(
        wood.king(
            P,
            Dress(P.green, P.gold, P.green, P.gold, "chevrons"),
            group(head, flip=True),
            _cudgel(170, 6),
            tilt=3,
            sash=P.red,
        ),
        P.gold,
    )


def _page(suit: str) -> str:
    if suit == "D":
        head = (
            heads.back_hair(P.fair, True)
            + heads.face(P, True)
            + heads.front_hair(P.fair)
            + heads.plumed_hat(P, P.blue, P.red)
        )
        return _double(wood.page(P, Dress(P.red, P.gold, P.red, P.blue, "bars"), head, _coin(-166, 1)), P.blue)
    if suit == "H":
        head = (
            heads.back_hair(P.auburn, True)
            + heads.face(P, True, nose=-3)
            + heads.front_hair(P.auburn, False)
            + heads.toque(P, P.blue, P.gold, P.red)
        )
        return _double(
            wood.page(P, Dress(P.blue, P.white, P.blue, P.red, "chevrons"), head, _cup(-166, 1), tilt=-3), P.red
        )
    if suit == "S":
        head = (
            heads.back_hair(P.black, False)
            + heads.face(P, True, nose=3)
            + heads.front_hair(P.black)
            + heads.hood(P, P.red, P.gold)
        )
        return _double(
            wood.page(
                P, Dress(P.gold, P.red, P.gold, P.green, "bands"), group(head, flip=True), _sword(-170, -5), tilt=4
            ),
            P.green,
        )
    head = (
        heads.back_hair(P.black, True)
        + heads.face(P, True, nose=1)
        + heads.front_hair(P.black, False)
        + heads.straw_hat(P, P.red)
    )
    return _double(
        wood.page(P, Dress(P.green, P.white, P.red, P.gold, "plain"), head, _cudgel(-170, -6), tilt=-4), P.gold
    )


def _knight(suit: str) -> str:
    if suit == "D":
        mount = Mount(P.white, P.fair, P.red)
        head = (
            heads.back_hair(P.auburn, False)
            + heads.face(P)
            + heads.front_hair(P.auburn)
            + heads.plumed_hat(P, P.red, P.gold)
        )
        return _double(
            wood.knight(P, Dress(P.blue, P.gold, P.blue, P.red, "plain"), mount, group(head, flip=True), _coin(172, 2)),
            P.blue,
        )
    if suit == "H":
        mount = Mount(P.grey, P.white, P.blue, dapple=True, crest=P.red)
        head = (
            heads.back_hair(P.fair, True) + heads.face(P) + heads.chin_beard(P, P.fair) + heads.hood(P, P.blue, P.gold)
        )
        return _double(wood.knight(P, Dress(P.red, P.gold, P.red, P.blue, "bars"), mount, head, _cup(172, 0), 3), P.red)
    if suit == "S":
        mount = Mount(P.auburn, P.black, P.gold, blaze=True)
        head = (
            heads.back_hair(P.black, False)
            + heads.face(P, stern=True, nose=5)
            + heads.whiskers(P, P.black)
            + heads.steel_cap(P, P.red)
        )
        return _double(
            wood.knight(P, Dress(P.red, P.gold, P.gold, P.green), mount, head, _sword(174, 4), armour=True), P.green
        )
    mount = Mount(Tone("#c98345", "#8a4f22"), P.fair, P.red, blaze=True, crest=P.gold)
    head = (
        heads.back_hair(P.grey, False)
        + heads.face(P, old=True, nose=3)
        + heads.whiskers(P, P.grey)
        + heads.hood(P, P.green, P.gold)
    )
    return _double(
        wood.knight(
            P, Dress(P.gold, P.green, P.green, P.red, "bands"), mount, group(head, flip=True), _cudgel(174, 5), -2
        ),
        P.gold,
    )


_COURTS: dict[str, Callable[[str], str]] = {"J": _page, "Q": _knight, "K": _king}
_ACES = {"D": _ace_of_coins, "H": _ace_of_cups, "S": _ace_of_swords, "C": _ace_of_clubs}
_NUMBERS = {"D": _coins, "H": _cups, "S": _swords, "C": _clubs}


_SIGNS = {
    "D": group(signs.coin(P), scale=0.54),
    "H": group(signs.chalice(P), scale=0.42),
    "S": group(signs.blade(P, 180, 1.4), turn=40, scale=0.36),
    "C": group(signs.cudgel(P, 180, 1.3), turn=40, scale=0.36),
}


def _picture(code: str) -> str:
    rank, suit = code[0], code[1]
    if rank == "A":
        return _ACES[suit]()
    if rank in _COURTS:
        return _COURTS[rank](suit)
    return _NUMBERS[suit](rank)


_BACKS: dict[str, tuple[Tone, patterns.Weaver, patterns.Medal]] = {
    "rosso": (P.red, patterns.basket, patterns.compass),
    "azzurro": (P.blue, patterns.circles, patterns.clover),
    "nero": (P.black, patterns.stars, patterns.sunflower),
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
        {"it": "Piacentine", "es": "Piacentinas", "fr": "Plaisance", "en": "Piacentine"},
        {code: f"{code}.svg" for code in pack},
        patterns.named(_BACKS),
        {"indexed": {code: f"indexed/{code}.svg" for code in pack}},
    )
    return files
