"""Whole matches of every game, with everything that can be said of them, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from altabassa_qt.engine.errors import MoveError
from altabassa_qt.engine.game import AnyCards, Game, LegalMoves, Option, View
from altabassa_qt.engine.games import find, names
from altabassa_qt.engine.words import Text
from altabassa_qt.models.words import RANKS, SUITS, Speaker
from altabassa_qt.session.match import Match
from tests.translations.catalogues import LANGUAGES, read
from tests.translations.test_catalogues import PLACE, SAME

PEOPLE = ("Anna", "Inés", "Çelik", "Hilda", "Øystein", "Bruno", "Zoë", "Ugo", "Noor", "Ian", "Émile", "Lü")
MATCHES = 8


def texts_in(thing: object) -> Iterator[Text]:
    """All sentences within a layout, a sheet, an option or another sentence."""
    if isinstance(thing, Text):
        yield thing
        for _, word in thing.words:
            yield from texts_in(word)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from texts_in(getattr(thing, field.name))
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from texts_in(part)


def any_value(option: Option, seats: int, chance: Random) -> Any:
    """A value that an option may have, small enough that a match ends soon."""
    if option.values:
        return chance.choice(option.values)
    highest = option.highest(seats)
    return chance.randint(option.low, option.low + 2 if highest is None else min(highest, option.low + 5))


def some(legal: LegalMoves, chance: Random, count: int) -> list[str]:
    """A few of the moves, so that a choice of four cards out of sixteen is not gone through."""
    moves = list(legal) if isinstance(legal, AnyCards) else legal.listed()
    return chance.sample(moves, min(count, len(moves)))


def said_of(game: Game, view: View, chance: Random) -> Iterator[object]:
    """Everything that people can be told of a view."""
    yield game.layout(view, False)
    yield game.layout(view, True)
    yield game.sheet(view)
    yield game.memory(view)
    yield from (game.describe(event) for event in view.story[-8:])
    yield from (game.recollect(event) for event in view.story[-8:])
    yield from (game.move_words(view, move) for move in some(view.legal, chance, 6))


def told_in(name: str) -> set[Text]:
    """The sentences of a game: its rules, and random matches with all rules and numbers of seats."""
    game = find(name)
    told = set(texts_in((game.title, game.tagline, game.options, game.presets)))
    for seed in range(MATCHES):
        chance = Random(f"{name} {seed}")
        seats = game.seats.start + seed % len(game.seats)
        rules = {option.key: any_value(option, seats, chance) for option in game.options}
        players = [{"name": person} for person in PEOPLE[:seats]]
        match = Match.new(name, players, rules, dict.fromkeys(game.setup_keys, seed % seats), seed)
        while True:
            state = match.state
            for seat in (None, *chance.sample(range(seats), 2 if seats > 1 else 1)):
                told.update(text for thing in said_of(game, match.view(seat), chance) for text in texts_in(thing))
            if state.finished:
                break
            if not state.to_move():
                match.uncover()
                continue
            seat = chance.choice(state.to_move())
            for wrong in ("play AD", "turn", "card", "call 2D", "match 1", "bid 1"):
                try:
                    state.lay(seat, wrong)
                except MoveError as error:
                    told.update(texts_in(error.reason))
            match.lay(seat, *some(state.legal_moves(seat), chance, 1))
    return told


@pytest.fixture(scope="module", params=names())
def told(request: pytest.FixtureRequest) -> tuple[str, set[Text]]:
    """A game, and the sentences that were told of it."""
    return request.param, told_in(request.param)


def context_of(name: str) -> str:
    return find(name).title.context


def test_the_matches_tell_most_of_what_a_game_can_say(told: tuple[str, set[Text]]) -> None:
    name, texts = told
    sources = {(text.source, text.note) for text in texts if text.context == context_of(name)}
    known = {(source, note) for context, source, note in read("it") if context == context_of(name)}
    assert sources <= known
    assert len(sources) > 0.8 * len(known), sorted(known - sources)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tradition", sorted(SUITS))
def test_a_match_is_told_in_one_language(
    told: tuple[str, set[Text]], language: str, tradition: str, speak: Callable[[str], str]
) -> None:
    speak(language)
    speaker = Speaker(PEOPLE, tradition)
    for text in told[1]:
        said = speaker.say(text)
        assert said.strip(), text
        assert not set("{}%") & set(said), (text, said)
        template = QCoreApplication.translate(text.context, text.source, text.note, -1 if text.n is None else text.n)
        if len(PLACE.sub("", text.source)) > 12 and text.source not in SAME:
            assert template != text.source, text


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
@pytest.mark.parametrize("tradition", sorted(SUITS))
def test_no_two_cards_have_the_same_name(language: str, tradition: str, speak: Callable[[str], str]) -> None:
    speak(language)
    speaker = Speaker((), tradition)
    pack = [rank + suit for rank in RANKS[tradition] for suit in SUITS[tradition]]
    for the in (False, True):
        assert len({speaker.card(code, the) for code in pack}) == len(pack)


@pytest.mark.parametrize(
    ("language", "tradition", "code", "name"),
    [
        ("it", "italian", "AD", "l’asso di denari"),
        ("it", "french", "QC", "la donna di fiori"),
        ("it", "spanish", "QS", "il cavallo di spade"),
        ("it", "french", "8H", "l’otto di cuori"),
        ("es", "italian", "JH", "la sota de copas"),
        ("es", "french", "JS", "la jota de picas"),
        ("es", "spanish", "AC", "el as de bastos"),
        ("fr", "french", "AH", "l’as de cœur"),
        ("fr", "italian", "QS", "le cavalier d’épées"),
        ("fr", "spanish", "KD", "le roi de deniers"),
        ("en", "italian", "QC", "the knight of batons"),
        ("en", "french", "TC", "the ten of clubs"),
    ],
)
def test_cards_by_their_names(language: str, tradition: str, code: str, name: str, speak: Callable[[str], str]) -> None:
    speak(language)
    assert Speaker((), tradition).card(code, the=True) == name


@pytest.mark.parametrize(
    ("language", "last", "both"),
    [
        ("es", "Inés", "Ana e Inés"),
        ("es", "Hilda", "Ana e Hilda"),
        ("es", "Iago", "Ana y Iago"),
        ("es", "Bruno", "Ana y Bruno"),
        ("es", "Elena", "Ana y Elena"),
        ("it", "Ines", "Ana e Ines"),
        ("it", "Elena", "Ana ed Elena"),
        ("fr", "Inès", "Ana et Inès"),
        ("en", "Ines", "Ana and Ines"),
    ],
)
def test_names_are_joined_as_in_the_language(language: str, last: str, both: str, speak: Callable[[str], str]) -> None:
    speak(language)
    assert Speaker().enumerate(("Ana", last)) == both


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("it", "0 punti", "1 punto", "7 punti"),
        ("es", "0 puntos", "1 punto", "7 puntos"),
        ("fr", "0 point", "1 point", "7 points"),
        ("en", "0 points", "1 point", "7 points"),
    ],
)
def test_numbers_choose_their_plural(
    language: str, none: str, one: str, many: str, speak: Callable[[str], str]
) -> None:
    speak(language)
    said = [QCoreApplication.translate("Seats", "%n point(s)", "", number) for number in (0, 1, 7)]
    assert said == [none, one, many]


@pytest.mark.parametrize(
    ("language", "cancel"), [("it", "Annulla"), ("es", "Cancelar"), ("fr", "Annuler"), ("en", "Cancel")]
)
def test_qt_speaks_the_same_language(language: str, cancel: str, speak: Callable[[str], str]) -> None:
    assert speak(language) == language
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert QLocale().name()[:2] == language
