"""Durable before shown: nothing of a command is published before its frame's sync has returned."""

from functools import partial
from pathlib import Path

import pytest

from station.journal.frames import BLOCK
from station.live.opening import fold_entries, resume_match
from station.live.published import Published
from station.rules.commands import (
    Announce,
    BindButtons,
    Command,
    Nobody,
    Rename,
    Rule,
    StartReading,
    StartTheme,
)
from station.rules.entries import Entry
from station.rules.events import ClockRanOut, ContestDecided
from station.rules.history import is_observation
from station.rules.model import Nanoseconds, Seat
from station.rules.moments import WhyIdle
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import LAG, Station, saved, saved_frames
from tests.rules.games import TICK, seconds


def commands_of(entries: list[Entry]) -> list[Command | None]:
    return [entry.command for entry in entries]


def shown_commands(published: Published) -> list[Command | None]:
    """The commands of a match without undos, in the order in which they were accepted."""
    entries = [entry for act in published.history.acts for entry in act.entries]
    return [entry.command for entry in entries if not is_observation(entry.events)]


def shows(station: Station, commands: int) -> bool:
    return len(shown_commands(station.shown[-1])) == commands


def test_a_command_is_shown_when_its_sync_has_returned(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.glance()

    assert commands_of(saved(station.path))[1:] == [StartTheme()]
    assert {published.history.state.phase for published in station.shown} == {Phase.OPENING}

    files.let_go()
    station.wait_until(lambda: station.phase is Phase.THEME_START)


def test_at_no_moment_of_a_question_more_is_shown_than_is_on_the_disk(
    station: Station, files: HeldFiles
) -> None:
    durable = len(saved(station.path))
    files.hold()
    for step in (
        partial(station.ask, BindButtons(LAG)),
        partial(station.ask, StartTheme()),
        partial(station.ask, StartReading()),
        partial(station.press, 2),
        station.glance,  # by now the race is over
        partial(station.ask, Rule(right=False)),
        partial(station.ask, Nobody()),
        partial(station.ask, Announce()),
    ):
        station.pass_time(TICK)
        step()
        files.wait_for_sync()
        assert shows(station, durable)
        files.let_go()
        durable = len(saved(station.path))
        station.wait_until(partial(shows, station, durable))

    assert (station.phase, durable) == (Phase.ANNOUNCED, 9)


def test_a_press_that_decides_nothing_is_shown_without_a_disk(station: Station, files: HeldFiles) -> None:
    files.hold()
    files.calls.clear()
    station.press(3)
    station.wait_until(lambda: len(station.state.observed) == 1)

    assert station.state.observed[0].why is WhyIdle.IDLE
    assert files.calls == []


def test_a_press_that_decides_nothing_rides_in_the_next_frame(station: Station) -> None:
    station.press(3)
    station.press(1)
    station.do(StartTheme())

    last = saved_frames(station.path)[-1]
    assert [entry.command and type(entry.command).__name__ for entry in last] == [
        "Buzzed",
        "Buzzed",
        "StartTheme",
    ]


def test_a_press_behind_a_command_waits_for_that_command(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.press(1)
    station.glance()
    assert station.state.observed == ()

    files.let_go()
    station.wait_until(lambda: len(station.state.observed) == 1)
    assert (station.phase, len(saved(station.path))) == (Phase.THEME_START, 2)


def test_the_winner_is_heard_while_the_disk_still_writes(station: Station, files: HeldFiles) -> None:
    station.read()
    files.hold()
    station.pass_time(1)
    station.press(2)
    files.wait_for_sync()
    station.pass_time(LAG)
    station.glance()

    decided = station.heard[-1]
    assert isinstance(decided, ContestDecided)
    assert decided.winner.seat == 2
    assert station.phase is Phase.READING


def test_a_clock_that_runs_out_is_heard_while_the_disk_still_writes(
    station: Station, files: HeldFiles
) -> None:
    station.open_window()
    station.pass_time(seconds(4))
    files.hold()
    station.ask(Rename(Seat(1), "Алла"))
    files.wait_for_sync()
    station.pass_time(seconds(1) + LAG)
    station.glance()

    assert isinstance(station.heard[-1], ClockRanOut)
    assert not station.state.overdue


def test_all_that_comes_while_a_frame_is_on_its_way_goes_into_the_next_one(
    station: Station, files: HeldFiles
) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    frames, shown = len(saved_frames(station.path)), len(station.shown)
    station.ask(Announce())
    station.press(1)
    station.ask(StartReading(), Nobody())
    station.glance()
    assert len(saved_frames(station.path)) == frames

    files.let_go()
    files.wait_for_sync()
    assert [published.history.state.phase for published in station.shown[shown:]] == [Phase.THEME_START]
    assert [type(command).__name__ for command in commands_of(list(saved_frames(station.path)[-1]))] == [
        "Announce",
        "Buzzed",
        "StartReading",
        "Nobody",
    ]

    files.let_go()
    station.wait_until(lambda: station.phase is Phase.REVEALED)
    assert len(station.shown) == shown + 2
    assert fold_entries(tuple(saved(station.path))) == station.history


@pytest.mark.parametrize("kept", [1, BLOCK, -1])
def test_a_frame_of_several_commands_is_kept_whole_or_not_at_all(
    station: Station, files: HeldFiles, tmp_path: Path, kept: int
) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    before = station.path.stat().st_size
    station.ask(*(Rename(Seat(1), f"Анна {number}") for number in range(60)), Announce())
    files.let_go()
    files.wait_for_sync()
    match = station.path.read_bytes()
    assert len(match) - before > BLOCK
    copy = tmp_path / "copy.svoyak"
    copy.write_bytes(match[:before] + match[before:][:kept])

    cut = resume_match(copy)
    cut.appender.close()
    assert commands_of(list(cut.entries))[1:] == [StartTheme()]


def test_a_long_wait_for_the_disk_loses_no_order(station: Station, files: HeldFiles) -> None:
    files.hold()
    lags = [Nanoseconds(number) for number in range(1, 201)]
    station.ask(*(BindButtons(lag) for lag in lags))
    files.release()
    station.wait_until(lambda: station.state.lag == lags[-1])

    assert commands_of(saved(station.path))[1:] == [BindButtons(lag) for lag in lags]
    assert fold_entries(tuple(saved(station.path))) == station.history
