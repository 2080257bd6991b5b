"""The aces of the Neapolitan deck, drawn about the middle of the card (510 by 820)."""

from __future__ import annotations

from .latin_beasts import two_headed_eagle
from .latin_figures import fist
from .latin_heads import open_crown
from .latin_palette import Palette
from .latin_parts import (
    INK,
    Tone,
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
from .latin_signs import club, leaf, rosette, sprig, sun_coin, sun_face, sword

_CENTRE = (255, 410)


def _centred(body: str) -> str:
    return group(body, *_CENTRE)


def ace_of_coins(p: Palette) -> str:
    """The eagle with two heads under a crown."""
    crowned = group(open_crown(p), 0, -218, 0, 1.35) + two_headed_eagle(p)
    return _centred(group(crowned + group(sun_coin(p), 0, 28, 0, 1.5), 0, 41, 0, 1.02))


def ace_of_cups(p: Palette) -> str:
    """A great chased cup with a sun on its bowl, scrolled handles, a bunch of flowers."""
    out = "".join(group(sprig(p), x, -250, turn, 1.35) for x, turn in ((-132, -58), (132, 58), (-96, -30), (96, 30)))
    for x, y, r, tone in ((-62, -276, 1.05, p.blue), (62, -276, 1.05, p.blue), (0, -304, 1.35, p.red)):
        out += group(rosette(p, tone, p.gold), x, y, 0, r)
    for s in (-1, 1):
        d = f"M{s * 150} -166C{s * 236} -196 {s * 250} -70 {s * 186} -52C{s * 150} -44 {s * 140} -80 {s * 166} -86"
        out += line(d, 26) + line(d, 15, p.gold.light) + line(d, 4, p.gold.dark)
        out += group(rosette(p, p.red, p.gold), s * 206, -142, 0, 0.5)
    foot = mirrored("M0 176L30 180C40 230 92 232 126 266C136 278 134 292 124 296L0 304")
    out += shaded(foot, p.gold, 6.5, -24, 0)
    for x in (-84, -42, 0, 42, 84):
        out += shape(
            f"M{x * 0.3} 196C{x * 0.5 - 14} 230 {x - 20} 252 {x - 16} 282Q{x} 292 {x + 16} 282"
            f"C{x + 20} 252 {x * 0.5 + 14} 230 {x * 0.3} 196Z",
            (p.red if x % 84 else p.gold).light,
            4,
        )
    out += line("M-120 284Q0 306 120 284", 5, p.gold.dark)
    out += shape(mirrored("M0 96L26 98L24 184L0 186"), p.gold.light, 6)
    out += oval(0, 140, 62, 30, p.blue.light, 6) + "".join(disc(x, 140, 9, p.gold.light, 4) for x in (-34, 0, 34))
    out += oval(0, 104, 40, 13, p.red.light, 5) + oval(0, 178, 36, 12, p.red.light, 5)
    bowl = mirrored("M0 -212L164 -212C170 -80 110 84 34 104L0 108")
    out += shaded(bowl, p.gold, 7, -44, 0)
    for i in range(-3, 4):
        x = i * 40
        top = -8 - abs(i) * 7
        d = (
            f"M{x * 0.34} 100C{x * 0.9 - 20} 70 {x - 22} {top + 30} {x - 17} {top}"
            f"Q{x} {top - 18} {x + 17} {top}C{x + 22} {top + 30} {x * 0.9 + 20} 70 {x * 0.34} 100Z"
        )
        out += shape(d, (p.red, p.blue)[i % 2].light, 4.6) + wedge(
            (x * 0.5, 84), (x * 0.9, 40), (x, top + 6), 3, p.gold.light
        )
    band = mirrored("M0 -166L164 -172C163 -120 154 -80 142 -42L0 -26")
    out += shape(band, p.red.light, 5.5) + line("M-162 -158Q0 -148 162 -158M-146 -56Q0 -38 146 -56", 4, p.gold.light)
    for s in (-1, 1):
        vine = f"M{s * 54} -96C{s * 78} -140 {s * 100} -60 {s * 140} -112"
        out += line(vine, 8) + line(vine, 4, p.gold.light)
        for x, y, turn in ((74, -112, -50), (92, -96, 70), (110, -92, -40), (126, -104, 60)):
            out += group(
                shape("M0 0C8 -8 22 -8 30 0C22 8 8 8 0 0Z", p.green.light, 3.4),
                s * x,
                y,
                turn if s > 0 else 180 - turn,
                0.9,
            )
    rays = ring(16, lambda i: shape("M-6 -34L0 -54L6 -34Z", p.gold.light, 3.4))
    out += group(rays + disc(0, 0, 40, p.gold.light, 5) + group(sun_face(p), scale=0.7), 0, -98)
    out += oval(0, -212, 164, 32, p.gold.light, 7) + oval(0, -212, 142, 22, p.red.dark, 4.5)
    out += "".join(disc(x, -186 + (1 - (x / 164) ** 2) * 6, 6, p.blue.light, 3) for x in range(-140, 141, 28))
    return _centred(group(out, 0, 46))


def ace_of_swords(p: Palette) -> str:
    """A great sword held up by a hand out of a cloud, through a crown, between two boughs of laurel."""
    out = ""
    for s in (-1, 1):
        bough = f"M0 230C{s * 130} 200 {s * 190} 70 {s * 160} -80"
        out += line(bough, 8) + line(bough, 3.5, p.brown.light)
        for i, (x, y, turn) in enumerate(
            ((90, 196, -50), (132, 156, -66), (160, 106, -78), (174, 52, -88), (174, -4, -96), (162, -60, -104))
        ):
            for side in (-30, 30):
                angle = turn + side
                out += group(leaf(p), s * x, y, angle if s > 0 else 180 - angle, 1.15)
            if i % 2:
                out += disc(s * (x - 22), y + 8, 9, p.red.light, 4)
    out += group(open_crown(p), 0, -135, 0, 1.75) + group(finer(sword(p, 660, None, 2.3), 0.8), 0, -33)
    sleeve = "M-62 290C-30 280 30 280 62 290L84 374L-84 374Z"
    out += fist(p, 0, 244, 0, 1.9) + shaded(sleeve, p.red, 6)
    out += shape("M-66 276Q0 258 66 276L70 306Q0 288 -70 306Z", p.gold.light, 5)
    cloud = (
        "M-190 376C-226 346 -196 310 -162 320C-156 282 -108 276 -92 308C-70 286 -30 296 -26 324C-8 308 22 310 30 326"
    )
    cloud += "C38 294 76 288 94 310C112 278 156 284 162 320C196 310 226 346 190 376Z"
    out += shape(cloud, p.white.light, 5.5)
    return _centred(
        out
        + line(
            "M-150 344Q-130 330 -112 342M-60 338Q-44 326 -30 338M60 336Q76 324 92 336M128 344Q146 332 162 342",
            4,
            p.blue.light,
        )
    )


def ace_of_clubs(p: Palette) -> str:
    """A great green club wound about with a flowering vine, a bird on one of its stubs."""
    log = finer(club(p, 680, 3), 0.85)
    vine = "M-120 330C60 330 180 250 60 170C-60 100 -190 80 -120 -10C-70 -76 150 -60 150 -170"
    behind = line(vine, 11) + line(vine, 5, p.green.light)
    out = behind + group(log, 0, -14, 7)
    for d in ("M96 262C128 232 112 202 60 170C20 146 -32 128 -76 100", "M-126 -2C-96 -50 -10 -66 60 -86"):
        out += line(d, 11) + line(d, 5, p.green.light)
    for x, y, turn in (
        (-100, 316, 200),
        (-20, 330, 20),
        (92, 272, -30),
        (92, 196, 30),
        (-20, 136, 100),
        (-120, 70, 170),
        (-138, 16, 230),
        (-60, -62, -70),
        (40, -82, 70),
        (128, -110, -20),
        (154, -150, 200),
    ):
        out += group(leaf(p), x, y, turn, 1.0)
    for x, y, r, tone in (
        (-140, 328, 0.9, p.red),
        (124, 236, 0.85, p.blue),
        (-146, 44, 0.9, p.red),
        (0, -76, 0.7, p.gold),
        (150, -186, 1.0, p.red),
        (20, 154, 0.65, p.gold),
    ):
        out += group(rosette(p, tone, p.blue if tone is p.gold else p.gold), x, y, 0, r)
    return _centred(out + group(_bird(p, p.blue, p.red), -96, -104, 0, 1.15))


def _bird(p: Palette, back: Tone, breast: Tone) -> str:
    """A songbird looking to the right, its feet at the origin."""
    out = shape("M-26 -18L-84 18L-74 28L-12 4Z", back.dark, 4.6)
    out += shaded(
        "M-40 -22C-36 -58 -6 -66 10 -84C30 -104 62 -90 58 -64C54 -30 30 2 -6 2C-26 0 -38 -8 -40 -22Z", back, 5.2, -8, -6
    )
    out += shape("M54 -52C50 -22 30 0 0 0C12 -20 22 -44 54 -52Z", breast.light, 4)
    out += shape("M-34 -22C-22 -46 6 -46 14 -30C2 -6 -22 0 -60 4Z", back.dark, 4.4) + line(
        "M-30 -12L4 -26M-38 -2L-6 -12", 3, p.gold.light
    )
    out += (
        shape("M56 -80L84 -70L58 -62Z", p.gold.light, 4)
        + disc(38, -74, 7, p.white.light, 3.4)
        + disc(40, -74, 3.6, INK, 0)
    )
    return out + line("M-2 2L-2 14M12 0L12 14", 5, p.gold.dark)
