"""The station's table at a real bus: buttons are learnt, lost, found again, and never swapped in silence.

A match is played at it, whose clock is the guest's. Keyboards that are alike in everything are its buttons.
"""

from functools import partial

import pytest

from tests.rig.actors import BUZZ, EV_KEY, Frame, Hands, down
from tests.rig.lines import Message
from tests.rig.machine import Machine
from tests.rig.table import MatchTable

SECOND = 1_000_000_000
HUB = "5"
WRONG = (False,)
BUZZ_PORT, HOST_PORT = "usb-0000:00:1d.0-1", "usb-0000:00:1d.0-2"
HOSTS_KEYBOARD = {"name": "AT keyboard", "ids": (0x11, 1, 1, 1), "keys": tuple(range(1, 84))}


def port(place: str) -> str:
    """As the station names a socket of the machine."""
    return f"usb-0000:00:14.0-{place}"


@pytest.fixture
def table(machine: Machine, hands: Hands) -> MatchTable:
    """A match at a table that remembers nothing; the host has a keyboard of another make."""
    machine.run("rm -rf $HOME/.local")
    hands.make("host", HOSTS_KEYBOARD, HOST_PORT)
    return MatchTable(machine)


def seat(machine: Machine, table: MatchTable, *places: str) -> None:
    """Keyboards of one make, from number 0 on, become the buttons of the seats from 1 on."""
    for keyboard, place in enumerate(places):
        machine.plug(keyboard, place)
    table.order("open")
    table.await_devices(HOST_PORT, *map(port, places))
    for keyboard in range(len(places)):
        table.learn(keyboard + 1, partial(press, machine, keyboard))
    table.order("close")
    table.await_table(lambda told: told["grabbed"] == list(range(1, len(places) + 1)))


def press(machine: Machine, keyboard: int) -> None:
    """A player presses, after a rest: what is faster than a finger is a contact that bounces."""
    machine.run("sleep 0.05")
    machine.tap(keyboard, "b")


def read(table: MatchTable) -> None:
    """The first question is read."""
    table.ask("StartTheme", phase="theme-start")
    table.ask("StartReading", phase="reading")


def lose_and_find(machine: Machine, table: MatchTable, keyboard: int, place: str) -> None:
    """A button is pulled out while the players may press: the match waits, and goes on when it is back."""
    before = machine.now()
    machine.pull(keyboard)
    lost = table.await_seats({keyboard + 1: "lost"})
    assert lost["now"] - before < SECOND
    table.await_match(paused=True, why="buttons")
    machine.plug(keyboard, place)
    table.await_seats({keyboard + 1: "ready"})
    table.ask("Resume", paused=False)


def test_a_button_is_lost_and_found_in_a_question(machine: Machine, table: MatchTable) -> None:
    seat(machine, table, "1", "2")
    read(table)
    lose_and_find(machine, table, 0, "3")
    press(machine, 0)
    table.await_match(phase="answering", answers=1)

    machine.pull(1)
    table.await_seats({1: "ready", 2: "lost"})
    assert not table.await_match(phase="answering")["paused"]
    table.ask("Rule", *WRONG, phase="reading", paused=True, why="buttons")
    machine.plug(1, "2")
    table.await_seats({2: "ready"})
    table.ask("Resume", paused=False)

    table.ask("FinishReading", phase="window")
    lose_and_find(machine, table, 1, "2")
    press(machine, 1)
    table.await_match(phase="answering", answers=2)


def test_two_alike_that_changed_places_are_asked_for(machine: Machine, table: MatchTable) -> None:
    seat(machine, table, "1", "2")
    for keyboard in (0, 1):
        machine.pull(keyboard)
    table.await_seats({1: "lost", 2: "lost"})
    machine.plug(0, "2")
    machine.plug(1, "1")
    table.await_devices(port("1"), port("2"))
    answer_all(machine, table, 2)

    assert table.await_seats({1: "ready", 2: "ready"})["ports"] == {"1": port("2"), "2": port("1")}
    read(table)
    press(machine, 1)
    table.await_match(phase="answering", answers=2)


def answer_all(machine: Machine, table: MatchTable, seats: int) -> None:
    """Whoever is asked presses; seat 1 is asked, for nobody can know."""
    everybody = set(map(str, range(1, seats + 1)))
    asked: int | None = table.await_table(lambda told: told["asked"] == 1)["asked"]
    while asked:
        press(machine, asked - 1)
        asked = table.await_table(partial(is_answered, asked, everybody))["asked"]


def is_answered(asked: int, everybody: set[str], told: Message) -> bool:
    """Another one is asked, or nobody need be."""
    return told["asked"] not in {asked, None} or all(told["seats"][one] == "ready" for one in everybody)


@pytest.mark.long
def test_a_hub_is_away_for_ten_seconds(machine: Machine, table: MatchTable) -> None:
    places = [f"{HUB}.{number}" for number in (1, 2, 3)]
    machine.plug_hub(HUB)
    seat(machine, table, *places)
    read(table)
    before = machine.now()
    machine.pull_hub(HUB)
    assert table.await_seats({1: "lost", 2: "lost", 3: "lost"})["now"] - before < SECOND
    pauses = table.await_match(paused=True, why="buttons")["pauses"]
    machine.run("sleep 10")
    machine.plug_hub(HUB)
    for keyboard, place in enumerate(places):
        machine.plug(keyboard, place)
    table.await_devices(*map(port, places))
    answer_all(machine, table, 3)

    assert pauses == table.ask("Resume", paused=False)["pauses"] == 1
    press(machine, 2)
    table.await_match(phase="answering", answers=3)


def seat_at_set(hands: Hands, table: MatchTable) -> None:
    """A Buzz! set has the buttons of seats 1 and 2."""
    hands.make("set", BUZZ, BUZZ_PORT)
    table.order("open")
    table.await_devices(HOST_PORT, BUZZ_PORT)
    for number, code in ((1, 704), (2, 709)):
        table.learn(number, partial(hands.tap, "set", code))
    table.order("close")
    table.await_table(lambda told: told["grabbed"] == [1, 2])


def test_a_race_in_which_the_kernel_lost_presses_is_marked(
    machine: Machine, hands: Hands, table: MatchTable
) -> None:
    seat_at_set(hands, table)
    read(table)
    machine.kill(table.program, "STOP")
    noise: list[Frame] = [(1_000 * n, "set", [(EV_KEY, 723, (n + 1) % 2)]) for n in range(200)]
    hands.play([*noise, (300_000, "set", [down(709)])])
    machine.kill(table.program, "CONT")

    table.await_match(phase="answering", answers=2, incomplete=True)


@pytest.mark.long
def test_what_was_learnt_is_proposed_the_next_time(machine: Machine, hands: Hands, table: MatchTable) -> None:
    seat_at_set(hands, table)
    table.stop()
    again = MatchTable(machine)
    again.await_devices(BUZZ_PORT)
    again.await_seats({1: "proposed", 2: "proposed"})
    hands.tap("set", 709)

    again.await_seats({1: "proposed", 2: "ready"})
