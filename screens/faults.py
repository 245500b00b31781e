"""Faults of the program that no handler of messages meets: in threads, and in callbacks of the loop.

The law of this file: none ends in silence, and none is printed over the screen.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any


class FaultWatch:
    """Tells of them, in the running loop, until ``end``."""

    def __init__(self, tell: Callable[[Exception], None]) -> None:
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(self._in_callback)
        self._before, threading.excepthook = threading.excepthook, self._in_thread

    def end(self) -> None:
        """Leave faults to who heard of them before."""
        threading.excepthook = self._before
        self._loop.set_exception_handler(None)

    def _in_thread(self, fault: threading.ExceptHookArgs) -> None:
        if isinstance(fault.exc_value, Exception):
            with suppress(RuntimeError):  # the loop is over, and the screens with it
                self._loop.call_soon_threadsafe(self._tell, fault.exc_value)

    def _in_callback(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What asyncio only remarks on, as tasks that were not waited for, is no fault."""
        if isinstance(error := context.get("exception"), Exception):
            self._tell(error)
