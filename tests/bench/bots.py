"""Measures the bots: how long a decision takes, and how much better each level is than the one below.

python -m tests.bench.bots time [--game G] [--matches K]
python -m tests.bench.bots strength [--game G] [--players N …] [--matches K] [--rules JSON]
"""

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from altabassa_qt import bots
from altabassa_qt.engine.game import State
from altabassa_qt.engine.games import find, names
from altabassa_qt.session.match import Match


def match(game: str, levels: Sequence[str], rules: dict[str, Any], seed: int) -> Match:
    """A match between bots that is about to begin; who begins differs from match to match."""
    players = [{"name": f"Bot {seat + 1}", "bot": level} for seat, level in enumerate(levels)]
    setup = dict.fromkeys(find(game).setup_keys, seed % len(levels))
    return Match.new(game, players, rules, setup, seed)


def slowest(game: str, seats: int, rules: dict[str, Any], level: str, matches: int) -> tuple[float, float, int]:
    """The mean and the longest processor time of a decision in seconds, and how many were measured.

    The matches are played at random; at every tenth choice the bot is asked too.
    """
    times = []
    for seed in range(matches):
        rng = Random(f"{game} {seats} {seed}")
        played = match(game, ["1"] * seats, rules, seed)
        for number in range(400):
            if played.state.finished:
                break
            seat = rng.choice(played.state.to_move())
            view = played.view(seat)
            if number % 10 == 0 and len(view.legal) > 1:
                start = process_time()
                bots.distribution(view, level)
                times.append(process_time() - start)
            played.play(seat, rng.choice(list(view.legal)))
    return fmean(times or [0]), max(times, default=0), len(times)


def win(state: State, seat: int) -> float:
    """What the seat has of the win: 1, or its part of a shared one."""
    return (seat in state.winners) / max(1, len(state.winners))


def strength(game: str, seats: int, rules: dict[str, Any], level: str, below: str, matches: int) -> tuple[float, float]:
    """How often one bot of a level wins against others of the level below, times the seats: 1 is no better than they.

    Returns the mean and its standard error.
    """
    wins = []
    for seed in range(matches):
        one = seed % seats
        played = match(game, [level if seat == one else below for seat in range(seats)], rules, seed // seats)
        while not played.state.finished:
            seat = played.state.to_move()[0]
            played.play(seat, played.thought(seat)())
        wins.append(seats * win(played.state, one))
    return fmean(wins), stdev(wins) / sqrt(matches)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the bots.")
    parser.add_argument("what", choices=("time", "strength"))
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--players", action="append", type=int)
    parser.add_argument("--matches", default=4, type=int)
    parser.add_argument("--rules", default={}, type=json.loads)
    parser.add_argument("--levels", default="12345", help="of these each is compared with the one before")
    asked = parser.parse_args()
    for name in asked.game or names():
        for seats in asked.players or find(name).seats:
            if seats not in find(name).seats:
                continue
            figures = []
            if asked.what == "time":
                for level in asked.levels:
                    mean, longest, number = slowest(name, seats, asked.rules, level, asked.matches)
                    figures.append(f"{level}: {mean * 1000:.0f}/{longest * 1000:.0f} ms ({number})")
            elif seats > 1:
                for below, level in zip(asked.levels, asked.levels[1:], strict=False):
                    mean, error = strength(name, seats, asked.rules, level, below, asked.matches)
                    figures.append(f"{level} over {below}: {mean:.2f}±{error:.2f}")
            print(name, seats, "  ".join(figures), flush=True)


if __name__ == "__main__":
    main()
