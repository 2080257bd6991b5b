"""The seats round the table as an item model: who sits there, what they have, whether they have chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..engine.layout import SeatInfo
from ..engine.words import Text, translate
from .words import Speaker

COLOURS = (
    "#e8b04a", "#5aa9f0", "#e8625a", "#5cc08a", "#b98cf0", "#f08ab8",
    "#58c4c4", "#f0944a", "#a8c84e", "#8aa0f0", "#c8a088", "#d8d8e0",
)  # fmt: skip
FACES = tuple(f"a{number:02}" for number in range(1, 13))


class SeatRole(IntEnum):
    """What a row of `SeatModel` tells, beside Qt's own roles."""

    NAME = Qt.ItemDataRole.UserRole + 1
    COLOUR = Qt.ItemDataRole.UserRole + 2
    FACE = Qt.ItemDataRole.UserRole + 3
    SCORE = Qt.ItemDataRole.UserRole + 4
    CHIPS = Qt.ItemDataRole.UserRole + 5
    CARDS = Qt.ItemDataRole.UserRole + 6
    STATE = Qt.ItemDataRole.UserRole + 7
    TOKENS = Qt.ItemDataRole.UserRole + 8
    NOTES = Qt.ItemDataRole.UserRole + 9
    GAIN = Qt.ItemDataRole.UserRole + 10
    PERSON = Qt.ItemDataRole.UserRole + 11
    TO_MOVE = Qt.ItemDataRole.UserRole + 12
    VIEWER = Qt.ItemDataRole.UserRole + 13


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: `colour` as #rrggbb, `face` the id of a drawn face."""

    name: str
    colour: str
    face: str
    person: bool


def sitters(players: Sequence[dict[str, Any]]) -> tuple[Sitter, ...]:
    """Returns who sits where, from the players of a record; what they did not choose is given to them by seat."""
    return tuple(
        Sitter(
            player["name"],
            _text(player.get("colour"), COLOURS[seat % len(COLOURS)]),
            _text(player.get("face"), FACES[seat % len(FACES)]),
            player.get("bot") is None,
        )
        for seat, player in enumerate(players)
    )


def _text(value: object, default: str) -> str:
    return value if isinstance(value, str) and value else default


_STATES = {
    "thinking": translate("Seats", "is thinking"),
    "chosen": translate("Seats", "has chosen"),
    "out": translate("Seats", "is out"),
    "won": translate("Seats", "has won"),
}
_TOKENS = {
    "director": translate("Seats", "directs"),
    "dealer": translate("Seats", "deals"),
    "bank": translate("Seats", "keeps the bank"),
    "alone": translate("Seats", "plays alone"),
    "leads": translate("Seats", "leads"),
    "partner": translate("Seats", "defends"),
}


def token_words(token: str) -> Text | str:
    """Returns what a round sign on a seat's plate means."""
    return _TOKENS.get(token, token)


class SeatModel(QAbstractListModel):
    """A row a seat. `update` shows a layout; only what has changed is told to the views."""

    def __init__(self, seated: Sequence[Sitter], speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seated = tuple(seated)
        self._speaker = speaker
        self._infos = (SeatInfo(),) * len(self._seated)
        self._to_move: frozenset[int] = frozenset()
        self._thinking: frozenset[int] = frozenset()
        self._viewer: int | None = None

    def update(
        self, infos: Sequence[SeatInfo], to_move: Collection[int], thinking: Collection[int], viewer: int | None
    ) -> None:
        """Shows what the seats have now, who may move, who is thinking, and whose eyes the table is seen with."""
        old = [self._row(seat) for seat in range(len(self._seated))]
        self._infos = tuple(infos)
        self._to_move, self._thinking, self._viewer = frozenset(to_move), frozenset(thinking), viewer
        for seat, before in enumerate(old):
            if self._row(seat) != before:
                self.dataChanged.emit(self.index(seat), self.index(seat))

    def retranslate(self) -> None:
        """Tells the views that all words are in another language now."""
        self.dataChanged.emit(self.index(0), self.index(len(self._seated) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._seated)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        seat = index.row()
        found = self._answers(seat).get(role)
        return found() if found else None

    def _answers(self, seat: int) -> dict[int, Callable[[], Any]]:
        sitter, info = self._seated[seat], self._infos[seat]
        return {
            Qt.ItemDataRole.DisplayRole: lambda: sitter.name,
            Qt.ItemDataRole.AccessibleTextRole: lambda: self._sentence(seat),
            SeatRole.NAME: lambda: sitter.name,
            SeatRole.COLOUR: lambda: sitter.colour,
            SeatRole.FACE: lambda: sitter.face,
            SeatRole.SCORE: lambda: info.score,
            SeatRole.CHIPS: lambda: info.chips,
            SeatRole.CARDS: lambda: info.cards,
            SeatRole.STATE: lambda: self._state(seat),
            SeatRole.TOKENS: lambda: info.tokens,
            SeatRole.NOTES: lambda: tuple(self._speaker.say(note) for note in info.notes),
            SeatRole.GAIN: lambda: info.gain,
            SeatRole.PERSON: lambda: sitter.person,
            SeatRole.TO_MOVE: lambda: seat in self._to_move,
            SeatRole.VIEWER: lambda: seat == self._viewer,
        }

    def _state(self, seat: int) -> str:
        return self._infos[seat].state or ("thinking" if seat in self._thinking else "")

    def _row(self, seat: int) -> tuple[object, ...]:
        return (self._infos[seat], self._state(seat), seat in self._to_move, seat == self._viewer)

    def _sentence(self, seat: int) -> str:
        say, info = self._speaker.say, self._infos[seat]
        parts = [self._seated[seat].name]
        if isinstance(info.score, int):
            parts.append(say(translate("Seats", "%n point(s)", "", info.score)))
        if info.chips is not None:
            parts.append(say(translate("Seats", "%n chip(s)", "", info.chips)))
        if info.cards is not None:
            parts.append(say(translate("Seats", "%n card(s)", "", info.cards)))
        parts += [say(_STATES[state]) for state in (self._state(seat),) if state in _STATES]
        parts += [say(token_words(token)) for token in info.tokens]
        parts += [say(note) for note in info.notes]
        return ", ".join(parts)
