"""The host is told what is wrong with a button before somebody is wronged."""

import pytest

from drivers.devices import DeviceState, HeldButton, Kind
from drivers.presses import Press
from station.seats import Assignment, Doubt
from tests.seats.boxes import ONE, TWO, Hands, box

SECOND = 1_000_000_000
MINUTE = 60 * SECOND


def drowsy_after(kind: Kind) -> int | None:
    """Only this one is wireless."""
    return 15 * MINUTE if kind.product == 7 else None


@pytest.fixture
def hands() -> Hands:
    hands = Hands(Assignment(drowsy_after=drowsy_after))
    hands.plug(box("usb-1"), box("usb-2", product=7))
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-2")
    return hands


def test_buttons_are_in_no_doubt(hands: Hands) -> None:
    assert not hands.seat(ONE).doubts
    assert not hands.seat(TWO).doubts


def test_a_button_that_is_down_is_held_and_after_three_seconds_stuck(hands: Hands) -> None:
    hands.tell("usb-1", held=(HeldButton("0:288", 10 * SECOND),))

    hands.now = 13 * SECOND
    assert hands.seat(ONE).held
    assert not hands.seat(ONE).doubts
    hands.now += 1
    assert hands.seat(ONE).doubts == {Doubt.STUCK}


def test_another_button_of_the_device_does_not_matter(hands: Hands) -> None:
    hands.tell("usb-1", held=(HeldButton("0:289", 0),))
    hands.now = 13 * SECOND

    assert not hands.seat(ONE).held
    assert not hands.seat(ONE).doubts


def test_a_contact_that_bounces_more_than_once_or_twice_is_told(hands: Hands) -> None:
    hands.tell("usb-1", bounces=2)
    assert not hands.seat(ONE).doubts
    hands.tell("usb-1", bounces=3)

    assert hands.seat(ONE).doubts == {Doubt.BOUNCING}


def test_a_wireless_set_that_was_silent_for_a_quarter_of_an_hour_may_be_asleep(hands: Hands) -> None:
    hands.now += 15 * MINUTE
    assert hands.seat(TWO).doubts == {Doubt.ASLEEP}
    assert not hands.seat(ONE).doubts

    source = hands.reports["usb-2"].identity.source
    hands.tell("usb-2", last=Press(source, "0:289", hands.now, hands.now, 1))

    assert not hands.seat(TWO).doubts


def test_a_wireless_set_that_was_plugged_in_just_now_is_awake(hands: Hands) -> None:
    hands.now += 20 * MINUTE
    hands.pull("usb-2")
    hands.plug(box("usb-2", product=7))

    assert not hands.seat(TWO).doubts


def test_the_device_that_is_asked_more_rarely_than_another_is_told(hands: Hands) -> None:
    hands.tell("usb-2", interval=1_000_000)

    assert hands.seat(ONE).doubts == {Doubt.UNLIKE_INTERVALS}
    assert not hands.seat(TWO).doubts


def test_a_device_that_may_not_be_read_is_compared_with_none(hands: Hands) -> None:
    hands.tell("usb-1", state=DeviceState.DENIED)
    hands.tell("usb-2", state=DeviceState.DENIED, interval=1_000_000)

    assert hands.seat(ONE).doubts == hands.seat(TWO).doubts == {Doubt.CLOSED}


def test_a_device_that_another_program_keeps_is_told(hands: Hands) -> None:
    hands.tell("usb-1", state=DeviceState.BUSY)

    assert hands.seat(ONE).doubts == {Doubt.TAKEN}
    assert not hands.seat(TWO).doubts


def test_an_interval_that_nobody_knows_is_not_compared(hands: Hands) -> None:
    hands.tell("usb-2", interval=None)

    assert not hands.seat(ONE).doubts | hands.seat(TWO).doubts


def test_a_button_on_the_keyboard_on_which_the_host_types_is_told(hands: Hands) -> None:
    hands.table.spared = frozenset({box("usb-1").source})

    assert hands.seat(ONE).doubts == {Doubt.HOST_KEYBOARD}
