"""Score sheets as item models: rounds × seats, with totals below."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.layout import Cell, Sheet, SheetRow
from ..engine.words import Text, translate
from .words import Speaker


class SheetRole(IntEnum):
    """What a cell of `SheetModel` tells beside its text."""

    RANK = Qt.ItemDataRole.UserRole + 1  # 1 first, 2 second, 0 otherwise
    ARROW = Qt.ItemDataRole.UserRole + 2  # of the row: +1, -1 or 0
    CURRENT = Qt.ItemDataRole.UserRole + 3  # whether the row is the newest
    TOTAL = Qt.ItemDataRole.UserRole + 4  # whether the row is the totals


# How the signs in cells are read out.
_SIGNS = {
    "•": translate("Sheets", "yes", "a cell read out: the seat holds it, or may hold it"),
    "–": translate("Sheets", "no", "a cell read out: the seat holds none"),
    "·": translate("Sheets", "nothing", "a cell read out: no points"),
    "": translate("Sheets", "empty", "a cell read out: nothing stands in it"),
}
_EMPTY = Sheet(corner=translate("Sheets", "round"), rows=())


class SheetModel(QAbstractTableModel):
    """A column a seat, a row a round; the last row holds the totals where there are any."""

    def __init__(self, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self._sheet = _EMPTY

    @property
    def sheet(self) -> Sheet:
        """The sheet that is shown; its `notes` and `corner` stand beside the cells."""
        return self._sheet

    def update(self, sheet: Sheet) -> None:
        """Shows `sheet`, telling the views what changed."""
        old, old_rows = self._sheet, self._rows()
        if sheet == old:
            return
        rows = _all_rows(sheet)
        if len(rows) != len(old_rows) or sheet.corner != old.corner:
            self.beginResetModel()
            self._sheet = sheet
            self.endResetModel()
            return
        self._sheet = sheet
        for number, (before, now) in enumerate(zip(old_rows, rows, strict=True)):
            if before != now:
                self.dataChanged.emit(self.index(number, 0), self.index(number, self.columnCount() - 1))
                self.headerDataChanged.emit(Qt.Orientation.Vertical, number, number)

    def retranslate(self) -> None:
        """Tells the views that all words are in another language now."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows())

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._speaker.names)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows()[index.row()]
        cell = row.cells[index.column()] if index.column() < len(row.cells) else Cell()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speaker.say(cell.text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                name, words = self._speaker.names[index.column()], self._speaker.say(cell.text)
                said = self._speaker.say(_SIGNS[words]) if words in _SIGNS else words
                return f"{self._label(row.label)}, {name}: {said}"
            case SheetRole.RANK:
                return cell.rank
            case SheetRole.ARROW:
                return row.arrow
            case SheetRole.CURRENT:
                return row.current
            case SheetRole.TOTAL:
                return bool(self._sheet.totals) and index.row() == len(self._sheet.rows)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._speaker.names[section] if section < len(self._speaker.names) else None
        rows = self._rows()
        return self._label(rows[section].label) if section < len(rows) else None

    def _label(self, label: Text | str) -> str:
        return self._speaker.say(label)

    def _rows(self) -> Sequence[SheetRow]:
        return _all_rows(self._sheet)


def _all_rows(sheet: Sheet) -> tuple[SheetRow, ...]:
    if not sheet.totals:
        return sheet.rows
    return (*sheet.rows, SheetRow(sheet.total_label or translate("Sheets", "total"), sheet.totals))
