"""Where a match can be saved: media, the station's folder, home, the temp folder."""

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from station.cli import folders, places
from station.cli.places import known_folders, media, remember, save_places

MOUNTS = """\
proc /proc proc rw 0 0
/dev/sda1 / ext4 rw 0 0
/dev/sdb1 /media/anna/USB\\040DISK vfat rw 0 0
/dev/sdc1 /run/media/anna/Флешка exfat rw 0 0
/dev/sdd1 /mnt ext4 rw 0 0
/dev/sde1 /mediathek ext4 rw 0 0
odd
"""


def test_media_are_told_from_other_mounts(tmp_path: Path) -> None:
    (tmp_path / "mounts").write_text(MOUNTS, encoding="utf-8")

    assert media(tmp_path / "mounts") == [
        Path("/media/anna/USB DISK"),
        Path("/run/media/anna/Флешка"),
        Path("/mnt"),
    ]


def test_a_system_that_does_not_tell_has_no_media(tmp_path: Path) -> None:
    assert media(tmp_path / "nothing") == []


@pytest.fixture
def temp(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The temp folder; there is a stick, too."""
    assert home.exists()
    (tmp_path / "stick").mkdir()
    monkeypatch.setattr(places, "media", lambda: [tmp_path / "stick", tmp_path / "pulled"])
    return tmp_path / "temp"


def test_sticks_come_first_and_the_temp_folder_last(temp: Path, home: Path) -> None:
    usual = folders.made(folders.matches())

    found = save_places()

    assert [place.folder for place in found] == [temp.parent / "stick", usual, home, temp]
    assert [place.is_temp for place in found] == [False, False, False, True]
    assert all(place.free for place in found)


def test_a_full_place_comes_behind_the_others(
    temp: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick, room = temp.parent / "stick", os.statvfs

    def statvfs(path: Path) -> object:
        full = {"f_bavail": 0, "f_frsize": 4096}
        return SimpleNamespace(**full) if path == stick else room(path)

    monkeypatch.setattr(os, "statvfs", statvfs)

    assert [place.folder for place in save_places()] == [home, temp, stick]
    assert save_places()[-1].free == 0


def test_a_folder_that_cannot_be_written_to_is_no_place(
    temp: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != home and access(path, mode))

    assert [place.folder for place in save_places()] == [temp.parent / "stick", temp]


def test_a_typed_folder_is_looked_into_from_then_on(home: Path) -> None:
    assert home / "club" not in known_folders()
    remember(home / "club")
    remember(home / "другая")
    remember(home / "club")

    assert known_folders()[1:3] == (home / "club", home / "другая")


def test_only_so_many_folders_are_remembered(home: Path) -> None:
    for number in range(20):
        remember(home / str(number))

    assert [folder.name for folder in known_folders() if folder.name.isdigit()] == [
        str(number) for number in range(19, 11, -1)
    ]


@pytest.mark.parametrize("spoil", [Path.mkdir, lambda path: path.write_bytes(b"\xff\x00\n\n/x")])
def test_a_memory_that_is_spoilt_is_no_trouble(home: Path, spoil: Callable[[Path], object]) -> None:
    spoil(folders.made(folders.state()) / "places")
    remember(home / "club")

    assert home in known_folders()
    assert save_places() != ()
