"""The match at the table: whose eyes see it, pauses, signals, curtains, and bots in a worker."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from altabassa_qt.models.cards import CardRole
from altabassa_qt.models.play import Play
from altabassa_qt.session.match import Match


def _players(people: int, bots: int) -> list[dict]:
    names = ["Anna", "Bruno", "Çelik", "Dora", "Ettore", "Fiammetta"]
    seats = [{"name": name} for name in names[:people]]
    return seats + [{"name": name, "bot": "1"} for name in names[people : people + bots]]


@pytest.fixture
def begin(qtbot):
    """Begins a match of Alta e Bassa at the table, stopped at the end of the test."""
    begun = []

    def begin(people: int, bots: int, rules: dict | None = None, **options) -> Play:
        match = Match.new("alta_bassa", _players(people, bots), rules, seed=5)
        play = Play(match, speed="off", **options)
        for model in (play.cards, play.seats, play.sheet, play.memory, play.log):
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, play)
        begun.append(play)
        return play

    yield begin
    for play in begun:
        play.stop()


def _codes(play: Play) -> set[str]:
    return {play.cards.index(row).data(CardRole.CODE) for row in range(play.cards.rowCount())}


def test_a_person_plays_a_whole_match_against_bots(begin, qtbot):
    play = begin(1, 3)
    ended = []
    play.over.connect(lambda: ended.append(1))
    play.start()
    for _ in range(10):
        play.click(next(iter(play.view.legal)).removeprefix("play "))
        qtbot.waitUntil(lambda: play.layout.signal is not None or play.layout.pause is not None)
        play.signal_uncover()
        qtbot.waitUntil(lambda: play.layout.pause is not None)
        play.go_on()
    assert play.match.state.finished
    assert ended == [1]
    play.go_on()
    play.click("AD")
    assert ended == [1]


def test_the_choice_can_be_taken_back_until_it_is_uncovered(begin):
    play = begin(1, 1)
    play.click("AD")
    assert "AD" not in {word.removeprefix("play ") for word in play.view.legal}
    play.click("back 0")
    assert "play AD" in play.view.legal
    assert play.match.record["moves"] == []


def test_the_last_choice_waits_for_the_directors_signal(begin):
    play = begin(2, 0)
    for seat, card in ((0, "AD"), (1, "2H")):
        play.start() if seat == 0 else None
        play.open_curtain()
        play.click(card)
    assert play.layout.signal is not None
    assert play.match.state.scores == (0, 0)
    play.click("back 1")
    assert play.layout.signal is not None, "nothing is taken back before its owner sits there"
    play.open_curtain()
    assert play.layout.signal is None
    play.click("3H")
    play.confirm()
    assert play.match.state.scores == (3, 0)


def test_a_bot_that_directs_gives_the_signal_itself(begin, qtbot):
    match = Match.new("alta_bassa", [{"name": "Bot", "bot": "1"}, {"name": "Anna"}], seed=1)
    play = Play(match, speed="off")
    play.start()
    play.click("AH")
    qtbot.waitUntil(lambda: play.layout.pause is not None)
    play.stop()


def test_the_screen_is_handed_over_behind_a_curtain(begin):
    play = begin(3, 0)
    asked = []
    play.curtain.connect(asked.append)
    play.start()
    assert asked == [0]
    for suit in "DHC":
        assert _codes(play) <= {"??"}
        play.open_curtain()
        held = {code for code in _codes(play) if code != "??"}
        assert held == {rank + suit for rank in "A234567JQK"}
        play.click(f"A{suit}")
        assert _codes(play) <= {"??"}
    assert asked == [0, -1, 1, -1, 2, -1]
    assert play.layout.signal is not None


def test_with_one_person_there_is_no_curtain(begin):
    play = begin(1, 2)
    asked = []
    play.curtain.connect(asked.append)
    play.start()
    play.click("AD")
    assert asked == []


def test_what_is_told_aloud_and_written_down_names_no_covered_card(begin):
    play = begin(3, 0)
    said = []
    play.happened.connect(said.append)
    play.start()
    for suit in "DHC":
        play.open_curtain()
        play.click(f"7{suit}")
    log = [play.log.index(row).data() for row in range(play.log.rowCount())]
    assert not [sentence for sentence in said + log if "seven" in sentence]
    play.signal_uncover()
    assert any("seven" in play.log.index(row).data() for row in range(play.log.rowCount()))


def test_without_people_the_match_plays_itself(begin, qtbot, monkeypatch):
    monkeypatch.setitem(Play.__init__.__globals__["LOOKS"], "off", 0)
    play = begin(0, 4)
    with qtbot.waitSignal(play.over, timeout=20000):
        play.start()


def test_a_move_that_is_not_legal_is_refused_in_words(begin):
    play = begin(1, 1)
    said = []
    play.refused.connect(said.append)
    play.play("play AS")
    assert len(said) == 1 and said[0]
    assert play.match.record["moves"] == []


def test_advice_is_a_legal_move_in_words(begin, qtbot):
    play = begin(1, 3)
    with qtbot.waitSignal(play.advised) as advised:
        play.advise()
    move, sentence = advised.args
    assert move in play.view.legal
    assert sentence.startswith("Advice:")


def test_the_match_goes_on_from_any_point_with_the_same_bots(begin, qtbot):
    first = begin(1, 3)
    first.start()
    first.click("KD")
    qtbot.waitUntil(lambda: first.layout.signal is not None)
    moves = list(first.match.record["moves"])
    again = Play(Match(dict(first.match.record)), speed="off")
    assert again.layout.signal is not None
    assert again.match.record["moves"] == moves
    again.signal_uncover()
    first.signal_uncover()
    assert again.match.state == first.match.state
    again.stop()


def test_the_cards_that_were_cut_are_seen_before_the_match(qtbot):
    from random import Random

    match = Match.new("cocincina", _players(2, 0), setup={"dealer": 1}, seed=1)
    lots = match.game.lots(2, Random(4))
    play = Play(match, speed="off", lots=lots)
    said = []
    play.happened.connect(said.append)
    play.start()
    assert _codes(play) == {cards[-1] for cards in lots.turned}
    assert sum("cuts" in sentence for sentence in said) == sum(map(len, lots.turned))
    play.go_on()
    assert play.match.state.phase == "split"
    assert play.layout.amount is not None
    play.stop()


def test_nobody_takes_back_the_choice_of_another(begin):
    play = begin(3, 0)
    play.start()
    play.open_curtain()
    play.click("AD")
    play.open_curtain()
    moves = list(play.match.record["moves"])
    play.click("back 0")
    assert play.can_take_back() is None
    assert play.match.record["moves"] == moves


def _log(play: Play) -> list[str]:
    return [play.log.index(row).data() for row in range(play.log.rowCount())]


def test_the_log_names_no_card_that_has_been_put_away(begin, qtbot):
    play = begin(1, 1)
    play.start()
    play.click("AD")
    qtbot.waitUntil(lambda: play.layout.signal is not None)
    play.signal_uncover()
    assert any("ace" in sentence for sentence in _log(play))
    play.go_on()
    assert not any("ace" in sentence for sentence in _log(play))
    assert any("Round 1" in sentence for sentence in _log(play))
    play.set_habits("off", False, True, True)
    assert any("ace" in sentence for sentence in _log(play)), "the memory aid keeps it"


def test_the_ranking_can_be_seen_again_at_the_end(begin, qtbot, monkeypatch):
    monkeypatch.setitem(Play.__init__.__globals__["LOOKS"], "off", 0)
    play = begin(0, 2)
    with qtbot.waitSignal(play.over, timeout=20000):
        play.start()
    assert play.ended
    with qtbot.waitSignal(play.over):
        play.confirm()
    assert any(play.cards.index(row).data(CardRole.CODE) for row in range(play.cards.rowCount()))


def test_a_result_that_lies_open_goes_by_itself_once_that_is_wished(begin, qtbot, monkeypatch):
    monkeypatch.setitem(Play.__init__.__globals__["LOOKS"], "off", 0)
    play = begin(1, 1)
    play.start()
    play.click("7D")
    qtbot.waitUntil(lambda: play.layout.signal is not None)
    play.signal_uncover()
    play.set_habits("off", True, True, False)
    qtbot.waitUntil(lambda: play.layout.pause is None)
