"""The Spanish deck: forty cards, numbers in two corners, the suit told by the gaps in the frame (the pinta)."""

from __future__ import annotations

from collections.abc import Callable

from . import espanola_aces as aces
from . import latin_backs as patterns
from . import latin_heads as heads
from . import latin_spanish as spanish
from .kit import description
from .latin_card import RANKS_40, Spot, codes, in_two_corners, pips, sheet
from .latin_figures import Held, Rider, fist, grass, rider_on
from .latin_heads import Face
from .latin_horse import Horse, draw
from .latin_palette import ESPANOLA as P
from .latin_parts import Tone, disc, dot, flower, group, line, lozenge, shape, star, trefoil
from .latin_signs import heraldic_shield, number, number_width, rosette, scroll, sprig
from .latin_spanish import Dress

NAME = "espanola"
SIZE = (610, 950)
W, H = SIZE

_GAPS: dict[str, tuple[float, ...]] = {"D": (), "H": (0.5,), "S": (0.42, 0.58), "C": (0.34, 0.5, 0.66)}
_GAP = 34
_INSET = 34
_NUMBERS = {"A": "1", "J": "10", "Q": "11", "K": "12"}
_OROS = [spanish.oro(P, kind) for kind in range(3)]
_COPAS = [spanish.copa(P, kind) for kind in range(2)]


def _frame(suit: str) -> str:
    left, right, top, bottom = _INSET, W - _INSET, _INSET, H - _INSET
    ends = [float(left)]
    for at in _GAPS[suit]:
        ends += [W * at - _GAP / 2, W * at + _GAP / 2]
    ends.append(float(right))
    d = "".join(f"M{ends[i]} {y}L{ends[i + 1]} {y}" for y in (top, bottom) for i in range(0, len(ends), 2))
    d += f"M{left} {top}L{left} {bottom}M{right} {top}L{right} {bottom}"
    return line(d, 7, P.blue.dark)


def _card(code: str, body: str) -> str:
    text = _NUMBERS.get(code[0], code[0])
    width = number_width(text, 74)
    plate = shape(f"M44 44L{66 + width} 44L{66 + width} 138L44 138Z", P.paper, 0)
    corner = plate + number(text, 52, 54, 74, width=13)
    return sheet(P, SIZE, _frame(code[1]) + body + in_two_corners(SIZE, corner), 30)


def _at(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return group(body, x * W, y * H, turn, scale)


# ---------------------------------------------------------------- numbers


def _grid(xs: tuple[float, ...], ys: tuple[float, ...], scale: float) -> list[Spot]:
    return [(x, y, 0, scale) for y in ys for x in xs]


_OROS_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.29, 0, 3), (0.5, 0.71, 0, 3)],
    "3": [(0.5, 0.2, 0, 2.2), (0.5, 0.5, 0, 2.2), (0.5, 0.8, 0, 2.2)],
    "4": _grid((0.305, 0.695), (0.24, 0.76), 1.85),
    "5": [*_grid((0.29, 0.71), (0.22, 0.78), 1.8), (0.5, 0.5, 0, 2.1)],
    "6": _grid((0.31, 0.69), (0.215, 0.5, 0.785), 1.75),
    "7": [*_grid((0.3, 0.7), (0.19, 0.5, 0.81), 1.6), (0.5, 0.345, 0, 1.6)],
}
_COPAS_SPOTS: dict[str, list[Spot]] = {
    "2": [(0.5, 0.29, 0, 2.4), (0.5, 0.73, 0, 2.4)],
    "3": [(0.5, 0.26, 0, 2), (0.29, 0.73, 0, 2), (0.71, 0.73, 0, 2)],
    "4": _grid((0.3, 0.7), (0.285, 0.745), 1.85),
    "5": [*_grid((0.31, 0.69), (0.25, 0.79), 1.6), (0.5, 0.52, 0, 1.75)],
    "6": _grid((0.31, 0.69), (0.24, 0.515, 0.79), 1.55),
    "7": [*_grid((0.33, 0.67), (0.21, 0.81), 1.5), *_grid((0.23, 0.5, 0.77), (0.51,), 1.5)],
}


def _oros(rank: str) -> str:
    kinds = {
        "2": [0, 1],
        "3": [1, 0, 1],
        "4": [0, 1, 1, 0],
        "5": [1, 1, 1, 1, 0],
        "6": [0, 1, 2, 2, 1, 0],
        "7": [1] * 6 + [0],
    }[rank]
    between = {
        "2": _at(scroll(P, P.red), 0.5, 0.5, 0, 1.6),
        "3": "".join(
            _at(sprig(P, P.red), x, y, turn, 1.5) for x, turn in ((0.2, -20), (0.8, 20)) for y in (0.36, 0.64)
        ),
        "4": _at(heraldic_shield(P, P.red, P.gold), 0.5, 0.5, 0, 1.15),
    }.get(rank, "")
    return between + pips([_OROS[k] for k in kinds], _OROS_SPOTS[rank], SIZE)


def _copas(rank: str) -> str:
    kinds = {
        "2": [0],
        "3": [1, 0, 0],
        "4": [0],
        "5": [0, 0, 0, 0, 1],
        "6": [0, 0, 1, 1, 0, 0],
        "7": [0, 0, 0, 0, 0, 1, 0],
    }[rank]
    between = {
        "2": _at(rosette(P, P.blue, P.gold), 0.19, 0.5, 0, 1.1) + _at(rosette(P, P.blue, P.gold), 0.81, 0.5, 0, 1.1),
        "3": _at(sprig(P, P.blue), 0.24, 0.3, -12, 1.5)
        + _at(sprig(P, P.blue), 0.76, 0.3, 12, 1.5)
        + _at(rosette(P, P.gold, P.red), 0.5, 0.54, 0, 1),
        "4": _at(sprig(P), 0.5, 0.46, 0, 1.2) + _at(sprig(P), 0.5, 0.555, 180, 1.2),
    }.get(rank, "")
    return between + pips([_COPAS[k] for k in kinds], _COPAS_SPOTS[rank], SIZE)


_UP_DOWN = ((0.295, 0), (0.705, 180))


def _blades(rank: str, sign: Callable[[float, float], str]) -> tuple[list[str], list[Spot]]:
    """Long signs: the sign drawn at a length and breadth, and where it lies."""
    if rank == "2":
        return [sign(660, 1.5)], [(0.33, 0.5, 0, 1), (0.67, 0.5, 180, 1)]
    if rank == "3":
        return [sign(620, 1.4)], [(0.25, 0.5, 0, 1), (0.5, 0.5, 180, 1), (0.75, 0.5, 0, 1)]
    if rank == "4":
        return [sign(344, 1.3)], [(x, y, turn, 1) for y, turn in _UP_DOWN for x in (0.29, 0.71)]
    if rank == "6":
        return [sign(344, 1.25)], [(x, y, turn, 1) for y, turn in _UP_DOWN for x in (0.25, 0.5, 0.75)]
    raise ValueError(rank)


def _espadas(rank: str) -> str:
    def sign(length: float, broad: float) -> str:
        return spanish.espada(P, length, broad)

    if rank == "5":
        five: list[Spot] = [(0.5, 0.5, 180, 1)]
        five += [(x, y, turn, 1) for y, turn in ((0.29, 0), (0.71, 180)) for x in (0.27, 0.73)]
        return pips([spanish.espada(P, 640, 1.7, P.red), *[sign(330, 1.3)] * 4], five, SIZE)
    if rank == "6":
        six: list[Spot] = [(x, y, 180 - turn, 1) for y, turn in _UP_DOWN for x in (0.25, 0.5, 0.75)]
        return pips([sign(344, 1.25)], six, SIZE)
    if rank == "7":
        seven: list[Spot] = [(x, y, turn, 1) for y, turn in ((0.26, 0), (0.74, 180)) for x in (0.25, 0.5, 0.75)]
        return pips([sign(276, 1.25)], [*seven, (0.5, 0.5, 90, 1.15)], SIZE)
    between = {
        "2": _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 1.2)
        + _at(sprig(P), 0.5, 0.3, 0, 1.3)
        + _at(sprig(P), 0.5, 0.7, 180, 1.3),
        "4": _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 1.4)
        + _at(sprig(P, P.blue), 0.5, 0.3, 0, 1.4)
        + _at(sprig(P, P.blue), 0.5, 0.7, 180, 1.4),
    }.get(rank, "")
    signs, spots = _blades(rank, sign)
    return between + pips(signs, spots, SIZE)


def _bastos(rank: str) -> str:
    def sign(length: float, broad: float) -> str:
        return spanish.basto(P, length, broad)

    if rank == "3":
        spots: list[Spot] = [(0.5, 0.5, 26, 1), (0.5, 0.5, -26, 1), (0.5, 0.5, 0, 1)]
        band = shape("M-70 -26Q0 -40 70 -26L70 26Q0 12 -70 26Z", P.red.light, 5.5) + disc(0, -2, 18, P.gold.light, 4.5)
        return pips([sign(640, 1.5)], spots, SIZE) + _at(band, 0.5, 0.5)
    if rank == "5":
        five: list[Spot] = [
            (0.28, 0.285, -14, 1),
            (0.72, 0.285, 14, 1),
            (0.28, 0.715, 194, 1),
            (0.72, 0.715, 166, 1),
            (0.5, 0.5, 0, 1),
        ]
        return pips([sign(320, 1.25)], five, SIZE)
    if rank == "7":
        seven: list[Spot] = [(x, y, turn, 1) for y, turn in ((0.255, 0), (0.745, 180)) for x in (0.25, 0.75)]
        seven += [(0.25, 0.5, 90, 0.86), (0.5, 0.5, 0, 1.16), (0.75, 0.5, -90, 0.86)]
        return pips([sign(230, 1.15)], seven, SIZE)
    between = {
        "2": _at(sprig(P), 0.5, 0.3, 0, 1.4)
        + _at(rosette(P, P.red, P.gold), 0.5, 0.5, 0, 1)
        + _at(sprig(P), 0.5, 0.7, 180, 1.4),
        "4": _at(rosette(P, P.blue, P.gold), 0.5, 0.5, 0, 1.5)
        + _at(sprig(P), 0.5, 0.27, 0, 1.6)
        + _at(sprig(P), 0.5, 0.73, 180, 1.6),
    }.get(rank, "")
    signs, spots = _blades(rank, sign)
    return between + pips(signs, spots, SIZE)


# ---------------------------------------------------------------- courts


def _oro_in(kind: int) -> Held:
    return lambda x, y: group(_OROS[kind], x, y - 92, 0, 1.5) + fist(P, x, y)


def _copa_in(kind: int, scale: float = 1.3) -> Held:
    return lambda x, y: group(_COPAS[kind], x, y - 62 * scale, 0, scale) + fist(P, x, y + 4, 0, 0.95)


def _espada_in(length: float, turn: float) -> Held:
    return lambda x, y: (
        group(group(spanish.espada(P, length, 1.25), 0, 34 - length / 2), x, y, turn) + fist(P, x, y, turn)
    )


def _basto_in(length: float, turn: float, lift: float, broad: float = 1.3) -> Held:
    return lambda x, y: group(group(spanish.basto(P, length, broad), 0, lift), x, y, turn) + fist(P, x, y, turn)


def _turned(figure: str, turn: bool) -> str:
    return group(figure, W, 0, flip=True) if turn else figure


def _sota(suit: str) -> str:
    if suit == "D":
        head = (
            heads.long_hair(P.fair)
            + heads.three_quarter(P, Face(-1, "plain"))
            + heads.fringe(P.fair)
            + heads.brim_hat(P, P.red, P.blue, P.gold)
        )
        dress = Dress(P.red, P.blue, P.gold, P.green, flower(P.gold.light, 12, P.white.light))
        return spanish.sota(P, dress, head, _oro_in(0), (124, 372))
    if suit == "H":
        head = (
            heads.curls(P.auburn)
            + heads.three_quarter(P, Face(-1, "snub", "raised", True))
            + heads.parting(P.auburn)
            + heads.beret(P, P.blue, P.gold)
        )
        dress = Dress(P.blue, P.gold, P.red, P.red, star(P.gold.light, 11))
        return _turned(spanish.sota(P, dress, head, _copa_in(1), (112, 456), 3), True)
    if suit == "S":
        head = heads.short_hair(P.black) + heads.three_quarter(P, Face(-1, "hooked", "stern")) + heads.helmet(P, P.red)
        dress = Dress(P.gold, P.red, P.blue, P.blue, lozenge(P.red.light, 9))
        return spanish.sota(P, dress, head, _espada_in(390, 188), (136, 420), -3)
    head = (
        heads.long_hair(P.black)
        + heads.three_quarter(P, Face(-1, "long"))
        + heads.fringe(P.black)
        + heads.cap(P, P.red, P.gold)
    )
    dress = Dress(P.green, P.red, P.white, P.gold, dot(P.gold.light, 7))
    return _turned(spanish.sota(P, dress, head, _basto_in(440, 184, -180, 1.4), (136, 420), 4), True)


def _rey(suit: str) -> str:
    if suit == "D":
        head = (
            heads.long_hair(P.auburn)
            + heads.three_quarter(P, Face(1, "plain"))
            + heads.full_beard(P, P.auburn)
            + heads.open_crown(P)
        )
        return spanish.rey(
            P,
            Dress(P.blue, P.red, P.gold, P.red, flower(P.gold.light, 15, P.red.light), 15),
            head,
            _oro_in(0),
            (474, 350),
        )
    if suit == "H":
        head = (
            heads.curls(P.grey)
            + heads.three_quarter(P, Face(1, "snub", "raised", old=True))
            + heads.curly_beard(P, P.grey)
            + heads.lily_crown(P, P.blue)
        )
        return _turned(
            spanish.rey(
                P,
                Dress(P.gold, P.blue, P.red, P.blue, trefoil(P.red.light, 15), 15),
                head,
                _copa_in(0),
                (474, 364),
                -3,
                robed=True,
            ),
            True,
        )
    if suit == "S":
        head = (
            heads.short_hair(P.black)
            + heads.three_quarter(P, Face(1, "hooked", "stern"))
            + heads.pointed_beard(P, P.black)
            + heads.spiked_crown(P, P.red)
        )
        return spanish.rey(
            P,
            Dress(P.red, P.gold, P.blue, P.gold, lozenge(P.gold.light, 12), 15),
            head,
            _espada_in(330, 6),
            (474, 372),
            3,
        )
    head = (
        heads.long_hair(P.grey)
        + heads.three_quarter(P, Face(1, "long", "calm", old=True))
        + heads.forked_beard(P, P.grey)
        + group(heads.closed_crown(P), 0, -5, 0, 0.86)
    )
    return _turned(
        spanish.rey(
            P,
            Dress(P.red, P.green, P.gold, P.green, star(P.gold.light, 13), 14),
            head,
            _basto_in(270, 8, -68),
            (474, 420),
            -4,
            robed=True,
        ),
        True,
    )


def _caballo(suit: str) -> str:
    def place(figure: str, rear: bool = False) -> str:
        scale = 1 if rear else 1.12
        return group(figure, 26 if rear else 18, FEET_AT - 742 * scale + (0 if rear else 14), 0, scale)

    if suit == "D":
        horse = Horse(
            Tone("#c98a4b", "#8a5526"), P.white, P.blue, P.red, star(P.gold.light, 12), socks=True, blaze=True
        )
        head = (
            heads.long_hair(P.black)
            + heads.three_quarter(P, Face(-1, "plain"))
            + heads.pointed_beard(P, P.black)
            + heads.brim_hat(P, P.blue, P.gold, P.red)
        )
        rider = Rider(P.blue, P.red, P.gold, head, -4)
        return place(
            rider_on(
                P,
                draw(P, horse, strut=True),
                rider,
                lambda x, y: group(_OROS[0], x + 8, y - 86, 0, 1.4) + fist(P, x, y, 0, 0.95),
                cloak=P.green,
            )
        )
    if suit == "H":
        horse = Horse(P.white, P.fair, P.red, P.red, flower(P.gold.light, 13, P.blue.light))
        head = (
            heads.curls(P.auburn)
            + heads.three_quarter(P, Face(1, "snub", "raised"))
            + heads.moustache(P.auburn)
            + heads.fringe(P.auburn)
            + heads.beret(P, P.blue, P.red, -1)
        )
        rider = Rider(P.red, P.blue, P.gold, head)
        return place(rider_on(P, draw(P, horse, rear=27), rider, _copa_in(0, 1.0), (420, 340), rear=27), True)
    if suit == "S":
        horse = Horse(P.black, P.grey, P.gold, P.blue, lozenge(P.gold.light, 10), trapper=P.red, plume=P.red)
        head = (
            heads.short_hair(P.black)
            + heads.three_quarter(P, Face(-1, "hooked", "stern"))
            + heads.moustache(P.black, True)
            + heads.helmet(P, P.gold)
        )
        rider = Rider(P.red, P.gold, P.steel, head, -2, armour=True)
        return _turned(place(rider_on(P, draw(P, horse), rider, _espada_in(262, -5))), True)
    horse = Horse(P.grey, P.white, P.red, P.gold, trefoil(P.red.light, 12), dapple=True, trapper=P.green)
    head = (
        heads.long_hair(P.fair)
        + heads.three_quarter(P, Face(-1, "long"))
        + heads.moustache(P.fair)
        + heads.turban(P, P.gold, P.red)
    )
    rider = Rider(P.gold, P.green, P.red, head, 3)
    return _turned(
        place(rider_on(P, draw(P, horse, strut=True), rider, _basto_in(230, 10, -62, 1.2), (400, 336), cloak=P.red)),
        True,
    )


FEET_AT = 822
_COURTS: dict[str, Callable[[str], str]] = {"J": _sota, "Q": _caballo, "K": _rey}
_ACES = {"D": aces.ace_of_coins, "H": aces.ace_of_cups, "S": aces.ace_of_swords, "C": aces.ace_of_clubs}
_PIPS = {"D": _oros, "H": _copas, "S": _espadas, "C": _bastos}


def _face(code: str) -> str:
    rank, suit = code[0], code[1]
    if rank == "A":
        return _card(code, _ACES[suit](P))
    if rank in _COURTS:
        return _card(code, group(grass(P, 786) + _COURTS[rank](suit), W * 0.015, 6, 0, 0.97))
    return _card(code, _PIPS[suit](rank))


_BACKS: dict[str, tuple[Tone, patterns.Weaver, patterns.Medal]] = {
    "rojo": (P.red, patterns.stars, patterns.compass),
    "azul": (P.blue, patterns.lozenges, patterns.sunflower),
    "verde": (P.green, patterns.twill, patterns.clover),
}


def faces() -> dict[str, str]:
    """File name -> text of the whole deck."""
    pack = codes(RANKS_40)
    files = {f"{code}.svg": _face(code) for code in pack}
    files |= patterns.backs(P, SIZE, _BACKS)
    files["deck.toml"] = description(
        NAME,
        "spanish",
        [40],
        SIZE,
        {"it": "Spagnole", "es": "Española", "fr": "Espagnoles", "en": "Spanish"},
        {code: f"{code}.svg" for code in pack},
        patterns.named(_BACKS),
    )
    return files
