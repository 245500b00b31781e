"""Matches to break: good files of small frames, as bytes."""

from collections.abc import Sequence

from station.journal.frames import BLOCK, FrameKind, Tip, seal

MATCH = bytes(range(16))
OTHER_MATCH = bytes(range(16, 32))


def chain(bodies: Sequence[bytes], match_id: bytes = MATCH) -> list[bytes]:
    """The frames of a match with these bodies, every third one a snapshot."""
    frames: list[bytes] = []
    tip = Tip(match_id)
    for number, body in enumerate(bodies):
        frame, tip = seal(tip, FrameKind.SNAPSHOT if number % 3 == 2 else FrameKind.ENTRIES, body)
        frames.append(frame)
    return frames


TEN_BODIES = [f"body {number}".encode() for number in range(10)]
TEN_FRAMES = chain(TEN_BODIES)
TEN = b"".join(TEN_FRAMES)


def flipped(data: bytes, bit: int) -> bytes:
    """The bytes with one bit changed; bit 0 is the lowest of the first byte."""
    place, mask = bit // 8, 1 << bit % 8
    return data[:place] + bytes([data[place] ^ mask]) + data[place + 1 :]


def block(number: int) -> slice:
    """The bytes of one block."""
    return slice(number * BLOCK, (number + 1) * BLOCK)
