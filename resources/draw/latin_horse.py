"""Horses, facing left: back at y about 500, hooves at 742."""

from __future__ import annotations

from dataclasses import dataclass

from .latin_figures import FEET
from .latin_palette import Palette
from .latin_parts import (
    INK,
    Motif,
    Tone,
    about,
    disc,
    group,
    limb,
    line,
    mix,
    oval,
    scatter,
    shaded,
    shape,
    tube,
    wedge,
)

_HIP = (372, 560)


@dataclass(frozen=True)
class Horse:
    """Coat, mane and gear of one horse."""

    coat: Tone
    mane: Tone
    tack: Tone
    cloth: Tone
    motif: Motif
    dapple: bool = False
    blaze: bool = False
    socks: bool = False
    plume: Tone | None = None
    trapper: Tone | None = None


def _hoof(x: float, y: float = FEET) -> str:
    return shape(f"M{x - 18} {y - 20}L{x + 18} {y - 20}L{x + 24} {y + 2}L{x - 26} {y + 2}Z", INK, 3)


def _raised_hoof(x: float, y: float, turn: float) -> str:
    return group(shape("M-14 -16L14 -14L20 10L-20 8Z", INK, 3), x, y, turn)


def _strap(d: str, tone: Tone, width: float = 8) -> str:
    return line(d, width + 7) + line(d, width, tone.light)


def head(p: Palette, h: Horse) -> str:
    """The head is its own shape on top of the neck: the line of the jaw does the anatomy."""
    out = ""
    if h.plume:
        out += "".join(
            group(tube([(0, 0), (6, -30), (-4, -58)], [8, 20, 4], t.light, 4), 148, 306, a)
            for a, t in ((-20, h.plume), (24, h.plume), (2, p.white))
        )
    d = (
        "M146 334C120 338 104 366 92 394C80 416 62 432 56 452C52 474 70 490 88 484C106 476 122 466 140 456"
        "C160 444 172 412 168 382C165 358 158 342 146 334Z"
    )
    out += shaded(d, h.coat, 6, -10, -12)
    if h.blaze:
        out += shape(
            "M126 350C110 372 98 398 82 420C72 432 64 444 62 454C76 440 96 420 108 396C116 380 124 366 132 354Z",
            p.white.light,
            0,
        )
    out += shape("M128 348C122 322 132 306 142 300C152 316 152 336 146 348Z", h.coat.light, 5)
    out += shape("M146 350C146 330 158 316 170 312C174 330 168 346 158 356Z", h.coat.light, 5)
    out += shape("M108 396Q120 382 134 394Q122 406 108 396Z", p.white.light, 3.6) + disc(120, 394, 5, INK, 0)
    out += wedge((104, 388), (118, 376), (136, 386), 3)
    out += oval(70, 452, 5, 7, INK, 0) + line("M66 474Q80 470 90 462", 3.6)
    out += shape("M138 344C120 346 112 362 110 378C124 372 136 364 150 352Z", h.mane.light, 4)
    bridle = "M96 396L104 424L124 452M80 424Q92 436 106 470"
    out += line(bridle, 9) + line(bridle, 4.5, h.tack.light)
    return f'<g transform="translate(150 392) scale(1.22) translate(-150 -392)">{out}</g>'


def draw(p: Palette, h: Horse, rear: float = 0, strut: bool = False) -> str:
    """The whole horse. `rear` turns trunk and head about the hip; `strut` lifts the foreleg high."""
    far = h.coat.deep
    y = FEET
    tail = limb(
        [(414, 530), (462, 560), (468, 640), (446, 700)],
        [26, 46, 50, 8],
        Tone(h.mane.light, mix(h.mane.light, INK, 0.5)),
    )
    tail += wedge((430, 548), (462, 590), (456, 670), 4, h.mane.dark) + wedge(
        (442, 590), (452, 630), (446, 690), 3, h.mane.dark
    )
    out = f'<g transform="translate(0 10) rotate(-10 414 530)">{tail}</g>' if rear else tail
    if rear:
        leg = tube([(186, 584), (112, 640), (104, 690), (142, 716)], [60, 38, 26, 26], far) + _raised_hoof(
            148, 724, -60
        )
        out += about(leg, rear, *_HIP)
    else:
        out += tube([(182, 590), (190, 650), (182, 700), (184, y - 16)], [54, 34, 24, 28], far) + _hoof(184)
    out += tube([(352, 580), (366, 650), (336, 690), (340, y - 16)], [80, 42, 26, 28], far) + _hoof(340)
    trunk = (
        "M142 338C118 342 104 366 92 394C80 416 62 432 56 452C52 474 70 490 88 484C106 476 120 462 138 450"
        "C146 476 132 504 126 532C118 576 134 606 164 616C220 636 300 632 345 616C400 628 440 580 424 530"
        "C410 494 352 494 312 506C270 516 236 512 216 494C212 440 196 366 142 338Z"
    )
    out += about(shaded(trunk, h.coat, 6.5, -16, -14) + (_dapples(h) if h.dapple else ""), rear, *_HIP)
    out += limb([(388, 556), (430, 636), (406, 686), (414, y - 16)], [108, 50, 28, 30], h.coat)
    if h.socks:
        out += shape(f"M398 690L424 690L430 {y - 18}L400 {y - 18}Z", p.white.light, 5)
    out += _hoof(414)
    out += shape("M352 522C380 508 410 516 414 546C410 572 390 592 364 596C346 580 340 545 352 522Z", h.coat.light, 0)
    out += wedge((346, 534), (330, 576), (350, 612), 3.6)
    front = _foreleg(p, h, rear, strut)
    front += shape("M150 540C170 520 200 530 210 560C214 590 190 612 166 606C146 600 140 570 150 540Z", h.coat.light, 0)
    front += wedge((132, 600), (150, 608), (176, 604), 3.4)
    for x, top in ((160, 338), (182, 364), (198, 396), (210, 430), (218, 464)):
        lock = (
            f"M{x - 6} {top - 14}C{x + 26} {top - 6} {x + 34} {top + 24} {x + 16} {top + 46}"
            f"C{x + 12} {top + 28} {x - 2} {top + 22} {x - 14} {top + 20}Z"
        )
        front += shape(lock, h.mane.light, 4.5)
    front += head(p, h)
    front += line("M92 476C140 500 200 492 246 460", 8) + line("M92 476C140 500 200 492 246 460", 4, h.tack.light)
    if h.trapper:
        front += _trapper(p, h.trapper)
    front += _strap("M128 540C160 560 190 556 222 548", h.tack) + "".join(
        disc(x, yy, 5, p.gold.light, 3) for x, yy in ((140, 548), (168, 556), (196, 554))
    )
    front += _strap("M336 540C370 556 400 550 424 534", h.tack) + _cloth(p, h)
    return out + about(front, rear, *_HIP)


def _foreleg(p: Palette, h: Horse, rear: float, strut: bool) -> str:
    if rear:
        return limb([(150, 572), (84, 566), (54, 612), (88, 650)], [66, 42, 28, 26], h.coat) + _raised_hoof(
            95, 659, -45
        )
    if strut:
        return limb([(150, 572), (84, 580), (56, 616), (52, 668)], [66, 42, 28, 26], h.coat) + _raised_hoof(52, 682, 4)
    return limb([(150, 572), (98, 606), (84, 650), (114, 680)], [66, 42, 28, 26], h.coat) + _raised_hoof(120, 690, -35)


def _dapples(h: Horse) -> str:
    spots = (
        (360, 540),
        (392, 556),
        (376, 584),
        (150, 470),
        (172, 508),
        (156, 540),
        (188, 566),
        (196, 604),
        (176, 440),
        (152, 410),
        (404, 530),
    )
    return "".join(oval(x, y, 9 - i % 3, 7 - i % 2, h.coat.deep, 0) for i, (x, y) in enumerate(spots))


def _cloth(p: Palette, h: Horse) -> str:
    d = "M212 492C250 512 290 512 340 498L352 606Q280 630 214 604Z"
    out = (
        shape(d, h.cloth.light, 6)
        + scatter(d, h.motif, 38, 32, 11, 282)
        + line("M218 596Q282 618 348 598", 8, p.gold.light)
    )
    for i in range(10):
        x = 222 + 14 * i
        sag = 6 * (1 - ((x - 283) / 66) ** 2)
        out += line(f"M{x} {608 + sag}L{x} {622 + sag}", 5, p.gold.light)
    return out


def _trapper(p: Palette, tone: Tone) -> str:
    """A festive cloth over chest and rump, its edge cut in tongues."""
    chest = (
        "M150 462C132 510 122 552 116 610L134 636L152 618L172 644L192 624L212 646L224 620L222 506"
        "C200 490 170 470 150 462Z"
    )
    rump = "M332 502C372 488 418 500 430 536L444 622L424 648L406 624L386 652L366 626L342 646L338 600Z"
    out = ""
    for d, x0 in ((chest, 176), (rump, 390)):
        pattern = scatter(d, lambda x, y: disc(x, y, 8, p.gold.light, 0), 42, 38, 14, x0)
        out += shaded(d, tone, 6, -12, -8, pattern)
    return out
