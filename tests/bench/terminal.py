"""A program in a terminal of its own, as somebody in front of it sees it: what arrives, and when."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import sysconfig
import termios
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Self

from tests.bench.machine import is_busy, waited
from tests.project.sources import ROOT

SIZE = (128, 37)
"""Columns and lines: the usual terminal of a host."""

MINIMAL = (sys.executable, str(ROOT / "tests" / "bench" / "minimal_app.py"))
SVOYAK = (str(Path(sysconfig.get_path("scripts")) / "svoyak"), "--lang", "ru")

_PATIENCE = 60.0
_QUIET = 0.1
_SOON = 0.01


class Silence(Exception):  # noqa: N818 - what happened to the terminal
    """What was waited for did not come; holds it, the program's exit code, and the last of what came."""


class Terminal:
    """A running program with its terminal; it ends with the ``with`` block."""

    def __init__(self, command: Iterable[str], environment: dict[str, str]) -> None:
        self._master, line = pty.openpty()
        fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
        self._seen = b""
        self._started = time.perf_counter()
        self._process = subprocess.Popen(
            list(command),
            stdin=line,
            stdout=line,
            stderr=line,
            cwd=ROOT,
            env=environment,
            start_new_session=True,
        )
        os.close(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._end()
        finally:
            self._process.kill()
            self._process.wait()
            os.close(self._master)

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def seconds_to(self, text: str) -> float:
        """From the start of the program until this text arrives.

        That its main thread was ready to run while others had the cores is not counted.
        """
        return self.wait_for(text) - self._started - waited(self.pid)

    def wait_for(self, text: str) -> float:
        """When this text has arrived that was not there at the last ``key``, in seconds of perf_counter."""
        wanted, moment = text.encode(), time.perf_counter()
        while wanted not in self._seen:
            if not self._read(_PATIENCE):
                raise Silence(text, self._process.poll(), self._seen[-2000:].decode(errors="replace"))
            moment = time.perf_counter()
        return moment

    def key(self, key: str) -> float:
        """Press a key, given as terminals send it, and forget what was shown before; when it was pressed."""
        while self._read(0):
            pass
        self._seen = b""
        return self.strike(key)

    def strike(self, key: str) -> float:
        """Press a key, and keep in mind what was shown before; when it was pressed."""
        moment = time.perf_counter()
        os.write(self._master, key.encode())
        return moment

    def answer(self, key: str) -> str:
        """Press a key; what the program shows until it has nothing more to do."""
        self.key(key)
        while self._read(_SOON) or is_busy(self.pid):
            pass
        return self._seen.decode(errors="replace")

    def drain(self) -> None:
        """Take what has come, so that the program need not wait."""
        while self._read(0):
            self._seen = b""

    def settle(self) -> None:
        """Take what comes until the program has nothing more to do; a screen takes its time to resume."""
        while self._read(_QUIET) or is_busy(self.pid):
            self._seen = b""

    def _end(self) -> None:
        """Ask the program to end, and read on until it has left its terminal: it must not wait for us."""
        self._process.send_signal(signal.SIGTERM)
        while self._read(_PATIENCE):
            pass

    def _read(self, patience: float) -> bool:
        """Take some of what has arrived; False when nothing did, or nothing will any more."""
        if not select.select([self._master], [], [], patience)[0]:
            return False
        try:
            came = os.read(self._master, 65536)
        except OSError:  # the program has left its terminal
            return False
        self._seen += came
        return bool(came)
