"""What is left on the terminal when the program has ended, however it ended: what was there before."""

import re
import signal
import termios
from collections.abc import Callable, Iterator

import pytest

from station.cli.exits import ExitCode
from tests.terminal.console import Console
from tests.terminal.faulty import FAULTY
from tests.terminal.program import Program

pytestmark = pytest.mark.terminal

NEW = ("--lang", "en", "new", "--player", "Anna", "--player", "Boris", "--player", "Vera")
F5 = "\x1b[15~"

_COLOURS = re.compile(rb"\x1b\[[\d;:]*m")
_MODE = re.compile(rb"\x1b\[\?([\d;]+)([hl])")

LEFT = {
    b"25": b"h",
    b"7": b"h",
    b"1049": b"l",
    b"2004": b"l",
    b"1004": b"l",
    b"2048": b"l",
    b"1000": b"l",
    b"1003": b"l",
    b"1006": b"l",
    b"1015": b"l",
    b"1016": b"l",
}
"""How DEC private modes must be left: the cursor and wrapping on; the alternate screen, bracketed paste,
reports of focus and size, and the mouse off."""


def by_key(console: Console) -> None:
    console.type("q")
    console.see("Q once more")
    console.type("q")


def by_faults(console: Console) -> None:
    console.type(F5)
    console.see("A program fault; the match goes on")
    console.type(F5)


def by_signal(number: signal.Signals) -> Callable[[Console], None]:
    return lambda console: console.kill(number)


ENDS = {
    "leaving": (by_key, ExitCode.DONE),
    "faults": (by_faults, ExitCode.CRASHED),
    "SIGTERM": (by_signal(signal.SIGTERM), ExitCode.TERMINATED),
    "SIGHUP": (by_signal(signal.SIGHUP), ExitCode.HUNG_UP),
    "SIGINT": (by_signal(signal.SIGINT), ExitCode.INTERRUPTED),
}


@pytest.fixture(params=["linux", "xterm-256color"])
def console(request: pytest.FixtureRequest, program: Program) -> Iterator[Console]:
    """A match on a terminal of this kind, at its beginning."""
    program.prepare(FAULTY)
    program.environment["TERM"] = request.param
    console = Console(program, NEW, 80, 24)
    try:
        console.see("BEFORE THE GAME")
        yield console
    finally:
        console.close()


@pytest.mark.parametrize("name", ENDS)
def test_the_terminal_is_given_back(program: Program, console: Console, name: str) -> None:
    end, code = ENDS[name]
    end(console)

    ended, screen = console.see_end()

    assert ended == code
    modes = {number: how for numbers, how in _MODE.findall(console.sent) for number in numbers.split(b";")}
    assert {number: how for number, how in modes.items() if how != LEFT[number]} == {}
    assert _COLOURS.findall(console.sent)[-1] == b"\x1b[0m"
    assert console.modes() == console.modes_before
    assert "Resume with: svoyak resume" in screen
    if program.environment["TERM"] == "linux":  # a console has no other screen to come back to
        assert "BEFORE THE GAME" not in screen


def test_the_modes_are_those_of_a_line_that_is_typed(console: Console) -> None:
    lflag = console.modes_before[3]

    assert isinstance(lflag, int)
    assert lflag & termios.ECHO
    assert lflag & termios.ICANON
    assert lflag & termios.ISIG
    assert console.modes() != console.modes_before
