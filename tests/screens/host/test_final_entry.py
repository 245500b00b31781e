"""The final round by keys: hidden stakes, one reading, written answers, rulings (N4.11)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.events import Paste

from station.rules.records import Stake, WrittenAnswer
from station.rules.state import Phase
from tests.fakes.house import FakeHouse
from tests.rules.endings import begin_brief
from tests.rules.games import N
from tests.screens.host.playing import Playing, playing


@asynccontextmanager
async def at_stakes(
    house: FakeHouse, *, vera: str = "3", finalists: str = "АННА, БОРИС, ВЕРА"
) -> AsyncIterator[Playing]:
    """After one theme Anna has 50 points, Boris 40, Vera 20: the theme of the final round is told."""
    async with playing(house, begin_brief(N, stage="final")) as host:
        await host.does("space", "THEME 1: ANNOUNCE IT")
        await host.does("space", "10: ANNOUNCE THE PRICE")
        for seat, price in (("", 10), (vera, 20), ("", 30), ("2", 40), ("1", 50)):
            await host.does("space", f"{price} · READING")
            if seat:
                await host.does(seat, "ANSWERS")
            await host.does("up" if seat else "n", f"{price} · {'RIGHT' if seat else 'NOBODY'}")
        await host.does("space", "THEME 1 IS OVER")
        await host.does("space", f"FINAL ROUND: STAKES OF {finalists}")
        yield host


def staked(host: Playing) -> list[tuple[int, int]]:
    assert host.state.final is not None
    return [(stake.seat, stake.amount) for stake in host.state.final.stakes]


async def stake_all(host: Playing) -> None:
    """Anna 15, Boris 40, Vera 7."""
    for digits, seen in (
        ("15", "STAKES OF БОРИС, ВЕРА"),
        ("40", "STAKES OF ВЕРА"),
        ("7", "ALL STAKES ARE IN"),
    ):
        await host.keys(*digits)
        await host.does("enter", seen)


@pytest.mark.clause("N4.11")
async def test_who_has_no_points_to_stake_is_told(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        assert "No points to stake" not in host.shown
    async with at_stakes(house, vera="", finalists="АННА, БОРИС") as host:
        await host.see("No points to stake, so out of the final round: Вера")


@pytest.mark.clause("N4.11.1")
async def test_a_stake_is_typed_hidden_and_nobody_sees_it_afterwards(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.keys("1", "5")
        assert " •••_" in host.line("1 Анна ")
        assert "15" not in host.shown
        await host.does("enter", "STAKES OF БОРИС, ВЕРА", "undo: stake: Анна")

        assert "the stake is in" in host.line("1 Анна ")
        assert "15" not in host.shown
        assert host.state.final is not None
        assert host.state.final.stakes == (Stake(1, 15),)  # type: ignore[arg-type] # a seat and points


@pytest.mark.clause("N4.11.1")
async def test_who_types_fast_gives_no_digit_to_another_player(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.keys("1", "5", "enter", "4", "0", "enter", "7", "enter")
        await host.see("ALL STAKES ARE IN")

        assert host.state.final is not None
        assert [(stake.seat, stake.amount) for stake in host.state.final.stakes] == [(1, 15), (2, 40), (3, 7)]


@pytest.mark.clause("N4.11.1")
async def test_a_stake_can_be_made_anew_before_the_reading(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.keys("up", "9")
        await host.does("enter", "The stake is in already (Борис): Enter again replaces it.")
        assert staked(host) == [(1, 15), (2, 40), (3, 7)]
        await host.does("enter", "undo: stake: Борис")

        assert staked(host) == [(1, 15), (2, 9), (3, 7)]


async def test_a_digit_after_the_question_is_a_new_number_that_is_asked_for_again(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.keys("up", "9")
        await host.does("enter", "Enter again replaces it.")
        await host.keys("8")
        await host.gone("Enter again replaces it.")
        await host.does("enter", "Enter again replaces it.")
        await host.does("enter", "undo: stake: Борис")

        assert staked(host) == [(1, 15), (2, 8), (3, 7)]


@pytest.mark.clause("N4.11.1")
async def test_a_refused_stake_is_replaced_by_the_next_digit(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.keys("5", "1")
        await host.see("Backspace  one digit less", "Esc  empty the field")
        await host.does("enter", "hand it back")
        await host.keys("7")
        await host.does("enter", "STAKES OF БОРИС, ВЕРА")

        assert staked(host) == [(1, 7)]


@pytest.mark.clause("N4.11.1")
@pytest.mark.parametrize("digits", ["51", "0"])
async def test_a_stake_outside_is_handed_back_at_once(house: FakeHouse, digits: str) -> None:
    async with at_stakes(house) as host:
        await host.keys(*digits)
        await host.does("enter", "N4.11.1: a stake is from 1 to 50, Анна: hand it back")

        assert "STAKES OF АННА, БОРИС, ВЕРА" in host.shown


async def test_the_cursor_goes_to_the_player_whose_stake_fell(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.keys("up", "down")
        await host.does("m", "The host's desk")
        await host.keys("p", "down", "enter", "3", "0")
        await host.see("A stake falls, and is made anew by who still plays: Борис")
        await host.keys("enter", "enter", "escape", "escape")
        await host.see("STAKES OF БОРИС", "stake of Борис")

        await host.keys("9")
        await host.does("enter", "ALL STAKES ARE IN")
        assert staked(host) == [(1, 15), (2, 9), (3, 7)]


async def test_the_cursor_goes_to_who_lacks_a_stake_when_a_finalist_drops_out(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.keys("down", "9")
        await host.does("enter", "STAKES OF АННА, ВЕРА")
        await host.keys("up")
        await host.does("m", "The host's desk")
        await host.keys("p", "down", "enter", "0", "enter", "enter", "escape", "escape")
        await host.see("STAKES OF АННА, ВЕРА", "stake of Анна")


async def test_arrows_and_tab_lead_to_another_player(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.keys("down", "tab", "1")
        await host.does("enter", "STAKES OF АННА, БОРИС")

        await host.keys("up", "up", "5")
        assert "•••_" in host.line("2 Борис ")


async def test_without_a_number_there_is_no_stake(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.does("enter", "Type the stake first.")


@pytest.mark.clause("N4.11.1", "N4.11.2")
async def test_the_question_waits_for_all_stakes(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await host.does("space", "stakes not in yet — 3")
        await stake_all(host)
        await host.does("space", "FINAL QUESTION: READ IT ONCE", "Вопрос финала 0")


@pytest.mark.clause("N4.11.2", "N4.11.3", "N4.11.4")
async def test_from_the_reading_to_the_last_ruling(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.does("space", "FINAL QUESTION: READ IT ONCE")
        await host.does("space", "FINAL QUESTION: THEY WRITE", "N  all answers are handed in")
        await host.does("n", "READ OUT ALL ANSWERS")
        assert "40" not in host.line("→ 1 Анна")
        await host.does("space", "IS IT RIGHT? ВЕРА · STAKE 7")
        await host.does("down", "IS IT RIGHT? БОРИС · STAKE 40")
        await host.does("up", "IS IT RIGHT? АННА · STAKE 15")
        await host.does("down", "THE FINAL ROUND IS OVER")

        assert host.state.totals == (35, 80, 13)
        await host.does("space", "THE GAME IS OVER", "1. Борис: 80 points")


async def test_space_neither_judges_nor_skips_a_finalist(house: FakeHouse) -> None:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.does("space", "READ IT ONCE")
        await host.does("space", "THEY WRITE")
        await host.does("n", "READ OUT")
        await host.does("space", "IS IT RIGHT? ВЕРА")
        await host.does("space", "Judge first")

        assert host.state.phase is Phase.FINAL_RULING


@asynccontextmanager
async def read_out(house: FakeHouse) -> AsyncIterator[Playing]:
    async with at_stakes(house) as host:
        await stake_all(host)
        await host.does("space", "READ IT ONCE")
        await host.does("space", "THEY WRITE")
        await host.does("n", "READ OUT ALL ANSWERS")
        yield host


def answers(host: Playing) -> tuple[WrittenAnswer, ...]:
    final = host.state.final
    assert final is not None
    return final.answers


async def test_what_was_written_can_be_typed_in(house: FakeHouse) -> None:
    async with read_out(house) as host:
        await host.keys("down")
        await host.does("enter", "keep the answer")
        await host.keys("q", "space", "1", "М")
        await host.does("enter", "type the answer of Вера", "q 1М")

        assert [(answer.seat, answer.text) for answer in answers(host)] == [(2, "q 1М")]


async def test_a_pasted_answer_is_data(house: FakeHouse) -> None:
    async with read_out(house) as host:
        await host.does("enter", "keep the answer")
        host.post(Paste("[bold]a\x1b\nb"))
        await host.does("enter", "type the answer of Борис", "a b")

        assert [answer.text for answer in answers(host)] == ["[bold]a b"]
        assert "[bold]a b" in host.line("1 Анна ")


async def test_an_answer_that_was_begun_can_be_left(house: FakeHouse) -> None:
    async with read_out(house) as host:
        await host.does("enter", "keep the answer")
        await host.keys("x")
        await host.does("escape", "Esc once more: back.", "keep the answer")
        await host.does("escape", "type the answer of Борис")

        assert answers(host) == ()
