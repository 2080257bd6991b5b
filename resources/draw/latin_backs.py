"""Backs of the Latin-suited decks: a pattern that fills the field, a medallion, the same after a half turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .latin_card import sheet
from .latin_palette import Palette
from .latin_parts import Tone, around, disc, group, line, num, ring, shape

_MARGIN = 46


class Pattern(NamedTuple):
    """A motif, the pitch of its brick grid, and what stands in the gaps; a half turn changes neither drawing."""

    motif: str
    across: float
    down: float
    between: str = ""


Weaver = Callable[[Tone, str], Pattern]
Medal = Callable[[Palette, Tone], str]


def lozenges(tone: Tone, gold: str) -> Pattern:
    """Standing diamonds, one in another."""
    motif = shape("M0 -33L24 0L0 33L-24 0Z", tone.dark, 0) + shape("M0 -18L13 0L0 18L-13 0Z", gold, 0)
    return Pattern(motif + disc(0, 0, 4.5, tone.light, 0), 52, 36)


def roses(tone: Tone, gold: str) -> Pattern:
    """Six-petalled flowers and dots."""
    petals = ring(6, lambda i: shape("M0 -4C9 -9 8 -18 0 -23C-8 -18 -9 -9 0 -4Z", tone.dark, 0))
    return Pattern(petals + disc(0, 0, 6.5, gold, 0), 58, 44, disc(0, 0, 4, gold, 0))


def weave(tone: Tone, gold: str) -> Pattern:
    """A net of ropes with crosses in the meshes."""
    motif = line("M-30 0L0 -30L30 0L0 30Z", 7, tone.dark) + line("M-12 0L12 0M0 -12L0 12", 4.5, gold)
    return Pattern(motif + disc(0, 0, 6, tone.light, 0), 60, 30)


def circles(tone: Tone, gold: str) -> Pattern:
    """Overlapping circles, as drawn with compasses."""
    ring_ = f'<circle r="34" fill="none" stroke="{tone.dark}" stroke-width="4.5"/>'
    return Pattern(ring_ + shape("M0 -9L9 0L0 9L-9 0Z", gold, 0), 48, 24)


def stars(tone: Tone, gold: str) -> Pattern:
    """Eight-pointed stars between small crosses."""
    motif = ring(8, lambda i: shape("M-7 -9L0 -27L7 -9Z", tone.dark, 0)) + disc(0, 0, 12, tone.dark, 0)
    motif += ring(4, lambda i: shape("M-3.5 -3L0 -13L3.5 -3Z", gold, 0))
    return Pattern(motif, 68, 34, line("M-8 0L8 0M0 -8L0 8", 4, gold))


def twill(tone: Tone, gold: str) -> Pattern:
    """Slanting ribs with bright stitches."""
    motif = line("M-30 0L-15 -13L0 0L15 13L30 0", 8, tone.dark)
    return Pattern(motif, 60, 30, shape("M0 -8L8 0L0 8L-8 0Z", gold, 0))


def basket(tone: Tone, gold: str) -> Pattern:
    """Plaited strips."""
    motif = "".join(line(f"M-20 {y}L20 {y}", 6, tone.dark) for y in (-12, 0, 12))
    upright = "".join(line(f"M{x} -20L{x} 20", 6, tone.dark) for x in (-12, 0, 12))
    return Pattern(motif + disc(-21, -21, 3.4, gold, 0) + disc(21, 21, 3.4, gold, 0), 84, 42, upright)


def sunflower(p: Palette, tone: Tone) -> str:
    """Twelve long petals."""
    gold = p.gold.light
    petals = ring(12, lambda i: shape("M0 -24C14 -36 12 -58 0 -70C-12 -58 -14 -36 0 -24Z", gold, 0))
    return disc(0, 0, 84, tone.dark, 5, gold) + petals + disc(0, 0, 17, tone.light, 5, gold)


def compass(p: Palette, tone: Tone) -> str:
    """An eight-pointed star and pearls."""
    out = disc(0, 0, 82, tone.dark, 5, p.gold.light) + ring(
        8, lambda i: shape("M0 -14L12 -40L0 -68L-12 -40Z", p.gold.light, 0)
    )
    pearls = "".join(disc(x, y, 6, p.white.light, 0) for x, y in around(8, 54, -67.5))
    return out + pearls + disc(0, 0, 12, p.white.light, 0)


def clover(p: Palette, tone: Tone) -> str:
    """Four broad leaves and four narrow ones."""
    gold = p.gold.light
    out = disc(0, 0, 84, tone.dark, 5, gold)
    out += ring(4, lambda i: shape("M0 -8C26 -24 22 -54 0 -70C-22 -54 -26 -24 0 -8Z", gold, 0))
    return (
        out
        + ring(4, lambda i: shape("M0 -14L9 -44L0 -60L-9 -44Z", p.white.light, 0), 45)
        + disc(0, 0, 10, tone.light, 4, gold)
    )


def _field(pattern: Pattern, width: float, height: float) -> str:
    """The grid about the origin, stretched so that it divides the field exactly; what sticks out is painted over."""
    columns = max(2, round(width / pattern.across))
    rows = max(2, round(height / (2 * pattern.down))) * 2
    dx, dy = width / columns, height / rows
    stretch = f"scale({dx / pattern.across:.3f} {dy / pattern.down:.3f})"
    out = "<defs>"
    for name, part in (("m", pattern.motif), ("n", pattern.between)):
        if part:
            out += f'<g id="{name}"><g transform="{stretch}">{part}</g></g>'
    out += "</defs>"
    for r in range(-rows // 2, rows // 2 + 1):
        for k in range(-columns, columns + 1):
            name = "n" if (k - r) % 2 else "m"
            if name == "m" or pattern.between:
                out += f'<use xlink:href="#{name}" x="{num(k * dx / 2)}" y="{num(r * dy)}"/>'
    return out


def back(p: Palette, size: tuple[int, int], tone: Tone, weaver: Weaver, medal: Medal) -> str:
    """One back."""
    w, h = size
    gold = p.gold.light
    x, y = w / 2 - _MARGIN, h / 2 - _MARGIN

    def box(grow: float) -> str:
        a, b = x + grow, y + grow
        return f"M{-a} {-b}L{a} {-b}L{a} {b}L{-a} {b}Z"

    body = shape(box(0), tone.light, 0) + _field(weaver(tone, gold), 2 * x, 2 * y)
    body += line(box(20), 38, p.paper) + line(box(22), 4, tone.dark)
    body += line(box(0), 13, tone.dark) + line(box(0), 4, gold) + medal(p, tone)
    corners = "".join(disc(sx * x, sy * y, 13, tone.dark, 4, gold) for sx in (-1, 1) for sy in (-1, 1))
    return sheet(p, size, group(body + corners, w / 2, h / 2))


def backs(p: Palette, size: tuple[int, int], designs: Mapping[str, tuple[Tone, Weaver, Medal]]) -> dict[str, str]:
    """File name -> text of the backs `back_a.svg`, `back_b.svg` … in the order of the designs."""
    return {
        f"back_{letter}.svg": back(p, size, *design) for letter, design in zip("abcdef", designs.values(), strict=False)
    }


def named(designs: Mapping[str, tuple[Tone, Weaver, Medal]]) -> dict[str, str]:
    """The rows of the `[backs]` table."""
    return {name: f"back_{letter}.svg" for letter, name in zip("abcdef", designs, strict=False)}
