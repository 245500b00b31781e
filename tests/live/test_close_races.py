"""A race too close to tell in a live match: a lot is drawn once, the choice outlives a crash (N4.5.1)."""

from dataclasses import replace
from pathlib import Path

import pytest

from station.live.chance import Lots
from station.live.opening import resume_match, verify_match
from station.rules.commands import NameFirst, Resume
from station.rules.events import ContestDecided
from station.rules.model import Nanoseconds, Seat
from station.rules.regulation import CloseRace
from station.rules.state import Phase
from tests.live.stations import LAG, Station, new_match, saved
from tests.rules.games import RESOLUTION, begin, seconds

pytestmark = pytest.mark.clause("N4.5.1")


class Hat:
    """Chance that draws the last first, and counts."""

    def __init__(self) -> None:
        self.draws = 0

    def __call__(self, order: list[int]) -> None:
        self.draws += 1
        order.reverse()


def close_race(folder: Path, close: CloseRace, hat: Hat) -> Station:
    """Seat 3 presses less than the resolution after seat 1, at a table of a club that settles it so."""
    begun = begin()
    begun = replace(begun, regulation=replace(begun.regulation, close_race=close))
    station = Station(new_match(folder, command=begun), lots=Lots(hat)).start()
    station.read()
    station.pass_time(seconds(1))
    station.press(1)
    station.pass_time(RESOLUTION - 1)
    station.press(3)
    station.pass_time(LAG)
    station.glance()
    return station


def answerer(station: Station) -> Seat | None:
    return station.state.answerer


def test_a_lot_is_drawn_once_and_binds(tmp_path: Path) -> None:
    hat = Hat()
    station = close_race(tmp_path, CloseRace.LOT, hat)
    station.wait_until(lambda: station.phase is Phase.ANSWERING)
    station.undo()
    station.redo()
    events = [event for entry in saved(station.path) for event in entry.events]

    assert (answerer(station), hat.draws) == (3, 1)
    assert [event.lot.order for event in events if isinstance(event, ContestDecided) and event.lot] == [
        (3, 1)
    ]
    station.match.close()


def test_the_hosts_choice_is_asked_for_again_after_a_crash(tmp_path: Path) -> None:
    hat = Hat()
    station = close_race(tmp_path, CloseRace.HOST, hat)
    station.wait_until(lambda: station.phase is Phase.PHOTO_FINISH)
    station.match.close()
    again = Station(resume_match(station.path), now=station.now + seconds(1000)).start()
    assert (again.phase, again.state.photo_finish, again.state.paused) == (
        Phase.PHOTO_FINISH,
        station.state.photo_finish,
        True,
    )
    again.do(NameFirst(Seat(3)))

    assert (answerer(again), again.state.paused, hat.draws) == (3, False, 0)
    assert again.left == seconds(5)
    assert again.match.close()
    assert verify_match(station.path).state == again.state


def test_a_choice_that_was_undone_is_asked_for_again(tmp_path: Path) -> None:
    station = close_race(tmp_path, CloseRace.HOST, Hat())
    station.wait_until(lambda: station.phase is Phase.PHOTO_FINISH)
    station.do(NameFirst(Seat(3)))
    station.undo()
    assert station.phase is Phase.PHOTO_FINISH
    station.do(Resume(), NameFirst(Seat(1)))

    assert answerer(station) == 1
    assert station.state.answer is not None
    assert station.state.answer.gap == Nanoseconds(RESOLUTION - 1)
    station.match.close()
