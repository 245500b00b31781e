"""Opening and closing every screen, hundreds of times: nothing may stay behind in memory."""

from collections.abc import Iterator

from station.wording.language import tr, use
from tests.bench.figures import Figure
from tests.bench.folders import SAVED, Folders
from tests.bench.machine import memory
from tests.bench.terminal import SVOYAK, Terminal

WARM = 30
ROUNDS = 300
LIMIT = 1.1

_DOWN, _PAGE_DOWN = "\x1b[B", "\x1b[6~"


def measure(folders: Folders) -> Iterator[Figure]:
    """The memory of one process on its first screen, after few rounds and after many."""
    folders.save_matches()
    use("ru")
    kept: dict[int, float] = {}
    with Terminal(SVOYAK, folders.environment) as terminal:
        terminal.wait_for(tr("quit"))
        terminal.settle()
        for number in range(1, ROUNDS + 1):
            go_round(terminal)
            if number in {WARM, ROUNDS}:
                kept[number] = memory(terminal.pid)
    yield Figure(f"in memory after {WARM} rounds of all screens", kept[WARM], "MiB")
    yield Figure(f"in memory after {ROUNDS} rounds / after {WARM}", kept[ROUNDS] / kept[WARM], "×", LIMIT)


def go_round(terminal: Terminal) -> None:
    """The form and back; the match that was played longest ago, its sheet, the help, and back."""
    home, page = tr("quit"), tr("any key: back to the match")
    press(terminal, "n", tr("back"))
    press(terminal, "\x1b", home)
    terminal.settle()
    for key in (_PAGE_DOWN, *[_DOWN] * (SAVED - 11)):
        terminal.key(key)
    press(terminal, "\r", tr("go on"))
    press(terminal, "t", page)
    press(terminal, "t", tr("saved"))
    press(terminal, "h", page)
    press(terminal, "h", tr("saved"))
    terminal.key("q")
    press(terminal, "q", home)
    terminal.settle()


def press(terminal: Terminal, key: str, shows: str) -> None:
    """Press a key and wait for what it leads to."""
    terminal.key(key)
    terminal.wait_for(shows)
