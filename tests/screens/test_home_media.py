"""The first screen shows the matches of the station's folder at once, those of media when they are read."""

import pytest
from textual.pilot import Pilot

from tests.fakes.house import FakeHouse, cards
from tests.screens.stage import Stage

OWN = cards("бв", interrupted=True)
STICK = cards("а", interrupted=True)
SIZE = (80, 24)


async def settle(pilot: Pilot[int]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.fixture
def slow(house: FakeHouse) -> FakeHouse:
    """A house with two matches of its own, and a stick with a newer one that does not answer yet."""
    house.cards, house.all_cards = OWN, (*STICK, *OWN)
    house.media.clear()
    return house


async def test_its_own_matches_do_not_wait_for_a_stick(slow: FakeHouse) -> None:
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.line("→").startswith("→ бой б")
        assert not [line for line in app.shown() if "бой а" in line]

        slow.media.set()
        await settle(pilot)
        assert app.line("→").startswith("→ бой а")
        assert app.line("бой в")


async def test_what_the_host_has_chosen_stays_chosen(slow: FakeHouse) -> None:
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        assert app.line("→").startswith("→ бой в")
        slow.media.set()
        await settle(pilot)

        assert app.line("→").startswith("→ бой в")


async def test_what_is_gone_leaves_the_choice_near(slow: FakeHouse) -> None:
    slow.all_cards = OWN[:1]
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        slow.media.set()
        await settle(pilot)

        assert app.line("→") == "→ New match"


async def test_an_offer_stays_chosen(slow: FakeHouse) -> None:
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down")
        slow.media.set()
        await settle(pilot)

        assert app.line("→") == "→ New match"


async def test_a_match_is_opened_while_a_stick_hangs(slow: FakeHouse) -> None:
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "enter")
        for worker in app.workers:
            if worker.group == "default":
                await worker.wait()

        assert slow.resumed == [OWN[1].path]
        slow.media.set()
        await settle(pilot)


async def test_the_station_ends_while_a_stick_hangs(slow: FakeHouse) -> None:
    app = Stage(slow)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("q")
        await pilot.pause()

    assert app.return_value == 0
    slow.media.set()
