"""The aces of the Trevisane deck, each with a motto about the risks of play; the card is 490 by 1040."""

from __future__ import annotations

import math

from . import latin_slender as slim
from .latin_heads import Face, lily_crown, open_crown, profile, short_hair
from .latin_palette import Palette
from .latin_parts import (
    INK,
    around,
    disc,
    finer,
    group,
    line,
    mirrored,
    oval,
    ring,
    shaded,
    shape,
    wedge,
)

_CENTRE = (245, 520)


def _ace(p: Palette, figure: str, first: str, second: str) -> str:
    """The figure between two ribbons."""
    ribbons = group(slim.scroll_with(p, [first], 30), 0, -330) + group(slim.scroll_with(p, [second], 30), 0, 316)
    return group(group(figure, scale=0.94) + ribbons, *_CENTRE)


def ace_of_coins(p: Palette) -> str:
    """A medal with a laurelled head, in a wreath of leaves."""
    tongue = "M0 -186C20 -204 18 -226 0 -240C-18 -226 -20 -204 0 -186Z"
    leaves = [
        shape(tongue, t.light, 4.6) + wedge((0, -190), (2, -212), (0, -232), 2.6, p.gold.light)
        for t in (p.green, p.red)
    ]
    out = group(ring(18, lambda i: leaves[i % 2]), scale=0.88)
    out += "".join(disc(x, y, 15, p.gold.light, 5) for x, y in around(28, 150)) + disc(0, 0, 150, p.gold.light, 0)
    out += disc(0, 0, 136, p.red.light, 5)
    out += ring(24, lambda i: shape("M0 -102C11 -110 11 -122 0 -130C-11 -122 -11 -110 0 -102Z", p.gold.light, 3.4))
    out += disc(0, 0, 100, p.gold.light, 5) + disc(0, 0, 90, p.blue.light, 4)
    head = short_hair(p.fair) + profile(p, Face(-1, "hooked", "calm")) + _bay(p)
    neck = shape("M-34 52C-24 92 -44 108 -70 112C-40 142 44 146 78 112C50 108 34 86 40 40Z", p.flesh.light, 5)
    out += group(neck + head, 6, -10, 0, 0.86)
    for s in (-1, 1):
        out += group(slim.carnation(p, p.red), s * 128, -232, s * 18, 1) + group(
            slim.carnation(p, p.blue), s * 128, 216, s * 160, 1
        )
    return _ace(p, group(out, 0, -12), "CHI GIOCA TUTTO", "TORNA A PIEDI")


def _bay(p: Palette) -> str:
    """Bay leaves round a head in profile."""
    out = line("M-34 -30C-20 -60 30 -66 56 -20", 6, p.green.dark)
    for x, y, turn in ((-30, -38, -50), (-14, -54, -24), (8, -60, 0), (30, -54, 30), (48, -36, 58)):
        for lean in (-26, 26):
            out += group(shape("M0 0C-9 -8 -8 -24 0 -32C8 -24 9 -8 0 0Z", p.green.light, 3.6), x, y, turn + lean)
    return out + line("M56 -20C74 -14 78 0 70 18M56 -20C62 -6 62 6 56 20", 6, p.red.light)


def ace_of_cups(p: Palette) -> str:
    """A great goblet in two storeys full of flowers."""
    out = ""
    for x, turn, tone in ((-116, -34, p.red), (116, 34, p.red), (-44, -12, p.blue), (44, 12, p.gold)):
        out += group(slim.carnation(p, tone), x, -232, turn, 1.5)
    out += shaded(mirrored("M0 170L24 172C34 220 110 222 132 258L132 272L0 278"), p.gold, 6, -24, 0)
    for x in (-90, -45, 0, 45, 90):
        lobe = f"M{x * 0.3} 196C{x * 0.7 - 12} 216 {x - 18} 236 {x - 15} 256Q{x} 266 {x + 15} 256"
        lobe += f"C{x + 18} 236 {x * 0.7 + 12} 216 {x * 0.3} 196Z"
        out += shape(lobe, (p.red if x % 90 else p.blue).light, 4)
    out += shape(mirrored("M0 52L22 54L22 176L0 178"), p.gold.light, 5.5) + disc(0, 116, 42, p.red.light, 5.5)
    out += group(ring(8, lambda i: shape("M0 -12C8 -18 7 -30 0 -34C-7 -30 -8 -18 0 -12Z", p.gold.light, 3)), 0, 116)
    out += oval(0, 66, 34, 11, p.blue.light, 5) + oval(0, 168, 32, 10, p.blue.light, 5)
    out += shaded(mirrored("M0 -104L156 -104C160 -20 96 60 24 60L0 62"), p.gold, 6.5, -36, 0)
    for i in range(-3, 4):
        x, top = i * 39, -66 - abs(i) * 4
        d = f"M{x * 0.3} 54C{x * 0.9 - 18} 30 {x - 21} {top + 34} {x - 17} {top}Q{x} {top - 16} {x + 17} {top}"
        out += shape(d + f"C{x + 21} {top + 34} {x * 0.9 + 18} 30 {x * 0.3} 54Z", (p.blue, p.red)[i % 2].light, 4.4)
        out += wedge((x * 0.5, 40), (x * 0.92, 0), (x, top + 8), 2.8, p.gold.light)
    out += shaded(mirrored("M0 -226L112 -226C124 -180 132 -150 164 -124L164 -104L0 -104"), p.blue, 6.5, -34, 0)
    for x, y, k in ((-84, -164, 0.8), (-42, -168, 1), (0, -170, 1.1), (42, -168, 1), (84, -164, 0.8)):
        out += group(shape("M0 -30L22 0L0 30L-22 0Z", p.gold.light, 4) + disc(0, 0, 7, p.red.light, 3), x, y, 0, k)
    out += shape(mirrored("M0 -112L176 -120L176 -84L0 -76"), p.gold.light, 6)
    out += "".join(
        disc(x, -98 + abs(x) * -0.04, 8.5, (p.red, p.blue)[i % 2].light, 3.4)
        for i, x in enumerate(range(-150, 151, 30))
    )
    out += oval(0, -226, 112, 22, p.gold.light, 6) + oval(0, -226, 92, 13, INK, 0)
    return _ace(p, group(out, 0, 0, 0, 0.98), "CHI BRINDA PRIMA", "PAGA DOPO")


def _laurel(p: Palette, radius: float, count: int) -> str:
    """A wreath of two boughs, open above."""
    leaf = shape("M0 0C-16 -14 -14 -38 0 -52C14 -38 16 -14 0 0Z", p.green.light, 4.4)
    pair = group(leaf, 0, -radius, 62) + group(leaf, 0, -radius, 118)
    bough = ""
    for i in range(count):
        turn = 24 + i * 132 / (count - 1)
        bough += group(pair, turn=turn)
        if i % 2:
            x, y = math.sin(math.radians(turn)) * radius, -math.cos(math.radians(turn)) * radius
            bough += disc(x, y, 8, p.red.light, 3.6)
    return bough + group(bough, flip=True)


def ace_of_swords(p: Palette) -> str:
    """A curved sword through a crown, in a wreath tied with flowers."""
    bow = group(slim.carnation(p, p.red), -20, 214, 24, 1.2) + group(slim.carnation(p, p.blue), 20, 214, -24, 1.2)
    blade = finer(slim.curved_sword(p, 176, 46, 40, p.red), 0.62)
    out = _laurel(p, 168, 9) + group(blade, 0, -8, 0, 1.62) + group(lily_crown(p, p.red), 0, -166, 0, 0.9) + bow
    return _ace(p, group(out, 0, -16), "LA CARTA TAGLIA", "PIÙ DELLA LAMA")


def ace_of_batons(p: Palette) -> str:
    """A sceptre under a crown between two vines."""
    vines = ""
    for i in range(6):
        s = -1 if i % 2 else 1
        y = -168 + i * 68
        vines += group(slim.carnation(p, (p.red, p.blue, p.gold)[i % 3]), s * 118, y, s * 34, 1.25)
        vines += line(f"M{s * 12} {y + 58}C{s * 60} {y + 74} {s * 96} {y + 70} {s * 92} {y + 52}", 4.4, p.green.dark)
    staff = finer(slim.sceptre(p, 134, p.red), 0.55)
    out = vines + group(staff, 0, 16, 0, 1.95) + group(open_crown(p), 0, -186, 0, 0.72)
    return _ace(p, group(out, 0, -16), "CHI VUOL RIFARSI", "DISFÀ SE STESSO")
