"""``python -m tests.bench [NAME …]`` measures everything, or what is named; 1 when a limit is broken."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import (
    at_rest,
    board,
    first_paint,
    flood,
    keys,
    long_match,
    presses,
    screens,
    slow_disk,
    soak,
    starved,
)
from tests.bench.figures import Figure, table
from tests.bench.folders import Folders

Benchmark = Callable[[Folders], Iterator[Figure]]

BENCHMARKS: dict[str, Benchmark] = {
    "first-paint": first_paint.measure,
    "at-rest": at_rest.measure,
    "keys": keys.measure,
    "presses": presses.measure,
    "flood": flood.measure,
    "starved": starved.measure,
    "board": board.measure,
    "slow-disk": slow_disk.measure,
    "long-match": long_match.measure,
    "screens": screens.measure,
}

LONG: dict[str, Benchmark] = {"soak": soak.measure}
"""Measured only where they are named."""


def main(names: list[str]) -> int:
    """Measure, print each table when it is there, and say whether all limits hold."""
    known = BENCHMARKS | LONG
    unknown = set(names) - set(known)
    if unknown:
        sys.stderr.write(f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(known)}\n")
        return 2
    broken = False
    for name in names or BENCHMARKS:
        with tempfile.TemporaryDirectory() as folder:
            figures = list(known[name](Folders(Path(folder))))
        sys.stdout.write(f"{name} (load average {os.getloadavg()[0]:.1f})\n{table(figures)}\n\n")
        sys.stdout.flush()
        broken |= any(figure.is_broken for figure in figures)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
