"""Alta e Bassa, simultaneous and secret, for two to twelve (spec: alta_bassa.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from ..cards import HIDDEN, SUITS, hidden, rank
from ..errors import MoveError, not_held, not_legal
from ..game import Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View, with_one
from ..growing import grown
from ..layout import Cell, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..words import Card, Seat, Seats, Text, translate

ORDER = {10: "234567JQKA", 13: "23456789TJQKA"}


def hand_of(seat: int, ranks: int) -> tuple[str, ...]:
    """Returns the whole suit with which a seat begins each hand, low to high."""
    return tuple(rank + SUITS[seat % 4] for rank in ORDER[ranks])


def is_alta(round_: int) -> bool:
    """Returns whether in round `round_` (from 1) the highest rank is first."""
    return round_ % 2 == 1


def rounds_in(rules: Rules) -> int:
    """Returns the number of rounds in a hand."""
    return len(ORDER[rules["ranks"]])


def worth(round_: int) -> tuple[int, int]:
    """Returns the points of first and second in round `round_` (from 1)."""
    first = 3 + (round_ - 1) // 2
    return first, first - 2


@dataclass(frozen=True)
class Round:
    """A round that has been uncovered: who laid what, and what came of it."""

    number: int
    plays: tuple[str, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]
    points: tuple[int, ...]

    def as_json(self) -> dict[str, object]:
        """Returns the round as `detail` shows it."""
        return {
            "round": self.number,
            "mode": _mode(self.number),
            "plays": list(self.plays),
            "first": list(self.first),
            "second": list(self.second),
            "points": list(self.points),
        }


def settle(plays: Sequence[str], round_: int, rules: Rules) -> Round:
    """Returns what comes of the cards laid in a round, one a seat: first, second and their points."""
    order = ORDER[rules["ranks"]]
    heights = [order.index(rank(card)) for card in plays]
    alta = is_alta(round_)
    best = max(heights) if alta else min(heights)
    others = [height for height in heights if height != best]
    if rules["second"] == "adjacent" or not others:
        runner_up = best - 1 if alta else best + 1
    else:
        runner_up = max(others) if alta else min(others)
    first = tuple(seat for seat, height in enumerate(heights) if height == best)
    second = tuple(seat for seat, height in enumerate(heights) if height == runner_up)
    for_first, for_second = worth(round_)
    if len(first) > 1:
        if rules["tie_first"] == "two":
            for_first = 2
        else:
            for_first = for_first // 2 if len(first) == 2 else 0
    points = [0] * len(plays)
    for seat in first:
        points[seat] = for_first
    if len(second) == 1:
        points[second[0]] = for_second
    return Round(round_, tuple(plays), first, second, tuple(points))


def _mode(round_: int) -> str:
    return "alta" if is_alta(round_) else "bassa"


@dataclass(frozen=True)
class AltaBassa(State):
    """A position: the hands, the cards laid in the open round, and the rounds uncovered in this hand."""

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    pot: int
    hand: int
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[str | None, ...]
    rounds: tuple[Round, ...]
    winners: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        return GAME

    @property
    def phase(self) -> str:
        if self.winners:
            return "over"
        return "play" if None in self.laid else "uncover"

    @property
    def round(self) -> int:
        """The number of the open round, or of the last one when the match is over."""
        return len(self.rounds) + (0 if self.winners else 1)

    def to_move(self) -> tuple[int, ...]:
        if self.winners:
            return ()
        return tuple(seat for seat, card in enumerate(self.laid) if card is None)

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        return LegalMoves(f"play {card}" for card in self.hands[seat])

    def why_not(self, seat: int, move: str) -> MoveError:
        verb, *words = move.split(" ")
        if verb == "play" and len(words) == 1 and words[0] in hand_of(seat, 13):
            return not_held(seat, words[0])
        return not_legal()

    def _laid(self, seat: int, move: str) -> AltaBassa:
        card = move.removeprefix("play ")
        hand = tuple(held for held in self.hands[seat] if held != card)
        event = Event("lay", seat, (card,), {"hand": self.hand, "round": self.round}, frozenset((seat,)))
        return replace(
            self,
            hands=with_one(self.hands, seat, hand),
            laid=with_one(self.laid, seat, card),
            events=grown(self.events, event),
        )

    def take_back(self, seat: int) -> AltaBassa | None:
        card = self.laid[seat]
        if card is None:
            return None
        start = hand_of(seat, self.rules["ranks"])
        held = (*self.hands[seat], card)
        mine = max(index for index, event in enumerate(self.events) if event.kind == "lay" and event.seat == seat)
        return replace(
            self,
            hands=with_one(self.hands, seat, tuple(card for card in start if card in held)),
            laid=with_one(self.laid, seat, None),
            events=tuple(event for index, event in enumerate(self.events) if index != mine),
        )

    def uncover(self) -> AltaBassa:
        plays = tuple(card for card in self.laid if card is not None)
        if len(plays) < self.seats:
            return self
        done = settle(plays, self.round, self.rules)
        scores = tuple(score + won for score, won in zip(self.scores, done.points, strict=True))
        values = {**done.as_json(), "hand": self.hand, "scores": list(scores)}
        state = replace(
            self,
            scores=scores,
            laid=(None,) * self.seats,
            rounds=(*self.rounds, done),
            events=grown(self.events, Event("uncover", None, plays, values)),
        )
        return state if any(state.hands) else state._hand_over()

    def _hand_over(self) -> AltaBassa:
        best = max(self.scores)
        won = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        stake: int = self.rules["stake"]
        pot = self.pot + stake * (self.seats - len(won))
        share = pot // len(won)
        paid = [share if seat in won else -stake for seat in range(self.seats)]
        chips = tuple(had + change for had, change in zip(self.chips, paid, strict=True))
        pot -= share * len(won)
        values = {"hand": self.hand, "winners": list(won), "scores": list(self.scores), "paid": paid, "pot": pot}
        state = replace(self, chips=chips, pot=pot, events=grown(self.events, Event("hand_over", None, (), values)))
        hands: int = self.rules["hands"]
        if self.hand < hands:
            return state._next_hand()
        winners = won if hands == 1 else tuple(s for s, had in enumerate(chips) if had == max(chips))
        over = Event("over", None, (), {"winners": list(winners), "hands": hands})
        return replace(state, winners=winners, events=grown(state.events, over))

    def _next_hand(self) -> AltaBassa:
        hand = self.hand + 1
        return replace(
            self,
            scores=(0,) * self.seats,
            hand=hand,
            hands=tuple(hand_of(seat, self.rules["ranks"]) for seat in range(self.seats)),
            rounds=(),
            events=grown(self.events, Event("hand", (hand - 1) % self.seats, (), {"hand": hand})),
        )

    def truth(self) -> Detail:
        return self._detail([list(hand) for hand in self.hands])

    def detail(self, seat: int | None) -> Detail:
        return self._detail([list(hand if s == seat else hidden(hand)) for s, hand in enumerate(self.hands)])

    def _detail(self, hands: list[list[str]]) -> Detail:
        return {
            "hand": self.hand,
            "round": self.round,
            "mode": _mode(self.round),
            "committed": [seat for seat, card in enumerate(self.laid) if card is not None],
            "hands": hands,
            "rounds": [done.as_json() for done in self.rounds],
            "pot": self.pot,
        }


class AltaBassaGame(Game):
    """The rules of Alta e Bassa as data, and how its views look and sound."""

    id = "alta_bassa"
    title = translate("AltaBassa", "Alta e Bassa", "the game's own name, the same in every language")
    tagline = translate("AltaBassa", "Everybody at once, in secret: now the highest wins, now the lowest.")
    seats = range(2, 13)
    seats_default = 4
    clockwise = True
    forgets = True
    options = (
        Option(
            "ranks",
            10,
            translate("AltaBassa", "Cards each"),
            translate("AltaBassa", "With 13 cards the 8, 9 and 10 are in play too, and a hand has thirteen rounds."),
            values=(10, 13),
            labels=(translate("AltaBassa", "10 (pack of 40)"), translate("AltaBassa", "13 (pack of 52)")),
        ),
        Option(
            "tie_first",
            "halve",
            translate("AltaBassa", "Tie for first"),
            translate(
                "AltaBassa",
                "Two who tie for first halve its points and three or more get nothing; or each of them always takes 2.",
            ),
            values=("halve", "two"),
            labels=(translate("AltaBassa", "Two halve the points"), translate("AltaBassa", "2 points each")),
        ),
        Option(
            "second",
            "adjacent",
            translate("AltaBassa", "Second place"),
            translate(
                "AltaBassa",
                "Second is only the rank right next to the winning one; or whichever laid card comes closest to it.",
            ),
            values=("adjacent", "next"),
            labels=(translate("AltaBassa", "The rank next to first"), translate("AltaBassa", "The closest card laid")),
        ),
        Option(
            "hands",
            1,
            translate("AltaBassa", "Hands"),
            translate("AltaBassa", "How many hands a match has; with several, the chips decide."),
            low=1,
        ),
        Option(
            "stake",
            1,
            translate("AltaBassa", "Stake"),
            translate("AltaBassa", "Chips that each seat pays into the pot after a hand that it did not win."),
            low=0,
        ),
    )
    presets = (
        Preset(
            "italiana",
            translate("AltaBassa", "Italiana", "name of a set of rules"),
            translate("AltaBassa", "Ten cards each; two who tie for first halve its points."),
            {},
            range(2, 13),
        ),
        Preset(
            "italiana_13",
            translate("AltaBassa", "Italiana, 13 cards", "name of a set of rules"),
            translate("AltaBassa", "The same with thirteen cards each."),
            {"ranks": 13},
            range(2, 13),
        ),
        Preset(
            "classica",
            translate("AltaBassa", "Classica", "name of a set of rules"),
            translate("AltaBassa", "Thirteen cards each; whoever ties for first takes 2 points. For three to five."),
            {"ranks": 13, "tie_first": "two"},
            range(3, 6),
        ),
    )

    def pack(self, rules: Rules) -> int:
        return 40 if rules["ranks"] == 10 else 52

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> AltaBassa:
        return AltaBassa(
            rules=rules,
            seats=seats,
            events=(Event("hand", 0, (), {"hand": 1}),),
            scores=(0,) * seats,
            chips=(0,) * seats,
            pot=0,
            hand=1,
            hands=tuple(hand_of(seat, rules["ranks"]) for seat in range(seats)),
            laid=(None,) * seats,
            rounds=(),
        )

    def deal_possible(self, view: View, rng: Random) -> AltaBassa:
        """Returns such a position: in this game only the cards laid in the open round are unknown."""
        state = self.start(view.rules, view.seats, {})
        open_round: dict[int, str] = {}
        for event in view.story:
            if event.kind == "uncover":
                for seat, card in enumerate(event.cards):
                    state = state.lay(seat, f"play {card}")
                state = state.uncover()
                open_round = {}
            elif event.kind == "lay" and event.seat is not None:
                open_round[event.seat] = event.cards[0]
        for seat, card in sorted(open_round.items()):
            if card == HIDDEN:
                card = rng.choice(state.hands[seat])
            state = state.lay(seat, f"play {card}")
        return state

    def layout(self, view: View, looked: bool) -> Layout:
        detail = view.detail
        committed = set(detail["committed"])
        last = _last_round(view)
        shown = last if last is not None and not committed and (view.finished or not looked) else None
        fresh = shown if not looked else None
        places = []
        for seat in range(view.seats):
            cards: tuple[ShownCard, ...] = ()
            if shown is not None:
                mark = _mark(seat, shown)
                cards = (ShownCard(shown.cards[seat], mark=mark),)
            elif seat in committed:
                cards = (ShownCard(_laid_by(view, seat), face=False, token=f"back {seat}"),)
            title = translate("AltaBassa", "laid by {seat}", "name of the place before a seat").fill(seat=Seat(seat))
            places.append(Place(f"laid:{seat}", Shape.LAID, seat, cards, title=title, empty=not view.finished))
        if view.seat is not None:
            title = translate("AltaBassa", "in your hand")
            held = tuple(ShownCard(card, token=card) for card in detail["hands"][view.seat])
            places.append(Place("hand", Shape.HAND, view.seat, held, title=title))
        rounds = rounds_in(view.rules)
        number = shown.values["round"] if shown is not None else detail["round"]
        return Layout(
            places=tuple(places),
            seats=tuple(self._seat(view, seat, fresh) for seat in range(view.seats)),
            headline=_headline(number, rounds),
            prompt=self._prompt(view, fresh),
            picks=(Pick("play", label=translate("AltaBassa", "Lay it face down")),),
            pause=translate("Game", "Go on") if fresh is not None else None,
            signal=translate("AltaBassa", "Uncover") if view.phase == "uncover" else None,
            signal_by=_director(view),
            phase_help="end" if view.finished else ("ties" if fresh is not None else "round"),
        )

    def _seat(self, view: View, seat: int, shown: Event | None) -> SeatInfo:
        scores, over = view.scores, view.finished
        gain = None
        if shown is not None:
            gain = shown.values["points"][seat] or None
            scores = shown.values["scores"]
        return SeatInfo(
            score=scores[seat],
            chips=view.chips[seat],
            cards=len(view.detail["hands"][seat]),
            state="won" if over and seat in view.winners else "chosen" if seat in view.detail["committed"] else "",
            tokens=("director",) if seat == _director(view) else (),
            gain=gain,
        )

    def _prompt(self, view: View, shown: Event | None) -> Text | None:
        if shown is not None:
            return self.describe(shown)
        if view.phase == "uncover":
            return translate("AltaBassa", "All have chosen.")
        if view.finished:
            return self.describe(view.story[-1])
        if view.seat in view.detail["committed"]:
            return translate("AltaBassa", "Waiting for the others to choose.")
        if is_alta(view.detail["round"]):
            return translate("AltaBassa", "The highest wins. Choose a card.")
        return translate("AltaBassa", "The lowest wins. Choose a card.")

    def sheet(self, view: View) -> Sheet:
        done = view.detail["rounds"]
        scores: Sequence[int | float] = view.scores
        if not done and not view.detail["committed"] and view.detail["hand"] > 1:
            done, scores = _previous_hand(view)
        rows = []
        for number in range(1, rounds_in(view.rules) + 1):
            cells: tuple[Cell, ...] = (Cell(),) * view.seats
            if number <= len(done):
                of = done[number - 1]
                cells = tuple(
                    Cell(str(points) if points else "·", 1 if seat in of["first"] else 2 if points else 0)
                    for seat, points in enumerate(of["points"])
                )
            arrow = 1 if is_alta(number) else -1
            rows.append(SheetRow(str(number), cells, arrow, current=number == len(done)))
        notes = []
        hands: int = view.rules["hands"]
        if hands > 1:
            text = translate("AltaBassa", "Hand {hand} of {hands}")
            notes.append(text.fill(hand=view.detail["hand"], hands=hands))
        if view.detail["pot"]:
            notes.append(translate("AltaBassa", "%n chip(s) in the pot", "", view.detail["pot"]))
        directs = translate("AltaBassa", "{seat} directs", "gives the signal to uncover")
        notes.append(directs.fill(seat=Seat(_director(view))))
        return Sheet(
            corner=translate("AltaBassa", "round"),
            rows=tuple(rows),
            totals=tuple(Cell(str(score), 1 if score and score == max(scores) else 0) for score in scores),
            total_label=translate("AltaBassa", "total"),
            notes=tuple(notes),
        )

    def describe(self, event: Event) -> Text | None:
        values = event.values
        match event.kind:
            case "hand":
                text = translate("AltaBassa", "Hand {hand} begins. {seat} directs.")
                return text.fill(hand=values["hand"], seat=Seat(event.seat or 0))
            case "lay":
                text = translate("AltaBassa", "{seat} has chosen.")
                return text.fill(seat=Seat(event.seat or 0))
            case "uncover":
                return translate("Game", "{one} {two}", "two sentences, one after the other").fill(
                    one=_first_words(event), two=_second_words(event)
                )
            case "hand_over":
                text = translate("AltaBassa", "The hand goes to {seats} with %n point(s).", "", _best(values))
                return text.fill(seats=Seats(tuple(values["winners"])))
            case "over":
                text = translate("AltaBassa", "The match goes to {seats}.")
                return text.fill(seats=Seats(tuple(values["winners"])))
        return None

    def recollect(self, event: Event) -> Text | None:
        if event.kind != "uncover":
            return self.describe(event)
        values = event.values
        first = translate("AltaBassa", "Round {round}: first {seats}.", "told after its cards have been put away")
        first = first.fill(round=values["round"], seats=Seats(tuple(values["first"])))
        if not values["second"]:
            return first
        second = translate("AltaBassa", "Second {seats}.", "told after the cards have been put away")
        return translate("Game", "{one} {two}", "two sentences, one after the other").fill(
            one=first, two=second.fill(seats=Seats(tuple(values["second"])))
        )

    def move_words(self, view: View, move: str) -> Text:
        text = translate("AltaBassa", "Lay {card}", "a move: the card with its article")
        return text.fill(card=Card(move.removeprefix("play "), the=True, rank_only=True))

    def memory(self, view: View) -> Sheet:
        """Returns what each seat still holds, as everybody could know who remembers the rounds of this hand."""
        gone = {card for done in view.detail["rounds"] for card in enumerate(done["plays"])}
        rows = []
        for letter in reversed(ORDER[view.rules["ranks"]]):
            cells = []
            for seat in range(view.seats):
                card = letter + SUITS[seat % 4]
                mine = seat == view.seat and card not in view.detail["hands"][seat]
                cells.append(Cell("" if mine or (seat, card) in gone else "•"))
            name = Card(letter + "D", rank_only=True)
            rows.append(SheetRow(translate("Game", "{card}").fill(card=name), tuple(cells)))
        return Sheet(corner=translate("AltaBassa", "still held"), rows=tuple(rows))


def _director(view: View) -> int:
    """Who gives the signal in this hand."""
    return int(view.detail["hand"] - 1) % view.seats


def _last_round(view: View) -> Event | None:
    """The round uncovered last, if nothing but the end of a hand has happened since."""
    for event in reversed(view.story):
        if event.kind == "uncover":
            return event
        if event.kind == "lay":
            return None
    return None


def _previous_hand(view: View) -> tuple[list[Mapping[str, object]], Sequence[int]]:
    hand = view.detail["hand"] - 1
    events = [event for event in view.story if event.kind == "uncover" and event.values["hand"] == hand]
    return [event.values for event in events], events[-1].values["scores"]


def _laid_by(view: View, seat: int) -> str:
    return next(e.cards[0] for e in reversed(view.story) if e.kind == "lay" and e.seat == seat)


def _mark(seat: int, shown: Event) -> str:
    """A ring for whoever scores: those who tie for nothing get none."""
    if not shown.values["points"][seat]:
        return ""
    if seat in shown.values["first"]:
        return "first"
    return "second" if seat in shown.values["second"] else ""


def _headline(number: int, rounds: int) -> Headline:
    first, second = worth(number)
    alta = is_alta(number)
    return Headline(
        over=translate("AltaBassa", "round {number}").fill(number=number),
        word=translate("AltaBassa", "ALTA", "the highest card wins") if alta
        else translate("AltaBassa", "BASSA", "the lowest card wins"),
        arrow=1 if alta else -1,
        line=translate("AltaBassa", "{first} · {second}", "points of first and second")
        .fill(first=first, second=second),
        beads=tuple("" if n > number else "up" if is_alta(n) else "down" for n in range(1, rounds + 1)),
        bead=number - 1,
    )  # fmt: skip


def _first_words(event: Event) -> Text:
    first, points = event.values["first"], event.values["points"]
    card = Card(event.cards[first[0]], the=True, rank_only=True)
    won = points[first[0]]
    if len(first) == 1:
        text = translate("AltaBassa", "{seat} is first with {card}: %n point(s).", "card with its article", won)
        return text.fill(seat=Seat(first[0]), card=card)
    if not won:
        text = translate("AltaBassa", "{seats} tie for first with {card}: no points.", "card with its article")
    else:
        text = translate("AltaBassa", "{seats} tie for first with {card}: %n point(s) each.", "", won)
    return text.fill(seats=Seats(tuple(first)), card=card)


def _second_words(event: Event) -> Text:
    second, points = event.values["second"], event.values["points"]
    if not second:
        return translate("AltaBassa", "There is no second.")
    card = Card(event.cards[second[0]], the=True, rank_only=True)
    if len(second) == 1:
        won = points[second[0]]
        text = translate("AltaBassa", "{seat} is second with {card}: %n point(s).", "card with its article", won)
        return text.fill(seat=Seat(second[0]), card=card)
    text = translate("AltaBassa", "{seats} tie for second with {card}: no points.", "card with its article")
    return text.fill(seats=Seats(tuple(second)), card=card)


def _best(values: Mapping[str, object]) -> int:
    scores = values["scores"]
    assert isinstance(scores, list)
    return int(max(scores))


GAME = AltaBassaGame()
