"""A person's settings: one TOML file, read tolerantly, written whole."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import tomli_w

from ..engine.errors import cause
from ..engine.words import Text, translate
from .storage import damaged, folders, set_aside, write_atomic

SCHEMA = 1
LANGUAGES = ("it", "es", "fr", "en")
SPEEDS = ("off", "slow", "normal", "fast")
SIZES = ("S", "M", "L", "XL")


def _one_of(*values: str) -> Callable[[object], bool]:
    return lambda value: value in values


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 100


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_list(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 20 and all(isinstance(entry, dict) for entry in value)


def _must(check: Callable[[object], bool]) -> dict[str, Callable[[object], bool]]:
    return {"check": check}


@dataclass
class Settings:
    """What a person has chosen. Only ids stand here, never words of a language.

    `language` "" follows the system. `decks` names a deck for each pack ("40", "52"), and for single games by their id.
    `last_players`, `last_game` and `last_rules` (by game) are what the next match is offered with.
    """

    language: str = field(default="", metadata=_must(_one_of("", *LANGUAGES)))
    decks: dict[str, str] = field(default_factory=dict, metadata=_must(_is_table))
    back: str = field(default="", metadata=_must(_is_name))
    felt: str = field(default="green", metadata=_must(_is_name))
    speed: str = field(default="normal", metadata=_must(_one_of(*SPEEDS)))
    sound: bool = field(default=True, metadata=_must(_is_flag))
    text_size: str = field(default="M", metadata=_must(_one_of(*SIZES)))
    card_size: str = field(default="M", metadata=_must(_one_of(*SIZES)))
    curtain: bool = field(default=True, metadata=_must(_is_flag))
    memory_aid: bool = field(default=False, metadata=_must(_is_flag))
    auto_go_on: bool = field(default=False, metadata=_must(_is_flag))
    declarations: bool = field(default=False, metadata=_must(_is_flag))
    indices: bool = field(default=False, metadata=_must(_is_flag))
    letters: str = field(default="", metadata=_must(_is_name))
    four_colours: bool = field(default=False, metadata=_must(_is_flag))
    drawer: bool = field(default=True, metadata=_must(_is_flag))
    last_game: str = field(default="", metadata=_must(_is_name))
    last_players: list[dict[str, Any]] = field(default_factory=list, metadata=_must(_is_list))
    last_rules: dict[str, dict[str, Any]] = field(default_factory=dict, metadata=_must(_is_table))
    others: dict[str, Any] = field(default_factory=dict)  # keys of other versions, kept as they are
    writable: bool = True  # False for a file of a newer version, which is left alone

    def deck_for(self, game: str, pack: int, default: str) -> str:
        """Returns the name of the deck to play `game` with."""
        chosen = self.decks.get(game) or self.decks.get(str(pack)) or default
        return chosen if isinstance(chosen, str) else default


_KEYS = tuple(entry for entry in fields(Settings) if "check" in entry.metadata)


def settings_path() -> Path:
    """Returns the file of the settings."""
    return folders().config / "settings.toml"


def load_settings(path: Path | None = None) -> tuple[Settings, list[Text]]:
    """Returns the settings, and what to say about the file: a damaged one is set aside, a bad value left out."""
    path = path or settings_path()
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        text = translate("Storage", "The settings can’t be read ({why}); the usual ones are used.")
        return Settings(writable=False), [text.fill(why=cause(error))]
    except ValueError:
        return Settings(), [damaged(path, set_aside(path))]
    schema = content.pop("schema", SCHEMA)
    if type(schema) is not int or schema > SCHEMA:
        text = translate("Storage", "The settings are from a newer version of the program and were left untouched.")
        return Settings(writable=False), [text]
    for number in range(schema, SCHEMA):
        content = MIGRATIONS[number](content)
    return _from(content)


def _from(content: Mapping[str, Any]) -> tuple[Settings, list[Text]]:
    settings, notices = Settings(), []
    known = {entry.name: entry for entry in _KEYS}
    for key, value in content.items():
        if key not in known:
            settings.others[key] = value
        elif known[key].metadata["check"](value):
            setattr(settings, key, value)
        else:
            text = translate("Storage", "The setting “{key}” has a value that is not known; the usual one is used.")
            notices.append(text.fill(key=key))
    return settings, notices


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Writes the settings. Raises OSError; does nothing to a file of a newer version."""
    if not settings.writable:
        return
    content: dict[str, Any] = {"schema": SCHEMA, **settings.others}
    content |= {entry.name: getattr(settings, entry.name) for entry in _KEYS}
    write_atomic(path or settings_path(), tomli_w.dumps(content).encode("utf-8"))


# From each older schema to the next: small functions by the number of the older one.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
