"""The deck ``francesi``: red and black."""

from .french_courts import TWO_COLOUR_COMPANY
from .french_deck import french_deck
from .french_signs import TWO_COLOURS

NAME = "francesi"


def faces() -> dict[str, str]:
    """File name -> text."""
    title = {"it": "Francesi", "es": "Francesas", "fr": "Françaises", "en": "French"}
    return french_deck(NAME, title, TWO_COLOURS, TWO_COLOUR_COMPANY)
