"""Whatever stands under a match's name, lists tell of it, and naming it ends in words."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.house import House
from station.cli.resume import existing
from station.cli.run import run
from station.journal.files import Files
from station.journal.frames import FrameKind, Tip, seal
from station.wording.trouble import Trouble

TOO_LONG = "x" * 300 + ".svoyak"


@pytest.fixture
def matches(home: Path) -> Path:
    """The folder of matches, in a home of the test's own."""
    assert folders.matches().is_relative_to(home)
    return folders.made(folders.matches())


def link_to(target: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


@pytest.mark.parametrize(
    ("make", "trouble"),
    [
        (Path.mkdir, "cannot be read"),
        (link_to("nothing"), "cannot be read"),
        (link_to("odd.svoyak"), "cannot be read"),
        (link_to("/dev/zero"), "empty file"),
        (os.mkfifo, "empty file"),
        (Path.touch, "empty file"),
        (lambda path: path.write_bytes(seal(Tip(bytes(16)), FrameKind.ENTRIES, b"body")[0][:99]), "damaged"),
    ],
)
def test_what_is_no_match_is_listed_and_stops_no_other(
    make: Callable[[Path], object], trouble: str, matches: Path
) -> None:
    make(matches / "odd.svoyak")
    (matches / "other.svoyak").write_bytes(b"no match")

    listed = {card.path.name: card.trouble for card in House().matches()}

    assert listed == {"odd.svoyak": trouble, "other.svoyak": "not a match file"}


def test_a_folder_that_cannot_be_read_is_not_an_empty_one(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = folders.matches().parent
    assert folders.made(place.parent).is_relative_to(home)
    place.write_text("a file")

    assert run(["matches"]) == 0
    assert capsys.readouterr().out == f"! {folders.matches()}\n    cannot be read\n"


def test_a_name_that_the_system_does_not_take_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", TOO_LONG]) == 2
    assert "the name is too long" in capsys.readouterr().err


def test_a_match_is_found_although_no_looking_elsewhere(
    matches: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (matches / "final.svoyak").touch()
    looks = Path.is_file

    def is_file(path: Path) -> bool:
        if not path.is_absolute():
            raise PermissionError
        return looks(path)

    monkeypatch.setattr(Path, "is_file", is_file)

    assert existing(Path("final.svoyak")) == matches / "final.svoyak"


def test_nothing_is_checked_when_one_of_the_named_is_missing(
    matches: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (matches / "first.svoyak").touch()

    assert run(["verify", "first.svoyak", "missing.svoyak"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "missing.svoyak" in told.err


@pytest.mark.parametrize(
    ("number", "reason", "way"),
    [
        (errno.EROFS, "the disk can only be read", "copy the file to a disk"),
        (errno.EACCES, "no permission", "copy the file to a disk"),
        (errno.EIO, "the disk or the device failed", "svoyak salvage"),
    ],
)
def test_a_match_that_cannot_be_written_is_not_opened_and_the_way_out_is_told(
    matches: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str, way: str
) -> None:
    path = matches / "final.svoyak"
    path.write_bytes(seal(Tip(bytes(16)), FrameKind.ENTRIES, b"body")[0])

    def refuse(_files: Files, _path: Path) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Files, "open", refuse)
    trouble = House().resume(path)

    assert isinstance(trouble, Trouble)
    assert trouble.happened == f"“{path}” cannot be opened to play on: {reason}."
    assert way in trouble.to_do


@pytest.mark.parametrize("command", ["verify", "sheet", "notation"])
def test_who_reads_a_file_that_the_disk_gives_only_in_parts_is_told_of_the_salvage(
    matches: Path, monkeypatch: pytest.MonkeyPatch, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = matches / "final.svoyak"
    path.write_bytes(seal(Tip(bytes(16)), FrameKind.ENTRIES, b"body")[0])

    def refuse(_fd: int, _size: int, _offset: int) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "pread", refuse)

    assert run([command, str(path)]) == 2
    assert "svoyak salvage" in capsys.readouterr().err


def test_a_name_with_line_ends_stays_one_line_of_the_list(
    matches: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (matches / "a\nb\u2028c\t.svoyak").write_bytes(b"no match")

    assert run(["matches"]) == 0
    assert capsys.readouterr().out.splitlines() == ["! a?b?c?.svoyak", "    not a match file"]
