"""Entries and states <-> bodies of frames, pure: the only file here that knows the game. See FORMAT.md."""

from collections.abc import Sequence
from dataclasses import dataclass

from station.journal.body import pack, unpack
from station.journal.plain import decoder, encoder
from station.journal.summary import Summary
from station.rules.entries import Entry
from station.rules.state import MatchState

SNAPSHOT_SCHEMA = 5
"""Raise it with every change of the shape or the meaning of MatchState or of anything in it."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after the first ``entries`` entries of the file, in the shape of a ``schema``."""

    entries: int
    state: MatchState
    schema: int = SNAPSHOT_SCHEMA


@dataclass(frozen=True, slots=True)
class _Entries:
    """The body of a frame of entries."""

    summary: Summary
    entries: tuple[Entry, ...]


def encode_entries(entries: Sequence[Entry], summary: Summary) -> bytes:
    """The body of a frame with these entries; ``summary`` is the match's after the last of them."""
    return pack(encoder(_Entries)(_Entries(summary, tuple(entries))))


def decode_entries(body: bytes) -> tuple[Entry, ...]:
    """The entries of a frame. UnknownContent for what a newer program wrote, else ContentError."""
    content: _Entries = decoder(_Entries)(unpack(body))
    return content.entries


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """The body of a snapshot's frame."""
    return pack(encoder(Snapshot)(snapshot))


def decode_snapshot(body: bytes) -> Snapshot | None:
    """The snapshot in a frame, None when it has not this build's schema; else raises ContentError."""
    content = unpack(body)
    if content.get("schema") != SNAPSHOT_SCHEMA:
        return None
    snapshot: Snapshot = decoder(Snapshot)(content)
    return snapshot
