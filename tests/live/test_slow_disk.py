"""A slow disk is told to the host and holds nobody up."""

import pytest

from station.live.outbox import HANGING_AFTER, SLOW_AFTER
from station.live.published import Saving
from station.rules.commands import BindButtons, StartReading, StartTheme
from station.rules.model import Nanoseconds
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import Station


def savings(station: Station) -> list[Saving]:
    return [published.saving for published in station.shown]


def test_a_slow_save_is_shown_as_such_until_it_has_landed(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.pass_time(SLOW_AFTER - 1)
    station.glance()
    assert set(savings(station)) == {Saving.SAVED}

    station.pass_time(1)
    station.glance()
    station.wait_until(lambda: station.shown[-1].saving is Saving.SLOW)
    assert station.phase is Phase.OPENING

    files.let_go()
    station.wait_until(lambda: station.phase is Phase.THEME_START)
    assert savings(station)[-2:] == [Saving.SLOW, Saving.SAVED]


def test_slowness_is_noticed_though_nobody_asks_for_anything(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.pass_time(SLOW_AFTER)

    station.wait_until(lambda: station.shown[-1].saving is Saving.SLOW)


def test_slowness_is_told_once_for_each_save(station: Station, files: HeldFiles) -> None:
    files.hold()
    for command in (StartTheme(), StartReading()):
        station.ask(command)
        files.wait_for_sync()
        for _ in range(3):
            station.pass_time(SLOW_AFTER)
            station.glance()
        before = len(station.shown)
        files.let_go()
        station.wait_until(lambda before=before: len(station.shown) > before)  # type: ignore[misc] # binds now

    assert savings(station)[-4:] == [Saving.SLOW, Saving.SAVED] * 2


@pytest.mark.parametrize(
    ("passed", "left"), [(SLOW_AFTER, HANGING_AFTER - SLOW_AFTER), (HANGING_AFTER, None)]
)
def test_a_save_is_not_watched_for_what_was_told(
    station: Station, files: HeldFiles, passed: int, left: int | None
) -> None:
    """Else the thread would do nothing but look."""
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.pass_time(passed)
    station.wait_until(lambda: station.shown[-1].saving is not Saving.SAVED)
    station.glance()

    assert station.match._patience() == (None if left is None else left / 1e9)


def test_the_next_save_begins_a_wait_of_its_own(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    station.ask(StartReading())
    station.pass_time(SLOW_AFTER - 1)
    files.let_go()
    files.wait_for_sync()
    station.pass_time(1)
    station.glance()

    assert (station.phase, savings(station)[-1]) == (Phase.THEME_START, Saving.SAVED)


def test_a_quick_save_is_never_called_slow(station: Station) -> None:
    station.open_theme()
    station.pass_time(10 * SLOW_AFTER)
    station.glance()

    assert set(savings(station)) == {Saving.SAVED}


def test_nobody_who_asks_waits_for_the_disk(station: Station, files: HeldFiles) -> None:
    files.hold()
    station.ask(StartTheme())
    files.wait_for_sync()
    for number in range(1000):
        station.ask(BindButtons(Nanoseconds(number)))
        station.press(1)
    station.glance()

    assert station.phase is Phase.OPENING
    files.release()
    station.wait_until(lambda: station.state.lag == 999)
