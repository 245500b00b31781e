"""Copies of one match: files with the same match id, compared by their chains. See FORMAT.md."""

from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from station.journal.files import reading
from station.journal.frames import HEADER_SIZE, Verdict, read_header, scan


class Chain(NamedTuple):
    """The good frames of a file by their header CRCs, and the match they are of, None where there is none.

    ``is_sound``: nothing else stands in the file.
    """

    match_id: bytes | None
    crcs: tuple[int, ...]
    is_sound: bool = False


def match_id_of(path: Path) -> bytes | None:
    """The match that a file is of, by its first header; None for whatever else, or when it is unreadable."""
    try:
        with reading(path) as data:
            header = read_header(data[:HEADER_SIZE], 0)
    except OSError:
        return None
    return header.match_id if header else None


def read_chain(path: Path) -> Chain:
    """Read a whole file; OSError when the system cannot. Takes no lock."""
    with reading(path) as data:
        found = scan(data)
    match_id = found.tip.match_id if found.tip else None
    crcs = tuple(frame.crc for frame in found.frames)
    return Chain(match_id, crcs, found.verdict is Verdict.CLEAN)


def shared_frames(first: Chain, second: Chain) -> int:
    """With how many same frames both begin; where one has no more than these, the other one extends it."""
    if first.match_id != second.match_id:
        return 0
    pairs = zip(first.crcs, second.crcs, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
