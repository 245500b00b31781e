"""What can be wrong with a match file or its writing. Sentences for people are made elsewhere.

JournalFailed          a write or a sync failed: nothing is appended any more
MatchFileError         a file that is not opened for playing
├── MatchLocked        another program writes to it
├── MatchEmpty         it holds nothing
├── MatchHeadless      its first frame is not complete
├── MatchForeign       it is no match file
├── MatchNewer         a newer program wrote it
└── MatchCorrupt       it is damaged before its end
ContentError           a body that is not what FORMAT.md says
└── UnknownContent     a name in it is unknown: a newer program wrote it
"""

from pathlib import Path

from station.journal.frames import Frame


class JournalFailed(Exception):  # noqa: N818 - says what has happened
    """The journal has failed and stays so; ``error`` is the system's reason."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error)
        self.error = error


class MatchFileError(Exception):
    """A match file that is not opened for playing; it was not changed."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class MatchLocked(MatchFileError):  # noqa: N818 - says what the file is
    """Another program holds the match open for writing."""


class MatchEmpty(MatchFileError):  # noqa: N818 - says what the file is
    """Not one byte: nothing was ever played in this file."""


class MatchHeadless(MatchFileError):  # noqa: N818 - says what the file is
    """Its first frame is not complete: what the match began with is gone, whatever stands behind."""


class MatchForeign(MatchFileError):  # noqa: N818 - says what the file is
    """Not a match file."""


class MatchNewer(MatchFileError):  # noqa: N818 - says what the file is
    """Written in a format of this ``version``, or with a kind of frame, that this build does not know."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(path)
        self.version = version


class MatchCorrupt(MatchFileError):  # noqa: N818 - says what the file is
    """Damaged at ``offset`` (bytes) with frames behind it; ``good_frames`` are those before it."""

    def __init__(self, path: Path, offset: int, good_frames: tuple[Frame, ...]) -> None:
        super().__init__(path)
        self.offset = offset
        self.good_frames = good_frames


class ContentError(Exception):
    """A body that is not what FORMAT.md says; ``place`` names the value that is wrong."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


class UnknownContent(ContentError):  # noqa: N818 - says what was met
    """A class, field or choice that this build does not know; ``name`` is the one that was met."""

    def __init__(self, place: str, name: str) -> None:
        super().__init__(place)
        self.name = name
