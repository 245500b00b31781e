"""The descriptor of one event node: the only place that calls the kernel for buttons."""

import fcntl
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Self

from drivers.evdev_axes import Axis
from drivers.evdev_frames import Level

Ioctl = Callable[[int, int, int | bytes], int | bytes]
"""As ``fcntl.ioctl``: descriptor, request, argument; raises OSError."""


class Trouble(StrEnum):
    """Who can do something about an error; ``EVDEV.md`` has the table."""

    DENIED = "denied"
    BUSY = "busy"
    GONE = "gone"
    FAILED = "failed"


class NodeError(Exception):
    """The kernel refused; ``trouble`` says who can act, ``errno`` what it said."""

    def __init__(self, errno: int) -> None:
        super().__init__(errno)
        self.errno = errno

    @property
    def trouble(self) -> Trouble:
        """Who can act."""
        raise NotImplementedError


class EventNode:
    """An open node. Every method but ``close`` raises ``NodeError``."""

    @classmethod
    def open(cls, path: str, ioctl: Ioctl = fcntl.ioctl) -> Self:
        """Open a node for reading and set its clock to CLOCK_MONOTONIC; nothing is asked, nothing is grabbed.

        Args:
            path: of the node.
            ioctl: how the kernel is asked.
        """
        raise NotImplementedError

    def fileno(self) -> int:
        """The descriptor, for epoll."""
        raise NotImplementedError

    def read(self) -> bytes:
        """Up to 64 records, none when nothing waits."""
        raise NotImplementedError

    def axis(self, code: int) -> Axis:
        """Where an axis stands."""
        raise NotImplementedError

    def level(self, axes: Iterable[int]) -> Level:
        """Which keys are down and where these axes stand.

        The kernel takes the keys' records that wait out of the queue: ask at opening and after a loss alone.
        """
        raise NotImplementedError

    def grab(self) -> None:
        """Hear it alone from now on, no other program and no terminal. Not while a key is down."""
        raise NotImplementedError

    def ungrab(self) -> None:
        """Let others hear it again."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of it, grab and all. May be called again; raises nothing."""
        raise NotImplementedError
