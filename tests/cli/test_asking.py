"""A folder whose disk hangs is asked for a second, then passed over: no list and no match waits for it."""

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from screens.services import SetupMemory
from station.cli import asking, folders, memory, places
from station.cli.asking import ask, is_silent
from station.cli.earlier import earlier_matches
from station.cli.house import House
from station.cli.places import save_places
from station.cli.resume import existing
from station.cli.run import run
from station.live.opening import OpenMatch
from station.rules.commands import StartTheme
from station.wording.trouble import Trouble
from tests.fakes.held_files import GUARD
from tests.live.stations import Station, new_match

HERE = Path("here")


class Stick:
    """A stick that is plugged in; while it ``hangs`` nothing in it answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.answer = threading.Event()
        self.answer.set()

    def hang(self) -> None:
        """Answer no more."""
        self.answer.clear()

    def reached(self, path: Path) -> None:
        """Something looks into this file or folder."""
        if path.is_relative_to(self.folder):
            assert self.answer.wait(GUARD)


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stick]:
    """What hangs is noticed at once, here."""
    made = Stick(tmp_path / "STICK")
    made.folder.mkdir()
    monkeypatch.setattr(asking, "PATIENCE", 0.05)
    monkeypatch.setattr(asking, "READING", 0.05)
    monkeypatch.setattr(asking, "_silent", {})
    monkeypatch.setattr(places, "media", lambda: [made.folder])
    listing, room, opening, looking = Path.iterdir, os.statvfs, os.open, os.path.isfile

    def iterdir(path: Path) -> Iterator[Path]:
        made.reached(path)
        return listing(path)

    def statvfs(path: Path) -> os.statvfs_result:
        made.reached(path)
        return room(path)

    def open_file(path: Path | str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        made.reached(Path(path))
        return opening(path, flags, mode, dir_fd=dir_fd)

    def is_file(path: Path) -> bool:
        made.reached(path)
        return looking(path)

    monkeypatch.setattr(Path, "iterdir", iterdir)
    monkeypatch.setattr(os, "statvfs", statvfs)
    monkeypatch.setattr(os, "open", open_file)
    monkeypatch.setattr(Path, "is_file", is_file)
    monkeypatch.setattr(os.path, "isfile", is_file)
    yield made
    made.answer.set()


@pytest.fixture
def own(home: Path) -> Path:
    """A match in the station's own folder."""
    assert folders.matches().is_relative_to(home)
    return played(folders.made(folders.matches()))


def played(folder: Path) -> Path:
    match = new_match(folder)
    station = Station(match).start()
    station.do(StartTheme())
    station.match.close()
    return match.path


def fail() -> int:
    raise PermissionError


def test_an_answer_or_an_error_comes_through(stick: Stick) -> None:
    assert ask(stick.folder, lambda: 7) == 7
    with pytest.raises(PermissionError):
        ask(stick.folder, fail)
    assert not is_silent(stick.folder)


def test_who_does_not_answer_is_not_asked_again_before_it_has(stick: Stick) -> None:
    asked: list[int] = []

    def hang() -> int:
        asked.append(1)
        assert stick.answer.wait(GUARD)
        return 7

    stick.hang()
    for _ in range(3):
        with pytest.raises(TimeoutError) as told:
            ask(stick.folder, hang)
        assert told.value.errno is None
    assert (len(asked), is_silent(stick.folder), is_silent(HERE)) == (1, True, False)
    assert ask(HERE, lambda: 8) == 8

    stick.answer.set()
    asking._silent[stick.folder].join(GUARD)
    assert ask(stick.folder, hang) == 7


def test_a_place_that_does_not_answer_comes_last_and_says_so(stick: Stick, home: Path) -> None:
    stick.hang()
    found = save_places()

    assert [place.folder for place in found if place.free is not None][:1] == [home]
    assert (found[-1].folder, found[-1].free) == (stick.folder, None)


def test_places_are_found_although_the_own_disk_hangs(
    stick: Stick, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the folders that were typed are kept on it."""
    places.remember(home / "club")
    monkeypatch.setenv("XDG_STATE_HOME", str(stick.folder))
    folders.places.cache_clear()
    kept = SimpleNamespace(read_bytes=lambda: stick.answer.wait(GUARD))
    monkeypatch.setattr(places, "_memory", lambda: kept)
    stick.hang()

    assert home in [place.folder for place in save_places()]


@pytest.mark.parametrize("what", ["all of it", "files alone"])
def test_a_stick_that_hangs_is_told_in_the_list_behind_the_matches(
    stick: Stick, own: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its folder may still be known to the system, and its files not."""
    other = played(stick.folder)
    if what == "files alone":
        monkeypatch.setattr(Path, "iterdir", lambda path: path.glob("*"))
    stick.hang()
    listed = House().matches()

    assert (listed[0].path, listed[0].trouble) == (own, "")
    assert (stick.folder, "does not answer") in [(card.path, card.trouble) for card in listed[1:]]
    assert all(card.trouble for card in listed if card.path == other)
    assert [card.path for card in House().own_matches()] == [own]


def test_the_command_line_lists_it_too(stick: Stick, own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stick.hang()

    assert run(["matches"]) == 0
    told = capsys.readouterr().out
    assert f"> {own.name}\n" in told
    assert f"! {stick.folder}\n    does not answer\n" in told


def test_an_own_match_is_played_although_a_stick_hangs(stick: Stick, own: Path) -> None:
    stick.hang()
    match = House().resume(own)

    assert isinstance(match, OpenMatch)
    match.appender.close()


@pytest.mark.parametrize("name", ["", "a.svoyak"])
def test_what_lies_on_a_stick_that_hangs_is_not_opened(stick: Stick, name: str) -> None:
    stick.hang()
    trouble = House().resume(stick.folder / name)

    assert isinstance(trouble, Trouble)
    assert trouble.happened.endswith("cannot be opened to play on: the disk does not answer.")


@pytest.mark.parametrize("question", [House.clock_doubt, House.packs, lambda _house: earlier_matches()])
def test_nothing_else_waits_for_it(stick: Stick, own: Path, question: Callable[[House], object]) -> None:
    assert own.exists()
    memory.keep(SetupMemory(pack=str(stick.folder / "evening.si4s")))
    stick.hang()

    question(House())
    assert is_silent(stick.folder)


def test_a_name_is_found_in_the_own_folder_and_beyond_a_stick_that_hangs(
    stick: Stick, own: Path, home: Path
) -> None:
    (home / "other.svoyak").touch()
    stick.hang()

    assert existing(Path(own.name)) == own
    assert existing(Path("other.svoyak")) == home / "other.svoyak"


def test_a_whole_file_may_take_longer_than_a_list() -> None:
    assert asking.READING > asking.PATIENCE
