"""A clean stop: all is saved, a snapshot stands last, and the file is free for another program."""

import errno
import os
import threading
from pathlib import Path

import pytest

from station.journal.codec import decode_snapshot
from station.journal.frames import FrameKind
from station.journal.repair import open_match, read_match
from station.live.door import LiveMatch
from station.live.opening import fold_entries, verify_match
from station.live.published import Listeners, Published
from station.rules.commands import Announce, EndTheme, Nobody, Pause, Rename, StartReading, StartTheme
from station.rules.model import Seat
from station.rules.state import MatchState, Phase
from tests.fakes.held_files import GUARD, HeldFiles
from tests.live.stations import Station, new_match, saved

HUNG = 0.05
"""Seconds of patience with a disk of which the test knows that it does not answer."""


def last_snapshot(path: Path) -> tuple[int, MatchState]:
    frame = read_match(path).frames[-1]
    assert frame.kind is FrameKind.SNAPSHOT
    snapshot = decode_snapshot(frame.body)
    assert snapshot is not None
    return snapshot.entries, snapshot.state


def is_free(path: Path) -> bool:
    """Whether another program could write to the file: locked files raise."""
    open_match(path).appender.close()
    return True


def test_the_end_saves_the_whole_state_and_lets_go(station: Station) -> None:
    station.read()
    station.press(2, station.now - 1)
    station.glance()

    shown = len(station.shown)

    assert station.match.close() is True
    assert last_snapshot(station.path) == (len(saved(station.path)), station.state)
    assert (len(station.state.observed), len(station.shown)) == (1, shown)
    assert is_free(station.path)


def test_closing_twice_is_closing_once(station: Station) -> None:
    station.open_theme()

    assert station.match.close() is True
    content = station.path.read_bytes()
    assert station.match.close() is True
    assert station.path.read_bytes() == content


def test_the_end_of_a_theme_leaves_a_snapshot(station: Station) -> None:
    station.play_theme()

    kinds = [frame.kind for frame in read_match(station.path).frames]
    assert (station.phase, kinds.count(FrameKind.SNAPSHOT)) == (Phase.THEME_END, 1)
    assert last_snapshot(station.path) == (len(saved(station.path)), station.state)


def test_what_is_done_between_themes_leaves_no_further_snapshot(station: Station) -> None:
    station.play_theme()
    station.do(Rename(Seat(1), "Алла"), Pause())

    assert verify_match(station.path).snapshots == 1


def test_a_snapshot_is_of_all_that_stands_before_it(station: Station, files: HeldFiles) -> None:
    """The theme ends while a frame is on its way, and more comes before the next one."""
    station.open_theme()
    for _ in range(4):
        station.do(StartReading(), Nobody())
    files.hold()
    station.ask(StartReading(), Nobody())
    station.press(1)
    station.ask(EndTheme(), StartTheme(), Announce())
    station.glance()
    files.release()
    station.wait_until(lambda: station.phase is Phase.ANNOUNCED)
    station.match.close()

    found = verify_match(station.path)
    assert (found.snapshots, found.differing) == (2, ())


def test_what_was_asked_for_before_the_end_is_saved(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.ask(Announce(), StartReading())
    closed: list[bool] = []
    closing = threading.Thread(target=lambda: closed.append(station.match.close()))
    closing.start()
    for _ in range(3):
        files.let_go()
    closing.join(GUARD)

    assert closed == [True]
    assert [type(entry.command).__name__ for entry in saved(station.path)[1:]] == [
        "StartTheme",
        "Announce",
        "StartReading",
    ]
    assert last_snapshot(station.path) == (4, station.state)
    assert station.phase is Phase.READING


def test_what_is_asked_for_after_the_end_is_neither_done_nor_heard(
    station: Station, files: HeldFiles
) -> None:
    station.open_window()
    go_on = station.keep_busy()
    files.hold()
    heard, entries = len(station.heard), len(saved(station.path))
    closing = threading.Thread(target=lambda: station.match.close(HUNG))
    closing.start()
    closing.join()
    station.ask(Pause())
    station.pass_time(station.left + 2 * station.deadline.lag)
    station.press(1)
    go_on.set()
    files.release()

    assert station.match.close() is True
    assert (len(station.heard), len(saved(station.path))) == (heard, entries)
    assert (station.phase, station.state.overdue) == (Phase.WINDOW, False)


def test_a_flood_that_was_only_counted_is_saved_at_the_end(station: Station) -> None:
    for _ in range(20):
        station.press(1)
    station.match.close()

    counted = saved(station.path)[-1].events
    assert [getattr(event, "number", None) for event in counted] == [4]
    assert verify_match(station.path).differing == ()


@pytest.mark.parametrize("in_snapshot", [False, True])
def test_a_save_that_fails_at_the_end_is_told(
    station: Station, files: HeldFiles, *, in_snapshot: bool
) -> None:
    files.hold()
    if not in_snapshot:
        station.ask(StartTheme())
        files.wait_for_sync()
    closed: list[bool] = []
    closing = threading.Thread(target=lambda: closed.append(station.match.close()))
    closing.start()
    files.let_go(OSError(errno.EIO, "gone"))
    closing.join(GUARD)

    assert closed == [False]
    assert station.shown[-1].failure is not None
    assert is_free(station.path)


def test_a_disk_that_does_not_answer_is_not_waited_for_for_ever(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()

    assert station.match.close(HUNG) is False


def test_a_disk_that_comes_back_late_still_gets_everything(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.ask(Announce())
    assert station.match.close(HUNG) is False
    files.release()

    assert station.match.close() is True
    assert [type(entry.command).__name__ for entry in saved(station.path)[1:]] == ["StartTheme", "Announce"]
    assert last_snapshot(station.path)[0] == 3
    assert is_free(station.path)


def test_a_fault_of_ours_is_no_clean_end_but_the_file_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda told: faults.append(told.exc_type.__name__))
    path = (match := new_match(tmp_path)).path

    def stumble(_published: Published) -> None:
        raise ZeroDivisionError

    live = LiveMatch(match, Listeners(stumble))
    live.start()

    assert live.close() is False
    assert faults == ["ZeroDivisionError"]
    assert is_free(path)


@pytest.mark.parametrize(
    ("number", "is_saved"), [(errno.ENOSPC, True), (errno.EDQUOT, True), (errno.EIO, False)]
)
def test_a_full_disk_that_has_no_room_for_the_last_snapshot_loses_nothing(
    station: Station, files: HeldFiles, number: int, *, is_saved: bool
) -> None:
    station.read()
    files.failing_write = OSError(number, os.strerror(number))

    assert station.match.close() is is_saved
    assert fold_entries(tuple(saved(station.path))) == station.history


def test_a_step_that_has_no_room_is_a_loss_whatever_comes_behind_it(
    station: Station, files: HeldFiles
) -> None:
    station.read()
    files.failing_write = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    station.do(Nobody())

    assert station.match.close() is False
