"""Sette e Mezzo, two to eight players against a bank that one of them keeps (spec: sette_mezzo.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..cards import HIDDEN, pack, rank
from ..errors import MoveError, not_legal
from ..game import ENDLESS, Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View, with_one
from ..growing import grown
from ..layout import Amount, Cell, Control, Headline, Layout, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..lots import Lots, turn_until
from ..words import Card, Seat, Seats, Text, translate

AIM = 7.5
MATTA = "KD"
_MATTA_VALUES = (0.5, 1, 2, 3, 4, 5, 6, 7)
SWAPPED_RANKS = "34"


def value(card: str) -> float:
    """Returns what a card counts: ace to seven 1 to 7, a figure one half."""
    return "A234567".find(rank(card)) + 1 or 0.5


def total(cards: Sequence[str], matta: bool) -> float:
    """Returns what `cards` count together; with `matta` KD stands for whatever is best (spec: sette_mezzo.md)."""
    if not matta or MATTA not in cards:
        return sum(value(card) for card in cards)
    others = sum(value(card) for card in cards if card != MATTA)
    return others + max((worth for worth in _MATTA_VALUES if others + worth <= AIM), default=0.5)


def settle(stake: int, player: float, amble: bool, bank: float, bank_amble: bool) -> int:
    """Returns what a player who is not bust wins (or, below 0, loses) against the bank's total."""
    if amble:
        if bank_amble:
            return 0
        return stake if bank == AIM else 2 * stake
    if bank > AIM or bank < player:
        return stake
    return 0 if bank == player else -stake


def order_from(dealer: int, seats: int) -> tuple[int, ...]:
    """Returns the seats in the order of play: the one after the dealer first, the dealer last."""
    return tuple((dealer + step) % seats for step in range(1, seats + 1))


@dataclass(frozen=True)
class Hand:
    """A finished hand, its cards open to all: the last one of a position."""

    dealer: int
    cards: tuple[tuple[str, ...], ...]
    totals: tuple[float | None, ...]
    status: tuple[str, ...]
    paid: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        """Returns the hand as `detail` shows it."""
        return {
            "dealer": self.dealer,
            "cards": [list(cards) for cards in self.cards],
            "totals": [_plain(number) for number in self.totals],
            "state": list(self.status),
            "paid": list(self.paid),
        }


def _plain(number: float | None) -> float | None:
    return int(number) if number is not None and number == int(number) else number


@dataclass(frozen=True)
class SetteMezzo(State):
    """A position. `aside` are the cards put away; `wanted` is what waits for a card when a shuffle is due.

    `wanted` is "pack" before a match or when the whole pack has been gathered, "deal" while covered cards are dealt,
    "card" or "swap" when the seat that plays needs one, and otherwise empty.
    """

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    hand: int
    dealer: int
    limit: int | None
    bets: tuple[int | None, ...]
    cards: tuple[tuple[str, ...], ...]
    status: tuple[str, ...]
    swapped: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    aside: tuple[str, ...]
    bets_won: tuple[int, ...]
    last: Hand | None = None
    wanted: str = "pack"
    over: bool = False

    @property
    def game(self) -> Game:
        return GAME

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.wanted:
            return "shuffle"
        if self.limit is None:
            return "limit"
        return "bet" if self._yet_to_bet() else "play"

    @property
    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        return tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))

    def _yet_to_bet(self) -> tuple[int, ...]:
        return tuple(seat for seat in order_from(self.dealer, self.seats)[:-1] if self.bets[seat] is None)

    def _total(self, seat: int) -> float:
        return total(self.cards[seat], self.rules["matta"])

    def to_move(self) -> tuple[int, ...]:
        match self.phase:
            case "limit":
                return (self.dealer,)
            case "bet":
                return self._yet_to_bet()[:1]
            case "play":
                return (self.status.index("playing"),)
        return ()

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        if self.limit is None:
            return LegalMoves(f"limit {k}" for k in range(1, self.rules["max_limit"] + 1))
        if self.phase == "bet":
            return LegalMoves(f"bet {k}" for k in range(1, self.limit + 1))
        if self._total(seat) == AIM:
            return LegalMoves(["stand"])
        cards = self.cards[seat]
        swap = ["swap"] if len(cards) == 1 and rank(cards[0]) in SWAPPED_RANKS else []
        return LegalMoves(["card", "stand", *swap])

    def why_not(self, seat: int, move: str) -> MoveError:
        if move.startswith("bet ") and self.phase == "bet":
            return MoveError(translate("SetteMezzo", "the stake must be 1 to {limit}").fill(limit=self.limit or 0))
        if move.startswith("limit ") and self.phase == "limit":
            text = translate("SetteMezzo", "the limit must be 1 to {limit}")
            return MoveError(text.fill(limit=self.rules["max_limit"]))
        if move == "swap" and self.phase == "play":
            text = translate("SetteMezzo", "only a covered 3 or 4 can be put away, before a card has been called")
            return MoveError(text)
        if move == "card" and self.phase == "play":
            return MoveError(translate("SetteMezzo", "with seven and a half one can only stand"))
        return not_legal()

    def _laid(self, seat: int, move: str) -> SetteMezzo:
        verb, *words = move.split(" ")
        match verb:
            case "limit":
                limit = int(words[0])
                return replace(self, limit=limit)._tell("limit", seat, (), {"limit": limit})._dealt()
            case "bet":
                stake = int(words[0])
                state = replace(self, bets=with_one(self.bets, seat, stake))._tell("bet", seat, (), {"stake": stake})
                return state if state._yet_to_bet() else state._next_turn()
            case "stand":
                state = replace(self, status=with_one(self.status, seat, "stood"))
                return state._tell("stand", seat, (), {})._next_turn()
            case "swap":
                card = self.cards[seat][0]
                state = replace(
                    self,
                    cards=with_one(self.cards, seat, ()),
                    swapped=with_one(self.swapped, seat, (*self.swapped[seat], card)),
                    aside=(*self.aside, card),
                    wanted="swap",
                )
                return state._tell("swap", seat, (card,), {})._drawn(seat)
        state = replace(self, wanted="card")
        return state._drawn(seat, called=True) if self.stock else state._tell("call", seat, (), {})

    def _tell(self, kind: str, seat: int | None, cards: tuple[str, ...], values: Mapping[str, Any]) -> SetteMezzo:
        return replace(self, events=grown(self.events, Event(kind, seat, cards, values)))

    def _covered(self, seat: int) -> SetteMezzo:
        """Returns the position after the top card of the stock has been dealt to `seat`, face down."""
        card, stock = self.stock[0], self.stock[1:]
        event = Event("covered", seat, (card,), {"stock": len(stock)}, frozenset((seat,)))
        return replace(self, cards=with_one(self.cards, seat, (card,)), stock=stock, events=grown(self.events, event))

    def _dealt(self) -> SetteMezzo:
        """Returns the position after everybody who has no covered card yet has got one, as far as the stock goes."""
        state = self
        for seat in order_from(self.dealer, self.seats):
            if not state.cards[seat]:
                if not state.stock:
                    return replace(state, wanted="deal")
                state = state._covered(seat)
        return replace(state, wanted="")

    def _drawn(self, seat: int, called: bool = False) -> SetteMezzo:
        """Returns the position after `seat` has got the card that it wants, if the stock has one.

        `called` says whether it has only now called it, with no shuffle in between.
        """
        if not self.stock:
            return self
        if self.wanted == "swap":
            return replace(self._covered(seat), wanted="")
        card, stock = self.stock[0], self.stock[1:]
        cards = (*self.cards[seat], card)
        state = replace(self, cards=with_one(self.cards, seat, cards), stock=stock, wanted="")
        state = state._tell("card", seat, (card,), {"stock": len(stock), "called": called})
        reached = state._total(seat)
        if reached > AIM:
            return state._bust(seat)
        if reached == AIM and len(cards) == 2:
            state = replace(state, status=with_one(state.status, seat, "amble"))
            return state._tell("amble", seat, cards, {"total": AIM})._next_turn()
        return state

    def _bust(self, seat: int) -> SetteMezzo:
        state = replace(self, status=with_one(self.status, seat, "bust"))
        stake = state.bets[seat] or 0
        values = {"total": _plain(state._total(seat)), "stake": stake}
        state = state._tell("bust", seat, state.cards[seat], values)
        if seat != state.dealer:
            state = state._pay(seat, -stake)
        return state._next_turn()

    def _pay(self, seat: int, gain: int) -> SetteMezzo:
        """Returns the position after `seat` has won `gain` from the bank, or lost it if below 0."""
        chips = with_one(
            with_one(self.chips, seat, self.chips[seat] + gain), self.dealer, self.chips[self.dealer] - gain
        )
        bets_won = self.bets_won
        if gain:
            winner = seat if gain > 0 else self.dealer
            bets_won = with_one(bets_won, winner, bets_won[winner] + 1)
        scores = chips if self.rules["win_by"] == "chips" else bets_won
        return replace(self, chips=chips, bets_won=bets_won, scores=scores)

    def _next_turn(self) -> SetteMezzo:
        """Returns the position in which the next seat plays, or the hand settled when nobody is left to."""
        *players, dealer = order_from(self.dealer, self.seats)
        waiting = [seat for seat in players if self.status[seat] == "waiting"]
        if waiting:
            return replace(self, status=with_one(self.status, waiting[0], "playing"))
        if self.status[dealer] == "waiting" and any(self.status[seat] != "bust" for seat in players):
            return replace(self, status=with_one(self.status, dealer, "playing"))
        return self._settled()

    def _settled(self) -> SetteMezzo:
        state = self
        dealer, seats = self.dealer, self.seats
        totals = tuple(self._total(seat) for seat in range(seats))
        for seat in order_from(dealer, seats):
            if self.status[seat] not in ("bust", "amble"):
                values = {"total": _plain(totals[seat]), "state": self.status[seat]}
                state = state._tell("show", seat, self.cards[seat], values)
        paid = [0] * seats
        for seat in order_from(dealer, seats)[:-1]:
            stake = self.bets[seat] or 0
            if self.status[seat] == "bust":
                paid[seat] = -stake
                continue
            amble = self.status[seat] == "amble"
            gain = settle(stake, totals[seat], amble, totals[dealer], self.status[dealer] == "amble")
            paid[seat] = gain
            state = state._pay(seat, gain)._tell("settle", seat, (), {"gain": gain})
        paid[dealer] = -sum(paid)
        last = Hand(dealer, self.cards, totals, self.status, tuple(paid))
        return replace(state, last=last)._hand_over(last)

    def _hand_over(self, last: Hand) -> SetteMezzo:
        bank = self.dealer
        if self.status[bank] != "amble" and self.hand < self.rules["hands"]:
            order = order_from(bank, self.seats)
            bank = next((seat for seat in order if self.status[seat] == "amble"), bank)
        values = {
            **last.as_json(),
            "hand": self.hand,
            "limit": self.limit,
            "bets": list(self.bets),
            "bets_won": list(self.bets_won),
            "chips": list(self.chips),
            "scores": list(self.scores),
            "stock": len(self.stock),
            "next": bank,
        }
        state = self._tell("hand_over", self.dealer, (), values)
        if self.hand == self.rules["hands"]:
            state = replace(state, over=True)
            return state._tell("over", None, (), {"winners": list(state.winners), "scores": list(state.scores)})
        if bank != self.dealer:
            state = state._tell("bank", bank, (), {})
        state = replace(
            state,
            hand=self.hand + 1,
            dealer=bank,
            limit=None,
            bets=(None,) * self.seats,
            cards=((),) * self.seats,
            status=("waiting",) * self.seats,
            swapped=((),) * self.seats,
            aside=(*self.aside, *(card for cards in self.cards for card in cards)),
        )
        if self.rules["matta"] and any(MATTA in cards for cards in self.cards):
            state = replace(state, stock=(), aside=pack(40), wanted="pack")
        return state._tell("hand", bank, (), {"hand": state.hand})

    def shuffle_due(self) -> tuple[str, ...] | None:
        return self.aside if self.phase == "shuffle" else None

    def deal(self, deck: tuple[str, ...]) -> SetteMezzo:
        if self.phase != "shuffle":
            raise not_legal()
        values = {"cards": [card for card in pack(40) if card in deck], "whole": len(deck) == 40}
        state = replace(self, stock=deck, aside=())._tell("shuffle", None, (), values)
        if self.wanted == "pack":
            return replace(state, wanted="")
        return state._dealt() if self.wanted == "deal" else state._drawn(self.status.index("playing"))

    def truth(self) -> Detail:
        return self._detail(range(self.seats))

    def detail(self, seat: int | None) -> Detail:
        shown = [s for s, status in enumerate(self.status) if s == seat or self.over or status in ("bust", "amble")]
        return self._detail(shown)

    def _detail(self, shown: Sequence[int]) -> Detail:
        """Returns the detail in which only the seats `shown` have their covered card face up."""
        cards = [list(cards) for cards in self.cards]
        for seat, held in enumerate(cards):
            if held and seat not in shown:
                held[0] = HIDDEN
        return {
            "hand": self.hand,
            "dealer": self.dealer,
            "limit": self.limit,
            "bets": list(self.bets),
            "cards": cards,
            "totals": [
                _plain(self._total(seat)) if held and seat in shown else None for seat, held in enumerate(cards)
            ],
            "state": list(self.status),
            "swapped": [list(cards) for cards in self.swapped],
            "stock": len(self.stock),
            "bets_won": list(self.bets_won),
            "last": None if self.last is None else self.last.as_json(),
        }


@dataclass(frozen=True)
class Counted:
    """What somebody who remembers everything knows of the cards.

    `packs` holds for each shuffle the cards of that stock in the order in which they were drawn, `None` for those that
    the viewer has not seen. `unseen` holds for each shuffle the cards of that stock that it has not seen. `covered`
    says for each seat with a covered card that the viewer has not seen which stock it came from, and at which place.
    """

    packs: tuple[tuple[str | None, ...], ...]
    unseen: tuple[tuple[str, ...], ...]
    covered: Mapping[int, tuple[int, int]]


def counted(story: Sequence[Event]) -> Counted:
    """Returns what a seat knows of the cards from its story."""
    packs: list[list[str | None]] = []
    unseen: list[list[str]] = []
    covered: dict[int, tuple[int, int]] = {}

    def see(seat: int, card: str) -> None:
        if seat in covered:
            shuffle, index = covered.pop(seat)
            packs[shuffle][index] = card
            unseen[shuffle].remove(card)

    for event in story:
        seat = -1 if event.seat is None else event.seat
        match event.kind:
            case "shuffle":
                packs.append([])
                unseen.append(list(event.values["cards"]))
            case "covered":
                covered[seat] = (len(packs) - 1, len(packs[-1]))
                packs[-1].append(None)
                if event.cards[0] != HIDDEN:
                    see(seat, event.cards[0])
            case "card":
                packs[-1].append(event.cards[0])
                unseen[-1].remove(event.cards[0])
            case "bust" | "amble" | "show" | "swap":
                see(seat, event.cards[0])
    return Counted(tuple(tuple(drawn) for drawn in packs), tuple(tuple(cards) for cards in unseen), covered)


def may_be_covered(card: str, face_up: Sequence[str], matta: bool) -> bool:
    """Returns whether a seat that is neither bust nor has amblé may hold `card` covered, `face_up` beside it.

    It has called each of these cards, so it was below seven and a half before each.
    """
    reached = [total((card, *face_up[:count]), matta) for count in range(1, len(face_up) + 1)]
    if not reached:
        return True
    return reached[0] != AIM and all(before < AIM for before in reached[:-1]) and reached[-1] <= AIM


class SetteMezzoGame(Game):
    """The rules of Sette e Mezzo as data, and how its views look and sound."""

    id = "sette_mezzo"
    title = translate("SetteMezzo", "Sette e Mezzo", "the game's own name: seven and a half")
    tagline = translate("SetteMezzo", "Come closer to seven and a half than the bank, and not over.")
    seats = range(2, 9)
    seats_default = 4
    clockwise = True
    setup_keys = ("dealer",)
    by_clock = True
    lots_title = translate("SetteMezzo", "Who keeps the bank?", "above the cards that are turned for it")
    options = (
        Option(
            "matta",
            False,
            translate("SetteMezzo", "The king of coins is wild"),
            translate("SetteMezzo", "It counts as whatever suits its holder best, one half or 1 to 7."),
            values=(False, True),
            labels=(translate("SetteMezzo", "No"), translate("SetteMezzo", "Yes")),
        ),
        Option(
            "max_limit",
            10,
            translate("SetteMezzo", "Highest limit"),
            translate("SetteMezzo", "The bank names the highest stake of a hand, at most this many chips."),
            low=1,
            high=1000,
        ),
        Option(
            "hands",
            10,
            translate("SetteMezzo", "Hands"),
            translate("SetteMezzo", "How many hands a match has."),
            low=1,
        ),
        Option(
            "win_by",
            "chips",
            translate("SetteMezzo", "The match is won by"),
            translate("SetteMezzo", "Most chips at the end; or most bets won, whatever the stakes were."),
            values=("chips", "bets"),
            labels=(translate("SetteMezzo", "Chips"), translate("SetteMezzo", "Bets won")),
        ),
    )
    presets = (
        Preset(
            "classico",
            translate("SetteMezzo", "Classico", "name of a set of rules"),
            translate("SetteMezzo", "Ten hands; most chips win."),
            {},
            range(2, 9),
        ),
        Preset(
            "matta",
            translate("SetteMezzo", "Con la matta", "name of a set of rules: with a wild card"),
            translate("SetteMezzo", "The same with the king of coins as a wild card."),
            {"matta": True},
            range(2, 9),
        ),
    )

    def hands_finished(self, state: State) -> int | None:
        assert isinstance(state, SetteMezzo)
        return state.hand - 1 if state.limit is None and state.hand > 1 and not state.over else None

    def lots(self, seats: int, rng: Random) -> Lots:
        return turn_until(seats, rng, MATTA)

    def lots_words(self, seat: int) -> Text:
        return translate("SetteMezzo", "{seat} keeps the bank first.").fill(seat=Seat(seat))

    def pack(self, rules: Rules) -> int:
        return 40

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> SetteMezzo:
        dealer = setup.get("dealer", 0)
        return SetteMezzo(
            rules=rules,
            seats=seats,
            events=(Event("hand", dealer, (), {"hand": 1}),),
            scores=(0,) * seats,
            chips=(0,) * seats,
            hand=1,
            dealer=dealer,
            limit=None,
            bets=(None,) * seats,
            cards=((),) * seats,
            status=("waiting",) * seats,
            swapped=((),) * seats,
            stock=(),
            aside=pack(40),
            bets_won=(0,) * seats,
        )

    def deal_possible(self, view: View, rng: Random) -> SetteMezzo:
        """Returns such a position: the covered cards of the others and the order of the stock are unknown."""
        known = counted(view.story)
        packs = [list(drawn) for drawn in known.packs]
        unseen = [list(cards) for cards in known.unseen]
        for seat, card in _possible_covered(view, known, rng).items():
            shuffle, index = known.covered[seat]
            packs[shuffle][index] = card
            unseen[shuffle].remove(card)
        decks = []
        for drawn, rest in zip(packs, unseen, strict=True):
            rng.shuffle(rest)
            decks.append((*(card for card in drawn if card is not None), *rest))
        state = self.start(view.rules, view.seats, {"dealer": view.story[0].seat or 0})
        moves = iter(list(_moves_of(view.story)))
        while True:
            if state.shuffle_due() is not None:
                if not decks:
                    return state
                state = state.deal(decks.pop(0))
                continue
            entry = next(moves, None)
            if entry is None:
                return state
            # A position follows from its own class, which the contract can't say of `play`.
            played = state.play(*entry)
            assert isinstance(played, SetteMezzo)
            state = played

    def layout(self, view: View, looked: bool) -> Layout:
        over = _last_hand(view) if not looked else None
        detail = over.values if over is not None else view.detail
        legal = view.legal if over is None else LegalMoves()
        places = [self._cards(view, seat, over) for seat in range(view.seats)]
        stock: int = detail["stock"]
        places.append(
            Place(
                "stock",
                Shape.PILE,
                count=stock,
                title=translate("SetteMezzo", "the stock"),
                empty=True,
                token="card" if "card" in legal else "",
            )
        )
        away = 40 - stock - sum(len(cards) for cards in detail["cards"])
        places.append(Place("away", Shape.PILE, count=away, title=translate("SetteMezzo", "put away"), empty=True))
        return Layout(
            places=tuple(places),
            seats=tuple(self._seat(view, seat, over) for seat in range(view.seats)),
            headline=self._headline(view, detail),
            prompt=self._prompt(view, over),
            aside=translate("SetteMezzo", "Another card?") if view.phase == "play" and legal else None,
            controls=self._controls(view, legal),
            amount=_amount(view, legal),
            pause=translate("Game", "Go on") if over is not None else None,
            phase_help=_anchor(view, over is not None),
        )

    def _cards(self, view: View, seat: int, over: Event | None) -> Place:
        detail = over.values if over is not None else view.detail
        shown = []
        for index, card in enumerate(detail["cards"][seat]):
            name = None
            private = index == 0 and over is None and seat == view.seat and not _is_open(view, seat)
            if private:
                name = translate("SetteMezzo", "{card}, seen by you alone").fill(card=Card(card))
            mark = "winner" if over is not None and over.values["paid"][seat] > 0 else ""
            shown.append(ShownCard(card, face=card != HIDDEN, mark=mark, name=name, private=private))
        number = detail["totals"][seat]
        caption = None
        if number is not None:
            caption = translate("Game", "{number}").fill(number=in_halves(number))
        title = translate("SetteMezzo", "cards of {seat}").fill(seat=Seat(seat))
        return Place(f"cards:{seat}", Shape.SPREAD, seat, tuple(shown), title=title, caption=caption)

    def _seat(self, view: View, seat: int, over: Event | None) -> SeatInfo:
        detail = over.values if over is not None else view.detail
        by_bets = view.rules["win_by"] == "bets"
        state: str = detail["state"][seat]
        notes = []
        # A bust seat has paid its stake already.
        if detail["bets"][seat] is not None and state != "bust":
            notes.append(translate("SetteMezzo", "stake %n", "chips at stake", detail["bets"][seat]))
        if state in _STATES and (over is None or state != "stood"):
            notes.append(_STATES[state])
        plate = "out" if state == "bust" else ""
        if view.finished and over is None and seat in view.winners:
            plate = "won"
        return SeatInfo(
            score=detail["bets_won"][seat] if by_bets else None,
            chips=over.values["chips"][seat] if over is not None else view.chips[seat],
            cards=len(detail["cards"][seat]),
            state=plate,
            tokens=("bank",) if seat == detail["dealer"] else (),
            notes=tuple(notes),
            gain=_gain(view, seat, over),
        )

    def _headline(self, view: View, detail: Detail) -> Headline:
        over = translate("SetteMezzo", "hand {hand} of {hands}")
        if view.rules["hands"] >= ENDLESS:
            over = translate("SetteMezzo", "hand {hand}")
        limit = detail["limit"]
        return Headline(
            over=over.fill(hand=detail["hand"], hands=view.rules["hands"]),
            word=None
            if limit is None
            else translate("SetteMezzo", "up to {limit}", "the highest stake").fill(limit=limit),
            line=translate("SetteMezzo", "{seat} keeps the bank").fill(seat=Seat(detail["dealer"])),
        )

    def _controls(self, view: View, legal: LegalMoves) -> tuple[Control, ...]:
        if "stand" not in legal:
            return ()
        controls = []
        if "card" in legal:
            label = translate("SetteMezzo", "Card", "the word with which one calls another card")
            controls.append(Control("card", label, key="C", strong=True))
        label = translate("SetteMezzo", "I stand", "the word with which one calls no more cards")
        controls.append(Control("stand", label, key="S", strong="card" not in legal))
        if "swap" in legal:
            label = translate("SetteMezzo", "Swap", "a button: put the covered card away and take another")
            controls.append(Control("swap", label, key="X"))
        return tuple(controls)

    def _prompt(self, view: View, over: Event | None) -> Text | None:
        if over is not None:
            return _result(over)
        if view.finished:
            return self.describe(view.story[-1])
        if view.phase == "shuffle":
            return translate("SetteMezzo", "The cards put away are shuffled.")
        if not view.legal:
            waits = translate("SetteMezzo", "{seat} is to move.").fill(seat=Seat(view.to_move[0]))
            newest = _newest_declared(view)
            news = None if newest is None else self.describe(newest)
            if newest is None or news is None or newest.seat == view.to_move[0]:
                return news or waits
            text = translate("Game", "{one} {two}", "two sentences, one after the other")
            return text.fill(one=news, two=waits)
        if view.phase == "limit":
            return translate("SetteMezzo", "You keep the bank: how much may be staked at most?")
        if view.phase == "bet":
            return translate("SetteMezzo", "Look at your card: how much do you stake?")
        assert view.seat is not None
        number = in_halves(view.detail["totals"][view.seat])
        if len(view.legal) == 1:
            return translate("SetteMezzo", "Seven and a half! Nobody knows: you can only stand.")
        return translate("SetteMezzo", "You have {total}. Another card?").fill(total=number)

    def sheet(self, view: View) -> Sheet:
        rows = []
        done = [event.values for event in view.story if event.kind == "hand_over"]
        for values in done:
            cells = tuple(
                Cell(_signed(gain), 1 if state == "amble" else 2 if seat == values["dealer"] else 0)
                for seat, (gain, state) in enumerate(zip(values["paid"], values["state"], strict=True))
            )
            rows.append(SheetRow(str(values["hand"]), cells, current=values is done[-1]))
        by_bets = view.rules["win_by"] == "bets"
        best = max(view.scores)
        notes = [translate("SetteMezzo", "Gold marks an amblé, silver the bank.")]
        if by_bets:
            notes.append(translate("SetteMezzo", "Most bets won decide the match, not the chips above."))
        return Sheet(
            corner=translate("SetteMezzo", "hand"),
            rows=tuple(rows),
            totals=tuple(Cell(_minus(score), 1 if done and score == best else 0) for score in view.scores),
            total_label=translate("SetteMezzo", "bets won") if by_bets else translate("SetteMezzo", "chips"),
            notes=tuple(notes),
        )

    def describe(self, event: Event) -> Text | None:
        seat, values = Seat(event.seat or 0), event.values
        card = Card(event.cards[0], the=True) if event.cards else Card(HIDDEN)
        match event.kind:
            case "hand":
                text = translate("SetteMezzo", "Hand {hand}: {seat} keeps the bank.")
                return text.fill(hand=values["hand"], seat=seat)
            case "shuffle" if values["whole"]:
                return translate("SetteMezzo", "The whole pack is shuffled.")
            case "shuffle":
                return translate("SetteMezzo", "The stock is empty: the cards put away are shuffled.")
            case "limit":
                text = translate("SetteMezzo", "{seat} sets the limit: %n chip(s).", "", values["limit"])
                return text.fill(seat=seat)
            case "bet":
                return translate("SetteMezzo", "{seat} stakes %n.", "", values["stake"]).fill(seat=seat)
            case "covered" if event.cards[0] != HIDDEN:
                return translate("SetteMezzo", "{seat} gets {card}, face down.", "card with its article").fill(
                    seat=seat, card=card
                )
            case "swap":
                text = translate("SetteMezzo", "{seat} shows {card}, puts it away and takes another card.")
                return text.fill(seat=seat, card=card)
            case "call":
                return translate("SetteMezzo", "{seat} calls a card.").fill(seat=seat)
            case "card" if not event.values["called"]:
                return translate("SetteMezzo", "{seat} gets {card}.", "card with its article").fill(
                    seat=seat, card=card
                )
            case "card":
                text = translate("SetteMezzo", "{seat} calls a card: {card}.", "card with its article")
                return text.fill(seat=seat, card=card)
            case "stand":
                return translate("SetteMezzo", "{seat} stands.", "calls no more cards").fill(seat=seat)
            case "bust" if values["stake"]:
                text = translate("SetteMezzo", "{seat} is bust with {total} and pays %n.", "", values["stake"])
                return text.fill(seat=seat, total=in_halves(values["total"]))
            case "bust":
                text = translate("SetteMezzo", "The bank is bust with {total}.")
                return text.fill(total=in_halves(values["total"]))
            case "amble":
                return translate("SetteMezzo", "{seat} declares amblé: seven and a half with two cards!").fill(
                    seat=seat
                )
            case "show":
                text = translate("SetteMezzo", "{seat} shows {total}.", "a total of points")
                return text.fill(seat=seat, total=in_halves(values["total"]))
            case "settle" if values["gain"] > 0:
                return translate("SetteMezzo", "{seat} wins %n.", "chips", values["gain"]).fill(seat=seat)
            case "settle" if values["gain"] < 0:
                return translate("SetteMezzo", "{seat} loses %n.", "chips", -values["gain"]).fill(seat=seat)
            case "settle":
                return translate("SetteMezzo", "{seat} neither wins nor loses.").fill(seat=seat)
            case "bank":
                return translate("SetteMezzo", "{seat} takes the bank.").fill(seat=seat)
            case "over":
                text = translate("SetteMezzo", "The match goes to {seats}.")
                return text.fill(seats=Seats(tuple(values["winners"])))
        return None

    def move_words(self, view: View, move: str) -> Text:
        verb, *words = move.split(" ")
        match verb:
            case "limit":
                return translate("SetteMezzo", "Limit {limit}", "a move").fill(limit=int(words[0]))
            case "bet":
                return translate("SetteMezzo", "Stake %n", "a move", int(words[0]))
            case "card":
                return translate("SetteMezzo", "Call a card", "a move")
            case "stand":
                return translate("SetteMezzo", "Stand", "a move: call no more cards")
        covered = view.detail["cards"][view.seat or 0]
        text = translate("SetteMezzo", "Put {card} away and take another", "a move: the card with its article")
        return text.fill(card=Card(covered[0] if covered else HIDDEN, the=True))

    def memory(self, view: View) -> Sheet:
        """Returns how many of each rank may still come, for who remembers what has been put away."""
        known = counted(view.story)
        unseen = [card for cards in known.unseen[-1:] for card in cards]
        text = translate("SetteMezzo", "{rank}: {count}", "a rank, and how many of its cards have not been seen")
        rows = []
        for letter in "A234567JQK":
            count = sum(rank(card) == letter for card in unseen)
            label = text.fill(rank=Card(letter + "D", rank_only=True), count=count)
            rows.append(SheetRow(label, (Cell(),) * view.seats))
        return Sheet(corner=translate("SetteMezzo", "not seen yet"), rows=tuple(rows))


_STATES = {
    "stood": translate("SetteMezzo", "stands", "of a seat that calls no more cards"),
    "amble": translate("SetteMezzo", "amblé", "seven and a half with two cards"),
    "bust": translate("SetteMezzo", "bust", "of a seat that is over seven and a half"),
}


def in_halves(number: float) -> str:
    """Returns a total as people write it: 7½."""
    whole = int(number)
    return f"{whole or ''}½" if number != whole else str(whole)


def _minus(number: float) -> str:
    return str(number).replace("-", "−")


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else _minus(number)


def _possible_covered(view: View, known: Counted, rng: Random) -> dict[int, str]:
    """Returns a card for each seat whose covered card the viewer has not seen, such as its play allows."""
    matta: bool = view.rules["matta"]
    face_up = {seat: view.detail["cards"][seat][1:] for seat in known.covered}
    choices: dict[int, list[str]] = {}
    for seat, (shuffle, _) in known.covered.items():
        cards = [card for card in known.unseen[shuffle] if may_be_covered(card, face_up[seat], matta)]
        rng.shuffle(cards)
        choices[seat] = cards
    seats = sorted(choices, key=lambda seat: len(choices[seat]))

    def completed(given: dict[int, str]) -> dict[int, str] | None:
        if len(given) == len(seats):
            return given
        seat = seats[len(given)]
        for card in choices[seat]:
            if card not in given.values() and (found := completed({**given, seat: card})) is not None:
                return found
        return None

    return completed({}) or {}


def _moves_of(story: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """The moves that a story tells of, in order."""
    for event in story:
        seat = event.seat or 0
        match event.kind:
            case "limit":
                yield seat, f"limit {event.values['limit']}"
            case "bet":
                yield seat, f"bet {event.values['stake']}"
            case "swap" | "stand":
                yield seat, event.kind
            case "call":
                yield seat, "card"
            case "card" if event.values["called"]:
                yield seat, "card"


def _last_hand(view: View) -> Event | None:
    """The hand that has just ended, if nobody has done anything since."""
    for event in reversed(view.story):
        if event.kind == "hand_over":
            return event
        if event.kind == "limit":
            return None
    return None


def _newest_declared(view: View) -> Event | None:
    """The newest thing that was declared aloud in this hand, for those who wait."""
    for event in reversed(view.story):
        if event.kind in ("bust", "amble", "stand", "swap", "call", "card"):
            return event
        if event.kind in ("bet", "limit", "hand"):
            return None
    return None


def _is_open(view: View, seat: int) -> bool:
    return view.finished or view.detail["state"][seat] in ("bust", "amble")


def _gain(view: View, seat: int, over: Event | None) -> int | None:
    """What a seat has won or lost by the newest move: a stake paid when bust, or the settling."""
    gain = 0
    for event in reversed(view.story):
        if event.kind == "settle" or (event.kind == "bust" and event.values["stake"]):
            change: int = event.values["gain"] if event.kind == "settle" else -event.values["stake"]
            dealer = over.values["dealer"] if over is not None else view.detail["dealer"]
            gain += change if seat == event.seat else -change if seat == dealer else 0
        elif event.kind in ("card", "call", "stand", "limit", "bet", "swap") or (
            event.kind == "hand_over" and over is None
        ):
            break
    return gain or None


def _amount(view: View, legal: LegalMoves) -> Amount | None:
    if not legal or view.phase not in ("limit", "bet"):
        return None
    unit = translate("SetteMezzo", "chips")
    if view.phase == "limit":
        high: int = view.rules["max_limit"]
        return Amount("limit", 1, high, (high + 1) // 2, translate("SetteMezzo", "Limit"), unit)
    high = view.detail["limit"]
    return Amount("bet", 1, high, (high + 1) // 2, translate("SetteMezzo", "Stake"), unit)


def _anchor(view: View, over: bool) -> str:
    if over:
        return "settling"
    return {"limit": "bank", "bet": "stakes", "shuffle": "pack", "over": "end"}.get(view.phase, "turn")


def _result(over: Event) -> Text:
    """How a hand has ended, from the bank's side."""
    values = over.values
    dealer, paid = values["dealer"], values["paid"]
    bank, number = Seat(dealer), in_halves(values["totals"][dealer])
    match values["state"][dealer]:
        case "bust":
            one = translate("SetteMezzo", "{seat}, the bank, is bust with {total}.").fill(seat=bank, total=number)
        case "amble":
            one = translate("SetteMezzo", "{seat}, the bank, has amblé.").fill(seat=bank)
        case "waiting":
            one = translate("SetteMezzo", "Everybody is bust: the bank need not play.")
        case _:
            one = translate("SetteMezzo", "{seat}, the bank, has {total}.").fill(seat=bank, total=number)
    if values["next"] != dealer:
        two = translate("SetteMezzo", "{seat} has amblé and takes the bank.").fill(seat=Seat(values["next"]))
    elif paid[dealer] > 0:
        two = translate("SetteMezzo", "It wins %n chip(s).", "the bank", paid[dealer])
    elif paid[dealer] < 0:
        two = translate("SetteMezzo", "It loses %n chip(s).", "the bank", -paid[dealer])
    else:
        two = translate("SetteMezzo", "It neither wins nor loses.", "the bank")
    return translate("Game", "{one} {two}", "two sentences, one after the other").fill(one=one, two=two)


GAME = SetteMezzoGame()
