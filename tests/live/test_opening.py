"""From a file to a match and back: beginning, taking up again, discarding."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from station.journal.codec import encode_entries
from station.journal.errors import ContentError
from station.journal.frames import FrameKind
from station.journal.glance import glance
from station.journal.repair import open_match, read_match
from station.live.opening import begin_match, discard_match, resume_match
from station.live.summary import summarise
from station.rules import history
from station.rules.commands import Undo
from station.rules.entries import Entry
from station.rules.model import NO_TIME
from station.rules.refusals import Refused
from tests.live.bodies import Frames, write
from tests.live.stations import Station, new_match, saved
from tests.rules.games import begin

DAY = date(2026, 12, 5)


def first_entry() -> Entry:
    made = history.begin(begin())
    assert not isinstance(made, Refused)
    return made[1]


def entries_body(*entries: Entry) -> bytes:
    return encode_entries(entries, summarise(history.opened(first_entry()).state))


def test_a_new_match_is_a_file_named_by_day_stage_and_id(tmp_path: Path) -> None:
    match = begin_match(tmp_path, begin(), DAY)
    assert not isinstance(match, Refused)

    match_id = match.history.state.setup.match_id
    assert match.path == tmp_path / f"2026-12-05-qualifying-{match_id[:4]}.svoyak"
    assert read_match(match.path).tip == match.appender.tip
    assert match.appender.tip.match_id.hex() == match_id
    assert tuple(saved(match.path)) == match.entries
    assert not match.is_reopened
    match.appender.close()


@pytest.mark.parametrize(("told", "date"), [("", "2026-12-05"), ("2026-12-04", "2026-12-04")])
def test_a_match_is_of_the_day_of_its_file_unless_it_has_one(tmp_path: Path, told: str, date: str) -> None:
    match = begin_match(tmp_path, replace(begin(), date=told), DAY)
    assert not isinstance(match, Refused)

    assert match.history.state.setup.date == date
    assert match.path.name.startswith("2026-12-05")
    match.appender.close()


def test_a_match_that_cannot_be_leaves_no_file(tmp_path: Path) -> None:
    answer = begin_match(tmp_path, replace(begin(), themes=()), DAY)

    assert isinstance(answer, Refused)
    assert list(tmp_path.iterdir()) == []


def test_no_two_matches_have_one_id(tmp_path: Path) -> None:
    first, second = new_match(tmp_path), new_match(tmp_path)

    assert first.appender.tip.match_id != second.appender.tip.match_id
    for match in (first, second):
        match.appender.close()


@pytest.mark.parametrize(
    "frames",
    [
        [(FrameKind.SNAPSHOT, b"\x80")],
        [(FrameKind.ENTRIES, b"not a body")],
        [(FrameKind.ENTRIES, entries_body(replace(first_entry(), events=())))],
        [(FrameKind.ENTRIES, entries_body(first_entry(), Entry(0, NO_TIME, Undo(1), ())))],
    ],
    ids=["no entries", "no body", "no beginning", "nothing to undo"],
)
def test_a_file_that_tells_no_match_is_refused_and_let_go(tmp_path: Path, frames: Frames) -> None:
    path = write(tmp_path / "one.svoyak", frames)
    content = path.read_bytes()

    with pytest.raises(ContentError):
        resume_match(path)
    open_match(path).appender.close()
    assert path.read_bytes() == content


def test_a_torn_end_is_cut_and_told(station: Station) -> None:
    station.read()
    station.match.close()
    path = station.path
    path.write_bytes(path.read_bytes() + b"\xffSVOYAK\n unfinished")

    match = resume_match(path)
    assert match.torn_copy is not None
    assert match.torn_copy.read_bytes().endswith(b" unfinished")
    assert match.history == station.history
    match.appender.close()


def test_lists_show_the_match_as_it_was_saved_last(station: Station) -> None:
    station.play_theme()
    summary = glance(station.path).summary

    assert summary == summarise(station.state)
    assert summary is not None
    assert (summary.themes_played, summary.themes, summary.finished) == (1, 4, False)
    assert (summary.players, summary.scores) == (("Анна", "Борис", "Вера"), (0, 0, 0))


def test_a_match_is_discarded_unless_it_is_being_played(station: Station) -> None:
    discard_match(station.path)
    assert station.path.exists()

    station.match.close()
    discard_match(station.path)
    assert not station.path.exists()


def test_a_name_that_is_taken_is_not_taken_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((b"\1" * 16, b"\1" * 16, b"\2" * 16))
    monkeypatch.setattr("station.live.opening.secrets.token_bytes", lambda _size: next(drawn))
    first, second = new_match(tmp_path), new_match(tmp_path)

    assert (first.path.name[-11:], second.path.name[-11:]) == ("0101.svoyak", "0202.svoyak")
