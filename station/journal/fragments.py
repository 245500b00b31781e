"""What a damaged file still shows behind its good frames: told, never played: what lies between is gone."""

from collections.abc import Iterator
from dataclasses import dataclass

from station.journal.frames import BLOCK, Readable, read_body, read_header


@dataclass(frozen=True, slots=True)
class Fragment:
    """A right header at ``offset``, the body, None when that is damaged, and the bytes of the frame."""

    offset: int
    seq: int
    kind: int
    body: bytes | None
    size: int


def fragments(data: Readable, start: int) -> Iterator[Fragment]:
    """The frames from the block at ``start`` on that are of the file's match.

    The match is that of the file's first right header.
    """
    match_id: bytes | None = None
    if start and (first := read_header(data, 0)):
        match_id = first.match_id
    offset = start
    while offset < len(data):
        header = read_header(data, offset)
        if header is None or match_id not in {None, header.match_id}:
            offset += BLOCK
            continue
        match_id = header.match_id
        yield Fragment(offset, header.seq, header.kind, read_body(data, offset, header), header.frame_size)
        offset += header.frame_size
