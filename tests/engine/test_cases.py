"""The specification's worked examples, in process and through the real command."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from altabassa_qt.engine.errors import RecordError
from altabassa_qt.engine.records import check_depth
from altabassa_qt.engine_cli import replayed

ROOT = Path(__file__).resolve().parents[2]


def differences(expected: Any, answer: Any, place: str = "$") -> list[str]:
    """Lists where `answer` lacks what `expected` names (spec: README.md)."""
    if isinstance(expected, dict):
        if not isinstance(answer, dict):
            return [f"{place}: {answer!r} is no object"]
        found = [f"{place}.{key} is missing" for key in expected if key not in answer]
        for key in expected.keys() & answer.keys():
            found += differences(expected[key], answer[key], f"{place}.{key}")
        return found
    if isinstance(expected, list):
        if not isinstance(answer, list) or len(expected) != len(answer):
            return [f"{place}: {answer!r} instead of {expected!r}"]
        return [
            line
            for index, pair in enumerate(zip(expected, answer, strict=True))
            for line in differences(*pair, f"{place}[{index}]")
        ]
    if isinstance(expected, bool) is not isinstance(answer, bool) or expected != answer:
        return [f"{place}: {answer!r} instead of {expected!r}"]
    return []


def test_a_difference_is_found_at_every_depth() -> None:
    assert differences({"a": [{"b": 1}], "c": 7}, {"a": [{"b": 1, "x": 0}], "c": 7.0, "y": 0}) == []
    assert differences({"a": [{"b": 1}]}, {"a": [{"b": True}]}) == ["$.a[0].b: True instead of 1"]
    assert differences({"a": [1]}, {"a": [1, 2]}) == ["$.a: [1, 2] instead of [1]"]
    assert differences({"a": 1}, {}) == ["$.a is missing"]


def test_worked_example(case: dict[str, Any]) -> None:
    expected = case["expect"]
    try:
        check_depth(case["record"])
        answer = replayed(case["record"], case.get("at"), case.get("view"))
    except RecordError as error:
        answer = {"error": {"move": error.move}}
    # What the answer would be after it has been printed and read.
    assert differences(expected, json.loads(json.dumps(answer))) == []


SAMPLE = (
    "alta_bassa_full",
    "alta_bassa_full_at",
    "alta_bassa_07_view_of_an_open_round",
    "alta_bassa_09_card_already_played",
    "record_depth_32",
    "record_depth_33",
    "terziglio_view_full_seat1",
    "sette_mezzo_full_shuffle",
    "previsioni_full_bad_deck",
    "cocincina_05_choice",
    "undici_07_out_of_turn",
)


@pytest.mark.parametrize("name", SAMPLE)
def test_worked_example_through_the_command(name: str, cases: dict[str, dict[str, Any]], tmp_path: Path) -> None:
    case = cases[name]
    file = tmp_path / "match.altabassa"
    file.write_text(json.dumps(case["record"]), encoding="utf-8")
    options = [f"--{key}={case[key]}" for key in ("at", "view") if key in case]
    call = [sys.executable, "-m", "altabassa_qt.engine_cli", "replay", str(file), *options]
    run = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    if "error" in case["expect"]:
        move = case["expect"]["error"]["move"]
        place = "record" if move == -1 else f"move {move}"
        assert run.stderr.startswith(f"{file}: {place}: ")
        assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    else:
        assert (run.returncode, run.stderr) == (0, "")
        assert differences(case["expect"], json.loads(run.stdout)) == []
