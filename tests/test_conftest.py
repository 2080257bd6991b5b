"""The promises of conftest.py."""

import socket
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import QStandardPaths

from tests.conftest import OWN_CASES, SHARED_CASES


def test_our_copy_of_the_cases_is_the_specification_s(cases):
    assert len(cases) == len(list(OWN_CASES.glob("*.json"))) > 0
    if SHARED_CASES.is_dir():
        shared = {file.name: file.read_bytes() for file in SHARED_CASES.iterdir()}
        assert {file.name: file.read_bytes() for file in OWN_CASES.iterdir()} == shared


def test_every_folder_of_the_user_is_inside_the_test_s_home(own_home):
    folders = [
        platformdirs.user_config_path("altabassa"),
        platformdirs.user_data_path("altabassa"),
        platformdirs.user_state_path("altabassa"),
        platformdirs.user_cache_path("altabassa"),
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)),
        Path.home(),
    ]
    assert all(folder.is_relative_to(own_home) for folder in folders)


def test_there_is_no_network():
    with pytest.raises(RuntimeError, match="tried to reach"), socket.socket() as line:
        line.connect(("127.0.0.1", 9))
    with pytest.raises(RuntimeError, match="tried to look up"):
        socket.create_connection(("localhost", 9))
