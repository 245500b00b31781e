"""A lid closed in a question costs no player a second: the match clock stands while the machine sleeps.

CLOCK_MONOTONIC stands in a suspend, CLOCK_BOOTTIME runs on; both are told apart by hand here.
"""

import inspect
import time

import pytest

from station.live.door import LiveMatch
from station.live.published import Saving
from station.rules.model import SECOND
from station.rules.state import Phase
from tests.live.stations import Station, saved

NIGHT = 8 * 3600 * SECOND


class Machine:
    """A machine with a match on it: both of the system's clocks go on, but in a sleep only one."""

    def __init__(self, station: Station) -> None:
        self.station = station
        self.boottime = station.now

    def run(self, nanoseconds: int) -> None:
        """Time passes."""
        self.boottime += nanoseconds
        self.station.pass_time(nanoseconds)

    def sleep(self, nanoseconds: int) -> None:
        """Time passes while the machine is suspended."""
        self.boottime += nanoseconds


@pytest.fixture
def machine(station: Station) -> Machine:
    """In the first question, which seat 2 answers."""
    station.read()
    station.answers(2)
    return Machine(station)


def test_the_clock_that_is_used_stands_in_a_suspend() -> None:
    assert inspect.signature(LiveMatch).parameters["now"].default is time.monotonic_ns
    assert time.get_clock_info("monotonic").implementation == "clock_gettime(CLOCK_MONOTONIC)"


def test_a_night_with_a_closed_lid_takes_nothing_from_an_answer(machine: Machine) -> None:
    station = machine.station
    machine.run(SECOND)
    left = station.left
    machine.sleep(NIGHT)
    station.glance()

    assert (station.phase, station.left) == (Phase.ANSWERING, left)
    assert not station.state.overdue
    machine.run(left + station.deadline.lag)
    station.glance()
    station.wait_until(lambda: station.state.overdue)


def test_a_clock_that_ran_on_would_have_ended_the_answer(machine: Machine) -> None:
    machine.sleep(NIGHT)
    machine.station.now = machine.boottime
    machine.station.glance()

    machine.station.wait_until(lambda: machine.station.state.overdue)


def test_a_night_is_not_in_the_file(machine: Machine) -> None:
    before = saved(machine.station.path)[-1].at
    machine.sleep(NIGHT)
    machine.run(SECOND)
    machine.station.press(3)
    machine.station.glance()
    machine.station.undo()

    assert saved(machine.station.path)[-1].at - before < 2 * SECOND
    assert machine.station.shown[-1].saving is Saving.SAVED
