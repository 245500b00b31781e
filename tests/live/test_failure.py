"""A file that cannot be written is told at once and left alone; play goes on in memory."""

import errno
import os

import pytest

from station.live.opening import fold_entries, resume_match
from station.live.published import Saving
from station.rules.commands import Announce, BindButtons, Nobody, Rule, StartReading, StartTheme
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import LAG, Station, saved

NUMBERS = pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
CALLS = pytest.mark.parametrize("call", ["write", "sync"])


def trouble(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def break_disk(files: HeldFiles, call: str, error: OSError) -> None:
    if call == "write":
        files.failing_write = error
    else:
        files.failing_sync = error


@NUMBERS
@CALLS
def test_a_failure_is_shown_at_once_with_what_could_not_be_saved(
    station: Station, files: HeldFiles, call: str, number: int
) -> None:
    error = trouble(number)
    break_disk(files, call, error)
    station.ask(StartTheme())
    station.wait_until(lambda: station.shown[-1].failure is not None)

    last = station.shown[-1]
    assert (last.failure, last.saving, station.phase) == (error, Saving.FAILED, Phase.THEME_START)


@CALLS
def test_after_a_failure_play_goes_on_and_all_of_it_is_shown(
    station: Station, files: HeldFiles, call: str
) -> None:
    station.read()
    error = trouble(errno.EIO)
    break_disk(files, call, error)
    station.answers(2)
    station.do(Rule(right=False), Nobody())
    station.press(3)
    station.glance()
    station.undo()
    station.redo()
    station.do(Announce())

    since = [published for published in station.shown if published.failure]
    phases = [published.history.state.phase for published in since]
    assert phases == [
        Phase.CONTEST,
        Phase.ANSWERING,
        Phase.READING,
        Phase.REVEALED,
        Phase.REVEALED,
        Phase.READING,
        Phase.REVEALED,
        Phase.ANNOUNCED,
    ]
    assert {(published.failure, published.saving) for published in since} == {(error, Saving.FAILED)}


@CALLS
def test_a_file_that_failed_is_not_touched_again(station: Station, files: HeldFiles, call: str) -> None:
    station.open_theme()
    break_disk(files, call, trouble(errno.ENOSPC))
    station.do(StartReading())
    break_disk(files, call, trouble(errno.EIO))
    calls, content = list(files.calls), station.path.read_bytes()
    station.do(Nobody(), Announce())
    station.match.close()

    assert files.calls == calls
    assert station.path.read_bytes() == content
    assert station.shown[-1].failure is not None
    assert station.shown[-1].failure.errno == errno.ENOSPC


def test_a_disk_that_recovers_is_not_trusted_again(station: Station, files: HeldFiles) -> None:
    files.failing_sync = trouble(errno.EIO)
    station.do(StartTheme())
    files.failing_sync = None
    calls = list(files.calls)
    station.do(Announce())

    assert files.calls == calls
    assert station.shown[-1].saving is Saving.FAILED


def test_what_was_asked_for_while_the_last_save_was_failing_is_shown_too(
    station: Station, files: HeldFiles
) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.ask(Announce(), StartReading())
    station.press(1)
    station.glance()
    files.let_go(trouble(errno.EIO))
    station.wait_until(lambda: station.phase is Phase.READING)

    assert station.shown[-1].failure is not None
    assert [published.history.state.phase for published in station.shown[-2:]] == [
        Phase.THEME_START,
        Phase.READING,
    ]


@CALLS
def test_the_end_after_a_failure_says_so_and_lets_go_of_the_file(
    station: Station, files: HeldFiles, call: str
) -> None:
    station.do(BindButtons(LAG))
    break_disk(files, call, trouble(errno.EIO))
    station.do(StartTheme(), Announce())

    assert station.match.close() is False
    assert station.match.close() is False
    files.failing_write = files.failing_sync = None
    again = resume_match(station.path, files)
    assert again.entries == tuple(saved(station.path))
    assert again.history == fold_entries(again.entries)
    again.appender.close()


def test_what_was_saved_before_the_failure_is_there(station: Station, files: HeldFiles) -> None:
    station.open_theme()
    before = saved(station.path)
    files.failing_write = trouble(errno.ENOSPC)
    station.do(Announce(), StartReading())

    assert saved(station.path) == before
