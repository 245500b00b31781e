"""A match file at a glance: its first header and its last frames are read, whatever lies between.

For lists of matches, so damage is an answer here, never an exception. Damage between the first header and
the last frame of entries is not seen; ``read_match`` and ``open_match`` see it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from station.journal.body import decode_summary
from station.journal.errors import ContentError, UnknownContent
from station.journal.files import reading
from station.journal.frames import BLOCK, FrameKind, Header, Readable, Verdict, read_body, read_header, scan
from station.journal.summary import Summary

_REACH = 1024 * BLOCK


class Glance(NamedTuple):
    """The last summary, None where none was found; ``verdict`` is None when the system cannot read."""

    summary: Summary | None
    verdict: Verdict | None


def glance(path: Path) -> Glance:
    """Look at a file. Takes no lock: the end of a file that is being written may look torn."""
    try:
        with reading(path) as data:
            return glance_at(data)
    except OSError:
        return Glance(None, None)


def glance_at(data: Readable) -> Glance:
    """Look at a file's bytes, at most 4 MiB from their beginning and back from their end."""
    first = read_header(data, 0)
    if first is None or not first.is_known:
        return Glance(None, scan(data[:_REACH]).verdict)
    verdict, end = Verdict.CLEAN, len(data)
    for offset, header in _headers_from_end(data, first.match_id):
        if not header.is_known:
            return Glance(None, Verdict.NEWER)
        body = read_body(data, offset, header)
        if body is None or offset + header.frame_size != end:
            verdict = Verdict.TORN if end == len(data) else Verdict.CORRUPT
        if body is not None and header.kind == FrameKind.ENTRIES:
            return _with_summary(body, verdict)
        end = offset
    return Glance(None, Verdict.TORN if verdict is Verdict.CLEAN else verdict)


def _headers_from_end(data: Readable, match_id: bytes) -> Iterator[tuple[int, Header]]:
    """The right headers of the match with their offsets, the last one first."""
    last_block = (len(data) - 1) // BLOCK * BLOCK
    for offset in range(last_block, max(-1, last_block - _REACH), -BLOCK):
        header = read_header(data, offset)
        if header and header.match_id == match_id:
            yield offset, header


def _with_summary(body: bytes, verdict: Verdict) -> Glance:
    try:
        return Glance(decode_summary(body), verdict)
    except UnknownContent:
        return Glance(None, Verdict.NEWER)
    except ContentError:
        return Glance(None, Verdict.CORRUPT)
