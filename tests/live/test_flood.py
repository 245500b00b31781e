"""A button that presses for ever fills neither the file nor the memory, and holds nothing up."""

from station.journal.frames import BLOCK
from station.rules.commands import Announce, Expire, Pause, Resume, Rule, StartReading
from station.rules.decide.race import KEPT_PRESSES
from station.rules.history import History
from station.rules.state import Phase
from tests.fakes.held_files import HeldFiles
from tests.live.stations import LAG, Station, saved, saved_frames
from tests.rules.games import seconds

FLOOD = 100_000


def entries_in(history: History) -> int:
    """How many entries the match keeps in memory."""
    undone = sum(len(gone.act.entries) + len(gone.below.entries) for gone in history.undone)
    return undone + sum(len(act.entries) for act in history.acts)


def flood(station: Station, presses: int, *pressed: int) -> None:
    for number in range(presses):
        station.pass_time(1000)
        station.press(pressed[number % len(pressed)])
    station.glance()


def counted(station: Station) -> int:
    return sum(seen.number for seen in station.state.counted)


def test_a_flood_of_presses_stays_small_in_file_and_memory(station: Station) -> None:
    station.open_theme()
    size, entries, shown = station.path.stat().st_size, entries_in(station.history), len(station.shown)
    flood(station, FLOOD, 1, 2, 3)
    station.do(Announce())

    kept = 3 * KEPT_PRESSES
    assert station.path.stat().st_size - size < 1_000_000
    assert entries_in(station.history) - entries == kept + 2
    assert len(station.shown) - shown == kept + 2
    numbers = [getattr(event, "number", 0) for entry in saved(station.path) for event in entry.events]
    assert sum(numbers) == FLOOD - kept


def test_what_was_kept_of_a_flood_rides_in_one_frame(station: Station) -> None:
    station.open_theme()
    flood(station, 1000, 4, 1)
    station.do(Announce())

    frames = saved_frames(station.path)
    assert len(frames) == 4
    assert len(frames[-1]) == KEPT_PRESSES + 2


def test_a_flood_behind_a_slow_disk_stays_small_too(station: Station, files: HeldFiles) -> None:
    station.open_theme()
    files.hold()
    station.ask(Announce())
    files.wait_for_sync()
    flood(station, 1000, 1)
    files.let_go()
    station.wait_until(lambda: len(station.state.observed) == KEPT_PRESSES)
    files.release()
    station.do(StartReading())

    assert counted(station) == 1000 - KEPT_PRESSES
    assert len(saved_frames(station.path)[-1]) == KEPT_PRESSES + 2


def test_every_moment_of_a_question_keeps_its_own_count(station: Station) -> None:
    station.open_theme()
    flood(station, 100, 1)
    station.do(Announce(), StartReading(), Pause())
    flood(station, 200, 1)
    station.do(Resume())

    assert counted(station) == 200 - KEPT_PRESSES


def test_a_flood_does_not_hold_up_a_clock(station: Station) -> None:
    """The inbox is full of presses that are only counted, and yet the window is over at the first of them."""
    station.read()
    station.answers(1)
    station.do(Rule(right=False, last_word=True))
    flood(station, 2 * KEPT_PRESSES, 1)
    go_on = station.keep_busy()
    station.pass_time(station.left + LAG)
    over = station.shown[-1].clock.at(station.now)
    for _ in range(1000):
        station.press(1)
        station.pass_time(1000)
    go_on.set()
    station.wait_until(lambda: station.state.overdue)

    assert [(type(entry.command), entry.at) for entry in saved(station.path)[-1:]] == [(Expire, over)]


def test_a_race_in_a_flood_is_decided_in_time(station: Station) -> None:
    station.read()
    flood(station, 5000, 3)
    station.wait_until(lambda: station.phase is not Phase.READING)
    station.pass_time(seconds(1))
    station.glance()
    station.wait_until(lambda: station.phase is Phase.ANSWERING)

    assert station.state.answer is not None
    assert station.state.answer.press.seat == 3
    assert station.path.stat().st_size < 100 * BLOCK
