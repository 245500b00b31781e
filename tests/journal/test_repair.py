"""Opening a match: what is torn is cut off after a copy, what is damaged is never touched."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.errors import (
    MatchCorrupt,
    MatchEmpty,
    MatchFileError,
    MatchForeign,
    MatchHeadless,
    MatchLocked,
    MatchNewer,
)
from station.journal.frames import BLOCK, FrameKind, Verdict
from station.journal.repair import open_match, read_match
from tests.fakes.failing_files import FailingFiles
from tests.journal.chains import OTHER_MATCH, TEN, TEN_BODIES, block, chain, flipped
from tests.journal.test_frames import by_the_page

TORN = TEN[:-5]
CORRUPT = flipped(TEN, 4 * BLOCK * 8)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.svoyak"


def test_a_clean_match_opens_and_goes_on(path: Path) -> None:
    path.write_bytes(TEN)

    opened = open_match(path)
    opened.appender.append(FrameKind.ENTRIES, b"eleventh")
    opened.appender.close()

    assert [frame.body for frame in opened.frames] == TEN_BODIES
    assert (opened.verdict, opened.torn_copy) == (Verdict.CLEAN, None)
    assert [frame.body for frame in read_match(path).frames] == [*TEN_BODIES, b"eleventh"]
    assert list(path.parent.iterdir()) == [path]


def test_a_torn_end_is_copied_aside_and_cut(path: Path) -> None:
    path.write_bytes(TORN)

    opened = open_match(path)
    opened.appender.close()

    assert [frame.body for frame in opened.frames] == TEN_BODIES[:9]
    assert opened.verdict is Verdict.TORN
    assert opened.torn_copy == path.with_name("one.svoyak.torn-1")
    assert opened.torn_copy.read_bytes() == TORN
    assert opened.torn_copy.stat().st_mode & 0o777 == 0o600
    assert path.read_bytes() == TEN[: 9 * BLOCK]


def test_a_match_that_was_torn_goes_on(path: Path) -> None:
    path.write_bytes(TORN)

    opened = open_match(path)
    opened.appender.append(FrameKind.ENTRIES, b"new tenth")
    opened.appender.close()

    assert [frame.body for frame in read_match(path).frames] == [*TEN_BODIES[:9], b"new tenth"]
    assert read_match(path).verdict is Verdict.CLEAN


def test_old_blocks_of_another_match_behind_the_end_are_a_torn_end(path: Path) -> None:
    path.write_bytes(TEN[: 3 * BLOCK] + b"".join(chain(TEN_BODIES, OTHER_MATCH)))

    opened = open_match(path)
    opened.appender.close()

    assert [frame.body for frame in opened.frames] == TEN_BODIES[:3]
    assert path.read_bytes() == TEN[: 3 * BLOCK]


def test_an_earlier_copy_is_not_written_over(path: Path) -> None:
    earlier = path.with_name("one.svoyak.torn-1")
    earlier.write_bytes(b"earlier")
    path.write_bytes(TORN)

    opened = open_match(path)
    opened.appender.close()

    assert opened.torn_copy == path.with_name("one.svoyak.torn-2")
    assert earlier.read_bytes() == b"earlier"


def test_nothing_is_cut_before_its_copy_is_on_disk(path: Path) -> None:
    path.write_bytes(TORN)
    files = FailingFiles()

    open_match(path, files).appender.close()

    assert files.calls == ["lock", "create", "write", "sync", "sync_folder", "cut", "sync"]


@pytest.mark.parametrize("failing", ["create", "write", "sync", "sync_folder", "cut"])
def test_a_copy_that_fails_leaves_the_file_alone(path: Path, failing: str) -> None:
    path.write_bytes(TORN)

    with pytest.raises(OSError, match=failing):
        open_match(path, FailingFiles(failing))

    assert path.read_bytes() == TORN
    open_match(path).appender.close()


def test_a_corrupt_match_is_never_written_to(path: Path) -> None:
    path.write_bytes(CORRUPT)

    with pytest.raises(MatchCorrupt) as refusal:
        open_match(path)

    assert refusal.value.path == path
    assert refusal.value.offset == 4 * BLOCK
    assert [frame.body for frame in refusal.value.good_frames] == TEN_BODIES[:4]
    assert path.read_bytes() == CORRUPT
    assert list(path.parent.iterdir()) == [path]


def test_what_is_no_match_file_is_left_alone(path: Path) -> None:
    path.write_bytes(b"dear diary")

    with pytest.raises(MatchForeign):
        open_match(path)

    assert path.read_bytes() == b"dear diary"


@pytest.mark.parametrize(
    ("content", "refusal"), [(b"", MatchEmpty), (TEN[:5], MatchHeadless), (TEN[: BLOCK - 1], MatchHeadless)]
)
def test_a_file_without_a_complete_frame_is_no_match(
    path: Path, content: bytes, refusal: type[MatchFileError]
) -> None:
    path.write_bytes(content)

    with pytest.raises(refusal):
        open_match(path)

    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


def test_a_newer_match_is_refused_by_its_version(path: Path) -> None:
    path.write_bytes(by_the_page(1, 0, 0, b"", version=3))

    with pytest.raises(MatchNewer) as refusal:
        open_match(path)

    assert refusal.value.version == 3


def test_a_match_that_somebody_plays_can_be_read_but_not_opened(path: Path) -> None:
    path.write_bytes(TEN)
    opened = open_match(path)

    with pytest.raises(MatchLocked):
        open_match(path)

    assert len(read_match(path).frames) == 10
    opened.appender.close()
    open_match(path).appender.close()


def test_a_refused_match_is_let_go(path: Path) -> None:
    path.write_bytes(CORRUPT)
    with pytest.raises(MatchCorrupt):
        open_match(path)
    path.write_bytes(TEN)

    open_match(path).appender.close()


def test_a_match_that_is_not_there_is_said_so(path: Path) -> None:
    for reader in (open_match, read_match):
        with pytest.raises(FileNotFoundError):
            reader(path)


def test_reading_changes_nothing(path: Path) -> None:
    for content in (TEN, TORN, CORRUPT, b"", b"dear diary"):
        path.write_bytes(content)

        read_match(path)

        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@given(tail=st.binary(max_size=2 * BLOCK), good=st.integers(0, 10), lost=st.integers(0, 9))
def test_any_file_opens_with_its_good_frames_or_is_refused_unchanged(
    tmp_path_factory: pytest.TempPathFactory, tail: bytes, good: int, lost: int
) -> None:
    content = bytearray(TEN[: good * BLOCK] + tail)
    if lost < good:
        content[block(lost)] = bytes(BLOCK)
    path = tmp_path_factory.mktemp("match") / "one.svoyak"
    path.write_bytes(content)

    try:
        opened = open_match(path)
    except MatchFileError:
        assert path.read_bytes() == content
        return

    opened.appender.close()
    assert [frame.body for frame in opened.frames] == TEN_BODIES[: min(good, lost) if lost < good else good]
    assert read_match(path).verdict is Verdict.CLEAN
