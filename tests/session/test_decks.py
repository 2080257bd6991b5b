"""The four formats of decks, complete and broken; and how a deck comes among ours."""

from __future__ import annotations

import os
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from altabassa_qt.engine.cards import pack
from altabassa_qt.session.deck_files import DeckRefused, gather
from altabassa_qt.session.decks import Drawings, Picture, Plan, install, own_decks, plans, remove
from altabassa_qt.session.storage import folders
from tests.session.deck_makers import SVG, gnome, grid, kde, own, png, pysol, tarred, zip_of, zipped


def found(path: Path) -> Plan:
    """The one deck at `path`. Raises DeckRefused."""
    files = gather(path)
    (plan,) = plans(files, Drawings(files))
    if isinstance(plan, DeckRefused):
        raise plan
    return plan


def refused(path: Path) -> str:
    """Why the deck at `path` is refused."""
    with pytest.raises(DeckRefused) as caught:
        found(path)
    return str(caught.value)


# KDE


@pytest.mark.parametrize("packed", ["", "d.zip", "d.tar.xz"])
def test_a_kde_deck(tmp_path: Path, packed: str) -> None:
    folder = kde(tmp_path / "rose")
    path = folder
    if packed:
        path = (zipped if packed.endswith("zip") else tarred)(folder, tmp_path / packed)
    plan = found(path)
    assert (plan.kind, plan.title, plan.tradition, plan.packs) == ("kde", "Rose & Thorn", "french", (52, 40))
    assert plan.titles == {"it": "Rosa e spina"}
    assert plan.faces["QS"].element == "queen_spade"
    assert plan.backs["back"].element == "back"
    assert (plan.author, plan.licence) == ("Ann Example", "GNU Lesser General Public License")
    assert len(plan.pictures()) == 53


def test_a_kde_deck_for_forty_cards_is_enough(tmp_path: Path) -> None:
    plan = found(kde(tmp_path / "rose", pack(40)))
    assert plan.packs == (40,)
    assert plan.missing(52)[:3] == ("8D", "9D", "TD")


def test_missing_cards_are_named(tmp_path: Path) -> None:
    said = refused(kde(tmp_path / "rose", [code for code in pack(52) if code not in ("7H", "KS")]))
    assert "7H, KS" in said and "Rose & Thorn" in said


@pytest.mark.parametrize(
    ("svg", "said"),
    [("SVG=gone.svgz", "gone.svgz"), ("SVG=../rose/cards.svgz", "outside"), ("SVG=/etc/cards.svg", "outside"),
     ("", "no drawing")],
)  # fmt: skip
def test_a_broken_kde_description(tmp_path: Path, svg: str, said: str) -> None:
    assert said in refused(kde(tmp_path / "rose", desktop=f"[KDE Backdeck]\nName=X\n{svg}\n"))


def test_a_kde_drawing_that_is_damaged_or_has_no_cards(tmp_path: Path) -> None:
    folder = kde(tmp_path / "rose", zipped=False)
    (folder / "cards.svg").write_text("<svg")
    assert "damaged" in refused(folder)
    (folder / "cards.svg").write_text(SVG.format(box="0 0 9 9", inside='<g id="tree"/>'))
    assert "No cards" in refused(folder)


# GNOME


def test_a_gnome_theme(tmp_path: Path) -> None:
    plan = found(gnome(tmp_path / "old_garden.svg"))
    assert (plan.kind, plan.title, plan.packs) == ("gnome", "old garden", (52, 40))
    assert plan.faces["TC"].element == "club_10"


def test_an_older_gnome_theme_has_the_names_in_the_other_order(tmp_path: Path) -> None:
    file = tmp_path / "old.svg"
    file.write_bytes((kde(tmp_path / "k", zipped=False) / "cards.svg").read_bytes())
    assert found(file).faces["TC"].element == "10_club"


def test_a_gnome_theme_without_ids_is_a_grid(tmp_path: Path) -> None:
    (tmp_path / "grid.svg").write_bytes(grid())
    plan = found(tmp_path / "grid.svg")
    assert plan.faces["AC"].cell == (0, 0)
    assert plan.faces["KS"].cell == (12, 3)
    assert plan.backs["back"].cell == (2, 4)


def test_images_with_the_names_of_cards(tmp_path: Path) -> None:
    from tests.session.deck_makers import RANK_WORDS, WORDS

    folder = tmp_path / "fixed"
    folder.mkdir()
    for code in pack(52):
        (folder / f"{WORDS[code[1]]}-{RANK_WORDS[code[0]]}.png").write_bytes(png(6, 9))
    (folder / "back.png").write_bytes(png(6, 9))
    plan = found(folder)
    assert plan.packs == (52, 40)
    assert plan.faces["JH"] == Picture("heart-jack.png")
    assert plan.backs == {"back": Picture("back.png")}


# PySol


@pytest.mark.parametrize("image", ["gif", "png"])
def test_a_pysol_cardset(tmp_path: Path, image: str) -> None:
    plan = found(pysol(tmp_path / "cardset-hills", image=image))
    assert (plan.kind, plan.title, plan.packs, plan.tradition) == ("pysol", "Green Hills", (52, 40), "french")
    assert plan.faces["AC"] == Picture(f"01c.{image}")
    assert plan.faces["KS"] == Picture(f"13s.{image}")
    assert list(plan.backs) == ["back01", "back02"]
    assert len(plan.pictures()) == 54


def test_a_tarot_cardset_gives_its_cards_without_the_cavalier(tmp_path: Path) -> None:
    folder = pysol(tmp_path / "tarot", kind=3, Q=13, K=14)
    for sign in "cshd":
        (folder / f"12{sign}.gif").write_bytes(b"the cavalier")
    plan = found(folder)
    assert (plan.faces["JC"].file, plan.faces["QC"].file, plan.faces["KC"].file) == ("11c.gif", "13c.gif", "14c.gif")


def test_cards_without_eights_to_tens_are_italian_unless_the_name_says_more(tmp_path: Path) -> None:
    folder = pysol(tmp_path / "cardset-x", pack(40))
    assert found(folder).tradition == "italian"
    config = folder / "config.txt"
    config.write_text(config.read_text().replace("Green Hills", "Baraja Verde"))
    assert found(folder).tradition == "spanish"


def test_a_cardset_of_other_cards_or_with_holes_is_refused(tmp_path: Path) -> None:
    assert "other cards" in refused(pysol(tmp_path / "a", kind=2))
    holes = pysol(tmp_path / "b")
    (holes / "07h.gif").unlink()
    assert "7H" in refused(holes)
    (holes / "config.txt").write_text("PySol")
    assert "7H" in refused(holes)


def test_names_in_capitals_are_found(tmp_path: Path) -> None:
    folder = pysol(tmp_path / "caps")
    contents = {file.name.upper(): file.read_bytes() for file in folder.iterdir()}
    assert found(zip_of(tmp_path / "d.zip", contents)).faces["AC"] == Picture("01C.GIF")


# Our own form


def test_a_folder_in_our_own_form(tmp_path: Path) -> None:
    plan = found(own(tmp_path / "casa", extra='[indexed]\nAD = "2D.png"\n[letters.fr]\nKD = "3D.svg"\n'))
    assert (plan.kind, plan.title, plan.tradition, plan.packs) == ("deck", "Home-made", "italian", (40,))
    assert plan.titles == {"it": "Di casa", "en": "Home-made"}
    assert (plan.author, plan.licence) == ("Zia Pina", "CC-BY-4.0")
    assert plan.variants == {"indexed": {"AD": Picture("2D.png")}, "letters.fr": {"KD": Picture("3D.svg")}}
    assert list(plan.backs) == ["viola"]


@pytest.mark.parametrize("place", ["../secret.png", "/etc/secret.png", "a/../../x.png", "C:/x.png", "..\\\\x.png"])
def test_a_card_outside_the_folder_is_refused(tmp_path: Path, place: str) -> None:
    assert "outside" in refused(own(tmp_path / "casa", AD=place))


def test_a_broken_description_of_ours(tmp_path: Path) -> None:
    folder = own(tmp_path / "casa")
    (folder / "deck.toml").write_text("= =")
    assert "damaged" in refused(folder)
    (folder / "deck.toml").write_text("format = 2")
    assert "newer" in refused(folder)
    (folder / "deck.toml").write_text('title = 3\nfaces = "all"\nletters = [1]\nbacks = { a = 1 }\ntradition = []')
    assert "missing" in refused(folder)


def test_decks_of_the_program_can_be_read_too(tmp_path: Path) -> None:
    from altabassa_qt.places import resources

    for folder in sorted((resources() / "decks").iterdir()):
        plan = found(folder)
        declared = tomllib.loads((folder / "deck.toml").read_text())["packs"]
        assert set(declared) <= set(plan.packs), folder.name


# Several, or none


def test_several_decks_in_one_folder_are_all_found(tmp_path: Path) -> None:
    pysol(tmp_path / "sets" / "cardset-a")
    kde(tmp_path / "sets" / "rose")
    own(tmp_path / "sets" / "rose" / "deeper")
    pysol(tmp_path / "sets" / "broken", pack(52)[:9])
    files = gather(tmp_path / "sets")
    all_found = plans(files, Drawings(files))
    assert [plan.kind if isinstance(plan, Plan) else "refused" for plan in all_found] == ["refused", "pysol", "kde"]


def test_a_folder_without_a_deck_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "config.txt").write_text("something else")
    (tmp_path / "notes" / "photo.png").write_bytes(png(5, 5))
    assert "notes" in refused(tmp_path / "notes")


# Among ours


def installed(plan: Plan, home: Path, content: bytes = b"picture") -> Path:
    drawn = {picture: content + str(n).encode() for n, picture in enumerate(plan.pictures())}
    return install(plan, (60, 90), drawn, b"plain", home)


def test_a_deck_is_written_whole_under_a_safe_name(tmp_path: Path) -> None:
    home = own_decks()
    plan = found(own(tmp_path / "casa", extra='[letters.fr]\nKD = "3D.svg"\n'))
    folder = installed(replace(plan, title="CON: ../é"), home)
    assert folder == home / "own_con_e"
    table = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    assert (table["name"], table["author"], table["packs"], table["size"]) == ("own_con_e", "Zia Pina", [40], [60, 90])
    assert set(table["faces"]) == set(pack(40))
    assert all((folder / file).is_file() for file in table["faces"].values())
    assert table["letters"]["fr"]["KD"] == table["faces"]["3D"]
    assert not list(folders().data.glob("deck-part-*"))


def test_the_same_deck_again_takes_its_old_place_and_another_one_a_new(tmp_path: Path) -> None:
    plan = found(pysol(tmp_path / "hills"))
    home = own_decks()
    first = installed(plan, home)
    (first / "left over").write_text("")
    assert installed(plan, home) == first
    assert not (first / "left over").exists()
    assert installed(plan, home, b"other") == home / f"{first.name}_2"


def test_a_deck_without_a_back_gets_one(tmp_path: Path) -> None:
    plan = found(kde(tmp_path / "rose", with_back=False))
    folder = installed(plan, own_decks())
    assert tomllib.loads((folder / "deck.toml").read_text())["backs"] == {"plain": "plain.png"}
    assert (folder / "plain.png").read_bytes() == b"plain"


def test_an_import_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    plan = found(pysol(tmp_path / "hills"))
    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(OSError, match="No space"):
        installed(plan, own_decks())
    assert not list(own_decks().iterdir())
    assert [entry.name for entry in folders().data.iterdir()] == ["decks"]


def test_what_a_killed_import_left_is_swept_away_after_a_day(tmp_path: Path) -> None:
    old, fresh = folders().data / "deck-part-old", folders().data / "deck-part-new"
    for part in (old, fresh):
        part.mkdir(parents=True)
        (part / "p000.png").write_text("")
    os.utime(old, (0, 0))
    installed(found(pysol(tmp_path / "hills")), own_decks())
    assert not old.exists()
    assert fresh.exists()


def test_only_own_decks_can_be_removed(tmp_path: Path) -> None:
    home = own_decks()
    folder = installed(found(pysol(tmp_path / "hills")), home)
    remove(folder, home)
    assert not list(home.iterdir())
    for other in (tmp_path / "hills", home / "..", home):
        with pytest.raises(OSError, match="no deck"):
            remove(other, home)
    (home / "link").symlink_to(tmp_path / "hills")
    remove(home / "link", home)
    assert (tmp_path / "hills" / "config.txt").is_file()
