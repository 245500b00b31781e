"""What a damaged file still shows behind its good frames, and which of it is proven to go on from them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from station.journal.frames import BLOCK, Frame, FrameKind, Readable, Tip, read_body, read_header


@dataclass(frozen=True, slots=True)
class Fragment:
    """A right header at ``offset``, the body, None when that is damaged, and the bytes of the frame.

    ``previous`` and ``crc`` are its links in the chain.
    """

    offset: int
    seq: int
    previous: int
    crc: int
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
        body = read_body(data, offset, header)
        yield Fragment(offset, header.seq, header.previous, header.crc, header.kind, body, header.frame_size)
        offset += header.frame_size


def linked(tip: Tip | None, parts: Iterable[Fragment]) -> Iterator[Frame]:
    """The frames that go on behind the tip, wherever they stand; ``tip``: None where not even the first is.

    Their links prove that none is missing between them. Where two frames go on from one, neither is taken.
    """
    by_link: dict[tuple[int, int], dict[int, Fragment]] = {}
    for part in parts:
        if part.body is not None:
            by_link.setdefault((part.seq, part.previous), {})[part.crc] = part
    seq, crc = (tip.frames, tip.crc) if tip else (0, 0)
    while len(ways := by_link.get((seq, crc), {})) == 1:
        ((crc, part),) = ways.items()
        yield Frame(FrameKind(part.kind), seq, part.body or b"", part.offset, crc)
        seq += 1
