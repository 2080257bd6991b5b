"""Records: nothing is lost in them, and each fault is found where it is (spec: record.md)."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from altabassa_qt.engine.errors import RecordError
from altabassa_qt.engine.records import (
    MAX_BYTES,
    MAX_DEPTH,
    check_depth,
    load_json,
    new_record,
    read_record,
    replay,
    write_text,
)

NAMES = ("Anna", "Bruno", "Çelik")

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def a_record() -> dict[str, Any]:
    """A record of a whole round and the first choice of the next."""
    record = new_record("alta_bassa", [{"name": name} for name in NAMES])
    record["moves"] = [[0, "play AD"], [2, "play KC"], [1, "play 2H"], [1, "play 3H"]]
    return record


def exactly(value: object) -> str:
    """A text in which 1, 1.0 and true differ."""
    return repr(value)


@given(st.dictionaries(st.text(), json_values, max_size=4), st.dictionaries(st.text(), json_values, max_size=4))
@example({"note": "\ud800"}, {"colour": "🂡\n\x00"})
@example({"note": 10**30, "other": -0.0}, {})
def test_unknown_keys_are_kept_as_they_are(of_record: dict[str, Any], of_player: dict[str, Any]) -> None:
    record = {**of_record, **a_record()}
    record["players"][0] = {**of_player, **record["players"][0]}
    read = load_json(write_text(record).encode())
    assert exactly(read) == exactly(record)


def test_a_rewritten_record_is_the_same_match(cases: dict[str, dict[str, Any]]) -> None:
    record = cases["alta_bassa_full"]["record"]
    assert replay(load_json(write_text(record).encode())).report() == replay(record).report()


def changed(**keys: Any) -> dict[str, Any]:
    """A good record with some keys changed; one set to ... is left out."""
    record = {**a_record(), **keys}
    return {key: value for key, value in record.items() if value is not ...}


HEADERS: tuple[dict[str, Any], ...] = (
    {"format": ...},
    {"format": "altabassa"},
    {"version": ...},
    {"version": 2},
    {"version": 1.0},
    {"version": True},
    {"version": "1"},
    {"game": ...},
    {"game": "scopa"},
    {"game": ["alta_bassa"]},
    {"players": ...},
    {"players": {}},
    {"players": [{"name": "Anna"}]},
    {"players": [{"name": "Anna"}] * 13},
    {"players": [{"name": "Anna"}, {"name": ""}, {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, {"name": "B" * 41}, {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, {}, {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, {"name": 7}, {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, "Bruno", {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, {"name": "Bruno", "bot": 3}, {"name": "Carla"}]},
    {"players": [{"name": "Anna"}, {"name": "Bruno", "bot": None}, {"name": "Carla"}]},
    {"rules": []},
    {"rules": None},
    {"rules": {"colour": "red"}},
    {"rules": {"ranks": 11}},
    {"rules": {"ranks": 10.0}},
    {"rules": {"ranks": "10"}},
    {"rules": {"hands": 0}},
    {"rules": {"hands": True}},
    {"rules": {"hands": None}},
    {"rules": {"stake": -1}},
    {"rules": {"second": "nearest"}},
    {"setup": None},
    {"setup": {"dealer": 0}},
    {"decks": {}},
    {"decks": None},
    {"decks": ["AD"]},
    {"decks": [[1]]},
    {"moves": {}},
    {"moves": None},
    {"seed": "1"},
    {"seed": 1.5},
    {"seed": True},
    {"seed": None},
)


@pytest.mark.parametrize("keys", HEADERS, ids=lambda keys: json.dumps(keys, default=lambda _: "absent")[:60])
def test_fault_in_the_header(keys: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as fault:
        replay(changed(**keys))
    assert fault.value.move == -1
    assert str(fault.value)


@pytest.mark.parametrize("record", [None, [], "record", 1, [a_record()]])
def test_a_record_is_an_object(record: Any) -> None:
    with pytest.raises(RecordError) as fault:
        replay(record)
    assert fault.value.move == -1


def test_only_what_is_required_is_required() -> None:
    record = {key: a_record()[key] for key in ("format", "version", "game", "players")}
    assert replay(record).report()["detail"]["round"] == 1


def test_names_have_up_to_forty_characters() -> None:
    assert replay(changed(players=[{"name": "🂡" * 40}, {"name": "B"}, {"name": "C"}])).seats == 3


ENTRIES: tuple[Any, ...] = (
    None,
    "play 4D",
    [0],
    [0, "play 4D", 1],
    ["0", "play 4D"],
    [0.0, "play 4D"],
    [False, "play 4D"],
    [3, "play 4D"],
    [-1, "play 4D"],
    [0, 4],
    [0, "play 4d"],
    [0, "play  4D"],
    [0, "play 4D "],
    [0, "Play 4D"],
    [0, "play"],
    [0, ""],
    [0, "play 4H"],
    [0, "play AD"],
    [0, "play 8D"],
    [0, "play 4D\n"],
    [1, "play 4H"],
    {"0": "play 4D"},
)


@pytest.mark.parametrize("entry", ENTRIES, ids=repr)
def test_fault_in_a_move(entry: Any) -> None:
    record = a_record()
    record["moves"] += [entry, "not reached"]
    with pytest.raises(RecordError) as fault:
        replay(record)
    assert fault.value.move == 4
    assert replay(record, 4) == replay(a_record())


def test_moves_after_the_end(cases: dict[str, dict[str, Any]]) -> None:
    record = deepcopy(cases["alta_bassa_full"]["record"])
    end = len(record["moves"])
    record["moves"].append([0, "play AD"])
    with pytest.raises(RecordError) as fault:
        replay(record)
    assert fault.value.move == end


@pytest.mark.parametrize("at", [-1, 5, True, 1.0, "1"])
def test_at_out_of_range(at: Any) -> None:
    with pytest.raises(RecordError) as fault:
        replay(a_record(), at)
    assert fault.value.move == -1


def test_behind_at_only_lists_are_checked() -> None:
    record = a_record()
    record["decks"] = ["no deck", 7]
    record["moves"][3] = "no move"
    assert replay(record, 3).report()["detail"]["round"] == 2
    with pytest.raises(RecordError) as fault:
        replay({**record, "moves": record["moves"][:3]})
    assert fault.value.move == -1


def nested(depth: int) -> dict[str, Any]:
    """A record so many objects and arrays deep."""
    inner: list[Any] = []
    for _ in range(depth - 2):
        inner = [inner]
    return {**a_record(), "note": inner}


def test_depth() -> None:
    for check in (check_depth, lambda record: load_json(json.dumps(record).encode())):
        check(nested(MAX_DEPTH))
        with pytest.raises(RecordError) as fault:
            check(nested(MAX_DEPTH + 1))
        assert fault.value.move == -1


def test_brackets_in_texts_are_not_depth() -> None:
    record = {**a_record(), "note": '[{"' * 100 + "\\"}
    assert load_json(json.dumps(record).encode()) == record


def test_a_very_deep_file_is_refused_unread() -> None:
    with pytest.raises(RecordError):
        load_json(b"[" * 100_000)
    with pytest.raises(RecordError):
        load_json(b'{"a":' * 100_000)


def test_an_endless_text_is_refused() -> None:
    """Tried at a size at which anything worse than linear time would never end."""
    with pytest.raises(RecordError):
        load_json(b'"' + b'\\"' * 3_000_000)
    with pytest.raises(RecordError):
        load_json(b'"a' * 1_000_001)


BROKEN = (
    b"",
    b" ",
    b"{",
    b"{}}",
    b"nul",
    b'{"a": NaN}',
    b"[Infinity]",
    b"[-Infinity]",
    b"[1e999]",
    b"\xff{}",
    b"{'a': 1}",
)


@pytest.mark.parametrize("data", BROKEN, ids=repr)
def test_broken_json(data: bytes) -> None:
    with pytest.raises(RecordError) as fault:
        load_json(data)
    assert fault.value.move == -1


def test_size_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.altabassa"
    text = write_text({**a_record(), "note": ""})
    filled = text.replace('"note": ""', f'"note": "{"x" * (MAX_BYTES - len(text.encode()))}"')
    file.write_bytes(filled.encode())
    assert file.stat().st_size == MAX_BYTES
    assert replay(read_record(file)) == replay(a_record())
    file.write_bytes(filled.encode() + b"\n")
    with pytest.raises(RecordError) as fault:
        read_record(file)
    assert fault.value.move == -1


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.altabassa", tmp_path):
        with pytest.raises(RecordError) as fault:
            read_record(path)
        assert fault.value.move == -1
