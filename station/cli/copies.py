"""Several files of one match: the longest that extends the others is played, no older one in its stead."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from station.cli.places import known_folders
from station.journal.copies import Chain, match_id_of, read_chain, shared_frames
from station.journal.names import SUFFIX
from station.wording import matches as wording
from station.wording.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Copy:
    """A file of a match that is to be shown, of ``number`` files that there are.

    ``parted``: another file that goes on otherwise after the same first ``shared`` frames.
    """

    path: Path
    number: int = 1
    parted: Path | None = None
    shared: int = 0


def files_at_hand() -> Iterator[Path]:
    """The match files in all known folders; a folder that cannot be read has none."""
    for folder in known_folders():
        try:
            yield from [path for path in folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            continue


def sift(paths: Iterable[Path]) -> list[Copy]:
    """Of several files of one match the longest, and those that part from it; everything else as it is."""
    groups: dict[bytes | Path, list[Path]] = {}
    for path in paths:
        groups.setdefault(match_id_of(path) or path, []).append(path)
    return [copy for group in groups.values() for copy in _sifted(group)]


def _sifted(group: list[Path]) -> Iterator[Copy]:
    if len(group) == 1:
        yield Copy(group[0])
        return
    chains = {path: chain_of(path) for path in group}
    longest = max(group, key=lambda path: len(chains[path].crcs))
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
    """Why a match is not to be played from this file: another one goes further, or goes on otherwise."""
    match_id = match_id_of(path)
    others = [other for other in files_at_hand() if match_id and match_id_of(other) == match_id]
    own = chain_of(path) if others else Chain(None, ())
    for other in others:
        chain = chain_of(other)
        shared = shared_frames(own, chain)
        if shared < min(len(own.crcs), len(chain.crcs)):
            return wording.parted_copies(str(path), str(other), shared)
        if len(chain.crcs) > len(own.crcs):
            return wording.older_copy(path.name, str(other), len(chain.crcs) - len(own.crcs))
    return None
