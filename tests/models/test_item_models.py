"""Every item model keeps Qt's promises through whole matches of every game."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from altabassa_qt.engine.games import find, names
from altabassa_qt.models.history import HistoryModel
from altabassa_qt.models.log import LogModel
from altabassa_qt.models.seats import SeatModel, SeatRole, sitters
from altabassa_qt.models.sheets import SheetModel, SheetRole
from altabassa_qt.models.words import Speaker
from altabassa_qt.session.history import History
from altabassa_qt.session.match import Match
from tests.engine.random_matches import some_move

NAMES = ("Anna", "Bruno", "Çelik", "Dora", "Ettore", "Fiammetta", "Gino", "Hélène", "Ivo", "Lu", "Max", "Nonnò Ü 🂡")


def _match(game: str, seats: int) -> Match:
    return Match.new(game, [{"name": name} for name in NAMES[:seats]], seed=seats)


def _random_moves(match: Match, chance: Random, most: int = 400):
    for _ in range(most):
        to_move = match.state.to_move()
        if not to_move:
            return
        seat = chance.choice(to_move)
        match.play(seat, some_move(match.state.legal_moves(seat), chance))
        yield


@pytest.mark.parametrize("game", names())
def test_the_models_follow_whole_matches(game):
    limits = find(game).seats
    for seats in (limits.start, limits.stop - 1):
        match, chance = _match(game, seats), Random(seats)
        speaker = Speaker(match.names)
        models = (
            SeatModel(sitters(match.record["players"]), speaker),
            SheetModel(speaker),
            LogModel(match.game, speaker),
        )
        for model in models:
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
        seated, sheet, log = models
        told = 0
        for _ in _random_moves(match, chance):
            for viewer in (chance.randrange(seats), None):
                view = match.view(viewer)
                layout = match.game.layout(view, chance.random() < 0.5)
                seated.update(layout.seats, view.to_move, (), viewer)
                sheet.update(match.game.sheet(view))
            told += len(log.update(match.view(None).story))
            assert log.rowCount() == told
        assert seated.rowCount() == sheet.columnCount() == seats
        for model in models:
            for row in range(model.rowCount()):
                for column in range(len(match.names) if model is sheet else 1):
                    index = model.index(row, column)
                    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                        assert "{" not in (index.data(role) or "")


def test_the_log_follows_a_choice_taken_back():
    match = _match("alta_bassa", 2)
    log = LogModel(match.game, Speaker(match.names))
    QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal, log)
    match.lay(0, "play AD")
    log.update(match.view(None).story)
    before = log.rowCount()
    match.take_back(0)
    assert log.update(match.view(None).story) == []
    assert log.rowCount() == before - 1


def test_a_seat_tells_in_a_sentence_what_its_plate_shows():
    match = _match("alta_bassa", 2)
    seated = SeatModel(sitters([{"name": "Anna", "face": 7}, {"name": "Bot", "bot": "1"}]), Speaker(match.names))
    match.lay(1, "play AH")
    view = match.view(0)
    seated.update(match.game.layout(view, True).seats, view.to_move, (), 0)
    sentence = seated.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Bot" in sentence and "has chosen" in sentence and "9" in sentence
    assert seated.index(0).data(SeatRole.FACE) == "a01"
    assert [seated.index(seat).data(SeatRole.PERSON) for seat in (0, 1)] == [True, False]


def test_the_score_sheet_marks_first_and_second():
    match = _match("alta_bassa", 3)
    sheet = SheetModel(Speaker(match.names))
    for seat, move in enumerate(("play AD", "play KH", "play 2C")):
        match.play(seat, move)
    sheet.update(match.game.sheet(match.view(None)))
    assert [sheet.index(0, seat).data(SheetRole.RANK) for seat in range(3)] == [1, 2, 0]
    assert [sheet.index(0, seat).data() for seat in range(3)] == ["3", "1", "·"]
    said = [sheet.index(0, seat).data(Qt.ItemDataRole.AccessibleTextRole) for seat in (0, 2)]
    assert said == ["1, Anna: 3", "1, Çelik: nothing"]
    last = sheet.rowCount() - 1
    assert sheet.index(last, 0).data(SheetRole.TOTAL) and sheet.index(last, 0).data() == "3"


def test_the_history_shows_finished_matches():
    match = _match("alta_bassa", 2)
    for _ in _random_moves(match, Random(1)):
        pass
    history, model = History(), HistoryModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    history.add(match)
    model.update(history.matches())
    assert model.rowCount() == 1
    assert model.index(0, 2).data() == "Anna and Bruno"
    assert '"altabassa-record"' in model.index(0, 0).data(HistoryModel.RECORD)
