"""The board by keys: who chooses, and which question (N4.3)."""

import pytest

from station.rules.commands import NameChooser
from station.rules.model import HowNamed, Seat
from station.rules.state import Phase
from tests.fakes.house import FakeHouse
from tests.rules.boards import begin_at
from tests.screens.host.playing import Playing, playing

BEGIN = begin_at("final", (1, 3))
"""The auction lies where no test of this file goes."""

FIRST = "WHO CHOOSES? АННА, БОРИС, ВЕРА"


async def at_board(host: Playing) -> None:
    await host.does("space", FIRST)
    await host.does("1", "АННА CHOOSES")


@pytest.mark.clause("N4.3")
async def test_a_digit_names_who_chooses_by_agreement(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await host.does("space", FIRST)
        await host.does("2", "БОРИС CHOOSES")

        assert host.state.named == 2


@pytest.mark.clause("N4.3")
async def test_space_draws_the_lot_among_those_who_may_choose(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await host.does("space", FIRST)
        await host.keys("space")
        await host.gone("WHO CHOOSES?")

        lots = {lot.purpose: lot for lot in host.state.lots}
        assert host.state.named == lots["first-chooser:blue"].order[0]


@pytest.mark.clause("N4.3")
@pytest.mark.parametrize("key", ["l", "д", "Д"])
async def test_a_lot_thrown_by_hand_is_recorded_as_such(house: FakeHouse, key: str) -> None:
    async with playing(house, BEGIN) as host:
        await host.does("space", FIRST, "by agreement:")
        await host.does(
            key, "a lot thrown by hand:", "A digit now names who chooses by a lot thrown by hand."
        )
        await host.does("3", "ВЕРА CHOOSES")

        assert host.history.acts[-1].command == NameChooser(Seat(3), HowNamed.HAND_LOT)


async def test_arrows_lead_to_a_question_and_enter_opens_it(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.keys("down", "right", "right")
        assert "[30]" in host.line("→2 Тема 1")

        await host.does("enter", "30: ANNOUNCE THE PRICE", "Вопрос 1.2")


async def test_digits_name_a_theme_and_then_a_price(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.keys("2", "5")
        assert "[50]" in host.line("→2 Тема 1")
        await host.keys("1")
        assert "[50]" in host.line("→1 Тема 0")

        await host.keys("1")
        assert "[10]" in host.line("→1 Тема 0")


async def test_the_cursor_goes_round_the_edges(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.keys("up", "left")

        assert "[50]" in host.line("→2 Тема 1")


@pytest.mark.clause("N4.3")
async def test_a_played_question_is_refused_and_a_right_answer_moves_the_choice(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.does("enter", "10: ANNOUNCE THE PRICE")
        await host.does("space", "10 · READING")
        await host.does("3", "ВЕРА ANSWERS")
        await host.does("up", "10 · RIGHT", "The next choice: Вера")
        await host.does("space", "ВЕРА CHOOSES")
        await host.keys("left")
        await host.does("enter", "N4.3: that question has been played")

        assert "+3" in host.line("→1 Тема 0")
        assert host.shown.count("→1") == 1
        assert host.state.phase is Phase.CHOOSING


async def test_digits_are_buttons_again_when_the_question_is_read(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.does("enter", "10: ANNOUNCE THE PRICE")
        await host.does("space", "10 · READING")

        await host.does("2", "БОРИС ANSWERS")


async def test_space_does_not_choose(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)

        await host.does("space", "Pick the question first")


async def test_nobody_chooses_while_it_is_not_settled_who_does(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await host.does("space", FIRST)

        await host.does("enter", "who chooses is not settled")


async def test_pages_are_read_over_the_board_and_left_again(house: FakeHouse) -> None:
    async with playing(house, BEGIN) as host:
        await at_board(host)
        await host.does("h", "Keys", "back to the match")
        await host.keys("down", "up", "escape")

        await host.see("АННА CHOOSES")


@pytest.mark.parametrize("size", [(40, 14), (20, 5)])
async def test_a_small_screen_shows_the_board_around_the_cursor(
    house: FakeHouse, size: tuple[int, int]
) -> None:
    async with playing(house, begin_at("final", (1, 3), themes=6), size=size) as host:
        await host.keys("space")
        await host.see("WHO CHOOSES?")
        await host.does("1", "АННА CHOOSES")
        await host.keys("up")

        assert size[1] < 10 or "→6" in host.shown
