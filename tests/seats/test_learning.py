"""A seat has the button that was pressed for it, until the host gives it another one."""

import pytest

from drivers.devices import DeviceState
from drivers.presses import Press
from station.rules.model import Seat
from station.seats import Bound
from tests.seats.boxes import ONE, THREE, TWO, Hands, box, buzz

BLUE, RED = "0:708", "0:704"


@pytest.fixture
def hands() -> Hands:
    hands = Hands()
    hands.plug(buzz("usb-9"), box("usb-1"))
    return hands


def test_the_next_press_of_any_button_is_learnt_and_counts_for_nobody(hands: Hands) -> None:
    hands.table.learn(TWO, hands.now)
    assert hands.table.asked == TWO

    assert hands.press("usb-9", BLUE) is None

    assert hands.table.view(hands.now).asked is None
    assert hands.stand == (Bound.UNBOUND, Bound.READY, Bound.UNBOUND)
    assert hands.press("usb-9", BLUE) == TWO
    assert hands.press("usb-9", RED) is None


def test_a_button_that_is_learnt_for_another_seat_is_the_first_one_s_no_more(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.learn(TWO, "usb-9", RED)

    assert hands.stand[:2] == (Bound.UNBOUND, Bound.READY)
    assert hands.press("usb-9", RED) == TWO


def test_a_seat_has_one_button(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.learn(ONE, "usb-1")

    assert hands.press("usb-9", RED) is None
    assert hands.press("usb-1") == ONE


def test_while_buttons_are_live_a_player_who_presses_is_heard_and_not_learnt(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.table.is_live = True
    hands.table.learn(TWO, hands.now)

    assert hands.press("usb-9", RED) == ONE
    assert hands.press("usb-9", BLUE) is None
    assert hands.press("usb-9", BLUE) == TWO


def test_nobody_is_asked_any_more(hands: Hands) -> None:
    hands.table.learn(ONE, hands.now)
    hands.table.learn(None, hands.now)

    assert hands.press("usb-9", RED) is None
    assert hands.stand[0] is Bound.UNBOUND


def test_a_press_that_was_made_before_the_order_is_not_learnt(hands: Hands) -> None:
    """It is the key by which the host gave the order."""
    hands.table.learn(ONE, hands.now + 1)

    assert hands.press("usb-1") is None
    assert hands.table.asked == ONE
    hands.press("usb-1")
    assert hands.stand[0] is Bound.READY


def test_no_key_is_learnt_of_the_keyboard_on_which_the_host_types(hands: Hands) -> None:
    hands.table.spared = frozenset({box("usb-1").source})
    hands.table.learn(ONE, hands.now)

    assert hands.press("usb-1") is None
    assert hands.table.asked == ONE


def test_a_key_that_was_learnt_before_stays_a_button(hands: Hands) -> None:
    hands.learn(ONE, "usb-1")
    hands.table.spared = frozenset({box("usb-1").source})

    assert hands.press("usb-1") == ONE


def test_two_seats_swap_their_buttons_with_what_is_known_of_them(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.learn(TWO, "usb-9", BLUE)
    hands.table.mask(TWO, off=True)

    hands.table.swap(ONE, TWO)

    assert hands.press("usb-9", RED) == TWO
    assert hands.press("usb-9", BLUE) is None
    assert (hands.seat(ONE).masked, hands.seat(TWO).masked) == (True, False)


def test_a_swap_moves_what_was_switched_off_whoever_else_is(hands: Hands) -> None:
    for seat, port, button in ((ONE, "usb-9", RED), (TWO, "usb-9", BLUE), (THREE, "usb-1", "0:288")):
        hands.learn(seat, port, button)
    for seat in (ONE, THREE):
        hands.table.mask(seat, off=True)

    hands.table.swap(ONE, TWO)

    assert [hands.seat(seat).masked for seat in (ONE, TWO, THREE)] == [False, True, True]


def test_after_a_swap_no_press_is_shown_as_that_of_who_did_not_make_it(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.learn(TWO, "usb-9", BLUE)

    hands.table.swap(ONE, TWO)

    assert (hands.seat(ONE).last, hands.seat(TWO).last) == (None, None)


def test_a_proposal_that_is_switched_off_is_confirmed_by_a_press_that_counts_for_nobody(
    hands: Hands,
) -> None:
    hands.learn(ONE, "usb-1")
    anew = hands.restart()
    anew.table.mask(ONE, off=True)

    assert anew.press("usb-1") is None
    assert anew.stand[0] is Bound.READY


def test_a_press_of_a_button_that_is_known_is_no_change(hands: Hands) -> None:
    hands.learn(ONE, "usb-1")
    before = hands.table.changes

    hands.press("usb-1")

    assert hands.table.changes == before


def test_a_button_is_handed_to_a_seat_that_has_none(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)

    hands.table.swap(ONE, THREE)

    assert hands.stand == (Bound.UNBOUND, Bound.UNBOUND, Bound.READY)
    assert hands.press("usb-9", RED) == THREE


def test_a_button_that_is_forgotten_is_nobody_s(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)

    hands.table.forget(ONE)

    assert hands.press("usb-9", RED) is None
    assert hands.table.bindings == ()


def test_a_button_that_is_switched_off_counts_for_nobody_until_it_is_on_again(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)

    hands.table.mask(ONE, off=True)
    assert hands.press("usb-9", RED) is None
    assert hands.seat(ONE).masked
    hands.table.mask(ONE, off=False)

    assert hands.press("usb-9", RED) == ONE


def test_who_does_not_play_has_no_button_but_keeps_it_for_another_match(hands: Hands) -> None:
    hands.learn(THREE, "usb-1")
    hands.table.attend((ONE, TWO))

    assert hands.press("usb-1") is None
    assert hands.table.wanted == frozenset()
    hands.table.attend((ONE, TWO, THREE))

    assert hands.press("usb-1") == THREE


def test_those_devices_are_wanted_that_are_somebody_s(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)

    assert hands.table.wanted == {buzz("usb-9").source}


def test_the_last_press_of_each_seat_is_shown(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    learnt = hands.seat(ONE).last
    hands.press("usb-9", RED)
    key = Press("keys", "2", 50, 50, 40)
    hands.table.note(TWO, key)

    assert learnt is not None
    assert hands.seat(ONE).last != learnt
    assert hands.seat(TWO).last == key
    assert hands.table.view(hands.now).last == (TWO, key)


def test_the_last_press_of_a_button_that_is_lost_is_shown_and_of_one_that_was_given_up_not(
    hands: Hands,
) -> None:
    hands.learn(ONE, "usb-1")
    pressed = hands.seat(ONE).last

    hands.pull("usb-1")
    assert pressed is not None
    assert hands.seat(ONE).last == pressed
    hands.table.forget(ONE)

    assert hands.seat(ONE).last is None


def test_a_button_that_was_pulled_between_two_matches_is_lost_in_the_second(hands: Hands) -> None:
    hands.learn(ONE, "usb-1")
    hands.pull("usb-1")

    hands.table.attend((ONE, TWO))

    assert hands.stand == (Bound.LOST, Bound.UNBOUND)


def test_in_the_next_match_nobody_has_pressed_yet(hands: Hands) -> None:
    hands.learn(ONE, "usb-9", RED)
    hands.press("usb-9", RED)

    hands.table.attend((ONE, TWO))

    assert hands.seat(ONE).last is None
    assert hands.table.view(hands.now).last is None
    assert hands.stand[0] is Bound.READY


@pytest.mark.parametrize("state", [DeviceState.DENIED, DeviceState.BUSY, DeviceState.FAILED])
def test_a_button_whose_device_lets_nobody_in_is_told_as_lost(hands: Hands, state: DeviceState) -> None:
    hands.learn(ONE, "usb-9", RED)
    changes = hands.table.changes

    hands.plug(buzz("usb-9"), state=state)

    assert hands.stand[0] is Bound.LOST
    assert hands.table.changes > changes
    assert Seat(1) not in hands.table.heard
