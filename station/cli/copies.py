"""Several files of one match: the longest that extends the others is played, no older one in its stead.

A folder that does not answer is passed over, so that a stick which hangs holds up no list and no match.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from station.cli.asking import READING
from station.cli.places import known_folders, look
from station.journal.copies import Chain, match_id_of, read_chain, shared_frames
from station.journal.locks import is_played
from station.journal.names import SUFFIX
from station.wording import matches as wording
from station.wording.trouble import Trouble


class Copy(NamedTuple):
    """A file of a match that is to be shown, of ``number`` files that there are.

    ``parted``: another file that goes on otherwise after the same first ``shared`` frames.
    """

    path: Path
    number: int = 1
    parted: Path | None = None
    shared: int = 0


def files_at_hand(folders: Iterable[Path] | None = None) -> Iterator[tuple[Path, int]]:
    """The match files in the folders, in all known ones unless told, and when they were written to last.

    Nanoseconds; 0 for a link to nothing and whatever else cannot be looked at. A folder that cannot be read,
    or does not answer, has none.
    """
    for folder in known_folders() if folders is None else folders:
        try:
            yield from look(folder, partial(_listed, folder))
        except OSError:
            continue


def _listed(folder: Path) -> list[tuple[Path, int]]:
    return [(path, changed(path)) for path in folder.iterdir() if path.suffix == SUFFIX]


def changed(path: Path) -> int:
    """When a file was written to last, as above."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _match_id(path: Path) -> bytes | None:
    try:
        return look(path.parent, partial(match_id_of, path))
    except TimeoutError:
        return None


def _chain(path: Path) -> Chain:
    try:
        return look(path.parent, partial(chain_of, path), READING)
    except TimeoutError:
        return Chain(None, ())


def _is_played(path: Path) -> bool:
    try:
        return look(path.parent, partial(is_played, path))
    except TimeoutError:
        return False


def sift(paths: Iterable[Path]) -> list[Copy]:
    """Of several files of one match the longest, and those that part from it; everything else as it is.

    Of equal ones a sound file is taken rather than a damaged one.
    """
    groups: dict[bytes | Path, list[Path]] = {}
    for path in paths:
        groups.setdefault(_match_id(path) or path, []).append(path)
    return [copy for group in groups.values() for copy in _sifted(group)]


def _sifted(group: list[Path]) -> Iterator[Copy]:
    if len(group) == 1:
        yield Copy(group[0])
        return
    chains = {path: _chain(path) for path in group}
    longest = max(group, key=lambda path: (len(chains[path].crcs), chains[path].is_sound))
    shared = {path: shared_frames(chains[path], chains[longest]) for path in group}
    parted = [path for path in group if shared[path] < len(chains[path].crcs)]
    first = parted[0] if parted else None
    yield Copy(longest, len(group), first, shared[first] if first else 0)
    for path in parted:
        yield Copy(path, len(group), longest, shared[path])


def chain_of(path: Path) -> Chain:
    """The good frames of a file; none when it cannot be read."""
    try:
        return read_chain(path)
    except OSError:
        return Chain(None, ())


def objection(path: Path) -> Trouble | None:
    """Why a match is not to be played from this file: one is played now, another goes further or otherwise.

    TimeoutError when the file's own folder does not answer.
    """
    match_id = look(path.parent, partial(match_id_of, path))
    others = [other for other, _ in files_at_hand() if match_id and _match_id(other) == match_id]
    if played := next((other for other in others if _is_played(other)), None):
        return wording.unplayable(str(played), "MatchLocked")
    this = _chain(path) if others else Chain(None, ())
    chains = [(other, _chain(other)) for other in others]
    chains.sort(key=lambda found: len(found[1].crcs), reverse=True)
    for other, chain in chains:
        shared = shared_frames(this, chain)
        if shared < min(len(this.crcs), len(chain.crcs)):
            return wording.parted_copies(str(path), str(other), shared)
        if len(chain.crcs) > len(this.crcs):
            return wording.older_copy(path.name, str(other), len(chain.crcs) - len(this.crcs))
    return None
