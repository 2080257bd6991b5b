"""The cards that are painted and how they move: from where they lay to where the newest layout puts them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QRegion

from ..engine.cards import HIDDEN
from ..engine.layout import Layout, Place, Shape
from ..models.cards import Row
from .clock import Clock, Curve
from .geometry import Board, Slot
from .sprites import Sprite

# ms at normal speed
LAY, UNCOVER, GATHER, DEAL, LIFT, RING = 220, 280, 320, 240, 110, 200
UNCOVER_APART, DEAL_APART = 40, 60
HEAPS = (Shape.HEAP, Shape.CROSSED, Shape.PILE)
_SMALL = 0.42  # height of a card at a plate, of one on the cloth


class Stage(QObject):
    """One sprite for each row of the model, and those of cards that are leaving the table.

    `dirty(region)` tells what must be painted anew, `sounded(name)` what can be heard.
    """

    dirty = Signal(QRegion)
    sounded = Signal(str)

    def __init__(self, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self.aspect = 0.7
        self.sprites: dict[int, Sprite] = {}
        self.order: list[Sprite] = []  # as they are painted, the lowest first
        self._clock = clock
        clock.ticked.connect(self.flush)
        self._board: Board | None = None
        self._counts: dict[str, int] = {}
        self._ghosts: list[Sprite] = []
        self._moved: list[Sprite] = []
        self._sounds: set[str] = set()

    @property
    def busy(self) -> bool:
        """Whether any card is on its way or turning over."""
        return bool(self._ghosts) or any(sprite.travels for sprite in self.sprites.values())

    @property
    def crowd(self) -> int:
        """How many cards are on their way."""
        return sum(1 for sprite in self.order if sprite.moving is not None)

    def clear(self) -> None:
        """Takes all cards off the table: the next layout deals them."""
        self._clock.finish_all()
        self.sprites.clear()
        self.order.clear()

    def lay_out(self, board: Board, rows: Sequence[Row], layout: Layout, animated: bool, handed_over: bool) -> None:
        """Brings every card to where it lies now; with motion if `animated`, else at once.

        Cards that have left the table go to whoever took them. When the screen is `handed_over` to other eyes, a hand
        is there or gone at once.
        """
        if not animated:
            self._clock.finish_all()
        self._board = board
        animated = animated and self._clock.moves
        counts = _heights(layout.places)
        stay = {row.id for row in rows}
        for sprite in [sprite for id_, sprite in self.sprites.items() if id_ not in stay]:
            del self.sprites[sprite.id]
            if animated and not (handed_over and sprite.held):
                self._send_away(sprite, layout, counts)
        turned = dealt = 0
        for row in rows:
            known = self.sprites.get(row.id)
            if known is not None:
                turned += self._go(known, row, animated, turned)
                continue
            shown = animated and not (handed_over and row.place.shape is Shape.HAND)
            origin = self._origin(row, counts) if shown else None
            self.sprites[row.id] = self._new(row, origin, dealt)
            dealt += origin is not None
        self._counts = counts
        self.sort()
        self._hear(dealt, turned)

    def slot(self, row: Row) -> Slot:
        """Returns where a row's card lies."""
        assert self._board is not None
        slots = self._board.slots[row.place.id]
        return slots[min(row.index, len(slots) - 1)]

    def at(self, point: QPointF) -> int | None:
        """Returns the id of the uppermost card at a point."""
        for sprite in reversed(self.order):
            if sprite.id in self.sprites and sprite.contains(point, self.aspect):
                return sprite.id
        return None

    def drag(self, sprite: Sprite, shift: QPointF) -> None:
        """A card follows the finger, so far from where it lies."""
        self._clock.drop(sprite.moving)
        sprite.moving = None
        sprite.x, sprite.y, sprite.tilt = sprite.slot.x + shift.x(), sprite.slot.y + shift.y(), 0.0
        self._moved.append(sprite)
        self.flush()

    def release(self, sprite: Sprite) -> None:
        """A card that was dragged goes back to where it lies."""
        self._travel(sprite, LAY, Curve.OutCubic)

    def touch_all(self) -> None:
        """All cards must be painted anew."""
        self._moved += self.sprites.values()
        self.flush()

    def flush(self) -> None:
        """Tells what must be painted anew since the last time."""
        region = QRegion()
        moved, self._moved = self._moved, []
        for sprite in moved:
            now = sprite.bounds(self.aspect)
            region += sprite.painted.united(now)
            sprite.painted = now
        if not region.isEmpty():
            # Clipping to many small rectangles costs more than painting the ground between them.
            self.dirty.emit(region if region.rectCount() < 10 else QRegion(region.boundingRect()))

    def sort(self) -> None:
        """Puts the sprites into the order in which they are painted: those on their way above all others."""
        everything = [*self.sprites.values(), *self._ghosts]
        self.order = sorted(everything, key=lambda sprite: (sprite.moving is not None, sprite.z))

    def _hear(self, dealt: int, turned: int) -> None:
        if dealt:
            self._sounds.add("shuffle" if dealt > 3 else "lay")
        if turned:
            self._sounds.add("turn")
        sounds, self._sounds = self._sounds, set()
        for sound in sorted(sounds):
            self.sounded.emit(sound)

    def _new(self, row: Row, origin: Slot | None, number: int) -> Sprite:
        slot = self.slot(row)
        face = 1.0 if row.card.face else 0.0
        start = slot if origin is None else origin
        shown = face if origin is None else 0.0
        sprite = Sprite(row.id, row.card.code, slot, start.x, start.y, start.height, _tilt(start), shown, shown)
        self._dress(sprite, row)
        if origin is None:
            sprite.glow = 1.0
            return sprite
        sprite.opacity = 0.0  # until it sets out
        delay = number * DEAL_APART
        self._travel(sprite, DEAL, Curve.OutCubic, delay)
        if face:
            self._flip(sprite, 1.0, DEAL * 0.8, delay)
        self._ring(sprite, delay + DEAL)
        return sprite

    def _go(self, sprite: Sprite, row: Row, animated: bool, turned: int) -> bool:
        """Brings a card that was there before to its place; returns whether it turns over."""
        slot = self.slot(row)
        moved_place = sprite.place != row.place.id
        had_mark = sprite.mark
        old_slot, sprite.slot = sprite.slot, slot
        if row.card.code != HIDDEN:
            sprite.code = row.card.code
        self._dress(sprite, row)
        face = 1.0 if row.card.face else 0.0
        turning = sprite.face_goal != face
        if not animated:
            _rest(sprite, face)
            if row.card.code == HIDDEN:
                sprite.code = HIDDEN
            return False
        length = 0.0
        if moved_place:
            away = row.place.shape in HEAPS
            length = GATHER if away else LAY
            self._travel(sprite, length, Curve.InCubic if away else Curve.OutCubic, arc=not away)
            if not away:
                self._sounds.add("lay")
        elif old_slot != slot:
            self._travel(sprite, LAY, Curve.OutCubic)
        if turning:
            delay = min(turned * UNCOVER_APART, 320) if not moved_place else 0.0
            self._flip(sprite, face, UNCOVER, delay, forget=row.card.code == HIDDEN)
            length = max(length, delay + UNCOVER)
        elif row.card.code == HIDDEN:
            sprite.code = HIDDEN
        if sprite.mark != had_mark:
            self._ring(sprite, length)
        return turning

    def _dress(self, sprite: Sprite, row: Row) -> None:
        sprite.mark = row.card.mark
        sprite.dim = row.card.dim is not None
        sprite.place, sprite.seat = row.place.id, row.place.seat
        sprite.held = row.place.shape is Shape.HAND
        over = 4000.0 if row.place.shape is Shape.HAND else 1000.0 if row.place.shape is Shape.HEAD else 0.0
        sprite.z = over + row.index

    def _origin(self, row: Row, counts: dict[str, int]) -> Slot | None:
        """Where a new card comes from: a pile that has become lower, its owner's plate, or the middle."""
        assert self._board is not None
        if not row.card.code or (row.place.count is not None and not row.place.cards):
            return None
        for place_id, count in self._counts.items():
            if counts.get(place_id, 0) < count and place_id in self._board.slots and place_id != row.place.id:
                return self._board.slots[place_id][0]
        seat = row.place.seat
        height = self._board.ring.card
        if seat is not None and seat != self._board.me:
            plate = self._board.plate(seat)
            return Slot(plate.center().x(), plate.center().y(), height * _SMALL)
        if row.place.shape is Shape.HAND or row.place.shape is Shape.SPREAD:
            centre = self._board.ring.centre
            return Slot(centre.x(), centre.y(), height)
        if seat is not None:
            plate = self._board.plate(seat)
            return Slot(plate.center().x(), plate.center().y(), height * _SMALL)
        return None

    def _send_away(self, sprite: Sprite, layout: Layout, counts: dict[str, int]) -> None:
        """A card leaves the table: to the pile that has grown, to whoever takes it, or back to its owner."""
        assert self._board is not None
        if not sprite.code:
            return
        seat = layout.taker if layout.taker is not None else sprite.seat
        grown = [
            place
            for place in layout.places
            if place.shape in HEAPS and counts.get(place.id, 0) > self._counts.get(place.id, 0)
        ]
        grown.sort(key=lambda place: place.seat != seat)
        if grown and (seat is None or grown[0].seat == seat):
            goal = self._board.slots[grown[0].id][0]
        elif seat is not None:
            plate = self._board.plate(seat)
            goal = Slot(plate.center().x(), plate.center().y(), sprite.height * _SMALL)
        else:
            return
        sprite.slot = Slot(goal.x, goal.y, sprite.slot.height)
        sprite.mark = ""
        sprite.dim = False
        sprite.z += 3000
        self._ghosts.append(sprite)
        fade = not grown
        start_height = sprite.height

        def step(along: float, x: float = sprite.x, y: float = sprite.y) -> None:
            sprite.x, sprite.y = x + (goal.x - x) * along, y + (goal.y - y) * along
            sprite.height = start_height + (goal.height - start_height) * along
            if fade:
                sprite.opacity = min(1.0, 2.6 * (1 - along))
            self._moved.append(sprite)

        def done() -> None:
            self._ghosts.remove(sprite)
            self._moved.append(sprite)
            self.sort()

        sprite.moving = self._clock.add(step, GATHER, Curve.InCubic, 0, done)

    # Motion of one card

    def _travel(self, sprite: Sprite, length: float, curve: Curve, delay: float = 0, arc: bool = False) -> None:
        self._clock.drop(sprite.moving)
        x, y, height, tilt = sprite.x, sprite.y, sprite.height, sprite.tilt
        slot = sprite.slot
        goal_tilt = _tilt(slot)
        bow = 0.10 * slot.height if arc else 0.0
        twist = 7.0 if arc else 0.0

        def step(along: float) -> None:
            swing = 4 * along * (1 - along)
            sprite.opacity = 1.0
            sprite.x = x + (slot.x - x) * along
            sprite.y = y + (slot.y - y) * along - bow * swing
            sprite.height = height + (slot.height - height) * along
            sprite.tilt = tilt + (goal_tilt - tilt) * along + twist * swing
            self._moved.append(sprite)

        def done() -> None:
            sprite.moving = None
            self._moved.append(sprite)
            self.sort()

        sprite.moving = self._clock.add(step, length, curve, delay, done)

    def _flip(self, sprite: Sprite, face: float, length: float, delay: float, forget: bool = False) -> None:
        self._clock.drop(sprite.flipping)
        sprite.face_goal = face
        start = sprite.face

        def step(along: float) -> None:
            sprite.face = start + (face - start) * along
            self._moved.append(sprite)

        def done() -> None:
            sprite.flipping = None
            if forget:
                sprite.code = HIDDEN

        sprite.flipping = self._clock.add(step, length, Curve.InOutQuad, delay, done)

    def _ring(self, sprite: Sprite, delay: float) -> None:
        self._clock.drop(sprite.glowing)
        sprite.glow = 0.0
        if not sprite.mark:
            return

        def step(along: float) -> None:
            sprite.glow = along
            self._moved.append(sprite)

        def done() -> None:
            sprite.glowing = None

        sprite.glowing = self._clock.add(step, RING, Curve.OutBack, delay, done)

    def lift(self, sprite: Sprite, goal: float, animated: bool) -> None:
        """Lifts a card by a share of its height, or lets it down."""
        if sprite.lift_goal == goal and (sprite.lifting is not None or sprite.lift == goal):
            return
        self._clock.drop(sprite.lifting)
        sprite.lift_goal = goal
        start = sprite.lift

        def step(along: float) -> None:
            sprite.lift = start + (goal - start) * along
            self._moved.append(sprite)

        def done() -> None:
            sprite.lifting = None

        if animated:
            sprite.lifting = self._clock.add(step, LIFT, Curve.OutCubic, 0, done)
            self.flush()
        else:
            step(1.0)


def _tilt(slot: Slot) -> float:
    return slot.tilt + (90.0 if slot.cross else 0.0)


def _rest(sprite: Sprite, face: float) -> None:
    """Puts a card where it belongs, at once."""
    slot = sprite.slot
    sprite.x, sprite.y, sprite.height, sprite.tilt = slot.x, slot.y, slot.height, _tilt(slot)
    sprite.face = sprite.face_goal = face
    sprite.glow = sprite.opacity = 1.0


def _heights(places: tuple[Place, ...]) -> dict[str, int]:
    return {
        place.id: place.count if place.count is not None else len(place.cards)
        for place in places
        if place.shape in HEAPS
    }
