"""The command altabassa-engine as others call it: what it prints, where, and its exit status (spec: record.md)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from altabassa_qt import bots
from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.records import MAX_BYTES, new_record, replay

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "altabassa_qt.engine_cli")


def run(*arguments: object, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command to its end."""
    call = [*COMMAND, *map(str, arguments)]
    env = {**os.environ, **environment}
    return subprocess.run(call, cwd=ROOT, env=env, input=stdin, capture_output=True, check=False, timeout=120)


def answer(*arguments: object) -> Any:
    """What the command prints when all is well: one JSON object on one line."""
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1
    return json.loads(done.stdout)


def refusal(*arguments: object) -> str:
    """The one line in which the command refuses a record."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    text = done.stderr.decode("ascii" if done.stderr.isascii() else "utf-8").replace(os.linesep, "\n")
    assert text.count("\n") == 1
    assert text.endswith("\n")
    return text.removesuffix("\n")


def misuse(*arguments: object) -> None:
    """Asserts that the command refuses its arguments."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"usage: altabassa-engine")


def a_record() -> dict[str, Any]:
    record = new_record("alta_bassa", [{"name": name} for name in ("Anna", "Bruno", "Çelik")])
    record["moves"] = [[0, "play AD"], [2, "play KC"], [1, "play 2H"], [1, "play 3H"]]
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "una partita è.altabassa"
    path.write_text(json.dumps(a_record()), encoding="utf-8")
    return path


def rewrite(file: Path, **keys: Any) -> None:
    file.write_text(json.dumps({**a_record(), **keys}), encoding="utf-8")


def test_replay_prints_everything(file: Path) -> None:
    assert answer("replay", file) == replay(a_record()).report()


def test_replay_of_the_first_moves(file: Path) -> None:
    assert answer("replay", file, "--at", 0) == replay(a_record(), 0).report()
    assert answer("replay", "--at=2", file)["detail"]["committed"] == [0, 2]


def test_replay_from_a_seat(file: Path) -> None:
    seen = answer("replay", file, "--view", 2)
    assert seen == replay(a_record()).view(2).as_json()
    assert seen["detail"]["hands"][0] == ["??"] * 9
    assert seen["legal"][0] == "play 2C"


def test_replay_names_the_move_at_fault(file: Path) -> None:
    rewrite(file, moves=[[0, "play AD"], [2, "play 9H"]])
    assert refusal("replay", file).startswith(f'{file}: move 1: seat 2: "play 9H": ')
    assert answer("replay", file, "--at", 1)["detail"]["committed"] == [0]


def test_replay_names_the_header(file: Path) -> None:
    rewrite(file, rules={"colour": "red"})
    assert refusal("replay", file).startswith(f"{file}: record: ")


@pytest.mark.parametrize("option", ["--at=5", "--at=-1", "--view=3", "--view=-1"])
def test_replay_out_of_range(file: Path, option: str) -> None:
    assert refusal("replay", file, option).startswith(f"{file}: record: ")


def test_a_refusal_begins_with_the_file_as_it_was_named(file: Path) -> None:
    rewrite(file, version=2)
    name = f"{file.parent}//.{os.sep}{file.name}"
    assert refusal("replay", name).startswith(f"{name}: record: ")
    assert refusal("choose", "--seat", 0, name).startswith(f"{name}: record: ")


def test_a_refusal_is_one_line_whatever_it_quotes(file: Path) -> None:
    rewrite(file, moves=[[0, "play\nAD\r\u2028\ud800 {why} %n"]])
    assert refusal("replay", file).startswith(f"{file}: move 0: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        assert refusal("replay", path).startswith(f"{path}: record: ")
    file = tmp_path / "large"
    file.write_bytes(b" " * (MAX_BYTES + 1))
    assert refusal("replay", file).startswith(f"{file}: record: ")
    file.write_bytes(b"[" * 1000)
    assert refusal("choose", file, "--seat", 0).startswith(f"{file}: record: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["deal"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "a", "--at", "one"],
        ["replay", "a", "--at", "1.0"],
        ["replay", "a", "--at", "٣"],
        ["replay", "a", "--vie", "1"],
        ["choose", "a"],
        ["choose", "a", "--seat", "0", "--level", "6"],
        ["choose", "a", "--seat", "0", "--level", "03"],
        ["simulate", "--game", "alta_bassa"],
        ["simulate", "--game", "scopa", "--players", "2"],
        ["simulate", "--game", "alta_bassa", "--players", "1"],
        ["simulate", "--game", "alta_bassa", "--players", "13"],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--levels", "1,9"],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--levels", ""],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--rules", "{"],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--rules", "[]"],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--rules", '{"ranks": 9}'],
        ["simulate", "--game", "alta_bassa", "--players", "2", "--games", "-1"],
        ["serve", "now"],
    ],
    ids=" ".join,
)
def test_wrong_arguments(arguments: list[str]) -> None:
    misuse(*arguments)


def test_nothing_is_printed_that_an_old_terminal_cannot_say(file: Path) -> None:
    rewrite(file, moves=[[0, "play 🂡é"]])
    done = run("replay", file, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert done.returncode == 2
    assert done.stderr.isascii()
    assert run("--help", PYTHONIOENCODING="ascii").returncode == 0


def test_no_qt_is_imported() -> None:
    check = (
        "import sys, altabassa_qt.engine_cli as cli; cli._parser(); print([m for m in sys.modules if 'PySide' in m])"
    )
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_reader_that_goes_away_is_no_fault(file: Path) -> None:
    call = [*COMMAND, "serve"]
    with subprocess.Popen(
        call, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as served:
        assert served.stdin and served.stdout and served.stderr
        served.stdout.close()
        served.stdin.write(b"{}\n" * 100)
        served.stdin.close()
        assert served.stderr.read() == b""
    assert served.returncode == 0


def test_choose_is_the_same_every_time(file: Path) -> None:
    chosen = answer("choose", file, "--seat", 0, "--level", 1, "--seed", 5)
    assert set(chosen) == {"move"}
    assert chosen == answer("choose", file, "--seat", 0, "--level", 1, "--seed", 5)
    assert chosen["move"] in answer("replay", file, "--view", 0)["legal"]


def test_choose_draws_from_its_distribution(file: Path) -> None:
    shown = answer("choose", file, "--seat", 0, "--distribution")
    assert set(shown) == {"distribution"}
    assert sum(shown["distribution"].values()) == pytest.approx(1)
    assert shown["distribution"] == bots.distribution(replay(a_record()).view(0), "3")
    drawn = {answer("choose", file, "--seat", 0, "--seed", seed)["move"] for seed in range(3)}
    assert drawn <= {move for move, chance in shown["distribution"].items() if chance > 0}


def test_choose_at_an_earlier_move(file: Path) -> None:
    assert answer("choose", file, "--seat", 1, "--at", 2)["move"] in replay(a_record(), 2).legal_moves(1)


@pytest.mark.parametrize("options", [["--seat=1"], ["--seat=3"], ["--seat=-1"], ["--seat=0", "--at=5"]])
def test_choose_for_nobody(file: Path, options: list[str]) -> None:
    assert refusal("choose", file, *options).startswith(f"{file}: record: ")


def simulate(*arguments: object) -> list[Any]:
    done = run("simulate", *arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("game", names())
def test_simulate_writes_records_that_replay(game: str, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    seats = find(game).seats.start
    arguments = ("--game", game, "--players", seats, "--games", 2, "--seed", 7, "--levels", "1")
    lines = simulate(*arguments, "--out", out)
    assert [line["seed"] for line in lines] == [7, 8]
    for line in lines:
        file = out / f"{game}-{line['seed']}.altabassa"
        record = json.loads(file.read_text(encoding="utf-8"))
        end = replay(record).report()
        assert end["finished"]
        assert line == {
            "game": game,
            "seed": record["seed"],
            "scores": end["scores"],
            "winners": end["winners"],
            "moves": len(record["moves"]),
        }
    again = tmp_path / "again"
    assert simulate(*arguments, "--out", again) == lines
    for file in out.iterdir():
        assert file.read_bytes() == (again / file.name).read_bytes()


def test_simulate_gives_levels_in_turn(tmp_path: Path) -> None:
    rules = '{"ranks": 13, "hands": 2}'
    simulate("--game", "alta_bassa", "--players", 5, "--levels", "1,2", "--rules", rules, "--out", tmp_path)
    record = json.loads((tmp_path / "alta_bassa-0.altabassa").read_text(encoding="utf-8"))
    assert [player["bot"] for player in record["players"]] == ["1", "2", "1", "2", "1"]
    assert record["rules"] == {"ranks": 13, "hands": 2}


def test_simulate_with_another_seed_is_another_match() -> None:
    arguments = ("--game", "alta_bassa", "--players", 4, "--levels", "1")
    assert len({str(line["scores"]) for line in simulate(*arguments, "--games", 6)}) > 1


def test_simulate_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out = tmp_path / "file" / "folder"
    done = run("simulate", "--game", "alta_bassa", "--players", 2, "--levels", "1", "--out", out)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def serve(*requests: bytes) -> list[Any]:
    """The answers to these lines."""
    done = run("serve", stdin=b"\n".join(requests))
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


def request(**keys: Any) -> bytes:
    return json.dumps({"record": a_record(), **keys}).encode()


def test_serve_answers_each_line_in_order(file: Path) -> None:
    answers = serve(
        request(cmd="replay"),
        request(cmd="replay", at=2, view=1),
        request(cmd="replay", at=None, view=None),
        request(cmd="choose", seat=0, level="1", seed=5),
        request(cmd="choose", seat=0, distribution=True),
        request(cmd="choose", seat=1, at=2) + b"\r",
    )
    assert answers[0] == answers[2] == replay(a_record()).report()
    assert answers[1] == replay(a_record(), 2).view(1).as_json()
    assert answers[3] == answer("choose", file, "--seat", 0, "--level", 1, "--seed", 5)
    assert answers[4] == answer("choose", file, "--seat", 0, "--distribution")
    assert answers[5]["move"].startswith("play ")


BAD_LINES = (
    b"",
    b"   ",
    b"{",
    b"[]",
    b"null",
    b"\xff",
    b"NaN",
    b"[" * 10_000,
    b"{}",
    b'{"cmd": "replay"}',
    b'{"cmd": ["replay"]}',
    request(),
    request(cmd="deal"),
    request(cmd="replay", at=5),
    request(cmd="replay", at=-1),
    request(cmd="replay", at=1.0),
    request(cmd="replay", at="1"),
    request(cmd="replay", at=True),
    request(cmd="replay", view=3),
    request(cmd="replay", view=False),
    request(cmd="replay", record=[]),
    request(cmd="choose"),
    request(cmd="choose", seat=None),
    request(cmd="choose", seat=1),
    request(cmd="choose", seat=0, level=3),
    request(cmd="choose", seat=0, level="0"),
    request(cmd="choose", seat=0, level=["3"]),
    request(cmd="choose", seat=0, seed="1"),
    request(cmd="choose", seat=0, seed=True),
    request(cmd="choose", seat=0, distribution=1),
)


def test_serve_goes_on_after_bad_lines() -> None:
    answers = serve(*BAD_LINES, request(cmd="replay"))
    assert answers[-1] == replay(a_record()).report()
    for line, said in zip(BAD_LINES, answers[:-1], strict=True):
        assert set(said) == {"error"}, line
        assert said["error"]["move"] == -1, line
        assert said["error"]["message"], line


def test_serve_names_the_move_at_fault() -> None:
    [said] = serve(request(cmd="replay", record={**a_record(), "moves": [[0, "play AD"], [0, "play KD"]]}))
    assert said["error"]["move"] == 1


def test_serve_takes_lines_of_up_to_8_mib() -> None:
    bare = request(cmd="replay", note="")
    full = bare.replace(b'"note": ""', b'"note": "%s"' % (b"x" * (MAX_BYTES - len(bare))))
    assert len(full) == MAX_BYTES
    answers = serve(full, full + b" ", b"x" * (3 * MAX_BYTES), request(cmd="replay"))
    assert [set(said) == {"error"} for said in answers] == [False, True, True, False]


def test_serve_counts_depth_from_the_record() -> None:
    def nested(depth: int) -> dict[str, Any]:
        inner: list[Any] = []
        for _ in range(depth - 2):
            inner = [inner]
        return {**a_record(), "note": inner}

    answers = serve(request(cmd="replay", record=nested(32)), request(cmd="replay", record=nested(33)))
    assert ["error" in said for said in answers] == [False, True]


def test_serve_answers_before_it_is_asked_again() -> None:
    call = [*COMMAND, "serve"]
    with subprocess.Popen(call, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as served:
        assert served.stdin and served.stdout
        for at in range(3):
            served.stdin.write(request(cmd="replay", at=at) + b"\n")
            served.stdin.flush()
            assert json.loads(served.stdout.readline()) == replay(a_record(), at).report()
        served.stdin.close()
    assert served.returncode == 0


def test_a_full_disk_is_told_in_one_line(file: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "replay", str(file)], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False, timeout=120
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
