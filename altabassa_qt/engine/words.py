"""Sentences that the engine hands on untranslated, for the edge to say in the person's language.

`translate` has the name and the arguments of Qt's own function, so that the translation tools find every
sentence; here it only notes what is to be said. The models turn a `Text` into words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias


@dataclass(frozen=True)
class Seat:
    """The name of whoever sits at seat `number`, in a sentence."""

    number: int


@dataclass(frozen=True)
class Seats:
    """The names of several seats, as an enumeration ("Anna, Bruno and Çelik")."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """The name of the card `code`, in the tradition of the deck in use.

    `the` puts the definite article before it ("the ace"), `rank_only` leaves out the suit.
    """

    code: str
    the: bool = False
    rank_only: bool = False


@dataclass(frozen=True)
class Suit:
    """The name of a suit (`D`, `H`, `C` or `S`) in the tradition of the deck in use."""

    code: str


Word: TypeAlias = "str | int | float | Seat | Seats | Card | Suit | Text"


@dataclass(frozen=True)
class Text:
    """A sentence to be translated: `{name}` stands for the word filled in under that name, `%n` for the number `n`."""

    context: str
    source: str
    note: str = ""
    n: int | None = None
    words: tuple[tuple[str, Word], ...] = ()

    def fill(self, **words: Word) -> Text:
        """Returns the same sentence with `words` for its `{…}` places."""
        return replace(self, words=self.words + tuple(words.items()))

    def __str__(self) -> str:
        """The sentence in plain English, seats by number and cards by code: for the command line and for tests."""
        source = self.source if self.n is None else self.source.replace("%n", str(self.n))
        return source.format_map({name: _plain(word) for name, word in self.words})


def translate(context: str, source: str, note: str = "", n: int | None = None) -> Text:
    """Notes a sentence of `context`; `note` is for translators, `n` chooses the plural form."""
    return Text(context, source, note, n)


def _plain(word: Word) -> str:
    match word:
        case Seat(number):
            return f"seat {number}"
        case Seats(numbers):
            return ", ".join(f"seat {number}" for number in numbers)
        case Card(code) | Suit(code):
            return code
        case _:
            return str(word)
