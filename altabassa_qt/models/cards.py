"""The cards on the table as an item model: a row is a card, and only what has really moved is told to the views."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.cards import HIDDEN
from ..engine.layout import Layout, Place, Shape, ShownCard
from ..engine.words import Card, Text, translate

Say: TypeAlias = Callable[[Text | str], str]


class CardRole(IntEnum):
    """What a row of `CardTableModel` tells, beside Qt's own roles."""

    ID = Qt.ItemDataRole.UserRole + 1  # stays with a card for as long as it lies on the table
    CODE = Qt.ItemDataRole.UserRole + 2  # "7C"; "??" where it may not be known; "" for an empty place
    FACE = Qt.ItemDataRole.UserRole + 3  # whether it lies face up
    PLACE = Qt.ItemDataRole.UserRole + 4  # id of its place
    INDEX = Qt.ItemDataRole.UserRole + 5  # its number in the place
    SEAT = Qt.ItemDataRole.UserRole + 6  # owner of the place, or None
    SHAPE = Qt.ItemDataRole.UserRole + 7  # the place's `Shape`
    TOKEN = Qt.ItemDataRole.UserRole + 8  # the word it stands for in a move, or ""
    PLAYABLE = Qt.ItemDataRole.UserRole + 9  # whether it can be chosen now
    MARK = Qt.ItemDataRole.UserRole + 10  # "", "first", "second", "led", "winner", "captured"
    DIM = Qt.ItemDataRole.UserRole + 11  # why it can't be chosen now, or ""


@dataclass(frozen=True)
class Row:
    """One card as it is shown: `id` is the model's own number and says nothing about the card."""

    id: int
    place: Place
    index: int
    card: ShownCard
    playable: bool

    @property
    def unseen(self) -> bool:
        """Whether the viewer can't tell which card it is."""
        return self.card.code == HIDDEN

    @property
    def spot(self) -> bool:
        """Whether it is no card, but an empty place that can be chosen or the top of a pile."""
        return not self.place.cards


_MARKS = {
    "first": translate("CardTable", "first"),
    "second": translate("CardTable", "second"),
    "led": translate("CardTable", "led", "the card that began the trick"),
    "winner": translate("CardTable", "takes the trick"),
    "captured": translate("CardTable", "captured"),
}
_FACE_DOWN = translate("CardTable", "face down")
_EMPTY = translate("CardTable", "empty place")
_PLAYABLE = translate("CardTable", "playable")


class CardTableModel(QAbstractListModel):
    """The cards of a layout, in reading order: the viewer's hand first, then place by place.

    A card keeps its id, and so its row's identity, while it moves from place to place. A card that is not seen is
    recognised by its place or its owner alone, so an id never says more than the layouts themselves.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._places: tuple[Place, ...] = ()
        self._say: Say = str
        self._next = 0

    def update(self, layout: Layout, enabled: Collection[str], say: Say) -> None:
        """Shows `layout`; cards whose token is in `enabled` can be chosen. `say` puts sentences into words.

        Emits the rows removed, inserted, moved and changed, and nothing else.
        """
        self._places, self._say = layout.places, say
        wanted = self._recognised([replace(row, playable=_playable(row, enabled)) for row in _rows(layout)])
        self._remove({row.id for row in wanted})
        for target, row in enumerate(wanted):
            self._bring(target, row)
        self._change(wanted)

    def places(self) -> tuple[Place, ...]:
        """Returns the places of the layout that is shown."""
        return self._places

    def retranslate(self) -> None:
        """Tells the views that all words are in another language, or of another deck, now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), [
                Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole, CardRole.DIM,
            ])  # fmt: skip

    def say(self, text: Text | str) -> str:
        """Returns a sentence of the layout in the person's words."""
        return self._say(text)

    def row(self, number: int) -> Row:
        """Returns row `number` as one value."""
        return self._rows[number]

    def row_of(self, token: str) -> int | None:
        """Returns the row whose card stands for `token`; the one that can be chosen, if several do."""
        found = [number for number, row in enumerate(self._rows) if _token(row) == token and token]
        return next((number for number in found if self._rows[number].playable), found[0] if found else None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsSelectable if _token(self._rows[index.row()]) else flags

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._name(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(row)
            case Qt.ItemDataRole.AccessibleDescriptionRole | CardRole.DIM:
                return self._said(row.card.dim or row.card.reason)
            case CardRole.ID:
                return row.id
            case CardRole.CODE:
                return row.card.code
            case CardRole.FACE:
                return row.card.face
            case CardRole.PLACE:
                return row.place.id
            case CardRole.INDEX:
                return row.index
            case CardRole.SEAT:
                return row.place.seat
            case CardRole.SHAPE:
                return row.place.shape
            case CardRole.TOKEN:
                return _token(row)
            case CardRole.PLAYABLE:
                return row.playable
            case CardRole.MARK:
                return row.card.mark
        return None

    def _said(self, text: Text | None) -> str:
        return "" if text is None else self._say(text)

    def _name(self, row: Row) -> str:
        if row.card.name is not None:
            return self._say(row.card.name)
        if not row.card.code:
            return self._say(_EMPTY)
        return self._say(translate("Game", "{card}").fill(card=Card(row.card.code)))

    def _sentence(self, row: Row) -> str:
        """ "Seven of coins, in your hand, playable": the card, its state, its place, and what can be done."""
        card, name = row.card, self._name(row)
        parts = [name[:1].upper() + name[1:]]
        if card.code not in ("", HIDDEN) and not card.face:
            parts.append(self._say(_FACE_DOWN))
        if row.place.title is not None:
            parts.append(self._say(row.place.title))
        if row.place.count:
            parts.append(self._say(translate("CardTable", "%n card(s)", "height of a pile", row.place.count)))
        if card.mark in _MARKS:
            parts.append(self._say(_MARKS[card.mark]))
        if row.playable:
            parts.append(self._say(_PLAYABLE))
        return ", ".join(parts)

    def _recognised(self, wanted: list[Row]) -> list[Row]:
        """Gives each wanted row the id of the card that it was before, or a new one."""
        left = {row.id: row for row in self._rows}
        ids: list[int | None] = [None] * len(wanted)
        for alike in (_same_card_same_place, _same_card, _same_spot, _same_index, _same_place, _same_owner):
            for number, row in enumerate(wanted):
                if ids[number] is None:
                    old = next((old for old in left.values() if alike(old, row)), None)
                    if old is not None:
                        ids[number] = old.id
                        del left[old.id]
        return [replace(row, id=self._fresh() if id_ is None else id_) for row, id_ in zip(wanted, ids, strict=True)]

    def _fresh(self) -> int:
        self._next += 1
        return self._next

    def _remove(self, stay: set[int]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].id in stay:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].id not in stay:
                first -= 1
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _bring(self, target: int, row: Row) -> None:
        """Sees to it that the card of `row` is row `target`; all rows before it are right already."""
        if target < len(self._rows) and self._rows[target].id == row.id:
            return
        here = next((number for number, old in enumerate(self._rows) if old.id == row.id), None)
        if here is None:
            self.beginInsertRows(QModelIndex(), target, target)
            self._rows.insert(target, row)
            self.endInsertRows()
            return
        self.beginMoveRows(QModelIndex(), here, here, QModelIndex(), target)
        self._rows.insert(target, self._rows.pop(here))
        self.endMoveRows()

    def _change(self, wanted: list[Row]) -> None:
        for number, (old, row) in enumerate(zip(self._rows, wanted, strict=True)):
            self._rows[number] = row
            if _shown(old) != _shown(row):
                self.dataChanged.emit(self.index(number), self.index(number))


def _shown(row: Row) -> tuple[object, ...]:
    """All that the roles of a row depend on."""
    place = row.place
    return (place.id, place.shape, place.seat, place.count, place.title, row.index, row.card, row.playable, row.spot)


def _rows(layout: Layout) -> Iterator[Row]:
    for place in sorted(layout.places, key=lambda place: place.shape is not Shape.HAND):
        if place.cards:
            for index, card in enumerate(place.cards):
                yield Row(0, place, index, card, False)
        elif place.count:
            yield Row(0, place, 0, ShownCard(HIDDEN, face=False, token=place.token), False)
        elif place.token:
            yield Row(0, place, 0, ShownCard("", face=False, token=place.token), False)


def _token(row: Row) -> str:
    """The word a row stands for: its card's, or that of the pile of which it is the top."""
    return row.card.token or (row.place.token if row.index == max(len(row.place.cards) - 1, 0) else "")


def _playable(row: Row, enabled: Collection[str]) -> bool:
    token = _token(row)
    return bool(token) and token in enabled


def _known(row: Row) -> bool:
    return not row.unseen and not row.spot


def _same_card_same_place(old: Row, row: Row) -> bool:
    return _same_card(old, row) and old.place.id == row.place.id and (not old.place.cards or old.index == row.index)


def _same_card(old: Row, row: Row) -> bool:
    return _known(row) and _known(old) and old.card.code == row.card.code


def _same_spot(old: Row, row: Row) -> bool:
    return old.spot and row.spot and old.place.id == row.place.id


def _same_index(old: Row, row: Row) -> bool:
    return _same_place(old, row) and old.index == row.index


def _same_place(old: Row, row: Row) -> bool:
    """Cards of one place of which at least one is not seen; the top of a pile is none of them."""
    return _may_be(old, row) and old.place.id == row.place.id


def _same_owner(old: Row, row: Row) -> bool:
    return _may_be(old, row) and old.place.seat is not None and old.place.seat == row.place.seat


def _may_be(old: Row, row: Row) -> bool:
    return not old.spot and not row.spot and (old.unseen or row.unseen)
