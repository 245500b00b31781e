"""Behind the damage every right header of the match is found, and what is proven to go on is followed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.fragments import fragments, linked
from station.journal.frames import BLOCK, FrameKind, Tip, scan, seal
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


def followed(data: bytes) -> list[bytes]:
    """The bodies of the good frames, and of those that are proven to go on from them."""
    found = scan(data)
    frames = [*found.frames, *linked(found.tip, fragments(data, found.good_length))]
    assert [frame.seq for frame in frames] == list(range(len(frames)))
    assert [data[frame.offset :][48 : 48 + len(frame.body)] for frame in frames] == [
        frame.body for frame in frames
    ]
    return [frame.body for frame in frames]


@given(st.permutations(TEN_FRAMES))
def test_a_whole_chain_is_followed_in_whatever_order_its_frames_stand(frames: list[bytes]) -> None:
    assert followed(b"".join(frames)) == TEN_BODIES


@given(st.lists(st.sampled_from(TEN_FRAMES), max_size=15))
def test_a_chain_is_followed_to_the_first_frame_that_is_missing(frames: list[bytes]) -> None:
    there = [frame in frames for frame in TEN_FRAMES]
    expected = TEN_BODIES if all(there) else TEN_BODIES[: there.index(False)]

    assert followed(b"".join(frames)) == expected


def test_where_two_frames_go_on_from_one_neither_is_followed() -> None:
    four = scan(TEN[: 4 * BLOCK]).tip
    assert isinstance(four, Tip)
    other, _ = seal(four, FrameKind.ENTRIES, b"another body")

    assert followed(TEN[: 4 * BLOCK] + bytes(BLOCK) + TEN[4 * BLOCK :] + other) == TEN_BODIES[:4]
