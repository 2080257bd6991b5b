"""The games: one module each, found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ..game import Game


@cache
def names() -> tuple[str, ...]:
    """Returns the ids of all games, which are the names of the modules here, in the order of the start page."""
    found = [module.name for module in iter_modules(__path__)]
    return tuple(sorted(found, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name)))


_ORDER = ("alta_bassa", "previsioni", "undici", "sette_mezzo", "cocincina", "terziglio")


@cache
def find(name: str) -> Game:
    """Returns the game with this id. Raises KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    game: Game = import_module(f".{name}", __name__).GAME
    return game
