"""The rules and positions of Terziglio (spec: terziglio.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ...cards import SUITS, hidden, pack, rank, suit
from ...errors import MoveError, not_held, not_legal
from ...game import AnyCards, Detail, Event, Game, LegalMoves, Rules, State, View, with_one
from ...growing import grown
from ...tricks import must_play
from ...words import Suit, Text, translate
from .. import find
from .words import accusa_words

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
    events: Sequence[Event]
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
        return find("terziglio")

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
                return MoveError(keeps_called())
            case (("play" | "return"), [card, *_]) if self.stage == verb and card in PLACE and card not in hand:
                return not_held(seat, card)
            case "discard", cards if self.stage == "discard":
                lacking = [card for card in cards if card in PLACE and card not in hand]
                return not_held(seat, lacking[0]) if lacking else MoveError(_four_cards())
            case "play", [card, *signal] if self.stage == "play" and card in hand:
                led = self._led()
                if card not in must_play(hand, led):
                    assert led is not None
                    return MoveError(must_follow(led))
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
            events=grown(self.events, *events),
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
        state = replace(self, passed=self.passed | {seat}, events=grown(self.events, Event("pass", seat)))
        return state._auction_on(seat)

    def _bid(self, seat: int, contract: str) -> Terziglio:
        event = Event("bid", seat, (), {"contract": contract})
        return replace(self, opener=seat, contract=contract, events=grown(self.events, event))._auction_on(seat)

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
        state = replace(self, history=(*self.history, done), events=grown(self.events, Event("void")))
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
            events=grown(self.events, *events),
        )
        return state._monte_taken()

    def _monte_taken(self) -> Terziglio:
        seat = self._alone
        seers = None if self.rules["show_monte"] else frozenset((seat,))
        event = Event("take", seat, self.monte, {"contract": self.contract}, seers)
        hand = sort_hand([*self.hands[seat], *self.monte])
        stage = "discard" if self.giver is None else "return"
        return replace(self, stage=stage, hands=with_one(self.hands, seat, hand), events=grown(self.events, event))

    def _return(self, seat: int, card: str) -> Terziglio:
        giver = self.giver
        assert giver is not None
        hands = with_one(self.hands, seat, tuple(held for held in self.hands[seat] if held != card))
        hands = with_one(hands, giver, sort_hand([*hands[giver], card]))
        event = Event("return", seat, (card,), {"to": giver}, frozenset((seat, giver)))
        return replace(self, stage="discard", hands=hands, events=grown(self.events, event))

    def _discard(self, seat: int, cards: tuple[str, ...]) -> Terziglio:
        hand = tuple(held for held in self.hands[seat] if held not in cards)
        event = Event("discard", seat, cards, {}, frozenset((seat,)))
        state = replace(
            self, hands=with_one(self.hands, seat, hand), discards=cards, events=grown(self.events, event)
        )  # fmt: skip
        return state._play_begun()

    def _play_begun(self) -> Terziglio:
        return replace(self, stage="play", leader=self._alone)

    def _declare(self, seat: int, what: str) -> Terziglio:
        points = worth_of(what, self.hands[seat])
        return replace(
            self,
            accuse=(*self.accuse, (seat, what)),
            accuse_points=added(self.accuse_points, self.side(seat), points),
            events=grown(self.events, Event("accuse", seat, (), {"what": what})),
        )

    def _play(self, seat: int, card: str, signal: str | None) -> Terziglio:
        hand = tuple(held for held in self.hands[seat] if held != card)
        event = Event("play", seat, (card,), {"led": self._led(), "signal": signal})
        state = replace(
            self,
            hands=with_one(self.hands, seat, hand),
            trick=(*self.trick, (seat, card, signal)),
            events=grown(self.events, event),
        )
        return state if len(state.trick) < SEATS else state._gathered()

    def _gathered(self) -> Terziglio:
        """The position after the complete trick has been taken by its winner."""
        winner = winner_of(self.trick)
        side = self.side(winner)
        cards = tuple(card for _, card, _ in self.trick)
        tricks_won = added(self.tricks_won, side, 1)
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
            events=grown(self.events, Event("trick", winner, cards, values)),
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
        return replace(self, events=grown(self.events, *events))._settled((points[0], points[1]))

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
            events=grown(self.events, Event("settle", self.opener, (), values)),
        )
        if sum(hand.opener is not None for hand in state.history) < self.rules["hands"]:
            return state._next_hand()
        winners = tuple(seat for seat, had in enumerate(chips) if had == max(chips))
        over = Event("over", None, (), {"winners": list(winners)})
        return replace(state, stage="over", winners=winners, events=grown(state.events, over))

    def _next_hand(self) -> Terziglio:
        return begun(
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


def added(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    """Returns the pair with `number` more for a side."""
    return (pair[0] + number, pair[1]) if side == 0 else (pair[0], pair[1] + number)


def begun(state: Terziglio) -> Terziglio:
    """Returns the same position, with the event that begins its hand."""
    event = Event("hand", state.dealer, (), {"hand": state.hand})
    return replace(state, events=grown(state.events, event))


def _is_last_of_suit(card: str, hand: Sequence[str]) -> bool:
    return sum(suit(held) == suit(card) for held in hand) == 1


def must_follow(led: str) -> Text:
    """Returns why a card can't be played to a trick that began with `led`."""
    return translate("Terziglio", "you must follow {suit}").fill(suit=Suit(suit(led)))


def keeps_called() -> Text:
    """Returns why the called card can't be given back."""
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
