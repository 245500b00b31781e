"""The power fails again while a torn end is copied aside and cut, or while play goes on behind it.

What was acknowledged before the first cut and between the two is there, and until the torn end is on disk in
its copy it is still in the file.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from station.journal.frames import Verdict
from station.journal.repair import read_match
from station.live.opening import resume_match
from tests.journal.conftest import Sample
from tests.journal.power.matches import Recording, append, appended, check, left, played_on
from tests.journal.power.recorder import RecordingFiles
from tests.journal.power.remains import Disk
from tests.rules.games import Game

TORN_ENDS, CUTS, MIXTURES = 12, 3, 5
"""So many first cuts a sample tries, and so many second ones at each call of the repair; the whole all."""


def short_game() -> Game:
    """A few frames."""
    game = Game()
    game.read()
    game.answers(1)
    return game


def torn_ends(recording: Recording, folder: Path) -> Iterator[tuple[str, bytes, int]]:
    """All different files with a torn end that cuts may leave, and how many entries were acknowledged."""
    random = Random(20261205)  # noqa: S311 - nothing to be guessed
    disk, seen = Disk(), set()
    for call in recording.calls:
        disk.play(call)
        for luck in disk.lucks(random, MIXTURES) if disk.acknowledged else ():
            with left(folder, disk, luck) as (path,):
                content = path.read_bytes()
                if content not in seen and read_match(path).verdict is Verdict.TORN:
                    yield path.name, content, disk.acknowledged
                seen.add(content)


def repaired(path: Path, acknowledged: int) -> Recording:
    """The calls of opening the file at a path and playing on; what was acknowledged before still is."""
    files = RecordingFiles(path.parent)
    files.mark(acknowledged)
    match = resume_match(path, files)
    assert match.torn_copy is not None
    _, further = played_on(match.history)
    append(match, match.history, further, files)
    entries = (*match.entries, *further)
    return Recording(tuple(files.calls), entries, tuple(range(1, len(entries) + 1)))


def keeps_the_torn_end(name: str, torn: bytes, contents: dict[str, bytes]) -> bool:
    """Whether a file as it was before its repair still stands under its name, or in a copy."""
    return contents[name].startswith(torn) or contents.get(f"{name}.torn-1") == torn


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Where the match is written, where it is repaired, and where the next start finds it."""
    made = tmp_path / "written", tmp_path / "repaired", tmp_path / "left"
    for folder in made:
        folder.mkdir()
    return made


def test_a_repair_that_is_cut_off_loses_nothing(folders: tuple[Path, Path, Path], sample: Sample) -> None:
    written, mended, found = folders
    random = Random(20261206)  # noqa: S311 - nothing to be guessed
    torn_files = list(torn_ends(appended(short_game(), written), found))
    assert len(torn_files) > TORN_ENDS
    for name, torn, acknowledged in sample(torn_files, TORN_ENDS):
        (mended / name).write_bytes(torn)
        recording = repaired(mended / name, acknowledged)
        disk = Disk()
        for call in recording.calls:
            disk.play(call)
            for luck in sample(disk.lucks(random, MIXTURES), CUTS) if call.what != "found" else ():
                assert keeps_the_torn_end(name, torn, disk.remains(luck))
                check(found, disk, luck, recording)
        for path in mended.iterdir():
            path.unlink()
