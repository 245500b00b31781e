"""A game of two rounds and an absent player, set up by keys."""

import pytest
from textual.pilot import Pilot

from screens.services import SetupMemory
from tests.fakes.house import FakeHouse, pack
from tests.screens.stage import Stage

NAMES = ("Анна", "Борис", "Вера")


async def settle(pilot: Pilot[int]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def test_a_final_is_set_up_with_both_rounds_and_its_last_question(house: FakeHouse) -> None:
    house.shelve(pack("Большой", *"абвгдежзиклмн", single="Финальная"))
    house.remembered = SetupMemory("nesprosta-xv", "final", NAMES, pack="Большой.si4s")
    app = Stage(house, "setup")
    async with app.run_test(size=(128, 37)) as pilot:
        await settle(pilot)
        assert app.line("Blue round").startswith("Blue round (secret auctions: 1): 1. а · 2. б · ")
        assert app.line("Red round").startswith("Red round (secret auctions: 2): 7. ж · 8. з · ")
        assert app.line("Final round") == "Final round: 14. Финальная"
        assert app.line("In reserve") == "In reserve: 1"

        await pilot.press("f2", "enter")
        await settle(pilot)

    ((begin, setup),) = house.begun
    assert [theme.name for theme in begin.final_themes] == ["Финальная"]
    assert (len(begin.themes), begin.auctions, setup.next_theme) == (12, (), 13)
    assert len(app.played) == 1


async def test_a_pack_that_is_too_small_for_a_final_is_told(house: FakeHouse) -> None:
    house.remembered = SetupMemory("nesprosta-xv", "final", NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.line("Full").endswith("needed: 12, better more")

        await pilot.press("f2")
        await settle(pilot)
    assert house.begun == []


@pytest.mark.clause("S4.3")
async def test_who_has_not_come_is_marked_with_a_key(house: FakeHouse) -> None:
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("down", "f3")
        assert app.line("Player 2").endswith("absent")

        await pilot.press("f2", "enter")
        await settle(pilot)
    assert [begin.absent for begin, _ in house.begun] == [(2,)]


@pytest.mark.parametrize("page", ["f5", "f2"])
@pytest.mark.parametrize("key", ["h", "р", "f1"])
async def test_h_is_help_on_the_pages_where_nothing_is_typed(house: FakeHouse, page: str, key: str) -> None:
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(page)
        await settle(pilot)
        shown = app.shown()
        await pilot.press(key)
        await pilot.pause()
        assert app.shown()[0].strip() == "Keys"

        await pilot.press("x")
        await pilot.pause()
        assert app.shown() == shown


async def test_a_form_without_names_has_nothing_against_it_yet(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "S3.1" not in "\n".join(app.shown())

        await pilot.press("f2")
        await settle(pilot)
        assert "S3.1" in "\n".join(app.shown())
