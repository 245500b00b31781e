"""A match that is not saved any more is written anew in another folder, on a thread of its own.

The law of this file: the new file holds the frames of the old one, byte for byte and in their order, so that
its chain extends what reached the old disk. A move that was called off changes nothing, however late it ends:
its file stays, as another beginning of the match.
"""

import errno
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from station.journal.append import Appender
from station.journal.create import create_match
from station.journal.files import Files
from station.journal.names import SUFFIX
from station.live.saver import Frames

_NAMELESS = frozenset({errno.EINVAL, errno.ENAMETOOLONG, errno.EILSEQ})
"""What systems answer for a name that a medium does not take: most sticks have no colon in names."""

Place = tuple[Path, Appender]
"""A file and what appends to it."""

Found = Place | Exception
"""The new file, or why there is none: an OSError of the system, or a fault of the program."""


class Move:
    """A move under way; it ends with the process, even while its disk does not answer.

    ``arrived`` gets the move and what it has found, on the mover's thread. Where the name is taken the file
    gets a number; where the medium does not take such a name it is called by the match's id.
    """

    def __init__(
        self,
        path: Path,
        match_id: bytes,
        frames: Frames,
        files: Files,
        arrived: Callable[["Move", Found], None],
    ) -> None:
        self._path, self._match_id, self._frames, self._files = path, match_id, frames, files
        self._arrived = arrived
        self._is_wanted = True
        self._turn = threading.Lock()
        threading.Thread(target=self._run, name="match-mover", daemon=True).start()

    def call_off(self) -> None:
        """Hear no more of it; what was told before is for ``let_go``."""
        with self._turn:
            self._is_wanted = False

    def _run(self) -> None:
        try:
            found: Found = self._made()
        except Exception as error:  # noqa: BLE001 - raised where it is heard; here it would end in silence
            found = error
        with self._turn:
            if self._is_wanted:
                self._arrived(self, found)
                return
        _close(found)

    def _made(self) -> Place:
        try:
            return self._made_as(self._path)
        except OSError as error:
            if error.errno not in _NAMELESS:
                raise
        return self._made_as(self._path.with_name(f"{self._match_id.hex()[:8]}{SUFFIX}"))

    def _made_as(self, path: Path) -> Place:
        (_, first), *further = self._frames
        name, number = path, 1
        while True:
            with suppress(FileExistsError):
                return name, create_match(name, self._match_id, first, further, self._files)
            number += 1
            name = path.with_stem(f"{path.stem}-{number}")


def let_go(found: Found) -> None:
    """Close the file that nobody wants, without waiting for its disk."""
    threading.Thread(target=_close, args=(found,), name="match-mover", daemon=True).start()


def _close(found: Found) -> None:
    if not isinstance(found, Exception):
        with suppress(OSError):  # nothing is written there any more
            found[1].close()
