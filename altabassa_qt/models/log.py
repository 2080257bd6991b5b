"""The log of a match: its story, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.game import Event, Game
from ..engine.words import Text
from .words import Speaker


class LogModel(QAbstractListModel):
    """A row a sentence. Grows with the story; begins anew only when the story does not go on from what was shown."""

    def __init__(self, game: Game, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._speaker = speaker
        self._story: tuple[Event, ...] = ()
        self._texts: list[Text] = []

    def update(self, story: Sequence[Event]) -> list[Text]:
        """Shows the story and returns the sentences that are new in it, oldest first."""
        known, story = self._story, tuple(story)
        self._story = story
        if story[: len(known)] != known:
            known = story[: _common(known, story)]
            self._cut(sum(1 for event in known if self._game.describe(event) is not None))
        new = [text for event in story[len(known) :] if (text := self._game.describe(event)) is not None]
        if new:
            self.beginInsertRows(QModelIndex(), len(self._texts), len(self._texts) + len(new) - 1)
            self._texts += new
            self.endInsertRows()
        return new

    def _cut(self, keep: int) -> None:
        if keep < len(self._texts):
            self.beginRemoveRows(QModelIndex(), keep, len(self._texts) - 1)
            del self._texts[keep:]
            self.endRemoveRows()

    def retranslate(self) -> None:
        """Tells the views that all words are in another language now."""
        if self._texts:
            self.dataChanged.emit(self.index(0), self.index(len(self._texts) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._texts)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._speaker.say(self._texts[index.row()])
        return None


def _common(known: Sequence[Event], story: Sequence[Event]) -> int:
    """How many events two stories share from the start."""
    both = list(zip(known, story, strict=False))
    return next((number for number, (one, other) in enumerate(both) if one != other), len(both))
