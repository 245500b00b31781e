"""Frames of a match file: bytes <-> frames, pure. FORMAT.md describes them.

The law of this file: a frame is taken whole or not at all, and only as the next one of its chain; whatever
was changed, cut, doubled or left out is seen, and damage is told apart by proof, never by guess.
"""

from enum import IntEnum, StrEnum
from struct import Struct
from typing import NamedTuple, Protocol
from zlib import crc32

BLOCK = 4096
HEADER_SIZE = 48
MAGIC = b"\xffSVOYAK\n"
MATCH_ID_SIZE = 16
MAX_BODY = 64 * 1024 * 1024
VERSION = 1

_FIELDS = Struct("<8sHBx16sIIII")
_CRC = Struct("<I")
_PIECE = 256 * BLOCK


class Readable(Protocol):
    """Bytes that can be read in parts: ``bytes`` itself, or a file that is not held in memory."""

    def __len__(self) -> int: ...

    def __getitem__(self, part: slice, /) -> bytes: ...


class FrameKind(IntEnum):
    """What a frame's body is."""

    ENTRIES = 1
    SNAPSHOT = 2


class Verdict(StrEnum):
    """What stands behind a file's good frames."""

    CLEAN = "clean"
    EMPTY = "empty"
    TORN = "torn"
    CORRUPT = "corrupt"
    FOREIGN = "foreign"
    NEWER = "newer"


class Header(NamedTuple):
    """A right header: magic and CRC hold. Version and kind may be unknown. Sizes in bytes."""

    version: int
    kind: int
    match_id: bytes
    seq: int
    length: int
    previous: int
    body_crc: int
    crc: int

    @property
    def is_known(self) -> bool:
        """Whether this build can read the frame."""
        return self.version == VERSION and self.kind in _KINDS

    @property
    def frame_size(self) -> int:
        """Header, body and padding: whole blocks."""
        return _whole_blocks(HEADER_SIZE + self.length)


class Frame(NamedTuple):
    """A good frame. ``offset``: where it begins in its file; ``crc``: its header CRC, the chain's link."""

    kind: FrameKind
    seq: int
    body: bytes
    offset: int
    crc: int


class Tip(NamedTuple):
    """The end of a chain of good frames: their number, the last one's header CRC, their bytes."""

    match_id: bytes
    frames: int = 0
    crc: int = 0
    length: int = 0

    def fits(self, header: Header) -> bool:
        """Whether the frame with this header is the next one."""
        return (header.match_id, header.seq, header.previous) == (self.match_id, self.frames, self.crc)

    def after(self, header: Header) -> "Tip":
        """The end once the frame with this header stands there."""
        return Tip(self.match_id, self.frames + 1, header.crc, self.length + header.frame_size)


class Scan(NamedTuple):
    """What a reader found: the good frames, what stands behind them, and where the next frame belongs.

    ``tip`` is None when not even the first header is right. ``version`` is the unknown format version of a
    file that is NEWER, otherwise this build's.
    """

    frames: tuple[Frame, ...]
    verdict: Verdict
    tip: Tip | None
    version: int = VERSION

    @property
    def good_length(self) -> int:
        """Bytes of the good frames."""
        return self.tip.length if self.tip else 0


_KINDS = frozenset(FrameKind)


def seal(tip: Tip, kind: FrameKind, body: bytes) -> tuple[bytes, Tip]:
    """The next frame's bytes, and the end of the chain behind it. ValueError when the body is over 64 MiB."""
    if len(body) > MAX_BODY:
        raise ValueError(len(body))
    body_crc = crc32(body)
    fields = _FIELDS.pack(MAGIC, VERSION, kind, tip.match_id, tip.frames, len(body), tip.crc, body_crc)
    header = Header(VERSION, kind, tip.match_id, tip.frames, len(body), tip.crc, body_crc, crc32(fields))
    whole = b"".join((fields, _CRC.pack(header.crc), body))
    return whole.ljust(header.frame_size, b"\0"), tip.after(header)


def read_header(data: Readable, offset: int) -> Header | None:
    """The right header at this offset, None when there is none."""
    raw = data[offset : offset + HEADER_SIZE]
    fields = raw[: _FIELDS.size]
    if len(raw) < HEADER_SIZE or not raw.startswith(MAGIC) or _CRC.pack(crc32(fields)) != raw[_FIELDS.size :]:
        return None
    _, version, kind, match_id, seq, length, previous, body_crc = _FIELDS.unpack(fields)
    return Header(version, kind, match_id, seq, length, previous, body_crc, crc32(fields))


def read_body(data: Readable, offset: int, header: Header) -> bytes | None:
    """The body of the frame at this offset, None when body or padding is cut or damaged."""
    is_possible = header.is_known and header.length <= MAX_BODY
    if not is_possible or offset + header.frame_size > len(data):
        return None
    rest = data[offset + HEADER_SIZE : offset + header.frame_size]
    body, padding = rest[: header.length], rest[header.length :]
    is_good = crc32(body) == header.body_crc and padding.count(0) == len(padding)
    is_whole = len(rest) == header.frame_size - HEADER_SIZE
    return body if is_good and is_whole else None


def scan(data: Readable) -> Scan:
    """Read all good frames from the beginning and say what stands behind them. Never fails on any bytes."""
    first = read_header(data, 0)
    if first is None:
        return Scan((), _verdict_without_start(data), None)
    tip = Tip(first.match_id)
    frames: list[Frame] = []
    while header := read_header(data, tip.length):
        body = read_body(data, tip.length, header) if tip.fits(header) else None
        if body is None:
            break
        frames.append(Frame(FrameKind(header.kind), header.seq, body, tip.length, header.crc))
        tip = tip.after(header)
    verdict = _verdict(data, tip, header)
    version = header.version if header and verdict is Verdict.NEWER else VERSION
    return Scan(tuple(frames), verdict, tip, version)


def _verdict_without_start(data: Readable) -> Verdict:
    """What a file is whose first header is not right."""
    if not len(data):
        return Verdict.EMPTY
    if _has_header(data, BLOCK, None):
        return Verdict.CORRUPT
    return Verdict.TORN if MAGIC.startswith(data[: len(MAGIC)]) else Verdict.FOREIGN


def _verdict(data: Readable, tip: Tip, header: Header | None) -> Verdict:
    """What a file is that has good frames up to the tip, and there this header or none."""
    if tip.length == len(data):
        return Verdict.CLEAN
    is_ours = header is not None and header.match_id == tip.match_id
    if header is not None and is_ours and not header.is_known:
        return Verdict.NEWER
    if header is not None and is_ours and not tip.fits(header):
        return Verdict.CORRUPT
    return Verdict.CORRUPT if _has_header(data, tip.length + BLOCK, tip.match_id) else Verdict.TORN


def _has_header(data: Readable, start: int, match_id: bytes | None) -> bool:
    """Whether a right header (of this match, if one is named) begins a block from ``start`` on."""
    for offset in range(start, len(data), _PIECE):
        piece = data[offset : offset + _PIECE]
        for place in range(0, len(piece), BLOCK):
            if not piece.startswith(MAGIC, place):
                continue
            header = read_header(piece, place)
            if header and match_id in (None, header.match_id):
                return True
    return False


def _whole_blocks(size: int) -> int:
    return -(-size // BLOCK) * BLOCK
