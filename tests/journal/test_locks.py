"""A match is written by one station; where files cannot be locked it is played all the same, and said so."""

import errno
import os
from pathlib import Path

import pytest

from station.journal.create import create_match
from station.journal.errors import MatchLocked
from station.journal.files import Files
from station.journal.frames import FrameKind
from station.journal.locks import Lock, is_played, lock
from station.journal.repair import open_match
from tests.fakes.another_station import another_station
from tests.journal.chains import MATCH

WITHOUT_LOCKS = pytest.mark.parametrize("error", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS])


class Unlockable(Files):
    """A folder on a network without locks."""

    def __init__(self, error: int) -> None:
        self.error = error

    def lock(self, fd: int) -> bool:
        raise OSError(self.error, os.strerror(self.error), fd)


@WITHOUT_LOCKS
def test_a_match_is_made_and_opened_where_files_cannot_be_locked(tmp_path: Path, error: int) -> None:
    path = tmp_path / "match"
    made = create_match(path, MATCH, b"first", files=Unlockable(error))
    made.append(FrameKind.ENTRIES, b"second")
    made.close()
    opened = open_match(path, Unlockable(error))
    opened.appender.close()

    assert [frame.body for frame in opened.frames] == [b"first", b"second"]
    assert (made.is_locked, opened.appender.is_locked) == (False, False)


def test_elsewhere_it_is_locked_and_says_so(tmp_path: Path) -> None:
    made = create_match(tmp_path / "match", MATCH, b"first")
    with pytest.raises(MatchLocked):
        open_match(tmp_path / "match")
    made.close()
    opened = open_match(tmp_path / "match")
    opened.appender.close()

    assert (made.is_locked, opened.appender.is_locked) == (True, True)


@pytest.mark.parametrize("error", [errno.EIO, errno.EBADF, errno.ENODEV])
def test_any_other_refusal_is_an_error(tmp_path: Path, error: int) -> None:
    with pytest.raises(OSError, match=os.strerror(error)):
        create_match(tmp_path / "match", MATCH, b"first", files=Unlockable(error))

    assert list(tmp_path.iterdir()) == []


def test_who_asks_whether_a_match_is_played_keeps_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "match"
    create_match(path, MATCH, b"first").close()
    with another_station(path):
        asked = [is_played(path), is_played(path)]

    assert asked == [True, True]
    assert not is_played(path)
    open_match(path).appender.close()


def test_what_this_station_has_not_let_go_of_is_played_by_no_other(tmp_path: Path) -> None:
    path = tmp_path / "match"
    made = create_match(path, MATCH, b"first")
    (tmp_path / "link").symlink_to(path)

    assert not is_played(path)
    assert not is_played(tmp_path / "link")
    made.close()


def test_what_cannot_be_asked_is_not_played(tmp_path: Path) -> None:
    assert not is_played(tmp_path / "nothing")


def test_a_lock_is_ours_or_taken(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    files = Files()
    first, second = files.open(tmp_path / "file"), files.open(tmp_path / "file")

    assert (lock(files, first), lock(files, second)) == (Lock.OURS, Lock.TAKEN)
    files.close(first)
    assert lock(files, second) is Lock.OURS
    files.close(second)
