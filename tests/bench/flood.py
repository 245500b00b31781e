"""A thousand presses a second for a minute: the host's keys, the memory and the match file in it.

And before it, what the buttons cost while nobody presses: how often the station wakes up.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from station.wording.language import tr, use
from tests.bench.at_rest import rest
from tests.bench.figures import Figure, milliseconds, slow_end
from tests.bench.folders import Folders, play_a_while
from tests.bench.machine import memory, slowness
from tests.bench.presses import wired
from tests.bench.terminal import MINIMAL, Terminal
from tests.bench.wires import RED, Wires
from tests.drivers.fake_sysfs import BUZZ

SECONDS = 60.0
LATE_LIMIT = 50.0
"""Milliseconds in which 95 of 100 keys of the host show, on the machine that the limits were set on."""
PACE_LIMIT = 1.1
GROWN_LIMIT = 1.1
FILE_LIMIT = 1.0
WAKING_LIMIT = 1.2
"""A second above the minimal app: the driver looks once, and a fifth is left to chance."""

_SETS = 2
_PAUSE = 0.001
_SETTLED, _WINDOW = 5.0, 20.0
_WARM = 10.0
_APART = 0.25
_LOOKS = 40
_ALL = [(number, code) for number in range(_SETS) for code in BUZZ]


def measure(folders: Folders) -> Iterator[Figure]:
    """Two sets with twenty buttons each, all of them pressed in turn; three are somebody's."""
    use("ru")
    devices = folders.matches.parent / "devices"
    devices.mkdir()
    wires, match = Wires(devices, _SETS), play_a_while(folders.matches)
    with (
        Terminal(MINIMAL, folders.environment) as minimal,
        Terminal(wired(devices, match), folders.environment) as station,
    ):
        minimal.wait_for("ready")
        station.wait_for(tr("go on"))
        yield _waking({"minimal": minimal, "station": station})
        station.key("p")
        station.wait_for(tr("the question is read out"))
        wires.strike(RED[0])
        station.wait_for(tr("{name} ANSWERS", name=""))
        before = [_looked(station) for _ in range(_LOOKS)]
        yield from _flooded(station, wires, match, before)


def _flooded(station: Terminal, wires: Wires, match: Path, before: list[float]) -> Iterator[Figure]:
    slower, size = slowness(), match.stat().st_size
    with _flood(wires) as pressed:
        begun = time.monotonic()
        rest({"station": station}, _WARM)
        warm = memory(station.pid)
        rest({"station": station}, SECONDS - _WARM)
        grown = memory(station.pid) / warm
        pace = (time.monotonic() - begun) * 1000 / sum(pressed)
        times = [_looked(station) for _ in range(_LOOKS)]
    yield Figure("from press to press", pace, "ms", PACE_LIMIT)
    yield milliseconds("host's key to change before it", before)
    yield milliseconds("host's key to change in it", times)
    yield Figure("the same, p95", slow_end(times) * 1000, "ms", LATE_LIMIT * slower)
    yield Figure("memory after a minute / after ten seconds", grown, "×", GROWN_LIMIT)
    yield Figure("what it added to the file", (match.stat().st_size - size) / 2**20, "MiB", FILE_LIMIT)


def _looked(station: Terminal) -> float:
    """Seconds from a key to the score sheet that it shows; another key closes it."""
    time.sleep(_APART)
    pressed = station.key("t")
    shown = station.wait_for(tr("any key: back to the match")) - pressed
    station.key("t")
    station.wait_for(tr("{name} ANSWERS", name=""))
    return shown


@contextmanager
def _flood(wires: Wires) -> Iterator[list[int]]:
    """Somebody presses without end; how many buttons went down, added up by who asks."""
    over, pressed = threading.Event(), [0]

    def press() -> None:
        begun = time.monotonic()
        for number, code in cycle(_ALL):
            if over.wait(max(0, begun + pressed[0] * _PAUSE - time.monotonic())):
                return
            wires.strike(code, number)
            wires.release(code, number)
            pressed[0] += 1

    thread = threading.Thread(target=press)
    thread.start()
    try:
        yield pressed
    finally:
        over.set()
        thread.join()


def _waking(terminals: dict[str, Terminal]) -> Figure:
    """How often the station wakes up in a second, above the minimal app."""
    rest(terminals, _SETTLED)
    before = {name: _switches(terminal.pid) for name, terminal in terminals.items()}
    rest(terminals, _WINDOW)
    woken = {name: _switches(terminal.pid) - before[name] for name, terminal in terminals.items()}
    above = (woken["station"] - woken["minimal"]) / _WINDOW
    return Figure("wake-ups a second above the minimal app's", above, "", WAKING_LIMIT)


def _switches(pid: int) -> int:
    """How often the threads of a process have gone to sleep."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    lines = [line for thread in threads for line in (thread / "status").read_text("ascii").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))
