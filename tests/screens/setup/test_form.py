"""A new match by keys alone, and everything that can be wrong with it."""

from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from screens.services import SetupMemory
from station.rules.model import Lineup, Player, Seat
from tests.fakes.house import DISK_FULL, FakeHouse, pack
from tests.screens.stage import SIZES, Stage

NAMES = ("Ёлкина", "Ян 2", "Вера")


async def settle(pilot: Pilot[int]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def type_line(pilot: Pilot[int], text: str) -> None:
    await pilot.press(*("space" if sign == " " else sign for sign in text), "enter")


async def paste(pilot: Pilot[int], text: str) -> None:
    pilot.app.screen.post_message(events.Paste(text))
    await pilot.pause()


@pytest.mark.clause("S3.1", "S4.1")
@pytest.mark.parametrize("size", SIZES)
async def test_a_match_is_set_up_by_keys_alone(house: FakeHouse, size: tuple[int, int]) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for name in (*NAMES, "", "Ира", "Олег"):
            await type_line(pilot, name)
        await pilot.press("enter", "enter", "right", "enter", "enter", "enter", "2", "enter")
        await pilot.press("enter", "enter")
        await settle(pilot)

    ((begin, setup),) = house.begun
    assert (begin.regulation.code, begin.stage.code) == ("spbguef-1", "qualifying")
    assert [theme.name for theme in begin.themes] == ["Острова", "Слова", "Правила", "Оркестр", "Мосты"]
    players = tuple(Player(Seat(seat), name) for seat, name in enumerate(NAMES, 1))
    assert begin.lineup == Lineup(players, "Ира", "Олег")
    assert (setup.pack, setup.next_theme) == ("Первый.si4s", 7)
    assert app.played == house.open


async def test_two_keys_begin_what_was_proposed(house: FakeHouse) -> None:
    house.remembered = SetupMemory("nesprosta-xv", "round-2", NAMES, "Ира")
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2", "enter")
        await settle(pilot)

    assert [begin.stage.code for begin, _ in house.begun] == ["round-2"]
    assert [player.name for player in house.begun[0][0].lineup.players] == list(NAMES)
    assert len(app.played) == 1


async def test_the_themes_are_named_while_they_are_chosen(house: FakeHouse) -> None:
    house.shelve(pack("Второй", *"абвгде"))
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.line("1. ") == "1. Соль"

        await pilot.press("up", "up", "right")
        assert not [line for line in app.shown() if "1. Соль" in line]
        assert app.line("2. ") == "2. Острова"

        await pilot.press("up", "up", "right")
        await settle(pilot)
        assert app.line("1. ") == "1. а"


async def test_too_few_themes_are_told_at_once_and_refused(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("up", "up", "5")
        assert app.line("Full") == "Full themes from this one on: 2, needed: 4, better more"

        await pilot.press("f2")
        assert app.shown()[-2].strip() == "Full themes from this one on: 2, needed: 4, better more"

        await pilot.press("2")
        assert "← 2 →" in app.line("From theme")
    assert house.begun == []


@pytest.mark.clause("S3.1")
async def test_a_refusal_is_told_and_nothing_is_lost(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, "Анна")
        await pilot.press("f2")
        await settle(pilot)

        assert app.shown()[-2].strip().startswith("S3.1: players at the table")
        assert app.line("Player 1").split() == ["Player", "1", "Анна"]

        await type_line(pilot, "Борис")
        await pilot.press("f2", "enter")
        await settle(pilot)
    assert len(app.played) == 1


async def test_trouble_with_the_disk_is_told_and_can_be_tried_again(house: FakeHouse) -> None:
    house.trouble, house.remembered = DISK_FULL, SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2", "enter")
        await settle(pilot)
        assert [line.strip() for line in app.shown()[-4:-1]] == [
            DISK_FULL.happened,
            DISK_FULL.means,
            DISK_FULL.to_do,
        ]
        assert app.line("Player 1").endswith(NAMES[0])

        house.trouble = None
        await pilot.press("f2", "enter")
        await settle(pilot)
    assert len(app.played) == 1


async def test_while_the_match_is_being_made_keys_do_nothing(house: FakeHouse) -> None:
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        house.disk.clear()
        await pilot.press("f2", "enter", "f2", "escape")
        await paste(pilot, "x")
        assert app.shown()[-2].strip() == "The match file is being made …"

        house.disk.set()
        await settle(pilot)
    assert len(house.begun) == 1
    assert len(app.played) == 1


async def test_an_unreadable_pack_is_told_and_another_can_be_picked(house: FakeHouse) -> None:
    good = house.known.copy()
    house.known = {Path("broken.si4s"): DISK_FULL._replace(happened="It is no pack."), **good}
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.line("no pack") == "It is no pack."

        await pilot.press("f2")
        assert app.shown()[-4].strip() == "It is no pack."
        assert house.begun == []

        await pilot.press(*["up"] * 4, "right")
        await settle(pilot)
        await pilot.press("f2", "enter")
        await settle(pilot)
    assert [setup.pack for _, setup in house.begun] == ["Первый.si4s"]


@pytest.mark.parametrize("keys", [("f2",), ("up", "enter")])
async def test_the_match_begins_as_soon_as_the_pack_was_read(house: FakeHouse, keys: tuple[str, ...]) -> None:
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        assert "being read" in app.shown()[-2]

        await settle(pilot)
        assert app.line("1  Ёлкина")
        assert "being read" not in "".join(app.shown())


async def test_another_key_takes_the_wish_back(house: FakeHouse) -> None:
    house.remembered = SetupMemory(players=NAMES)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2", "down")
        await settle(pilot)

        assert app.line(" → ").startswith("→ Player 2")


async def test_without_any_pack_that_is_told(house: FakeHouse) -> None:
    house.known = {}
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2")

        assert app.shown()[-2].strip() == "There is no pack of questions."
    assert house.begun == []


@pytest.mark.parametrize("size", SIZES)
async def test_hostile_names_are_text(house: FakeHouse, size: tuple[int, int]) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for pasted in ("[red]x[/]", "[@click=app.quit]x", "\x1b]0;x\x07\x1b[2Jx", "я" * 10_000):
            await paste(pilot, pasted)
            await pilot.press("down")
        await pilot.press("f2")
        assert max(map(len, app.shown())) <= size[0]

        await pilot.press("enter")
        await settle(pilot)
        assert max(map(len, app.shown())) <= size[0]
    names = [player.name for player in house.begun[0][0].lineup.players]
    assert names == ["[red]x[/]", "[@click=app.quit]x", "]0;x[2Jx", "я" * 40]
    assert app.return_value is None


async def test_digits_in_a_name_are_text_and_letters_no_commands(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, "1234 qй nт")

        assert app.line("Player 1").split()[2:] == ["1234", "qй", "nт"]


async def test_a_name_can_be_put_right_in_its_middle(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("tab", "tab", "shift+tab", "up")
        await pilot.press("А", "н", "а", "left", "н", "home", "delete", "А", "end", "!", "backspace", "tab")

        assert app.line("Player 1").split()[2:] == ["Анна"]


@pytest.mark.parametrize("key", ["escape", "ctrl+q", "ctrl+c"])
async def test_going_back_begins_nothing(house: FakeHouse, key: str) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        await settle(pilot)

        assert app.line("→") == "→ New match"
    assert house.begun == []


@pytest.mark.parametrize("key", ["escape", "ctrl+q"])
async def test_what_was_typed_is_given_up_by_a_second_key_only(house: FakeHouse, key: str) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("x", key, "y", key)
        await settle(pilot)

        assert app.line("once more") == "Esc once more: back. What was typed here is lost."
        assert app.line("→").endswith("xy")
        await pilot.press(key)
        await settle(pilot)
        assert app.line("→") == "→ New match"


async def test_going_back_and_forth_50_times_uses_the_same_two_screens(house: FakeHouse) -> None:
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        screens = set()
        for _ in range(50):
            for show in (app.show_setup, app.show_home):
                show()
                await pilot.pause()
                screens.add(app.screen)
        await settle(pilot)

        assert len(screens) == 2
        assert len(app.screen_stack) == 1
        assert app.line("→") == "→ New match"


async def test_the_form_begins_anew_when_it_comes_to_the_front(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("x", "escape", "escape")
        house.remembered = SetupMemory("nesprosta-xv", "round-1", NAMES)
        await pilot.press("n")
        await settle(pilot)

        assert app.line("Regulation").endswith("  Fifteenth Nesprosta club championship")
        assert app.line("Player 3").endswith("Вера")


async def test_it_is_painted_anew_for_another_size(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(128, 37)) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(40, 14)
        await pilot.pause()

        assert len(app.shown()) == 14
        assert "F2" in app.shown()[-1]
