"""Which deck a game is played with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.game import Game, Rules
from ..session.settings import Settings
from ..session.storage import folders
from ..table.art import DeckArt, DeckError, decks

# What people of each language are used to; only a beginning, for those who have chosen nothing.
_AT_HOME = {"it": "napoletane", "es": "espanola", "fr": "francesi", "en": "francesi"}
_ALWAYS = "francesi"


def installed(settings: Settings) -> list[DeckArt]:
    """Returns all decks that can be read: the program's, then the person's own."""
    found = []
    for folder in decks(folders().data / "decks"):
        try:
            found.append(DeckArt(folder, folders().cache, settings.letters, settings.indices))
        except DeckError:
            continue
    return found


def fitting(settings: Settings, pack: int) -> list[DeckArt]:
    """Returns the decks that can draw a pack of 40 or 52 cards."""
    return [deck for deck in installed(settings) if pack in deck.packs]


def deck_of_pack(settings: Settings, pack: int, language: str) -> DeckArt | None:
    """Returns the deck for every game with that pack: the one chosen, the one people here are used to, or any."""
    return _named(fitting(settings, pack), (settings.decks.get(str(pack)), _AT_HOME.get(language), _ALWAYS))


def deck_for(settings: Settings, game: Game, rules: Rules, language: str) -> DeckArt:
    """Returns the deck to play `game` with: its own if one was chosen for it, else that of its pack.

    Raises LookupError if there is none at all.
    """
    pack = game.pack(rules)
    usable = fitting(settings, pack)
    own = next((deck for deck in usable if deck.name == settings.decks.get(game.id)), None)
    deck = own or deck_of_pack(settings, pack, language)
    if deck is None:
        raise LookupError(f"no deck draws a pack of {pack}")
    return deck


def _named(decks: Sequence[DeckArt], names: Iterable[str | None]) -> DeckArt | None:
    """The first deck that has one of the names, the first name counting most; the first deck if none has."""
    for name in names:
        for deck in decks:
            if deck.name == name:
                return deck
    return decks[0] if decks else None
