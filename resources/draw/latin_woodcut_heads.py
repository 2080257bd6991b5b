"""Heads in the second hand: faces look to the left, centred at the origin, 84 wide and 120 tall."""

from __future__ import annotations

from .latin_palette import Palette
from .latin_parts import INK, Tone, disc, group, line, shape
from .latin_woodcut_signs import bands, bars, cloth


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


def toque(p: Palette, tone: Tone, band: Tone, plume: Tone) -> str:
    """A round pleated cap on a band, one plume at its side."""
    out = group(shape("M0 0C-26 -18 -24 -60 10 -86C24 -66 30 -30 10 0Z", plume.light, 4.6), 44, -58, 24)
    out += group(line("M4 -8Q0 -42 8 -70", 3), 44, -58, 24)
    crown = "M-54 -56C-80 -74 -68 -112 -8 -114C52 -114 78 -78 54 -56Z"
    out += cloth(crown, tone, bars(crown, tone.dark, 20, 6), 5.5)
    out += shape("M-57 -40L-58 -62Q0 -76 58 -62L58 -38Q0 -56 -57 -40Z", band.light, 5)
    return out + disc(44, -56, 8, plume.light, 4)


def straw_hat(p: Palette, ribbon: Tone) -> str:
    """A countryman's hat with a broad brim."""
    out = shape("M-42 -60C-44 -104 -26 -118 2 -118C30 -118 46 -102 46 -58Z", p.gold.light, 5.5)
    out += line("M-20 -112Q-26 -90 -24 -80M2 -116L2 -82M24 -110Q30 -90 28 -80", 3, p.gold.dark)
    out += shape("M-44 -62L-43 -82Q0 -94 45 -82L47 -60Q0 -70 -44 -62Z", ribbon.light, 4.6)
    brim = "M-96 -46C-60 -74 66 -76 98 -44C66 -34 36 -46 0 -46C-36 -46 -64 -36 -96 -46Z"
    return out + shape(brim, p.gold.light, 5.5) + line("M-74 -49Q0 -70 76 -48", 3, p.gold.dark)
