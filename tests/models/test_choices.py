"""Cards that are pointed at become moves, whatever the game."""

from __future__ import annotations

from dataclasses import replace

from altabassa_qt.engine.game import AnyCards, LegalMoves
from altabassa_qt.engine.games import find
from altabassa_qt.engine.layout import Pick, Place, Shape, ShownCard
from altabassa_qt.models.choices import choice, chosen_with, enabled


def _table(legal: LegalMoves, tokens: list[str], *picks: Pick):
    game = find("alta_bassa")
    view = game.start(game.complete_rules({}, 2), 2, {}).view(0)
    cards = tuple(ShownCard(token, token=token) for token in tokens)
    layout = replace(game.layout(view, True), places=(Place("x", Shape.ROW, None, cards),), picks=picks)
    return replace(view, legal=legal), layout


def test_one_card_is_one_move():
    table = _table(LegalMoves(["play 7C"]), ["7C", "8C"], Pick("play"))
    assert enabled(*table) == {"7C"}
    assert choice(*table, {"7C"}).at_once


def test_a_lead_that_may_be_said_in_several_ways_asks():
    table = _table(LegalMoves(["play 7C volo", "play 7C", "play 7C busso"]), ["7C"], Pick("play"))
    found = choice(*table, {"7C"})
    assert found.moves == ("play 7C", "play 7C busso", "play 7C volo")
    assert not found.at_once


def test_a_pair_takes_two_clicks_and_a_figure_one():
    table = _table(LegalMoves(["pair 0 3", "remove 1"], ["pair"]), ["0", "1", "3"], Pick("pair", 2, 2), Pick("remove"))
    assert enabled(*table) == {"0", "1", "3"}
    assert choice(*table, {"0"}).moves == ()
    assert choice(*table, chosen_with(*table, {"0"}, "3")).moves == ("pair 0 3",)
    assert choice(*table, {"1"}).at_once


def test_a_card_that_does_not_fit_begins_a_new_choice():
    table = _table(LegalMoves(["pair 0 3", "pair 1 2"], ["pair"]), ["0", "1", "2", "3"], Pick("pair", 2, 2))
    assert chosen_with(*table, {"0"}, "1") == {"1"}
    assert chosen_with(*table, {"0"}, "0") == frozenset()


def test_a_capture_that_could_still_grow_waits_to_be_confirmed():
    legal = LegalMoves(["capture QD", "capture QD AD", "capture 4C 5S"], ["capture"])
    table = _table(legal, ["QD", "AD", "4C", "5S"], Pick("capture", 1, 4))
    assert not choice(*table, {"QD"}).at_once
    assert choice(*table, {"QD"}).moves == ("capture QD",)
    assert choice(*table, {"5S", "4C"}).at_once


def test_any_four_cards_may_be_put_aside():
    hand = ["AD", "2D", "3D", "4D", "5D"]
    table = _table(AnyCards("discard", hand, 4), hand, Pick("discard", 4, 4, at_once=False))
    assert enabled(*table) == set(hand)
    found = choice(*table, set(hand[:4]))
    assert len(found.moves) == 1 and not found.at_once
