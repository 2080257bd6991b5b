"""What the trick games share: following suit, sharing out unseen cards, and the memory aid of suits."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random

from .cards import SUITS, suit
from .game import Event
from .layout import Cell, Sheet, SheetRow
from .words import Card, Suit, Text, translate


def must_play(hand: Sequence[str], led: str | None) -> tuple[str, ...]:
    """Returns the cards of `hand` that may be played to a trick that began with the card `led` (None: to lead).

    >>> must_play(["AD", "2D", "3C"], "7D"), must_play(["3C"], "7D")
    (('AD', '2D'), ('3C',))
    """
    following = tuple(card for card in hand if led is not None and suit(card) == suit(led))
    return following or tuple(hand)


def shown_voids(plays: Iterable[Event]) -> set[tuple[int, str]]:
    """Returns the pairs of seat and suit of which the seat has shown to hold no card any more.

    `plays` are the `play` events of one deal; each says in its values the card `led` (None: it led itself) and
    perhaps a `signal`.
    """
    voids = set()
    for event in plays:
        assert event.seat is not None
        led = event.values["led"]
        if led is not None and suit(event.cards[0]) != suit(led):
            voids.add((event.seat, suit(led)))
        if event.values.get("signal") == "volo":
            voids.add((event.seat, suit(event.cards[0])))
    return voids


def share_out(
    sizes: Sequence[int], allowed: Mapping[str, Collection[int]], rng: Random
) -> tuple[tuple[str, ...], ...] | None:
    """Returns a random sharing of the cards in `allowed` among holders 0, 1 … or None if there is none.

    Holder h gets `sizes[h]` cards, in all as many as there are; a card goes only to one of its `allowed` holders.

    >>> share_out([1, 1], {"AD": (0, 1), "2D": (0,)}, Random(1))
    (('2D',), ('AD',))
    """
    cards = list(allowed)
    rng.shuffle(cards)
    everybody = {holder for holder, size in enumerate(sizes) if size}
    if all(everybody.issubset(holders) for holders in allowed.values()):
        ends = list(accumulate(sizes))
        return tuple(tuple(cards[end - size : end]) for size, end in zip(sizes, ends, strict=True))
    cards.sort(key=lambda card: len(allowed[card]))
    room = list(sizes)
    owner: dict[str, int] = {}
    for card in cards:
        free = [holder for holder in allowed[card] if room[holder]]
        if free:
            owner[card] = rng.choices(free, [room[holder] for holder in free])[0]
            room[owner[card]] -= 1
        elif not _make_room(card, owner, room, allowed):
            return None
    _mix(cards, owner, allowed, rng)
    hands: list[list[str]] = [[] for _ in sizes]
    for card, holder in owner.items():
        hands[holder].append(card)
    return tuple(tuple(hand) for hand in hands)


def _make_room(card: str, owner: dict[str, int], room: list[int], allowed: Mapping[str, Collection[int]]) -> bool:
    """Places `card` by moving others along the shortest way that ends where there is room; False if there is none."""
    came: dict[int, tuple[str, int | None]] = dict.fromkeys(allowed[card], (card, None))
    queue = deque(came)
    while queue:
        holder = queue.popleft()
        if room[holder]:
            room[holder] -= 1
            step: int | None = holder
            while step is not None:
                moved, before = came[step]
                owner[moved] = step
                step = before
            return True
        for other, held_by in owner.items():
            if held_by == holder:
                for further in allowed[other]:
                    if further not in came:
                        came[further] = (other, holder)
                        queue.append(further)
    return False


def _mix(cards: list[str], owner: dict[str, int], allowed: Mapping[str, Collection[int]], rng: Random) -> None:
    """Exchanges pairs of cards at random, so that no sharing is favoured by the order in which it was made."""
    for _ in range(2 * len(cards)):
        one, two = rng.choice(cards), rng.choice(cards)
        if owner[two] in allowed[one] and owner[one] in allowed[two]:
            owner[one], owner[two] = owner[two], owner[one]


def sentences(*texts: Text) -> Text:
    """Returns one text that says several sentences one after the other."""
    whole, *rest = texts
    for text in rest:
        both = translate("Game", "{one} {two}", "two sentences, one after the other")
        whole = both.fill(one=whole, two=text)
    return whole


def suit_memory(out: Sequence[str], voids: set[tuple[int, str]], seats: int) -> Sheet:
    """Returns the memory aid: in which suits each seat may still hold cards, and which cards are `out` in each suit.

    `out` are the cards still to come for all that the viewer knows, strongest first.
    """
    rows, notes = [], []
    for letter in SUITS:
        cells = tuple(Cell("–" if (seat, letter) in voids else "•") for seat in range(seats))
        rows.append(SheetRow(translate("Game", "{suit}").fill(suit=Suit(letter)), cells))
        ranks = [Card(card, rank_only=True) for card in out if suit(card) == letter]
        if ranks:
            listed = translate("Game", "{card}").fill(card=ranks[0])
            for name in ranks[1:]:
                listed = translate("Game", "{cards}, {card}", "a list of cards").fill(cards=listed, card=name)
            text = translate("Game", "Still to come in {suit}: {cards}")
            notes.append(text.fill(suit=Suit(letter), cards=listed))
    return Sheet(translate("Game", "may hold", "head of a table: which suits each player may hold"),
                 tuple(rows), notes=tuple(notes))  # fmt: skip
