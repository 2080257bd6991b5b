"""The aces of the Spanish deck, drawn about the middle of the card (610 by 950)."""

from __future__ import annotations

from . import latin_spanish as spanish
from .latin_heads import lily_crown
from .latin_palette import Palette
from .latin_parts import (
    INK,
    disc,
    finer,
    flipped,
    group,
    line,
    mirrored,
    oval,
    shaded,
    shape,
    star,
    tube,
    wedge,
)
from .latin_signs import leaf, rosette, scroll, sprig

_CENTRE = (305, 475)


def _centred(body: str) -> str:
    return group(body, *_CENTRE)


def ace_of_coins(p: Palette) -> str:
    """A great coin in a wreath, a flower above and below."""
    flower = sprig(p)
    return _centred(group(flower, 0, -356, 180, 1.5) + group(flower, 0, 356, 0, 1.5) + spanish.great_coin(p))


def ace_of_cups(p: Palette) -> str:
    """A covered cup with wings for handles, a star on its bowl and a flame on its lid."""
    out = ""
    for s in (-1, 1):
        d = f"M{s * 160} -112C{s * 262} -150 {s * 262} -6 {s * 206} 4C{s * 168} 8 {s * 164} -36 {s * 194} -38"
        out += line(d, 27) + line(d, 16, p.gold.light) + line(d, 4, p.gold.dark)
        out += group(leaf(p), s * 226, -112, -60 if s > 0 else 240, 1.1)
        out += disc(s * 236, -66, 12, p.blue.light, 4.5)
    foot = mirrored("M0 196L34 200C44 248 92 250 130 280L136 312L0 318")
    out += shaded(foot, p.gold, 6.5, -26, 0) + line("M-128 290Q0 312 128 290", 5, p.gold.dark)
    out += "".join(
        shape(f"M{x} 268L{x + 14} 282L{x} 298L{x - 14} 282Z", tone.light, 4)
        for x, tone in ((-76, p.red), (-38, p.blue), (0, p.red), (38, p.blue), (76, p.red))
    )
    out += shape(mirrored("M0 112L26 114L26 204L0 206"), p.gold.light, 6) + oval(0, 158, 64, 30, p.red.light, 6)
    out += "".join(disc(x, 158, 9, p.gold.light, 4) for x in (-36, -12, 12, 36)) + oval(0, 120, 42, 13, p.blue.light, 5)
    out += oval(0, 198, 40, 12, p.blue.light, 5)
    bowl = mirrored("M0 -140L166 -140C176 -10 110 98 36 116L0 120")
    out += shaded(bowl, p.red, 7, -44, 0)
    for i in range(-3, 4):
        x, top = i * 42, 26 - abs(i) * 8
        d = f"M{x * 0.34} 112C{x * 0.9 - 20} 86 {x - 23} {top + 30} {x - 18} {top}Q{x} {top - 18} {x + 18} {top}"
        out += shape(d + f"C{x + 23} {top + 30} {x * 0.9 + 20} 86 {x * 0.34} 112Z", p.gold.light, 4.6)
        out += wedge((x * 0.5, 98), (x * 0.9, 60), (x, top + 10), 3, p.gold.dark)
    out += group(star(p.gold.light, 46)(0, 0) + disc(0, 0, 14, p.blue.light, 4), 0, -62)
    for s in (-1, 1):
        out += group(rosette(p, p.white, p.gold), s * 96, -66, 0, 0.62)
    out += shape("M-176 -156Q0 -132 176 -156L176 -124Q0 -98 -176 -124Z", p.gold.light, 6)
    out += "".join(
        disc(x, -129 + (1 - (x / 176) ** 2) * 12, 7, (p.blue, p.red)[i % 2].light, 3.4)
        for i, x in enumerate(range(-150, 151, 30))
    )
    lid = mirrored("M0 -262C96 -262 150 -206 164 -156L0 -136")
    out += shaded(lid, p.gold, 6.5, -30, -6)
    for x in (-90, -45, 0, 45, 90):
        tone = p.blue if x % 90 else p.red
        lobe = f"M{x * 0.24} -256C{x * 0.8 - 16} -226 {x * 1.1 - 18} -196 {x * 1.2 - 14} -162"
        lobe += f"Q{x * 1.2} -150 {x * 1.2 + 14} -160C{x * 1.1 + 18} -196 {x * 0.8 + 16} -226 {x * 0.24} -256Z"
        out += shape(lobe, tone.light, 4.4)
    out += oval(0, -264, 40, 13, p.gold.light, 5)
    flame = mirrored("M0 -348C6 -322 40 -312 30 -284C24 -270 10 -268 0 -268")
    out += shaded(flame, p.red, 5.5, -8, -4) + shape(
        "M0 -318C8 -302 16 -296 10 -282Q0 -274 -10 -282C-16 -296 -8 -302 0 -318Z", p.gold.light, 4
    )
    return _centred(group(out, 0, 22, 0, 0.96) + _flowers(p))


def _flowers(p: Palette) -> str:
    return "".join(group(sprig(p, p.blue), s * 176, 296, s * 10, 1.3) for s in (-1, 1))


def ace_of_swords(p: Palette) -> str:
    """A great sword before a wheel of flames, a crown over its guard, a scroll at its foot."""
    flame = "M-24 -150C-44 -186 -8 -200 -16 -240C20 -214 40 -186 24 -150Z"
    out = "".join(group(shaded(flame, (p.red, p.gold)[i % 2], 5, -8, -4), turn=30 * i) for i in range(12))
    out += disc(0, 0, 156, p.blue.light, 6) + disc(0, 0, 138, p.paper, 4.5)
    out += "".join(group(star(p.gold.light, 16)(0, -100), turn=t) for t in (-120, -80, -40, 40, 80, 120))
    out = group(out, 0, -86)
    out += group(scroll(p, p.red), 0, 346, 0, 1.9)
    ribbon = "M-4 248C-90 204 -150 256 -196 226L-190 262L-214 284C-150 296 -90 244 -4 280Z"
    for d in (ribbon, flipped(ribbon)):
        out += shaded(d, p.green, 5.5, -6, -6)
    out += group(finer(spanish.espada(p, 720, 2.5, p.red), 0.78), 0, -8) + group(lily_crown(p, p.blue), 0, 4, 0, 1.25)
    return _centred(out)


def ace_of_clubs(p: Palette) -> str:
    """A great club in leaf, wound about with a ribbon, an owl on its branch."""
    out = ""
    for points, leaves in (
        (
            [(20, 40), (90, -10), (130, -90), (190, -120)],
            ((84, -4, 40), (108, -50, -150), (124, -80, 10), (150, -104, -100), (166, -110, 40), (190, -120, -30)),
        ),
        (
            [(-10, 150), (-80, 120), (-130, 60), (-190, 40)],
            ((-70, 116, 120), (-100, 92, 250), (-128, 62, 130), (-150, 52, 260), (-172, 44, 140), (-190, 40, 200)),
        ),
    ):
        out += tube(points, [26, 22, 17, 10], p.wood.light, 5.5)
        for x, y, turn in leaves:
            out += group(leaf(p), x, y, turn, 1.25)
    out += group(rosette(p, p.red, p.gold), 206, -138, 0, 1) + group(rosette(p, p.red, p.gold), -206, 36, 0, 1)
    out += group(rosette(p, p.blue, p.gold), 118, -24, 0, 0.7) + group(rosette(p, p.blue, p.gold), -104, 128, 0, 0.7)
    out += group(finer(spanish.basto(p, 700, 3.2), 0.85), 0, 0, 6)
    for y, half in ((112, 62), (188, 54), (262, 46)):
        band = (
            f"M{-half} {y - 26}C{-half / 2} {y - 4} {half / 2} {y + 2} {half} {y + 14}L{half} {y + 42}"
            f"C{half / 2} {y + 30} {-half / 2} {y + 22} {-half} {y + 2}Z"
        )
        out += group(shaded(band, p.red, 5.5, -8, -6), -y * 0.1)
    return _centred(out + group(_owl(p), -132, 22, 0, 1.1) + group(scroll(p, p.blue), 0, 352, 0, 1.6))


def _owl(p: Palette) -> str:
    """A small owl seen from the front, its feet at the origin."""
    out = shaded(mirrored("M0 -104C26 -112 46 -104 44 -70C50 -40 40 -8 0 0"), p.brown, 5.5, -10, -6)
    out += shape("M-40 -86L-48 -122L-20 -104Z", p.brown.light, 5) + shape("M40 -86L48 -122L20 -104Z", p.brown.light, 5)
    out += shape(mirrored("M0 -58C22 -56 28 -30 18 -8L0 -4"), p.gold.light, 4)
    out += "".join(
        line(f"M{x - 6} {y - 3}Q{x} {y + 6} {x + 6} {y - 3}", 3, p.brown.dark)
        for x, y in ((-9, -42), (9, -42), (0, -28), (-9, -16), (9, -16))
    )
    for s in (-1, 1):
        out += (
            disc(s * 18, -80, 16, p.white.light, 4.5)
            + disc(s * 16, -80, 8, INK, 0)
            + disc(s * 13, -83, 2.4, p.white.light, 0)
        )
        out += shape(
            f"M{s * 40} -66C{s * 60} -50 {s * 56} -18 {s * 36} -4C{s * 34} -26 {s * 34} -46 {s * 40} -66Z",
            p.brown.dark,
            4.5,
        )
        out += line(f"M{s * 14} 0L{s * 14} 10M{s * 6} 0L{s * 4} 10", 5, p.gold.dark)
    return out + shape("M-6 -72L6 -72L0 -54Z", p.gold.light, 4)
