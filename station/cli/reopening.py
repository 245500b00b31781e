"""After a fault of the program a match is opened again in its place, from its file, and goes on paused.

The law of this file: nothing is opened that is not whole on the disk, and no fault is run into in a circle.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, NamedTuple

from station.cli import crash
from station.wording.language import tr
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from screens.app import StationApp
    from screens.services import House
    from station.live.opening import OpenMatch
    from station.live.published import Published

PEACE = 60.0
"""Seconds after a fault within which another one ends the station."""


class Mended(NamedTuple):
    """A fault after which the match was opened again, and its ``report``, None where none could be kept."""

    fault: Exception
    report: Path | None

    @property
    def greeting(self) -> str:
        """What the host is told in the match."""
        if self.report is None:
            return tr("A fault of the program; the match goes on, paused. No report of it could be kept.")
        path = str(self.report)
        home = os.path.expanduser("~")  # noqa: PTH111 - Path raises where nobody says where the home is
        shown = "~" + path.removeprefix(home) if path.startswith(home + "/") else path
        return tr("A fault of the program; the match goes on, paused. Report: {path}", path=shown)

    @property
    def trouble(self) -> Trouble:
        """What the host is told in the end."""
        return crash.mended(self.fault, self.report)


class Reopening:
    """Opens matches of a house again. ``now`` gives seconds; tests pass it in."""

    def __init__(self, house: House, now: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._now = now
        self._last = ("", 0.0, 0)
        self.mended: list[Mended] = []

    def after(self, app: StationApp, unsaved: list[Published]) -> OpenMatch | None:
        """The match that a fault has ended, open again; None when the station is to end.

        It ends when there was no fault or no match, when not all of the match is in its file or the file
        cannot be opened, and when the last fault is not a minute ago, or nothing was accepted since then.
        """
        if app.fault is None or not app.was_playing or app.current is None or unsaved or not os.isatty(1):
            return None
        path, (name, moment, done) = app.current.path, self._last
        if path.name == name and self._now() - moment < PEACE:
            return None
        match = self._house.resume(path)
        if isinstance(match, Trouble):
            return None
        if path.name == name and match.history.last_act == done:
            match.appender.close()
            return None
        self._last = path.name, self._now(), match.history.last_act
        self.mended.append(Mended(app.fault, crash.kept(app.fault)))
        return match
