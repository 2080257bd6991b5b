"""The dialogs that prepare: rules as a form, seats, preferences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.games import find, names
from altabassa_qt.session.settings import Settings
from altabassa_qt.windows.deck import deck_for, deck_of_pack
from altabassa_qt.windows.fields import Choice, Stepper, Switch
from altabassa_qt.windows.new_match import NewMatch, last_rules, remember, seats_for, usual_wish
from altabassa_qt.windows.players import PlayersForm, newcomer, seated
from altabassa_qt.windows.preferences import Preferences
from altabassa_qt.windows.rules_form import RulesForm, preset_of
from altabassa_qt.windows.start import StartPage
from altabassa_qt.windows.style import Look


@pytest.mark.parametrize("name", names())
def test_the_form_gives_the_rules_it_was_given(qtbot: QtBot, name: str) -> None:
    game = find(name)
    for preset in game.presets:
        for seats in preset.seats:
            rules = dict(game.complete_rules(dict(preset.rules), seats))
            form = RulesForm(game, rules, seats)
            qtbot.addWidget(form)
            assert form.rules() == rules
            assert preset_of(game, form.rules(), seats) == preset
            game.complete_rules(form.rules(), seats)


def test_every_option_is_explained(qtbot: QtBot) -> None:
    for name in names():
        for option in find(name).options:
            assert str(option.title) and str(option.help).endswith(".")


def test_a_changed_rule_is_nobodys_preset(qtbot: QtBot) -> None:
    game = find("alta_bassa")
    form = RulesForm(game, game.complete_rules({}, 4), 4)
    qtbot.addWidget(form)
    own = {**form.rules(), "second": "next"}
    assert preset_of(game, own, 4) is None
    # A number that no preset names does not make it another one.
    assert preset_of(game, {**form.rules(), "stake": 5}, 4) is not None
    assert preset_of(game, game.complete_rules({"ranks": 13, "tie_first": "two"}, 8), 8) is None


def test_choosing_a_preset_sets_its_rules(qtbot: QtBot) -> None:
    game = find("alta_bassa")
    form = RulesForm(game, game.complete_rules({"stake": 7}, 4), 4)
    qtbot.addWidget(form)
    presets = form.findChildren(Choice)[0]
    presets.set_value("classica")
    assert form.rules() == {"ranks": 13, "tie_first": "two", "second": "adjacent", "hands": 1, "stake": 7}
    form.set_seats(6)
    assert not presets.buttons()[2].isEnabled()


def test_an_absent_number(qtbot: QtBot) -> None:
    stepper = Stepper(1, 10, None, "most", none="none")
    qtbot.addWidget(stepper)
    assert stepper.value() is None
    stepper.set_value(4)
    assert stepper.value() == 4
    stepper.set_high(3)
    assert stepper.value() == 3


def test_newcomers_are_unlike_those_who_sit_there() -> None:
    players = seated([], 12)
    for key in ("name", "colour", "face"):
        assert len({player[key] for player in players}) == 12
    assert [player.get("bot") for player in players].count(None) == 1
    assert newcomer(players)["bot"]


def test_players_from_damaged_settings_are_put_right() -> None:
    last = [{"name": 3, "colour": "no colour", "face": "../../x", "bot": "99"}, {}, {"name": "x" * 200}]
    players = seated(last, 3)
    for player in players:
        assert isinstance(player["name"], str) and 1 <= len(player["name"]) <= 40
        assert player["face"].startswith("a") and player["colour"].startswith("#")
    assert players[0]["bot"] == "3"


def test_seats_need_names_of_their_own(qtbot: QtBot) -> None:
    form = PlayersForm(seated([], 3), range(2, 5))
    qtbot.addWidget(form)
    assert form.fault() == ""
    form.rows()[1].name.setText(form.rows()[0].name.text())
    assert form.fault()
    form.rows()[1].name.setText("  ")
    assert form.fault()
    form.rows()[1].name.setText("Nonnò Ü 🂡")
    assert form.fault() == ""


def test_seats_stay_between_the_limits(qtbot: QtBot) -> None:
    form = PlayersForm(seated([], 3), range(2, 5))
    qtbot.addWidget(form)
    for _ in range(5):
        form.rows()[0].removed.emit()
    assert len(form.rows()) == 2
    assert not form.rows()[0].away.isEnabled()


def test_the_last_match_is_offered_again() -> None:
    settings = Settings()
    wish = usual_wish(settings, "previsioni")
    assert len(wish.players) == find("previsioni").seats_default
    changed = type(wish)("previsioni", wish.players[:2], {**wish.rules, "hook": True})
    remember(settings, changed)
    assert seats_for(settings, find("previsioni")) == 2
    assert usual_wish(settings, "previsioni").rules["hook"] is True
    # Three sit at this one, whoever played last.
    assert len(usual_wish(settings, "terziglio").players) == 3
    settings.last_rules["previsioni"] = {"hook": "maybe", "max_cards": 999}
    assert last_rules(settings, find("previsioni"), 4) == {"hook": False, "max_cards": None, "blind": True}


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_prepared_and_begun(qtbot: QtBot, name: str) -> None:
    dialog = NewMatch(None, Look(), Settings(), names()[0])
    qtbot.addWidget(dialog)
    dialog.game.setCurrentIndex(dialog.game.findData(name))
    spy = QSignalSpy(dialog.wished)
    dialog.open()
    dialog.play.click()
    assert spy.count() == 1
    match, _ = spy.at(0)[0].begin()
    assert match.game.id == name
    assert match.seats in find(name).seats


def test_the_first_to_move_is_drawn_by_chance() -> None:
    wish = usual_wish(Settings(), "previsioni")
    drawn = {wish.begin()[0].record["setup"]["first"] for _ in range(60)}
    assert drawn == set(range(4))


def test_every_preference_is_set_and_told(qtbot: QtBot) -> None:
    settings = Settings()
    dialog = Preferences(None, Look(), settings)
    qtbot.addWidget(dialog)
    told: list[str] = []
    dialog.changed.connect(told.append)
    for switch in dialog.findChildren(Switch):
        before = getattr(settings, switch.objectName())
        switch.click()
        assert getattr(settings, switch.objectName()) is not before
        assert told[-1] == switch.objectName()
    for choice in dialog.findChildren(Choice):
        choice.buttons()[-1].click()
    assert {"language", "speed", "text_size", "card_size"} <= set(told)
    assert (settings.language, settings.speed, settings.text_size) == ("en", "fast", "XL")


def test_a_deck_that_is_gone_is_replaced() -> None:
    settings = Settings(decks={"40": "no such deck", "alta_bassa": "nor this"})
    game = find("alta_bassa")
    rules = game.complete_rules({}, 4)
    assert deck_for(settings, game, rules, "it").name == "napoletane"
    assert deck_for(settings, game, rules, "fr").name == "francesi"
    usual = deck_of_pack(settings, 52, "it")
    assert usual is not None and 52 in usual.packs
    settings.decks["alta_bassa"] = "francesi"
    assert deck_for(settings, game, rules, "it").name == "francesi"


def test_the_waiting_match_is_named_within_the_window(qtbot: QtBot) -> None:
    page = StartPage(Look("green", "XL"), "alta_bassa")
    qtbot.addWidget(page)
    page.set_waiting("alta_bassa", ["Wolfeschlegelsteinhausenbergerdorff " + str(n) for n in range(12)])
    page.resize(1024, 600)
    page.show()
    assert page.go_on_button.isVisible()
    assert page.go_on_button.sizeHint().width() <= 1024
    assert page.minimumSizeHint().width() <= 1024
    page.set_waiting("", ())
    assert not page.go_on_button.isVisible()


@pytest.mark.parametrize("waiting", [(), ("Anna", "Bruno")])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 800), "M"), ((1024, 600), "XL"), ((1920, 1080), "L")])
def test_words_of_a_tile_are_whole(qtbot: QtBot, size: tuple[int, int], text_size: str, waiting: tuple[str]) -> None:
    page = StartPage(Look("green", text_size), "alta_bassa")
    qtbot.addWidget(page)
    page.set_waiting("alta_bassa", waiting)
    page.resize(*size)
    page.show()
    for tile in page.tiles.tiles:
        assert not tile.lines or tile.lines_at(tile.width()) <= tile.lines
        title = QRect(0, 0, tile.width(), 99)
        assert QFontMetrics(tile.title_font()).boundingRect(title, 0, tile.text()).width() <= tile.width() - 12


def test_a_match_by_the_clock(qtbot: QtBot) -> None:
    dialog = NewMatch(None, Look(), Settings(), "sette_mezzo")
    qtbot.addWidget(dialog)
    assert dialog.wish().minutes is None
    stepper = next(one for one in dialog.findChildren(Stepper) if one.value() is None)
    stepper.set_value(30)
    match, _ = dialog.wish().begin()
    assert match.minutes == 30
    dialog.game.setCurrentIndex(dialog.game.findData("alta_bassa"))
    assert dialog.wish().minutes is None
