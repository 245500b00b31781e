"""The kernel's side of a node that is a pipe: what it answers to ioctls, and what it was asked."""

import errno
import os
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from drivers import evdev_node
from drivers.evdev_axes import Axis


class FakeKernel:
    """Answers as a node does. ``fails``: errnos by requests; ``clock``, ``is_grabbed``: what it was told."""

    def __init__(
        self, keys: Iterable[int] = (), axes: Mapping[int, Axis] | None = None, down: Iterable[int] = ()
    ) -> None:
        self.keys = set(keys)
        self.axes = dict(axes or {})
        self.down = set(down)
        self.fails: dict[int, int] = {}
        self.clock: int | None = None
        self.is_grabbed = False

    def ioctl(self, descriptor: int, request: int, argument: int | bytearray) -> int:
        os.fstat(descriptor)
        if request in self.fails:
            raise OSError(self.fails[request], os.strerror(self.fails[request]))
        if isinstance(argument, int):
            self._grab(request, argument)
        elif request == evdev_node.EVIOCSCLOCKID:
            (self.clock,) = struct.unpack("i", argument)
        else:
            argument[:] = self._answer(request, len(argument))
        return 0

    def _grab(self, request: int, argument: int) -> None:
        if request != evdev_node.EVIOCGRAB:
            raise OSError(errno.EINVAL, "Invalid argument")
        self.is_grabbed = bool(argument)

    def _answer(self, request: int, size: int) -> bytes:
        for code, axis in self.axes.items():
            if request == evdev_node.eviocgabs(code):
                return struct.pack("6i", *axis, 0, 0, 0)
        bits = {
            evdev_node.EVIOCGKEY: self.down,
            evdev_node.EVIOCGBIT_KEYS: self.keys,
            evdev_node.EVIOCGBIT_AXES: set(self.axes),
        }
        if request not in bits:
            raise OSError(errno.EINVAL, "Invalid argument")
        return sum(1 << bit for bit in bits[request]).to_bytes(size, "little")


def make_pipe(path: Path) -> int:
    """A pipe at this path, and the end that the kernel writes to."""
    os.mkfifo(path)
    return os.open(path, os.O_RDWR | os.O_NONBLOCK)
