"""Snapshots only save time: whatever became of them, the match is what its entries say."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from station.journal.frames import FrameKind
from station.live.opening import resume_match, verify_match
from tests.live.bodies import Frames, write
from tests.live.stations import Station
from tests.live.test_verify import DOCTORS, changed, frames_of

newer = changed(lambda snapshot: replace(snapshot, schema=snapshot.schema + 1))
older = changed(lambda snapshot: replace(snapshot, schema=snapshot.schema - 1))

FATES: dict[str, Callable[[bytes], list[bytes]]] = {
    "as they were": lambda body: [body],
    "deleted": lambda _body: [],
    "doubled": lambda body: [body, body],
    "of a newer schema": lambda body: [newer(body)],
    "of an older schema": lambda body: [older(body)],
    **{name: lambda body, doctor=doctor: [doctor(body)] for name, doctor in DOCTORS.items()},  # type: ignore[misc] # bound now
}
"""What becomes of every snapshot of a file."""


def with_snapshots(frames: Frames, fate: Callable[[bytes], list[bytes]]) -> Frames:
    changed_frames: Frames = []
    for kind, body in frames:
        bodies = fate(body) if kind is FrameKind.SNAPSHOT else [body]
        changed_frames += [(kind, changed_body) for changed_body in bodies]
    return changed_frames


@pytest.mark.parametrize("fate", FATES.values(), ids=FATES)
def test_the_match_is_what_its_entries_say(
    station: Station, tmp_path: Path, fate: Callable[[bytes], list[bytes]]
) -> None:
    station.play_theme()
    assert station.match.close()
    frames = frames_of(station.path)
    path = write(tmp_path / "changed.svoyak", with_snapshots(frames, fate))

    assert sum(kind is FrameKind.SNAPSHOT for kind, _ in frames) == 2
    assert verify_match(path).state == station.state
    match = resume_match(path)
    match.appender.close()
    assert match.history == station.history


def test_a_match_with_wrong_snapshots_is_played_on_from_its_entries(station: Station, tmp_path: Path) -> None:
    station.play_theme()
    assert station.match.close()
    path = write(
        tmp_path / "changed.svoyak", with_snapshots(frames_of(station.path), FATES["another outcome"])
    )
    again = Station(resume_match(path)).start()

    assert (again.state.played, again.state.ledger) == (station.state.played, station.state.ledger)
    assert again.match.close()
