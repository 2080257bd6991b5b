"""Previsioni: tricks to be foretold, for two to six (spec: previsioni.md)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..cards import HIDDEN, SUITS, hidden, pack, suit
from ..errors import MoveError, not_held, not_legal
from ..game import Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View
from ..growing import grown
from ..layout import Amount, Cell, Control, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..tricks import must_play, sentences, share_out, shown_voids, suit_memory
from ..words import Card, Seat, Seats, Suit, Text, translate

SCALE = tuple(rank + suit for suit in SUITS for rank in "A3KQJ76542")
HEIGHT = {card: place for place, card in enumerate(SCALE)}
Plays = tuple[tuple[int, str], ...]
MOST_BUTTONS = 10  # tricks that can be predicted by buttons, one a number


def sort_hand(cards: Sequence[str]) -> tuple[str, ...]:
    """Returns cards in the order of the scale, strongest first."""
    return tuple(sorted(cards, key=HEIGHT.__getitem__))


def top_cards(rules: Rules, seats: int) -> int:
    """Returns the largest number of cards each in a match of so many seats."""
    most: int | None = rules["max_cards"]
    return 40 // seats if most is None else most


def turns_in(rules: Rules, seats: int) -> int:
    """Returns the number of turns of a match."""
    return 2 * top_cards(rules, seats) - 1


def cards_in(turn: int, rules: Rules, seats: int) -> int:
    """Returns how many cards each seat is dealt in turn `turn` (from 1)."""
    return min(turn, 2 * top_cards(rules, seats) - turn)


def winner_of(trick: Plays) -> int:
    """Returns the seat that wins a trick: that of the strongest card on the scale of all forty.

    >>> winner_of(((2, "AS"), (0, "6C"), (1, "2H")))
    1
    """
    return min(trick, key=lambda play: HEIGHT[play[1]])[0]


def points_for(bid: int, won: int) -> int:
    """Returns the points of a seat that predicted `bid` tricks and won `won`."""
    return 10 + won if bid == won else 0


@dataclass(frozen=True)
class Turn:
    """A completed turn: what was predicted and what came of it."""

    number: int
    cards: int
    bids: tuple[int, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]

    def as_json(self) -> dict[str, object]:
        """Returns the turn as `detail` shows it."""
        return {
            "turn": self.number,
            "cards": self.cards,
            "bids": list(self.bids),
            "won": list(self.won),
            "points": list(self.points),
        }


@dataclass(frozen=True)
class Previsioni(State):
    """A position: the turn, its predictions and tricks, the hands and the open trick."""

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    turn: int
    starter: int
    dealt: bool
    hands: tuple[tuple[str, ...], ...]
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    leader: int
    trick: Plays
    last_trick: Plays
    history: tuple[Turn, ...]
    winners: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        return GAME

    @property
    def cards(self) -> int:
        """The number of cards dealt to each seat in this turn, which is that of its tricks."""
        return cards_in(self.turn, self.rules, self.seats)

    @property
    def blind(self) -> bool:
        """Whether this is the blind turn."""
        return bool(self.rules["blind"]) and self.turn == turns_in(self.rules, self.seats)

    @property
    def phase(self) -> str:
        if self.winners:
            return "over"
        if not self.dealt:
            return "shuffle"
        return "bid" if None in self.bids else "play"

    def to_move(self) -> tuple[int, ...]:
        match self.phase:
            case "bid":
                spoken = self.seats - self.bids.count(None)
                return ((self.starter + spoken) % self.seats,)
            case "play":
                return ((self.leader + len(self.trick)) % self.seats,)
        return ()

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        if self.phase == "bid":
            barred = self._barred_bid()
            return LegalMoves(f"bid {k}" for k in range(self.cards + 1) if k != barred)
        return LegalMoves(f"play {card}" for card in must_play(self.hands[seat], self._led()))

    def _led(self) -> str | None:
        return self.trick[0][1] if self.trick else None

    def _barred_bid(self) -> int | None:
        """The prediction that the hook forbids to the last to speak, if it is a possible one."""
        if not self.rules["hook"] or self.bids.count(None) != 1:
            return None
        return self.cards - sum(bid for bid in self.bids if bid is not None)

    def why_not(self, seat: int, move: str) -> MoveError:
        match move.split(" "):
            case ["bid", bid] if self.phase == "bid" and bid == str(self._barred_bid()):
                text = translate("Previsioni", "the predictions may not add up to the number of tricks")
                return MoveError(text)
            case ["play", card] if self.phase == "play" and card in HEIGHT:
                if card not in self.hands[seat]:
                    return not_held(seat, card)
                led = self._led()
                assert led is not None
                return MoveError(_must_follow(led))
            case ["play", _] if self.phase == "bid":
                return MoveError(translate("Previsioni", "first all must say how many tricks they will win"))
        return not_legal()

    def shuffle_due(self) -> tuple[str, ...] | None:
        return pack(40) if self.phase == "shuffle" else None

    def deal(self, deck: tuple[str, ...]) -> Previsioni:
        if self.phase != "shuffle":
            raise not_legal()
        used = deck[: self.cards * self.seats]
        hands = tuple(sort_hand(used[(seat - self.starter) % self.seats :: self.seats]) for seat in range(self.seats))
        order = [(self.starter + step) % self.seats for step in range(self.seats)]
        events = tuple(Event("deal", seat, hands[seat], {"turn": self.turn}, self._seers(seat)) for seat in order)
        return replace(self, dealt=True, hands=hands, events=grown(self.events, *events))

    def _seers(self, seat: int) -> frozenset[int]:
        """The seats that see the cards dealt to `seat`."""
        return frozenset(other for other in range(self.seats) if (other == seat) != self.blind)

    def _laid(self, seat: int, move: str) -> Previsioni:
        verb, word = move.split(" ")
        if verb == "bid":
            return self._predicted(seat, int(word))
        return self._played(seat, word)

    def _predicted(self, seat: int, bid: int) -> Previsioni:
        bids = (*self.bids[:seat], bid, *self.bids[seat + 1 :])
        event = Event("bid", seat, (), {"bid": bid, "cards": self.cards})
        state = replace(self, bids=bids, events=grown(self.events, event))
        if None in bids or not self.blind:
            return state
        order = [(self.starter + step) % self.seats for step in range(self.seats)]
        trick = tuple((s, self.hands[s][0]) for s in order)
        shown = Event("show", None, tuple(card for _, card in trick), {"seats": order})
        return replace(state, trick=trick, events=grown(state.events, shown))._gathered()

    def _played(self, seat: int, card: str) -> Previsioni:
        hand = tuple(held for held in self.hands[seat] if held != card)
        event = Event("play", seat, (card,), {"led": self._led()})
        state = replace(
            self,
            hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
            trick=(*self.trick, (seat, card)),
            events=grown(self.events, event),
        )
        return state if len(state.trick) < self.seats else state._gathered()

    def _gathered(self) -> Previsioni:
        """The position after the complete trick has been taken by its winner."""
        winner = winner_of(self.trick)
        won = tuple(tricks + (seat == winner) for seat, tricks in enumerate(self.won))
        values = {
            "seats": [seat for seat, _ in self.trick],
            "card": dict(self.trick)[winner],
            "bids": list(self.bids),
            "won": list(won),
            "cards": self.cards,
            "turn": self.turn,
            "blind": self.blind,
        }
        event = Event("trick", winner, tuple(card for _, card in self.trick), values)
        state = replace(
            self, won=won, leader=winner, trick=(), last_trick=self.trick, events=grown(self.events, event)
        )  # fmt: skip
        return state if sum(won) < self.cards else state._turn_over()

    def _turn_over(self) -> Previsioni:
        bids = tuple(bid for bid in self.bids if bid is not None)
        points = tuple(points_for(bid, won) for bid, won in zip(bids, self.won, strict=True))
        done = Turn(self.turn, self.cards, bids, self.won, points)
        scores = tuple(score + gain for score, gain in zip(self.scores, points, strict=True))
        event = Event("turn_over", None, (), {**done.as_json(), "scores": list(scores)})
        state = replace(self, scores=scores, history=(*self.history, done), events=grown(self.events, event))
        if self.turn < turns_in(self.rules, self.seats):
            return state._begun(self.turn + 1, (self.starter + 1) % self.seats)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        over = Event("over", None, (), {"winners": list(winners), "scores": list(scores)})
        return replace(state, winners=winners, events=grown(state.events, over))

    def _begun(self, turn: int, starter: int) -> Previsioni:
        """The position at the start of turn `turn`, its cards not dealt yet."""
        state = replace(
            self,
            turn=turn,
            starter=starter,
            dealt=False,
            hands=((),) * self.seats,
            bids=(None,) * self.seats,
            won=(0,) * self.seats,
            leader=starter,
        )
        values = {"turn": turn, "cards": state.cards, "blind": state.blind}
        return replace(state, events=grown(self.events, Event("turn", starter, (), values)))

    def truth(self) -> Detail:
        return self._detail([list(hand) for hand in self.hands])

    def detail(self, seat: int | None) -> Detail:
        return self._detail([list(self._seen(other, seat)) for other in range(self.seats)])

    def _seen(self, holder: int, viewer: int | None) -> tuple[str, ...]:
        hand = self.hands[holder]
        if self.blind and self.winners:
            return hand
        return hand if viewer is not None and viewer in self._seers(holder) else hidden(hand)

    def _detail(self, hands: list[list[str]]) -> Detail:
        return {
            "turn": self.turn,
            "cards": self.cards,
            "starter": self.starter,
            "blind": self.blind,
            "bids": list(self.bids),
            "won": list(self.won),
            "trick": [[seat, card] for seat, card in self.trick],
            "last_trick": [[seat, card] for seat, card in self.last_trick],
            "hands": hands,
            "history": [done.as_json() for done in self.history],
        }


def leader_of(view: View) -> int:
    """Returns the seat that leads, or has led, the open trick of a view."""
    for event in reversed(view.story):
        if event.kind in ("trick", "turn") and event.seat is not None:
            return event.seat
    starter: int = view.detail["starter"]
    return starter


def plays_of_turn(view: View) -> list[Event]:
    """Returns the `play` events of the present turn."""
    plays: list[Event] = []
    for event in reversed(view.story):
        if event.kind == "turn":
            break
        if event.kind == "play":
            plays.append(event)
    return plays[::-1]


class PrevisioniGame(Game):
    """The rules of Previsioni as data, and how its views look and sound."""

    id = "previsioni"
    title = translate("Previsioni", "Previsioni", "the game's own name, the same in every language")
    tagline = translate("Previsioni", "Say how many tricks you will win, then keep your word.")
    seats = range(2, 7)
    seats_default = 4
    clockwise = False
    setup_keys = ("first",)
    lots_title = translate("Previsioni", "Who begins?", "above the lot")
    options = (
        Option(
            "max_cards",
            None,
            translate("Previsioni", "Most cards each"),
            translate(
                "Previsioni",
                "The turns go up to this number of cards and down again. Without it, as many as the pack allows.",
            ),
            low=1,
            high=lambda seats: 40 // seats,
            nullable=True,
        ),
        Option(
            "hook",
            False,
            translate("Previsioni", "Hook"),
            translate(
                "Previsioni",
                "The last to speak may not make the predictions add up to the number of tricks: somebody must fail.",
            ),
            values=(False, True),
            labels=(translate("Previsioni", "Any prediction"), translate("Previsioni", "They may not add up")),
        ),
        Option(
            "blind",
            True,
            translate("Previsioni", "Blind last turn"),
            translate(
                "Previsioni",
                "In the last turn all hold their card on the forehead and see every card but their own.",
            ),
            values=(True, False),
            labels=(translate("Previsioni", "On the forehead"), translate("Previsioni", "As any other turn")),
        ),
    )
    presets = (
        Preset(
            "classica",
            translate("Previsioni", "Classica", "name of a set of rules"),
            translate("Previsioni", "From one card to as many as the pack allows, and down again to the blind turn."),
            {},
            range(2, 7),
        ),
        Preset(
            "gancio",
            translate("Previsioni", "Con il gancio", "name of a set of rules: with the hook"),
            translate("Previsioni", "The same, but the predictions may never add up to the number of tricks."),
            {"hook": True},
            range(2, 7),
        ),
        Preset(
            "breve",
            translate("Previsioni", "Breve", "name of a set of rules: short"),
            translate("Previsioni", "Up to five cards each: nine turns."),
            {"max_cards": 5},
            range(2, 7),
        ),
    )

    def lots_words(self, seat: int) -> Text:
        return translate("Previsioni", "{seat} begins.").fill(seat=Seat(seat))

    def pack(self, rules: Rules) -> int:
        return 40

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> Previsioni:
        first = setup.get("first", 0)
        state = Previsioni(
            rules=rules,
            seats=seats,
            events=(),
            scores=(0,) * seats,
            chips=(0,) * seats,
            turn=1,
            starter=first,
            dealt=False,
            hands=((),) * seats,
            bids=(None,) * seats,
            won=(0,) * seats,
            leader=first,
            trick=(),
            last_trick=(),
            history=(),
        )
        return state._begun(1, first)

    def deal_possible(self, view: View, rng: Random) -> Previsioni:
        """Returns such a position: unseen cards of this turn are dealt anew, so that no shown void is denied."""
        detail = view.detail
        hands = possible_hands(view, rng)
        history = tuple(
            Turn(done["turn"], done["cards"], tuple(done["bids"]), tuple(done["won"]), tuple(done["points"]))
            for done in detail["history"]
        )
        state = Previsioni(
            rules=view.rules,
            seats=view.seats,
            events=(),
            scores=tuple(int(score) for score in view.scores),
            chips=view.chips,
            turn=detail["turn"],
            starter=detail["starter"],
            dealt=view.phase != "shuffle",
            hands=hands,
            bids=tuple(detail["bids"]),
            won=tuple(detail["won"]),
            leader=leader_of(view),
            trick=tuple((seat, card) for seat, card in detail["trick"]),
            last_trick=tuple((seat, card) for seat, card in detail["last_trick"]),
            history=history,
            winners=view.winners,
        )
        return replace(state, events=_told(view, state))

    def layout(self, view: View, looked: bool) -> Layout:
        detail = view.detail
        since = _since_last_move(view)
        trick = None if looked else since.get("trick")
        turn = None if looked else since.get("turn_over")
        mine = view.seat in view.to_move and trick is None
        places = []
        for seat in range(view.seats):
            if _is_blind(view, trick):
                places.append(_head(view, seat, trick))
            else:
                places.append(_laid_place(view, seat, trick))
        if view.seat is not None and not _is_blind(view, trick):
            held = () if turn is not None else _hand_cards(view, mine)
            places.append(Place("hand", Shape.HAND, view.seat, held, title=translate("Previsioni", "in your hand")))
        bidding = mine and view.phase == "bid"
        buttons = bidding and detail["cards"] <= MOST_BUTTONS
        return Layout(
            places=tuple(places),
            seats=tuple(_seat(view, seat, trick, turn) for seat in range(view.seats)),
            headline=_headline(view, trick),
            prompt=self._prompt(view, trick, turn),
            picks=(Pick("play", label=translate("Previsioni", "Play it")),) if mine and view.phase == "play" else (),
            controls=tuple(_bid_control(move) for move in _bids(view)) if buttons else (),
            amount=_bid_amount(view) if bidding and not buttons else None,
            pause=translate("Game", "Go on") if trick is not None else None,
            taker=trick.seat if trick is not None else None,
            phase_help=_help(view, trick, detail["blind"]),
        )

    def _prompt(self, view: View, trick: Event | None, turn: Event | None) -> Text | None:
        if trick is not None:
            said = [text for event in (trick, turn) if event is not None and (text := self.describe(event)) is not None]
            return sentences(*said)
        if view.finished:
            return self.describe(view.story[-1])
        if view.phase == "shuffle":
            return translate("Previsioni", "The cards are being shuffled.")
        if view.seat not in view.to_move:
            if view.phase == "bid":
                text = translate("Previsioni", "{seat} is to say how many tricks.")
            else:
                text = translate("Previsioni", "{seat} is to play.")
            return text.fill(seat=Seat(view.to_move[0]))
        if view.phase == "play":
            if not view.detail["trick"]:
                return translate("Previsioni", "You lead: play a card.")
            return translate("Previsioni", "Play a card.")
        if view.detail["blind"]:
            ask = translate("Previsioni", "You see every card but your own. Will it win the trick?")
        else:
            ask = translate("Previsioni", "How many of %n trick(s) will you win?", "", view.detail["cards"])
        barred = set(range(view.detail["cards"] + 1)) - {int(move.split(" ")[1]) for move in view.legal}
        if not barred:
            return ask
        text = translate("Previsioni", "Not {bid}: the predictions may not add up.").fill(bid=barred.pop())
        return sentences(ask, text)

    def sheet(self, view: View) -> Sheet:
        detail = view.detail
        rows = []
        for number in range(1, turns_in(view.rules, view.seats) + 1):
            cards = cards_in(number, view.rules, view.seats)
            current = number == detail["turn"]
            if number <= len(detail["history"]):
                done = detail["history"][number - 1]
                cells = tuple(
                    _done_cell(bid, won, points)
                    for bid, won, points in zip(done["bids"], done["won"], done["points"], strict=True)
                )
            elif current:
                cells = tuple(_open_cell(view, seat) for seat in range(view.seats))
            else:
                cells = (Cell(),) * view.seats
            label = translate("Previsioni", "%n card(s)", "a turn, by its number of cards", cards)
            rows.append(SheetRow(label, cells, current=current))
        best = max(view.scores)
        return Sheet(
            corner=translate("Previsioni", "turn"),
            rows=tuple(rows),
            totals=tuple(Cell(str(score), 1 if score and score == best else 0) for score in view.scores),
            total_label=translate("Previsioni", "total"),
            notes=(
                translate(
                    "Previsioni", "Points where the prediction came true; else the tricks won and those predicted."
                ),
            ),
        )

    def describe(self, event: Event) -> Text | None:
        values, seat = event.values, Seat(event.seat or 0)
        match event.kind:
            case "turn" if values["blind"]:
                text = translate("Previsioni", "The blind turn: one card each, on the forehead. {seat} begins.")
                return text.fill(seat=seat)
            case "turn":
                text = translate("Previsioni", "Turn {turn}: %n card(s) each. {seat} begins.", "", values["cards"])
                return text.fill(turn=values["turn"], seat=seat)
            case "bid":
                return translate("Previsioni", "{seat} predicts %n trick(s).", "", values["bid"]).fill(seat=seat)
            case "play":
                text = translate("Previsioni", "{seat} plays {card}.", "the card with its article")
                return text.fill(seat=seat, card=Card(event.cards[0], the=True))
            case "show":
                return translate("Previsioni", "All cards are shown.")
            case "trick":
                text = translate("Previsioni", "{seat} wins the trick with {card}.", "the card with its article")
                return text.fill(seat=seat, card=Card(values["card"], the=True))
            case "turn_over":
                kept = tuple(s for s, points in enumerate(values["points"]) if points)
                if not kept:
                    return translate("Previsioni", "Nobody has foreseen it right.")
                return translate("Previsioni", "Foreseen right by {seats}.").fill(seats=Seats(kept))
            case "over":
                text = translate("Previsioni", "The match goes to {seats}.")
                return text.fill(seats=Seats(tuple(values["winners"])))
        return None

    def move_words(self, view: View, move: str) -> Text:
        verb, word = move.split(" ")
        if verb == "bid":
            return translate("Previsioni", "Predict %n trick(s)", "a move", int(word))
        text = translate("Previsioni", "Play {card}", "a move: the card with its article")
        return text.fill(card=Card(word, the=True))

    def memory(self, view: View) -> Sheet | None:
        """Returns in which suits each seat may still hold cards in this turn, and which cards are not seen yet."""
        if view.detail["blind"]:
            return None
        plays = plays_of_turn(view)
        seen = {event.cards[0] for event in plays}
        seen.update(card for hand in view.detail["hands"] for card in hand)
        return suit_memory([card for card in SCALE if card not in seen], shown_voids(plays), view.seats)


def possible_hands(view: View, rng: Random) -> tuple[tuple[str, ...], ...]:
    """Returns hands of all seats that agree with a view: the seen ones, the others drawn without a shown void."""
    hands: list[tuple[str, ...]] = [tuple(hand) for hand in view.detail["hands"]]
    unseen = [seat for seat, hand in enumerate(hands) if HIDDEN in hand]
    plays = plays_of_turn(view)
    known = {event.cards[0] for event in plays} | {card for hand in hands for card in hand}
    cards = [card for card in SCALE if card not in known]
    voids = shown_voids(plays)
    sizes = [len(hands[seat]) for seat in unseen]
    undealt = len(unseen)
    allowed = {
        card: [holder for holder, seat in enumerate(unseen) if (seat, suit(card)) not in voids] + [undealt]
        for card in cards
    }
    shared = share_out([*sizes, len(cards) - sum(sizes)], allowed, rng)
    assert shared is not None, "the view itself is a proof that such hands exist"
    for holder, seat in enumerate(unseen):
        hands[seat] = sort_hand(shared[holder])
    return tuple(hands)


def _told(view: View, state: Previsioni) -> tuple[Event, ...]:
    """The story of `view` as it happened in `state`: every deal with its cards, and who saw them."""
    turn = 0
    cards: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for event in view.story:
        if event.kind == "turn":
            turn = event.values["turn"]
        elif event.kind == "play" and event.seat is not None:
            cards[turn, event.seat].append(event.cards[0])
    for seat, hand in enumerate(state.hands):
        cards[state.turn, seat].extend(hand)

    def told(event: Event) -> Event:
        if event.kind != "deal" or event.seat is None:
            return event
        number: int = event.values["turn"]
        seers = replace(state, turn=number)._seers(event.seat)
        return replace(event, cards=sort_hand(cards[number, event.seat]), seers=seers)

    return tuple(told(event) for event in view.story)


def _since_last_move(view: View) -> dict[str, Event]:
    """What has happened since somebody last made a move, by kind."""
    since: dict[str, Event] = {}
    for event in reversed(view.story):
        if event.kind in ("bid", "play"):
            break
        since[event.kind] = event
    return since


def _must_follow(led: str) -> Text:
    return translate("Previsioni", "you must follow {suit}").fill(suit=Suit(suit(led)))


def _is_blind(view: View, trick: Event | None) -> bool:
    return bool(view.detail["blind"] if trick is None else trick.values["blind"])


def _marked(card: str, place: int, trick: Event | None) -> ShownCard:
    if trick is not None and card == trick.values["card"]:
        return ShownCard(card, mark="winner")
    return ShownCard(card, mark="led" if place == 0 else "")


def _laid_place(view: View, seat: int, trick: Event | None) -> Place:
    if trick is not None:
        plays = list(zip(trick.values["seats"], trick.cards, strict=True))
    else:
        plays = [(by, card) for by, card in view.detail["trick"]]
    cards = tuple(_marked(card, place, trick) for place, (by, card) in enumerate(plays) if by == seat)
    title = translate("Previsioni", "played by {seat}", "name of the place before a seat").fill(seat=Seat(seat))
    return Place(f"laid:{seat}", Shape.LAID, seat, cards, title=title, empty=not view.finished)


def _head(view: View, seat: int, trick: Event | None) -> Place:
    hand: list[str] = view.detail["hands"][seat]
    cards = tuple(ShownCard(card, face=card != HIDDEN) for card in hand)
    if trick is not None:
        cards = tuple(
            ShownCard(card, mark="winner" if by == trick.seat else "")
            for by, card in zip(trick.values["seats"], trick.cards, strict=True)
            if by == seat
        )
    title = translate("Previsioni", "on the forehead of {seat}", "name of a place").fill(seat=Seat(seat))
    return Place(f"head:{seat}", Shape.HEAD, seat, cards, title=title)


def _hand_cards(view: View, mine: bool) -> tuple[ShownCard, ...]:
    trick = view.detail["trick"]
    reason = _must_follow(trick[0][1]) if mine and view.phase == "play" and trick else None
    return tuple(
        ShownCard(card, token=card, dim=None if f"play {card}" in view.legal else reason)
        for card in view.detail["hands"][view.seat]
    )


def _bids(view: View) -> list[str]:
    return sorted(view.legal, key=lambda move: int(move.split(" ")[1]))


def _bid_control(move: str) -> Control:
    bid = move.split(" ")[1]
    label = translate("Previsioni", "{bid}", "a button: a number of tricks").fill(bid=bid)
    return Control(move, label, key=bid if len(bid) == 1 else "")


def _bid_amount(view: View) -> Amount:
    """A prediction where there are too many for buttons; a fair share to begin with."""
    cards = view.detail["cards"]
    label = translate("Previsioni", "Predict", "a button: to predict so many tricks")
    return Amount(
        "bid", 0, cards, cards // view.seats, label, translate("Previsioni", "tricks", "the unit of a number")
    )


def _seat(view: View, seat: int, trick: Event | None, turn: Event | None) -> SeatInfo:
    """What a plate shows; while a trick or a turn is looked at, as it was when that ended."""
    detail: Mapping[str, Any] = view.detail if trick is None else trick.values
    scores: Sequence[int | float] = view.scores if turn is None else turn.values["scores"]
    bid, won = detail["bids"][seat], detail["won"][seat]
    if bid is None:
        notes: tuple[Text, ...] = ()
    elif None in detail["bids"]:
        notes = (translate("Previsioni", "says {bid}", "a player's prediction").fill(bid=bid),)
    else:
        notes = (translate("Previsioni", "{won} of {bid}", "tricks won, tricks predicted").fill(won=won, bid=bid),)
    leads = leader_of(view) if trick is None else trick.seat
    return SeatInfo(
        score=scores[seat],
        cards=len(view.detail["hands"][seat]) if turn is None else 0,
        state="won" if trick is None and view.finished and seat in view.winners else "",
        tokens=("leads",) if seat == leads and not (view.finished and trick is None) else (),
        notes=notes,
        gain=turn.values["points"][seat] or None if turn is not None else None,
    )


def _headline(view: View, trick: Event | None) -> Headline:
    detail: Mapping[str, Any] = view.detail if trick is None else trick.values
    turns, cards = turns_in(view.rules, view.seats), detail["cards"]
    bids = detail["bids"]
    line = None
    if any(bid is not None for bid in bids):
        total = sum(bid for bid in bids if bid is not None)
        line = translate("Previsioni", "{bids} predicted of {cards}", "the sum of all predictions, and the tricks")
        line = line.fill(bids=total, cards=cards)
    if _is_blind(view, trick):
        word = translate("Previsioni", "Blind turn")
    else:
        word = translate("Previsioni", "%n card(s)", "a turn, by its number of cards", cards)
    return Headline(
        over=translate("Previsioni", "turn {turn} of {turns}").fill(turn=detail["turn"], turns=turns),
        word=word,
        line=line,
        beads=tuple("on" if number < detail["turn"] else "" for number in range(1, turns + 1)),
        bead=detail["turn"] - 1,
    )


def _help(view: View, trick: Event | None, blind: bool) -> str:
    if view.finished:
        return "scores"
    if trick is not None:
        return "strength"
    return "blind" if blind else "predictions" if view.phase == "bid" else "play"


def _done_cell(bid: int, won: int, points: int) -> Cell:
    """The points, which say what was predicted and won; without points, these two."""
    return Cell(str(points), 1) if points else Cell(_won_of(won, bid))


def _open_cell(view: View, seat: int) -> Cell:
    bid = view.detail["bids"][seat]
    if bid is None:
        return Cell()
    return Cell(_won_of(view.detail["won"][seat], bid))


def _won_of(won: int, bid: int) -> Text:
    text = translate("Previsioni", "{won}/{bid}", "tricks won, tricks predicted: a narrow cell")
    return text.fill(won=won, bid=bid)


GAME = PrevisioniGame()
