"""The set-up of every week: what the last match had, one or two other names, and the buttons."""

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from screens.services import SetupMemory
from screens.setup.left_out import LeftOut
from station.heard import Hearing, theme_key
from station.rules.model import Player, Seat
from tests.fakes.house import FakeHouse, pack
from tests.screens.stage import Stage

NAMES = ("Анна", "Борис", "Вера")
LAST = SetupMemory("spbguef-1", "qualifying", NAMES, "Ира", pack="Первый.si4s", next_theme=2)


def evening(*players: str, heard: str = "") -> Hearing:
    return Hearing(players, "Ира", "Олег", frozenset(theme_key(name, "Вопрос 10") for name in heard.split()))


async def settle(pilot: Pilot[int]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def until(pilot: Pilot[int], holds: Callable[[], bool]) -> None:
    """Wait until something holds, for some seconds at most."""
    for _ in range(500):
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError


async def test_ten_keys_begin_the_match_of_a_host_who_does_it_every_week(house: FakeHouse) -> None:
    house.remembered, house.played = LAST, (evening("Глеб", "Дина", *NAMES),)
    app = Stage(house)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await settle(pilot)
        await pilot.press("down", "г", "л", "tab", "l", "b", "tab", "f2", "enter")
        await settle(pilot)

    ((begin, _),) = house.begun
    assert [player.name for player in begin.lineup.players] == ["Анна", "Глеб", "Дина"]
    assert begin.lineup.host == "Ира"
    assert len(app.played) == 1


async def test_names_are_proposed_beside_what_is_typed(house: FakeHouse) -> None:
    house.played = (evening("Глеб", "Глафира", "Борис"),)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("г", "л")
        assert app.line("Player 1").split() == ["→", "Player", "1", "гл", "Глеб", "·", "Глафира"]
        assert "take the name" in app.shown()[-1]

        await pilot.press("а", "right")
        assert app.line("Player 1") == "Player 1        Глафира"
        assert app.line(" → ").split() == ["→", "Player", "2"]


async def test_a_name_that_nobody_had_is_kept_as_it_is_typed(house: FakeHouse) -> None:
    house.played = (evening("Яна"),)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("Я", "н", "enter")

        assert app.line("Player 1") == "Player 1        Ян"


async def test_themes_that_a_player_has_heard_are_passed_over(house: FakeHouse) -> None:
    house.remembered, house.played = replace(LAST, next_theme=1), (evening("Вера", heard="Соль Слова"),)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.line("Which") == "Which           in order    needed: 4, there are 4, known to players: 2"

        await pilot.press("f2", "enter")
        await settle(pilot)
    assert [theme.name for theme in house.begun[0][0].themes] == ["Острова", "Правила", "Оркестр", "Мосты"]


async def test_themes_are_picked_on_a_page_of_their_own(house: FakeHouse) -> None:
    house.remembered = replace(LAST, next_theme=1)
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f5", *["down"] * 5, "space")
        assert app.line("[1]").startswith("→ [1]    6.   Мосты")

        await pilot.press("escape")
        assert "picked: 1, then in order" in app.line("Which")

        await pilot.press("f2", "enter")
        await settle(pilot)
    ((begin, setup),) = house.begun
    assert [theme.name for theme in begin.themes] == ["Мосты", "Соль", "Острова", "Слова"]
    assert setup.next_theme == 1


async def test_drawing_by_lot_is_remembered(house: FakeHouse) -> None:
    house.remembered = LAST
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("up", "up", "up", "right")
        assert app.line(" → ").startswith("→ Which         ← drawn by lot →")

        await pilot.press("f2", "enter")
        await settle(pilot)
    assert house.begun[0][1] == replace(LAST, themes=4, by_lot=True, players=(*NAMES, ""))


async def test_nothing_is_made_before_the_trial_of_the_buttons_is_over(house: FakeHouse) -> None:
    house.remembered = LAST
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2", "2")
        await pilot.pause()
        assert app.line("2  Борис").endswith("the button works")
        assert app.line("Not heard yet") == "Not heard yet: Анна, Вера"

        await pilot.press("escape")
        assert app.table.listener is None
        assert app.line(" → ").startswith("→ Player 1")
    assert house.begun == []


async def test_presses_of_the_trial_are_in_no_match(house: FakeHouse) -> None:
    house.remembered = LAST
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f2", "1", "2", "3", "enter")
        await settle(pilot)

    (match,) = app.played
    assert app.table.listener is None
    assert [type(event).__name__ for entry in match.entries for event in entry.events] == ["Begun"]


async def test_two_of_one_name_are_told_while_they_are_typed(house: FakeHouse) -> None:
    house.remembered = LAST
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("в", "е", "р", "а")
        assert app.shown()[-2].strip() == "Two are called “Вера”: tell them apart"

        await pilot.press("f2")
        await settle(pilot)
        assert app.shown()[-2].strip() == "Two are called “Вера”: tell them apart"
        assert app.line("Player 1").endswith("вера")


async def test_the_match_waits_until_it_is_known_what_was_heard(house: FakeHouse) -> None:
    house.remembered, known = LAST, threading.Event()
    house.wait_for = known
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.line("Which").endswith("there are 5"))
        await pilot.press("f2")
        assert app.shown()[-2].strip().startswith("The earlier matches are being looked through")

        known.set()
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
    players = tuple(Player(Seat(seat), name) for seat, name in enumerate(NAMES, 1))
    assert house.begun[0][0].lineup.players == players


async def test_a_disk_that_hangs_does_not_stop_the_match(house: FakeHouse) -> None:
    house.remembered, house.wait_for = LAST, threading.Event()
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.line("Which").endswith("there are 5"))
        await pilot.press("f2", "f2", "enter")
        await until(pilot, lambda: bool(app.played))
        house.wait_for.set()
        await settle(pilot)
    assert len(house.begun) == 1


async def test_what_is_not_offered_is_told_at_once_and_at_its_field(house: FakeHouse) -> None:
    house.missing = LeftOut((lambda: "club.toml: see A",), (lambda: "tour.siq: see B",))
    house.shelve(pack("Второй", *"абвг"))
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert [line.strip() for line in app.shown()[-3:-1]] == ["club.toml: see A", "tour.siq: see B"]

        await pilot.press("down")
        assert "club.toml" not in "".join(app.shown())
        await pilot.press(*["down"] * 5)
        assert (app.line(" → ").split()[1], app.shown()[-2].strip()) == ("Regulation", "club.toml: see A")
        await pilot.press(*["down"] * 3)
        assert (app.line(" → ").split()[1], app.shown()[-2].strip()) == ("Questions", "tour.siq: see B")


@pytest.mark.parametrize("size", [(80, 24), (40, 10)])
async def test_every_page_fits_its_screen(house: FakeHouse, size: tuple[int, int]) -> None:
    house.remembered = LAST
    app = Stage(house, "setup")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for keys in (("f5",), ("escape", "f2"), ("escape",)):
            await pilot.press(*keys)
            shown = app.shown()
            assert len(shown) == size[1]
            assert max(map(len, shown)) <= size[0]
            assert shown[-1].strip()
