"""How bots play Alta e Bassa."""

from __future__ import annotations

from ..engine.game import View


def distribution(view: View, level: int) -> dict[str, float]:
    """Returns the probabilities of the seat's moves at `level`, 1 to 5."""
    moves = view.legal.listed()
    return {move: 1 / len(moves) for move in moves}
