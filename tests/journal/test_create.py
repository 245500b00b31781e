"""A match file is made whole or not at all, and never over another file."""

import errno
from pathlib import Path

import pytest

from station.journal.create import create_match
from station.journal.errors import MatchLocked
from station.journal.frames import FrameKind, Verdict
from station.journal.repair import open_match, read_match
from tests.fakes.failing_files import FailingFiles
from tests.fakes.faulty_files import Fault, FaultyFiles
from tests.journal.chains import MATCH


def test_a_new_match_is_a_file_with_one_frame(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "one.svoyak"

    create_match(path, MATCH, b"begin").close()

    found = read_match(path)
    assert (found.verdict, [frame.body for frame in found.frames]) == (Verdict.CLEAN, [b"begin"])
    assert found.tip is not None
    assert found.tip.match_id == MATCH
    assert [entry.name for entry in path.parent.iterdir()] == ["one.svoyak"]


def test_its_file_and_its_folder_are_the_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "one.svoyak"

    create_match(path, MATCH, b"begin").close()

    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_play_goes_on_in_the_new_file(tmp_path: Path) -> None:
    path = tmp_path / "one.svoyak"
    appender = create_match(path, MATCH, b"begin")

    appender.append(FrameKind.ENTRIES, b"second")

    assert [frame.body for frame in read_match(path).frames] == [b"begin", b"second"]
    appender.close()


def test_a_match_moves_with_all_its_frames(tmp_path: Path) -> None:
    further = [(FrameKind.SNAPSHOT, b"state"), (FrameKind.ENTRIES, b"more")]

    appender = create_match(tmp_path / "one.svoyak", MATCH, b"begin", further)

    frames = read_match(tmp_path / "one.svoyak").frames
    assert [(frame.kind, frame.body) for frame in frames] == [(FrameKind.ENTRIES, b"begin"), *further]
    assert appender.tip.frames == 3
    appender.close()


def test_a_new_match_is_locked(tmp_path: Path) -> None:
    appender = create_match(tmp_path / "one.svoyak", MATCH, b"begin")

    with pytest.raises(MatchLocked):
        open_match(tmp_path / "one.svoyak")
    appender.close()


@pytest.mark.parametrize("content", [b"", b"somebody's own"])
def test_a_file_is_never_written_over(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "one.svoyak"
    path.write_bytes(content)

    with pytest.raises(FileExistsError):
        create_match(path, MATCH, b"begin")

    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_leftover_of_a_crash_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / ".one.svoyak.new-1").write_bytes(b"half")

    create_match(tmp_path / "one.svoyak", MATCH, b"begin").close()

    assert read_match(tmp_path / "one.svoyak").verdict is Verdict.CLEAN


def test_the_name_comes_after_the_sync_and_the_folder_last(tmp_path: Path) -> None:
    files = FailingFiles()

    create_match(tmp_path / "one.svoyak", MATCH, b"begin", files=files).close()

    assert files.calls == ["create", "create", "write", "lock", "sync", "rename", "sync_folder"]


@pytest.mark.parametrize("failing", ["create", "write", "lock", "sync", "rename", "sync_folder"])
def test_a_failure_leaves_no_file(tmp_path: Path, failing: str) -> None:
    with pytest.raises(OSError, match=failing):
        create_match(tmp_path / "one.svoyak", MATCH, b"begin", files=FailingFiles(failing))

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("at", range(2, 10))
def test_a_disk_that_stays_full_is_left_as_it_was(tmp_path: Path, at: int) -> None:
    with pytest.raises(OSError, match="space"):
        create_match(
            tmp_path / "one.svoyak", MATCH, b"begin", files=FaultyFiles(Fault(at, errno.ENOSPC, lasting=True))
        )

    assert list(tmp_path.iterdir()) == []


def test_a_match_id_of_another_length_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="short"):
        create_match(tmp_path / "one.svoyak", b"short", b"begin")

    assert list(tmp_path.iterdir()) == []
