"""The bare Linux console: a pty with TERM=linux, and pyte, which paints what comes out of it."""

import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from fcntl import ioctl
from typing import Any

import pyte

from tests.terminal.program import Program
from tests.terminal.window import PATIENCE

Cell = pyte.screens.Char


class Console:
    """The program on a console. Everything that it sent is kept in ``sent``."""

    def __init__(self, program: Program, words: tuple[str, ...], width: int, height: int) -> None:
        self.sent = b""
        self._screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self._screen)
        self._master, slave = pty.openpty()
        self.modes_before = termios.tcgetattr(slave)
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self._process = subprocess.Popen(
            ["setsid", "--ctty", "svoyak", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={"TERM": "linux", **program.environment},
        )
        os.close(slave)

    def close(self) -> None:
        """End the program, if it still runs, and the console."""
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def kill(self, number: int) -> None:
        """Send the program a signal."""
        self._process.send_signal(number)

    def modes(self) -> list[Any]:
        """How the terminal handles what is typed, as ``termios`` tells it."""
        return termios.tcgetattr(self._master)

    def type(self, keys: str) -> None:
        """Send what keys send."""
        os.write(self._master, keys.encode())

    def see(self, *texts: str) -> str:
        """Wait until the screen shows all these texts; the screen."""
        return self._wait(lambda seen: all(text in seen for text in texts))

    def see_end(self) -> tuple[int, str]:
        """Wait until the program has ended; its exit code and what the screen shows then."""
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            self._take()
            assert time.monotonic() < end, self.screen()
        self._take()
        return self._process.returncode, self.screen()

    def screen(self) -> str:
        """What the screen shows."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    def cells(self) -> Iterator[tuple[int, int, Cell]]:
        """Each painted cell with its line and column."""
        for y in range(self._screen.lines):
            for x in range(self._screen.columns):
                yield y, x, self._screen.buffer[y][x]

    def colours(self) -> list[int]:
        """Every number that was sent to set colours and kinds of type."""
        settings = re.findall(rb"\x1b\[([\d;:]*)m", self.sent)
        return [int(number or 0) for setting in settings for number in re.split(rb"[;:]", setting)]

    def _wait(self, holds: Callable[[str], bool]) -> str:
        end = time.monotonic() + PATIENCE
        while not holds(self.screen()):
            self._take()
            assert time.monotonic() < end, self.screen()
        return self.screen()

    def _take(self) -> None:
        """Paint what has come out of the program."""
        if not select.select([self._master], [], [], 0.05)[0]:
            return
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:  # the program has ended, and the console with it
            return
        self.sent += data
        self._stream.feed(data)
