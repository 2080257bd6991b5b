"""The program speaking another language, from catalogues compiled for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from altabassa_qt.windows import language as spoken_language
from tests.translations.catalogues import compile_into


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the catalogues as the program loads them."""
    folder = tmp_path_factory.mktemp("compiled")
    compile_into(folder)
    return folder


@pytest.fixture
def speak(qapp: QApplication, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """The program's own way to change the language; English again afterwards."""
    monkeypatch.setattr(spoken_language, "translations", lambda: compiled)
    yield spoken_language.speak
    spoken_language.speak("en")
