"""Start to first drawn window, beside an empty PySide6 window: `python -m tests.bench.start [RUNS]`."""

import statistics
import sys

from tests.bench.window import measure_several


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    measured = measure_several(("home", "empty"), runs)
    medians = {}
    for program, answers in measured.items():
        times = sorted(answer["start"] for answer in answers)
        medians[program] = statistics.median(times)
        print(f"{program}: median {medians[program]:.0f} ms, from {times[0]:.0f} to {times[-1]:.0f}, {runs} runs")
    print(f"ratio {medians['home'] / medians['empty']:.2f}")


if __name__ == "__main__":
    main()
