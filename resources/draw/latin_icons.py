"""The Latin suit signs as small icons, 64 by 64."""

from __future__ import annotations

from . import latin_spanish as spanish
from .latin_palette import ESPANOLA, NAPOLETANE, Palette
from .latin_parts import INK, group
from .latin_signs import club, coin, cup, sword

NAME = "latin_icons"
FOLDER = "icons"


def _icon(p: Palette, sign: str, scale: float, turn: float = 0) -> str:
    body = group(sign, 32, 32, turn, scale).replace(INK, p.ink)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    return f'{head}\n<g stroke-linejoin="round" stroke-linecap="round">{body}</g>\n</svg>\n'


def faces() -> dict[str, str]:
    """File name -> text: one sign a suit, Italian and Spanish."""
    n, e = NAPOLETANE, ESPANOLA
    return {
        "suit_italian_D.svg": _icon(n, coin(n), 0.57),
        "suit_italian_H.svg": _icon(n, cup(n), 0.44),
        "suit_italian_S.svg": _icon(n, sword(n, 200, None, 1.5), 0.39, 45),
        "suit_italian_C.svg": _icon(n, club(n, 190, 1.2), 0.33, 45),
        "suit_spanish_D.svg": _icon(e, spanish.oro(e), 0.57),
        "suit_spanish_H.svg": _icon(e, spanish.copa(e), 0.44),
        "suit_spanish_S.svg": _icon(e, spanish.espada(e, 200, 1.5), 0.39, 45),
        "suit_spanish_C.svg": _icon(e, spanish.basto(e, 190, 1.5), 0.34, 45),
    }
