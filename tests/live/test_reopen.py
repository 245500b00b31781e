"""A match that is opened again stands where it stood: paused, with the time that was left, nobody judged."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from station.journal.errors import MatchLocked
from station.live.opening import fold_entries, resume_match
from station.rules.commands import (
    Announce,
    BindButtons,
    Clarify,
    Command,
    EndTheme,
    Nobody,
    Pause,
    Reopen,
    Resume,
    Rule,
    StartReading,
    StartTheme,
    Withdraw,
)
from station.rules.faults import faults
from station.rules.model import NO_TIME
from station.rules.state import MatchState, Phase
from tests.live.stations import LAG, Station, saved
from tests.rules.games import TICK, seconds


def lasting(state: MatchState) -> MatchState:
    """The state but for what reopening renews: the pause, numbers of clocks and armings, their moments."""
    deadline = state.deadline and replace(state.deadline, id=0, due=NO_TIME)
    window = state.window and replace(state.window, id=0, due=NO_TIME)
    arming = state.arming and replace(state.arming, id=0, since=NO_TIME)
    return replace(state, paused=False, last_id=0, deadline=deadline, window=window, arming=arming)


def reopened(station: Station) -> Station:
    """Another station, much later, opens the match that this one has left."""
    assert station.match.close()
    return Station(resume_match(station.path), now=station.now + seconds(100_000)).start()


def to_contest(station: Station) -> None:
    station.read()
    station.pass_time(TICK)
    station.press(3)
    station.wait_until(lambda: station.phase is Phase.CONTEST)


def to_answer(station: Station) -> None:
    station.read()
    station.answers(2)


def to_second_answer(station: Station) -> None:
    to_answer(station)
    station.do(Rule(right=False))
    station.answers(1)


def to_clarification(station: Station) -> None:
    to_answer(station)
    station.do(Clarify())


def to_overdue_window(station: Station) -> None:
    station.open_window()
    station.run_out()
    station.wait_until(lambda: station.state.overdue)


def to_spare(station: Station) -> None:
    station.read()
    station.do(Withdraw())


def to_pause(station: Station) -> None:
    station.open_window()
    station.press(1, station.now - 1)
    station.do(Pause())


PLACES: dict[str, Callable[[Station], None]] = {
    "announced": Station.open_theme,
    "reading": Station.read,
    "window": Station.open_window,
    "window, overdue": to_overdue_window,
    "contest": to_contest,
    "answering": to_answer,
    "answering, second": to_second_answer,
    "clarifying": to_clarification,
    "spare offer": to_spare,
    "theme end": Station.play_theme,
    "paused": to_pause,
}
places = pytest.mark.parametrize("reach", PLACES.values(), ids=PLACES)


@places
def test_the_match_stands_where_it_stood(station: Station, reach: Callable[[Station], None]) -> None:
    reach(station)
    again = reopened(station)

    assert lasting(again.state) == lasting(station.state)
    assert (again.state.paused, faults(again.state)) == (True, ())
    again.match.close()


@places
def test_reopening_writes_one_entry(station: Station, reach: Callable[[Station], None]) -> None:
    reach(station)
    before = saved(station.path)
    again = reopened(station)
    again.pass_time(seconds(60))
    again.glance()

    entries = saved(station.path)
    assert (entries[:-1], entries[-1].command) == (before, Reopen())
    assert fold_entries(tuple(entries)) == again.history
    assert len(again.shown) == 1
    again.match.close()


@pytest.mark.parametrize("place", ["window", "contest", "answering", "clarifying", "paused"])
def test_a_clock_goes_on_with_what_was_left_when_the_match_was_last_saved(
    station: Station, place: str
) -> None:
    PLACES[place](station)
    last = saved(station.path)[-1].at
    assert station.state.deadline is not None
    left = station.deadline.due - last
    station.pass_time(TICK // 10)
    again = reopened(station)
    assert again.left == left > 0

    again.pass_time(seconds(60))
    again.do(Resume())
    assert again.left == left
    again.pass_time(left + again.deadline.lag - 1)
    again.glance()
    assert again.phase is station.phase
    again.pass_time(1)
    again.wait_until(lambda: again.state.overdue or again.phase is Phase.ANSWERING)
    again.match.close()


def test_who_has_answered_stays_locked_and_who_has_not_may_press(station: Station) -> None:
    to_answer(station)
    station.do(Rule(right=False))
    again = reopened(station)
    again.do(Resume())
    again.pass_time(TICK)
    again.press(2)
    again.press(3)
    again.wait_until(lambda: again.phase is Phase.CONTEST)

    assert [press.seat for press in again.state.contest] == [3]
    again.match.close()


def test_a_race_that_was_cut_off_is_decided_by_the_presses_it_had(station: Station) -> None:
    to_contest(station)
    again = reopened(station)
    again.press(1)
    again.do(Resume())
    again.pass_time(LAG)
    again.glance()
    again.wait_until(lambda: again.phase is Phase.ANSWERING)

    assert again.state.answer is not None
    assert again.state.answer.press.seat == 3
    again.match.close()


def test_two_stations_cannot_play_one_match(station: Station) -> None:
    station.read()
    with pytest.raises(MatchLocked):
        resume_match(station.path)

    station.match.close()
    again = Station(resume_match(station.path)).start()
    with pytest.raises(MatchLocked):
        resume_match(station.path)
    again.match.close()


def two_themes(station: Station) -> Iterator[MatchState]:
    """More than forty acts over a theme's border; the state after each."""
    station.do(BindButtons(LAG))
    for theme in range(2):
        yield from done(station, StartTheme())
        for seat in (1, 2, 3, 1, 2):
            yield from done(station, Announce(), StartReading())
            station.answers(seat)
            yield station.state
            if seat == theme + 1:
                yield from done(station, Rule(right=False), Nobody())
            else:
                yield from done(station, Rule(right=True))
        yield from done(station, EndTheme())


def done(station: Station, *commands: Command) -> Iterator[MatchState]:
    for command in commands:
        station.do(command)
        yield station.state


def test_forty_acts_are_undone_and_redone_with_restarts_between(station: Station) -> None:
    states = list(two_themes(station))
    assert len(states) == len(station.history.acts) - 1 > 40
    assert {state.theme for state in states[-40:]} == {0, 1}

    for step in range(40):
        station.undo()
        if step == 20:
            station = reopened(station)
        assert lasting(station.state) == lasting(states[-2 - step])
    for step in range(40):
        station.redo()
        if step == 15:
            station = reopened(station)
        assert lasting(station.state) == lasting(states[step - 40])

    assert fold_entries(tuple(saved(station.path))) == station.history
    station.match.close()
