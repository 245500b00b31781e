"""What a power cut may leave of a folder, after any call of a recording.

The model is the least that a disk promises. Bytes that were not synced are kept, lost, garbage or a sector
of some other file, sector by sector, and a bad sector takes with it what stood in it before; the length grows
with them or does not. A cut of the length that was not synced is made or not. Each name that was not synced
with its folder is there or not, whatever became of the names that were changed before it; a rename is two
changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import product
from random import Random

from station.journal.frames import FrameKind, Tip, seal
from tests.journal.power.recorder import Call

SECTOR = 512
_GARBAGE = bytes(range(255, -1, -1)) * 2
_STALE = seal(Tip(b"some other match"), FrameKind.ENTRIES, b"deleted long ago")[0][:SECTOR]


class Fate(StrEnum):
    """What became of a sector that was written, or of a cut that was made, and not synced."""

    KEPT = "kept"
    LOST = "lost"
    GARBLED = "garbled"
    STALE = "stale"


@dataclass(frozen=True)
class Luck:
    """One way in which a power cut may go.

    ``fates``: of sectors and cuts in order, the last one of all further ones. ``names``: which changes of
    names that were not synced are on the disk. ``grown``: whether the length covers lost sectors.
    """

    fates: tuple[Fate, ...]
    names: tuple[bool, ...] = ()
    grown: bool = False

    def of(self, number: int) -> Fate:
        """The fate of one sector or cut."""
        return self.fates[min(number, len(self.fates) - 1)]


@dataclass(frozen=True)
class _Sector:
    """A part of a sector that was written; all of the sector begins at ``start``."""

    start: int
    offset: int
    data: bytes


@dataclass(frozen=True)
class _Cut:
    length: int


@dataclass
class _File:
    synced: bytes = b""
    pending: list[_Sector | _Cut] = field(default_factory=list)


@dataclass(frozen=True)
class _Name:
    """A name of a folder and the file that it leads to now, None for none."""

    name: str
    file: int | None


class Disk:
    """A folder as a recording has made it."""

    def __init__(self) -> None:
        self._files: dict[int, _File] = {}
        self._names: dict[str, int] = {}
        self._changes: list[_Name] = []
        self.acknowledged = 0

    def play(self, call: Call) -> None:
        """The disk after one more call."""
        match call.what:
            case "mark":
                self.acknowledged = call.acknowledged
            case "found":
                self._files[call.file] = _File(call.data)
                self._names[call.name] = call.file
            case "create":
                self._files[call.file] = _File()
                self._changes.append(_Name(call.name, call.file))
            case "rename":
                self._changes += [_Name(call.new, call.file), _Name(call.name, None)]
            case "remove":
                self._changes.append(_Name(call.name, None))
            case "sync_folder":
                self._names = _renamed(self._names, self._changes)
                self._changes.clear()
            case "write":
                self._files[call.file].pending += _sectors(call)
            case "cut":
                self._files[call.file].pending.append(_Cut(call.offset))
            case "sync":
                file = self._files[call.file]
                self._files[call.file] = _File(_written(file, Luck((Fate.KEPT,)), 0))

    def remains(self, luck: Luck) -> dict[str, bytes]:
        """The files by their names, as the next start finds them."""
        number, contents = 0, {}
        for key, file in self._files.items():
            contents[key] = _written(file, luck, number)
            number += len(file.pending)
        happened = [change for change, kept in zip(self._changes, luck.names, strict=True) if kept]
        return {name: contents[key] for name, key in _renamed(self._names, happened).items()}

    def lucks(self, random: Random, mixtures: int) -> list[Luck]:
        """Ways in which a cut may go now: each kind of loss alone, then random mixtures."""
        pending = sum(len(file.pending) for file in self._files.values())
        all_names = list(product((True, False), repeat=len(self._changes)))
        found = [replace(luck, names=names) for names in all_names for luck in _plain(pending)]
        for _ in range(mixtures if pending else 0):
            fates = tuple(random.choice(list(Fate)) for _ in range(pending))
            found.append(Luck(fates, random.choice(all_names), grown=random.random() < 0.5))
        return found


def _plain(pending: int) -> Iterator[Luck]:
    kept, lost, garbled, stale = Fate
    yield Luck((kept,))
    if not pending:
        return
    yield from (Luck((lost,)), *(Luck((fate,), grown=True) for fate in (lost, garbled, stale)))
    for bad in (lost, garbled, stale):
        for place in sorted({0, 1, pending // 2, pending - 1} & set(range(pending))):
            yield Luck((*(kept,) * place, bad, kept), grown=True)
            yield Luck((*(kept,) * place, bad), grown=bad is garbled)


def _renamed(names: dict[str, int], changes: Sequence[_Name]) -> dict[str, int]:
    now = dict(names)
    for change in changes:
        if change.file is None:
            now.pop(change.name, None)
        else:
            now[change.name] = change.file
    return now


def _sectors(call: Call) -> Iterator[_Sector]:
    """What was written, parted where the disk's sectors end."""
    end = call.offset + len(call.data)
    for start in range(call.offset // SECTOR * SECTOR, end, SECTOR):
        first, last = max(start, call.offset), min(start + SECTOR, end)
        yield _Sector(start, first, call.data[first - call.offset : last - call.offset])


def _written(file: _File, luck: Luck, first: int) -> bytes:
    """The file's bytes after writes and cuts each of which had its fate, numbered from ``first``."""
    data = bytearray(file.synced)
    for number, pending in enumerate(file.pending, start=first):
        fate = luck.of(number)
        if isinstance(pending, _Sector):
            _write(data, pending, fate, grown=luck.grown)
        elif fate is Fate.KEPT:
            del data[pending.length :]
    return bytes(data)


def _write(data: bytearray, sector: _Sector, fate: Fate, *, grown: bool) -> None:
    if fate is Fate.LOST and not grown:
        return
    end = sector.offset + len(sector.data)
    data.extend(bytes(max(0, end - len(data))))
    if fate is Fate.KEPT:
        data[sector.offset : end] = sector.data
    elif fate is not Fate.LOST:
        size = min(sector.start + SECTOR, len(data)) - sector.start
        data[sector.start : sector.start + size] = (_GARBAGE if fate is Fate.GARBLED else _STALE)[:size]
