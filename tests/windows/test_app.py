"""The command `altabassa`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from altabassa_qt import __version__
from altabassa_qt.app import main
from altabassa_qt.session.match import Match
from altabassa_qt.session.saves import save_record

ROOT = Path(__file__).resolve().parent.parent.parent


def python(code: str, *arguments: str) -> str:
    """What a program prints that runs with its own application."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    return done.stdout.strip()


def test_the_version_is_told_without_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"altabassa {__version__}\n"
    assert python("import sys, altabassa_qt.app; print('PySide6' in sys.modules)") == "False"


@pytest.mark.parametrize("arguments", [["--language", "xx"], ["--no-such"], ["one", "two"]])
def test_wrong_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


OPEN = """
import sys
from altabassa_qt.windows.frame import Frame
from altabassa_qt.windows.language import current
import altabassa_qt.app
furnish = Frame._furnish
def look(self):
    furnish(self)
    play = self.main.play
    print(current(), self.isVisible(), *(play.match.names if play else ()))
    self.close()
Frame._furnish = look
sys.exit(altabassa_qt.app.main(sys.argv[1:]))
"""


def test_it_opens_in_the_language_asked_for() -> None:
    assert python(OPEN, "--language", "fr") == "fr True"


def test_it_opens_a_file(tmp_path: Path) -> None:
    match = Match.new("alta_bassa", [{"name": "Zoè"}, {"name": "Ugo"}], seed=3)
    match.play(0, "play 2D")
    file = tmp_path / "a match.altabassa"
    save_record(match.record, file)
    assert python(OPEN, str(file)) == "en True Zoè Ugo"
