"""The sheet a Latin-suited card is drawn on, rows of suit signs, and the three backs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .latin_letters import lettering
from .latin_palette import Palette
from .latin_parts import INK, finer, group, num, shape
from .latin_signs import number, number_width

Spot = tuple[float, float, float, float]  # x and y as fractions of the card, turn, scale

RANKS_40 = "A234567JQK"
RANKS_52 = "A23456789TJQK"
SUITS = "DHCS"
ITALIAN_COURTS = {"J": "F", "Q": "C", "K": "R"}


def codes(ranks: str) -> list[str]:
    """The codes of a pack in the order of a new one."""
    return [rank + suit for suit in SUITS for rank in ranks]


def sheet(p: Palette, size: tuple[int, int], body: str, radius: float = 26) -> str:
    """A whole card as SVG text; corners outside the rounded sheet stay transparent."""
    w, h = size
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    box = f'x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{num(radius)}"'
    paper = f'<rect {box} fill="{p.paper}" stroke="{p.edge}" stroke-width="3"/>'
    drawing = f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g>'.replace(INK, p.ink)
    return f'{head} width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n{paper}\n{drawing}\n</svg>\n'


def frame(size: tuple[int, int], inset: float, radius: float, ink: str, width: float) -> str:
    """A line round the picture."""
    box = (
        f'x="{inset:g}" y="{inset:g}" width="{size[0] - 2 * inset:g}" height="{size[1] - 2 * inset:g}" rx="{radius:g}"'
    )
    return f'<rect {box} fill="none" stroke="{ink}" stroke-width="{width:g}"/>'


def double(size: tuple[int, int], half: str, seam: str) -> str:
    """A half figure over the middle of the card, the same turned, and what hides the seam."""
    body = f'<g id="h">{half}</g><use xlink:href="#h" transform="rotate(180)"/>{seam}'
    return group(body, size[0] / 2, size[1] / 2)


def use(name: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A defined sign put somewhere."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({scale:.3f})" if scale != 1 else ""
    return f'<use xlink:href="#{name}" transform="translate({num(x)} {num(y)}){turned}{scaled}"/>'


def corner_index(
    p: Palette,
    size: tuple[int, int],
    rank: str,
    sign: str,
) -> str:
    """Rank over a suit sign (about 50 high) on a paper tab in two corners, for decks without indices by tradition."""
    if rank.isdigit():
        figure = number(rank, 0, 0, 66)
        wide = number_width(rank, 66)
    else:
        letter = ITALIAN_COURTS.get(rank, rank)
        figure = lettering(letter, 0, 66, width=10)
        wide = 0
    tab = "M10 32C10 18 18 10 32 10L72 10L84 22L84 146L72 158L10 158Z"
    corner = shape(tab, p.paper, 4, p.edge) + group(figure, 47 - wide / 2, 24) + group(sign, 47, 124)
    return in_two_corners(size, corner)


def in_two_corners(size: tuple[int, int], corner: str) -> str:
    """What stands at the top left, and the same turned at the bottom right."""
    turned = f'<use xlink:href="#corner" transform="rotate(180 {size[0] / 2:g} {size[1] / 2:g})"/>'
    return f'<g id="corner">{corner}</g>{turned}'


def pips(signs: Sequence[str], spots: Iterable[Spot], size: tuple[int, int]) -> str:
    """Signs at spots, the different signs taken in turn; outlines of large signs are drawn finer."""
    places = list(spots)
    thin = min(1.0, 1.7 / places[0][3])
    used = [finer(sign, thin) if thin < 1 else sign for sign in signs[: len(places)]]
    defs = "".join(f'<g id="s{i}">{sign}</g>' for i, sign in enumerate(used))
    return f"<defs>{defs}</defs>" + "".join(
        use(f"s{i % len(used)}", x * size[0], y * size[1], turn, scale) for i, (x, y, turn, scale) in enumerate(places)
    )
