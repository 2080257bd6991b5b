"""The command `altabassa-engine`: replays, plays and checks matches without a screen (spec: record.md)."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from . import bots
from .engine.errors import RecordError, header
from .engine.games import find, names
from .engine.records import (
    MAX_BYTES,
    MAX_DEPTH,
    check_depth,
    check_header,
    load_json,
    read_record,
    replay,
    write_text,
)
from .engine.words import translate
from .session.match import Match

LEVEL = "3"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command with these arguments (None: the program's own) and returns its exit status.

    0 is well; 1 a fault of the program itself; 2 a faulty record or, by SystemExit, wrong arguments.
    """
    arguments = _parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the answers has gone; nothing must be said when Python closes the pipe in its turn.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # The answer can't be written, the disk being full, say; nor can what is left of it when Python closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"altabassa-engine: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("altabassa-engine", description="The engine of Alta e Bassa, without a screen.")
    calls = parser.add_subparsers(required=True, metavar="replay|simulate|choose|serve")

    call = calls.add_parser("replay", help="play a record and print the position", allow_abbrev=False)
    call.add_argument("file", metavar="FILE")
    call.add_argument("--at", type=_whole, metavar="N", help="play only the first N moves")
    call.add_argument("--view", type=_whole, metavar="SEAT", help="print only what this seat may know")
    call.set_defaults(run=_replay)

    call = calls.add_parser("simulate", help="let bots play matches", allow_abbrev=False)
    call.add_argument("--game", required=True, choices=names(), metavar="G", help=", ".join(names()))
    call.add_argument("--players", required=True, type=_whole, metavar="N")
    call.add_argument("--games", default=1, type=_whole, metavar="K", help="matches to play (1)")
    call.add_argument("--seed", default=0, type=_whole, metavar="S", help="seed of the first; the next has S + 1 (0)")
    call.add_argument(
        "--levels", default=(LEVEL,), type=_levels, metavar="1,3,...", help=f"a seat each, in turn ({LEVEL})"
    )
    call.add_argument("--rules", default={}, type=_object, metavar="JSON", help="the game's rules object")
    call.add_argument("--out", type=Path, metavar="DIR", help="write the records here")
    call.set_defaults(run=_simulate, fail=call.error)

    call = calls.add_parser("choose", help="print what a bot would do", allow_abbrev=False)
    call.add_argument("file", metavar="FILE")
    call.add_argument("--seat", required=True, type=_whole, metavar="S")
    call.add_argument("--level", default=LEVEL, choices=bots.LEVELS, metavar="L", help=f"1 to 5 ({LEVEL})")
    call.add_argument("--seed", default=0, type=_whole, metavar="X", help="seed of the draw (0)")
    call.add_argument("--at", type=_whole, metavar="N", help="play only the first N moves")
    call.add_argument("--distribution", action="store_true", help="print the probabilities instead of a move")
    call.set_defaults(run=_choose)

    call = calls.add_parser("serve", help="answer JSON requests, one a line", allow_abbrev=False)
    call.set_defaults(run=_serve)
    return parser


def _whole(text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    for level in levels:
        if level not in bots.LEVELS:
            raise argparse.ArgumentTypeError(f"there is no level {level!r}")
    return levels


def _object(text: str) -> dict[str, Any]:
    try:
        value = load_json(text.encode("utf-8", "surrogateescape"))
    except RecordError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not isinstance(value, dict):
        raise argparse.ArgumentTypeError("the rules must be a JSON object")
    return value


def _say(answer: Mapping[str, Any]) -> None:
    """Prints an answer on a line of its own, in ASCII: whatever the system's encoding, it can be read."""
    print(json.dumps(answer, allow_nan=False))


def _refused(file: str, error: RecordError) -> int:
    place = "record" if error.move < 0 else f"move {error.move}"
    print(_one_line(f"{file}: {place}: {error}"), file=sys.stderr)
    return 2


def _one_line(text: str) -> str:
    """Returns `text` with everything escaped that would break its line or can't be printed."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def _replay(arguments: argparse.Namespace) -> int:
    try:
        answer = replayed(read_record(Path(arguments.file)), arguments.at, arguments.view)
    except RecordError as error:
        return _refused(arguments.file, error)
    _say(answer)
    return 0


def _choose(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(Path(arguments.file))
        answer = chosen(
            record, arguments.at, arguments.seat, arguments.level, arguments.seed, arguments.distribution
        )  # fmt: skip
    except RecordError as error:
        return _refused(arguments.file, error)
    _say(answer)
    return 0


def replayed(record: dict[str, Any], at: object = None, view: object = None) -> dict[str, Any]:
    """Returns what `replay` prints. Raises RecordError, at -1 also if `at` or `view` is out of range or no number."""
    head = check_header(record)
    if view is not None:
        view = _seat(view, head.seats)
    state = replay(record, at)  # type: ignore[arg-type]  # it checks `at` itself
    return state.report() if view is None else state.view(view).as_json()


def chosen(
    record: dict[str, Any], at: object, seat: object, level: object, seed: object, all_moves: object
) -> dict[str, Any]:
    """Returns what `choose` prints. Raises RecordError if the record or another argument is at fault."""
    head = check_header(record)
    seat = _seat(seat, head.seats)
    if level not in bots.LEVELS:
        raise header(translate("Errors", "there is no such level"))
    if type(seed) is not int:
        raise header(translate("Errors", '"seed" must be a whole number'))
    if type(all_moves) is not bool:
        raise header(translate("Errors", '"distribution" must be true or false'))
    state = replay(record, at)  # type: ignore[arg-type]  # it checks `at` itself
    view = state.view(seat)
    if not view.legal:
        raise header(translate("Errors", "seat {seat} is not to move").fill(seat=seat))
    distribution = bots.distribution(view, str(level))
    if all_moves:
        return {"distribution": distribution}
    return {"move": bots.draw(distribution, Random(seed))}


def _seat(seat: object, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise header(translate("Errors", "there is no seat {seat}").fill(seat=str(seat)))
    return seat


def _simulate(arguments: argparse.Namespace) -> int:
    seats = find(arguments.game).seats
    if arguments.players not in seats:
        arguments.fail(f"{arguments.game} is for {seats.start} to {seats.stop - 1} players")
    if arguments.games < 0:
        arguments.fail("--games can't be negative")
    levels: Sequence[str] = arguments.levels
    players = [{"name": f"Bot {seat + 1}", "bot": levels[seat % len(levels)]} for seat in range(arguments.players)]
    try:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            match = Match.new(arguments.game, players, arguments.rules, seed=seed)
            _play_out(match)
            if arguments.out is not None:
                arguments.out.mkdir(parents=True, exist_ok=True)
                file: Path = arguments.out / f"{arguments.game}-{seed}.altabassa"
                file.write_text(write_text(match.record), encoding="utf-8", newline="\n")
            state = match.state
            _say(
                {
                    "game": arguments.game,
                    "seed": seed,
                    "scores": list(state.scores),
                    "winners": list(state.winners),
                    "moves": len(match.record["moves"]),
                }
            )
    except RecordError as error:
        arguments.fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        print(_one_line(f"{arguments.out}: the records can't be written ({error.strerror})"), file=sys.stderr)
        return 2
    return 0


def _play_out(match: Match) -> None:
    """Lets the bots of a match play it to its end."""
    while not match.state.finished:
        seat = match.state.to_move()[0]
        match.play(seat, match.thought(seat)())


def _serve(arguments: argparse.Namespace) -> int:
    for line in _lines(sys.stdin.buffer):
        try:
            answer = _answer(line)
        except RecordError as error:
            answer = _fault(error.move, str(error))
        except Exception:
            # The next request may well be answered: the fault is told, and the service goes on.
            traceback.print_exc()
            answer = _fault(-1, "the program failed")
        _say(answer)
        sys.stdout.flush()
    return 0


def _fault(move: int, message: str) -> dict[str, Any]:
    return {"error": {"move": move, "message": message}}


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Goes through the lines of `stream`, None for each that is over 8 MiB, of which no more is kept in memory."""
    while line := stream.readline(MAX_BYTES + 2):
        kept = line.removesuffix(b"\n")
        if len(kept) <= MAX_BYTES:
            yield kept
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MAX_BYTES)
        yield None


def _answer(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise header(translate("Errors", "the request is over 8 MiB"))
    request = load_json(line, MAX_DEPTH + 1)
    if not isinstance(request, dict):
        raise header(translate("Errors", "the request must be a JSON object"))
    record = request.get("record")
    match request.get("cmd"):
        case "replay":
            check_depth(record)
            return replayed(record, request.get("at"), request.get("view"))  # type: ignore[arg-type]  # it checks
        case "choose":
            check_depth(record)
            return chosen(
                record,  # type: ignore[arg-type]  # it checks
                request.get("at"),
                request.get("seat"),
                request.get("level", LEVEL),
                request.get("seed", 0),
                request.get("distribution", False),
            )
    raise header(translate("Errors", 'this program does not know the request\'s "cmd"'))


if __name__ == "__main__":
    sys.exit(main())
