"""Finished matches as an item model, for the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.games import find
from ..engine.words import translate
from ..session.history import Played
from .words import Speaker

_HEADINGS = (
    translate("History", "Ended", "heading of a column: when a match ended"),
    translate("History", "Game", "heading of a column"),
    translate("History", "At the table", "heading of a column: the names of those who played"),
    translate("History", "Won by", "heading of a column"),
)


class HistoryModel(QAbstractTableModel):
    """A row a finished match, newest first. `RECORD` gives the text of its record."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    IDENTITY = Qt.ItemDataRole.UserRole + 2

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speaker = Speaker()
        self._matches: tuple[Played, ...] = ()

    def update(self, matches: Sequence[Played]) -> None:
        """Shows these matches."""
        self.beginResetModel()
        self._matches = tuple(matches)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_HEADINGS)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        played = self._matches[index.row()]
        if role == self.RECORD:
            return played.record
        if role == self.IDENTITY:
            return played.id
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._columns(played)[index.column()]()
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._speaker.say(_HEADINGS[section])
        return None

    def _columns(self, played: Played) -> tuple[Callable[[], str], ...]:
        say, names = self._speaker.say, self._speaker.enumerate
        return (
            lambda: QLocale().toString(
                QDateTime.fromSecsSinceEpoch(int(played.ended.timestamp())), QLocale.FormatType.ShortFormat
            ),
            lambda: say(find(played.game).title),
            lambda: names([result.name for result in played.results]),
            lambda: names([result.name for result in played.results if result.won]),
        )
