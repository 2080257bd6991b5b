"""The eagle of the ace of coins and the mask of the three of clubs."""

from __future__ import annotations

import math

from .latin_palette import Palette
from .latin_parts import INK, disc, group, limb, line, mirrored, shaded, shape, tube, wedge


def two_headed_eagle(p: Palette) -> str:
    """Both wings spread: x from -222 to 222, y from -240 to 290. Feathers hang from an arched wing bone."""
    out = ""
    for turn, reach in ((34, 168), (-34, 168), (17, 186), (-17, 186), (0, 196)):
        d = f"M-10 0C-34 {reach * 0.62} -30 {reach * 0.92} 0 {reach}C30 {reach * 0.92} 34 {reach * 0.62} 10 0Z"
        feather = shaded(d, p.red, 5.5, -9, -3, swell=0)
        out += group(feather + wedge((0, 50), (2, reach * 0.55), (0, reach - 16), 3.4, p.gold.light), 0, 104, -turn)
    for i, part in enumerate((_wing(p), _leg(p), _neck_and_head(p))):
        out += f'<g id="e{i}">{part}</g><use xlink:href="#e{i}" transform="scale(-1 1)"/>'
    return out + shaded(mirrored("M0 -70C36 -66 66 -40 66 10C64 74 40 120 0 150"), p.blue, 6, -12, -8)


def _wing(p: Palette) -> str:
    out = ""
    for x0, y0, x1, y1, width, bow in (
        (60, -60, 82, 128, 40, 6),
        (78, -92, 122, 116, 42, 10),
        (98, -124, 158, 84, 44, 12),
        (118, -152, 188, 40, 44, 14),
        (138, -178, 208, -14, 42, 14),
        (150, -200, 214, -70, 38, 14),
    ):
        mx, my = (x0 + x1) / 2 + bow, (y0 + y1) / 2
        path = [(x0, y0), (mx, my), ((mx + x1) / 2 + bow * 0.35, (my + y1) / 2 + 6), (x1, y1)]
        out += limb(path, [width * 0.6, width, width * 0.92, 8], p.red, 5.5)
        out += wedge((x0, y0), (mx, my), (x1 * 0.985, y1 - 10), 3.2, p.gold.light)
    bone = (
        "M0 20C30 -10 44 -60 66 -112C84 -160 112 -206 150 -222C182 -234 208 -218 206 -194C205 -176 184 -170 174 -182"
        "C184 -160 176 -142 158 -138C164 -116 150 -98 134 -98C136 -76 122 -60 106 -62C104 -40 88 -24 72 -28"
        "C60 4 30 40 0 50Z"
    )
    out += shaded(bone, p.blue, 6, -10, -8) + disc(187, -197, 5, p.gold.light, 0)
    scales = (
        (56, -44),
        (78, -62),
        (70, -84),
        (98, -92),
        (88, -122),
        (118, -126),
        (108, -158),
        (138, -162),
        (134, -192),
        (160, -196),
    )
    return out + "".join(_scale(p, x, y, 13, 4) for x, y in scales)


def _scale(p: Palette, x: float, y: float, r: float, width: float) -> str:
    return line(
        f"M{x - r} {y - r * 0.7}Q{x - r * 0.85} {y + r * 0.6} {x} {y + r * 0.5}"
        f"Q{x + r * 0.9} {y + r * 0.5} {x + r} {y - r * 0.7}",
        width,
        p.gold.light,
    )


def _leg(p: Palette) -> str:
    out = limb([(26, 100), (62, 136), (78, 164)], [60, 46, 18], p.blue, 5.5)
    return out + "".join(
        group(tube([(0, 0), (5, 22), (-3, 42)], [17, 14, 3], p.gold.light, 4.5), 80, 160, -a * 0.9)
        for a in (-52, -8, 36)
    )


def _neck_and_head(p: Palette) -> str:
    out = limb([(14, -10), (16, -96), (34, -160), (58, -198)], [92, 62, 46, 44], p.blue)
    out += shape(
        "M34 -208C38 -240 78 -246 94 -220C100 -204 90 -186 68 -182C50 -180 36 -192 34 -208Z", p.blue.light, 5.5
    )
    out += shape("M32 -190C44 -206 74 -196 82 -188L60 -164L34 -160Z", p.blue.light, 0)
    out += shape("M88 -228C122 -238 142 -216 134 -186C126 -202 110 -206 92 -202Z", p.gold.light, 5)
    out += shape("M90 -203C104 -204 112 -196 114 -184C102 -182 92 -188 86 -194Z", p.red.light, 4)
    out += (
        disc(72, -214, 9, p.white.light, 3.5)
        + disc(75, -214, 4.4, INK, 0)
        + wedge((58, -226), (72, -236), (90, -226), 3, p.gold.light)
    )
    return out + "".join(_scale(p, x, y, 9, 3.6) for x, y in ((20, -146), (34, -128), (16, -114), (36, -98), (20, -84)))


def mask(p: Palette) -> str:
    """A grotesque moustached cat of a mask, about 260 wide."""
    out = ""
    for i in range(14):
        a = math.radians(-200 + i * 220 / 13)
        flame = shape("M-17 0C-26 -30 -10 -44 0 -62C10 -44 26 -30 17 0Z", p.gold.light if i % 2 else p.red.light, 5)
        out += group(flame, 100 * math.cos(a), -6 + 92 * math.sin(a), math.degrees(a) + 90)
    out += shaded(mirrored("M0 -104C60 -106 102 -64 100 -6C98 60 60 104 0 112"), p.flesh, 6.5, -12, -8)
    for s in (-1, 1):
        out += shape(f"M{s * 96} -52C{s * 120} -120 {s * 100} -132 {s * 52} -92Z", p.red.light, 5.5) + disc(
            s * 62, 22, 20, p.flesh.dark, 0
        )
    for s in (-1, 1):
        out += wedge((s * 84, -40), (s * 52, -84), (s * 10, -36), 9)
        out += shape(f"M{s * 74} -22Q{s * 46} -48 {s * 14} -20Q{s * 44} 2 {s * 74} -22Z", p.white.light, 5)
        out += disc(s * 40, -21, 10, INK, 0) + disc(s * 37, -25, 3, p.white.light, 0)
    out += "".join(line(f"M-18 {y}Q0 {y + 8} 18 {y}", 4) for y in (-78, -66))
    out += shape("M-12 -30C-14 -6 -30 6 -28 18C-22 30 22 30 28 18C30 6 14 -6 12 -30", p.flesh.light, 5)
    out += disc(-11, 18, 4.5, INK, 0) + disc(11, 18, 4.5, INK, 0)
    out += shape("M-46 52Q0 40 46 52Q36 92 0 94Q-36 92 -46 52Z", p.red.dark, 5)
    out += shape("M-36 52Q0 46 36 52L32 62L-32 62Z", p.white.light, 3.5) + line(
        "M-12 50L-12 62M0 49L0 62M12 50L12 62", 3
    )
    out += shape("M-18 76Q0 66 18 76L16 120Q0 136 -16 120Z", p.red.light, 5) + line("M0 82L0 116", 3)
    for s in (-1, 1):
        tip = (
            f"M0 32C{s * 30} 24 {s * 56} 28 {s * 78} 52C{s * 96} 66 {s * 112} 60 {s * 106} 36"
            f"C{s * 136} 84 {s * 94} 92 {s * 62} 74"
        )
        out += shape(tip + f"C{s * 40} 62 {s * 22} 50 0 46Z", INK, 4)
    return out
