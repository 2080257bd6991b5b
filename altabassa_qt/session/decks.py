"""Decks that people bring: what is found in a folder or archive, and how a deck comes among ours.

Four formats are read: ours (`deck.toml`), KDE card decks, GNOME Aisleriot themes and PySol cardsets. A `Plan` says
where the picture of each card is; whoever can draw makes the pictures, and `install` puts them beside our decks.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import tempfile
import time
import tomllib
import unicodedata
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import Any

import tomli_w

from ..engine.cards import RANKS, SUITS, pack
from ..engine.words import Card, Text, translate
from .deck_files import PICTURES, DeckRefused, Files, damaged_file, outside, shown, too_much
from .storage import folders, write_atomic
from .svg import Drawing, cleaned

FORMAT = 1
PACKS = (52, 40)
TRADITIONS = ("french", "italian", "spanish")
MOST_DECKS = 12  # in one folder or archive
MOST_BACKS = 12
_GRID = "CDHS"  # rows of a drawing without ids, then jokers and back
COLUMNS, ROWS = 13, 5  # of that grid
_WORD_SUITS = {"club": "C", "diamond": "D", "heart": "H", "spade": "S"}
_WORD_RANKS = {**{str(10 if r == "T" else r): r for r in "23456789T"}, "1": "A", "jack": "J", "queen": "Q", "king": "K"}
_LATIN = {
    "spanish": ("spanish", "espan", "españ", "baraja", "espagnol", "spagnol"),
    "italian": ("ital", "napol", "piacent", "trevis", "sicil", "bresc", "bergam", "romagn", "tosc", "sard"),
}
_LICENCE_FILES = ("copying", "license", "licence", "copyright")
_PART = "deck-part-"
_DAY = 86_400  # s


@dataclass(frozen=True)
class Picture:
    """Where a picture is: a file, or in a drawing the element with that id, or that cell of the 13 × 5 grid."""

    file: str
    element: str = ""
    cell: tuple[int, int] | None = None  # column, row


@dataclass(frozen=True)
class Plan:
    """A deck as it was found. `variants` are further faces: "indexed", and "letters.fr" for each language."""

    kind: str  # deck, kde, gnome or pysol
    title: str
    tradition: str
    faces: Mapping[str, Picture]
    backs: Mapping[str, Picture]
    titles: Mapping[str, str] = field(default_factory=dict)
    author: str = ""
    licence: str = ""
    variants: Mapping[str, Mapping[str, Picture]] = field(default_factory=dict)

    @property
    def packs(self) -> tuple[int, ...]:
        """The packs of which no face is missing."""
        return tuple(size for size in PACKS if not self.missing(size))

    def missing(self, size: int) -> tuple[str, ...]:
        """Returns the cards of a pack that the deck has not."""
        return tuple(code for code in pack(size) if code not in self.faces)

    def pictures(self) -> tuple[Picture, ...]:
        """Returns all pictures, each once."""
        tables = (self.faces, self.backs, *self.variants.values())
        return tuple(dict.fromkeys(picture for table in tables for picture in table.values()))


class Drawings:
    """The drawings among the files, each cleaned once."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._cleaned: dict[str, Drawing] = {}

    def read(self, name: str) -> Drawing:
        """Returns a drawing. Raises DeckRefused if it is not to be trusted."""
        if name not in self._cleaned:
            self._cleaned[name] = cleaned(name, self._files.read(name))
        return self._cleaned[name]


def is_drawing(name: str) -> bool:
    """Returns whether a file is SVG, by its name."""
    return name.lower().endswith((".svg", ".svgz"))


def plans(files: Files, drawings: Drawings) -> list[Plan | DeckRefused]:
    """Returns every deck among the files: its plan, or why it is refused. Raises DeckRefused if there is none at all.

    Where descriptions are found, those nearest to the top count; without any, a drawing or a folder of images may do.
    """
    readers: dict[str, Callable[[Files, str, Drawings], Plan]] = {
        "deck.toml": _own, "index.desktop": _kde, "config.txt": _pysol
    }  # fmt: skip
    described = [name for name in files.names if PurePosixPath(name).name.lower() in readers]
    described = [name for name in described if not name.lower().endswith("config.txt") or _is_pysol(files, name)]
    depth = min((name.count("/") for name in described), default=0)
    described = [name for name in described if name.count("/") == depth]
    attempts: list[Callable[[], Plan]] = []
    for name in described:
        reader = readers[PurePosixPath(name).name.lower()]
        attempts.append(lambda reader=reader, name=name: reader(files, name, drawings))  # type: ignore[misc]
    if not attempts:
        attempts = list(_undescribed(files, drawings))
    if not attempts:
        text = translate("Decks", "No deck of cards was found in {name}.")
        raise DeckRefused(text.fill(name=shown(files.title)))
    if len(attempts) > MOST_DECKS:
        raise too_much()
    return [_tried(attempt) for attempt in attempts]


def _tried(attempt: Callable[[], Plan]) -> Plan | DeckRefused:
    try:
        plan = attempt()
        if not plan.packs:
            raise incomplete(plan)
    except DeckRefused as error:
        return error
    return plan


def incomplete(plan: Plan) -> DeckRefused:
    """Returns the error for a deck that covers no pack."""
    text = translate("Decks", "{deck} has not all the cards of a pack; missing are: {cards}")
    return DeckRefused(text.fill(deck=plan.title, cards=listed(plan.missing(40))), plan.tradition)


def listed(codes: tuple[str, ...], most: int = 12) -> Text:
    """Returns the names of cards in one line, of the first if there are many."""
    names = {f"card{number}": Card(code) for number, code in enumerate(codes[:most])}
    line = ", ".join(f"{{{name}}}" for name in names) + (", …" if len(codes) > most else "")
    return Text("Decks", line, words=tuple(names.items()))  # nothing in it to be translated but the names


# Our own form


def _own(files: Files, name: str, _drawings: Drawings) -> Plan:
    try:
        table = tomllib.loads(files.read(name).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise damaged_file(name) from error
    if table.get("format", FORMAT) != FORMAT:
        text = translate("Decks", "{name} is of a newer form than this program knows.")
        raise DeckRefused(text.fill(name=shown(name)))

    def pictures(entries: object, cards: bool) -> dict[str, Picture]:
        found = {}
        for key, value in entries.items() if isinstance(entries, dict) else ():
            if isinstance(value, str) and (not cards or key in pack(52)) and (file := _beside(files, name, value)):
                found[shown(key, 24)] = Picture(file)
        return found

    variants = {"indexed": pictures(table.get("indexed"), True)}
    letters = table.get("letters")
    for language, entries in letters.items() if isinstance(letters, dict) else ():
        if re.fullmatch(r"[a-z_]{2,12}", language) and len(variants) < 10:
            variants[f"letters.{language}"] = pictures(entries, True)
    titles = table.get("title")
    titles = titles if isinstance(titles, dict) else {}
    tradition = table.get("tradition")
    plan = Plan(
        "deck",
        shown(str(titles.get("en") or table.get("name") or files.title)),
        tradition if tradition in TRADITIONS else "french",
        pictures(table.get("faces"), True),
        _few(pictures(table.get("backs"), False)),
        {language: shown(words) for language, words in titles.items() if isinstance(words, str) and len(language) == 2},
        shown(str(table.get("author", ""))),
        shown(str(table.get("licence", ""))),
        {key: entries for key, entries in variants.items() if entries},
    )
    return plan if plan.licence else replace(plan, licence=_licence(files, name))


def _beside(files: Files, description: str, inside: str) -> str | None:
    """The file that a description names, relative to its own folder; None if there is none.

    Raises DeckRefused if the name leads out of that folder.
    """
    parts = inside.replace("\\", "/").split("/")
    if ".." in parts or inside.startswith(("/", "\\")) or ":" in parts[0]:
        raise outside(inside)
    return files.find((PurePosixPath(description).parent / "/".join(parts)).as_posix())


def _few(backs: dict[str, Picture]) -> dict[str, Picture]:
    return dict(list(backs.items())[:MOST_BACKS])


# KDE


def _kde(files: Files, name: str, drawings: Drawings) -> Plan:
    keys = _desktop(files.read(name))
    title = shown(keys.get("Name", "")) or _folder_title(files, name)
    svg = keys.get("SVG", "")
    if not svg:
        text = translate("Decks", "{name} names no drawing of the cards.")
        raise DeckRefused(text.fill(name=shown(name)))
    file = _beside(files, name, svg)
    if file is None:
        raise DeckRefused(translate("Decks", "The file {name} is missing.").fill(name=shown(svg)))
    titles = {key[5:7]: shown(words) for key, words in keys.items() if re.fullmatch(r"Name\[[a-z]{2}\]", key)}
    plan = _drawn("kde", title, file, drawings.read(file))
    author = shown(keys.get("Author") or keys.get("X-KDE-PluginInfo-Author") or plan.author)
    licence = shown(keys.get("License") or keys.get("X-KDE-PluginInfo-License") or plan.licence)
    return replace(plan, titles=titles, author=author, licence=licence or _licence(files, name))


def _desktop(content: bytes) -> dict[str, str]:
    """The keys of the group of a desktop file that tells of the deck."""
    keys: dict[str, str] = {}
    inside = False
    for line in content.decode("utf-8", "replace").splitlines():
        if line.startswith("["):
            inside = line.strip().lower() in ("[kde backdeck]", "[kde carddeck]", "[desktop entry]")
        elif inside and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            keys.setdefault(key.strip(), value.strip())
    return keys


# GNOME, and drawings and images without a description


def _undescribed(files: Files, drawings: Drawings) -> Iterator[Callable[[], Plan]]:
    by_folder: dict[PurePosixPath, dict[str, Picture]] = {}
    for name in files.names:
        path = PurePosixPath(name)
        code = card_of(path.stem.lower())
        if path.suffix.lower() in PICTURES and code is not None:
            by_folder.setdefault(path.parent, {}).setdefault(code, Picture(name))
    images = {folder: faces for folder, faces in by_folder.items() if len(faces) >= len(pack(40)) // 2}
    for folder, faces in images.items():
        yield lambda folder=folder, faces=faces: _images(files, folder, faces)  # type: ignore[misc]
    if images:
        return
    for name in files.names:
        if is_drawing(name):
            yield lambda name=name: _gnome(files, name, drawings)  # type: ignore[misc]


def _images(files: Files, folder: PurePosixPath, faces: dict[str, Picture]) -> Plan:
    inside = [name for name in files.names if PurePosixPath(name).parent == folder]
    backs = {
        PurePosixPath(name).stem.lower(): Picture(name)
        for name in inside
        if PurePosixPath(name).stem.lower().startswith("back") and PurePosixPath(name).suffix.lower() in PICTURES
    }
    title = shown(folder.name) or files.title
    licence = _licence(files, (folder / "x").as_posix())
    return Plan("gnome", title, _tradition(title, faces), faces, _few(backs), licence=licence)


def _gnome(files: Files, name: str, drawings: Drawings) -> Plan:
    title = shown(PurePosixPath(name).stem.replace("_", " "))
    plan = _drawn("gnome", title, name, drawings.read(name))
    return plan if plan.licence else replace(plan, licence=_licence(files, name))


def _drawn(kind: str, title: str, file: str, drawing: Drawing) -> Plan:
    """The plan of one drawing with all cards: by ids in either order, or else as a grid."""
    faces: dict[str, Picture] = {}
    for word in sorted(drawing.ids):
        code = card_of(word)
        if code is not None:
            faces.setdefault(code, Picture(file, word))
    backs = {"back": Picture(file, "back")} if "back" in drawing.ids else {}
    if not faces and kind == "gnome":
        for row, suit in enumerate(_GRID):
            faces |= {rank + suit: Picture(file, cell=(column, row)) for column, rank in enumerate(RANKS[52])}
        backs = {"back": Picture(file, cell=(2, ROWS - 1))}
    if not faces:
        raise DeckRefused(translate("Decks", "No cards were found in the drawing {name}.").fill(name=shown(file)))
    return Plan(kind, title, _tradition(title, faces), faces, backs, author=drawing.author, licence=drawing.licence)


def card_of(word: str) -> str | None:
    """Returns the code of a card by its name in KDE's or GNOME's order.

    >>> card_of("king_heart"), card_of("club_10"), card_of("spade-1"), card_of("black_joker")
    ('KH', 'TC', 'AS', None)
    """
    one, _, other = word.replace("-", "_").partition("_")
    if one in _WORD_SUITS:
        one, other = other, one
    rank, suit = _WORD_RANKS.get(one), _WORD_SUITS.get(other.removesuffix("s"))
    return rank + suit if rank is not None and suit is not None else None


# PySol


def _is_pysol(files: Files, name: str) -> bool:
    return files.read(name).startswith(b"PySol")


def _pysol(files: Files, name: str, _drawings: Drawings) -> Plan:
    lines = files.read(name).decode("utf-8", "replace").splitlines()
    heads = [part.strip() for part in lines[0].split(";")]
    title = shown(lines[1].partition(";")[2]) if len(lines) > 1 else ""
    title = title or _folder_title(files, name)
    extension = next((part for part in heads[2:3] if re.fullmatch(r"\.[a-z]{2,4}", part.lower())), ".gif")
    if len(heads) > 3 and heads[3] not in ("", "1", "3"):
        text = translate("Decks", "{deck} is a set of other cards than those of this table.")
        raise DeckRefused(text.fill(deck=title))
    here = PurePosixPath(name).parent

    def picture(stem: str) -> Picture | None:
        for suffix in dict.fromkeys((extension, ".gif", ".png", ".jpg")):
            file = files.find((here / (stem + suffix)).as_posix())
            if file is not None:
                return Picture(file)
        return None

    faces: dict[str, Picture] = {}
    for sign in "dhcs":
        present = {number: found for number in range(1, 15) if (found := picture(f"{number:02d}{sign}"))}
        numbers = dict(zip(RANKS[52][:10], range(1, 11), strict=True)) | _figures(present)
        faces |= {rank + sign.upper(): present[number] for rank, number in numbers.items() if number in present}
    wanted = [PurePosixPath(word.strip()).stem for line in lines[4:6] for word in line.split(";")]
    stems = dict.fromkeys([stem for stem in wanted if stem.lower().startswith("back")] or ["back01", "back"])
    backs = {stem.lower(): found for stem in stems if re.fullmatch(r"\w+", stem) and (found := picture(stem))}
    return Plan("pysol", title, _tradition(title, faces), faces, _few(backs), licence=_licence(files, name))


def _figures(numbers: Container[int]) -> dict[str, int]:
    """Which picture is which figure: where there are four, the cavalier is none of ours."""
    return {"J": 11, "Q": 13, "K": 14} if 14 in numbers else {"J": 11, "Q": 12, "K": 13}


# What the formats have in common


def _tradition(title: str, faces: Mapping[str, Picture]) -> str:
    """Whose suits a deck has, as far as its name and its cards tell: Latin decks have no tens, or say what they are."""
    lower = title.lower()
    for tradition, words in _LATIN.items():
        if any(word in lower for word in words):
            return tradition
    if any("T" + suit in faces for suit in SUITS):
        return "french"
    return "spanish" if any("8" + suit in faces for suit in SUITS) else "italian"


def _folder_title(files: Files, name: str) -> str:
    return shown(PurePosixPath(name).parent.name or files.title).removeprefix("cardset-")


def _licence(files: Files, name: str) -> str:
    """The first line of a licence that lies beside a deck."""
    here = PurePosixPath(name).parent
    for other in files.names:
        path = PurePosixPath(other)
        if path.parent == here and path.stem.lower() in _LICENCE_FILES:
            lines = files.read(other)[:4000].decode("utf-8", "replace").splitlines()
            return shown(next((line for line in lines if line.strip()), ""))
    return ""


# Among our decks


def own_decks() -> Path:
    """Returns the folder of the decks that the person has brought."""
    return folders().data / "decks"


def install(plan: Plan, size: tuple[int, int], drawn: Mapping[Picture, bytes], back: bytes, home: Path) -> Path:
    """Writes a deck, its pictures being PNG, as a folder of ours in `home`; whole or not at all. Raises OSError.

    A deck with the same pictures that is already there is replaced. `back` is for a deck that has none.
    """
    digest = hashlib.blake2b(digest_size=12)
    for content in drawn.values():
        digest.update(content)
    origin = digest.hexdigest()
    home.mkdir(parents=True, exist_ok=True)
    _sweep(home.parent)
    # Not in `home` itself, where half a deck would be found as one.
    part = Path(tempfile.mkdtemp(prefix=_PART, dir=home.parent))
    try:
        target = _place(home, plan.title, origin)
        files = {picture: f"p{number:03d}.png" for number, picture in enumerate(drawn)}
        for picture, file in files.items():
            (part / file).write_bytes(drawn[picture])
        backs = {name: files[picture] for name, picture in plan.backs.items() if picture in files}
        if not backs:
            backs = {"plain": "plain.png"}
            (part / "plain.png").write_bytes(back)
        description = _description(plan, target.name, size, origin, files, backs)
        (part / "deck.toml").write_bytes(tomli_w.dumps(description).encode("utf-8"))
        part.chmod(0o755)
        if target.exists():
            remove(target, home)
        part.rename(target)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return target


def _description(
    plan: Plan, name: str, size: tuple[int, int], origin: str, files: Mapping[Picture, str], backs: Mapping[str, str]
) -> dict[str, Any]:
    def named(table: Mapping[str, Picture]) -> dict[str, str]:
        return {code: files[picture] for code, picture in table.items() if picture in files}

    table: dict[str, Any] = {
        "format": FORMAT, "name": name, "tradition": plan.tradition, "licence": plan.licence, "author": plan.author,
        "kind": plan.kind, "origin": origin, "packs": list(plan.packs), "size": list(size),
        "title": {"en": plan.title, **plan.titles}, "faces": named(plan.faces), "backs": dict(backs),
    }  # fmt: skip
    for key, entries in plan.variants.items():
        if key == "indexed":
            table["indexed"] = named(entries)
        else:
            table.setdefault("letters", {})[key.removeprefix("letters.")] = named(entries)
    return table


def _place(home: Path, title: str, origin: str) -> Path:
    """The folder for a deck: that of the same deck, or a free one."""
    for file in home.glob("*/deck.toml"):
        with contextlib.suppress(OSError, ValueError):
            if tomllib.loads(file.read_text(encoding="utf-8")).get("origin") == origin:
                return file.parent
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    # Never the name of one of ours, nor one that a system keeps for itself.
    stem = "own_" + (re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40] or "deck")
    number = 1
    while (place := home / (stem if number == 1 else f"{stem}_{number}")).exists():
        number += 1
    return place


def set_tradition(folder: Path, home: Path, tradition: str) -> None:
    """Notes which suits a deck of the person's own has. Raises OSError."""
    _must_be_own(folder, home)
    description = folder / "deck.toml"
    try:
        table = tomllib.loads(description.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OSError(f"{description} is damaged") from error
    write_atomic(description, tomli_w.dumps(table | {"tradition": tradition}).encode("utf-8"))


def _must_be_own(folder: Path, home: Path) -> None:
    if folder.parent != home or folder.name in ("", ".", ".."):
        raise OSError(f"{folder} is no deck of {home}")


def remove(folder: Path, home: Path) -> None:
    """Deletes a deck of the person's own. Raises OSError; only a folder directly in `home` is ever deleted."""
    _must_be_own(folder, home)
    if folder.is_symlink():
        folder.unlink()
        return
    # At once out of sight, then at leisure: never half a deck.
    away = Path(tempfile.mkdtemp(prefix=_PART, dir=home.parent)) / folder.name
    folder.rename(away)
    shutil.rmtree(away.parent, ignore_errors=True)


def _sweep(data: Path) -> None:
    """Deletes what an import that was killed has left, if it is old enough not to be still going on."""
    for part in data.glob(_PART + "*"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > _DAY and not os.path.islink(part):  # noqa: PTH114
                shutil.rmtree(part, ignore_errors=True)
