"""``svoyak verify``, and other commands on a damaged file: what it is, what that means, what to do."""

import errno
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.house import House
from station.cli.run import run
from station.journal.body import pack
from station.journal.frames import BLOCK, FrameKind, seal
from station.journal.repair import read_match
from station.wording.cells import cells
from station.wording.trouble import Trouble
from tests.cli.test_output import terminal
from tests.live.stations import Station, new_match

Out = pytest.CaptureFixture[str]
Damage = Callable[[bytes], bytes]

SALVAGE = "from what “svoyak salvage” makes of this one."
SOUND_COPY = "Keep the file, and take a sound copy."


@pytest.fixture
def match(home: Path) -> Path:
    """A match of one theme in the station's folder."""
    assert folders.matches().is_relative_to(home)
    station = Station(new_match(folders.made(folders.matches()))).start()
    station.play_theme()
    station.match.close()
    return station.path.rename(station.path.with_name("final.svoyak"))


def zeros(data: bytes, start: int) -> bytes:
    return data[:start] + bytes(BLOCK) + data[start + BLOCK :]


def in_the_midst(data: bytes) -> bytes:
    return zeros(data, len(data) // 2 // BLOCK * BLOCK)


def at_the_beginning(data: bytes) -> bytes:
    return zeros(data, 0)


def at_the_end(data: bytes) -> bytes:
    return data[:-1]


def cut_in_the_first_frame(data: bytes) -> bytes:
    return data[:2000]


def nothing(_data: bytes) -> bytes:
    return b""


DAMAGES = (in_the_midst, at_the_beginning, at_the_end, cut_in_the_first_frame, nothing)


@pytest.mark.parametrize(
    ("damage", "what", "to_do"),
    [
        (in_the_midst, "DAMAGED at byte", SALVAGE),
        (at_the_beginning, "DAMAGED at byte 0", SOUND_COPY),
        (at_the_end, "torn end", "Opening it keeps a copy and cuts the end off."),
        (cut_in_the_first_frame, "torn end: nothing can be read behind byte 0", SOUND_COPY),
        (nothing, "empty", "Delete the file, and begin the match anew."),
    ],
)
def test_a_check_says_what_to_do(match: Path, capsys: Out, damage: Damage, what: str, to_do: str) -> None:
    match.write_bytes(damage(match.read_bytes()))

    assert run(["verify", "final.svoyak"]) == 1
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith(f"final.svoyak: {what}")
    assert to_do in others[-1]


def test_a_sound_match_leaves_nothing_to_do(match: Path, capsys: Out) -> None:
    assert run(["verify", str(match)]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()[1:]] == ["entries", "snapshots,"]


def test_content_that_is_no_match_can_be_salvaged(match: Path, capsys: Out) -> None:
    tip = read_match(match).tip
    assert tip is not None
    frame, _ = seal(tip, FrameKind.ENTRIES, pack({"summary": None, "entries": 5}))
    match.write_bytes(match.read_bytes() + frame)

    assert run(["verify", str(match)]) == 1
    assert "“svoyak salvage” makes a new match" in capsys.readouterr().out


def test_content_of_a_newer_version_is_left_to_it(match: Path, capsys: Out) -> None:
    tip = read_match(match).tip
    assert tip is not None
    frame, _ = seal(tip, FrameKind.ENTRIES, pack({"summary": None, "entries": [], "more": 1}))
    match.write_bytes(match.read_bytes() + frame)

    assert run(["verify", str(match)]) == 1
    assert "Install the newer version." in capsys.readouterr().out


def test_a_snapshot_that_differs_keeps_nobody_from_playing(match: Path, capsys: Out) -> None:
    tip = read_match(match).tip
    assert tip is not None
    frame, _ = seal(tip, FrameKind.SNAPSHOT, b"\xc1")
    match.write_bytes(match.read_bytes() + frame)

    assert run(["verify", str(match)]) == 1
    told = capsys.readouterr().out
    assert "1 DIFFERS" in told
    assert "it can be played on" in told


@pytest.mark.parametrize("command", ["sheet", "notation"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (at_the_beginning, "The beginning of “final.svoyak” cannot be read"),
        (cut_in_the_first_frame, "The beginning of “final.svoyak” cannot be read"),
        (nothing, "“final.svoyak” holds nothing."),
    ],
)
def test_where_nothing_can_be_printed_it_is_said_why(
    match: Path, capsys: Out, command: str, damage: Damage, told: str
) -> None:
    match.write_bytes(damage(match.read_bytes()))

    assert run([command, "final.svoyak"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("command", ["sheet", "notation"])
def test_what_stands_before_the_damage_is_printed_and_that_it_ends_there(
    match: Path, capsys: Out, command: str
) -> None:
    match.write_bytes(in_the_midst(match.read_bytes()))

    assert run([command, "final.svoyak"]) == 1
    out, err = capsys.readouterr()
    assert len(out.splitlines()) > 5
    assert "What is printed ends where the damage begins." in err


@pytest.mark.parametrize("damage", [at_the_beginning, cut_in_the_first_frame])
def test_a_match_without_its_beginning_is_called_so_where_it_is_to_be_played(
    match: Path, damage: Damage
) -> None:
    match.write_bytes(damage(match.read_bytes()))

    trouble = House().resume(match)

    assert isinstance(trouble, Trouble)
    assert trouble.happened.startswith("The beginning of “final.svoyak” cannot be read")
    assert SOUND_COPY in trouble.to_do


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("/dev/zero")])
@pytest.mark.parametrize("command", ["verify", "salvage", "sheet", "notation"])
def test_what_is_there_and_no_file_is_no_match_file(
    match: Path, capsys: Out, make: Callable[[Path], object], command: str
) -> None:
    make(match.with_name("odd.svoyak"))

    assert run([command, "odd.svoyak"]) == 2
    assert "“odd.svoyak” is not a match file." in capsys.readouterr().err


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", ["verify", "salvage", "sheet", "notation"])
def test_no_command_changes_a_damaged_file(match: Path, damage: Damage, command: str) -> None:
    content = damage(match.read_bytes())
    match.write_bytes(content)

    assert run([command, "final.svoyak"]) in {0, 1, 2}
    assert match.read_bytes() == content


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("damage", [in_the_midst, at_the_end])
@pytest.mark.parametrize("command", ["verify", "salvage"])
def test_sentences_are_broken_at_words_on_a_terminal(
    match: Path, monkeypatch: pytest.MonkeyPatch, command: str, damage: Damage, language: str
) -> None:
    match.write_bytes(damage(match.read_bytes()))
    with terminal(40) as (host, guest), os.fdopen(os.dup(guest), "w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        assert run(["--lang", language, command, "final.svoyak"]) == (1 if command == "verify" else 0)
        print("END", file=stream, flush=True)
        told = b""  # a terminal hands over what it got piece by piece
        while not told.endswith(b"END\r\n"):
            told += os.read(host, 1 << 16)
    lines = told.decode().splitlines()

    assert len(lines) > 5
    assert [line for line in lines if cells(line) > 40] == []


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked(
    match: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = Path(shutil.copy(match, match.with_name("closed.svoyak")))
    opens = os.open

    def refuse(path: str | Path, flags: int, *more: int) -> int:
        if Path(path) == closed:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opens(path, flags, *more)

    monkeypatch.setattr(os, "open", refuse)

    assert run(["verify", "closed.svoyak", "final.svoyak"]) == 2
    out, err = capsys.readouterr()
    assert "closed.svoyak” cannot be read: no permission." in err
    assert "final.svoyak: sound" in out
