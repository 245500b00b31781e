"""Behind the damage every right header of the match is found, whatever lies between."""

import pytest

from station.journal.fragments import fragments
from station.journal.frames import BLOCK
from tests.journal.chains import OTHER_MATCH, TEN, TEN_BODIES, TEN_FRAMES, block, chain, flipped

STRANGE = b"".join(chain(TEN_BODIES, OTHER_MATCH))


def seqs(data: bytes, start: int) -> list[int]:
    return [found.seq for found in fragments(data, start)]


@pytest.mark.parametrize("frame", range(10))
def test_frames_behind_a_header_that_is_gone_are_found(frame: int) -> None:
    data = flipped(TEN, (frame * BLOCK + 20) * 8)

    assert seqs(data, frame * BLOCK) == list(range(frame + 1, 10))


@pytest.mark.parametrize("frame", range(10))
def test_a_frame_whose_body_is_gone_is_named(frame: int) -> None:
    data = flipped(TEN, (frame * BLOCK + 50) * 8)
    first, *others = fragments(data, frame * BLOCK)

    assert (first.seq, first.body, first.offset) == (frame, None, frame * BLOCK)
    assert [found.body for found in others] == TEN_BODIES[frame + 1 :]


def test_a_frame_that_is_cut_is_named() -> None:
    (cut,) = fragments(TEN[:-1], 9 * BLOCK)

    assert (cut.seq, cut.body) == (9, None)


def test_frames_of_another_match_are_not_this_ones() -> None:
    data = TEN_FRAMES[0] + STRANGE[BLOCK:] + TEN[block(3)]

    assert seqs(data, BLOCK) == [3]


def test_where_the_beginning_is_gone_the_first_that_is_found_says_of_which_match() -> None:
    data = bytes(BLOCK) + STRANGE[block(1)] + TEN[block(4)] + STRANGE[block(7)]

    assert seqs(data, 0) == [1, 7]


def test_in_no_match_nothing_is_found() -> None:
    assert seqs(b"dear diary" * 5000, 0) == []
    assert seqs(b"", 0) == []
    assert seqs(TEN, len(TEN)) == []
