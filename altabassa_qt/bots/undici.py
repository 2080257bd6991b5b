"""How bots play Gioco dell'11: as it comes, for the order of removals never changes the outcome (spec: undici.md)."""

from __future__ import annotations

from ..engine.game import View


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns the same probability for each legal move, at every level: none is better than another."""
    moves = view.legal.listed()
    return dict.fromkeys(moves, 1 / len(moves))
