"""Cards for their owner's eyes alone, on a screen that several people share: they lie face down until they are held."""

from __future__ import annotations

from dataclasses import replace

from ..engine.cards import HIDDEN
from ..engine.layout import Layout, Place, ShownCard
from ..engine.words import translate

_NAME = translate("Play", "your covered card: hold it to look at it", "spoken name of a card")
_HOLD = translate("Play", "hold to look", "under a covered card; short")


def covered(layout: Layout) -> Layout:
    """Returns a layout whose private cards lie face down, and whose words don't tell of them."""
    if not any(card.private for place in layout.places for card in place.cards):
        return layout
    places = tuple(_covered(place) for place in layout.places)
    return replace(layout, places=places, prompt=layout.aside or layout.prompt)


def _covered(place: Place) -> Place:
    if not any(card.private for card in place.cards):
        return place
    down = ShownCard(HIDDEN, face=False, name=_NAME, private=True)
    cards = tuple(replace(down, token=card.token) if card.private else card for card in place.cards)
    return replace(place, cards=cards, caption=_HOLD)
