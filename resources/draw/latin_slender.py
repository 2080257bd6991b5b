"""The third hand: slim half figures, curved swords and sceptres of the Trevisane deck.

Half figures stand on the seam: the origin is the middle of the card, everything lies at negative y.
"""

from __future__ import annotations

from dataclasses import dataclass

from .latin_figures import fist, ruff, wide_collar
from .latin_horse import Horse
from .latin_horse import head as horse_head
from .latin_letters import lettering, text_width
from .latin_palette import Palette
from .latin_parts import (
    INK,
    Motif,
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
    tube,
    tube_path,
    wedge,
)

# ---------------------------------------------------------------- signs


def coin(p: Palette, kind: int = 0) -> str:
    """A golden coin like a flower: scalloped rim, a thin ring, a star of leaves in the field."""
    petal, field = ((p.red, p.blue), (p.blue, p.red), (p.green, p.red))[kind % 3]
    out = "".join(disc(x, y, 8.5, p.gold.light, 4) for x, y in around(16, 42)) + disc(0, 0, 43, p.gold.light, 0)
    out += disc(0, 0, 35, p.cut, 7, INK) + disc(0, 0, 35, p.cut, 3.4, field.light)
    out += ring(6, lambda i: shape("M0 -6C10 -11 9 -20 0 -27C-9 -20 -10 -11 0 -6Z", petal.light, 2.4))
    return out + disc(0, 0, 8, p.gold.light, 3)


def goblet(p: Palette, kind: int = 0) -> str:
    """A slim two-storied cup with a lobed bowl: rim at -62, foot at 62."""
    bowl, band = ((p.blue, p.red), (p.red, p.blue))[kind % 2]
    out = shaded(mirrored("M0 44L6 44C10 54 30 54 34 62L0 64"), p.gold, 4.6, -8, 0)
    out += (
        shape(mirrored("M0 10L6 10L6 46L0 46"), p.gold.light, 4.4)
        + disc(0, 30, 11, band.light, 4.4)
        + oval(0, 44, 12, 4.5, p.gold.light, 3.6)
    )
    out += shaded(mirrored("M0 -28L40 -28C40 -2 24 14 0 14"), p.gold, 4.8, -10, 0)
    for x in (-24, 0, 24):
        out += shape(
            f"M{x * 0.35} 12C{x - 12} 2 {x - 11} -20 {x} -24C{x + 11} -20 {x + 12} 2 {x * 0.35} 12Z", bowl.light, 3.4
        )
    out += shaded(mirrored("M0 -62L30 -62C34 -50 36 -40 44 -32L44 -24L0 -24"), bowl, 4.8, -10, 0)
    out += shape(mirrored("M0 -30L46 -34L46 -22L0 -20"), p.gold.light, 4) + "".join(
        disc(x, -27, 3.6, band.light, 0) for x in (-32, -16, 0, 16, 32)
    )
    out += "".join(shape(f"M{x} -54L{x + 6} -46L{x} -38L{x - 6} -46Z", p.gold.light, 0) for x in (-18, 0, 18))
    return out + oval(0, -62, 30, 6, p.gold.light, 4.6) + oval(0, -62, 20, 2.6, INK, 0)


def curved_sword(
    p: Palette,
    half: float,
    bow: float,
    hook: float,
    tone: Tone,
    lower_only: bool = False,
    broad: float = 25,
    steel: Tone | None = None,
) -> str:
    """A sword bent like a bow round x = 0: its hilt below at (hook, half), its belly at (-bow, 0), its point above.

    `lower_only` draws the part below the collar at the belly again, to lay it over a crossing blade; `broad` is the
    blade's breadth.
    """
    steel = steel or p.steel
    k = 0.4 + 0.6 * broad / 25

    def x(t: float) -> float:
        return hook - (hook + bow) * (1 - t * t)

    steps = [i / 6 for i in range(7)] if lower_only else [i / 6 for i in range(-6, 7)]
    grip = 0.86
    blade = [(x(t * grip), half * t * grip) for t in steps]
    girth = [broad if t >= 0 else broad * (1 - 0.76 * max(0.0, -t - 0.45) / 0.55) for t in steps]
    out = shape(tube_path(blade, girth), steel.light, 1.2 + 0.15 * broad)
    ridge = [(a + 3, b) for a, b in blade]
    out += shape(tube_path(ridge, [g * 0.22 for g in girth]), steel.dark, 0)
    (x1, y1), (x0, y0) = blade[-1], blade[-2]
    out += tube(
        [(x1, y1), ((x1 + hook) / 2 + 1, (y1 + half) / 2), (hook, half)], [16 * k, 18 * k, 16 * k], tone.light, 4.6
    )
    ux, uy = (x1 - x0), (y1 - y0)
    length = (ux * ux + uy * uy) ** 0.5
    ux, uy = ux / length, uy / length
    arm = 34 * k
    guard = [(x1 - uy * arm, y1 + ux * arm), (x1, y1), (x1 + uy * arm, y1 - ux * arm)]
    out += tube(guard, [12 * k, 16 * k, 12 * k], p.gold.light, 4.6)
    pommel = disc(hook + ux * 8, half + uy * 8, 11 * k, p.gold.light, 4.6)
    return out + pommel + oval(-bow, 0, broad * 0.68, 9, tone.light, 4.4)


def straight_sword(p: Palette, half: float, tone: Tone, blade: Tone) -> str:
    """A slim straight sword, point up, centred."""
    guard = half - 66
    out = shape(mirrored(f"M0 {-half}L15 {-half + 40}L13 {guard}L0 {guard}"), blade.light, 5)
    out += shape(f"M0 {-half + 30}L3 {guard - 10}L-3 {guard - 10}Z", blade.dark, 0)
    out += shape(f"M-8 {guard + 4}L8 {guard + 4}L8 {half - 12}L-8 {half - 12}Z", tone.light, 4.6)
    out += tube([(-48, guard + 6), (0, guard), (48, guard + 6)], [12, 16, 12], p.gold.light, 4.6)
    return out + disc(0, half - 8, 12, p.gold.light, 4.6)


def sceptre(p: Palette, half: float, tone: Tone, broad: float = 20, staff: Tone | None = None) -> str:
    """A slim turned baton with a bud at both ends, centred, upright; `broad` is the staff's breadth."""
    staff = staff or p.wood
    r, k = broad / 2, 0.4 + 0.6 * broad / 20
    out = shape(f"M{-r} {-half + 40}L{r} {-half + 40}L{r} {half - 40}L{-r} {half - 40}Z", staff.light, 3 + broad * 0.09)
    out += line(f"M{r * 0.4} {-half + 48}L{r * 0.4} {half - 48}", broad * 0.15, staff.dark)
    buds = ""
    for s in (-1, 1):
        y = s * (half - 40)
        buds += shape(f"M-13 {y}L13 {y}L13 {y - s * 74}L-13 {y - s * 74}Z", tone.light, 4.6)
        buds += "".join(line(f"M-12 {y - s * 18 * n}L12 {y - s * (18 * n + 8)}", 3.4, p.gold.light) for n in (1, 2, 3))
        buds += oval(0, y, 18, 7, p.gold.light, 4.4) + oval(0, y - s * 76, 16, 6, p.gold.light, 4.2)
        buds += shape(
            f"M-9 {y + s * 4}C-22 {y + s * 18} -12 {y + s * 34} 0 {y + s * 44}"
            f"C12 {y + s * 34} 22 {y + s * 18} 9 {y + s * 4}Z",
            tone.light,
            4.4,
        )
        buds += line(f"M0 {y + s * 8}L0 {y + s * 34}", 2.6, p.gold.light)
    if k < 1:
        buds = f'<g transform="scale({k:.3f} 1)">{buds}</g>'
    return out + buds + oval(0, 0, broad * 0.8, 10, tone.light, 4.2)


def scroll_with(p: Palette, lines: list[str], height: float = 32) -> str:
    """A ribbon with one or two lines of capitals, centred about the origin."""
    wide = max(text_width(text, height) for text in lines) / 2 + 20
    tall = len(lines) * (height + 14) / 2 + 8
    out = ""
    for s in (-1, 1):
        end = (
            f"M{s * (wide - 14)} {tall - 20}L{s * (wide + 22)} {tall + 4}L{s * (wide + 8)} {tall + 22}"
            f"L{s * (wide + 20)} {tall + 42}L{s * (wide - 40)} {tall + 26}L{s * (wide - 44)} {tall}Z"
        )
        out += shape(end, p.gold.dark, 4.6)
    out += shape(
        f"M{-wide} {-tall + 6}Q0 {-tall - 8} {wide} {-tall + 6}L{wide} {tall + 6}Q0 {tall - 8} {-wide} {tall + 6}Z",
        p.gold.light,
        5,
    )
    top = -len(lines) * (height + 14) / 2 + 3
    return out + "".join(lettering(text, top + i * (height + 14), height) for i, text in enumerate(lines))


def carnation(p: Palette, tone: Tone) -> str:
    """A flower on a curved stem, y from 60 up to -60."""
    out = line("M0 60C-14 30 10 10 0 -24", 4.4, p.green.dark)
    for s, y in ((-1, 34), (1, 14), (-1, -2)):
        out += shape(
            f"M0 {y}C{s * 12} {y - 20} {s * 30} {y - 18} {s * 38} {y - 30}C{s * 36} {y - 6} {s * 20} {y + 4} 0 {y}Z",
            p.green.light,
            3.8,
        )
    out += shape("M-10 -30L10 -30L6 -12L-6 -12Z", p.green.light, 3.8)
    return (
        out
        + shape(
            "M-12 -30C-34 -34 -34 -54 -24 -62L-14 -54L-8 -66L0 -56L8 -66L14 -54L24 -62C34 -54 34 -34 12 -30Z",
            tone.light,
            4.2,
        )
        + line("M-8 -34L-10 -48M0 -34L0 -50M8 -34L10 -48", 2.6, tone.dark)
    )


# ---------------------------------------------------------------- half figures


@dataclass(frozen=True)
class Dress:
    """Clothes of one half figure."""

    coat: Tone
    sleeve: Tone
    cloak: Tone
    trim: Tone
    motif: Motif
    margin: float = 12


def _arm(p: Palette, c: Dress, s: int, up: bool, puffed: bool) -> str:
    """An arm of the side s; up: the hand at (170, -236), else at (40, -64)."""
    upper = [(s * 92.0, -246.0), (s * 136.0, -206.0), (s * 156.0, -150.0), (s * 158.0, -100.0)]
    out = ""
    if up:
        out += limb([(s * 158, -112), (s * 184, -160), (s * 172, -216)], [44, 40, 30], c.trim, 5)
        out += tube([(s * 178, -190), (s * 173, -214)], [40, 38], p.gold.light, 4.4)
    else:
        out += limb([(s * 154, -104), (s * 118, -56), (s * 64, -62)], [44, 40, 30], c.trim, 5)
        out += tube([(s * 90, -60), (s * 66, -62)], [40, 38], p.gold.light, 4.4)
    out += limb(upper, [38, 66, 68, 44] if puffed else [38, 54, 56, 60], c.sleeve, 5.5)
    for t in (0, 1):
        a, b = (s * (104 + t * 8), -240 + t * 26), (s * (160 - t * 22), -118 + t * 4)
        out += wedge(a, (s * (142 - t * 6), -196 + t * 20), b, 4.4, p.gold.light if puffed else INK)
    if up and not puffed:
        drop = f"M{s * 134} -108C{s * 140} -60 {s * 160} -30 {s * 182} -14C{s * 196} -50 {s * 196} -90 {s * 184} -118Z"
        out += shaded(drop, c.sleeve, 5, -8, -5)
    return out


def _torso(p: Palette, c: Dress) -> str:
    d = (
        "M-34 -276C-72 -272 -96 -262 -106 -240C-96 -170 -66 -120 -66 -92L-96 0L96 0L66 -92"
        "C66 -120 96 -170 106 -240C96 -262 72 -272 34 -276Z"
    )
    out = shaded(d, c.coat, 6, -14, -6, scatter(d, c.motif, 42, 36, c.margin, 0))
    out += "".join(disc(0, y, 6, p.gold.light, 3.2) for y in (-226, -198, -170, -142))
    out += wedge((-46, -222), (-40, -160), (-36, -112), 3.6) + wedge((46, -222), (40, -160), (36, -112), 3.6)
    out += (
        wedge((-30, -84), (-40, -40), (-50, -4), 4)
        + wedge((30, -84), (40, -40), (50, -4), 4)
        + wedge((0, -84), (2, -40), (0, -4), 4)
    )
    return (
        out
        + shape("M-68 -104Q0 -86 68 -104L70 -78Q0 -60 -70 -78Z", c.trim.light, 5)
        + shape("M-14 -96L14 -96L14 -66L-14 -66Z", p.gold.light, 4.2)
    )


def page(
    p: Palette,
    c: Dress,
    head: str,
    held: str,
    low: str = "",
    side: int = -1,
    tilt: float = -3,
    collar: str = "ruff",
    front: str = "",
) -> str:
    """A slim page, the hand of `side` raised, the other at the belt.

    `held` and `low` lie under the hands, `front` over all.
    """
    s = side
    cloak = f"M{-s * 30} -270C{-s * 120} -262 {-s * 190} -180 {-s * 206} 0L{-s * 70} 0Z"
    out = shaded(cloak, c.cloak, 6, -12, -8) + wedge((-s * 130, -200), (-s * 164, -110), (-s * 172, -6), 4)
    out += _torso(p, c) + _arm(p, c, -s, False, collar == "ruff") + low + fist(p, -s * 52, -62, 0, 0.92, s > 0)
    out += _arm(p, c, s, True, collar == "ruff") + held + fist(p, s * 170, -232, 0, 0.95, s > 0)
    out += ruff(p, 0, -276, 52, 15) if collar == "ruff" else wide_collar(p, p.white, 0, -278)
    return out + front + group(head, 0, -360, tilt, 1.05)


def _fur_collar(p: Palette, c: Dress) -> str:
    fur = mirrored("M0 -288C44 -292 86 -282 112 -250C92 -214 50 -200 0 -196", 0)
    out = shaded(fur, p.white, 5.5, -8, -6, scatter(fur, ermine, 36, 27, 10, 0))
    chain = "M-74 -236C-40 -190 40 -190 74 -236"
    out += line(chain, 8) + line(chain, 4, p.gold.light)
    return out + disc(0, -192, 13, p.gold.light, 4.2) + disc(0, -192, 5.5, c.coat.light, 0)


def king(
    p: Palette,
    c: Dress,
    head: str,
    held: str,
    low: str = "",
    side: int = 1,
    tilt: float = 3,
    front: str = "",
    sash: Tone | None = None,
) -> str:
    """A king in a long mantle, with a fur collar or a sash across the chest; the hand of `side` is raised."""
    out = ""
    for s in (-1, 1):
        d = (
            f"M{s * 30} -278C{s * 110} -276 {s * 168} -236 {s * 190} -140"
            f"C{s * 204} -80 {s * 210} -40 {s * 214} 0L{s * 84} 0L{s * 40} -180Z"
        )
        out += shaded(d, c.cloak, 6, -16, -8, scatter(d, damask(c.cloak.deep), 62, 58, 31, s * 150))
    robe = "M-40 -276L40 -276C84 -200 96 -100 110 0L-110 0C-96 -100 -84 -200 -40 -276Z"
    out += shaded(robe, c.coat, 6, -16, -6, scatter(robe, c.motif, 50, 40, c.margin, 0))
    out += wedge((-48, -120), (-58, -60), (-64, -4), 4) + wedge((48, -120), (58, -60), (64, -4), 4)
    out += shape("M-15 -270L15 -270L20 0L-20 0Z", c.trim.light, 4.6) + "".join(
        disc(0, y, 6.5, p.gold.light, 3.4) for y in (-196, -164, -132, -36)
    )
    out += shape("M-92 -98Q0 -74 92 -98L96 -70Q0 -46 -96 -70Z", p.gold.light, 5) + disc(0, -70, 15, c.cloak.light, 4.4)
    for s in (-1, 1):
        out += line(f"M{s * 46} -262C{s * 92} -180 {s * 108} -90 {s * 124} 0", 13) + line(
            f"M{s * 46} -262C{s * 92} -180 {s * 108} -90 {s * 124} 0", 7, p.gold.light
        )
    s = side
    if sash:
        d = f"M{-s * 96} -258L{-s * 46} -278L{s * 100} -116L{s * 96} -84L{s * 62} -78Z"
        out += shaded(d, sash, 5.5, -8, -6) + line(f"M{-s * 66} -264L{s * 80} -92", 4, p.gold.light)
    low_dress = Dress(c.coat, c.cloak, c.cloak, c.coat, c.motif)
    out += _arm(p, low_dress, -s, False, False) + low + fist(p, -s * 52, -62, 0, 0.95, s > 0)
    out += _arm(p, low_dress, s, True, False) + held + fist(p, s * 170, -232, 0, 0.95, s > 0)
    out += wide_collar(p, p.gold, 0, -278) if sash else _fur_collar(p, c)
    return out + front + group(head, 0, -362, tilt, 1.05)


def knight(p: Palette, c: Dress, h: Horse, head: str, held: str, tilt: float = -3, armour: bool = False) -> str:
    """A rider half hidden by his horse's head at the left, the right hand raised."""
    out = shaded("M70 -268C160 -250 216 -140 224 0L110 0Z", c.cloak, 6, -12, -8) + wedge(
        (150, -200), (190, -110), (196, -6), 4
    )
    body = _torso(p, c)
    if armour:
        plate = (
            "M-34 -276C-72 -272 -96 -262 -106 -240C-96 -170 -70 -130 -66 -100L66 -100"
            "C70 -130 96 -170 106 -240C96 -262 72 -272 34 -276Z"
        )
        body += shaded(plate, p.steel, 6, -14, -6) + line("M0 -272L0 -104M-88 -176Q0 -142 88 -176", 3.6)
        body += "".join(disc(s * 62, y, 4, p.gold.light, 2.8) for s in (-1, 1) for y in (-226, -204))
    out += group(body + _arm(p, c, -1, False, True), 50)
    neck = "M-116 -262C-60 -220 -22 -120 -8 0L-206 0C-206 -60 -178 -110 -146 -140Z"
    out += shaded(neck, h.coat, 6, -14, -8) + wedge((-130, -100), (-90, -70), (-70, -4), 4)
    if h.dapple:
        out += "".join(
            oval(x, y, 9, 7, h.coat.deep, 0)
            for x, y in ((-100, -150), (-140, -80), (-110, -40), (-70, -90), (-160, -30))
        )
    for i in range(6):
        x, y = -104 + i * 18, -252 + i * 42
        out += shape(
            f"M{x - 6} {y - 14}C{x + 28} {y - 8} {x + 38} {y + 26} {x + 18} {y + 52}"
            f"C{x + 14} {y + 32} {x - 2} {y + 24} {x - 14} {y + 22}Z",
            h.mane.light,
            4.4,
        )
    out += group(horse_head(p, h), -262, -612)
    out += line("M-180 -128C-120 -96 -60 -78 8 -70", 8) + line("M-180 -128C-120 -96 -60 -78 8 -70", 4, h.tack.light)
    strap = "M-196 -36C-140 -10 -70 -12 -14 -40"
    out += (
        line(strap, 15)
        + line(strap, 8, h.tack.light)
        + "".join(disc(x, y, 5, p.gold.light, 3) for x, y in ((-160, -25), (-106, -18), (-52, -26)))
    )
    out += fist(p, 6, -66, 10, 0.92)
    out += group(_arm(p, c, 1, True, True), 20) + held + fist(p, 190, -232, 0, 0.95, True)
    out += ruff(p, 50, -276, 50, 15)
    return out + group(head, 50, -352, tilt, 1.0)


def seam(p: Palette, width: float, tone: Tone) -> str:
    """A twisted ribbon over the seam, the same after a half turn."""
    w = width / 2
    out = shape(f"M{-w} -15L{w} -15L{w} 15L{-w} 15Z", tone.light, 5.4) + line(
        f"M{-w} -9L{w} -9M{-w} 9L{w} 9", 2.6, p.gold.light
    )
    count = int(w / 40)
    for i in range(-count, count + 1):
        x = i * 40.0
        out += disc(x, 0, 6.5, p.gold.light, 3.2)
        if i < count:
            out += line(f"M{x + 11} 3L{x + 29} -3", 3, p.white.light)
    return out


def orb(p: Palette, tone: Tone) -> str:
    """A globe with a cross, resting on the origin."""
    out = line("M0 -62L0 -92M-13 -80L13 -80", 11) + line("M0 -62L0 -92M-13 -80L13 -80", 5, p.gold.light)
    out += shaded("M0 -60C44 -60 44 4 0 4C-44 4 -44 -60 0 -60Z", tone, 5, -10, -6)
    return (
        out + line("M-32 -28Q0 -16 32 -28M0 -60L0 -20", 9) + line("M-32 -28Q0 -16 32 -28M0 -60L0 -20", 4.4, p.red.light)
    )


def dog(p: Palette, tone: Tone) -> str:
    """A small dog with its paws on the seam, looking up to the left: 110 wide, 130 tall above y = 0."""
    out = shaded("M-20 0C-30 -40 -20 -70 6 -74C40 -70 58 -40 60 0Z", tone, 5.2, -10, -6)
    out += shaded(
        "M-44 -112C-40 -136 -8 -142 10 -126C24 -112 22 -82 4 -70C-10 -60 -30 -66 -36 -78L-62 -84"
        "C-68 -90 -66 -100 -60 -102Z",
        tone,
        5.2,
        -8,
        -5,
    )
    out += shape("M2 -128C26 -132 38 -100 28 -76C16 -78 4 -100 2 -128Z", tone.dark, 4.6)
    out += (
        disc(-60, -98, 6, INK, 0)
        + disc(-24, -110, 4.6, INK, 0)
        + line("M-58 -88Q-46 -80 -36 -82", 3)
        + shape("M-50 -84L-40 -82L-44 -66Q-52 -68 -50 -84Z", p.red.light, 3)
    )
    out += (
        line("M-24 -66Q-6 -54 14 -66", 10)
        + line("M-24 -66Q-6 -54 14 -66", 5, p.red.light)
        + disc(-6, -54, 5, p.gold.light, 3)
    )
    return (
        out
        + tube([(-8, -50), (-22, -26), (-24, -4)], [26, 22, 20], tone.light, 4.8)
        + tube([(20, -50), (14, -26), (12, -4)], [26, 22, 20], tone.light, 4.8)
    )


def city_shield(p: Palette) -> str:
    """A red shield with a white cross and two stars: 80 by 96 about the origin."""
    d = mirrored("M0 -46L40 -48C42 -10 34 30 0 50")
    out = (
        shape(d, p.red.light, 0)
        + shape("M-9 -46L9 -46L9 45Q0 52 -9 45Z", p.white.light, 0)
        + shape("M-40 -14L40 -14L38 6L-38 6Z", p.white.light, 0)
    )
    for x in (-24, 24):
        pts = [q for pair in zip(around(5, 10), around(5, 4.4, -54), strict=True) for q in pair]
        out += shape("M" + "L".join(f"{x + a} {b - 30}" for a, b in pts) + "Z", p.gold.light, 0)
    return out + shape(d, "none", 5.4)
