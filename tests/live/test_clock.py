"""The match clock stands while the match is paused, and never runs backwards."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from station.live.clock import MatchClock, Stretch
from station.rules.model import Nanoseconds

MOMENTS = st.integers(0, 10_000)
START = 1000
"""The monotonic moment at which the clock of a test is made."""


def turned(turns: list[int]) -> MatchClock:
    """A clock that runs, stands, runs … from these moments on, told in the order of the list."""
    clock = MatchClock(Nanoseconds(70), START)
    shown = Nanoseconds(70)
    for number, moment in enumerate(turns):
        shown = Nanoseconds(max(shown, clock.at(moment)))
        clock.turn(moment, shown, running=number % 2 == 0)
    return clock


def test_it_begins_stopped() -> None:
    clock = MatchClock(Nanoseconds(70), START)

    assert [clock.at(moment) for moment in (0, START, START + 500)] == [70, 70, 70]
    assert clock.monotonic_of(Nanoseconds(80)) is None


def test_it_runs_as_fast_as_the_monotonic_clock() -> None:
    clock = turned([1100])

    assert [clock.at(moment) for moment in (1000, 1100, 1101, 1600)] == [70, 70, 71, 570]


def test_a_moment_in_a_pause_has_the_time_of_the_pause() -> None:
    clock = turned([1100, 1200, 5200])

    assert [clock.at(moment) for moment in (1150, 1200, 1201, 5200, 5201)] == [120, 170, 170, 170, 171]


def test_what_is_already_so_is_no_turn() -> None:
    clock = turned([1100])
    before = clock.current
    clock.turn(1200, Nanoseconds(170), running=True)

    assert clock.current is before


def test_a_turn_that_becomes_known_late_is_taken_at_the_last_one() -> None:
    clock = turned([1100, 1050])

    assert [clock.at(moment) for moment in (1090, 1100, 1200)] == [70, 70, 70]
    assert turned([1100, 1050, 1075]).at(1110) == 80


def test_a_moment_before_a_stretch_has_the_time_of_its_beginning() -> None:
    """A screen may have looked at its watch before the stretch was published to it."""
    assert Stretch(1100, Nanoseconds(70), running=True).at(1090) == 70


def test_old_stamps_fall_to_the_oldest_stretch_that_is_kept() -> None:
    clock = turned(list(range(1100, 1100 + 100 * 10, 10)))
    oldest = clock.at(0)

    assert clock.at(1100) == oldest > 70
    assert oldest <= clock.at(2090) == clock.current.base


@given(st.lists(MOMENTS, max_size=12), st.lists(MOMENTS, min_size=2))
def test_match_time_never_runs_backwards(turns: list[int], moments: list[int]) -> None:
    """Also when turns become known out of their order."""
    clock = turned(turns)
    shown = [clock.at(moment) for moment in sorted(moments)]

    assert shown == sorted(shown)


@given(st.lists(MOMENTS, max_size=12), MOMENTS)
def test_what_was_shown_last_is_never_taken_back_by_a_turn(turns: list[int], further: int) -> None:
    clock = turned(turns)
    now = max([*turns, further, START])
    before = clock.at(now)
    clock.turn(now, before, running=not clock.current.running)

    assert (clock.at(now), clock.current.at(now)) == (before, before)


@given(st.lists(MOMENTS, max_size=12), st.integers(0, 10_000))
def test_a_running_clock_tells_when_it_will_show_a_time(turns: list[int], ahead: int) -> None:
    clock = turned(turns)
    due = clock.monotonic_of(Nanoseconds(clock.current.base + ahead))

    if due is not None:
        assert clock.at(due) == clock.current.base + ahead
    assert (due is None) == (len(turns) % 2 == 0)


@given(st.lists(MOMENTS, min_size=1, max_size=12))
def test_the_stretches_of_a_pause_add_nothing(turns: list[int]) -> None:
    """Match time is the sum of the running stretches."""
    in_order = sorted(max(turn, START) for turn in turns)
    clock = turned(in_order)
    end = in_order[-1] + 100
    lengths = [later - earlier for earlier, later in pairwise([*in_order, end])]

    assert clock.at(end) == 70 + sum(lengths[::2])
