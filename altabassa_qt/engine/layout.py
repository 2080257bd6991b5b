"""How a game lays itself out for people to look at: places, cards, controls and words, without pixels or time.

A game makes a `Layout` from a view alone, so it can show nothing that the view's seat may not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from .words import Text


class Shape(Enum):
    """How the cards of a place lie, and where."""

    HAND = "hand"  # the viewer's own hand: a fan along the lower edge
    LAID = "laid"  # one card (or a small pile) on the cloth before its seat
    SPREAD = "spread"  # several cards side by side before their seat, every one readable
    HEAD = "head"  # one card held up at its seat, seen by all but its holder
    GRID = "grid"  # rows of `columns` cards in the middle
    ROW = "row"  # cards in the middle, side by side, in as many rows as they need
    PILE = "pile"  # a pile in the middle, only its top seen; `count` says its height
    HEAP = "heap"  # a pile beside its seat: cards won or put away; `count` says its height
    CROSSED = "crossed"  # beside its seat: pairs laid crosswise on its heap, counted at a glance


@dataclass(frozen=True)
class ShownCard:
    """One card on the table as the viewer may see it.

    `code` is `??` where it may not be known. `face` says whether it lies face up. `token` is the word of a move
    that this card stands for ("7C", or a place "3"); without one it can't be chosen. `mark` is one of "", "first",
    "second" (a ring of gold or silver), "led", "winner", "captured". `dim` says why it can't be chosen now, where the
    person would wonder, and darkens it a little; `reason` says why too, but is told only to who points at the card.
    `name` overrides the spoken name. A `private` card is for its owner's eyes alone: where several people share the
    screen it lies face down, and shows its face only while it is held.
    """

    code: str
    face: bool = True
    token: str = ""
    mark: str = ""
    dim: Text | None = None
    reason: Text | None = None
    name: Text | None = None
    private: bool = False


@dataclass(frozen=True)
class Place:
    """Cards that lie together. `id` is stable through the match ("hand", "laid:3", "stock"); `seat` owns it.

    `count` is the height of a pile whose cards are not listed; `title` names the place to a screen reader;
    `caption` is written beside it. `empty` says whether an empty place is drawn as an outline. The cards of a ROW lie
    in `packets` of so many, if given: to be counted at a glance.
    """

    id: str
    shape: Shape
    seat: int | None = None
    cards: tuple[ShownCard, ...] = ()
    count: int | None = None
    columns: int = 3
    title: Text | None = None
    caption: Text | None = None
    empty: bool = False
    packets: tuple[int, ...] = ()
    token: str = ""  # an empty or piled place that can be chosen itself: the word, or the whole move ("turn")


@dataclass(frozen=True)
class Pick:
    """How chosen cards become a move: `verb` and the chosen tokens, from `least` to `most` of them.

    With `at_once` the move is made as soon as a choice is a legal move; otherwise it waits to be confirmed
    (Enter, or the button that says `label`). `words` say, shorter than the whole move, what else may be said with it:
    by the last word of the move.
    """

    verb: str
    least: int = 1
    most: int = 1
    at_once: bool = True
    label: Text | None = None
    words: tuple[tuple[str, Text], ...] = ()


@dataclass(frozen=True)
class Control:
    """A button above the hand. `move` is what it plays, whole.

    Controls of the same `group` (its words on one button, e.g. "Accusa…") open as a list; `card` draws a card's
    picture on it; `key` is the key that does the same; `strong` marks the one most likely meant.
    A control may stand there though its move is refused (a declaration that must be there for everybody).
    """

    move: str
    label: Text
    key: str = ""
    group: Text | None = None
    card: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Amount:
    """A number to be chosen with a slider and large buttons; the move is `verb` and the number.

    `pile` is the id of a pile that may be pulled apart instead: so many cards of it.
    """

    verb: str
    low: int
    high: int
    value: int
    label: Text
    unit: Text | None = None
    pile: str = ""


@dataclass(frozen=True)
class Headline:
    """The medallion in the middle: `over` in small letters, `word` large with an arrow (+1 up, -1 down), `line` below.

    `beads` are the stages of the match, each "up", "down", "on" or "" ; `bead` is the present one.
    """

    over: Text | None = None
    word: Text | None = None
    arrow: int = 0
    line: Text | None = None
    beads: tuple[str, ...] = ()
    bead: int | None = None


@dataclass(frozen=True)
class SeatInfo:
    """What a seat's plate shows. `state` is "" | "thinking" | "chosen" | "out" | "won".

    `tokens` are round signs: "director", "dealer", "bank", "alone", "leads", "partner". `notes` are short words under
    the name ("2 of 3"). `gain` is what the seat has just won or lost, to be seen flying to its score.
    """

    score: int | float | None = None
    chips: int | None = None
    cards: int | None = None
    state: str = ""
    tokens: tuple[str, ...] = ()
    notes: tuple[Text, ...] = ()
    gain: int | float | None = None


@dataclass(frozen=True)
class Cell:
    """One entry of a score sheet: `text`, and `rank` 1 for first (gold), 2 for second (silver), 0 otherwise."""

    text: Text | str = ""
    rank: int = 0


@dataclass(frozen=True)
class SheetRow:
    """A row of a score sheet: one cell a seat. `arrow` +1 or -1 draws one beside the label."""

    label: Text | str
    cells: tuple[Cell, ...]
    arrow: int = 0
    current: bool = False


@dataclass(frozen=True)
class Sheet:
    """A score sheet of rounds × seats, with `totals` and a few `notes` below."""

    corner: Text
    rows: tuple[SheetRow, ...]
    totals: tuple[Cell, ...] = ()
    total_label: Text | None = None
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Layout:
    """All that a table shows of one view.

    `prompt` is the sentence in the middle: what has just happened, or what is to be done; `aside` stands there instead
    while private cards lie face down. `pause` is set while
    something lies open to be looked at before it is cleared (the words of the button that goes on). `signal` is set
    when all have chosen and the seat `signal_by` must give the sign to uncover (its words). `taker` is the seat to
    which cards that leave the table go; None sends each to the seat it belongs to. `phase_help` is the anchor on the
    rules page that explains the present phase.
    """

    places: tuple[Place, ...]
    seats: tuple[SeatInfo, ...]
    headline: Headline = field(default_factory=Headline)
    prompt: Text | None = None
    aside: Text | None = None
    picks: tuple[Pick, ...] = ()
    controls: tuple[Control, ...] = ()
    amount: Amount | None = None
    pause: Text | None = None
    signal: Text | None = None
    signal_by: int | None = None
    taker: int | None = None
    phase_help: str = ""
