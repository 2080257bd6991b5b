"""The built wheel, installed far from the tree into an environment of its own."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import altabassa_qt
from tests.conftest import OWN_CASES, ROOT

PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--isolated", "--no-input"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = ["wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*PIP, *build], check=True)
    return next(folder.glob("altabassa_qt-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The environment's folder of commands; what the wheel depends on is taken from the one that runs the tests."""
    home = tmp_path_factory.mktemp("far away è")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = home / "bin" / "python"
    subprocess.run([*PIP, "--python", str(python), "install", "--no-index", "--no-deps", str(wheel)], check=True)
    # A .pth file adds the folder, but not what that folder's own .pth files name: the tree stays out of reach.
    packages = next((home / "lib").glob("python*/site-packages"))
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home / "bin"


def run(command: list[str | Path], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_carries_the_resources_and_a_compiled_catalogue_for_each_language(wheel):
    carried = {name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith(".py")}
    files = [path for path in (ROOT / "resources").rglob("*.*") if path.suffix not in (".py", ".pyc")]
    expected = {f"altabassa_qt/{path.relative_to(ROOT).as_posix()}" for path in files}
    assert {name for name in carried if name.startswith("altabassa_qt/resources/")} == expected
    catalogues = {f"altabassa_qt/translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert {name for name in carried if name.endswith(".qm")} == catalogues


def test_it_carries_neither_tests_nor_the_code_that_draws(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"altabassa_qt"}
    assert not [name for name in names if name.startswith("altabassa_qt/resources/") and name.endswith((".py", ".pyc"))]


def test_its_places_are_inside_the_environment(installed, tmp_path):
    code = "from altabassa_qt import places; print(places.resources()); print(places.translations())"
    resources, translations = map(Path, run([installed / "python", "-c", code], tmp_path).splitlines())
    assert all(place.is_relative_to(installed.parent) for place in (resources, translations))
    assert (resources / "decks").is_dir()


def test_the_engine_command_replays_a_match(installed, tmp_path):
    case = json.loads((OWN_CASES / "alta_bassa_full.json").read_text(encoding="utf-8"))
    record = tmp_path / "partita.altabassa"
    record.write_text(json.dumps(case["record"]), encoding="utf-8")
    answer = json.loads(run([installed / "altabassa-engine", "replay", record], tmp_path))
    assert answer["finished"]
    assert answer["scores"] == case["expect"]["scores"]


def test_the_game_command_starts(installed, tmp_path):
    assert run([installed / "altabassa", "--version"], tmp_path) == f"altabassa {altabassa_qt.__version__}\n"
