"""Who plays: the seats of a new match, each a person or a bot with its name, colour and face."""

from __future__ import annotations

import getpass
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from ..bots import LEVELS
from ..models.seats import COLOURS, FACES, Sitter
from ..table.art import avatar
from .fields import button, label
from .style import AMBER, CREAM

Player = dict[str, Any]
NAMES = ("Anna", "Bruno", "Çelik", "Dora", "Elio", "Fatima", "Gino", "Hana", "Ivo", "Juana", "Kofi", "Lucía")
DEFAULT_LEVEL = "3"


def level_words(level: str) -> str:
    """Returns how a bot's level is called."""
    words = {
        "1": QCoreApplication.translate("Players", "Bot 1 · beginner", "level of a bot"),
        "2": QCoreApplication.translate("Players", "Bot 2 · easy", "level of a bot"),
        "3": QCoreApplication.translate("Players", "Bot 3 · steady", "level of a bot"),
        "4": QCoreApplication.translate("Players", "Bot 4 · strong", "level of a bot"),
        "5": QCoreApplication.translate("Players", "Bot 5 · master", "level of a bot"),
    }
    return words.get(level, level)


def own_name() -> str:
    """Returns a name for the person before the screen: that of the account, if it looks like a person's."""
    try:
        name = getpass.getuser()
    except (KeyError, ImportError, OSError):
        name = ""
    plain = name.isalpha() and len(name) > 2 and name.lower() not in ("root", "user", "admin", "guest", "nobody")
    return name.capitalize() if plain else QCoreApplication.translate("Players", "Guest", "a person without a name")


def seated(last: Sequence[Mapping[str, Any]], count: int) -> list[Player]:
    """Returns `count` players: those who played last, then bots; at first one person against bots."""
    players = [_whole(player, seat) for seat, player in enumerate(last[:count])]
    if not players:
        players.append({"name": own_name(), "colour": COLOURS[0], "face": FACES[0]})
    while len(players) < count:
        players.append(newcomer(players))
    return players


def newcomer(players: Sequence[Mapping[str, Any]]) -> Player:
    """Returns a bot with a name, a colour and a face that nobody has yet."""

    def free(key: str, offered: Sequence[str]) -> str:
        taken = {player.get(key) for player in players}
        return next((one for one in offered if one not in taken), offered[len(players) % len(offered)])

    return {
        "name": free("name", NAMES),
        "colour": free("colour", COLOURS),
        "face": free("face", FACES),
        "bot": DEFAULT_LEVEL,
    }


def _whole(player: Mapping[str, Any], seat: int) -> Player:
    """A player read from the settings, with whatever is missing or wrong put right."""
    whole = dict(player)
    name = whole.get("name")
    whole["name"] = name[:40] if isinstance(name, str) and name.strip() else NAMES[seat % len(NAMES)]
    if whole.get("face") not in FACES:
        whole["face"] = FACES[seat % len(FACES)]
    colour = whole.get("colour")
    if not (isinstance(colour, str) and QColor.isValidColorName(colour)):
        whole["colour"] = COLOURS[seat % len(COLOURS)]
    if whole.get("bot", DEFAULT_LEVEL) not in LEVELS:
        whole["bot"] = DEFAULT_LEVEL
    return whole


class Disc(QAbstractButton):
    """A player's disc; as a button it shows the focus."""

    def __init__(self, player: Mapping[str, Any] | Sitter, size: int = 44) -> None:
        super().__init__()
        self._size = size
        self.set_player(player)
        self.setFixedSize(size + 6, size + 6)

    def set_player(self, player: Mapping[str, Any] | Sitter) -> None:
        """Shows another player."""
        if isinstance(player, Sitter):
            self._face, self._colour, name = player.face, player.colour, player.name
        else:
            self._face, self._colour, name = player["face"], player["colour"], player["name"]
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size + 6, self._size + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(3, 3, self._size, self._size)
        picture = avatar(self._face, self._size, self.devicePixelRatioF(), self._colour)
        painter.drawPixmap(box.topLeft(), picture)
        if self.hasFocus() or self.isChecked():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(CREAM if self.hasFocus() else AMBER), 2.5))
            painter.drawEllipse(box.adjusted(-1.5, -1.5, 1.5, 1.5))


class _Swatch(QAbstractButton):
    def __init__(self, colour: str, name: str) -> None:
        super().__init__()
        self._colour = colour
        self.setAccessibleName(name)
        self.setFixedSize(34, 34)
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._colour))
        chosen = self.hasFocus() or self.isChecked()
        painter.setPen(QPen(QColor(CREAM), 3) if chosen else QPen(QColor(0, 0, 0, 120), 1))
        painter.drawEllipse(QRectF(4, 4, 26, 26))


class SeatRow(QWidget):
    """One seat: its disc (face and colour), name, person or level, and a button that takes it away."""

    changed = Signal()
    removed = Signal()

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = dict(player)
        self._player.setdefault("colour", COLOURS[0])
        self._player.setdefault("face", FACES[0])
        self._disc = Disc(self._player, 40)
        self._disc.setToolTip(self.tr("Face and colour"))
        self._disc.setAccessibleName(self.tr("Face and colour"))
        self._disc.clicked.connect(self._choose_face)
        self.name = QLineEdit(player["name"])
        self.name.setMaxLength(40)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setMinimumWidth(90)
        self.name.textChanged.connect(self.changed)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Person or bot"))
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(10)
        self.kind.addItem(self.tr("Person"), None)
        for level in LEVELS:
            self.kind.addItem(level_words(level), level)
        self.kind.setCurrentIndex(max(0, self.kind.findData(player.get("bot"))))
        self.kind.currentIndexChanged.connect(self.changed)
        self.away = QToolButton()
        self.away.setText("✕")
        self.away.setProperty("flat", True)
        self.away.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.away.setAccessibleName(self.tr("Take this seat away"))
        self.away.setToolTip(self.tr("Take this seat away"))
        self.away.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._disc)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        row.addWidget(self.away)

    def player(self) -> Player:
        """Returns the player as a record holds it."""
        player = {key: value for key, value in self._player.items() if key != "bot"}
        player["name"] = self.name.text().strip()
        level = self.kind.currentData()
        return player if level is None else {**player, "bot": level}

    def mark_wrong(self, wrong: bool) -> None:
        """Shows that this name can't stay."""
        self.name.setProperty("wrong", wrong)
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)

    def _choose_face(self) -> None:
        menu = QMenu(self)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(4)
        for index, face in enumerate(FACES):
            disc = Disc({"name": self.tr("Face {number}").format(number=index + 1), "face": face,
                         "colour": self._player["colour"]}, 44)  # fmt: skip
            disc.setCheckable(True)
            disc.setChecked(face == self._player["face"])
            disc.clicked.connect(lambda _=False, face=face: self._set("face", face, menu))
            grid.addWidget(disc, index // 6, index % 6, Qt.AlignmentFlag.AlignCenter)
            if disc.isChecked():
                disc.setFocus()
        for index, colour in enumerate(COLOURS):
            swatch = _Swatch(colour, self.tr("Colour {number}").format(number=index + 1))
            swatch.setChecked(colour == self._player["colour"])
            swatch.clicked.connect(lambda _=False, colour=colour: self._set("colour", colour, menu))
            grid.addWidget(swatch, 2 + index // 6, index % 6, Qt.AlignmentFlag.AlignCenter)
        action = QWidgetAction(menu)
        action.setDefaultWidget(inside)
        menu.addAction(action)
        menu.popup(self._disc.mapToGlobal(self._disc.rect().bottomLeft()))

    def _set(self, key: str, value: str, menu: QMenu) -> None:
        self._player[key] = value
        self._disc.set_player(self._player)
        menu.close()
        self.changed.emit()


class PlayersForm(QWidget):
    """The seats of a match, between the least and the most that the game allows."""

    changed = Signal()

    def __init__(self, players: Sequence[Player], allowed: range) -> None:
        super().__init__()
        self._allowed = allowed
        self._rows: list[SeatRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self._add = button("", flat=True)
        self._add.setText(self.tr("+ One more seat"))
        self._add.setProperty("flat", True)
        self._add.clicked.connect(self._one_more)
        self._wrong = label("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.addLayout(self._column)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._wrong)
        column.addStretch(1)
        for player in players:
            self._append(player)
        self._check()

    def players(self) -> list[Player]:
        """Returns the players in the order of the seats."""
        return [row.player() for row in self._rows]

    def rows(self) -> tuple[SeatRow, ...]:
        """Returns the rows, one a seat."""
        return tuple(self._rows)

    def fault(self) -> str:
        """Returns why no match can begin with these players, or nothing."""
        names = [player["name"] for player in self.players()]
        if not all(names):
            return self.tr("Every seat needs a name.")
        if len(set(names)) < len(names):
            return self.tr("Two seats have the same name.")
        return ""

    def set_allowed(self, allowed: range, players: Sequence[Player]) -> None:
        """Another game: seats that it lacks are filled, seats too many are taken away."""
        self._allowed = allowed
        for row in self._rows:
            row.deleteLater()
        self._rows = []
        for player in players:
            self._append(player)
        self._check()

    def _append(self, player: Player) -> None:
        row = SeatRow(player)
        row.changed.connect(self._check)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._column.addWidget(row)

    def _one_more(self) -> None:
        if len(self._rows) + 1 in self._allowed:
            self._append(newcomer(self.players()))
            self._rows[-1].name.setFocus()
            self._check()

    def _remove(self, row: SeatRow) -> None:
        if len(self._rows) - 1 in self._allowed:
            index = self._rows.index(row)
            self._rows.remove(row)
            row.hide()
            row.deleteLater()
            self._rows[min(index, len(self._rows) - 1)].name.setFocus()
            self._check()

    def _check(self) -> None:
        names = [row.player()["name"] for row in self._rows]
        for row, name in zip(self._rows, names, strict=True):
            row.mark_wrong(not name or names.count(name) > 1)
            row.away.setEnabled(len(self._rows) - 1 in self._allowed)
        self._add.setEnabled(len(self._rows) + 1 in self._allowed)
        self._wrong.setText(self.fault())
        self.changed.emit()
