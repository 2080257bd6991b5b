"""Gioco dell'11, a patience played alone or in turns (spec: undici.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..cards import pack, rank
from ..errors import MoveError, not_legal
from ..game import Detail, Event, Game, LegalMoves, Option, Preset, Rules, State, View
from ..growing import grown
from ..layout import Cell, Control, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ..words import Card, Seat, Seats, Text, translate

PLACES = 9
SUM = 11


def value(card: str) -> int:
    """Returns what a card counts towards 11: ace to ten 1 to 10, a figure 0."""
    return "A23456789T".find(rank(card)) + 1


def is_figure(card: str) -> bool:
    """Returns whether a card is removed singly."""
    return value(card) == 0


def partners(table: Sequence[str | None], card: str) -> tuple[int, ...]:
    """Returns the places whose card makes 11 with `card`, which is no figure."""
    return tuple(place for place, held in enumerate(table) if held is not None and value(held) == SUM - value(card))


@dataclass(frozen=True)
class Undici(State):
    """A position: whose patience it is, its table and stock, and how each seat's patience stands."""

    rules: Rules
    seats: int
    events: Sequence[Event]
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    player: int
    table: tuple[str | None, ...]
    stock: tuple[str, ...]
    turned: str | None
    status: tuple[str, ...]

    @property
    def game(self) -> Game:
        return GAME

    @property
    def phase(self) -> str:
        if self.status[self.player] == "playing":
            return "play" if self.turned is None else "match"
        return "shuffle" if self.status[self.player] == "waiting" else "over"

    @property
    def winners(self) -> tuple[int, ...]:
        if self.phase != "over" or self.status == ("lost",):
            return ()
        return tuple(seat for seat, score in enumerate(self.scores) if score == min(self.scores))

    def to_move(self) -> tuple[int, ...]:
        return (self.player,) if self.status[self.player] == "playing" else ()

    def legal_moves(self, seat: int) -> LegalMoves:
        if seat not in self.to_move():
            return LegalMoves()
        if self.turned is not None:
            return LegalMoves(f"match {place}" for place in partners(self.table, self.turned))
        moves = self._removals()
        return LegalMoves(moves or ["turn"], unordered=["pair"])

    def _removals(self) -> list[str]:
        held = [(place, card) for place, card in enumerate(self.table) if card is not None]
        moves = [f"remove {place}" for place, card in held if is_figure(card)]
        numbers = [(place, card) for place, card in held if not is_figure(card)]
        for place, card in numbers:
            moves += [f"pair {place} {other}" for other in partners(self.table, card) if other > place]
        return moves

    def why_not(self, seat: int, move: str) -> MoveError:
        if move == "turn" and self.turned is None:
            return MoveError(translate("Undici", "something on the table can still be removed"))
        if move.startswith("pair "):
            return MoveError(translate("Undici", "these two cards don't add up to 11"))
        return not_legal()

    def _laid(self, seat: int, move: str) -> Undici:
        verb, *words = move.split(" ")
        places = sorted(int(word) for word in words)
        if verb == "turn":
            return self._turn()
        if verb == "match":
            return self._match(places[0], chosen=True)
        cards = tuple(card for place in places if (card := self.table[place]) is not None)
        return self._tell(verb, cards, {"places": places})._cleared(places)

    def _turn(self) -> Undici:
        state = self
        while state.stock:
            card, stock = state.stock[0], state.stock[1:]
            values = {
                "goes": is_figure(card),
                "first": state is self,
                "stock": len(stock),
                "table": list(self.table),
            }
            state = replace(state, stock=stock)._tell("turn", (card,), values)
            if is_figure(card):
                continue
            state = replace(state, turned=card)
            possible = partners(state.table, card)
            if not possible:
                return state._ended("lost")
            return state._match(possible[0], chosen=False) if len(possible) == 1 else state._counted()
        return state._ended("won")

    def _match(self, place: int, chosen: bool) -> Undici:
        turned, held = self.turned, self.table[place]
        assert turned is not None and held is not None
        state = self._tell("match", (turned, held), {"places": [place], "chosen": chosen})
        return replace(state, turned=None)._cleared([place])

    def _cleared(self, places: list[int]) -> Undici:
        """Returns the position after the cards of `places` have gone and been replaced from the stock."""
        table = list(self.table)
        for place in places:
            table[place] = None
        filled = places[: len(self.stock)]
        cards = self.stock[: len(filled)]
        for place, card in zip(filled, cards, strict=True):
            table[place] = card
        state = replace(self, table=tuple(table), stock=self.stock[len(filled) :])
        if cards:
            state = state._tell("refill", cards, {"places": filled, "stock": len(state.stock)})
        return state._counted() if state.stock else state._ended("won")

    def _tell(self, kind: str, cards: tuple[str, ...], values: Mapping[str, Any]) -> Undici:
        return replace(self, events=grown(self.events, Event(kind, self.player, cards, values)))

    def _counted(self) -> Undici:
        left = len(self.stock) + (self.turned is not None)
        scores = tuple(left if seat == self.player else score for seat, score in enumerate(self.scores))
        return replace(self, scores=scores)

    def _ended(self, how: str) -> Undici:
        state = self._counted()
        values = {
            "left": state.scores[self.player],
            "table": list(self.table),
            "turned": self.turned,
            "stock": len(self.stock),
        }
        status = tuple(how if seat == self.player else was for seat, was in enumerate(self.status))
        state = replace(state, status=status)._tell(how, (), values)
        if "waiting" not in status:
            return state._over()
        return replace(state, player=self.player + 1, table=(None,) * PLACES, stock=(), turned=None)

    def _over(self) -> Undici:
        winners = self.winners
        paid = [0] * self.seats
        if self.seats > 1:
            stake: int = self.rules["stake"]
            share = stake * self.seats // len(winners)
            paid = [share - stake if seat in winners else -stake for seat in range(self.seats)]
        values = {"winners": list(winners), "scores": list(self.scores), "paid": paid}
        return replace(self, chips=tuple(paid), events=grown(self.events, Event("over", None, (), values)))

    def shuffle_due(self) -> tuple[str, ...] | None:
        return pack(52) if self.phase == "shuffle" else None

    def deal(self, deck: tuple[str, ...]) -> Undici:
        if self.phase != "shuffle":
            raise not_legal()
        status = tuple("playing" if seat == self.player else was for seat, was in enumerate(self.status))
        state = replace(self, table=deck[:PLACES], stock=deck[PLACES:], status=status)
        return state._counted()._tell("deal", deck[:PLACES], {"stock": len(state.stock)})

    def truth(self) -> Detail:
        return {
            "table": list(self.table),
            "stock": len(self.stock),
            "turned": self.turned,
            "status": list(self.status),
        }

    def detail(self, seat: int | None) -> Detail:
        return self.truth()


@dataclass(frozen=True)
class _Board:
    """What the middle of the table shows: the patience as it is, or as it was when something ended."""

    player: int
    table: Sequence[str | None]
    turned: tuple[str, ...]
    stock: int
    captured: frozenset[int] = frozenset()
    goes: bool = False  # whether the last turned card goes too
    words: Text | None = None  # what has just happened, to be looked at


class UndiciGame(Game):
    """The rules of Gioco dell'11 as data, and how its views look and sound."""

    id = "undici"
    title = translate("Undici", "Gioco dell’11", "the game's own name: the game of eleven")
    tagline = translate("Undici", "A quick patience: two cards that make 11 go, and the figures go alone.")
    seats = range(1, 7)
    seats_default = 1
    clockwise = True
    covered = False
    options = (
        Option(
            "stake",
            0,
            translate("Undici", "Stake"),
            translate("Undici", "Chips that each seat puts in the pot when several play; the winners share it."),
            low=0,
        ),
    )
    presets = (
        Preset(
            "classico",
            translate("Undici", "Classico", "name of a set of rules"),
            translate("Undici", "Alone, or in turns for the honour of it."),
            {},
            range(1, 7),
        ),
    )

    def pack(self, rules: Rules) -> int:
        return 52

    def start(self, rules: Rules, seats: int, setup: Mapping[str, int]) -> Undici:
        return Undici(
            rules=rules,
            seats=seats,
            events=(),
            scores=(52,) * seats,
            chips=(0,) * seats,
            player=0,
            table=(None,) * PLACES,
            stock=(),
            turned=None,
            status=("waiting",) * seats,
        )

    def deal_possible(self, view: View, rng: Random) -> Undici:
        """Returns such a position: only the order of the stock is unknown."""
        state = self.start(view.rules, view.seats, {})
        for seat in range(view.seats):
            mine = [event for event in view.story if event.seat == seat]
            if not mine:
                break
            drawn = [card for event in mine if event.kind in ("deal", "refill", "turn") for card in event.cards]
            rest = [card for card in pack(52) if card not in drawn]
            rng.shuffle(rest)
            state = state.deal((*drawn, *rest))
            for event in mine:
                if (move := _move_of(event)) is not None:
                    # A position follows from its own class, which the contract can't say of `play`.
                    played = state.play(seat, move)
                    assert isinstance(played, Undici)
                    state = played
        return state

    def layout(self, view: View, looked: bool) -> Layout:
        board = (None if looked else _just_ended(view)) or _present(view)
        mine = view.legal if board.words is None else LegalMoves()
        active = {word for move in mine for word in move.split(" ")[1:]}
        stuck = translate("Undici", "nothing on the table makes 11 with it")
        table = []
        for place, card in enumerate(board.table):
            if card is not None:
                token = str(place) if str(place) in active else ""
                mark = "captured" if place in board.captured else ""
                # To darken what doesn't go would give the patience away.
                table.append(ShownCard(card, token=token, mark=mark, reason=stuck if active and not token else None))
        # Only after the end can a place of the table be empty.
        places = [Place("table", Shape.GRID, None, tuple(table), title=translate("Undici", "on the table"), empty=True)]
        places.append(
            Place(
                "stock",
                Shape.PILE,
                count=board.stock,
                title=translate("Undici", "the stock"),
                caption=translate("Undici", "%n covered", "cards in the stock", board.stock),
                empty=True,
                token="turn" if "turn" in mine else "",
            )
        )
        last = len(board.turned) - 1
        turned = tuple(
            ShownCard(card, mark="captured" if index < last or board.goes else "")
            for index, card in enumerate(board.turned)
        )
        places.append(Place("turned", Shape.ROW, None, turned, title=translate("Undici", "turned from the stock")))
        gone = 52 - board.stock - len(board.turned) - sum(card is not None for card in board.table)
        if view.detail["status"][board.player] != "waiting":
            title = translate("Undici", "removed")
            places.append(Place(f"gone:{board.player}", Shape.HEAP, board.player, count=gone, title=title))
        return Layout(
            places=tuple(places),
            seats=tuple(self._seat(view, seat, board) for seat in range(view.seats)),
            headline=self._headline(view, board),
            prompt=self._prompt(view, board),
            picks=_picks(view),
            controls=self._controls(view, mine),
            pause=translate("Game", "Go on") if board.words is not None else None,
            taker=board.player,
            phase_help="end" if view.finished else "turned" if board.turned or "turn" in mine else "play",
        )

    def _seat(self, view: View, seat: int, board: _Board) -> SeatInfo:
        status = view.detail["status"][seat]
        state = ""
        if view.finished and seat in view.winners:
            state = "won"
        elif status == "lost":
            state = "out"
        notes = (_STATUS[status],) if status in ("won", "lost") else ()
        over = view.finished and view.rules["stake"] and view.seats > 1
        return SeatInfo(
            score=_left(board) if seat == board.player and board.words is not None else view.scores[seat],
            chips=view.chips[seat] if view.seats > 1 and view.rules["stake"] else None,
            state=state,
            tokens=("leads",) if view.seats > 1 and seat == board.player and not view.finished else (),
            notes=notes,
            gain=view.chips[seat] if over and board.words is not None else None,
        )

    def _headline(self, view: View, board: _Board) -> Headline:
        pot: int = view.rules["stake"] * view.seats
        line = translate("Undici", "%n chip(s) in the pot", "", pot) if view.seats > 1 and pot else None
        return Headline(
            over=translate("Undici", "still covered", "above a number of cards"),
            word=translate("Game", "{number}").fill(number=_left(board)),
            line=None if view.finished else line,
        )

    def _controls(self, view: View, mine: LegalMoves) -> tuple[Control, ...]:
        """The only move there is, on one key."""
        if len(mine) != 1:
            return ()
        (move,) = mine
        match move.split(" ")[0]:
            case "pair":
                label = translate("Undici", "Remove the two cards", "a button: the only pair there is")
            case "remove":
                label = translate("Undici", "Remove the figure", "a button: the only figure there is")
            case _:
                label = self.move_words(view, move)
        return (Control(move, label, key="Enter", strong=True),)

    def _prompt(self, view: View, board: _Board) -> Text | None:
        if board.words is not None:
            return board.words
        if view.finished:
            return self.describe(view.story[-1] if view.seats > 1 else view.story[-2])
        if view.phase == "shuffle":
            return translate("Undici", "The pack is shuffled.")
        if not view.legal:
            return translate("Undici", "{seat} is playing.").fill(seat=Seat(board.player))
        if view.phase == "match":
            text = translate("Undici", "Which card goes with {card}?", "card with its article")
            return text.fill(card=Card(board.turned[-1], the=True, rank_only=True))
        if "turn" in view.legal:
            return translate("Undici", "Nothing more goes: turn the top card of the stock.")
        return translate("Undici", "Remove two cards that make 11, or a figure.")

    def sheet(self, view: View) -> Sheet:
        best = min(view.scores)
        statuses: list[str] = view.detail["status"]
        rows = [
            SheetRow(
                translate("Undici", "patience", "label of a row: how the patience went"),
                tuple(Cell(_STATUS[status]) for status in statuses),
            )
        ]
        if view.seats > 1 and view.rules["stake"]:
            rows.append(SheetRow(translate("Undici", "chips"), tuple(Cell(str(chips)) for chips in view.chips)))
        return Sheet(
            corner=translate("Undici", "in turns"),
            rows=tuple(rows),
            totals=tuple(
                Cell(str(score), 1 if status in ("won", "lost") and score == best else 0)
                for score, status in zip(view.scores, statuses, strict=True)
            ),
            total_label=translate("Undici", "covered", "how many cards were left covered; label of a row"),
        )

    def describe(self, event: Event) -> Text | None:
        seat = Seat(event.seat or 0)
        cards = [Card(card, the=True) for card in event.cards]
        match event.kind:
            case "deal":
                return translate("Undici", "{seat} lays out nine cards.").fill(seat=seat)
            case "pair":
                text = translate("Undici", "{seat} removes {one} and {two}.", "two cards with their articles")
                return text.fill(seat=seat, one=cards[0], two=cards[1])
            case "remove":
                return translate("Undici", "{seat} removes {card}.", "card with its article").fill(
                    seat=seat, card=cards[0]
                )
            case "turn" if event.values["goes"]:
                text = translate("Undici", "{seat} turns {card}, which goes.", "card with its article, a figure")
                return text.fill(seat=seat, card=cards[0])
            case "turn":
                return translate("Undici", "{seat} turns {card}.", "card with its article").fill(
                    seat=seat, card=cards[0]
                )
            case "match":
                text = translate("Undici", "Off go {one} and {two}.", "two cards with their articles")
                return text.fill(one=cards[0], two=cards[1])
            case "won":
                return translate("Undici", "Solved! The stock of {seat} is empty.").fill(seat=seat)
            case "lost":
                left: int = event.values["left"]
                text = translate("Undici", "Not solved: {seat} leaves %n card(s) covered.", "", left)
                return text.fill(seat=seat)
            case "over" if len(event.values["scores"]) > 1:
                text = translate("Undici", "The match goes to {seats}.")
                return text.fill(seats=Seats(tuple(event.values["winners"])))
        return None

    def move_words(self, view: View, move: str) -> Text:
        verb, *words = move.split(" ")
        cards = [Card(view.detail["table"][int(word)], the=True) for word in words]
        match verb:
            case "pair":
                text = translate("Undici", "Remove {one} and {two}", "a move: two cards with their articles")
                return text.fill(one=cards[0], two=cards[1])
            case "remove":
                return translate("Undici", "Remove {card}", "a move: the card with its article").fill(card=cards[0])
            case "match":
                text = translate("Undici", "With {card}", "a move: the card with its article goes with the turned one")
                return text.fill(card=cards[0])
        return translate("Undici", "Turn a card", "a move")


_STATUS = {
    "waiting": translate("Undici", "waiting", "of a seat"),
    "playing": translate("Undici", "playing", "of a seat"),
    "won": translate("Undici", "solved", "of a patience"),
    "lost": translate("Undici", "not solved", "of a patience"),
}


def _left(board: _Board) -> int:
    """How many cards are still covered."""
    return board.stock + (bool(board.turned) and not board.goes)


def _move_of(event: Event) -> str | None:
    """The move that an event tells of, if it tells of one."""
    match event.kind:
        case "pair" | "remove":
            return " ".join([event.kind, *(str(place) for place in event.values["places"])])
        case "match" if event.values["chosen"]:
            return f"match {event.values['places'][0]}"
        case "turn" if event.values["first"]:
            return "turn"
    return None


def _present(view: View) -> _Board:
    statuses: list[str] = view.detail["status"]
    begun = [seat for seat, status in enumerate(statuses) if status not in ("waiting", "won", "lost")]
    done = [seat for seat, status in enumerate(statuses) if status in ("won", "lost")]
    player = begun[0] if begun else min(len(done), view.seats - 1)
    turned: str | None = view.detail["turned"]
    return _Board(player, view.detail["table"], () if turned is None else (turned,), view.detail["stock"])


def _just_ended(view: View) -> _Board | None:
    """What must be looked at before it goes: the end of a patience, or a turned card that went at once."""
    story = list(view.story)
    while story and story[-1].kind in ("deal", "over"):
        story.pop()
    if not story:
        return None
    last = story[-1]
    assert last.seat is not None
    if last.kind in ("won", "lost"):
        turned = _turned_before(story[:-1]) if story[-2].kind == "turn" else ()
        words = GAME.describe(last)
        values = last.values
        return _Board(last.seat, values["table"], turned, values["stock"], goes=last.kind == "won", words=words)
    if last.kind == "refill":
        story.pop()
        last = story[-1]
    if last.kind != "match" or last.values["chosen"]:
        return None
    turn = story[-2]
    return _Board(
        player=last.seat or 0,
        table=turn.values["table"],
        turned=_turned_before(story[:-1]),
        stock=turn.values["stock"],
        captured=frozenset(last.values["places"]),
        goes=True,
        words=GAME.describe(last),
    )


def _turned_before(story: list[Event]) -> tuple[str, ...]:
    """The cards turned in the one move that ends `story`."""
    turned: list[str] = []
    for event in reversed(story):
        if event.kind != "turn":
            break
        turned.insert(0, event.cards[0])
        if event.values["first"]:
            break
    return tuple(turned)


def _picks(view: View) -> tuple[Pick, ...]:
    if view.phase == "match":
        return (Pick("match"),)
    return (Pick("pair", 2, 2), Pick("remove"))


GAME = UndiciGame()
