"""The folder of the matches: whether every step gets on its disk, soon, and by one station alone."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from station.cli.asking import READING, ask
from station.cli.doctor.devices import text
from station.cli.doctor.findings import Finding, Patient, fault, ok, warning
from station.journal.frames import BLOCK
from station.journal.locks import Lock, lock
from station.wording import doctor as wording
from station.wording.trouble import size

_ENOUGH = 16 * 1024 * 1024
"""Bytes that a match never needs."""

_SYNCS = 5
_SLOW = 500_000_000
"""Nanoseconds that people notice: a step is shown after it is on the disk."""

_MEMORY = frozenset({"tmpfs", "ramfs"})


class _Tried(NamedTuple):
    """``free``: bytes; ``longest``: of some syncs, in nanoseconds."""

    free: int
    longest: int
    lock: Lock


def check_disk(patient: Patient) -> Iterator[Finding]:
    """The folder, or where it would be made, by a file that is written and deleted again."""
    folder = next(place for place in (patient.matches, *patient.matches.parents) if place.exists())
    try:
        tried = ask(folder, partial(_try, folder, patient), READING)
    except TimeoutError:
        yield fault(wording.silent_disk(str(folder)))
        return
    except OSError as error:
        yield fault(wording.no_disk(str(folder), error))
        return
    milliseconds = -(-tried.longest // 1_000_000)
    if tried.free < _ENOUGH:
        yield warning(wording.full_disk(str(folder), size(tried.free)))
    elif tried.longest > _SLOW:
        yield warning(wording.slow_disk(str(folder), milliseconds))
    else:
        yield ok(wording.disk(str(folder), size(tried.free), milliseconds))
    if tried.lock is Lock.UNKNOWN:
        yield warning(wording.no_locks(str(folder)))
    if _file_system(folder, patient.proc) in _MEMORY:
        yield warning(wording.in_memory(str(folder)))


def _try(folder: Path, patient: Patient) -> _Tried:
    files = patient.files
    path = folder / f".doctor-{os.getpid()}"
    fd = files.create(path)
    try:
        longest = max(_sync(fd, number, patient) for number in range(_SYNCS))
        room = os.statvfs(folder)
        return _Tried(room.f_bavail * room.f_frsize, longest, lock(files, fd))
    finally:
        files.close(fd)
        path.unlink(missing_ok=True)


def _sync(fd: int, number: int, patient: Patient) -> int:
    """How long it takes until a block is on the disk, in nanoseconds."""
    begun = patient.clock()
    patient.files.write(fd, bytes(BLOCK), number * BLOCK)
    patient.files.sync(fd)
    return patient.clock() - begun


def _file_system(folder: Path, proc: Path) -> str:
    """The kind of what is mounted there last; nothing where the system does not tell."""
    here, kind, deepest = folder.resolve(), "", 0
    for line in text(proc / "self" / "mounts").splitlines():
        _, point, mounted, *_ = (*line.split(" "), "", "", "")
        depth = len(Path(point).parts)
        if here.is_relative_to(point) and depth >= deepest:
            kind, deepest = mounted, depth
    return kind
