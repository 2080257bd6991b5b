"""The deck ``grandi``: French suits for poor sight, black or strong red on white."""

from .french_deck import LETTERS, codes
from .french_signs import HEIGHT, SIGN, WIDTH
from .grandi_parts import add_emblem, add_letter, back_files, back_names, blank
from .kit import Drawing, description, moved

NAME = "grandi"
_INKS = {"D": "#d10019", "H": "#d10019", "C": "#000000", "S": "#000000"}
_EMBLEMS = {"J": "beret", "Q": "tiara", "K": "crown"}


def face(code: str, letter: str) -> str:
    """One card: letter and sign over each other at the left, the same turned at the right, figures with an emblem."""
    rank, suit = code[0], code[1]
    ink = _INKS[suit]
    card = blank(WIDTH, HEIGHT)
    corner = Drawing()
    add_letter(corner, letter, ink)
    corner.add(moved(SIGN[suit], 140, 492, 2.15), ink)
    if rank in _EMBLEMS:
        add_emblem(corner, _EMBLEMS[rank], (466, 160), ink, 0.92)
    card.both_ways("corner", corner)
    return card.svg()


def faces() -> dict[str, str]:
    """File name -> text."""
    files = {f"{code}.svg": face(code, code[0]) for code in codes()}
    tables: dict[str, dict[str, str]] = {}
    for language, letters in LETTERS.items():
        table = {code: f"{language}/{code}.svg" for code in codes() if code[0] in letters}
        files |= {file: face(code, letters[code[0]]) for code, file in table.items()}
        tables[f"letters.{language}"] = table
    files |= back_files(WIDTH, HEIGHT)
    title = {"it": "Grandi", "es": "Grandes", "fr": "Grandes cartes", "en": "Large print"}
    named = {code: f"{code}.svg" for code in codes()}
    files["deck.toml"] = description(NAME, "french", (52, 40), (WIDTH, HEIGHT), title, named, back_names(), tables)
    return files
