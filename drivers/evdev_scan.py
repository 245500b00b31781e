"""Which devices with buttons are plugged in, as sysfs tells it: none is opened for it.

One entry that is broken, or gone while it is read, never hides the others: it is left out.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from drivers.devices import Identity
from drivers.lamps import Lamp
from drivers.sysfs import Entry, read_entry


class Roots(NamedTuple):
    """Where the kernel tells of devices, and where their files are."""

    sys: Path = Path("/sys")
    dev: Path = Path("/dev/input")


class Node(NamedTuple):
    """A file of a device.

    ``is_read``: it has buttons worth hearing; a mouse's or a power button's are not. ``interval``: how often
    its endpoint is asked, in nanoseconds, None where the system does not tell.
    """

    path: Path
    is_read: bool
    interval: int | None


class Device(NamedTuple):
    """A device with buttons. ``nodes``: all its files; the place of one is its number in names of buttons."""

    identity: Identity
    nodes: tuple[Node, ...]
    is_keyboard: bool
    lamps: tuple[Lamp, ...]

    @property
    def interval(self) -> int | None:
        """How often its slowest node with buttons is asked, in nanoseconds."""
        return max((node.interval for node in self.nodes if node.is_read and node.interval), default=None)


_EVENT = re.compile(r"event[0-9]+")


def _bits(*codes: int) -> int:
    """A bit for each code of linux/input-event-codes.h."""
    return sum(1 << code for code in codes)


# The rows of letters, Enter and the space bar.
_TYPING = _bits(*range(16, 26), *range(30, 39), *range(44, 51), 28, 57)
# Of mice; of pens and fingers; power, sleep and wake-up; brightness and outputs of pictures.
_NO_BUTTONS = _bits(
    *range(0x110, 0x118), *range(0x140, 0x150), 116, 142, 143, 205, 356, 224, 225, 227, *range(241, 246)
)


class Scanner:
    """Looks again and again; what it knows of a node that is still there, it does not read again."""

    def __init__(self, roots: Roots) -> None:
        self._roots = roots
        self._names: frozenset[str] = frozenset()
        self._entries: dict[tuple[str, str], Entry | None] = {}
        self._devices: tuple[Device, ...] = ()

    def look(self) -> tuple[Device, ...]:
        """All devices with buttons, by their sources, of which no two are the same.

        While nothing is plugged in or out, a look costs one listing of a folder, and what was broken is read
        once more.
        """
        names = self._list()
        if names != self._names or None in self._entries.values():
            self._names, before = names, self._entries
            keys = [(name, self._target(name)) for name in names if _EVENT.fullmatch(name)]
            self._entries = {key: before.get(key) or read_entry(self._folder / key[0]) for key in keys}
            self._devices = _devices(filter(None, self._entries.values()), self._roots.dev)
        return self._devices

    @property
    def _folder(self) -> Path:
        return self._roots.sys / "class" / "input"

    def _list(self) -> frozenset[str]:
        """Nodes and input devices: the number of a node is given again at once, that of the other never."""
        try:
            with os.scandir(self._folder) as entries:
                return frozenset(entry.name for entry in entries)
        except OSError:
            return frozenset()

    def _target(self, name: str) -> str:
        try:
            return str((self._folder / name).readlink())
        except OSError:
            return ""


def scan(roots: Roots) -> tuple[Device, ...]:
    """All devices with buttons, at one look."""
    return Scanner(roots).look()


def _devices(entries: Iterable[Entry], dev: Path) -> tuple[Device, ...]:
    groups = [tuple(group) for _, group in groupby(sorted(entries), key=lambda entry: entry.home)]
    devices = (_device(group, dev) for group in groups if any(map(_is_read, group)))
    return tuple(sorted(_told_apart(devices), key=lambda device: device.identity.source))


def _is_read(entry: Entry) -> bool:
    return bool(entry.keys & ~_NO_BUTTONS)


def _device(entries: tuple[Entry, ...], dev: Path) -> Device:
    return Device(
        next(entry.identity for entry in entries if _is_read(entry)),
        nodes=tuple(Node(dev / entry.name, _is_read(entry), entry.interval) for entry in entries),
        is_keyboard=any(entry.keys & _TYPING == _TYPING for entry in entries),
        lamps=tuple(
            lamp._replace(node=number) for number, entry in enumerate(entries) for lamp in entry.lamps
        ),
    )


def _told_apart(devices: Iterable[Device]) -> Iterator[Device]:
    """Of those that would have one source, made by programs, each but the first is told by its file, too."""
    sources: set[str] = set()
    for device in devices:
        identity = device.identity
        if identity.source in sources:
            identity = replace(identity, port=f"{identity.port}+{device.nodes[0].path.name}")
        sources.add(identity.source)
        yield device._replace(identity=identity)
