"""The doctor and the disk: room, speed, locks, and what a restart would delete. Nothing stays behind."""

import errno
import os
from pathlib import Path

import pytest

from station.cli.doctor import disk
from station.cli.doctor.disk import check_disk
from station.cli.doctor.findings import Finding, Level
from station.journal.files import Files
from tests.cli.doctor.patient import MS, Ticks, Ward, levels, only
from tests.fakes.failing_files import FailingFiles
from tests.fakes.hanging_files import HangingFiles


class LocklessFiles(Files):
    """A folder, mostly one on a network, in which files cannot be locked."""

    def lock(self, fd: int) -> bool:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), fd)


def check(ward: Ward, **other: object) -> list[Finding]:
    return list(check_disk(ward.patient(**other)))


def test_a_healthy_disk_is_told_with_its_speed_and_left_as_it_was(ward: Ward) -> None:
    (found,) = check(ward, clock=Ticks(7 * MS))

    assert found.level is Level.OK
    assert str(ward.matches) in found.told.happened
    assert "up to 7 ms" in found.told.happened
    assert list(ward.matches.iterdir()) == []


def test_a_folder_that_is_not_there_yet_is_not_made(ward: Ward) -> None:
    ward.matches.rmdir()

    assert levels(check(ward)) == ["ok"]
    assert not ward.matches.exists()


def test_a_file_in_the_place_of_the_folder_is_a_fault(ward: Ward) -> None:
    ward.matches.rmdir()
    ward.matches.write_text("mine")

    (found,) = check(ward)
    assert found.level is Level.FAULT
    assert str(ward.matches) in found.told.happened
    assert ward.matches.read_text() == "mine"


def test_a_disk_that_makes_people_wait_is_a_warning(ward: Ward) -> None:
    told = only(check(ward, clock=Ticks(600 * MS)), Level.WARNING).told

    assert "600 ms" in told.happened


@pytest.mark.parametrize("call", ["create", "write", "sync"])
def test_a_disk_that_takes_nothing_is_a_fault_with_the_reason(ward: Ward, call: str) -> None:
    (found,) = check(ward, files=FailingFiles(call))

    assert found.level is Level.FAULT
    assert "the disk or the device failed" in found.told.happened
    assert list(ward.matches.iterdir()) == []


def test_a_disk_that_hangs_is_a_fault_and_holds_nobody_up(
    ward: Ward, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "READING", 0)
    files = HangingFiles("sync")

    (found,) = check(ward, files=files)
    assert found.level is Level.FAULT
    assert "does not answer" in found.told.happened
    files.answer()


def test_a_nearly_full_disk_is_a_warning(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "_ENOUGH", 10**18)

    assert "are free" in only(check(ward), Level.WARNING).told.happened


def test_a_folder_without_locks_is_a_warning(ward: Ward) -> None:
    assert "cannot be locked" in only(check(ward, files=LocklessFiles()), Level.WARNING).told.happened


@pytest.mark.parametrize(("kind", "expected"), [("tmpfs", ["ok", "warning"]), ("ext4", ["ok"])])
def test_a_folder_in_memory_is_a_warning(ward: Ward, kind: str, expected: list[str]) -> None:
    """What is mounted deepest counts, and of two in one place the later."""
    ward.mounts(
        "overlay / overlay rw 0 0",
        f"x {ward.matches.parent} ext4 rw 0 0",
        f"x {ward.matches.parent} {kind} rw 0 0",
        f"x {Path('/elsewhere')} tmpfs rw 0 0",
        "odd",
    )

    assert levels(check(ward)) == expected
