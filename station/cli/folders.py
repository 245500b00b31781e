"""The station's own folders, where the XDG variables put them; readable by their owner alone."""

import errno
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from station.cli.exits import ExitCode, Failed
from station.wording.trouble import unmakeable

if TYPE_CHECKING:
    from platformdirs import PlatformDirs


@cache
def places() -> "PlatformDirs":
    """Where this system keeps an application's files."""
    from platformdirs import PlatformDirs  # noqa: PLC0415 - most commands need no folder

    return PlatformDirs("svoyak", appauthor=False)


def _place(kind: str) -> Path:
    """The folder of this kind of files; raises ``Failed`` where nobody says where the home is."""
    try:
        path: Path = getattr(places(), f"user_{kind}_path")
    except RuntimeError as error:
        nowhere = OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise Failed(ExitCode.FAILED, unmakeable("~", nowhere)) from error
    return path


def matches() -> Path:
    """The match files."""
    return _place("data") / "matches"


def name_of(match: Path) -> str:
    """What a match file is called on the command line: in the station's folder by its name alone.

    A name that would be taken for an option stands with its folder.
    """
    return match.name if match.parent == matches() and not match.name.startswith("-") else str(match)


def packs() -> Path:
    """Packs of the club's own."""
    return _place("data") / "packs"


def regulations() -> Path:
    """Regulations of the club's own."""
    return _place("config") / "regulations"


def settings() -> Path:
    """The settings of the house."""
    return _place("config") / "station.toml"


def state() -> Path:
    """What the station remembers."""
    return _place("state")


def crashes() -> Path:
    """Reports of faults of the program."""
    return _place("state") / "crash"


def made(folder: Path) -> Path:
    """The folder, made if it was missing, with those above it that were missing too, all of mode 0700.

    Raises ``Failed`` when the system refuses.
    """
    try:
        for missing in reversed([place for place in (folder, *folder.parents) if not place.exists()]):
            missing.mkdir(mode=0o700, exist_ok=True)
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise Failed(ExitCode.FAILED, unmakeable(str(folder), error)) from error
    return folder
