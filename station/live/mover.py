"""A match whose file has failed is written anew in another folder, on a thread of its own.

The law of this file: the new file holds the frames of the old one, byte for byte and in their order, so that
its chain extends what reached the old disk.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from station.journal.append import Appender
from station.journal.create import create_match
from station.journal.files import Files
from station.live.saver import Frames

Place = tuple[Path, Appender]
"""A file and what appends to it."""

Arrived = Callable[[Place | Exception], None]
"""Gets the new file, or why there is none: an OSError of the system, or a fault of the program."""


def carry(path: Path, match_id: bytes, frames: Frames, files: Files, arrived: Arrived) -> None:
    """Make the match anew with all these frames; ``arrived`` is called on the mover's thread.

    Where the name is taken it gets a number.
    """
    work = partial(_carry, path, match_id, frames, files, arrived)
    threading.Thread(target=work, name="match-mover", daemon=True).start()


def _carry(path: Path, match_id: bytes, frames: Frames, files: Files, arrived: Arrived) -> None:
    try:
        place = _made(path, match_id, frames, files)
    except Exception as error:  # noqa: BLE001 - raised where it is heard; here it would end in silence
        arrived(error)
    else:
        arrived(place)


def _made(path: Path, match_id: bytes, frames: Frames, files: Files) -> Place:
    (_, first), *further = frames
    name, number = path, 1
    while True:
        with suppress(FileExistsError):
            return name, create_match(name, match_id, first, further, files)
        number += 1
        name = path.with_stem(f"{path.stem}-{number}")
