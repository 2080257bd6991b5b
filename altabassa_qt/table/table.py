"""The whole table of one match: cards, seats, medallion, buttons, drawer and sound, put together over a `Play`."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)  # fmt: skip
from PySide6.QtWidgets import QWidget

from ..engine.layout import Amount, Control, Shape
from ..models.play import Play
from ..session.settings import Settings
from ..session.storage import folders
from .art import DeckArt, prune
from .bar import Bar
from .clock import Clock
from .controls import AmountChooser, AmountMaker, Choices, Controls, Offer
from .drawer import WIDTH, Drawer
from .felts import FELTS
from .gains import Gains, payments
from .geometry import Board, Frame, board, fills_middle, front_width, needs_hand
from .look import TEXT, Style
from .medallion import Medallion, Prompt
from .plates import Plate
from .sounds import Sounds
from .view import TableView

CARDS = {"S": 0.85, "M": 1.0, "L": 1.08, "XL": 1.15}
DOCKED = 1200  # px: in a window at least this wide the drawer stands beside the table, else over it


class Table(QWidget):
    """Everything of one match on the screen. It shows what the play's models say and hands on what people do.

    `menu_requested` asks for the program's menu, `help_requested(anchor)` for the rules page at the place that
    explains the present phase. A table that is `still` only shows a play and offers nothing to do.
    """

    menu_requested = Signal()
    help_requested = Signal(str)

    def __init__(self, play: Play, settings: Settings, parent: QWidget | None = None, still: bool = False) -> None:
        super().__init__(parent)
        self.play = play
        self._still = still
        self._settings = settings
        self._art: DeckArt | None = None
        self._style = Style(FELTS["green"])
        self._board: Board | None = None
        self._eyes = play.viewer
        self._me = play.viewer or 0
        self._hand = self._front = 0.0
        self._notes = self._middle = self._cuts = False
        self._sheet_width = 0
        self._notice = ""
        self._won = False
        self._shown = self._dealt = False
        self.clock = Clock(self)
        self.sounds = Sounds(self)
        self.view = TableView(self.clock, self)
        self.view.setModel(play.cards)
        self.view.setSelectionModel(play.selection)
        self.view.shortcut = self._shortcut
        self.view.awaits_enter = self._awaits_enter
        self._plates = [Plate(self.clock, self) for _ in range(play.match.seats)]
        for seat, plate in enumerate(self._plates):
            plate.set_index(play.seats.index(seat))
        self._gains = Gains(self, self.clock, self._plates)
        self._gains.arrived.connect(lambda: self.sounds.play("chips"))
        self.medallion = Medallion(play.speaker, self)
        self.prompt = Prompt(self)
        self.controls = Controls(self)
        self.bar = Bar(self)
        self.drawer = Drawer(play, self._style, self)
        self._over = False  # whether the drawer lies over the table, in a narrow window
        self._choices = Choices(self)
        self.setFocusProxy(self.view)
        self._connect()
        self.set_settings(settings)
        self.retranslate()

    def _connect(self) -> None:
        play = self.play
        play.changed.connect(self._changed)
        play.happened.connect(self.announce)
        play.refused.connect(self._refused)
        play.advised.connect(self._advised)
        play.seats.dataChanged.connect(self._seats_changed)
        self.view.pointed.connect(play.click)
        self.view.confirmed.connect(self._confirm)
        self.view.explained.connect(self._explain)
        self.view.lifted.connect(play.lift)
        self.view.pulled.connect(self._pulled)
        self.view.divided.connect(self._divided)
        self.view.sounded.connect(self.sounds.play)
        self.controls.opened.connect(self._open_choices)
        self.bar.menu.clicked.connect(self.menu_requested)
        self.bar.help.clicked.connect(self._ask_help)
        self.bar.scores.clicked.connect(self.toggle_drawer)
        self.drawer.closed.connect(self.toggle_drawer)
        self.drawer.turned.connect(self._page_turned)

    # What windows may set

    def set_art(self, art: DeckArt) -> None:
        """Shows another deck; its back is the one of the settings, if it has that one."""
        self._art = art
        self._lay_out(animated=False)

    def set_felt(self, felt: str) -> None:
        """Shows another cloth."""
        self._settings.felt = felt
        self.set_settings(self._settings)

    def set_settings(self, settings: Settings) -> None:
        """Takes over cloth, sizes, speed, sound and memory aid."""
        self._settings = settings
        self.clock.set_speed(settings.speed)
        self.sounds.on = settings.sound
        self.drawer.set_memory(settings.memory_aid)
        self._lay_out(animated=False)

    def toggle_drawer(self) -> None:
        """Opens or closes the drawer with score sheet and log; while the table is hidden, nothing happens."""
        if not self.isVisible():
            return
        if self.width() >= DOCKED:
            self._settings.drawer = not self._settings.drawer
        else:
            self._over = not self._over
        self._lay_out(animated=False)
        if self._drawer_open():
            self.drawer.raise_()
        self.view.setFocus()

    def _page_turned(self) -> None:
        if self._board is not None:
            self._place_drawer(self._board)

    def retranslate(self) -> None:
        """Says all words again, after the language has changed."""
        self.view.setAccessibleName(self.tr("Cards on the table"))
        self.bar.retranslate(self.play.speaker.say(self.play.match.game.title))
        self.drawer.retranslate()
        self._lay_out(animated=False)

    def finish_motion(self) -> None:
        """Brings everything that moves to its end."""
        self.clock.finish_all()

    def close_down(self) -> None:
        """Stops all motion and sound for good."""
        self.clock.finish_all()
        self.sounds.close()
        self.view.forget()
        if self._art is not None:
            self._art.forget()
        prune(folders().cache)

    # What the play says

    def _changed(self) -> None:
        self._notice = ""
        self._lay_out(animated=self.isVisible())
        self._show_gains()
        if self.play.view.finished and not self._won:
            self._won = True
            self.sounds.play("win")

    def _seats_changed(self) -> None:
        for plate in self._plates:
            plate.refresh()

    def announce(self, sentence: str) -> None:
        """Says a sentence to a screen reader, when it has finished what it is saying."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, sentence))

    def _refused(self, sentence: str) -> None:
        self.sounds.play("error")
        self._say(sentence)

    def _advised(self, move: str, sentence: str) -> None:
        tokens = move.split(" ")[1:] or [move]
        chosen = self.play.chosen()
        # Of several cards, one that is not chosen yet.
        row = self.play.cards.row_of(next((token for token in tokens if token not in chosen), tokens[0]))
        if row is not None:
            index = self.play.cards.index(row)
            self.play.selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.view.show_current()
        self._say(sentence)

    def _explain(self, reason: str) -> None:
        """Says why a card can't be chosen; if there is no reason of its own, what the table waits for."""
        self._say(reason or self.play.prompt())

    def _say(self, sentence: str) -> None:
        """Shows a sentence in place of the usual one until something changes."""
        self._notice = sentence
        self._show_words()
        self._show_controls()
        self.announce(sentence)

    # Laying out

    def _frame(self) -> Frame:
        layout, settings = self.play.layout, self._settings
        places = layout.places
        if self.play.viewer is not None:
            self._me = self.play.viewer
        if self._cuts:  # what lay there to decide who begins says nothing of the match
            self._hand, self._front, self._middle = 0.0, 0.0, False
        self._cuts = self.play.cuts
        # Once there was a hand, its room stays, so that the table does not jump when a reveal hides it.
        self._hand = max(self._hand, float(needs_hand(places, self._me)))
        self._front = max(self._front, front_width(places))
        self._middle = self._middle or fills_middle(places)
        self._notes = self._notes or any(info.notes for info in layout.seats)
        return Frame(
            self.width() - self._docked_width(),
            self.height(),
            self.play.match.seats,
            self._art.aspect if self._art is not None else 0.716,
            hand=bool(self._hand),
            front=self._front,
            clockwise=self.play.match.game.clockwise,
            text=TEXT[settings.text_size],
            cards=CARDS[settings.card_size],
            notes=self._notes,
            middle=self._middle,
        )

    def _drawer_width(self) -> int:
        window = max(1.0, min(self.width() / 1280, self.height() / 800))
        scale = min(1.35, TEXT[self._settings.text_size]) * window**0.85
        self._sheet_width = max(self._sheet_width, min(round(370 * scale), self.drawer.wanted_width()))
        return min(max(round(WIDTH * scale), self._sheet_width), round(self.width() * 0.31))

    def _drawer_open(self) -> bool:
        """A wide window keeps it open beside the table; a narrow one only while it is wanted."""
        return self._settings.drawer if self.width() >= DOCKED else self._over

    def _docked(self) -> bool:
        return self._settings.drawer and self.width() >= DOCKED

    def _docked_width(self) -> int:
        return self._drawer_width() if self._docked() else 0

    def _lay_out(self, animated: bool) -> None:
        """Puts everything where it belongs for the present layout and size."""
        if self._art is None or self.width() < 200 or self.height() < 200:
            return
        play = self.play
        frame = self._frame()
        headline = play.layout.headline
        has_headline = any((headline.over, headline.word, headline.line, headline.beads))
        found = board(frame, self._me, play.layout.places, has_headline)
        self._board = found
        style = Style(FELTS.get(self._settings.felt, FELTS["green"]), found.ring.scale)
        if style != self._style or self.view.style_differs(style):
            self._style = style
            self.view.set_style(style)
            self.drawer.set_look(style)
        self.view.setGeometry(self.rect())
        back = self._settings.back if self._settings.back in self._art.backs else next(iter(self._art.backs), "back")
        self.view.set_art(self._art, back)
        handed_over, self._eyes = play.viewer != self._eyes, play.viewer
        self.view.lay_out(found, play.layout, animated, handed_over)
        for seat, plate in enumerate(self._plates):
            plate.set_look(style, found.ring.big or seat == self._me)
            plate.place(found.plate(seat))
            plate.refresh()
        self.medallion.show_headline(headline, style)
        self.medallion.place(found.medallion, found.medallion_wide)
        self.bar.set_look(style)
        self.bar.setGeometry(0, 0, frame.width, round(found.ring.bar))
        self.bar.scores.setVisible(not self._drawer_open())
        self._show_words()
        self._show_controls()
        self._place_drawer(found)
        if not self._shown:
            self._shown = True
            self._show_gains()
        if self._choices.isVisible():
            self._choices.setGeometry(self.rect())

    def _place_drawer(self, found: Board) -> None:
        self.drawer.setVisible(self._drawer_open())
        if not self._drawer_open():
            return
        width = self._drawer_width()
        most = self.height() - 20
        if not self._docked():  # it ends above the buttons
            buttons = self.controls.geometry().top() if not self.controls.isHidden() else self.height()
            most = min(round(found.ring.row) + 3, buttons) - 14
        least = round(self.height() * self.drawer.least_share())
        height = min(most, max(least, self.drawer.wanted_height()))
        self.drawer.setGeometry(self.width() - width, 10, width - 10, height)

    def _show_words(self) -> None:
        if self._board is not None:
            words = self._notice or self.play.prompt()
            self.prompt.show_words(words, self._style, [self._beside_drawer(room) for room in self._board.prompt])

    def _beside_drawer(self, room: QRectF) -> QRectF:
        """What a drawer that lies over the table leaves of a room for the sentence."""
        if not self._drawer_open() or self._docked():
            return room
        left = self.width() - self._drawer_width() - 8
        return QRectF(room.left(), room.top(), min(room.right(), left) - room.left(), room.height())

    def _show_controls(self) -> None:
        if self._board is None or self._art is None:
            return
        maker = None
        amount = self.play.layout.amount
        if amount is not None and self._may_move():
            maker = self._amount_maker(amount)
        self.view.divisible = amount.pile if amount is not None and maker is not None else ""
        self.controls.offer(self._offers(), self._style, self._art, maker)
        chosen = [QRectF(self.view.visualRect(index)) for index in self.play.selection.selectedIndexes()]
        self.controls.place(self._board.row, self._board.ring.hand_top, chosen)
        if self.controls.isVisibleTo(self):
            self.prompt.give_way(self.controls.geometry(), self._free_strips())

    def _free_strips(self) -> list[QRectF]:
        """Where else the sentence may stand: beside the buttons; below them, while no cards lie there."""
        assert self._board is not None
        ring, row = self._board.ring, self._board.row
        buttons = QRectF(self.controls.geometry())
        strip = QRectF(row.left(), row.top(), buttons.left() - 8 - row.left(), row.height())
        cards = [QRectF(self.view.visualRect(self.play.cards.index(n))) for n in range(self.play.cards.rowCount())]
        for card in cards:
            if card.intersects(strip):
                before, after = card.left() - 8 - strip.left(), strip.right() - card.right() - 8
                if before >= after:
                    strip.setRight(strip.left() + before)
                else:
                    strip.setLeft(strip.right() - after)
        strips = [strip] if strip.width() > 0 else []
        if ring.frame.hand and not any(card.bottom() > ring.hand_top + 4 for card in cards):
            strips.append(QRectF(20, ring.hand_top, ring.frame.width - 40, ring.hand))
        return strips

    def _may_move(self) -> bool:
        play = self.play
        may = play.viewer is not None and play.viewer in play.view.to_move and play.layout.pause is None
        return may and not self._still

    def _offers(self) -> list[Offer]:
        play, layout = self.play, self.play.layout
        say = play.speaker.say
        if layout.pause is not None:
            return [Offer(say(layout.pause), play.go_on, "Enter", strong=True)]
        if layout.signal is not None:
            give = Offer(say(layout.signal), play.signal_uncover, "Enter", strong=True)
            return [give] if play.waits_for_signal() else []
        if play.ended and not self._still:
            return [Offer(self.tr("Ranking", "button: who has won"), play.show_end, "Enter", strong=True)]
        offers: list[Offer] = []
        groups: dict[str, list[Offer]] = {}
        for control in play.controls():
            offer = self._offer(control)
            if self._settings.declarations and self._could_be_refused(control):
                held = control.move in play.view.legal
                offer = replace(offer, label=f"{offer.label} ✓" if held else offer.label, strong=held)
            if control.group is None:
                offers.append(offer)
                continue
            name = say(control.group)
            if name not in groups:
                groups[name] = []
                offers.append(Offer(name, lambda: None, control.key, control.strong))
            groups[name].append(offer)
        offers = [replace(one, several=tuple(groups[one.label])) if one.label in groups else one for one in offers]
        if self._may_move():
            key = self.tr("H", "key that asks for advice")
            free = all(one.key.upper() != key.upper() for one in offers)
            beside = bool(offers) or layout.amount is not None
            offers.append(Offer(self.tr("Advice"), play.advise, key if free else "", small=beside))
        return offers

    def _could_be_refused(self, control: Control) -> bool:
        """Whether it is one of several that stand there whether they are possible or not."""
        alike = [one.move for one in self.play.controls() if one.group is not None and one.group == control.group]
        return any(move not in self.play.view.legal for move in alike)

    def _offer(self, control: Control) -> Offer:
        move = control.move
        label = self.play.speaker.say(control.label)
        shown = control.key != label
        return Offer(label, lambda: self.play.play(move), control.key, control.strong, control.card, key_shown=shown)

    def _amount_maker(self, amount: Amount) -> AmountMaker:
        say = self.play.speaker.say
        label = say(amount.label)
        unit = "" if amount.unit is None else say(amount.unit)
        style, play = self._style, self.play
        words = (self.tr("Less"), self.tr("More"))

        def make(parent: QWidget) -> AmountChooser:
            chooser = AmountChooser(amount, label, unit, words, style, parent)
            chooser.meant.connect(lambda value: play.play(f"{amount.verb} {value}"))
            return chooser

        return AmountMaker((amount, label, unit, style), make)

    # Points on their way

    def _show_gains(self, moving: bool = True) -> None:
        """Shows what each seat has just won; `moving` sends a copy flying to its score."""
        infos = self.play.layout.seats
        gains = {seat: float(info.gain) for seat, info in enumerate(infos) if info.gain}
        if self._board is not None:
            moving = moving and self.isVisible()
            fresh = self._gains.show(gains, self._marks(), self._gain_home, self._style, moving)
            if fresh and moving and any(info.chips is not None for info in infos):
                bank = next((seat for seat, info in enumerate(infos) if "bank" in info.tokens), None)
                self._gains.pay(payments(gains, bank), self._style)

    def _marks(self) -> dict[int, str]:
        """The first mark on the cards of each seat: gold and silver gains go with gold and silver rings."""
        marks: dict[int, str] = {}
        for place in self.play.layout.places:
            for card in place.cards:
                if place.seat is not None and card.mark:
                    marks.setdefault(place.seat, card.mark)
        return marks

    def _gain_home(self, seat: int, size: QSize) -> QPoint:
        """Where a gain stands: at the upper right corner of the seat's card, or at the rim of its plate."""
        assert self._board is not None
        for place in self.play.layout.places:
            if place.seat == seat and place.shape is Shape.LAID and place.cards:
                rect = self.view.card_rect(place.id)
                home = QPointF(rect.right() - size.width() * 0.45, rect.top() - size.height() * 0.35).toPoint()
                words = QRect() if self.prompt.isHidden() else self.prompt.geometry()
                low = min(words.bottom() + 2, round(rect.bottom()) - size.height())
                aside = (QPoint(words.left() - 2 - size.width(), home.y()), QPoint(home.x(), low))
                over = [at for at in (home, *aside) if not words.intersects(QRect(at, size))]
                return next((at for at in over if rect.intersects(QRectF(QRect(at, size)))), home)
        plate = self._board.plate(seat)
        x = min(plate.right() - size.width() * 0.6, self._board.ring.frame.width - size.width() - 2)
        return QPointF(x, plate.top() - size.height() * 0.45).toPoint()

    # What people do

    def _pulled(self, share: float) -> None:
        """A pile is being pulled apart: the number that may be chosen follows."""
        chooser, amount = self.controls.chooser, self.play.layout.amount
        if chooser is not None and amount is not None:
            chooser.set_value(amount.low + round(share * (amount.high - amount.low)))

    def _divided(self, share: float) -> None:
        self._pulled(share)
        if self.controls.chooser is not None:
            self.controls.chooser.mean()

    def _confirm(self) -> None:
        """Enter: the button that has it, else what the play makes of it."""
        if self.controls.chooser is not None and self.controls.chooser.isVisible():
            self.controls.chooser.mean()
        elif not self.controls.key_pressed("Enter"):
            self.play.confirm()

    def _awaits_enter(self) -> bool:
        chooser = self.controls.chooser
        return (chooser is not None and chooser.isVisible()) or self.controls.has_key("Enter")

    def _shortcut(self, event: QKeyEvent) -> bool:
        """A key pressed while the cards have the focus: the button with that key."""
        if event.text() and self.controls.key_pressed(event.text()):
            return True
        chooser = self.controls.chooser
        if chooser is not None and event.text() in ("+", "-", "−"):
            chooser.change(1 if event.text() == "+" else -1)
            return True
        return False

    def _ask_help(self) -> None:
        self.help_requested.emit(self.play.layout.phase_help)

    def _open_choices(self, offer: Offer) -> None:
        self._choices.show_offers(offer, self._style, self._art)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """A new size is a fresh layout: nothing moves on in the old one."""
        self.clock.finish_all()
        self._lay_out(animated=False)
        self._gains.clear()
        self._show_gains(moving=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that nobody wanted: while a button has the focus, cards and buttons still have their keys."""
        if self.view.hasFocus():
            event.ignore()  # the cards did not want it either: it is the window's
        else:
            self.view.keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, _event: QShowEvent) -> None:
        """The first time, the cards are dealt."""
        if not self._dealt and self._board is not None:
            self._dealt = True
            self.view.gather_all()
            self._lay_out(animated=True)

    def hideEvent(self, _event: QHideEvent) -> None:
        self.clock.finish_all()
