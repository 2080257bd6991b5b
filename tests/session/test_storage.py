"""Files of each person: never lost, never half written, set aside when damaged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from altabassa_qt.session.storage import folders, set_aside, write_atomic

ROOT = Path(__file__).resolve().parents[2]


def test_the_folders_follow_the_persons_home(own_home):
    here = folders()
    assert {here.config, here.data, here.cache} == {
        own_home / ".config/altabassa",
        own_home / ".local/share/altabassa",
        own_home / ".cache/altabassa",
    }


def test_a_missing_folder_is_made_again(tmp_path):
    path = tmp_path / "cartella con spazî 🂡" / "file"
    write_atomic(path, b"one")
    path.unlink()
    path.parent.rmdir()
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"


def test_a_file_that_cannot_be_replaced_stays_and_leaves_nothing_behind(tmp_path):
    folder = tmp_path / "folder"
    target = folder / "file"
    target.mkdir(parents=True)
    with pytest.raises(OSError):
        write_atomic(target, b"new")
    assert [path.name for path in folder.iterdir()] == ["file"]


def test_setting_aside_never_overwrites(tmp_path):
    for number in (1, 2):
        damaged = tmp_path / "current.altabassa"
        damaged.write_text(str(number))
        set_aside(damaged)
    assert (tmp_path / "current.damaged-1.altabassa").read_text() == "1"
    assert (tmp_path / "current.damaged-2.altabassa").read_text() == "2"


def test_killed_in_the_middle_of_saving_the_file_is_whole(tmp_path):
    path = tmp_path / "file"
    program = (
        "import sys; from pathlib import Path; from altabassa_qt.session.storage import write_atomic\n"
        "print('go', flush=True)\n"
        "number = 0\n"
        "while True:\n"
        "    number += 1\n"
        "    write_atomic(Path(sys.argv[1]), (str(number % 10) * 300_000).encode())\n"
    )
    for _ in range(5):
        writer = subprocess.Popen(
            [sys.executable, "-c", program, str(path)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert writer.stdout is not None
        writer.stdout.readline()
        while not path.exists():
            assert writer.poll() is None
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        content = path.read_bytes()
        assert len(content) == 300_000
        assert len(set(content)) == 1
