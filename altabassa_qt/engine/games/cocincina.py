"""Cocincina, two players who turn cards from their piles and capture (spec: cocincina.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from ..cards import RANKS, pack, rank, suit
from ..errors import MoveError, not_legal
from ..game import Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View, with_one
from ..growing import grown
from ..layout import Amount, Cell, Control, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..lots import Lots, cut
from ..words import Card, Seat, Text, translate

SMALLEST, LARGEST = 20, 60
TWO_PACKS = pack(40) * 2


def value(card: str) -> int:
    """Returns the capture value of a card: 1 to 7, then 8 to 10 for the figures."""
    return RANKS[40].index(rank(card)) + 1


def captures(table: Sequence[str], turned: str) -> tuple[tuple[str, ...], ...]:
    """Returns all that `turned` may capture, each with its cards in the order of the table."""
    worth = value(turned)
    low = [card for card in table if value(card) < worth]
    same = [(card,) for card in table if value(card) == worth]
    sums = [
        chosen
        for count in range(2, len(low) + 1)
        for chosen in combinations(low, count)
        if sum(value(card) for card in chosen) == worth
    ]
    return (*same, *sums)


def scopa_points(turned: str, scoperta: bool) -> int:
    """Returns what a scopa named after `turned` is worth (spec: cocincina.md)."""
    letter = rank(turned)
    if letter in "JQK":
        return "JQK".index(letter) + 4 if scoperta else 1
    if letter == "A":
        return 2 if scoperta else 1
    if not scoperta:
        return 0
    return 3 if turned == "2C" else value(turned)


@dataclass(frozen=True)
class Scopa:
    """A scopa: the turned card after which it is named, and whether it is scoperta."""

    card: str
    scoperta: bool

    @property
    def points(self) -> int:
        """What it is worth."""
        return scopa_points(self.card, self.scoperta)

    def as_json(self) -> dict[str, Any]:
        """Returns the scopa as `detail` shows it."""
        return {"card": self.card, "kind": "scoperta" if self.scoperta else "coperta", "points": self.points}


def scopa_of(
    table: Sequence[str], turned: str, captured: Sequence[str], just_laid: str | None, rules: Rules
) -> Scopa | None:
    """Returns the scopa that a capture from `table` makes under these rules, or None."""
    if len(captured) > 1 or (rules["scopa"] == "sweep" and len(table) > 1):
        return None
    (card,) = captured
    if value(card) != value(turned):
        return None
    return Scopa(turned, suit(card) == suit(turned) or card == just_laid)


@dataclass(frozen=True)
class Cocincina(State):
    """A position. Before the split the whole pack lies in the first of `piles`, after `take` they are by seat."""

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    hand: int
    dealer: int
    stage: str
    piles: tuple[tuple[str, ...], ...] = ((), ())
    player: int = 0
    table: tuple[str, ...] = ()
    turned: str | None = None
    just_laid: str | None = None
    scope: tuple[tuple[Scopa, ...], ...] = ((), ())
    heaps: tuple[int, ...] = (0, 0)

    @property
    def game(self) -> Game:
        return GAME

    @property
    def phase(self) -> str:
        return self.stage

    @property
    def winners(self) -> tuple[int, ...]:
        if self.stage != "over":
            return ()
        return tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))

    def to_move(self) -> tuple[int, ...]:
        match self.stage:
            case "split":
                return (self.dealer,)
            case "take":
                return (1 - self.dealer,)
            case "turn" | "capture":
                return (self.player,)
        return ()

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        match self.stage:
            case "split":
                return LegalMoves(f"split {k}" for k in range(SMALLEST, LARGEST + 1))
            case "take":
                return LegalMoves(["take 1", "take 2"])
            case "turn":
                return LegalMoves(["turn"])
        assert self.turned is not None
        possible = captures(self.table, self.turned)
        return LegalMoves((" ".join(("capture", *cards)) for cards in possible), unordered=["capture"])

    def why_not(self, seat: int, move: str) -> MoveError:
        if move.startswith("split ") and self.stage == "split":
            text = translate("Cocincina", "each pile must have at least {low} cards")
            return MoveError(text.fill(low=SMALLEST))
        if move.startswith("capture ") and self.stage == "capture":
            return MoveError(translate("Cocincina", "these cards can't be captured with the turned one"))
        return not_legal()

    def _laid(self, seat: int, move: str) -> Cocincina:
        verb, *words = move.split(" ")
        match verb:
            case "split":
                return self._split(int(words[0]))
            case "take":
                return self._take(int(words[0]))
            case "turn":
                return self._turn()
        return self._capture(tuple(card for card in self.table if card in words), chosen=True)

    def _split(self, first: int) -> Cocincina:
        whole = self.piles[0]
        piles = (whole[:first], whole[first:])
        state = replace(self, stage="take", piles=piles)
        return state._tell("split", self.dealer, (), {"piles": [first, len(whole) - first]})

    def _take(self, number: int) -> Cocincina:
        opponent = 1 - self.dealer
        mine, other = self.piles[number - 1], self.piles[2 - number]
        opening = other[0]
        piles = with_one(with_one(self.piles, opponent, mine), self.dealer, other[1:])
        state = self._tell("take", opponent, (), {"pile": number})
        state = replace(state, stage="turn", piles=piles, player=opponent, table=(opening,), just_laid=opening)
        return state._tell("open", self.dealer, (opening,), {})

    def _turn(self) -> Cocincina:
        pile = self.piles[self.player]
        card = pile[0]
        state = replace(self, piles=with_one(self.piles, self.player, pile[1:]), turned=card)
        state = state._tell("turn", self.player, (card,), {})
        possible = captures(self.table, card)
        if len(possible) > 1:
            return replace(state, stage="capture")
        if possible:
            return state._capture(possible[0], chosen=False)
        state = replace(state, table=(*state.table, card))._tell("lay", self.player, (card,), {})
        return state._turn_over(card)

    def _capture(self, cards: tuple[str, ...], chosen: bool) -> Cocincina:
        seat, turned = self.player, self.turned
        assert turned is not None
        scopa = scopa_of(self.table, turned, cards, self.just_laid, self.rules)
        values = {
            "chosen": chosen,
            "scopa": None if scopa is None else scopa.as_json(),
            "table": list(self.table),
        }
        scores, scope = self.scores, self.scope
        if scopa is not None:
            scores = with_one(scores, seat, scores[seat] + scopa.points)
            scope = with_one(scope, seat, (*scope[seat], scopa))
        state = replace(
            self,
            scores=scores,
            scope=scope,
            table=tuple(card for card in self.table if card not in cards),
            heaps=with_one(self.heaps, seat, self.heaps[seat] + 1 + len(cards)),
        )
        return state._tell("capture", seat, (turned, *cards), values)._turn_over(None)

    def _turn_over(self, laid: str | None) -> Cocincina:
        state = replace(self, stage="turn", turned=None, just_laid=laid)
        if self.player == self.dealer and not all(self.piles):
            return state._hand_over()
        return replace(state, player=1 - self.player)

    @property
    def hand_points(self) -> tuple[int, ...]:
        """What each seat has won in this hand."""
        return tuple(sum(scopa.points for scopa in scope) for scope in self.scope)

    def _hand_over(self) -> Cocincina:
        values = {**self.truth(), "scores": list(self.scores)}
        state = self._tell("hand_over", None, (), values)
        if self.hand == self.rules["hands"]:
            state = replace(state, stage="over")
            return state._tell("over", None, (), {"winners": list(state.winners), "scores": list(state.scores)})
        return _hand(state.rules, state.events, state.scores, state.hand + 1, 1 - state.dealer)

    def _tell(self, kind: str, seat: int | None, cards: tuple[str, ...], values: Mapping[str, Any]) -> Cocincina:
        return replace(self, events=grown(self.events, Event(kind, seat, cards, values)))

    def shuffle_due(self) -> tuple[str, ...] | None:
        return TWO_PACKS if self.stage == "shuffle" else None

    def deal(self, deck: tuple[str, ...]) -> Cocincina:
        if self.stage != "shuffle":
            raise not_legal()
        return replace(self, stage="split", piles=(deck, ()))._tell("shuffle", None, (), {})

    def truth(self) -> Detail:
        piles = [0, 0] if self.stage == "split" else [len(pile) for pile in self.piles]
        return {
            "hand": self.hand,
            "dealer": self.dealer,
            "piles": piles,
            "table": list(self.table),
            "turned": self.turned,
            "just_laid": self.just_laid,
            "hand_points": list(self.hand_points),
            "scope": [[scopa.as_json() for scopa in scope] for scope in self.scope],
            "heaps": list(self.heaps),
        }

    def detail(self, seat: int | None) -> Detail:
        return self.truth()


def _hand(rules: Rules, events: Sequence[Event], scores: tuple[int, ...], hand: int, dealer: int) -> Cocincina:
    """Returns the beginning of a hand, its pack still to be shuffled."""
    return Cocincina(
        rules=rules,
        seats=2,
        events=grown(events, Event("hand", dealer, (), {"hand": hand})),
        scores=scores,
        chips=(0, 0),
        hand=hand,
        dealer=dealer,
        stage="shuffle",
    )


def not_turned(story: Sequence[Event]) -> tuple[str, ...]:
    """Returns the cards of the present hand that nobody has turned yet, for who remembers the others."""
    rest: list[str] = []
    for event in story:
        if event.kind == "hand":
            rest = list(TWO_PACKS)
        elif event.kind in ("open", "turn"):
            rest.remove(event.cards[0])
    return tuple(rest)


class CocincinaGame(Game):
    """The rules of Cocincina as data, and how its views look and sound."""

    id = "cocincina"
    title = translate("Cocincina", "Cocincina", "the game's own name, the same in every language")
    tagline = translate("Cocincina", "Two packs, two piles: turn, capture, and hope for a scopa.")
    seats = range(2, 3)
    seats_default = 2
    clockwise = False
    covered = False
    setup_keys = ("dealer",)
    options = (
        Option(
            "scopa",
            "pair",
            translate("Cocincina", "Scopa"),
            translate("Cocincina", "Each capture of one card of the same value; or only one that empties the table."),
            values=("pair", "sweep"),
            labels=(
                translate("Cocincina", "A card of the same value"),
                translate("Cocincina", "Only when it empties the table"),
            ),
        ),
        Option(
            "hands",
            1,
            translate("Cocincina", "Hands"),
            translate("Cocincina", "How many hands a match has; the deal alternates and the points add up."),
            low=1,
        ),
    )
    presets = (
        Preset(
            "classica",
            translate("Cocincina", "Classica", "name of a set of rules"),
            translate("Cocincina", "Whoever takes one card of the same value makes a scopa."),
            {},
            range(2, 3),
        ),
        Preset(
            "sweep",
            translate("Cocincina", "A tavola vuota", "name of a set of rules: with an empty table"),
            translate("Cocincina", "It is a scopa only if the table is left empty."),
            {"scopa": "sweep"},
            range(2, 3),
        ),
    )

    def lots(self, seats: int, rng: Random) -> Lots:
        return cut(seats, rng, RANKS[40][::-1])

    def pack(self, rules: Rules) -> int:
        return 40

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> Cocincina:
        return _hand(rules, (), (0, 0), 1, setup.get("dealer", 0))

    def deal_possible(self, view: View, rng: Random) -> Cocincina:
        """Returns such a position: only the order of the cards that nobody has turned is unknown."""
        decks = iter([_possible_deck(hand, rng) for hand in _by_hands(view.story)])
        state = self.start(view.rules, view.seats, {"dealer": view.story[0].seat or 0})
        for event in view.story:
            if event.kind == "shuffle":
                state = state.deal(next(decks))
            elif (move := _move_of(event)) is not None and event.seat is not None:
                # A position follows from its own class, which the contract can't say of `play`.
                played = state.play(event.seat, move)
                assert isinstance(played, Cocincina)
                state = played
        return state

    def layout(self, view: View, looked: bool) -> Layout:
        shown = None if looked else _to_be_seen(view)
        over = shown if shown is not None and shown.kind == "hand_over" else None
        took = shown if shown is not None and shown.kind == "capture" else None
        detail = over.values if over is not None else view.detail
        legal = view.legal if shown is None else LegalMoves()
        return Layout(
            places=tuple(_places(view, detail, took, legal)),
            seats=tuple(self._seat(view, seat, detail, shown) for seat in (0, 1)),
            headline=self._headline(view, detail),
            prompt=self._prompt(view, shown),
            picks=(Pick("capture", 1, max(len(detail["table"]), 1)),) if view.phase == "capture" else (),
            controls=self._controls(view, legal),
            amount=self._amount(view, legal),
            pause=translate("Game", "Go on") if shown is not None else None,
            taker=_newest_taker(view),
            phase_help=_anchor(view, shown),
        )

    def _seat(self, view: View, seat: int, detail: Detail, shown: Event | None) -> SeatInfo:
        over = shown is not None and shown.kind == "hand_over"
        notes = []
        if view.rules["hands"] > 1:
            text = translate("Cocincina", "hand {points}", "points in this hand; short, under a player's name")
            notes.append(text.fill(points=detail["hand_points"][seat]))
        last = _last_capture(view)
        gain = None
        if shown is not None and last is not None and last.seat == seat and last.values["scopa"]:
            gain = last.values["scopa"]["points"] or None
        won = view.finished and not over and seat in view.winners
        return SeatInfo(
            score=detail["scores"][seat] if over else view.scores[seat],
            cards=detail["piles"][seat] if over or view.phase in ("turn", "capture", "over") else None,
            state="won" if won else "",
            tokens=("dealer",) if seat == detail["dealer"] else (),
            notes=tuple(notes),
            gain=gain,
        )

    def _headline(self, view: View, detail: Detail) -> Headline:
        points = detail["hand_points"]
        hands: int = view.rules["hands"]
        over = None
        if hands > 1:
            over = translate("Cocincina", "hand {hand} of {hands}").fill(hand=detail["hand"], hands=hands)
        return Headline(
            over=over,
            word=translate("Cocincina", "{one} : {two}", "the points of both").fill(one=points[0], two=points[1]),
            line=translate("Cocincina", "points in this hand") if hands > 1 else translate("Cocincina", "points"),
        )

    def _controls(self, view: View, legal: LegalMoves) -> tuple[Control, ...]:
        if not legal or view.phase == "split":
            return ()
        if view.phase == "turn":
            return (Control("turn", self.move_words(view, "turn"), key="Enter", strong=True),)
        if view.phase == "take":  # how high they are is to be seen, not to be read
            first, second = translate("Cocincina", "First pile"), translate("Cocincina", "Second pile")
            return (Control("take 1", first, key="1"), Control("take 2", second, key="2"))
        return tuple(
            Control(move, self.move_words(view, move), key=str(number)) for number, move in enumerate(legal, start=1)
        )

    def _amount(self, view: View, legal: LegalMoves) -> Amount | None:
        if not legal or view.phase != "split":
            return None
        label = translate("Cocincina", "Split after", "a button: the number of cards follows")
        return Amount("split", SMALLEST, LARGEST, 40, label, translate("Cocincina", "cards"), pile="pack")

    def _prompt(self, view: View, shown: Event | None) -> Text | None:
        if shown is not None:
            return self.describe(shown)
        if view.finished:
            return self.describe(view.story[-1])
        if view.phase == "shuffle":
            return translate("Cocincina", "Both packs are shuffled together.")
        todo = self._to_do(view)
        news = self.describe(view.story[-1]) if view.story[-1].kind in ("lay", "capture", "open") else None
        if news is None:
            return todo
        text = translate("Game", "{one} {two}", "two sentences, one after the other")
        return text.fill(one=news, two=todo)

    def _to_do(self, view: View) -> Text:
        if not view.legal:
            return translate("Cocincina", "{seat} is to move.").fill(seat=Seat(view.to_move[0]))
        match view.phase:
            case "split":
                return translate("Cocincina", "Divide the pack into two piles, by eye.")
            case "take":
                return translate("Cocincina", "Take one of the two piles, sight unseen.")
            case "capture":
                text = translate("Cocincina", "What do you take with {card}?", "card with its article")
                return text.fill(card=Card(view.detail["turned"], the=True))
        return translate("Cocincina", "Turn your top card.")

    def sheet(self, view: View) -> Sheet:
        done = [event.values for event in view.story if event.kind == "hand_over"]
        rows = [SheetRow(str(values["hand"]), _points(values["hand_points"])) for values in done]
        detail = view.detail
        if not view.finished:
            rows.append(SheetRow(str(detail["hand"]), _points(detail["hand_points"]), current=True))
        scope: Sequence[Sequence[Mapping[str, Any]]] = detail["scope"]
        kinds = [[scopa["kind"] for scopa in mine] for mine in scope]
        scoperte = translate("Cocincina", "scoperte", "scope of the better kind; label of a row")
        coperte = translate("Cocincina", "coperte", "scope of the lesser kind; label of a row")
        rows.append(SheetRow(scoperte, tuple(Cell(str(mine.count("scoperta"))) for mine in kinds)))
        rows.append(SheetRow(coperte, tuple(Cell(str(mine.count("coperta"))) for mine in kinds)))
        best = max(view.scores)
        return Sheet(
            corner=translate("Cocincina", "hand"),
            rows=tuple(rows),
            totals=tuple(Cell(str(score), 1 if score and score == best else 0) for score in view.scores),
            total_label=translate("Cocincina", "total"),
        )

    def describe(self, event: Event) -> Text | None:
        seat, values = Seat(event.seat or 0), event.values
        match event.kind:
            case "hand":
                text = translate("Cocincina", "Hand {hand}: {seat} deals.")
                return text.fill(hand=values["hand"], seat=seat)
            case "shuffle":
                return translate("Cocincina", "Both packs are shuffled together.")
            case "split":
                text = translate("Cocincina", "{seat} makes a pile of {one} cards and one of {two}.")
                return text.fill(seat=seat, one=values["piles"][0], two=values["piles"][1])
            case "take" if values["pile"] == 1:
                return translate("Cocincina", "{seat} takes the first pile.").fill(seat=seat)
            case "take":
                return translate("Cocincina", "{seat} takes the second pile.").fill(seat=seat)
            case "open":
                text = translate("Cocincina", "{seat} opens the table with {card}.", "card with its article")
                return text.fill(seat=seat, card=Card(event.cards[0], the=True))
            case "turn":
                text = translate("Cocincina", "{seat} turns {card}.", "card with its article")
                return text.fill(seat=seat, card=Card(event.cards[0], the=True))
            case "lay":
                text = translate("Cocincina", "{seat} captures nothing with {card}.", "card with its article")
                return text.fill(seat=seat, card=Card(event.cards[0], the=True))
            case "capture":
                return _capture_words(event)
            case "hand_over":
                return _hand_words(values)
            case "over":
                winners = tuple(values["winners"])
                if len(winners) > 1:
                    return translate("Cocincina", "The match is drawn.")
                return translate("Cocincina", "{seat} wins the match.").fill(seat=Seat(winners[0]))
        return None

    def move_words(self, view: View, move: str) -> Text:
        verb, *words = move.split(" ")
        match verb:
            case "split":
                return translate("Cocincina", "A first pile of %n card(s)", "a move", int(words[0]))
            case "take":
                count: int = view.detail["piles"][int(words[0]) - 1]
                if words[0] == "1":
                    return translate("Cocincina", "First pile (%n card(s))", "a move: take it", count)
                return translate("Cocincina", "Second pile (%n card(s))", "a move: take it", count)
            case "capture":
                return translate("Cocincina", "Take {cards}", "a move: cards with their articles").fill(
                    cards=_listed(words)
                )
        return translate("Cocincina", "Turn a card", "a move")

    def memory(self, view: View) -> Sheet:
        """Returns how many cards of each rank nobody has turned yet in this hand."""
        rest = not_turned(view.story)
        text = translate("Cocincina", "{rank}: {count}", "a rank, and how many of its cards have not been turned")
        rows = []
        for letter in RANKS[40]:
            count = sum(rank(card) == letter for card in rest)
            label = text.fill(rank=Card(letter + "D", rank_only=True), count=count)
            rows.append(SheetRow(label, (Cell(),) * view.seats))
        return Sheet(corner=translate("Cocincina", "not turned yet"), rows=tuple(rows))


def _move_of(event: Event) -> str | None:
    """The move that an event tells of, if it tells of one."""
    match event.kind:
        case "split":
            return f"split {event.values['piles'][0]}"
        case "take":
            return f"take {event.values['pile']}"
        case "turn":
            return "turn"
        case "capture" if event.values["chosen"]:
            return " ".join(("capture", *event.cards[1:]))
    return None


def _by_hands(story: Sequence[Event]) -> Iterator[list[Event]]:
    """The parts of a story that each tell of one shuffle and what followed until the next."""
    hand: list[Event] | None = None
    for event in story:
        if event.kind == "shuffle":
            if hand is not None:
                yield hand
            hand = []
        elif hand is not None:
            hand.append(event)
    if hand is not None:
        yield hand


def _possible_deck(hand: Sequence[Event], rng: Random) -> tuple[str, ...]:
    """Returns a pack with which a hand could have gone as it is told."""
    turned: tuple[list[str], list[str]] = ([], [])
    rest = list(TWO_PACKS)
    for event in hand:
        if event.kind in ("open", "turn") and event.seat is not None:
            turned[event.seat].append(event.cards[0])
            rest.remove(event.cards[0])
    rng.shuffle(rest)
    sizes = next((event.values["piles"] for event in hand if event.kind == "split"), [40, 40])
    take = next((event for event in hand if event.kind == "take"), None)
    taker = 0 if take is None else take.seat or 0
    first_is_takers = take is None or take.values["pile"] == 1
    first, second = turned[taker if first_is_takers else 1 - taker], turned[1 - taker if first_is_takers else taker]
    missing = sizes[0] - len(first)
    return (*first, *rest[:missing], *second, *rest[missing:])


def _to_be_seen(view: View) -> Event | None:
    """What must be looked at before it goes: the end of a hand, or a capture that is worth points."""
    story = list(view.story)
    while story and story[-1].kind in ("over", "hand", "shuffle"):
        story.pop()
    if not story:
        return None
    last = story[-1]
    if last.kind == "hand_over":
        return last
    scopa = last.values["scopa"] if last.kind == "capture" else None
    return last if scopa and scopa["points"] else None


def _last_capture(view: View) -> Event | None:
    """The capture that was the newest turn, if it was one."""
    for event in reversed(view.story):
        if event.kind == "capture":
            return event
        if event.kind in ("turn", "lay", "hand"):
            return None
    return None


def _newest_taker(view: View) -> int | None:
    """The seat to whose heap the cards of the newest capture of this hand went."""
    for event in reversed(view.story):
        if event.kind == "capture":
            return event.seat
        if event.kind == "hand":
            return None
    return None


def _places(view: View, detail: Detail, took: Event | None, legal: LegalMoves) -> Iterator[Place]:
    yield from _piles(view, detail, legal)
    for seat in (0, 1):
        heap, scope = detail["heaps"][seat], detail["scope"][seat]
        if took is not None and took.seat == seat:
            # What is still to be seen on the table is not yet on the heap.
            heap, scope = heap - len(took.cards), scope[:-1]
        title = translate("Cocincina", "cards captured by {seat}").fill(seat=Seat(seat))
        yield Place(f"heap:{seat}", Shape.HEAP, seat, count=heap, title=title)
        yield _scope(seat, scope)
    if took is not None:
        captured = took.cards[1:]
        table = [ShownCard(card, mark="captured" if card in captured else "") for card in took.values["table"]]
        turned = [ShownCard(took.cards[0], mark="captured")]
    else:
        active = {card for move in legal if view.phase == "capture" for card in move.split(" ")[1:]}
        last = detail["just_laid"]
        table = [
            ShownCard(card, token=card if card in active else "", mark="led" if card == last else "")
            for card in detail["table"]
        ]
        turned = [] if detail["turned"] is None else [ShownCard(detail["turned"])]
    if view.phase in ("shuffle", "split", "take") and detail is view.detail:
        return
    yield Place("table", Shape.ROW, None, tuple(table), title=translate("Cocincina", "on the table"), empty=True)
    title = translate("Cocincina", "turned just now")
    yield Place("turned", Shape.ROW, None, tuple(turned), title=title)


def _piles(view: View, detail: Detail, legal: LegalMoves) -> Iterator[Place]:
    """The pack, the two piles to choose from, or the pile of each seat."""
    if view.phase in ("shuffle", "split") and detail is view.detail:
        title = translate("Cocincina", "both packs")
        yield Place("pack", Shape.PILE, count=80, title=title)
        return
    if view.phase == "take":
        titles = (translate("Cocincina", "the first pile"), translate("Cocincina", "the second pile"))
        for number, title in enumerate(titles, start=1):
            token = f"take {number}" if legal else ""
            count: int = detail["piles"][number - 1]
            caption = translate("Cocincina", "%n card(s)", "in a pile", count)
            yield Place(f"pile:{number}", Shape.PILE, count=count, title=title, caption=caption, token=token)
        return
    for seat in (0, 1):
        count = detail["piles"][seat]
        title = translate("Cocincina", "pile of {seat}").fill(seat=Seat(seat))
        caption = translate("Cocincina", "%n card(s)", "in a pile", count)
        token = "turn" if "turn" in legal and seat == view.seat else ""
        yield Place(f"own:{seat}", Shape.PILE, seat, count=count, title=title, caption=caption, empty=True, token=token)


def _scope(seat: int, scope: Sequence[Mapping[str, Any]]) -> Place:
    """The scope of a seat laid crosswise: scoperte face up, coperte face down."""
    cards = []
    for scopa in scope:
        open_ = scopa["kind"] == "scoperta"
        if open_:
            name = translate("Cocincina", "scopa scoperta, {card}: %n point(s)", "a card", scopa["points"])
        else:
            name = translate("Cocincina", "scopa coperta, {card}: %n point(s)", "a card", scopa["points"])
        cards.append(ShownCard(scopa["card"], face=open_, name=name.fill(card=Card(scopa["card"]))))
    points = sum(scopa["points"] for scopa in scope)
    title = translate("Cocincina", "scope of {seat}").fill(seat=Seat(seat))
    caption = translate("Cocincina", "%n point(s)", "of all scope of a seat", points) if scope else None
    return Place(f"scope:{seat}", Shape.CROSSED, seat, tuple(cards), title=title, caption=caption)


def _anchor(view: View, shown: Event | None) -> str:
    if shown is not None:
        return "scope" if shown.kind == "capture" else "end"
    return {"shuffle": "split", "over": "end"}.get(view.phase, view.phase)


def _points(points: Sequence[int]) -> tuple[Cell, ...]:
    return tuple(Cell(str(mine), 1 if mine and mine == max(points) else 0) for mine in points)


def _listed(cards: Sequence[str]) -> Text:
    """Cards of different ranks as an enumeration."""
    first = Card(cards[0], the=True, rank_only=True)
    if len(cards) == 1:
        return translate("Game", "{card}").fill(card=first)
    if len(cards) == 2:
        text = translate("Cocincina", "{one} and {two}", "the end of an enumeration of cards with their articles")
        return text.fill(one=first, two=Card(cards[1], the=True, rank_only=True))
    text = translate("Cocincina", "{one}, {rest}", "an enumeration of cards with their articles")
    return text.fill(one=first, rest=_listed(cards[1:]))


def _capture_words(event: Event) -> Text:
    turned = Card(event.cards[0], the=True)
    scopa = event.values["scopa"]
    if scopa is None:
        text = translate("Cocincina", "{seat} takes {cards} with {turned}.", "cards with their articles")
        return text.fill(seat=Seat(event.seat or 0), cards=_listed(event.cards[1:]), turned=turned)
    if scopa["kind"] == "scoperta":
        text = translate(
            "Cocincina", "Scopa scoperta! {seat} takes {card} with {turned}: %n point(s).", "", scopa["points"]
        )
    else:
        text = translate(
            "Cocincina", "Scopa coperta: {seat} takes {card} with {turned}: %n point(s).", "", scopa["points"]
        )
    return text.fill(seat=Seat(event.seat or 0), card=Card(event.cards[1], the=True), turned=turned)


def _hand_words(values: Mapping[str, Any]) -> Text:
    one, two = values["hand_points"]
    if one == two:
        return translate("Cocincina", "The hand is drawn, %n point(s) each.", "", one)
    winner = 0 if one > two else 1
    text = translate("Cocincina", "The hand goes to {seat}, {one} points to {two}.")
    return text.fill(seat=Seat(winner), one=max(one, two), two=min(one, two))


GAME = CocincinaGame()
