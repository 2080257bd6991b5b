"""The engine's sentences in words, with the names of the table and of the deck."""

from __future__ import annotations

import pytest

from altabassa_qt.engine.words import Card, Seat, Seats, Suit, translate
from altabassa_qt.models.words import Speaker


def test_seats_are_named():
    text = translate("Test", "{seat} and {seats}").fill(seat=Seat(1), seats=Seats((0, 1, 2)))
    assert Speaker(("Anna", "Bruno", "Carla")).say(text) == "Bruno and Anna, Bruno and Carla"


@pytest.mark.parametrize(
    ("tradition", "queen", "suit"),
    [
        ("french", "queen of diamonds", "diamonds"),
        ("italian", "knight of coins", "coins"),
        ("spanish", "knight of coins", "coins"),
    ],
)
def test_cards_are_named_as_in_their_deck(tradition, queen, suit):
    speaker = Speaker((), tradition)
    text = translate("Test", "{card}, {suit}")
    assert speaker.say(text.fill(card=Card("QD"), suit=Suit("D"))) == f"{queen}, {suit}"
    assert speaker.say(translate("Test", "{card}").fill(card=Card("AS", the=True, rank_only=True))) == "the ace"


def test_an_unseen_card_has_no_name():
    assert Speaker().card("??") == "covered card"


def test_a_name_with_braces_stays_as_it_is():
    text = translate("Test", "{seat} wins").fill(seat=Seat(0))
    assert Speaker(("{seat} %n",)).say(text) == "{seat} %n wins"
