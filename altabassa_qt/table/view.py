"""The cards on the cloth: a view of `CardTableModel` that paints, moves and points at cards.

It is a list view, so that Qt's own accessibility shows every row as a child with its name, focus and selection; where
a card lies comes from the board's geometry alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)  # fmt: skip
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from ..engine.layout import Layout, Shape
from ..models.cards import CardRole, CardTableModel, Row
from .art import DeckArt
from .carried import Carried
from .clock import Clock
from .felts import FELTS
from .geometry import Board, Slot
from .ground import Ground, printed_cloth
from .look import Style
from .sprites import CHOSEN_LIFT, HOVER_LIFT, READY_LIFT, Sprite, paint_card, paint_focus
from .stage import Stage

_RESIZED = 160  # ms after which a window that was being resized has its size
_WHOLE_PILE = 3.5  # widths of a card by which a pile must be pulled to get as much of it as may be
_CROWD = 8  # cards on their way at once, from which on they are painted plainly
_RANKS = {"1": "A", "A": "A", "0": "T", "T": "T", "J": "J", "F": "J", "V": "J", "S": "J", "Q": "Q", "C": "Q", "D": "Q",
          "K": "K", "R": "K"} | {digit: digit for digit in "23456789"}  # fmt: skip


class TableView(QListView):
    """Paints the cards of a model where a board says they lie, and moves them when either changes.

    `pointed(token)` tells that a person has chosen a card or place, `confirmed` that what is chosen is meant;
    `sounded(name)` what can be heard now; `lifted` that a private card is held, or no more. `pulled` and `divided` tell
    what share of the pile `divisible` a person is pulling off, and has pulled off.
    """

    pointed = Signal(str)
    confirmed = Signal()
    sounded = Signal(str)
    explained = Signal(str)
    lifted = Signal(bool)
    pulled = Signal(float)
    divided = Signal(float)

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
        self.divisible = ""  # id of the pile that may be pulled apart
        self._held_at: int | None = None
        self._looking = False
        self._clock = clock
        self._stage = Stage(clock, self)
        self._stage.dirty.connect(self.viewport().update)
        self._stage.sounded.connect(self.sounded)
        self._art: DeckArt | None = None
        self._back = ""
        self._style = Style(FELTS["green"])
        self._board: Board | None = None
        self._cloth: QPixmap | None = None
        self._ground: Ground | None = None
        self._hovered: int | None = None
        self._pressed: QPersistentModelIndex | None = None
        self._press_at = QPointF()
        self._dragged: Sprite | None = None
        self._carried = Carried(parent if parent is not None else self)
        self._by_keys = False
        self._hurry = QTimer(self)  # runs while the window is being resized
        self._hurry.setSingleShot(True)
        self._hurry.setInterval(_RESIZED)
        self._hurry.timeout.connect(self.viewport().update)

    # What it shows

    def cards(self) -> CardTableModel:
        """Returns the model."""
        model = self.model()
        assert isinstance(model, CardTableModel)
        return model

    def set_art(self, art: DeckArt, back: str) -> None:
        """Shows another deck."""
        self._art, self._back = art, back
        self._stage.aspect = art.aspect
        self.viewport().update()

    def set_style(self, style: Style) -> None:
        """Shows another cloth, or letters of another size."""
        self._style = style
        self._cloth = None
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
        self._stage.clear()

    def lay_out(self, board: Board, layout: Layout, animated: bool, handed_over: bool = False) -> None:
        """Brings every card to where it lies now; with motion if `animated`, else at once.

        `handed_over` says that other eyes see the screen now.
        """
        assert self._art is not None
        fresh = self._board is None or self._board.ring != board.ring
        if fresh:
            self._cloth = None
        self._board = board
        rows = [self.cards().row(number) for number in range(self.cards().rowCount())]
        self._stage.lay_out(board, rows, layout, animated, handed_over)
        before = self._ground.region() if self._ground is not None else QRegion()
        self._ground = Ground(board, layout.places, self._art, self._back, self._style, self.cards().say)
        self._stay_in_hand()
        self._lift_all(animated)
        if animated and not fresh:
            self._stage.touch_all()
            self.viewport().update(before + self._ground.region())
        else:
            self.viewport().update()

    def forget(self) -> None:
        """Lets go of what was painted: what is thrown away may stay in memory for a while."""
        self._cloth = None
        self._stage.clear()

    def painted_codes(self) -> set[str]:
        """Returns the codes of all cards that are painted, those on their way off the table too."""
        return {sprite.code for sprite in self._stage.order}

    def is_rough(self) -> bool:
        """Returns whether cards are shown scaled, because the window is being resized."""
        return self._hurry.isActive()

    def at_rest(self) -> dict[int, Slot]:
        """Returns where each card is this moment, by id: for comparing it with where it should lie."""
        return {
            sprite.id: Slot(sprite.x, sprite.y, sprite.height, sprite.tilt - 90 * sprite.slot.cross, sprite.slot.cross)
            for sprite in self._stage.sprites.values()
        }

    def card_rect(self, place: str) -> QRectF:
        """Returns where the first card of a place lies."""
        assert self._board is not None and self._art is not None
        slots = self._board.slots.get(place)
        return slots[0].rect(self._art.aspect) if slots else QRectF()

    def _stay_in_hand(self) -> None:
        """When the current card has left the hand, its neighbour there becomes the current one."""
        index = self.currentIndex()
        held = [n for n in range(self.cards().rowCount()) if self.cards().row(n).place.shape is Shape.HAND]
        if self._held_at is not None and held and index.row() not in held:
            self._make_current(self.cards().index(held[min(self._held_at, len(held) - 1)]))
            index = self.currentIndex()
        self._held_at = held.index(index.row()) if index.row() in held else None

    def _lift_all(self, animated: bool = True) -> None:
        selection = self.selectionModel()
        current = self.currentIndex().row() if self._shows_focus() else -1
        rows = [self.cards().row(number) for number in range(self.cards().rowCount())]
        some_cannot = any(row.place.shape is Shape.HAND and row.card.dim is not None for row in rows)
        chosen_rows = [row for number, row in enumerate(rows) if selection.isSelected(self.cards().index(number))]
        chosen_lift = self._chosen_lift([row for row in chosen_rows if row.place.shape is Shape.HAND])
        for number, row in enumerate(rows):
            sprite = self._stage.sprites.get(row.id)
            if sprite is None:
                continue
            held = row.place.shape is Shape.HAND
            chosen = selection.isSelected(self.cards().index(number))
            near = row.id == self._hovered or number == current
            goal = chosen_lift if chosen and held else 0.06 if chosen else 0.0
            if not goal and near and (row.playable or held):
                goal = min(HOVER_LIFT, chosen_lift / 2) if held else 0.04 if row.playable else 0.0
            elif not goal and held and row.playable and some_cannot:
                goal = READY_LIFT
            self._stage.lift(sprite, goal, animated)

    def _chosen_lift(self, rows: Sequence[Row]) -> float:
        """How far chosen cards of the hand are lifted: all alike, and not far under the viewer's own plate."""
        if self._board is None or self._art is None:
            return CHOSEN_LIFT
        plate, lift = self._board.plate(self._board.me), CHOSEN_LIFT
        for row in rows:
            slot = self._stage.slot(row)
            card = slot.rect(self._art.aspect)
            if card.left() < plate.right() + 4 and card.right() > plate.left():
                lift = min(lift, (card.top() - plate.bottom() - 4) / slot.height)
        return max(HOVER_LIFT, lift)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        dpr, size = self.devicePixelRatioF(), self.viewport().size()
        if self._cloth is None or self._cloth.deviceIndependentSize().toSize() != size:
            ring = self._board.ring if self._board is not None else None
            self._cloth = printed_cloth(size, dpr, self._style.felt, ring)
        painter.drawPixmap(0, 0, self._cloth)
        if self._ground is None or self._art is None:
            return
        box = event.region().boundingRect()
        self._ground.paint_below(painter, box, dpr)
        # Smooth edges cost most while everything moves, and then they are not seen.
        crowd = self._stage.crowd >= _CROWD
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not crowd)
        chosen = {index.data(CardRole.ID) for index in self.selectionModel().selectedIndexes()}
        focused = self._focused()
        for sprite in self._stage.order:
            if sprite is self._dragged and self._carried.isVisible():
                continue
            if sprite.bounds(self._art.aspect).intersects(box):
                plain = crowd and sprite.moving is not None
                paint_card(painter, sprite, self._art, self._back, dpr, sprite.id in chosen, plain, self.is_rough())
                if sprite.id == focused:
                    paint_focus(painter, sprite, self._art.aspect)
        self._ground.paint_badges(painter, box)

    # Where things are, for Qt and its accessibility

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        if not index.isValid() or self._board is None or self._art is None:
            return QRect()
        row = self.cards().row(index.row())
        slots = self._board.slots.get(row.place.id)
        if not slots:
            return QRect()
        rect = slots[min(row.index, len(slots) - 1)].rect(self._art.aspect)
        sprite = self._stage.sprites.get(row.id)
        if sprite is not None and sprite.lift_goal:
            rect.translate(0, -sprite.lift_goal * sprite.slot.height)
        return rect.toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        if self._art is None:
            return QModelIndex()
        id_ = self._stage.at(QPointF(point))
        for number in range(self.cards().rowCount()):
            if self.cards().row(number).id == id_:
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
            can = index.isValid() and (bool(index.data(CardRole.PLAYABLE)) or self._is_private(index))
            can = can or (index.isValid() and index.data(CardRole.PLACE) == self.divisible)
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
            self.viewport().setToolTip(str(index.data(CardRole.DIM) or "") if index.isValid() else "")
            self._lift_all()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = None
        if self._board is not None:
            self._lift_all()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._stage.busy:
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
            if self.cards().row(index.row()).card.private:
                self._look(True)

    def _look(self, held: bool) -> None:
        """The private card is held, or let down."""
        if held != self._looking:
            self._looking = held
            self.lifted.emit(held)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._look(False)
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        self._carried.let_go()
        if pressed is None or not pressed.isValid():
            return
        token = str(pressed.data(CardRole.TOKEN))
        reason = str(pressed.data(CardRole.DIM))
        if dragged is not None:
            self._stage.release(dragged)
            if self._ground is not None and self._ground.pulled:
                share, self._ground.pulled = self._share(event.position()), None
                self.viewport().update()
                if share is not None:
                    self.divided.emit(share)
                return
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
            held = self._pressed.data(CardRole.PLAYABLE) and self._pressed.data(CardRole.SHAPE) == Shape.HAND
            if not far or not (held or self._divides()):
                return
            self._dragged = self._stage.sprites.get(self._pressed.data(CardRole.ID))
        sprite = self._dragged
        if sprite is not None:
            self._stage.drag(sprite, at - self._press_at)
            if self._divides() and self._ground is not None:
                share = self._share(at) or 0.0
                self._ground.pulled = (str(self._pressed.data(CardRole.PLACE)), share, QPointF(sprite.x, sprite.y))
                self.viewport().update()
                self.pulled.emit(share)
            elif self._art is not None:
                self._carried.carry(sprite, self._art, self._back, self.pos())

    def _stop_dragging(self) -> None:
        """The card goes back to where it lies, as if it had not been touched."""
        dragged, self._dragged, self._pressed = self._dragged, None, None
        self._carried.let_go()
        if dragged is not None:
            self._stage.release(dragged)
            if self._ground is not None:
                self._ground.pulled = None

    def _divides(self) -> bool:
        return (
            self._pressed is not None and bool(self.divisible) and self._pressed.data(CardRole.PLACE) == self.divisible
        )

    def _share(self, at: QPointF) -> float | None:
        """What share of the pile is in the hand: the further it is pulled, the more. None if it is still there."""
        width = max(40, self.visualRect(self.currentIndex()).width())
        far = (QPointF(at) - self._press_at).manhattanLength() / width
        return None if far < 0.5 else min(1.0, (far - 0.5) / _WHOLE_PILE)

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
            hand = self._playable_hand()
            if hand and not self._by_keys and self.currentIndex().row() not in hand:
                self.setCurrentIndex(QModelIndex())  # no card is seen to have the focus: keys begin at the hand
            self._by_keys = True
            self._hovered = None
            self._make_current(self.moveCursor(arrows[Qt.Key(key)], Qt.KeyboardModifier.NoModifier))
        elif key == Qt.Key.Key_Space and self._is_private(self.currentIndex()):
            self._look(True)
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

    def _is_private(self, index: QModelIndex) -> bool:
        return index.isValid() and self.cards().row(index.row()).card.private

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._look(False)
        super().keyReleaseEvent(event)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        moves = QAbstractItemView.CursorAction
        last = self.cards().rowCount() - 1
        if last < 0:
            return QModelIndex()
        here = self.currentIndex().row()
        hand = self._playable_hand()
        if here < 0:
            return self.cards().index(self._first())
        alike = self._alike(here) if hand else list(range(last + 1))
        if action == moves.MoveHome:
            return self.cards().index(alike[0])
        if action == moves.MoveEnd:
            return self.cards().index(alike[-1])
        at = alike.index(here)
        if action in (moves.MoveLeft, moves.MovePrevious):
            return self.cards().index(alike[max(0, at - 1)])
        if action in (moves.MoveRight, moves.MoveNext):
            return self.cards().index(alike[min(len(alike) - 1, at + 1)])
        return self._vertical(here, -1 if action == moves.MoveUp else 1)

    def _playable_hand(self) -> list[int]:
        """The rows of the hand, while one of its cards can be played: then arrows stay in it."""
        rows = [self.cards().row(number) for number in range(self.cards().rowCount())]
        held = [number for number, row in enumerate(rows) if row.place.shape is Shape.HAND]
        return held if any(rows[number].playable for number in held) else []

    def _first(self) -> int:
        """Where keys begin: at the hand, else at the first card that can be chosen."""
        hand = self._playable_hand()
        playable = (number for number in range(self.cards().rowCount()) if self.cards().row(number).playable)
        return hand[0] if hand else next(playable, 0)

    def _alike(self, here: int) -> list[int]:
        """The cards that left and right lead through from one of them: the hand, or all that lie in the same way."""
        shape = self.cards().row(here).place.shape
        return [number for number in range(self.cards().rowCount()) if self.cards().row(number).place.shape is shape]

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
        elif index.isValid() and not meant and not self.awaits_enter():
            self.explained.emit(str(index.data(CardRole.DIM) or ""))
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
            self._make_current(self.cards().index(self._first()))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Qt also sends this while the view is being taken apart, when nothing of it is left.
        if self.__dict__.get("_board") is not None and self.model() is not None:
            self._look(False)
            self._lift_all()
            self.viewport().update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The table lays everything out anew; here the cloth is forgotten, and a card in the hand goes back."""
        self._cloth = None
        self._stop_dragging()
        if self._stage.sprites and self.isVisible():
            self._hurry.start()

    def _shows_focus(self) -> bool:
        return self._by_keys and self.hasFocus()

    def _focused(self) -> int | None:
        index = self.currentIndex()
        return int(index.data(CardRole.ID)) if self._shows_focus() and index.isValid() else None
