"""The start page: go on with the match that waits, choose a game, and play with one click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..engine.games import find, names
from ..models.words import Speaker
from ..places import resources
from ..table.art import avatar
from ..table.felts import cloth
from ..table.look import AMBER, CREAM, MUTED, SMALLEST
from .fields import button, language_changed
from .new_match import Wish
from .style import Look, wear

RATIO = 0.6  # height of a tile's picture for its width
_GAP = 16
_MARGIN = 12  # px left and right of a tile's words
_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LINE_WIDTH = 220  # px that a tile needs for its line, at text size M


class Tile(QAbstractButton):
    """One game: a small table, its name and, where there is room, its line."""

    played = Signal()  # double click, or Enter

    def __init__(self, game: str, look: Look) -> None:
        super().__init__()
        self.game, self.look = game, look
        self.picture = QPixmap()
        self.tagline = ""
        self.lines = 0  # of text below the name
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, title: str, tagline: str) -> None:
        """Writes name and line in the present language."""
        self.setText(title)
        self.tagline = tagline
        self.setAccessibleName(title)
        self.setAccessibleDescription(tagline)
        self.setToolTip(tagline)
        self.update()

    def band(self, lines: int) -> int:
        """Returns how much room the words need below the picture: the name, and `lines` of text."""
        height = QFontMetrics(self.look.font(13)).lineSpacing()
        return self.look.px(28) + lines * height if lines else self.look.px(26)

    def title_font(self) -> QFont:
        """Returns the letters of the name: smaller where it would not fit."""
        font = self.look.font(15, bold=True)
        while font.pixelSize() > SMALLEST and QFontMetrics(font).horizontalAdvance(self.text()) > self.width() - 14:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def wanted_width(self) -> int:
        """Returns the width at which its name is written in full size."""
        return QFontMetrics(self.look.font(15, bold=True)).horizontalAdvance(self.text()) + 2 * _MARGIN

    def lines_at(self, width: int) -> int:
        """Returns how many lines its text takes on a tile so wide."""
        metrics = QFontMetrics(self.look.font(13))
        box = metrics.boundingRect(QRect(0, 0, width - 2 * _MARGIN, 999), int(_CENTRED), self.tagline)
        return -(-box.height() // metrics.lineSpacing())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.played.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.played.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        panel = QColor(self.look.light if self.underMouse() or self.isChecked() else self.look.dark)
        painter.setPen(QPen(QColor(self.look.edge), 1))
        painter.setBrush(panel)
        painter.drawRoundedRect(whole, 14, 14)
        box = QRectF(6, 6, self.width() - 12, self.height() - 9 - self.band(self.lines))
        rounded = QPainterPath()
        rounded.addRoundedRect(box, 10, 10)
        painter.setClipPath(rounded)
        painter.fillRect(box, QColor(self.look.cloth.stops[2]))
        if not self.picture.isNull():
            shown = QRectF(self.picture.rect())
            spare = shown.height() - shown.width() * box.height() / box.width()
            painter.drawPixmap(box, self.picture, shown.adjusted(0, spare / 2, 0, -spare / 2))
        painter.setClipping(False)
        self._write(painter, box)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(AMBER), 3))
            painter.drawRoundedRect(whole, 14, 14)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(CREAM), 2))
            painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 11, 11)

    def _write(self, painter: QPainter, box: QRectF) -> None:
        look = self.look
        line = QRectF(box.left(), box.bottom() + 2, box.width(), look.px(24))
        painter.setFont(self.title_font())
        painter.setPen(QColor(CREAM))
        metrics = painter.fontMetrics()
        title = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, title)
        if self.lines:
            painter.setFont(look.font(13))
            painter.setPen(QColor(MUTED))
            rest = QRectF(_MARGIN, line.bottom(), self.width() - 2 * _MARGIN, self.height() - line.bottom() - 4)
            painter.drawText(rest, int(_CENTRED), self.tagline)


class Tiles(QWidget):
    """The games' tiles in as many columns as make them largest."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.tiles = [Tile(game, look) for game in names()]
        self.group = QButtonGroup(self)
        for tile in self.tiles:
            tile.setParent(self)
            self.group.addButton(tile)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place()

    def place(self) -> None:
        """Puts every tile in its place."""
        if not self.tiles:
            return
        count = len(self.tiles)
        for lines in (1, 2, 3, 0):
            columns, width, height = self._best(lines)
            wide = width >= self.tiles[0].look.px(_LINE_WIDTH)
            if not lines or (wide and all(tile.lines_at(width) <= lines for tile in self.tiles)):
                break
        # A tile may be wider than its picture wants, so that its name is whole.
        widest = max(tile.wanted_width() for tile in self.tiles)
        width = max(width, min(widest, (self.width() - (columns - 1) * _GAP) // columns))
        rows = -(-count // columns)
        top = (self.height() - rows * height - (rows - 1) * _GAP) // 2
        for index, tile in enumerate(self.tiles):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            tile.lines = lines
            left = (self.width() - in_row * width - (in_row - 1) * _GAP) // 2
            tile.setGeometry(QRect(left + column * (width + _GAP), top + row * (height + _GAP), width, height))

    def _best(self, lines: int) -> tuple[int, int, int]:
        columns = range(2, len(self.tiles) + 1)
        return max((self._size(number, lines) for number in columns), key=lambda size: size[1])

    def _size(self, columns: int, lines: int) -> tuple[int, int, int]:
        """How large a tile is in so many columns, its text in so many lines: (columns, width, height)."""
        band = self.tiles[0].band(lines) + 6
        rows = -(-len(self.tiles) // columns)
        width = (self.width() - (columns - 1) * _GAP) // columns
        room = (self.height() - (rows - 1) * _GAP) // rows
        width = min(width, 460, int((room - band) / RATIO))
        return columns, width, int(width * RATIO) + band


class Company(QAbstractButton):
    """The discs of those who will play; clicked, it leads to changing them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._players: Sequence[Mapping[str, Any]] = ()
        self._pen = QIcon(str(resources() / "icons" / "settings.svg"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_players(self, players: Sequence[Mapping[str, Any]]) -> None:
        """Shows other players."""
        self._players = players
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(30 + 34 * max(1, len(self._players)) + 10 + 40, 52)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse() or self.look.cloth.light:
            painter.setPen(QPen(QColor(AMBER if self.hasFocus() else self.look.edge), 2))
            painter.setBrush(QColor(self.look.dark))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 25, 25)
        x = 12.0
        for player in self._players:
            picture = avatar(player["face"], 40, self.devicePixelRatioF(), player["colour"])
            painter.drawPixmap(QPointF(x, 6), picture)
            x += 34
        self._pen.paint(painter, QRect(int(x) + 14, 15, 22, 22))


class StartPage(QWidget):
    """`play(Wish)` begins a match at once, `prepare(game)` asks for the dialog, `go_on` continues what waits."""

    play = Signal(str)
    prepare = Signal(str)
    go_on = Signal()
    menu_requested = Signal()
    chosen = Signal(str)

    def __init__(self, look: Look, game: str) -> None:
        super().__init__()
        self.look = look
        self._speaker = Speaker()
        self._waiting: tuple[str, Sequence[str]] | None = None
        self._wish: Wish | None = None
        self._cloth = QPixmap()
        self._wordmark = QSvgRenderer(str(resources() / "icons" / "wordmark.svg"))
        self.menu = QToolButton()
        self.menu.setIcon(QIcon(str(resources() / "icons" / "menu.svg")))
        self.menu.setIconSize(QSize(24, 24))
        self.menu.setProperty("flat", True)
        self.menu.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu.clicked.connect(self.menu_requested)
        self.go_on_button = button("", strong=True, big=True)
        self.go_on_button.clicked.connect(self.go_on)
        self.tiles = Tiles(look)
        self.play_button = button("", strong=True, big=True)
        self.play_button.clicked.connect(lambda: self.play.emit(self.game()))
        self.company = Company(look)
        self.company.clicked.connect(lambda: self.prepare.emit(self.game()))
        top = QHBoxLayout()
        top.addWidget(self.menu)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 10)
        column.setSpacing(8)
        column.addLayout(top)
        self._head = QSpacerItem(0, 0)
        column.addItem(self._head)
        column.addWidget(self.go_on_button, 0, Qt.AlignmentFlag.AlignHCenter)
        middle = QHBoxLayout()
        middle.setContentsMargins(24, 0, 24, 0)
        middle.addWidget(self.tiles)
        column.addLayout(middle, 1)
        column.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.company, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column = column
        for tile in self.tiles.tiles:
            tile.played.connect(lambda tile=tile: self.play.emit(tile.game))
            tile.toggled.connect(lambda on, tile=tile: self.chosen.emit(tile.game) if on else None)
        self.choose(game)
        self.set_look(look)
        self._retranslate()

    def game(self) -> str:
        """Returns the game that is chosen."""
        return next((tile.game for tile in self.tiles.tiles if tile.isChecked()), self.tiles.tiles[0].game)

    def choose(self, game: str) -> None:
        """Chooses a game, the first if there is none of that name."""
        tile = next((tile for tile in self.tiles.tiles if tile.game == game), self.tiles.tiles[0])
        tile.setChecked(True)

    def set_look(self, look: Look) -> None:
        """Takes other colours and sizes."""
        self.look = self.company.look = look
        for tile in self.tiles.tiles:
            tile.look = look
        wear(self, look.sheet())
        self.menu.setProperty("flat", not look.cloth.light)  # its sign is light
        self.menu.style().unpolish(self.menu)
        self.menu.style().polish(self.menu)
        self._cloth = QPixmap()
        self.tiles.place()
        self._fit_go_on()
        self.update()

    def show_picture(self, game: str, picture: QPixmap) -> None:
        """Shows the small table of a game."""
        for tile in self.tiles.tiles:
            if tile.game == game:
                tile.picture = picture
                tile.update()

    def set_waiting(self, game: str, names: Sequence[str]) -> None:
        """Shows the match that waits to be continued; without names, none waits."""
        self._waiting = (game, names) if names else None
        self._retranslate()

    def take_focus(self) -> None:
        """Gives the focus to what is most likely meant."""
        (self.go_on_button if self._waiting is not None else self.play_button).setFocus()

    def set_wish(self, wish: Wish) -> None:
        """Shows with whom the chosen game would be played."""
        self._wish = wish
        self.company.set_players(wish.players)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if language_changed(event):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        say = self._speaker.say
        for tile in self.tiles.tiles:
            game = find(tile.game)
            tile.set_words(say(game.title), say(game.tagline))
        self.tiles.place()
        self.menu.setToolTip(self.tr("Menu"))
        self.menu.setAccessibleName(self.tr("Menu"))
        self.play_button.setText(self.tr("Play", "begin a match at once"))
        waits = self._waiting is not None
        self.go_on_button.setVisible(waits)
        if self._waiting is not None:
            waiting, with_whom = self._waiting
            words = self.tr("Continue: {game} with {names}")
            title, enumerated = say(find(waiting).title), self._speaker.enumerate(with_whom)
            self.go_on_button.setAccessibleName(words.format(game=title, names=enumerated))
            self._fit_go_on()
        self.play_button.setProperty("strong", not waits)
        self.play_button.style().unpolish(self.play_button)
        self.play_button.style().polish(self.play_button)
        if self._wish is not None:
            who = [str(player["name"]) for player in self._wish.players]
            words = self.tr("Players and rules: {names}").format(names=self._speaker.enumerate(who))
            self.company.setToolTip(words)
            self.company.setAccessibleName(words)

    def _fit_go_on(self) -> None:
        """Writes as much of whom the waiting match is with as there is room for."""
        room = self.width() - self.look.px(180)
        metrics = QFontMetrics(self.look.font(20, bold=True))
        words = self.go_on_button.accessibleName()
        self.go_on_button.setText(metrics.elidedText(words, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_go_on()
        self._cloth = QPixmap()
        self._head.changeSize(0, max(0, self._mark_box().bottom() - 58))
        self._column.invalidate()

    def _mark_box(self) -> QRect:
        """Where the wordmark is painted."""
        high = max(64, min(150, round(self.height() * 0.15)))
        size = self._wordmark.defaultSize()
        wide = round(high * size.width() / max(1, size.height()))
        return QRect((self.width() - wide) // 2, 12, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._cloth.isNull():
            light = QPointF(self.width() / 2, self.height() * 0.36)
            self._cloth = cloth(self.width(), self.height(), light, self.devicePixelRatioF(), self.look.cloth)
        painter.drawPixmap(QPointF(0, 0), self._cloth)
        mark = QRectF(self._mark_box())
        if self.look.cloth.light:  # the wordmark is made for dark cloths
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.look.edge), 1))
            painter.setBrush(QColor(self.look.dark))
            painter.drawRoundedRect(mark.adjusted(-20, -4, 20, 2), 16, 16)
        self._wordmark.render(painter, mark)
