"""The deck ``grandi_latine``: coins, cups, batons and swords for poor sight, each suit with its colour and outline."""

import math

from .french_signs import SUITS
from .grandi_parts import BLACK, WHITE, add_emblem, add_letter, back_files, back_names, blank
from .kit import Drawing, description, disc, joined, leaf, moved

NAME = "grandi_latine"
_WIDTH, _HEIGHT = 580, 880
_RANKS = "A234567JQK"
_DARK = {"D": "#8a5a00", "H": "#c40018", "C": "#0b5f2a", "S": "#0a3f9c"}
_FILL = {"D": "#ffc61a", "H": "#e3122b", "C": "#2f9e4f", "S": "#3f7fe0"}
_EMBLEMS = {"J": "cap", "Q": "horse", "K": "crown"}
_LETTERS = {
    "": {"J": "F", "Q": "C", "K": "R"},
    "es": {"J": "S", "Q": "C", "K": "R"},
    "fr": {"J": "V", "Q": "C", "K": "R"},
    "en": {"J": "J", "Q": "N", "K": "K"},
}


def _coin(sign: Drawing) -> None:
    sign.add(disc(0, 0, 46), _FILL["D"], BLACK, 8)
    sign.add(disc(0, 0, 31), "none", BLACK, 5)
    sign.add(joined(*(moved(leaf(19, 8), 0, 0, 1, k * 60) for k in range(6))), BLACK)
    rim = [(38.5 * math.cos(t), 38.5 * math.sin(t)) for t in (k * math.pi / 8 for k in range(16))]
    sign.add(joined(*(disc(x, y, 2.6) for x, y in rim)), BLACK)


def _cup(sign: Drawing) -> None:
    bowl = "M-42-48L42-48C44-4 26 12 9 16L9 28L30 42L30 52L-30 52L-30 42L-9 28L-9 16C-26 12-44-4-42-48Z"
    sign.add(bowl, _FILL["H"], BLACK, 8)
    sign.add("M-38-30L38-30L36-16L-36-16Z", WHITE, BLACK, 5)


def _baton(sign: Drawing) -> None:
    club = "M-13 54L-19 6L-34-4L-22-14L-26-34C-24-54 24-54 26-34L23-20L36-8L20 4L13 54Z"
    sign.add(club, _FILL["C"], BLACK, 8)
    sign.add(disc(0, -40, 15, 7), WHITE, BLACK, 5)
    sign.line("M-4-14L-2 30 M8-6L5 14", 5, BLACK)


def _sword(sign: Drawing) -> None:
    turned = [
        ("M-12 20L-12-44L0-62L12-44L12 20Z", _FILL["S"]),
        ("M-36 14L36 14L36 28L-36 28Z", _FILL["D"]),
        ("M-7 29L7 29L7 48L-7 48Z", _FILL["S"]),
    ]
    for d, fill in turned:
        sign.add(moved(d, 0, 0, 1, 28), fill, BLACK, 7)
    sign.add(moved(disc(0, 54, 9), 0, 0, 1, 28), _FILL["D"], BLACK, 7)
    sign.line(moved("M0-44L0 10", 0, 0, 1, 28), 4, BLACK)


_SIGNS = {"D": _coin, "H": _cup, "C": _baton, "S": _sword}


def face(code: str, letter: str) -> str:
    """One card: number or letter over the sign at the left, the same turned at the right, figures with an emblem."""
    rank, suit = code[0], code[1]
    card = blank(_WIDTH, _HEIGHT)
    corner = Drawing()
    add_letter(corner, letter, BLACK)
    sign = Drawing()
    _SIGNS[suit](sign)
    corner.raw('<g transform="translate(140 496) scale(2.1)">')
    corner.parts += [*sign.parts, "</g>"]
    if rank in _EMBLEMS:
        add_emblem(corner, _EMBLEMS[rank], 428, 160, _DARK[suit], 0.9)
    card.both_ways("corner", corner)
    return card.svg()


def faces() -> dict[str, str]:
    """File name -> text."""
    codes = [rank + suit for suit in SUITS for rank in _RANKS]
    files: dict[str, str] = {}
    tables: dict[str, dict[str, str]] = {}
    for language, letters in _LETTERS.items():
        prefix = f"{language}/" if language else ""
        wanted = [code for code in codes if not language or letters.get(code[0]) != _LETTERS[""].get(code[0])]
        table = {code: f"{prefix}{code}.svg" for code in wanted}
        files |= {file: face(code, letters.get(code[0], code[0]).replace("A", "1")) for code, file in table.items()}
        tables[f"letters.{language}" if language else "faces"] = table
    named = tables.pop("faces")
    files |= back_files(_WIDTH, _HEIGHT)
    title = {
        "it": "Grandi italiane",
        "es": "Grandes italianas",
        "fr": "Grandes italiennes",
        "en": "Large print, Italian",
    }
    files["deck.toml"] = description(NAME, "italian", (40,), (_WIDTH, _HEIGHT), title, named, back_names(), tables)
    return files
