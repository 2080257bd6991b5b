"""Where everything on a table lies: pure functions from the window's size, the seats and the places to rectangles.

All lengths are logical pixels. Seats stand on a superellipse round the middle, the viewer's at the lower edge.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from ..engine.layout import Place, Shape

FRONT = (Shape.LAID, Shape.SPREAD, Shape.HEAD)
_BESIDE = (Shape.HEAP, Shape.CROSSED, Shape.PILE, Shape.ROW, Shape.GRID)
_TILTS = (0.7, -1.1, 0.9, -0.6, 1.2, -0.3, 0.5, -1.0, 0.2, 1.1, -0.8, 0.4)
_SQUARENESS = (2.6, 3.0, 3.5, 4.2)  # exponents of the ring, roundest first
_SPREAD_STEP = 0.42  # of a card's width: three cards before a seat lie that far apart, more of them closer
_CROSSED_STEP, _CROSSED_MANY = 0.36, 10  # of a card's width; cards that lie so far apart
_SAMPLES = 200
_BADGE, _WORDS = 12, 21  # px, at scale 1, by which a number sticks out below a pile, and words below a row
LINE, TWO_LINES = 34, 1.62  # px, at scale 1: height of a sentence of one line; of two lines, times that


@dataclass(frozen=True)
class Slot:
    """Where a card lies: its centre, its height, and its turn in degrees."""

    x: float
    y: float
    height: float
    tilt: float = 0.0
    cross: bool = False  # laid across, a quarter turn

    def rect(self, aspect: float) -> QRectF:
        """Returns the card's rectangle, its tilt left out."""
        width, height = self.height * aspect, self.height
        if self.cross:
            width, height = height, width
        return QRectF(self.x - width / 2, self.y - height / 2, width, height)


@dataclass(frozen=True)
class Frame:
    """What the ring of seats depends on.

    `width` is that of the window without the drawer; `front` the width, in cards, of what lies before a seat (0:
    nothing does); `notes` says whether plates must have room for words, `middle` whether cards lie in the middle.
    `text` and `cards` are the sizes that the person chose, 1 being the usual ones.
    """

    width: int
    height: int
    seats: int
    aspect: float
    hand: bool = True
    front: float = 1.0
    clockwise: bool = True
    text: float = 1.0
    cards: float = 1.0
    notes: bool = False
    middle: bool = False

    @property
    def window_scale(self) -> float:
        """How much larger than the design's window this one is."""
        return max(1.0, min(self.width / 1100, self.height / 800))


@dataclass(frozen=True)
class Ring:
    """The seats and what lies before them, by number of seats after the viewer; 0 is the viewer's own."""

    frame: Frame
    scale: float  # of plates and letters
    big: bool  # plates with chips, else the small ones
    card: float  # height of a card before a seat
    hand: float  # height of a card in hand
    hand_top: float
    row: float  # top of the row above the hand: plate, laid card, buttons
    row_height: float
    bar: float
    centre: QPointF
    radii: tuple[float, float]
    plates: tuple[QRectF, ...]
    fronts: tuple[QRectF, ...]

    @property
    def width(self) -> float:
        """Width of a card before a seat."""
        return self.card * self.frame.aspect


@dataclass(frozen=True)
class Board:
    """Where everything of one layout lies."""

    ring: Ring
    me: int
    slots: Mapping[str, tuple[Slot, ...]]  # by place: one for each card, at least one for an empty place
    medallion: QRectF
    medallion_wide: bool
    prompt: tuple[QRectF, ...]  # the rooms that the sentence in the middle may take, the highest first
    row: QRectF  # where buttons go, right-aligned

    def plate(self, seat: int) -> QRectF:
        """Returns the plate of a seat."""
        return self.ring.plates[(seat - self.me) % self.ring.frame.seats]

    def front(self, seat: int) -> QRectF:
        """Returns the ground before a seat."""
        return self.ring.fronts[(seat - self.me) % self.ring.frame.seats]


def fan(count: int, cx: float, top: float, width: float, height: float, room: float) -> list[Slot]:
    """Returns a hand as a shallow fan: never closer than the index needs, never wider apart than looks held."""
    if count == 0:
        return []
    step = max(0.22 * width, min(0.74 * width, (room - width) / max(1, count - 1)))
    if count == 1:
        return [Slot(cx, top + height / 2, height)]
    span = step * (count - 1)
    sag = min(0.08 * height, span * 0.02)
    turn = 2 * math.atan2(2 * sag, span)
    each = 2 * turn / (count - 1)
    radius = step / each
    angles = [(i - (count - 1) / 2) * each for i in range(count)]
    return [
        Slot(cx + radius * math.sin(a), top + height / 2 + radius * (1 - math.cos(a)), height, math.degrees(a))
        for a in angles
    ]


@lru_cache(maxsize=32)
def ring(frame: Frame) -> Ring:
    """Returns the largest cards and the roundest ring on which no boxes meet; a few dozen cheap tries."""
    best: tuple[float, Ring] | None = None
    wanted = max(0.93, frame.window_scale**0.85 * frame.text)
    scales = [wanted * shrink for shrink in (1.0, 0.92, 0.84, 0.76, 0.68, 0.6) if wanted * shrink >= 0.99]
    crowded = frame.seats > 6
    for scale in scales or [wanted]:
        first = 0.165 if not crowded else 0.15
        if frame.height < 700:
            first = 0.142 if not crowded else 0.135
        least = 0.11 if frame.seats >= 12 else 0.12
        step = max(2, frame.height // 300)
        highest, lowest = round(frame.height * first * frame.cards), math.ceil(frame.height * least)
        for card in range(max(highest, lowest), lowest - 1, -step):
            for squareness in _SQUARENESS:
                found = _try_ring(frame, scale, card, squareness)
                meets = _overlap(found)
                if not meets:
                    return found
                if best is None or meets < best[0]:
                    best = (meets, found)
    assert best is not None
    return best[1]


def _try_ring(frame: Frame, scale: float, card: float, squareness: float) -> Ring:
    n, height = frame.seats, frame.height
    small = height < 700
    big = n <= 5 or (n <= 6 and not small)
    wide, narrow = (214, 174) if frame.notes else (198, 122)
    pw, ph = (wide * scale, 56 * scale) if big else (narrow * scale, 40 * scale)
    bar = float(round(44 * min(scale, 1.6)))
    hand = round(height * (0.235 if small else 0.225) * min(1.15, frame.cards))
    hand_width = hand * frame.aspect
    row_height = 56 * scale
    gap = 12 if small else 16
    hand_top = height - 6 - hand * 1.06 - hand_width * 0.045
    row = (hand_top if frame.hand else height - 4) - gap - row_height
    fw, fh = card * frame.aspect * frame.front, card if frame.front else 0.0
    cx = frame.width / 2
    top = bar + 2 + ph + 7 + fh / 2
    bottom = row + row_height - 4 - fh / 2
    cy, b = (top + bottom) / 2, max(20.0, (bottom - top) / 2)
    widest = (330 if n <= 6 else 420) * frame.window_scale + (fw - card * frame.aspect) / 2
    a = max(40.0, min(cx - 12 - pw - 8 - fw / 2, widest))
    low = row - 9 - max(fh, ph) / 2
    centres = _along(n, cx, cy, a, b, low, max(fw, pw) + 6, max(fh, ph) + 6, squareness)
    my_plate = QRectF(20, row + (row_height - 56 * scale) / 2, wide * scale, 56 * scale)
    plates, fronts = [my_plate], [QRectF(cx - fw / 2, bottom - fh / 2, fw, fh)]
    for x, y in centres:
        ux, uy = (x - cx) / a, (y - cy) / b
        length = math.hypot(ux, uy) or 1.0
        ux, uy = ux / length, uy / length
        away_x = ((pw + fw) / 2 + 8) / max(1e-6, abs(ux))
        away_y = ((ph + fh) / 2 + 7) / max(1e-6, abs(uy))
        away = min(away_x, away_y)
        px, py = x + ux * away, y + uy * away
        px = min(frame.width - 10 - pw / 2, max(10 + pw / 2, px))
        py = min(row - 9 - ph / 2, max(bar + 2 + ph / 2, py))
        if frame.clockwise:
            x, px = 2 * cx - x, 2 * cx - px
        fronts.append(QRectF(x - fw / 2, y - fh / 2, fw, fh))
        plates.append(QRectF(px - pw / 2, py - ph / 2, pw, ph))
    return Ring(
        frame, scale, big, card, hand, hand_top, row, row_height, bar, QPointF(cx, cy), (a, b),
        tuple(plates), tuple(fronts),
    )  # fmt: skip


def superellipse(a: float, b: float, angle: float, exponent: float) -> tuple[float, float]:
    """Returns the point of a superellipse round (0, 0) at `angle`."""
    c, s = math.cos(angle), math.sin(angle)
    return a * math.copysign(abs(c) ** (2 / exponent), c), b * math.copysign(abs(s) ** (2 / exponent), s)


def _along(
    n: int, cx: float, cy: float, a: float, b: float, low: float, box_w: float, box_h: float, exponent: float
) -> list[tuple[float, float]]:
    """Returns n - 1 points, counter-clockwise from the lower right, at equal distances measured in boxes."""
    others = n - 1
    if others < 1:
        return []
    y0 = max(0.0, min(0.97, (low - cy) / b))
    start = min(math.asin(y0 ** (exponent / 2)), math.radians(58))
    end = -math.pi - start
    points = [superellipse(a, b, start + (end - start) * i / _SAMPLES, exponent) for i in range(_SAMPLES + 1)]
    lengths = [0.0]
    for (x0, y_0), (x1, y_1) in pairwise(points):
        lengths.append(lengths[-1] + max(abs(x1 - x0) / box_w, abs(y_1 - y_0) / box_h))
    margin = 0.5 if others < 6 else 0.5 - 0.42 * min(1, (others - 5) / 4)  # crowded: the ends go to the ends
    found = []
    j = 0
    for k in range(others):
        want = lengths[-1] * ((k + margin) / (others - 1 + 2 * margin) if others > 1 else 0.5)
        while j < _SAMPLES and lengths[j + 1] < want:
            j += 1
        after = points[min(j + 1, _SAMPLES)]
        part = (want - lengths[j]) / (lengths[j + 1] - lengths[j]) if j < _SAMPLES else 0.0
        found.append((cx + points[j][0] + part * (after[0] - points[j][0]),
                      cy + points[j][1] + part * (after[1] - points[j][1])))  # fmt: skip
    return found


def boxes(found: Ring) -> list[QRectF]:
    """Returns all rectangles of a ring that must not meet."""
    fronts = [rect.adjusted(-1.5, -1.5, 1.5, 1.5) for rect in found.fronts if rect.height() > 0]
    return [*fronts, *found.plates, _heart(found)]


def _heart(found: Ring) -> QRectF:
    """The least room that the medallion and the sentence below it need."""
    width, height = 300 * found.scale, 112 * found.scale
    if found.frame.middle:
        width = 240 * found.scale
        height = found.frame.height * 0.125 + (LINE * TWO_LINES + 22) * found.scale
    return QRectF(found.centre.x() - width / 2, found.centre.y() - height / 2, width, height)


def _overlap(found: Ring) -> float:
    """How much the boxes of a ring meet each other or leave the table, in pixels; 0 is what is wanted."""
    total = 0.0
    sides = [(r.left(), r.top(), r.right(), r.bottom()) for r in boxes(found)]
    for i, (l1, t1, r1, b1) in enumerate(sides):
        if l1 < -0.5 or r1 > found.frame.width + 0.5 or t1 < found.bar - 0.5 or b1 > found.frame.height:
            total += 50
        for l2, t2, r2, b2 in sides[:i]:
            across, down = min(r1, r2) - max(l1, l2), min(b1, b2) - max(t1, t2)
            if across > 1 and down > 1:
                total += min(across, down)
    return total


# The places of a layout


def front_width(places: Iterable[Place]) -> float:
    """Returns how many cards wide the ground before a seat must be; 0 if nothing lies there."""
    fronts = [place for place in places if place.seat is not None and place.shape in FRONT]
    if not fronts:
        return 0.0
    spread = any(place.shape is Shape.SPREAD for place in fronts)
    return 1 + _SPREAD_STEP * 2 if spread else 1.0


def fills_middle(places: Iterable[Place]) -> bool:
    """Returns whether cards lie in the middle."""
    return any(place.seat is None and _visible(place) for place in places)


def needs_hand(places: Iterable[Place], me: int) -> bool:
    """Returns whether cards lie along the lower edge: a hand, or without one what lies before the viewer."""
    return any(
        place.packets or (place.seat == me and place.shape in (Shape.HAND, Shape.SPREAD, Shape.HEAD))
        for place in places
    )


def board(frame: Frame, me: int, places: Sequence[Place], headline: bool = True) -> Board:
    """Returns where all places of a layout lie, seen from seat `me`."""
    found = ring(frame)
    slots: dict[str, tuple[Slot, ...]] = {}
    taken = [*(rect for rect in found.fronts[1:] if rect.height() > 0), *found.plates]
    hand = any(place.shape is Shape.HAND and place.seat == me for place in places)
    for place in places:
        if place.shape is Shape.HAND and place.seat == me:
            slots[place.id] = _hand_slots(found, place)
        elif place.seat is not None and (place.shape in FRONT or place.shape is Shape.HAND):
            number = (place.seat - me) % frame.seats
            if number == 0 and not hand and place.shape is not Shape.LAID and frame.hand:
                slots[place.id] = _held_up(found, place)
            else:
                slots[place.id] = _front_slots(found, place, number)
                if number == 0:  # the viewer's own ground is free where its cards lie along the lower edge
                    taken.append(found.fronts[0])
    counted = [place for place in places if place.packets]
    if counted:
        slots |= _counted(found, counted)
    mine = [place for place in places if place.seat == me and place.shape in _BESIDE]
    keep_clear = found.plates[0].right()
    if not frame.hand and mine and not found.fronts[0].height():
        own = _own_row(found, mine, slots)
        taken += own
        keep_clear = max([keep_clear, *(box.right() for box in own if box.bottom() > found.row)])
    for place in places:
        if place.seat is not None and place.shape in _BESIDE and place.id not in slots:
            box = _beside(found, place, (place.seat - me) % frame.seats, taken)
            taken.append(box)
            slots[place.id] = _side_slots(found, place, box)
    middle = [place for place in places if place.id not in slots]
    if not any(place.shape is Shape.GRID for place in middle):
        for place in middle:
            if not _visible(place):
                slots[place.id] = (Slot(found.centre.x(), found.centre.y(), found.card),)
        middle = [place for place in middle if place.id not in slots]
    return _with_middle(found, me, slots, middle, taken, headline, keep_clear + 12)


def _hand_slots(found: Ring, place: Place) -> tuple[Slot, ...]:
    width = found.hand * found.frame.aspect
    room = found.frame.width - 48
    return tuple(fan(len(place.cards), found.frame.width / 2, found.hand_top, width, found.hand, room))


def _held_up(found: Ring, place: Place) -> tuple[Slot, ...]:
    """The viewer's own cards where the hand would be, side by side."""
    count, width = max(1, len(place.cards)), found.hand * found.frame.aspect
    step = min(width * 1.06, (found.frame.width - 60 - width) / max(1, count - 1))
    left = found.frame.width / 2 - step * (count - 1) / 2
    y = found.hand_top + found.hand / 2
    return tuple(Slot(left + i * step, y, found.hand) for i in range(count))


def _front_slots(found: Ring, place: Place, number: int) -> tuple[Slot, ...]:
    area = found.fronts[number]
    count = max(1, len(place.cards))
    centre, tilt = area.center(), _TILTS[number % len(_TILTS)]
    if place.shape is Shape.LAID:
        return tuple(Slot(centre.x() + 3.0 * i, centre.y() - 3.0 * i, found.card, tilt + 2.5 * i) for i in range(count))
    if place.shape is Shape.HEAD:
        toward = found.plates[number].center() - centre
        return (Slot(centre.x() + toward.x() * 0.06, centre.y() + toward.y() * 0.06, found.card),) * count
    width = found.width
    step = min(width * 0.74, (area.width() - width) / max(1, count - 1)) if count > 1 else 0.0
    left = centre.x() - step * (count - 1) / 2
    return tuple(Slot(left + i * step, centre.y(), found.card) for i in range(count))


def _packet_lefts(packets: Sequence[int], width: float) -> list[float]:
    """The left edges of the cards of a row of packets, from 0."""
    lefts, x = [], 0.0
    for size in packets:
        lefts += [x + i * _PACKET_STEP * width for i in range(size)]
        x = lefts[-1] + (1 + _PACKET_GAP) * width
    return lefts


def _counted(found: Ring, counted: list[Place]) -> dict[str, tuple[Slot, ...]]:
    """Rows of packets side by side where the hand was, with room for words above them."""
    frame, aspect = found.frame, found.frame.aspect
    words = _WORDS * found.scale + 6
    widths = [_packet_lefts(place.packets, 1.0)[-1] + 1.0 for place in counted]
    # A short row still gets enough room for its words.
    shares = [max(wide, _LEAST_SHARE * sum(widths)) for wide in widths]
    rooms = [(frame.width - 12) * share / sum(shares) for share in shares]
    fitting = [(room - 24) / (wide * aspect) for room, wide in zip(rooms, widths, strict=True)]
    card = min(frame.height - 10 - found.hand_top - words, *fitting)
    left, y = 6.0, found.hand_top + words + card / 2
    slots = {}
    for place, wide, room in zip(counted, widths, rooms, strict=True):
        x = left + (room - wide * card * aspect) / 2 + card * aspect / 2
        slots[place.id] = tuple(Slot(x + at, y, card) for at in _packet_lefts(place.packets, card * aspect))
        left += room
    return slots


def _visible(place: Place) -> bool:
    return bool(place.cards or place.count or place.empty or place.token)


def _own_row(found: Ring, mine: list[Place], slots: dict[str, tuple[Slot, ...]]) -> list[QRectF]:
    """The viewer's own piles along the lower edge, large, where no hand lies; returns the rooms that they take.

    What can be turned lies in the middle, the heap beside the plate, and above it, crosswise, what is counted. The
    right side is left to the buttons.
    """
    aspect = found.frame.aspect
    card = min(found.frame.height * 0.2, found.row + found.row_height - found.bar - 200)
    low = found.row + found.row_height - 12
    plate = found.plates[0]
    small = card * 0.66
    heap = QRectF(plate.right() + 20, low - small, small * aspect, small)
    rooms = []
    for place in mine:
        if place.shape is Shape.PILE:
            width = card * aspect
            rooms.append(QRectF(found.frame.width / 2 - width / 2, low - card, width, card))
            slots[place.id] = (Slot(found.frame.width / 2, low - card / 2, card),)
        elif place.shape is Shape.CROSSED:
            high = small * 0.86
            box = QRectF(plate.left(), min(plate.top(), heap.top()) - 22 - high, _crossed_width(high, aspect), high)
            if place.cards:
                rooms.append(box)
            slots[place.id] = _crossed(place, box, high, aspect)
        else:
            count = max(1, len(place.cards))
            rooms.append(heap)
            slots[place.id] = tuple(Slot(heap.center().x() + min(i, 4), heap.center().y(), small) for i in range(count))
    return rooms


def _crossed_width(card: float, aspect: float) -> float:
    """Room for as many cards laid crosswise as can still be counted at a glance; more of them lie closer."""
    return card + _CROSSED_STEP * card * aspect * (_CROSSED_MANY - 1)


def _crossed(place: Place, box: QRectF, card: float, aspect: float) -> tuple[Slot, ...]:
    """Every card lies across the one before, a little further to the right, so that they can be counted."""
    count = max(1, len(place.cards))
    step = min(_CROSSED_STEP * card * aspect, (box.width() - card) / max(1, count - 1))
    return tuple(
        Slot(box.left() + card / 2 + step * i, box.center().y(), card, 0.0, cross=i % 2 == 1) for i in range(count)
    )


def _side_size(found: Ring, place: Place) -> tuple[float, float, float]:
    """Width and height of what lies beside a seat, and the height of its cards."""
    roomy = found.frame.seats <= 3
    card = found.card * (0.92 if roomy else 0.7)
    width = card * found.frame.aspect
    if place.shape is Shape.CROSSED:
        card *= 0.8
        return _crossed_width(card, found.frame.aspect) + 4, card * 1.12, card
    if place.shape in (Shape.ROW, Shape.GRID):
        count = max(1, len(place.cards))
        return width * (1 + 0.5 * (count - 1)), card, card
    return width + 8, card + 8, card


def _beside(found: Ring, place: Place, number: int, taken: Sequence[QRectF]) -> QRectF:
    """Returns room for a pile near a seat's plate that meets nothing, the nearest there is."""
    width, height, _ = _side_size(found, place)
    plate, front = found.plates[number], found.fronts[number]
    bounds = QRectF(6, found.bar, found.frame.width - 12, found.row + found.row_height - found.bar)
    gap = 8.0
    tries = []
    for anchor in (plate, front):
        if anchor.height() <= 0:
            continue
        for x in (anchor.right() + gap, anchor.left() - gap - width):
            for y in (anchor.top(), anchor.bottom() - height, anchor.center().y() - height / 2):
                tries.append(QRectF(x, y, width, height))
        for y in (anchor.bottom() + gap, anchor.top() - gap - height):
            for x in (anchor.left(), anchor.right() - width, anchor.center().x() - width / 2):
                tries.append(QRectF(x, y, width, height))
    for step in range(1, 5):
        for way in (1, -1):
            tries.append(QRectF(plate.center().x() + way * step * (width + gap) + way * plate.width() / 2 - width / 2,
                                plate.top(), width, height))  # fmt: skip
    for box in tries:
        inside = box.translated(0, min(0.0, bounds.bottom() - box.bottom()))
        inside.translate(0, max(0.0, bounds.top() - inside.top()))
        if bounds.contains(inside) and not any(_meet(inside, other) for other in taken):
            return inside
    return min(tries, key=lambda box: sum(_common(box, other) for other in taken) + 10 * _outside(box, bounds))


def _meet(one: QRectF, other: QRectF) -> bool:
    return one.adjusted(1, 1, -1, -1).intersects(other)


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def _outside(box: QRectF, bounds: QRectF) -> float:
    return box.width() * box.height() - _common(box, bounds)


def _side_slots(found: Ring, place: Place, box: QRectF) -> tuple[Slot, ...]:
    card = _side_size(found, place)[2]
    width = card * found.frame.aspect
    if place.shape is Shape.CROSSED:
        return _crossed(place, box, card, found.frame.aspect)
    if place.shape in (Shape.ROW, Shape.GRID):
        return tuple(Slot(box.left() + width / 2 + i * 0.5 * width, box.center().y(), card)
                     for i in range(max(1, len(place.cards))))  # fmt: skip
    count = max(1, len(place.cards))
    return tuple(
        Slot(box.center().x() + min(i, 4) * 1.0, box.center().y() - min(i, 4) * 1.0, card) for i in range(count)
    )


# The middle


def _with_middle(
    found: Ring,
    me: int,
    slots: dict[str, tuple[Slot, ...]],
    middle: list[Place],
    taken: list[QRectF],
    headline: bool,
    row_left: float,
) -> Board:
    frame, scale = found.frame, found.scale
    row = QRectF(row_left, found.row, 0, found.row_height)
    row.setRight(frame.width - 20)
    line = LINE * scale
    if not middle:
        medallion, wide = _lone_medallion(found, line, taken)
        prompt = _prompt_rooms(found, medallion.bottom() + 12 * min(scale, 1.5), line, taken)
        return Board(found, me, slots, medallion, wide, prompt, row)
    hh, hw = 30 * scale, 100 * scale
    wanted = QRectF(0, 0, 2 * hw, 2 * hh)
    above = (2 * hh + 16 * scale) if headline else 0.0
    stacked = _fit_middle(found, middle, taken, above + TWO_LINES * line + 14)
    beside = _fit_middle(found, middle, taken, TWO_LINES * line + 14)
    corner = _free_spot(found, wanted, [*taken, beside.area])
    if headline and (corner is None or stacked.card >= 0.9 * beside.card):
        fitted = stacked
        top = fitted.area.top() - above
        medallion = QRectF(found.centre.x() - hw, top, 2 * hw, 2 * hh)
    else:
        fitted = beside
        medallion = corner if corner is not None and headline else QRectF()
    slots |= fitted.slots
    low = fitted.area.bottom() + _below(middle) * scale
    prompt = _prompt_rooms(found, low + 10, line, [*taken, medallion])
    return Board(found, me, slots, medallion, True, prompt, row)


def _lone_medallion(found: Ring, line: float, taken: Sequence[QRectF]) -> tuple[QRectF, bool]:
    """The medallion where nothing else lies in the middle: round if there is room, else a lying stadium."""
    scale = found.scale
    gap = 8 * min(scale, 1.5)
    shapes = [(size * scale, size * scale) for size in range(100, 58, -3)]
    shapes += [(size * 3.0 * scale, size * scale) for size in range(46, 25, -2)]
    for hw, hh in shapes:
        top, bottom = _free_height(found, hw + 6, taken)
        sentence = line * (TWO_LINES if hw == hh else 1.25)  # in a low window two lines are written smaller
        spare = bottom - top - 2 * hh - sentence - 3 * gap
        if spare >= 0:
            break
    y = top + gap + max(0.0, spare / 2)
    return QRectF(found.centre.x() - hw, y, 2 * hw, 2 * hh), hw > hh


def _free_height(found: Ring, half: float, taken: Sequence[QRectF]) -> tuple[float, float]:
    """How far the middle column, `half` wide on each side, is free: its top and bottom."""
    cx, cy = found.centre.x(), found.centre.y()
    top, bottom = found.bar + 4.0, found.row + found.row_height
    for rect in taken:
        if rect.right() > cx - half and rect.left() < cx + half:
            if rect.center().y() < cy:
                top = max(top, rect.bottom())
            else:
                bottom = min(bottom, rect.top())
    return top, bottom


def _prompt_rooms(found: Ring, top: float, line: float, taken: Sequence[QRectF]) -> tuple[QRectF, ...]:
    """Where the sentence may stand, from `top` downward: rooms as wide and high as what lies around leaves free."""
    cx = found.centre.x()
    limit = min(
        [rect.top() for rect in taken if rect.left() < cx < rect.right() and rect.center().y() > top]
        + [found.row + found.row_height]
    )
    tops = [top] + [rect.bottom() + 5 for rect in taken if top < rect.bottom() + 5 < limit - line * 0.9]
    rooms = []
    for start in sorted(set(tops)):
        band = QRectF(0, start - 3, found.frame.width, min(line * TWO_LINES, limit - start) + 6)
        half = found.frame.width / 2 - 20
        for rect in taken:
            inner = rect.left() - cx if rect.left() > cx else cx - rect.right()
            if inner > 0 and rect.intersects(band):
                half = min(half, inner - 10)
        half = max(half, 120 * found.scale)
        rooms.append(QRectF(cx - half, start, 2 * half, max(line, limit - start - 4)))
    return tuple(rooms)


def _free_spot(found: Ring, wanted: QRectF, taken: Sequence[QRectF]) -> QRectF | None:
    """Returns a place at the rim of the table for something of that size, or None."""
    right = found.frame.width - 14 - wanted.width()
    mid = found.centre.y() - wanted.height() / 2
    top, low = found.bar + 6, found.row - 10 - wanted.height()
    for x, y in ((14, top), (14, mid), (right, mid), (right, top), (14, low), (right, low)):
        box = QRectF(x, y, wanted.width(), wanted.height())
        if y >= top and not any(_meet(box, other) for other in taken):
            return box
    return None


@dataclass(frozen=True)
class _Fitted:
    """The places of the middle laid out: the height of their cards, and the room they take."""

    card: float
    area: QRectF
    slots: dict[str, tuple[Slot, ...]]


def _fit_middle(found: Ring, middle: list[Place], taken: Sequence[QRectF], reserved: float) -> _Fitted:
    """Lays the places of the middle side by side with the largest cards for which there is room.

    `reserved` is height to be left free for the headline above and the sentence below.
    """
    frame = found.frame
    best: _Fitted | None = None
    for share in (0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8, 0.92):
        half = frame.width * share / 2
        top, bottom = _free_height(found, half, taken)
        badge = _below(middle) * found.scale
        room_w, room_h = 2 * half - 24, bottom - top - reserved - badge - 10
        for rows in (1, 2, 3):
            card = _largest(found, middle, rows, room_w, room_h)
            if best is None or card > best.card + 0.5:
                above = reserved - TWO_LINES * LINE * found.scale - 14
                spare = max(0.0, room_h - _block(middle, rows, card, frame.aspect)[1])
                area_top = top + 8 + above + spare / 2
                best = _lay(found, middle, rows, card, area_top)
    assert best is not None
    return best


def _below(middle: list[Place]) -> int:
    """How far something sticks out below the cards of the middle, at scale 1."""
    words = any(place.shape is Shape.ROW and place.caption is not None for place in middle)
    return _WORDS if words else _BADGE


def _largest(found: Ring, middle: list[Place], rows: int, room_w: float, room_h: float) -> float:
    width, height = _block(middle, rows, 100.0, found.frame.aspect)
    highest = found.frame.height * (0.2 if found.frame.hand else 0.24) * found.frame.cards
    return max(10.0, min(highest, 100 * room_w / width, 100 * room_h / height))


_GAP = 0.12  # between cards of a block, of a card's width
_APART = 0.4  # between blocks
_UNDER = 0.2  # between blocks one above the other, of a card's height
_PACKET_STEP, _PACKET_GAP = 0.34, 0.2  # between cards of a packet, between packets: of a card's width
_LEAST_SHARE = 0.7  # of the room for all rows of packets, before it is shared out: no row gets less


def _grid(place: Place, rows: int) -> tuple[int, int]:
    """Columns and rows of a place in the middle."""
    count = max(1, len(place.cards))
    if place.shape is Shape.GRID:
        return place.columns, math.ceil(count / place.columns)
    if place.shape is Shape.ROW:
        columns = math.ceil(max(4 if place.empty else 1, count) / rows)
        return columns, math.ceil(count / columns)
    return 1, 1


def _sizes(place: Place, rows: int, card: float, aspect: float) -> tuple[float, float]:
    columns, lines = _grid(place, rows)
    width = card * aspect
    gap = width * _GAP
    return columns * width + (columns - 1) * gap, lines * card + (lines - 1) * gap


def _columns(middle: list[Place]) -> list[list[Place]]:
    """The blocks from left to right; beside a grid, piles stand one above the other."""
    if not any(place.shape is Shape.GRID for place in middle):
        return [[place] for place in middle]
    grids = [[place] for place in middle if place.shape is Shape.GRID]
    others = [place for place in middle if place.shape is not Shape.GRID]
    return [*grids, *(others[i : i + 2] for i in range(0, len(others), 2))]


def _block(middle: list[Place], rows: int, card: float, aspect: float) -> tuple[float, float]:
    widths, heights = [], []
    for column in _columns(middle):
        sizes = [_sizes(place, rows, card, aspect) for place in column]
        widths.append(max(width for width, _ in sizes))
        heights.append(sum(height for _, height in sizes) + (len(sizes) - 1) * card * _UNDER)
    return sum(widths) + (len(widths) - 1) * _APART * card * aspect, max(heights)


def _lay(found: Ring, middle: list[Place], rows: int, card: float, top: float) -> _Fitted:
    aspect = found.frame.aspect
    total_w, total_h = _block(middle, rows, card, aspect)
    width = card * aspect
    gap = width * _GAP
    slots: dict[str, tuple[Slot, ...]] = {}
    x = found.centre.x() - total_w / 2
    for column in _columns(middle):
        sizes = [_sizes(place, rows, card, aspect) for place in column]
        col_w = max(w for w, _ in sizes)
        col_h = sum(h for _, h in sizes) + (len(sizes) - 1) * card * _UNDER
        y = top + (total_h - col_h) / 2
        for place, (place_w, place_h) in zip(column, sizes, strict=True):
            slots[place.id] = _block_slots(place, rows, card, width, gap, x + (col_w - place_w) / 2, y)
            y += place_h + card * _UNDER
        x += col_w + _APART * width
    area = QRectF(found.centre.x() - total_w / 2, top, total_w, total_h)
    return _Fitted(card, area, slots)


def _block_slots(
    place: Place, rows: int, card: float, width: float, gap: float, x: float, y: float
) -> tuple[Slot, ...]:
    count = max(1, len(place.cards))
    if place.shape not in (Shape.GRID, Shape.ROW):
        return tuple(Slot(x + width / 2 + min(i, 4) * 1.5, y + card / 2 - min(i, 4) * 1.5, card) for i in range(count))
    columns, _ = _grid(place, rows)
    block = columns * width + (columns - 1) * gap
    found = []
    for i in range(count):
        line, column = divmod(i, columns)
        here = columns if place.shape is Shape.GRID else min(columns, count - line * columns)
        left = x + (block - here * width - (here - 1) * gap) / 2
        tilt = 0.0 if place.shape is Shape.GRID else _TILTS[(i * 5 + 3) % len(_TILTS)] * 0.8
        found.append(Slot(left + width / 2 + column * (width + gap), y + card / 2 + line * (card + gap), card, tilt))
    return tuple(found)
