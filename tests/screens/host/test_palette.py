"""The palette: what can be done now, found by its name and done as by its keys; nothing else is ever done."""

from collections.abc import Callable, Iterator
from datetime import date

import pytest

from screens.app import StationApp
from screens.host.deeds import Deed, deeds
from screens.host.entries import entry_for, new_palette
from screens.host.entry import Taken
from screens.host.keys import HOST_KEYS, actions_by_key
from screens.host.orders import order
from screens.host.palette import Palette
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch, begin_match
from station.rules.refusals import Refused
from station.views.host_view import host_view
from station.wording.language import use
from tests.fakes.house import FakeHouse, example
from tests.rules.games import Game, begin
from tests.rules.situations import GROUPS
from tests.screens.desk.games import in_theme
from tests.screens.host.playing import DigitTable, playing

GAMES = {f"{group}: {name}": make for group, some in GROUPS.items() for name, make in some.items()}


@pytest.fixture
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def all_deeds(game: Game) -> list[Deed]:
    view = host_view(game.history)
    return deeds(view, game.state, entry_for(view, None), is_movable=False, has_desk=True)


def type_in(palette: Palette, game: Game, text: str, *keys: str) -> Taken | None:
    """What the last key leads to."""
    view, taken = host_view(game.history), None
    for sign in text:
        taken = palette.take(sign, sign, view, game.state)
    for key in keys:
        taken = palette.take(key, None, view, game.state)
    return taken


def opened(game: Game) -> Palette:
    palette = new_palette(
        lambda: entry_for(host_view(game.history), None), None, is_movable=False, has_desk=True
    )
    assert isinstance(palette, Palette)
    return palette


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_a_deed_that_is_offered_is_done_by_its_key(make: Callable[[], Game]) -> None:
    """No entry takes the key before the match, unless the deed is the entry's own."""
    game = make()
    view = host_view(game.history)
    entry, own = entry_for(view, None), actions_by_key()
    for deed in all_deeds(game):
        if deed.why_not or len(deed.keys) > 1:
            continue
        taken = entry.take(deed.keys[0], None, view, game.state) if entry else None
        assert taken is not None or deed.keys[0] in own


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_what_the_rules_refuse_is_not_offered(make: Callable[[], Game]) -> None:
    game = make()
    view = host_view(game.history)
    offered = {deed.keys[0] for deed in all_deeds(game) if not deed.why_not and len(deed.keys) == 1}
    entry = entry_for(view, None)
    for key in HOST_KEYS:
        if key.first not in offered or (entry and entry.take(key.first, None, view, game.state)):
            continue
        command = order(key.action, view)
        if command is not None:
            assert not isinstance(make().ask_with_lot(command), Refused)


def test_what_asks_nothing_of_the_match_can_always_be_done() -> None:
    asked = {
        key.action
        for make in GAMES.values()
        for key in HOST_KEYS
        if order(key.action, host_view(make().history))
    }
    others = [
        key.first for key in HOST_KEYS if key.action not in {*asked, "move", "palette"} and not key.fixed
    ]
    can = {deed.keys[0] for deed in all_deeds(Game(begin())) if not deed.why_not}

    assert set(others) <= can
    assert "i" in others


def test_words_are_found_in_either_case_and_in_any_order() -> None:
    assert type_in(opened(in_theme()), in_theme(), "HAND points", "enter") == Taken(
        closed=True, pressed=("m", "p")
    )


@pytest.mark.usefixtures("_russian")
def test_russian_words_find_russian_names() -> None:
    game = in_theme()

    assert type_in(opened(game), game, "протокол", "enter") == Taken(closed=True, pressed=("t",))
    assert type_in(opened(game), game, "ещё", "enter") == type_in(opened(game), game, "еще", "enter")


@pytest.mark.usefixtures("_russian")
def test_russian_names_are_found_with_the_keyboard_switched_to_english() -> None:
    game = in_theme()

    assert type_in(opened(game), game, "ghjnjrj", "enter") == Taken(closed=True, pressed=("t",))


def test_english_names_are_found_with_the_keyboard_switched_to_russian() -> None:
    game = in_theme()

    assert type_in(opened(game), game, "ысщку ырууе", "enter") == Taken(closed=True, pressed=("t",))


def test_what_cannot_be_done_tells_why_and_is_not_done() -> None:
    game = Game(begin())
    taken = type_in(opened(game), game, "the late press", "enter")

    assert taken is not None
    assert taken.note
    assert (taken.pressed, taken.command, taken.closed) == ((), None, False)


def test_digits_stay_the_buttons_of_the_players() -> None:
    game = in_theme()

    assert opened(game).take("2", "2", host_view(game.history), game.state) is None


async def test_a_command_is_found_and_done(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.does("f4", "look for:", "Space", "first theme")
        await host.keys(*"sheet")
        await host.does("enter", "any key: back to the match")


async def test_a_page_of_the_desk_is_opened_by_its_name(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("ctrl+p", *"warn")
        await host.does("enter", "The host's desk · Sanctions")


async def test_the_desk_is_there_again_with_what_was_typed(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("m", "w", "w", "o", "k")
        await host.does("f4", "look for:")
        await host.keys("x", "y")
        await host.does("escape", "Reason: ok")


async def test_what_was_typed_at_the_desk_is_given_up_by_a_second_enter_only(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("m", "w", "w", "o", "k")
        await host.keys("f4", *"sheet")
        await host.does("enter", "Enter once more")
        await host.keys("escape")
        await host.see("Reason: ok")
        await host.keys("f4", *"sheet")
        await host.does("enter", "Enter once more")
        await host.does("enter", "any key: back to the match")


async def test_a_list_of_the_desk_is_left_at_once(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("m", "f4", *"sheet")
        await host.does("enter", "any key: back to the match")


async def test_leaving_asks_twice_from_the_palette_too(house: FakeHouse) -> None:
    async with playing(house, example()) as host:
        await host.keys("f4", *"leave")
        await host.does("enter", "Q once more: leave.")


@pytest.mark.parametrize("size", [(20, 5), (40, 14), (128, 37)])
async def test_it_and_the_help_fit_every_screen(house: FakeHouse, size: tuple[int, int]) -> None:
    match = begin_match(house.folder, example(), date(2026, 12, 5))
    assert isinstance(match, OpenMatch)
    app = StationApp(house, DigitTable, match)
    async with app.run_test(size=size) as pilot:
        await pilot.press("f4", "down", "end", "x", "y", "backspace", "backspace", "f1", "pagedown", "z")
        await pilot.press("escape", "m", "f1", "pagedown", "z", "escape", "h", "pagedown", "z")
        lines = app.screen.query_one(Canvas)._lines

        assert len(lines) == size[1]
    app.put_away()
