"""A check reads a whole match file, and names every snapshot that is not the match."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from station.journal.codec import Snapshot, decode_snapshot, encode_snapshot
from station.journal.frames import FrameKind, Verdict
from station.journal.repair import read_match
from station.live.opening import resume_match, verify_match
from station.rules.commands import StartTheme
from station.rules.model import Outcome
from station.rules.records import PlayedCell
from tests.live.bodies import Frames, write
from tests.live.stations import Station, saved


def frames_of(path: Path) -> Frames:
    return [(FrameKind(frame.kind), frame.body) for frame in read_match(path).frames]


def changed(change: Callable[[Snapshot], Snapshot]) -> Callable[[bytes], bytes]:
    """What makes another snapshot of one."""

    def doctor(body: bytes) -> bytes:
        snapshot = decode_snapshot(body)
        assert snapshot is not None
        return encode_snapshot(change(snapshot))

    return doctor


def other_outcome(snapshot: Snapshot) -> Snapshot:
    first, *others = snapshot.state.played
    played = (PlayedCell(first.cell, first.spare, Outcome.RIGHT), *others)
    return replace(snapshot, state=replace(snapshot.state, played=played))


def unreadable(body: bytes) -> bytes:
    """A field has another name, although the schema is of this build."""
    assert b"ledger" in body
    return body.replace(b"ledger", b"lodger")


DOCTORS = {
    "another outcome": changed(other_outcome),
    "of fewer entries": changed(lambda snapshot: replace(snapshot, entries=snapshot.entries - 1)),
    "of entries to come": changed(lambda snapshot: replace(snapshot, entries=snapshot.entries + 1000)),
    "a field of another name": unreadable,
    "no body": lambda _body: b"\xc1",
}


def test_a_sound_match_agrees_with_its_snapshots(station: Station) -> None:
    station.play_theme()
    station.do(StartTheme())
    station.match.close()
    found = verify_match(station.path)

    entries = saved(station.path)
    assert (found.verdict, found.differing) == (Verdict.CLEAN, ())
    assert (found.frames, found.entries, found.snapshots) == (len(entries) + 2, len(entries), 2)
    assert found.good_length == station.path.stat().st_size
    assert found.state == station.state


@pytest.mark.parametrize("doctor", DOCTORS.values(), ids=DOCTORS)
def test_a_snapshot_that_is_not_the_match_is_named(
    station: Station, tmp_path: Path, doctor: Callable[[bytes], bytes]
) -> None:
    station.play_theme()
    station.match.close()
    frames = frames_of(station.path)
    number = next(n for n, (kind, _) in enumerate(frames) if kind is FrameKind.SNAPSHOT)
    frames[number] = FrameKind.SNAPSHOT, doctor(frames[number][1])
    found = verify_match(write(tmp_path / "doctored.svoyak", frames))

    assert (found.verdict, found.snapshots, found.differing) == (Verdict.CLEAN, 2, (number,))
    assert found.state == station.state


def test_a_snapshot_of_another_schema_is_passed_over(station: Station, tmp_path: Path) -> None:
    station.play_theme()
    station.match.close()
    frames = frames_of(station.path)
    newer = changed(lambda snapshot: replace(snapshot, schema=snapshot.schema + 1))
    frames[-1] = FrameKind.SNAPSHOT, newer(frames[-1][1])
    found = verify_match(write(tmp_path / "other.svoyak", frames))

    assert (found.snapshots, found.differing) == (1, ())


def test_a_bad_snapshot_does_not_stop_the_match(station: Station, tmp_path: Path) -> None:
    station.read()
    station.match.close()
    frames = frames_of(station.path)
    frames[-1] = FrameKind.SNAPSHOT, unreadable(frames[-1][1])
    match = resume_match(write(tmp_path / "doctored.svoyak", frames))

    assert match.history == station.history
    match.appender.close()


def test_a_check_changes_nothing_and_needs_no_lock(station: Station) -> None:
    station.read()
    content = station.path.read_bytes()

    assert verify_match(station.path).state == station.state
    assert station.path.read_bytes() == content


def test_a_check_tells_what_is_left_of_a_damaged_match(station: Station) -> None:
    station.read()
    station.match.close()
    content = bytearray(station.path.read_bytes())
    last = read_match(station.path).frames[-2]
    content[last.offset + 60] ^= 1
    station.path.write_bytes(content)
    found = verify_match(station.path)

    assert (found.verdict, found.good_length) == (Verdict.CORRUPT, last.offset)
    assert found.entries == len(saved(station.path))
