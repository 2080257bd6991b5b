"""The deck ``francesi``: red and black."""

from .french_deck import french_deck
from .french_signs import TWO_COLOURS

NAME = "francesi"


def faces() -> dict[str, str]:
    """File name -> text."""
    return french_deck(NAME, {"it": "Francesi", "es": "Francesas", "fr": "Françaises", "en": "French"}, TWO_COLOURS)
