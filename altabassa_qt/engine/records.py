"""Game records: reading, checking, playing and writing them (spec: record.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import isinf
from pathlib import Path
from typing import Any

from .errors import MoveError, RecordError, cause, header
from .game import Game, Rules, State
from .games import find, names
from .words import Text, translate

FORMAT = "altabassa-record"
VERSION = 1
MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 32
# An unclosed string is one match too, and nothing is tried twice: the time stays linear whatever is read.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


@dataclass(frozen=True)
class Header:
    """The part of a record that stands before its moves, checked: what is played, by whom and how."""

    game: Game
    rules: Rules
    setup: Mapping[str, int]
    seats: int

    def start(self) -> State:
        """Returns the first position."""
        return self.game.start(self.rules, self.seats, self.setup)


def load_json(data: bytes, max_depth: int = MAX_DEPTH) -> Any:
    """Returns the JSON in `data`. Raises RecordError if it is too large, too deep or broken."""
    if len(data) > MAX_BYTES:
        raise header(translate("Errors", "the file is over 8 MiB"))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise header(translate("Errors", "this is not UTF-8 text")) from None
    depth = 0
    for found in _BRACKETS.finditer(text):
        mark = found.group()
        if mark in "[{":
            depth += 1
            if depth > max_depth:
                raise _too_deep()
        elif mark in "]}":
            depth -= 1
    try:
        return json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError):
        raise header(translate("Errors", "the JSON is broken")) from None


def _too_deep() -> RecordError:
    return header(translate("Errors", "the JSON is nested more than 32 deep"))


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise ValueError(text)
    return number


def check_depth(record: object, max_depth: int = MAX_DEPTH) -> None:
    """Raises RecordError if objects and arrays stand more than `max_depth` deep in `record`, itself being depth 1."""
    level: list[Any] = [record]
    depth = 0
    while level := [value for value in level if isinstance(value, dict | list)]:
        depth += 1
        if depth > max_depth:
            raise _too_deep()
        level = [inner for outer in level for inner in _inside(outer)]


def _inside(outer: dict[str, Any] | list[Any]) -> list[Any]:
    return list(outer.values()) if isinstance(outer, dict) else outer


def read_record(path: Path) -> dict[str, Any]:
    """Returns the record in a file, checked only to be a JSON object. Raises RecordError, also if it can't be read."""
    try:
        if not path.is_file():
            raise header(_no_file(path))
        if path.stat().st_size > MAX_BYTES:
            raise header(translate("Errors", "the file is over 8 MiB"))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        text = translate("Errors", "the file can't be read ({why})")
        raise header(text.fill(why=cause(error))) from None
    record = load_json(data)
    if not isinstance(record, dict):
        raise header(translate("Errors", "the record must be a JSON object"))
    return record


def _no_file(path: Path) -> Text:
    if path.exists():
        return translate("Errors", "this is not an ordinary file")
    return translate("Errors", "there is no such file")


def write_text(record: Mapping[str, Any]) -> str:
    """Returns the text of a record's file: every key kept as it is."""
    try:
        text = json.dumps(record, ensure_ascii=False, allow_nan=False)
        text.encode("utf-8")
    except UnicodeEncodeError:
        text = json.dumps(record, allow_nan=False)
    return text + "\n"


def new_record(
    game: str,
    players: list[dict[str, Any]],
    rules: Mapping[str, Any] | None = None,
    setup: Mapping[str, int] | None = None,
    seed: int | None = None,
) -> dict[str, Any]:
    """Returns a record of a match that is about to begin."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": dict(rules or {}),
        "players": players,
        "setup": dict(setup or {}),
        "decks": [],
        "moves": [],
    }
    if seed is not None:
        record["seed"] = seed
    return record


def check_header(record: object) -> Header:
    """Returns what the header of `record` says. Raises RecordError at -1 for any fault in it."""
    if not isinstance(record, dict):
        raise header(translate("Errors", "the record must be a JSON object"))
    if record.get("format") != FORMAT:
        raise header(translate("Errors", 'this is no record of a card game ("format")'))
    version = record.get("version")
    if type(version) is not int or version != VERSION:
        raise header(translate("Errors", "this program does not know the record's version"))
    name = record.get("game")
    if not isinstance(name, str) or name not in names():
        raise header(translate("Errors", "this program does not know the record's game"))
    game = find(name)
    seats = _check_players(record.get("players"), game)
    if "seed" in record and type(record["seed"]) is not int:
        raise header(translate("Errors", '"seed" must be a whole number'))
    for key in ("decks", "moves"):
        if not isinstance(record.get(key, []), list):
            raise header(translate("Errors", '"{key}" must be a list').fill(key=key))
    rules = game.complete_rules(record.get("rules", {}), seats)
    setup = game.complete_setup(record.get("setup", {}), seats)
    return Header(game, rules, setup, seats)


def _check_players(players: object, game: Game) -> int:
    if not isinstance(players, list) or len(players) not in game.seats:
        text = translate("Errors", '"players" must be a list of {low} to {high}')
        raise header(text.fill(low=game.seats.start, high=game.seats.stop - 1))
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise header(translate("Errors", "player {seat} must be an object").fill(seat=seat))
        name = player.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= 40:
            raise header(translate("Errors", "player {seat} needs a name of 1 to 40 characters").fill(seat=seat))
        if not isinstance(player.get("bot", ""), str):
            raise header(translate("Errors", "the level of player {seat} must be a text").fill(seat=seat))
    return len(players)


def _deck(deck: object) -> tuple[str, ...] | None:
    if isinstance(deck, list) and all(isinstance(card, str) for card in deck):
        return tuple(deck)
    return None


def replay(record: dict[str, Any], at: int | None = None) -> State:
    """Returns the position after the first `at` moves of `record` (None: all of them).

    Raises RecordError with the place of the first fault; of what lies behind `at` only that `moves` and `decks` are
    lists is checked.
    """
    head = check_header(record)
    moves: list[Any] = record.get("moves", [])
    decks: list[Any] = record.get("decks", [])
    if at is not None and not (type(at) is int and 0 <= at <= len(moves)):
        raise header(translate("Errors", '"at" is out of range'))
    reached = 0
    state = head.start()
    index = -1

    def shuffled(state: State) -> State:
        nonlocal reached
        while (due := state.shuffle_due()) is not None and reached < len(decks):
            deck = _deck(decks[reached])
            if deck is None or sorted(deck) != sorted(due):
                text = translate("Errors", "deck {number} is not made of the cards that were to be shuffled")
                raise RecordError(index, text.fill(number=reached))
            reached += 1
            state = state.deal(deck)
        return state

    state = shuffled(state)
    for index, entry in enumerate(moves[:at]):
        seat, move = _entry(index, entry, head.seats)
        if state.finished:
            raise RecordError(index, translate("Errors", "the match is over already"))
        if state.shuffle_due() is not None:
            raise RecordError(index, translate("Errors", "a shuffle is due, and the record has no deck for it"))
        try:
            state = state.play(seat, move)
        except MoveError as error:
            text = translate("Errors", 'seat {seat}: "{move}": {why}')
            raise RecordError(index, text.fill(seat=seat, move=move, why=error.reason)) from None
        state = shuffled(state)
    if at is None and any(_deck(deck) is None for deck in decks[reached:]):
        raise header(translate("Errors", '"decks" must hold lists of cards'))
    return state


def _entry(index: int, entry: object, seats: int) -> tuple[int, str]:
    match entry:
        case [int(seat), str(move)] if type(seat) is int:
            if not 0 <= seat < seats:
                raise RecordError(index, translate("Errors", "there is no seat {seat}").fill(seat=seat))
            return seat, move
    raise RecordError(index, translate("Errors", "a move must be a list of a seat and a text"))
