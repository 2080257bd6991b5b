"""Who plays for an empty chair: from what a seat may know to the probabilities of its moves, one module a game.

A bot never draws: `distribution` gives the same answer for the same view and level, and whoever lets it play draws from
the answer with a generator of their own.

>>> from random import Random
>>> draw({"play AD": 0.0, "play 2D": 1.0}, Random(1))
'play 2D'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import TypeAlias

from ..engine.game import View

LEVELS = ("1", "2", "3", "4", "5")
Chooser: TypeAlias = Callable[[View, int], dict[str, float]]


@cache
def _chooser(game: str) -> Chooser:
    name = f"{__name__}.{game}"
    try:
        # Late, because the choosers bring numpy.
        chooser: Chooser = import_module(name).distribution
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise LookupError(f"no bot plays {game}") from None
    return chooser


def distribution(view: View, level: str) -> dict[str, float]:
    """Returns the probability of each move that the bot of `level` (one of LEVELS) would make for the view's seat.

    The moves are legal ones and the probabilities sum to 1. Raises ValueError if there is no such level or the seat is
    not to move, LookupError if no bot plays the game.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to move")
    return _chooser(view.game)(view, int(level))


def draw(distribution: Mapping[str, float], rng: Random) -> str:
    """Returns one of the moves, drawn with their probabilities."""
    moves = sorted(move for move, chance in distribution.items() if chance > 0)
    return rng.choices(moves, [distribution[move] for move in moves])[0]
