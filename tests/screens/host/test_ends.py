"""Ties by keys, and what is said of a game that is over (N4.10, N4.13, S4.16)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from station.rules.state import Phase
from tests.fakes.house import FakeHouse
from tests.rules.endings import begin_brief
from tests.rules.games import N
from tests.screens.host.playing import Playing, playing


async def play_theme(host: Playing, name: str, *right: str) -> None:
    """A theme, from its beginning: each question is answered by this seat, or by nobody."""
    await host.does("space", "10: ANNOUNCE THE PRICE")
    for price, seat in zip((10, 20, 30, 40, 50), right, strict=True):
        await host.does("space", f"{price} · READING")
        if seat:
            await host.does(seat, "ANSWERS")
        await host.does("up" if seat else "n", f"{price} · {'RIGHT' if seat else 'NOBODY'}")
    await host.does("space", name)


@asynccontextmanager
async def played(
    house: FakeHouse, *right: str, ties: tuple[int, ...] = (1,), stage: str | None = None
) -> AsyncIterator[Playing]:
    """A game of one theme, to its end."""
    async with playing(house, begin_brief(N, ties=ties, stage=stage)) as host:
        await host.does("space", "THEME 1: ANNOUNCE IT")
        await play_theme(host, "THEME 1 IS OVER", *right)
        await host.keys("space")
        yield host


@pytest.mark.clause("N4.13")
async def test_a_tie_is_played_off_by_the_equals_alone(house: FakeHouse) -> None:
    async with played(house, "1", "1", "2", "", "") as host:
        await host.see("PLACE 1 IS SHARED: АННА, БОРИС", "play an extra theme", "O  leave it open")
        await host.does("space", "EXTRA THEME: АННА, БОРИС", "Тема 1")
        await play_theme(host, "THE EXTRA THEME IS OVER", "", "2", "", "", "")
        await host.see("Борис: 30 points, extra theme: 20")
        await host.does("space", "THE GAME IS OVER", "1. Борис: 30 points, extra theme: 20")

        assert "2. Анна: 30 points, extra theme: 0" in host.shown


@pytest.mark.clause("N4.13")
@pytest.mark.parametrize("key", ["o", "щ"])
async def test_a_tie_can_wait_and_be_played_off_later(house: FakeHouse, key: str) -> None:
    async with played(house, "1", "1", "2", "", "") as host:
        await host.see("PLACE 1 IS SHARED")
        await host.does(key, "THE GAME IS OVER, A PLACE IS OPEN", "shared, still open")

        await host.does("d", "EXTRA THEME: АННА, БОРИС")


@pytest.mark.clause("S4.16")
async def test_a_shared_place_that_may_stay_so_is_played_off_on_demand(house: FakeHouse) -> None:
    async with played(house, "", "1", "", "", "") as host:
        await host.see("THE GAME IS OVER", "2. Борис: 0 points — shared")
        await host.does("в", "EXTRA THEME: БОРИС, ВЕРА")

        assert host.state.phase is Phase.THEME_START


@pytest.mark.clause("N4.10")
async def test_one_positive_score_wins_without_a_final_round(house: FakeHouse) -> None:
    async with played(house, "", "1", "", "", "", stage="final") as host:
        await host.see("THE GAME IS OVER", "only one player has a positive score", "1. Анна: 20 points")


@pytest.mark.clause("N4.10")
async def test_without_a_positive_score_there_is_no_winner(house: FakeHouse) -> None:
    async with played(house, "", "", "", "", "", stage="final") as host:
        await host.see("THE GAME IS OVER", "No winner, the title is not awarded")


async def test_after_the_end_the_score_sheet_is_named_and_there_is_nothing_to_resume(
    house: FakeHouse,
) -> None:
    async with played(house, "", "1", "", "", "", stage="final") as host:
        await host.see("THE GAME IS OVER", "to print the score sheet: leave, then svoyak sheet")
        await host.keys("q", "q")
        await host.gone("THE GAME IS OVER")

        assert host.is_finished


async def test_a_match_that_is_left_before_its_end_is_not_finished(house: FakeHouse) -> None:
    async with playing(house, begin_brief(N)) as host:
        await host.keys("q", "q")
        await host.gone("BEFORE THE GAME")

        assert not host.is_finished


async def test_an_undone_end_is_named(house: FakeHouse) -> None:
    async with played(house, "1", "1", "2", "", "") as host:
        await host.see("PLACE 1 IS SHARED")
        await host.does("space", "EXTRA THEME", "undo: extra theme began")
        await host.does("u", "PLACE 1 IS SHARED", "redo: extra theme began")
