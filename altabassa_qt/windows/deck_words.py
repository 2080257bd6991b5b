"""How the choices of a deck are called: its backs, its suits, and the letters of its figures."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def back_words(back: str) -> str:
    """Returns how a back is called; an own deck's by its id."""
    words = {
        "night": QCoreApplication.translate("Backs", "Night", "colour of a card's back"),
        "wine": QCoreApplication.translate("Backs", "Wine", "colour of a card's back"),
        "bottle": QCoreApplication.translate("Backs", "Bottle", "colour of a card's back"),
        "red": QCoreApplication.translate("Backs", "Red", "colour of a card's back"),
        "blue": QCoreApplication.translate("Backs", "Blue", "colour of a card's back"),
        "green": QCoreApplication.translate("Backs", "Green", "colour of a card's back"),
        "black": QCoreApplication.translate("Backs", "Black", "colour of a card's back"),
        "plain": QCoreApplication.translate("Backs", "Plain", "a card's back"),
    }
    numbered = re.fullmatch(r"back_?(\d*)", back)  # as other programs call them
    if numbered:
        return QCoreApplication.translate("Backs", "Back {number}").format(number=int(numbered[1] or 1))
    known = {"rosso": "red", "rojo": "red", "azzurro": "blue", "azul": "blue", "verde": "green", "nero": "black"}
    return words.get(known.get(back, back), back)


def tradition_words(tradition: str) -> str:
    """Returns how the suits of a tradition are called together."""
    words = {
        "french": QCoreApplication.translate("Decks", "French", "kind of suits: diamonds, hearts, clubs, spades"),
        "italian": QCoreApplication.translate("Decks", "Italian", "kind of suits: coins, cups, batons, swords"),
        "spanish": QCoreApplication.translate("Decks", "Spanish", "kind of suits: oros, copas, bastos, espadas"),
    }
    return words[tradition]


def letters_words(letters: str, tradition: str = "french") -> str:
    """Returns how the letters of the figures are called, with those that a deck of that tradition then has."""
    french = tradition == "french"
    words = {
        "": QCoreApplication.translate("Letters", "As in the language", "letters of the figures"),
        "fr": QCoreApplication.translate("Letters", "French ({letters})", "letters of the figures"),
        "it_rdf": QCoreApplication.translate("Letters", "Italian ({letters})", "letters of the figures"),
        "it": QCoreApplication.translate("Letters", "Italian ({letters})", "letters of the figures"),
        "es": QCoreApplication.translate("Letters", "Spanish ({letters})", "letters of the figures"),
        "en": QCoreApplication.translate("Letters", "English ({letters})", "letters of the figures"),
    }
    signs = {
        "fr": "R D V" if french else "R C V",
        "it_rdf": "R D F",
        "it": "R D F" if french else "R C F",
        "es": "K Q J" if french else "R C S",
        "en": "K Q J" if french else "K N J",
    }
    return words.get(letters, letters).format(letters=signs.get(letters, ""))


def all_letters(decks: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Returns everything that some deck offers, each once; first "", as in the language."""
    offered = {letters for deck in decks for letters in deck}
    known = ("fr", "it_rdf", "it", "es", "en")
    return ("", *(code for code in known if code in offered), *sorted(offered - set(known)))
