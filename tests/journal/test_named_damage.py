"""Every kind of damage has its name, whoever reads the file, and only a torn end is ever cut."""

from pathlib import Path
from struct import pack
from zlib import crc32

import pytest

from station.journal.errors import MatchCorrupt, MatchFileError, MatchHeadless
from station.journal.frames import BLOCK, Verdict
from station.journal.glance import glance
from station.journal.repair import open_match, read_match
from tests.journal.chains import OTHER_MATCH, TEN, TEN_BODIES, TEN_FRAMES, chain, flipped

STRANGER = chain(TEN_BODIES, OTHER_MATCH)
ELSEWHERE = chain([*TEN_BODIES[:4], b"another fifth", *TEN_BODIES[5:]])
LONG = chain([b"first", b"x" * 3 * BLOCK, b"last"])
LENGTH_AT = 32
ZEROS = bytes(BLOCK)


def joined(*frames: bytes) -> bytes:
    return b"".join(frames)


def with_length(frame: bytes, length: int) -> bytes:
    """A frame that tells another length of its body, with a right CRC of its header."""
    head = frame[:LENGTH_AT] + pack("<I", length) + frame[LENGTH_AT + 4 : 44]
    return head + pack("<I", crc32(head)) + frame[48:]


CLEAN, TORN, CORRUPT, FOREIGN = Verdict.CLEAN, Verdict.TORN, Verdict.CORRUPT, Verdict.FOREIGN

DAMAGE = {
    "none": (TEN, CLEAN, 10),
    "fewer frames than there were": (TEN[: 4 * BLOCK], CLEAN, 4),
    "two frames swapped": (
        joined(*TEN_FRAMES[:4], TEN_FRAMES[5], TEN_FRAMES[4], *TEN_FRAMES[6:]),
        CORRUPT,
        4,
    ),
    "the first two swapped": (joined(TEN_FRAMES[1], TEN_FRAMES[0], *TEN_FRAMES[2:]), CORRUPT, 0),
    "the last two swapped": (joined(*TEN_FRAMES[:8], TEN_FRAMES[9], TEN_FRAMES[8]), CORRUPT, 8),
    "a frame doubled": (joined(*TEN_FRAMES[:5], *TEN_FRAMES[4:]), CORRUPT, 5),
    "the last frame doubled": (joined(TEN, TEN_FRAMES[9]), CORRUPT, 10),
    "the whole match doubled": (TEN * 2, CORRUPT, 10),
    "a frame dropped": (joined(*TEN_FRAMES[:3], *TEN_FRAMES[4:]), CORRUPT, 3),
    "the first frame dropped": (joined(*TEN_FRAMES[1:]), CORRUPT, 0),
    "a frame of another match in between": (
        joined(*TEN_FRAMES[:3], STRANGER[3], *TEN_FRAMES[3:]),
        CORRUPT,
        3,
    ),
    "a frame of another match instead of one": (
        joined(*TEN_FRAMES[:3], STRANGER[3], *TEN_FRAMES[4:]),
        CORRUPT,
        3,
    ),
    "a frame of a copy that was played on elsewhere": (joined(*TEN_FRAMES[:5], ELSEWHERE[5]), CORRUPT, 5),
    "frames of another match behind": (joined(*TEN_FRAMES[:3], *STRANGER[3:]), TORN, 3),
    "another match from its beginning behind": (joined(TEN, *STRANGER), TORN, 10),
    "a shorter length in the middle": (
        joined(*TEN_FRAMES[:3], with_length(TEN_FRAMES[3], 1), *TEN_FRAMES[4:]),
        CORRUPT,
        3,
    ),
    "a longer length in the middle": (
        joined(*TEN_FRAMES[:3], with_length(TEN_FRAMES[3], 2 * BLOCK), *TEN_FRAMES[4:]),
        CORRUPT,
        3,
    ),
    "the greatest length in the middle": (
        joined(*TEN_FRAMES[:3], with_length(TEN_FRAMES[3], 2**32 - 1), *TEN_FRAMES[4:]),
        CORRUPT,
        3,
    ),
    "a length of fewer blocks": (joined(LONG[0], with_length(LONG[1], 5), LONG[2]), CORRUPT, 1),
    "a bit of a length in the middle": (flipped(TEN, (3 * BLOCK + LENGTH_AT) * 8), CORRUPT, 3),
    "a longer length at the end": (joined(*TEN_FRAMES[:9], with_length(TEN_FRAMES[9], BLOCK)), TORN, 9),
    "zeros instead of a frame": (joined(*TEN_FRAMES[:3], ZEROS, *TEN_FRAMES[4:]), CORRUPT, 3),
    "zeros instead of the first frame": (joined(ZEROS, *TEN_FRAMES[1:]), CORRUPT, 0),
    "zeros instead of the last frame": (joined(*TEN_FRAMES[:9], ZEROS), TORN, 9),
    "zeros in the middle of a long frame": (
        joined(LONG[0], LONG[1][:BLOCK], ZEROS, LONG[1][2 * BLOCK :], LONG[2]),
        CORRUPT,
        1,
    ),
    "zeros behind": (joined(TEN, ZEROS * 3), TORN, 10),
    "zeros and then more of the match": (joined(*TEN_FRAMES[:6], ZEROS * 300, *TEN_FRAMES[6:]), CORRUPT, 6),
    "a few bytes behind": (TEN + b"x", TORN, 10),
    "nothing but zeros": (ZEROS * 3, FOREIGN, 0),
    "something else": (b"dear diary" * 1000, FOREIGN, 0),
    "something else before the match": (b"#!/bin/sh\n".ljust(BLOCK) + TEN, CORRUPT, 0),
    "half of the first frame": (TEN[:100], TORN, 0),
}
"""The bytes, what they are called, and how many good frames there are to read."""


@pytest.fixture(params=DAMAGE)
def case(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Verdict, int]:
    content, verdict, good = DAMAGE[request.param]
    path = tmp_path / "one.svoyak"
    path.write_bytes(content)
    return path, verdict, good


def test_damage_is_named_and_what_is_before_it_is_read(case: tuple[Path, Verdict, int]) -> None:
    path, verdict, good = case
    found = read_match(path)

    assert (found.verdict, len(found.frames)) == (verdict, good)
    assert found.good_length == sum(-(-(48 + len(frame.body)) // BLOCK) * BLOCK for frame in found.frames)


def test_a_list_of_matches_calls_no_damage_at_the_ends_of_a_file_clean(
    case: tuple[Path, Verdict, int],
) -> None:
    path, verdict, good = case
    seen = glance(path)

    assert seen.verdict is not None
    if good == 0 or verdict is TORN:
        assert seen.verdict in (verdict, CORRUPT)


def test_a_torn_end_alone_is_cut_and_whatever_else_is_refused_stays(case: tuple[Path, Verdict, int]) -> None:
    path, verdict, good = case
    content = path.read_bytes()
    if verdict in (CLEAN, TORN) and good:
        opened = open_match(path)
        opened.appender.close()
        assert content.startswith(path.read_bytes())
        assert (len(opened.frames), read_match(path).verdict) == (good, CLEAN)
        assert (opened.torn_copy is not None) == (verdict is TORN)
        assert opened.torn_copy is None or opened.torn_copy.read_bytes() == content
        return
    with pytest.raises(MatchFileError) as refusal:
        open_match(path)
    assert isinstance(refusal.value, MatchCorrupt) == (verdict is CORRUPT and good > 0)
    assert isinstance(refusal.value, MatchHeadless) == (verdict in (CORRUPT, TORN) and good == 0)
    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]
