"""Resident memory five seconds after the first window, beside an empty window: `python -m tests.bench.memory`."""

import statistics

from tests.bench.window import measure_several

RUNS = 3


def main() -> None:
    for program, answers in measure_several(("home", "match", "empty"), RUNS, seconds=5).items():
        print(f"{program}: {statistics.median(answer['resident'] for answer in answers):.0f} MB resident")


if __name__ == "__main__":
    main()
