"""A match is moved although its file has a name that the other medium does not take."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from station.journal.files import Files
from station.live.opening import resume_match
from station.live.published import Saving
from station.rules.commands import StartTheme
from tests.fakes.held_files import HeldFiles
from tests.live.stations import Station, new_match


class Stick(Files):
    """A medium without colons in names, as most sticks are; another one may be full."""

    def __init__(self, refusal: int = errno.EINVAL) -> None:
        self.refusal = refusal
        self.names: list[str] = []

    def create(self, path: Path) -> int:
        self.names.append(path.name)
        if ":" in path.name:
            raise OSError(self.refusal, os.strerror(self.refusal))
        return super().create(path)


def unsaved(folder: Path, name: str, files: Files) -> Station:
    """A match that was given this name, and whose disk has failed."""
    disk = HeldFiles()
    match = new_match(folder, disk)
    station = Station(replace(match, path=match.path.with_name(name)), files=files).start()
    disk.failing_write = OSError(errno.EIO, os.strerror(errno.EIO))
    station.do(StartTheme())
    return station


@pytest.mark.parametrize(
    "name", ["final 19:30.svoyak", "f" * 248 + ".svoyak", "\N{CYRILLIC CAPITAL LETTER EF}" * 121 + ".svoyak"]
)
def test_where_a_name_is_not_taken_the_file_is_called_by_the_match(tmp_path: Path, name: str) -> None:
    station = unsaved(tmp_path, name, Stick())
    station.match.move(tmp_path / "stick", lambda error: pytest.fail(str(error)))
    station.wait_until(lambda: station.shown[-1].saving is Saving.SAVED)
    station.match.close()

    (new,) = (tmp_path / "stick").iterdir()
    again = resume_match(new)
    again.appender.close()
    assert new.name == f"{again.appender.tip.match_id.hex()[:8]}.svoyak"
    assert station.shown[-1].path == new
    assert again.entries[-1].command == StartTheme()


def test_for_no_other_reason_is_the_match_called_otherwise(tmp_path: Path) -> None:
    stick, stayed = Stick(errno.ENOSPC), list[OSError]()
    station = unsaved(tmp_path, "final 19:30.svoyak", stick)
    station.match.move(tmp_path / "stick", stayed.append)
    station.wait_until(lambda: bool(stayed))
    station.match.close()

    assert stayed[0].errno == errno.ENOSPC
    assert stick.names == ["final 19:30.svoyak"]
