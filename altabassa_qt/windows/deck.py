"""Which deck a game is played with, and which decks there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData

from ..engine.game import Game, Rules
from ..engine.words import Text, translate
from ..session.settings import Settings
from ..session.storage import folders
from ..table.art import DeckArt, DeckError, decks
from .language import current

# What people of each language are used to; only a beginning, for those who have chosen nothing.
_AT_HOME = {"it": "napoletane", "es": "espanola", "fr": "francesi", "en": "francesi"}
_ALWAYS = TWO_COLOURS = "francesi"
_FOUR_COLOURS = "quattro_colori"


def installed(settings: Settings) -> list[DeckArt]:
    """Returns all decks that can be read: the program's, then the person's own; of one name only the first counts.

    Where nothing else was chosen, the letters of the figures are those of the language, if the deck has them.
    """
    # Late, here and below: reading archives is not needed to show the first window.
    from ..session.decks import own_decks

    letters = settings.letters or current()
    found: list[DeckArt] = []
    for folder in decks(own_decks()):
        try:
            deck = DeckArt(folder, folders().cache, letters, settings.indices)
        except DeckError:
            continue
        if all(deck.name != other.name for other in found):
            found.append(deck)
    return found


def fitting(settings: Settings, pack: int) -> list[DeckArt]:
    """Returns the decks that can draw a pack of 40 or 52 cards."""
    return [deck for deck in installed(settings) if pack in deck.packs]


def deck_of_pack(settings: Settings, pack: int, language: str) -> DeckArt | None:
    """Returns the deck for every game with that pack: the one chosen, the one people here are used to, or any."""
    return _named(fitting(settings, pack), (settings.decks.get(str(pack)), _AT_HOME.get(language), _ALWAYS))


def chosen_deck(settings: Settings, game: Game, rules: Rules, language: str) -> DeckArt:
    """Returns the deck chosen for `game`: its own if one was chosen for it, else that of its pack.

    Raises LookupError if there is none at all.
    """
    pack = game.pack(rules)
    usable = fitting(settings, pack)
    own = next((deck for deck in usable if deck.name == settings.decks.get(game.id)), None)
    deck = own or deck_of_pack(settings, pack, language)
    if deck is None:
        raise LookupError(f"no deck draws a pack of {pack}")
    return deck


def deck_for(settings: Settings, game: Game, rules: Rules, language: str) -> DeckArt:
    """Returns the deck to play `game` with: the one chosen, in four colours if people like that better.

    Raises LookupError if there is none at all.
    """
    deck = chosen_deck(settings, game, rules, language)
    if settings.four_colours and deck.name == TWO_COLOURS:
        four = (other for other in fitting(settings, game.pack(rules)) if other.name == _FOUR_COLOURS)
        return next(four, deck)
    return deck


def forget_lost(settings: Settings) -> list[Text]:
    """Takes decks that are not there any more out of the settings; returns the sentences that say so, each once."""
    if not settings.decks:
        return []
    there = [deck.name for deck in installed(settings)]
    lost = [str(name) for name in settings.decks.values() if name not in there]
    settings.decks = {key: name for key, name in settings.decks.items() if name in there}
    text = translate("Decks", "The deck {name} is not there any more; another one is used.")
    return [text.fill(name=name.removeprefix("own_")) for name in dict.fromkeys(lost)]


def _named(decks: Sequence[DeckArt], names: Iterable[str | None]) -> DeckArt | None:
    """The first deck that has one of the names, the first name counting most; the first deck if none has."""
    for name in names:
        for deck in decks:
            if deck.name == name:
                return deck
    return decks[0] if decks else None


def deck_among(data: QMimeData) -> Path | None:
    """Returns the folder, archive or drawing in what is dropped that may hold a deck."""
    from ..session.deck_files import is_archive_name
    from ..session.decks import is_drawing

    for url in data.urls():
        path = Path(url.toLocalFile()) if url.isLocalFile() else None
        if path is not None and (path.is_dir() or is_archive_name(path.name) or is_drawing(path.name)):
            return path
    return None
