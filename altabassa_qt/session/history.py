"""What people have played: finished matches and statistics, in one SQLite file."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ..engine.records import write_text
from ..engine.words import Text, translate
from .match import Match
from .storage import damaged, folders, set_aside

SCHEMA = 1

_CREATE = """
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended TEXT NOT NULL,
    record TEXT NOT NULL
);
CREATE TABLE result (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    score REAL NOT NULL,
    chips INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX result_by_name ON result (name);
"""


@dataclass(frozen=True)
class Result:
    """What one seat got in a finished match; `bot` is its level, None for a person."""

    name: str
    bot: str | None
    score: float
    chips: int
    won: bool


@dataclass(frozen=True)
class Played:
    """A finished match: `ended` in local time, `record` the text of its file."""

    id: str
    game: str
    ended: datetime
    results: tuple[Result, ...]
    record: str


@dataclass(frozen=True)
class Tally:
    """A person's matches of one game."""

    name: str
    game: str
    played: int
    won: int
    best: float


class TooNew(Exception):
    """The file was written by a newer version of the program and is left alone."""

    reason: Text = translate(
        "Storage", "The statistics are from a newer version of the program and were left untouched."
    )


class History:
    """The finished matches of this computer's person and guests. Every call opens and closes the file.

    A file that is damaged is set aside, and `notices` tells it; one of a newer version raises TooNew.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or folders().data / "history.sqlite"
        self.notices: list[Text] = []

    def add(self, match: Match) -> bool:
        """Keeps a finished match; returns whether it was new. The same match is never counted twice. Raises OSError."""
        if not match.state.finished:
            return False
        text = write_text(match.record)
        identity = hashlib.sha256(json.dumps(match.record, sort_keys=True).encode()).hexdigest()
        with self._open() as db:
            ended = datetime.now(UTC).isoformat(timespec="seconds")
            row = (identity, match.game.id, ended, text)
            if db.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?)", row).rowcount == 0:
                return False
            state = match.state
            db.executemany(
                "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (identity, s, match.names[s], match.levels[s], state.scores[s], state.chips[s], s in state.winners)
                    for s in range(match.seats)
                ],
            )
        return True

    def matches(self, game: str = "", name: str = "") -> list[Played]:
        """Returns the finished matches, newest first: of one game, or with one person, or all. Raises OSError."""
        query = """
            SELECT id, game, ended, record FROM match
            WHERE (?1 = '' OR game = ?1)
            AND (?2 = '' OR id IN (SELECT match FROM result WHERE name = ?2 AND bot IS NULL))
            ORDER BY ended DESC, rowid DESC
        """
        with self._open() as db:
            rows = db.execute(query, (game, name)).fetchall()
            return [
                Played(identity, game, datetime.fromisoformat(ended).astimezone(), self._results(db, identity), record)
                for identity, game, ended, record in rows
            ]

    def tallies(self) -> list[Tally]:
        """Returns every person's count of matches by game, most played first. Raises OSError."""
        query = """
            SELECT name, game, COUNT(*), SUM(won), MAX(score) FROM result JOIN match ON match.id = result.match
            WHERE bot IS NULL GROUP BY name, game ORDER BY COUNT(*) DESC, name, game
        """
        with self._open() as db:
            return [Tally(*row) for row in db.execute(query)]

    def forget(self, identity: str) -> None:
        """Removes one match from the statistics. Raises OSError."""
        with self._open() as db:
            db.execute("DELETE FROM match WHERE id = ?", (identity,))

    def _results(self, db: sqlite3.Connection, identity: str) -> tuple[Result, ...]:
        query = "SELECT name, bot, score, chips, won FROM result WHERE match = ? ORDER BY seat"
        return tuple(
            Result(name, bot, score, chips, bool(won))
            for name, bot, score, chips, won in db.execute(query, (identity,))
        )

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            db = self._connect()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise OSError(str(error)) from error
            self.notices.append(damaged(self._path, set_aside(self._path)))
            db = self._connect()
        try:
            with db:
                yield db
        except sqlite3.OperationalError as error:
            raise OSError(str(error)) from error
        finally:
            db.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path)
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version > SCHEMA:
                raise TooNew
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA foreign_keys = ON")
            if version < SCHEMA:
                self._migrate(db, version)
        except BaseException:
            db.close()
            raise
        return db

    def _migrate(self, db: sqlite3.Connection, version: int) -> None:
        """Brings an older file up to date, keeping a copy of it; a new one is begun."""
        if version:
            with sqlite3.connect(self._path.with_suffix(f".backup-{version}")) as copy:
                db.backup(copy)
        else:
            db.executescript(_CREATE)
        db.execute(f"PRAGMA user_version = {SCHEMA}")
        db.commit()
