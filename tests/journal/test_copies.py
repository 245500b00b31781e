"""Copies of a match are told apart by the chain of header CRCs: longer, the same, or parted at a frame."""

from pathlib import Path

import pytest

from station.journal.copies import Chain, match_id_of, read_chain, shared_frames
from station.journal.frames import BLOCK
from tests.journal.chains import MATCH, OTHER_MATCH, TEN, TEN_BODIES, TEN_FRAMES, chain, flipped


def in_file(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.fixture
def whole(tmp_path: Path) -> Chain:
    return read_chain(in_file(tmp_path / "whole", TEN))


@pytest.mark.parametrize("frames", range(11))
def test_a_copy_that_ends_earlier_shares_all_its_frames(tmp_path: Path, whole: Chain, frames: int) -> None:
    shorter = read_chain(in_file(tmp_path / "copy", b"".join(TEN_FRAMES[:frames])))

    assert len(shorter.crcs) == frames
    assert shared_frames(shorter, whole) == shared_frames(whole, shorter) == frames


@pytest.mark.parametrize("frame", range(10))
def test_copies_that_were_played_on_otherwise_part_at_that_frame(
    tmp_path: Path, whole: Chain, frame: int
) -> None:
    bodies = [*TEN_BODIES]
    bodies[frame] = b"other"
    other = read_chain(in_file(tmp_path / "other", b"".join(chain(bodies))))

    assert len(other.crcs) == len(whole.crcs)
    assert shared_frames(other, whole) == frame


def test_frames_after_those_that_parted_are_never_the_same_again(tmp_path: Path, whole: Chain) -> None:
    other = read_chain(in_file(tmp_path / "other", b"".join(chain([*TEN_BODIES[:4], *TEN_BODIES[5:]]))))

    assert set(other.crcs[4:]) & set(whole.crcs) == set()


def test_other_matches_share_nothing(tmp_path: Path, whole: Chain) -> None:
    stranger = read_chain(in_file(tmp_path / "other", b"".join(chain(TEN_BODIES, OTHER_MATCH))))

    assert shared_frames(whole, stranger) == 0


def test_only_good_frames_count(tmp_path: Path, whole: Chain) -> None:
    torn = read_chain(in_file(tmp_path / "torn", TEN[: -BLOCK // 2]))
    damaged = read_chain(in_file(tmp_path / "damaged", flipped(TEN, (3 * BLOCK + 60) * 8)))

    assert (len(torn.crcs), shared_frames(torn, whole)) == (9, 9)
    assert (len(damaged.crcs), shared_frames(damaged, whole)) == (3, 3)


def test_a_file_tells_its_match(tmp_path: Path) -> None:
    assert match_id_of(in_file(tmp_path / "match", TEN)) == MATCH
    assert match_id_of(in_file(tmp_path / "empty", b"")) is None
    assert match_id_of(in_file(tmp_path / "diary", b"dear diary" * 50)) is None
    assert match_id_of(tmp_path / "missing") is None
    assert match_id_of(tmp_path) is None


def test_what_is_no_match_has_no_chain(tmp_path: Path) -> None:
    assert read_chain(in_file(tmp_path / "diary", b"dear diary" * 50)) == Chain(None, ())
    with pytest.raises(FileNotFoundError):
        read_chain(tmp_path / "missing")
