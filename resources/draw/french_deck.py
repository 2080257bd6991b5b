"""A whole French deck in given inks: faces, backs and description."""

from collections.abc import Mapping
from types import MappingProxyType

from . import backs
from .french_aces import ace
from .french_courts import Company, court
from .french_pips import pip_card
from .french_signs import HEIGHT, RANKS, SUITS, WIDTH, Inks
from .kit import description


def codes() -> list[str]:
    """The card codes in the order of a new pack."""
    return [rank + suit for suit in SUITS for rank in RANKS]


# Index letters of the courts where they differ from A K Q J: in French, and by choice in Italian.
LETTERS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"fr": {"K": "R", "Q": "D", "J": "V"}, "it_rdf": {"K": "R", "Q": "D", "J": "F"}}
)


def face(code: str, inks: Inks, company: Company, letter: str = "") -> str:
    """The SVG text of one card, with another letter in its corners if one is given."""
    rank, suit = code[0], code[1]
    if rank == "A":
        return ace(suit, inks)
    return court(code, letter or rank, inks, company) if rank in "JQK" else pip_card(rank, suit, inks)


def french_deck(name: str, title: dict[str, str], inks: Inks, company: Company) -> dict[str, str]:
    """File name -> text of a deck."""
    files = {f"{code}.svg": face(code, inks, company) for code in codes()}
    tables: dict[str, dict[str, str]] = {}
    for language, letters in LETTERS.items():
        table = {code: f"{language}/{code}.svg" for code in codes() if code[0] in letters}
        files |= {file: face(code, inks, company, letters[code[0]]) for code, file in table.items()}
        tables[f"letters.{language}"] = table
    files |= backs.back_files(WIDTH, HEIGHT)
    files["deck.toml"] = description(
        name,
        "french",
        (52, 40),
        (WIDTH, HEIGHT),
        title,
        {code: f"{code}.svg" for code in codes()},
        backs.back_names(),
        tables,
    )
    return files
