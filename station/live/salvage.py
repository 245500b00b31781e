"""A new match of what is readable of a damaged file, which is never written to.

The law of this file: only what follows from the beginning without a gap is kept. What stands behind a gap is
told, so that the host can set it right by hand; the steps that lead there are gone. Snapshots hold nothing of
their own: no word is lost on them.
"""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from station.journal.body import decode_summary
from station.journal.codec import decode_entries, encode_entries
from station.journal.create import create_match
from station.journal.errors import ContentError, UnknownContent
from station.journal.files import SECTOR, Files, salvaging
from station.journal.fragments import Fragment, fragments, linked
from station.journal.frames import MATCH_ID_SIZE, Frame, FrameKind, Verdict, scan
from station.journal.summary import Summary
from station.live.opening import histories
from station.live.summary import summarise
from station.rules.commands import Begin
from station.rules.entries import Entry
from station.rules.events import Begun
from station.rules.history import History
from station.rules.model import Nanoseconds


@dataclass(frozen=True, slots=True)
class Lost:
    """A frame that is not kept: its number in the file, and what is known of what it held.

    ``entries`` and ``at``, the match time of the last one, are None when they cannot be read or there are
    none; ``summary``: the match behind them.
    """

    seq: int
    entries: int | None = None
    at: Nanoseconds | None = None
    summary: Summary | None = None


@dataclass(frozen=True, slots=True)
class Salvage:
    """What there is to keep of a file, and what not.

    ``kept``: the frames that make the match of ``history``, with so many ``entries``. ``missing``: runs of
    frames of which nothing was found, by their numbers. ``stray``: bytes that belong to no good frame.
    ``unread``: bytes that the disk cannot read, at most.
    """

    verdict: Verdict
    kept: tuple[Frame, ...]
    entries: int
    history: History | None
    lost: tuple[Lost, ...]
    missing: tuple[range, ...]
    stray: int
    unread: int

    @property
    def is_whole(self) -> bool:
        """Whether there is nothing to salvage: the file holds what would be kept, and nothing else."""
        return self.verdict is Verdict.CLEAN and not self.lost

    @property
    def is_complete(self) -> bool:
        """Whether all of the match is kept, as far as the file shows."""
        return not (self.lost or self.missing or self.stray)


def look(path: Path) -> Salvage:
    """See what can be salvaged; changes nothing.

    OSError when nothing of the match can be read, UnknownContent when a newer program wrote its good frames.
    """
    with salvaging(path) as data:
        found = scan(data)
        behind = tuple(fragments(data, found.good_length))
        if data.error is not None and not (found.frames or behind):
            raise data.error
        stray = len(data) - found.good_length - sum(part.size for part in behind if part.body is not None)
    chain = (*found.frames, *linked(found.tip, behind))
    played = [frame for frame in chain if frame.kind is FrameKind.ENTRIES]
    kept, entries, history = _kept(played)
    links = {frame.crc for frame in chain}
    others = [part for part in behind if part.crc not in links and part.kind != FrameKind.SNAPSHOT]
    lost = (*map(_lost_frame, played[len(kept) :]), *map(_lost_fragment, others))
    missing = tuple(_gaps(len(chain), sorted({part.seq for part in behind})))
    unread = len(data.scars) * SECTOR
    return Salvage(found.verdict, kept, entries, history, lost, missing, stray, unread)


def _gaps(start: int, seen: list[int]) -> Iterator[range]:
    """The numbers from ``start`` on that are not among those seen, up to the last of them."""
    for number in seen:
        if number > start:
            yield range(start, number)
        start = max(start, number + 1)


def _kept(frames: list[Frame]) -> tuple[tuple[Frame, ...], int, History | None]:
    """The first frames that make a match, the number of their entries, and the match."""
    kept: list[Frame] = []
    total, history = 0, None
    for frame in frames:
        try:
            entries = decode_entries(frame.body)
            states = list(histories(entries, history))
        except UnknownContent:
            raise
        except ContentError:
            break
        if not states:
            break
        history = states[-1]
        kept.append(frame)
        total += len(entries)
    return tuple(kept), total, history


def _lost_frame(frame: Frame) -> Lost:
    return _lost(frame.seq, frame.body)


def _lost_fragment(fragment: Fragment) -> Lost:
    if fragment.kind != FrameKind.ENTRIES or fragment.body is None:
        return Lost(fragment.seq)
    return _lost(fragment.seq, fragment.body)


def _lost(seq: int, body: bytes) -> Lost:
    try:
        entries = decode_entries(body)
        return Lost(seq, len(entries), entries[-1].at if entries else None, decode_summary(body))
    except ContentError:
        return Lost(seq)


def write_salvaged(salvage: Salvage, path: Path, files: Files | None = None) -> None:
    """Make the new match file. OSError when the system refuses, FileExistsError when the name is taken.

    It has a match id of its own: with the old one it would be a copy that parts from the damaged file.
    """
    match_id = secrets.token_bytes(MATCH_ID_SIZE)
    first, *others = salvage.kept
    begun, *rest = decode_entries(first.body)
    entries = (_named(begun, match_id.hex()), *rest)
    *_, history = histories(entries)
    body = encode_entries(entries, summarise(history.state))
    create_match(path, match_id, body, [(frame.kind, frame.body) for frame in others], files).close()


def _named(entry: Entry, match_id: str) -> Entry:
    """The first entry of a match, of another id."""
    command = replace(entry.command, match_id=match_id) if isinstance(entry.command, Begin) else entry.command
    events = [
        replace(event, match_id=match_id) if isinstance(event, Begun) else event for event in entry.events
    ]
    return replace(entry, command=command, events=tuple(events))
