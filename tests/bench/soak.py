"""A week of matches, one an hour, in one process on one terminal: nothing may stay behind in memory.

The matches are whole, set up in the form and led by the host's keys; only nobody waits for anybody.
"""

import sys
from collections.abc import Iterator
from itertools import cycle

from station.wording.language import tr, use
from tests.bench.figures import Figure
from tests.bench.folders import Folders
from tests.bench.machine import memory
from tests.bench.terminal import Terminal

WARM = 3
WEEK = 7 * 24
LIMIT = 1.1

_HURRIED = (sys.executable, "-m", "tests.bench.hurried")
_BEGIN, _RIGHT, _WRONG = "\x1bOQ", "\x1b[A", "\x1b[B"
_REPAINT, _LOOK = "\x0c", 50
_EMPTY, _DOWN = "\x15", "\x1b[B"
_MOST_KEYS = 1000
"""No match of four themes, with an extra theme for a tie, takes as many."""


def measure(folders: Folders) -> Iterator[Figure]:
    """The memory of the process on its first screen, after few matches and after all."""
    use("ru")
    kept: dict[int, float] = {}
    keys = 0
    with Terminal(_HURRIED, folders.environment) as terminal:
        terminal.wait_for(tr("new match"))
        for number in range(1, WEEK + 1):
            keys += host_a_match(terminal, number)
            if number in {WARM, WEEK}:
                terminal.settle()
                kept[number] = memory(terminal.pid)
    yield Figure("keys of the host in all matches", keys, "")
    yield Figure(f"in memory after {WARM} matches", kept[WARM], "MiB")
    yield Figure(f"in memory after {WEEK} matches / after {WARM}", kept[WEEK] / kept[WARM], "×", LIMIT)


def host_a_match(terminal: Terminal, number: int) -> int:
    """Set up for other people, who know no theme yet; play, leave; how many keys led through the match."""
    terminal.answer("n")
    for letter in "АБВ":
        terminal.answer(f"{_EMPTY}{letter}{number}")
        terminal.answer(_DOWN)
    terminal.key(_BEGIN)
    terminal.wait_for(tr("Buttons"))
    terminal.answer("\r")
    over, judge = tr("THE GAME IS OVER"), cycle((_RIGHT, _WRONG, _RIGHT))
    for pairs in range(1, _MOST_KEYS):
        look = _REPAINT if pairs % _LOOK == 0 else ""  # on a busy machine an answer may come after its key
        if any(over in terminal.answer(key) for key in (" ", next(judge), look)):
            terminal.answer("q")
            terminal.key("q")
            terminal.wait_for(tr("new match"))
            return 2 * pairs
    raise RuntimeError("the match does not come to its end")
