"""The press log of ``svoyak buttons``: kept press by press, played back as it was, never written over."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.presses import Press
from drivers.presslog import LoggedPress, read_log
from station.cli.buttons.happenings import Ear
from station.cli.buttons.record import Recorder, Replayed, logged
from station.cli.exits import ExitCode, Failed
from tests.cli.buttons.devices import BUZZ, MS, press
from tests.drivers.fake_time import PATIENCE, FakeTime

BEGUN = 7 * MS


def test_each_press_is_in_the_file_before_the_next_one_is_heard(tmp_path: Path) -> None:
    """A program that is killed has not closed its file."""
    path = tmp_path / "evening.presses"
    recorder = Recorder(path, BEGUN)

    recorder.keep(press(BEGUN + 5))
    assert read_log(path.read_text()) == (LoggedPress(5, BUZZ.source, "0:704", 8 * MS),)
    recorder.keep(press(BEGUN + 9, "0:709"))
    assert [one.button for one in read_log(path.read_text())] == ["0:704", "0:709"]


def test_a_press_made_before_the_beginning_stands_at_it(tmp_path: Path) -> None:
    path = tmp_path / "evening.presses"
    Recorder(path, BEGUN).keep(press(BEGUN - 1))

    assert [one.at for one in logged(path)] == [0]


def test_a_name_that_no_log_can_hold_is_made_one_that_it_can(tmp_path: Path) -> None:
    path = tmp_path / "evening.presses"
    Recorder(path, BEGUN).keep(press(BEGUN, "\t", "board\n1"))

    assert [(one.source, one.button) for one in logged(path)] == [("board 1", "-")]


def test_no_file_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "evening.presses"
    path.write_text("mine")

    with pytest.raises(Failed) as failed:
        Recorder(path, BEGUN)
    assert failed.value.code is ExitCode.UNUSABLE
    assert "it exists already" in failed.value.trouble.happened
    assert path.read_text() == "mine"


def test_a_full_disk_ends_the_command_and_is_told(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "evening.presses", BEGUN)
    full = os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, recorder._fd)
    os.close(full)

    with pytest.raises(Failed) as failed:
        recorder.keep(press(BEGUN))
    assert failed.value.code is ExitCode.FAILED
    assert "the disk is full" in failed.value.trouble.happened


def test_all_faults_of_a_log_are_told_with_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "evening.presses"
    path.write_text("0\tboard\t1\t0\nnothing\nsoon\tboard\t\tx\n")

    with pytest.raises(Failed) as failed:
        logged(path)
    assert failed.value.code is ExitCode.UNUSABLE
    lines = failed.value.trouble.happened.splitlines()
    assert [text.partition(":")[0] for text in lines[1:]] == ["line 2", "line 3", "line 3", "line 3"]


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_what_cannot_be_read_is_told(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "evening.presses"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(Failed) as failed:
        logged(path)
    assert failed.value.code is ExitCode.UNUSABLE
    assert "evening.presses" in failed.value.trouble.happened


def test_a_file_without_end_is_not_read_to_it() -> None:
    with pytest.raises(Failed) as failed:
        logged(Path("/dev/zero"))
    assert failed.value.code is ExitCode.UNUSABLE
    assert "too large" in failed.value.trouble.happened


@given(st.lists(st.integers(0, 10**12), max_size=5))
@settings(max_examples=30)
def test_a_log_is_played_with_the_moments_that_it_holds(times: list[int]) -> None:
    """Counted from the beginning, however long after it the play starts."""
    time, ear = FakeTime(BEGUN + 3), Ear()
    log = tuple(LoggedPress(at, "board", str(number), 7) for number, at in enumerate(times))
    devices = Replayed(log, BEGUN, time.clock, time.wait)
    devices.start(ear)
    heard = [ear.next(PATIENCE) for _ in log]
    devices.stop()

    assert [(one.at - BEGUN, one.button) for one in heard if isinstance(one, Press)] == [
        (at, str(number)) for number, at in enumerate(times)
    ]
