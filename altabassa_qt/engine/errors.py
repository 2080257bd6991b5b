"""What can be wrong with a move or with a record, and where."""

from __future__ import annotations

import errno

from .words import Text, translate


class MoveError(ValueError):
    """A move that may not be made now; `reason` says why, in words to be translated."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class RecordError(ValueError):
    """A record that is refused: `move` is the number of the faulty move, or -1 for the header (spec: record.md)."""

    def __init__(self, move: int, reason: Text) -> None:
        super().__init__(str(reason))
        self.move = move
        self.reason = reason


def header(reason: Text) -> RecordError:
    """Returns the error for a fault in a record's header."""
    return RecordError(-1, reason)


def not_to_move(seat: int) -> MoveError:
    """Returns the error of a seat that moves when it is not its turn."""
    return MoveError(translate("Errors", "seat {seat} is not to move").fill(seat=seat))


def not_held(seat: int, card: str) -> MoveError:
    """Returns the error of a seat that plays a card which it does not hold."""
    return MoveError(translate("Errors", "seat {seat} does not hold {card}").fill(seat=seat, card=card))


def not_legal() -> MoveError:
    """Returns the error of a move that is not among the legal ones, for which there is no better reason."""
    return MoveError(translate("Errors", "this move is not possible now"))


_CAUSES = {
    errno.ENOENT: translate("Errors", "it is not there", "why a file can't be read or written"),
    errno.EACCES: translate("Errors", "access is not allowed", "why a file can't be read or written"),
    errno.EPERM: translate("Errors", "access is not allowed", "why a file can't be read or written"),
    errno.EROFS: translate("Errors", "it can only be read", "why a file can't be written"),
    errno.ENOSPC: translate("Errors", "the disk is full", "why a file can't be written"),
    errno.EISDIR: translate("Errors", "it is a folder", "why a file can't be read or written"),
}


def cause(error: OSError) -> Text:
    """Returns why the system would not read or write a file; of a rare fault, in the system's own words."""
    known = _CAUSES.get(error.errno or 0)
    if known is not None:
        return known
    words = error.strerror or str(error) or type(error).__name__
    return translate("Errors", "{words}", "the system's own words").fill(words=words)
