"""Which devices with buttons are plugged in, as sysfs tells everybody: none is opened for it.

One entry that is broken, or gone while it is read, never hides the others: it is left out.
"""

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from drivers.devices import Identity
from drivers.lamps import Lamp, find_lamps


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


class _Entry(NamedTuple):
    """What sysfs tells of one node.

    ``home``: the folder that the nodes of its device have in common. ``number``: of its input device, never
    given twice. ``driver``: the folder of what made it.
    """

    home: Path
    interface: int
    number: int
    keys: frozenset[int]
    node: Node
    identity: Identity
    driver: Path


_USB, _BLUETOOTH = 0x03, 0x05
_WORD = 8 * struct.calcsize("l")
_INTERVAL = re.compile(r"([0-9]+)(ms|us)")
_UNITS = {"ms": 1_000_000, "us": 1_000}


# Codes of linux/input-event-codes.h. The rows of letters, Enter and the space bar:
_TYPING = frozenset((*range(16, 26), *range(30, 39), *range(44, 51), 28, 57))
# Of mice; of pens and fingers; power, sleep and wake-up; brightness and outputs of pictures:
_NO_BUTTONS = frozenset(
    (*range(0x110, 0x118), *range(0x140, 0x150), 116, 142, 143, 205, 356, 224, 225, 227, *range(241, 246))
)


def listing(roots: Roots) -> tuple[tuple[str, str], ...]:
    """What tells cheaply whether anything was plugged in or out: the nodes, and where they lead to.

    The number of a node is given to the next one at once, that of the input device above it never.
    """
    return tuple(sorted((path.name, _target(path)) for path in _events(roots)))


def scan(roots: Roots) -> tuple[Device, ...]:
    """All devices with buttons, by their sources, of which no two are the same."""
    entries = sorted(filter(None, (_entry(path, roots) for path in _events(roots))))
    groups = [tuple(group) for _, group in groupby(entries, key=lambda entry: entry.home)]
    devices = (_device(group) for group in groups if any(entry.node.is_read for entry in group))
    return tuple(sorted(_told_apart(devices), key=lambda device: device.identity.source))


def _events(roots: Roots) -> Iterator[Path]:
    try:
        paths = list((roots.sys / "class" / "input").iterdir())
    except OSError:
        return
    yield from (path for path in paths if re.fullmatch(r"event[0-9]+", path.name))


def _target(path: Path) -> str:
    try:
        return str(path.readlink())
    except OSError:
        return ""


def _entry(event: Path, roots: Roots) -> _Entry | None:
    try:
        folder = (event / "device").resolve(strict=True)
        return _read_entry(event.name, folder, roots)
    except (OSError, ValueError, RuntimeError):  # the last one: links that lead in a circle
        return None


def _read_entry(name: str, folder: Path, roots: Roots) -> _Entry:
    keys = frozenset(_codes(folder / "capabilities" / "key"))
    bus, vendor, product = (int(_text(folder / "id" / part), 16) for part in ("bustype", "vendor", "product"))
    usb = _above(folder, "idVendor") if bus == _USB else None
    interface = _above(folder, "bInterfaceNumber") if usb else None
    identity = Identity(
        vendor,
        product,
        name=_optional(folder / "name"),
        serial=(_optional(usb / "serial") if usb else "") or _optional(folder / "uniq"),
        port=_port(folder, bus, usb),
    )
    return _Entry(
        home=usb or _driver(folder),
        interface=int(_text(interface / "bInterfaceNumber"), 16) if interface else 0,
        number=int(folder.name.removeprefix("input")),
        keys=keys,
        node=Node(roots.dev / name, is_read=not keys <= _NO_BUTTONS, interval=_interval(interface)),
        identity=identity,
        driver=_driver(folder),
    )


def _above(folder: Path, name: str) -> Path | None:
    """The nearest folder above that has such a file."""
    return next((parent for parent in folder.parents if (parent / name).exists()), None)


def _driver(folder: Path) -> Path:
    """The folder of what the input device was made from, itself where it was made from nothing."""
    try:
        return (folder / "device").resolve(strict=True)
    except OSError:
        return folder


def _port(folder: Path, bus: int, usb: Path | None) -> str:
    """Where it is plugged in; all that speak to one Bluetooth adapter have its address for a ``phys``."""
    if bus == _BLUETOOTH:
        return _optional(folder / "uniq") or _driver(folder).name
    phys = _optional(folder / "phys")
    return phys.rpartition("/")[0] or phys or (usb or folder).name


def _interval(interface: Path | None) -> int | None:
    """Of the slowest endpoint inwards, as the kernel writes it: "10ms", "125us"."""
    texts = [_optional(file) for file in interface.glob("ep_8*/interval")] if interface else []
    matches = filter(None, map(_INTERVAL.fullmatch, texts))
    return max((int(match[1]) * _UNITS[match[2]] for match in matches), default=0) or None


def _codes(path: Path) -> Iterator[int]:
    """A bit for each, in words of the size of a long, the highest word first."""
    for number, word in enumerate(reversed(_text(path).split())):
        bits = int(word, 16)
        yield from (_WORD * number + bit for bit in range(bits.bit_length()) if bits >> bit & 1)


def _optional(path: Path) -> str:
    try:
        return _text(path)
    except OSError:
        return ""


def _text(path: Path) -> str:
    """What is printable, its words one space apart: a device may tell any bytes."""
    raw = path.read_bytes().decode(errors="replace")
    return " ".join("".join(char if char.isprintable() else " " for char in raw).split())


def _device(entries: tuple[_Entry, ...]) -> Device:
    first = next(entry for entry in entries if entry.node.is_read)
    return Device(
        first.identity,
        nodes=tuple(entry.node for entry in entries),
        is_keyboard=any(entry.keys >= _TYPING for entry in entries),
        lamps=tuple(
            lamp
            for number, entry in enumerate(entries)
            if entry.node.is_read
            for lamp in find_lamps(entry.driver, number)
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
