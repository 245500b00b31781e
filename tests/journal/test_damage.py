"""Whatever happens to a file's bytes is seen, and what stood before it is still read."""

from struct import pack
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.frames import BLOCK, MAGIC, MAX_BODY, Verdict, scan
from tests.journal.chains import MATCH, TEN, TEN_BODIES, TEN_FRAMES, block, chain, flipped


def bodies_of(data: bytes) -> tuple[list[bytes], Verdict]:
    found = scan(data)
    return [frame.body for frame in found.frames], found.verdict


def after_flip(bit: int) -> tuple[list[bytes], Verdict]:
    """What is expected of the ten frames when one bit of the whole file is wrong."""
    frame = bit // 8 // BLOCK
    is_last = frame == len(TEN_FRAMES) - 1
    return TEN_BODIES[:frame], Verdict.TORN if is_last else Verdict.CORRUPT


def test_every_truncation_leaves_exactly_the_complete_frames() -> None:
    for length in range(1, len(TEN)):
        complete, rest = divmod(length, BLOCK)

        found = scan(TEN[:length])

        assert len(found.frames) == complete
        assert found.verdict is (Verdict.TORN if rest else Verdict.CLEAN), length
        assert found.good_length == complete * BLOCK


def test_a_cut_in_a_frame_of_many_blocks_leaves_the_frames_before_it() -> None:
    first, second = chain([b"first", bytes(range(256)) * 40])

    for length in range(len(second)):
        assert bodies_of(first + second[:length]) == ([b"first"], Verdict.TORN if length else Verdict.CLEAN)


@pytest.mark.parametrize("frame", range(10))
def test_every_bit_of_every_header_counts(frame: int) -> None:
    for bit in range(frame * BLOCK * 8, (frame * BLOCK + 48) * 8):
        assert bodies_of(flipped(TEN, bit)) == after_flip(bit), bit


def test_every_bit_of_a_frame_counts_padding_too() -> None:
    for bit in range(4 * BLOCK * 8, 5 * BLOCK * 8):
        assert bodies_of(flipped(TEN, bit)) == after_flip(bit), bit


@given(st.integers(0, len(TEN) * 8 - 1))
def test_any_bit_counts(bit: int) -> None:
    assert bodies_of(flipped(TEN, bit)) == after_flip(bit)


@given(st.integers(0, 9), st.binary(min_size=1, max_size=BLOCK), st.integers(0, BLOCK - 1))
def test_garbage_over_a_block_is_seen(number: int, garbage: bytes, place: int) -> None:
    garbage = garbage[: BLOCK - place]
    start = number * BLOCK + place
    data = TEN[:start] + garbage + TEN[start + len(garbage) :]

    expected = (TEN_BODIES, Verdict.CLEAN) if data == TEN else after_flip(start * 8)

    assert bodies_of(data) == expected


def test_a_lost_block_is_corrupt_before_the_end_and_torn_at_the_end() -> None:
    for number in range(10):
        zeroed = bytearray(TEN)
        zeroed[block(number)] = bytes(BLOCK)

        assert bodies_of(bytes(zeroed)) == after_flip(number * BLOCK * 8)


def test_bytes_shifted_off_the_blocks_are_no_frames() -> None:
    assert bodies_of(TEN[: 3 * BLOCK] + b"x" + TEN[3 * BLOCK :]) == (TEN_BODIES[:3], Verdict.TORN)


class ZeroTail:
    """A match with a tail of zeros that is never held in memory, as a file of holes would be."""

    def __init__(self, head: bytes, tail: int) -> None:
        self._head = head
        self._tail = tail
        self.largest = 0

    def __len__(self) -> int:
        return len(self._head) + self._tail

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(len(self))
        self.largest = max(self.largest, stop - start)
        return self._head[start:stop].ljust(stop - start, b"\0")


def test_a_long_tail_of_zeros_is_read_in_pieces() -> None:
    data = ZeroTail(TEN, 256 * 1024 * 1024)

    found = scan(data)

    assert (found.verdict, len(found.frames)) == (Verdict.TORN, 10)
    assert data.largest <= 1024 * 1024


@pytest.mark.parametrize("length", [MAX_BODY + 1, 2**32 - 1])
def test_a_header_with_an_impossible_length_is_not_believed(length: int) -> None:
    head = MAGIC + pack("<HBB", 1, 1, 0) + MATCH + pack("<IIII", 0, length, 0, 0)
    data = ZeroTail(head + pack("<I", crc32(head)), length + BLOCK if length == MAX_BODY + 1 else BLOCK)

    assert scan(data).verdict is Verdict.TORN
    assert data.largest <= 1024 * 1024


def test_a_frame_far_behind_the_damage_is_found() -> None:
    data = b"".join([*TEN_FRAMES[:2], bytes(700 * BLOCK), TEN_FRAMES[2]])

    assert bodies_of(data) == (TEN_BODIES[:2], Verdict.CORRUPT)


@given(st.binary(max_size=3 * BLOCK), st.integers(0, 10))
def test_any_bytes_behind_good_frames_leave_those_frames(tail: bytes, good: int) -> None:
    bodies, verdict = bodies_of(TEN[: good * BLOCK] + tail)

    assert bodies == TEN_BODIES[:good]
    assert (verdict is Verdict.CLEAN) == (good > 0 and not tail)
