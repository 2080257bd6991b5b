"""The lock files hold what pyproject.toml asks for, by content and not by address."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from tests.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PLAY = PROJECT["dependencies"]
TEST = PLAY + PROJECT["optional-dependencies"]["test"]


def pins(name: str) -> list[Requirement]:
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    return [Requirement(line.rstrip("\\ ")) for line in text.splitlines() if not line.startswith((" ", "#"))]


@pytest.mark.parametrize(("lock", "wanted"), [("requirements.lock", PLAY), ("requirements-test.lock", TEST)])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_every_dependency_is_pinned_in_its_range(lock, wanted, python):
    here = {"python_version": python, "python_full_version": f"{python}.1", "platform_machine": "x86_64"}
    pinned = {
        pin.name: next(iter(pin.specifier)).version for pin in pins(lock) if not pin.marker or pin.marker.evaluate(here)
    }
    for requirement in map(Requirement, wanted):
        if not requirement.marker or requirement.marker.evaluate(here):
            assert requirement.specifier.contains(pinned[requirement.name.lower()]), requirement


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock"])
def test_every_pin_has_hashes_and_no_address(lock):
    text = (ROOT / "packaging" / lock).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?! )", text.strip())
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_both_locks_agree():
    test = {str(pin) for pin in pins("requirements-test.lock")}
    assert {str(pin) for pin in pins("requirements.lock")} <= test
