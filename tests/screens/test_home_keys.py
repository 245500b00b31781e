"""The first screen listens to the keys of its table, and to no others."""

from collections.abc import Iterator

import pytest

from screens import looks
from screens.console import Colours
from screens.home_keys import HOME_KEYS
from screens.keys import Key
from station.wording.language import use
from tests.fakes.house import FakeHouse, cards
from tests.screens.stage import Stage
from tests.screens.test_tables import EVERY


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    use("en")
    looks.dress(Colours.CONSOLE)


STAYING = [key for key in HOME_KEYS if key.action not in {"leave", "new_match", "new_demo", "open", "stop"}]


async def test_other_keys_do_nothing(house: FakeHouse) -> None:
    house.cards = (*cards("яю", interrupted=True), *cards("аб", interrupted=False))
    listened = {name for key in HOME_KEYS for name in key.keys}
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down")
        await pilot.pause()
        before = app.shown()
        await pilot.press(*(name for name in EVERY if name not in listened))
        await pilot.pause()

        assert app.shown() == before
        assert app.return_code is None


@pytest.mark.parametrize("key", STAYING, ids=lambda key: key.action)
async def test_every_key_of_the_table_is_dealt_with(house: FakeHouse, key: Key) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        for name in (*key.keys, "escape"):
            await pilot.press(name)
            await pilot.pause()

        assert app.fault is None
