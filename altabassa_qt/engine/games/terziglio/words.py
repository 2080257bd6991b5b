"""How the events and moves of Terziglio are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...cards import HIDDEN
from ...game import Event
from ...words import Card, Seat, Seats, Suit, Text, translate


def accusa_words(what: str) -> Text:
    """Returns the name of a combination that can be declared."""
    match what:
        case "A":
            return translate("Terziglio", "three or four aces", "a declaration")
        case "2":
            return translate("Terziglio", "three or four twos", "a declaration")
        case "3":
            return translate("Terziglio", "three or four threes", "a declaration")
    text = translate("Terziglio", "napoletana ({suit})", "a declaration: ace, two and three of a suit")
    return text.fill(suit=Suit(what[-1]))


def accusa_note(what: str) -> Text:
    """Returns the name of a combination as it stands, short, under a player's name."""
    match what:
        case "A":
            return translate("Terziglio", "aces", "declared; short, under a player's name")
        case "2":
            return translate("Terziglio", "twos", "declared; short, under a player's name")
        case "3":
            return translate("Terziglio", "threes", "declared; short, under a player's name")
    return translate("Terziglio", "napola", "a napoletana was declared; very short, under a player's name")


def contract_words(contract: str) -> Text:
    """Returns the name of a contract, the same in every language."""
    match contract:
        case "solo":
            return translate("Terziglio", "Solo", "a contract: the Italian term")
        case "solissimo":
            return translate("Terziglio", "Solissimo", "a contract: the Italian term")
    return translate("Terziglio", "Chiamo", "a contract: the Italian term")


def describe(event: Event) -> Text | None:
    """Returns an event as a sentence, None if there is nothing to say."""
    values, seat = event.values, Seat(event.seat or 0)
    match event.kind:
        case "hand":
            text = translate("Terziglio", "Hand {hand}: {seat} deals.")
            return text.fill(hand=values["hand"], seat=seat)
        case "pass":
            return translate("Terziglio", "{seat} passes.").fill(seat=seat)
        case "bid":
            text = translate("Terziglio", "{seat} bids {contract}.")
            return text.fill(seat=seat, contract=contract_words(values["contract"]))
        case "void":
            return translate("Terziglio", "All have passed: the hand is void.")
        case "call":
            text = translate("Terziglio", "{seat} calls {card}.", "the card with its article")
            return text.fill(seat=seat, card=Card(event.cards[0], the=True))
        case "give":
            return translate("Terziglio", "{seat} hands it over.", "the card that was called").fill(seat=seat)
        case "absent":
            return translate("Terziglio", "Nobody holds it: it lies in the monte.", "the card that was called")
        case "take":
            return translate("Terziglio", "{seat} takes the monte.").fill(seat=seat)
        case "return" if event.cards[0] != HIDDEN:
            text = translate("Terziglio", "{seat} gives {card} back to {other}.", "the card with its article")
            return text.fill(seat=seat, card=Card(event.cards[0], the=True), other=Seat(values["to"]))
        case "return":
            text = translate("Terziglio", "{seat} gives a card back to {other}.")
            return text.fill(seat=seat, other=Seat(values["to"]))
        case "discard":
            return translate("Terziglio", "{seat} puts four cards aside.").fill(seat=seat)
        case "accuse":
            text = translate("Terziglio", "{seat} declares: {what}.")
            return text.fill(seat=seat, what=accusa_words(values["what"]))
        case "play":
            return _play_words(event)
        case "trick":
            text = translate("Terziglio", "{seat} takes the trick with {card}.", "the card with its article")
            return text.fill(seat=seat, card=Card(values["card"], the=True))
        case "count":
            return _count_words(values)
        case "settle":
            return _settle_words(event)
        case "over":
            text = translate("Terziglio", "The match goes to {seats}.")
            return text.fill(seats=Seats(tuple(values["winners"])))
    return None


def move_words(move: str) -> Text:
    """Returns a move as a person would say it."""
    verb, *words = move.split(" ")
    match verb:
        case "pass":
            return translate("Terziglio", "Pass", "a move")
        case "bid":
            return translate("Terziglio", "Bid {contract}", "a move").fill(contract=contract_words(words[0]))
        case "call":
            text = translate("Terziglio", "Call {card}", "a move: the card with its article")
        case "return":
            text = translate("Terziglio", "Give back {card}", "a move: the card with its article")
        case "accuse":
            text = translate("Terziglio", "Declare {what}", "a move")
            return text.fill(what=accusa_words(" ".join(words)))
        case "discard":
            return _discard_words(words)
        case _:
            text = _signal_move(words[1] if len(words) > 1 else "")
    return text.fill(card=Card(words[0], the=True))


def _play_words(event: Event) -> Text:
    match event.values["signal"]:
        case "busso":
            text = translate("Terziglio", "{seat} plays {card} and says: busso.", "the card with its article")
        case "volo":
            text = translate("Terziglio", "{seat} plays {card} and says: volo.", "the card with its article")
        case _:
            text = translate("Terziglio", "{seat} plays {card}.", "the card with its article")
    return text.fill(seat=Seat(event.seat or 0), card=Card(event.cards[0], the=True))


def _signal_move(signal: str) -> Text:
    match signal:
        case "busso":
            return translate("Terziglio", "Play {card} and say “busso”", "a move: the card with its article")
        case "volo":
            return translate("Terziglio", "Play {card} and say “volo”", "a move: the card with its article")
    return translate("Terziglio", "Play {card}", "a move: the card with its article")


def _discard_words(cards: Sequence[str]) -> Text:
    if not cards:
        return translate("Terziglio", "Put four cards aside", "a move")
    text = translate("Terziglio", "Put aside {one}, {two}, {three} and {four}", "a move: four cards")
    one, two, three, four = (Card(card) for card in cards)
    return text.fill(one=one, two=two, three=three, four=four)


def count_words(values: Mapping[str, Any]) -> Text:
    """Returns a side and its points, and what they are made of; what is worth nothing is left out."""
    parts = []
    if values["aces"]:
        parts.append(translate("Terziglio", "aces {points}", "part of a count").fill(points=values["aces"]))
    if values["thirds"]:
        text = translate("Terziglio", "figures {points}", "part of a count: a point for every three of them")
        parts.append(text.fill(points=values["thirds"]))
    if values["last"]:
        parts.append(translate("Terziglio", "last trick {points}", "part of a count").fill(points=values["last"]))
    if values["accuse"]:
        parts.append(translate("Terziglio", "accuse {points}", "part of a count").fill(points=values["accuse"]))
    if not parts:
        return translate("Terziglio", "{who}: no points.", "a side").fill(who=side_words(values))
    made = parts[0]
    for part in parts[1:]:
        made = translate("Terziglio", "{one} + {two}", "parts of a count").fill(one=made, two=part)
    text = translate("Terziglio", "{who}: {parts} = {points}", "a side, what its points are made of, and their sum")
    return text.fill(who=side_words(values), parts=made, points=values["points"])


def _count_words(values: Mapping[str, Any]) -> Text:
    text = translate(
        "Terziglio",
        "{who} {points}: aces {aces}, figures {thirds} ({figures}), last trick {last}, accuse {accuse}.",
        "a side and its points, then what they are made of; {figures} is the number of cards",
    )
    numbers = {key: values[key] for key in ("points", "aces", "figures", "thirds", "last", "accuse")}
    return text.fill(who=side_words(values), **numbers)


def _settle_words(event: Event) -> Text:
    paid = event.values["paid"]
    opener = event.seat or 0
    each = abs(paid[opener]) // 2
    if event.values["won"]:
        text = translate("Terziglio", "{seat} wins the hand and gets %n chip(s) from each of the others.", "", each)
    else:
        text = translate("Terziglio", "{seat} loses the hand and pays %n chip(s) to each of the others.", "", each)
    return text.fill(seat=Seat(opener))


def _defenders(opener: int) -> Seats:
    return Seats(tuple(sorted({0, 1, 2} - {opener})))


def side_words(values: Mapping[str, Any]) -> Text:
    """Returns the names of a side, from the values of its `count` event."""
    opener: int = values["opener"]
    if values["side"] == 0:
        return translate("Terziglio", "{seat}").fill(seat=Seat(opener))
    return translate("Terziglio", "{seats}").fill(seats=_defenders(opener))
