"""Standing kings and pages, full length: axis at x = 255, feet at y = 742, the head's centre at y = 205."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from .latin_palette import Palette
from .latin_parts import (
    Motif,
    Point,
    Tone,
    about,
    damask,
    disc,
    ermine,
    group,
    limb,
    line,
    lozenge,
    mirrored,
    oval,
    scatter,
    shaded,
    shape,
    tube,
    wedge,
)

AXIS = 255
FEET = 742

Held = Callable[[float, float], str]


def fist(p: Palette, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """A closed hand."""
    hand = shape("M-20 -14C-14 -22 12 -24 20 -14C26 -2 22 16 12 20C-4 24 -20 20 -22 6Z", p.flesh.light, 5)
    hand += line("M-6 -18Q-2 -4 -7 4M4 -20Q8 -4 3 4M13 -16Q16 -4 12 4", 3)
    return group(hand, x, y, turn, scale, flip)


def ruff(p: Palette, cx: float, cy: float, rx: float, ry: float, count: int = 12) -> str:
    """A pleated collar seen slightly from above."""
    out = ""
    for i in range(count):
        a = 2 * math.pi * i / count
        out += oval(cx + rx * math.cos(a), cy + ry * math.sin(a), 16, 13, p.white.light, 4)
    return out + oval(cx, cy, rx, ry, p.white.light, 0)


def wide_collar(p: Palette, tone: Tone, cx: float, cy: float) -> str:
    """A flat collar in points."""
    half = (
        f"M{cx} {cy - 14}L{cx + 46} {cy - 10}L{cx + 84} {cy + 20}L{cx + 58} {cy + 26}"
        f"L{cx + 44} {cy + 50}L{cx + 22} {cy + 34}L{cx} {cy + 54}"
    )
    out = shaded(mirrored(half, cx), tone, 5, -8, -5)
    return out + "".join(
        disc(cx + x, cy + y, 4.5, p.gold.light, 3) for x, y in ((-70, 18), (70, 18), (-44, 40), (44, 40), (0, 44))
    )


def shoe(x: float, y: float, side: int, fill: str) -> str:
    """A shoe pointing to one side."""
    s = side
    d = f"M{x - s * 16} {y - 34}L{x + s * 14} {y - 32}C{x + s * 18} {y - 14} {x + s * 44} {y - 12} {x + s * 54} {y + 2}"
    return shape(d + f"C{x + s * 30} {y + 6} {x} {y + 6} {x - s * 18} {y + 4}Z", fill, 5)


def ground_slab(tone: Tone, width: float, y: float, height: float) -> str:
    """The coloured base with a scalloped upper edge."""
    count = 10
    step = (width - 52) / count
    d = f"M26 {y + 8}"
    for i in range(count):
        d += f"Q{26 + step * (i + 0.5)} {y - 8 + (i % 2) * 6} {26 + step * (i + 1)} {y + 8}"
    out = shape(d + f"L{width - 26} {y + height}L26 {y + height}Z", tone.light, 5)
    for i in range(12):
        x, yy = 44 + i * (width - 88) / 11, y + 22 + (i % 2) * 16
        out += wedge((x - 12, yy), (x, yy - 6), (x + 12, yy), 2.4, tone.dark)
    return out


def grass(p: Palette, y: float) -> str:
    """A strip of meadow for a card 610 wide."""
    d = (
        f"M70 {y}Q180 {y - 16} 305 {y - 4}Q430 {y - 16} 540 {y}L560 {y + 42}Q430 {y + 58} 305 {y + 46}"
        f"Q180 {y + 60} 50 {y + 42}Z"
    )
    out = shape(d, p.green.light, 5)
    for x in (96, 150, 214, 300, 372, 444, 508):
        out += wedge((x, y + 30), (x - 4, y + 8), (x - 12, y - 10), 3.5, p.green.dark)
        out += wedge((x + 8, y + 30), (x + 10, y + 6), (x + 18, y - 8), 3.5, p.green.dark)
    return out


@dataclass(frozen=True)
class Robes:
    """A king's clothes."""

    mantle: Tone
    robe: Tone
    motif: Motif
    margin: float
    jewel: Tone


def _hem(y: float, spread: float) -> str:
    """Half a band along the foot of a garment that is `spread` wide on each side."""
    lower = f"C{AXIS + spread * 0.66} {y + 8} {AXIS + spread * 0.31} {y + 10} {AXIS} {y + 8}"
    upper = f"M{AXIS} {y - 26}C{AXIS + spread * 0.32} {y - 25} {AXIS + spread * 0.64} {y - 28} "
    upper += f"{AXIS + spread * 0.95} {y - 38}"
    return upper + f"L{AXIS + spread} {y - 4}" + lower


def king_in_bell(p: Palette, r: Robes, head: str, raised: Held, lowered: Held, tilt: float = -3) -> str:
    """A king seen from the front in a closed bell-shaped mantle with a cape of fur, one hand raised on the left."""
    y = FEET
    bell = mirrored(
        f"M255 286C310 286 352 300 368 352C392 450 408 600 432 {y - 4}C372 {y + 8} 310 {y + 10} 255 {y + 8}", AXIS
    )
    out = shaded(bell, r.mantle, 6.5, -34, -10, scatter(bell, damask(r.mantle.deep), 66, 60, 33, AXIS))
    for s in (-1, 1):
        out += wedge((AXIS + s * 108, 420), (AXIS + s * 128, 560), (AXIS + s * 150, 690), 5)
        out += wedge((AXIS + s * 84, 440), (AXIS + s * 104, 570), (AXIS + s * 120, 694), 3.5)
    out += shape(mirrored(_hem(y, 177), AXIS), p.gold.light, 5)
    robe = mirrored(f"M255 330L298 336C304 420 318 590 340 {y - 10}C312 {y - 2} 284 {y} 255 {y}", AXIS)
    out += shaded(robe, r.robe, 5.5, -18, -4, scatter(robe, r.motif, 52, 36, r.margin, AXIS + 26))
    out += wedge((232, 500), (226, 600), (216, y - 14), 4) + wedge((278, 500), (284, 600), (294, y - 14), 4)
    half = f"M255 {y - 34}C284 {y - 34} 310 {y - 36} 336 {y - 43}L340 {y - 10}C312 {y - 2} 284 {y} 255 {y}"
    out += shape(mirrored(half, AXIS), p.gold.light, 4.5)
    out += "".join(disc(AXIS + x, y - 18 - abs(x) * 0.03, 5, r.robe.dark, 0) for x in (-66, -44, -22, 0, 22, 44, 66))
    out += shape("M206 470Q255 488 304 470L306 496Q255 514 204 496Z", p.gold.light, 5)
    out += shape("M241 476L269 476L269 512L241 512Z", r.jewel.light, 4.5)
    out += line("M255 512L255 588", 5, p.gold.light) + shape("M243 586L267 586L271 618L239 618Z", p.gold.light, 4)
    # The lowered arm is two tubes: one sharp bend would break the outline.
    out += limb([(372, 452), (340, 482), (300, 480)], [44, 46, 38], r.robe, 5.5)
    out += limb([(326, 482), (306, 480)], [50, 46], p.gold, 4.5)
    out += limb([(330, 330), (368, 380), (384, 440), (370, 482)], [40, 66, 76, 52], r.mantle)
    out += wedge((352, 362), (372, 410), (374, 462), 4) + lowered(284, 476)
    out += limb([(110, 430), (96, 380), (106, 318)], [50, 44, 36], r.robe, 5.5)
    out += limb([(102, 338), (107, 312)], [46, 44], p.gold, 4.5)
    out += limb([(184, 330), (146, 366), (116, 420), (104, 462)], [40, 70, 84, 58], r.mantle)
    out += wedge((160, 356), (134, 390), (122, 446), 4) + raised(108, 292)
    fur = mirrored("M255 296C304 288 346 304 360 344C330 380 294 392 255 394", AXIS)
    out += shaded(fur, p.white, 5.5, -8, -8, scatter(fur, ermine, 40, 30, 10, AXIS))
    out += _chain(p, r.jewel)
    return out + group(head, 255, 204, tilt, 1.14)


def _chain(p: Palette, jewel: Tone) -> str:
    d = "M176 352C200 410 230 424 255 426C280 424 310 410 334 352"
    links = f'<path d="{d}" fill="none" stroke="{p.gold.light}" stroke-width="6" stroke-dasharray="9 4"/>'
    return line(d, 10) + links + disc(255, 432, 17, p.gold.light, 4.5) + disc(255, 432, 8, jewel.light, 3)


def king_in_cloak(p: Palette, r: Robes, head: str, held: Held, second: Held, tilt: float = 4) -> str:
    """A king turned a little to the right in a long coat, his cloak thrown over one shoulder and trailing.

    `held` is in the hand at the right, before the chest; `second` in the hand at the left hip.
    """
    y = FEET
    cloak = (
        f"M196 300C140 330 118 420 104 540C96 630 66 700 34 {y - 6}"
        f"C100 {y + 10} 180 {y + 6} 250 {y - 4}L410 {y + 2}C424 700 392 560 372 470C360 400 350 330 316 304Z"
    )
    out = shaded(cloak, r.mantle, 6.5, -26, -10, scatter(cloak, damask(r.mantle.deep), 66, 60, 33, AXIS))
    out += wedge((150, 440), (120, 600), (86, y - 16), 5) + wedge((176, 480), (160, 620), (140, y - 10), 4)
    out += line(f"M44 {y - 16}C110 {y - 4} 180 {y - 8} 240 {y - 16}", 10, p.gold.light)
    out += shoe(214, y, -1, p.red.dark if r.robe != p.red else p.brown.dark) + shoe(
        312, y, 1, p.red.dark if r.robe != p.red else p.brown.dark
    )
    coat = (
        f"M196 318C190 400 180 470 176 520C168 600 160 660 154 {y - 32}"
        f"C220 {y - 12} 300 {y - 12} 362 {y - 36}C354 640 340 560 330 500C326 430 322 370 316 318Z"
    )
    out += shaded(coat, r.robe, 6, -18, -5, scatter(coat, r.motif, 54, 40, r.margin, AXIS + 8))
    out += wedge((206, 520), (200, 610), (192, y - 46), 4) + wedge((300, 520), (312, 610), (322, y - 46), 4)
    front = f"M242 320L270 320L284 {y - 20}L234 {y - 19}Z"
    out += shape(front, p.white.light, 4.5) + "".join(ermine(256 + i % 2 * 6, 356 + i * 40) for i in range(9))
    out += shape(
        f"M157 {y - 66}C220 {y - 44} 300 {y - 44} 357 {y - 70}L362 {y - 36}C300 {y - 12} 220 {y - 12} 154 {y - 32}Z",
        p.gold.light,
        5,
    )
    out += "".join(disc(174 + i * 24, y - 44 + math.sin(i / 7 * math.pi) * 12, 5.5, r.jewel.light, 3) for i in range(8))
    out += shape("M180 462Q256 496 332 462L334 490Q256 524 178 490Z", r.mantle.dark, 5) + disc(
        256, 494, 15, p.gold.light, 4.5
    )
    # The cloak crosses the chest from the left shoulder to the right hip.
    sash = "M196 304C240 296 292 300 318 316C300 366 262 430 190 476C176 470 164 440 168 410C190 380 196 340 196 304Z"
    out += shaded(sash, r.mantle, 6, -14, -8)
    out += wedge((290, 322), (250, 390), (186, 446), 4) + wedge((262, 312), (232, 360), (188, 402), 3.4)
    out += limb([(134, 440), (158, 484), (178, 492)], [48, 44, 36], r.robe, 5.5) + limb(
        [(160, 484), (178, 491)], [48, 46], p.gold, 4.5
    )
    out += second(196, 490)
    out += limb([(198, 322), (156, 356), (130, 404), (134, 456)], [44, 72, 78, 50], r.mantle)
    out += wedge((176, 346), (148, 386), (140, 440), 4)
    out += limb([(384, 436), (400, 400), (388, 346)], [48, 44, 36], r.robe, 5.5) + limb(
        [(396, 372), (390, 346)], [46, 44], p.gold, 4.5
    )
    out += limb([(312, 322), (352, 356), (382, 408), (386, 452)], [44, 70, 72, 46], r.robe)
    out += wedge((338, 348), (366, 392), (376, 440), 4) + held(388, 322)
    out += wide_collar(p, p.gold if r.mantle != p.gold else p.red, 255, 298)
    return out + group(head, 255, 204, tilt, 1.14)


@dataclass(frozen=True)
class Livery:
    """A page's clothes."""

    bodice: Tone
    skirt: Tone
    pleat: str
    left_hose: Tone
    right_hose: Tone
    motif: Motif | None = None


def page_in_skirt(
    p: Palette, c: Livery, head: str, left: Held, right: Held, at: tuple[Point, Point], tilt: float = -4
) -> str:
    """A page with puffed sleeves and a pleated skirt; `at` says where the two hands are."""
    out = limb([(222, 540), (214, 640), (208, FEET - 20)], [58, 46, 32], c.left_hose)
    out += limb([(288, 540), (300, 640), (308, FEET - 20)], [58, 46, 32], c.right_hose)
    out += wedge((208, 580), (202, 640), (200, 690), 3.4) + wedge((308, 580), (316, 640), (314, 690), 3.4)
    out += tube([(214, 592), (214, 606)], [56, 56], p.gold.light, 4.5) + tube(
        [(297, 592), (298, 606)], [56, 56], p.gold.light, 4.5
    )
    out += shoe(208, FEET, -1, p.red.dark) + shoe(308, FEET, 1, p.red.dark)
    out += shaded(
        mirrored("M255 440L308 444C322 480 346 520 362 566C330 590 292 598 255 600", AXIS), c.skirt, 6.5, -18, -8
    )

    def hem(x: float) -> float:
        return 586 - ((x - 255) / 108) ** 2 * 34

    for i in (-3, -1, 1):
        a, b = AXIS + i * 36, AXIS + (i + 1) * 36
        top = AXIS + i * 17.5
        out += shape(f"M{top} 452L{top + 17.5} 452L{b} {hem(b)}L{a} {hem(a)}Z", c.pleat, 0)
    for i in (-2, -1, 0, 1, 2):
        out += wedge((AXIS + i * 17.5, 458), (AXIS + i * 27, 520), (AXIS + i * 36, 582 - abs(i) * 5), 4.2)
    out += shape(mirrored("M255 576C292 574 326 566 356 548L362 566C330 590 292 598 255 600", AXIS), p.gold.light, 5)
    bodice = mirrored("M255 300C290 298 322 306 334 330C330 380 318 412 308 452L255 458", AXIS)
    motif = c.motif or lozenge(c.bodice.deep, 6)
    out += shaded(bodice, c.bodice, 6, -14, -4, scatter(bodice, motif, 34 if c.motif else 30, 28, 10, 240))
    out += "".join(disc(AXIS, y, 6.5, p.gold.light, 3.5) for y in (350, 378, 406, 434))
    out += wedge((212, 350), (222, 400), (222, 446), 4) + wedge((298, 350), (288, 400), (288, 446), 4)
    out += shape("M203 446Q255 462 307 446L310 470Q255 486 200 470Z", p.gold.light, 5)
    out += shape("M244 454L266 454L266 480L244 480Z", p.red.light, 4)
    for s, (hx, hy), held in ((-1, at[0], left), (1, at[1], right)):
        out += _puffed_arm(p, c.skirt, c.bodice, s, hx, hy) + held(hx, hy)
    return out + ruff(p, 255, 296, 58, 16) + group(head, 255, 206, tilt, 1.14)


def _puffed_arm(p: Palette, fore: Tone, puff: Tone, s: int, hx: float, hy: float) -> str:
    """Forearm, cuff, and the puffed sleeve on top."""
    ex, ey = AXIS + s * 140, 424
    up = hy < 380
    wrist = hy + (18 if up else 2)
    out = limb([(ex, ey), ((ex + hx) / 2 + s * 6, (ey + hy) / 2 + 8), (hx, wrist)], [46, 40, 32], fore, 5.5)
    t = 0.24 if up else 0.3
    far = (hx + (ex - hx) * t, hy + (18 if up else 0) + (ey - hy - (18 if up else 0)) * t)
    near = (hx + (ex - hx) * 0.08, hy + (ey - hy) * 0.1 + (10 if up else 0))
    out += tube([far, near], [42, 40], p.gold.light, 4.5)
    sleeve = [(AXIS + s * 66.0, 318.0), (AXIS + s * 92.0, 342.0), (AXIS + s * 124.0, 384.0), (AXIS + s * 141.0, 436.0)]
    out += limb(sleeve, [34, 74, 84, 40], puff)
    out += wedge((AXIS + s * 84, 322), (AXIS + s * 120, 352), (AXIS + s * 152, 416), 5, p.gold.light)
    return out + wedge((AXIS + s * 74, 344), (AXIS + s * 104, 372), (AXIS + s * 130, 424), 5, p.gold.light)


def page_in_tunic(
    p: Palette, c: Livery, cape: Tone, head: str, left: Held, right: Held, at: tuple[Point, Point], tilt: float = 4
) -> str:
    """A page stepping to the right in a straight tunic with hanging sleeves, a cape behind."""
    out = shaded(
        "M196 310C150 360 130 470 112 640C150 668 196 664 236 640L330 620C372 560 350 400 318 310Z", cape, 6, -16, -8
    )
    out += wedge((168, 420), (150, 530), (144, 646), 4.4) + wedge((190, 440), (186, 540), (184, 652), 3.6)
    out += limb([(226, 560), (212, 650), (216, FEET - 20)], [60, 48, 32], c.left_hose) + shoe(
        214, FEET, -1, p.brown.dark
    )
    out += limb([(290, 560), (324, 640), (336, FEET - 22)], [60, 48, 32], c.right_hose) + shoe(
        336, FEET - 2, 1, p.brown.dark
    )
    out += wedge((214, 620), (204, 660), (208, 700), 3.4) + wedge((306, 610), (330, 650), (332, 700), 3.4)
    tunic = "M200 304C230 298 284 298 314 306C326 380 334 470 358 596C330 622 200 626 168 600C180 500 188 400 200 304Z"
    motif = c.motif or lozenge(c.bodice.deep, 8)
    out += shaded(tunic, c.bodice, 6.5, -18, -7, scatter(tunic, motif, 48, 38, 12, 258))
    out += wedge((214, 500), (206, 560), (202, 604), 4.4) + wedge((246, 510), (244, 560), (242, 612), 4)
    out += wedge((284, 510), (292, 560), (296, 610), 4) + wedge((310, 500), (326, 550), (334, 600), 4.4)
    out += shape("M174 570C220 594 310 592 352 566L358 596C330 622 200 626 168 600Z", c.skirt.light, 5)
    out += "".join(disc(192 + i * 22, 598 + 4 * math.sin(i / 6 * math.pi), 6, p.gold.light, 3) for i in range(7))
    out += shape("M182 462Q256 500 336 456L340 484Q256 528 178 492Z", p.gold.light, 5)
    out += shape("M222 494L246 500L240 566L212 560Z", p.brown.light, 4.5) + line("M218 520L242 524", 4)
    for s, (hx, hy), held in ((-1, at[0], left), (1, at[1], right)):
        ex, ey = 255 + s * 132.0, 430.0
        out += limb(
            [(ex, ey), ((ex + hx) / 2 + s * 5, (ey + hy) / 2 + 6), (hx, hy + (18 if hy < 380 else 2))],
            [44, 38, 30],
            c.skirt,
            5.5,
        )
        out += limb(
            [(255 + s * 52, 322), (255 + s * 92, 350), (255 + s * 124, 392), (ex, ey + 16)], [44, 62, 70, 60], c.bodice
        )
        out += wedge((255 + s * 84, 348), (255 + s * 112, 380), (255 + s * 128, 430), 4)
        drop = (
            f"M{ex - s * 26} {ey - 4}"
            f"C{ex - s * 20} {ey + 40} {ex - s * 6} {ey + 76} {ex + s * 12} {ey + 96}"
            f"C{ex + s * 30} {ey + 60} {ex + s * 34} {ey + 20} {ex + s * 26} {ey - 10}Z"
        )
        if hy < 380:
            out += shaded(drop, c.bodice, 5.5, -8, -5)
        out += held(hx, hy)
    out += wide_collar(p, p.white, 255, 298)
    return out + group(head, 255, 206, tilt, 1.14)


@dataclass(frozen=True)
class Rider:
    """A rider's clothes and head."""

    coat: Tone
    sleeves: Tone
    hose: Tone
    head: str
    tilt: float = -4
    armour: bool = False


def rider_on(
    p: Palette, horse: str, c: Rider, held: Held, hand: Point = (397, 292), rear: float = 0, cloak: Tone | None = None
) -> str:
    """A rider over a horse that looks left; `rear` is the angle at which the horse rises."""
    seat = shape(
        "M222 486C230 470 240 468 250 490L320 492C330 462 348 462 352 492C350 512 330 514 290 514"
        "C250 514 226 508 222 486Z",
        p.brown.light,
        5.5,
    )
    out = ""
    if cloak:
        out += shaded(
            "M318 306C372 320 420 372 446 470C424 474 408 500 380 506C360 470 336 440 326 400Z", cloak, 6, -12, -8
        )
        out += wedge((344, 340), (384, 400), (404, 486), 4) + wedge((366, 340), (412, 400), (430, 470), 3.6)
    out += limb([(288, 480), (236, 530), (226, 590), (222, 634)], [74, 62, 44, 34], c.hose) + wedge(
        (262, 510), (240, 540), (238, 590), 3.6
    )
    boot = "M204 590L244 592L242 650C230 662 190 664 172 656C170 642 190 638 202 624Z"
    out += shape(boot, p.brown.dark if c.hose == p.red else p.red.dark, 5.5) + line("M184 664L240 662", 6, p.gold.light)
    out += shaded(
        "M238 430C230 458 222 490 226 514C260 530 316 528 340 512C344 486 334 456 322 430Z", c.coat, 6, -14, -5
    )
    out += wedge((262, 450), (250, 490), (252, 518), 4) + wedge((298, 450), (308, 490), (306, 520), 4)
    torso = mirrored("M280 300C312 298 342 306 352 330C348 380 336 410 328 446L280 452", 280)
    if c.armour:
        out += (
            shaded(torso, p.steel, 6, -14, -6)
            + line("M280 304L280 448", 4)
            + line("M232 380Q280 404 328 380M230 414Q280 436 330 414", 3.4)
        )
        out += "".join(disc(280 + s * 40, y, 4, p.gold.light, 3) for s in (-1, 1) for y in (340, 364))
    else:
        out += shaded(torso, c.sleeves, 6, -14, -4) + "".join(
            disc(280, y, 6.5, p.gold.light, 3.5) for y in (352, 380, 408)
        )
    out += shape("M231 436Q280 452 329 436L330 458Q280 474 230 458Z", p.gold.light, 5)
    out += limb([(184, 424), (206, 446), (228, 452)], [40, 38, 32], c.coat, 5.5) + tube(
        [(208, 450), (224, 453)], [40, 38], p.gold.light, 4.5
    )
    out += limb([(220, 318), (200, 344), (188, 390), (182, 438)], [34, 64, 68, 38], c.sleeves)
    out += wedge((206, 334), (188, 370), (176, 420), 5, p.gold.light) + wedge(
        (218, 346), (204, 380), (192, 428), 5, p.gold.light
    )
    out += fist(p, 238, 454, 10, 0.85)
    hx, hy = hand
    out += limb([(398, 424), (412, 370), (hx, hy + 18)], [44, 38, 32], c.coat, 5.5) + tube(
        [(hx + 3, hy + 36), (hx, hy + 18)], [40, 38], p.gold.light, 4.5
    )
    out += limb([(344, 318), (372, 344), (392, 386), (402, 438)], [34, 72, 78, 40], c.sleeves)
    out += wedge((364, 332), (388, 366), (404, 416), 5, p.gold.light) + wedge(
        (352, 346), (374, 380), (388, 428), 5, p.gold.light
    )
    out += held(hx, hy) + ruff(p, 280, 296, 54, 15) + group(c.head, 280, 210, c.tilt, 1.08)
    if rear:
        raised = (
            about(seat, rear, 372, 560) + f'<g transform="translate(62 -30) rotate({rear * 0.4:.1f} 290 490)">{out}</g>'
        )
        return horse + raised
    return group(horse + seat + group(out, 26), 8, 37, 0, 0.95)
