"""Frames as FORMAT.md describes them."""

from struct import pack
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.frames import MAX_BODY, FrameKind, Tip, Verdict, read_header, scan, seal
from tests.journal.chains import MATCH, OTHER_MATCH, TEN, TEN_BODIES, TEN_FRAMES, chain


def by_the_page(kind: int, seq: int, previous: int, body: bytes, *, version: int = 1) -> bytes:
    """A frame put together from the table of FORMAT.md alone."""
    head = b"\xffSVOYAK\n" + pack("<HBB", version, kind, 0) + MATCH
    head += pack("<IIII", seq, len(body), previous, crc32(body))
    whole = head + pack("<I", crc32(head)) + body
    return whole + bytes(-len(whole) % 4096)


def link(frame: bytes) -> int:
    """The header CRC of a frame."""
    return int.from_bytes(frame[44:48], "little")


def test_a_frame_is_the_bytes_of_the_page() -> None:
    first, tip = seal(Tip(MATCH), FrameKind.ENTRIES, b"one")
    second, _ = seal(tip, FrameKind.SNAPSHOT, b"two" * 2000)

    assert first == by_the_page(1, 0, 0, b"one")
    assert second == by_the_page(2, 1, link(first), b"two" * 2000)


def test_frames_made_by_the_page_are_read() -> None:
    first = by_the_page(1, 0, 0, b"one")
    second = by_the_page(2, 1, link(first), b"")

    found = scan(first + second)

    assert [(frame.kind, frame.seq, frame.body, frame.offset) for frame in found.frames] == [
        (FrameKind.ENTRIES, 0, b"one", 0),
        (FrameKind.SNAPSHOT, 1, b"", 4096),
    ]
    assert found.verdict is Verdict.CLEAN
    assert found.tip == Tip(MATCH, 2, link(second), 8192)


@given(st.lists(st.binary(max_size=9000), min_size=1, max_size=5))
def test_what_was_sealed_is_read(bodies: list[bytes]) -> None:
    data = b"".join(chain(bodies))

    found = scan(data)

    assert [frame.body for frame in found.frames] == bodies
    assert (found.verdict, found.good_length) == (Verdict.CLEAN, len(data))
    assert len(data) % 4096 == 0


@pytest.mark.parametrize("length", [0, 1, 4047, 4048, 4049, 8144, 8145])
def test_a_body_fills_its_blocks_to_the_last_byte(length: int) -> None:
    frame, tip = seal(Tip(MATCH), FrameKind.ENTRIES, b"x" * length)

    assert len(frame) == tip.length == -(-(48 + length) // 4096) * 4096
    assert scan(frame).frames[0].body == b"x" * length


def test_a_body_over_the_limit_is_refused_before_anything_is_made() -> None:
    with pytest.raises(ValueError, match=str(MAX_BODY + 1)):
        seal(Tip(MATCH), FrameKind.ENTRIES, bytes(MAX_BODY + 1))


def test_no_bytes_are_an_empty_file() -> None:
    found = scan(b"")

    assert (found.verdict, found.frames, found.tip, found.good_length) == (Verdict.EMPTY, (), None, 0)


@pytest.mark.parametrize(
    "data", [b"PK\x03\x04 something else", bytes(9000), b"\xffSVOYAZ\n" + bytes(5000), b"x"]
)
def test_a_file_without_magic_and_frames_is_foreign(data: bytes) -> None:
    assert scan(data).verdict is Verdict.FOREIGN


@pytest.mark.parametrize("version", [0, 2, 65535])
def test_another_version_is_named(version: int) -> None:
    frame = by_the_page(1, 0, 0, b"", version=version)

    found = scan(frame)

    assert (found.verdict, found.version, found.frames) == (Verdict.NEWER, version, ())


def test_a_newer_frame_behind_good_ones_is_named() -> None:
    frame = by_the_page(1, 10, link(TEN_FRAMES[-1]), b"", version=2)

    found = scan(TEN + frame)

    assert (found.verdict, found.version, len(found.frames)) == (Verdict.NEWER, 2, 10)


def test_an_unknown_kind_is_newer_too() -> None:
    frame = by_the_page(3, 10, link(TEN_FRAMES[-1]), b"")

    assert scan(TEN + frame).verdict is Verdict.NEWER


@pytest.mark.parametrize(
    ("order", "good"),
    [
        ([0, 1, 2, 2, 3], 3),
        ([0, 1, 1], 2),
        ([0, 2, 1, 3], 1),
        ([0, 1, 3, 2], 2),
        ([0, 1, 3], 2),
        ([0, 0], 1),
        ([1, 2], 0),
        ([1, 0], 0),
        ([0, 1, 9], 2),
    ],
)
def test_doubled_moved_and_missing_frames_are_corrupt(order: list[int], good: int) -> None:
    found = scan(b"".join(TEN_FRAMES[number] for number in order))

    assert found.verdict is Verdict.CORRUPT
    assert [frame.body for frame in found.frames] == TEN_BODIES[:good]


def test_a_file_that_begins_in_the_middle_of_a_chain_is_corrupt() -> None:
    assert scan(by_the_page(1, 3, 0, b"")).verdict is Verdict.CORRUPT
    assert scan(by_the_page(1, 0, 3, b"")).verdict is Verdict.CORRUPT


def test_a_frame_of_a_diverged_copy_does_not_continue_the_chain() -> None:
    other_way = chain([*TEN_BODIES[:4], b"another fifth", *TEN_BODIES[5:]])

    found = scan(b"".join([*TEN_FRAMES[:5], other_way[5]]))

    assert (found.verdict, len(found.frames)) == (Verdict.CORRUPT, 5)


def test_a_frame_of_another_match_is_never_taken_and_proves_nothing() -> None:
    stranger = chain(TEN_BODIES, OTHER_MATCH)

    at_the_end = scan(b"".join([*TEN_FRAMES[:3], stranger[3], stranger[4]]))
    between = scan(b"".join([*TEN_FRAMES[:3], stranger[3], *TEN_FRAMES[3:]]))

    assert (at_the_end.verdict, len(at_the_end.frames)) == (Verdict.TORN, 3)
    assert (between.verdict, len(between.frames)) == (Verdict.CORRUPT, 3)


def test_a_header_needs_all_its_bytes() -> None:
    assert read_header(TEN[:47], 0) is None
    assert read_header(TEN, 1) is None
