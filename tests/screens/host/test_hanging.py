"""A disk that does not answer: the host is told, plays on, and takes another place with one key."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from screens.services import SavePlace
from station.live import outbox
from tests.fakes.hanging_files import HangingFiles
from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import Playing, playing

SIZE = (100, 30)
SOON = 20_000_000
"""Nanoseconds after which a disk counts as hanging here."""


@asynccontextmanager
async def hanging(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Playing, HangingFiles]]:
    """A match whose disk has hung since its first step."""
    (tmp_path / "stick").mkdir()
    house.places = (SavePlace(tmp_path / "stick", 7_000_000_000), SavePlace(tmp_path / "share", None))
    disk = HangingFiles()
    async with playing(house, example(), SIZE, disk) as host:
        monkeypatch.setattr(outbox, "HANGING_AFTER", SOON)
        disk.name = "sync"
        await host.does("space", "NOT SAVED: the disk does not answer", "F2 ", "THEME 1")
        yield host, disk
        disk.answer()


async def test_play_goes_on_and_is_saved_when_the_disk_comes_back(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hanging(house, tmp_path, monkeypatch) as (host, disk):
        await host.does("space", "10: ANNOUNCE")
        await host.does("space", "READING", "NOT SAVED")
        disk.answer()
        await host.gone("NOT SAVED")
        await host.gone("F2 ")


async def test_one_key_and_enter_save_it_on_a_stick_while_the_disk_still_hangs(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hanging(house, tmp_path, monkeypatch) as (host, disk):
        await host.does("f2", "Where to save", "7 GB free")
        await host.keys("enter")
        await host.see("saved in “stick”")
        await host.gone("NOT SAVED")
        await host.does("space", "10: ANNOUNCE")

        assert disk.hangs.is_set()
        assert list((tmp_path / "stick").glob("*.svoyak"))


async def test_a_place_that_does_not_answer_stands_in_the_list(
    house: FakeHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hanging(house, tmp_path, monkeypatch) as (host, _):
        await host.does("f2", "Where to save")
        await host.see("share")

        assert host.line("share").endswith("does not answer")
