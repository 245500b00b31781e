"""Keys that the settings give to actions: they work and are shown, and the usual ones do nothing."""

from collections.abc import Iterator

import pytest

from screens.keys import set_keys
from tests.fakes.house import FakeHouse, example
from tests.screens.host.playing import playing
from tests.screens.stage import Stage

OTHER = {
    "step": ("f5",),
    "undo": ("z", "backspace"),
    "desk": ("k",),
    "help": ("f7",),
    "palette": ("f3",),
    "leave": ("j",),
}

TURNS = {"text_up": ("left_square_bracket",), "text_down": ("right_square_bracket", "b")}


@pytest.fixture(autouse=True)
def _usual_keys_again() -> Iterator[None]:
    yield
    set_keys({})


async def test_the_match_is_led_by_them(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER) as host:
        await host.see("F5  first theme", "K  desk", "J  leave")
        await host.keys("space", "u")
        await host.does("f5", "THEME 1: ANNOUNCE IT")
        await host.does("я", "BEFORE THE GAME")


async def test_the_help_shows_them(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER, size=(80, 120)) as host:
        await host.does("f7", "F5 ", "Z, Backspace", "F5 leads through the whole game")


async def test_a_page_names_those_that_turn_it(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER | TURNS) as host:
        await host.does("f7", "[, ]: more · any key: back to the match")
        first = host.shown
        await host.keys("right_square_bracket")
        assert host.shown != first
        await host.does("left_square_bracket", first)


async def test_the_palette_shows_and_presses_them(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER) as host:
        await host.does("f3", "look for:", "F5       first theme")
        await host.keys(*"by hand")
        await host.see("K P      the desk: Points by hand")
        await host.does("enter", "The host's desk · Points by hand")


async def test_the_desk_closes_and_takes_back_by_them(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER) as host:
        await host.does("f5", "THEME 1: ANNOUNCE IT")
        await host.does("k", "The host's desk", "Z  undo: ")
        await host.does("z", "BEFORE THE GAME")
        await host.does("K", "F5  first theme")


async def test_the_form_and_the_first_screen_have_them_too(house: FakeHouse) -> None:
    app = Stage(house)
    set_keys({"new_match": ("y",), "form_begin": ("f6",), "form_pick": ("f10",), "help": ("f7",)})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await pilot.pause()
        assert app.line("Y  new match").endswith("F7  help   Q  quit")
        await pilot.press("н")
        await pilot.pause()
        assert "F6  begin" in app.line("F10  themes")
        await pilot.press("f7")
        await pilot.pause()
        assert app.line("F6 ").split()[1] == "begin"


async def test_what_is_said_of_leaving_names_the_key(house: FakeHouse) -> None:
    async with playing(house, example(), keys=OTHER) as host:
        await host.does("j", "J once more: leave.")
