"""Grabbed buttons type nothing into the text console, and the host's keyboard always does.

The witness is the console of the kernel itself: lines that ``cat`` reads from it. A line that is just what
the host typed shows that nothing else has come in between.
"""

from tests.rig.actors import Console, Listener, keyboard_source
from tests.rig.machine import Machine

HOST, PLAYER = 0, 1
HOSTS, PLAYERS = keyboard_source("1"), keyboard_source("2")


def plugged(machine: Machine, listener: Listener) -> None:
    """A keyboard of the host, and one whose keys are buttons."""
    machine.plug(HOST, "1")
    machine.plug(PLAYER, "2")
    listener.want(everything=True)
    for source in (HOSTS, PLAYERS):
        listener.await_state(source, "read")


def typed(machine: Machine, console: Console) -> str:
    """The player's key, then the host's line; what has come."""
    machine.tap(PLAYER, "x")
    machine.tap(HOST, "o", "k", "ret")
    return console.line()


def test_a_button_that_is_only_heard_types_too(
    machine: Machine, listener: Listener, console: Console
) -> None:
    plugged(machine, listener)

    assert typed(machine, console) == "xok"


def test_a_grabbed_button_types_nothing_until_its_station_dies(
    machine: Machine, mortal: Listener, console: Console
) -> None:
    plugged(machine, mortal)
    mortal.want(PLAYERS, spared=(HOSTS,))
    mortal.await_state(PLAYERS, "grabbed")
    assert typed(machine, console) == "ok"
    assert mortal.press().source == PLAYERS

    machine.kill(mortal.program)
    mortal.program.end()
    assert typed(machine, console) == "xok"


def test_a_key_that_is_down_is_grabbed_when_it_is_up(
    machine: Machine, listener: Listener, console: Console
) -> None:
    """Grabbed while it is down, it would repeat on the console for ever, which never hears its release."""
    plugged(machine, listener)
    machine.press(PLAYER, "x")
    listener.press()
    listener.want(PLAYERS, spared=(HOSTS,))
    listener.await_held(PLAYERS, "0:45")
    assert listener.reports()[PLAYERS]["state"] == "read"
    machine.release(PLAYER, "x")
    listener.await_state(PLAYERS, "grabbed")
    machine.tap(HOST, "ret")
    assert set(console.line()) == {"x"}

    assert typed(machine, console) == "ok"


def test_the_hosts_and_the_last_keyboard_are_never_grabbed(
    machine: Machine, listener: Listener, console: Console
) -> None:
    plugged(machine, listener)
    listener.want(HOSTS, PLAYERS, spared=(HOSTS,))
    listener.await_state(PLAYERS, "grabbed")
    assert listener.reports()[HOSTS]["state"] == "read"
    assert typed(machine, console) == "ok"

    machine.pull(HOST)
    listener.program.hear("lost", sources=[HOSTS])
    listener.await_state(PLAYERS, "read")
    machine.tap(PLAYER, "x", "ret")
    assert console.line() == "x"
