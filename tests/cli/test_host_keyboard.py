"""Keyboards: of the players, whose buttons type, and of the host, who types on one."""

from dataclasses import replace

import pytest

from drivers.devices import DeviceState
from drivers.presses import Press
from station.cli import bindings
from station.seats import Binding, Bound, Doubt
from tests.cli.tables import ENTER, KEYBOARD, ONE, SEATS, TWO, B, Sitting, with_keyboard

OTHER = KEYBOARD.__class__(0x3553, 0xB001, "PCsensor FootSwitch", "", "usb-8")


def host_learns(sitting: Sitting) -> None:
    """By Enter on the keyboard, which the terminal tells to the list of the buttons."""
    sitting.devices.press(KEYBOARD, ENTER)
    sitting.devices.now += 5_000_000
    sitting.table.learn(ONE)


@pytest.mark.parametrize("name", ["b", "B", "и", "И"])
def test_a_key_that_its_device_tells_of_is_no_key_of_the_terminal_too(name: str) -> None:
    """Nothing grabs the keyboard; the layout may be the Russian one."""
    sitting = with_keyboard()
    sitting.learn(ONE, KEYBOARD, B)

    assert sitting.type(KEYBOARD, B, name)

    assert sitting.book.seats == [ONE]


def test_a_seat_s_key_of_the_terminal_that_is_another_seat_s_button_counts_once() -> None:
    sitting = with_keyboard()
    sitting.learn(TWO, KEYBOARD, "0:2")

    assert sitting.type(KEYBOARD, "0:2", "1")

    assert sitting.book.seats == [TWO]


def test_the_same_key_of_another_keyboard_is_the_host_s_while_the_first_is_grabbed() -> None:
    sitting = with_keyboard(DeviceState.GRABBED)
    sitting.learn(ONE, KEYBOARD, B)

    assert not sitting.table.key("b", sitting.devices.now)


def test_the_keyboard_by_which_the_host_asks_is_not_learnt() -> None:
    sitting = with_keyboard()
    sitting.devices.plug(OTHER, state=DeviceState.READ, is_keyboard=True)

    host_learns(sitting)
    sitting.devices.press(KEYBOARD, "0:1")
    assert sitting.table.view().asked == ONE
    sitting.devices.press(OTHER, B)

    assert sitting.table.view().seats[0].bound is Bound.READY
    assert sitting.devices.wanted.spared == {KEYBOARD.source}


def test_a_button_that_types_can_be_learnt_although_it_was_tried_before() -> None:
    """The host's own keyboard may be one that this user may not open: it is heard by the terminal alone."""
    sitting = with_keyboard()
    sitting.type(KEYBOARD, B, "b")
    assert sitting.devices.wanted.spared == {KEYBOARD.source}

    sitting.devices.now += 2_000_000_000
    sitting.table.learn(ONE)
    sitting.devices.press(KEYBOARD, B)

    assert sitting.stand[0] is Bound.READY


def test_a_keyboard_with_a_button_on_which_the_host_types_is_spared() -> None:
    sitting = with_keyboard()
    sitting.learn(ONE, KEYBOARD, B)
    assert sitting.devices.wanted.spared == frozenset()

    assert not sitting.type(KEYBOARD, "0:57", "space")

    assert sitting.devices.wanted.spared == {KEYBOARD.source}
    assert sitting.table.view().seats[0].doubts == {Doubt.HOST_KEYBOARD}
    sitting.devices.press(KEYBOARD, B)
    assert sitting.book.seats == [ONE]


def test_a_keyboard_with_a_button_stays_the_host_s_who_types_on_another_one_now() -> None:
    sitting = with_keyboard()
    sitting.learn(ONE, KEYBOARD, B)
    sitting.type(KEYBOARD, "0:57", "space")
    sitting.devices.plug(OTHER, state=DeviceState.READ, is_keyboard=True)
    sitting.table.open(trial=True)

    sitting.devices.press(OTHER, ENTER)
    sitting.table.learn(TWO)

    assert sitting.devices.wanted.spared == {KEYBOARD.source, OTHER.source}


@pytest.mark.parametrize(("name", "late"), [("x", 5_000_000), ("space", 300_000_001), ("space", -1)])
def test_a_key_that_comes_from_elsewhere_makes_no_keyboard_the_host_s(name: str, late: int) -> None:
    sitting = with_keyboard()
    press = sitting.devices.press(KEYBOARD, "0:57")

    sitting.table.key(name, press.at + late)

    assert sitting.devices.wanted.spared == frozenset()


@pytest.mark.parametrize("late", [0, 200_000_000, 300_000_000])
def test_a_key_that_has_waited_for_a_repaint_is_of_the_keyboard_that_told_it(late: int) -> None:
    sitting = with_keyboard()
    press = sitting.devices.press(KEYBOARD, "0:57")

    sitting.table.key("space", press.at + late)

    assert sitting.devices.wanted.spared == {KEYBOARD.source}


def test_a_device_that_does_not_type_is_never_the_host_s() -> None:
    sitting = Sitting()
    sitting.devices.plug(KEYBOARD, is_keyboard=False)
    sitting.table.open(trial=True)

    host_learns(sitting)

    assert sitting.devices.wanted.spared == frozenset()


def test_a_terminal_that_is_slow_to_tell_of_the_host_s_key_tells_whose_it_was() -> None:
    sitting = with_keyboard()
    host_learns(sitting)
    sitting.devices.press(KEYBOARD, ENTER)
    sitting.devices.now += 900_000_000

    sitting.table.learn(ONE)

    assert sitting.devices.wanted.spared == {KEYBOARD.source}


def test_the_host_s_key_that_the_terminal_tells_first_is_not_learnt() -> None:
    sitting = with_keyboard()
    sitting.devices.now += 1_000_000_000
    early = Press(KEYBOARD.source, ENTER, sitting.devices.now, sitting.devices.now, 1)
    sitting.devices.now += 5_000_000

    sitting.table.learn(ONE)
    sitting.devices.hearer.pressed(early)

    assert sitting.table.view().asked == ONE
    assert sitting.devices.wanted.spared == {KEYBOARD.source}


def test_a_keyboard_with_a_button_stays_the_host_s_whose_key_is_told_after_what_it_ordered() -> None:
    """He orders on another one, whose key the driver tells late."""
    sitting = with_keyboard()
    sitting.learn(ONE, KEYBOARD, B)
    sitting.type(KEYBOARD, "0:57", "space")
    sitting.devices.plug(OTHER, state=DeviceState.READ, is_keyboard=True)
    sitting.table.open(trial=True)
    sitting.devices.now += 10_000_000_000
    early = Press(OTHER.source, ENTER, sitting.devices.now, sitting.devices.now, 1)
    sitting.devices.now += 5_000_000

    sitting.table.learn(TWO)
    sitting.devices.hearer.pressed(early)

    assert sitting.devices.wanted.spared == {KEYBOARD.source, OTHER.source}


def test_the_host_s_keyboard_that_is_like_a_missing_one_is_nobody_s_button() -> None:
    """After a restart nobody knows yet on which one the host types, and his first key is no answer."""
    bindings.keep(bindings.file(), [Binding(ONE, replace(KEYBOARD, port="usb-1"), B)])
    sitting = Sitting((ONE, TWO))
    hosts = replace(KEYBOARD, port="usb-2")
    sitting.devices.plug(hosts, replace(KEYBOARD, port="usb-3"), state=DeviceState.READ, is_keyboard=True)
    assert sitting.table.view().asked == ONE

    assert not sitting.type(hosts, "0:57", "space")

    assert sitting.table.view().asked == ONE
    assert sitting.devices.wanted.spared == {hosts.source}
    sitting.devices.press(hosts, B)
    assert sitting.table.view().asked == ONE
    sitting.devices.press(replace(KEYBOARD, port="usb-3"), B)
    assert sitting.stand[0] is Bound.READY
    assert sitting.devices.wanted.spared == {hosts.source}


def test_no_keyboard_is_grabbed_of_which_nobody_knows_whether_it_is_the_host_s() -> None:
    """One of three that are alike is missing after a restart; the host types on a fourth one."""
    ports = [replace(KEYBOARD, port=f"usb-{number}") for number in (1, 2, 3, 4)]
    bindings.keep(bindings.file(), map(Binding, SEATS, ports, (B, B, B)))
    sitting = Sitting(SEATS)
    one, two, _, hosts = ports
    sitting.devices.plug(one, two, hosts, state=DeviceState.READ, is_keyboard=True)

    assert sitting.devices.wanted.spared == {one.source, two.source, hosts.source}
    for keyboard in (one, two):
        sitting.devices.press(keyboard, B)

    assert sitting.stand == (Bound.READY, Bound.READY, Bound.ASKED)
    assert sitting.devices.wanted.bound > {one.source, two.source}
    assert sitting.devices.wanted.spared == {hosts.source}


def test_what_tells_whose_a_keyboard_is_does_nothing_on_the_screen() -> None:
    """It is not grabbed yet, so that the terminal hears it, too."""
    bindings.keep(bindings.file(), [Binding(ONE, replace(KEYBOARD, port="usb-1"), B)])
    sitting = Sitting((ONE,))
    back = replace(KEYBOARD, port="usb-2")
    sitting.devices.plug(back, replace(KEYBOARD, port="usb-3"), state=DeviceState.READ, is_keyboard=True)

    assert sitting.type(back, B, "b")
    assert sitting.stand[0] is Bound.READY
