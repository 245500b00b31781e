"""Clocks run by the match clock: what is over runs out once, a pause stops all of them."""

from collections.abc import Callable

import pytest

from station.rules.commands import Clarify, Expire, Pause, Resume, Rule, Speaking, StartReading
from station.rules.events import ClockRanOut, ContestDecided
from station.rules.moments import ClockKind
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import LAG, Station, saved
from tests.rules.games import TICK, seconds


def to_contest(station: Station) -> None:
    station.read()
    station.pass_time(1)
    station.press(2)
    station.wait_until(lambda: station.phase is Phase.CONTEST)


def to_window(station: Station) -> None:
    station.open_window()


def to_answer(station: Station) -> None:
    station.read()
    station.answers(2)


def to_clarification(station: Station) -> None:
    to_answer(station)
    station.do(Clarify())


CLOCKS: list[tuple[Callable[[Station], None], ClockKind]] = [
    (to_window, ClockKind.WINDOW),
    (to_answer, ClockKind.ANSWER),
    (to_clarification, ClockKind.CLARIFICATION),
]
clocks = pytest.mark.parametrize(("reach", "kind"), CLOCKS, ids=[kind for _, kind in CLOCKS])


def ran_out(station: Station) -> list[int]:
    """The numbers of the clocks that have run out."""
    return [event.deadline for event in station.heard if isinstance(event, ClockRanOut)]


def test_a_contest_is_decided_when_its_time_is_over_and_not_before(station: Station) -> None:
    to_contest(station)
    station.pass_time(LAG - 1)
    station.glance()
    assert not any(isinstance(event, ContestDecided) for event in station.heard)

    station.pass_time(1)
    station.wait_until(lambda: station.phase is Phase.ANSWERING)
    assert station.state.answer is not None
    assert station.state.answer.press.seat == 2


@clocks
def test_a_clock_runs_out_when_its_time_is_over_and_not_before(
    station: Station, reach: Callable[[Station], None], kind: ClockKind
) -> None:
    reach(station)
    clock = station.deadline
    station.pass_time(station.left + clock.lag - 1)
    station.glance()
    assert (clock.kind, ran_out(station)) == (kind, [])

    station.pass_time(1)
    station.wait_until(lambda: station.state.overdue)
    assert (ran_out(station), station.state.deadline, station.state.ledger) == ([clock.id], None, ())


@clocks
def test_a_clock_runs_out_though_nobody_asks_for_anything(
    station: Station, reach: Callable[[Station], None], kind: ClockKind
) -> None:
    """A millisecond before its end the thread looks every millisecond."""
    reach(station)
    assert station.deadline.kind is kind
    station.pass_time(station.left + station.deadline.lag - 1_000_000)
    station.glance()
    station.pass_time(1_000_000)

    station.wait_until(lambda: station.state.overdue)


@clocks
def test_no_clock_runs_out_in_a_pause_and_none_loses_time(
    station: Station, reach: Callable[[Station], None], kind: ClockKind
) -> None:
    reach(station)
    station.pass_time(seconds(1))
    station.do(Pause())
    left = station.left
    station.pass_time(seconds(3600))
    station.glance()
    assert (ran_out(station), station.left) == ([], left)

    station.do(Resume())
    assert (station.deadline.kind, station.left) == (kind, left)
    station.pass_time(left + station.deadline.lag - 1)
    station.glance()
    assert ran_out(station) == []

    station.pass_time(1)
    station.wait_until(lambda: station.state.overdue)


def test_several_pauses_take_nothing_from_a_clock(station: Station) -> None:
    station.open_window()
    before = station.left
    for _ in range(5):
        station.do(Pause())
        station.pass_time(seconds(60))
        station.do(Resume())
    ticks = 5 * 10_000_000

    assert station.left == before - ticks


def test_a_late_timer_with_an_old_number_does_nothing(station: Station) -> None:
    station.open_window()
    old = station.deadline.id
    station.answers(1)
    station.do(Rule(right=False))
    before = station.history
    assert station.deadline.id != old

    assert station.refusal(Expire(old)).code == "stale-clock"
    assert station.refusal(Expire(station.deadline.id)).code == "clock-not-over"
    assert (station.history, ran_out(station)) == (before, [])


def test_a_clock_that_was_stopped_does_not_run_out(station: Station) -> None:
    station.read()
    station.answers(3)
    station.do(Speaking())
    station.pass_time(seconds(60))
    station.glance()

    assert (ran_out(station), station.state.overdue) == ([], False)


def test_a_command_after_a_long_time_finds_all_run_out_that_is_over(station: Station) -> None:
    """The station was stopped as a whole: the race is decided, and its answer is overdue."""
    to_contest(station)
    go_on = station.keep_busy()
    station.pass_time(seconds(60))
    station.ask(Rule(right=True))
    go_on.set()
    station.wait_until(lambda: station.phase is Phase.REVEALED)

    commands = [type(entry.command) for entry in saved(station.path)[-3:]]
    assert commands == [Expire, Expire, Rule]


def test_a_command_given_after_the_end_of_a_clock_comes_after_it(station: Station) -> None:
    station.open_window()
    go_on = station.keep_busy()
    station.pass_time(station.left + LAG)
    pause = Pause()
    station.ask(pause)
    go_on.set()
    station.wait_until(lambda: station.state.paused)

    assert station.state.overdue
    assert saved(station.path)[-1].command == pause


def test_a_command_given_before_the_end_of_a_clock_comes_before_it(station: Station) -> None:
    station.open_window()
    go_on = station.keep_busy()
    station.pass_time(station.left + LAG - 1)
    station.ask(Pause())
    station.pass_time(seconds(1))
    go_on.set()
    station.wait_until(lambda: station.state.paused)
    station.glance()

    assert not station.state.overdue
    assert station.deadline.judged - station.shown[-1].clock.at(station.now) == 1


def test_a_pause_ends_when_its_end_was_asked_for(station: Station) -> None:
    station.open_window()
    station.do(Pause())
    left = station.left
    go_on = station.keep_busy()
    station.ask(Resume())
    station.pass_time(seconds(1))
    go_on.set()
    station.wait_until(lambda: not station.state.paused)

    assert station.left == left - seconds(1)


def test_a_clock_is_not_held_up_by_a_disk(station: Station, files: HeldFiles) -> None:
    station.open_window()
    clock = station.deadline
    files.hold()
    station.ask(Pause(), Resume())
    files.wait_for_sync()
    station.pass_time(station.left + LAG)
    station.glance()

    assert ran_out(station) == [clock.id]


def test_the_time_of_entries_never_runs_backwards(station: Station) -> None:
    station.open_theme()
    late = station.now - 1
    station.do(StartReading(), Pause())
    station.now, now = late, station.now
    station.ask(Resume())
    station.wait_until(lambda: not station.state.paused)
    station.now = now
    station.do(Pause(), Resume(), Pause())

    times = [entry.at for entry in saved(station.path)]
    assert times == sorted(times)
    shown = [published.clock.at(station.now) for published in station.shown]
    assert shown[-1] == times[-1]


def test_the_clock_that_is_shown_belongs_to_the_match_that_is_shown(
    station: Station, files: HeldFiles
) -> None:
    """Also when the match was paused and resumed again while a frame was on its way."""
    station.open_window()
    files.hold()
    for command in (Pause(), Resume(), Pause(), Resume()):
        station.pass_time(TICK)
        station.ask(command)
        files.wait_for_sync()
    station.glance()
    files.let_go()
    files.wait_for_sync()
    assert (station.state.paused, station.shown[-1].clock.running) == (True, False)

    files.release()
    station.wait_until(lambda: len(saved(station.path)) == 9 and not station.state.paused)
    assert all(shown.clock.running != shown.history.state.paused for shown in station.shown)
