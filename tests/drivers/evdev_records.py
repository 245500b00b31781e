"""Streams as the kernel gives them, made of what happened: the records of EVDEV.md."""

import struct

MS = 1_000_000
"""Nanoseconds."""

SYN, KEY, REL, ABS, MSC = 0, 1, 2, 3, 4
REPORT, DROPPED = 0, 3

# The two ends of a hat and of a wide axis.
HAT_X, HAT_Y, STICK_X, STICK_Y = 16, 17, 0, 1

RED_1, RED_2, RED_3, RED_4 = 704, 709, 714, 719


def record(at: int, kind: int, code: int, value: int) -> bytes:
    """One record; ``at`` in nanoseconds, of which the kernel tells the whole microseconds."""
    seconds, rest = divmod(at, 1_000_000_000)
    return struct.pack("llHHi", seconds, rest // 1_000, kind, code, value)


def report(at: int) -> bytes:
    return record(at, SYN, REPORT, 0)


def frame(at: int, *changes: tuple[int, int, int]) -> bytes:
    """A whole frame of (type, code, value)."""
    return b"".join(record(at, *change) for change in changes) + report(at)


def key(at: int, code: int, value: int) -> bytes:
    """A frame of one key, with the scan code that most keyboards tell, too."""
    return frame(at, (MSC, 4, 0x70000 + code), (KEY, code, value))


def axis(at: int, code: int, value: int) -> bytes:
    """A frame of one axis."""
    return frame(at, (ABS, code, value))


def loss(at: int, *rest: tuple[int, int, int]) -> bytes:
    """What the kernel leaves of a queue that ran over: its word of it, and the rest of that frame."""
    return record(at, SYN, DROPPED, 0) + frame(at, *rest)
