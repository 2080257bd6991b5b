"""Foreign SVG made harmless: nothing from outside, nothing that runs, nothing that grows without end.

`cleaned` reads a drawing with a parser that knows no entities, and writes it anew with only what a picture needs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.etree import ElementTree
from xml.parsers import expat

from ..engine.words import translate
from .deck_files import DeckRefused, damaged_file, shown, unzipped

MOST_ELEMENTS = 200_000
DEEPEST = 120  # elements in one another: whoever draws them goes down by recursion
MOST_DRAWN = 1_000_000  # elements after every reference has been followed
_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_DROPPED = (
    "script", "handler", "listener", "foreignObject", "audio", "video", "iframe", "metadata", "title", "desc",
    "animate", "animateColor", "animateMotion", "animateTransform", "set", "discard",
)  # fmt: skip
# Images inside the file are pictures all the same; what they hold is measured before it is drawn.
_INNER_PICTURE = re.compile(r"data:image/(png|jpe?g|gif|webp);base64,", re.IGNORECASE)
_REFERENCE = re.compile(r"""url\(\s*(['"]?)\s*(.*?)\s*\1\s*\)""", re.IGNORECASE | re.DOTALL)
_AT_RULE = re.compile(r"@[^;{]*;")  # @import and the like; rules with a block need nothing from outside
_CREDIT = {"creator": "author", "rights": "rights"}


@dataclass
class Drawing:
    """A drawing that may be drawn: its bytes, the ids of its elements, and what it says of its author and licence."""

    name: str
    content: bytes
    ids: frozenset[str]
    author: str = ""
    licence: str = ""
    inner: tuple[str, ...] = field(default=())
    """The pictures inside the drawing, as base64."""


def cleaned(name: str, content: bytes) -> Drawing:
    """Returns the drawing in a file, plain or zipped, with everything left out that is no drawing.

    Raises DeckRefused if it is damaged, declares entities, is too big, or draws itself.
    """
    reader = _Reader(name)
    root = reader.read(unzipped(name, content))
    _measure(name, root)
    ElementTree.register_namespace("", _SVG)
    ElementTree.register_namespace("xlink", _XLINK)
    written = ElementTree.tostring(root, encoding="utf-8")
    author, licence = shown(reader.credit["author"]), shown(reader.credit["licence"] or reader.credit["rights"])
    return Drawing(name, written, frozenset(reader.ids), author, licence, tuple(reader.inner))


class _Reader:
    """Reads SVG element by element, and builds the tree of those that are kept."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ids: set[str] = set()
        self.inner: list[str] = []
        self.credit = {"author": "", "rights": "", "licence": ""}
        self._builder = ElementTree.TreeBuilder()
        self._path: list[str] = []
        self._dropped_at = 0  # depth of the element that is left out with all in it; 0 = none
        self._count = 0
        self._style: list[str] | None = None

    def read(self, content: bytes) -> ElementTree.Element:
        parser = expat.ParserCreate(namespace_separator="}")
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.EntityDeclHandler = self._entity
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(content, True)
            root = self._builder.close()
        except DeckRefused:
            raise
        except (expat.ExpatError, AssertionError, LookupError, ValueError) as error:
            raise damaged_file(self.name) from error
        if not isinstance(root, ElementTree.Element) or root.tag != f"{{{_SVG}}}svg":
            raise damaged_file(self.name)
        return root

    def _entity(self, *_declaration: object) -> None:
        text = translate("Decks", "The drawing {name} declares entities, which are not allowed.")
        raise DeckRefused(text.fill(name=shown(self.name)))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        space, _, local = tag.rpartition("}")
        self._path.append(local)
        depth = len(self._path)
        if self._count > MOST_ELEMENTS or depth > DEEPEST:
            text = translate("Decks", "The drawing {name} has too many parts.")
            raise DeckRefused(text.fill(name=shown(self.name)))
        if local == "license":
            self.credit["licence"] = next((v for k, v in attributes.items() if k.endswith("}resource")), "")
        if self._dropped_at:
            return
        kept = self._attributes(local, attributes)
        if space != _SVG or local in _DROPPED or kept is None:
            self._dropped_at = depth
            return
        if "id" in kept:
            self.ids.add(kept["id"])
        self._builder.start(f"{{{_SVG}}}{local}", kept)
        if local == "style":
            self._style = []

    def _end(self, _tag: str) -> None:
        depth, local = len(self._path), self._path.pop()
        if self._dropped_at:
            if depth == self._dropped_at:
                self._dropped_at = 0
            return
        if self._style is not None and local == "style":
            self._builder.data(_harmless("".join(self._style)))
            self._style = None
        self._builder.end(f"{{{_SVG}}}{local}")

    def _text(self, words: str) -> None:
        if self._dropped_at:
            self._note_credit(words)
        elif self._style is not None:
            self._style.append(words)
        elif "text" in self._path:
            self._builder.data(words)

    def _note_credit(self, words: str) -> None:
        for element, key in _CREDIT.items():
            if element in self._path and len(self.credit[key]) < 200 and words.strip():
                self.credit[key] = f"{self.credit[key]} {words.strip()}".strip()

    def _attributes(self, local: str, attributes: dict[str, str]) -> dict[str, str] | None:
        """The attributes that are kept; None for an element that shows something from outside."""
        kept = {}
        for key, value in attributes.items():
            space, _, name = key.rpartition("}")
            if name == "href" and space in ("", _XLINK):
                link = value.strip()
                if local == "image":
                    if not _INNER_PICTURE.match(link):
                        return None
                    self.inner.append(link.partition(",")[2])
                elif not link.startswith("#"):
                    if local in ("use", "image", "feImage"):
                        return None
                    continue
                kept[f"{{{_XLINK}}}href"] = link
            elif not space and not name.lower().startswith("on"):
                kept[name] = _harmless(value)
        return kept


def _harmless(words: str) -> str:
    """Style rules without anything that is fetched."""
    if "url" not in words.lower() and "@" not in words and "\\" not in words:
        return words
    # A backslash can spell any of these in another way.
    words = _AT_RULE.sub("", words.replace("\\", ""))
    return _REFERENCE.sub(lambda found: f"url({found[2]})" if found[2].startswith("#") else "none", words)


def _measure(name: str, root: ElementTree.Element) -> None:
    """Raises DeckRefused if following the references draws without end, or nearly so."""
    by_id: dict[str, ElementTree.Element] = {}
    for element in root.iter():
        by_id.setdefault(element.get("id", ""), element)
    by_id.pop("", None)
    _colour_only(root, by_id)
    weights: dict[ElementTree.Element, int | None] = {}  # None: being measured
    # Depth by hand: references add to it without limit.
    waiting = [(root, iter([*root, *_referred(root, by_id)]), [1])]
    weights[root] = None
    while waiting:
        element, parts, sum_so_far = waiting[-1]
        part = next(parts, None)
        if part is None:
            waiting.pop()
            weights[element] = sum_so_far[0]
            if waiting:
                waiting[-1][2][0] += sum_so_far[0]
        elif part not in weights:
            weights[part] = None
            waiting.append((part, iter([*part, *_referred(part, by_id)]), [1]))
        else:
            weight = weights[part]
            if weight is None:
                text = translate("Decks", "The drawing {name} contains itself.")
                raise DeckRefused(text.fill(name=shown(name)))
            sum_so_far[0] += weight
        if sum_so_far[0] > MOST_DRAWN:
            text = translate("Decks", "The drawing {name} has too many parts.")
            raise DeckRefused(text.fill(name=shown(name)))


def _colour_only(root: ElementTree.Element, by_id: dict[str, ElementTree.Element]) -> None:
    """Lets style rules refer to gradients only: what they refer to is not followed by `_measure`."""

    def colour(found: re.Match[str]) -> str:
        target = by_id.get(found[2][1:])
        return found[0] if target is not None and target.tag.endswith("Gradient") else "none"

    for style in root.iter(f"{{{_SVG}}}style"):
        style.text = _REFERENCE.sub(colour, style.text or "")


def _referred(element: ElementTree.Element, by_id: dict[str, ElementTree.Element]) -> list[ElementTree.Element]:
    """The elements that are drawn again for `element`."""
    names = [value[1:] for key, value in element.attrib.items() if key.endswith("}href") and value.startswith("#")]
    for value in element.attrib.values():
        if "url(" in value:
            names += [found[2][1:] for found in _REFERENCE.finditer(value)]
    return [by_id[name] for name in names if name in by_id]
