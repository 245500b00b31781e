"""The app: one match at a time, put away in the end, and nothing kept that is over."""

import gc
import weakref
from pathlib import Path

import pytest
from textual.widget import Widget

from screens.app import StationApp
from screens.host.match_screen import MatchScreen
from screens.host.news import Fresh
from screens.services import SetupMemory
from screens.table import PressTaker
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch, resume_match
from station.rules.history import History
from tests.fakes.house import FakeHouse


class EmptyTable:
    """Nobody sits at it."""

    @property
    def desk(self) -> None:
        """No device."""

    def sit_down(self, match: PressTaker) -> None:
        """Nobody does."""

    def key(self, name: str, at: int) -> bool:  # noqa: ARG002 - no key is a button
        return False

    def watch(self, history: History) -> None:
        """Nobody does."""

    def speech(self) -> str:
        return ""

    def stand_up(self) -> None:
        """Nobody sits."""


def begun(house: FakeHouse) -> OpenMatch:
    """A match that is open."""
    match = house.resume(Path("any"))
    assert isinstance(match, OpenMatch)
    return match


def shown(screen: Widget) -> str:
    """All that is painted, but for blanks."""
    canvas = screen.query_one(Canvas)
    return "".join(canvas.render_line(y).text for y in range(canvas.size.height)).strip()


async def test_a_match_that_is_played_is_put_away_when_the_screens_are_gone(house: FakeHouse) -> None:
    match = begun(house)
    app = StationApp(house, EmptyTable, match)
    async with app.run_test() as pilot:
        await pilot.pause()

    assert app.put_away() == []
    resume_match(match.path).appender.close()  # refused while somebody has the file


async def test_what_could_not_be_saved_is_not_put_away_in_silence(house: FakeHouse) -> None:
    match = begun(house)
    app = StationApp(house, EmptyTable, match)
    async with app.run_test() as pilot:
        await pilot.pause()
        match.path.unlink()
        await pilot.press("space")

    (left,) = app.put_away()

    assert left.path == match.path
    assert left.failure is not None
    assert left.history.state.phase is not match.history.state.phase


async def test_nothing_of_a_match_that_was_left_is_seen_when_the_next_one_begins(house: FakeHouse) -> None:
    app = StationApp(house, EmptyTable)
    async with app.run_test() as pilot:
        app.play(begun(house))
        await pilot.pause()
        left = app.screen
        while not shown(left):
            await pilot.pause()
        await pilot.press("q", "q")
        await app.workers.wait_for_complete()

        assert app.screen is not left
        assert shown(left) == ""


class Knot:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


async def test_garbage_is_collected_when_screens_change(
    house: FakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)
    app = StationApp(house, EmptyTable)
    gc.disable()
    try:
        async with app.run_test() as pilot:
            await pilot.pause()
            garbage = weakref.ref(Knot())
            app.show_setup()
            await pilot.pause()
            assert garbage() is None
    finally:
        gc.enable()


async def test_what_a_match_still_tells_when_the_host_has_left_is_not_shown(house: FakeHouse) -> None:
    app = StationApp(house, EmptyTable)
    async with app.run_test() as pilot:
        app.play(begun(house))
        await pilot.pause()
        screen = app.get_screen("match", MatchScreen)
        await pilot.press("q", "q")
        await app.workers.wait_for_complete()
        screen.post_message(Fresh())
        await pilot.pause()

        assert shown(screen) == ""


async def test_the_buttons_are_tried_before_the_table_of_the_match_is_laid(house: FakeHouse) -> None:
    house.remembered = SetupMemory(players=("Анна", "Борис"))
    laid: list[bool] = []

    def lay() -> EmptyTable:
        laid.append(app.is_at_match)
        return EmptyTable()

    app = StationApp(house, lay, first="setup")
    async with app.run_test() as pilot:
        await app.workers.wait_for_complete()
        await pilot.press("f2")
        assert laid == [False]

        await pilot.press("enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert laid == [False, True]
