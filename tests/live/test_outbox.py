"""A match that moves takes everything along; the file that it left, whatever its disk still does, is past."""

from pathlib import Path

import pytest

from station.journal.frames import FrameKind
from station.live.clock import Stretch
from station.live.opening import OpenMatch
from station.live.outbox import HANGING_AFTER, Outbox
from station.live.published import Published, Saving
from station.live.saver import Frames, Saver
from station.rules import history as rules
from station.rules.commands import Announce, Pause, PlayCommand, Resume, StartTheme
from station.rules.history import History
from station.rules.model import NO_TIME, Nanoseconds
from station.rules.refusals import Refused
from tests.live.stations import new_match

BROKEN = OSError(5, "broken")


class Pen(Saver):
    """Notes what it is to do."""

    def __init__(self) -> None:
        self.asked: list[Frames] = []
        self.is_left = False

    def save(self, frames: Frames) -> None:
        self.asked.append(frames)

    def leave(self) -> None:
        self.is_left = True


class Desk:
    """An outbox in a test's hand, and a ``stick`` to move to. ``shown``: what it has published."""

    def __init__(self, match: OpenMatch, stick: OpenMatch) -> None:
        self.home, self.stick = match, stick
        self.old, self.new = Pen(), Pen()
        self.shown: list[Published] = []
        self.clock = Stretch(0, NO_TIME, running=True)
        self.history: History = match.history
        first = Published(match.history, self.clock, match.path)
        self.box = Outbox(self.old, first, self.shown.append, len(match.entries), match.frames)

    def play(self, *commands: PlayCommand) -> None:
        """Commands that are accepted, one after another."""
        for command in commands:
            answer = rules.submit(self.history, command, Nanoseconds(1))
            assert not isinstance(answer, Refused)
            self.history, entry = answer
            self.box.add(entry)
            self.box.hand_over(self.history, self.clock, 0, snapshot=False)

    def hang(self) -> None:
        """What is in flight does not land."""
        self.box.look(HANGING_AFTER)

    def set_out(self) -> Frames:
        """Begin to move to the stick."""
        frames = self.box.set_out(self.stick.path.parent, 0)
        assert frames is not None
        return frames

    def arrive(self) -> None:
        """The file on the stick is made."""
        self.box.arrive((self.stick.path, self.stick.appender), self.new, 0)

    def told(self) -> tuple[Saving, Path, Path | None]:
        """How the match is shown to be saved, where, and where it is moving to."""
        last = self.shown[-1]
        return last.saving, last.path, last.moving

    def flights(self, pen: Pen) -> list[int]:
        """How many frames were handed over at a time."""
        return [len(frames) for frames in pen.asked]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    matches = [new_match(tmp_path / name) for name in ("home", "stick")]
    for made in matches:
        made.appender.close()
    return Desk(*matches)


def test_what_is_decided_after_a_failure_is_framed_for_the_next_file_alone(desk: Desk) -> None:
    desk.play(StartTheme())
    desk.box.landed(desk.old, BROKEN, 0)
    frames = desk.set_out()
    desk.play(Announce())
    desk.arrive()
    between = desk.told()
    desk.box.landed(desk.new, None, 0)

    assert (len(frames), desk.flights(desk.old), desk.flights(desk.new)) == (2, [1], [1])
    assert between == (Saving.FAILED, desk.home.path, desk.stick.path.parent)
    assert desk.told() == (Saving.SAVED, desk.stick.path, None)
    assert desk.shown[-1].history is desk.history


@pytest.mark.parametrize("outcome", [None, BROKEN, ZeroDivisionError()])
def test_a_flight_that_hangs_is_taken_along_and_its_outcome_changes_nothing(
    desk: Desk, outcome: Exception | None
) -> None:
    desk.play(StartTheme())
    desk.hang()
    frames = desk.set_out()
    desk.arrive()
    desk.box.landed(desk.new, None, 0)
    before = list(desk.shown)
    desk.box.landed(desk.old, outcome, 0)

    assert [kind for kind, _ in frames] == [FrameKind.ENTRIES] * 2
    assert frames[1:] == desk.old.asked[0]
    assert desk.old.is_left
    assert (desk.shown, desk.told()) == (before, (Saving.SAVED, desk.stick.path, None))


def test_what_was_decided_while_a_disk_hung_reaches_it_in_order_when_it_comes_back(desk: Desk) -> None:
    desk.play(StartTheme())
    desk.hang()
    desk.play(Pause(), Resume(), Announce())
    desk.box.landed(desk.old, None, 0)
    between = desk.told()
    desk.box.landed(desk.old, None, 0)

    assert desk.flights(desk.old) == [1, 3]
    assert between == (Saving.HANGING, desk.home.path, None)
    assert desk.told() == (Saving.SAVED, desk.home.path, None)
    assert desk.shown[-1].failure is None


def test_a_disk_that_comes_back_during_a_move_is_written_until_the_new_file_is_there(desk: Desk) -> None:
    desk.play(StartTheme())
    desk.hang()
    frames = desk.set_out()
    desk.play(Announce())
    desk.box.landed(desk.old, None, 0)
    desk.box.landed(desk.old, None, 0)
    between = desk.told()
    desk.play(Pause())
    desk.arrive()
    desk.box.landed(desk.old, None, 0)
    on_the_way = desk.told()
    desk.box.landed(desk.new, None, 0)

    assert between == on_the_way == (Saving.SAVED, desk.home.path, desk.stick.path.parent)
    assert desk.told() == (Saving.SAVED, desk.stick.path, None)
    assert (*frames, *desk.new.asked[0])[2:] == (*desk.old.asked[1], *desk.old.asked[2])
    assert desk.shown[-1].history is desk.history


def test_a_step_is_not_shown_before_it_is_in_the_file_that_the_match_moves_to(desk: Desk) -> None:
    desk.play(StartTheme())
    desk.hang()
    desk.set_out()
    desk.box.landed(desk.old, None, 0)
    desk.play(Announce())
    desk.arrive()

    assert desk.shown[-1].history is not desk.history
    desk.box.landed(desk.new, None, 0)
    assert desk.shown[-1].history is desk.history
