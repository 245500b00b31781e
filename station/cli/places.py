"""Where a match can be saved, beside the station's own folder: sticks and other media, home, the temp folder.

Folders that were typed are remembered, so that the match is found there; a memory that fails is no trouble.

Media are asked for an answer within about a second; one that hangs holds nobody up.
"""

import errno
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from screens.services import SavePlace
from station.cli import folders
from station.cli.asking import Answer, ask
from station.cli.exits import Failed

_MOUNTS = Path("/proc/self/mounts")
_MEDIA = (Path("/media"), Path("/run/media"), Path("/mnt"))
_REMEMBERED = 8
"""So many folders are kept in mind."""

_ENOUGH = 16 * 1024 * 1024
"""Bytes that a match never needs; a place with less comes behind the others."""


def media(mounts: Path = _MOUNTS) -> list[Path]:
    """Where media are mounted that can be taken out; none where the system does not tell."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return []
    points = [Path(_unescaped(line.split(" ")[1])) for line in lines if line.count(" ") > 1]
    return [point for point in points if any(point.is_relative_to(top) for top in _MEDIA)]


def _unescaped(name: str) -> str:
    """The name of a mount point, in which the system writes a blank by its octal number."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), name)


def temp() -> Path:
    """The folder that a restart empties."""
    return Path(os.environ.get("TMPDIR") or "/tmp")  # noqa: S108 - names there are taken, never written over


def _memory() -> Path:
    return folders.state() / "places"


def remember(folder: Path) -> None:
    """Know this folder from now on."""
    with suppress(OSError, Failed, ValueError):
        folders.made(_memory().parent)
        known = [folder, *(other for other in _remembered() if other != folder)]
        _memory().write_bytes(b"\n".join(os.fsencode(other) for other in known[:_REMEMBERED]))


def _remembered() -> list[Path]:
    try:
        lines = ask(folders.state(), _memory().read_bytes).splitlines()
    except (OSError, Failed):
        return []
    return [Path(os.fsdecode(line)) for line in lines if line and b"\0" not in line]


def own() -> Path | None:
    """The station's own folder of matches; None where nobody says where the home is."""
    try:
        return folders.matches()
    except Failed:
        return None


def look(folder: Path, question: Callable[[], Answer], patience: float | None = None) -> Answer:
    """Ask a folder, as ``ask``; the station's own, without which nothing is played, is simply waited for."""
    return question() if folder == own() else ask(folder, question, patience)


def known_folders() -> tuple[Path, ...]:
    """The folders in which matches are saved, the usual one first, whether they are there or not."""
    usual: list[Path] = []
    if place := own():
        usual.append(place)
    with suppress(RuntimeError):
        usual.append(Path.home())
    return tuple(dict.fromkeys((*usual[:1], *media(), *_remembered(), *usual[1:], temp())))


def save_places() -> tuple[SavePlace, ...]:
    """The folders that can be written to, media first, the temp folder last; then those in doubt.

    In doubt are full ones, and last those that do not answer. Takes a second for each of these.
    """
    on_media = media()
    order = sorted(known_folders(), key=lambda folder: (folder == temp(), folder not in on_media))
    places = [place for folder in order for place in _place(folder)]
    return tuple(sorted(places, key=lambda place: (place.free is None, (place.free or 0) < _ENOUGH)))


def _place(folder: Path) -> Iterator[SavePlace]:
    """The folder as a place, unless it is known that it cannot be written to."""
    is_temp = folder == temp()
    try:
        free = ask(folder, partial(_room, folder))
    except TimeoutError:
        yield SavePlace(folder, None, is_temp=is_temp)
    except OSError:
        pass
    else:
        yield SavePlace(folder, free, is_temp=is_temp)


def _room(folder: Path) -> int:
    """The free bytes; OSError for a folder that cannot be written to."""
    room = os.statvfs(folder)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return room.f_bavail * room.f_frsize
