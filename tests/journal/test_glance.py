"""A list of matches reads a little of each file, and damage is an answer."""

from pathlib import Path

import msgpack  # type: ignore[import-untyped] # it ships no type information
import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.journal.codec import encode_entries
from station.journal.frames import BLOCK, FrameKind, Tip, Verdict, seal
from station.journal.glance import Glance, glance, glance_at
from station.journal.summary import Summary
from tests.journal.chains import OTHER_MATCH, TEN, TEN_FRAMES, chain, flipped
from tests.journal.test_frames import by_the_page, link


def summary(themes_played: int) -> Summary:
    return Summary(
        "Final", "club", "final", "Pack", ("Ann",), (10,), themes_played, 12, "reading", finished=False
    )


def match(kinds: str) -> list[bytes]:
    """Frames: ``e`` for entries, whose summary tells the frame's number, ``s`` for a snapshot of 100 KB."""
    frames: list[bytes] = []
    tip = Tip(bytes(16))
    for number, kind in enumerate(kinds):
        body = encode_entries([], summary(number)) if kind == "e" else b"s" * 100_000
        frame, tip = seal(tip, FrameKind.ENTRIES if kind == "e" else FrameKind.SNAPSHOT, body)
        frames.append(frame)
    return frames


@pytest.mark.parametrize(("kinds", "last"), [("e", 0), ("eee", 2), ("ees", 1), ("eses", 2), ("ess", 0)])
def test_the_last_entries_tell_the_summary(kinds: str, last: int) -> None:
    assert glance_at(b"".join(match(kinds))) == Glance(summary(last), Verdict.CLEAN)


@pytest.mark.parametrize("kinds", ["ee", "es"])
def test_a_torn_end_shows_what_was_before_it(kinds: str) -> None:
    data = b"".join(match("e" + kinds))

    assert glance_at(data[:-1]) == Glance(summary(1), Verdict.TORN)
    assert glance_at(flipped(data, len(data) * 8 - 1)) == Glance(summary(1), Verdict.TORN)
    assert glance_at(data[: 2 * BLOCK] + bytes(5000)) == Glance(summary(1), Verdict.TORN)


def test_blocks_of_another_match_are_not_looked_at() -> None:
    data = b"".join([*match("ee"), *chain([encode_entries([], summary(9))], OTHER_MATCH)])

    assert glance_at(data) == Glance(summary(1), Verdict.TORN)


def test_damage_behind_which_a_frame_stands_is_corrupt() -> None:
    first, second, snapshot = match("ees")

    assert glance_at(first + flipped(second, 100 * 8) + snapshot) == Glance(summary(0), Verdict.CORRUPT)


def test_a_bad_beginning_is_called_what_a_whole_reading_calls_it() -> None:
    assert glance_at(b"") == Glance(None, Verdict.EMPTY)
    assert glance_at(b"dear diary") == Glance(None, Verdict.FOREIGN)
    assert glance_at(flipped(TEN, 80)) == Glance(None, Verdict.CORRUPT)
    assert glance_at(TEN[: BLOCK - 1]) == Glance(None, Verdict.TORN)


def test_a_newer_file_is_called_so() -> None:
    first = TEN_FRAMES[0]

    assert glance_at(by_the_page(1, 0, 0, b"", version=2)) == Glance(None, Verdict.NEWER)
    assert glance_at(first + by_the_page(1, 1, link(first), b"", version=2)) == Glance(None, Verdict.NEWER)


def test_a_summary_that_cannot_be_read_is_no_exception() -> None:
    fields = msgpack.unpackb(encode_entries([], summary(0)))["summary"]
    newer: dict[str, object] = {"summary": fields | {"mood": "good"}}
    broken: dict[str, object] = {"summary": {}}

    assert glance_at(chain([msgpack.packb(newer)])[0]) == Glance(None, Verdict.NEWER)
    assert glance_at(chain([msgpack.packb(broken)])[0]) == Glance(None, Verdict.CORRUPT)
    assert glance_at(chain([b"no content"])[0]) == Glance(None, Verdict.CORRUPT)


class Counted:
    """Bytes that count how many of them were read."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.read = 0

    def __len__(self) -> int:
        return len(self._data)

    def __getitem__(self, part: slice) -> bytes:
        piece = self._data[part]
        self.read += len(piece)
        return piece


def test_a_long_match_costs_one_block_and_two_headers() -> None:
    data = Counted(b"".join(match("e" * 300)))

    assert glance_at(data).summary == summary(299)
    assert data.read <= BLOCK + 2 * 48


def test_a_long_bad_tail_is_given_up() -> None:
    data = Counted(match("e")[0] + bytes(64 * 1024 * 1024))

    assert glance_at(data) == Glance(None, Verdict.TORN)
    assert data.read < 64 * 1024


def test_a_file_on_disk(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(match("e")[0])

    assert glance(tmp_path / "one") == Glance(summary(0), Verdict.CLEAN)


def test_what_the_system_cannot_read_has_no_verdict(tmp_path: Path) -> None:
    assert glance(tmp_path) == Glance(None, None)
    assert glance(tmp_path / "missing") == Glance(None, None)


@given(st.binary(max_size=3 * BLOCK), st.integers(0, 3))
def test_any_bytes_get_an_answer(tail: bytes, good: int) -> None:
    seen = glance_at(b"".join(match("ees")[:good]) + tail)

    assert (seen.summary is None) == (good == 0)
