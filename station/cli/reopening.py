"""After a fault of the program a match is opened again in its place, from its file, and goes on paused.

The law of this file: nothing is opened that is not whole on the disk, and no fault is run into in a circle.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

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
    """A fault after which the match was opened again, and its ``report``, None where none could be kept.

    ``folder``: where the match was saved anew, because it was not in its own.
    """

    fault: Exception
    report: Path | None
    folder: Path | None = None

    @property
    def greeting(self) -> str:
        """What the host is told in the match."""
        if self.folder is not None:
            folder = _short(self.folder)
            return tr("A program fault; the match goes on, paused, saved in {folder}.", folder=folder)
        if self.report is None:
            return tr("A program fault; the match goes on, paused. No report of it could be kept.")
        path = _short(self.report)
        return tr("A program fault; the match goes on, paused. Report: {path}", path=path)

    @property
    def trouble(self) -> Trouble:
        """What the host is told in the end."""
        from station.cli import crash  # noqa: PLC0415 - loaded where there was a fault

        return crash.mended(self.fault, self.report)


def _short(path: Path) -> str:
    """A path as people write it."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path raises where nobody says where the home is
    return "~" + str(path).removeprefix(home) if path.is_relative_to(home) else str(path)


class Reopening:
    """Opens matches of a house again. ``now`` gives seconds; tests pass it in."""

    def __init__(self, house: House, now: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._now = now
        self._last = ("", 0.0, 0)
        self.mended: list[Mended] = []

    def after(self, app: StationApp, unsaved: list[Published]) -> OpenMatch | None:
        """The match that a fault has ended, open again; None when the station is to end.

        It ends when there was no fault or no match, when the last fault is not a minute ago, or nothing was
        accepted since then, and when its file cannot be opened. One of the ``unsaved`` is written whole to
        another place first, and is unsaved no more; where there is none, the station ends, too.
        """
        match = app.current
        if app.fault is None or not app.was_playing or match is None or not os.isatty(1):
            return None
        name, moment, done = self._last
        if match.path.name == name and self._now() - moment < PEACE:
            return None
        lost = [left for left in unsaved if left.path == match.path]
        again = self._elsewhere(match) if lost else self._house.resume(match.path)
        if again is None or isinstance(again, Trouble):
            return None
        if match.path.name == name and again.history.last_act == done:
            again.appender.close()
            return None
        from station.cli import crash  # noqa: PLC0415 - loaded where there was a fault

        unsaved[:] = [left for left in unsaved if left not in lost]
        self._last = again.path.name, self._now(), again.history.last_act
        self.mended.append(Mended(app.fault, crash.kept(app.fault), again.path.parent if lost else None))
        return again

    def _elsewhere(self, match: OpenMatch) -> OpenMatch | None:
        """Write the whole match to the first place that takes it, as F2 would, and open the new file.

        No other file of the match is asked: none is longer, and the old one may hang, locked by this station.
        """
        from station.live.opening import resume_match  # noqa: PLC0415 - faults are rare

        for place in self._house.save_places():
            path = _written(match, place.folder)
            if path is not None:
                self._house.remember_place(place.folder)
                with suppress(OSError):  # a stick that is pulled just now: the next place may take it
                    return resume_match(path)
        return None


def _written(match: OpenMatch, folder: Path) -> Path | None:
    """A new file of the match; None when the folder does not take it, or does not answer."""
    from queue import Empty, SimpleQueue  # noqa: PLC0415 - two faults at once are rare

    from station.journal.files import Files  # noqa: PLC0415 - the same
    from station.live.door import PATIENCE  # noqa: PLC0415 - the same
    from station.live.mover import Found, Move  # noqa: PLC0415 - the same

    told: SimpleQueue[tuple[Move, Found]] = SimpleQueue()
    path, match_id = folder / match.path.name, match.appender.tip.match_id
    move = Move(path, match_id, match.frames, Files(), lambda *arrived: told.put(arrived))
    try:
        _, made = told.get(timeout=PATIENCE)
    except Empty:
        move.call_off()
        return None
    if isinstance(made, Exception):
        return None
    made[1].close()
    return made[0]
