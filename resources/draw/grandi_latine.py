"""The deck ``grandi_latine``: coins, cups, batons and swords for poor sight, each suit with its colour and outline."""

from .french_signs import SUITS
from .grandi_parts import BLACK, WHITE, add_emblem, add_letter, back_files, back_names, blank
from .kit import Drawing, description, disc, joined, leaf, moved, path

NAME = "grandi_latine"
_WIDTH, _HEIGHT = 580, 880
_RANKS = "A234567JQK"
_FILL = {"D": "#ffd80a", "H": "#e3122b", "C": "#2f9e4f", "S": "#3f7fe0"}
_EMBLEMS = {"J": "beret", "Q": "horse", "K": "crown"}
_LETTERS = {
    "": {"J": "F", "Q": "C", "K": "R"},
    "es": {"J": "S", "Q": "C", "K": "R"},
    "fr": {"J": "V", "Q": "C", "K": "R"},
    "en": {"J": "J", "Q": "N", "K": "K"},
}


def _coin(sign: Drawing) -> None:
    sign.add(disc(0, 0, 47), _FILL["D"], BLACK, 8)
    sign.add(disc(0, 0, 35), "none", "#d99000", 5)
    sign.add(joined(*(moved(leaf(25, 9), 0, 0, 1, k * 60) for k in range(6))), _FILL["H"], BLACK, 3)


def _cup(sign: Drawing) -> None:
    sign.add("M-5 22L5 22L6 38C10 44 34 44 36 58L-36 58C-34 44-10 44-6 38Z", _FILL["D"], BLACK, 7)
    sign.add("M-40-48C-44-4-24 16 0 16C24 16 44-4 40-48Z", _FILL["H"], BLACK, 8)
    sign.add(disc(0, 24, 13, 9), _FILL["D"], BLACK, 6)
    sign.add(disc(0, -48, 40, 10), WHITE, BLACK, 7)
    sign.line("M-26-24C-26-10-20-2-12 2", 6, WHITE)


def _baton(sign: Drawing) -> None:
    club = path("M-8 66C-9 24-24-6-24-34C-24-72 24-72 24-34C24-6 9 24 8 66C6 74-6 74-8 66Z")
    for x, y, r in ((-23, -46, 11), (25, -30, 11), (-20, -8, 10), (15, 12, 9), (-9, 32, 7), (6, -64, 10)):
        club = club.united(disc(x, y, r))
    sign.add(moved(club, 2, -1, 0.94, 45), _FILL["C"], BLACK, 8)
    knots = joined(*(disc(x, y, 4.5) for x, y in ((0, -38), (8, -10), (-3, 14))))
    sign.add(moved(knots, 2, -1, 1, 45), BLACK)


def _sword(sign: Drawing) -> None:
    turned = [
        ("M-15 20L-15-44L0-64L15-44L15 20Z", _FILL["S"]),
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
        add_emblem(corner, _EMBLEMS[rank], (428, 154), _FILL[suit], 0.9, BLACK)
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
