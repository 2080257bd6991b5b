"""Signs and standing courts of the Spanish deck: broad, turned figures, axis at x = 305, feet at y = 820."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .latin_figures import Held, fist, ruff, shoe, wide_collar
from .latin_palette import Palette
from .latin_parts import (
    INK,
    Motif,
    Point,
    Tone,
    around,
    damask,
    disc,
    ermine,
    group,
    limb,
    line,
    mirrored,
    oval,
    ring,
    scatter,
    shaded,
    shape,
    star,
    wedge,
)
from .latin_signs import leaf, sun_face

AXIS, FEET = 305, 820


# ---------------------------------------------------------------- signs


def oro(p: Palette, kind: int = 0) -> str:
    """A coin with a roped rim round a sun, a star or a flower."""
    field, second = ((p.blue, p.red), (p.red, p.blue), (p.green, p.red))[kind % 3]
    out = group(disc(0, 0, 50, INK, 5), 1.2, 1.6) + disc(0, 0, 50, p.gold.light, 5)
    out += ring(20, lambda i: line("M-4 -47L4 -40", 4, p.gold.dark))
    out += disc(0, 0, 37, p.red.light if field != p.red else p.gold.dark, 4)
    out += ring(12, lambda i: shape("M-9 -26L0 -36L9 -26Z", p.gold.light, 0))
    out += disc(0, 0, 25, field.light, 4)
    if kind == 0:
        return out + star(p.gold.light, 22)(0, 0) + disc(0, 0, 6, second.light, 0)
    if kind == 1:
        out += ring(5, lambda i: shape("M0 -3C9 -8 8 -18 0 -22C-8 -18 -9 -8 0 -3Z", p.gold.light, 0))
        return out + disc(0, 0, 6, second.light, 3)
    out += ring(4, lambda i: shape("M0 0L6 -11L0 -22L-6 -11Z", p.gold.light, 0))
    return out + disc(0, 0, 6, second.light, 3)


def copa(p: Palette, kind: int = 0) -> str:
    """A goblet: red bowl with gold gadroons, a wide lip and two rings on the stem."""
    bowl, stone = ((p.red, p.blue), (p.gold, p.red))[kind % 2]
    trim = p.gold if bowl is p.red else p.red
    foot = mirrored("M0 34L8 36C12 50 40 50 42 64L0 66")
    out = shaded(foot, p.gold, 5, -10, 0) + line("M-30 56Q0 62 30 56", 3, p.gold.dark)
    out += shape(mirrored("M0 2L8 2L8 38L0 38"), p.gold.light, 5)
    out += oval(0, 14, 20, 8, stone.light, 4.5) + oval(0, 32, 14, 6, trim.light, 4)
    out += shaded(mirrored("M0 -52L38 -52C44 -34 38 -2 0 6"), bowl, 5, -14, 0)
    for x in (-24, -8, 8, 24):
        out += shape(
            f"M{x * 0.25} 3C{x - 10} -6 {x - 9} -22 {x} -26C{x + 9} -22 {x + 10} -6 {x * 0.25} 3Z", trim.light, 3.2
        )
    out += shape(mirrored("M0 -48L42 -50L44 -36L0 -32"), p.gold.light, 4.5)
    out += "".join(disc(x, -41 + (26 - abs(x)) * 0.1, 4.4, stone.light, 2.6) for x in (-28, -10, 10, 28))
    return (
        out
        + shape("M-48 -58Q0 -74 48 -58Q46 -46 40 -46Q0 -58 -40 -46Q-46 -46 -48 -58Z", p.gold.light, 5)
        + oval(0, -57, 38, 6, bowl.dark, 4)
    )


def espada(p: Palette, length: float = 230, broad: float = 1, grip: Tone | None = None) -> str:
    """A straight sword with a long ricasso and a ringed guard, point up."""
    top, end = -length / 2, length / 2
    guard = end - 64
    hilt = grip or p.blue
    blade = mirrored(f"M0 {top}C8 {top + 14} 14 {top + 26} 14 {top + 44}L11 {guard}L0 {guard}")
    out = group(shape(blade, INK, 5), 1.4, 1) + shape(blade, p.steel.light, 5)
    out += shape(
        f"M0 {top + 8}L0 {guard - 3}L9 {guard - 3}L12 {top + 44}C12 {top + 28} 8 {top + 18} 0 {top + 8}Z",
        p.steel.dark,
        0,
    )
    out += shape(f"M-11 {guard - 40}L11 {guard - 40}L11 {guard}L-11 {guard}Z", p.gold.light, 4) + line(
        f"M0 {guard - 36}L0 {guard - 6}", 3
    )
    for s in (-1, 1):
        out += line(f"M{s * 6} {guard + 6}C{s * 10} {guard + 30} {s * 34} {guard + 24} {s * 34} {guard + 2}", 10)
        out += line(
            f"M{s * 6} {guard + 6}C{s * 10} {guard + 30} {s * 34} {guard + 24} {s * 34} {guard + 2}", 4.5, p.gold.light
        )
    out += shape(f"M-46 {guard - 6}L46 {guard - 6}L46 {guard + 6}L-46 {guard + 6}Z", p.gold.light, 4.5)
    out += disc(-46, guard, 9, p.gold.light, 4.5) + disc(46, guard, 9, p.gold.light, 4.5)
    out += shape(f"M-8 {guard + 8}L8 {guard + 8}L8 {end - 16}L-8 {end - 16}Z", hilt.light, 5)
    out += "".join(line(f"M-7 {y}L7 {y}", 3, p.gold.light) for y in (guard + 20, guard + 30, guard + 40))
    out += shape(f"M0 {end - 22}L13 {end - 9}L0 {end + 4}L-13 {end - 9}Z", p.gold.light, 4.5)
    return f'<g transform="scale({broad:.2f} 1)">{out}</g>' if broad != 1 else out


_KNOTS = ((0.14, 1), (0.26, -1), (0.38, 1), (0.52, -1), (0.66, 1))


def basto(p: Palette, length: float = 230, broad: float = 1) -> str:
    """A knobbly green club with round knots and two leaves, head up."""
    top = -length / 2

    def half(q: float, side: int) -> float:
        base = 30 - 20 * min(1.0, q) ** 0.9
        lump = sum(9 * math.exp(-(((q - at) * length / 17) ** 2)) for at, s in _KNOTS if s == side)
        return (base + lump) * broad

    rows = [i / 24 for i in range(1, 25)]
    right = [(half(q, 1), top + q * length) for q in rows]
    left = [(-half(q, -1), top + q * length) for q in reversed(rows)]
    r0, l0 = half(0, 1), half(0, -1)
    d = f"M{-l0} {top + 14}C{-l0} {top - 14} {r0} {top - 14} {r0} {top + 14}"
    d += "L" + "L".join(f"{x} {y}" for x, y in [*right, *left]) + "Z"
    out = ""
    for q, s in ((0.3, 1), (0.46, -1)):
        out += group(leaf(p), s * half(q, s) * 0.8, top + q * length + 14, -38 if s > 0 else 218, 0.72 * broad**0.5)
    out += shaded(d, p.wood, 5.5, -10 * broad, -3)
    for q, s in _KNOTS:
        x, y = s * (half(q, s) - 10 * broad), top + q * length
        out += oval(x, y, 8.5 * broad**0.6, 9.5, p.cut, 3.8) + oval(x, y, 2.6, 3.4, p.wood.dark, 0)
    for a, b, x in ((0.05, 0.2, -0.5), (0.3, 0.46, 0.1), (0.5, 0.72, 0.35), (0.7, 0.9, -0.1)):
        m = (a + b) / 2
        out += wedge(
            (x * half(a, 1), top + a * length),
            (x * half(m, 1) + 4, top + m * length),
            (x * half(b, 1), top + b * length),
            2.4,
            p.wood.dark,
        )
    w = 12 * broad
    return out + shape(
        f"M{-w} {top + length * 0.87}L{w} {top + length * 0.87}L{w} {top + length * 0.94}L{-w} {top + length * 0.94}Z",
        p.red.light,
        4,
    )


def great_coin(p: Palette) -> str:
    """The ace of coins: 410 across, rings of petals, beads and rays round a face, a wreath of leaves outside."""
    out = ""
    for i in range(20):
        tone = p.green if i % 2 else p.red
        tongue = shape("M0 -196C22 -208 24 -236 0 -256C-24 -236 -22 -208 0 -196Z", tone.light, 5)
        out += group(tongue + wedge((0, -200), (3, -224), (0, -246), 3, tone.dark), turn=18 * i)
    out += disc(0, 0, 202, p.gold.dark, 6) + disc(-5, -5, 194, p.gold.light, 0) + disc(0, 0, 176, p.red.light, 5)
    out += "".join(disc(x, y, 6, (p.blue.dark, p.red.light)[i % 2], 0) for i, (x, y) in enumerate(around(36, 188, 0)))
    petal = shape("M0 -118C30 -134 28 -160 0 -172C-28 -160 -30 -134 0 -118Z", p.gold.light, 4.5) + disc(
        0, -146, 7, p.blue.light, 3
    )
    out += ring(16, lambda i: petal) + disc(0, 0, 124, p.blue.light, 5)
    rays = (
        shape("M-13 -70L0 -118L13 -70Z", p.gold.light, 3.5),
        shape("M-8 -70Q10 -88 -3 -106Q18 -88 9 -70Z", p.red.light, 3.5),
    )
    out += ring(24, lambda i: rays[i % 2])
    return out + disc(0, 0, 78, p.gold.dark, 5) + disc(-4, -3, 71, p.gold.light, 0) + group(sun_face(p), scale=1.36)


# ---------------------------------------------------------------- courts


@dataclass(frozen=True)
class Dress:
    """Clothes of one court."""

    coat: Tone
    trim: Tone
    hose: Tone
    cape: Tone
    motif: Motif
    margin: float = 12


def sota(p: Palette, c: Dress, head: str, held: Held, hand: Point, tilt: float = -4) -> str:
    """A page striding to the left in doublet and puffed breeches, cape flying, the near hand on the hip.

    `hand` is where the far hand holds the sign.
    """
    cape = "M330 326C402 340 470 420 496 520C508 580 540 620 556 650C500 672 440 660 400 640C340 660 280 640 250 600Z"
    out = (
        shaded(cape, c.cape, 6.5, -20, -8)
        + wedge((420, 430), (456, 540), (486, 648), 5)
        + wedge((390, 430), (416, 540), (430, 640), 4)
    )
    out += line("M404 640C444 658 500 668 550 648", 6, p.gold.light)
    out += limb([(352, 600), (392, 690), (412, FEET - 24)], [78, 54, 34], Tone(c.hose.deep, c.hose.dark)) + shoe(
        412, FEET - 2, -1, p.brown.dark
    )
    out += limb([(264, 600), (226, 700), (204, FEET - 22)], [78, 56, 36], c.hose) + shoe(202, FEET, -1, p.brown.dark)
    out += wedge((232, 660), (212, 720), (200, 770), 4)
    for x, y in ((228, 696), (388, 696)):
        out += shape(
            f"M{x - 34} {y - 8}Q{x} {y + 8} {x + 32} {y - 10}L{x + 32} {y + 6}Q{x} {y + 22} {x - 34} {y + 8}Z",
            p.gold.light,
            4.5,
        )
    for s, d in (
        (1, "M312 520C360 514 398 540 408 590C414 630 396 660 366 668C336 668 308 640 304 600Z"),
        (-1, "M306 520C250 510 206 544 200 596C196 640 216 668 252 672C290 670 316 640 318 600Z"),
    ):
        out += shaded(d, c.trim, 6, -12, -8)
        for k in (-1, 0, 1):
            x = (258 if s < 0 else 360) + k * 30
            out += shape(
                f"M{x - 5} 540Q{x + k * 14 - 8} 600 {x + k * 6 - 4} 656L{x + k * 6 + 6} 656"
                f"Q{x + k * 14 + 8} 600 {x + 7} 540Z",
                c.coat.light,
                3.4,
            )
    body = "M252 336C280 318 340 318 372 342C388 400 372 470 384 534C340 556 264 556 226 532C244 470 232 400 252 336Z"
    out += shaded(body, c.coat, 6.5, -16, -6, scatter(body, c.motif, 44, 36, c.margin, 312))
    out += wedge((274, 340), (258, 420), (262, 520), 4) + "".join(
        disc(266 - 3 * math.sin(i / 4 * math.pi), 364 + i * 34, 6.5, p.gold.light, 3.5) for i in range(5)
    )
    out += shape("M229 508Q304 536 380 510L384 538Q304 564 226 534Z", p.gold.light, 5) + shape(
        "M256 520L284 526L284 552L256 546Z", c.trim.light, 4
    )
    out += limb([(446, 450), (424, 500), (378, 520)], [48, 42, 34], c.trim, 5.5) + fist(p, 374, 522, 20, 1)
    out += limb([(362, 350), (408, 372), (444, 416), (446, 470)], [44, 74, 74, 44], c.coat)
    out += wedge((384, 360), (428, 396), (444, 446), 5, p.gold.light)
    hx, hy = hand
    ex, ey = (164, 440) if hy < 420 else (180, 446)
    out += limb(
        [(ex, ey), ((ex + hx) / 2 - 6, (ey + hy) / 2 + 4), (hx, hy + (16 if hy < 420 else 0))],
        [48, 42, 34],
        c.trim,
        5.5,
    )
    out += limb([(258, 350), (214, 368), (178, 408), (ex - 2, ey + 20)], [44, 74, 76, 46], c.coat)
    out += wedge((232, 362), (194, 394), (170, 436), 5, p.gold.light) + held(hx, hy)
    return out + ruff(p, 300, 322, 60, 17) + group(head, 296, 228, tilt, 1.16)


def _coat_and_legs(p: Palette, c: Dress) -> str:
    far = Tone(c.hose.deep, c.hose.dark)
    out = limb([(280, 660), (262, 740), (258, FEET - 20)], [70, 54, 40], far) + shoe(256, FEET - 2, 1, p.brown.dark)
    out += limb([(372, 650), (414, 720), (428, FEET - 24)], [72, 54, 40], c.hose) + shoe(428, FEET, 1, p.brown.dark)
    coat = "M248 338C290 322 340 322 374 342C392 430 420 560 452 690C400 728 270 734 210 706C226 570 226 440 248 338Z"
    out += shaded(coat, c.coat, 6.5, -20, -6, scatter(coat, c.motif, 56, 44, c.margin, 326))
    out += wedge((262, 540), (250, 620), (244, 700), 4.4) + wedge((310, 560), (314, 640), (312, 712), 4)
    out += wedge((366, 540), (394, 620), (410, 690), 4.4)
    out += shape("M214 668C274 694 390 690 444 656L452 690C400 728 270 734 210 706Z", p.gold.light, 5)
    return out + "".join(
        disc(232 + i * 26, 702 + 8 * math.sin(i / 8 * math.pi) - i * 1.4, 6, c.cape.light, 3) for i in range(9)
    )


def _robe(p: Palette, c: Dress) -> str:
    out = shoe(250, FEET, 1, p.brown.dark) + shoe(414, FEET, 1, p.brown.dark)
    robe = "M248 338C290 322 340 322 374 342C390 430 436 640 476 786C410 816 270 820 190 796C216 620 228 450 248 338Z"
    out += shaded(robe, c.coat, 6.5, -22, -6, scatter(robe, c.motif, 56, 44, c.margin, 326))
    front = "M300 334L334 334L366 806L290 808Z"
    out += shape(front, c.trim.light, 5) + "".join(
        disc(318 + i * 1.6, 370 + i * 33, 6.5, p.gold.light, 3.4) for i in range(13)
    )
    out += wedge((256, 560), (236, 680), (226, 786), 4.4) + wedge((388, 560), (416, 680), (438, 786), 4.4)
    return out + shape("M194 758C270 784 410 780 466 750L476 786C410 816 270 820 190 796Z", p.gold.light, 5)


def rey(p: Palette, c: Dress, head: str, held: Held, hand: Point, tilt: float = 4, robed: bool = False) -> str:
    """A king turned to the right, the mantle spread wide behind him and edged with fur.

    He strides in a knee-length coat, or stands in a robe down to his shoes.
    """
    mantle = (
        f"M240 330C150 366 116 500 96 640C86 710 66 770 44 {FEET - 4}"
        f"C130 {FEET + 10} 220 {FEET + 4} 300 {FEET - 20}L470 {FEET - 30}C500 640 450 440 378 336Z"
    )
    out = shaded(mantle, c.cape, 6.5, -28, -10, scatter(mantle, damask(c.cape.deep), 66, 60, 33, 300))
    out += wedge((166, 480), (140, 620), (96, 790), 5) + wedge((196, 520), (182, 660), (160, 800), 4)
    out += shape(
        f"M48 {FEET - 20}C130 {FEET - 8} 220 {FEET - 14} 296 {FEET - 40}L300 {FEET - 18}"
        f"C220 {FEET + 6} 130 {FEET + 12} 40 {FEET - 2}Z",
        p.white.light,
        5,
    )
    out += "".join(ermine(76 + i * 36, FEET - 6 - (i * i) * 0.6) for i in range(6))
    out += _robe(p, c) if robed else _coat_and_legs(p, c)
    out += (
        shape("M238 500Q318 536 402 494L408 524Q318 566 234 528Z", p.gold.light, 5)
        + disc(338, 528, 16, c.cape.light, 4.5)
        + disc(338, 528, 6, p.gold.light, 0)
    )
    # The fur front edge of the mantle, thrown back over the far shoulder.
    edge = (
        "M250 332C214 400 190 520 178 640C172 700 158 760 140 802L184 806C206 740 220 640 226 560"
        "C232 470 254 400 286 350Z"
    )
    out += shape(edge, p.white.light, 5.5)
    for x, y in (
        (246, 392),
        (232, 440),
        (220, 490),
        (212, 540),
        (202, 592),
        (196, 642),
        (188, 694),
        (176, 746),
        (166, 786),
    ):
        out += ermine(x, y)
    out += limb([(172, 470), (206, 520), (246, 520)], [54, 46, 36], c.coat, 5.5) + limb(
        [(222, 522), (244, 520)], [50, 46], p.gold, 4.5
    )
    out += fist(p, 262, 518, 70, 1)
    out += limb([(254, 352), (206, 380), (172, 424), (170, 484)], [50, 82, 84, 54], c.cape) + wedge(
        (226, 376), (188, 416), (176, 470), 4
    )
    hx, hy = hand
    out += limb([(470, 448), ((470 + hx) / 2 + 8, (448 + hy) / 2 + 6), (hx, hy + 18)], [52, 46, 36], c.trim, 5.5)
    out += limb([(hx + 2, hy + 40), (hx, hy + 18)], [48, 46], p.gold, 4.5)
    out += limb([(368, 352), (414, 372), (458, 414), (472, 466)], [50, 82, 84, 54], c.coat) + wedge(
        (398, 372), (440, 410), (462, 458), 4
    )
    out += held(hx, hy)
    out += wide_collar(p, p.gold if c.coat != p.gold else p.red, 312, 326)
    return out + group(head, 314, 228, tilt, 1.18)
