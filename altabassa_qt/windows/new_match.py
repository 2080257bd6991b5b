"""The dialog that prepares a match: game, seats, rules and deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ..engine.game import Game
from ..engine.games import find, names
from ..engine.lots import Lots
from ..models.words import Speaker
from ..session.match import Match
from ..session.settings import Settings
from .deck import deck_for, fitting
from .deck_pictures import DECK, deck_picture
from .fields import Line, Part, PictureChoice, label, scrolled, tab_as_laid_out
from .language import current
from .panel import Panel
from .players import Player, PlayersForm, seated
from .rules_form import RulesForm
from .style import Look


@dataclass(frozen=True)
class Wish:
    """The match that somebody wants to play."""

    game: str
    players: tuple[Player, ...]
    rules: Mapping[str, Any]
    minutes: int | None = None  # of a match by the clock

    def begin(self) -> tuple[Match, Lots | None]:
        """Returns the match, and how the cards decided who deals or begins. Raises RecordError if it can't be."""
        game = find(self.game)
        lots = game.lots(len(self.players), SystemRandom()) if game.setup_keys and len(self.players) > 1 else None
        setup = dict.fromkeys(game.setup_keys, lots.seat) if lots is not None else {}
        players = [dict(player) for player in self.players]
        return Match.new(self.game, players, dict(self.rules), setup, minutes=self.minutes), lots


def last_rules(settings: Settings, game: Game, seats: int) -> dict[str, Any]:
    """Returns the rules that `game` was last played with, as far as they are possible with so many seats."""
    kept = settings.last_rules.get(game.id, {})
    rules = {option.key: option.default for option in game.options}
    if isinstance(kept, dict):
        for option in game.options:
            value = kept.get(option.key, option.default)
            rules[option.key] = value if option.allows(value, seats) else option.default
    return rules


def seats_for(settings: Settings, game: Game) -> int:
    """Returns how many seats `game` is offered with: as many as played last, if it can be played so.

    A game for one begins alone, unless it was played in company last.
    """
    count = len(settings.last_players)
    alone = game.seats_default == 1 and settings.last_game != game.id
    return count if count in game.seats and not alone else game.seats_default


def usual_wish(settings: Settings, game_id: str) -> Wish:
    """Returns the match that one click begins: with those who played last, and the rules last used."""
    game = find(game_id)
    players = seated(settings.last_players, seats_for(settings, game))
    return Wish(game_id, tuple(players), last_rules(settings, game, len(players)))


def remember(settings: Settings, wish: Wish) -> None:
    """Notes a match as the one to be offered next time."""
    settings.last_game = wish.game
    settings.last_players = [dict(player) for player in wish.players]
    # A rule that is null can't stand in the file: it is then the default, which is null too.
    settings.last_rules[wish.game] = {key: value for key, value in wish.rules.items() if value is not None}


class NewMatch(Panel):
    """Prepares a match, beginning with what was played last; `wished` when it shall begin."""

    wished = Signal(object)

    def __init__(self, parent: QWidget | None, look: Look, settings: Settings, game: str) -> None:
        super().__init__(parent, look, QSize(max(1000, look.px(940)), 700))
        self._settings = settings
        self._speaker = Speaker()
        self.set_title(self.tr("New match"))
        self.game = QComboBox()
        self.game.setAccessibleName(self.tr("Game"))
        for name in names():
            self.game.addItem(self._speaker.say(find(name).title), name)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.game.setMinimumWidth(look.px(240))
        self._tagline = label("", "muted")
        top = QHBoxLayout()
        top.addWidget(self.game)
        top.addSpacing(10)
        top.addWidget(self._tagline, 1)
        self.body.addLayout(top)
        self.body.addWidget(Line())
        wish = usual_wish(settings, self.game.currentData())
        self.players = PlayersForm(wish.players, find(wish.game).seats)
        left = QVBoxLayout()
        left.addWidget(label(self.tr("At the table"), "part"))
        left.addWidget(scrolled(self.players), 1)
        self.rules = RulesForm(find(wish.game), wish.rules, len(wish.players))
        self._right = QVBoxLayout()
        self._right.addWidget(label(self.tr("Rules"), "part"))
        self._rules_area = self._with_deck()
        self._right.addWidget(self._rules_area, 1)
        columns = QHBoxLayout()
        columns.setSpacing(26)
        columns.addLayout(left, 1)
        columns.addLayout(self._right, 1)
        self.body.addLayout(columns, 1)
        self.foot.addStretch(1)
        self.add_button(self.tr("Cancel"), self.reject)
        self.play = self.add_button(self.tr("Play"), self._begin, strong=True)
        self.game.currentIndexChanged.connect(self._other_game)
        self.players.changed.connect(self._seats_changed)
        self._show_game()
        self._seats_changed()

    def wish(self) -> Wish:
        """Returns the match as it is prepared now."""
        rules = self.rules.rules()
        return Wish(self.game.currentData(), tuple(self.players.players()), rules, self.rules.minutes())

    def _with_deck(self) -> QScrollArea:
        """The rules with the deck below them, in one area that scrolls."""
        self._decks = PictureChoice(self.tr("Deck"), DECK)
        self._decks.chosen.connect(self._choose_deck)
        self.rules.changed.connect(self._show_decks)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(14)
        column.addWidget(self.rules)
        column.addWidget(Line())
        column.addWidget(Part(self.tr("Deck"), self._decks))
        column.addStretch(1)
        return scrolled(inside)

    def _choose_deck(self, name: str) -> None:
        self._settings.decks[self.game.currentData()] = name

    def _show_decks(self) -> None:
        game = find(self.game.currentData())
        language = current()
        rules = self.rules.rules()
        self._decks.clear()
        for deck in fitting(self._settings, game.pack(rules)):
            self._decks.add(deck.name, deck.title(language), deck_picture(deck, self.devicePixelRatioF()))
        self._decks.set_value(deck_for(self._settings, game, rules, language).name)

    def _show_game(self) -> None:
        self._tagline.setText(self._speaker.say(find(self.game.currentData()).tagline))
        self._show_decks()

    def _other_game(self) -> None:
        game = find(self.game.currentData())
        present = self.players.players()
        count = len(present) if len(present) in game.seats else game.seats_default
        players = seated(present, count)
        self.players.set_allowed(game.seats, players)
        old = self._rules_area
        self.rules = RulesForm(game, last_rules(self._settings, game, count), count)
        self._rules_area = self._with_deck()
        self._right.replaceWidget(old, self._rules_area)
        old.deleteLater()
        self._show_game()
        self._seats_changed()

    def _seats_changed(self) -> None:
        players = self.players.players()
        self.rules.set_seats(len(players))
        self.play.setEnabled(not self.players.fault())
        tab_as_laid_out(self)

    def _begin(self) -> None:
        if not self.players.fault():
            self.accept()
            self.wished.emit(self.wish())
