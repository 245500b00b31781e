"""``svoyak salvage`` makes a new match of a damaged one and says what is lost; it touches no old file."""

from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from station.cli import folders
from station.cli.run import run
from station.journal.body import pack
from station.journal.frames import BLOCK, FrameKind, seal
from station.journal.repair import read_match
from station.live.opening import read_history
from station.rules.commands import Announce, Nobody, Rule, StartReading
from tests.live.stations import Station, new_match

Out = pytest.CaptureFixture[str]


@pytest.fixture
def match(home: Path) -> Path:
    """A match with a right answer and some steps more, in the station's folder."""
    assert folders.matches().is_relative_to(home)
    station = Station(new_match(folders.made(folders.matches()))).start()
    station.read()
    station.answers(2)
    station.do(Rule(right=True), Announce(), StartReading(), Nobody())
    station.match.close()
    return station.path.rename(station.path.with_name("final.svoyak"))


@pytest.fixture
def damaged(match: Path) -> Path:
    """The same, where the frame behind the right answer is gone."""
    frames = read_match(match).frames
    start = frames[7].offset
    data = match.read_bytes()
    match.write_bytes(data[:start] + bytes(BLOCK) + data[start + BLOCK :])
    return match


def points(path: Path) -> list[int]:
    _, history = read_history(path)
    assert history is not None
    return [ruling.points for ruling in history.state.ledger]


def test_the_new_match_stands_among_the_matches(damaged: Path, capsys: Out) -> None:
    content = damaged.read_bytes()

    assert run(["salvage", "final.svoyak"]) == 0
    new = damaged.with_name("final-salvaged.svoyak")
    told = capsys.readouterr().out
    assert points(new) == points(damaged)
    assert "The new match is final-salvaged.svoyak." in told
    assert damaged.read_bytes() == content


def test_what_is_lost_is_listed_in_the_order_of_the_file(damaged: Path, capsys: Out) -> None:
    assert run(["salvage", str(damaged)]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("7 entries kept, up to here: theme 1 of 4")
    assert lines[1] == "frame 7: gone"
    assert lines[2].startswith("frame 8: 1 entry lost, at 0:")
    assert "Борис 10" in lines[2]
    assert lines[-2] == f"{BLOCK} bytes of which nothing is known"


def test_the_new_file_can_be_named(damaged: Path, tmp_path: Path, capsys: Out) -> None:
    new = tmp_path / "stick" / "new.svoyak"

    assert run(["salvage", str(damaged), "-o", str(new)]) == 0
    assert f"The new match is {new}." in capsys.readouterr().out
    assert points(new) == points(damaged)


def test_a_name_that_is_taken_is_told_and_left(damaged: Path, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "new.svoyak").write_text("mine")

    assert run(["salvage", str(damaged), "-o", str(tmp_path / "new.svoyak")]) == 1
    assert "it exists already" in capsys.readouterr().err
    assert (tmp_path / "new.svoyak").read_text() == "mine"


def test_a_sound_match_needs_none(match: Path, capsys: Out) -> None:
    assert run(["salvage", str(match)]) == 1
    assert "nothing to salvage" in capsys.readouterr().err
    assert list(match.parent.iterdir()) == [match]


def test_without_its_beginning_a_match_is_told_and_not_made(match: Path, capsys: Out) -> None:
    match.write_bytes(bytes(BLOCK) + match.read_bytes()[BLOCK:])

    assert run(["salvage", str(match)]) == 1
    told = capsys.readouterr()
    assert "Борис 10" in told.out
    assert "The first frame of “final.svoyak” cannot be read" in told.err
    assert list(match.parent.iterdir()) == [match]


@pytest.mark.parametrize(("content", "told"), [(b"", "holds nothing"), (b"diary", "is not a match file")])
def test_what_is_no_match_cannot_be_used(match: Path, content: bytes, told: str, capsys: Out) -> None:
    match.write_bytes(content)

    assert run(["salvage", str(match)]) == 2
    assert told in capsys.readouterr().err


def test_what_a_newer_program_wrote_is_left_to_it(match: Path, capsys: Out) -> None:
    tip = read_match(match).tip
    assert tip is not None
    frame, _ = seal(tip, FrameKind.ENTRIES, pack({"summary": None, "entries": [], "more": 1}))
    match.write_bytes(match.read_bytes() + frame)

    assert run(["salvage", str(match)]) == 2
    assert "this version does not know" in capsys.readouterr().err


def test_a_file_that_is_missing_is_told(home: Path, capsys: Out) -> None:
    assert home.exists()
    assert run(["salvage", "nothing.svoyak"]) == 2
    assert "There is no match “nothing.svoyak”." in capsys.readouterr().err


def test_where_nothing_is_lost_it_is_said(match: Path, capsys: Out) -> None:
    """A frame that stands there twice."""
    data, at = match.read_bytes(), read_match(match).frames[3].offset
    match.write_bytes(data[:at] + data[at : at + BLOCK] + data[at:])

    assert run(["salvage", "final.svoyak"]) == 0
    kept, made = capsys.readouterr().out.splitlines()
    assert "entries kept" in kept
    assert made == "The new match is final-salvaged.svoyak. Nothing of the match is lost."


def test_a_match_that_is_played_is_left_alone(match: Path, capsys: Out) -> None:
    with match.open("rb") as held:
        flock(held, LOCK_EX)
        assert run(["salvage", "final.svoyak"]) == 2

    assert "is being played" in capsys.readouterr().err
    assert list(match.parent.iterdir()) == [match]
