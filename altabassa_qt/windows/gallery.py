"""The gallery of decks: ours and the person's own, for all games or for one, with whatever can be chosen of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.cards import pack
from ..engine.game import Game
from ..engine.games import find, names
from ..models.decks import DeckModel, DeckRole, DeckRow
from ..models.words import Speaker
from ..session.deck_files import DeckRefused
from ..session.decks import TRADITIONS, listed, own_decks, remove, set_tradition
from ..session.settings import Settings
from ..session.storage import not_written
from ..table.art import RIM, DeckArt
from ..table.deck_check import DeckImport, Imported
from .deck import TWO_COLOURS, chosen_deck, deck_among, deck_of_pack, installed
from .deck_pictures import BACK, back_picture
from .deck_words import back_words, letters_words, tradition_words
from .fields import Choice, Flow, Line, Part, PictureChoice, Switch, button, label, scrolled, tab_as_laid_out
from .language import current
from .new_match import last_rules, seats_for
from .panel import Panel, Question
from .style import AMBER, CREAM, MUTED, Look

_SAMPLE = ("AD", "JC", "QS", "KH", "7D")
_PREVIEW = 132  # px high, the cards that are shown large
_FAN, _SMALL_FAN = 84, 54  # px high, those of a tile; in a low window


class Gallery(Panel):
    """Changes `settings` in place; `changed(key)` tells which of them, at once. `bring(path)` takes in a deck."""

    changed = Signal(str)

    def __init__(self, parent: QWidget | None, look: Look, settings: Settings) -> None:
        super().__init__(parent, look, QSize(max(980, look.px(960)), 720))
        self._settings = settings
        self._speaker = Speaker()
        self._art: dict[str, DeckArt] = {}
        self._job: DeckImport | None = None
        self.setAcceptDrops(True)
        self.set_title(self.tr("Decks"))
        self.scope = QComboBox()
        self.scope.setAccessibleName(self.tr("For which games"))
        self.scope.addItem(self.tr("For all games"), "")
        for name in names():
            self.scope.addItem(self._speaker.say(find(name).title), name)
        self.scope.setMinimumWidth(look.px(240))
        self.model = DeckModel(self)
        self.view = _DeckView(self, look)
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Decks"))
        self._details = QWidget()
        self._area = scrolled(self._details)
        top = QHBoxLayout()
        top.addWidget(self.scope)
        top.addWidget(label(self.tr("A deck that you choose lies on the table at once."), "muted"), 1)
        self.body.addLayout(top)
        left = QVBoxLayout()
        left.addWidget(self.view, 1)
        left.addWidget(self._bring_row())
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 5)
        columns.addWidget(self._area, 4)
        self.body.addLayout(columns, 1)
        self.body.addLayout(self._progress_row())
        self.foot.addStretch(1)
        self.add_button(self.tr("Done"), self.accept, strong=True)
        self._read()
        self._point_at_chosen()
        self.scope.currentIndexChanged.connect(lambda _: self._other_scope())
        self.view.picked.connect(self._choose)
        self.view.selectionModel().currentChanged.connect(lambda *_: self._show_details())
        self._show_details()
        QApplication.instance().aboutToQuit.connect(self._stop)  # type: ignore[union-attr]

    # What is there, and what is chosen

    def art(self, name: str) -> DeckArt | None:
        """Returns the pictures of a deck, as they are drawn now."""
        return self._art.get(name)

    def _game(self) -> Game | None:
        return find(self.scope.currentData()) if self.scope.currentData() else None

    def _pack(self, game: Game) -> int:
        return game.pack(last_rules(self._settings, game, seats_for(self._settings, game)))

    def _chosen(self) -> list[str]:
        settings, game = self._settings, self._game()
        if game is not None:
            rules = last_rules(settings, game, seats_for(settings, game))
            return [chosen_deck(settings, game, rules, current()).name]
        both = (deck_of_pack(settings, size, current()) for size in (40, 52))
        return [deck.name for deck in both if deck is not None]

    def _read(self) -> None:
        """Reads all decks anew."""
        decks, game = installed(self._settings), self._game()
        self._art = {deck.name: deck for deck in decks}
        rows = [_row(deck) for deck in decks if game is None or self._pack(game) in deck.packs]
        self.model.update(rows, self._chosen(), current())

    def _other_scope(self) -> None:
        self._read()
        self._point_at_chosen()
        self._show_details()

    def _point_at_chosen(self) -> None:
        self._point_at((self._chosen() or [""])[0])

    def _point_at(self, name: str) -> None:
        index = self.model.index(max(0, self.model.row_of(name)))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def _choose(self, index: QModelIndex) -> None:
        row = self.model.deck(index)
        if row is None:
            return
        game, chosen = self._game(), self._settings.decks
        if game is not None:
            chosen[game.id] = row.name
        else:
            # For all games: what was chosen for one of them with such a pack is taken back.
            kept = {key for key in chosen if key not in names() or self._pack(find(key)) not in row.packs}
            self._settings.decks = {key: chosen[key] for key in chosen if key in kept}
            self._settings.decks |= {str(size): row.name for size in row.packs}
        self.changed.emit("decks")
        self._read()
        self._show_details()

    def _set(self, key: str, value: Any) -> None:
        setattr(self._settings, key, value)
        self.changed.emit(key)
        if key in ("letters", "indices"):
            self._read()
        self._preview.show_deck(self._art.get(self._current_name()), self._settings.back)
        self.view.viewport().update()

    # What there is to say of one deck

    def _current_name(self) -> str:
        row = self.model.deck(self.view.currentIndex())
        return row.name if row is not None else ""

    def _show_details(self) -> None:
        old = self._area.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self._details = QWidget()
        column = QVBoxLayout(self._details)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        self._preview = _Preview()
        row = self.model.deck(self.view.currentIndex())
        self._remove_button.setEnabled(row is not None and row.own)
        art = self._art.get(row.name) if row is not None else None
        if row is not None and art is not None:
            column.addWidget(label(self.model.title(row), "part"))
            column.addWidget(self._preview)
            self._preview.show_deck(art, self._settings.back)
            for sentence in self._sentences(row, art.tradition):
                column.addWidget(label(sentence, "muted"))
            column.addWidget(Line())
            for part in self._parts(row, art):
                column.addWidget(part)
        column.addStretch(1)
        self._area.setWidget(self._details)
        if self.isVisible():
            tab_as_laid_out(self)

    def _sentences(self, row: DeckRow, tradition: str) -> list[str]:
        sentences = [self.model.index(self.model.row_of(row.name)).data(DeckRole.NOTE)]
        if row.missing:
            speaker = Speaker(tradition=tradition)
            sentences.append(self.tr("Missing: {cards}").format(cards=speaker.say(listed(row.missing, 20))))
        if row.author:
            sentences.append(self.tr("By {author}", "who has drawn a deck").format(author=row.author))
        if row.licence:
            sentences.append(self.tr("Licence: {licence}").format(licence=row.licence))
        elif row.own:
            sentences.append(self.tr("Nothing is said about its licence."))
        return sentences

    def _parts(self, row: DeckRow, art: DeckArt) -> list[Part]:
        settings = self._settings
        backs = PictureChoice(self.tr("Back of the cards"), BACK)
        for back in art.backs:
            backs.add(back, back_words(back), back_picture(art, back, self.devicePixelRatioF()))
        backs.set_value(settings.back if settings.back in art.backs else next(iter(art.backs), ""))
        backs.chosen.connect(lambda back: self._set("back", back))
        parts = [Part(self.tr("Back of the cards"), backs)]
        if row.letters:
            codes = ("", *row.letters)
            words = [letters_words(code, art.tradition) for code in codes]
            title = self.tr("Letters of the figures")
            letters = Choice(codes, words, settings.letters if settings.letters in codes else "", title)
            letters.chosen.connect(lambda code: self._set("letters", code))
            parts.append(Part(title, letters))
        if row.can_be_indexed:
            parts.append(self._switch("indices", self.tr("Indices on the cards")))
        if row.own:
            title = self.tr("Suits of the deck")
            suits = Choice(TRADITIONS, [tradition_words(name) for name in TRADITIONS], art.tradition, title)
            suits.chosen.connect(lambda name: self._set_tradition(art, name))
            parts.append(Part(title, suits, self.tr("By these its cards are called.")))
        if row.name == TWO_COLOURS:
            parts.append(self._switch("four_colours", self.tr("Four colours")))
        return parts

    def _switch(self, key: str, words: str) -> Part:
        switch = Switch(words)
        switch.setChecked(getattr(self._settings, key))
        switch.toggled.connect(lambda on: self._set(key, on))
        return Part("", switch)

    def _set_tradition(self, art: DeckArt, tradition: str) -> None:
        try:
            set_tradition(art.folder, own_decks(), tradition)
        except OSError as error:
            self._say(self._speaker.say(not_written(art.folder, error)))
            return
        self._read()
        self.changed.emit("decks")

    # Decks that people bring

    def _bring_row(self) -> QWidget:
        made_row = QWidget()
        row = Flow(10)
        made_row.setLayout(row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made_row.setSizePolicy(policy)
        folder = button(self.tr("Add from a folder…"))
        folder.clicked.connect(self._ask_folder)
        file = button(self.tr("Add from a file…"))
        file.clicked.connect(self._ask_file)
        self._remove_button = button(self.tr("Remove…"))
        self._remove_button.clicked.connect(self._ask_remove)
        self._bring_buttons = (folder, file)
        for made in (folder, file, self._remove_button):
            row.addWidget(made)
        return made_row

    def _progress_row(self) -> QHBoxLayout:
        self.message = label()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("How many cards are checked"))
        self.cancel_button = button(self.tr("Cancel"))
        self.cancel_button.clicked.connect(self._give_up)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.message, 2)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel_button)
        self._show_progress(False)
        return row

    def _show_progress(self, going_on: bool) -> None:
        self.progress.setVisible(going_on)
        self.cancel_button.setVisible(going_on)
        for made in self._bring_buttons:
            made.setEnabled(not going_on)

    def _say(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setAccessibleName(sentence)

    def _plain_parent(self) -> QWidget | None:
        """A parent without our style sheet, which would write in cream on the white of a dialog for files."""
        parent = self.parentWidget()
        while parent is not None and parent.styleSheet():
            parent = parent.parentWidget()
        return parent

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self._plain_parent(), self.tr("The folder of a deck"), str(Path.home()))
        if name:
            self.bring(Path(name))

    def _ask_file(self) -> None:
        patterns = "*.zip *.tar *.tar.gz *.tgz *.tar.bz2 *.tar.xz *.svg *.svgz index.desktop config.txt deck.toml"
        kinds = self.tr("Decks ({patterns})").format(patterns=patterns)
        title = self.tr("The file of a deck")
        name, _ = QFileDialog.getOpenFileName(self._plain_parent(), title, str(Path.home()), kinds)
        if name:
            self.bring(Path(name))

    def bring(self, path: Path) -> None:
        """Checks the decks at `path` and puts them among ours; while one is being checked, no other is taken."""
        if self._job is not None:
            return
        self._say(self.tr("{name} is being checked…").format(name=path.name))
        self.progress.setRange(0, 0)
        self._show_progress(True)
        self._job = job = DeckImport(path, own_decks())
        job.progress.connect(self._advanced)
        job.arrived.connect(self._arrived)
        job.finished.connect(self._job_over)
        job.start()

    def _advanced(self, done: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(done)

    def _arrived(self, imported: tuple[Imported, ...], faults: tuple[DeckRefused, ...]) -> None:
        sentences = []
        for deck in imported:
            sentences.append(self.tr("{deck} is among your decks now.").format(deck=deck.title))
            sentences += [Speaker(tradition=deck.tradition).say(note) for note in deck.notes]
        sentences += [Speaker(tradition=fault.tradition).say(fault.reason) for fault in faults]
        self._say(" ".join(sentences))
        if imported:
            game = self._game()
            if game is not None and self._pack(game) not in imported[-1].packs:
                self.scope.setCurrentIndex(0)  # where it can be seen
            self._read()
            self._point_at(imported[-1].name)
            self._show_details()
            self.view.setFocus()

    def _job_over(self) -> None:
        if self._job is not None:
            self._job = None
            self._show_progress(False)

    def _give_up(self) -> None:
        self._stop()
        self._say(self.tr("Nothing was added."))

    def _stop(self) -> None:
        """Ends the worker, if one is at work."""
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
            job.wait()
            self._show_progress(False)

    def _ask_remove(self) -> None:
        row = self.model.deck(self.view.currentIndex())
        if row is None or not row.own:
            return
        sentence = self.tr("{deck} will be deleted from your decks.").format(deck=self.model.title(row))
        answers = [(self.tr("Delete it"), lambda: self._remove(row.name)), (self.tr("Keep it"), lambda: None)]
        Question(self, self.look, self.tr("Remove this deck?"), sentence, answers).open()

    def _remove(self, name: str) -> None:
        art = self._art.get(name)
        if art is None:
            return
        try:
            remove(art.folder, own_decks())
        except OSError as error:
            self._say(self._speaker.say(not_written(art.folder, error)))
            return
        chosen = self._settings.decks
        self._settings.decks = {key: deck for key, deck in chosen.items() if deck != name}
        self.changed.emit("decks")
        self._say("")
        self._other_scope()

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if deck_among(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = deck_among(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.bring(path)


def _row(deck: DeckArt) -> DeckRow:
    return DeckRow(
        deck.name,
        deck.titles,
        deck.packs,
        deck.folder.parent == own_decks(),
        deck.author,
        deck.licence,
        deck.missing(pack(max(deck.packs, default=52))),
        deck.letters,
        deck.can_be_indexed,
    )


class _DeckView(QListView):
    """Decks in lines, each with a few of its cards; `picked` by a click, Enter or the space bar."""

    picked = Signal(QModelIndex)

    def __init__(self, gallery: Gallery, look: Look) -> None:
        super().__init__()
        self.setProperty("framed", True)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSpacing(6)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_DeckDelegate(gallery, look, self))
        self.clicked.connect(self.picked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            event.accept()
            self.picked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _DeckDelegate(QStyledItemDelegate):
    """Paints a deck: five cards in a fan, its name, its size, and a mark if it is in use."""

    def __init__(self, gallery: Gallery, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._gallery, self._look, self._view = gallery, look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        room = self._view.viewport().size()
        width = max(168, self._look.px(168))
        words = QFontMetrics(self._look.font(15, bold=True)).height() + QFontMetrics(self._look.font(13)).height()
        full = _FAN + 20 + words + 12
        if room.height() < 2 * full:  # in a low window two rows and two columns of small ones
            width = max(140, min(width, room.width() // 2 - 3 * self._view.spacing()))
            full -= _FAN - _SMALL_FAN
        return QSize(width, full)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        box = QRectF(option.rect).adjusted(2, 2, -2, -2)  # type: ignore[attr-defined]
        chosen = bool(index.data(DeckRole.CHOSEN))
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(AMBER if chosen else self._look.edge), 3 if chosen else 1))
        lit = state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        painter.setBrush(QColor(self._look.light if lit else self._look.dark))
        painter.drawRoundedRect(box, 10, 10)
        if current:
            painter.setPen(QPen(QColor(CREAM), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 8, 8)
        art = self._gallery.art(index.data(DeckRole.NAME))
        letters = QFontMetrics(self._look.font(15, bold=True)).height() + QFontMetrics(self._look.font(13)).height()
        high = box.height() - letters - 20
        if art is not None:
            _fan(painter, art, QRectF(box.x() + 10, box.y() + 10, box.width() - 20, high), _SAMPLE)
        words = QRectF(box.x() + 8, box.y() + high + 14, box.width() - 16, box.height() - high - 18)
        self._write(painter, words, index, chosen)
        painter.restore()

    def _write(self, painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex, chosen: bool) -> None:
        centred = Qt.AlignmentFlag.AlignHCenter
        font = self._look.font(15, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(AMBER if chosen else CREAM))
        sign = "✓ " if chosen else ""
        title = painter.fontMetrics().elidedText(sign + index.data(), Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, centred | Qt.AlignmentFlag.AlignTop, title)
        painter.setFont(self._look.font(13))
        painter.setPen(QColor(MUTED))
        painter.drawText(box, centred | Qt.AlignmentFlag.AlignBottom, index.data(DeckRole.NOTE))


class _Preview(QWidget):
    """Five cards and the back of a deck, large."""

    def __init__(self) -> None:
        super().__init__()
        self._art: DeckArt | None = None
        self._back = ""
        self.setFixedHeight(_PREVIEW + 8)

    def show_deck(self, art: DeckArt | None, back: str) -> None:
        """Shows another deck, or the same with another back or other letters."""
        self._art = art
        if art is not None:
            self._back = back if back in art.backs else next(iter(art.backs), "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None:
            return
        painter = QPainter(self)
        box = QRectF(0, 4, self.width(), _PREVIEW)
        _fan(painter, self._art, box, (*_SAMPLE, self._back))


def _fan(painter: QPainter, art: DeckArt, box: QRectF, codes: tuple[str, ...]) -> None:
    """Paints cards side by side in a box, each over the one before where there is not room for all."""
    height = round(box.height())
    width = round(height * art.aspect)
    if width > box.width() / 1.6:
        height = round(box.width() / 1.6 / art.aspect)
        width = round(height * art.aspect)
    step = min(width + 6.0, (box.width() - width) / max(1, len(codes) - 1))
    left = box.x() + (box.width() - width - step * (len(codes) - 1)) / 2
    dpr = painter.device().devicePixelRatioF()
    for number, code in enumerate(codes):
        painter.drawPixmap(QPointF(left + number * step - RIM, box.y() - RIM), art.pixmap(code, height, dpr))
