"""The bot of Gioco dell'11: that no order is better than another is shown with the game's own tests."""

from random import Random

import pytest

from altabassa_qt import bots
from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.games.undici import GAME


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_legal_move_is_as_likely(level: str) -> None:
    deck = list(pack(52))
    Random(2).shuffle(deck)
    view = GAME.start(GAME.complete_rules({}, 1), 1, {}).deal(tuple(deck)).view(0)
    chances = bots.distribution(view, level)
    assert list(chances) == view.legal.listed() and len(set(chances.values())) == 1
    assert sum(chances.values()) == pytest.approx(1)
