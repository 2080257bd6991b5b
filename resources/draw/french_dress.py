"""Robes, collars, sleeves and hands of the court cards, in the card's own units."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtGui import QPainterPath

from .french_pen import GOLD, INK, LINEN, RED, Pen, mix, tube
from .french_people import Person
from .french_signs import SIGN
from .kit import Drawing, HalfPlane, disc, joined, moved, path, polygon

TORSO = path("M250 336C196 342 150 352 128 392C112 440 104 520 96 720L546 720L520 420C508 364 440 344 366 336Z")
# How far below the seam, in the plane's measure, nothing of a motif shows any more.
_UNDER_SASH = 12
_FRONT = path("M254 340L356 340C372 420 380 500 380 560L206 620C224 520 240 420 254 340Z")


def _motif(who: Person) -> QPainterPath:
    return disc(0, 0, 6.5) if who.pattern == "dot" else moved(SIGN[who.pattern], 0, 0, 0.22)


def _scatter(pen: Pen, area: QPainterPath, motif: QPainterPath) -> None:
    """The kept motif in brick order, wherever it fits into the area."""
    seam = pen.sheet.clip
    for j in range(16):
        for i in range(12):
            x, y = 96 + i * 40 + (20 if j % 2 else 0), 290 + j * 25
            hidden = isinstance(seam, HalfPlane) and seam.beyond((x, y)) > _UNDER_SASH
            if not hidden and area.contains(motif.translated(x, y)):
                pen.sheet.use("motif", x, y)


def _pattern(pen: Pen, who: Person) -> None:
    _, light, _ = who.robe
    if who.pattern == "stripe":
        bars = (
            polygon((x, 320), (x + 15, 320), (x + 15 + (x - 310) * 0.08, 640), (x + (x - 310) * 0.08, 640))
            for x in range(104, 540, 38)
        )
        pen.flat(joined(*bars).intersected(TORSO), light)
        return
    one = Drawing()
    one.add(_motif(who), light)
    pen.sheet.symbol("motif", one)
    _scatter(pen, TORSO, _motif(who))


def _buttons(pen: Pen, who: Person) -> None:
    for y in (392, 426, 460, 494):
        pen.form(disc(303, y, 8.5), GOLD, 3.5)


def _chevron(pen: Pen, who: Person) -> None:
    bands = [
        f"M190 {y - 20}L303 {y + 14}L410 {y - 20}L410 {y - 8}L303 {y + 26}L190 {y - 8}Z" for y in range(380, 560, 30)
    ]
    for d in bands:
        pen.flat(path(d).intersected(_FRONT), who.robe[1])


def _lace(pen: Pen, who: Person) -> None:
    for y in range(384, 520, 30):
        pen.line(f"M274 {y}L334 {y + 22} M334 {y}L274 {y + 22}", 4.5, who.robe[0])


def _chain(pen: Pen, who: Person) -> None:
    for x, y in ((238, 396), (258, 414), (280, 426), (328, 426), (350, 414), (370, 396)):
        pen.form(disc(x, y, 8), GOLD, 3.5)
    pen.form(disc(304, 440, 21), GOLD, 4.5)
    pen.form(disc(304, 440, 11), who.sash, 3)


def _plain(pen: Pen, who: Person) -> None:
    pen.marks(["M268 400Q262 460 258 540", "M334 400Q342 440 346 480"], 6, who.robe[0])


_FRONTS: dict[str, Callable[[Pen, Person], None]] = {
    "buttons": _buttons,
    "chevron": _chevron,
    "lace": _lace,
    "chain": _chain,
    "plain": _plain,
}


def _braid(who: Person) -> str:
    return LINEN if who.robe[2] == GOLD else GOLD


def torso(pen: Pen, who: Person) -> None:
    """The robe with its pattern and its front."""
    pen.form(TORSO, who.robe[0])
    _pattern(pen, who)
    pen.form(_FRONT, who.robe[2])
    pen.line("M262 346C248 424 230 522 214 616", 4, _braid(who))
    pen.line("M349 346C364 424 372 500 372 560", 4, _braid(who))
    if who.front != "chain":
        _FRONTS[who.front](pen, who)
    pen.marks(["M432 372C446 392 450 410 450 440", "M404 384C412 404 414 420 414 440"], 6, INK)


def _ermine(pen: Pen, who: Person) -> None:
    cape = (
        "M236 330C186 344 138 362 114 402C150 432 196 446 240 444C250 420 262 398 304 398C346 398 356 416 362 430"
        "C410 424 462 406 500 384C468 352 414 342 372 330Q304 364 236 330Z"
    )
    pen.form(cape, LINEN)
    tails = [
        moved("M0-9C6 0 5 6 7 10L0 6L-7 10C-5 6-6 0 0-9Z", x, y)
        for x, y in (
            (160, 400),
            (196, 376),
            (190, 416),
            (228, 362),
            (226, 402),
            (262, 380),
            (352, 376),
            (384, 404),
            (388, 366),
            (424, 386),
            (458, 372),
        )
    ]
    pen.flat(joined(*tails), INK)
    if who.front == "chain":
        _chain(pen, who)


def _fur(pen: Pen, who: Person) -> None:
    """A ragged fur collar with a wolf's brown."""
    points = []
    outer = [
        (120, 408),
        (150, 430),
        (186, 440),
        (222, 440),
        (250, 452),
        (280, 462),
        (304, 478),
        (328, 462),
        (352, 448),
        (388, 436),
        (424, 424),
        (460, 406),
        (496, 386),
    ]
    for i, (x, y) in enumerate(outer):
        points.append((x, y + (10 if i % 2 else -4)))
    edge = path(
        "M236 326C186 340 138 360 114 400"
        + "".join(f"L{x} {y}" for x, y in points)
        + "C470 350 414 342 372 326Q304 372 236 326Z"
    )
    pen.form(edge, "#8a6a4a")
    pen.marks(
        [
            f"M{x} {y}L{x + 4} {y + 22}"
            for x, y in (
                (150, 392),
                (184, 376),
                (176, 410),
                (220, 364),
                (214, 404),
                (250, 412),
                (256, 378),
                (350, 380),
                (352, 414),
                (388, 372),
                (390, 406),
                (424, 384),
                (456, 376),
                (284, 420),
                (320, 420),
            )
        ],
        6,
        "#5b4028",
    )
    _chain(pen, who)


def _mantle(pen: Pen, who: Person) -> None:
    """A plain dark cloak with a gold hem and a clasp."""
    for side in (
        "M248 330C190 342 130 356 108 420L96 560L214 560C214 470 232 400 268 352Z",
        "M360 330C420 342 480 356 508 402L520 470L404 470C400 420 380 384 340 352Z",
    ):
        pen.form(side, "#5b2433")
    pen.line("M268 352C232 400 214 470 214 560", 9, INK)
    pen.line("M268 352C232 400 214 470 214 560", 4.5, GOLD)
    pen.line("M340 352C380 384 400 420 404 470", 9, INK)
    pen.line("M340 352C380 384 400 420 404 470", 4.5, GOLD)
    pen.marks(
        ["M150 380C138 420 134 470 132 530", "M182 366C168 410 160 460 158 540", "M440 366C452 384 456 400 458 420"],
        6,
        "#3a1420",
    )


def _ruff(pen: Pen, who: Person) -> None:
    for i in sorted(range(-5, 6), key=lambda i: -abs(i)):
        t = i / 5
        fold = pen.placed(304 + t * 104, 366 - 22 * abs(t) ** 1.6, 1.3, t * 40)
        fold.form("M-15 16C-22-18 22-18 15 16Q0 26-15 16Z", LINEN, 4)
        fold.mark("M0 14Q-3 2 0-6", 4, "#a9b3c4")
    pen.mark("M214 346Q304 402 394 346", 6)


def _neckline(pen: Pen, who: Person) -> None:
    skin, shade, _ = who.skin
    pen.form("M244 330C236 360 240 396 258 424Q304 446 350 424C368 396 372 360 364 330Q304 364 244 330Z", skin, 4.5)
    pen.marks(["M268 374Q284 386 300 380", "M340 374Q326 386 310 380", "M304 400L304 426"], 4, shade)
    pen.form(
        "M232 330L222 342C216 390 228 424 254 446Q304 466 354 446C380 424 392 390 386 342L376 330"
        "C378 380 368 406 350 420Q304 440 258 420C240 406 230 380 232 330Z",
        GOLD,
        4.5,
    )
    for i in range(-3, 4):
        pen.form(disc(304 + i * 15, 369 - 1.3 * i * i, 6), LINEN, 3)
    pen.form(disc(304, 386, 8), RED, 3.4)


def _flat_collar(pen: Pen, who: Person) -> None:
    for flip in (False, True):
        side = pen.placed(304, 350, 1, 0, flip)
        side.form("M0-4C-30-10-62-16-80-6C-94 20-106 38-112 52C-70 66-24 56 0 34Z", LINEN)
        side.mark("M-98 44C-66 54-30 46-10 32", 4, "#a9b3c4")
    pen.form(moved(SIGN["D"], 304, 394, 0.34), who.hat[0], 4)


def _scarf(pen: Pen, who: Person) -> None:
    pen.form(
        "M236 332C214 344 208 362 222 376C264 402 344 402 386 376C400 362 394 344 372 332Q304 362 236 332Z", who.scarf
    )
    pen.marks(["M240 350Q304 386 368 350", "M232 364Q304 402 376 364"], 5, mix(who.scarf, INK, 0.4))
    pen.form("M290 384L318 384C324 404 346 424 340 450L304 428L270 452C264 424 284 404 290 384Z", who.scarf, 4.5)
    pen.flat(joined(*(disc(x, y, 4) for x, y in ((262, 372), (304, 378), (346, 372), (288, 428), (322, 426)))), LINEN)
    pen.form(disc(304, 386, 14, 11), who.scarf, 4.5)


def _high(pen: Pen, who: Person) -> None:
    """A standing lace fan behind the head was drawn by :func:`behind`; this is its front."""
    pen.form("M250 330C232 352 226 380 240 410L304 436L368 410C382 380 376 352 358 330Q304 366 250 330Z", LINEN)
    pen.marks(["M262 352L268 404", "M284 364L288 418", "M324 364L320 418", "M346 352L340 404"], 4, "#a9b3c4")
    pen.form(disc(304, 382, 17, 20), "#7aa6a0", 4)
    pen.form("M296 396C296 380 300 370 306 370C313 372 314 386 312 396Z", LINEN, 2.6)
    pen.line(disc(304, 382, 17, 20), 3, GOLD)


def _jabot(pen: Pen, who: Person) -> None:
    pen.form("M246 332C236 350 240 366 252 374L356 374C368 366 372 350 362 332Q304 362 246 332Z", LINEN)
    for y, w in ((440, 58), (412, 50), (386, 42)):
        pen.form(
            f"M{304 - w / 2} {y - 24}C{304 - w} {y + 6} {304 - w * 0.6} {y + 22} {304 - w * 0.3} {y + 10}"
            f"Q304 {y + 28} {304 + w * 0.3} {y + 10}"
            f"C{304 + w * 0.6} {y + 22} {304 + w} {y + 6} {304 + w / 2} {y - 24}Z",
            LINEN,
            4.5,
        )
    pen.form(disc(304, 372, 9), GOLD, 3.5)


_COLLARS: dict[str, Callable[[Pen, Person], None]] = {
    "ermine": _ermine,
    "fur": _fur,
    "mantle": _mantle,
    "ruff": _ruff,
    "neckline": _neckline,
    "flat": _flat_collar,
    "scarf": _scarf,
    "high": _high,
    "jabot": _jabot,
}


def collar(pen: Pen, who: Person) -> None:
    """What lies on the shoulders."""
    _COLLARS[who.collar](pen, who)


def behind(pen: Pen, who: Person) -> None:
    """What stands up behind the head."""
    if who.collar == "high":
        for i in range(-5, 6):
            leaf = pen.placed(304, 350, 1, i * 19)
            leaf.form("M-14-60C-30-130-24-150 0-156C24-150 30-130 14-60Z", LINEN, 4)
            leaf.mark("M0-70Q-2-110 0-142", 4, "#a9b3c4")


# Shoulder, elbow and forearm of the two poses: before the chest, and raised beside the head; then the hand.
_LEFT = [(222, 370), (190, 388), (154, 418), (130, 462), (138, 494), (160, 482), (176, 456)]
_RIGHT = [(400, 362), (430, 374), (474, 384), (516, 376), (514, 346), (492, 322), (474, 296)]
_FOLDS = (
    ["M118 438Q134 446 152 436", "M112 466Q134 472 150 458", "M170 400Q182 412 184 430"],
    ["M524 330Q512 336 502 348", "M508 310Q500 320 490 326"],
)


def _hand_pen(pen: Pen, who: Person) -> Pen:
    x, y, turn = (450, 254, -28) if who.right_hand else (192, 408, 22)
    return pen.placed(x, y, 1.12, turn, who.right_hand)


def _aside(points: Sequence[tuple[float, float]], share: float) -> list[tuple[float, float]]:
    """The sleeve's spine moved sideways by that share of its half width."""
    moved_points = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = math.dist(a, b)
        half = (17, 37, 42, 39, 37, 34, 30)[i] * share
        moved_points.append((x - (b[1] - a[1]) / length * half, y + (b[0] - a[0]) / length * half))
    return moved_points


def arm(pen: Pen, who: Person) -> None:
    """A sleeve in the robe's colour with a cuff and a frill, from the shoulder to the hand."""
    points = _RIGHT if who.right_hand else _LEFT
    sleeve = tube(points, [34, 74, 84, 78, 74, 68, 60])
    pen.form(sleeve, who.robe[0])
    if who.pattern == "stripe":
        for share in (-0.52, 0, 0.52):
            pen.flat(tube(_aside(points, share), [4, 10, 12, 12, 11, 10, 9]), who.robe[1])
    else:
        _scatter(pen, sleeve, _motif(who))
    pen.marks(_FOLDS[who.right_hand], 5.5, INK)
    wrist = _hand_pen(pen, who)
    wrist.form("M-24 34Q4 48 34 30L40 62Q6 78-34 66Z", who.robe[2])
    wrist.line("M-29 52Q6 64 38 47", 3.6, GOLD)
    wrist.form("M-24 18L28 16L32 36Q22 44 16 36Q8 46 0 38Q-8 46-14 38Q-22 44-28 36Z", LINEN, 4.5)


def fist(pen: Pen, who: Person) -> None:
    """The hand that holds the thing; drawn last."""
    skin, shade, _ = who.skin
    hand = _hand_pen(pen, who)
    hand.form("M-20 24C-30 6-28-20-12-25C8-30 27-24 29-6C30 8 26 18 24 24Q2 30-20 24Z", skin, 5)
    hand.flat("M29-6C30 8 26 18 24 24Q12 28 4 27C18 20 22 8 20-22Q28-16 29-6Z", mix(skin, shade, 0.6))
    hand.marks([f"M-26 {y}Q-8 {y - 5} 12 {y + 2}" for y in (-9, 2, 13)], 4.6, INK)
    hand.form("M2-26C12-34 26-32 30-22C32-14 24-8 14-12C8-16 2-20 2-26Z", skin, 4)
