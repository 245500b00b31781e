"""Devices on a real USB bus: pulled out, plugged in again, moved, and all at once behind a hub.

Moments are the guest's: one that was asked for before a plug was pulled is the earliest it can have been.
"""

import json

from tests.rig.actors import Listener, keyboard_source
from tests.rig.machine import Machine

SECOND = 1_000_000_000
HUB = "5"


def heard(machine: Machine, listener: Listener, *ports: str) -> None:
    """Plug keyboards in, and have all devices heard."""
    for keyboard, port in enumerate(ports):
        machine.plug(keyboard, port)
    listener.want(everything=True)
    for port in ports:
        listener.await_state(keyboard_source(port), "read")


def lost(listener: Listener, *ports: str) -> int:
    """Wait until just these keyboards are told to be lost, all at once; when they were."""
    sources = {keyboard_source(port) for port in ports}
    while set((message := listener.program.hear("lost"))["sources"]) != sources:
        pass
    return int(message["now"])


def test_two_alike_are_told_apart_and_one_that_moved_is_another(machine: Machine, listener: Listener) -> None:
    heard(machine, listener, "1", "2")
    machine.tap(0, "b")
    machine.tap(1, "b")
    first, second = listener.press(), listener.press()
    assert [first.source, second.source] == [keyboard_source("1"), keyboard_source("2")]

    machine.pull(0)
    machine.pull(1)
    machine.plug(0, "3")
    machine.plug(1, "1")
    for port in ("3", "1"):
        listener.await_state(keyboard_source(port), "read")
    machine.tap(0, "b")
    machine.tap(1, "b")
    assert [listener.press().source, listener.press().source] == [keyboard_source("3"), keyboard_source("1")]


def test_two_that_pressed_are_alike_but_for_their_socket(machine: Machine, listener: Listener) -> None:
    heard(machine, listener, "1", "2")
    identities = [report["identity"] for report in listener.reports().values()]

    assert len(identities) == 2
    assert len({json.dumps({**identity, "port": ""}) for identity in identities}) == 1


def test_a_pulled_plug_is_told_within_a_second(machine: Machine, listener: Listener) -> None:
    heard(machine, listener, "1", "2")
    machine.press(0, "a")
    held = listener.press()
    before = machine.now()
    machine.pull(0)
    assert lost(listener, "1") - before < SECOND

    assert held.source == keyboard_source("1")
    machine.tap(1, "a")
    assert listener.press().source == keyboard_source("2")
    machine.plug(0, "1")
    listener.await_state(keyboard_source("1"), "read")
    machine.tap(0, "a")
    assert listener.press().source == keyboard_source("1")


def test_a_hub_that_is_pulled_is_one_incident(machine: Machine, listener: Listener) -> None:
    ports = (f"{HUB}.1", f"{HUB}.2", f"{HUB}.3")
    machine.plug_hub(HUB)
    heard(machine, listener, *ports)
    before = machine.now()
    machine.pull_hub(HUB)
    assert lost(listener, *ports) - before < SECOND

    machine.plug_hub(HUB)
    for keyboard, port in enumerate(ports):
        machine.plug(keyboard, port)
    for port in ports:
        listener.await_state(keyboard_source(port), "read")
