"""The form and the match screen tell that the date must be wrong, and begin the match all the same."""

from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import playing
from tests.screens.stage import Stage

DOUBT = "The clock says 1970-01-01."


async def test_the_form_tells_it(house: FakeHouse) -> None:
    house.doubt = DOUBT
    stage = Stage(house, "setup")
    async with stage.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert any(DOUBT in line for line in stage.shown())


async def test_a_new_match_tells_it_until_the_first_step(house: FakeHouse) -> None:
    house.doubt = DOUBT
    async with playing(house, example()) as host:
        await host.see(DOUBT)
        await host.does("space", "THEME 1")
        await host.gone(DOUBT)
