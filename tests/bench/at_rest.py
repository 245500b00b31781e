"""What the program takes of the machine while nobody does anything, beside the least that Textual can do."""

import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack

from station.wording.language import tr, use
from tests.bench.figures import Figure
from tests.bench.folders import PLAYERS, UNHURRIED, Folders
from tests.bench.machine import memory, ran, slowness
from tests.bench.terminal import MINIMAL, SVOYAK, Terminal

SETTLED = 5.0
WINDOW = 20.0
MEMORY_LIMIT = 1.25
IDLE_LIMIT = 0.3
CLOCK_LIMIT = 2.5
"""Of a core, in percent, on the reference machine."""

_NEW = ("new", "--regulation", str(UNHURRIED), *(word for name in PLAYERS for word in ("--player", name)))
_PROGRAMS = {
    "minimal app": MINIMAL,
    "first screen": SVOYAK,
    "match": (*SVOYAK, *_NEW),
    "match, clock runs": (*SVOYAK, *_NEW),
}


def measure(folders: Folders) -> Iterator[Figure]:
    """Memory after five seconds, and the processor's time in the window behind them."""
    folders.save_matches()
    use("ru")
    with ExitStack() as running:
        terminals = {
            name: running.enter_context(Terminal(command, folders.environment))
            for name, command in _PROGRAMS.items()
        }
        terminals["minimal app"].wait_for("ready")
        terminals["first screen"].wait_for(tr("quit"))
        terminals["match"].wait_for(tr("first theme"))
        start_a_clock(terminals["match, clock runs"])
        rest(terminals, SETTLED)
        memories = {name: memory(terminal.pid) for name, terminal in terminals.items()}
        loads, slower = load_of(terminals)
    yield from memory_figures(memories)
    yield from load_figures(loads, slower)


def start_a_clock(terminal: Terminal) -> None:
    """Lead a new match to an answer: a player has pressed and is asked."""
    terminal.wait_for(tr("first theme"))
    for key, shows in (
        (" ", tr("tell the first price")),
        (" ", tr("I begin to read")),
        (" ", tr("the question is read out")),
        ("1", tr("{name} ANSWERS", name="")),
    ):
        terminal.key(key)
        terminal.wait_for(shows)


def rest(terminals: Mapping[str, Terminal], seconds: float) -> None:
    """Let time pass; what the programs write meanwhile is taken."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.1)
        for terminal in terminals.values():
            terminal.drain()


def load_of(terminals: Mapping[str, Terminal]) -> tuple[dict[str, float], float]:
    """Percents of a core that each takes, and how slow the machine is."""
    slower = [slowness()]
    begun = time.monotonic()
    before = {name: ran(terminal.pid) for name, terminal in terminals.items()}
    rest(terminals, WINDOW)
    lasted = time.monotonic() - begun
    after = {name: ran(terminal.pid) for name, terminal in terminals.items()}
    slower.append(slowness())
    return {name: 100 * (after[name] - before[name]) / lasted for name in terminals}, min(slower)


def memory_figures(memories: dict[str, float]) -> Iterator[Figure]:
    """What is in memory, in times of the minimal app's."""
    least = memories["minimal app"]
    yield Figure("minimal app, in memory", least, "MiB")
    for name in ("first screen", "match, clock runs"):
        yield Figure(f"{name}, in memory / minimal app's", memories[name] / least, "×", MEMORY_LIMIT)


def load_figures(loads: dict[str, float], slower: float) -> Iterator[Figure]:
    """What is used of a core, in percent."""
    least = loads["minimal app"]
    yield Figure("minimal app, idle, of a core", least, "%")
    for name in ("first screen", "match"):
        yield Figure(f"{name}, idle, of a core above it", loads[name] - least, "%", IDLE_LIMIT * slower)
    yield Figure("match, clock runs, of a core", loads["match, clock runs"], "%", CLOCK_LIMIT * slower)
