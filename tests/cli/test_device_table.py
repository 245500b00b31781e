"""Buttons that are devices at the table, and the keys of the terminal beside them."""

import pytest

from drivers.devices import HeldButton, Identity, Wanted
from drivers.keys import AUTOREPEAT
from station.rules.commands import BindButtons
from station.rules.model import MILLISECOND, SECOND, Nanoseconds
from station.seats import Bound, Doubt
from tests.cli.tables import BUZZ, ONE, RED, SEATS, SECOND_RED, THREE, TWO, Sitting, await_memory, with_buzz
from tests.fakes.devices import LAG, RESOLUTION

KEYS_LAG = 40 * MILLISECOND
DEVICE_LAG = LAG + RESOLUTION
"""A stamp may be late by as much as it is rough, and is heard of later still."""


def told(sitting: Sitting) -> list[tuple[int, tuple[int, ...]]]:
    """What the match was told of the sources: how late they are, and who has a device's button."""
    commands = [command for command in sitting.book.commands if isinstance(command, BindButtons)]
    return [(command.lag, command.equipped) for command in commands]


def test_without_a_button_that_was_learnt_no_device_is_touched() -> None:
    sitting = Sitting()

    assert sitting.devices.made == 0
    assert sitting.table.devices() == ()
    assert told(sitting) == [(KEYS_LAG, ())]


def test_the_keys_1_to_4_are_buttons_always() -> None:
    sitting = with_buzz()
    at = sitting.devices.now

    assert sitting.table.key("1", at)
    assert sitting.table.key("3", at + AUTOREPEAT)
    assert not sitting.table.key("x", at)
    assert sitting.book.presses == [
        (1, at, at, KEYS_LAG),
        (3, at + AUTOREPEAT, at + AUTOREPEAT, KEYS_LAG),
    ]


def test_a_press_comes_into_the_match_with_the_stamp_of_its_device() -> None:
    sitting = with_buzz()

    press = sitting.devices.press(BUZZ, SECOND_RED)

    assert sitting.book.presses == [(2, press.at, press.arrived, press.resolution)]


def test_who_learns_does_not_press() -> None:
    assert with_buzz().book.presses == []


def test_in_a_trial_no_press_gets_into_the_match() -> None:
    sitting = with_buzz()
    sitting.table.open(trial=True)

    sitting.devices.press(BUZZ, RED)
    assert sitting.table.key("3", sitting.devices.now)

    assert sitting.book.presses == []
    assert sitting.table.view().is_trial
    assert sitting.table.view().last is not None
    assert sitting.table.view().seats[2].last is not None
    sitting.table.close()
    sitting.devices.press(BUZZ, RED)
    assert sitting.book.seats == [ONE]


def test_an_open_desk_that_is_no_trial_lets_presses_through() -> None:
    sitting = with_buzz()
    sitting.table.open(trial=False)

    sitting.devices.press(BUZZ, RED)

    assert sitting.book.seats == [ONE]


def test_all_devices_are_heard_while_the_desk_is_open_and_those_of_seats_afterwards() -> None:
    sitting = with_buzz()
    assert sitting.devices.wanted == Wanted(bound=frozenset({BUZZ.source}))

    sitting.table.open(trial=True)

    assert sitting.devices.wanted.everything


def test_whoever_was_asked_is_not_when_the_desk_is_closed() -> None:
    sitting = with_buzz()
    sitting.table.open(trial=True)
    sitting.table.learn(THREE)
    sitting.table.close()

    assert sitting.table.view().asked is None


def test_the_match_hears_how_late_the_slowest_button_can_be() -> None:
    """A terminal's keys serve whoever has no device's button; they are slower than any device."""
    sitting = with_buzz()
    assert told(sitting) == [(KEYS_LAG, ()), (KEYS_LAG, (1,)), (KEYS_LAG, (1, 2))]
    sitting.book.commands.clear()

    sitting.learn(THREE, BUZZ, "0:714")
    assert told(sitting) == [(DEVICE_LAG, (1, 2, 3))]
    sitting.table.forget(THREE)

    assert told(sitting)[1:] == [(KEYS_LAG, (1, 2))]


def test_every_match_is_told_of_its_sources() -> None:
    sitting = with_buzz()
    sitting.book.commands.clear()

    sitting.sit_down()

    assert sitting.book.commands == [BindButtons(Nanoseconds(KEYS_LAG), (ONE, TWO))]


def test_when_the_players_stand_up_all_is_let_go_of() -> None:
    sitting = with_buzz()

    sitting.table.stand_up()

    assert not sitting.devices.is_running
    assert not sitting.table.key("1", sitting.devices.now)
    stirs = sitting.stirs
    sitting.table.mask(ONE, off=True)
    assert sitting.stirs == stirs


def test_who_sits_down_at_once_again_has_a_button_still() -> None:
    sitting = with_buzz()
    sitting.table.stand_up()

    sitting.sit_down()

    assert sitting.stand == (Bound.READY, Bound.READY, Bound.UNBOUND)
    sitting.devices.press(BUZZ, RED)
    assert sitting.book.seats == [ONE]


@pytest.mark.parametrize(("seconds", "bound"), [(3, Bound.READY), (4, Bound.ASKED)])
def test_boxes_that_are_alike_may_have_changed_places_while_nobody_looked(seconds: int, bound: Bound) -> None:
    """Between two matches nothing is heard; two plugs do not change places within three seconds."""
    sitting = Sitting()
    boxes = [Identity(0x0079, 6, "Box", "", port) for port in ("usb-1", "usb-2")]
    sitting.devices.plug(*boxes)
    for seat, box in zip((ONE, TWO), boxes, strict=True):
        sitting.learn(seat, box, "0:288")
    sitting.table.stand_up()
    sitting.devices.now += seconds * SECOND

    sitting.sit_down()

    assert sitting.stand[:2] == (bound, bound)


def test_what_was_learnt_is_proposed_when_the_station_is_started_anew() -> None:
    with_buzz().table.stand_up()
    await_memory()
    sitting = Sitting()

    assert sitting.devices.is_running
    sitting.devices.plug(BUZZ)
    assert sitting.stand == (Bound.PROPOSED, Bound.PROPOSED, Bound.UNBOUND)
    sitting.devices.press(BUZZ, RED)
    assert sitting.stand == (Bound.READY, Bound.PROPOSED, Bound.UNBOUND)


@pytest.mark.parametrize("order", ["swap", "forget"])
def test_orders_of_the_host_are_remembered(order: str) -> None:
    sitting = with_buzz()
    if order == "swap":
        sitting.table.swap(ONE, THREE)
    else:
        sitting.table.forget(ONE)
    sitting.table.stand_up()
    await_memory()
    anew = Sitting()
    anew.devices.plug(BUZZ)

    has_one = {"swap": (False, True, True), "forget": (False, True, False)}[order]
    assert tuple(bound is Bound.PROPOSED for bound in anew.stand) == has_one


def test_the_screen_is_told_of_every_change() -> None:
    sitting = with_buzz()
    for do in (
        lambda: sitting.devices.press(BUZZ, RED),
        lambda: sitting.table.key("3", sitting.devices.now),
        lambda: sitting.table.mask(ONE, off=True),
        lambda: sitting.devices.pull(BUZZ),
        lambda: sitting.devices.plug(BUZZ),
    ):
        before = sitting.stirs
        do()
        assert sitting.stirs > before


def test_a_button_that_stays_down_is_shown_as_stuck_though_nothing_happens() -> None:
    sitting = with_buzz()
    sitting.devices.tell(BUZZ, held=(HeldButton(RED, sitting.devices.now),))
    assert not sitting.table.view().seats[0].doubts
    (look,) = sitting.delayed
    sitting.devices.now += 3_000_000_001

    before = sitting.stirs
    look()

    assert sitting.stirs > before
    assert sitting.table.view().seats[0].doubts == {Doubt.STUCK}
    assert len(sitting.delayed) == 1


def test_presses_that_were_missed_are_told_of_devices_at_which_somebody_plays() -> None:
    sitting = with_buzz()

    sitting.devices.hearer.missed("0000:0000@usb-5", 1, 2)
    sitting.devices.hearer.missed(BUZZ.source, 3, 4)

    assert sitting.book.gaps == [(3, 4)]


def test_where_no_device_can_be_heard_the_keys_serve_all_the_same() -> None:
    sitting = Sitting()
    sitting.devices.refuses = True

    sitting.table.open(trial=False)

    assert sitting.table.key("2", sitting.devices.now)
    assert sitting.book.seats == [TWO]


def test_a_driver_that_breaks_is_started_once_more() -> None:
    sitting = with_buzz()

    for starts in (2, 2):
        sitting.devices.reports = ()
        sitting.devices.hearer.broke(ValueError())
        assert sitting.devices.starts == starts

    assert sitting.stand == (Bound.LOST, Bound.LOST, Bound.UNBOUND)
    assert sitting.table.key("1", sitting.devices.now)


def test_a_button_is_called_as_people_call_it() -> None:
    assert with_buzz().table.name(BUZZ, SECOND_RED) == "red 2"


def test_those_seats_are_shown_that_play() -> None:
    assert tuple(one.seat for one in with_buzz().table.view().seats) == SEATS
