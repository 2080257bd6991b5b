"""How a view of Terziglio lies on the table, and its score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ...cards import HIDDEN, SUITS, rank, suit
from ...game import Event, View
from ...layout import Cell, Control, Headline, Layout, Pick, Place, SeatInfo, Shape, Sheet, SheetRow, ShownCard
from ...tricks import sentences
from ...words import Card, Seat, Text, translate
from .position import ACCUSE, CARDS, CONTRACTS, RANKS, SEATS, events_of_hand, keeps_called, must_follow
from .words import accusa_note, accusa_words, contract_words, count_words, describe


def layout(view: View, looked: bool) -> Layout:
    """Returns what the table shows of a view (see `Game.layout`)."""
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
        prompt=_prompt(now),
        picks=_picks(now),
        controls=_controls(now),
        pause=translate("Game", "Go on") if now.paused else None,
        taker=_taker(now),
        phase_help=_help(now),
    )


def _prompt(now: _Now) -> Text | None:
    view = now.view
    if now.paused:
        # What lies there to be seen need not be said: the last trick, the points, the monte. The match is told of next.
        seen = ("take",) if now.settle is None else ("trick", "over")
        shown = {place.id for place in _count_places(now) if place.cards}
        told = [event for event in now.since if event.kind not in seen and _count_id(event) not in shown]
        if not told:  # a solo: the monte is all there is to tell of
            told = now.since
        words = (count_words(event.values) if event.kind == "count" else describe(event) for event in told)
        return sentences(*(text for text in words if text is not None))
    if view.finished:
        return describe(view.story[-1])
    if view.phase == "shuffle":
        return translate("Terziglio", "The cards are being shuffled.")
    said = _said(view)
    ask = _ask(view)
    return ask if said is None else sentences(said, ask)


def _said(view: View) -> Text | None:
    """What the last move has said to everybody, if it was more than a card played."""
    last = view.story[-1]
    told = last.kind in ("pass", "bid", "return", "discard", "accuse") or last.values.get("signal")
    return describe(last) if told else None


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


def sheet(view: View) -> Sheet:
    """Returns the chips won and lost, hand by hand."""
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
        """The number of cards that lie on the heap of each seat, without those still looked at."""
        looked_at = {card for event in self.counts for card in event.values["taken"]}
        heaps = [0] * SEATS
        for event in reversed(self.view.story):
            if event.kind == "trick" and event.values["hand"] == self.hand and event is not self.trick:
                assert event.seat is not None
                heaps[event.seat] += sum(card not in looked_at for card in event.cards)
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


def _count_id(event: Event) -> str:
    return f"count:{event.values['side']}" if event.kind == "count" else ""


def _count_places(now: _Now) -> list[Place]:
    """While the points are counted: what each side has taken, aces first, then figures by threes, as they count.

    The cards of the trick still lying there are counted, but not moved.
    """
    places = []
    for event in now.counts:
        values = event.values
        lying = now.trick.cards if now.trick is not None else ()
        taken = [card for card in values["taken"] if card not in lying]
        aces = [card for card in taken if rank(card) == "A"]
        figures = sorted((card for card in taken if rank(card) != "A"), key=lambda card: RANKS.index(rank(card)))
        packets = [len(aces)] if aces else []
        packets += [min(3, len(figures) - first) for first in range(0, len(figures), 3)]
        caption = count_words(values)
        shown = tuple(ShownCard(card) for card in (*aces, *figures))
        place = Place(_count_id(event), Shape.ROW, None, shown, title=caption, caption=caption)
        places.append(replace(place, packets=tuple(packets)))
    return places


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
        return keeps_called()
    trick = view.detail["trick"]
    if view.phase == "play" and trick and f"play {card}" not in view.legal:
        return must_follow(trick[0][1])
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
    declared = [what for by, what in now.accuse if by == seat]
    if len(declared) > 1:
        notes.append(translate("Terziglio", "%n accuse", "declarations; short, under a player's name", len(declared)))
    notes += [accusa_note(what) for what in declared if len(declared) == 1]
    return tuple(notes)


def _headline(now: _Now) -> Headline:
    hands: int = now.view.rules["hands"]
    done = sum(hand["opener"] is not None for hand in now.view.detail["history"] if hand["hand"] < now.hand)
    word = translate("Terziglio", "Opening", "who will play alone?")
    if now.contract is not None:
        word = contract_words(now.contract)
    line = None
    if now.called is not None:
        line = translate("Terziglio", "{card}", "the card that was called").fill(card=Card(now.called))
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
            said = (
                ("busso", translate("Terziglio", "“Busso”: return the suit", "said with the card: the Italian term")),
                ("volo", translate("Terziglio", "“Volo”: my last one", "said with the card: the Italian term")),
            )
            return (Pick("play", label=translate("Terziglio", "Play it"), words=said),)
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
    if now.settle is not None:
        return "points"
    if now.view.finished:
        return "end"
    if now.trick is not None:
        return "play"
    return {"open": "opening", "call": "opening", "return": "opening", "discard": "opening"}.get(now.view.phase, "play")


def _signed(chips: int) -> str:
    return f"+{chips}" if chips > 0 else f"−{-chips}" if chips < 0 else "0"
