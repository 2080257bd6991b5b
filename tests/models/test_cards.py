"""The cards on the table as an item model: what it tells is exactly what has moved, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.layout import Layout, Place, SeatInfo, Shape, ShownCard
from altabassa_qt.models.cards import CardRole, CardTableModel
from altabassa_qt.models.choices import enabled
from altabassa_qt.models.words import Speaker
from altabassa_qt.session.match import Match
from tests.engine.random_matches import some_move

NAMES = ("Anna", "Bruno", "Çelik", "Dora", "Ettore", "Fiammetta", "Gino", "Hélène", "Ivo", "Lu", "Max", "Nonnò Ü 🂡")


def _layout(*places: Place) -> Layout:
    return Layout(places, (SeatInfo(),) * 2)


def _hand(*codes: str, seat: int = 0) -> Place:
    return Place("hand", Shape.HAND, seat, tuple(ShownCard(code, token=code) for code in codes))


def _laid(seat: int, *cards: ShownCard) -> Place:
    return Place(f"laid:{seat}", Shape.LAID, seat, cards)


def _model(*places: Place, may: tuple[str, ...] = ()) -> CardTableModel:
    model = CardTableModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.update(_layout(*places), may, Speaker(("Anna", "Bruno")).say)
    return model


def _ids(model: CardTableModel) -> dict[tuple[str, int], int]:
    rows = [model.row(number) for number in range(model.rowCount())]
    return {(row.place.id, row.index): row.id for row in rows}


class Told:
    """What a model tells its views."""

    def __init__(self, model: CardTableModel) -> None:
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        self.moved: list[tuple[int, int]] = []
        self.changed: list[int] = []
        model.rowsInserted.connect(lambda _parent, first, last: self.inserted.append((first, last)))
        model.rowsRemoved.connect(lambda _parent, first, last: self.removed.append((first, last)))
        model.rowsMoved.connect(lambda _p, first, _last, _q, target: self.moved.append((first, target)))
        model.dataChanged.connect(lambda top, bottom, _roles: self.changed.extend(range(top.row(), bottom.row() + 1)))


def test_a_card_that_is_laid_keeps_its_id():
    model = _model(_hand("7D", "KD"), _laid(0))
    seven = _ids(model)["hand", 0]
    model.update(_layout(_hand("KD"), _laid(0, ShownCard("7D", face=False))), (), str)
    assert _ids(model)["laid:0", 0] == seven


def test_a_card_that_is_uncovered_keeps_its_id():
    model = _model(_laid(1, ShownCard("??", face=False)))
    told = Told(model)
    before = _ids(model)
    model.update(_layout(_laid(1, ShownCard("KH"))), (), str)
    assert _ids(model) == before
    assert told.changed == [0] and not told.inserted and not told.removed


def test_nothing_is_told_when_nothing_has_changed():
    model = _model(_hand("7D", "KD"), _laid(1, ShownCard("??", face=False)), may=("7D",))
    told = Told(model)
    model.update(_layout(_hand("7D", "KD"), _laid(1, ShownCard("??", face=False))), ("7D",), str)
    assert (told.inserted, told.removed, told.moved, told.changed) == ([], [], [], [])


def test_only_what_has_come_and_gone_is_told():
    model = _model(_hand("7D", "KD", "AD"), _laid(1, ShownCard("KH")))
    told = Told(model)
    model.update(_layout(_hand("7D", "KD", "AD", "2D"), _laid(1)), (), str)
    assert told.removed == [(3, 3)] and told.inserted == [(3, 3)] and not told.moved


def test_two_cards_of_one_code_are_told_apart_by_their_place():
    table = Place("table", Shape.ROW, None, (ShownCard("7D"), ShownCard("3C")))
    turned = Place("turned", Shape.ROW, None, (ShownCard("7D"),))
    model = _model(table, turned)
    before = _ids(model)
    model.update(_layout(replace(table, cards=(ShownCard("3C"),)), turned), (), str)
    assert _ids(model)["turned", 0] == before["turned", 0]
    assert _ids(model)["table", 0] == before["table", 1]


def test_the_top_of_a_pile_is_a_row_that_can_be_chosen():
    model = _model(Place("stock", Shape.PILE, count=20, token="turn"), may=("turn",))
    index = model.index(0)
    assert (index.data(CardRole.CODE), index.data(CardRole.TOKEN), index.data(CardRole.PLAYABLE)) == (
        "??",
        "turn",
        True,
    )
    assert model.flags(index) & Qt.ItemFlag.ItemIsSelectable


def test_a_pile_without_cards_and_an_outline_are_no_rows():
    assert _model(Place("stock", Shape.PILE, count=0), _laid(1)).rowCount() == 0


def test_the_hand_is_read_first_and_the_sentence_says_what_can_be_done():
    model = CardTableModel()
    game = find("alta_bassa")
    view = game.start(game.complete_rules({}, 2), 2, {}).view(0)
    layout = game.layout(view, True)
    model.update(layout, {"7D"}, Speaker(("Anna", "Bruno"), "italian").say)
    said = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(10)]
    assert said[5] == "Seven of coins, in your hand, playable"
    assert said[4] == "Six of coins, in your hand"


def test_why_a_card_cannot_be_chosen_is_its_description():
    model = CardTableModel()
    game = find("previsioni")
    dim = game.title
    model.update(_layout(Place("hand", Shape.HAND, 0, (ShownCard("7D", dim=dim),))), (), Speaker(("A", "B")).say)
    assert model.index(0).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Previsioni"


def _everything(model: CardTableModel) -> list[tuple[object, ...]]:
    roles = (CardRole.CODE, CardRole.FACE, CardRole.PLACE, CardRole.INDEX, CardRole.TOKEN, CardRole.MARK)
    return [tuple(model.index(row).data(role) for role in roles) for row in range(model.rowCount())]


def _wanted(layout: Layout) -> list[tuple[object, ...]]:
    wanted = []
    for place in sorted(layout.places, key=lambda place: place.shape is not Shape.HAND):
        last = len(place.cards) - 1
        for index, card in enumerate(place.cards):
            token = card.token or (place.token if index == last else "")
            wanted.append((card.code, card.face, place.id, index, token, card.mark))
        if not place.cards and place.count:
            wanted.append(("??", False, place.id, 0, place.token, ""))
        elif not place.cards and place.token:
            wanted.append(("", False, place.id, 0, place.token, ""))
    return wanted


@pytest.mark.parametrize("game", names())
def test_the_model_follows_whole_matches_from_every_seat(game):
    limits = find(game).seats
    for seats in (limits.start, limits.stop - 1):
        match, chance = Match.new(game, [{"name": name} for name in NAMES[:seats]], seed=seats), Random(seats)
        speaker = Speaker(match.names)
        viewers = (0, seats - 1, None)
        models = [CardTableModel() for _ in viewers]
        for model in models:
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
        for _ in range(250):
            to_move = match.state.to_move()
            if not to_move:
                break
            mover = chance.choice(to_move)
            match.lay(mover, some_move(match.state.legal_moves(mover), chance))
            for looked in (False, True):
                for viewer, model in zip(viewers, models, strict=True):
                    view = match.view(viewer)
                    layout = match.game.layout(view, looked)
                    model.update(layout, enabled(view, layout) if viewer is not None else (), speaker.say)
                    assert _everything(model) == _wanted(layout)
            match.uncover()


def test_an_id_says_nothing_about_a_card_that_is_not_seen():
    """The ids on the table are the same whatever the others have laid in secret."""
    shown = []
    for card in ("2H", "KH"):
        match = Match.new("alta_bassa", [{"name": "Anna"}, {"name": "Bruno"}], seed=1)
        model = CardTableModel()
        for seat, move in ((1, f"play {card}"), (0, "play 7D")):
            match.lay(seat, move)
            model.update(match.game.layout(match.view(0), False), (), Speaker(match.names).say)
        shown.append([[model.index(row).data(role) for role in (*CardRole, Qt.ItemDataRole.AccessibleTextRole)]
                      for row in range(model.rowCount())])  # fmt: skip
    assert shown[0] == shown[1]


def test_a_list_has_no_children():
    model = _model(_hand("7D"))
    assert model.rowCount(model.index(0)) == 0
    assert model.rowCount(QModelIndex()) == 1
