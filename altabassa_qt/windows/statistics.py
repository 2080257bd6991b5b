"""What people have played: their tallies, and every finished match to be looked at again."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QWidget,
)

from ..engine.errors import cause
from ..engine.games import find, names
from ..engine.records import load_json
from ..engine.words import Text
from ..models.history import HistoryModel
from ..models.words import Speaker
from ..session.history import History, Tally, TooNew
from .fields import Choice, label
from .panel import Panel
from .style import Look


class Statistics(Panel):
    """Two pages: tallies and matches; `replay(record)` asks for a match to be shown."""

    replay = Signal(dict)

    def __init__(self, parent: QWidget | None, look: Look) -> None:
        super().__init__(parent, look, QSize(look.px(900), 640))
        self._speaker = Speaker()
        self._history = History()
        self.set_title(self.tr("Statistics"))
        self._which = Choice((0, 1), (self.tr("People"), self.tr("Matches")), 0, self.tr("What to show"))
        self._which.chosen.connect(self._turn)
        self._game = QComboBox()
        self._game.setAccessibleName(self.tr("Game"))
        self._game.addItem(self.tr("All games"), "")
        for name in names():
            self._game.addItem(self._speaker.say(find(name).title), name)
        self._person = QComboBox()
        self._person.setAccessibleName(self.tr("Person"))
        self._person.addItem(self.tr("Everybody"), "")
        top = QHBoxLayout()
        top.addWidget(self._which, 1)
        top.addWidget(self._game)
        top.addWidget(self._person)
        self.body.addLayout(top)
        self._tallies = QStandardItemModel(0, 5, self)
        self._matches = HistoryModel(self)
        self.people = self._table(self._tallies, self.tr("Tallies of each person"), 0)
        self.matches = self._table(self._matches, self.tr("Finished matches"), 2)
        self.matches.activated.connect(lambda index: self._replay(index))
        self._nothing = label(self.tr("No match has been finished yet."), "muted")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        for page in (self.people, self.matches, self._nothing):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self._show_button = self.add_button(self.tr("Replay"), lambda: self._replay(self.matches.currentIndex()))
        self._forget_button = self.add_button(self.tr("Forget this match"), self._forget)
        self.foot.addStretch(1)
        self.add_button(self.tr("Close"), self.accept, strong=True)
        self._read(first=True)
        self._game.currentIndexChanged.connect(lambda _: self._read())
        self._person.currentIndexChanged.connect(lambda _: self._read())

    def _table(self, model: QStandardItemModel | HistoryModel, name: str, stretched: int) -> QTableView:
        view = QTableView()
        view.setProperty("framed", True)
        view.setModel(model)
        view.setAccessibleName(name)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(self.look.px(36))
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        return view

    def _read(self, first: bool = False) -> None:
        game, person = self._game.currentData(), self._person.currentData()
        try:
            tallies = self._history.tallies()
            self._matches.update(self._history.matches(game, person))
        except TooNew as error:
            self._excuse(error.reason)
            return
        except OSError as error:
            words = self.tr("The statistics can’t be read ({why}).")
            self._nothing.setText(words.format(why=self._speaker.say(cause(error))))
            tallies = []
        if first:
            for name in dict.fromkeys(tally.name for tally in tallies):
                self._person.addItem(name, name)
        self._show_tallies([t for t in tallies if game in ("", t.game) and person in ("", t.name)])
        if self._history.notices:
            self._excuse(self._history.notices.pop())
        self._turn(self._which.value())

    def _excuse(self, text: Text) -> None:
        self._nothing.setText(self._speaker.say(text))
        self.pages.setCurrentWidget(self._nothing)

    def _show_tallies(self, tallies: list[Tally]) -> None:
        self._tallies.removeRows(0, self._tallies.rowCount())
        self._tallies.setHorizontalHeaderLabels(
            [self.tr("Name"), self.tr("Game"), self.tr("Played"), self.tr("Won"), self.tr("Highest score")]
        )
        say = QLocale()
        for tally in tallies:
            share = say.toString(round(100 * tally.won / tally.played))
            won = self.tr("{won} ({share} %)").format(won=say.toString(tally.won), share=share)
            words = (
                tally.name,
                self._speaker.say(find(tally.game).title),
                say.toString(tally.played),
                won,
                say.toString(float(tally.best), "g", 6),
            )
            self._tallies.appendRow([QStandardItem(word) for word in words])

    def _turn(self, which: int) -> None:
        model = (self._tallies, self._matches)[which]
        page = (self.people, self.matches)[which] if model.rowCount() else self._nothing
        self.pages.setCurrentWidget(page)
        for part in (self._show_button, self._forget_button):
            part.setEnabled(page is self.matches)
        if page is self.matches and not self.matches.currentIndex().isValid():
            self.matches.selectRow(0)

    def _replay(self, index: QModelIndex) -> None:
        if index.isValid():
            self.replay.emit(load_json(str(index.data(HistoryModel.RECORD)).encode("utf-8")))

    def _forget(self) -> None:
        index = self.matches.currentIndex()
        if index.isValid():
            self._history.forget(index.data(HistoryModel.IDENTITY))
            self._read()
