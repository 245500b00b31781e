"""What a power cut may leave of a folder, after any call of a recording.

The model is the least that a disk promises: bytes that were not synced are kept, lost or garbage, sector by
sector, and the length grows with them or does not; names that were not synced with their folder are the old
or the new ones, in the order in which they were changed. A cut of the length counts when it is synced.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from random import Random

from tests.journal.power.recorder import Call

SECTOR = 512
_GARBAGE = bytes(range(255, -1, -1)) * 2


class Fate(StrEnum):
    """What became of a sector that was written and not synced."""

    KEPT = "kept"
    LOST = "lost"
    GARBLED = "garbled"


@dataclass(frozen=True)
class Luck:
    """One way in which a power cut may go.

    ``fates``: of the sectors in order, the last one of all further ones. ``names``: how many of the changes
    of names that were not synced are on the disk. ``grown``: whether the length covers lost sectors.
    """

    fates: tuple[Fate, ...]
    names: int
    grown: bool = False

    def of(self, sector: int) -> Fate:
        """The fate of one sector."""
        return self.fates[min(sector, len(self.fates) - 1)]


@dataclass
class _File:
    synced: bytes = b""
    pending: list[tuple[int, bytes]] = field(default_factory=list)
    cut_to: int | None = None


class Disk:
    """A folder as a recording has made it."""

    def __init__(self) -> None:
        self._files: dict[int, _File] = {}
        self._names: dict[str, int] = {}
        self._changes: list[Call] = []
        self.acknowledged = 0

    def play(self, call: Call) -> None:
        """The disk after one more call."""
        match call.what:
            case "mark":
                self.acknowledged = call.acknowledged
            case "create":
                self._files[call.file] = _File()
                self._changes.append(call)
            case "rename" | "remove":
                self._changes.append(call)
            case "sync_folder":
                self._names = _renamed(self._names, self._changes)
                self._changes.clear()
            case "write":
                self._files[call.file].pending.append((call.offset, call.data))
            case "cut":
                self._files[call.file].cut_to = call.offset
            case "sync":
                self._sync(self._files[call.file])

    @staticmethod
    def _sync(file: _File) -> None:
        file.synced = _written(file.synced, file.pending, Luck((Fate.KEPT,), 0))
        if file.cut_to is not None:
            file.synced = file.synced[: file.cut_to]
        file.pending, file.cut_to = [], None

    def remains(self, luck: Luck) -> dict[str, bytes]:
        """The files by their names, as the next start finds them."""
        names = _renamed(self._names, self._changes[: luck.names])
        files = ((name, self._files[number]) for name, number in names.items())
        return {name: _written(file.synced, file.pending, luck) for name, file in files}

    def lucks(self, random: Random, mixtures: int) -> Iterator[Luck]:
        """Ways in which a cut may go now: each kind of loss alone, then random mixtures."""
        sectors = sum(-(-len(data) // SECTOR) for file in self._files.values() for _, data in file.pending)
        for names in range(len(self._changes) + 1):
            yield from (replace(luck, names=names) for luck in _plain(sectors))
        for _ in range(mixtures if sectors else 0):
            fates = tuple(random.choice(list(Fate)) for _ in range(sectors))
            yield Luck(fates, random.randint(0, len(self._changes)), grown=random.random() < 0.5)


def _plain(sectors: int) -> Iterator[Luck]:
    kept, lost, garbled = Fate.KEPT, Fate.LOST, Fate.GARBLED
    yield Luck((kept,), 0)
    if not sectors:
        return
    yield from (Luck((lost,), 0), Luck((lost,), 0, grown=True), Luck((garbled,), 0, grown=True))
    for bad in (lost, garbled):
        for place in {0, 1, sectors // 2, sectors - 1} & set(range(sectors)):
            yield Luck((*(kept,) * place, bad, kept), 0, grown=True)
            yield Luck((*(kept,) * place, bad), 0, grown=bad is garbled)


def _renamed(names: dict[str, int], changes: Sequence[Call]) -> dict[str, int]:
    now = dict(names)
    for change in changes:
        match change.what:
            case "create":
                now[change.name] = change.file
            case "rename":
                now[change.new] = now.pop(change.name)
            case "remove":
                now.pop(change.name, None)
    return now


def _written(synced: bytes, pending: list[tuple[int, bytes]], luck: Luck) -> bytes:
    """The file's bytes after writes of which each sector had its fate."""
    data = bytearray(synced)
    number = 0
    for offset, written in pending:
        for start in range(0, len(written), SECTOR):
            piece = written[start : start + SECTOR]
            fate = luck.of(number)
            number += 1
            if fate is Fate.LOST and not luck.grown:
                continue
            data.extend(bytes(max(0, offset + start + len(piece) - len(data))))
            if fate is not Fate.LOST:
                kept = piece if fate is Fate.KEPT else _GARBAGE[: len(piece)]
                data[offset + start : offset + start + len(piece)] = kept
    return bytes(data)
