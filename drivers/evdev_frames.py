"""Records of an event node to presses: pure, and total for any bytes; ``EVDEV.md`` describes both."""

from collections.abc import Mapping
from typing import NamedTuple

from drivers.devices import HeldButton
from drivers.evdev_axes import Axis


class Level(NamedTuple):
    """What the kernel says is down, and where the axes stand that are wired to buttons."""

    keys: frozenset[int] = frozenset()
    axes: Mapping[int, Axis] = {}


class Frame(NamedTuple):
    """What happened at one moment, in nanoseconds of the node's clock.

    ``downs``: the buttons that were pressed. ``ups``: those that came up.
    """

    at: int
    downs: tuple[str, ...]
    ups: tuple[str, ...]


class Gap(NamedTuple):
    """What the kernel lost: everything after ``since`` up to ``until``, in nanoseconds of the node's clock.

    ``downs``: the buttons that must have been pressed within it. ``ups``: those that must have come up.
    """

    since: int
    until: int
    downs: tuple[str, ...]
    ups: tuple[str, ...]


class FrameDecoder:
    """The stream of one node, read as it comes."""

    def __init__(self, node: int, level: Level, at: int) -> None:
        """Begin.

        Args:
            node: the index of the node in its device, for the names of its buttons.
            level: how the node stood when it was opened; only the axes in it count as buttons.
            at: when the level was asked for, in nanoseconds of the node's clock.
        """

    presses: int
    """How many were reported, those of gaps among them."""
    bounces: int
    dropped: int
    """How often the kernel lost something."""

    def feed(self, data: bytes) -> list[Frame]:
        """Read on; ``data`` may be cut anywhere. The frames that ended in it and in which a button moved."""
        raise NotImplementedError

    @property
    def is_unsure(self) -> bool:
        """The kernel lost something: read until nothing waits, ask for the level, ``resync``."""
        raise NotImplementedError

    def resync(self, level: Level) -> Gap:
        """Learn how the node stands now, after a loss; only when ``is_unsure``."""
        raise NotImplementedError

    @property
    def held(self) -> tuple[HeldButton, ...]:
        """The buttons that are down, the one that is longest down first."""
        raise NotImplementedError
