"""A whole French deck in given inks: faces, backs and description."""

from . import backs
from .french_aces import ace
from .french_pips import pip_card
from .french_signs import HEIGHT, RANKS, SUITS, WIDTH, Inks
from .kit import description


def codes() -> list[str]:
    """The card codes in the order of a new pack."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def face(code: str, inks: Inks) -> str:
    """The SVG text of one card."""
    rank, suit = code
    return ace(suit, inks) if rank == "A" else pip_card(rank, suit, inks)


def french_deck(name: str, title: dict[str, str], inks: Inks) -> dict[str, str]:
    """File name -> text of a deck."""
    files = {f"{code}.svg": face(code, inks) for code in codes() if code[0] not in "JQK"}
    files |= backs.back_files(WIDTH, HEIGHT)
    files["deck.toml"] = description(
        name,
        "french",
        (52, 40),
        (WIDTH, HEIGHT),
        title,
        {code: f"{code}.svg" for code in codes()},
        backs.back_names(),
    )
    return files
