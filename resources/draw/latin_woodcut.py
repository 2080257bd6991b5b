"""The second hand: flat colours, block lines and striped cloth, as cut in wood. Signs, heads and half figures.

Half figures stand on the seam of a double-headed card: the origin is the middle of the card, y points down, so that the
figure lies above at negative y. Everything ends at the seam.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from .latin_palette import Palette
from .latin_parts import (
    INK,
    Tone,
    around,
    cut,
    disc,
    flat,
    group,
    line,
    mirrored,
    oval,
    ring,
    shape,
    tube,
    wedge,
)


def bars(d: str, fill: str, step: float, width: float, slope: float = 0) -> str:
    """Upright bars (leaning by `slope`) cut to a shape."""
    points = flat(d)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    top, bottom = min(ys) - 2, max(ys) + 2
    lean = slope * (bottom - top)
    out = ""
    x = math.floor((min(xs) - abs(lean)) / step) * step
    while x < max(xs) + abs(lean):
        out += cut(f"M{x} {top}L{x + width} {top}L{x + width + lean} {bottom}L{x + lean} {bottom}Z", d)
        x += step
    return shape(out, fill, 0)


def bands(d: str, fill: str, step: float, width: float) -> str:
    """Level bands cut to a shape."""
    points = flat(d)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    out = ""
    y = math.floor(min(ys) / step) * step
    while y < max(ys):
        out += cut(f"M{min(xs) - 2} {y}L{max(xs) + 2} {y}L{max(xs) + 2} {y + width}L{min(xs) - 2} {y + width}Z", d)
        y += step
    return shape(out, fill, 0)


def cloth(d: str, tone: Tone, over: str = "", width: float = 6) -> str:
    """Flat cloth with something on it, then the outline."""
    return shape(d, tone.light, 0) + over + shape(d, "none", width)


# ---------------------------------------------------------------- signs


def coin(p: Palette, kind: int = 0) -> str:
    """A coin drawn with compasses: a rosette of six arcs, a wheel or a knot."""
    rim, field = ((p.red, p.blue), (p.blue, p.red), (p.green, p.red))[kind % 3]
    out = disc(0, 0, 50, p.gold.light, 6) + disc(0, 0, 43, rim.light, 3.5)
    out += ring(16, lambda i: shape("M-4 -42L0 -34L4 -42Z", p.gold.light, 0)) + disc(0, 0, 33, p.gold.light, 4)
    if kind == 0:
        out += ring(6, lambda i: shape("M0 0C-11 -9 -11 -22 0 -31C11 -22 11 -9 0 0Z", field.light, 2.6))
        return out + disc(0, 0, 5, p.white.light, 2.6)
    if kind == 1:
        out += ring(4, lambda i: shape("M-11 -29Q0 -33 11 -29L4 -7L-4 -7Z", field.light, 3)) + disc(
            0, 0, 9, p.white.light, 3.4
        )
        return out
    out += ring(8, lambda i: shape("M0 -8L6 -18L0 -30L-6 -18Z", field.light, 2.6))
    return out + disc(0, 0, 8, p.white.light, 3) + disc(0, 0, 3, INK, 0)


def chalice(p: Palette, kind: int = 0) -> str:
    """A church chalice: conical bowl, six-sided knop and foot; rim at -62, foot at 62."""
    bowl, band = ((p.red, p.gold), (p.gold, p.blue))[kind % 2]
    out = shape("M-12 34L12 34L22 50L40 56L40 64L-40 64L-40 56L-22 50Z", p.gold.light, 5) + line(
        "M-8 36L-16 60M8 36L16 60M0 36L0 62", 3, p.gold.dark
    )
    out += shape("M-7 4L7 4L7 36L-7 36Z", p.gold.light, 4.5) + shape(
        "M-20 18L-10 8L10 8L20 18L10 28L-10 28Z", band.light if band is not p.gold else p.blue.light, 4.5
    )
    cone = "M-42 -62L42 -62C40 -30 26 -4 8 6L-8 6C-26 -4 -40 -30 -42 -62Z"
    out += cloth(cone, bowl, bars(cone, bowl.dark, 16, 5), 5.5)
    out += shape("M-42 -54L42 -54L38 -34L-38 -34Z", band.light, 4.5)
    out += "".join(shape(f"M{x} -51L{x + 6} -44L{x} -37L{x - 6} -44Z", p.white.light, 0) for x in (-26, -9, 9, 26))
    return out + oval(0, -62, 42, 8, INK, 5) + oval(0, -61, 30, 3.4, p.red.dark, 0)


def blade(p: Palette, length: float, broad: float = 1, hilt: Tone | None = None) -> str:
    """A straight broad sword with drooping quillons, point up."""
    top, end = -length / 2, length / 2
    guard = end - 58
    out = shape(mirrored(f"M0 {top}L13 {top + 24}L17 {guard}L0 {guard}"), p.steel.light, 5.5)
    out += shape(f"M0 {top + 26}L4 {guard - 18}L-4 {guard - 18}Z", p.steel.dark, 0) + line(
        f"M8 {top + 40}L10 {guard - 8}", 2.6, p.steel.dark
    )
    arms = mirrored(
        f"M0 {guard - 8}C20 {guard - 8} 36 {guard - 2} 46 {guard + 14}L36 {guard + 20}"
        f"C28 {guard + 8} 14 {guard + 8} 0 {guard + 8}"
    )
    grip = hilt or p.red
    handle = f"M-8 {guard + 6}L8 {guard + 6}L8 {end - 14}L-8 {end - 14}Z"
    out += cloth(handle, grip, bands(handle, p.gold.light, 11, 4), 5) + shape(arms, p.gold.light, 5)
    out += shape(f"M-13 {end - 18}L13 {end - 18}L9 {end}L-9 {end}Z", p.gold.light, 5)
    return f'<g transform="scale({broad:.2f} 1)">{out}</g>' if broad != 1 else out


def cudgel(p: Palette, length: float, broad: float = 1, binding: Tone | None = None) -> str:
    """A rough club with lopped branches, the thick head up."""
    top = -length / 2

    def y(q: float) -> float:
        return top + q * length

    w = broad
    d = (
        f"M{-24 * w} {y(0) + 8}L{-8 * w} {y(0)}L{20 * w} {y(0) + 3}L{29 * w} {y(0.08)}L{26 * w} {y(0.17)}"
        f"L{40 * w} {y(0.18) - 8}L{45 * w} {y(0.2) + 4}L{24 * w} {y(0.28)}"
    )
    d += (
        f"L{20 * w} {y(0.45)}L{32 * w} {y(0.47) - 4}L{36 * w} {y(0.48) + 7}L{17 * w} {y(0.55)}"
        f"L{13 * w} {y(0.8)}L{12 * w} {y(1)}L{-12 * w} {y(1)}L{-13 * w} {y(0.72)}"
    )
    d += (
        f"L{-17 * w} {y(0.62)}L{-32 * w} {y(0.6) - 4}L{-34 * w} {y(0.6) - 14}L{-18 * w} {y(0.52)}"
        f"L{-22 * w} {y(0.38)}L{-40 * w} {y(0.34) - 2}L{-41 * w} {y(0.34) - 14}L{-26 * w} {y(0.25)}"
        f"L{-30 * w} {y(0.1)}Z"
    )
    out = shape(d, p.wood.light, 6)
    for a, b, x in ((0.07, 0.3, -12), (0.1, 0.42, 8), (0.34, 0.6, -4), (0.5, 0.78, 6)):
        out += wedge((x * w, y(a)), ((x + 3) * w, y((a + b) / 2)), (x * 0.8 * w, y(b)), 2.6, p.wood.dark)
    for q, s in ((0.185, 1), (0.475, 1), (0.345, -1), (0.6, -1)):
        x = s * (40 if q < 0.4 else 32) * w
        out += oval(x, y(q) - (1 if s > 0 else 7), 4, 7, p.cut, 3)
    tie = binding or p.red
    wrap = f"M{-15 * w} {y(0.8)}L{15 * w} {y(0.8)}L{14 * w} {y(0.94)}L{-14 * w} {y(0.94)}Z"
    out += cloth(wrap, tie, bands(wrap, p.gold.light, 14, 5), 4.5)
    return out + shape(
        f"M{-24 * w} {y(0) + 8}L{-8 * w} {y(0)}L{20 * w} {y(0) + 3}L{16 * w} {y(0) + 12}L{-10 * w} {y(0) + 14}Z",
        p.cut,
        4,
    )


def bloom(p: Palette, petals: Tone, heart: Tone) -> str:
    """A round flower with pointed petals, radius 40."""
    out = ring(10, lambda i: shape("M-9 -12L0 -40L9 -12Z", petals.light, 4))
    return out + disc(0, 0, 16, heart.light, 4.5) + "".join(disc(x, y, 2.6, INK, 0) for x, y in around(5, 8))


def twig(p: Palette, bud: Tone) -> str:
    """A stiff twig with paired leaves and a bud, from y 60 up to -70."""
    out = line("M0 60L0 -40", 5, p.green.dark)
    for y in (36, 4):
        for s in (-1, 1):
            out += shape(f"M0 {y}L{s * 14} {y - 22}L{s * 40} {y - 30}L{s * 30} {y - 6}Z", p.green.light, 4)
            out += line(f"M{s * 6} {y - 4}L{s * 28} {y - 20}", 2.4, p.green.dark)
    return (
        out
        + shape("M0 -34C-22 -40 -20 -60 -12 -70L0 -58L12 -70C20 -60 22 -40 0 -34Z", bud.light, 4.2)
        + disc(0, -50, 5, p.gold.light, 0)
    )


# ---------------------------------------------------------------- heads


def face(p: Palette, lady: bool = False, old: bool = False, nose: float = 0, stern: bool = False) -> str:
    """A three-quarter face looking left; `nose` makes it longer."""
    d = "M-30 -56L28 -58C42 -40 45 0 38 26C30 48 14 61 -4 63C-20 61 -30 49 -34 34L-36 8L-42 -4L-36 -22Z"
    out = shape(d, p.flesh.light, 5.5)
    out += "".join(line(f"M{16 + i * 7} {25 - i * 2}L{22 + i * 7} {13 - i * 2}", 3, p.flesh.dark) for i in range(3))
    bridge = (
        f"M-36 -20Q-24 -30 -15 -18C-13 -4 -18 {8 + nose / 2} {-25 - nose * 0.4} {18 + nose}"
        f"Q-16 {25 + nose} -7 {20 + nose * 0.6}"
    )
    out += line(bridge, 3.2 if lady else 4.6)
    out += line("M4 -21Q20 -31 37 -18" if not stern else "M2 -14Q18 -27 38 -23", 3.2 if lady else 5.2)
    for d2, x, r in (("M-37 -7Q-27 -17 -17 -7Q-27 0 -37 -7Z", -28, 4.6), ("M3 -7Q18 -19 35 -6Q18 3 3 -7Z", 15, 5.4)):
        out += shape(d2, p.white.light, 3.4) + disc(x, -8, r, INK, 0)
    out += line("M3 -8Q18 -20 36 -6", 4.4)
    if old:
        out += line("M8 6Q20 11 31 5M-34 4Q-28 8 -22 5", 2.6, p.flesh.dark)
    full = 4 if lady else 0
    return out + shape(f"M-23 {37}Q-15 {32 - full} -10 36Q-3 {31 - full} 8 35Q-7 {49 + full} -23 37Z", p.red.light, 3.2)


def strands(points: tuple[tuple[float, float, float, float], ...], ink: str, width: float = 2.6) -> str:
    """Short lines in hair or beard."""
    return line("".join(f"M{x} {y}L{x1} {y1}" for x, y, x1, y1 in points), width, ink)


def back_hair(tone: Tone, long: bool) -> str:
    """What is seen behind the face: a block to the ear or to the shoulder."""
    foot = 96 if long else 44
    d = (
        f"M-40 -30C-46 -74 -14 -82 8 -80C44 -78 62 -48 60 -6L66 {foot - 18}L50 {foot}L34 {foot - 8}"
        f"L20 {foot}L8 {foot - 20}L-20 20Z"
    )
    if long:
        d = (
            "M-40 -30C-46 -74 -14 -82 8 -80C44 -78 62 -48 60 -6C74 20 58 40 70 62C62 86 44 84 40 98"
            "C20 92 20 70 8 60L-30 66C-48 58 -34 40 -46 20Z"
        )
    out = shape(d, tone.light, 5.5)
    lines = ((46, -50, 54, -10), (52, 0, 56, foot - 30), (42, 20, 44, foot - 22), (30, 40, 30, foot - 24))
    return out + strands(lines, tone.dark if tone.light < "#7" else INK)


def front_hair(tone: Tone, straight: bool = True) -> str:
    """A fringe cut straight, or swept aside."""
    if straight:
        d = "M-36 -24L-34 -60L34 -64L44 -22L36 -28L28 -22L20 -30L10 -24L0 -32L-10 -25L-20 -32L-28 -24Z"
    else:
        d = "M-38 -20C-42 -60 0 -72 30 -66C46 -60 48 -30 44 -4C34 -24 20 -38 -6 -44C-24 -44 -32 -34 -38 -20Z"
    return shape(d, tone.light, 4.5)


def square_beard(p: Palette, tone: Tone) -> str:
    """A beard cut square, in rows of curls."""
    d = "M-36 22L-26 30L-14 27L2 27L14 30L30 16L42 -14L48 20L42 96L-30 104L-38 60Z"
    out = shape(d, tone.light, 5.5)
    for y in (56, 74, 92):
        out += line("".join(f"M{x - 8} {y - 4}Q{x} {y + 9} {x + 8} {y - 5}" for x in (-24, -6, 12, 30)), 3)
    return (
        out
        + shape("M-20 42Q-8 38 8 41Q-6 52 -20 42Z", p.red.light, 3)
        + shape("M-6 28L-34 30L-44 44L-14 38L-6 35L2 37L30 38L36 24Z", tone.light, 4)
    )


def long_beard(p: Palette, tone: Tone) -> str:
    """A beard in three points."""
    d = "M-36 20L-24 30L-8 28L8 28L28 18L42 -14C54 30 48 70 40 110L26 90L6 128L-8 92L-26 108C-36 80 -40 50 -36 20Z"
    out = shape(d, tone.light, 5.5) + strands(
        ((-24, 50, -22, 88), (-4, 56, 0, 96), (14, 54, 10, 96), (30, 40, 32, 86)), INK, 3
    )
    return (
        out
        + shape("M-20 42Q-8 38 8 41Q-6 52 -20 42Z", p.red.light, 3)
        + shape("M-6 28L-30 30L-48 22L-42 42L-14 40L-6 36L4 40L32 38L40 18Z", tone.light, 4)
    )


def chin_beard(p: Palette, tone: Tone) -> str:
    """A point on the chin and a stiff moustache."""
    out = shape("M-20 52L-4 56L12 50L8 74L-8 104L-16 76Z", tone.light, 4.5) + line("M-6 62L-7 90", 3)
    return out + shape("M-8 27L-40 20L-34 33L-12 36L-6 33L4 35L30 30L40 14L14 24Z", tone.light, 4)


def whiskers(p: Palette, tone: Tone) -> str:
    """Only the moustache."""
    return shape("M-8 27L-42 24L-32 36L-12 37L-6 33L4 36L32 34L44 18L16 25Z", tone.light, 4)


def tooth_crown(p: Palette, jewel: Tone) -> str:
    """A straight band with square teeth and balls."""
    out = ""
    for x in (-48, -24, 0, 24, 48):
        out += shape(f"M{x - 9} -62L{x - 11} -96L{x} -88L{x + 11} -96L{x + 9} -62Z", p.gold.light, 4.6) + disc(
            x, -104, 7, jewel.light, 4
        )
    out += shape("M-58 -44L-60 -72L60 -72L58 -44Q0 -36 -58 -44Z", p.gold.light, 5.5)
    return out + "".join(
        shape(f"M{x} -66L{x + 8} -57L{x} -48L{x - 8} -57Z", jewel.light, 3) for x in (-38, -13, 13, 38)
    )


def tall_crown(p: Palette, lining: Tone) -> str:
    """Two arches over a pleated cap, a ball on top."""
    cap = "M-54 -60C-62 -108 -30 -132 0 -132C30 -132 62 -108 54 -60Z"
    out = cloth(cap, lining, bars(cap, lining.dark, 18, 7), 5)
    out += line("M-52 -62C-58 -104 -28 -128 0 -130C28 -128 58 -104 52 -62M0 -130L0 -62", 13) + line(
        "M-52 -62C-58 -104 -28 -128 0 -130C28 -128 58 -104 52 -62M0 -130L0 -62", 6, p.gold.light
    )
    out += shape("M-60 -42L-62 -66L62 -66L60 -42Q0 -34 -60 -42Z", p.gold.light, 5.5)
    return (
        out
        + "".join(disc(x, -54, 6, p.white.light, 3) for x in (-44, -22, 0, 22, 44))
        + disc(0, -140, 12, p.gold.light, 5)
    )


def leaf_crown(p: Palette, jewel: Tone) -> str:
    """Three great leaves on a band."""
    out = ""
    for x, turn in ((-40, -18), (0, 0), (40, 18)):
        leaf = "M0 0L-20 -18L-12 -24L-22 -40L-8 -38L0 -60L8 -38L22 -40L12 -24L20 -18Z"
        out += group(
            shape(leaf, p.gold.light, 4.8) + disc(0, -24, 4.5, jewel.light, 0), x, -58 - (10 if not x else 0), turn
        )
    return (
        out
        + shape("M-58 -42L-60 -68L60 -68L58 -42Q0 -34 -58 -42Z", p.gold.light, 5.5)
        + line("M-52 -56L52 -56", 5, jewel.light)
    )


def hood(p: Palette, tone: Tone, lining: Tone) -> str:
    """A wound hood with a hanging end."""
    tail = "M44 -64C84 -70 92 -20 84 40L96 78L70 84L60 30C64 -10 60 -36 40 -46Z"
    out = cloth(tail, tone, bands(tail, lining.light, 22, 8), 5)
    roll = "M-62 -42C-78 -70 -50 -98 0 -100C52 -98 78 -70 62 -42C30 -58 -30 -58 -62 -42Z"
    return out + cloth(roll, tone, bars(roll, lining.light, 24, 9, 0.5), 5.5)


def plumed_hat(p: Palette, tone: Tone, plume: Tone) -> str:
    """A low hat turned up in front, three plumes."""
    out = ""
    for x, turn in ((16, 62), (6, 34), (-6, 8)):
        out += group(
            shape("M0 0C-22 -16 -22 -52 6 -74C18 -60 26 -30 10 0Z", plume.light, 4.6) + line("M2 -4Q-2 -36 5 -62", 3),
            x,
            -76,
            turn,
        )
    out += shape("M-46 -62C-48 -92 -24 -100 0 -100C26 -100 48 -90 46 -60Z", tone.light, 5.5)
    return (
        out
        + shape("M-72 -52L-40 -74L50 -72L78 -50Q0 -34 -72 -52Z", tone.dark, 5.5)
        + disc(-38, -64, 8, p.gold.light, 4)
    )


def steel_cap(p: Palette, tone: Tone) -> str:
    """A riveted helmet with a comb."""
    out = shape("M-50 -70C-44 -126 40 -134 58 -66C40 -98 -20 -104 -50 -70Z", tone.light, 5)
    out += shape("M-56 -38C-58 -88 -30 -104 2 -104C38 -104 60 -84 58 -34L42 -38Q0 -58 -44 -36Z", p.steel.light, 5.5)
    return (
        out
        + line("M-52 -54Q0 -76 56 -52", 4)
        + "".join(disc(x, -50 - (44 - abs(x)) * 0.22, 3.4, INK, 0) for x in (-40, -20, 0, 20, 40))
    )


def veil(p: Palette, tone: Tone, band: Tone) -> str:
    """A pointed hennin-like cap with a veil: a lady."""
    cone = "M-48 -48L30 -146L54 -50Q0 -66 -48 -48Z"
    out = shape("M30 -146C96 -120 92 -20 104 84L78 78C74 0 70 -70 40 -110Z", p.white.light, 4.5) + line(
        "M60 -96C80 -50 82 10 90 70", 2.6, p.white.dark
    )
    return (
        out
        + cloth(cone, tone, bands(cone, band.light, 26, 9), 5.5)
        + shape("M-54 -40L-50 -58Q0 -76 56 -58L58 -40Q0 -58 -54 -40Z", p.gold.light, 4.6)
    )


def laurel(p: Palette, berry: Tone) -> str:
    """Leaves round the head and a knot behind."""
    out = ""
    for i in range(7):
        x = -48 + i * 16
        out += group(
            shape("M0 0L-10 -16L0 -36L10 -16Z", p.green.light, 4), x, -54 - (24 - abs(i - 3) * 7), -36 + i * 12
        )
    return (
        out
        + shape("M-54 -42L-52 -58Q0 -78 54 -58L56 -42Q0 -62 -54 -42Z", p.gold.light, 4.6)
        + "".join(disc(x, -62 - (30 - abs(x)) * 0.2, 5, berry.light, 3) for x in (-30, 0, 30))
    )


# ---------------------------------------------------------------- half figures


@dataclass(frozen=True)
class Dress:
    """Clothes of one half figure."""

    coat: Tone
    stripe: Tone
    sleeve: Tone
    cloak: Tone
    pattern: str = "bars"  # bars | bands | chevrons | plain


def hand(p: Palette, x: float, y: float, turn: float = 0) -> str:
    """A fist, knuckles as three cuts."""
    out = shape("M-19 -15L12 -20L22 -8L20 14L-8 20L-22 8Z", p.flesh.light, 5) + line(
        "M-6 -16L-6 2M4 -17L5 1M14 -14L14 0", 3
    )
    return group(out, x, y, turn)


def _coat(d: str, c: Dress) -> str:
    if c.pattern == "bars":
        return cloth(d, c.coat, bars(d, c.stripe.light, 34, 14))
    if c.pattern == "bands":
        return cloth(d, c.coat, bands(d, c.stripe.light, 32, 12))
    if c.pattern == "chevrons":
        halves = bars(cut(d, "M-400 -600L0 -600L0 10L-400 10Z"), c.stripe.light, 36, 13, 0.5)
        halves += bars(cut(d, "M0 -600L400 -600L400 10L0 10Z"), c.stripe.light, 36, 13, -0.5)
        return cloth(d, c.coat, halves)
    return cloth(d, c.coat)


def _sleeve(points: list[tuple[float, float]], widths: list[float], tone: Tone, trim: Tone) -> str:
    """A sleeve with slashes across it."""
    out = tube(points, widths, tone.light)
    for (x, y), (x1, y1) in pairwise(points):
        mx, my = (x + x1) / 2, (y + y1) / 2
        out += group(
            shape("M-5 -20Q10 0 -5 20Q4 0 -5 -20Z", trim.light, 3.4), mx, my, math.degrees(math.atan2(y1 - y, x1 - x))
        )
    return out


def _fur_edges(p: Palette, c: Dress) -> str:
    out = shape("M-20 -236L20 -236L24 0L-24 0Z", c.stripe.light, 5)
    out += "".join(disc(0, y, 7, p.gold.light, 3.6) for y in (-160, -128, -96, -64, -32))
    for s in (-1, 1):
        out += shape(f"M{s * 30} -240L{s * 104} -216L{s * 138} 0L{s * 104} 0L{s * 78} -170Z", p.white.light, 5)
        for i in range(5):
            x, y = s * (92 + i * 7), -178 + i * 38
            out += shape(f"M{x} {y - 9}L{x + 6} {y + 9}L{x - 6} {y + 9}Z", INK, 0)
    return out


def _sash(p: Palette, tone: Tone) -> str:
    out = shape("M-118 -200L-64 -226L104 -44L110 -8L64 -8Z", tone.light, 5.5)
    out += line("M-90 -210L84 -20", 4, p.gold.light)
    out += group(bloom(p, p.gold, p.red), -44, -156, 0, 0.62)
    return out + shape("M-108 -34L108 -34L112 -8L-112 -8Z", p.gold.light, 5)


def king(p: Palette, c: Dress, head: str, held: str, low: str = "", tilt: float = -3, sash: Tone | None = None) -> str:
    """A king in a wide cloak edged with fur, or with a sash; `held` is in the hand raised at the right."""
    out = ""
    for s in (-1, 1):
        d = f"M{s * 40} -238C{s * 120} -232 {s * 176} -190 {s * 194} -110L{s * 216} 0L{s * 96} 0L{s * 60} -120Z"
        out += cloth(d, c.cloak, bars(d, c.cloak.dark, 26, 6, -s * 0.16), 6.5)
    coat = "M-46 -238L46 -238L92 -200L118 0L-118 0L-92 -200Z"
    out += _coat(coat, c)
    out += _sash(p, sash) if sash else _fur_edges(p, c)
    out += shape("M-80 -236L-40 -252L40 -252L80 -236L64 -196L30 -210L0 -178L-30 -210L-64 -196Z", p.gold.light, 5.5)
    out += "".join(
        disc(x, y, 5, p.red.light, 3) for x, y in ((-58, -224), (58, -224), (-28, -230), (28, -230), (0, -206))
    )
    out += tube([(-182, -96), (-150, -46), (-84, -62)], [52, 46, 36], c.sleeve.light) + tube(
        [(-112, -58), (-88, -62)], [44, 42], p.gold.light, 4.5
    )
    out += low + hand(p, -70, -66, 20)
    out += tube([(192, -70), (204, -120), (186, -172)], [52, 46, 36], c.sleeve.light) + tube(
        [(196, -146), (188, -168)], [44, 42], p.gold.light, 4.5
    )
    out += held + hand(p, 182, -188)
    return out + group(head, 0, -318, tilt, 1.08)


def page(p: Palette, c: Dress, head: str, held: str, low: str = "", tilt: float = 3) -> str:
    """A page with slashed sleeves, the left hand raised; `held` is drawn round it."""
    out = shape("M-30 -236C80 -240 170 -180 186 0L60 0Z", c.cloak.light, 6) + line(
        "M120 -180Q156 -100 160 -4M92 -190Q124 -110 124 -4", 4
    )
    coat = "M-48 -238L48 -238L104 -206L96 -100L108 0L-108 0L-96 -100L-104 -206Z"
    out += _coat(coat, c)
    out += line("M0 -230L0 0", 5) + "".join(disc(0, y, 6.5, p.gold.light, 3.4) for y in (-190, -158, -126, -94))
    out += shape("M-101 -72L101 -72L104 -40L-104 -40Z", p.gold.light, 5) + shape(
        "M-18 -78L18 -78L18 -34L-18 -34Z", c.cloak.light, 4.6
    )
    out += tube([(170, -92), (148, -30), (96, -44)], [46, 42, 32], c.stripe.light)
    out += _sleeve([(104, -204), (148, -174), (172, -120), (172, -66)], [40, 72, 74, 50], c.sleeve, p.gold)
    out += low + hand(p, 84, -48, -20)
    out += tube([(-176, -70), (-196, -120), (-182, -172)], [46, 42, 32], c.stripe.light) + tube(
        [(-190, -144), (-184, -168)], [42, 40], p.gold.light, 4.5
    )
    out += _sleeve([(-104, -204), (-148, -174), (-174, -120), (-176, -60)], [40, 72, 74, 50], c.sleeve, p.gold)
    out += held + hand(p, -180, -186)
    out += "".join(
        shape(
            f"M{x - 15} -250L{x + 15} -250L{x + 10} {-214 + abs(x) * -0.1}L{x} -224L{x - 10} {-214 + abs(x) * -0.1}Z",
            p.white.light,
            4.2,
        )
        for x in (-60, -36, -12, 12, 36, 60)
    )
    return out + group(head, 0, -318, tilt, 1.08)


def orb(p: Palette, tone: Tone) -> str:
    """A globe with a cross, resting on the origin."""
    cross = "M0 -58L0 -92M-14 -80L14 -80"
    out = line(cross, 12) + line(cross, 5, p.gold.light) + disc(0, -28, 32, tone.light, 5.5)
    return out + line("M-31 -28L31 -28M0 -60L0 -28", 9) + line("M-31 -28L31 -28M0 -60L0 -28", 4, p.gold.light)


@dataclass(frozen=True)
class Mount:
    """The horse of a knight."""

    coat: Tone
    mane: Tone
    tack: Tone
    blaze: bool = False
    dapple: bool = False
    crest: Tone | None = None


def horse_head(p: Palette, m: Mount) -> str:
    """Neck and head of a horse looking left, up to the seam."""
    neck = "M-222 0C-216 -58 -190 -96 -170 -150L-112 -236C-50 -214 -16 -130 -6 0Z"
    out = shape(neck, m.coat.light, 6.5) + wedge((-150, -90), (-110, -60), (-80, -2), 5)
    if m.dapple:
        out += "".join(
            oval(x, y, 10, 8, m.coat.dark, 0)
            for x, y in ((-120, -120), (-150, -60), (-96, -80), (-120, -30), (-70, -30), (-186, -24))
        )
    for i in range(6):
        x, y = -112 + i * 18, -228 + i * 36
        out += shape(
            f"M{x - 10} {y - 8}L{x + 30} {y - 4}L{x + 44} {y + 26}L{x + 26} {y + 22}L{x + 26} {y + 44}"
            f"L{x - 2} {y + 26}Z",
            m.mane.light,
            4.6,
        )
    head = (
        "M-116 -248C-150 -246 -168 -222 -186 -190L-224 -124C-230 -100 -214 -84 -194 -92L-150 -122"
        "C-122 -130 -98 -160 -96 -204C-98 -226 -104 -242 -116 -248Z"
    )
    out += shape(head, m.coat.light, 6)
    if m.blaze:
        out += shape("M-140 -238L-164 -218L-214 -128L-198 -122L-154 -192Z", p.white.light, 3.4)
    for x, turn in ((-136, -14), (-108, 16)):
        out += group(shape("M-11 6L0 -36L12 8Z", m.coat.light, 5), x, -246, turn)
    if m.crest:
        out += "".join(
            group(shape("M0 0C-14 -14 -12 -38 2 -52C14 -36 12 -14 0 0Z", m.crest.light, 4.2), -120, -258, a)
            for a in (-26, 22, 0)
        )
    out += shape("M-168 -196Q-152 -212 -136 -196Q-152 -184 -168 -196Z", p.white.light, 4) + disc(-153, -197, 6, INK, 0)
    out += oval(-210, -112, 6, 8, INK, 0) + line("M-204 -96L-184 -104", 4)
    bridle = "M-178 -204L-162 -152L-134 -126M-162 -152L-206 -146"
    out += line(bridle, 11) + line(bridle, 5.5, m.tack.light)
    rein = "M-176 -118C-120 -70 -70 -66 -6 -78"
    return out + line(rein, 9) + line(rein, 4.5, m.tack.light)


def knight(p: Palette, c: Dress, m: Mount, head: str, held: str, tilt: float = -3, armour: bool = False) -> str:
    """A rider behind his horse's head, the right hand raised."""
    out = shape("M40 -236C150 -238 212 -150 224 0L120 0Z", c.cloak.light, 6) + line("M150 -180Q190 -90 192 -4", 4)
    body = ""
    coat = "M14 -238L104 -238L150 -206L150 -100L160 0L-30 0L-26 -100L-36 -206Z"
    if armour:
        body += cloth(coat, p.steel) + line("M58 -236L58 -60M-24 -120Q58 -84 150 -120M-26 -84Q58 -46 150 -84", 4)
        body += "".join(disc(58 + s * 62, y, 4.4, p.gold.light, 3) for s in (-1, 1) for y in (-196, -164))
    else:
        body += (
            _coat(coat, c)
            + line("M58 -236L58 0", 5)
            + "".join(disc(58, y, 6.5, p.gold.light, 3.4) for y in (-190, -158, -126, -94))
        )
    out += body + shape("M-28 -70L152 -70L156 -38L-30 -38Z", p.gold.light, 5)
    out += horse_head(p, m)
    out += tube([(-50, -110), (-34, -76), (-6, -76)], [44, 40, 32], c.stripe.light)
    out += _sleeve([(-26, -204), (-52, -168), (-58, -118)], [38, 62, 48], c.sleeve, p.gold) + hand(p, 2, -80, 10)
    out += tube([(200, -84), (208, -130), (190, -176)], [46, 42, 32], c.stripe.light) + tube(
        [(200, -150), (192, -172)], [42, 40], p.gold.light, 4.5
    )
    out += _sleeve([(140, -204), (178, -176), (198, -128), (198, -74)], [38, 66, 66, 48], c.sleeve, p.gold)
    out += held + hand(p, 186, -190)
    out += "".join(
        shape(
            f"M{58 + x - 15} -250L{58 + x + 15} -250L{58 + x + 10} -218L{58 + x} -226L{58 + x - 10} -218Z",
            p.white.light,
            4.2,
        )
        for x in (-48, -24, 0, 24, 48)
    )
    return out + group(head, 56, -318, tilt, 1.04)


def seam(p: Palette, width: float, tone: Tone) -> str:
    """The band between the two halves: the same after a half turn."""
    w = width / 2
    out = shape(f"M{-w} -17L{w} -17L{w} 17L{-w} 17Z", p.gold.light, 5.5) + shape(
        f"M{-w} -9L{w} -9L{w} 9L{-w} 9Z", tone.light, 3.4
    )
    count = int(w / 30)
    return out + "".join(
        shape(f"M{x} -8L{x + 11} 0L{x} 8L{x - 11} 0Z", p.white.light, 0)
        for x in (i * 30 for i in range(-count, count + 1))
    )
