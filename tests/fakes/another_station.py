"""Another program that has a match file open to play."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_HOLD = """
import fcntl, sys
file = open(sys.argv[1], "r+b")
fcntl.flock(file, fcntl.LOCK_EX)
print("taken", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_station(path: Path) -> Iterator[None]:
    """It has the file as long as this lasts."""
    command = [sys.executable, "-c", _HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as station:
        assert station.stdout is not None
        assert station.stdout.readline() == "taken\n"
        yield
        assert station.stdin is not None
        station.stdin.close()
