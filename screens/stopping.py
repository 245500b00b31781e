"""A stop of the process, by Ctrl+Z or from outside, and going on after it.

The law of this file: in the shell the terminal is as it was before the station; who comes back finds the
screen whole, and a clock that counted stands, paused at the moment of the stop.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path


class Stops:
    """Takes SIGTSTP and SIGCONT in the running loop.

    ``suspend`` lends the terminal to the shell; ``before`` is called when that is about to happen.
    """

    def __init__(
        self, suspend: Callable[[], AbstractContextManager[None]], before: Callable[[], None]
    ) -> None:
        self._suspend = suspend
        self._before = before
        self._has_come_back = False
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTSTP, self._stop)
        loop.add_signal_handler(signal.SIGCONT, self._go_on)

    def _stop(self) -> None:
        self._before()
        with self._suspend():
            _halt()
        self._has_come_back = True

    def _go_on(self) -> None:
        """After a stop that could not be seen coming (SIGSTOP) the shell's lines stand on the screen."""
        if self._has_come_back:
            self._has_come_back = False
            return
        with self._suspend():
            if _is_in_background():
                _halt()


def stop_job() -> None:
    """Stop as by Ctrl+Z in the shell; where no shell could bring the station back nothing is done."""
    if _has_shell():
        os.kill(0, signal.SIGTSTP)


def _halt() -> None:
    """Stand still until the shell has brought us back into the foreground."""
    os.kill(os.getpid(), signal.SIGSTOP)
    while _is_in_background():
        os.kill(os.getpid(), signal.SIGSTOP)


def _is_in_background() -> bool:
    """Whether the terminal belongs to others; one that is gone to nobody."""
    with suppress(OSError):
        return os.tcgetpgrp(0) != os.getpgrp()
    return False


def _has_shell() -> bool:
    """Whether a shell with job control has started us: as a group of its own in the same session."""
    group = os.getpgrp()
    with suppress(OSError, ValueError, IndexError):
        stat = Path(f"/proc/{group}/stat").read_text(encoding="utf-8", errors="replace")
        parent = int(stat.rpartition(")")[2].split()[1])
        return os.getsid(parent) == os.getsid(0) and os.getpgid(parent) != group
    return False
