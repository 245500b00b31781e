"""From a key of the host to what it changes on the terminal.

The baseline is what no station can do without: a screen of the same lines that changes in the same way, with
no match behind it, and one frame of the same size written and synced on the same disk.
"""

import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from station.cli.play import SETTINGS
from station.journal.append import Appender
from station.journal.frames import BLOCK, FrameKind
from station.journal.repair import open_match
from station.wording.language import tr, use
from tests.bench.figures import Figure, milliseconds, ratio, slow_end
from tests.bench.folders import Folders, play_a_while
from tests.bench.terminal import SVOYAK, Terminal

LIMIT = 1.5

_RUNS = 200
_WARM = 10
_APART = 0.05
"""Seconds between keys: a host is never as fast as the screen repaints (60 times a second)."""

_BODY = bytes(BLOCK - 200)
"""So much that its frame fills one block, as those of the measured keys do."""


def measure(folders: Folders) -> Iterator[Figure]:
    """Pausing and going on, key by key: each is a command, a frame and a few changed lines."""
    use("ru")
    played = play_a_while(folders.matches)
    painted, written = copies(played, 2)
    screen = (sys.executable, "-m", "tests.bench.still_screen", str(painted))
    with (
        Terminal((*SVOYAK, "resume", str(played)), folders.environment) as station,
        Terminal(screen, folders.environment | SETTINGS) as still,
    ):
        station.wait_for(tr("go on"))
        still.wait_for(tr("go on"))
        appender = open_match(written).appender
        pairs = [(reaction(station, n), reaction(still, n) + saving(appender)) for n in range(_RUNS + _WARM)]
        appender.close()
    subject, baseline = zip(*pairs[_WARM:], strict=True)
    yield milliseconds("key to change, still screen and one save", baseline)
    yield milliseconds("key to change, station", subject)
    yield ratio("key to change, station / still screen and one save", subject, baseline, LIMIT)
    yield Figure("the same, at the slow end (p95)", slow_end(subject) / slow_end(baseline), "×")
    yield Figure("key to change, station, p95", slow_end(subject) * 1000, "ms")


def copies(path: Path, number: int) -> list[Path]:
    """The same match in other files."""
    return [Path(shutil.copy(path, path.with_suffix(f".copy-{n}"))) for n in range(number)]


def reaction(terminal: Terminal, number: int) -> float:
    """Seconds from the key to what it changes: going on and pausing in turn."""
    changed = tr("PAUSE · {what}", what="") if number % 2 else tr("the question is read out")
    time.sleep(_APART)
    pressed = terminal.key("p")
    return terminal.wait_for(changed) - pressed


def saving(appender: Appender) -> float:
    """Seconds for one frame of one block."""
    begun = time.perf_counter()
    appender.append(FrameKind.SNAPSHOT, _BODY)
    return time.perf_counter() - begun
