"""Coin, cup, sword and club, and the small ornaments between them. Each is drawn round the origin in a box of ±50."""

from __future__ import annotations

from .latin_palette import Palette
from .latin_parts import (
    INK,
    Tone,
    around,
    disc,
    group,
    line,
    mirrored,
    oval,
    ring,
    shaded,
    shape,
    star,
    tube,
    wedge,
)

COINS = 6


def _petal(fill: str, turn: float) -> str:
    return group(shape("M0 -6C13 -14 12 -26 0 -33C-12 -26 -13 -14 0 -6Z", fill, 0), turn=turn)


def coin(p: Palette, kind: int = 0) -> str:
    """A round coin; `kind` chooses the device on its face."""
    field, second = (
        (p.red, p.blue),
        (p.blue, p.red),
        (p.red, p.green),
        (p.green, p.red),
        (p.red, p.blue),
        (p.blue, p.red),
    )[kind % COINS]
    out = (
        group(disc(0, 0, 50, INK, 5), 1.2, 1.6) + disc(0, 0, 50, p.gold.dark, 5) + disc(-2.5, -2.5, 45, p.gold.light, 0)
    )
    out += "".join(disc(x, y, 3.2, field.dark, 0) for x, y in around(18, 43, 0))
    out += disc(0, 0, 36, field.light, 4)
    if kind == 0:
        out += "".join(_petal(p.gold.light, 45 * i) for i in range(8))
        return out + disc(0, 0, 12, second.light, 4) + disc(0, 0, 4.5, p.white.light, 0)
    if kind == 1:
        out += star(p.gold.light, 33)(0, 0) + disc(0, 0, 10, second.light, 3.5)
        return out + "".join(disc(x, y, 4, p.white.light, 0) for x, y in around(5, 25, -54))
    if kind == 2:
        out += ring(4, lambda i: shape("M0 -4L12 -31Q0 -24 -12 -31Z", p.gold.light, 0))
        out += ring(4, lambda i: shape("M0 -8L6 -22L0 -30L-6 -22Z", p.white.light, 0), 45)
        return out + disc(0, 0, 9, second.light, 3.5)
    if kind == 3:
        out += ring(6, lambda i: shape("M0 0C14 -10 10 -24 0 -33C-4 -22 -8 -12 0 0Z", p.gold.light, 0))
        return out + disc(0, 0, 8, second.light, 3.5)
    if kind == 4:
        out += disc(0, 0, 25, p.gold.light, 3.5) + disc(0, 0, 15, second.light, 0)
        out += "".join(disc(x, y, 4.4, field.dark, 0) for x, y in around(8, 20))
        return out + shape("M0 -11L4 -4L11 0L4 4L0 11L-4 4L-11 0L-4 -4Z", p.white.light, 0)
    out += ring(8, lambda i: line("M0 -12L0 -33", 5, p.gold.light))
    out += disc(0, 0, 15, p.gold.light, 3.5) + disc(0, 0, 6, second.light, 0)
    return out


def sun_coin(p: Palette) -> str:
    """A coin with a face among rays."""
    out = disc(0, 0, 50, p.gold.dark, 5) + disc(-2.5, -2.5, 45, p.gold.light, 0)
    straight, curved = "M-6.5 -29L0 -47L6.5 -29Z", "M-4 -29Q5 -36 -2 -45Q9 -38 5 -29Z"
    out += ring(16, lambda i: shape(curved if i % 2 else straight, p.red.light, 0))
    return out + disc(0, 0, 30, p.gold.light, 3.5) + group(sun_face(p), scale=0.52)


def sun_face(p: Palette) -> str:
    """A smiling face, about 80 across."""
    out = disc(-24, 20, 11, p.flesh.dark, 0) + disc(24, 20, 11, p.flesh.dark, 0)
    for s in (-1, 1):
        out += wedge((s * 34, -18), (s * 20, -32), (s * 6, -16), 4)
        out += line(f"M{s * 30} -3Q{s * 19} -14 {s * 9} -3", 5) + disc(s * 19, -3, 5.5, INK, 0)
    out += line("M-5 -14C-4 2 -7 12 -11 17Q-4 24 4 20", 4.5)
    return out + shape("M-15 33Q0 28 15 33Q0 47 -15 33Z", p.red.light, 3.5)


def cup(p: Palette, kind: int = 0) -> str:
    """A stemmed cup, rim at -62, foot at 64; `kind` changes the band and its colour."""
    band, second = ((p.red, p.blue), (p.blue, p.red), (p.green, p.red))[kind % 3]
    bowl = mirrored("M0 -62L44 -62C46 -22 30 2 10 8L0 8")
    out = shaded(mirrored("M0 30L10 32C12 44 30 50 38 62L0 64"), p.gold, 5, -10, 0)
    out += shape(mirrored("M0 4L9 4L7 34L0 34"), band.light, 5)
    out += shape(mirrored("M0 8C22 8 22 26 0 26"), second.light, 4.5)
    out += shaded(bowl, p.gold, 5, -16, 0)
    out += shape(mirrored("M0 -40L43 -42C42 -32 40 -25 37 -18L0 -16"), band.light, 4)
    for x in (-26, 0, 26):
        if kind == 1:
            out += disc(x, -29, 7, p.white.light, 0)
        elif kind == 2:
            out += star(p.gold.light, 10)(x, -28)
        else:
            out += shape(f"M{x} -38L{x + 7} -29L{x} -20L{x - 7} -29Z", p.white.light, 0)
    out += "".join(wedge((x, -12), (x * 0.9, -4), (x * 0.6, 4), 2.2, p.gold.dark) for x in (-24, -12, 0, 12, 24))
    out += oval(0, -62, 44, 10, p.red.dark, 5)
    return out + "".join(wedge((0, 36), (x * 0.4, 46), (x, 56), 2, p.gold.dark) for x in (-22, 0, 22))


def sword(p: Palette, length: float = 230, grip: str | None = None, broad: float = 1) -> str:
    """A straight sword, point up, the middle of its length at the origin."""
    top, end = -length / 2, length / 2
    guard = end - 62
    blade = mirrored(f"M0 {top}L15 {top + 34}L13 {guard}L0 {guard}")
    out = group(shape(blade, INK, 5), 1.4, 1) + shape(blade, p.steel.light, 5)
    out += shape(f"M0 {top + 6}L0 {guard - 3}L-12 {guard - 3}L-13 {top + 36}Z", p.steel.dark, 0)
    out += line(f"M0 {top + 34}L0 {guard - 6}", 3)
    out += shape(f"M-8 {guard + 8}L8 {guard + 8}L7 {end - 16}L-7 {end - 16}Z", grip or p.red.light, 5)
    out += "".join(line(f"M-7 {y}L7 {y - 5}", 3, p.gold.light) for y in (guard + 22, guard + 33, guard + 44))
    half = f"M0 {guard - 9}C14 {guard - 9} 26 {guard - 2} 38 {guard - 10}C46 {guard - 6} 48 {guard + 8} 38 {guard + 8}"
    out += shape(mirrored(half + f"C24 {guard + 8} 12 {guard + 14} 0 {guard + 12}"), p.gold.light, 5)
    out += disc(0, end - 8, 12, p.gold.light, 5) + disc(0, end - 8, 4, p.red.light, 0)
    return f'<g transform="scale({broad:.2f} 1)">{out}</g>' if broad != 1 else out


_STUBS = ((0.27, 1, 1.0), (0.43, -1, 1.0), (0.60, 1, 0.85))


def club(p: Palette, length: float = 230, broad: float = 1, binding: Tone | None = None) -> str:
    """A cudgel: a log with a sawn top, a strong taper and three sawn stubs on its edge, head up."""
    top, end = -length / 2, length / 2

    def y(q: float) -> float:
        return top + q * length

    def half(q: float) -> float:
        return (33 - 19 * min(1, q / 0.82) ** 1.15) * broad

    out = ""
    for q, s, size in _STUBS:
        x, k = s * half(q), broad**0.5 * size
        d = f"M{x * 0.3} {y(q) + 48}C{x * 0.8} {y(q) + 34} {x + s * 12 * k} {y(q) + 20} {x + s * 22 * k} {y(q) + 8}"
        d += f"L{x + s * 8 * k} {y(q) - 26 * k}C{x} {y(q) - 20} {x * 0.8} {y(q) - 24} {x * 0.3} {y(q) - 34}Z"
        sawn = oval(0, 0, 8.5 * k, 19 * k, p.cut, 4.5) + oval(0, 0, 2.5, 6, p.wood.dark, 0)
        out += shape(d, p.wood.light, 5) + group(sawn, x + s * 16 * k, y(q) - 8, -s * 20)
    h = [half(q) for q in (0, 0.2, 0.4, 0.6, 0.82, 1)]
    log = f"M0 {y(0)}L{h[0]} {y(0) + 4}C{h[0] + 5 * broad} {y(0.08)} {h[1] + 2} {y(0.2)} {h[2]} {y(0.4)}"
    log += f"C{h[3]} {y(0.56)} {h[4] + 1} {y(0.7)} {h[4]} {y(0.82)}L{h[5]} {y(1)}L0 {y(1)}"
    out += shaded(mirrored(log), p.wood, 5.5, -11 * broad, 0)
    for a, b, x in ((0.10, 0.34, -0.45), (0.16, 0.50, 0.1), (0.40, 0.66, -0.35), (0.52, 0.76, 0.3), (0.12, 0.26, 0.5)):
        m = (a + b) / 2
        out += wedge((x * half(a), y(a)), (x * half(m) + 3, y(m)), (x * half(b), y(b)), 2.6)
    for q, s, _ in _STUBS:
        out += wedge(
            (s * half(q) * 0.95, y(q) + 36), (s * half(q) * 0.3, y(q) + 12), (s * half(q) * 0.8, y(q) - 24), 2.4
        )
    out += oval(0, y(0) + 4, h[0], 10 * broad**0.5, p.cut, 5.5)
    out += oval(0, y(0) + 4, h[0] * 0.5, 4.4 * broad**0.5, "none", 3, p.wood.dark)
    bind = binding or p.red
    out += shape(
        f"M{-16 * broad} {y(0.84)}L{16 * broad} {y(0.84)}L{15 * broad} {end - 2}L{-15 * broad} {end - 2}Z",
        bind.light,
        4.5,
    )
    u, w = end - y(0.84), 14 * broad
    wraps = f"M{-w} {end - u * 0.3}L{w} {end - u * 0.46}M{-w} {end - u * 0.62}L{w} {end - u * 0.78}"
    return out + line(wraps, 3.5, p.gold.light)


# ---------------------------------------------------------------- ornaments


def sprig(p: Palette, bloom: Tone | None = None) -> str:
    """A flower on a stem with four leaves, from y 46 up to -45."""
    out = line("M0 46C-6 20 6 0 0 -26", 4.5, p.green.dark)
    for s in (-1, 1):
        for y, reach in ((30, 30), (8, 26)):
            d = f"M0 {y}C{s * 8} {y - 16} {s * (reach - 6)} {y - 20} {s * reach} {y - 16}"
            out += shape(d + f"C{s * (reach - 4)} {y - 4} {s * 12} {y + 2} 0 {y}Z", p.green.light, 4)
    petals = bloom or p.red
    out += "".join(disc(x, y - 34, 7.5, petals.light, 3.5) for x, y in around(5, 9))
    return out + disc(0, -34, 6, p.gold.light, 3)


def leaf(p: Palette) -> str:
    """A pointed leaf from the origin to (50, 0)."""
    return shape("M0 0C14 -12 36 -12 50 0C36 12 14 12 0 0Z", p.green.light, 4.5) + wedge(
        (6, 0), (22, -2), (42, 0), 2, p.green.dark
    )


def branch(p: Palette) -> str:
    """A leafy branch held at the origin, 190 tall."""
    out = tube([(0, 44), (-4, -40), (8, -120)], [10, 9, 5], p.brown.light, 4)
    for i in range(6):
        out += group(leaf(p), -2 if i < 4 else 4, -14 - i * 20, -35 if i % 2 else 215)
    return out + group(leaf(p), 8, -112, -90)


def rosette(p: Palette, outer: Tone, heart: Tone) -> str:
    """A flower seen from the front, radius 40."""
    out = ring(8, lambda i: shape("M0 -10C16 -18 14 -36 0 -42C-14 -36 -16 -18 0 -10Z", outer.light, 4.5))
    return out + disc(0, 0, 15, heart.light, 4.5) + "".join(disc(x, y, 2.6, heart.dark, 0) for x, y in around(6, 8))


def scroll(p: Palette, tone: Tone) -> str:
    """An S-shaped tendril with leaves, 150 wide."""
    out = line("M-70 10C-60 -30 -20 -30 0 0C20 30 60 30 70 -10", 6) + line(
        "M-70 10C-60 -30 -20 -30 0 0C20 30 60 30 70 -10", 2.6, p.green.light
    )
    for x, y, turn in ((-36, -20, -60), (36, 20, 120), (-14, -12, 80), (14, 12, -100)):
        out += group(leaf(p), x, y, turn, 0.62)
    for s in (-1, 1):
        out += group(
            ring(5, lambda i: shape("M0 -3C7 -7 6 -15 0 -18C-6 -15 -7 -7 0 -3Z", tone.light, 3.2)), s * 70, -s * -10
        )
        out += disc(s * 70, s * -10 * -1, 5, p.gold.light, 3)
    return out


def heraldic_shield(p: Palette, left: Tone, right: Tone) -> str:
    """A parted shield under a small crown, 150 wide and 200 tall about the origin."""
    field = mirrored("M0 -66L66 -74C70 -10 62 52 0 96")
    out = shaded(field, left, 6.5, -10, -6)
    out += shape("M0 -66L66 -74C70 -10 62 52 0 96Z", right.light, 0)
    out += shape(mirrored("M0 -16L68 -20L67 6L0 10"), p.gold.light, 4)
    out += group(star(p.gold.light, 20)(0, 0), -33, -46) + group(_tower(p), 34, -42, scale=0.62)
    out += group(_tower(p), -30, 44, scale=0.62) + group(star(p.gold.light, 20)(0, 0), 28, 40)
    out += line("M0 -66L0 94", 4) + shape(field, "none", 6.5)
    crown = "M0 -128L12 -104L26 -122L34 -100L54 -114L46 -80Q24 -76 0 -74"
    out += shape(mirrored(crown), p.gold.light, 5)
    return out + "".join(
        disc(x, y, 5.5, p.red.light, 3.5) for x, y in ((0, -130), (-27, -124), (27, -124), (-55, -117), (55, -117))
    )


def _tower(p: Palette) -> str:
    d = (
        "M-22 26L-18 -12L-26 -12L-26 -32L-14 -32L-14 -24L-6 -24L-6 -32L6 -32L6 -24L14 -24L14 -32L26 -32"
        "L26 -12L18 -12L22 26Z"
    )
    return shape(d, p.white.light, 4.5) + shape("M-7 26L-7 8Q0 -2 7 8L7 26Z", INK, 0)


def landscape(p: Palette) -> str:
    """A little house on a hill with a tree and the sun, in a rounded arch 170 wide."""
    out = shape("M-84 60L-84 20C-84 -34 -50 -66 0 -66C50 -66 84 -34 84 20L84 60Z", p.steel.light, 5)
    out += disc(46, -30, 13, p.gold.light, 4)
    out += "".join(
        line(f"M{46 + x} {-30 + y}L{46 + x * 1.35} {-30 + y * 1.35}", 3, p.gold.dark) for x, y in around(8, 18)
    )
    out += shape("M-84 24C-56 2 -30 6 0 18C30 -6 60 4 84 24L84 60L-84 60Z", p.green.light, 5)
    out += shape("M-46 28L-46 -8L-22 -28L2 -8L2 28Z", p.white.light, 4.5) + shape(
        "M-56 -4L-22 -36L12 -4Z", p.red.light, 4.5
    )
    out += shape("M-30 28L-30 6Q-22 -2 -14 6L-14 28Z", p.brown.light, 3.5) + disc(-22, -14, 4, INK, 0)
    out += shape("M38 30C16 26 20 -8 38 -16C56 -8 60 26 38 30Z", p.green.dark, 4.5) + line("M38 12L38 44", 5)
    out += line("M-26 30C-20 40 -34 46 -26 58M-14 30C-4 40 -18 48 -6 58", 3.4, p.cut)
    return out


# ---------------------------------------------------------------- numerals

_DIGITS = {
    "0": "M20 4C40 4 40 60 20 60C0 60 0 4 20 4Z",
    "1": "M6 17L21 4L21 60M7 60L35 60",
    "2": "M4 18C6 -2 38 0 35 20C33 34 14 42 5 60L37 60",
    "3": "M5 10C18 -2 40 4 34 20C32 28 22 30 16 30C38 30 42 50 28 58C18 63 8 60 3 54",
    "4": "M28 60L28 4L3 42L39 42",
    "5": "M34 5L10 5L7 30C20 22 38 28 36 44C34 60 14 64 3 54",
    "6": "M33 8C20 2 4 16 4 40C4 66 36 66 36 42C36 24 12 22 6 42",
    "7": "M4 6L37 6C26 24 18 42 16 60",
    "8": "M20 30C4 28 4 4 20 4C36 4 36 28 20 30C0 32 0 60 20 60C40 60 40 32 20 30Z",
    "9": "M34 24C28 42 4 40 4 22C4 -2 36 -2 36 24C36 48 20 62 7 56",
}


def number(text: str, x: float, y: float, height: float = 46, ink: str = INK, width: float = 10) -> str:
    """A number as strokes (fonts differ from machine to machine), its top left corner at (x, y)."""
    strokes = "".join(group(line(_DIGITS[c], width, ink), i * 46) for i, c in enumerate(text))
    return group(strokes, x, y, scale=height / 64)


def number_width(text: str, height: float) -> float:
    """How wide `number` draws a text."""
    return (len(text) * 46 - 6) * height / 64
