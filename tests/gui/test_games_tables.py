"""What is particular to the table of each game, done as people do it: held, pulled apart, paid, declared."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.cards import HIDDEN
from altabassa_qt.models.cards import CardRole
from altabassa_qt.session.match import Match
from altabassa_qt.table.controls import Choices, OfferButton
from altabassa_qt.table.gains import FlyingChips, payments
from altabassa_qt.table.sprites import READY_LIFT
from altabassa_qt.table.table import Table
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.new_match import Wish
from tests.gui.people import (
    PATIENCE,
    act,
    asked,
    button_named,
    click_card,
    everything_said,
    opened,
    players,
    press,
    quiet_settings,
    table_of,
)

LEFT = Qt.MouseButton.LeftButton


def seated(window: MainWindow, name: str, people: int, bots: int, rules: dict[str, object] | None = None) -> Table:
    """A match whose shuffles are always the same, begun in the window."""
    window.sit_down(Match.new(name, players(people, bots), rules or {}, seed=11))
    return table_of(window)


def played_until(qtbot: QtBot, window: MainWindow, wanted: object, steps: int = 200) -> Table:
    """Plays on until `wanted(table)` is true while a person is asked."""
    chance = Random(4)
    for _ in range(steps):
        qtbot.waitUntil(lambda: asked(window), timeout=PATIENCE)
        assert callable(wanted)
        if wanted(table_of(window)):
            return table_of(window)
        act(window, chance)
    raise AssertionError("it never came to that")


def row_in(table: Table, place: str) -> int:
    """The first row of a place."""
    cards = table.play.cards
    return next(n for n in range(cards.rowCount()) if cards.index(n).data(CardRole.PLACE) == place)


# Cocincina


def test_the_pile_is_divided_by_pulling_it_apart(qtbot: QtBot) -> None:
    window = opened(qtbot)
    table = seated(window, "cocincina", 1, 1)
    qtbot.waitUntil(lambda: table.controls.chooser is not None)
    box = table.view.visualRect(table.play.cards.index(row_in(table, "pack")))
    viewport, middle = table.view.viewport(), box.center()
    chooser = table.controls.chooser
    assert chooser is not None
    QTest.mousePress(viewport, LEFT, pos=middle)
    numbers = []
    for far in (1, 2, 3):
        QTest.mouseMove(viewport, middle + QPoint(far * box.width(), 0))
        numbers.append(chooser.value)
        assert not table.grab().isNull()
    assert numbers == sorted(set(numbers))  # the further, the more
    moves = table.play.match.record["moves"]
    assert moves == []
    QTest.mouseRelease(viewport, LEFT, pos=middle + QPoint(3 * box.width(), 0))
    assert moves[0] == [0, f"split {numbers[-1]}"]


def test_a_pile_that_is_let_go_at_once_stays_whole(qtbot: QtBot) -> None:
    window = opened(qtbot)
    table = seated(window, "cocincina", 1, 1)
    qtbot.waitUntil(lambda: table.controls.chooser is not None)
    box = table.view.visualRect(table.play.cards.index(row_in(table, "pack")))
    viewport, middle = table.view.viewport(), box.center()
    QTest.mousePress(viewport, LEFT, pos=middle)
    QTest.mouseMove(viewport, middle + QPoint(box.width(), 0))
    QTest.mouseMove(viewport, middle + QPoint(4, 0))
    QTest.mouseRelease(viewport, LEFT, pos=middle + QPoint(4, 0))
    assert table.play.match.record["moves"] == []


def test_one_of_the_two_piles_is_taken_by_clicking_it(qtbot: QtBot) -> None:
    window = opened(qtbot)
    table = seated(window, "cocincina", 2, 0)
    played_until(qtbot, window, lambda table: table.play.view.phase == "take")
    heights = [place.count for place in table.play.layout.places if place.id.startswith("pile:")]
    assert sum(heights) == 80
    click_card(table, row_in(table, "pile:2"))
    assert table.play.match.record["moves"][-1][1] == "take 2"


# Sette e Mezzo


def test_my_covered_card_is_seen_only_while_it_is_held(qtbot: QtBot) -> None:
    window = opened(qtbot)
    seated(window, "sette_mezzo", 2, 1)
    table = played_until(qtbot, window, lambda table: table.play.view.phase == "bet" and table.isVisible())
    me = table.play.viewer
    card = table.play.match.state.truth()["cards"][me][0]
    index = table.play.cards.index(row_in(table, f"cards:{me}"))
    words = table.play.speaker.card(card)
    assert index.data(CardRole.CODE) == HIDDEN and words not in everything_said(window)
    viewport, at = table.view.viewport(), table.view.visualRect(index).center()
    QTest.mousePress(viewport, LEFT, pos=at)
    assert index.data(CardRole.CODE) == card and index.data(CardRole.FACE)
    QTest.mouseRelease(viewport, LEFT, pos=at)
    assert index.data(CardRole.CODE) == HIDDEN and not index.data(CardRole.FACE)

    # The same with the keyboard.
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    table.view.setCurrentIndex(index)
    QTest.keyPress(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert index.data(CardRole.CODE) == card
    QTest.keyRelease(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert index.data(CardRole.CODE) == HIDDEN
    assert words not in everything_said(window)


def test_alone_at_the_screen_i_see_my_covered_card(qtbot: QtBot) -> None:
    window = opened(qtbot)
    seated(window, "sette_mezzo", 1, 1)
    table = played_until(qtbot, window, lambda table: table.play.view.phase in ("bet", "play"))
    assert table.play.viewer == 0
    index = table.play.cards.index(row_in(table, "cards:0"))
    assert index.data(CardRole.CODE) == table.play.match.state.truth()["cards"][0][0]


@pytest.mark.parametrize(
    ("gains", "bank", "paid"),
    [
        ({0: -3, 1: 5, 2: -2}, 0, [(0, 1, 5), (2, 0, 2)]),
        ({0: 5, 1: -3, 2: -2}, 1, [(1, 0, 5), (2, 1, 2)][::-1]),
        ({0: 2, 1: -1, 2: -1}, None, [(1, 0, 1), (2, 0, 1)]),
        ({0: -2, 1: 1, 2: 1}, None, [(0, 1, 1), (0, 2, 1)]),
        ({0: 4}, None, []),
    ],
)
def test_chips_come_from_those_who_pay(
    gains: dict[int, float], bank: int | None, paid: list[tuple[int, int, float]]
) -> None:
    assert payments(gains, bank) == paid


def test_chips_are_seen_to_move(qtbot: QtBot) -> None:
    window = opened(qtbot)
    seated(window, "sette_mezzo", 1, 1, {"hands": 1})
    table_of(window).clock.set_speed("fast")
    table = played_until(qtbot, window, lambda table: table.play.layout.pause is not None)
    chips = table.findChildren(FlyingChips)
    assert chips
    qtbot.waitUntil(lambda: any(one.isVisible() for one in chips), timeout=PATIENCE)
    table.clock.finish_all()
    assert not any(one.isVisible() for one in chips)


# Terziglio


@pytest.mark.parametrize("help", [True, False])
def test_help_with_declarations_marks_those_one_holds(qtbot: QtBot, help: bool) -> None:
    window = opened(qtbot, quiet_settings(declarations=help))
    seated(window, "terziglio", 1, 2)

    def first_card(table: Table) -> bool:
        legal = list(table.play.view.legal) if table.play.view.phase == "play" else []
        return any(move.startswith("accuse") for move in legal) and table.play.layout.pause is None

    table = played_until(qtbot, window, first_card)
    held = {move for move in table.play.view.legal if move.startswith("accuse")}
    press(button_named(table, "Accusa…"))
    choices = next(one for one in table.findChildren(Choices) if one.isVisible())
    buttons = [one for one in choices.findChildren(OfferButton) if one.isVisible()]
    assert len(buttons) > len(held)
    marked = [button for button in buttons if button.offer.strong]
    assert len(marked) == (len(held) if help else 0)
    assert all(button.text().endswith("✓") == (button in marked) for button in buttons)
    QTest.keyClick(choices, Qt.Key.Key_Escape)
    assert not choices.isVisible()


def test_cards_that_can_be_played_stand_out_and_the_others_say_why_not(qtbot: QtBot) -> None:
    window = opened(qtbot)
    seated(window, "terziglio", 1, 2)

    def must_follow(table: Table) -> bool:
        play = table.play
        hand = [row for row in range(play.cards.rowCount()) if play.cards.index(row).data(CardRole.PLACE) == "hand"]
        free = [row for row in hand if play.cards.index(row).data(CardRole.PLAYABLE)]
        return play.view.phase == "play" and play.layout.pause is None and 0 < len(free) < len(hand)

    table = played_until(qtbot, window, must_follow)
    cards = table.play.cards
    hand = [row for row in range(cards.rowCount()) if cards.index(row).data(CardRole.PLACE) == "hand"]
    for row in hand:
        index = cards.index(row)
        lying = table.view.at_rest()[index.data(CardRole.ID)]
        lifted = (lying.y - table.view.visualRect(index).center().y()) / lying.height
        free = bool(index.data(CardRole.PLAYABLE))
        assert bool(index.data(CardRole.DIM)) != free
        assert lifted == pytest.approx(READY_LIFT if free else 0, abs=0.02)
    barred = next(row for row in hand if not cards.index(row).data(CardRole.PLAYABLE))
    reason = str(cards.index(barred).data(CardRole.DIM))
    moves = len(table.play.match.record["moves"])
    click_card(table, barred)
    assert len(table.play.match.record["moves"]) == moves
    assert table.prompt.accessibleName() == reason


def test_busso_and_volo_are_said_with_the_card_that_leads(qtbot: QtBot) -> None:
    window = opened(qtbot, size=(1024, 600))
    table = seated(window, "terziglio", 1, 2)
    chance = Random(4)
    for _ in range(300):
        qtbot.waitUntil(lambda: asked(window), timeout=PATIENCE)
        if table.play.layout.pause is None and any(move.endswith(" busso") for move in table.play.view.legal):
            break
        if "pass" in table.play.view.legal and table.play.layout.pause is None:  # only who defends may say so
            press(button_named(table, "Pass"))
        else:
            act(window, chance)
    card = next(move for move in table.play.view.legal if move.endswith(" busso")).split(" ")[1]
    row = table.play.cards.row_of(card)
    assert row is not None
    click_card(table, row)
    assert table.play.view.seat == 0 and table.play.chosen() == {card}
    plain = button_named(table, "Play it")
    assert plain.isVisible()
    press(button_named(table, "“Busso”: return the suit"))
    assert [0, f"play {card} busso"] in table.play.match.record["moves"]


def test_cards_that_decided_who_begins_leave_no_trace_on_the_table(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.begin(Wish("cocincina", tuple(players(1, 1)), {}))
    drawn = table_of(window)
    assert drawn.play.cuts
    qtbot.waitUntil(lambda: asked(window), timeout=PATIENCE)
    act(window, Random(1))
    assert not drawn.play.cuts
    after = drawn.view.card_rect("pack")
    fresh = seated(window, "cocincina", 1, 1)
    assert not after.isEmpty() and fresh.view.card_rect("pack") == after
