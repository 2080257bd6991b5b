"""Terziglio: one against two, the three-handed form of Tressette (spec: terziglio.md)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ...game import Event, Game, Option, Preset, Rules, View
from ...layout import Layout, Sheet
from ...lots import Lots, cut
from ...tricks import shown_voids, suit_memory
from ...words import Text, translate
from . import table, words
from .position import CARDS, CONTRACTS, RANKS, SEATS, Terziglio, begun, plays_of_hand
from .possible import possible_position


class TerziglioGame(Game):
    """The rules of Terziglio as data, and how its views look and sound."""

    id = "terziglio"
    title = translate("Terziglio", "Terziglio", "the game's own name, the same in every language")
    tagline = translate("Terziglio", "One calls a card and plays alone against the other two.")
    seats = range(3, 4)
    seats_default = 3
    clockwise = False
    setup_keys = ("dealer",)
    options = (
        Option(
            "last_trick",
            True,
            translate("Terziglio", "Last trick"),
            translate("Terziglio", "The last trick is worth a point of its own."),
            values=(True, False),
            labels=(translate("Terziglio", "One point"), translate("Terziglio", "Nothing")),
        ),
        Option(
            "discards",
            "last_trick",
            translate("Terziglio", "Cards put aside"),
            translate("Terziglio", "For whom the four cards count that the opener has put aside."),
            values=("last_trick", "nobody"),
            labels=(translate("Terziglio", "Whoever wins the last trick"), translate("Terziglio", "Nobody")),
        ),
        Option(
            "accuse",
            True,
            translate("Terziglio", "Accuse"),
            translate(
                "Terziglio",
                "Before its first card a player may declare ace, two and three of a suit, or three or four aces, twos "
                "or threes, for 3 or 4 points.",
            ),
            values=(True, False),
            labels=(translate("Terziglio", "They count"), translate("Terziglio", "None")),
        ),
        Option(
            "show_monte",
            True,
            translate("Terziglio", "Monte"),
            translate("Terziglio", "Whether everybody sees the four cards that the opener takes."),
            values=(True, False),
            labels=(translate("Terziglio", "Shown to all"), translate("Terziglio", "Seen by the opener only")),
        ),
        Option(
            "contracts",
            ["chiamo"],
            translate("Terziglio", "Contracts"),
            translate(
                "Terziglio",
                "With three contracts there is an auction: “solo” calls no card, for double stakes; “solissimo” does "
                "without the monte too, for triple stakes.",
            ),
            values=(["chiamo"], list(CONTRACTS)),
            labels=(
                translate("Terziglio", "Chiamo", "a contract: the Italian term"),
                translate("Terziglio", "Chiamo, solo, solissimo", "three contracts: the Italian terms"),
            ),
        ),
        Option(
            "hands",
            9,
            translate("Terziglio", "Hands"),
            translate("Terziglio", "How many hands a match has; those that all pass are not counted."),
            low=1,
        ),
        Option(
            "stake",
            1,
            translate("Terziglio", "Stake"),
            translate("Terziglio", "Chips that each defender pays to the opener, or gets."),
            low=1,
        ),
    )
    presets = (
        Preset(
            "chiamo",
            translate("Terziglio", "Chiamo", "name of a set of rules"),
            translate("Terziglio", "The first to call a card plays alone; accuse and the last trick count."),
            {},
            range(3, 4),
        ),
        Preset(
            "calabresella",
            translate("Terziglio", "Calabresella", "name of a set of rules"),
            translate("Terziglio", "An auction of three contracts, without accuse."),
            {"contracts": list(CONTRACTS), "accuse": False},
            range(3, 4),
        ),
        Preset(
            "essenziale",
            translate("Terziglio", "Essenziale", "name of a set of rules: the bare game"),
            translate("Terziglio", "No point for the last trick, and the cards put aside count for nobody."),
            {"last_trick": False, "discards": "nobody"},
            range(3, 4),
        ),
    )

    def lots(self, seats: int, rng: Random) -> Lots:
        return cut(seats, rng, RANKS[::-1])

    def pack(self, rules: Rules) -> int:
        return 40

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> Terziglio:
        state = Terziglio(
            rules=rules,
            seats=seats,
            events=(),
            scores=(0,) * seats,
            chips=(0,) * seats,
            dealer=setup.get("dealer", 0),
            hand=1,
        )
        return begun(state)

    def deal_possible(self, view: View, rng: Random) -> Terziglio:
        return possible_position(view, rng)

    def layout(self, view: View, looked: bool) -> Layout:
        return table.layout(view, looked)

    def sheet(self, view: View) -> Sheet:
        return table.sheet(view)

    def describe(self, event: Event) -> Text | None:
        return words.describe(event)

    def move_words(self, view: View, move: str) -> Text:
        return words.move_words(move)

    def memory(self, view: View) -> Sheet | None:
        """Returns in which suits each seat may still hold cards, and which cards are still to come."""
        plays = plays_of_hand(view)
        seen = {event.cards[0] for event in plays}
        seen.update(card for hand in (*view.detail["hands"], view.detail["discards"]) for card in hand)
        return suit_memory([card for card in CARDS if card not in seen], shown_voids(plays), SEATS)


GAME = TerziglioGame()
