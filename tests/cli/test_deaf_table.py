"""A fault in the driver, or a system that refuses it: the host is told, and can begin anew every time."""

import errno
from collections.abc import Callable

import pytest

from station.cli import crash
from station.rules.commands import BindButtons
from station.seats import Bound, Deaf
from tests.cli.tables import BUZZ, ONE, RED, SEATS, Sitting, with_buzz


def fault() -> Exception:
    """Of ours."""
    return ValueError("of no matter")


def breaks(sitting: Sitting) -> None:
    """The driver lets go of everything, then tells that it had a fault."""
    sitting.devices.reports = ()
    sitting.devices.hearer.broke(fault())


def deafen(sitting: Sitting) -> None:
    """The fault comes back at once."""
    breaks(sitting)
    breaks(sitting)


def test_a_table_whose_devices_are_heard_tells_of_no_fault() -> None:
    for sitting in (Sitting(), with_buzz()):
        view = sitting.table.view()
        assert (view.deaf, view.report) == (None, None)


def test_after_one_fault_the_buttons_work_again_and_the_report_is_told() -> None:
    sitting = with_buzz()
    breaks(sitting)

    assert sitting.stand[:2] == (Bound.READY, Bound.READY)
    assert sitting.table.view().deaf is None
    report = sitting.table.view().report
    assert report is not None
    assert "ValueError" in report.read_text(encoding="utf-8")
    assert "of no matter" not in report.read_text(encoding="utf-8")
    sitting.devices.press(BUZZ, RED)
    assert sitting.book.seats == [ONE]


def test_after_the_second_fault_nothing_is_heard_and_the_screen_learns_why() -> None:
    sitting = with_buzz()
    before = sitting.stirs
    deafen(sitting)

    assert sitting.stirs > before
    assert sitting.table.view().deaf is Deaf.BROKEN
    assert sitting.table.view().report is not None
    assert sitting.table.key("1", sitting.devices.now)
    assert sitting.book.seats == [ONE]


def test_opening_the_page_begins_anew_after_every_fault() -> None:
    sitting = with_buzz()
    deafen(sitting)
    for _ in range(3):
        sitting.table.open(trial=False)

        assert sitting.table.view().deaf is None
        assert sitting.table.view().report is not None
        assert sitting.stand[:2] == (Bound.READY, Bound.READY)
        breaks(sitting)
        assert sitting.table.view().deaf is Deaf.BROKEN


def test_the_screen_is_told_that_devices_are_heard_again_though_none_is_there() -> None:
    sitting = with_buzz()
    deafen(sitting)
    sitting.devices.pull(BUZZ)
    told: list[Deaf | None] = []
    sitting.table.attend(SEATS, lambda: told.append(sitting.table.view().deaf))
    sitting.table.open(trial=False)

    assert told[-1] is None


def test_a_report_that_cannot_be_kept_changes_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_text: str) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(crash, "keep", refuse)
    sitting = with_buzz()
    deafen(sitting)

    assert (sitting.table.view().deaf, sitting.table.view().report) == (Deaf.BROKEN, None)


def test_a_system_without_a_descriptor_is_told_until_one_is_there() -> None:
    sitting = Sitting()
    sitting.devices.refuses = True
    for _ in range(2):
        before = sitting.stirs
        sitting.table.open(trial=False)
        assert sitting.table.view().deaf is Deaf.REFUSED
        assert sitting.stirs > before

    sitting.devices.refuses = False
    sitting.table.open(trial=False)
    assert sitting.table.view().deaf is None
    assert sitting.devices.is_running


def test_a_system_that_refuses_the_second_beginning_is_told_of_instead_of_the_fault() -> None:
    sitting = with_buzz()
    sitting.devices.refuses = True
    breaks(sitting)

    assert sitting.table.view().deaf is Deaf.REFUSED
    assert sitting.table.view().report is not None


def test_the_next_match_begins_without_the_faults_of_the_last_one() -> None:
    sitting = with_buzz()
    deafen(sitting)
    sitting.table.stand_up()
    sitting.sit_down()

    assert (sitting.table.view().deaf, sitting.table.view().report) == (None, None)
    breaks(sitting)
    assert sitting.table.view().deaf is None


@pytest.mark.parametrize("do", [breaks, deafen])
def test_presses_that_the_driver_had_not_told_are_missed(do: Callable[[Sitting], None]) -> None:
    """A press that is heard of as late as the match was told may have been on its way."""
    sitting = with_buzz()
    (lag, *_) = (one.lag for one in reversed(sitting.book.commands) if isinstance(one, BindButtons))
    do(sitting)

    now = sitting.devices.now
    assert set(sitting.book.gaps) == {(now - lag, now)}


def test_where_nobody_plays_on_a_device_no_press_was_missed() -> None:
    sitting = Sitting()
    sitting.table.open(trial=False)
    breaks(sitting)

    assert sitting.book.gaps == []


def test_in_a_trial_no_press_was_missed() -> None:
    sitting = with_buzz()
    sitting.table.open(trial=True)
    breaks(sitting)

    assert sitting.book.gaps == []
