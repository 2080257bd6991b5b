"""The log of a match: its story, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.game import Event, Game
from ..engine.words import Text
from .words import Speaker


class LogModel(QAbstractListModel):
    """A row a sentence. Grows with the story; begins anew only when the story does not go on from what was shown.

    Where a game asks people to remember, what has been put away is told without the cards.
    """

    def __init__(self, game: Game, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._speaker = speaker
        self._story: tuple[Event, ...] = ()
        self._told: list[Event] = []
        self._fresh = 0  # the first of the sentences whose cards still lie on the table
        self._remember = False

    def update(self, story: Sequence[Event], put_away: bool = False, remember: bool = True) -> list[Text]:
        """Shows the story and returns the sentences that are new in it, oldest first.

        What was new in the update before counts as put away, and with `put_away` all; `remember` tells it whole
        nevertheless.
        """
        known, story = self._story, tuple(story)
        self._story = story
        if story[: len(known)] != known:
            known = story[: _common(known, story)]
            self._cut(sum(1 for event in known if self._game.describe(event) is not None))
        new = [event for event in story[len(known) :] if self._game.describe(event) is not None]
        before = (self._fresh, self._remember)
        if new:
            self._fresh = len(self._told)
            self.beginInsertRows(QModelIndex(), len(self._told), len(self._told) + len(new) - 1)
            self._told += new
            self.endInsertRows()
        if put_away:
            self._fresh = len(self._told)
        self._remember = remember
        if self._told and (self._fresh, self._remember) != before:
            self.dataChanged.emit(self.index(0), self.index(len(self._told) - 1))
        return [text for event in new if (text := self._game.describe(event)) is not None]

    def _cut(self, keep: int) -> None:
        if keep < len(self._told):
            self.beginRemoveRows(QModelIndex(), keep, len(self._told) - 1)
            del self._told[keep:]
            self.endRemoveRows()
            self._fresh = min(self._fresh, keep)

    def _text(self, row: int) -> Text | str:
        event = self._told[row]
        whole = self._remember or row >= self._fresh
        return (self._game.describe(event) if whole else self._game.recollect(event)) or ""

    def retranslate(self) -> None:
        """Tells the views that all words are in another language now."""
        if self._told:
            self.dataChanged.emit(self.index(0), self.index(len(self._told) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._told)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._speaker.say(self._text(index.row()))
        return None


def _common(known: Sequence[Event], story: Sequence[Event]) -> int:
    """How many events two stories share from the start."""
    both = list(zip(known, story, strict=False))
    return next((number for number, (one, other) in enumerate(both) if one != other), len(both))
