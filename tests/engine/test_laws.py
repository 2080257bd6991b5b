"""Laws that every game keeps, whatever its rules, its seats and the moves: tried on random matches."""

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from altabassa_qt.engine.cards import HIDDEN, pack
from altabassa_qt.engine.errors import MoveError, RecordError
from altabassa_qt.engine.game import AnyCards, State, View
from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.games.alta_bassa import AltaBassa
from altabassa_qt.engine.layout import Layout, Sheet, ShownCard
from altabassa_qt.engine.records import check_depth, load_json, replay, write_text
from altabassa_qt.engine.words import Card, Text
from tests.engine.random_matches import Played, cards_in, cards_of, matches, play_on, positions, some_move, witnessed

every_game = pytest.mark.parametrize("name", names())


def law(examples: int) -> Any:
    """Tries a law on so many random matches of each game."""
    return settings(max_examples=examples, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def some_states(match: Played, rng: Random, most: int) -> list[State]:
    """A few positions of a match, the last one among them."""
    return [*rng.sample(match.states, min(most, len(match.states))), match.last]


def all_views(state: State) -> Iterator[View]:
    """What each seat may know, and what anybody may."""
    for seat in (*range(state.seats), None):
        yield state.view(seat)


def parts(value: object, kind: type) -> Iterator[Any]:
    """Every value of a kind within frozen dataclasses and tuples."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, tuple | list):
        for inner in value:
            yield from parts(inner, kind)
    elif is_dataclass(value) and not isinstance(value, type | Enum):
        for field in fields(value):
            yield from parts(getattr(value, field.name), kind)


def packs(match: Played) -> int:
    """How many packs are on the table: every card is there so often."""
    start = match.states[0]
    first = match.record["decks"][0] if match.record["decks"] else _listed_cards(start.truth())
    return max(Counter(first).values())


def _listed_cards(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list | tuple):
        return [card for inner in value for card in _listed_cards(inner)]
    if isinstance(value, dict):
        return [card for inner in value.values() for card in _listed_cards(inner)]
    return []


@every_game
@law(15)
@given(data=st.data())
def test_a_match_of_random_moves_comes_to_its_end_or_goes_on(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for state in match.states:
        assert state.shuffle_due() is None
        assert state.finished is (state.to_move() == ()) is (state.phase == "over")
        assert (state.outcome() is not None) is state.finished
        assert tuple(sorted(set(state.to_move()))) == state.to_move()
        assert set(state.to_move()) | set(state.winners) <= set(range(state.seats))
        assert len(state.scores) == len(state.chips) == state.seats
        for seat in range(state.seats):
            assert bool(state.legal_moves(seat)) is (seat in state.to_move())


@every_game
@law(15)
@given(data=st.data())
def test_no_card_comes_from_nowhere(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    known = set(pack(match.game.pack(match.last.rules)))
    number = packs(match)
    whole = Counter(dict.fromkeys(known, number))
    for deck in match.record["decks"]:
        assert Counter(deck) <= whole
    for state in match.states:
        assert cards_in(state.truth()) <= known
        assert HIDDEN not in _listed_cards(state.truth())
    for state in some_states(match, Random(1), 5):
        for view in all_views(state):
            for looked in (False, True):
                shown = match.game.layout(view, looked)
                lying = Counter(card.code for card in parts(shown.places, ShownCard) if card.code != HIDDEN)
                assert lying <= whole, "a card lies on the table more often than it exists"


@every_game
@law(15)
@given(data=st.data())
def test_chips_go_round(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for state in match.states:
        pot = state.truth().get("pot", 0)
        if name == "undici" and state.chips != (0,) * state.seats:
            # The remainder of a shared pot stays in it, and the page shows no pot.
            pot = -sum(state.chips)
            assert 0 <= pot < state.seats
        assert sum(state.chips) + pot == 0


@every_game
@law(15)
@given(data=st.data())
def test_legal_moves_can_be_made_and_others_are_refused(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Random(2)
    for state in some_states(match, rng, 6):
        for seat in state.to_move():
            legal = state.legal_moves(seat)
            listed = legal.listed()
            assert listed == sorted(set(listed))
            assert len(legal) == len(set(legal)) or isinstance(legal, AnyCards)
            sample = [some_move(legal, rng) for _ in range(5)]
            for move in sample:
                assert move in legal
                assert state.play(seat, move) != state
                mutants = (
                    f"{move} ",
                    f" {move}",
                    move.replace(" ", "  "),
                    move.upper(),
                    f"{move} 2S",
                    f"{move} 02",
                    "",
                )
                for mutant in mutants:
                    refuses(state, seat, mutant)
                refuses(state, (seat + 1) % state.seats, move)
                refuses(state, state.seats, move)
                refuses(state, -1, move)
                for card in rng.sample(pack(52), 5):
                    words = move.split(" ")
                    refuses(state, seat, " ".join([words[0], card, *words[2:]]))


def refuses(state: State, seat: int, move: str) -> None:
    """Asserts that a move is refused, for a reason that can be said, unless it is legal for that seat."""
    if 0 <= seat < state.seats and move in state.legal_moves(seat):
        assert move.split(" ") == move.split()
        return
    with pytest.raises(MoveError) as refusal:
        state.play(seat, move)
    assert str(refusal.value)


@every_game
@law(20)
@given(data=st.data())
def test_unseen_cards_change_nothing_that_a_seat_sees(name: str, data: st.DataObject) -> None:
    """Story and detail vouch for each other: what the one never showed must not change the other."""
    whole = data.draw(matches(name, most=80))
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    for at in rng.sample(range(len(whole.states)), min(4, len(whole.states))):
        match = whole.until(at)
        for seat in (*rng.sample(range(match.last.seats), min(2, match.last.seats)), None):
            swap_unseen(match, seat, rng)


def swap_unseen(match: Played, seat: int | None, rng: Random) -> None:
    """Swaps cards of the last shuffle that the seat has not seen, one of them on the table, where that is possible."""
    if not match.record["decks"]:
        return
    deck = match.record["decks"][-1]
    view = match.last.view(seat)
    lying = cards_in(match.last.truth())
    for known in (cards_of(view), ever_shown(match.states, seat)):
        unseen = [place for place, card in enumerate(deck) if card not in known]
        hidden = [place for place in unseen if deck[place] in lying]
        for _ in range(2 if hidden and len(unseen) > 1 else 0):
            one = rng.choice(hidden)
            other = rng.choice([place for place in unseen if place != one])
            check_swap(match, seat, one, other)


def check_swap(match: Played, seat: int | None, one: int, other: int) -> None:
    """Asserts the law for a seat and two cards of the deck shuffled last."""
    changed = deepcopy(match.record)
    deck = changed["decks"][-1]
    swapped = {deck[one], deck[other]}
    deck[one], deck[other] = deck[other], deck[one]
    try:
        states = positions(changed)
    except MoveError:
        return  # a move of the match needs the card where it was
    before, after = match.last.view(seat), states[-1].view(seat)
    if not swapped & (cards_of(before) | cards_of(after)):
        assert after.as_json() == before.as_json()
    if not swapped & (ever_shown(match.states, seat) | ever_shown(states, seat)):
        assert witnessed(after) == witnessed(before)


def ever_shown(states: list[State], seat: int | None) -> set[str]:
    """All cards that the views of a seat have shown, up to the last position."""
    return {card for state in states for card in cards_in(state.view(seat).as_json())}


@law(30)
@given(match=matches("alta_bassa", most=130))
def test_an_open_choice_is_seen_by_nobody_else(match: Played) -> None:
    state = match.last
    assert isinstance(state, AltaBassa)
    rng = Random(3)
    for seat, card in enumerate(state.laid):
        if card is None or not state.hands[seat]:
            continue
        changed = deepcopy(match.record)
        entry = next(entry for entry in reversed(changed["moves"]) if entry[0] == seat)
        entry[1] = f"play {rng.choice(state.hands[seat])}"
        other = replay(changed)
        for viewer, (before, after) in enumerate(zip(all_views(state), all_views(other), strict=True)):
            if viewer == seat:
                assert after.as_json() != before.as_json()
            else:
                assert after.as_json() == before.as_json()
                assert witnessed(after) == witnessed(before)


@every_game
@law(15)
@given(data=st.data())
def test_a_possible_position_agrees_with_the_view(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Random(4)
    for state in some_states(match, rng, 2):
        if state.finished:
            continue
        for seat in range(state.seats):
            view = state.view(seat)
            possible = match.game.deal_possible(view, rng)
            again = possible.view(seat)
            assert again.as_json() == view.as_json()
            assert possible.legal_moves(seat).listed() == state.legal_moves(seat).listed()
            assert HIDDEN not in _listed_cards(possible.truth())
            record: dict[str, Any] = {"decks": [], "moves": []}
            for following in play_on(possible, record, rng, 30):
                assert cards_in(following.truth()) <= set(pack(match.game.pack(state.rules)))


@every_game
@law(15)
@given(data=st.data())
def test_a_record_keeps_the_whole_match(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    record = load_json(write_text(match.record).encode())
    check_depth(record)
    assert record == match.record
    assert replay(record) == match.last
    for at in Random(5).sample(range(len(match.states)), min(12, len(match.states))):
        state = replay(record, at)
        assert state == match.states[at]
        assert state.report() == match.states[at].report()
        json.dumps(state.report(), allow_nan=False)


@every_game
@law(10)
@given(data=st.data())
def test_a_deck_is_exactly_what_was_to_be_shuffled(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if not match.record["decks"]:
        return
    rng = Random(6)
    number = rng.randrange(len(match.record["decks"]))
    # The shuffle was made due by the move after whose position there are that many decks.
    without = deepcopy(match.record)
    del without["decks"][number:]
    last = bisect_left(range(len(match.states)), True, key=lambda at: runs_out_of_decks(without, at))
    broken = deepcopy(match.record)
    deck = broken["decks"][number]
    for wrong in (deck[1:], [*deck, deck[0]], ["??", *deck[1:]], [], "no list", [1, *deck[1:]]):
        broken["decks"][number] = wrong
        with pytest.raises(RecordError) as fault:
            replay(broken)
        assert fault.value.move == last - 1
    if last < len(without["moves"]):
        with pytest.raises(RecordError) as fault:
            replay(without)
        assert fault.value.move == last
    waiting = replay(without, last)
    assert (waiting.phase, waiting.to_move(), waiting.report()["legal"]) == ("shuffle", (), [])
    for view in all_views(waiting):
        json.dumps(view.as_json(), allow_nan=False)


def runs_out_of_decks(record: dict[str, Any], at: int) -> bool:
    """Whether within the first `at` moves a shuffle comes for which the record has no deck."""
    try:
        return replay(record, at).shuffle_due() is not None
    except RecordError:
        return True


@every_game
@law(12)
@given(data=st.data())
def test_the_table_can_show_every_position_and_names_no_unseen_card(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    game = match.game
    for state in some_states(match, Random(7), 2):
        for view in all_views(state):
            known = cards_in(view.as_json()) | cards_of(view)
            sheets = [sheet for sheet in (game.sheet(view), game.memory(view)) if sheet is not None]
            for sheet in sheets:
                check_sheet(sheet, state.seats)
            shown: list[object] = [game.layout(view, looked=False), game.layout(view, looked=True), game.sheet(view)]
            for layout in shown[:2]:
                assert isinstance(layout, Layout)
                check_layout(layout, state)
            shown.append([game.describe(event) for event in view.story[-40:]])
            shown.append([game.move_words(view, move) for move in view.legal.listed()])
            named = {card.code for card in parts(shown, ShownCard)} - {HIDDEN}
            for text in parts(shown, Text):
                assert "{" not in str(text)
                named |= {word.code for _, word in text.words if isinstance(word, Card) and not word.rank_only}
            assert named <= known


def check_sheet(sheet: Sheet, seats: int) -> None:
    """Asserts that every row of a sheet has a cell for each seat, and all its words can be said."""
    for row in sheet.rows:
        assert len(row.cells) == seats
    assert len(sheet.totals) in (0, seats)
    for text in parts(sheet, Text):
        assert "{" not in str(text)


def check_layout(layout: Layout, state: State) -> None:
    """Asserts what every layout keeps, whatever the game."""
    assert len(layout.seats) == state.seats
    ids = [place.id for place in layout.places]
    assert len(set(ids)) == len(ids)
    for place in layout.places:
        assert place.seat is None or 0 <= place.seat < state.seats
        assert all(card.code == HIDDEN or card.code in pack(52) for card in place.cards)
    if layout.headline.bead is not None:
        assert 0 <= layout.headline.bead < len(layout.headline.beads)


@every_game
@law(12)
@given(data=st.data())
def test_every_legal_move_can_be_made_at_the_table(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for state in some_states(match, Random(8), 6):
        for seat in state.to_move():
            view = state.view(seat)
            layout = match.game.layout(view, looked=True)
            assert layout.pause is None
            tokens = {card.token for card in parts(layout.places, ShownCard)} | {p.token for p in layout.places}
            moves = {control.move for control in layout.controls}
            for move in {some_move(view.legal, Random(9)), *view.legal.listed()} - {"discard"}:
                assert move in moves | tokens or is_picked(layout, tokens, move) or is_amount(layout, move), move


def is_picked(layout: Layout, tokens: set[str], move: str) -> bool:
    """Whether a move can be made by choosing cards; words after the cards are asked for afterwards."""
    verb, *words = move.split(" ")
    chosen = [word for word in words if word in tokens]
    return any(
        pick.verb == verb and pick.least <= len(chosen) <= pick.most and chosen == words[: len(chosen)]
        for pick in layout.picks
    )


def is_amount(layout: Layout, move: str) -> bool:
    """Whether a move can be made with the slider."""
    verb, *words = move.split(" ")
    amount = layout.amount
    return amount is not None and amount.verb == verb and amount.low <= int(words[0]) <= amount.high


def three_cards(seats: int) -> AltaBassa:
    """The first position of Alta e Bassa with the three lowest cards only."""
    game = find("alta_bassa")
    start = game.start(game.complete_rules({}, seats), seats, {})
    assert isinstance(start, AltaBassa)
    return replace(start, hands=tuple(hand[:3] for hand in start.hands))


def count(state: State, in_order: bool) -> Counter[tuple[int, ...]]:
    """Counts by their winners all ways in which a match may go on; `in_order`: the lowest seat always lays first."""
    if state.finished:
        return Counter([state.winners])
    total: Counter[tuple[int, ...]] = Counter()
    for seat in state.to_move()[: 1 if in_order else None]:
        for move in state.legal_moves(seat):
            total += count(state.play(seat, move), in_order)
    return total


def test_number_of_complete_games_with_three_cards() -> None:
    # In any order of laying: (2! · 3²) · (2! · 2²) · (2! · 1).
    assert count(three_cards(2), in_order=False).total() == 288
    # Choices only: 3! for each seat.
    assert count(three_cards(2), in_order=True) == {(0,): 13, (1,): 13, (0, 1): 10}
    assert count(three_cards(3), in_order=True) == {
        **dict.fromkeys([(0,), (1,), (2,)], 62),
        **dict.fromkeys([(0, 1), (0, 2), (1, 2)], 4),
        (0, 1, 2): 18,
    }
