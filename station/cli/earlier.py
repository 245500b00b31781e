"""What was played at this station before: who was there, and what they heard.

Of each match the state at its end is wanted; a match that was left properly has it in its last frame, so that
nothing need be played through.
"""

from collections.abc import Iterator
from pathlib import Path

from station.cli.asking import READING
from station.cli.house import match_files
from station.cli.places import look
from station.cli.play import DEMO
from station.heard import Hearing, hearing_of
from station.journal.codec import decode_snapshot
from station.journal.errors import ContentError
from station.journal.frames import FrameKind
from station.journal.repair import read_match
from station.live.opening import read_history
from station.rules.state import MatchState

LOOKED_AT = 200
"""So many files are looked at, the newest ones: half a year of a club that plays twice a week."""


def earlier_matches() -> tuple[Hearing, ...]:
    """The matches that were played, the newest first, without demonstrations. Waits for the disk."""
    paths = [path for path in match_files() if f"-{DEMO}-" not in path.name]
    return tuple(hearing_of(state) for path in paths[:LOOKED_AT] for state in _states(path))


def _states(path: Path) -> Iterator[MatchState]:
    """How a match stood at its end; nothing of a file that cannot be read, or whose folder is silent."""
    try:
        state = look(path.parent, lambda: _last_snapshot(path) or _folded(path), READING)
    except (OSError, ContentError):
        return
    if state is not None:
        yield state


def _last_snapshot(path: Path) -> MatchState | None:
    """The state in the last frame, None when another frame is the last or another version wrote it."""
    last = read_match(path).frames[-1:]
    if not last or last[0].kind is not FrameKind.SNAPSHOT:
        return None
    snapshot = decode_snapshot(last[0].body)
    return snapshot.state if snapshot else None


def _folded(path: Path) -> MatchState | None:
    history = read_history(path)[1]
    return history.state if history else None
