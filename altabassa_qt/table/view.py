"""The cards on the cloth: a view of `CardTableModel` that paints, moves and points at cards.

It is a list view, so that Qt's own accessibility shows every row as a child with its name, focus and selection; where
a card lies comes from the board's geometry alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)  # fmt: skip
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QRegion,
    QResizeEvent,
)  # fmt: skip
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from ..engine.layout import Layout, Place, Shape
from ..models.cards import CardRole, CardTableModel, Row
from .art import DeckArt
from .clock import Clock, Curve
from .geometry import Board, Slot, superellipse
from .look import CREAM, FELTS, Style, alpha, cloth, pill, width_of, write
from .sprites import CHOSEN_LIFT, HOVER_LIFT, Sprite, paint_card, paint_focus

# ms at normal speed
LAY, UNCOVER, GATHER, DEAL, LIFT, RING = 220, 280, 320, 240, 110, 200
UNCOVER_APART, DEAL_APART = 40, 60
_RESIZED = 160  # ms after which a window that was being resized has its size
_CROWD = 8  # cards on their way at once, from which on they are painted plainly
_RANKS = {"1": "A", "A": "A", "0": "T", "T": "T", "J": "J", "F": "J", "V": "J", "S": "J", "Q": "Q", "C": "Q", "D": "Q",
          "K": "K", "R": "K"} | {digit: digit for digit in "23456789"}  # fmt: skip
_HEAPS = (Shape.HEAP, Shape.CROSSED, Shape.PILE)


class TableView(QListView):
    """Paints the cards of a model where a board says they lie, and moves them when either changes.

    `pointed(token)` tells that a person has chosen a card or place, `confirmed` that what is chosen is meant;
    `sounded(name)` what can be heard now.
    """

    pointed = Signal(str)
    confirmed = Signal()
    sounded = Signal(str)
    explained = Signal(str)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.shortcut: Callable[[QKeyEvent], bool] = lambda _event: False
        self.awaits_enter: Callable[[], bool] = lambda: False
        self._held_at: int | None = None
        self._clock = clock
        clock.ticked.connect(self._repaint_moved)
        self._art: DeckArt | None = None
        self._back = ""
        self._style = Style(FELTS["green"])
        self._board: Board | None = None
        self._counts: dict[str, int] = {}
        self._sprites: dict[int, Sprite] = {}
        self._ghosts: list[Sprite] = []
        self._order: list[Sprite] = []
        self._moved: set[int] = set()
        self._moved_ghosts: list[Sprite] = []
        self._ground: QPixmap | None = None
        self._hovered: int | None = None
        self._pressed: QPersistentModelIndex | None = None
        self._press_at = QPointF()
        self._dragged: Sprite | None = None
        self._by_keys = False
        self._badged: list[QRect] = []
        self._hurry = QTimer(self)  # runs while the window is being resized
        self._hurry.setSingleShot(True)
        self._hurry.setInterval(_RESIZED)
        self._hurry.timeout.connect(self.viewport().update)
        self._sounds: set[str] = set()

    # What it shows

    def cards(self) -> CardTableModel:
        """Returns the model."""
        model = self.model()
        assert isinstance(model, CardTableModel)
        return model

    def set_art(self, art: DeckArt, back: str) -> None:
        """Shows another deck."""
        self._art, self._back = art, back
        self.viewport().update()

    def set_style(self, style: Style) -> None:
        """Shows another cloth, or letters of another size."""
        self._style = style
        self._ground = None
        self.viewport().update()

    def style_differs(self, style: Style) -> bool:
        """Returns whether it is shown in another style."""
        return style != self._style

    def show_current(self) -> None:
        """Shows which card is the current one, as after a key."""
        self._by_keys = True
        self._lift_all()
        self.viewport().update()

    def gather_all(self) -> None:
        """Takes all cards off the table: the next layout deals them."""
        self._clock.finish_all()
        self._sprites.clear()
        self._order.clear()

    def lay_out(self, board: Board, layout: Layout, animated: bool, handed_over: bool = False) -> None:
        """Brings every card to where it lies now; with motion if `animated`, else at once.

        Cards that have left the table go to whoever took them. When the screen is `handed_over` to other eyes, a hand
        is there or gone at once.
        """
        if not animated:
            self._clock.finish_all()
        else:
            self._settle()
        fresh = self._board is None or self._board.ring != board.ring
        if fresh:
            self._ground = None
        old_board, self._board = self._board, board
        counts = _heights(layout.places)
        rows = [self.cards().row(number) for number in range(self.cards().rowCount())]
        stay = {row.id for row in rows}
        gone = [sprite for id_, sprite in self._sprites.items() if id_ not in stay]
        for sprite in gone:
            del self._sprites[sprite.id]
            if animated and old_board is not None and not (handed_over and sprite.held):
                self._send_away(sprite, layout, counts)
        turns = 0
        deals = 0
        for row in rows:
            slot = self._slot(row)
            known = self._sprites.get(row.id)
            if known is None:
                moves = animated and self._clock.moves and not (handed_over and row.place.shape is Shape.HAND)
                origin = self._origin(row, counts) if moves else None
                self._sprites[row.id] = self._new(row, slot, origin, deals)
                deals += origin is not None and row.card.code != ""
            else:
                turns += self._go(known, row, slot, animated, turns)
        self._counts = counts
        self._sort()
        self._stay_in_hand()
        if deals:
            self._sounds.add("shuffle" if deals > 3 else "lay")
        if turns:
            self._sounds.add("turn")
        for sound in sorted(self._sounds):
            self.sounded.emit(sound)
        self._sounds.clear()
        self._lift_all(animated)
        if animated and not fresh:
            for sprite in self._sprites.values():
                self._moved.add(sprite.id)
            self._repaint_moved()
            self.viewport().update(self._marks_region())
        else:
            self.viewport().update()

    def painted_codes(self) -> set[str]:
        """Returns the codes of all cards that are painted, those on their way off the table too."""
        return {sprite.code for sprite in self._order}

    def is_rough(self) -> bool:
        """Returns whether cards are shown scaled, because the window is being resized."""
        return self._hurry.isActive()

    def _stay_in_hand(self) -> None:
        """When the current card has left the hand, its neighbour there becomes the current one."""
        index = self.currentIndex()
        held = [n for n in range(self.cards().rowCount()) if self.cards().row(n).place.shape is Shape.HAND]
        if self._held_at is not None and held and index.row() not in held:
            self._make_current(self.cards().index(held[min(self._held_at, len(held) - 1)]))
            index = self.currentIndex()
        self._held_at = held.index(index.row()) if index.row() in held else None

    def card_rect(self, place: str) -> QRectF:
        """Returns where the first card of a place lies."""
        assert self._board is not None and self._art is not None
        slots = self._board.slots.get(place)
        return slots[0].rect(self._art.aspect) if slots else QRectF()

    def at_rest(self) -> dict[int, Slot]:
        """Returns where each card is this moment, by id: for comparing it with where it should lie."""
        return {
            sprite.id: Slot(sprite.x, sprite.y, sprite.height, sprite.tilt - 90 * sprite.slot.cross, sprite.slot.cross)
            for sprite in self._sprites.values()
        }

    def _slot(self, row: Row) -> Slot:
        assert self._board is not None
        slots = self._board.slots[row.place.id]
        return slots[min(row.index, len(slots) - 1)]

    def _new(self, row: Row, slot: Slot, origin: Slot | None, number: int) -> Sprite:
        face = 1.0 if row.card.face else 0.0
        start = slot if origin is None else origin
        sprite = Sprite(row.id, row.card.code, slot, start.x, start.y, start.height, _tilt(start),
                        face if origin is None else 0.0)  # fmt: skip
        self._dress(sprite, row)
        if origin is None:
            sprite.glow = 1.0
            return sprite
        delay = number * DEAL_APART
        self._travel(sprite, DEAL, Curve.OutCubic, delay)
        if face:
            self._flip(sprite, 1.0, DEAL * 0.8, delay)
        self._ring(sprite, delay + DEAL)
        return sprite

    def _go(self, sprite: Sprite, row: Row, slot: Slot, animated: bool, turns: int) -> bool:
        """Brings a card that was there before to its place; returns whether it turns over."""
        moved_place = sprite.place != row.place.id
        had_mark = sprite.mark
        old_slot, sprite.slot = sprite.slot, slot
        if row.card.code != "??":
            sprite.code = row.card.code
        self._dress(sprite, row)
        face = 1.0 if row.card.face else 0.0
        turning = abs(sprite.face - face) > 0.5
        if not animated or not self._clock.moves:
            _rest(sprite, face)
            if row.card.code == "??":
                sprite.code = "??"
            return turning and animated
        length = 0.0
        if moved_place:
            away = row.place.shape in _HEAPS
            length = GATHER if away else LAY
            self._travel(sprite, length, Curve.InCubic if away else Curve.OutCubic, 0, arc=not away)
            if not away:
                self._sounds.add("lay")
        elif old_slot != slot:
            self._travel(sprite, LAY, Curve.OutCubic, 0)
        if turning:
            delay = min(turns * UNCOVER_APART, 320) if not moved_place else 0.0
            self._flip(sprite, face, UNCOVER, delay, forget=row.card.code == "??")
            length = max(length, delay + UNCOVER)
        elif row.card.code == "??":
            sprite.code = "??"
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
            return Slot(plate.center().x(), plate.center().y(), height * 0.6)
        if row.place.shape is Shape.HAND or row.place.shape is Shape.SPREAD:
            centre = self._board.ring.centre
            return Slot(centre.x(), centre.y(), height)
        if seat is not None:
            plate = self._board.plate(seat)
            return Slot(plate.center().x(), plate.center().y(), height * 0.6)
        return None

    def _send_away(self, sprite: Sprite, layout: Layout, counts: dict[str, int]) -> None:
        """A card leaves the table: to the pile that has grown, to whoever takes it, or back to its owner."""
        assert self._board is not None
        if not sprite.code or not self._clock.moves:
            return
        seat = layout.taker if layout.taker is not None else sprite.seat
        grown = [
            place
            for place in layout.places
            if place.shape in _HEAPS and counts.get(place.id, 0) > self._counts.get(place.id, 0)
        ]
        grown.sort(key=lambda place: place.seat != seat)
        if grown and (seat is None or grown[0].seat == seat):
            goal = self._board.slots[grown[0].id][0]
        elif seat is not None:
            plate = self._board.plate(seat)
            goal = Slot(plate.center().x(), plate.center().y(), sprite.height * 0.55)
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
            self._moved_ghosts.append(sprite)

        def done() -> None:
            self._ghosts.remove(sprite)
            self._moved_ghosts.append(sprite)
            self._sort()

        sprite.moving = self._clock.add(step, GATHER, Curve.InCubic, 0, done)

    # Motion of one card

    def _travel(self, sprite: Sprite, length: float, curve: Curve, delay: float, arc: bool = False) -> None:
        self._clock.drop(sprite.moving)
        x, y, height, tilt = sprite.x, sprite.y, sprite.height, sprite.tilt
        slot = sprite.slot
        goal_tilt = _tilt(slot)
        bow = 0.10 * slot.height if arc else 0.0
        twist = 7.0 if arc else 0.0

        def step(along: float) -> None:
            swing = 4 * along * (1 - along)
            sprite.x = x + (slot.x - x) * along
            sprite.y = y + (slot.y - y) * along - bow * swing
            sprite.height = height + (slot.height - height) * along
            sprite.tilt = tilt + (goal_tilt - tilt) * along + twist * swing
            self._moved.add(sprite.id)

        def done() -> None:
            sprite.moving = None
            self._moved.add(sprite.id)
            self._sort()

        sprite.moving = self._clock.add(step, length, curve, delay, done)

    def _flip(self, sprite: Sprite, face: float, length: float, delay: float, forget: bool = False) -> None:
        self._clock.drop(sprite.flipping)
        start = sprite.face

        def step(along: float) -> None:
            sprite.face = start + (face - start) * along
            self._moved.add(sprite.id)

        def done() -> None:
            sprite.flipping = None
            if forget:
                sprite.code = "??"

        sprite.flipping = self._clock.add(step, length, Curve.InOutQuad, delay, done)

    def _ring(self, sprite: Sprite, delay: float) -> None:
        self._clock.drop(sprite.glowing)
        sprite.glow = 0.0
        if not sprite.mark:
            return

        def step(along: float) -> None:
            sprite.glow = along
            self._moved.add(sprite.id)

        def done() -> None:
            sprite.glowing = None

        sprite.glowing = self._clock.add(step, RING, Curve.OutBack, delay, done)

    def _lift_all(self, animated: bool = True) -> None:
        selection = self.selectionModel()
        current = self.currentIndex().row() if self._shows_focus() else -1
        for number in range(self.cards().rowCount()):
            row = self.cards().row(number)
            sprite = self._sprites.get(row.id)
            if sprite is None:
                continue
            held = row.place.shape is Shape.HAND
            chosen = selection.isSelected(self.cards().index(number))
            near = row.id == self._hovered or number == current
            goal = self._chosen_lift(row) if chosen and held else 0.12 if chosen else 0.0
            if not goal and near and (row.playable or held):
                goal = HOVER_LIFT if held else 0.04 if row.playable else 0.0
            self._lift(sprite, goal, animated)

    def _chosen_lift(self, row: Row) -> float:
        """How far a chosen card is lifted: not under the viewer's own plate."""
        assert self._board is not None and self._art is not None
        slot = self._slot(row)
        card, plate = slot.rect(self._art.aspect), self._board.plate(self._board.me)
        if card.left() > plate.right() + 4 or card.right() < plate.left():
            return CHOSEN_LIFT
        return max(HOVER_LIFT / 2, min(CHOSEN_LIFT, (card.top() - plate.bottom() - 4) / slot.height))

    def _lift(self, sprite: Sprite, goal: float, animated: bool) -> None:
        if sprite.lift_goal == goal and (sprite.lifting is not None or sprite.lift == goal):
            return
        self._clock.drop(sprite.lifting)
        sprite.lift_goal = goal
        start = sprite.lift

        def step(along: float) -> None:
            sprite.lift = start + (goal - start) * along
            self._moved.add(sprite.id)

        def done() -> None:
            sprite.lifting = None

        if animated:
            sprite.lifting = self._clock.add(step, LIFT, Curve.OutCubic, 0, done)
            self._repaint_moved()
        else:
            step(1.0)

    def _settle(self) -> None:
        """Ends what is under way before something new begins, so that nothing is ever behind the model."""
        if any(sprite.travels for sprite in self._sprites.values()) or self._ghosts:
            self._clock.finish_all()

    def _sort(self) -> None:
        moving = sorted(self._sprites.values(), key=lambda s: s.z + (10000 if s.moving is not None else 0))
        self._order = sorted([*moving, *self._ghosts], key=lambda s: s.z + (10000 if s.moving is not None else 0))

    def _repaint_moved(self) -> None:
        if self._art is None:
            return
        region = QRegion()
        ids, self._moved = self._moved, set()
        ghosts, self._moved_ghosts = self._moved_ghosts, []
        for sprite in [*(self._sprites[id_] for id_ in ids if id_ in self._sprites), *ghosts]:
            now = sprite.bounds(self._art.aspect)
            region += sprite.painted.united(now)
            sprite.painted = now
        if not region.isEmpty():
            self.viewport().update(region if region.rectCount() < 10 else QRegion(region.boundingRect()))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        region = event.region()
        ground = self._cloth()
        dpr = ground.devicePixelRatio()
        painter.drawPixmap(0, 0, ground)
        if self._board is None or self._art is None:
            return
        box = region.boundingRect()
        self._paint_places(painter, box)
        # Smooth edges cost most while everything moves, and then they are not seen.
        crowd = sum(1 for sprite in self._order if sprite.moving is not None) >= _CROWD
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not crowd)
        selection = self.selectionModel()
        chosen = {index.data(CardRole.ID) for index in selection.selectedIndexes()} if selection is not None else set()
        aspect = self._art.aspect
        focused = self._focused()
        for sprite in self._order:
            sprite_box = sprite.bounds(aspect)
            if not sprite_box.intersects(box):
                continue
            sprite.painted = sprite_box
            plain = crowd and sprite.moving is not None
            paint_card(painter, sprite, self._art, self._back, dpr, sprite.id in chosen, plain, self._hurry.isActive())
            if sprite.id == focused:
                paint_focus(painter, sprite, aspect)
        self._paint_badges(painter, box)

    def _cloth(self) -> QPixmap:
        """The cloth with all that is printed on it, for the present size."""
        dpr = self.devicePixelRatioF()
        size = self.viewport().size()
        if self._ground is not None and self._ground.deviceIndependentSize().toSize() == size:
            return self._ground
        ring = self._board.ring if self._board is not None else None
        centre = ring.centre if ring is not None else QPointF(size.width() / 2, size.height() / 2)
        ground = cloth(size.width(), size.height(), centre, dpr, self._style.felt)
        if ring is not None:
            painter = QPainter(ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            light = self._style.felt.light
            if ring.frame.seats <= 6 and ring.frame.front:
                a, b = ring.radii
                rim_w, rim_h = ring.fronts[0].width() / 2 + 9, ring.fronts[0].height() / 2 + 6
                for out, strength in ((0.0, 46), (5.0, 22)):
                    path = QPainterPath()
                    for i in range(181):
                        x, y = superellipse(a + rim_w + out, b + rim_h + out, i * 0.0349066, 2.6)
                        point = QPointF(centre.x() + x, centre.y() + y)
                        if i:
                            path.lineTo(point)
                        else:
                            path.moveTo(point)
                    line = QColor(90, 70, 40, strength * 2) if light else QColor(230, 240, 220, strength)
                    painter.setPen(QPen(line, 1.4))
                    painter.drawPath(path)
            if ring.frame.hand:
                glow = QRadialGradient(0, 0, 1)
                glow.setColorAt(0, QColor(255, 226, 150, 60))
                glow.setColorAt(1, QColor(255, 226, 150, 0))
                painter.translate(centre.x(), size.height() + 20)
                painter.scale(ring.frame.width * 0.46, ring.hand * 1.25)
                painter.setBrush(glow)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(QPointF(0, 0), 1, 1)
            painter.end()
        self._ground = ground
        return ground

    def _paint_places(self, painter: QPainter, box: QRect) -> None:
        """Outlines of empty places, and the cards beneath the top of a pile."""
        assert self._board is not None and self._art is not None
        light = self._style.felt.light
        for place in self.cards().places():
            slots = self._board.slots.get(place.id)
            if not slots or place.shape is Shape.HAND:
                continue
            rect = slots[0].rect(self._art.aspect)
            if not rect.toAlignedRect().adjusted(-16, -16, 16, 16).intersects(box):
                continue
            if place.count and place.shape in _HEAPS:
                self._paint_pile(painter, place, slots[0])
            elif not place.cards and (place.empty or place.token):
                mine = place.seat == self._board.me or bool(place.token)
                line = QColor(60, 44, 20, 200 if mine else 120) if light else QColor(235, 245, 225, 190 if mine else 90)
                painter.setPen(QPen(line, 2.2 if mine else 1.6, Qt.PenStyle.DashLine))
                painter.setBrush(QColor(0, 0, 0, 28))
                corner = rect.width() * 0.06
                painter.drawRoundedRect(rect, corner, corner)

    def _paint_pile(self, painter: QPainter, place: Place, slot: Slot) -> None:
        assert self._art is not None and place.count is not None
        layers = min(7, place.count // 4)
        back = self._art.pixmap(self._back, round(slot.height), self.devicePixelRatioF())
        width = round(slot.height) * self._art.aspect
        for layer in range(layers, 0, -1):
            corner = QPointF(slot.x - width / 2 + layer * 1.4 - 2, slot.y - slot.height / 2 + layer * 1.4 - 2)
            painter.drawPixmap(corner, back)

    def _paint_badges(self, painter: QPainter, box: QRect) -> None:
        """How many cards lie in each pile, and the words beside places."""
        felt = self._style.felt
        for badge, words in self._badges():
            if badge.toAlignedRect().intersects(box):
                pill(painter, badge, alpha(felt.panel[1], 240), felt.panel[2])
                write(painter, badge, words, self._style.font(13, True), CREAM)

    def _badges(self) -> Iterator[tuple[QRectF, str]]:
        """The small pills at the lower edge of places; at the upper edge of those along the window's lower edge."""
        assert self._board is not None and self._art is not None
        font = self._style.font(13, True)
        for place in self.cards().places():
            slots = self._board.slots.get(place.id)
            words = self.locale().toString(place.count) if place.count and place.shape in _HEAPS else ""
            if place.caption is not None and (place.cards or place.count):
                words = self.cards().say(place.caption)
            if not words or not slots:
                continue
            area = slots[0].rect(self._art.aspect)
            for slot in slots[1:]:
                area = area.united(slot.rect(self._art.aspect))
            badge = QRectF(0, 0, max(26.0, width_of(words, font) + 18), font.pixelSize() * 1.65)
            low = area.bottom() > self._board.ring.frame.height - 30
            badge.moveCenter(QPointF(area.center().x(), area.top() if low else area.bottom() - 3))
            if place.seat is None and badge.width() > area.width():
                badge.moveLeft(area.left() - 4)  # not over what lies at the left of it
            yield badge, words

    def _marks_region(self) -> QRegion:
        """What of the ground may look different after a change: outlines, counts and captions."""
        assert self._board is not None and self._art is not None
        region = QRegion()
        for place in self.cards().places():
            if place.shape is not Shape.HAND:
                for slot in self._board.slots.get(place.id, ())[:1]:
                    region += slot.rect(self._art.aspect).toAlignedRect().adjusted(-20, -20, 20, 34)
        now = [badge.toAlignedRect().adjusted(-2, -2, 2, 2) for badge, _ in self._badges()]
        for rect in (*now, *self._badged):
            region += rect
        self._badged = now
        return region

    # Where things are, for Qt and its accessibility

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        if not index.isValid() or self._board is None or self._art is None:
            return QRect()
        row = self.cards().row(index.row())
        slots = self._board.slots.get(row.place.id)
        if not slots:
            return QRect()
        rect = slots[min(row.index, len(slots) - 1)].rect(self._art.aspect)
        sprite = self._sprites.get(row.id)
        if sprite is not None and sprite.lift_goal:
            rect.translate(0, -sprite.lift_goal * sprite.slot.height)
        return rect.toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        if self._art is None:
            return QModelIndex()
        at = QPointF(point)
        for sprite in reversed(self._order):
            if sprite in self._ghosts or not sprite.contains(at, self._art.aspect):
                continue
            for number in range(self.cards().rowCount()):
                if self.cards().row(number).id == sprite.id:
                    return self.cards().index(number)
        return QModelIndex()

    def isIndexHidden(self, _index: QModelIndex | QPersistentModelIndex) -> bool:
        return False

    def scrollTo(
        self, _index: QModelIndex | QPersistentModelIndex,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:  # fmt: skip
        """Nothing: every card is always in sight."""

    def doItemsLayout(self) -> None:
        """Nothing: the board says where cards lie."""

    def updateGeometries(self) -> None:
        """Nothing: there are no scroll bars."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def setSelection(self, _rect: QRect, _command: QItemSelectionModel.SelectionFlag) -> None:
        """Nothing: what is chosen is decided by the play, not by a rubber band."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self._lift_all()
        self.viewport().update()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        held = current.isValid() and current.data(CardRole.SHAPE) == Shape.HAND
        self._held_at = int(current.data(CardRole.INDEX)) if held else None
        self._lift_all()
        self.viewport().update()

    # Pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is not None and self._pressed.isValid():
            self._drag(at)
            return
        index = self.indexAt(at.toPoint())
        id_ = index.data(CardRole.ID) if index.isValid() else None
        if id_ != self._hovered:
            self._hovered = id_
            self._by_keys = False
            can = index.isValid() and bool(index.data(CardRole.PLAYABLE))
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
            self.viewport().setToolTip(str(index.data(CardRole.DIM) or "") if index.isValid() else "")
            self._lift_all()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = None
        if self._board is not None:
            self._lift_all()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if any(sprite.travels for sprite in self._sprites.values()) or self._ghosts:
            self._clock.finish_all()
        self._by_keys = False
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        index = self.indexAt(event.position().toPoint())
        self._pressed = QPersistentModelIndex(index) if index.isValid() else None
        self._press_at = event.position()
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        if pressed is None or not pressed.isValid():
            return
        token = str(pressed.data(CardRole.TOKEN))
        reason = str(pressed.data(CardRole.DIM))
        if dragged is not None:
            self._travel(dragged, LAY, Curve.OutCubic, 0)
            if self._board is not None and event.position().y() < self._board.ring.hand_top and token:
                self.pointed.emit(token)
            return
        if self.indexAt(event.position().toPoint()) != pressed:
            return
        if token and pressed.data(CardRole.PLAYABLE):
            self.pointed.emit(token)
        elif reason:
            self.explained.emit(reason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click is a click."""
        self.mousePressEvent(event)

    def _drag(self, at: QPointF) -> None:
        """A card of the hand follows the finger or the mouse."""
        assert self._pressed is not None
        if self._dragged is None:
            far = (at - self._press_at).manhattanLength() >= QApplication.startDragDistance()
            if not far or not self._pressed.data(CardRole.PLAYABLE) or self._pressed.data(CardRole.SHAPE) != Shape.HAND:
                return
            self._dragged = self._sprites.get(self._pressed.data(CardRole.ID))
        sprite = self._dragged
        if sprite is not None:
            shift = at - self._press_at
            sprite.x, sprite.y = sprite.slot.x + shift.x(), sprite.slot.y + shift.y()
            sprite.tilt = 0.0
            self._moved.add(sprite.id)
            self._repaint_moved()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            event.ignore()
            return
        arrows = {
            Qt.Key.Key_Left: QAbstractItemView.CursorAction.MoveLeft,
            Qt.Key.Key_Right: QAbstractItemView.CursorAction.MoveRight,
            Qt.Key.Key_Up: QAbstractItemView.CursorAction.MoveUp,
            Qt.Key.Key_Down: QAbstractItemView.CursorAction.MoveDown,
            Qt.Key.Key_Home: QAbstractItemView.CursorAction.MoveHome,
            Qt.Key.Key_End: QAbstractItemView.CursorAction.MoveEnd,
        }
        if key in arrows:
            self._by_keys = True
            self._make_current(self.moveCursor(arrows[Qt.Key(key)], Qt.KeyboardModifier.NoModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(key == Qt.Key.Key_Space)
        elif key == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            for index in list(self.selectionModel().selectedIndexes()):
                self.pointed.emit(str(index.data(CardRole.TOKEN)))
        elif self.shortcut(event):
            event.accept()
        elif event.text().upper() in _RANKS:
            self._rank(_RANKS[event.text().upper()])
        else:
            event.ignore()

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        moves = QAbstractItemView.CursorAction
        last = self.cards().rowCount() - 1
        if last < 0:
            return QModelIndex()
        here = self.currentIndex().row()
        if here < 0 or action == moves.MoveHome:
            return self.cards().index(0)
        if action == moves.MoveEnd:
            return self.cards().index(last)
        if action in (moves.MoveLeft, moves.MovePrevious):
            return self.cards().index(max(0, here - 1))
        if action in (moves.MoveRight, moves.MoveNext):
            return self.cards().index(min(last, here + 1))
        return self._vertical(here, -1 if action == moves.MoveUp else 1)

    def _vertical(self, here: int, way: int) -> QModelIndex:
        """The nearest card above or below."""
        at = QPointF(self.visualRect(self.cards().index(here)).center())
        best, nearest = here, float("inf")
        for number in range(self.cards().rowCount()):
            rect = QRectF(self.visualRect(self.cards().index(number)))
            down = (rect.center().y() - at.y()) * way
            if down > rect.height() * 0.3:
                far = down + 2 * abs(rect.center().x() - at.x())
                if far < nearest:
                    best, nearest = number, far
        return self.cards().index(best)

    def _make_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self._lift_all()

    def _enter(self, only_choose: bool) -> None:
        """Enter chooses the current card, or confirms what is chosen; Space only chooses."""
        index = self.currentIndex()
        chosen = index.isValid() and self.selectionModel().isSelected(index)
        elsewhere = index.isValid() and index.data(CardRole.SHAPE) != Shape.HAND
        meant = chosen or (elsewhere and self.awaits_enter())
        if index.isValid() and index.data(CardRole.PLAYABLE) and (only_choose or not meant):
            self._by_keys = True
            self.pointed.emit(str(index.data(CardRole.TOKEN)))
        else:
            self.confirmed.emit()

    def _rank(self, rank: str) -> None:
        """Chooses the card of a rank; of several, goes to the next one."""
        found = [
            number
            for number in range(self.cards().rowCount())
            if self.cards().row(number).playable and self.cards().row(number).card.code[:1] == rank
        ]
        if not found:
            return
        self._by_keys = True
        if len(found) == 1:
            self._make_current(self.cards().index(found[0]))
            self.pointed.emit(str(self.cards().index(found[0]).data(CardRole.TOKEN)))
        else:
            here = self.currentIndex().row()
            self._make_current(self.cards().index(next((number for number in found if number > here), found[0])))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keys = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
        if self._by_keys and not self.currentIndex().isValid():
            self._make_current(self.cards().index(0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Qt also sends this while the view is being taken apart, when nothing of it is left.
        if self.__dict__.get("_board") is not None and self.model() is not None:
            self._lift_all()
            self.viewport().update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The table lays everything out anew; here only the cloth is forgotten."""
        self._ground = None
        if self._sprites and self.isVisible():
            self._hurry.start()

    def _shows_focus(self) -> bool:
        return self._by_keys and self.hasFocus()

    def _focused(self) -> int | None:
        index = self.currentIndex()
        return int(index.data(CardRole.ID)) if self._shows_focus() and index.isValid() else None


def _tilt(slot: Slot) -> float:
    return slot.tilt + (90.0 if slot.cross else 0.0)


def _rest(sprite: Sprite, face: float) -> None:
    """Puts a card where it belongs, at once."""
    slot = sprite.slot
    sprite.x, sprite.y, sprite.height, sprite.tilt = slot.x, slot.y, slot.height, _tilt(slot)
    sprite.face, sprite.glow, sprite.opacity = face, 1.0, 1.0


def _heights(places: tuple[Place, ...]) -> dict[str, int]:
    return {
        place.id: place.count if place.count is not None else len(place.cards)
        for place in places
        if place.shape in _HEAPS
    }
