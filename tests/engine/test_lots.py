"""Who deals or begins is found out with the cards."""

from __future__ import annotations

from random import Random

import pytest

from altabassa_qt.engine.cards import rank
from altabassa_qt.engine.games import find, names


@pytest.mark.parametrize("seed", range(40))
def test_the_higher_card_deals_at_cocincina_and_a_tie_cuts_again(seed):
    lots = find("cocincina").lots(2, Random(seed))
    *ties, (mine, other) = zip(*lots.turned, strict=True)
    assert all(rank(one) == rank(two) for one, two in ties)
    order = "A234567JQK"
    assert (order.index(rank(mine)) > order.index(rank(other))) == (lots.seat == 0)


@pytest.mark.parametrize("seed", range(40))
def test_the_lowest_card_deals_at_terziglio(seed):
    lots = find("terziglio").lots(3, Random(seed))
    assert len(lots.turned[lots.seat]) == max(map(len, lots.turned))
    lowest = "4567JQKA23"
    assert lowest.index(rank(lots.turned[lots.seat][0])) == min(lowest.index(rank(cards[0])) for cards in lots.turned)


@pytest.mark.parametrize("seed", range(40))
def test_whoever_gets_the_king_of_coins_keeps_the_bank(seed):
    lots = find("sette_mezzo").lots(5, Random(seed))
    assert lots.turned[lots.seat][-1] == "KD"
    assert sum(cards.count("KD") for cards in lots.turned) == 1


@pytest.mark.parametrize("game", names())
def test_the_lot_is_a_seat_and_can_be_shown(game):
    game = find(game)
    seats = game.seats.stop - 1
    lots = game.lots(seats, Random(1))
    assert 0 <= lots.seat < seats
    view = game.start(game.complete_rules({}, seats), seats, dict.fromkeys(game.setup_keys, lots.seat)).view(None)
    layout = game.lots_layout(view, lots)
    assert layout.pause is not None and layout.prompt is not None
    assert not layout.controls and not layout.picks
