"""The whole table of one match: cards, seats, medallion, buttons, drawer and sound, put together over a `Play`."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)  # fmt: skip
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..engine.layout import Amount, Control, Shape
from ..models.play import Play
from ..session.settings import Settings
from ..session.storage import folders
from .art import DeckArt, prune
from .clock import Clock, Curve
from .controls import AmountChooser, AmountMaker, Choices, Controls, Offer
from .drawer import WIDTH, Drawer
from .geometry import Board, Frame, board, fills_middle, front_width, needs_hand
from .look import ACCENT, CREAM, FELTS, GOLD, SILVER, TEXT, Style, alpha, paint_shadow, pill, width_of, write
from .medallion import Medallion, Prompt
from .picture import Picture
from .plates import Plate
from .sounds import Sounds
from .stage import RING, UNCOVER
from .view import TableView

CARDS = {"S": 0.85, "M": 1.0, "L": 1.08, "XL": 1.15}
DOCKED = 1200  # px: in a window at least this wide the drawer stands beside the table, else over it
FLY, POP, STAY = 600, 180, 420  # ms: points on their way, appearing, and staying before they go


class Table(QWidget):
    """Everything of one match on the screen. It shows what the play's models say and hands on what people do.

    `menu_requested` asks for the program's menu, `help_requested(anchor)` for the rules page at the place that
    explains the present phase.
    """

    menu_requested = Signal()
    help_requested = Signal(str)

    def __init__(self, play: Play, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.play = play
        self._settings = settings
        self._art: DeckArt | None = None
        self._style = Style(FELTS["green"])
        self._board: Board | None = None
        self._eyes = play.viewer
        self._me = play.viewer or 0
        self._hand = self._front = 0.0
        self._notes = self._middle = False
        self._sheet_width = 0
        self._notice = ""
        self._gains: dict[int, float] = {}
        self._pills: list[GainPill] = []
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
        """Opens or closes the drawer with score sheet and log."""
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
        row = self.play.cards.row_of(tokens[0])
        if row is not None:
            index = self.play.cards.index(row)
            self.play.selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.view.show_current()
        self._say(sentence)

    def _explain(self, reason: str) -> None:
        self._say(reason)

    def _say(self, sentence: str) -> None:
        """Shows a sentence in place of the usual one until something changes."""
        self._notice = sentence
        self._show_words()
        self.announce(sentence)

    # Laying out

    def _frame(self) -> Frame:
        layout, settings = self.play.layout, self._settings
        places = layout.places
        if self.play.viewer is not None:
            self._me = self.play.viewer
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
        most = self.height() - 20 if self._docked() else round(found.ring.hand_top) - 14
        least = round(self.height() * self.drawer.least_share())
        height = min(most, max(least, self.drawer.wanted_height()))
        self.drawer.setGeometry(self.width() - width, 10, width - 10, height)

    def _show_words(self) -> None:
        if self._board is not None:
            self.prompt.show_words(self._notice or self.play.prompt(), self._style, self._board.prompt)

    def _show_controls(self) -> None:
        if self._board is None or self._art is None:
            return
        maker = None
        amount = self.play.layout.amount
        if amount is not None and self._may_move():
            maker = self._amount_maker(amount)
        self.controls.offer(self._offers(), self._style, self._art, maker)
        chosen = [QRectF(self.view.visualRect(index)) for index in self.play.selection.selectedIndexes()]
        self.controls.place(self._board.row, self._board.ring.hand_top, chosen)

    def _may_move(self) -> bool:
        play = self.play
        return play.viewer is not None and play.viewer in play.view.to_move and play.layout.pause is None

    def _offers(self) -> list[Offer]:
        play, layout = self.play, self.play.layout
        say = play.speaker.say
        if layout.pause is not None:
            return [Offer(say(layout.pause), play.go_on, "Enter", strong=True)]
        if layout.signal is not None:
            give = Offer(say(layout.signal), play.signal_uncover, "Enter", strong=True)
            return [give] if play.waits_for_signal() else []
        offers: list[Offer] = []
        groups: dict[str, list[Offer]] = {}
        for control in play.controls():
            offer = self._offer(control)
            if control.group is None:
                offers.append(offer)
                continue
            name = say(control.group)
            if name not in groups:
                groups[name] = []
                offers.append(Offer(name, lambda: None, control.key, control.strong))
            groups[name].append(offer)
        offers = [replace(one, several=tuple(groups[one.label])) if one.label in groups else one for one in offers]
        if not offers and self._may_move() and layout.amount is None:
            offers.append(Offer(self.tr("Advice"), play.advise, self.tr("H", "key that asks for advice"), hint=True))
        return offers

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

    def _show_gains(self) -> None:
        """Shows what each seat has just won beside its card, and sends a copy flying to its score."""
        gains = {seat: float(info.gain) for seat, info in enumerate(self.play.layout.seats) if info.gain}
        if gains == self._gains:
            return
        self._gains = gains
        for old in self._pills:
            old.hide()
            old.deleteLater()
        self._pills = []
        if self._board is None:
            return
        for seat, gain in gains.items():
            self._show_gain(seat, gain)

    def _show_gain(self, seat: int, gain: float) -> None:
        assert self._board is not None
        cards = [card for place in self.play.layout.places if place.seat == seat for card in place.cards]
        mark = next((card.mark for card in cards if card.mark), "")
        self._pills.append(shown := GainPill(gain, mark, self._style, self))
        home = self._gain_home(seat, shown.size())
        shown.move(home)
        self._plates[seat].hold_back(gain if gain > 0 else 0)
        if not self.clock.moves or not self.isVisible():
            shown.show()
            self._plates[seat].release()
            return
        wait = UNCOVER + RING
        flying = GainPill(gain, mark, self._style, self)
        self._pills.append(flying)
        goal = self._plates[seat].geometry().center() - QPointF(shown.width() / 2, shown.height() / 2).toPoint()

        def appear(along: float) -> None:
            shown.setVisible(along > 0)
            shown.move(home.x(), round(home.y() + (1 - along) * 10))

        def fly(along: float) -> None:
            flying.setVisible(0 < along < 1)
            flying.move(home + (goal - home) * along)

        def arrive() -> None:
            flying.hide()
            self.sounds.play("chips")
            self._plates[seat].release()

        self.clock.add(appear, POP, Curve.OutBack, wait)
        self.clock.add(fly, FLY, Curve.OutQuint, wait + POP + STAY, arrive)

    def _gain_home(self, seat: int, size: QSize) -> QPoint:
        """Where a gain stands: at the upper right corner of the seat's card, or at the rim of its plate."""
        assert self._board is not None
        for place in self.play.layout.places:
            if place.seat == seat and place.shape is Shape.LAID and place.cards:
                rect = self.view.card_rect(place.id)
                return QPointF(rect.right() - size.width() * 0.45, rect.top() - size.height() * 0.35).toPoint()
        plate = self._board.plate(seat)
        x = min(plate.right() - size.width() * 0.6, self._board.ring.frame.width - size.width() - 2)
        return QPointF(x, plate.top() - size.height() * 0.45).toPoint()

    # What people do

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
        for old in self._pills:
            old.hide()
        self._gains, gains = {}, self._gains
        if gains:
            self._show_gains_at_rest()

    def _show_gains_at_rest(self) -> None:
        self._show_gains()
        self.clock.finish_all()

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


class GainPill(Picture):
    """What a seat has won, as a small coloured pill: gold for the first, silver for the second."""

    def __init__(self, gain: float, mark: str, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style, self._gain = style, gain
        self._fill = SILVER if mark == "second" else GOLD if gain > 0 else "#e9a6a0"
        number = self.locale().toString(abs(gain), "g", 6)
        self._words = f"+{number}" if gain > 0 else f"−{number}"
        self.setAccessibleName(self._words)
        font = style.font(16, True)
        self.resize(round(width_of(self._words, font) + style.px(22)) + 8, round(font.pixelSize() * 1.75) + 8)

    def draw(self, painter: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        paint_shadow(painter, rect, rect.height() / 2, 4, 0.5, 2)
        pill(painter, rect, self._fill, "#2a1d03", None, 1.4)
        write(painter, rect, self._words, self._style.font(16, True), "#231a05")


class Bar(QWidget):
    """The upper edge: menu, the game's name, help, and the way to the drawer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = Style(FELTS["green"])
        self._title = ""
        self.menu = BarButton("menu", self)
        self.help = BarButton("help", self)
        self.scores = BarButton("scores", self)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        for button in (self.menu, self.help, self.scores):
            button.set_look(style)
        self._arrange()
        self.update()

    def retranslate(self, title: str) -> None:
        """Says all words again."""
        self._title = title
        self.menu.setAccessibleName(self.tr("Menu"))
        self.help.setAccessibleName(self.tr("Rules"))
        self.scores.setText(self.tr("Scores"))
        self.scores.setAccessibleName(self.tr("Scores and log"))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        tall = self.height()
        self.menu.setGeometry(4, 0, tall, tall)
        wide = self.scores.wanted_width()
        self.scores.setGeometry(self.width() - wide - 8, 0, wide, tall)
        right = self.width() - 8 - (wide + 4 if not self.scores.isHidden() else 0)
        self.help.setGeometry(right - tall, 0, tall, tall)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        gradient = QLinearGradient(0, 0, 0, self.height())
        light = self._style.felt.light
        gradient.setColorAt(0, QColor(16, 18, 15, 215) if light else QColor(8, 20, 15, 130))
        gradient.setColorAt(0.7, QColor(16, 18, 15, 150) if light else QColor(8, 20, 15, 40))
        gradient.setColorAt(1, QColor(8, 20, 15, 0))
        painter.fillRect(self.rect(), gradient)
        area = QRectF(self.height() + 8, 0, self.width() * 0.5, self.height())
        write(painter, area, self._title, self._style.font(17, True), CREAM, Qt.AlignmentFlag.AlignLeft)


class BarButton(QAbstractButton):
    """A button of the upper edge."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._style = Style(FELTS["green"])
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        self.update()

    def wanted_width(self) -> int:
        """Returns the width that its words need."""
        return round(width_of(self.text(), self._style.font(13))) + self._style.px(44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, rect = self._style, QRectF(self.rect()).adjusted(5, 5, -5, -5)
        colour = QColor(CREAM)
        if self._kind == "scores" or self.underMouse():
            pill(painter, rect, alpha(style.felt.panel[1], 200), style.felt.panel[2], 9)
        if self.hasFocus():
            pill(painter, rect, QColor(0, 0, 0, 0), ACCENT, 9, 3)
        x, y, unit = rect.center().x(), rect.center().y(), min(style.scale, 1.6)
        if self._kind == "menu":
            for line in (-1, 0, 1):
                painter.fillRect(QRectF(x - 9 * unit, y + line * 6 * unit - unit, 18 * unit, 2 * unit), colour)
        elif self._kind == "help":
            painter.setPen(QPen(colour, 1.8 * unit))
            painter.drawEllipse(QPointF(x, y), 10 * unit, 10 * unit)
            write(painter, rect, "?", style.font(14, True), colour)
        else:
            words = rect.adjusted(0, 0, -16 * unit, 0)
            write(painter, words, self.text(), style.font(13), colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            right = rect.right() - 14 * unit
            painter.drawPolygon([QPointF(right - 4 * unit, y - 5 * unit), QPointF(right + 4 * unit, y),
                                 QPointF(right - 4 * unit, y + 5 * unit)])  # fmt: skip
