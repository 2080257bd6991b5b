"""Matches in files: the one in play, written after every move, and those that people save (spec: record.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..engine.errors import RecordError
from ..engine.records import read_record, replay, write_text
from ..engine.words import Text
from .match import Match
from .storage import damaged, folders, not_written, set_aside, write_atomic

SUFFIX = ".altabassa"


def current_path() -> Path:
    """Returns the file of the match in play."""
    return folders().data / f"current{SUFFIX}"


class Autosave:
    """Writes a match to its file after every change; of a disk that can’t be written `trouble` tells once."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._match = match
        self._path = path or current_path()
        self._failed = False
        self.trouble: Text | None = None
        match.listeners.append(self.write)

    def write(self) -> None:
        """Writes the match now; of a disk that can't be written only the first failure is noted."""
        try:
            save_record(self._match.record, self._path)
            self._failed = False
        except OSError as error:
            if not self._failed:
                self.trouble = not_written(self._path, error)
            self._failed = True

    def take_trouble(self) -> Text | None:
        """Returns what there is to say, and forgets it."""
        trouble, self.trouble = self.trouble, None
        return trouble


def waiting(path: Path | None = None) -> tuple[dict[str, Any] | None, Text | None]:
    """Returns the match that waits to be continued, and what there is to say: a damaged one is set aside.

    A match that is over does not wait.
    """
    path = path or current_path()
    if not path.exists():
        return None, None
    try:
        record = read_record(path)
        match = Match(record)
    except RecordError:
        return None, damaged(path, set_aside(path))
    return (None if match.state.finished else record), None


def discard(path: Path | None = None) -> None:
    """Forgets the match in play: it is over, or the person has given it up."""
    (path or current_path()).unlink(missing_ok=True)


def save_record(record: dict[str, Any], path: Path) -> None:
    """Writes a record to a file, whole or not at all. Raises OSError."""
    write_atomic(path, write_text(record).encode("utf-8"))


def open_record(path: Path) -> dict[str, Any]:
    """Returns the record in a file, checked from beginning to end. Raises RecordError; the file is never changed."""
    record = read_record(path)
    replay(record)
    return record
