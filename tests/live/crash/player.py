"""Everybody at the table of the program that will be killed: commands and presses go in, states come out."""

import os
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from threading import Condition

from station.journal.codec import Snapshot, encode_snapshot
from station.journal.names import SUFFIX
from station.live.door import LiveMatch
from station.live.opening import OpenMatch, begin_match, resume_match
from station.live.published import Listeners, Published
from station.rules.commands import Begin, Command, HistoryCommand, PlayCommand
from station.rules.history import History
from station.rules.model import Nanoseconds, Seat
from station.rules.regulation import Times
from station.rules.state import MatchState
from tests.fakes.held_files import GUARD
from tests.rules.games import RESOLUTION


class Player:
    """Everybody at the table, on the real clock."""

    def __init__(self, match: OpenMatch) -> None:
        self._news = Condition()
        self._shown: list[History] = []
        self._match = LiveMatch(match, Listeners(self._published))
        self._match.start()
        self._wait(lambda: bool(self._shown))

    @property
    def shown(self) -> History:
        """What was published last."""
        return self._shown[-1]

    def ask(self, *commands: Command) -> None:
        """Submit commands and wait for nothing."""
        for command in commands:
            assert isinstance(command, PlayCommand | HistoryCommand)
            self._match.submit(command)

    def do(self, *commands: PlayCommand) -> None:
        """Submit acts that must be accepted, each when the one before was published."""
        for command in commands:
            number = self.shown.last_act
            self.ask(command)
            self._wait(lambda number=number: self.shown.last_act > number)  # type: ignore[misc] # bound now

    def press(self, *seats: int) -> None:
        """Buttons go down, one after another."""
        for seat in seats:
            now = time.monotonic_ns()
            self._match.press(Seat(seat), now, now, RESOLUTION)

    def until(self, condition: Callable[[MatchState], bool]) -> None:
        """Wait until such a state is published."""
        self._wait(lambda: condition(self.shown.state))

    def _wait(self, condition: Callable[[], bool]) -> None:
        with self._news:
            assert self._news.wait_for(condition, GUARD)

    def _published(self, published: Published) -> None:
        say("state", b64encode(encode_snapshot(Snapshot(0, published.history.state))).decode())
        with self._news:
            self._shown.append(published.history)
            self._news.notify_all()


def say(*words: str) -> None:
    """Tell the one who will kill us; when that one is gone there is nothing to live for."""
    try:
        print(*words, flush=True)  # noqa: T201 - its output is what it is for
    except BrokenPipeError:
        os._exit(1)


def open_in(folder: Path, command: Begin, clock: Nanoseconds) -> OpenMatch:
    """The match of a folder; a new one begins like this, and every clock of it has this length."""
    found = next(folder.glob(f"*{SUFFIX}"), None)
    if found:
        return resume_match(found)
    times = Times(clock, clock, clock, thinking=clock, writing=clock)
    regulation = replace(command.regulation, times=times)
    match = begin_match(folder, replace(command, regulation=regulation), date(2026, 12, 5))
    assert isinstance(match, OpenMatch), match
    return match
