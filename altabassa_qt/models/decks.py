"""Decks as an item model, for the gallery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt


class DeckRole(IntEnum):
    """What a row tells beside its name."""

    NAME = Qt.ItemDataRole.UserRole + 1
    PACKS = Qt.ItemDataRole.UserRole + 2
    OWN = Qt.ItemDataRole.UserRole + 3
    CHOSEN = Qt.ItemDataRole.UserRole + 4
    NOTE = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True)
class DeckRow:
    """What there is to say of a deck. `missing` are the cards without a picture that belong to its packs."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    packs: tuple[int, ...]
    own: bool = False
    author: str = ""
    licence: str = ""
    missing: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    can_be_indexed: bool = False


class DeckModel(QAbstractListModel):
    """A row a deck. `chosen` are the names of the decks in use."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DeckRow, ...] = ()
        self._chosen: frozenset[str] = frozenset()
        self._language = "en"

    def update(self, rows: Sequence[DeckRow], chosen: Sequence[str], language: str) -> None:
        """Shows these decks; where they are the same as before, only what has changed is told to the views."""
        same = tuple(row.name for row in rows) == tuple(row.name for row in self._rows)
        if not same:
            self.beginResetModel()
        self._rows, self._chosen, self._language = tuple(rows), frozenset(chosen), language
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def deck(self, index: QModelIndex | QPersistentModelIndex) -> DeckRow | None:
        """Returns the deck of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, name: str) -> int:
        """Returns the row of a deck, or -1."""
        return next((number for number, row in enumerate(self._rows) if row.name == name), -1)

    def title(self, row: DeckRow) -> str:
        """Returns how a deck is called in the present language."""
        return row.titles.get(self._language) or row.titles.get("en") or row.name

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self.title(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(filter(None, (self.title(row), self._note(row), self._use(row))))
            case DeckRole.NAME:
                return row.name
            case DeckRole.PACKS:
                return row.packs
            case DeckRole.OWN:
                return row.own
            case DeckRole.CHOSEN:
                return row.name in self._chosen
            case DeckRole.NOTE:
                return self._note(row)
        return None

    def _note(self, row: DeckRow) -> str:
        if row.missing:
            return QCoreApplication.translate("DeckModel", "%n card(s) missing", "", len(row.missing))
        return (
            QCoreApplication.translate("DeckModel", "40 and 52 cards")
            if len(row.packs) > 1
            else (
                QCoreApplication.translate("DeckModel", "%n card(s)", "the size of a deck", max(row.packs, default=0))
            )
        )

    def _use(self, row: DeckRow) -> str:
        return QCoreApplication.translate("DeckModel", "in use", "a deck") if row.name in self._chosen else ""
