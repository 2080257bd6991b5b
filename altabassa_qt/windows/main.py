"""What the window holds: start page and table, the menu, and everything that begins, keeps and ends a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QStackedWidget

from .. import __version__
from ..engine.errors import RecordError
from ..engine.games import find, names
from ..engine.lots import Lots
from ..engine.words import Text
from ..models.seats import sitters
from ..models.words import Speaker
from ..session.match import Match
from ..session.saves import SUFFIX, Autosave, discard, open_record, save_record, waiting
from ..session.settings import Settings, save_settings, settings_path
from ..session.storage import folders, not_written
from .curtain import Curtain
from .deck import deck_among, deck_for, forget_lost
from .fields import language_changed
from .language import current, speak
from .new_match import NewMatch, Wish, remember, usual_wish
from .panel import Panel, Question, tell
from .start import StartPage
from .style import Look
from .window_state import save_place

if TYPE_CHECKING:
    from ..models.play import Play
    from ..table.table import Table

_PICTURE_WIDTH = 640  # px of the small tables on the start page


class MainWindow(QMainWindow):
    """One match at a time. It stands in a frame (`frame.Frame`), or alone."""

    def __init__(self, settings: Settings, notices: Sequence[Text] = ()) -> None:
        super().__init__()
        self.settings = settings
        self.look = Look(settings.felt, settings.text_size)
        self.play: Play | None = None
        self._speaker = Speaker()
        lost = forget_lost(settings)
        if lost:  # said once, not at every start
            QTimer.singleShot(0, self, self._save_settings)
        self._notices = [*notices, *lost]
        self._autosave: Autosave | None = None
        self.table: Table | None = None
        self._unwritable = False
        self._leaving = False  # whether a match that can't be kept may be lost
        self._language = current()  # in which the match on the table began: a deck is not changed under its players
        self.setAcceptDrops(True)
        self.setMinimumSize(640, 420)
        game = settings.last_game if settings.last_game in names() else names()[0]
        self.start = StartPage(self.look, game)
        self.start.play.connect(self._play_at_once)
        self.start.prepare.connect(self.prepare_match)
        self.start.go_on.connect(self.continue_match)
        self.start.chosen.connect(self._show_wish)
        self.start.menu_requested.connect(self.open_menu)
        self.curtain = Curtain(self.look)
        self.curtain.opened.connect(self._open_curtain)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.curtain)
        self.setCentralWidget(self.pages)
        self._menu = QMenu(self)
        self._make_actions()
        self._retranslate()
        self._apply_look()
        self._show_waiting()
        self._show_wish(game)
        self._pictures = QTimer(self)
        self._pictures.setInterval(0)
        self._pictures.timeout.connect(self._paint_next_picture)
        self._unpainted: list[str] = []
        QTimer.singleShot(0, self, self._after_show)

    # The menu

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        table: list[tuple[str, Any, Callable[[], object]] | None] = [
            ("new", keys.New, lambda: self.prepare_match(self._game())),
            ("open", keys.Open, self.choose_file),
            ("save", QKeySequence("Ctrl+S"), self.save_as),
            ("replay", QKeySequence("Ctrl+R"), self.show_replay),
            None,
            ("back", keys.Undo, self.take_back),
            ("hint", QKeySequence("Ctrl+H"), self.hint),
            ("sheet", QKeySequence("Ctrl+P"), self.toggle_sheet),
            None,
            ("rules", keys.HelpContents, self.show_rules),
            ("preferences", QKeySequence("Ctrl+,"), self.show_preferences),
            ("decks", QKeySequence("Ctrl+D"), self.show_decks),
            ("statistics", QKeySequence("Ctrl+T"), self.show_statistics),
            ("full", QKeySequence("F11"), self.toggle_full_screen),
            ("home", QKeySequence("Ctrl+Home"), self.go_home),
            ("about", QKeySequence(), self.show_about),
            None,
            ("quit", QKeySequence("Ctrl+Q"), self.quit),
        ]
        self.actions_by_name: dict[str, QAction] = {}
        for entry in table:
            if entry is None:
                self._menu.addSeparator()
                continue
            name, key, does = entry
            action = QAction(self)
            action.setShortcuts(QKeySequence.keyBindings(key) if isinstance(key, QKeySequence.StandardKey) else [key])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _=False, does=does: does())
            self.addAction(action)
            self._menu.addAction(action)
            self.actions_by_name[name] = action
        menu = QAction(self)
        menu.setShortcuts([QKeySequence("F10"), QKeySequence("Alt+M")])
        menu.triggered.connect(lambda: self.open_menu())
        self.addAction(menu)

    def _retranslate(self) -> None:
        words = {
            "new": self.tr("New match…"),
            "open": self.tr("Open…"),
            "save": self.tr("Save as…"),
            "replay": self.tr("Replay"),
            "back": self.tr("Take back"),
            "hint": self.tr("Hint"),
            "sheet": self.tr("Score sheet"),
            "rules": self.tr("Rules"),
            "preferences": self.tr("Preferences…"),
            "decks": self.tr("Decks…"),
            "statistics": self.tr("Statistics"),
            "full": self.tr("Full screen"),
            "home": self.tr("Start page"),
            "about": self.tr("About Alta e Bassa"),
            "quit": self.tr("Quit"),
        }
        for name, text in words.items():
            self.actions_by_name[name].setText(text)
        game = self.play.match.game.title if self.play is not None else None
        self.setWindowTitle("Alta e Bassa" if game is None else self._speaker.say(game))

    def menu(self) -> QMenu:
        """Returns the program's menu."""
        return self._menu

    def open_menu(self, at: QPoint | None = None) -> None:
        """Opens the menu, at a point of the screen or below the upper left corner."""
        playing = self.play is not None
        self.actions_by_name["back"].setEnabled(self.play is not None and self.play.can_take_back() is not None)
        for name in ("save", "hint", "sheet", "replay", "home"):
            self.actions_by_name[name].setEnabled(playing)
        self._menu.popup(at if at is not None else self.mapToGlobal(QPoint(10, 46)))
        self._menu.setActiveAction(self._menu.actions()[0])

    # Beginning, keeping and ending a match

    def _game(self) -> str:
        return self.play.match.game.id if self.play is not None else self.start.game()

    def prepare_match(self, game: str) -> None:
        """Opens the dialog for a new match."""
        dialog = NewMatch(self, self.look, self.settings, game)
        dialog.wished.connect(self.begin)
        self._open(dialog)

    def _play_at_once(self, game: str) -> None:
        self.begin(usual_wish(self.settings, game))

    def begin(self, wish: Wish) -> None:
        """Begins a match; one in progress is not thrown away without a question."""
        self._unless_in_progress(lambda: self._begin(wish))

    def _begin(self, wish: Wish) -> None:
        try:
            match, lots = wish.begin()
        except RecordError as error:
            self._say_fault(self.tr("This match can’t begin"), error)
            return
        remember(self.settings, wish)
        self._save_settings()
        self.sit_down(match, lots)

    def continue_match(self) -> None:
        """Goes on with the match that waits."""
        record, trouble = waiting()
        if trouble is not None:
            self._notices.append(trouble)
            self._say_notices()
        if record is not None:
            self.sit_down(Match(record))
        else:
            self._show_waiting()

    def open_file(self, path: Path) -> None:
        """Opens a saved match: to be played on, or to be replayed if it is over. Says why if it can't be read."""
        try:
            match = Match(open_record(path))
        except RecordError as error:
            self._say_fault(self.tr("{file} can’t be opened").format(file=path.name), error)
            return
        if match.state.finished:
            self._replay(match.record)
        else:
            self._unless_in_progress(lambda: self.sit_down(match))

    def sit_down(self, match: Match, lots: Lots | None = None) -> None:
        """Shows a match on the table and lets it go on; every change is saved at once.

        `lots` are the cards that decided who begins, to be seen first.
        """
        from ..models.play import Play
        from ..table.table import Table

        self.leave_table()
        self._notices += forget_lost(self.settings)
        self._language = current()
        deck = deck_for(self.settings, match.game, match.state.rules, self._language)
        settings = self.settings
        self.play = play = Play(
            match, settings.speed, settings.auto_go_on, settings.curtain, deck.tradition, lots, self
        )
        play.remember = settings.memory_aid
        self._autosave = Autosave(match)
        self._autosave.write()
        table = Table(play, settings)
        table.set_art(deck)
        table.menu_requested.connect(self.open_menu)
        table.help_requested.connect(self.show_rules)
        play.curtain.connect(self._draw_curtain)
        play.over.connect(self._match_over)
        play.changed.connect(self._check_saving)
        self.table = table
        self.pages.addWidget(table)
        self.pages.setCurrentWidget(table)
        table.setFocus()
        self._retranslate()
        play.start()
        self._say_notices()

    def leave_table(self) -> None:
        """Ends the play on the screen; the match stays in its file."""
        if self.play is None or self.table is None:
            return
        self.play.stop()
        self.table.close_down()
        self.pages.setCurrentWidget(self.start)
        self.pages.removeWidget(self.table)
        self.table.deleteLater()
        self.play.deleteLater()
        self.play = self.table = self._autosave = None
        self._retranslate()

    def go_home(self) -> None:
        """Shows the start page; a match in progress waits there to be continued."""
        self.leave_table()
        self._show_waiting()
        self._show_wish(self.start.game())
        self._paint_pictures()
        self.start.take_focus()

    def _in_progress(self) -> dict[str, Any] | None:
        """The record of a match that has begun and is not over, on the table or waiting."""
        if self.play is not None:
            match = self.play.match
            record: dict[str, Any] | None = None if match.state.finished else match.record
        else:
            record, trouble = waiting()
            if trouble is not None:
                self._notices.append(trouble)
                self._say_notices()
        return record if record is not None and record["moves"] else None

    def _unless_in_progress(self, then: Callable[[], object]) -> None:
        record = self._in_progress()
        if record is None:
            then()
            return
        answers: list[tuple[str, Callable[[], object] | None]] = [
            (self.tr("Save it first…"), lambda: self._save_record(record) and then()),
            (self.tr("Give it up"), then),
            (self.tr("Cancel"), None),
        ]
        sentence = self.tr("A match of {game} is not over yet. What shall become of it?")
        game = self._speaker.say(find(record["game"]).title)
        title = self.tr("A match is in progress")
        self._open(Question(self, self.look, title, sentence.format(game=game), answers))

    def _match_over(self) -> None:
        from ..session.history import History, TooNew
        from .ranking import Ranking

        if self.play is None:
            return
        match = self.play.match
        history = History()
        try:
            discard()
            history.add(match)
        except TooNew as error:
            self._notices.append(error.reason)
        except OSError as error:
            self._note_unwritable(folders().data, error)
        self._notices += history.notices
        ranking = Ranking(self, self.look, match)
        ranking.rematch.connect(self._rematch)
        ranking.new_match.connect(lambda: self.prepare_match(self._game()))
        ranking.replay.connect(self.show_replay)
        ranking.home.connect(self.go_home)
        self._open(ranking)
        self._say_notices()

    def _rematch(self) -> None:
        if self.play is not None and self.play.match.state.finished:
            record = self.play.match.record
            minutes = self.play.match.minutes
            self._begin(Wish(record["game"], tuple(record["players"]), record["rules"], minutes))

    # Several people at one screen

    def _draw_curtain(self, seat: int) -> None:
        if self.play is None or self.table is None:
            return
        if seat < 0:
            self.pages.setCurrentWidget(self.table)
            self.table.setFocus()
            return
        self.curtain.call(sitters(self.play.match.record["players"])[seat])
        self.pages.setCurrentWidget(self.curtain)
        self.curtain.take_focus()

    def _open_curtain(self) -> None:
        if self.play is not None:
            self.play.open_curtain()

    # What the menu does

    def choose_file(self) -> None:
        """Asks for a saved match and opens it."""
        kind = self.tr("Saved matches (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a match"), str(Path.home()), kind)
        if name:
            self.open_file(Path(name))

    def save_as(self) -> None:
        """Asks for a file and saves the match in it."""
        if self.play is not None:
            self._save_record(self.play.match.record)

    def _save_record(self, record: dict[str, Any]) -> bool:
        """Asks for a file and saves a record; returns whether it was saved."""
        title = self._speaker.say(find(record["game"]).title)
        kind = self.tr("Saved matches (*{suffix})").format(suffix=SUFFIX)
        offered = str(Path.home() / (title + SUFFIX))
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the match"), offered, kind)
        if not name:
            return False
        path = Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX)
        try:
            save_record(record, path)
        except OSError as error:
            self._notices.append(not_written(path, error))
            self._say_notices()
            return False
        return True

    def take_back(self) -> None:
        """Takes back the choice that nobody has seen."""
        seat = self.play.can_take_back() if self.play is not None else None
        if self.play is not None and seat is not None:
            self.play.take_back(seat)

    def hint(self) -> None:
        """Asks for advice."""
        if self.play is not None:
            self.play.advise()

    def toggle_sheet(self) -> None:
        """Opens or closes the drawer with the score sheet."""
        if self.table is not None:
            self.table.toggle_drawer()

    def show_rules(self, anchor: str = "") -> None:
        """Opens the rules of the game, at the present phase."""
        from .help import Help

        language = self._language if self.play is not None else current()
        deck = deck_for(self.settings, find(self._game()), self._rules(), language)
        if not anchor and self.play is not None:
            anchor = self.play.layout.phase_help
        self._open(Help(self, self.look, self._game(), anchor, deck))

    def _rules(self) -> dict[str, Any]:
        if self.play is not None:
            return dict(self.play.match.state.rules)
        return dict(usual_wish(self.settings, self.start.game()).rules)

    def show_preferences(self) -> None:
        """Opens the preferences."""
        from .preferences import Preferences

        dialog = Preferences(self, self.look, self.settings)
        dialog.changed.connect(lambda key: self._changed(key, dialog))
        dialog.finished.connect(lambda _: self._save_settings())
        self._open(dialog)

    def show_decks(self, found: Path | None = None) -> None:
        """Opens the gallery of decks; with a folder or archive, takes in what is in it."""
        from .gallery import Gallery

        dialog = Gallery(self, self.look, self.settings)
        dialog.changed.connect(lambda key: self._changed(key, dialog))
        dialog.finished.connect(lambda _: self._save_settings())
        self._open(dialog)
        if found is not None:
            dialog.bring(found)

    def show_statistics(self) -> None:
        """Opens the statistics."""
        from .statistics import Statistics

        dialog = Statistics(self, self.look)
        dialog.replay.connect(self._replay)
        self._open(dialog)

    def show_replay(self) -> None:
        """Steps through the match on the table, if nobody's secret is in it any more.

        Where remembering is the game, not before the end, unless the memory aid is on.
        """
        if self.play is None:
            return
        match = self.play.match
        if match.game.forgets and not match.state.finished and not self.settings.memory_aid:
            sentence = self.tr("In this game what has been put away may not be looked at again before the end.")
            tell(self, self.look, self.tr("Replay"), sentence, self.tr("Close"))
        else:
            self._replay(match.record)

    def _replay(self, record: dict[str, Any]) -> None:
        from .replay import Replay

        try:
            match = Match({**record, "moves": list(record["moves"]), "decks": list(record.get("decks", []))})
        except RecordError as error:
            self._say_fault(self.tr("This match can’t be shown"), error)
            return
        deck = deck_for(self.settings, match.game, match.state.rules, current())
        self._open(Replay(self, self.look, match, self.settings, deck))

    def toggle_full_screen(self) -> None:
        """Fills the screen, or gives it back."""
        window = self.window()
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    def _leave(self) -> None:
        self._leaving = True
        self.quit()

    def quit(self) -> None:
        """Closes the window, unless something must be asked first."""
        self.window().close()

    def show_about(self) -> None:
        """Says what this program is."""
        sentence = self.tr(
            "Version {version}. A card table for the family: six Italian card games, in four languages.\n"
            "Free software under the GNU General Public License, version 3 or later. "
            "Cards, faces, sounds and words are its own."
        )
        tell(self, self.look, "Alta e Bassa", sentence.format(version=__version__), self.tr("Close"))

    # Settings

    def _changed(self, key: str, dialog: Panel) -> None:
        """Shows a changed setting at once."""
        settings = self.settings
        if key == "language":
            speak(settings.language)
        if key in ("felt", "text_size"):
            self.look = Look(settings.felt, settings.text_size)
            self._apply_look()
            dialog.set_look(self.look)
        if self.play is not None and self.table is not None:
            self.play.set_habits(settings.speed, settings.auto_go_on, settings.curtain, settings.memory_aid)
            self.table.set_settings(settings)
            deck = deck_for(settings, self.play.match.game, self._rules(), self._language)
            if key in ("decks", "back", "letters", "indices", "four_colours", "language"):
                self.table.set_art(deck)
                self.play.set_tradition(deck.tradition)
        elif key in ("language", "felt", "decks", "back", "letters", "indices", "four_colours"):
            self._paint_pictures()
        self._save_settings()

    def _apply_look(self) -> None:
        self.start.set_look(self.look)
        self.curtain.set_look(self.look)
        self._menu.setStyleSheet(self.look.sheet())
        self.setPalette(self.look.palette())

    def _save_settings(self) -> None:
        try:
            save_settings(self.settings)
        except OSError as error:
            self._note_unwritable(settings_path(), error)
            self._say_notices()

    def changeEvent(self, event: QEvent) -> None:
        if language_changed(event):
            self._retranslate()
            if self.play is not None:
                self.play.retranslate()
        super().changeEvent(event)

    # What is said once

    def _after_show(self) -> None:
        if self.pages.currentWidget() is self.start:
            self.start.take_focus()
        self._paint_pictures()
        self._say_notices()

    def _say_notices(self) -> None:
        if self._notices:
            sentences = " ".join(self._speaker.say(notice) for notice in dict.fromkeys(self._notices))
            self._notices.clear()
            tell(self, self.look, self.tr("A word about your files"), sentences, self.tr("Understood"))

    def _say_fault(self, title: str, error: RecordError) -> None:
        words = self._speaker.say(error.reason)
        tell(self, self.look, title, f"{words[:1].upper()}{words[1:]}.", self.tr("Close"))

    def _note_unwritable(self, path: Path, error: OSError) -> None:
        """Where nothing can be written, that is said once for all."""
        if not self._unwritable:
            self._unwritable = True
            self._notices.append(not_written(path, error))

    def _check_saving(self) -> None:
        trouble = self._autosave.take_trouble() if self._autosave is not None else None
        if trouble is not None and not self._unwritable:
            self._unwritable = True
            self._notices.append(trouble)
            self._say_notices()

    def _open(self, dialog: Panel) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Not every system gives the keys back to the window below.
        dialog.finished.connect(lambda _: self.activateWindow())
        dialog.open()

    # The start page

    def _show_waiting(self) -> None:
        record, trouble = waiting()
        if trouble is not None:
            self._notices.append(trouble)
        if record is not None:
            self.start.set_waiting(record["game"], [player["name"] for player in record["players"]])
        else:
            self.start.set_waiting("", ())

    def _show_wish(self, game: str) -> None:
        self.start.set_wish(usual_wish(self.settings, game))

    def _paint_pictures(self) -> None:
        """Paints the small tables one by one, when there is nothing else to do."""
        self._unpainted = list(names())
        self._pictures.start()

    def _paint_next_picture(self) -> None:
        from .preview import table_picture

        if not self._unpainted or self.pages.currentWidget() is not self.start:
            self._pictures.stop()
            return
        game = find(self._unpainted.pop(0))
        width = round(_PICTURE_WIDTH * self.devicePixelRatioF())
        deck = deck_for(self.settings, game, game.complete_rules({}, game.seats_default), current())
        self.start.show_picture(game.id, table_picture(game.id, deck, self.settings, width))

    # Files dropped, and the end

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _match_among(event.mimeData()) is not None or deck_among(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        match, deck = _match_among(event.mimeData()), deck_among(event.mimeData())
        if match is None and deck is None:
            return
        event.acceptProposedAction()
        if match is not None:
            QTimer.singleShot(0, self, lambda: self.open_file(match))
        else:
            QTimer.singleShot(0, self, lambda: self.show_decks(deck))

    def closeEvent(self, event: QCloseEvent) -> None:
        record = self._in_progress() if self.play is not None and self._unwritable and not self._leaving else None
        if record is not None:
            event.ignore()
            answers: list[tuple[str, Callable[[], object] | None]] = [
                (self.tr("Save it…"), lambda: self._leave() if self._save_record(record) else None),
                (self.tr("Close all the same"), self._leave),
                (self.tr("Cancel"), None),
            ]
            sentence = self.tr("This match could not be kept by itself and would be lost.")
            self._open(Question(self, self.look, self.tr("A match is in progress"), sentence, answers))
            return
        save_place(self.window())
        self.leave_table()
        self._save_settings()
        super().closeEvent(event)


def _match_among(data: QMimeData) -> Path | None:
    """Returns the saved match in what is dropped."""
    return next((Path(url.toLocalFile()) for url in data.urls() if url.toLocalFile().endswith(SUFFIX)), None)
