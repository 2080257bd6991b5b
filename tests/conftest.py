"""What every test gets: no screen, a home folder of its own, no network, and the specification's worked examples."""

import os

# Before Qt is imported by anybody: no screen, and the same language and number format everywhere.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import json
import socket
from pathlib import Path
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED_CASES = ROOT.parent / "shared" / "spec" / "cases"
OWN_CASES = ROOT / "tests" / "data" / "cases"

# How long an example takes says more about the machine than about the program.
hypothesis.settings.register_profile("any_machine", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "any_machine")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home for each test, with every folder that platformdirs or Qt may choose inside it."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    folders = {"CONFIG": ".config", "DATA": ".local/share", "STATE": ".local/state", "CACHE": ".cache"}
    for kind, folder in folders.items():
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / folder))
    return home


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connecting anywhere but to a local socket file is an error."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family != socket.AF_UNIX:
            raise RuntimeError(f"a test tried to reach {address}")
        connect(self, address)

    def refuse(*arguments: object, **_named: object) -> None:
        raise RuntimeError(f"a test tried to look up {arguments[0]}")

    monkeypatch.setattr(socket.socket, "connect", guarded)
    monkeypatch.setattr(socket.socket, "connect_ex", guarded)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


def cases_folder() -> Path:
    """Where the specification's `cases/*.json` lie: beside the tree if the specification is there, else our copy."""
    return SHARED_CASES if SHARED_CASES.is_dir() else OWN_CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `case` runs once for each worked example: a dict as in the specification's README."""
    if "case" in metafunc.fixturenames:
        files = sorted(cases_folder().glob("*.json"))
        cases = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        metafunc.parametrize("case", cases, ids=[file.stem for file in files])


@pytest.fixture(scope="session")
def cases() -> dict[str, dict[str, Any]]:
    """Every worked example by its file's name without `.json`."""
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(cases_folder().glob("*.json"))}
