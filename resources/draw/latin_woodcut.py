"""Half figures in the second hand, for double-headed cards.

They stand on the seam: the origin is the middle of the card, y points down, everything lies above at negative y and
ends at the seam.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from .latin_palette import Palette
from .latin_parts import INK, Tone, cut, disc, group, line, oval, shape, tube, wedge
from .latin_woodcut_signs import bands, bars, bloom, cloth


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
