"""Who deals or begins, found out with the cards as at a real table, before the first shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .cards import pack, rank
from .words import Card, Seat, Seats, Text, translate


@dataclass(frozen=True)
class Lots:
    """`seat` is whom the lot fell on; `turned` are the cards that each seat turned up for it, oldest first, if any.

    `story` tells it in sentences.
    """

    seat: int
    turned: tuple[tuple[str, ...], ...] = ()
    story: tuple[Text, ...] = ()


def drawn(seats: int, rng: Random) -> Lots:
    """Draws one of the seats without cards."""
    seat = rng.randrange(seats)
    return Lots(seat, story=(translate("Lots", "The lot falls on {seat}.").fill(seat=Seat(seat)),))


def cut(seats: int, rng: Random, strongest_first: str) -> Lots:
    """Lets every seat cut a card: the strongest rank wins; those who tie cut again, each from a whole pack."""
    turned: list[list[str]] = [[] for _ in range(seats)]
    story: list[Text] = []
    still = tuple(range(seats))
    while True:
        deck = rng.sample(pack(40), len(still))
        best = min(strongest_first.index(rank(card)) for card in deck)
        for seat, card in zip(still, deck, strict=True):
            turned[seat].append(card)
            story.append(translate("Lots", "{seat} cuts {card}.").fill(seat=Seat(seat), card=Card(card, the=True)))
        still = tuple(s for s, card in zip(still, deck, strict=True) if strongest_first.index(rank(card)) == best)
        if len(still) == 1:
            return Lots(still[0], tuple(map(tuple, turned)), tuple(story))
        story.append(translate("Lots", "A tie: {seats} cut again.").fill(seats=Seats(still)))


def turn_until(seats: int, rng: Random, wanted: str) -> Lots:
    """Turns the cards of a pack of 40 round the table, face up, until somebody gets the card `wanted`."""
    deck: Sequence[str] = rng.sample(pack(40), 40)
    turned: list[list[str]] = [[] for _ in range(seats)]
    for number, card in enumerate(deck):
        turned[number % seats].append(card)
        if card == wanted:
            break
    seat = number % seats
    text = translate("Lots", "Cards are turned round the table: {seat} gets {card}.")
    return Lots(seat, tuple(map(tuple, turned)), (text.fill(seat=Seat(seat), card=Card(wanted, the=True)),))
