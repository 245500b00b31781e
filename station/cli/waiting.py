"""A sign of life while a command works for long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from station.cli.exits import Failed
from station.cli.output import write

PATIENCE = 2.0
"""Seconds after which somebody at a terminal wonders."""


@contextmanager
def told_if_long(told: str, patience: float = PATIENCE) -> Iterator[None]:
    """Tell it on a terminal's error stream if the work takes longer; nothing is told to a file or a pipe."""
    if not sys.stderr.isatty():
        yield
        return
    from threading import Timer  # noqa: PLC0415 - needed for long work alone

    clock = Timer(patience, _tell, (told,))
    clock.start()
    try:
        yield
    finally:
        clock.cancel()
        clock.join()


def _tell(told: str) -> None:
    """A terminal that is gone is told nothing."""
    with suppress(OSError, Failed):
        write(sys.stderr, told)
