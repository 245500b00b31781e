"""One node with buttons that is open, and the presses in what it tells."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from drivers.devices import HeldButton
from drivers.evdev_frames import FrameDecoder
from drivers.evdev_node import EventNode
from drivers.machine import Machine
from drivers.presses import Press

# Who floods us must not keep us from the others: so many reads, and it is their turn.
_READS = 16


class Tag(NamedTuple):
    """What the presses of a node are marked with.

    ``number``: of the node in names of buttons. ``resolution``: of its stamps, in nanoseconds.
    """

    source: str
    number: int
    resolution: int


class Missed(NamedTuple):
    """Between two moments the kernel lost what a node told."""

    since: int
    until: int


class Stream:
    """The node is open from the beginning. What reads it raises ``NodeError``, and so does making one."""

    def __init__(self, machine: Machine, path: str, tag: Tag) -> None:
        self.has_moved = False
        """A button went down or came up since this was set to False."""
        self._clock = machine.clock
        self._tag = tag
        self.file: EventNode = machine.open(path)
        try:
            self._axes = self.file.wired_axes()
            at = self._clock()
            self._decoder = FrameDecoder(tag.number, self.file.level(self._axes), at)
        except BaseException:
            self.file.close()
            raise

    def read(self) -> Iterator[Press | Missed]:
        """What it has to tell, each at once: what was told before an error is not lost."""
        for _ in range(_READS):
            data = self.file.read()
            if not data:
                yield from self._resync()
                return
            for frame in self._decoder.feed(data):
                self.has_moved = True
                yield from self._presses(frame.downs, frame.at, self._tag.resolution)

    @property
    def held(self) -> tuple[HeldButton, ...]:
        """The buttons that are down."""
        return self._decoder.held

    @property
    def bounces(self) -> int:
        """How many edges were none of a finger."""
        return self._decoder.bounces

    @property
    def dropped(self) -> int:
        """How often the kernel lost something."""
        return self._decoder.dropped

    def _resync(self) -> Iterator[Press | Missed]:
        if not self._decoder.is_unsure:
            return
        self.has_moved = True
        gap = self._decoder.resync(self.file.level(self._axes))
        yield Missed(gap.since, gap.until)
        yield from self._presses(gap.downs, gap.until, max(gap.until - gap.since, self._tag.resolution))

    def _presses(self, buttons: Iterable[str], at: int, resolution: int) -> Iterator[Press]:
        arrived = self._clock()
        for button in buttons:
            yield Press(self._tag.source, button, at, arrived, resolution)
