"""Settings: read tolerantly, kept whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from altabassa_qt.session.settings import Settings, load_settings, save_settings, settings_path


def test_without_a_file_the_usual_settings_hold_and_nothing_is_said():
    assert load_settings() == (Settings(), [])


def test_what_is_saved_is_read_again():
    settings = Settings(language="it", sound=False, decks={"40": "napoletane"}, last_players=[{"name": "Nonnò Ü 🂡"}])
    save_settings(settings)
    assert load_settings() == (settings, [])


def test_an_unknown_key_is_kept():
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('schema = 1\nfuture = "yes"\n[table]\nx = 1\n')
    settings, notices = load_settings()
    assert notices == []
    save_settings(settings)
    again, _ = load_settings()
    assert again.others == {"future": "yes", "table": {"x": 1}}


def test_a_bad_value_falls_back_and_is_told():
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('speed = "warp"\nlanguage = "fr"\nsound = 1\n')
    settings, notices = load_settings()
    assert (settings.speed, settings.language, settings.sound) == ("normal", "fr", True)
    assert len(notices) == 2 and "speed" in str(notices[0])


def test_a_damaged_file_is_set_aside_and_told():
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text("= = =")
    settings, notices = load_settings()
    assert settings == Settings()
    assert len(notices) == 1
    assert path.with_name("settings.damaged-1.toml").read_text() == "= = ="
    save_settings(settings)
    assert load_settings() == (settings, [])


def test_bytes_that_are_no_text_are_set_aside_too():
    settings_path().parent.mkdir(parents=True)
    settings_path().write_bytes(b"\xff\xfe\x00")
    assert load_settings()[0] == Settings()
    assert not settings_path().exists()


def test_a_newer_versions_file_is_left_untouched():
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text('schema = 99\nlanguage = "tlh"\n')
    settings, notices = load_settings()
    assert len(notices) == 1
    settings.language = "it"
    save_settings(settings)
    assert path.read_text() == 'schema = 99\nlanguage = "tlh"\n'


def test_a_file_that_cannot_be_read_is_told_and_not_overwritten():
    settings_path().mkdir(parents=True)
    settings, notices = load_settings()
    assert len(notices) == 1
    save_settings(settings)
    assert settings_path().is_dir()


JSON = st.recursive(
    st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(
    st.dictionaries(st.sampled_from(["language", "decks", "sound", "last_players", "last_rules", "felt", "x"]), JSON)
)
def test_whatever_a_file_holds_the_settings_are_usable(content):
    import tempfile
    from pathlib import Path

    import tomli_w

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_text(tomli_w.dumps(content))
        settings, _ = load_settings(path)
        assert isinstance(settings.sound, bool) and isinstance(settings.deck_for("alta_bassa", 40, "napoletane"), str)
        save_settings(settings, path)
        assert load_settings(path) == (settings, [])
