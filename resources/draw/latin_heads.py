"""Faces, hair, beards, hats and crowns: a head is centred at the origin, its face 84 wide and 116 tall."""

from __future__ import annotations

from dataclasses import dataclass

from .latin_palette import Palette
from .latin_parts import INK, Tone, disc, group, line, mirrored, shaded, shape, wedge


@dataclass(frozen=True)
class Face:
    """What makes a face somebody's."""

    look: int = -1  # -1 to the left, 1 to the right
    nose: str = "plain"  # plain | hooked | snub | long
    brow: str = "calm"  # calm | stern | raised | fine
    lashes: bool = False
    old: bool = False
    smile: bool = True


_NOSES = {
    "plain": "M-8 -12C-12 0 -20 10 -24 17C-23 24 -12 25 -7 21",
    "hooked": "M-8 -14C-16 -4 -28 4 -29 15C-28 24 -17 22 -8 22",
    "snub": "M-8 -10C-10 2 -16 6 -22 10C-24 19 -13 23 -7 20",
    "long": "M-8 -14C-12 2 -22 14 -26 23C-24 30 -12 29 -6 25",
}


def _brow(kind: str, x: float, w: float, inner: int) -> str:
    """`inner` is the side of the nose: 1 when it lies to the right of the eye."""
    if kind == "fine":
        return line(f"M{x - w} -18Q{x} -25 {x + w} -18", 3)
    tilt = {"calm": 0, "stern": 5, "raised": -5}[kind] * inner
    lift = -4 if kind == "raised" else 0
    return wedge((x - w - 2, -17 - tilt + lift), (x, -29 + lift), (x + w + 2, -17 + tilt + lift), 4)


def three_quarter(p: Palette, f: Face) -> str:
    """A face turned a little to the left, mirrored when it looks to the right."""
    d = "M-6 -58C26 -60 46 -30 44 4C42 32 24 54 2 61C-10 63 -22 56 -28 44C-34 34 -38 26 -37 18"
    out = shaded(d + "C-42 12 -44 4 -40 -6C-42 -30 -34 -56 -6 -58Z", p.flesh, 5, -9, -4, swell=0)
    out += disc(22, 20, 10, p.flesh.dark, 0) + disc(-29, 20, 6.5, p.flesh.dark, 0)
    for x, w, inner in ((-25, 8, 1), (11, 12, -1)):
        out += shape(f"M{x - w} -1Q{x} -13 {x + w} -1Q{x} 6 {x - w} -1Z", p.white.light, 0)
        out += disc(x - 3, -2, 5.4, INK, 0) + line(f"M{x - w - 1} -1Q{x} -15 {x + w + 1} -1", 4.2)
        if f.lashes:
            out += line(f"M{x + w} -2L{x + w + 5} -7", 3)
        if f.old:
            out += line(f"M{x - w + 3} 8Q{x} 12 {x + w - 3} 7", 2.6, p.flesh.dark)
        out += _brow(f.brow, x, w, inner)
    out += shape(_NOSES[f.nose], p.flesh.light, 4)
    if f.smile:
        out += shape("M-21 34Q-13 32 -9 36Q-3 32 6 34Q-6 48 -21 34Z", p.red.light, 3)
    else:
        out += shape("M-19 37Q-12 33 -8 36Q-3 33 4 36Q-6 43 -19 37Z", p.red.light, 3)
    return out if f.look < 0 else group(out, flip=True)


def frontal(p: Palette, f: Face) -> str:
    """A face seen from the front, glancing to one side."""
    out = shaded(mirrored("M0 -58C36 -58 45 -28 43 2C41 34 22 58 0 60"), p.flesh, 5, -9, -4, swell=0)
    out += disc(-26, 20, 9, p.flesh.dark, 0) + disc(26, 20, 9, p.flesh.dark, 0)
    for s in (-1, 1):
        x = s * 18
        out += shape(f"M{s * 28} -1Q{x} -13 {s * 8} -1Q{x} 6 {s * 28} -1Z", p.white.light, 0)
        out += disc(x + f.look * 2, -2, 5.6, INK, 0) + line(f"M{s * 29} -1Q{x} -15 {s * 8} -2", 4.2)
        if f.old:
            out += line(f"M{s * 26} 9Q{x} 14 {s * 10} 8", 2.6, p.flesh.dark)
        out += _brow(f.brow, x, 11, -s)
    k, drop = -f.look, {"plain": 0, "hooked": 3, "snub": -5, "long": 6}[f.nose]
    wide = 1.35 if f.nose in ("hooked", "long") else 1
    out += line(
        f"M{-4 * k} -14C{-5 * k} 2 {-8 * k * wide} {12 + drop} {-11 * k * wide} {18 + drop}"
        f"Q{-4 * k} {25 + drop} {4 * k} {22 + drop}",
        4,
    )
    return out + shape("M-13 33Q-6 33 0 36Q6 33 13 33Q2 49 -13 33Z", p.red.light, 3)


def profile(p: Palette, f: Face) -> str:
    """A face seen from the side, looking left."""
    tip = {"plain": (-54, 14), "hooked": (-58, 20), "snub": (-52, 6), "long": (-62, 18)}[f.nose]
    bridge = {"plain": (-38, -2), "hooked": (-54, -8), "snub": (-36, 2), "long": (-44, -4)}[f.nose]
    d = (
        f"M-20 -58C-32 -46 -34 -32 -32 -20C-31 -14 {bridge[0]} {bridge[1]} {tip[0]} {tip[1]}"
        f"C{tip[0] - 2} {tip[1] + 8} -44 24 -38 23"
    )
    d += (
        "C-42 27 -46 30 -44 34Q-38 36 -38 37C-44 38 -44 44 -38 46C-42 56 -34 64 -18 63C6 62 24 48 34 30"
        "C44 10 44 -30 30 -50Z"
    )
    out = shaded(d, p.flesh, 5, -9, -4, swell=0) + disc(-4, 22, 10, p.flesh.dark, 0)
    out += shape("M-32 -4Q-22 -16 -10 -4Q-20 4 -32 -4Z", p.white.light, 0) + disc(-24, -5, 5.2, INK, 0)
    out += line("M-33 -4Q-22 -17 -8 -5", 4.2)
    if f.brow == "fine":
        out += line("M-32 -20Q-20 -27 -6 -19", 3)
    else:
        drop = {"calm": 0, "stern": 6, "raised": -4}[f.brow]
        out += wedge((-35, -18 + drop), (-20, -30), (-2, -19), 4)
    if f.old:
        out += line("M-28 8Q-20 12 -12 7M-38 30", 2.6, p.flesh.dark)
    out += line("M-43 35Q-36 38 -28 34", 3.4, p.red.light) + line("M-46 22Q-40 20 -38 16", 3)
    out += shape("M14 -8C28 -16 34 2 26 14C22 22 14 20 14 12Z", p.flesh.light, 4) + line("M20 -2Q26 2 21 10", 2.6)
    return out if f.look < 0 else group(out, flip=True)


# ---------------------------------------------------------------- hair and beards


def long_hair(tone: Tone) -> str:
    """A page's hair down to the collar."""
    out = shaded(mirrored("M0 -64C48 -66 66 -28 60 12C57 34 76 50 66 74C58 92 36 88 30 66L0 60"), tone, 5, -12, -4)
    for s in (-1, 1):
        out += wedge((s * 50, -30), (s * 60, 10), (s * 52, 72), 3, tone.dark)
        out += wedge((s * 60, 30), (s * 72, 56), (s * 58, 78), 2.4, tone.dark)
    return out


def short_hair(tone: Tone) -> str:
    """Cut at the ears."""
    out = shaded(mirrored("M0 -64C44 -66 60 -30 55 4C56 22 54 30 44 34L0 40"), tone, 5, -12, -4)
    return out + "".join(wedge((s * 44, -34), (s * 54, -6), (s * 48, 26), 2.6, tone.dark) for s in (-1, 1))


def curls(tone: Tone) -> str:
    """Locks in rolls down to the shoulders."""
    out = shape(mirrored("M0 -64C44 -66 58 -30 54 10L40 60L0 60"), tone.dark, 5)
    for s in (-1, 1):
        for x, y, r in ((46, -38, 16), (54, -14, 17), (56, 12, 18), (58, 40, 19), (54, 68, 18)):
            out += disc(s * x, y, r, tone.light, 4.5)
            out += line(f"M{s * (x - 6)} {y - 5}Q{s * (x + 6)} {y - 6} {s * (x + 4)} {y + 6}", 2.8, tone.dark)
    return out


def braids(tone: Tone, band: Tone) -> str:
    """Two plaits in front of the shoulders."""
    out = shaded(mirrored("M0 -64C46 -66 60 -28 55 14L44 40L0 44"), tone, 5, -12, -4)
    for s in (-1, 1):
        for i in range(5):
            x, y = s * (50 + i * 2.5), 22 + i * 20
            out += shape(
                f"M{x - 15} {y}Q{x} {y - 16} {x + 15} {y}Q{x + 11} {y + 20} {x} {y + 24}"
                f"Q{x - 11} {y + 20} {x - 15} {y}Z",
                tone.light,
                4,
            )
            out += wedge((x - 6 * s, y), (x + 2 * s, y + 6), (x + 2 * s, y + 18), 2, tone.dark)
        out += shape(f"M{s * 50} 122L{s * 68} 122L{s * 67} 134L{s * 52} 134Z", band.light, 4)
        out += shape(f"M{s * 52} 134L{s * 67} 134L{s * 62} 152L{s * 54} 150Z", tone.light, 4)
    return out


def coif(p: Palette, tone: Tone) -> str:
    """A veil over the hair, falling to the shoulders."""
    out = shaded(mirrored("M0 -66C50 -68 66 -28 62 14C64 40 78 62 74 96L34 100L0 70"), tone, 5, -12, -4)
    return out + "".join(wedge((s * 56, -20), (s * 62, 30), (s * 60, 90), 3, tone.dark) for s in (-1, 1))


def fringe(tone: Tone) -> str:
    """Hair over the brow."""
    return shape(mirrored("M0 -62C30 -64 48 -44 47 -14C38 -26 22 -34 0 -32"), tone.light, 4)


def parting(tone: Tone) -> str:
    """Hair parted in the middle."""
    return shape(mirrored("M0 -62C30 -64 50 -40 47 0C42 -20 26 -38 0 -46"), tone.light, 4)


def moustache(tone: Tone, curled: bool = False) -> str:
    """Two tips; curled ones turn up."""
    tip = -4 if curled else 0
    return "".join(
        shape(
            f"M0 30C{s * 12} 22 {s * 22} {26 + tip} {s * (36 if curled else 34)} {22 + tip * 3}"
            f"C{s * 26} 36 {s * 12} 38 0 33Z",
            tone.light,
            3,
        )
        for s in (-1, 1)
    )


def full_beard(p: Palette, tone: Tone) -> str:
    """A long beard with moustache and mouth."""
    out = shaded(mirrored("M0 26C12 22 24 26 31 18C37 10 40 0 43 -12C56 40 46 100 0 126"), tone, 5, -10, -6)
    for s in (-1, 1):
        out += wedge((s * 38, 22), (s * 40, 60), (s * 14, 108), 3, tone.dark)
        out += wedge((s * 22, 52), (s * 22, 76), (s * 4, 114), 3, tone.dark)
    out += shape("M-11 43Q0 40 11 43Q0 54 -11 43Z", p.red.light, 3)
    return out + shape(mirrored("M0 30C14 26 26 32 44 24C40 42 16 48 0 38"), tone.light, 4)


def forked_beard(p: Palette, tone: Tone) -> str:
    """A beard in two points."""
    half = "M0 28C12 24 24 28 31 18C37 10 40 0 43 -12C54 30 52 70 30 118C22 100 10 92 0 80"
    out = shaded(mirrored(half), tone, 5, -10, -6)
    for s in (-1, 1):
        out += wedge((s * 36, 30), (s * 40, 60), (s * 28, 104), 3, tone.dark)
        out += wedge((s * 16, 54), (s * 22, 70), (s * 24, 92), 2.6, tone.dark)
    out += shape("M-11 43Q0 40 11 43Q0 54 -11 43Z", p.red.light, 3)
    return out + shape(mirrored("M0 30C14 24 28 30 50 14C44 40 16 48 0 38"), tone.light, 4)


def curly_beard(p: Palette, tone: Tone) -> str:
    """A short round beard of curls."""
    out = shape(mirrored("M0 26C14 22 26 26 33 16L43 -10C56 30 44 84 0 92"), tone.dark, 5)
    for x, y in ((40, 12), (38, 36), (28, 58), (12, 74), (16, 54), (24, 36)):
        for s in (-1, 1):
            out += disc(s * x, y, 11, tone.light, 3.6)
            out += line(f"M{s * x - 4} {y - 3}Q{s * x + 5} {y - 4} {s * x + 2} {y + 5}", 2.4, tone.dark)
    out += shape("M-11 43Q0 40 11 43Q0 54 -11 43Z", p.red.light, 3)
    return out + shape(mirrored("M0 30C12 26 24 30 34 22C30 38 14 44 0 37"), tone.light, 3.6)


def pointed_beard(p: Palette, tone: Tone) -> str:
    """A chin beard and a curled moustache."""
    out = shaded(mirrored("M0 46C8 44 16 48 22 40C24 66 12 96 0 108"), tone, 4.5, -8, -4)
    out += wedge((-6, 58), (-4, 76), (0, 98), 2.4, tone.dark) + wedge((8, 58), (8, 74), (3, 92), 2.4, tone.dark)
    return out + moustache(tone, True)


# ---------------------------------------------------------------- hats and crowns


def beret(p: Palette, tone: Tone, feather: Tone, side: int = 1) -> str:
    """A full cap with a gold band and a feather."""
    out = shape(
        f"M{side * 30} -60C{side * 40} -110 {side * 70} -150 {side * 104} -140"
        f"C{side * 112} -138 {side * 76} -104 {side * 48} -66Z",
        feather.light,
        5,
    )
    out += line(f"M{side * 38} -68Q{side * 62} -112 {side * 92} -132", 3)
    out += shaded("M-62 -40C-80 -74 -50 -104 0 -102C54 -104 82 -74 62 -40Q0 -58 -62 -40Z", tone, 5, -9, -4)
    for x0, x1, x2 in ((-44, -40, -14), (44, 40, 14), (0, 4, 0)):
        out += wedge((x0, -62), (x1, -82), (x2, -95), 3, tone.dark)
    out += shape("M-60 -38Q0 -58 60 -38L58 -52Q0 -72 -58 -52Z", p.gold.light, 4)
    return out + disc(side * 34, -62, 9, feather.light, 4)


def brim_hat(p: Palette, tone: Tone, plume: Tone, second: Tone, side: int = 1) -> str:
    """A round hat with a wide brim and two plumes."""
    out = shape("M20 -84C40 -140 84 -166 112 -140C92 -138 82 -112 60 -76Z", plume.light, 5) + line(
        "M34 -92Q60 -134 94 -144", 3
    )
    out += shape("M4 -88C6 -140 40 -172 72 -158C52 -146 50 -112 36 -80Z", second.light, 5) + line(
        "M18 -96Q30 -136 58 -152", 3
    )
    out += shaded("M-44 -54C-50 -96 -30 -116 0 -114C34 -114 50 -92 44 -54Z", tone, 5, -10, -3)
    brim = (
        "M-84 -58C-70 -40 -36 -34 0 -34C36 -34 70 -40 84 -58C88 -70 70 -66 50 -60Q0 -48 -50 -60"
        "C-70 -66 -88 -70 -84 -58Z"
    )
    out += shaded(brim, tone, 5, 0, -7)
    out += (
        line("M-44 -66Q0 -54 45 -66", 9)
        + line("M-44 -66Q0 -54 45 -66", 5, p.gold.light)
        + disc(30, -70, 8, plume.light, 3.5)
    )
    return out if side > 0 else group(out, flip=True)


def wreath(p: Palette, bloom: Tone) -> str:
    """Flowers and leaves round the brow."""
    out = ""
    spots = ((-52, -34), (-40, -54), (-21, -65), (0, -68), (21, -65), (40, -54), (52, -34))
    for i, (x, y) in enumerate(spots):
        if i % 2:
            out += group(shape("M0 0C14 -14 14 -26 0 -36C-14 -26 -14 -14 0 0Z", p.green.light, 4.2), x, y + 8, x * 0.9)
    for i, (x, y) in enumerate(spots):
        if i % 2 == 0:
            out += "".join(
                disc(x + a, y + b, 8, bloom.light, 3.6) for a, b in ((0, -9), (9, -2), (5, 8), (-5, 8), (-9, -2))
            )
            out += disc(x, y, 6, p.gold.light, 3)
    return out


def turban(p: Palette, tone: Tone, stripe: Tone) -> str:
    """A wound cloth with a jewel and an aigrette."""
    out = shape("M-4 -108C-16 -140 -8 -168 10 -182C22 -160 20 -132 8 -106Z", stripe.light, 5) + line(
        "M2 -112Q0 -142 8 -166", 3
    )
    out += shaded("M-64 -38C-86 -70 -54 -112 0 -112C54 -112 86 -70 64 -38Q0 -22 -64 -38Z", tone, 5.5, -10, -6)
    out += shape("M-70 -60C-40 -92 20 -104 54 -92L64 -82C20 -88 -30 -72 -62 -40Z", stripe.light, 4.5)
    out += wedge((-40, -34), (10, -50), (62, -70), 3.6) + wedge((-20, -30), (24, -36), (66, -50), 3.6)
    return out + disc(2, -98, 11, p.gold.light, 4.5) + disc(2, -98, 4.5, p.red.light, 0)


def cap(p: Palette, tone: Tone, feather: Tone, side: int = 1) -> str:
    """A tall soft cap bent over, with a turned-up edge."""
    d = (
        f"M{-56} -40C-60 -80 -40 -120 {side * 20} -136C{side * 60} -142 {side * 84} -116 {side * 78} -92"
        f"C{side * 66} -104 {side * 54} -96 56 -40Q0 -58 -56 -40Z"
    )
    if side < 0:
        d = "M56 -40C60 -80 40 -120 -20 -136C-60 -142 -84 -116 -78 -92C-66 -104 -54 -96 -56 -40Q0 -58 56 -40Z"
    out = shaded(d, tone, 5, -10, -5)
    out += wedge((-30, -62), (-26, -100), (side * 24, -128), 3, tone.dark) + wedge(
        (8, -62), (16, -92), (side * 56, -126), 3, tone.dark
    )
    out += shape("M-60 -36Q0 -56 60 -36L62 -58Q0 -80 -62 -58Z", feather.light, 4.5)
    return out + "".join(
        line(f"M{x} {-44 - (40 - abs(x)) * 0.2}L{x} {-58 - (40 - abs(x)) * 0.2}", 3) for x in (-40, -20, 0, 20, 40)
    )


def helmet(p: Palette, plume: Tone, side: int = 1) -> str:
    """An open helmet with a crest of feathers."""
    out = ""
    for i, turn in enumerate((-40, -14, 12, 38)):
        tone = plume if i % 2 else p.white
        out += group(
            shaded("M-10 0C-24 -24 -20 -54 2 -68C22 -50 22 -22 10 0Z", tone, 4.5, -6, -3),
            4 + i * 6,
            -96,
            turn * 0.8 + side * 12,
        )
    out += shaded(
        "M-58 -18C-66 -80 -40 -112 0 -112C40 -112 66 -80 58 -18Q52 -34 46 -40Q0 -58 -46 -40Q-52 -34 -58 -18Z",
        p.steel,
        5.5,
        -10,
        -5,
    )
    out += shape("M-50 -40Q0 -62 50 -40L50 -54Q0 -76 -50 -54Z", p.gold.light, 4)
    return (
        out
        + line("M0 -110L0 -70", 4)
        + "".join(disc(x, -56 - (40 - abs(x)) * 0.2, 3, INK, 0) for x in (-36, -18, 0, 18, 36))
    )


def open_crown(p: Palette) -> str:
    """Five points with balls."""
    out = shape(mirrored("M0 -122L16 -84L33 -114L45 -80L64 -106L50 -46Q28 -38 0 -36"), p.gold.light, 5)
    for x, y in ((0, -126), (-33, -118), (33, -118), (-64, -109), (64, -109)):
        out += disc(x, y, 7.5, p.red.light if x else p.blue.light, 4)
    out += shape("M-51 -46Q0 -30 51 -46L53 -62Q0 -46 -53 -62Z", p.gold.light, 4)
    for x, y, tone in ((-34, -51, p.red), (0, -46, p.blue), (34, -51, p.red), (-17, -47, p.green), (17, -47, p.green)):
        out += disc(x, y, 5, tone.light, 0)
    return out + "".join(wedge((x, -66), (x, -78), (x * 1.15, -92), 2.4, p.gold.dark) for x in (-40, -12, 12, 40))


def closed_crown(p: Palette, lining: Tone | None = None) -> str:
    """An imperial crown: hoops over a cap, a cross on top."""
    return group(_hoops(p, lining or p.red), 0, -8, 0, 0.84)


def _hoops(p: Palette, lining: Tone) -> str:
    out = shape(mirrored("M0 -150C44 -150 78 -110 54 -50Q28 -40 0 -38"), lining.light, 5)
    for d in (
        "M-52 -52C-84 -112 -44 -158 0 -154C-30 -148 -58 -108 -40 -50Z",
        "M52 -52C84 -112 44 -158 0 -154C30 -148 58 -108 40 -50Z",
        "M-6 -46C-10 -90 -8 -130 0 -154C8 -130 10 -90 6 -46Z",
    ):
        out += shape(d, p.gold.light, 4)
    out += "".join(
        disc(x, y, 4.2, p.white.light, 2.5)
        for x, y in ((-60, -90), (-50, -118), (60, -90), (50, -118), (0, -82), (0, -108))
    )
    out += shape("M-56 -44Q0 -26 56 -44L58 -66Q0 -48 -58 -66Z", p.gold.light, 4.5)
    out += "".join(disc(x, y, 6, t.light, 3) for x, y, t in ((-36, -52, p.blue), (0, -47, p.red), (36, -52, p.blue)))
    return (
        out
        + disc(0, -162, 11, p.gold.light, 4.5)
        + line("M0 -172L0 -192M-9 -184L9 -184", 11)
        + line("M0 -172L0 -192M-9 -184L9 -184", 5, p.gold.light)
    )


def lily_crown(p: Palette, jewel: Tone) -> str:
    """Three lilies on a band: broad and low."""
    out = ""
    for x, turn in ((-46, -14), (0, 0), (46, 14)):
        lily = (
            "M0 0C-6 -10 -22 -8 -22 -22C-20 -34 -8 -30 -7 -22C-12 -40 -6 -50 0 -58C6 -50 12 -40 7 -22"
            "C8 -30 20 -34 22 -22C22 -8 6 -10 0 0Z"
        )
        out += group(shape(lily, p.gold.light, 4.5), x, -58 - (12 if not x else 0), turn, 1.05)
    out += "".join(
        shape(f"M{x - 9} -60L{x} -90L{x + 9} -60Z", p.gold.light, 4.5) + disc(x, -92, 6, jewel.light, 3.5)
        for x in (-24, 24)
    )
    out += shape("M-54 -40Q0 -24 54 -40L57 -68Q0 -52 -57 -68Z", p.gold.light, 5)
    return out + "".join(
        shape(f"M{x} {y - 9}L{x + 8} {y}L{x} {y + 9}L{x - 8} {y}Z", jewel.light, 3)
        for x, y in ((-34, -50), (0, -45), (34, -50))
    )


def spiked_crown(p: Palette, lining: Tone) -> str:
    """Seven tall spikes on a fur-edged cap: an old king's."""
    out = shape(mirrored("M0 -92C30 -92 54 -80 50 -48L0 -44"), lining.light, 4.5)
    for x in (-54, -36, -18, 0, 18, 36, 54):
        lean = x * 0.28
        out += shape(f"M{x - 9} -52L{x + lean} {-118 + abs(x) * 0.25}L{x + 9} -52Z", p.gold.light, 4.5)
    d = "M-58 -36Q0 -18 58 -36C66 -44 66 -58 58 -64Q0 -48 -58 -64C-66 -58 -66 -44 -58 -36Z"
    return out + shape(d, p.white.light, 5)


def hood(p: Palette, tone: Tone, lining: Tone) -> str:
    """The top of a pointed hood, its edge turned back over the brow: a coif of the same cloth hangs behind."""
    d = (
        "M-62 -26C-72 -88 -38 -116 2 -114C34 -112 62 -124 96 -104C82 -96 76 -84 70 -66"
        "C68 -52 64 -38 62 -26Q0 -62 -62 -26Z"
    )
    out = shaded(d, tone, 5, -10, -5) + wedge((-34, -64), (-20, -94), (40, -106), 3.4, tone.dark)
    return out + shape("M-66 -18Q-62 -46 -50 -60Q0 -84 50 -60Q62 -46 66 -18L54 -22Q0 -62 -54 -22Z", lining.light, 4.5)
