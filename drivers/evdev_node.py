"""The descriptor of one event node: the only place that asks the kernel for buttons."""

import contextlib
import errno
import fcntl
import os
import struct
import time
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Self

from drivers.evdev_axes import Axis, asked_axes, wired_axes
from drivers.evdev_frames import RECORD_SIZE, Level

Ioctl = Callable[[int, int, int | bytearray], int]
"""As ``fcntl.ioctl``: descriptor, request, and a number or a buffer for the answer; raises OSError."""

MOST_RECORDS = 64
"""How many records are read at once: as many as the kernel keeps for a reader at least."""

_WRITE, _READ = 1, 2
_INT = struct.Struct("i")
_ABSINFO = struct.Struct("6i")
_LONG_BITS = 8 * struct.calcsize("L")
_KEY_COUNT, _AXIS_COUNT = 768, 64
_EV_KEY, _EV_ABS = 1, 3


def _request(direction: int, number: int, size: int) -> int:
    """The number of an ioctl of type 'E': ``_IOC`` of asm-generic/ioctl.h, as x86 and ARM have it."""
    return direction << 30 | size << 16 | ord("E") << 8 | number


EVIOCSCLOCKID = _request(_WRITE, 0xA0, _INT.size)
EVIOCGRAB = _request(_WRITE, 0x90, _INT.size)
EVIOCGKEY = _request(_READ, 0x18, _KEY_COUNT // 8)
EVIOCGBIT_KEYS = _request(_READ, 0x20 + _EV_KEY, _KEY_COUNT // 8)
EVIOCGBIT_AXES = _request(_READ, 0x20 + _EV_ABS, _AXIS_COUNT // 8)


def eviocgabs(code: int) -> int:
    """The ioctl that asks for an axis; the number of the axis is part of it."""
    return _request(_READ, 0x40 + code, _ABSINFO.size)


class Trouble(StrEnum):
    """Who can do something about an error; ``EVDEV.md`` has the table."""

    DENIED = "denied"
    BUSY = "busy"
    GONE = "gone"
    FAILED = "failed"


_TROUBLES = {
    errno.EACCES: Trouble.DENIED,
    errno.EPERM: Trouble.DENIED,
    errno.EBUSY: Trouble.BUSY,
    errno.ENODEV: Trouble.GONE,
    errno.ENOENT: Trouble.GONE,
    errno.ENXIO: Trouble.GONE,
}


class NodeError(Exception):
    """The kernel refused; ``errno`` is what it said."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.errno = number

    @property
    def trouble(self) -> Trouble:
        """Who can act."""
        return _TROUBLES.get(self.errno, Trouble.FAILED)


def _ask_kernel(descriptor: int, request: int, argument: int | bytearray) -> int:
    return fcntl.ioctl(descriptor, request, argument)


class EventNode:
    """An open node. Every method but ``close`` and ``fileno`` raises ``NodeError``."""

    def __init__(self, descriptor: int, ioctl: Ioctl = _ask_kernel) -> None:
        """Take over an open descriptor that does not block; ``ioctl``: how the kernel is asked."""
        self._descriptor = descriptor
        self._ioctl = ioctl

    @classmethod
    def open(cls, path: str, ioctl: Ioctl = _ask_kernel) -> Self:
        """Open a node for reading and have it stamp by CLOCK_MONOTONIC; it is not grabbed."""
        try:
            node = cls(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), ioctl)
        except OSError as error:
            raise _node_error(error) from error
        try:
            node._ask(EVIOCSCLOCKID, bytearray(_INT.pack(time.CLOCK_MONOTONIC)))
        except NodeError:
            node.close()
            raise
        return node

    def fileno(self) -> int:
        """The descriptor, for epoll; -1 when it is closed."""
        return self._descriptor

    def read(self) -> bytes:
        """Up to ``MOST_RECORDS`` records; none when nothing waits."""
        try:
            data = os.read(self._descriptor, MOST_RECORDS * RECORD_SIZE)
        except BlockingIOError:
            return b""
        except OSError as error:
            raise _node_error(error) from error
        if not data:
            raise NodeError(errno.ENODEV)
        return data

    def wired_axes(self) -> tuple[int, ...]:
        """Its axes that count as buttons."""
        codes = asked_axes(sorted(self._bits(EVIOCGBIT_AXES, _AXIS_COUNT)))
        return tuple(wired_axes(self._bits(EVIOCGBIT_KEYS, _KEY_COUNT), self._axes(codes)))

    def level(self, axes: Iterable[int]) -> Level:
        """Which keys are down, and where these axes stand.

        The kernel takes the keys' records that wait out of the queue: ask at opening and after a loss alone.
        """
        return Level(self._bits(EVIOCGKEY, _KEY_COUNT), self._axes(axes))

    def grab(self) -> None:
        """Hear it alone from now on, no other program and no terminal. Not while one of its keys is down."""
        self._ask(EVIOCGRAB, 1)

    def ungrab(self) -> None:
        """Let others hear it again."""
        self._ask(EVIOCGRAB, 0)

    def close(self) -> None:
        """Let go of it, grab and all. May be called again."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            # Linux has let go of a descriptor whatever close() says.
            with contextlib.suppress(OSError):
                os.close(descriptor)

    def _ask(self, request: int, argument: int | bytearray) -> None:
        try:
            self._ioctl(self._descriptor, request, argument)
        except OSError as error:
            raise _node_error(error) from error

    def _bits(self, request: int, count: int) -> frozenset[int]:
        """The numbers of the bits that are set in the kernel's array of so many, which is one of longs."""
        answer = bytearray(count // 8)
        self._ask(request, answer)
        words = struct.unpack(f"{count // _LONG_BITS}L", answer)
        return frozenset(bit for bit in range(count) if words[bit // _LONG_BITS] >> bit % _LONG_BITS & 1)

    def _axes(self, codes: Iterable[int]) -> dict[int, Axis]:
        return {code: self._axis(code) for code in codes}

    def _axis(self, code: int) -> Axis:
        answer = bytearray(_ABSINFO.size)
        self._ask(eviocgabs(code), answer)
        value, minimum, maximum, *_ = _ABSINFO.unpack(answer)
        return Axis(value, minimum, maximum)


def _node_error(error: OSError) -> NodeError:
    return NodeError(error.errno or errno.EIO)
