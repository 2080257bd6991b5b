"""Files that a person brings, from a folder or an archive: bounded in number and size, and none from anywhere else.

Nothing of an archive is ever unpacked onto the disk.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import os
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import IO, cast

from ..engine.errors import cause
from ..engine.words import Text, translate

MOST_FILES = 3000  # in a folder or an archive, of any kind
MOST_BYTES = 32 << 20  # of one file, unpacked
ALL_BYTES = 128 << 20  # of everything that is read, and of everything that an archive unpacks to
DEEPEST = 6  # folders in one another
PICTURES = (".svg", ".svgz", ".png", ".gif", ".jpg", ".jpeg", ".webp")
_WORDS = (".toml", ".desktop", ".txt")
_LICENCES = ("copying", "license", "licence", "copyright", "authors")
_XZ_MEMORY = 96 << 20
_DAMAGED = (
    tarfile.TarError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error,
    EOFError, ValueError, RuntimeError, OverflowError,
)  # fmt: skip
_ZIP_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2)


class DeckRefused(ValueError):
    """Something that can't be taken as a deck; `reason` says why, in a sentence to be translated.

    Cards in that sentence are to be called as in a deck of `tradition`.
    """

    def __init__(self, reason: Text, tradition: str = "french") -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.tradition = tradition


class Cancelled(Exception):
    """The person has changed their mind."""


class Files:
    """The files that may belong to a deck, by their names relative to what was brought; "/" stands between folders."""

    def __init__(self, title: str, readers: dict[str, Callable[[], bytes]]) -> None:
        self.title = title
        self._readers = readers
        self._lower = {name.lower(): name for name in sorted(readers, reverse=True)}
        self._left = ALL_BYTES

    @property
    def names(self) -> tuple[str, ...]:
        """All names, those nearest to the top first."""
        return tuple(sorted(self._readers, key=lambda name: (name.count("/"), name)))

    def find(self, name: str) -> str | None:
        """Returns the name of a file as it is really written; capitals make no difference."""
        return name if name in self._readers else self._lower.get(name.lower())

    def read(self, name: str) -> bytes:
        """Returns what a file holds. Raises DeckRefused for one too big, or gone."""
        try:
            content = self._readers[name]()
        except OSError as error:
            raise _unreadable(name, error) from error
        if len(content) > MOST_BYTES:
            raise too_big(name)
        self._left -= len(content)
        if self._left < 0:
            raise too_much()
        return content


def too_big(name: str) -> DeckRefused:
    """Returns the error for a file that is too big."""
    return DeckRefused(translate("Decks", "The file {name} is too big.").fill(name=shown(name)))


def too_much() -> DeckRefused:
    """Returns the error for more than any deck needs."""
    return DeckRefused(translate("Decks", "It holds far more than a deck of cards needs."))


def outside(name: str) -> DeckRefused:
    """Returns the error for a name that leads out of the folder."""
    return DeckRefused(translate("Decks", "It names a file outside its own folder: {name}").fill(name=shown(name)))


def damaged_file(name: str) -> DeckRefused:
    """Returns the error for a file that is not what its name says."""
    return DeckRefused(translate("Decks", "The file {name} is damaged.").fill(name=shown(name)))


def shown(words: str, most: int = 80) -> str:
    """Returns words from a foreign file as they may be shown: one line, not too long, nothing invisible."""
    line = "".join(sign if sign.isprintable() else " " for sign in words)
    line = " ".join(line.split())
    return line if len(line) <= most else line[: most - 1] + "…"


def _unreadable(name: str, error: OSError) -> DeckRefused:
    text = translate("Decks", "The file {name} can’t be read ({why}).")
    return DeckRefused(text.fill(name=shown(name), why=cause(error)))


def gather(path: Path, go_on: Callable[[], bool] = lambda: True) -> Files:
    """Returns the files of a folder, of an archive (zip, tar), or of the folder round a deck's own description.

    `go_on` is asked now and then; Cancelled is raised when it says no. Raises DeckRefused.
    """
    try:
        if path.is_dir():
            return _folder(path, go_on)
        if path.name.lower() in ("index.desktop", "deck.toml", "config.txt"):
            return _folder(path.parent, go_on)
        if path.suffix.lower() in (".svg", ".svgz"):
            return Files(path.stem, {path.name: lambda: _bytes_of(path)})
        return _archive(path, go_on)
    except OSError as error:
        raise _unreadable(path.name, error) from error


def is_archive_name(name: str) -> bool:
    """Returns whether a file of this name may be an archive that `gather` reads."""
    lower = name.lower()
    return lower.endswith((".zip", ".tar", ".tgz", ".tbz2", ".txz", ".tar.gz", ".tar.bz2", ".tar.xz"))


def _wanted(name: str) -> bool:
    path = PurePosixPath(name.lower())
    if path.name.startswith("."):  # what systems leave beside each file
        return False
    return path.suffix in PICTURES + _WORDS or path.stem in _LICENCES


def _folder(folder: Path, go_on: Callable[[], bool]) -> Files:
    readers: dict[str, Callable[[], bytes]] = {}
    seen = 0
    for here, folders, files in os.walk(folder, onerror=_raise):
        _ask(go_on)
        seen += len(files) + len(folders)
        if seen > MOST_FILES:
            raise too_much()
        at = Path(here)
        inside = at.relative_to(folder)
        # os.walk follows no links; neither do we where a file is one.
        folders[:] = sorted(name for name in folders if len(inside.parts) < DEEPEST and not name.startswith("."))
        for name in sorted(files):
            file = at / name
            if _wanted(name) and stat.S_ISREG(file.lstat().st_mode):
                readers[(inside / name).as_posix()] = lambda file=file: _bytes_of(file)  # type: ignore[misc]
    return Files(folder.resolve().name, readers)


def _raise(error: OSError) -> None:
    raise error


def _bytes_of(file: Path) -> bytes:
    # Between listing and reading a file may become a link or a pipe.
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(file, flags), "rb") as opened:
        if not stat.S_ISREG(os.fstat(opened.fileno()).st_mode):
            raise damaged_file(file.name)
        return opened.read(MOST_BYTES + 1)


def _archive(path: Path, go_on: Callable[[], bool]) -> Files:
    try:
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                contents = dict(_zip_members(archive, go_on))
        else:
            with path.open("rb") as file:
                contents = dict(_tar_members(cast("IO[bytes]", _Measured(_unpacking(file))), go_on))
    except DeckRefused:
        raise
    except (*_DAMAGED, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise  # the disk's fault, not the archive's
        text = translate("Decks", "{name} is neither a folder nor an archive that can be read.")
        raise DeckRefused(text.fill(name=shown(path.name))) from error
    title = path.name
    while Path(title).suffix.lower() in (".zip", ".tar", ".gz", ".bz2", ".xz", ".tgz", ".tbz2", ".txz"):
        title = Path(title).stem
    return Files(title, {name: lambda content=content: content for name, content in contents.items()})  # type: ignore[misc]


def _zip_members(archive: zipfile.ZipFile, go_on: Callable[[], bool]) -> Iterator[tuple[str, bytes]]:
    members = archive.infolist()
    if len(members) > MOST_FILES:
        raise too_much()
    left = ALL_BYTES
    for member in members:
        _ask(go_on)
        name = _inside(member.filename)
        mode = member.external_attr >> 16
        if member.is_dir() or (stat.S_IFMT(mode) and not stat.S_ISREG(mode)) or not _wanted(name):
            continue
        if member.flag_bits & 1:
            raise DeckRefused(translate("Decks", "The archive is locked with a password."))
        if member.compress_type not in _ZIP_METHODS:
            raise damaged_file(name)
        with archive.open(member) as file:
            content = file.read(MOST_BYTES + 1)
        left -= len(content)
        if len(content) > MOST_BYTES:
            raise too_big(name)
        if left < 0:
            raise too_much()
        yield name, content


def _tar_members(stream: IO[bytes], go_on: Callable[[], bool]) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=stream, mode="r|") as archive:
        for count, member in enumerate(archive):
            _ask(go_on)
            if count >= MOST_FILES:
                raise too_much()
            name = _inside(member.name)
            if not member.isreg() or member.issparse() or not _wanted(name):
                continue
            if member.size > MOST_BYTES:
                raise too_big(name)
            file = archive.extractfile(member)
            if file is not None:
                yield name, file.read(MOST_BYTES + 1)


def _inside(name: str) -> str:
    """Returns the name of a member in its plain form. Raises DeckRefused if it leads out."""
    plain = name.replace("\\", "/")
    parts = [part for part in plain.split("/") if part not in ("", ".")]
    if plain.startswith("/") or ".." in parts or ":" in plain.split("/")[0] or "\0" in plain:
        raise outside(name)
    return "/".join(parts)


def _ask(go_on: Callable[[], bool]) -> None:
    if not go_on():
        raise Cancelled


def _unpacking(file: IO[bytes]) -> IO[bytes]:
    """Returns a compressed file as what it unpacks to, by its first bytes."""
    start = file.read(6)
    file.seek(0)
    if start.startswith(b"\x1f\x8b"):
        return cast("IO[bytes]", gzip.GzipFile(fileobj=file))
    if start.startswith(b"BZh"):
        return bz2.BZ2File(file)
    if start == b"\xfd7zXZ\0":
        return cast("IO[bytes]", _Xz(file))
    return file


class _Xz(io.RawIOBase):
    """An xz file as what it unpacks to, with a limit to the memory that it may ask for."""

    def __init__(self, file: IO[bytes]) -> None:
        super().__init__()
        self._file = file
        self._unpacker = lzma.LZMADecompressor(memlimit=_XZ_MEMORY)

    def read(self, size: int = -1) -> bytes:
        while not self._unpacker.eof:
            packed = self._file.read(1 << 16) if self._unpacker.needs_input else b""
            if self._unpacker.needs_input and not packed:
                raise EOFError
            content = self._unpacker.decompress(packed, size)
            if content:
                return content
        return b""


class _Measured:
    """A stream that raises DeckRefused once it has given more than any deck needs."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._left = ALL_BYTES

    def read(self, size: int) -> bytes:
        """Returns up to `size` bytes."""
        content = self._file.read(min(size, 1 << 20)) if size > 0 else b""
        self._left -= len(content)
        if self._left < 0:
            raise too_much()
        return content


def unzipped(name: str, content: bytes) -> bytes:
    """Returns the SVG in an SVGZ. Raises DeckRefused for one too big or damaged."""
    if not content.startswith(b"\x1f\x8b"):
        return content
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as file:
            plain = file.read(MOST_BYTES + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise damaged_file(name) from error
    if len(plain) > MOST_BYTES:
        raise too_big(name)
    return plain
