"""A match on the real screen with devices as buttons: a press wins, its lamp is lit, a cable is pulled."""

import shutil
import time
from datetime import date
from pathlib import Path

import pytest

from screens.app import StationApp
from screens.host.match_screen import MatchScreen
from station.cli import bindings
from station.cli.device_table import DeviceTable
from station.live.opening import OpenMatch, begin_match, resume_match
from station.rules.model import WhyPaused
from station.seats import Binding
from tests.cli.tables import BUZZ, ONE, RED, SEATS, SECOND_RED, TWO
from tests.fakes.devices import REST, FakeDevices
from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import Playing


def press(devices: FakeDevices, button: str) -> None:
    """In real time, as the match takes it."""
    devices.now = time.monotonic_ns() - REST
    devices.press(BUZZ, button)


def with_a_set(folder: Path) -> tuple[FakeDevices, OpenMatch]:
    """Three players with handsets of one set, and their match."""
    buttons = (RED, SECOND_RED, "0:714")
    bound = [Binding(seat, BUZZ, button) for seat, button in zip(SEATS, buttons, strict=True)]
    bindings.keep(bindings.file(), bound)
    devices = FakeDevices()
    devices.plug(BUZZ)
    match = begin_match(folder, example(), date(2026, 12, 5))
    assert isinstance(match, OpenMatch), match
    return devices, match


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_after_a_crash_a_device_that_is_not_there_is_missed_and_the_match_is_paused(
    tmp_path: Path, *, elsewhere: bool
) -> None:
    """``elsewhere``: the file is carried to a machine that remembers no button."""
    devices, match = with_a_set(tmp_path)
    left = tmp_path / "left" / match.path.name
    left.parent.mkdir()
    app = StationApp(FakeHouse(tmp_path), lambda: DeviceTable(devices.make), match)
    async with app.run_test(size=(80, 24)) as pilot:
        host = Playing(pilot, app, app.get_screen("match", MatchScreen))
        for key, seen in (("space", "ANNOUNCE IT"), ("space", "10: ANNOUNCE"), ("space", "READING")):
            await host.does(key, seen)
        shutil.copy(match.path, left)  # as a crash leaves it
    if elsewhere:
        bindings.file().unlink()
    again, none = resume_match(left), FakeDevices()

    app = StationApp(FakeHouse(tmp_path), lambda: DeviceTable(none.make), again)
    async with app.run_test(size=(140, 24)) as pilot:
        host = Playing(pilot, app, app.get_screen("match", MatchScreen))
        await host.see("А, Б, В: button not known here" if elsewhere else "А, Б, В (Buzz): button gone")
        assert host.state.paused
        await host.does("f6", "button gone")
        for seat in SEATS:
            await host.does("f", f"key {seat}")
            await host.keys("down")
        await host.does("escape", "READING")
        await host.gone("button gone")
        assert host.state.equipped == ()


async def test_a_question_is_played_with_a_buzz_set(tmp_path: Path) -> None:
    devices, match = with_a_set(tmp_path)
    app = StationApp(FakeHouse(tmp_path), lambda: DeviceTable(devices.make), match)

    async with app.run_test(size=(80, 24)) as pilot:
        host = Playing(pilot, app, app.get_screen("match", MatchScreen))
        await host.see("BEFORE THE GAME", "not tried yet")
        for button in (RED, SECOND_RED, "0:714"):
            press(devices, button)
        await host.gone("not tried yet")
        for key, seen in (("space", "ANNOUNCE IT"), ("space", "10: ANNOUNCE"), ("space", "READING")):
            await host.does(key, seen)

        press(devices, SECOND_RED)
        await host.see("ANSWERS")
        assert host.state.answerer == TWO
        assert devices.lit == {BUZZ.source: frozenset({SECOND_RED})}
        await host.does("down", "READING")
        assert devices.lit == {}

        devices.pull(BUZZ)
        await host.see("button gone")
        await host.until(lambda _shown: host.state.paused and host.state.pause is not None)
        assert host.state.pause is not None
        assert host.state.pause.why is WhyPaused.BUTTONS
        assert host.state.locked == (TWO,)

        devices.plug(BUZZ)
        await host.gone("button gone")
        await host.does("p", "READING")
        press(devices, RED)
        await host.see("ANSWERS")
        assert host.state.answerer == ONE

    assert app.put_away() == []
    assert not devices.is_running
