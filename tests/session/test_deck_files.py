"""Files that people bring: bounded, and none from outside."""

from __future__ import annotations

import gzip
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

from altabassa_qt.session import deck_files
from altabassa_qt.session.deck_files import Cancelled, DeckRefused, gather, shown, unzipped
from tests.session.deck_makers import kde, pysol, tar_of, tarred, zip_of, zipped


def test_a_folder_gives_what_may_belong_to_a_deck(tmp_path: Path) -> None:
    deck = kde(tmp_path / "rose")
    (deck / "run.sh").write_text("#!/bin/sh")
    files = gather(deck)
    assert files.names == ("COPYING", "cards.svgz", "index.desktop")
    assert files.title == "rose"
    assert files.find("INDEX.Desktop") == "index.desktop"


@pytest.mark.parametrize("name", ["d.zip", "d.tar", "d.tar.gz", "d.tar.bz2", "d.tar.xz", "d.tgz"])
def test_an_archive_gives_the_same(tmp_path: Path, name: str) -> None:
    deck = pysol(tmp_path / "cardset-hills")
    pack_up = zipped if name.endswith("zip") else tarred
    files = gather(pack_up(deck, tmp_path / name))
    plain = gather(deck)
    assert files.names == tuple(f"cardset-hills/{inside}" for inside in plain.names)
    assert files.read("cardset-hills/01c.gif") == plain.read("01c.gif")
    assert files.title == "d"


def test_what_systems_leave_beside_each_file_is_passed_over(tmp_path: Path) -> None:
    contents = {"a/garden.svg": b"x", "__MACOSX/a/._garden.svg": b"x", "a/.DS_Store": b"x"}
    assert gather(zip_of(tmp_path / "d.zip", contents)).names == ("a/garden.svg",)


def test_the_description_stands_for_its_folder(tmp_path: Path) -> None:
    deck = kde(tmp_path / "rose")
    assert gather(deck / "index.desktop").names == gather(deck).names


def test_links_out_of_a_folder_are_not_followed(tmp_path: Path) -> None:
    deck = kde(tmp_path / "rose")
    (tmp_path / "secret.svg").write_text("secret")
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "01c.png").write_text("secret")
    (deck / "link.svg").symlink_to(tmp_path / "secret.svg")
    (deck / "linked").symlink_to(tmp_path / "more")
    assert gather(deck).names == ("COPYING", "cards.svgz", "index.desktop")


def test_a_file_that_becomes_a_link_meanwhile_is_not_read(tmp_path: Path) -> None:
    deck = kde(tmp_path / "rose")
    (tmp_path / "secret.svg").write_text("secret")
    files = gather(deck)
    (deck / "cards.svgz").unlink()
    (deck / "cards.svgz").symlink_to(tmp_path / "secret.svg")
    with pytest.raises(DeckRefused, match=r"cards\.svgz"):
        files.read("cards.svgz")


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    deck = kde(tmp_path / "rose")
    os.mkfifo(deck / "pipe.svg")
    assert "pipe.svg" not in gather(deck).names


@pytest.mark.parametrize("name", ["../evil.svg", "/etc/evil.svg", "a/../../evil.svg", "..\\evil.svg", "C:\\evil.svg"])
def test_a_member_that_leads_out_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(DeckRefused, match="outside"):
        gather(zip_of(tmp_path / "d.zip", {"index.desktop": b"x", name: b"x"}))
    with pytest.raises(DeckRefused, match="outside"):
        gather(tar_of(tmp_path / "d.tar", [(tarfile.TarInfo(name), b"x")]))


def test_links_and_devices_in_archives_are_passed_over(tmp_path: Path) -> None:
    members = [(tarfile.TarInfo("a.svg"), b"<svg/>")]
    for name, kind in (("b.svg", tarfile.SYMTYPE), ("c.svg", tarfile.LNKTYPE), ("d.svg", tarfile.CHRTYPE)):
        member = tarfile.TarInfo(name)
        member.type, member.linkname = kind, "/etc/passwd"
        members.append((member, b""))
    assert gather(tar_of(tmp_path / "d.tar", members)).names == ("a.svg",)
    link = zipfile.ZipInfo("b.svg")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(tmp_path / "d.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
        archive.writestr("a.svg", "<svg/>")
    assert gather(tmp_path / "d.zip").names == ("a.svg",)


def test_one_file_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    big = bytes(deck_files.MOST_BYTES + 1)
    with pytest.raises(DeckRefused, match="too big"):
        gather(zip_of(tmp_path / "d.zip", {"a.svg": big}))
    tar = tar_of(tmp_path / "d.tar", [(tarfile.TarInfo("a.svg"), big)])
    packed = tmp_path / "d.tar.gz"
    packed.write_bytes(gzip.compress(tar.read_bytes(), 1))
    assert packed.stat().st_size < 1 << 20
    with pytest.raises(DeckRefused, match="too big"):
        gather(packed)
    with pytest.raises(DeckRefused, match="too big"):
        unzipped("a.svgz", gzip.compress(big, 1))


@pytest.mark.parametrize("name", ["d.tar.gz", "d.tar.bz2", "d.tar.xz"])
def test_much_that_is_passed_over_is_too_much_all_the_same(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_files, "ALL_BYTES", 1 << 20)
    folder = tmp_path / "d"
    folder.mkdir()
    (folder / "film.bin").write_bytes(bytes(2 << 20))
    with pytest.raises(DeckRefused, match="far more"):
        gather(tarred(folder, tmp_path / name))


def test_all_together_may_be_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_files, "ALL_BYTES", 1000)
    contents = {f"{n}.svg": bytes(300) for n in range(4)}
    with pytest.raises(DeckRefused, match="far more"):
        gather(zip_of(tmp_path / "d.zip", contents))
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    files = gather(tmp_path)
    with pytest.raises(DeckRefused, match="far more"):
        for name in files.names:
            files.read(name)


def test_too_many_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_files, "MOST_FILES", 20)
    deck = pysol(tmp_path / "hills")
    for path in (deck, zipped(deck, tmp_path / "d.zip"), tarred(deck, tmp_path / "d.tar")):
        with pytest.raises(DeckRefused, match="far more"):
            gather(path)


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04 and no more", b"\x1f\x8b\x08\0\0", b"\xfd7zXZ\0broken", b"BZh9", b"plain"]
)
def test_what_is_no_archive_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "d.zip"
    file.write_bytes(content)
    with pytest.raises(DeckRefused, match=r"d\.zip"):
        gather(file)


def test_an_archive_cut_short_is_refused(tmp_path: Path) -> None:
    for name, pack_up in (("d.zip", zipped), ("d.tar.gz", tarred), ("d.tar.xz", tarred)):
        file = pack_up(pysol(tmp_path / "hills"), tmp_path / name)
        file.write_bytes(file.read_bytes()[:-400])
        with pytest.raises(DeckRefused):
            gather(file)


def test_what_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckRefused, match="gone"):
        gather(tmp_path / "gone.zip")


def test_it_can_be_given_up(tmp_path: Path) -> None:
    deck = pysol(tmp_path / "hills")
    for path in (deck, zipped(deck, tmp_path / "d.zip"), tarred(deck, tmp_path / "d.tar")):
        with pytest.raises(Cancelled):
            gather(path, lambda: False)


def test_foreign_words_are_shown_in_one_short_line() -> None:
    assert shown("a\n b\x00\u202ec\t") == "a b c"
    assert len(shown("x" * 500)) == 80
