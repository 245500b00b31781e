"""From a press to the lamp of who was first, beside a bare loop that reads the same records.

The collecting time is taken off: it is what the slowest button may need, and no slowness of the station.
"""

import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from drivers.scripted import WAKING_LAG
from station.wording.language import tr, use
from tests.bench.figures import Figure
from tests.bench.folders import Folders, play_a_while
from tests.bench.machine import slowness
from tests.bench.terminal import Terminal
from tests.bench.wires import INTERVAL, RED, Wires
from tests.project.sources import ROOT

QUIET_LIMIT, BUSY_LIMIT = 2.0, 20.0
"""Milliseconds above the bare loop that 99 of 100 stay below, on the machine that the limits were set on."""

_COLLECTING = (WAKING_LAG + INTERVAL) / 1e6
"""Milliseconds."""
_RUNS = 200
_WARM = 10
_BURN = "while True: pass"
_REPAINT = "\x0c"
_REPAINTED = 0.05
"""Seconds between whole paintings of the screen: faster than any clock ticks."""


def measure(folders: Folders) -> Iterator[Figure]:
    """On a quiet machine, and with both cores busy and the screen drawn again and again."""
    use("ru")
    slower = slowness()
    (folders.matches.parent / "station").mkdir()
    (folders.matches.parent / "bare").mkdir()
    with ExitStack() as stack:
        wires = Wires(folders.matches.parent / "station")
        bare = stack.enter_context(_bare(folders.matches.parent / "bare"))
        command = wired(folders.matches.parent / "station", play_a_while(folders.matches))
        station = stack.enter_context(Terminal(command, folders.environment))
        station.wait_for(tr("go on"))
        quiet = [_both(station, wires, bare) for _ in range(_RUNS + _WARM)][_WARM:]
        with _busy(station):
            busy = [_both(station, wires, bare) for _ in range(_RUNS)]
    yield from _figures("quiet", quiet, QUIET_LIMIT * slower)
    yield from _figures("both cores busy", busy, BUSY_LIMIT * slower)


def wired(devices: Path, match: Path) -> tuple[str, ...]:
    """The command that goes on with a match with these devices."""
    return (sys.executable, "-m", "tests.bench.wired", str(devices), str(match))


def _both(station: Terminal, wires: Wires, bare: Wires) -> tuple[float, float]:
    """Milliseconds from a press to the lamp, in the station and in the bare loop; the press is undone."""
    station.key("p")
    station.wait_for(tr("the question is read out"))
    station_took = _took(wires) - _COLLECTING
    station.wait_for(tr("{name} ANSWERS", name=""))
    station.key("u")
    station.wait_for(tr("go on"))
    bare_took = _took(bare)
    time.sleep(0.02)
    return station_took, bare_took


def _took(wires: Wires) -> float:
    wires.darken()
    pressed = wires.strike(RED[0])
    took = (wires.lit(1) - pressed) / 1e6
    wires.release(RED[0])
    return took


def _figures(when: str, pairs: list[tuple[float, float]], limit: float) -> Iterator[Figure]:
    station, bare = zip(*pairs, strict=True)
    yield Figure(f"{when}: bare loop, press to lamp, p99", _worst(bare), "ms")
    yield Figure(f"{when}: press to lamp less collecting", statistics.median(station), "ms")
    yield Figure(f"{when}: the same, p99", _worst(station), "ms")
    yield Figure(f"{when}: the same, above the bare loop's p99", _worst(station) - _worst(bare), "ms", limit)


def _worst(times: tuple[float, ...]) -> float:
    """What 99 of 100 stay below."""
    return statistics.quantiles(times, n=100)[-1]


@contextmanager
def _bare(folder: Path) -> Iterator[Wires]:
    wires = Wires(folder)
    lamp = next(folder.rglob("*::buzz1")) / "brightness"
    node = wires.roots.dev / "event0"
    command = (sys.executable, "-m", "tests.bench.bare_reader", str(node), str(lamp))
    with subprocess.Popen(command, cwd=ROOT) as process:
        yield wires
        process.kill()


@contextmanager
def _busy(station: Terminal) -> Iterator[None]:
    """Somebody else has something to do on every core, and the terminal wants its screen again and again."""
    over = threading.Event()

    def repaint() -> None:
        while not over.wait(_REPAINTED):
            station.strike(_REPAINT)

    burners = [subprocess.Popen((sys.executable, "-c", _BURN)) for _ in range(2)]
    thread = threading.Thread(target=repaint)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        for burner in burners:
            burner.kill()
            burner.wait()
