"""The model of the decks in the gallery."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from altabassa_qt.models.decks import DeckModel, DeckRole, DeckRow

ROWS = (
    DeckRow("francesi", {"it": "Francesi", "en": "French"}, (52, 40), letters=("fr",)),
    DeckRow("own_rose", {"en": "Rose & Thorn"}, (40,), own=True, author="Ann", licence="LGPL", missing=("7H", "KS")),
)


@pytest.fixture
def model(qapp: object) -> DeckModel:
    made = DeckModel()
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    made.update(ROWS, ["francesi"], "it")
    return made


def test_a_row_says_what_there_is_to_know(model: DeckModel) -> None:
    first, second = model.index(0), model.index(1)
    assert (first.data(), first.data(DeckRole.CHOSEN), first.data(DeckRole.OWN)) == ("Francesi", True, False)
    assert (second.data(), second.data(DeckRole.CHOSEN), second.data(DeckRole.OWN)) == ("Rose & Thorn", False, True)
    assert first.data(DeckRole.PACKS) == (52, 40)
    assert model.deck(second) == ROWS[1]
    assert model.deck(model.index(-1)) is None
    assert (model.row_of("own_rose"), model.row_of("gone")) == (1, -1)


def test_a_screen_reader_hears_name_size_and_use(model: DeckModel) -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0).data(role).startswith("Francesi, 40 and 52")
    assert model.index(0).data(role).endswith("in use")
    assert "2" in model.index(1).data(role) and "missing" in model.index(1).data(role)


def test_another_choice_or_language_keeps_the_rows(model: DeckModel) -> None:
    reset, changed = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.update(ROWS, ["own_rose"], "en")
    assert (reset.count(), changed.count()) == (0, 1)
    assert model.index(0).data() == "French"
    assert model.index(1).data(DeckRole.CHOSEN)


def test_other_decks_make_the_rows_anew(model: DeckModel) -> None:
    reset = QSignalSpy(model.modelReset)
    model.update([replace(ROWS[0], name="other")], [], "en")
    assert reset.count() == 1
    assert model.rowCount() == 1
    model.update([], [], "en")
    assert model.rowCount() == 0
