"""The terminal while the buttons are shown.

The laws: what is typed is neither shown nor left for the shell, because a button may be a keyboard that
types; the terminal is as it was when the command ends; and no text steers it: only this file does.
"""

import os
import select
import sys
import termios
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from station.cli import output
from station.cli.exits import ExitCode, Failed
from station.wording.trouble import unprintable

_CLEAR, _HOME, _TO_END_OF_LINE, _TO_END = "\x1b[2J", "\x1b[H", "\x1b[K", "\x1b[J"
_MOMENT = 100
"""Milliseconds until a signal is seen to that came just before the waiting."""
_PLAIN = {**output.PLAIN, **dict.fromkeys(map(ord, "\n\t"), " ")}


@contextmanager
def quiet_keys() -> Iterator[Callable[[], None]]:
    """Show nothing that is typed, where the keys are ours: not in a pipe, and not in the background.

    What it gives swallows what was typed by now. It must be called now and then: where 4,096 characters wait
    to be read, and a key that is held types 30 a second, Ctrl+C is not understood any more; and a shell has
    the keys shown again when the program goes on behind Ctrl+Z.
    """
    keys = _own_keys()
    if keys is None:
        yield lambda: None
        return
    before = termios.tcgetattr(keys)
    quiet = termios.tcgetattr(keys)
    quiet[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(keys, termios.TCSANOW, quiet)
    try:
        yield lambda: _swallow(keys, quiet)
    finally:
        if _are_ours(keys):
            termios.tcsetattr(keys, termios.TCSAFLUSH, before)


def _swallow(keys: int, quiet: list[Any]) -> None:
    if _are_ours(keys):
        termios.tcsetattr(keys, termios.TCSANOW, quiet)
        if select.select([keys], [], [], 0)[0]:
            os.read(keys, 4096)


def _own_keys() -> int | None:
    """The input, where it is a terminal and this program the one that it is for."""
    try:
        keys = sys.stdin.fileno()
    except (OSError, ValueError):
        return None
    return keys if _are_ours(keys) else None


def _are_ours(keys: int) -> bool:
    """Not those of a terminal that has gone, nor in the background, where whoever touches them is stopped."""
    try:
        return os.tcgetpgrp(keys) == os.getpgrp()
    except OSError:
        return False


def can_be_painted() -> bool:
    """Whether the output is a terminal on which lines can be drawn anew."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def clear() -> None:
    """Begin with an empty screen."""
    _write(_HOME + _CLEAR)


def paint(lines: Iterable[str]) -> None:
    """Draw these lines over the ones before."""
    drawn = (line.translate(_PLAIN) + _TO_END_OF_LINE for line in lines)
    _write(_HOME + "\r\n".join(drawn) + _TO_END)


def leave() -> None:
    """Leave the lines as they are, and go on below them."""
    _write("\r\n")


def _write(drawing: str) -> None:
    """Raise ``Failed`` when the terminal has gone."""
    try:
        sys.stdout.write(drawing)
    except OSError as error:
        output.abandon(sys.stdout)
        raise Failed(ExitCode.FAILED, unprintable(error)) from error
    output.flush()


def size() -> tuple[int, int]:
    """The columns and lines of the output; 80 × 24 where it does not tell."""
    try:
        columns, lines = os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        columns = lines = 0
    return columns or 80, lines or 24


def await_room(gives_up: Callable[[], bool]) -> bool:
    """Wait until the output takes a line; False: it does not, and that is given up.

    A write would wait as well, but go on with it after each signal (PEP 475).
    """
    try:
        output_end = sys.stdout.fileno()
    except (OSError, ValueError):
        return True
    poll = select.poll()
    poll.register(output_end, select.POLLOUT)
    while not poll.poll(0 if gives_up() else _MOMENT):
        if gives_up():
            return False
    return True


def demand_reader() -> None:
    """Raise BrokenPipeError when nobody reads the output any more; a write would tell it late."""
    try:
        output_end = sys.stdout.fileno()
    except (OSError, ValueError):
        return
    poll = select.poll()
    poll.register(output_end, 0)
    if any(event & select.POLLERR for _, event in poll.poll(0)):
        raise BrokenPipeError
