"""Who plays with a device's button is known over a restart: where the device is not there it is missed."""

import pytest

from drivers.devices import DeviceState
from station.seats import Assignment, Binding, SeatButton
from tests.seats.boxes import ASKED, LOST, ONE, PROPOSED, READY, THREE, TWO, UNBOUND, Hands, box


@pytest.fixture
def two() -> Hands:
    """Seats 1 and 2 have boxes, seat 3 plays by a key."""
    hands = Hands()
    hands.plug(box("usb-1", "A"), box("usb-2", "B"))
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-2")
    return hands


def test_who_has_a_device_is_known_and_who_plays_by_a_key_is_not_among_them(two: Hands) -> None:
    assert two.table.equipped == (ONE, TWO)


def test_a_device_of_last_time_that_is_heard_is_one(two: Hands) -> None:
    assert two.restart().table.equipped == (ONE, TWO)


def test_nobody_has_one_whose_device_of_last_time_is_not_there(two: Hands) -> None:
    """It was another evening's; tonight all play by keys."""
    two.reports.clear()
    anew = two.restart()

    assert (anew.table.equipped, anew.stand) == ((), (UNBOUND, UNBOUND, UNBOUND))


def test_a_device_that_is_lost_in_the_match_is_still_the_seat_s(two: Hands) -> None:
    two.pull("usb-1")

    assert two.table.equipped == (ONE, TWO)


def test_a_device_that_is_missing_after_a_restart_is_lost_and_named(two: Hands) -> None:
    equipped = two.table.equipped
    del two.reports["usb-2"]
    anew = two.restart(equipped)

    assert anew.stand == (PROPOSED, LOST, UNBOUND)
    assert anew.seat(TWO) == SeatButton(TWO, LOST, Binding(TWO, box("usb-2", "B"), "0:288"))
    anew.plug(box("usb-7", "B"))
    assert anew.stand == (PROPOSED, PROPOSED, UNBOUND)
    assert anew.press("usb-7") == TWO


def test_a_crash_in_the_middle_of_a_loss_forgets_nothing(two: Hands) -> None:
    two.pull("usb-1", "usb-2")
    again = two.restart(two.table.equipped)
    once_more = again.restart(again.table.equipped)

    assert (again.stand, once_more.stand) == ((LOST, LOST, UNBOUND),) * 2
    assert once_more.table.equipped == (ONE, TWO)


def test_where_no_button_is_remembered_it_is_lost_without_a_name() -> None:
    """The match was carried to another machine."""
    hands = Hands(equipped=(ONE, THREE))
    hands.plug(box("usb-1"))

    assert hands.stand == (LOST, UNBOUND, LOST)
    assert hands.seat(ONE) == SeatButton(ONE, LOST)
    assert hands.press("usb-1") is None
    hands.learn(ONE, "usb-1")
    assert hands.stand == (READY, UNBOUND, LOST)
    assert hands.press("usb-1") == ONE


@pytest.mark.parametrize("elsewhere", [False, True])
def test_who_is_to_play_without_is_no_longer_missed(two: Hands, *, elsewhere: bool) -> None:
    two.pull("usb-1", "usb-2")
    anew = Hands(Assignment(() if elsewhere else two.table.bindings), two.table.equipped)
    anew.table.forget(ONE)

    assert (anew.stand, anew.table.equipped) == ((UNBOUND, LOST, UNBOUND), (TWO,))


def test_who_loses_the_button_to_another_has_none_any_more(two: Hands) -> None:
    two.learn(THREE, "usb-1")

    assert (two.table.equipped, two.stand) == ((TWO, THREE), (UNBOUND, READY, READY))


def test_what_is_missed_is_swapped_with_the_button() -> None:
    hands = Hands(equipped=(ONE,))
    hands.table.swap(ONE, THREE)

    assert (hands.stand, hands.table.equipped) == ((UNBOUND, UNBOUND, LOST), (THREE,))


def test_a_button_that_is_missed_and_unknown_can_be_switched_off() -> None:
    hands = Hands(equipped=(ONE,))
    hands.table.mask(ONE, off=True)

    assert hands.seat(ONE) == SeatButton(ONE, LOST, masked=True)


def test_who_does_not_play_misses_nothing() -> None:
    hands = Hands()
    hands.table.attend((ONE, TWO), (TWO, THREE))

    assert hands.table.equipped == (TWO,)
    assert hands.stand == (UNBOUND, LOST)


def test_the_next_match_does_not_miss_what_another_one_had() -> None:
    hands = Hands(equipped=(ONE, TWO))
    hands.table.attend((ONE, TWO, THREE))

    assert (hands.stand, hands.table.equipped) == ((UNBOUND, UNBOUND, UNBOUND), ())


def test_of_boxes_that_are_alike_somebody_is_asked_also_where_they_are_missed() -> None:
    hands = Hands()
    hands.plug(box("usb-1"), box("usb-2"))
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-2")
    anew = hands.restart(hands.table.equipped)

    assert anew.stand == (ASKED, ASKED, UNBOUND)
    del anew.reports["usb-1"], anew.reports["usb-2"]
    anew.look()
    assert anew.stand == (LOST, LOST, UNBOUND)


def test_boxes_of_another_evening_of_which_nobody_has_pressed_are_nobody_s() -> None:
    """They are only asked for while they are plugged in."""
    hands = Hands()
    hands.plug(box("usb-1"), box("usb-2"))
    hands.learn(ONE, "usb-1")
    anew = hands.restart()
    assert (anew.stand[0], anew.table.equipped) == (ASKED, ())
    anew.reports.clear()
    anew.look()

    assert (anew.stand[0], anew.table.equipped) == (UNBOUND, ())


def test_a_device_that_lets_nobody_in_is_the_seat_s_all_the_same(two: Hands) -> None:
    equipped = two.table.equipped
    two.reports.clear()
    anew = two.restart(equipped)
    anew.plug(box("usb-1", "A"), state=DeviceState.DENIED)

    assert (anew.stand[0], anew.table.equipped) == (LOST, (ONE, TWO))
