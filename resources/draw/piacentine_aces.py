"""The large figures of the Piacentine deck: the crowned eagle, the putto with the scimitar, shield and leaf piece."""

from __future__ import annotations

from . import latin_woodcut as wood
from . import latin_woodcut_heads as heads
from . import latin_woodcut_signs as signs
from .latin_palette import Palette
from .latin_parts import (
    INK,
    Tone,
    disc,
    finer,
    flipped,
    group,
    limb,
    line,
    mirrored,
    ring,
    shape,
    tube,
    tube_path,
    wedge,
)


def crowned_eagle(p: Palette) -> str:
    """A single-headed eagle with spread wings, a coin on its breast, a crown over it: about 430 by 620."""
    out = ""
    tail = ""
    for i, turn in enumerate((-36, 36, -18, 18, 0)):
        feather = shape("M-18 0L-26 110L0 168L26 110L18 0Z", p.black.light, 5.5) + line("M0 20L0 140", 4, p.gold.light)
        tail += group(feather, 0, 110, turn, 0.86 + 0.05 * i)
    out += tail
    wing = ""
    for i, (x, y, turn, reach) in enumerate(
        ((66, -66, -6, 240), (96, -110, -12, 270), (128, -146, -18, 280), (156, -168, -26, 262), (176, -178, -38, 210))
    ):
        tone = (p.black, p.red)[i % 2]
        feather = shape(f"M-20 0L-24 {reach * 0.7}L0 {reach}L24 {reach * 0.7}L20 0Z", tone.light, 5.5)
        feather += line(f"M0 20L0 {reach * 0.85}", 3.6, p.gold.light)
        wing = group(feather, x * 0.82, y * 0.9, turn, 0.86) + wing
    arm = "M20 -20L52 -120L110 -196L176 -214L196 -186L178 -160L150 -158L140 -128L112 -122L100 -84L72 -70L44 10Z"
    wing += shape(arm, p.black.light, 6)
    wing += "".join(
        line(f"M{x - 12} {y - 8}L{x} {y + 7}L{x + 12} {y - 8}", 4, p.gold.light)
        for x, y in ((60, -80), (84, -108), (112, -148), (140, -180), (74, -132), (104, -178))
    )
    out += f'<g id="wing">{wing}</g><use xlink:href="#wing" transform="scale(-1 1)"/>'
    for s in (-1, 1):
        out += tube([(s * 30, 100), (s * 62, 150), (s * 76, 196)], [64, 46, 20], p.black.light)
        out += "".join(group(shape("M-7 0L7 0L3 40L-6 44Z", p.gold.light, 4.5), s * 78, 196, a) for a in (-44, 0, 44))
    out += shape(mirrored("M0 -110C50 -104 78 -50 74 10C72 80 40 130 0 152"), p.black.light, 6.5)
    out += line("M-56 -20L-40 0L-24 -20L-8 0M56 -20L40 0L24 -20L8 0", 4, p.gold.light)
    neck = "M-44 -70C-40 -130 -36 -170 -20 -196C10 -226 56 -210 58 -168C56 -140 48 -110 50 -66Z"
    out += shape(neck, p.black.light, 6.5) + "".join(
        line(f"M{x - 12} {y - 8}L{x} {y + 6}L{x + 12} {y - 8}", 3.6, p.gold.light)
        for x, y in ((0, -130), (26, -116), (-14, -98), (14, -90))
    )
    out += shape("M-14 -204C-54 -210 -72 -186 -66 -152C-52 -166 -36 -170 -16 -164Z", p.gold.light, 5.5) + line(
        "M-56 -172L-22 -180", 3.6
    )
    out += (
        disc(8, -184, 11, p.white.light, 4.5)
        + disc(5, -184, 5.4, INK, 0)
        + wedge((-10, -202), (10, -208), (28, -190), 4, p.gold.light)
    )
    out += group(heads.tooth_crown(p, p.red), 20, -152, 6, 1.02)
    return out + group(finer(signs.coin(p, 0), 0.6), 0, 34, 0, 2.1)


def scimitar(p: Palette, length: float) -> str:
    """A curved sword with its hilt at the origin, the blade rising and bending to the right."""
    k = length
    blade = (
        f"M-16 -20C-34 {-k * 0.3} -26 {-k * 0.64} {k * 0.2} {-k}C{k * 0.12} {-k * 0.8} {k * 0.06} {-k * 0.5} 18 -20Z"
    )
    out = shape(blade, p.steel.light, 6.5)
    out += shape(
        f"M-6 -24C-18 {-k * 0.32} -8 {-k * 0.62} {k * 0.16} {-k * 0.92}"
        f"C{k * 0.08} {-k * 0.72} {k * 0.04} {-k * 0.46} 6 -24Z",
        p.steel.dark,
        0,
    )
    out += shape(
        "M-52 -22C-30 -34 30 -34 52 -18C56 -2 40 2 34 -8C20 -12 -24 -14 -36 -10C-44 -2 -58 -8 -52 -22Z",
        p.gold.light,
        5.5,
    )
    grip = "M-13 -10L13 -10L11 56L-11 56Z"
    return (
        out + signs.cloth(grip, p.red, signs.bands(grip, p.gold.light, 14, 5), 5) + disc(0, 66, 16, p.gold.light, 5.5)
    )


def putto(p: Palette) -> str:
    """A winged child standing with one arm raised: feet at y 300, the raised fist at (70, -130)."""
    wing = "M-30 -60L-90 -130L-150 -140L-134 -110L-160 -96L-136 -72L-152 -50L-120 -36L-126 -10L-70 -8L-30 -20Z"
    out = shape(wing, p.white.light, 5.5) + line(
        "M-52 -56L-134 -110M-50 -46L-136 -72M-46 -34L-120 -36", 3.6, p.blue.light
    )
    out += shape(flipped(wing), p.white.light, 5.5) + line(
        "M52 -56L134 -110M50 -46L136 -72M46 -34L120 -36", 3.6, p.blue.light
    )
    for pts, foot in (
        ([(-24, 110), (-46, 180), (-30, 250), (-36, 290)], (-44, 296)),
        ([(26, 110), (54, 170), (44, 236), (66, 280)], (80, 290)),
    ):
        out += limb(pts, [78, 62, 44, 30], p.flesh, 5.5) + group(
            shape("M-20 -12C-4 -18 22 -12 26 2C20 10 -18 10 -24 4Z", p.flesh.light, 5), *foot
        )
    belly = "M-46 -56C-70 0 -72 80 -44 130C-20 152 26 152 46 130C70 80 66 0 44 -58C20 -70 -20 -70 -46 -56Z"
    out += shape(belly, p.flesh.light, 6) + line(
        "M-4 56Q0 62 4 56M-26 -14Q-18 -6 -8 -12M10 -12Q20 -6 28 -14", 3.6, p.flesh.dark
    )
    sash = "M-62 74C-20 108 30 106 64 60L66 96C40 140 -20 150 -58 116Z"
    out += signs.cloth(sash, p.red, signs.bars(sash, p.red.dark, 20, 6), 5.5) + shape(
        "M58 72L110 110L100 150L84 128L70 146L56 104Z", p.red.light, 5.5
    )
    out += limb([(-40, -40), (-86, 0), (-84, 48), (-52, 70)], [44, 44, 36, 28], p.flesh, 5.5) + wood.hand(
        p, -44, 74, 30
    )
    out += limb([(40, -40), (84, -70), (84, -104), (72, -120)], [44, 42, 36, 30], p.flesh, 5.5)
    out += shape(
        "M-50 -150C-62 -110 -40 -66 0 -62C40 -66 62 -110 50 -152C30 -196 -30 -196 -50 -150Z", p.flesh.light, 5.5
    )
    for x, y in ((-48, -158), (-34, -184), (-8, -196), (20, -192), (42, -174), (52, -148), (-54, -134)):
        out += disc(x, y, 18, p.fair.light, 4.6) + line(
            f"M{x - 7} {y - 2}Q{x} {y - 10} {x + 7} {y - 1}Q{x} {y + 8} {x - 2} {y}", 2.6, p.fair.dark
        )
    for s in (-1, 1):
        out += (
            disc(s * 30 - 4, -98, 11, p.flesh.dark, 0)
            + line(f"M{s * 18 - 16} -124Q{s * 18 - 4} -134 {s * 18 + 8} -124", 4.2)
            + disc(s * 18 - 5, -124, 4.8, INK, 0)
        )
    return (
        out
        + line("M-6 -118C-10 -106 -14 -104 -10 -100L-2 -100", 3.6)
        + shape("M-18 -86Q-4 -92 10 -86Q-4 -70 -18 -86Z", p.red.light, 3.2)
    )


def leaf_piece(p: Palette) -> str:
    """Leaves and flowers growing up and down from one knot: 150 by 260."""
    half = signs.twig(p, p.red)
    out = group(half, 0, -66) + group(half, 0, 66, 180)
    for s in (-1, 1):
        out += line(f"M0 0C{s * 40} -10 {s * 66} -40 {s * 56} -76", 5, p.green.dark) + line(
            f"M0 0C{s * 40} 10 {s * 66} 40 {s * 56} 76", 5, p.green.dark
        )
        for y in (-1, 1):
            out += group(signs.bloom(p, p.blue, p.gold), s * 56, y * 80, 0, 0.62)
            out += group(shape("M0 0L-12 -22L0 -46L12 -22Z", p.green.light, 4), s * 42, y * 22, s * 90 + y * s * -20)
    return out + group(signs.bloom(p, p.red, p.gold), 0, 0, 0, 1.05)


def shield(p: Palette) -> str:
    """A shield with a bend of three coins under a crown: 170 by 240."""
    field = mirrored("M0 -86L78 -86L78 10C72 62 34 92 0 112")
    out = shape(field, p.blue.light, 0) + signs.bars(field, p.blue.dark, 26, 8)
    bend = "M-78 -86L-40 -86L72 44L52 74L-78 -46Z"
    out += shape(bend, p.gold.light, 5)
    out += "".join(
        disc(x, y, 13, p.red.light, 4) + disc(x, y, 5, p.gold.light, 0) for x, y in ((-48, -58), (0, -6), (44, 44))
    )
    out += group(ring(6, lambda i: shape("M-7 -6L0 -24L7 -6Z", p.white.light, 0)), 42, -48) + group(
        ring(6, lambda i: shape("M-7 -6L0 -24L7 -6Z", p.white.light, 0)), -32, 52
    )
    out += shape(field, "none", 7)
    return out + group(heads.leaf_crown(p, p.red), 0, -52, 0, 1.05)


def fruit_chalice(p: Palette) -> str:
    """The ace of cups: a great chalice with handles, fruit and leaves over its rim, 400 by 700."""
    out = ""
    for x, turn in ((-150, -64), (150, 64), (-112, -34), (112, 34), (-40, -12), (40, 12)):
        out += group(signs.twig(p, p.red), x * 0.86, -296, turn, 0.95)
    for x, y, r, tone in (
        (-52, -322, 44, p.green),
        (54, -324, 44, p.blue),
        (0, -296, 54, p.gold),
        (-96, -266, 46, p.red),
        (96, -266, 46, p.red),
    ):
        shine = f"M{x - r * 0.55} {y - r * 0.1}Q{x - r * 0.5} {y - r * 0.6} {x - r * 0.05} {y - r * 0.64}"
        out += disc(x, y, r, tone.light, 5.5) + line(shine, 4.5, p.white.light)
        out += line(f"M{x} {y - r}L{x + 6} {y - r - 12}", 5, p.green.dark)
    for s in (-1, 1):
        d = f"M{s * 128} -150C{s * 220} -170 {s * 214} -30 {s * 86} -16"
        out += line(d, 32) + line(d, 20, p.gold.light) + disc(s * 196, -110, 15, p.blue.light, 5)
    out += group(finer(signs.chalice(p, 0), 0.42), 0, 10, 0, 3.9)
    out += group(signs.bloom(p, p.gold, p.blue), 0, -66, 0, 1.25)
    for s in (-1, 1):
        out += line(f"M{s * 56} -70C{s * 84} -96 {s * 104} -84 {s * 118} -108", 5, p.gold.light)
        out += "".join(
            group(shape("M0 0L-9 -16L0 -32L9 -16Z", p.gold.light, 3.6), s * x, y, s * turn)
            for x, y, turn in ((74, -82, -40), (90, -90, 20), (108, -94, 90))
        )
    return out + "".join(
        disc(x, 10 + 52 * 3.9, 7, tone.light, 4) for x, tone in ((-84, p.red), (-28, p.blue), (28, p.blue), (84, p.red))
    )


def ribbon(p: Palette, tone: Tone, width: float) -> str:
    """A ribbon wound across: both ends flutter."""
    w = width / 2
    out = shape(f"M{-w} -10L{-w - 70} -46L{-w - 40} -4L{-w - 76} 34L{-w} 26Z", tone.dark, 5.5)
    out += shape(f"M{w} -26L{w + 70} -40L{w + 44} -2L{w + 76} 44L{w} 10Z", tone.dark, 5.5)
    band = f"M{-w} -26C{-w / 3} -6 {w / 3} -46 {w} -26L{w} 18C{w / 3} -2 {-w / 3} 42 {-w} 26Z"
    return out + signs.cloth(band, tone, "", 6)


def lizard(p: Palette) -> str:
    """A lizard climbing: its nose at (0, -130), the end of its tail at (40, 190)."""
    spine = [(0.0, -112.0), (10.0, -70.0), (-8.0, -20.0), (6.0, 30.0), (-20.0, 90.0), (10.0, 150.0), (44.0, 190.0)]
    out = ""
    for x, y, s in ((8, -62, -1), (8, -62, 1), (2, 22, -1), (2, 22, 1)):
        leg = f"M{x} {y}L{x + s * 40} {y - 12}L{x + s * 52} {y - 40}"
        toes = "".join(f"M{x + s * 52} {y - 40}L{x + s * 52 + d} {y - 58 + abs(d) * 0.3}" for d in (-14, 0, 14))
        out += line(leg + toes, 15) + line(leg + toes, 7, p.gold.light)
    body = tube_path(spine, [26, 42, 46, 42, 26, 16, 4])
    out += signs.cloth(body, p.gold, "", 5.5)
    out += shape("M-22 -104C-24 -130 -8 -150 0 -152C8 -150 24 -130 22 -104Q0 -90 -22 -104Z", p.gold.light, 5.5)
    out += disc(-11, -122, 4.6, INK, 0) + disc(11, -122, 4.6, INK, 0)
    marks = ((8, -70), (-4, -40), (-6, -10), (2, 22), (-4, 56), (-16, 88))
    return out + "".join(shape(f"M{x} {y - 9}L{x + 8} {y}L{x} {y + 9}L{x - 8} {y}Z", p.red.light, 3) for x, y in marks)
