"""The catalogues in translations/ as plain data, and the messages that the code has."""

from __future__ import annotations

import ast
import subprocess
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("it", "es", "fr")
Key: TypeAlias = tuple[str, str, str]  # context, source, note


@dataclass(frozen=True)
class Message:
    """What a catalogue says for one message: one form, or one for each plural form of the language."""

    forms: tuple[str, ...]
    finished: bool
    plural: bool


def read(language: str) -> dict[Key, Message]:
    """Returns the catalogue of a language."""
    root = ElementTree.parse(ROOT / "translations" / f"altabassa_{language}.ts").getroot()
    messages = {}
    for context in root.findall("context"):
        for entry in context.findall("message"):
            key = (context.findtext("name", ""), entry.findtext("source", ""), entry.findtext("comment", ""))
            found = entry.find("translation")
            assert found is not None, key
            plural = entry.get("numerus") == "yes"
            forms = [form.text or "" for form in found] if plural else [found.text or ""]
            messages[key] = Message(tuple(forms), found.get("type") is None, plural)
    return messages


def in_code() -> dict[Key, bool]:
    """Returns the messages of the code as the update script finds them, and which of them have a number."""
    path = ROOT / "packaging" / "update_translations"
    loader = SourceFileLoader("update_translations", str(path))
    spec = spec_from_loader("update_translations", loader)
    assert spec is not None
    script = module_from_spec(spec)
    loader.exec_module(script)
    found: dict[Key, bool] = {}
    for source in sorted((ROOT / "altabassa_qt").rglob("*.py")):
        for context, words, note, number in script.strings(ast.parse(source.read_text(encoding="utf-8"))):
            found[context, words, note] = found.get((context, words, note), False) or number
    return found


def compile_into(folder: Path) -> None:
    """Compiles every catalogue into `folder`; an incomplete message fails as in a build."""
    for source in sorted((ROOT / "translations").glob("*.ts")):
        target = folder / f"{source.stem}.qm"
        tool = next(path for path in Path(PySide6.__file__).parent.glob("lrelease*") if path.suffix in ("", ".exe"))
        subprocess.run([tool, "-silent", source, "-qm", target], check=True)
