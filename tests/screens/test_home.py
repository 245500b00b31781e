"""The first screen by its keys."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from screens.services import MatchCard
from tests.fakes.house import DAMAGED, FakeHouse, cards
from tests.screens.stage import SIZES, Stage

NEW = cards("яю", interrupted=True)
OLD = cards("аб", interrupted=False)
BROKEN = MatchCard(Path("x.svoyak"), "x.svoyak", "", interrupted=False, trouble="damaged")


async def settle(pilot: Pilot[int]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
async def test_enter_goes_on_with_the_match_that_was_interrupted_last(
    house: FakeHouse, size: tuple[int, int]
) -> None:
    house.cards = (*NEW, *OLD)
    app = Stage(house)
    async with app.run_test(size=size) as pilot:
        await pilot.press("enter")
        await settle(pilot)

    assert house.resumed == [Path("я")]
    assert app.played == house.open


@pytest.mark.parametrize(
    "keys",
    [
        ("down", "down", "down", "down", "down", "enter"),
        ("о", "О", "j", "J", "о", "enter"),
        ("end", "up", "enter"),
    ],
)
async def test_a_finished_match_can_be_opened_too(house: FakeHouse, keys: tuple[str, ...]) -> None:
    house.cards = (*NEW, *OLD)
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await settle(pilot)

    assert house.resumed == [Path("а")]


async def test_the_choice_stops_at_both_ends(house: FakeHouse) -> None:
    house.cards = OLD
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "k", "л")
        assert app.line("→") == "→ New match"

        await pilot.press("pagedown", "down")
        assert app.line("→").startswith("→ бой б")


@pytest.mark.parametrize("keys", [("n",), ("т",), ("Т",), ("enter",)])
async def test_a_new_match_has_a_key_under_the_russian_layout_too(
    house: FakeHouse, keys: tuple[str, ...]
) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await settle(pilot)

        assert app.shown()[0].strip() == "New match"


@pytest.mark.parametrize("keys", [("q",), ("й",), ("ctrl+q",), ("ctrl+c",), ("down", "down", "enter")])
async def test_quitting_ends_the_station_with_code_0(house: FakeHouse, keys: tuple[str, ...]) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()

    assert app.return_value == 0


async def test_a_damaged_file_is_listed_and_enter_tells_what_to_do(house: FakeHouse) -> None:
    house.cards, house.trouble = (BROKEN,), DAMAGED
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.line("x.svoyak").split() == ["x.svoyak", "!", "damaged"]

        await pilot.press("end", "enter")
        await settle(pilot)
        assert [line.strip() for line in app.shown()[-4:-1]] == [
            DAMAGED.happened,
            DAMAGED.means,
            DAMAGED.to_do,
        ]

        await pilot.press("up")
        assert not [line for line in app.shown() if DAMAGED.happened in line]
    assert app.played == []


async def test_while_a_match_is_being_opened_keys_do_nothing(house: FakeHouse) -> None:
    house.cards = NEW
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        house.disk.clear()
        await pilot.press("enter", "enter", "n", "q")
        assert app.shown()[-2].strip() == "The match is being opened …"

        house.disk.set()
        await settle(pilot)

    assert house.resumed == [Path("я")]
    assert len(app.played) == 1


async def test_the_list_is_read_anew_when_it_comes_to_the_front(house: FakeHouse) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await settle(pilot)
        house.cards = NEW
        await pilot.press("escape")
        await settle(pilot)

        assert app.line("→").startswith("→ бой я")


async def test_foreign_text_is_shown_literally(house: FakeHouse) -> None:
    hostile = "[red]x[/] [@click=app.quit]y[/] \x1b[2J"
    house.cards = (MatchCard(Path("x"), hostile, "z", interrupted=True, trouble="\x9b31m"),)
    app = Stage(house)
    async with app.run_test(size=(80, 24)):
        assert "[red]x[/] [@click=app.quit]y[/] \ufffd[2J" in app.line("app.quit")
        assert app.line("app.quit").endswith("! \ufffd31")


@pytest.mark.parametrize("keys", [("d",), ("в",), ("down", "enter")])
async def test_a_demonstration_is_played_at_once(house: FakeHouse, keys: tuple[str, ...]) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await settle(pilot)

    assert app.played == house.open
    assert len(app.played) == 1


async def test_a_demonstration_that_cannot_be_made_is_told(house: FakeHouse) -> None:
    house.trouble = DAMAGED
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        await settle(pilot)

        assert app.line(DAMAGED.happened)
    assert app.played == []
