"""A match that cannot be saved any more: one key saves it in another place, and play goes on meanwhile."""

import errno
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from screens.services import SavePlace
from station.journal.files import Files
from station.live.opening import read_history
from station.rules.state import Phase
from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import Playing, playing

OFFER = "F2 "
SIZE = (100, 30)


@asynccontextmanager
async def unsaved(house: FakeHouse, tmp_path: Path) -> AsyncIterator[Playing]:
    """A match whose file was deleted, in its first question; two places to go on in."""
    sticks = [tmp_path / "stick", tmp_path / "other"]
    for stick in sticks:
        stick.mkdir()
    house.places = (*(SavePlace(stick, 7_000_000_000) for stick in sticks), SavePlace(tmp_path, 3_000_000))
    async with playing(house, example(), SIZE) as host:
        assert OFFER not in host.shown
        assert host.current is not None
        host.current.path.unlink()
        await host.does("space", "NOT SAVED", OFFER)
        yield host


def state_in(folder: Path) -> Phase:
    (path,) = folder.glob("*.svoyak")
    _, history = read_history(path)
    assert history is not None
    return history.state.phase


async def test_one_key_and_enter_save_the_match_on_a_stick(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "Where to save", "stick", "7 GB free", "type its path")
        await host.keys("enter")
        await host.see("saved in “stick”")
        await host.gone("NOT SAVED")
        await host.does("space", "10: ANNOUNCE")
        await host.does("space", "READING")
        assert OFFER not in host.shown

        assert state_in(tmp_path / "stick") is Phase.READING


async def test_the_station_knows_the_new_file(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.keys("f2")
        await host.see("7 GB")
        await host.keys("down", "enter")
        await host.see("saved in “other”")
        await host.keys("q", "q")

    (path,) = (tmp_path / "other").iterdir()
    assert host.current is not None
    assert host.current.path == path


async def test_the_folder_that_failed_is_proposed_last(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        house.places = house.places[::-1]
        await host.does("f2", "7 GB")
        await host.keys("enter")
        await host.see("saved in “other”")


async def test_a_path_can_be_typed(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB")
        await host.keys("down", "down", "down", "enter", "ctrl+u")
        await host.keys(*str(tmp_path / "1new"))
        await host.keys("enter")
        await host.gone("NOT SAVED")

        assert state_in(tmp_path / "1new") is host.state.phase
        assert house.remembered_places == [tmp_path / "1new"]


async def test_a_path_can_be_typed_when_the_folder_of_the_start_is_gone(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = tmp_path / "start"
    start.mkdir()
    monkeypatch.chdir(start)
    monkeypatch.setenv("HOME", str(tmp_path))
    start.rmdir()
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB")
        await host.does("down", "type its path")
        await host.keys("down", "down", "enter")
        await host.see(f"{tmp_path}/")
        await host.keys("ctrl+u", *"new", "enter")
        await host.gone("NOT SAVED")

        assert house.remembered_places == [tmp_path / "new"]


async def test_a_place_that_fails_is_told_and_another_can_be_taken(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        (tmp_path / "stick").rmdir()
        (tmp_path / "stick").touch()
        await host.does("f2", "7 GB")
        await host.does("enter", "NOT SAVED in", "a part of the path is a file", OFFER)
        await host.does("f2", "7 GB")
        await host.keys("down", "enter")
        await host.gone("NOT SAVED")


async def test_the_match_is_played_while_a_place_is_looked_for(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB")
        await host.does("space", "10: ANNOUNCE")
        await host.does("space", "READING")
        await host.does("2", "STOP READING")
        await host.does("escape", "F2")
        await host.does("up", "RIGHT")
        await host.does("f2", "7 GB")
        await host.does("f2", "RIGHT")
        await host.keys("f2", "enter")
        await host.gone("NOT SAVED")


async def test_the_key_does_nothing_while_the_match_is_saved(house: FakeHouse) -> None:
    async with playing(house, example(), SIZE) as host:
        await host.does("f2", "That key does nothing now.")


async def test_who_leaves_without_a_move_is_asked_first(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("q", "leave without saving")
        await host.keys("f2")
        await host.see("7 GB")
        await host.keys("enter")
        await host.gone("NOT SAVED")
        assert state_in(tmp_path / "stick") is host.state.phase


async def test_the_key_works_from_the_desk_too(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("m", "The host's desk")
        await host.does("f2", "7 GB free")
        await host.keys("enter")
        await host.gone("NOT SAVED")


async def test_a_place_without_locks_is_told_until_the_next_step(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lock(_files: Files, fd: int) -> bool:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), fd)

    async with unsaved(house, tmp_path) as host:
        monkeypatch.setattr(Files, "lock", lock)
        await host.does("f2", "7 GB free")
        await host.keys("enter")
        await host.see("saved in “stick”", "open the match at one station only")
        await host.does("space", "10: ANNOUNCE")
        assert "one station only" not in host.shown


async def test_a_place_with_locks_needs_no_words(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB free")
        await host.keys("enter")
        await host.see("saved in “stick”")
        assert "one station only" not in host.shown


async def test_a_path_that_was_begun_is_there_again(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("f2", "7 GB")
        await host.keys("down", "down", "down", "enter", "ctrl+u", "o")
        await host.does("escape", "another folder: type its path")
        await host.does("enter", "→ o")
        await host.keys("escape", "up", "up", "up", "enter")
        await host.gone("NOT SAVED")


async def test_what_a_key_is_answered_stands_before_the_alarm(house: FakeHouse, tmp_path: Path) -> None:
    async with unsaved(house, tmp_path) as host:
        await host.does("o", "does not fit now", "· NOT SAVED:")
        await host.does("f2", "7 GB")
        await host.keys("enter")
        await host.gone("NOT SAVED")
