"""Card codes and packs (spec: cards.md).

A card is the plain text of its code, rank then suit:

>>> rank("TD"), suit("TD")
('T', 'D')
>>> len(pack(40)), pack(52)[8:11]
(40, ('9D', 'TD', 'JD'))
"""

from __future__ import annotations

from functools import cache

SUITS = "DHCS"
RANKS = {40: "A234567JQK", 52: "A23456789TJQK"}
HIDDEN = "??"


@cache
def pack(size: int) -> tuple[str, ...]:
    """Returns a new pack of 40 or 52 cards in its order: suits D H C S, in each A 2 … K."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS[size])


def rank(card: str) -> str:
    """Returns the rank letter of a card code."""
    return card[0]


def suit(card: str) -> str:
    """Returns the suit letter of a card code."""
    return card[1]


def hidden(cards: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Returns as many unseen cards as there are in `cards`."""
    return (HIDDEN,) * len(cards)
