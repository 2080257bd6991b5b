"""The second hand: flat colours, block lines and striped cloth, as cut in wood. Stripes, signs and flowers."""

from __future__ import annotations

import math

from .latin_palette import Palette
from .latin_parts import INK, Tone, around, cut, disc, flat, line, mirrored, oval, ring, shape, wedge


def bars(d: str, fill: str, step: float, width: float, slope: float = 0) -> str:
    """Upright bars (leaning by `slope`) cut to a shape."""
    points = flat(d)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    top, bottom = min(ys) - 2, max(ys) + 2
    lean = slope * (bottom - top)
    out = ""
    x = math.floor((min(xs) - abs(lean)) / step) * step
    while x < max(xs) + abs(lean):
        out += cut(f"M{x} {top}L{x + width} {top}L{x + width + lean} {bottom}L{x + lean} {bottom}Z", d)
        x += step
    return shape(out, fill, 0)


def bands(d: str, fill: str, step: float, width: float) -> str:
    """Level bands cut to a shape."""
    points = flat(d)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    out = ""
    y = math.floor(min(ys) / step) * step
    while y < max(ys):
        out += cut(f"M{min(xs) - 2} {y}L{max(xs) + 2} {y}L{max(xs) + 2} {y + width}L{min(xs) - 2} {y + width}Z", d)
        y += step
    return shape(out, fill, 0)


def cloth(d: str, tone: Tone, over: str = "", width: float = 6) -> str:
    """Flat cloth with something on it, then the outline."""
    return shape(d, tone.light, 0) + over + shape(d, "none", width)


def coin(p: Palette, kind: int = 0) -> str:
    """A coin drawn with compasses: a rosette of six arcs, a wheel or a knot."""
    rim, field = ((p.red, p.blue), (p.blue, p.red), (p.green, p.red))[kind % 3]
    out = disc(0, 0, 50, p.gold.light, 6) + disc(0, 0, 43, rim.light, 3.5)
    out += ring(16, lambda i: shape("M-4 -42L0 -34L4 -42Z", p.gold.light, 0)) + disc(0, 0, 33, p.gold.light, 4)
    if kind == 0:
        out += ring(6, lambda i: shape("M0 0C-11 -9 -11 -22 0 -31C11 -22 11 -9 0 0Z", field.light, 2.6))
        return out + disc(0, 0, 5, p.white.light, 2.6)
    if kind == 1:
        out += ring(4, lambda i: shape("M-11 -29Q0 -33 11 -29L4 -7L-4 -7Z", field.light, 3)) + disc(
            0, 0, 9, p.white.light, 3.4
        )
        return out
    out += ring(8, lambda i: shape("M0 -8L6 -18L0 -30L-6 -18Z", field.light, 2.6))
    return out + disc(0, 0, 8, p.white.light, 3) + disc(0, 0, 3, INK, 0)


def chalice(p: Palette, kind: int = 0) -> str:
    """A church chalice: conical bowl, six-sided knop and foot; rim at -62, foot at 62."""
    bowl, band = ((p.red, p.gold), (p.gold, p.blue))[kind % 2]
    out = shape("M-12 34L12 34L22 50L40 56L40 64L-40 64L-40 56L-22 50Z", p.gold.light, 5) + line(
        "M-8 36L-16 60M8 36L16 60M0 36L0 62", 3, p.gold.dark
    )
    out += shape("M-7 4L7 4L7 36L-7 36Z", p.gold.light, 4.5) + shape(
        "M-20 18L-10 8L10 8L20 18L10 28L-10 28Z", band.light if band is not p.gold else p.blue.light, 4.5
    )
    cone = "M-42 -62L42 -62C40 -30 26 -4 8 6L-8 6C-26 -4 -40 -30 -42 -62Z"
    out += cloth(cone, bowl, bars(cone, bowl.dark, 16, 5), 5.5)
    out += shape("M-42 -54L42 -54L38 -34L-38 -34Z", band.light, 4.5)
    out += "".join(shape(f"M{x} -51L{x + 6} -44L{x} -37L{x - 6} -44Z", p.white.light, 0) for x in (-26, -9, 9, 26))
    return out + oval(0, -62, 42, 8, INK, 5) + oval(0, -61, 30, 3.4, p.red.dark, 0)


def blade(p: Palette, length: float, broad: float = 1, hilt: Tone | None = None) -> str:
    """A straight broad sword with drooping quillons, point up."""
    top, end = -length / 2, length / 2
    guard = end - 58
    out = shape(mirrored(f"M0 {top}L13 {top + 24}L17 {guard}L0 {guard}"), p.steel.light, 5.5)
    out += shape(f"M0 {top + 26}L4 {guard - 18}L-4 {guard - 18}Z", p.steel.dark, 0) + line(
        f"M8 {top + 40}L10 {guard - 8}", 2.6, p.steel.dark
    )
    arms = mirrored(
        f"M0 {guard - 8}C20 {guard - 8} 36 {guard - 2} 46 {guard + 14}L36 {guard + 20}"
        f"C28 {guard + 8} 14 {guard + 8} 0 {guard + 8}"
    )
    grip = hilt or p.red
    handle = f"M-8 {guard + 6}L8 {guard + 6}L8 {end - 14}L-8 {end - 14}Z"
    out += cloth(handle, grip, bands(handle, p.gold.light, 11, 4), 5) + shape(arms, p.gold.light, 5)
    out += shape(f"M-13 {end - 18}L13 {end - 18}L9 {end}L-9 {end}Z", p.gold.light, 5)
    return f'<g transform="scale({broad:.2f} 1)">{out}</g>' if broad != 1 else out


def cudgel(p: Palette, length: float, broad: float = 1, binding: Tone | None = None) -> str:
    """A rough club with lopped branches, the thick head up."""
    top = -length / 2

    def y(q: float) -> float:
        return top + q * length

    w = broad
    d = (
        f"M{-24 * w} {y(0) + 8}L{-8 * w} {y(0)}L{20 * w} {y(0) + 3}L{29 * w} {y(0.08)}L{26 * w} {y(0.17)}"
        f"L{40 * w} {y(0.18) - 8}L{45 * w} {y(0.2) + 4}L{24 * w} {y(0.28)}"
    )
    d += (
        f"L{20 * w} {y(0.45)}L{32 * w} {y(0.47) - 4}L{36 * w} {y(0.48) + 7}L{17 * w} {y(0.55)}"
        f"L{13 * w} {y(0.8)}L{12 * w} {y(1)}L{-12 * w} {y(1)}L{-13 * w} {y(0.72)}"
    )
    d += (
        f"L{-17 * w} {y(0.62)}L{-32 * w} {y(0.6) - 4}L{-34 * w} {y(0.6) - 14}L{-18 * w} {y(0.52)}"
        f"L{-22 * w} {y(0.38)}L{-40 * w} {y(0.34) - 2}L{-41 * w} {y(0.34) - 14}L{-26 * w} {y(0.25)}"
        f"L{-30 * w} {y(0.1)}Z"
    )
    out = shape(d, p.wood.light, 6)
    for a, b, x in ((0.07, 0.3, -12), (0.1, 0.42, 8), (0.34, 0.6, -4), (0.5, 0.78, 6)):
        out += wedge((x * w, y(a)), ((x + 3) * w, y((a + b) / 2)), (x * 0.8 * w, y(b)), 2.6, p.wood.dark)
    for q, s in ((0.185, 1), (0.475, 1), (0.345, -1), (0.6, -1)):
        x = s * (40 if q < 0.4 else 32) * w
        out += oval(x, y(q) - (1 if s > 0 else 7), 4, 7, p.cut, 3)
    tie = binding or p.red
    wrap = f"M{-15 * w} {y(0.8)}L{15 * w} {y(0.8)}L{14 * w} {y(0.94)}L{-14 * w} {y(0.94)}Z"
    out += cloth(wrap, tie, bands(wrap, p.gold.light, 14, 5), 4.5)
    return out + shape(
        f"M{-24 * w} {y(0) + 8}L{-8 * w} {y(0)}L{20 * w} {y(0) + 3}L{16 * w} {y(0) + 12}L{-10 * w} {y(0) + 14}Z",
        p.cut,
        4,
    )


def bloom(p: Palette, petals: Tone, heart: Tone) -> str:
    """A round flower with pointed petals, radius 40."""
    out = ring(10, lambda i: shape("M-9 -12L0 -40L9 -12Z", petals.light, 4))
    return out + disc(0, 0, 16, heart.light, 4.5) + "".join(disc(x, y, 2.6, INK, 0) for x, y in around(5, 8))


def twig(p: Palette, bud: Tone) -> str:
    """A stiff twig with paired leaves and a bud, from y 60 up to -70."""
    out = line("M0 60L0 -40", 5, p.green.dark)
    for y in (36, 4):
        for s in (-1, 1):
            out += shape(f"M0 {y}L{s * 14} {y - 22}L{s * 40} {y - 30}L{s * 30} {y - 6}Z", p.green.light, 4)
            out += line(f"M{s * 6} {y - 4}L{s * 28} {y - 20}", 2.4, p.green.dark)
    return (
        out
        + shape("M0 -34C-22 -40 -20 -60 -12 -70L0 -58L12 -70C20 -60 22 -40 0 -34Z", bud.light, 4.2)
        + disc(0, -50, 5, p.gold.light, 0)
    )
