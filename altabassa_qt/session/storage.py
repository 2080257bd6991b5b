"""Where each person's files live, and how they are written so that none is ever lost."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from ..engine.errors import cause
from ..engine.words import Text, translate

_APP = "altabassa"


@dataclass(frozen=True)
class Folders:
    """The person's own folders; each is made when something is first written to it."""

    config: Path
    data: Path
    cache: Path


def folders() -> Folders:
    """Returns the folders of settings, of saved matches and decks, and of what can be made anew."""
    dirs = platformdirs.PlatformDirs(_APP, appauthor=False)
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_cache_path)


def write_atomic(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all, and has it and its folder on the disk before returning. Raises OSError.

    The folder is made if it is missing. Until the new file is complete the old one stays as it is.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    # Only where folders can be opened: not on Windows.
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path | None:
    """Renames a damaged file to a free name beside it, so that nothing overwrites it; None where that can't be done."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        try:
            if aside.exists():
                continue
            path.rename(aside)
        except OSError:
            return None
        return aside
    return None


def damaged(path: Path, aside: Path | None) -> Text:
    """Returns the sentence that tells of a damaged file and where it is now."""
    if aside is None:
        text = translate("Storage", "The file {name} is damaged and was left as it is.")
        return text.fill(name=path.name)
    text = translate("Storage", "The file {name} is damaged; it was kept as {aside}.")
    return text.fill(name=path.name, aside=aside.name)


def not_written(path: Path, error: OSError) -> Text:
    """Returns the sentence that tells why a file could not be written."""
    text = translate("Storage", "{name} can’t be saved ({why}).")
    return text.fill(name=path.name, why=cause(error))
