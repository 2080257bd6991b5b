"""Where the program's own read-only files lie: inside the installed package, or beside it in the source tree."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder that holds `decks`, `avatars`, `icons`, `sounds`, `felts` and `rules`."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def translations() -> Path:
    """The folder of compiled catalogues, `*.qm`; in the source tree, made by the set-up scripts."""
    inside = _PACKAGE / "translations"
    return inside if inside.is_dir() else _PACKAGE.parent / "build" / "translations"
