"""The power fails at every call of a match that is being written: what was acknowledged is there.

The rest is whole or absent, the match opens, is played on, and opens again. A live match acknowledges what it
shows; a sample of the cuts is tried unless ``--whole`` asks for all of them.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.journal.conftest import Sample
from tests.journal.power.matches import Recording, appended, check, moved, played
from tests.journal.power.remains import Disk
from tests.protocol.late_games import finished

MIXTURES = 10
"""So many random mixtures of what can be lost are thought of at each call."""

WHILE_MADE = 40
"""So many cuts a sample tries at each of the few calls that make the file: names can be lost there."""

SYNCS = {"sync", "sync_folder"}
"""After these stands what the call before has left to the luckiest."""

RECORDINGS: dict[str, tuple[Callable[[Path], Recording], int]] = {
    "a live match": (played, 6),
    "a match that is moved": (moved, 6),
    "a whole final": (lambda folder: appended(finished(), folder), 1),
}
"""Each with the number of cuts that a sample tries at each call."""


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_cut_at_every_call_loses_nothing_that_was_acknowledged(
    name: str, tmp_path: Path, sample: Sample
) -> None:
    record, cuts = RECORDINGS[name]
    for folder in ("written", "left"):
        (tmp_path / folder).mkdir()
    recording = record(tmp_path / "written")
    random = Random(20261205)  # noqa: S311 - nothing to be guessed
    disk = Disk()
    tried = 0
    for call in recording.calls:
        disk.play(call)
        number = cuts if disk.acknowledged else WHILE_MADE
        for luck in [] if call.what in SYNCS else sample(disk.lucks(random, MIXTURES), number):
            check(tmp_path / "left", disk, luck, recording)
            tried += 1
    assert tried > len(recording.ends)
    assert disk.acknowledged == len(recording.entries)


def test_a_live_match_asks_the_disk_for_a_frame_before_it_shows_it(tmp_path: Path) -> None:
    """Else the cuts above would have nothing to find."""
    recording = played(tmp_path)

    assert len(recording.ends) > 15
    assert [call.acknowledged for call in recording.calls if call.what == "mark"][-1] > 15
