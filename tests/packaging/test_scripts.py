"""The set-up scripts are POSIX sh, and a desktop finds the game, its icon and its files by the same names."""

import configparser
import subprocess
import xml.etree.ElementTree as ET

import pytest

from tests.conftest import ROOT

SCRIPTS = ["play", "test", "prepare", "lock", "build_deb"]
LINUX = ROOT / "packaging" / "linux"
ID = "io.github.altabassa.AltaEBassa"
LANGUAGES = ["it", "es", "fr"]
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_is_read_without_complaint(name):
    done = subprocess.run(["sh", "-n", ROOT / "packaging" / name], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_file_speaks_every_language(entry):
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(entry[f"{key}[{language}]"] for language in LANGUAGES)


def test_the_desktop_file_opens_the_type_that_we_declare(entry):
    mime = ET.parse(LINUX / f"{ID}.xml").getroot()
    kinds = [node.get("type") for node in mime]
    assert entry["MimeType"] == "".join(f"{kind};" for kind in kinds)
    assert entry["Exec"] == "altabassa %f"


def test_the_metainfo_belongs_to_the_desktop_file():
    component = ET.parse(LINUX / f"{ID}.metainfo.xml").getroot()
    assert component.findtext("id") == ID
    assert component.findtext("launchable") == f"{ID}.desktop"
    summaries = {node.get(XML_LANGUAGE) for node in component.findall("summary")}
    assert summaries == {None, *LANGUAGES}
