"""The deck ``quattro_colori``: blue diamonds and green clubs, so that no two suits share a colour."""

from .french_courts import FOUR_COLOUR_COMPANY
from .french_deck import french_deck
from .french_signs import FOUR_COLOURS

NAME = "quattro_colori"


def faces() -> dict[str, str]:
    """File name -> text."""
    title = {"it": "Quattro colori", "es": "Cuatro colores", "fr": "Quatre couleurs", "en": "Four colours"}
    return french_deck(NAME, title, FOUR_COLOURS, FOUR_COLOUR_COMPANY)
