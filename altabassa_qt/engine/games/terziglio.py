"""Terziglio: one against two, the three-handed form of Tressette (spec: terziglio.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random
from typing import Any

from ..cards import HIDDEN, SUITS, hidden, pack, rank, suit
from ..errors import MoveError, not_held, not_legal
from ..game import AnyCards, Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View
from ..layout import Cell, Control, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..tricks import must_play, sentences, share_out, shown_voids, suit_memory
from ..words import Card, Seat, Seats, Suit, Text, translate

RANKS = "32AKQJ7654"
FIGURES = "23JQK"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
PLACE = {card: place for place, card in enumerate(CARDS)}
CONTRACTS = ("chiamo", "solo", "solissimo")
DECLARED_RANKS = "A23"
ACCUSE = tuple(f"napoletana {suit}" for suit in SUITS) + tuple(DECLARED_RANKS)
SEATS = 3
Plays = tuple[tuple[int, str, str | None], ...]


def sort_hand(cards: Sequence[str]) -> tuple[str, ...]:
    """Returns cards in the order of suits, in each the strongest first."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def winner_of(trick: Plays) -> int:
    """Returns the seat that takes a trick: that of the strongest card of the suit led.

    >>> winner_of(((2, "AS", None), (0, "3C", None), (1, "2S", None)))
    1
    """
    led = suit(trick[0][1])
    return min((play for play in trick if suit(play[1]) == led), key=lambda play: PLACE[play[1]])[0]


def worth_of(what: str, hand: Sequence[str]) -> int:
    """Returns the points of declaring `what` ("napoletana D", "A", "2" or "3") with a hand; 0 if it is not held.

    >>> worth_of("napoletana D", ["AD", "2D", "3D"]), worth_of("A", ["AD", "AC", "AS"]), worth_of("2", ["2D", "2C"])
    (3, 3, 0)
    """
    if what in DECLARED_RANKS:
        held = sum(rank(card) == what for card in hand)
        return held if held >= 3 else 0
    return 3 if all(letter + what[-1] in hand for letter in DECLARED_RANKS) else 0


def count(cards: Sequence[str]) -> tuple[int, int]:
    """Returns the numbers of aces and of figures among cards."""
    return sum(rank(card) == "A" for card in cards), sum(rank(card) in FIGURES for card in cards)


def factor(contract: str) -> int:
    """Returns by how much a contract multiplies the stake."""
    return CONTRACTS.index(contract) + 1


@dataclass(frozen=True)
class Hand:
    """A completed hand; one that all have passed has no opener."""

    number: int
    opener: int | None
    points: tuple[int, int]
    chips: tuple[int, ...]

    def as_json(self) -> dict[str, object]:
        """Returns the hand as `detail` shows it."""
        return {"hand": self.number, "opener": self.opener, "points": list(self.points), "chips": list(self.chips)}


@dataclass(frozen=True)
class Terziglio(State):
    """A position. Pairs of numbers and of cards are those of the opener's side and of the defenders'."""

    rules: Rules
    seats: int
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    dealer: int
    hand: int
    stage: str = "shuffle"
    hands: tuple[tuple[str, ...], ...] = ((), (), ())
    monte: tuple[str, ...] = ()
    speaker: int = 0
    passed: frozenset[int] = frozenset()
    opener: int | None = None
    contract: str | None = None
    called: str | None = None
    giver: int | None = None
    discards: tuple[str, ...] = ()
    leader: int = 0
    trick: Plays = ()
    last_trick: Plays = ()
    tricks_won: tuple[int, int] = (0, 0)
    taken: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    accuse: tuple[tuple[int, str], ...] = ()
    accuse_points: tuple[int, int] = (0, 0)
    history: tuple[Hand, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        return GAME

    @property
    def phase(self) -> str:
        return self.stage

    def to_move(self) -> tuple[int, ...]:
        if self.stage == "open":
            return (self.speaker,)
        if self.stage == "play":
            return ((self.leader + len(self.trick)) % SEATS,)
        return () if self.stage in ("shuffle", "over") else (self._alone,)

    @property
    def _alone(self) -> int:
        assert self.opener is not None
        return self.opener

    def side(self, seat: int) -> int:
        """Returns 0 for the opener, 1 for a defender."""
        return 0 if seat == self.opener else 1

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        hand = self.hands[seat]
        match self.stage:
            case "open" if len(self.rules["contracts"]) == 1:
                return LegalMoves(["pass", *self._calls(seat)])
            case "open":
                lowest = 0 if self.contract is None else CONTRACTS.index(self.contract) + 1
                return LegalMoves(["pass", *(f"bid {contract}" for contract in CONTRACTS[lowest:])])
            case "call":
                return LegalMoves(self._calls(seat))
            case "return":
                return LegalMoves(f"return {card}" for card in hand if card != self.called)
            case "discard":
                return AnyCards("discard", hand, 4)
        return LegalMoves([*self._plays(seat), *(f"accuse {what}" for what in self._may_declare(seat))])

    def _calls(self, seat: int) -> Iterator[str]:
        return (f"call {card}" for card in CARDS if card not in self.hands[seat])

    def _led(self) -> str | None:
        return self.trick[0][1] if self.trick else None

    def _plays(self, seat: int) -> Iterator[str]:
        hand = self.hands[seat]
        for card in must_play(hand, self._led()):
            yield f"play {card}"
            if self._may_signal(seat):
                yield f"play {card} busso"
                if _is_last_of_suit(card, hand):
                    yield f"play {card} volo"

    def _may_signal(self, seat: int) -> bool:
        return not self.trick and seat != self.opener

    def _may_declare(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.rules["accuse"] or len(hand) < 12:
            return []
        return [what for what in ACCUSE if (seat, what) not in self.accuse and worth_of(what, hand)]

    def why_not(self, seat: int, move: str) -> MoveError:
        verb, *words = move.split(" ")
        hand = self.hands[seat]
        match verb, words:
            case "accuse", _ if self.stage == "play" and " ".join(words) in ACCUSE:
                return self._why_not_declare(seat, " ".join(words))
            case "call", [card] if self.stage in ("open", "call") and card in hand:
                return MoveError(translate("Terziglio", "one calls a card that one lacks"))
            case "return", [card] if self.stage == "return" and card == self.called:
                return MoveError(_keeps_called())
            case (("play" | "return"), [card, *_]) if self.stage == verb and card in PLACE and card not in hand:
                return not_held(seat, card)
            case "discard", cards if self.stage == "discard":
                lacking = [card for card in cards if card in PLACE and card not in hand]
                return not_held(seat, lacking[0]) if lacking else MoveError(_four_cards())
            case "play", [card, *signal] if self.stage == "play" and card in hand:
                led = self._led()
                if card not in must_play(hand, led):
                    assert led is not None
                    return MoveError(_must_follow(led))
                if signal in (["busso"], ["volo"]) and not self._may_signal(seat):
                    return MoveError(translate("Terziglio", "only a defender who leads may say this"))
                if signal == ["volo"]:
                    return MoveError(translate("Terziglio", "it is not the last card of its suit"))
        return not_legal()

    def _why_not_declare(self, seat: int, what: str) -> MoveError:
        if not self.rules["accuse"]:
            return MoveError(translate("Terziglio", "these rules have no accuse"))
        if len(self.hands[seat]) < 12:
            return MoveError(translate("Terziglio", "one declares before one's first card"))
        if (seat, what) in self.accuse:
            return MoveError(translate("Terziglio", "this has been declared already"))
        return MoveError(translate("Terziglio", "you do not hold this: {what}").fill(what=accusa_words(what)))

    def shuffle_due(self) -> tuple[str, ...] | None:
        return pack(40) if self.stage == "shuffle" else None

    def deal(self, deck: tuple[str, ...]) -> Terziglio:
        if self.stage != "shuffle":
            raise not_legal()
        order = [(self.dealer + step) % SEATS for step in (1, 2, 3)]
        hands: list[tuple[str, ...]] = [()] * SEATS
        for step, seat in enumerate(order):
            hands[seat] = sort_hand([card for turn in range(3) for card in deck[12 * turn + 4 * step :][:4]])
        events = [Event("deal", seat, hands[seat], {"hand": self.hand}, frozenset((seat,))) for seat in order]
        events.append(Event("monte", self.dealer, deck[36:], {}, frozenset()))
        return replace(
            self,
            stage="open",
            hands=tuple(hands),
            monte=deck[36:],
            speaker=order[0],
            events=(*self.events, *events),
        )

    def _laid(self, seat: int, move: str) -> Terziglio:
        verb, *words = move.split(" ")
        match verb:
            case "pass":
                return self._pass(seat)
            case "bid":
                return self._bid(seat, words[0])
            case "call":
                return self._call(seat, words[0])
            case "return":
                return self._return(seat, words[0])
            case "discard":
                return self._discard(seat, sort_hand(words))
            case "accuse":
                return self._declare(seat, " ".join(words))
        return self._play(seat, words[0], words[1] if len(words) > 1 else None)

    def _pass(self, seat: int) -> Terziglio:
        state = replace(self, passed=self.passed | {seat}, events=(*self.events, Event("pass", seat)))
        return state._auction_on(seat)

    def _bid(self, seat: int, contract: str) -> Terziglio:
        event = Event("bid", seat, (), {"contract": contract})
        return replace(self, opener=seat, contract=contract, events=(*self.events, event))._auction_on(seat)

    def _auction_on(self, seat: int) -> Terziglio:
        """The position after `seat` has spoken: the next one speaks, or the auction is over."""
        others = ((seat + step) % SEATS for step in (1, 2))
        waiting = [other for other in others if other not in self.passed and other != self.opener]
        if waiting:
            return replace(self, speaker=waiting[0])
        if self.opener is None:
            return self._void()
        if self.contract == "chiamo":
            return replace(self, stage="call")
        return self._monte_taken() if self.contract == "solo" else self._play_begun()

    def _void(self) -> Terziglio:
        done = Hand(self.hand, None, (0, 0), (0,) * SEATS)
        state = replace(self, history=(*self.history, done), events=(*self.events, Event("void")))
        return state._next_hand()

    def _call(self, seat: int, card: str) -> Terziglio:
        giver = next((other for other in range(SEATS) if card in self.hands[other]), None)
        events = [Event("call", seat, (card,))]
        hands = list(self.hands)
        if giver is None:
            events.append(Event("absent", None, (card,)))
        else:
            hands[giver] = tuple(held for held in hands[giver] if held != card)
            hands[seat] = sort_hand([*hands[seat], card])
            events.append(Event("give", giver, (card,), {"to": seat}))
        state = replace(
            self,
            opener=seat,
            contract="chiamo",
            called=card,
            giver=giver,
            hands=tuple(hands),
            events=(*self.events, *events),
        )
        return state._monte_taken()

    def _monte_taken(self) -> Terziglio:
        seat = self._alone
        seers = None if self.rules["show_monte"] else frozenset((seat,))
        event = Event("take", seat, self.monte, {"contract": self.contract}, seers)
        hand = sort_hand([*self.hands[seat], *self.monte])
        stage = "discard" if self.giver is None else "return"
        return replace(self, stage=stage, hands=_with(self.hands, seat, hand), events=(*self.events, event))

    def _return(self, seat: int, card: str) -> Terziglio:
        giver = self.giver
        assert giver is not None
        hands = _with(self.hands, seat, tuple(held for held in self.hands[seat] if held != card))
        hands = _with(hands, giver, sort_hand([*hands[giver], card]))
        event = Event("return", seat, (card,), {"to": giver}, frozenset((seat, giver)))
        return replace(self, stage="discard", hands=hands, events=(*self.events, event))

    def _discard(self, seat: int, cards: tuple[str, ...]) -> Terziglio:
        hand = tuple(held for held in self.hands[seat] if held not in cards)
        event = Event("discard", seat, cards, {}, frozenset((seat,)))
        state = replace(
            self, hands=_with(self.hands, seat, hand), discards=cards, events=(*self.events, event)
        )  # fmt: skip
        return state._play_begun()

    def _play_begun(self) -> Terziglio:
        return replace(self, stage="play", leader=self._alone)

    def _declare(self, seat: int, what: str) -> Terziglio:
        points = worth_of(what, self.hands[seat])
        return replace(
            self,
            accuse=(*self.accuse, (seat, what)),
            accuse_points=_added(self.accuse_points, self.side(seat), points),
            events=(*self.events, Event("accuse", seat, (), {"what": what})),
        )

    def _play(self, seat: int, card: str, signal: str | None) -> Terziglio:
        hand = tuple(held for held in self.hands[seat] if held != card)
        event = Event("play", seat, (card,), {"led": self._led(), "signal": signal})
        state = replace(
            self,
            hands=_with(self.hands, seat, hand),
            trick=(*self.trick, (seat, card, signal)),
            events=(*self.events, event),
        )
        return state if len(state.trick) < SEATS else state._gathered()

    def _gathered(self) -> Terziglio:
        """The position after the complete trick has been taken by its winner."""
        winner = winner_of(self.trick)
        side = self.side(winner)
        cards = tuple(card for _, card, _ in self.trick)
        tricks_won = _added(self.tricks_won, side, 1)
        values = {
            "seats": [seat for seat, _, _ in self.trick],
            "signals": [signal for _, _, signal in self.trick],
            "card": next(card for seat, card, _ in self.trick if seat == winner),
            "opener": self.opener,
            "contract": self.contract,
            "called": self.called,
            "dealer": self.dealer,
            "hand": self.hand,
            "accuse": [list(declared) for declared in self.accuse],
            "tricks_won": list(tricks_won),
        }
        state = replace(
            self,
            leader=winner,
            trick=(),
            last_trick=self.trick,
            tricks_won=tricks_won,
            taken=(self.taken[0] + cards, self.taken[1]) if side == 0 else (self.taken[0], self.taken[1] + cards),
            events=(*self.events, Event("trick", winner, cards, values)),
        )
        return state if any(state.hands) else state._hand_over()

    def _hand_over(self) -> Terziglio:
        aside = self.monte if self.contract == "solissimo" else self.discards
        last = self.side(self.leader)
        points, events = [], []
        for side, taken in enumerate(self.taken):
            counted = (*taken, *aside) if side == last and self.rules["discards"] == "last_trick" else taken
            aces, figures = count(counted)
            for_last = int(bool(self.rules["last_trick"]) and side == last)
            points.append(aces + figures // 3 + for_last + self.accuse_points[side])
            values = {
                "side": side,
                "opener": self.opener,
                "aces": aces,
                "figures": figures,
                "thirds": figures // 3,
                "last": for_last,
                "accuse": self.accuse_points[side],
                "points": points[side],
                "taken": [card for card in taken if rank(card) in "A" + FIGURES],
                "aside": len(counted) > len(taken),
            }
            events.append(Event("count", None, (), values))
        return replace(self, events=(*self.events, *events))._settled((points[0], points[1]))

    def _settled(self, points: tuple[int, int]) -> Terziglio:
        contract = self.contract
        assert contract is not None
        won = points[0] >= 6
        stake = self.rules["stake"] * factor(contract) * (1 if won else -1)
        paid = tuple(2 * stake if seat == self.opener else -stake for seat in range(SEATS))
        chips = tuple(had + change for had, change in zip(self.chips, paid, strict=True))
        done = Hand(self.hand, self.opener, points, paid)
        values = {**done.as_json(), "won": won, "paid": list(paid), "chips": list(chips)}
        state = replace(
            self,
            scores=chips,
            chips=chips,
            history=(*self.history, done),
            events=(*self.events, Event("settle", self.opener, (), values)),
        )
        if sum(hand.opener is not None for hand in state.history) < self.rules["hands"]:
            return state._next_hand()
        winners = tuple(seat for seat, had in enumerate(chips) if had == max(chips))
        over = Event("over", None, (), {"winners": list(winners)})
        return replace(state, stage="over", winners=winners, events=(*state.events, over))

    def _next_hand(self) -> Terziglio:
        return _first_of(
            Terziglio(
                rules=self.rules,
                seats=SEATS,
                events=self.events,
                scores=self.scores,
                chips=self.chips,
                dealer=(self.dealer + 1) % SEATS,
                hand=self.hand + 1,
                last_trick=self.last_trick,
                history=self.history,
            )
        )

    @property
    def monte_taken(self) -> bool:
        """Whether the opener has taken the monte."""
        return self.opener is not None and self.contract != "solissimo" and self.stage not in ("open", "call")

    def truth(self) -> Detail:
        return self._detail(self.hands, self.monte, self.discards)

    def detail(self, seat: int | None) -> Detail:
        hands = tuple(hand if s == seat else hidden(hand) for s, hand in enumerate(self.hands))
        alone = seat is not None and seat == self.opener
        sees_monte = self.monte_taken and (alone or self.rules["show_monte"])
        return self._detail(
            hands,
            self.monte if sees_monte else hidden(self.monte),
            self.discards if alone else hidden(self.discards),
        )

    def _detail(self, hands: tuple[tuple[str, ...], ...], monte: tuple[str, ...], discards: tuple[str, ...]) -> Detail:
        return {
            "hand": self.hand,
            "dealer": self.dealer,
            "opener": self.opener,
            "contract": self.contract,
            "called": self.called,
            "giver": self.giver,
            "monte": list(monte),
            "discards": list(discards),
            "hands": [list(hand) for hand in hands],
            "trick": [list(play) for play in self.trick],
            "last_trick": [list(play) for play in self.last_trick],
            "tricks_won": list(self.tricks_won),
            "accuse": [list(declared) for declared in self.accuse],
            "history": [done.as_json() for done in self.history],
        }


def _with(hands: tuple[tuple[str, ...], ...], seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _added(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if side == 0 else (pair[0], pair[1] + number)


def _first_of(state: Terziglio) -> Terziglio:
    """The same position, with the event that begins its hand."""
    event = Event("hand", state.dealer, (), {"hand": state.hand})
    return replace(state, events=(*state.events, event))


def _is_last_of_suit(card: str, hand: Sequence[str]) -> bool:
    return sum(suit(held) == suit(card) for held in hand) == 1


def accusa_words(what: str) -> Text:
    """Returns the name of a combination that can be declared."""
    match what:
        case "A":
            return translate("Terziglio", "three or four aces", "a declaration")
        case "2":
            return translate("Terziglio", "three or four twos", "a declaration")
        case "3":
            return translate("Terziglio", "three or four threes", "a declaration")
    text = translate("Terziglio", "napoletana ({suit})", "a declaration: ace, two and three of a suit")
    return text.fill(suit=Suit(what[-1]))


def contract_words(contract: str) -> Text:
    """Returns the name of a contract, the same in every language."""
    match contract:
        case "solo":
            return translate("Terziglio", "Solo", "a contract: the Italian term")
        case "solissimo":
            return translate("Terziglio", "Solissimo", "a contract: the Italian term")
    return translate("Terziglio", "Chiamo", "a contract: the Italian term")


def _must_follow(led: str) -> Text:
    return translate("Terziglio", "you must follow {suit}").fill(suit=Suit(suit(led)))


def _keeps_called() -> Text:
    return translate("Terziglio", "the card that was called is not given back")


def _four_cards() -> Text:
    return translate("Terziglio", "exactly four cards are put aside")


def events_of_hand(view: View) -> list[Event]:
    """Returns the events of the hand in progress, or of the last one when the match is over; oldest first."""
    events: list[Event] = []
    for event in reversed(view.story):
        events.append(event)
        if event.kind == "hand":
            break
    return events[::-1]


def plays_of_hand(view: View) -> list[Event]:
    """Returns the `play` events of the hand in progress, or of the last one when the match is over."""
    return [event for event in events_of_hand(view) if event.kind == "play"]


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
        return _first_of(state)

    def deal_possible(self, view: View, rng: Random) -> Terziglio:
        """Returns such a position: the unseen cards of this hand are dealt anew.

        Shown voids, declarations, the monte, the called card and the one given back all keep their truth.
        """
        detail = view.detail
        whole = _possible_cards(view, rng)
        moves = events_of_hand(view)
        tricks = [event for event in moves if event.kind == "trick"]
        opener: int | None = detail["opener"]
        state = Terziglio(
            rules=view.rules,
            seats=SEATS,
            events=(),
            scores=view.chips,
            chips=view.chips,
            dealer=detail["dealer"],
            hand=detail["hand"],
            stage=view.phase,
            hands=whole.hands,
            monte=whole.monte,
            speaker=view.to_move[0] if view.phase == "open" else 0,
            passed=frozenset(event.seat for event in moves if event.kind == "pass" and event.seat is not None),
            opener=opener,
            contract=detail["contract"],
            called=detail["called"],
            giver=detail["giver"],
            discards=whole.discards,
            trick=_plays_in(detail["trick"]),
            last_trick=_plays_in(detail["last_trick"]),
            tricks_won=(detail["tricks_won"][0], detail["tricks_won"][1]),
            accuse=tuple((seat, what) for seat, what in detail["accuse"]),
            history=tuple(
                Hand(done["hand"], done["opener"], (done["points"][0], done["points"][1]), tuple(done["chips"]))
                for done in detail["history"]
            ),
            winners=view.winners,
        )
        if view.phase in ("play", "over"):
            state = replace(state, leader=(tricks[-1].seat if tricks else opener) or 0)
        for event in tricks:
            assert event.seat is not None
            one, other = state.taken
            mine = state.side(event.seat) == 0
            state = replace(state, taken=(one + event.cards, other) if mine else (one, other + event.cards))
        for seat, what in state.accuse:
            worth = worth_of(what, whole.twelve[seat])
            state = replace(state, accuse_points=_added(state.accuse_points, state.side(seat), worth))
        return replace(state, events=_told(view, whole))

    def layout(self, view: View, looked: bool) -> Layout:
        now = _Now(view, looked)
        places = [_laid_place(now, seat) for seat in range(SEATS)]
        places += [_heap(now, seat) for seat in range(SEATS)]
        places += _monte_places(now)
        places += _count_places(now)
        if now.opener is not None and now.aside:
            title = translate("Terziglio", "put aside by {seat}", "name of a place").fill(seat=Seat(now.opener))
            places.append(Place("aside", Shape.HEAP, now.opener, count=4, title=title))
        if view.seat is not None:
            places.append(Place("hand", Shape.HAND, view.seat, _hand_cards(now), title=_in_hand()))
        return Layout(
            places=tuple(places),
            seats=tuple(_seat(now, seat) for seat in range(SEATS)),
            headline=_headline(now),
            prompt=self._prompt(now),
            picks=_picks(now),
            controls=_controls(now),
            pause=translate("Game", "Go on") if now.paused else None,
            taker=_taker(now),
            phase_help=_help(now),
        )

    def _prompt(self, now: _Now) -> Text | None:
        view = now.view
        if now.paused:
            return sentences(*(text for event in now.since if (text := self.describe(event)) is not None))
        if view.finished:
            return self.describe(view.story[-1])
        if view.phase == "shuffle":
            return translate("Terziglio", "The cards are being shuffled.")
        said = self._said(view)
        ask = _ask(view)
        return ask if said is None else sentences(said, ask)

    def _said(self, view: View) -> Text | None:
        """What the last move has said to everybody, if it was more than a card played."""
        last = view.story[-1]
        return self.describe(last) if last.kind in ("pass", "bid", "accuse") or last.values.get("signal") else None

    def sheet(self, view: View) -> Sheet:
        history = view.detail["history"]
        rows = []
        for done in history:
            cells = tuple(Cell(_signed(chips), 1 if chips > 0 else 0) for chips in done["chips"])
            rows.append(SheetRow(str(done["hand"]), cells, current=done is history[-1]))
        notes = []
        if history and history[-1]["opener"] is not None:
            mine, theirs = history[-1]["points"]
            text = translate("Terziglio", "Last hand: {seat}, alone, {points} points; the defenders {others}.")
            notes.append(text.fill(seat=Seat(history[-1]["opener"]), points=mine, others=theirs))
        played = sum(done["opener"] is not None for done in history)
        text = translate("Terziglio", "{played} of {hands} hands played")
        notes.append(text.fill(played=played, hands=view.rules["hands"]))
        best = max(view.chips)
        return Sheet(
            corner=translate("Terziglio", "hand"),
            rows=tuple(rows),
            totals=tuple(Cell(_signed(chips), 1 if chips == best > 0 else 0) for chips in view.chips),
            total_label=translate("Terziglio", "chips"),
            notes=tuple(notes),
        )

    def describe(self, event: Event) -> Text | None:
        values, seat = event.values, Seat(event.seat or 0)
        match event.kind:
            case "hand":
                text = translate("Terziglio", "Hand {hand}: {seat} deals.")
                return text.fill(hand=values["hand"], seat=seat)
            case "pass":
                return translate("Terziglio", "{seat} passes.").fill(seat=seat)
            case "bid":
                text = translate("Terziglio", "{seat} bids {contract}.")
                return text.fill(seat=seat, contract=contract_words(values["contract"]))
            case "void":
                return translate("Terziglio", "All have passed: the hand is void.")
            case "call":
                text = translate("Terziglio", "{seat} calls {card}.", "the card with its article")
                return text.fill(seat=seat, card=Card(event.cards[0], the=True))
            case "give":
                return translate("Terziglio", "{seat} hands it over.", "the card that was called").fill(seat=seat)
            case "absent":
                return translate("Terziglio", "Nobody holds it: it lies in the monte.", "the card that was called")
            case "take":
                return translate("Terziglio", "{seat} takes the monte.").fill(seat=seat)
            case "return":
                text = translate("Terziglio", "{seat} gives a card back to {other}.")
                return text.fill(seat=seat, other=Seat(values["to"]))
            case "discard":
                return translate("Terziglio", "{seat} puts four cards aside.").fill(seat=seat)
            case "accuse":
                text = translate("Terziglio", "{seat} declares: {what}.")
                return text.fill(seat=seat, what=accusa_words(values["what"]))
            case "play":
                return _play_words(event)
            case "trick":
                text = translate("Terziglio", "{seat} takes the trick with {card}.", "the card with its article")
                return text.fill(seat=seat, card=Card(values["card"], the=True))
            case "count":
                return _count_words(values)
            case "settle":
                return _settle_words(event)
            case "over":
                text = translate("Terziglio", "The match goes to {seats}.")
                return text.fill(seats=Seats(tuple(values["winners"])))
        return None

    def move_words(self, view: View, move: str) -> Text:
        verb, *words = move.split(" ")
        match verb:
            case "pass":
                return translate("Terziglio", "Pass", "a move")
            case "bid":
                return translate("Terziglio", "Bid {contract}", "a move").fill(contract=contract_words(words[0]))
            case "call":
                text = translate("Terziglio", "Call {card}", "a move: the card with its article")
            case "return":
                text = translate("Terziglio", "Give back {card}", "a move: the card with its article")
            case "accuse":
                text = translate("Terziglio", "Declare {what}", "a move")
                return text.fill(what=accusa_words(" ".join(words)))
            case "discard":
                return _discard_words(words)
            case _:
                text = _signal_move(words[1] if len(words) > 1 else "")
        return text.fill(card=Card(words[0], the=True))

    def memory(self, view: View) -> Sheet | None:
        """Returns in which suits each seat may still hold cards, and which cards are still to come."""
        plays = plays_of_hand(view)
        seen = {event.cards[0] for event in plays}
        seen.update(card for hand in (*view.detail["hands"], view.detail["discards"]) for card in hand)
        return suit_memory([card for card in CARDS if card not in seen], shown_voids(plays), SEATS)


@dataclass(frozen=True)
class _Cards:
    """Where all cards of a hand are, and were: `twelve` and `dealt` are those of each seat in play and as dealt."""

    hands: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...]
    monte: tuple[str, ...]
    returned: str | None
    twelve: tuple[tuple[str, ...], ...]
    dealt: tuple[tuple[str, ...], ...]


_ASIDE, _MONTE = 3, 4  # holders of cards beside the seats


def _possible_cards(view: View, rng: Random) -> _Cards:
    """Draws where the unseen cards may be."""
    detail, moves = view.detail, events_of_hand(view)
    plays = [event for event in moves if event.kind == "play"]
    played = [[event.cards[0] for event in plays if event.seat == seat] for seat in range(SEATS)]
    heaps: list[list[str]] = [*detail["hands"], detail["discards"], [] if _taken(moves) else detail["monte"]]
    known = {card for cards in (*played, *heaps) for card in cards}
    unseen = [card for card in CARDS if card not in known and view.phase != "shuffle"]
    sizes = [heap.count(HIDDEN) for heap in heaps]
    allowed = _allowed(view, moves, unseen, [holder for holder, size in enumerate(sizes) if size])
    demanded = (_demanded(allowed, demand) for demand in _demands(view, moves, played, unseen, rng))
    sharings = (share_out(sizes, may_hold, rng) for may_hold in demanded if may_hold is not None)
    shared = next((sharing for sharing in sharings if sharing is not None), None)
    assert shared is not None, "the view itself is a proof that such cards exist"
    heaps = [[card for card in heap if card != HIDDEN] + list(new) for heap, new in zip(heaps, shared, strict=True)]
    return _traced(view, moves, played, heaps, rng)


def _taken(moves: Sequence[Event]) -> Event | None:
    """The event of taking the monte, if it has been taken."""
    return next((event for event in moves if event.kind == "take"), None)


def _returned(moves: Sequence[Event]) -> Event | None:
    return next((event for event in moves if event.kind == "return"), None)


def _allowed(view: View, moves: Sequence[Event], unseen: Sequence[str], holders: Sequence[int]) -> dict[str, list[int]]:
    """Who may hold each unseen card, leaving out that the opener may have given back a card of the monte."""
    voids = shown_voids(event for event in moves if event.kind == "play")
    opener = view.detail["opener"]
    take = _taken(moves)
    openers = {view.detail["called"], *take.cards} if take is not None else set()
    return {
        card: [
            holder
            for holder in holders
            if (holder, suit(card)) not in voids and (card not in openers or holder in (opener, _ASIDE))
        ]
        for card in unseen
    }


@dataclass(frozen=True)
class _Demand:
    """One way in which what was declared and given back can be true: who must hold which unseen card."""

    given: Mapping[str, int]
    declared: tuple[Mapping[str, int], ...]


def _demanded(allowed: Mapping[str, list[int]], demand: _Demand) -> dict[str, list[int]] | None:
    """Returns who may hold each card under a demand, or None if it can't be met."""
    may = {**allowed, **{card: [giver] for card, giver in demand.given.items()}}
    for part in demand.declared:
        for card, seat in part.items():
            if seat not in may[card]:
                return None
            may[card] = [seat]
    return may


def _demands(
    view: View, moves: Sequence[Event], played: Sequence[Sequence[str]], unseen: Sequence[str], rng: Random
) -> Iterator[_Demand]:
    """Returns, in random order, the ways in which what was declared and given back can be true."""
    detail = view.detail
    declared = [
        [dict.fromkeys(cards, seat) for cards in _held_for(what, [*played[seat], *detail["hands"][seat]], unseen)]
        for seat, what in detail["accuse"]
    ]
    back = _given_back(view, moves, played, unseen)
    rng.shuffle(back)
    # A card of the monte is given back less often than one of the twelve dealt.
    if back and rng.random() < 0.7:
        back.sort(key=bool)
    ways = list(product(*declared))
    rng.shuffle(ways)
    return (_Demand(given, way) for given in back or [{}] for way in ways)


def _held_for(what: str, held: Sequence[str], unseen: Sequence[str]) -> list[tuple[str, ...]]:
    """The sets of unseen cards that must be added to those `held` for `what` to be declared."""
    if what not in DECLARED_RANKS:
        cards = [letter + what[-1] for letter in DECLARED_RANKS]
        return [tuple(card for card in cards if card not in held)]
    lacking = max(0, 3 - sum(rank(card) == what for card in held))
    return list(combinations([card for card in unseen if rank(card) == what], lacking))


def _given_back(
    view: View, moves: Sequence[Event], played: Sequence[Sequence[str]], unseen: Sequence[str]
) -> list[dict[str, int]]:
    """The ways in which the card given back may be with the giver, as far as it matters where it is."""
    event, take, giver = _returned(moves), _taken(moves), view.detail["giver"]
    if event is None or take is None:
        return []
    card = event.cards[0]
    if card != HIDDEN:
        return [{card: giver}] if card in unseen else []
    if any(card in take.cards for card in played[giver]):
        return []
    voids = shown_voids(event for event in moves if event.kind == "play")
    may = [card for card in take.cards if card in unseen and (giver, suit(card)) not in voids]
    return [{}, *({card: giver} for card in may if card != view.detail["called"])]


def _traced(
    view: View, moves: Sequence[Event], played: Sequence[list[str]], heaps: Sequence[Sequence[str]], rng: Random
) -> _Cards:
    """Traces the cards back to how they may have been dealt."""
    opener, giver, called = view.detail["opener"], view.detail["giver"], view.detail["called"]
    hands = tuple(sort_hand(heap) for heap in heaps[:SEATS])
    discards = sort_hand(heaps[_ASIDE])
    twelve = [[*played[seat], *hands[seat]] for seat in range(SEATS)]
    dealt = [set(cards) for cards in twelve]
    returned, take = _returned(moves), _taken(moves)
    back = None
    if returned is not None:
        back = returned.cards[0]
        if back == HIDDEN:
            assert take is not None
            may = [card for card in twelve[giver] if card in take.cards] or twelve[giver]
            back = rng.choice(may)
        dealt[giver].remove(back)
        dealt[opener].add(back)
    monte = tuple(heaps[_MONTE])
    if take is not None:
        dealt[opener].update(discards)
        monte = take.cards
        if HIDDEN in monte:
            sure = [called] if called is not None and giver is None else []
            free = [card for card in CARDS if card in dealt[opener] and card != called]
            monte = tuple(rng.sample(sure + rng.sample(free, 4 - len(sure)), 4))
        dealt[opener].difference_update(monte)
    if giver is not None:
        dealt[opener].remove(called)
        dealt[giver].add(called)
    return _Cards(
        hands,
        discards,
        monte,
        back,
        tuple(tuple(cards) for cards in twelve),
        tuple(sort_hand(list(cards)) for cards in dealt),
    )


def _told(view: View, whole: _Cards) -> tuple[Event, ...]:
    """The story of `view` as it happened with these cards in the hand in progress, and who saw them."""
    moves = events_of_hand(view)
    opener = view.detail["opener"]

    def told(event: Event) -> Event:
        seat = event.seat or 0
        match event.kind:
            case "deal":
                return replace(event, cards=whole.dealt[seat], seers=frozenset((seat,)))
            case "monte":
                return replace(event, cards=whole.monte, seers=frozenset())
            case "take" if not view.rules["show_monte"]:
                return replace(event, cards=whole.monte, seers=frozenset((opener,)))
            case "return":
                assert whole.returned is not None
                return replace(event, cards=(whole.returned,), seers=frozenset((seat, event.values["to"])))
            case "discard":
                return replace(event, cards=whole.discards, seers=frozenset((opener,)))
        return event

    earlier = view.story[: len(view.story) - len(moves)]
    return (*earlier, *(told(event) for event in moves))


def _plays_in(plays: Sequence[Sequence[Any]]) -> Plays:
    return tuple((seat, card, signal) for seat, card, signal in plays)


_MOVES = ("pass", "bid", "call", "return", "discard", "accuse", "play")


class _Now:
    """What a table shows at the moment: the position, or what has just ended while it is still looked at."""

    def __init__(self, view: View, looked: bool) -> None:
        self.view = view
        self.since = _since_last_move(view)
        by_kind = {event.kind: event for event in self.since}
        self.paused = not looked and bool(by_kind.keys() & {"trick", "take", "void"})
        shown = by_kind if self.paused else {}
        self.trick = shown.get("trick")
        self.take = shown.get("take")
        self.void = shown.get("void")
        self.settle = shown.get("settle")
        self.given = shown.get("give")
        self.counts = [event for event in self.since if event.kind == "count"] if self.paused else []
        detail: Mapping[str, Any] = view.detail if self.trick is None else self.trick.values
        self.opener: int | None = detail["opener"]
        self.contract: str | None = detail["contract"]
        self.called: str | None = detail["called"]
        self.dealer: int = detail["dealer"]
        self.hand: int = detail["hand"]
        self.accuse: list[list[Any]] = detail["accuse"]
        self.tricks_won: list[int] = detail["tricks_won"]
        self.mine = not self.paused and view.seat in view.to_move

    @property
    def aside(self) -> bool:
        """Whether four cards lie put aside."""
        if self.settle is not None:
            return self.contract != "solissimo"
        return bool(self.view.detail["discards"])

    @property
    def plays(self) -> list[tuple[int, str, str | None]]:
        """The cards that lie in the middle."""
        if self.trick is None:
            return [(seat, card, signal) for seat, card, signal in self.view.detail["trick"]]
        values = self.trick.values
        return list(zip(values["seats"], self.trick.cards, values["signals"], strict=True))

    @property
    def heaps(self) -> list[int]:
        """The number of cards that each seat has taken, without those still looked at."""
        heaps = [0] * SEATS
        for event in reversed(self.view.story):
            if event.kind == "trick" and event.values["hand"] == self.hand and event is not self.trick:
                assert event.seat is not None
                heaps[event.seat] += SEATS
            elif event.kind == "hand" and event.values["hand"] == self.hand:
                break
        return heaps


def _since_last_move(view: View) -> list[Event]:
    """What the last move of anybody was and brought about, without the dealing of a new hand."""
    since: list[Event] = []
    for event in reversed(view.story):
        if event.kind not in ("hand", "deal", "monte"):
            since.append(event)
        if event.kind in _MOVES:
            break
    since.reverse()
    # The card played last, and a pass, are plain to see when something more has come of them.
    return since[1:] if since and since[0].kind in ("play", "pass") else since


def _in_hand() -> Text:
    return translate("Terziglio", "in your hand")


def _laid_place(now: _Now, seat: int) -> Place:
    cards: tuple[ShownCard, ...] = ()
    caption = None
    for place, (by, card, signal) in enumerate(now.plays):
        if by == seat:
            won = now.trick is not None and card == now.trick.values["card"]
            cards = (ShownCard(card, mark="winner" if won else "led" if place == 0 else ""),)
            caption = _signal_words(signal)
    if now.given is not None and now.given.seat == seat:
        cards = (ShownCard(now.given.cards[0]),)
    title = translate("Terziglio", "played by {seat}", "name of the place before a seat").fill(seat=Seat(seat))
    empty = not now.view.finished
    return Place(f"laid:{seat}", Shape.LAID, seat, cards, title=title, caption=caption, empty=empty)


def _signal_words(signal: str | None) -> Text | None:
    match signal:
        case "busso":
            return translate("Terziglio", "Busso!", "said aloud: the Italian term")
        case "volo":
            return translate("Terziglio", "Volo!", "said aloud: the Italian term")
    return None


def _heap(now: _Now, seat: int) -> Place:
    title = translate("Terziglio", "tricks of {seat}", "name of the place beside a seat").fill(seat=Seat(seat))
    return Place(f"won:{seat}", Shape.HEAP, seat, count=now.heaps[seat], title=title)


def _monte_places(now: _Now) -> list[Place]:
    title = translate("Terziglio", "monte", "the four cards left over: the Italian term")
    if now.take is not None:
        called = now.called if now.given is None else None
        cards = tuple(
            ShownCard(card, face=card != HIDDEN, mark="winner" if card == called else "") for card in now.take.cards
        )
        return [Place("monte:open", Shape.ROW, None, cards, title=title, caption=title)]
    closed = now.contract == "solissimo" or now.view.phase in ("open", "call")
    if now.view.phase == "shuffle" or now.settle is not None or now.void is not None or not closed:
        return []
    return [Place("monte", Shape.PILE, None, count=4, title=title, caption=title)]


def _count_places(now: _Now) -> list[Place]:
    """While the points are counted: the aces and figures of each side, but for those of the trick still lying there."""
    places = []
    for event in now.counts:
        values = event.values
        lying = now.trick.cards if now.trick is not None else ()
        cards = sorted(
            (card for card in values["taken"] if card not in lying),
            key=lambda card: (rank(card) != "A", RANKS.index(rank(card))),
        )
        text = translate("Terziglio", "{who}: {points}", "a side and its points")
        caption = text.fill(who=_side_words(values), points=values["points"])
        shown = tuple(ShownCard(card) for card in cards)
        places.append(Place(f"count:{values['side']}", Shape.ROW, None, shown, title=caption, caption=caption))
    return places


def _defenders(opener: int) -> Seats:
    return Seats(tuple(seat for seat in range(SEATS) if seat != opener))


def _side_words(values: Mapping[str, Any]) -> Text:
    opener: int = values["opener"]
    if values["side"] == 0:
        return translate("Terziglio", "{seat}").fill(seat=Seat(opener))
    return translate("Terziglio", "{seats}").fill(seats=_defenders(opener))


def _hand_cards(now: _Now) -> tuple[ShownCard, ...]:
    view = now.view
    if now.settle is not None or now.void is not None:
        return ()
    cards: list[str] = view.detail["hands"][view.seat]
    if now.take is not None and view.seat == now.opener:
        coming = {*now.take.cards, now.called}
        cards = [card for card in cards if card not in coming]
    return tuple(ShownCard(card, token=card, dim=_why_dim(now, card)) for card in cards)


def _why_dim(now: _Now, card: str) -> Text | None:
    view = now.view
    if not now.mine:
        return None
    if view.phase == "return" and card == now.called:
        return _keeps_called()
    trick = view.detail["trick"]
    if view.phase == "play" and trick and f"play {card}" not in view.legal:
        return _must_follow(trick[0][1])
    return None


def _seat(now: _Now, seat: int) -> SeatInfo:
    view = now.view
    tokens = []
    if seat == now.dealer:
        tokens.append("dealer")
    alone = now.opener is not None and (now.trick is not None or view.phase not in ("open", "call"))
    if alone and seat == now.opener:
        tokens.append("alone")
    if alone and view.seat is not None and now.opener not in (seat, view.seat) and seat != view.seat:
        tokens.append("partner")
    if seat == _leads(now):
        tokens.append("leads")
    gain = now.settle.values["paid"][seat] if now.settle is not None else None
    ended = now.settle is not None or now.void is not None
    return SeatInfo(
        chips=view.chips[seat],
        cards=0 if ended else len(view.detail["hands"][seat]),
        state="won" if view.finished and not now.paused and seat in view.winners else "",
        tokens=tuple(tokens),
        notes=_notes(now, seat),
        gain=gain,
    )


def _leads(now: _Now) -> int | None:
    if now.trick is not None:
        return now.trick.seat
    if now.view.phase != "play":
        return None
    if now.plays:
        return now.plays[0][0]
    return now.view.to_move[0]


def _notes(now: _Now, seat: int) -> tuple[Text, ...]:
    view = now.view
    notes = []
    if now.trick is None and view.phase == "open":
        said = [e for e in events_of_hand(view) if e.seat == seat and e.kind in ("pass", "bid")]
        if said and said[-1].kind == "pass":
            notes.append(translate("Terziglio", "passes", "short, under a player's name"))
        elif said:
            notes.append(contract_words(said[-1].values["contract"]))
    elif now.opener is not None and (now.trick is not None or view.phase in ("play", "over")):
        won = now.tricks_won[0 if seat == now.opener else 1]
        notes.append(translate("Terziglio", "%n trick(s)", "short, under a player's name", won))
    notes += [accusa_words(what) for by, what in now.accuse if by == seat]
    return tuple(notes)


def _headline(now: _Now) -> Headline:
    hands: int = now.view.rules["hands"]
    done = sum(hand["opener"] is not None for hand in now.view.detail["history"] if hand["hand"] < now.hand)
    word = translate("Terziglio", "Opening", "who will play alone?")
    if now.contract is not None:
        word = contract_words(now.contract)
    line = None
    if now.called is not None:
        line = translate("Terziglio", "{card} called", "which card was called").fill(card=Card(now.called))
    beads = tuple("on" if number < done else "" for number in range(hands)) if hands <= 20 else ()
    return Headline(
        over=translate("Terziglio", "hand {hand}").fill(hand=now.hand),
        word=word,
        line=line,
        beads=beads,
        bead=min(done, hands - 1) if beads else None,
    )


def _picks(now: _Now) -> tuple[Pick, ...]:
    if not now.mine:
        return ()
    match now.view.phase:
        case "return":
            return (Pick("return", at_once=False, label=translate("Terziglio", "Give it back")),)
        case "discard":
            return (Pick("discard", 4, 4, at_once=False, label=translate("Terziglio", "Put aside")),)
        case "play":
            return (Pick("play", label=translate("Terziglio", "Play it")),)
    return ()


def _controls(now: _Now) -> tuple[Control, ...]:
    if not now.mine:
        return ()
    view = now.view
    controls = []
    if "pass" in view.legal:
        controls.append(Control("pass", translate("Terziglio", "Pass", "a move"), key="P"))
    if view.phase == "play":
        return tuple(_accuse_controls(now))
    for number, contract in enumerate(CONTRACTS, 1):
        if f"bid {contract}" in view.legal:
            controls.append(Control(f"bid {contract}", contract_words(contract), key=str(number)))
    group = translate("Terziglio", "Call a card…", "a button that opens a choice of cards")
    for card in sorted(CARDS, key=lambda card: (RANKS.index(rank(card)), SUITS.index(suit(card)))):
        if f"call {card}" in view.legal:
            label = translate("Terziglio", "{card}").fill(card=Card(card))
            controls.append(Control(f"call {card}", label, group=group, card=card))
    return tuple(controls)


def _accuse_controls(now: _Now) -> Iterator[Control]:
    """All that can be declared, held or not: what is offered must not say what one holds."""
    view = now.view
    if not view.rules["accuse"] or len(view.detail["hands"][view.seat]) < 12:
        return
    group = translate("Terziglio", "Accusa…", "a button that opens a choice of declarations: the Italian term")
    for what in ACCUSE:
        if [view.seat, what] not in now.accuse:
            yield Control(f"accuse {what}", accusa_words(what), group=group)


def _taker(now: _Now) -> int | None:
    if now.trick is not None:
        return now.trick.seat
    return now.take.seat if now.take is not None else None


def _help(now: _Now) -> str:
    if now.view.finished or now.settle is not None:
        return "points"
    if now.trick is not None:
        return "play"
    return {"open": "opening", "call": "opening", "return": "opening", "discard": "opening"}.get(now.view.phase, "play")


def _ask(view: View) -> Text:
    """What is to be done, for whoever looks."""
    if view.seat not in view.to_move:
        match view.phase:
            case "open":
                text = translate("Terziglio", "{seat} is to open or to pass.")
            case "call":
                text = translate("Terziglio", "{seat} is to call a card.")
            case "return":
                text = translate("Terziglio", "{seat} is to give a card back.")
            case "discard":
                text = translate("Terziglio", "{seat} is to put four cards aside.")
            case _:
                text = translate("Terziglio", "{seat} is to play.")
        return text.fill(seat=Seat(view.to_move[0]))
    match view.phase:
        case "open" if len(view.rules["contracts"]) > 1:
            return translate("Terziglio", "Bid, or pass.")
        case "open":
            return translate("Terziglio", "Call a card to play alone, or pass.")
        case "call":
            return translate("Terziglio", "Call a card that you lack.")
        case "return":
            text = translate("Terziglio", "Choose a card to give back to {seat}.")
            return text.fill(seat=Seat(view.detail["giver"]))
        case "discard":
            return translate("Terziglio", "Choose four cards to put aside.")
    if view.detail["trick"]:
        return translate("Terziglio", "Play a card.")
    return translate("Terziglio", "You lead: play a card.")


def _play_words(event: Event) -> Text:
    match event.values["signal"]:
        case "busso":
            text = translate("Terziglio", "{seat} plays {card} and says: busso.", "the card with its article")
        case "volo":
            text = translate("Terziglio", "{seat} plays {card} and says: volo.", "the card with its article")
        case _:
            text = translate("Terziglio", "{seat} plays {card}.", "the card with its article")
    return text.fill(seat=Seat(event.seat or 0), card=Card(event.cards[0], the=True))


def _signal_move(signal: str) -> Text:
    match signal:
        case "busso":
            return translate("Terziglio", "Play {card} and say “busso”: win it and return the suit", "a move")
        case "volo":
            return translate("Terziglio", "Play {card} and say “volo”: my last of the suit", "a move")
    return translate("Terziglio", "Play {card}", "a move: the card with its article")


def _discard_words(cards: Sequence[str]) -> Text:
    if not cards:
        return translate("Terziglio", "Put four cards aside", "a move")
    text = translate("Terziglio", "Put aside {one}, {two}, {three} and {four}", "a move: four cards")
    one, two, three, four = (Card(card) for card in cards)
    return text.fill(one=one, two=two, three=three, four=four)


def _count_words(values: Mapping[str, Any]) -> Text:
    if values["aside"]:
        text = translate(
            "Terziglio",
            "{who}, cards put aside included: aces {aces}, figures {figures} for {thirds}, last trick {last}, "
            "accuse {accuse}: %n point(s).",
            "a side's points, added up",
            values["points"],
        )
    else:
        text = translate(
            "Terziglio",
            "{who}: aces {aces}, figures {figures} for {thirds}, last trick {last}, accuse {accuse}: %n point(s).",
            "a side's points, added up",
            values["points"],
        )
    numbers = {key: values[key] for key in ("aces", "figures", "thirds", "last", "accuse")}
    return text.fill(who=_side_words(values), **numbers)


def _settle_words(event: Event) -> Text:
    paid = event.values["paid"]
    opener = event.seat or 0
    each = abs(paid[opener]) // 2
    if event.values["won"]:
        text = translate("Terziglio", "{seat} wins the hand and gets %n chip(s) from each of the others.", "", each)
    else:
        text = translate("Terziglio", "{seat} loses the hand and pays %n chip(s) to each of the others.", "", each)
    return text.fill(seat=Seat(opener))


def _signed(chips: int) -> str:
    return f"+{chips}" if chips > 0 else f"−{-chips}" if chips < 0 else "0"


GAME = TerziglioGame()
