"""The page of the buttons in a match: opened by one key, a trial while no press counts, left by the game."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from drivers.devices import DeviceReport
from screens.host.button_page import ButtonPage
from screens.host.keys import PAUSE_KEY, STEP_KEY, UNDO_KEY, is_untyped
from screens.key_names import written
from station.rules.model import Seat
from station.rules.state import LIVE, SPEAKING, Phase
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from station.views.host_view import host_view
from station.wording.language import LANGUAGES, Language, use
from tests.fakes.house import FakeHouse, example
from tests.rules.games import Game
from tests.rules.situations import GROUPS
from tests.screens import moments, showcase
from tests.screens.desks import BOX, BUZZ, FakeDesk, plugged, pressed, ready
from tests.screens.glyphs import looks_are_known, widest
from tests.screens.host.playing import Playing, playing
from tests.screens.stage import SIZES
from tests.screens.test_tables import EVERY, labels

GAMES = [make for some in GROUPS.values() for make in some.values()]
KEYS = TableView(tuple(SeatButton(Seat(seat), Bound.UNBOUND) for seat in (1, 2, 3)))
COUNTS = LIVE | SPEAKING | {Phase.ANNOUNCED, Phase.CONTEST}


def orders_of_the_page(desk: FakeDesk) -> list[str]:
    return [order for order in desk.orders if not order.startswith("attend")]


async def read(host: Playing) -> None:
    """Begin to read the first question."""
    await host.does("space", "ANNOUNCE IT")
    await host.does("space", "10: ANNOUNCE")
    await host.does("space", "READING")


@pytest.mark.parametrize("make", GAMES)
def test_presses_are_tried_only_while_none_of_them_counts(make: Callable[[], Game]) -> None:
    view = host_view(make().history)
    desk = FakeDesk()
    ButtonPage(desk, view, None)

    if view.phase in COUNTS and not view.paused:
        assert desk.orders == ["open show"]
    if view.paused:
        assert desk.orders == ["open trial"]


async def test_between_questions_it_is_a_trial_and_presses_light_up(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "Buttons: a trial", "Logitech Buzz", "Enter  give a button")
        desk.put(pressed(desk.of(2), 100))
        await host.see("● pressed")
        await host.does("escape", "Space  first theme")
        await host.gone("Buttons: a trial")

        assert orders_of_the_page(desk) == ["open trial", "close"]
        assert desk.orders[0] == "attend 1 2 3"


async def test_in_a_question_it_only_shows_and_the_race_goes_on(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await read(host)
        await host.does("f6", "a question is open", "O  off or on", "P  pause")
        assert "give a button" not in host.shown
        await host.does("enter", "pause first")
        await host.does("2", "STOP READING! Б ANSWERS", "a question is open")

        await host.keys("down", "up")
        assert host.state.phase is Phase.ANSWERING
        await host.does("o", "× switched off")
        assert orders_of_the_page(desk) == ["open show", "mask 1 off"]


async def test_a_key_of_the_game_ends_the_trial_before_it_goes_to_the_match(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "Buttons: a trial")
        await host.does("space", "THEME 1")

        assert orders_of_the_page(desk) == ["open trial", "close"]
        assert "Buttons: a trial" not in host.shown


async def test_a_pause_makes_a_trial_of_it(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await read(host)
        await host.does("p", "PAUSE")
        await host.does("f6", "Buttons: a trial")
        await host.does("space", "READING · BUTTONS LIVE")

        assert orders_of_the_page(desk) == ["open trial", "close"]


def test_a_match_that_goes_on_by_itself_ends_the_trial_and_begins_one() -> None:
    desk, game = FakeDesk(), showcase.reading()
    page = ButtonPage(desk, host_view(game.history), None)
    view = host_view(game.history)
    page.follow(replace(view, paused=True))
    page.follow(view)

    assert desk.orders == ["open show", "open trial", "open show"]


@pytest.mark.parametrize("key", ["f4", "f2", "m"])
async def test_whatever_is_opened_over_it_ends_it(house: FakeHouse, key: str) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "Buttons: a trial")
        await host.keys(key)
        if key == "f4":
            await host.see("look for:")
            assert orders_of_the_page(desk) == ["open trial", "close"]
            await host.does("escape", "Space  first theme")
        else:
            assert orders_of_the_page(desk) == ["open trial"]


async def test_the_desk_below_is_there_again_with_what_was_typed(house: FakeHouse) -> None:
    async with playing(house, example(), desk=FakeDesk()) as host:
        await host.keys("m", "p", "enter", "7")
        await host.does("f6", "Buttons: a trial")
        await host.does("f6", "Points by hand")
        await host.gone("Buttons: a trial")
        await host.see("7")


async def test_a_button_is_learnt_by_enter(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "Buttons: a trial")
        await host.keys("down")
        await host.does("enter", "→ PRESS NOW", "Б: press the button now", "Esc  never mind")
        await host.does("escape", "give a button")
        await host.keys("enter")
        desk.table = replace(desk.table, asked=None)
        desk.put(ready(2, BOX, "0:288"))
        await host.see("T 1")
        await host.gone("PRESS NOW")


async def test_who_leaves_while_a_press_is_waited_for_waits_no_more(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "Buttons: a trial")
        await host.does("enter", "PRESS NOW")
        await host.does("f6", "first theme")

        assert orders_of_the_page(desk)[-2:] == ["learn None", "close"]


async def test_the_match_screen_shows_what_happens_to_a_button(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await host.see("1 ●")
        desk.put(ready(2, BOX, "0:288", bound=Bound.LOST))
        await host.see("! button gone", "Б (DragonRise Inc. Generic", "F6  buttons")
        desk.put(ready(2, BOX, "0:288"))
        await host.gone("button gone")
        desk.put(ready(3, held=True, doubts=frozenset({Doubt.STUCK})))
        await host.see("! held too long")


async def test_the_match_screen_tells_that_no_device_is_heard_and_names_the_key(house: FakeHouse) -> None:
    desk = FakeDesk(KEYS)
    async with playing(house, example(), desk=desk) as host:
        assert "F6" not in host.shown
        desk.table = replace(desk.table, deaf=Deaf.BROKEN)
        desk.changed()
        await host.see("Buttons are not heard: a program fault.", "F6  buttons")
        await host.does("f6", "No device is heard any more")
        desk.table = replace(desk.table, deaf=None)
        desk.changed()
        await host.gone("heard")


async def test_a_set_that_fell_asleep_meanwhile_is_told_when_a_theme_is_over(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await read(host)
        for _ in range(4):
            await host.does("n", "NOBODY")
            await host.does("space", "READING")
        asleep = replace(desk.of(1), doubts=frozenset({Doubt.ASLEEP}))
        desk.table = replace(desk.table, seats=(asleep, *desk.table.seats[1:]))
        await host.does("n", "NOBODY")
        assert "press to wake" not in host.shown
        await host.does("space", "IS OVER", "? press to wake")


async def test_a_finger_that_is_lifted_in_a_live_question_leaves_no_mark(house: FakeHouse) -> None:
    desk = FakeDesk()
    async with playing(house, example(), desk=desk) as host:
        await read(host)
        desk.put(ready(1, held=True))
        desk.put(ready(2, bound=Bound.PROPOSED))
        await host.see("? not tried yet")
        desk.put(ready(1))
        await host.gone("▼")


async def test_where_buttons_are_no_devices_no_page_and_no_command_names_the_key(house: FakeHouse) -> None:
    async with playing(house, example(), (128, 60)) as host:
        await host.does("f6", "That key does nothing now.")
        await host.does("h", "At other moments", "F2", "F8")
        assert "F6" not in host.shown
        await host.does("space", "BEFORE THE GAME")
        await host.keys("m")
        await host.does("f1", "The match", "F2")
        assert "F6" not in host.shown
        await host.does("escape", "The host's desk")
        await host.does("f4", "look for:")
        await host.keys(*"whose is")
        await host.see("nothing has this name")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [*SIZES, (24, 8)])
def test_it_fits_every_screen(
    request: pytest.FixtureRequest, width: int, height: int, language: Language
) -> None:
    request.addfinalizer(lambda: use("en"))
    use(language)
    shown = moments.buttons(showcase.theme_end())(width, height)

    assert len(shown) == height
    assert widest(shown) <= width
    assert looks_are_known(shown)


def effective(desk: FakeDesk, key: str) -> bool:
    game = showcase.theme_end()
    view = host_view(game.history)
    page = ButtonPage(desk, view, None)
    page.take("down", None, view, game.state)
    before, orders = page._sheet._place, len(desk.orders)
    taken = page.take(key, None, view, game.state)
    if taken is None:
        return key in "1234"
    changed = page._sheet._place != before or page._sheet.is_asking
    return bool(taken.closed or taken.note or changed or len(desk.orders) > orders)


def test_every_key_that_does_something_is_in_its_help() -> None:
    game = showcase.theme_end()
    page = ButtonPage(FakeDesk(), host_view(game.history), None)
    told = labels(page.help(game.state))

    assert {written(key) for key in EVERY if not is_untyped(key) and effective(FakeDesk(), key)} <= told
    for key in (STEP_KEY, PAUSE_KEY, UNDO_KEY):
        assert key.label in told


def test_it_takes_no_key_of_the_players() -> None:
    game = showcase.reading()
    view = host_view(game.history)
    page = ButtonPage(FakeDesk(), view, None)

    assert [page.take(key, key, view, game.state) for key in "1234"] == [None] * 4
    assert page.take("ә", "ә", view, game.state) is None


async def test_the_help_and_the_commands_know_it(house: FakeHouse) -> None:
    async with playing(house, example(), (128, 60), desk=FakeDesk()) as host:
        await host.does("h", "the buttons: whose is which")
        await host.does("f4", "look for:")
        await host.keys(*"whose is")
        await host.does("enter", "Buttons: a trial")
        await host.does("f1", "swap this seat's button")


def reports(*names: str) -> tuple[DeviceReport, ...]:
    return tuple(plugged(replace(BUZZ, name=name, port=name)) for name in names)


async def test_a_device_is_shown_literally_whatever_it_calls_itself(house: FakeHouse) -> None:
    desk = FakeDesk(plugged=reports("[bold]Pad[/]", "Pa\x1b[2Jd"))
    async with playing(house, example(), desk=desk) as host:
        await host.does("f6", "[bold]Pad[/]", "Pa[2Jd")
