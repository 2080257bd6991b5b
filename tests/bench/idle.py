"""Processor time that a resting window takes over ten seconds: `python -m tests.bench.idle`."""

from tests.bench.window import SETTLING, measure

SECONDS = 10.0


def main() -> None:
    for program in ("home", "match", "empty"):
        busy = measure(program, SETTLING + SECONDS)["busy"]
        print(f"{program}: {busy / SECONDS:.2%} of one core over {SECONDS:.0f} s ({busy * 1000:.0f} ms)")


if __name__ == "__main__":
    main()
