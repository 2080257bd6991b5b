"""Where things lie: nothing meets, nothing is too small, everything is on the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.layout import Layout, Place, Shape, ShownCard
from altabassa_qt.session.match import Match
from altabassa_qt.table.geometry import (
    Board,
    Frame,
    board,
    boxes,
    fan,
    fills_middle,
    front_width,
    needs_hand,
    ring,
)

SIZES = ((1024, 600), (1024, 768), (1366, 768), (1280, 800), (980, 800), (1920, 1080), (1550, 1080), (3840, 2160))
ASPECTS = (630 / 880, 510 / 820, 490 / 1040)  # French, Neapolitan, the tall cards of Treviso
INDEX = 0.155  # of a card's width: where the column with letter and suit ends


def _meet(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > 1 and both.height() > 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("text", [0.87, 1.0, 1.47])
def test_no_boxes_meet_round_the_table(size, aspect, text):
    for seats in range(2, 13):
        found = ring(Frame(*size, seats, aspect, text=text))
        all_boxes = boxes(found)
        table = QRectF(0, 0, *size)
        for number, box in enumerate(all_boxes):
            assert table.contains(box), (seats, number)
            assert not any(_meet(box, other) for other in all_boxes[:number]), (seats, number)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("aspect", ASPECTS)
def test_cards_are_never_small(size, aspect):
    for seats in range(2, 13):
        found = ring(Frame(*size, seats, aspect))
        assert found.card >= size[1] * (0.11 if seats == 12 else 0.12)
        assert found.hand >= size[1] * 0.12
        assert found.card <= size[1] * 0.26 and found.hand <= size[1] * 0.26


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", [1, 2, 10, 13, 16])
def test_every_card_of_a_hand_shows_its_index_in_the_smallest_window(aspect, count):
    found = ring(Frame(1024, 600, 4, aspect))
    width = found.hand * aspect
    slots = fan(count, 512, found.hand_top, width, found.hand, 1024 - 48)
    for left, right in pairwise(slots):
        assert right.x - left.x >= width * (INDEX + 0.02)
    assert slots[0].x - width / 2 >= 0 and slots[-1].x + width / 2 <= 1024


@pytest.mark.parametrize("count", range(1, 17))
def test_a_hand_stays_above_the_lower_edge(count):
    for size in SIZES:
        found = ring(Frame(*size, 4, 630 / 880))
        for slot in fan(count, size[0] / 2, found.hand_top, found.hand * 630 / 880, found.hand, size[0] - 48):
            assert slot.y + slot.height / 2 <= size[1]


def test_seats_sit_clockwise_or_not():
    clockwise, other = (ring(Frame(1280, 800, 4, 0.7, clockwise=way)) for way in (True, False))
    assert clockwise.plates[1].center().x() < 640 < clockwise.plates[3].center().x()
    assert other.plates[1].center().x() > 640 > other.plates[3].center().x()


def test_a_spectator_sees_the_first_seat_at_the_lower_edge():
    found = board(Frame(1280, 800, 4, 0.7, hand=False), 2, ())
    assert found.plate(2) == found.ring.plates[0]
    assert found.front(0) == found.ring.fronts[2]


def _matches() -> list[tuple[str, int]]:
    found = []
    for name in names():
        seats = find(name).seats
        found += [(name, seats.start), (name, min(5, seats.stop - 1)), (name, seats.stop - 1)]
    return sorted(set(found))


def _laid_out(layout: Layout, size: tuple[int, int], me: int, seats: int, clockwise: bool) -> Board:
    places = layout.places
    frame = Frame(
        *size,
        seats,
        510 / 820,
        hand=needs_hand(places, me),
        front=front_width(places),
        clockwise=clockwise,
        notes=any(info.notes for info in layout.seats),
        middle=fills_middle(places),
    )
    return board(frame, me, places)


@pytest.mark.parametrize(("game", "seats"), _matches())
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_every_card_of_every_game_lies_on_the_table(game, seats, size):
    match = Match.new(game, [{"name": "x"}] * seats, seed=3)
    table = QRectF(0, 0, *size).adjusted(-2, -2, 2, 2)
    for number in range(60):
        to_move = match.state.to_move()
        if not to_move:
            break
        seat = to_move[number % len(to_move)]
        match.play(seat, next(iter(match.state.legal_moves(seat))))
        layout = match.game.layout(match.view(0), False)
        found = _laid_out(layout, size, 0, seats, match.game.clockwise)
        for place in layout.places:
            assert len(found.slots[place.id]) >= len(place.cards)
            if place.cards or place.count or place.empty:
                for slot in found.slots[place.id]:
                    assert table.contains(slot.rect(510 / 820)), (place.id, slot)
        shown = [place for place in layout.places if place.cards or place.count]
        middle = [place for place in shown if place.seat is None]
        for place in middle:
            for slot in found.slots[place.id]:
                assert slot.height >= size[1] * 0.09, (place.id, slot.height)
                for plate in found.ring.plates:
                    assert not _meet(slot.rect(510 / 820), plate), place.id


def test_the_cards_of_a_grid_keep_their_columns():
    place = Place("table", Shape.GRID, None, tuple(ShownCard(code) for code in ("AD", "2D", "3D", "4D", "5D")))
    slots = board(Frame(1280, 800, 1, 0.7, hand=False, front=0), 0, (place,)).slots["table"]
    assert slots[0].x == slots[3].x and slots[0].y == slots[1].y and slots[3].y > slots[0].y
