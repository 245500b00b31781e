"""What is asked of the machine to hear its buttons; tests have another one."""

import time
from collections.abc import Callable
from typing import NamedTuple

from drivers.evdev_node import EventNode
from drivers.evdev_scan import Roots
from drivers.scripted import Clock


def _boot_clock() -> int:
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME)


class Machine(NamedTuple):
    """``open``: a node by its path. ``boot_clock`` goes on while the machine sleeps, ``clock`` does not."""

    roots: Roots = Roots()
    open: Callable[[str], EventNode] = EventNode.open
    clock: Clock = time.monotonic_ns
    boot_clock: Clock = _boot_clock


THIS_MACHINE = Machine()
