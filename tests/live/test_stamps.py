"""A press counts by its stamp, wherever the match stands when the station hears of it.

Moments of presses are monotonic ones; they are placed in the stretch of the match clock in which they lie.
"""

import pytest

from station.rules.commands import Pause, Resume, StartReading
from station.rules.model import SECOND
from station.rules.moments import Press, WhyIdle
from station.rules.state import Phase
from tests.live.stations import LAG, Station, saved
from tests.rules.games import TICK

FAR = 3600 * SECOND


def seen(station: Station) -> list[tuple[int, WhyIdle]]:
    """The presses that decided nothing, in the order of their stamps."""
    return [(idle.press.seat, idle.why) for idle in station.state.observed]


def contest(station: Station) -> list[int]:
    """The seats that are in the race."""
    return [press.seat for press in station.state.contest]


def only_press(station: Station) -> Press:
    (idle,) = station.state.observed
    return idle.press


def paused_while_reading(station: Station) -> tuple[int, int]:
    """A pause of ten seconds; the moments at which it began and ended."""
    station.read()
    station.pass_time(SECOND)
    station.do(Pause())
    begun = station.now
    station.pass_time(10 * SECOND)
    station.do(Resume())
    ended = station.now
    station.pass_time(LAG)
    return begun, ended


def test_a_press_is_placed_in_match_time(station: Station) -> None:
    station.read()
    live = station.state.arming
    assert live is not None
    station.pass_time(SECOND)
    made = station.now
    station.pass_time(LAG - 1)
    station.press(1, made)
    station.wait_until(lambda: station.phase is Phase.CONTEST)

    (press,) = station.state.contest
    assert (press.stamp - live.since, press.arrived - live.since) == (SECOND, SECOND + LAG - 1)
    assert saved(station.path)[-1].at == press.arrived


@pytest.mark.parametrize("offset", [-SECOND, -1, 0])
def test_a_stamp_before_a_pause_does_not_count_after_it(station: Station, offset: int) -> None:
    begun, _ = paused_while_reading(station)
    paused_at = station.shown[-1].clock.base
    station.press(1, begun + offset)
    station.glance()

    assert seen(station) == [(1, WhyIdle.EARLY)]
    assert only_press(station).stamp == paused_at + offset
    assert station.phase is Phase.READING


@pytest.mark.parametrize("into", [1, SECOND, 10 * SECOND])
def test_a_stamp_in_a_pause_does_not_count_after_it(station: Station, into: int) -> None:
    begun, _ = paused_while_reading(station)
    station.press(1, begun + into)
    station.glance()

    assert seen(station) == [(1, WhyIdle.EARLY)]
    assert only_press(station).stamp == station.shown[-1].clock.base


def test_a_stamp_of_the_moment_of_going_on_does_not_count_and_the_next_one_does(station: Station) -> None:
    _, ended = paused_while_reading(station)
    station.press(1, ended)
    station.glance()
    assert seen(station) == [(1, WhyIdle.EARLY)]

    station.press(2, ended + 1)
    station.wait_until(lambda: station.phase is Phase.CONTEST)
    assert contest(station) == [2]


def test_a_press_in_a_pause_that_is_heard_in_the_pause_is_only_seen(station: Station) -> None:
    station.read()
    station.do(Pause())
    station.pass_time(SECOND)
    station.press(3)
    station.glance()

    assert seen(station) == [(3, WhyIdle.PAUSED)]


def test_a_press_made_before_a_pause_and_heard_in_it_is_the_hosts_to_decide(station: Station) -> None:
    """The host's key and the player's finger were nearly together, and the finger was first."""
    station.read()
    station.pass_time(SECOND)
    made = station.now - 1
    station.do(Pause())
    station.pass_time(LAG)
    station.press(3, made)
    station.glance()

    assert seen(station) == [(3, WhyIdle.OVERTAKEN)]


def test_stamps_find_their_stretch_through_many_pauses(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    moment, before = station.now, station.shown[-1].clock.at(station.now)
    for _ in range(20):
        station.do(Pause())
        station.pass_time(FAR)
        station.do(Resume())
    station.press(1, moment)
    station.glance()

    assert only_press(station).stamp == before


def test_a_press_made_in_time_wins_though_the_station_heard_of_it_last(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.press(1)
    station.wait_until(lambda: station.phase is Phase.CONTEST)
    station.pass_time(LAG - 1)
    station.press(2, station.now - LAG)
    station.pass_time(1)
    station.glance()
    station.wait_until(lambda: station.phase is Phase.ANSWERING)

    assert station.state.answer is not None
    assert (station.state.answer.press.seat, station.state.answer.gap) == (2, 1)


def test_a_press_heard_in_time_counts_though_the_station_was_busy(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.press(1)
    station.wait_until(lambda: station.phase is Phase.CONTEST)
    go_on = station.keep_busy()
    made = station.now - 1
    station.pass_time(LAG + SECOND)
    station.press(2, made, made + LAG)
    go_on.set()
    station.wait_until(lambda: station.phase is Phase.ANSWERING)

    assert station.state.answer is not None
    assert station.state.answer.press.seat == 2


def test_a_press_heard_after_the_race_does_not_count_though_the_station_was_busy(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.press(1)
    station.wait_until(lambda: station.phase is Phase.CONTEST)
    go_on = station.keep_busy()
    made = station.now - 1
    station.pass_time(LAG)
    station.press(2, made)
    go_on.set()
    station.wait_until(lambda: station.phase is Phase.ANSWERING and bool(seen(station)))

    assert station.state.answer is not None
    assert station.state.answer.press.seat == 1
    assert seen(station) == [(2, WhyIdle.OVERTAKEN)]


def test_a_press_made_in_the_window_counts_until_the_slowest_source_has_spoken(station: Station) -> None:
    station.open_window()
    station.pass_time(station.left)
    made = station.now
    station.pass_time(LAG - 1)
    station.press(1, made)
    station.wait_until(lambda: station.phase is Phase.CONTEST)

    assert contest(station) == [1]


def test_a_press_after_the_window_is_late(station: Station) -> None:
    station.open_window()
    station.pass_time(station.left + 1)
    station.press(1)
    station.glance()

    assert (seen(station), station.phase) == ([(1, WhyIdle.LATE)], Phase.WINDOW)


def test_no_source_can_stamp_a_time_to_come(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.press(1, station.now + FAR, station.now + FAR)
    station.press(2, station.now + FAR, station.now)
    station.wait_until(lambda: len(contest(station)) == 2)

    now = station.shown[-1].clock.at(station.now)
    assert {(press.stamp, press.arrived) for press in station.state.contest} == {(now, now)}
    station.pass_time(LAG)
    station.glance()
    station.wait_until(lambda: station.phase is Phase.ANSWERING)
    station.do(Pause())
    assert station.shown[-1].clock.base == now + LAG + TICK


@pytest.mark.parametrize("stamp", [0, -(2**70), 2**70])
def test_an_impossible_stamp_harms_nothing(station: Station, stamp: int) -> None:
    station.open_theme()
    station.press(1, stamp)
    station.glance()
    station.do(StartReading())

    assert station.shown[-1].failure is None
    assert station.match.close() is True
