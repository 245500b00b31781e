"""What a check finds, and what it may look at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from drivers.evdev_scan import Roots
from drivers.scripted import Clock
from station.journal.files import Files
from station.wording.trouble import Trouble


class Level(Enum):
    """How bad it is."""

    OK = "ok"
    WARNING = "warning"
    FAULT = "fault"


class Finding(NamedTuple):
    """One line of the doctor's: what was found, what it means, what to do; the last two may be empty."""

    level: Level
    told: Trouble


@dataclass(frozen=True, slots=True)
class Patient:
    """The machine as the checks see it; a test has another one.

    ``encoding``: of the output. ``size``: columns and lines of the terminal, None where there is none.
    ``colours``: the set of them that the screens would take.
    ``matches``: the folder of the matches, which need not be there. ``date_doubt``: why the date is wrong,
    or nothing. ``program``: the path of a program that can be started. ``load``: imports a module.
    """

    matches: Path
    environ: Mapping[str, str]
    encoding: str
    size: tuple[int, int] | None
    colours: str
    date_doubt: Callable[[], str]
    program: Callable[[str], str | None]
    load: Callable[[str], object]
    clock: Clock
    roots: Roots = field(default_factory=Roots)
    proc: Path = Path("/proc")
    files: Files = field(default_factory=Files)


def ok(told: str, to_do: str = "") -> Finding:
    """Nothing is wrong; there may still be something to do."""
    return Finding(Level.OK, Trouble(told, "", to_do))


def warning(told: Trouble) -> Finding:
    """Something may go wrong."""
    return Finding(Level.WARNING, told)


def fault(told: Trouble) -> Finding:
    """Something does not work."""
    return Finding(Level.FAULT, told)
