"""An auction by keys: bids, an all-in, a pass, and bids that are handed back (N4.8)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from station.rules.records import Auction
from station.rules.state import Phase
from tests.fakes.house import FakeHouse
from tests.rules.boards import begin_at
from tests.screens.host.playing import Playing, playing


@asynccontextmanager
async def bidding(house: FakeHouse) -> AsyncIterator[Playing]:
    """Anna has 90, Boris 0, Vera 40; Anna has chosen the auction at 20."""
    async with playing(house, begin_at("final", (0, 1))) as host:
        await host.does("space", "WHO CHOOSES?")
        await host.does("1", "АННА CHOOSES")
        for cell, seat, price in ((("1", "4"), "3", 40), (("2", "5"), "1", 50), (("2", "4"), "1", 40)):
            await host.keys(*cell)
            await host.does("enter", f"{price}: ANNOUNCE THE PRICE")
            await host.does("space", f"{price} · READING")
            await host.does(seat, "ANSWERS")
            await host.does("up", f"{price} · RIGHT")
            await host.does("space", "CHOOSES")
        await host.keys("1", "2")
        await host.does("enter", "AUCTION 20 · FIRST BID: АННА")
        yield host


def auction(host: Playing) -> Auction:
    found = host.state.auction
    assert found is not None
    return found


@pytest.mark.clause("N4.8")
async def test_a_typed_bid_is_made_and_the_others_are_asked_from_the_lowest(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys("3", "0")
        assert "30" in host.line("Bid:")
        await host.does("enter", "AUCTION 20 · ASK ВЕРА")

        assert "bid 30 · the highest" in host.line("1 Анна ")
        assert "can bid no more" in host.line("2 Борис ")
        assert host.line("May bid") == "May bid: all-in: 40"


@pytest.mark.clause("N4.8")
async def test_an_illegal_bid_is_handed_back_and_stays_until_the_next_digit(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys("2", "5")
        await host.does("enter", "N4.8: a bid of 25 is not a multiple of 10")
        assert "25" in host.line("Bid:")

        await host.keys("9", "5")
        assert "95_" in host.line("Bid:")
        assert "25" not in host.line("Bid:")
        await host.does("enter", "a bid of 95 is above the own score, 90")
        await host.keys("backspace", "0")
        assert "90_" in host.line("Bid:")
        await host.see("Backspace  one digit less", "Esc  empty the field")
        await host.keys("escape")
        await host.does("enter", "Type the bid first.")

        assert host.state.phase is Phase.BIDDING
        assert auction(host).bids == ()


@pytest.mark.clause("N4.8")
@pytest.mark.parametrize("key", ["a", "ф"])
async def test_one_key_bids_all_and_only_a_larger_all_in_beats_it(house: FakeHouse, key: str) -> None:
    async with bidding(house) as host:
        await host.does(key, "AUCTION 20 · АННА PLAYS, STAKE 90", "Анна: all-in: 90")

        assert [(bid.seat, bid.amount, bid.all_in) for bid in auction(host).bids if bid.amount] == [
            (1, 90, True)
        ]


@pytest.mark.clause("N4.8")
async def test_who_chose_cannot_pass_the_others_can(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.does("x", "Анна chose the question and must bid first")
        await host.keys("2", "0")
        await host.does("enter", "AUCTION 20 · ASK ВЕРА")
        await host.does("ч", "AUCTION 20 · АННА PLAYS, STAKE 20", "Анна: bid 20", "Вера: pass")


@pytest.mark.clause("N4.8")
async def test_the_player_thinks_ten_seconds_without_a_button_and_chooses_next(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys("2", "0")
        await host.does("enter", "AUCTION 20 · ASK ВЕРА")
        await host.keys("4", "0")
        await host.does("enter", "AUCTION 20 · ASK АННА", "May bid: all-in: 90")
        await host.does("x", "AUCTION 20 · ВЕРА PLAYS, STAKE 40", "Вопрос 0.1")
        assert "Вера: all-in: 40; Анна: bid 20, pass" in host.line("Bids:")
        await host.does("space", "THINKS AND ANSWERS: ВЕРА · STAKE 40")
        await host.does("c", "MORE EXACTLY: ВЕРА")
        await host.does("down", "AUCTION 40 · WRONG: GIVE THE ANSWER", "The next choice: Вера")

        assert host.state.totals == (90, 0, 0)


async def test_backspace_takes_a_digit_back_and_never_a_step(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys("2", "backspace", "backspace", "backspace")

        assert host.state.phase is Phase.BIDDING
        await host.does("u", "PAUSE", "АННА CHOOSES")


async def test_space_does_not_bid(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.does("space", "Take the bid first")


@pytest.mark.clause("N4.8")
async def test_digits_typed_while_a_bid_is_being_saved_belong_to_the_next_one(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys("2", "0", "enter", "4", "0")
        await host.see("AUCTION 20 · ASK ВЕРА")

        assert "40_" in host.line("Bid:")
        await host.does("enter", "AUCTION 20 · ASK АННА", "all-in: 40 · the highest")


async def test_zeros_in_front_are_no_digits_of_a_bid(house: FakeHouse) -> None:
    async with bidding(house) as host:
        await host.keys(*"000000030")
        assert host.line("Bid:").split() == ["Bid:", "30_"]
