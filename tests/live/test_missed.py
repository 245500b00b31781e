"""That presses were missed is heard on any thread, and kept in the match's file.

It rides in the next frame, as all that decides nothing.
"""

from station.rules.commands import Clarify, FinishReading, Missed
from station.rules.decide.missed import is_incomplete
from station.rules.events import PressesMissed
from station.rules.model import SECOND
from tests.live.stations import Station, saved


def test_a_missed_press_is_placed_in_match_time_and_kept_in_the_file(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.answers(1)
    assert station.state.answer is not None
    won = station.state.answer.press.stamp
    station.match.missed(station.now - SECOND, station.now)
    station.wait_until(lambda: is_incomplete(station.state))
    told = station.now
    station.do(Clarify())
    last = saved(station.path)[-2]

    assert isinstance(last.command, Missed)
    assert last.command.until == station.shown[-1].clock.at(told)
    assert last.command.until - last.command.since == SECOND
    assert last.events == (PressesMissed(station.state.missed[0].arming, last.command.since),)
    assert (last.act, last.command.since < won) == (0, True)


def test_a_source_that_misses_presses_in_times_to_come_is_set_right(station: Station) -> None:
    station.read()
    station.pass_time(SECOND)
    station.match.missed(station.now + SECOND, station.now + 2 * SECOND)
    station.wait_until(lambda: is_incomplete(station.state))

    now = station.shown[-1].clock.at(station.now)
    station.do(FinishReading())
    assert saved(station.path)[-2].command == Missed(now, now)
