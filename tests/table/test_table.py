"""The table as people use it: clicks, keys, motion, sizes, and what a screen reader finds."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.layout import Layout
from altabassa_qt.models.cards import CardRole
from altabassa_qt.models.play import Play
from altabassa_qt.places import resources
from altabassa_qt.session.match import Match
from altabassa_qt.session.settings import Settings
from altabassa_qt.table import plates as plates_module
from altabassa_qt.table import table as table_module
from altabassa_qt.table.art import DeckArt
from altabassa_qt.table.controls import Offer, OfferButton
from altabassa_qt.table.gains import GainPill
from altabassa_qt.table.look import width_of
from altabassa_qt.table.sprites import Sprite
from altabassa_qt.table.table import Table

Open = Callable[..., Table]
SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def _settings(**chosen: object) -> Settings:
    settings = Settings(sound=False, drawer=False, speed="off")
    for key, value in chosen.items():
        setattr(settings, key, value)
    return settings


@pytest.fixture
def open_table(qtbot) -> Iterator[Open]:
    """Opens a table: `game`, seats, the seats of people, what was played `before`, and settings by name."""
    opened: list[Table] = []

    def open_(
        game: str = "alta_bassa",
        seats: int = 4,
        people: tuple[int, ...] = (0,),
        size: tuple[int, int] = (1280, 800),
        rules: dict[str, object] | None = None,
        seed: int = 7,
        before: Callable[[Match], None] | None = None,
        **chosen: object,
    ) -> Table:
        bots = [{} if seat in people else {"bot": "1"} for seat in range(seats)]
        players = [{"name": f"Name{seat}"} | bot for seat, bot in enumerate(bots)]
        settings = _settings(**chosen)
        match = Match.new(game, players, rules, seed=seed)
        if before is not None:
            before(match)
        table = Table(Play(match, settings.speed), settings)
        table.set_art(DeckArt(resources() / "decks" / "francesi"))
        table.resize(*size)
        qtbot.addWidget(table)
        table.show()
        opened.append(table)
        return table

    yield open_
    for table in opened:
        table.play.stop()
        table.close_down()


def _place(table: Table, place: str) -> list[int]:
    cards = table.play.cards
    return [row for row in range(cards.rowCount()) if cards.index(row).data(CardRole.PLACE) == place]


def _at(table: Table, row: int) -> QPoint:
    """A point of a card that no card to its right covers."""
    rect = table.view.visualRect(table.play.cards.index(row))
    return QPoint(rect.left() + rect.width() // 6, rect.center().y())


def _others_lay(match: Match) -> None:
    """The others choose, each its own first card."""
    for seat in match.state.to_move():
        if seat:
            match.lay(seat, next(iter(match.state.legal_moves(seat))))


def _until(wanted: Callable[[Match], object], seed: int = 3) -> Callable[[Match], None]:
    """Plays by chance until `wanted`."""

    def play(match: Match) -> None:
        chance = Random(seed)
        while not wanted(match):
            seat = match.state.to_move()[0]
            match.play(seat, chance.choice(sorted(match.state.legal_moves(seat))))

    return play


def _shown(match: Match) -> Layout:
    return match.game.layout(match.view(0), True)


# Pointing


def test_a_click_on_a_card_lays_it(open_table, qtbot):
    table = open_table()
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=_at(table, _place(table, "hand")[3]))
    assert table.play.match.record["moves"] == [[0, "play 5D"]]
    assert len(_place(table, "hand")) == 9


def test_a_card_dragged_to_the_cloth_is_laid_and_one_let_go_on_the_way_is_not(open_table, qtbot):
    table = open_table()
    viewport = table.view.viewport()
    start = _at(table, _place(table, "hand")[0])
    for end, moves in ((start + QPoint(30, -10), 0), (start + QPoint(200, -400), 1)):
        qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(viewport, start + (end - start) / 2)
        qtbot.mouseMove(viewport, end)
        qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        assert len(table.play.match.record["moves"]) == moves


def test_the_laid_card_is_taken_back_by_a_click(open_table, qtbot):
    table = open_table()
    table.play.click("5D")
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=_at(table, _place(table, "laid:0")[0]))
    assert table.play.match.record["moves"] == []


def test_a_click_that_is_let_go_elsewhere_chooses_nothing(open_table, qtbot):
    table = open_table(seats=2)
    viewport = table.view.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=_at(table, 0))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(5, 300))
    assert table.play.match.record["moves"] == []


def test_why_a_card_cannot_be_played_is_said_where_one_clicks(open_table, qtbot):
    def dimmed(match: Match) -> bool:
        return any(card.dim for place in _shown(match).places for card in place.cards)

    table = open_table("previsioni", before=_until(dimmed))
    play = table.play
    play.go_on()
    row = next(row for row in _place(table, "hand") if play.cards.index(row).data(CardRole.DIM))
    moves = len(play.match.record["moves"])
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=_at(table, row))
    assert len(play.match.record["moves"]) == moves
    assert table.prompt.accessibleName() == play.cards.index(row).data(CardRole.DIM)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_every_card_of_a_hand_can_be_clicked(open_table, seats, size):
    table = open_table(seats=seats, rules={"ranks": 13}, size=size)
    hand = _place(table, "hand")
    assert [table.view.indexAt(_at(table, row)).row() for row in hand] == hand


# Keys


def test_a_match_can_be_played_by_keys_alone(open_table, qtbot):
    table = open_table(seats=2, before=_others_lay)
    table.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(table.view, key)
    assert table.play.match.record["moves"][-1] == [0, "play 3D"]
    for wanted in ("signal", "pause"):
        assert getattr(table.play.layout, wanted) is not None
        qtbot.keyClick(table.view, Qt.Key.Key_Return)
        assert getattr(table.play.layout, wanted) is None
    assert table.play.view.detail["round"] == 2


@pytest.mark.parametrize("keys", ["1A", "aA", "77", "jJ", "fJ", "qQ", "cQ", "kK", "rK"])
def test_a_rank_key_chooses_the_card_of_that_rank(open_table, qtbot, keys):
    key, card = keys
    table = open_table()
    qtbot.keyClicks(table.view, key)
    assert table.play.match.record["moves"] == [[0, f"play {card}D"]]


def test_arrows_go_through_the_cards_in_reading_order_and_end_at_the_ends(open_table, qtbot):
    table = open_table(rules={"ranks": 10})
    seen = []
    for _ in range(12):
        qtbot.keyClick(table.view, Qt.Key.Key_Right)
        seen.append(table.view.currentIndex().data(CardRole.CODE))
    assert seen[:3] == ["2D", "3D", "4D"] and seen[-1] == "AD"
    qtbot.keyClick(table.view, Qt.Key.Key_Home)
    assert table.view.currentIndex().row() == 0


def test_escape_lets_go_of_chosen_cards(open_table, qtbot):
    table = open_table("undici", 1)
    play = table.play
    pair = next(move for move in play.view.legal if move.startswith("pair"))
    play.click(pair.split(" ")[1])
    assert play.selection.hasSelection()
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert not play.selection.hasSelection()


def test_the_key_of_a_button_does_what_the_button_does(open_table, qtbot):
    table = open_table("previsioni", before=_until(lambda match: match.state.to_move() == (0,)))
    control = table.play.controls()[0]
    qtbot.keyClicks(table.view, control.key)
    assert table.play.match.record["moves"][-1] == [0, control.move]


def test_input_after_the_end_is_ignored(open_table, qtbot):
    table = open_table(seats=2, before=_until(lambda match: match.state.finished))
    match = table.play.match
    moves = len(match.record["moves"])
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_7, Qt.Key.Key_Space):
        qtbot.keyClick(table.view, key)
    qtbot.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 700))
    assert len(match.record["moves"]) == moves


# Motion


def _where(table: Table) -> dict[str, list[tuple[float, ...]]]:
    """Where each card is this moment, by its place."""
    found: dict[str, list[tuple[float, ...]]] = {}
    rest = table.view.at_rest()
    for row in range(table.play.cards.rowCount()):
        index = table.play.cards.index(row)
        slot = rest[index.data(CardRole.ID)]
        where = (round(slot.x, 3), round(slot.y, 3), round(slot.height, 3), round(slot.tilt, 3))
        found.setdefault(index.data(CardRole.PLACE), []).append(where)
    return found


def test_a_window_resized_while_cards_fly_ends_like_a_fresh_one(open_table, qtbot):
    table = open_table(speed="slow", size=(1280, 800))
    table.finish_motion()
    table.play.click("5D")
    assert table.clock.busy
    table.resize(1024, 600)
    assert not table.clock.busy
    fresh = open_table(size=(1024, 600))
    fresh.play.click("5D")
    assert _where(table) == _where(fresh)


def test_a_click_during_motion_ends_it(open_table, qtbot):
    table = open_table(speed="slow")
    table.finish_motion()
    table.play.click("5D")
    assert table.clock.busy
    qtbot.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 400))
    still = open_table(speed="off")
    still.play.click("5D")
    assert _where(table) == _where(still)


def test_with_motion_off_nothing_moves(open_table):
    table = open_table(speed="off", before=_others_lay)
    table.play.click("5D")
    assert not table.clock.busy
    table.play.signal_uncover()
    assert not table.clock.busy


def test_motion_comes_to_rest_where_no_motion_would_have_ended(open_table, qtbot):
    moving, still = (open_table(speed=speed, before=_others_lay) for speed in ("fast", "off"))
    for table in (moving, still):
        table.finish_motion()
        table.play.click("5D")
        table.play.signal_uncover()
    qtbot.waitUntil(lambda: not moving.clock.busy)
    assert _where(moving) == _where(still)


def test_the_match_never_waits_for_motion(open_table):
    table = open_table(speed="slow", seats=2, before=_others_lay)
    assert table.clock.busy  # the cards are still being dealt
    table.play.click("5D")
    table.play.signal_uncover()
    assert table.clock.busy and len(table.play.view.detail["rounds"]) == 1


def test_a_running_table_can_be_opened_and_closed_fifty_times(qtbot):
    art = DeckArt(resources() / "decks" / "francesi")
    for number in range(50):
        play = Play(Match.new("alta_bassa", [{"name": "A"}, {"name": "B", "bot": "1"}], seed=number), "normal")
        table = Table(play, _settings(speed="normal"))
        table.set_art(art)
        table.resize(1024, 600)
        table.show()
        play.start()
        play.click("5D")
        QApplication.processEvents()
        play.stop()
        table.close_down()
        table.deleteLater()
        play.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


# What a screen reader finds


def _children(table: Table) -> list[tuple[str, str]]:
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None and found.role() == QAccessible.Role.List
    children = [found.child(number) for number in range(found.childCount())]
    return [(child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description)) for child in children]


def test_every_card_is_a_child_with_its_name(open_table):
    table = open_table()
    told = [name for name, _ in _children(table)]
    assert len(told) == table.play.cards.rowCount() == 10
    assert told[0] == "Two of diamonds, in your hand, playable"


def test_the_card_in_focus_is_the_accessible_one(open_table, qtbot):
    table = open_table()
    table.activateWindow()
    table.view.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    focused = [n for n in range(found.childCount()) if found.child(n).state().focused]
    assert focused == [table.view.currentIndex().row()] == [1]


def test_where_a_card_is_told_to_be_is_where_it_is_painted(open_table):
    table = open_table()
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    for row in _place(table, "hand"):
        wanted = table.view.visualRect(table.play.cards.index(row))
        wanted.moveTopLeft(table.view.viewport().mapToGlobal(wanted.topLeft()))
        assert found.child(row).rect() == wanted


@pytest.mark.parametrize("game", names())
def test_everything_that_is_not_a_card_has_a_name_too(open_table, game):
    table = open_table(game, find(game).seats_default)
    for widget in [*table._plates, table.prompt, *table.findChildren(OfferButton)]:
        if widget.isVisible():
            assert widget.accessibleName(), widget
    for button in (table.bar.menu, table.bar.help, table.bar.scores):
        assert button.accessibleName()


def test_nothing_of_an_unseen_card_is_told(open_table):
    table = open_table(people=(0, 1))
    match = table.play.match
    match.lay(1, "play KH")
    table.play._show()
    told = " ".join(name for name, _ in _children(table))
    assert "heart" not in told.lower() and "king of hearts" not in told.lower()
    codes = [table.play.cards.index(row).data(CardRole.CODE) for row in range(table.play.cards.rowCount())]
    assert "KH" not in codes


# Sizes, and what is shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["S", "M", "L", "XL"])
def test_nothing_is_written_smaller_than_twelve_pixels_and_buttons_are_large(open_table, size, text_size):
    table = open_table(size=size, text_size=text_size)
    assert table._style.font(1).pixelSize() >= 12
    for button in table.controls.findChildren(OfferButton):
        assert button.height() >= 44


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["M", "XL"])
def test_buttons_stay_inside_and_off_the_hand(open_table, game, size, text_size):
    for moves in (0, 1, 4, 9, 14, 23):
        table = open_table(
            game,
            find(game).seats_default,
            size=size,
            text_size=text_size,
            before=_until(lambda match, most=moves: match.state.finished or len(match.record["moves"]) >= most),
        )
        for looked in (False, True):
            if looked:
                table.play._looked = True
                table.play._show()
            if not table.controls.isVisible():
                continue
            assert table.rect().contains(table.controls.geometry())
            hand = _place(table, "hand")
            for row in hand:
                resting = table.view.visualRect(table.play.cards.index(row)).adjusted(0, 12, 0, 0)
                assert not table.controls.geometry().intersects(resting)


def test_the_drawer_stands_beside_a_wide_table_and_over_a_narrow_one(open_table):
    wide = open_table(size=(1280, 800), drawer=True)
    assert wide.drawer.isVisible() and wide._board.ring.frame.width < 1000
    narrow = open_table(size=(1024, 600), drawer=True)
    assert not narrow.drawer.isVisible()
    narrow.toggle_drawer()
    assert narrow.drawer.isVisible() and narrow._board.ring.frame.width == 1024
    assert narrow.drawer.geometry().bottom() < narrow._board.ring.hand_top


def test_a_list_of_declarations_opens_and_escape_closes_it(open_table, qtbot):
    table = open_table(
        "terziglio",
        3,
        before=_until(
            lambda match: 0 in match.state.to_move() and any(control.group for control in _shown(match).controls)
        ),
    )
    table.play.go_on()
    offer = next(offer for offer in table._offers() if offer.several)
    table._open_choices(offer)
    assert table._choices.isVisible() and isinstance(table._choices.focusWidget(), OfferButton)
    qtbot.keyClick(table._choices, Qt.Key.Key_Escape)
    assert not table._choices.isVisible()


def test_a_number_is_chosen_with_the_buttons_and_meant_with_enter(open_table, qtbot):
    table = open_table("cocincina", 2)
    chooser = table.controls.chooser
    assert chooser is not None
    before = chooser.value
    qtbot.keyClicks(table.view, "++-")
    assert chooser.value == before + 1
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert table.play.match.record["moves"] == [[0, f"split {before + 1}"]]


def test_the_table_speaks_the_language_that_is_set(open_table):
    table = open_table()
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.view.accessibleName()


def test_a_refused_move_says_why(open_table):
    table = open_table()
    before = table.prompt.accessibleName()
    table.play.play("play KH")
    assert table.prompt.accessibleName() not in ("", before)
    assert table.play.match.record["moves"] == []


def test_a_hand_is_gone_at_once_when_the_screen_is_handed_over(open_table):
    table = open_table(people=(0, 1), seats=2, speed="slow")
    play = table.play
    table.finish_motion()
    play.start()
    play.open_curtain()
    table.finish_motion()
    held = {play.cards.index(row).data(CardRole.CODE) for row in _place(table, "hand")}
    assert held
    play.click(sorted(held)[0])
    assert play.viewer is None
    assert not _place(table, "hand")
    table.finish_motion()
    assert not held & table.view.painted_codes()


def test_a_window_being_resized_shows_cards_scaled_and_then_sharp(open_table, qtbot):
    table = open_table(size=(1280, 800))
    table.grab()
    table.resize(1200, 760)
    assert table.view.is_rough()
    qtbot.waitUntil(lambda: not table.view.is_rough())


def test_gains_that_are_cut_short_are_taken_away_whole(open_table):
    table = open_table(speed="slow", before=_others_lay)
    table.finish_motion()
    table.play.click("5D")
    table.play.signal_uncover()
    assert any(info.gain for info in table.play.layout.seats)
    assert table.findChildren(GainPill)
    table.play.go_on()
    table.finish_motion()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not table.findChildren(GainPill)


def test_what_a_seat_has_won_stands_beside_its_card_even_without_motion(open_table):
    table = open_table(speed="off", before=_others_lay)
    table.play.click("5D")
    table.play.signal_uncover()
    shown = [pill.accessibleName() for pill in table.findChildren(GainPill) if pill.isVisible()]
    assert sorted(shown) == sorted(f"+{info.gain}" for info in table.play.layout.seats if info.gain)


def test_what_happens_is_announced_politely_and_in_order(open_table, monkeypatch):
    told: list[tuple[str, object]] = []

    class Reader:
        """A screen reader that writes down what it is told."""

        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:
            told.append((event.message(), event.politeness()))

    monkeypatch.setattr(table_module, "QAccessible", Reader)
    table = open_table(before=_others_lay)
    table.play.click("5D")
    table.play.signal_uncover()
    log = [table.play.log.index(row).data() for row in range(table.play.log.rowCount())]
    assert [sentence for sentence, _ in told] == log[-2:]
    assert {politeness for _, politeness in told} == {QAccessible.AnnouncementPoliteness.Polite}


def test_keys_work_in_the_second_match_too(open_table, qtbot):
    first = open_table()
    qtbot.keyClicks(first.view, "7")
    first.play.stop()
    first.close()
    second = open_table()
    qtbot.keyClicks(second.view, "7")
    assert second.play.match.record["moves"] == [[0, "play 7D"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["M", "XL"])
@pytest.mark.parametrize("count", [4, 7, 12, 28, 40])
@pytest.mark.parametrize("cards", [False, True])
def test_every_offer_of_a_list_can_be_reached(open_table, qtbot, size, text_size, count, cards):
    table = open_table(size=size, text_size=text_size)
    chosen: list[int] = []
    several = tuple(
        Offer(f"offer number {number}", lambda number=number: chosen.append(number), card=code if cards else "")
        for number, code in enumerate(pack(40)[:count])
    )
    table._open_choices(Offer("Choose…", lambda: None, several=several))
    buttons = [button for button in table._choices.findChildren(OfferButton) if button.isVisible()]
    assert len(buttons) == count
    if cards or count <= 12:
        assert all(table.rect().contains(button.geometry()) for button in buttons)
    qtbot.keyClick(table._choices, Qt.Key.Key_Right)
    qtbot.mouseClick(buttons[-1], Qt.MouseButton.LeftButton)
    assert chosen == [count - 1] and not table._choices.isVisible()


def test_keys_still_choose_cards_while_a_button_has_the_focus(open_table, qtbot):
    table = open_table()
    button = next(button for button in table.controls.findChildren(OfferButton) if button.isVisible())
    button.setFocus()
    qtbot.keyClicks(button, "7")
    assert table.play.match.record["moves"] == [[0, "play 7D"]]


def test_arrows_begin_at_the_hand_and_stay_in_it_while_it_can_be_played(open_table, qtbot):
    table = open_table(before=_others_lay)
    hand = _place(table, "hand")
    laid = next(row for row in range(table.play.cards.rowCount()) if row not in hand)
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=_at(table, laid))
    assert table.view.currentIndex().row() == laid
    for key, wanted in ((Qt.Key.Key_Right, hand[0]), (Qt.Key.Key_End, hand[-1]), (Qt.Key.Key_Right, hand[-1]),
                        (Qt.Key.Key_Home, hand[0])):  # fmt: skip
        qtbot.keyClick(table.view, key)
        assert table.view.currentIndex().row() == wanted
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Left):
        qtbot.keyClick(table.view, key)
        assert table.view.currentIndex().row() not in hand
    qtbot.keyClick(table.view, Qt.Key.Key_Down)
    assert table.view.currentIndex().row() in hand


def test_enter_on_a_card_that_cannot_be_chosen_says_why(open_table, qtbot):
    table = open_table("previsioni", before=_until(_some_dimmed))
    play = table.play
    play.go_on()
    row = next(row for row in _place(table, "hand") if play.cards.index(row).data(CardRole.DIM))
    table.view._make_current(play.cards.index(row))
    moves = len(play.match.record["moves"])
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert len(play.match.record["moves"]) == moves
    assert table.prompt.accessibleName() == play.cards.index(row).data(CardRole.DIM)


def test_enter_on_a_card_while_others_choose_says_what_is_waited_for(open_table, qtbot, monkeypatch):
    table = open_table()
    table.play.click("5D")
    said: list[str] = []
    monkeypatch.setattr(table, "announce", said.append)
    table.view._make_current(table.play.cards.index(_place(table, "hand")[2]))
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert said == [table.play.prompt()] != [""]


def _some_dimmed(match: Match) -> bool:
    return any(card.dim for place in _shown(match).places for card in place.cards)


def test_a_key_that_the_table_does_not_use_is_left_to_the_window(open_table):
    table = open_table()
    table.view.setFocus()
    for widget in (table.view, table):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, event)
        assert not event.isAccepted()


def test_a_carried_card_is_above_everything_and_goes_back_when_the_window_is_resized(open_table, qtbot):
    table = open_table()
    viewport, start = table.view.viewport(), _at(table, _place(table, "hand")[3])
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    over = table.prompt.geometry().center()
    qtbot.mouseMove(viewport, start + (over - start) / 2)
    qtbot.mouseMove(viewport, over)
    carried = table.view._carried
    shown = [child for child in table.children() if isinstance(child, QWidget) and child.isVisible()]
    assert shown[-1] is carried and carried.geometry().contains(over)
    table.resize(1100, 700)
    assert not carried.isVisible()
    qtbot.mouseMove(viewport, over)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=over)
    assert table.play.match.record["moves"] == [] and not carried.isVisible()
    assert _where(table) == _where(open_table(size=(1100, 700)))


def test_chosen_cards_are_lifted_alike_and_higher_than_the_one_in_focus(open_table):
    table = open_table("terziglio", 3, size=(1024, 600))
    play, hand = table.play, _place(table, "hand")
    for row in (hand[0], hand[4], hand[9], hand[-1]):
        play.selection.select(play.cards.index(row), QItemSelectionModel.SelectionFlag.Select)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.view._make_current(play.cards.index(hand[5]))
    lifts = [table.view._stage.sprites[play.cards.row(row).id].lift_goal for row in hand]
    chosen = {lift for row, lift in zip(hand, lifts, strict=True) if row in (hand[0], hand[4], hand[9], hand[-1])}
    assert len(chosen) == 1
    assert max(lift for row, lift in zip(hand, lifts, strict=True) if lift not in chosen) <= chosen.pop() / 2


@pytest.mark.parametrize("text_size", ["M", "XL"])
def test_a_drawer_over_the_table_leaves_sentence_buttons_and_hand_free(open_table, text_size):
    table = open_table(size=(1024, 600), text_size=text_size, before=_all_lie_open)
    table.toggle_drawer()
    assert table.drawer.isVisible() and table.controls.isVisible() and table.prompt.isVisible()
    free = [table.controls.geometry(), table.prompt.geometry()]
    free += [table.view.visualRect(table.play.cards.index(row)) for row in _place(table, "hand")]
    assert not any(table.drawer.geometry().intersects(rect) for rect in free)


def _all_lie_open(match: Match) -> None:
    """One round is uncovered."""
    while not match.state.view(0).detail["rounds"]:
        seat = next(iter(match.state.to_move()))
        match.play(seat, next(iter(match.state.legal_moves(seat))))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, {}),
        (3, {}),
        (5, {}),
        (8, {}),
        (2, {"text_size": "XL", "drawer": True}),
        (5, {"text_size": "XL", "drawer": True}),
    ],
)
def test_the_sentence_lies_on_no_card_and_on_no_gain(open_table, seats, size, chosen):
    table = open_table(seats=seats, size=size, before=_all_lie_open, **chosen)
    words = table.prompt.geometry()
    assert table.prompt.isVisible()
    for row in range(table.play.cards.rowCount()):
        assert not words.intersects(table.view.visualRect(table.play.cards.index(row)).adjusted(2, 2, -2, -2))
    for gain in table.findChildren(GainPill):
        assert gain.isHidden() or not words.intersects(gain.geometry())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [4, 8, 12])
@pytest.mark.parametrize("text_size", ["M", "XL"])
def test_the_words_of_the_sentence_are_as_large_as_its_box(open_table, seats, size, text_size):
    table = open_table(seats=seats, size=size, text_size=text_size, drawer=True, before=_all_lie_open)
    prompt = table.prompt
    assert " ".join(prompt._lines) == prompt.accessibleName()
    assert abs(prompt.height() - prompt._height()) <= 2
    assert all(width_of(line, prompt._font) <= prompt.width() - 30 for line in prompt._lines)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("over", ["turno 1 de 10", "smazzata 10 di 13", "manche 1"])
def test_the_medallion_cuts_nothing(open_table, monkeypatch, size, over):
    from altabassa_qt.table import medallion

    written: list[tuple[str, float, float]] = []
    monkeypatch.setattr(medallion, "write", lambda _painter, rect, words, font, *_: written.append(
        (words, medallion.width_of(words, font), rect.width())))  # fmt: skip
    table = open_table(size=size, drawer=True)
    monkeypatch.setattr(table.medallion, "_said", lambda text: over if text is table.play.layout.headline.over else "")
    table.medallion.redraw()
    table.medallion.grab()
    assert " ".join(words for words, _, _ in written if words) == over
    assert all(wide <= room for _, wide, room in written)


def test_a_long_sentence_of_the_log_is_shown_whole(open_table):
    table = open_table(drawer=True, before=_until(lambda match: match.state.finished))
    table.drawer.show_page(1)
    log = table.drawer._log
    QApplication.processEvents()
    for row in range(log.model().rowCount()):
        index = log.model().index(row, 0)
        rect = log.visualRect(index)
        needs = log.fontMetrics().boundingRect(
            QRect(0, 0, rect.width() - 4, 9999), int(Qt.TextFlag.TextWordWrap), str(index.data())
        )
        assert rect.right() <= log.viewport().width() and needs.height() <= rect.height()


@pytest.mark.parametrize("game", names())
def test_advice_is_offered_whenever_the_viewer_is_to_move(open_table, game):
    def may(match: Match) -> bool:
        return 0 in match.state.to_move() and _shown(match).pause is None

    table = open_table(game, find(game).seats_default, before=_until(may))
    table.play._looked = True
    table.play._show()
    offers = table._offers()
    assert offers[-1].label == "Advice"
    assert offers[-1].small == (len(offers) > 1 or table.play.layout.amount is not None)
    assert table.rect().contains(table.controls.geometry())


def test_a_hidden_table_takes_no_focus_with_its_drawer(open_table):
    table = open_table(size=(1024, 600))
    table.hide()
    table.toggle_drawer()
    assert not table._drawer_open() and not table.view.hasFocus()


def test_closed_tables_leave_nothing_behind(qtbot):
    arts = []
    for number in range(30):
        play = Play(Match.new("alta_bassa", [{"name": "A"}, {"name": "B", "bot": "1"}], seed=number), "off")
        table = Table(play, _settings())
        arts.append(DeckArt(resources() / "decks" / "francesi"))
        table.set_art(arts[-1])
        table.resize(640, 480)
        table.grab()
        assert arts[-1].kept_bytes > 0
        play.stop()
        table.close_down()
        table.deleteLater()
        play.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert arts[-1].kept_bytes == 0
    del table, play
    gc.collect()
    for kind in (Table, Play, Sprite):
        assert sum(type(thing) is kind for thing in gc.get_objects()) == 0


@pytest.mark.parametrize("game", ["previsioni", "sette_mezzo", "terziglio"])
def test_what_is_said_for_a_moment_keeps_clear_of_the_buttons(open_table, game):
    mine = _until(lambda match: 0 in match.state.to_move() and _shown(match).pause is None)
    table = open_table(game, find(game).seats_default, size=(1024, 600), text_size="XL", before=mine)
    table.play._looked = True
    table.play._show()
    assert table.controls.isVisible()
    table._say("Advice: take another card, since the others have not got far with theirs.")
    assert not table.prompt.geometry().intersects(table.controls.geometry())


# What the plates and the advice show


@pytest.mark.parametrize(("seats", "size"), [(4, (1280, 800)), (5, (1024, 600)), (12, (1024, 600))])
def test_every_plate_says_how_many_cards_are_left(open_table, monkeypatch, seats, size):
    written: list[str] = []
    write = plates_module.write
    monkeypatch.setattr(plates_module, "write", lambda *args, **named: (written.append(args[2]), write(*args, **named)))
    table = open_table(seats=seats, size=size)
    for plate in table.findChildren(plates_module.Plate):
        written.clear()
        plate.redraw()
        plate.grab()
        assert "10" in written


def test_advice_points_at_the_partner_of_the_chosen_card(open_table):
    def pair_is_possible(match: Match) -> bool:
        return any(move.startswith("pair") for move in match.state.legal_moves(0))

    seed = next(seed for seed in range(50) if pair_is_possible(Match.new("undici", [{"name": "A"}], seed=seed)))
    table = open_table("undici", 1, seed=seed)
    move = next(move for move in sorted(table.play.view.legal) if move.startswith("pair"))
    _, first, second = move.split(" ")
    table.play.advised.emit(move, "")
    assert table.view.currentIndex().data(CardRole.TOKEN) == first
    table.play.click(first)
    table.play.advised.emit(move, "")
    assert table.view.currentIndex().data(CardRole.TOKEN) == second
