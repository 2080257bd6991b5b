"""Every catalogue says everything, with the places and the typography that its language needs."""

from __future__ import annotations

import re

import pytest

from tests.translations.catalogues import LANGUAGES, Message, in_code, read

PLACE = re.compile(r"\{\w*\}")


def places(words: str) -> list[str]:
    return sorted(PLACE.findall(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_exactly_the_messages_of_the_code(language: str) -> None:
    messages = read(language)
    assert {key: message.plural for key, message in messages.items()} == in_code()


def test_the_english_catalogue_has_exactly_the_plurals_of_the_code() -> None:
    assert set(read("en")) == {key for key, number in in_code().items() if number}


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_nothing_is_left_to_translate(language: str) -> None:
    messages = read(language)
    assert messages
    assert [key for key, message in messages.items() if not (message.finished and all(message.forms))] == []


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_plurals_have_a_form_for_one_and_a_form_for_many(language: str) -> None:
    assert {len(message.forms) for message in read(language).values() if message.plural} == {2}


# Questions that name no number when it is one; it is never none, for which French takes the form for one.
NAMELESS_ONE = {"How many of %n trick(s) will you win?"}


def faults(source: str, message: Message) -> bool:
    if any(places(form) != places(source) for form in message.forms):
        return True
    numbered = message.forms[1:] if source in NAMELESS_ONE else message.forms
    return any(("%n" in form) != message.plural for form in numbered)


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_every_place_is_filled_in_every_form(language: str) -> None:
    assert [key for key, message in read(language).items() if faults(key[1], message)] == []


def test_a_lost_place_or_number_is_a_fault() -> None:
    assert faults("{seat} wins.", Message(("Vince {posto}.",), True, False))
    assert faults("{seat} wins.", Message(("Vince.",), True, False))
    assert faults("%n point(s)", Message(("%n punto", "punti"), True, True))
    assert faults("%n point(s)", Message(("un punto", "%n punti"), True, True))
    assert not faults("{seat} has %n", Message(("{seat}: %n", "{seat}: %n"), True, True))


WRONG_TYPOGRAPHY = {
    "it": re.compile(r"'|\"| [,.;:!?]|[“”]|perchè|\bpò\b|E'"),
    "es": re.compile(r"'|\"| [,.;:!?]|[“”]|^[^¿]*\?|^[^¡]*!"),
    "fr": re.compile(r"'|\"| [;:!?»%]|(?<![\u202f:;!?. ])[;:!?»](?!\w)|«(?!\u202f)|[“”]| [,.]"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    wrong = WRONG_TYPOGRAPHY[language]
    allowed = {"{one} : {two}"}  # the points of both sides, the same in every language
    found = [form for m in read(language).values() for form in m.forms if wrong.search(form) and form not in allowed]
    assert found == []


# Names of games and of sets of rules, Italian terms of the games, and words that happen to be the same.
SAME = {
    "Alta e Bassa", "Cocincina", "Previsioni", "Terziglio", "Sette e Mezzo", "Gioco dell’11", "Con il gancio",
    "Con la matta", "A tavola vuota", "Calabresella", "Chiamo, solo, solissimo", "napoletana ({suit})",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = {
        source
        for (_, source, _), message in read(language).items()
        if source in message.forms and len(PLACE.sub("", source)) > 12
    }
    assert same - SAME == set()


def test_words_kept_in_english_are_still_needed() -> None:
    sources = {source for _, source, _ in read("it")}
    assert sources >= SAME
