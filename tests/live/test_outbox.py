"""A move that is done while a frame is on its way to the old file waits for it: one flight at a time."""

from pathlib import Path

import pytest

from station.journal.append import Appender
from station.live.clock import Stretch
from station.live.opening import OpenMatch
from station.live.outbox import Outbox
from station.live.published import Published, Saving
from station.live.saver import Frames, Saver
from station.rules import history as rules
from station.rules.commands import Announce, StartTheme
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.model import NO_TIME, Nanoseconds
from station.rules.refusals import Refused
from tests.live.stations import new_match


class Pen(Saver):
    """Notes what it is to do, and does it when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Frames | Appender] = []

    def save(self, frames: Frames) -> None:
        self.asked.append(frames)

    def turn_to(self, appender: Appender) -> None:
        self.asked.append(appender)


class Desk:
    """An outbox in a test's hand. ``shown``: what it has published."""

    def __init__(self, match: OpenMatch) -> None:
        self.pen = Pen()
        self.shown: list[Published] = []
        self.clock = Stretch(0, NO_TIME, running=True)
        self.history: History = match.history
        first = Published(match.history, self.clock, match.path)
        self.box = Outbox(self.pen, first, self.shown.append, len(match.entries), match.frames)

    def play(self, command: StartTheme | Announce) -> Entry:
        answer = rules.submit(self.history, command, Nanoseconds(1))
        assert not isinstance(answer, Refused)
        self.history, entry = answer
        self.box.add(entry)
        self.box.hand_over(self.history, self.clock, 0, snapshot=False)
        return entry


@pytest.fixture
def match(tmp_path: Path) -> OpenMatch:
    made = new_match(tmp_path / "home")
    made.appender.close()
    return made


def test_a_move_waits_for_what_is_on_its_way(match: OpenMatch, tmp_path: Path) -> None:
    desk, place = Desk(match), new_match(tmp_path / "stick")
    desk.play(StartTheme())
    desk.box.landed(OSError(5, "broken"))
    frames = desk.box.set_out(tmp_path / "stick")
    desk.play(Announce())
    desk.box.arrive((place.path, place.appender))
    asked = list(desk.pen.asked)
    desk.box.landed(OSError(5, "broken"))
    shown = desk.shown[-1]
    desk.box.landed(None)
    place.appender.close()

    assert frames is not None
    assert len(frames) == 2
    assert asked == desk.pen.asked[:2]
    assert desk.pen.asked[2:] == [place.appender, asked[1]]
    assert (shown.saving, shown.path, shown.moving) == (Saving.FAILED, match.path, tmp_path / "stick")
    last = desk.shown[-1]
    assert (last.saving, last.path, last.moving) == (Saving.SAVED, place.path, None)
    assert last.history is desk.history
