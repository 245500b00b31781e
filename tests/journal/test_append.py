"""A frame counts when its sync has returned, and a journal that failed stays failed."""

from pathlib import Path

import pytest

from station.journal.append import Appender
from station.journal.create import create_match
from station.journal.errors import JournalFailed
from station.journal.frames import BLOCK, MAX_BODY, FrameKind, Verdict
from station.journal.repair import read_match
from tests.fakes.failing_files import FailingFiles
from tests.journal.chains import MATCH


@pytest.fixture
def files() -> FailingFiles:
    return FailingFiles()


@pytest.fixture
def appender(tmp_path: Path, files: FailingFiles) -> Appender:
    return create_match(tmp_path / "one.svoyak", MATCH, b"begin", files=files)


def bodies(folder: Path) -> list[bytes]:
    return [frame.body for frame in read_match(folder / "one.svoyak").frames]


def test_a_frame_is_one_write_and_one_sync(appender: Appender, files: FailingFiles, tmp_path: Path) -> None:
    files.calls.clear()

    appender.append(FrameKind.ENTRIES, b"x" * 20_000)

    assert files.calls == ["write", "sync"]
    assert bodies(tmp_path) == [b"begin", b"x" * 20_000]
    appender.close()


def test_the_tip_counts_what_is_on_disk(appender: Appender) -> None:
    appender.append(FrameKind.ENTRIES, b"x" * BLOCK)

    assert (appender.tip.match_id, appender.tip.frames, appender.tip.length) == (MATCH, 2, 3 * BLOCK)
    appender.close()


@pytest.mark.parametrize("failing", ["write", "sync"])
def test_what_failed_once_is_never_tried_again(
    appender: Appender, files: FailingFiles, tmp_path: Path, failing: str
) -> None:
    files.failing = failing
    with pytest.raises(JournalFailed) as first:
        appender.append(FrameKind.ENTRIES, b"lost")
    before = (tmp_path / "one.svoyak").read_bytes()
    files.failing = ""
    files.calls.clear()

    with pytest.raises(JournalFailed) as second:
        appender.append(FrameKind.ENTRIES, b"later")

    assert first.value.error is second.value.error
    assert files.calls == []
    assert (tmp_path / "one.svoyak").read_bytes() == before
    assert appender.tip.frames == 1
    appender.close()


@pytest.mark.parametrize("rival", ["delete", "replace", "cut", "write over", "append"])
def test_what_somebody_took_away_or_wrote_to_is_not_called_saved(
    appender: Appender, tmp_path: Path, rival: str
) -> None:
    path = tmp_path / "one.svoyak"
    copy = tmp_path / "copy"
    copy.write_bytes(path.read_bytes())
    match rival:
        case "delete":
            path.unlink()
        case "replace":
            copy.replace(path)
        case "cut":
            path.write_bytes(b"")
        case "write over":
            path.write_bytes(copy.read_bytes() * 2)
        case "append":
            with path.open("ab") as file:
                file.write(copy.read_bytes())
    left = path.read_bytes() if path.exists() else b""

    for body in (b"lost", b"later"):
        with pytest.raises(JournalFailed):
            appender.append(FrameKind.ENTRIES, body)

    assert (path.read_bytes() if path.exists() else b"") == left
    appender.close()


def test_a_file_that_was_renamed_goes_on(appender: Appender, tmp_path: Path) -> None:
    renamed = (tmp_path / "one.svoyak").rename(tmp_path / "two.svoyak")

    appender.append(FrameKind.ENTRIES, b"second")

    assert [frame.body for frame in read_match(renamed).frames] == [b"begin", b"second"]
    appender.close()


def test_a_body_over_the_limit_is_no_failure_of_the_journal(appender: Appender, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=str(MAX_BODY + 1)):
        appender.append(FrameKind.ENTRIES, bytes(MAX_BODY + 1))
    appender.append(FrameKind.ENTRIES, b"second")

    assert bodies(tmp_path) == [b"begin", b"second"]
    appender.close()


def test_nothing_is_appended_after_closing(appender: Appender, tmp_path: Path) -> None:
    appender.close()
    appender.close()

    with pytest.raises(JournalFailed):
        appender.append(FrameKind.ENTRIES, b"late")

    assert bodies(tmp_path) == [b"begin"]
    assert read_match(tmp_path / "one.svoyak").verdict is Verdict.CLEAN
