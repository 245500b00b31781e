"""A whole match with USB buttons: the real program on the kernel's own console, led by another keyboard.

The points were added up by hand: a right answer adds the price, a wrong one takes it (S4.14).
"""

import re
from functools import partial

import pytest

from tests.rig.machine import Machine
from tests.rig.station import FOLDER, Station

ANNA, BORIS, VERA = 1, 2, 3
PLAYERS = {"Anna": ANNA, "Boris": BORIS, "Vera": VERA}
"""By name, the keyboard of each."""
Answers = tuple[tuple[str, bool], ...]

RIGHT, WRONG = True, False
THEMES: list[dict[int, Answers]] = [
    {
        10: (("Anna", RIGHT),),
        20: (("Boris", WRONG), ("Vera", RIGHT)),
        40: (("Vera", RIGHT),),
        50: (("Anna", RIGHT),),
    },
    {10: (("Boris", RIGHT),), 20: (("Anna", WRONG),), 30: (("Vera", RIGHT),), 50: (("Boris", RIGHT),)},
    {30: (("Boris", RIGHT),), 50: (("Vera", WRONG), ("Anna", RIGHT))},
    {50: (("Boris", RIGHT),)},
]
AFTER = [
    {"Anna": 60, "Boris": -20, "Vera": 60},
    {"Anna": 40, "Boris": 40, "Vera": 90},
    {"Anna": 90, "Boris": 70, "Vera": 40},
    {"Anna": 90, "Boris": 120, "Vera": 40},
]


@pytest.fixture
def station(machine: Machine) -> Station:
    """A match is begun, and every player has a button."""
    machine.run(f"rm -rf {FOLDER}")
    for keyboard, port in enumerate("1234"):
        machine.plug(keyboard, port)
    station = Station(machine, "new", *(f"--player {name}" for name in PLAYERS))
    station.see("BEFORE THE GAME")
    station.give_buttons(PLAYERS)
    return station


def play(station: Station, machine: Machine, number: int, *prices: int) -> None:
    """Questions of a theme, from the first word to the ruling."""
    for price in prices:
        station.does("spc", f"{price} · READING")
        answers = THEMES[number - 1].get(price, ())
        for name, is_right in answers:
            answer(station, machine, name)
            station.does("up" if is_right else "down", f"{price} · {'RIGHT' if is_right else 'READING'}")
        if not any(is_right for _, is_right in answers):
            station.does("n", f"{price} · NOBODY")


def press(machine: Machine, name: str) -> None:
    """A player presses, after a rest that a finger takes."""
    machine.run("sleep 0.05")
    machine.tap(PLAYERS[name], "b")


def answer(station: Station, machine: Machine, name: str) -> None:
    """A player presses and is first."""
    press(machine, name)
    station.see(f"{name.upper()} ANSWERS")


def begin_theme(station: Station, number: int) -> None:
    """A theme's title and its first price."""
    station.does("spc", f"THEME {number}: ANNOUNCE IT")
    station.does("spc", "10: ANNOUNCE THE PRICE")


def end_theme(station: Station, number: int) -> None:
    """The scores behind a theme are those that were added up."""
    told = [f"{name}: {points} points".replace("-", "−") for name, points in AFTER[number - 1].items()]
    station.does("spc", f"THEME {number} IS OVER", *told)


def play_theme(station: Station, machine: Machine, number: int) -> None:
    """A theme, from its title to its scores."""
    begin_theme(station, number)
    play(station, machine, number, 10, 20, 30, 40, 50)
    end_theme(station, number)


def is_asked(name: str, seen: str) -> bool:
    """Whether a player is the first one who is asked to press, or the only one."""
    asked = re.compile(rf"Press one after another: {name}\b|{name}\b.* to tell which button")
    return any(asked.match(line.strip()) for line in seen.splitlines())


def lose_and_find(station: Station, machine: Machine, name: str, port: str) -> None:
    """A button is pulled out while a question is read, and plugged in elsewhere: the match waits.

    The host's keyboard is of the same make, so that nobody can know that this one is the player's.
    """
    machine.pull(PLAYERS[name])
    station.see("PAUSE: a button is gone", f"{name} (QEMU")
    machine.plug(PLAYERS[name], port)
    station.wait(partial(is_asked, name))
    press(machine, name)
    station.see("PAUSE", without="to tell which button")
    station.does("spc", "30 · READING", "may answer")


def test_a_theme_in_which_a_button_is_lost_and_found(station: Station, machine: Machine) -> None:
    begin_theme(station, 1)
    play(station, machine, 1, 10, 20)
    station.does("spc", "30 · READING")
    lose_and_find(station, machine, "Vera", "7")
    station.does("n", "30 · NOBODY")
    play(station, machine, 1, 40, 50)
    end_theme(station, 1)


@pytest.mark.long
def test_a_whole_match_with_a_kill_in_it(station: Station, machine: Machine) -> None:
    play_theme(station, machine, 1)
    begin_theme(station, 2)
    play(station, machine, 2, 10, 20)
    station.does("spc", "30 · READING")
    station.kill()

    station = Station(machine, "resume")
    station.see("PAUSE", "30 · READING")
    for name in PLAYERS:
        station.wait(partial(is_asked, name))
        press(machine, name)
    station.does("spc", "30 · READING · BUTTONS LIVE")
    answer(station, machine, "Vera")
    station.does("up", "30 · RIGHT")
    play(station, machine, 2, 40, 50)
    end_theme(station, 2)
    play_theme(station, machine, 3)
    play_theme(station, machine, 4)
    station.does("spc", "THE GAME IS OVER")
