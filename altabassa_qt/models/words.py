"""The engine's sentences said in the person's language, with names of people and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from ..engine.words import Card, Seat, Seats, Suit, Text, Word, translate

_ITALIAN_SUITS = {
    "D": translate("Cards", "coins", "Italian suit: denari"),
    "H": translate("Cards", "cups", "Italian suit: coppe"),
    "C": translate("Cards", "batons", "Italian suit: bastoni"),
    "S": translate("Cards", "swords", "Italian suit: spade"),
}
_SPANISH_SUITS = {
    "D": translate("Cards", "coins", "Spanish suit: oros"),
    "H": translate("Cards", "cups", "Spanish suit: copas"),
    "C": translate("Cards", "batons", "Spanish suit: bastos"),
    "S": translate("Cards", "swords", "Spanish suit: espadas"),
}
_FRENCH_SUITS = {
    "D": translate("Cards", "diamonds"),
    "H": translate("Cards", "hearts"),
    "C": translate("Cards", "clubs"),
    "S": translate("Cards", "spades"),
}
SUITS = {"italian": _ITALIAN_SUITS, "spanish": _SPANISH_SUITS, "french": _FRENCH_SUITS}

# Each rank bare and with its article.
_NUMBERS = {
    "A": (translate("Cards", "ace"), translate("Cards", "the ace")),
    "2": (translate("Cards", "two", "a card"), translate("Cards", "the two", "a card")),
    "3": (translate("Cards", "three", "a card"), translate("Cards", "the three", "a card")),
    "4": (translate("Cards", "four", "a card"), translate("Cards", "the four", "a card")),
    "5": (translate("Cards", "five", "a card"), translate("Cards", "the five", "a card")),
    "6": (translate("Cards", "six", "a card"), translate("Cards", "the six", "a card")),
    "7": (translate("Cards", "seven", "a card"), translate("Cards", "the seven", "a card")),
    "8": (translate("Cards", "eight", "a card"), translate("Cards", "the eight", "a card")),
    "9": (translate("Cards", "nine", "a card"), translate("Cards", "the nine", "a card")),
    "T": (translate("Cards", "ten", "a card"), translate("Cards", "the ten", "a card")),
}
_ITALIAN_FIGURES = {
    "J": (
        translate("Cards", "jack", "Italian or Spanish figure: fante, sota"),
        translate("Cards", "the jack", "Italian or Spanish figure: fante, sota"),
    ),
    "Q": (
        translate("Cards", "knight", "Italian or Spanish figure: cavallo, caballo"),
        translate("Cards", "the knight", "Italian or Spanish figure: cavallo, caballo"),
    ),
    "K": (
        translate("Cards", "king", "Italian or Spanish figure: re, rey"),
        translate("Cards", "the king", "Italian or Spanish figure: re, rey"),
    ),
}
_FRENCH_FIGURES = {
    "J": (
        translate("Cards", "jack", "French figure: fante, jota, valet"),
        translate("Cards", "the jack", "French figure: fante, jota, valet"),
    ),
    "Q": (
        translate("Cards", "queen", "French figure: donna, reina, dame"),
        translate("Cards", "the queen", "French figure: donna, reina, dame"),
    ),
    "K": (
        translate("Cards", "king", "French figure: re, rey, roi"),
        translate("Cards", "the king", "French figure: re, rey, roi"),
    ),
}
RANKS = {
    "italian": _NUMBERS | _ITALIAN_FIGURES,
    "spanish": _NUMBERS | _ITALIAN_FIGURES,
    "french": _NUMBERS | _FRENCH_FIGURES,
}
_CARD = translate("Cards", "{rank} of {suit}", "seven of coins")
_CARD_BEFORE_VOWEL = translate("Cards", "{rank} of {suit}", "the suit begins with a vowel: as d’épées")
_UNSEEN = (
    translate("Cards", "covered card", "a card that may not be seen"),
    translate("Cards", "the covered card", "a card that may not be seen"),
)
_AND = translate("Cards", "{some} and {last}", "the end of an enumeration: Anna, Bruno and Carla")
_AND_BEFORE_I = translate("Cards", "{some} and {last}", "the last begins with the sound i: Ana e Inés")
_AND_BEFORE_E = translate("Cards", "{some} and {last}", "the last begins with e: Anna ed Elena")

_VOWELS = "aeiouàâäéèêëîïôöùûü"


def _and_before(word: str) -> Text:
    """Returns the "and" that sounds well before a name: Spanish "e" before Inés or Hilda, but not before Iago."""
    first = word.lower().removeprefix("h")
    if first[:1] in ("i", "í") and first[1:2] not in tuple("aeouáéóú"):
        return _AND_BEFORE_I
    return _AND_BEFORE_E if word[:1] in tuple("EÈÉ") else _AND


class Speaker(QObject):
    """Says the engine's sentences in the language that is installed, with the names at one table.

    `names` are those of the seats; `tradition` (italian, spanish or french) is that of the deck in use.
    """

    def __init__(self, names: Sequence[str] = (), tradition: str = "french") -> None:
        super().__init__()
        self.names = tuple(names)
        self.tradition = tradition

    def say(self, text: Text | str) -> str:
        """Returns a sentence in the person's language; plain text as it is."""
        if isinstance(text, str):
            return text
        if text.n is None:
            said = QCoreApplication.translate(text.context, text.source, text.note)
        else:
            said = QCoreApplication.translate(text.context, text.source, text.note, text.n)
        return said.format_map({name: self._word(word) for name, word in text.words}) if text.words else said

    def card(self, code: str, the: bool = False, rank_only: bool = False) -> str:
        """Returns the name of a card in the tradition of the deck, with its article if `the`."""
        if code[0] not in RANKS[self.tradition]:
            return self.say(_UNSEEN[the])
        rank = self.say(RANKS[self.tradition][code[0]][the])
        if rank_only:
            return rank
        suit = self.suit(code[1])
        return self.say(_CARD_BEFORE_VOWEL if suit[0] in _VOWELS else _CARD).format(rank=rank, suit=suit)

    def suit(self, code: str) -> str:
        """Returns the name of a suit in the tradition of the deck."""
        return self.say(SUITS[self.tradition][code])

    def enumerate(self, words: Sequence[str]) -> str:
        """Returns `words` as one enumeration: "Anna, Bruno and Carla"."""
        if len(words) < 2:
            return "".join(words)
        return self.say(_and_before(words[-1])).format(some=", ".join(words[:-1]), last=words[-1])

    def _word(self, word: Word) -> str:
        match word:
            case Seat(number):
                return self.names[number]
            case Seats(numbers):
                return self.enumerate([self.names[number] for number in numbers])
            case Card(code, the, rank_only):
                return self.card(code, the, rank_only)
            case Suit(code):
                return self.suit(code)
            case Text():
                return self.say(word)
            case int():
                return QLocale().toString(word)
            case float():
                return QLocale().toString(word, "g", 6)
        return word
