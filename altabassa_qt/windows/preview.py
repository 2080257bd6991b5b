"""The small live tables of the start page: a real position, laid out and painted by the table itself."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QBuffer, QSize, Qt
from PySide6.QtGui import QPixmap

from .. import __version__
from ..engine.games import find
from ..models.play import Play
from ..models.seats import COLOURS, FACES
from ..session.match import Match
from ..session.settings import Settings
from ..session.storage import folders, write_atomic
from ..table.art import DeckArt
from ..table.table import Table
from .language import current
from .players import NAMES

_SIZE = QSize(860, 516)  # of the table that is painted small
_QUALITY = 93  # of the kept picture, a JPEG: writing a PNG would take longer than all the rest
_SEED = 7
_MOVES = 16


def kept_path(game: str, deck: DeckArt, settings: Settings, width: int) -> Path:
    """Returns the file in which a picture is kept; anything that changes the picture changes its name."""
    chosen = (settings.felt, settings.back, settings.letters, settings.indices)
    parts = (__version__, current(), game, deck.name, *chosen, width)
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()
    return folders().cache / "tables" / f"{game}-{digest}.jpg"


def table_picture(game: str, deck: DeckArt, settings: Settings, width: int) -> QPixmap:
    """Returns a table of `game`, `width` pixels wide, from the cache folder if it was painted before."""
    file = kept_path(game, deck, settings, width)
    picture = QPixmap(str(file)) if file.is_file() else QPixmap()
    if picture.isNull():
        picture = _painted(game, deck, settings).scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        if picture.save(buffer, "JPG", _QUALITY):
            with suppress(OSError):
                write_atomic(file, bytes(buffer.data().data()))
    return picture


def _painted(game: str, deck: DeckArt, settings: Settings) -> QPixmap:
    play = Play(_position(game), "off", tradition=deck.tradition)
    plain = replace(settings, drawer=False, sound=False, speed="off", text_size="L", card_size="M", memory_aid=False)
    table = Table(play, plain)
    table.set_art(deck)
    table.bar.hide()
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(_SIZE)
    picture = table.grab()
    play.stop()
    table.close_down()
    table.deleteLater()
    play.deleteLater()
    return picture


def _position(name: str) -> Match:
    """A match some moves after its beginning, always the same."""
    game = find(name)
    players = [
        {"name": NAMES[seat], "colour": COLOURS[seat], "face": FACES[seat], **({"bot": "3"} if seat else {})}
        for seat in range(game.seats_default)
    ]
    match = Match.new(name, players, seed=_SEED)
    chance = Random(_SEED)
    for _ in range(_MOVES):
        movers = match.state.to_move()
        if not movers:
            break
        seat = movers[0]
        match.play(seat, chance.choice(sorted(match.state.legal_moves(seat))))
    return match
