"""Keeps the presses in a log as they come, and plays one back. ``drivers/PRESSLOG.md`` describes the format.

The law of this file: each press is on its way to the disk before the next one is heard, in one piece, so
that a program that is killed has lost none of them, or the last one; and no file is ever written over.
"""

import os
import time
from itertools import chain
from pathlib import Path

from drivers.devices import DeviceReport, Hearer, Wanted
from drivers.presses import Press
from drivers.presslog import LoggedPress, PressLogUnreadable, read_log, write_log
from drivers.scripted import Clock, ScriptedSource, Wait, wait
from station.cli.buttons.plain import field
from station.cli.exits import ExitCode, Failed
from station.wording import watching as wording
from station.wording.trouble import unreadable

_MOST = 16_000_000
"""No evening's log is as long, in bytes."""

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC


class Recorder:
    """Writes a log whose times count from ``begun``, in nanoseconds of CLOCK_MONOTONIC.

    Raises ``Failed`` where the file exists or cannot be made, and when it cannot be written to.
    """

    def __init__(self, path: Path, begun: int) -> None:
        self._path = path
        self._begun = begun
        try:
            self._fd = os.open(path, _NEW, 0o644)
        except OSError as error:
            raise Failed(ExitCode.UNUSABLE, wording.unmade_log(str(path), error)) from error

    def keep(self, press: Press) -> None:
        """Write a press down."""
        at = max(0, press.at - self._begun)
        logged = LoggedPress(at, field(press.source), field(press.button), press.resolution)
        rest = write_log([logged]).encode()
        try:
            while rest:
                rest = rest[os.write(self._fd, rest) :]
        except OSError as error:
            raise Failed(ExitCode.FAILED, wording.broken_log(str(self._path), error)) from error

    def close(self) -> None:
        """Write no more."""
        os.close(self._fd)


class Replayed:
    """A log as devices: it reports the presses, as if it had begun at ``begun``, and knows nothing else."""

    def __init__(
        self, log: tuple[LoggedPress, ...], begun: int, clock: Clock = time.monotonic_ns, wait: Wait = wait
    ) -> None:
        moments = chain((begun,), iter(clock, None))
        self._source = ScriptedSource(log, lambda: next(moments), wait)

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        """Nothing is plugged in."""
        return ()

    def start(self, hearer: Hearer) -> None:
        """Play from the beginning."""
        self._source.start(hearer.pressed)

    def want(self, wanted: Wanted) -> None:
        """A log holds what was heard."""

    def stop(self) -> None:
        """End the play."""
        self._source.stop()


def logged(path: Path) -> tuple[LoggedPress, ...]:
    """The presses of a log; raises ``Failed`` with all its faults."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST + 1)
        if len(data) > _MOST:
            raise Failed(ExitCode.UNUSABLE, wording.too_large(str(path)))
        return read_log(data.decode())
    except OSError as error:
        raise Failed(ExitCode.UNUSABLE, unreadable(str(path), error)) from error
    except UnicodeDecodeError as error:
        raise Failed(ExitCode.UNUSABLE, wording.no_text(str(path))) from error
    except PressLogUnreadable as wrong:
        faults = tuple((fault.line, fault.code) for fault in wrong.faults)
        raise Failed(ExitCode.UNUSABLE, wording.no_log(str(path), faults)) from wrong
