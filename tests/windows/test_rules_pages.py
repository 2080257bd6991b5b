"""The rules pages: every game, every language, every place that the table points at."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random

import pytest

from altabassa_qt.engine.cards import pack
from altabassa_qt.engine.game import AnyCards, Game
from altabassa_qt.engine.games import find, names
from altabassa_qt.session.match import Match
from altabassa_qt.session.settings import LANGUAGES
from altabassa_qt.windows.help import page, sections

_ALONE = {"br", "img", "hr"}


class _Closed(HTMLParser):
    """Checks that every tag is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in _ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def anchors_pointed_at(game: Game, seed: int) -> set[str]:
    """The anchors that the table gives for help in a random match."""
    chance = Random(seed)
    match = Match.new(game.id, [{"name": str(seat)} for seat in range(game.seats_default)], seed=seed)
    found = set()
    for _ in range(400):
        for looked in (False, True):
            found.add(game.layout(match.view(None), looked).phase_help)
        movers = match.state.to_move()
        if not movers:
            break
        moves = match.state.legal_moves(movers[0])
        match.play(movers[0], next(iter(moves)) if isinstance(moves, AnyCards) else chance.choice(sorted(moves)))
    return found


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole(name: str, language: str) -> None:
    html = page(name, language)
    parser = _Closed()
    parser.feed(html)
    assert parser.open == []
    assert html.count("<h1>") == 1
    cards = re.findall(r'<img src="card:([^"]*)">', html)
    assert cards and set(cards) <= set(pack(52))
    assert html.count("<img") == len(cards)


@pytest.mark.parametrize("name", names())
def test_all_languages_have_the_same_sections(name: str) -> None:
    anchors = {language: [anchor for anchor, _ in sections(page(name, language))] for language in LANGUAGES}
    assert anchors["it"] and all(found == anchors["it"] for found in anchors.values())
    assert page(name, "it") != page(name, "en")


@pytest.mark.parametrize("name", names())
def test_every_phase_is_explained(name: str) -> None:
    pointed = set().union(*(anchors_pointed_at(find(name), seed) for seed in range(4)))
    assert pointed - {""} <= {anchor for anchor, _ in sections(page(name, "en"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_suits_the_language(language: str) -> None:
    for name in names():
        words = re.sub(r"<[^>]+>", "", page(name, language))
        assert "'" not in words
        if language == "fr":
            assert not re.search("[^\u00a0][:;!?»]|«[^\u00a0]", words)


def test_a_language_without_a_page_gets_the_english_one() -> None:
    assert page("alta_bassa", "de") == page("alta_bassa", "en")
    assert page("no_such_game", "it") == ""
