"""A netbook's share of this machine: the station with 15 % of one core, its keys one by one and in a burst.

The kernel holds the share, by a control group: where none may be made (it takes root, as a rule), nothing is
measured, and the table says so.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from station.wording.language import tr, use
from tests.bench.figures import Figure, slow_end
from tests.bench.folders import Folders, play_a_while
from tests.bench.keys import reaction
from tests.bench.machine import slowness
from tests.bench.terminal import SVOYAK, Silence, Terminal

SHARE = 15
"""Percent of a core."""
LIMIT = 150.0
"""Milliseconds, on the machine that the limits were set on."""

_PERIOD = 10_000
"""Microseconds within which the share may be used up at once: fewer than the work of a key lasts."""
_KEYS = 100
_BURST = "Абвгдежзиклмнопрстуф"
_REPEAT = 0.033
"""Seconds between letters: as fast as a keyboard repeats a key that is held."""
_GROUPS = {Path("/sys/fs/cgroup/cpu"): "cpu.cfs_quota_us", Path("/sys/fs/cgroup"): "cpu.max"}
"""Where control groups of the processor are made, by the older way of the kernel and by the newer one."""

Starve = Callable[[int], object]
"""Holds a process to its share from now on."""


def measure(folders: Folders) -> Iterator[Figure]:
    """From a host's key to what it changes, and letters struck faster than they can be painted."""
    use("ru")
    limit = LIMIT * slowness()
    try:
        with _share() as starve:
            times, lost = _one_by_one(folders, starve)
            lost += _letters_lost(folders, starve)
    except OSError as error:
        yield Figure(f"NOT MEASURED, no control group can be made: {error}", 0, "")
        return
    yield Figure(f"key to change with {SHARE} % of a core", statistics.median(times) * 1000, "ms", limit)
    yield Figure("the same, at the slow end (p95)", slow_end(times) * 1000, "ms")
    yield Figure("keys lost", lost, "", 0)


def _one_by_one(folders: Folders, starve: Starve) -> tuple[list[float], int]:
    """Seconds that each key of a match took, and how many changed nothing."""
    times, lost = [], 0
    played = play_a_while(folders.matches)
    with Terminal((*SVOYAK, "resume", str(played)), folders.environment) as station:
        station.wait_for(tr("go on"))
        starve(station.pid)
        for number in range(_KEYS):
            try:
                times.append(reaction(station, number))
            except Silence:
                lost += 1
    return times, lost


def _letters_lost(folders: Folders, starve: Starve) -> int:
    """A player's name in the form, struck faster than it is painted; how many letters do not stand there."""
    with Terminal((*SVOYAK, "new"), folders.environment) as form:
        form.wait_for(tr("Regulation"))
        starve(form.pid)
        form.key("")
        for letter in _BURST:
            form.strike(letter)
            time.sleep(_REPEAT)
        try:
            form.wait_for(_BURST)
        except Silence:
            return len(_BURST)
    return 0


@contextmanager
def _share() -> Iterator[Starve]:
    """A control group for the time of the measurement; OSError where none can be made."""
    parent = next((found for found, file in _GROUPS.items() if _has_quota(found, file)), None)
    if parent is None:
        raise FileNotFoundError("no groups of the processor")
    group = Path(mkdtemp(prefix="svoyak-", dir=parent))
    quota = SHARE * _PERIOD // 100
    try:
        if parent.name == "cpu":
            (group / "cpu.cfs_period_us").write_text(f"{_PERIOD}")
            (group / _GROUPS[parent]).write_text(f"{quota}")
        else:
            (group / _GROUPS[parent]).write_text(f"{quota} {_PERIOD}")
        yield lambda pid: (group / "cgroup.procs").write_text(str(pid))
    finally:
        group.rmdir()


def _has_quota(parent: Path, file: str) -> bool:
    """Whether a group below this one could be given a share."""
    return any(parent.glob(f"*/{file}")) or (parent / file).exists()
