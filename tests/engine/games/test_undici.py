"""Gioco dell'11, by the words of its rules page."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.games.undici import GAME, Undici, is_figure, value
from altabassa_qt.engine.layout import Shape
from altabassa_qt.engine.records import new_record, replay

LOST_AT_ONCE = ("AD", "AH", "AC", "AS", "2D", "2H", "2C", "2S", "3D", "4D")


def deck(*top: str) -> tuple[str, ...]:
    """A pack with these cards on top."""
    return (*top, *(card for card in pack(52) if card not in top))


def patience(*top: str, seats: int = 1, stake: int = 0) -> Undici:
    """The first patience with these cards on top."""
    return GAME.start(GAME.complete_rules({"stake": stake}, seats), seats, {}).deal(deck(*top))


def shuffled(seed: int) -> tuple[str, ...]:
    cards = list(pack(52))
    Random(seed).shuffle(cards)
    return tuple(cards)


def moves(state: Undici) -> list[str]:
    return state.legal_moves(state.player).listed()


def play(state: Undici, *made: str) -> Undici:
    for move in made:
        followed = state.play(state.player, move)
        assert isinstance(followed, Undici)
        state = followed
    return state


def play_out(state: Undici, rng: Random) -> Undici:
    """Plays the patience that is on the table to its end."""
    player = state.player
    while state.status[player] == "playing":
        state = play(state, rng.choice(moves(state)))
    return state


def test_values() -> None:
    assert [value(rank + "D") for rank in "A23456789T"] == list(range(1, 11))
    assert [card for card in pack(52) if is_figure(card)] == [r + s for s in "DHCS" for r in "JQK"]


def test_every_pair_that_makes_eleven_is_listed_once_with_the_lower_place_first() -> None:
    state = patience("5D", "6D", "6H", "5H", "KS", "AD", "TD", "AH", "2D")
    assert moves(state) == ["pair 0 1", "pair 0 2", "pair 1 3", "pair 2 3", "pair 5 6", "pair 6 7", "remove 4"]


def test_a_pair_may_be_named_in_any_order() -> None:
    state = patience("5D", "6D", "2H", "2C", "2S", "3D", "3H", "3C", "AD", "7D", "8D")
    assert play(state, "pair 1 0").table == play(state, "pair 0 1").table


@pytest.mark.parametrize("move", ["pair 0 0", "pair 0", "pair 0 1 2", "pair 00 1", "pair 0  1", "remove 0", "match 0"])
def test_what_is_no_move(move: str) -> None:
    state = patience("5D", "6D", "2H", "2C", "2S", "3D", "3H", "3C", "AD")
    with pytest.raises(MoveError):
        state.play(0, move)


def test_one_turn_removes_figures_until_a_number_comes() -> None:
    state = play(patience("AD", "AH", "AC", "AS", "2D", "2H", "2C", "2S", "3D", "KS", "JS", "QS", "TD", "4D"), "turn")
    assert state.phase == "match" and state.turned == "TD"
    assert moves(state) == ["match 0", "match 1", "match 2", "match 3"]
    assert state.scores == (52 - 9 - 3,)
    state = play(state, "match 2")
    assert state.table[2] == "4D" and state.turned is None and state.scores == (38,)


def test_the_turned_card_of_a_failed_patience_counts_as_covered_and_stays_turned() -> None:
    state = play(patience(*LOST_AT_ONCE), "turn")
    assert state.scores == (43,) and state.winners == () and state.finished
    assert state.detail(0) == {"table": list(LOST_AT_ONCE[:9]), "stock": 42, "turned": "4D", "status": ["lost"]}


def test_places_stay_empty_when_the_stock_runs_out_and_that_is_success() -> None:
    ends = (play_out(patience(*shuffled(seed)), Random(seed)) for seed in range(200))
    state = next(end for end in ends if end.status == ("won",))
    assert state.winners == (0,) and state.scores == (0,) and not state.stock
    two = patience("5D", "6D", "2H", "2C", "2S", "3D", "3H", "3C", "AD", "7D", "8D")
    one_left = play(Undici(**{**vars(two), "stock": ("7D",)}), "pair 0 1")
    assert one_left.table[:2] == ("7D", None) and one_left.status == ("won",)


def test_the_order_of_removals_never_changes_the_outcome() -> None:
    outcomes = set()
    for seed in range(30):
        ends = {
            (state.status, state.scores)
            for order in range(5)
            for state in [play_out(patience(*shuffled(seed)), Random(order))]
        }
        assert len(ends) == 1
        outcomes |= {status for status, _ in ends}
    assert outcomes == {("won",), ("lost",)}


def test_every_order_of_a_whole_small_patience_ends_alike() -> None:
    """All orders, not a sample: a stock of nine, positions met twice counted once."""
    for seed in range(2):
        state = patience(*shuffled(seed))
        short = Undici(**{**vars(state), "stock": state.stock[:9]})
        seen: set[tuple[object, ...]] = set()
        ends = set()
        open_ = [short]
        while open_:
            here = open_.pop()
            if here.finished:
                ends.add((here.status, here.scores))
                continue
            for move in moves(here):
                after = play(here, move)
                key = (after.table, after.stock, after.turned, after.status)
                if key not in seen:
                    seen.add(key)
                    open_.append(after)
        assert len(ends) == 1


def test_each_seat_has_its_own_pack_and_waits_until_it_is_laid() -> None:
    state = play(patience(*LOST_AT_ONCE, seats=3), "turn")
    assert state.phase == "shuffle" and state.to_move() == () and sorted(state.shuffle_due() or ()) == sorted(pack(52))
    assert state.scores == (43, 52, 52)
    assert state.detail(None) == {
        "table": [None] * 9,
        "stock": 0,
        "turned": None,
        "status": ["lost", "waiting", "waiting"],
    }
    state = state.deal(deck(*LOST_AT_ONCE))
    assert state.to_move() == (1,) and state.scores == (43, 43, 52) and moves(state) == ["turn"]
    assert state.detail(0)["status"] == ["lost", "playing", "waiting"]


def test_before_the_first_shuffle_everything_is_empty() -> None:
    report = replay(new_record("undici", [{"name": "Anna"}])).report()
    assert report["phase"] == "shuffle" and report["legal"] == [] and report["scores"] == [52]
    assert report["detail"] == {"table": [None] * 9, "stock": 0, "turned": None, "status": ["waiting"]}


def test_the_pot_is_shared_and_its_remainder_stays_in_it() -> None:
    state = patience(*LOST_AT_ONCE, seats=3, stake=5)
    state = play(state, "turn").deal(deck(*LOST_AT_ONCE))
    assert state.chips == (0, 0, 0)
    state = play(state, "turn").deal(deck("AD", "AH", "AC", "AS", "2D", "2H", "2C", "2S", "3D", "KD", "KH", "4D"))
    state = play(state, "turn")
    assert state.scores == (43, 43, 41) and state.winners == (2,) and state.chips == (-5, -5, 10)
    tied = patience(*LOST_AT_ONCE, seats=3, stake=5)
    for _ in range(2):
        tied = play(tied, "turn").deal(deck(*LOST_AT_ONCE))
    tied = play(tied, "turn")
    assert tied.winners == (0, 1, 2) and tied.chips == (0, 0, 0)


def test_a_pot_that_does_not_divide_keeps_the_rest() -> None:
    better = (*LOST_AT_ONCE[:9], "KD", "4D")
    state = play(patience(*better, seats=3, stake=1), "turn").deal(deck(*LOST_AT_ONCE))
    state = play(state, "turn").deal(deck(*better))
    state = play(state, "turn")
    assert state.winners == (0, 2) and state.chips == (0, -1, 0)


def test_alone_no_chips_move() -> None:
    state = play(patience(*LOST_AT_ONCE, stake=7), "turn")
    assert state.chips == (0,) and state.winners == ()


@pytest.mark.parametrize("decks, fault", [([["AD"]], -1), ([list(pack(52)), ["AD"]], 0)])
def test_where_a_wrong_deck_is_refused(decks: list[list[str]], fault: int) -> None:
    record = new_record("undici", [{"name": "Anna"}, {"name": "Bruno"}])
    record["decks"] = [list(deck(*LOST_AT_ONCE)) if len(cards) == 52 else cards for cards in decks]
    record["moves"] = [[0, "turn"]] if len(decks) > 1 else []
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert refused.value.move == fault


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_possible_deals_agree_with_the_view_and_all_is_shown_without_fault(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(GAME.complete_rules({"stake": 2}, seats), seats, {})
    while not state.finished:
        if state.shuffle_due():
            state = state.deal(shuffled(rng.randrange(10**6)))
        else:
            state = play(state, rng.choice(moves(state)))
        for seat in (state.player, None):
            view = state.view(seat)
            possible = GAME.deal_possible(view, rng).view(seat)
            assert possible.as_json() == view.as_json() and possible.story == view.story
            for looked in (False, True):
                layout = GAME.layout(view, looked)
                assert not (looked and layout.pause)
                grid = next(place for place in layout.places if place.shape is Shape.GRID)
                assert len(grid.cards) == 9 or view.finished or view.phase == "shuffle" or layout.pause
            GAME.sheet(view)


def test_a_click_on_a_figure_plays_at_once_and_cards_without_partner_say_why() -> None:
    view = patience("5D", "6D", "2H", "2C", "2S", "3D", "3H", "3C", "KD").view(0)
    layout = GAME.layout(view, looked=False)
    cards = next(place.cards for place in layout.places if place.id == "table")
    assert cards[8].token == "8" and "remove 8" in view.legal
    assert cards[2].token == "" and cards[2].reason is not None
    assert {pick.verb: (pick.least, pick.most) for pick in layout.picks} == {"pair": (2, 2), "remove": (1, 1)}
    assert layout.controls == ()


def test_what_is_forced_is_on_one_key() -> None:
    layout = GAME.layout(patience(*LOST_AT_ONCE).view(0), looked=False)
    (control,) = layout.controls
    assert control.move == "turn" and control.key
    stock = next(place for place in layout.places if place.id == "stock")
    assert stock.token == "turn" and stock.count == 43


def test_a_turned_card_that_goes_at_once_is_shown_with_its_partner_first() -> None:
    state = play(patience("AD", "AH", "AC", "AS", "2D", "3D", "3H", "3C", "3S", "KS", "9D", "4D"), "turn")
    layout = GAME.layout(state.view(0), looked=False)
    places = {place.id: place for place in layout.places}
    assert layout.pause is not None
    assert [card.code for card in places["turned"].cards] == ["KS", "9D"]
    assert places["table"].cards[4].code == "2D" and places["table"].cards[4].mark == "captured"
    assert GAME.layout(state.view(0), looked=True).pause is None


def test_a_failed_patience_is_shown_whole_before_the_next_pack_is_laid() -> None:
    state = play(patience(*LOST_AT_ONCE, seats=2), "turn").deal(shuffled(1))
    for seat, looked in product((0, 1), (False, True)):
        layout = GAME.layout(state.view(seat), looked)
        table = [card.code for place in layout.places if place.id == "table" for card in place.cards]
        assert (layout.pause is not None) is not looked
        assert table == list(state.table if looked else LOST_AT_ONCE[:9])
    prompt = GAME.layout(state.view(0), looked=False).prompt
    assert prompt is not None and "43" in str(prompt)
