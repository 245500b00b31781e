"""Devices are lost and come back; two that are alike are never swapped in silence."""

import pytest

from drivers.devices import DeviceState, Identity
from station.rules.model import Seat
from station.seats import Assignment, Binding
from tests.seats.boxes import ASKED, LOST, ONE, PROPOSED, READY, THREE, TWO, UNBOUND, Hands, box, buzz


@pytest.fixture
def one() -> Hands:
    """Seat 1 has a box."""
    hands = Hands()
    hands.plug(box("usb-1"))
    hands.learn(ONE, "usb-1")
    return hands


@pytest.fixture
def two(one: Hands) -> Hands:
    """Seats 1 and 2 have boxes that are alike."""
    one.plug(box("usb-2"))
    one.learn(TWO, "usb-2")
    return one


def test_who_loses_a_button_is_told(two: Hands) -> None:
    assert two.pull("usb-2") == {TWO}
    assert two.stand == (READY, LOST, UNBOUND)
    assert two.press("usb-1") == ONE


def test_a_hub_loses_all_at_once(two: Hands) -> None:
    assert two.pull("usb-1", "usb-2") == {ONE, TWO}


@pytest.mark.parametrize("port", ["usb-1", "usb-3"])
def test_the_only_box_that_is_gone_is_known_again_in_any_port(two: Hands, port: str) -> None:
    two.pull("usb-1")
    two.plug(box(port))

    assert two.stand[:2] == (READY, READY)
    assert two.press(port) == ONE
    assert two.press("usb-2") == TWO


def test_boxes_that_move_one_after_another_are_known_again(two: Hands) -> None:
    two.pull("usb-1")
    two.plug(box("usb-3"))
    two.pull("usb-2")
    two.plug(box("usb-1"))

    assert (two.press("usb-3"), two.press("usb-1")) == (ONE, TWO)


@pytest.mark.parametrize("ports", [("usb-1", "usb-2"), ("usb-2", "usb-1"), ("usb-3", "usb-4")])
def test_of_two_boxes_that_were_both_gone_nobody_can_say_which_is_which(
    two: Hands, ports: tuple[str, str]
) -> None:
    two.pull("usb-1", "usb-2")
    for port in ports:
        two.plug(box(port))

    assert two.stand[:2] == (ASKED, ASKED)
    assert two.table.asked == ONE
    assert two.press(ports[1]) is None
    assert two.stand[:2] == (READY, ASKED)
    assert two.table.asked == TWO
    assert two.press(ports[0]) is None
    assert (two.press(ports[1]), two.press(ports[0])) == (ONE, TWO)


def test_both_are_asked_although_nobody_saw_them_gone(two: Hands) -> None:
    """They went back into the same two ports before anybody had looked: only the losses were told."""
    two.table.lose([box("usb-1"), box("usb-2")])
    two.look()

    assert two.stand[:2] == (ASKED, ASKED)


def test_nobody_is_asked_while_buttons_are_live(two: Hands) -> None:
    two.pull("usb-1", "usb-2")
    two.plug(box("usb-1"), box("usb-2"))
    two.table.is_live = True

    assert two.table.asked is None
    assert two.press("usb-2") is None
    assert two.stand[:2] == (ASKED, ASKED)


def test_the_host_may_say_whose_press_is_the_next(two: Hands) -> None:
    two.pull("usb-1", "usb-2")
    two.plug(box("usb-4"))
    two.learn(TWO, "usb-4")

    assert two.stand[:2] == (LOST, READY)
    two.plug(box("usb-3"))

    assert two.press("usb-3") is None
    assert two.press("usb-3") == ONE


def test_the_boxes_of_which_one_is_asked_for_are_heard(two: Hands) -> None:
    two.pull("usb-1", "usb-2")
    two.plug(box("usb-1"), box("usb-2"))

    assert two.table.wanted == {box("usb-1").source, box("usb-2").source}


def test_a_spare_box_takes_the_place_of_nobody_by_itself(one: Hands) -> None:
    one.plug(box("usb-5"))
    one.pull("usb-1")

    assert one.stand[0] is LOST
    one.plug(box("usb-1"))
    assert one.stand[0] is ASKED
    assert one.press("usb-1") is None
    assert one.press("usb-1") == ONE
    assert one.press("usb-5") is None


def test_a_spare_box_that_was_gone_itself_may_be_the_one_that_comes(one: Hands) -> None:
    one.plug(box("usb-5"))
    one.pull("usb-5")
    one.pull("usb-1")
    one.plug(box("usb-1"))

    assert one.stand[0] is ASKED


def test_a_spare_box_that_is_back_is_not_waited_for(one: Hands) -> None:
    one.plug(box("usb-5"))
    one.pull("usb-5")
    one.plug(box("usb-5"))
    one.learn(TWO, "usb-5")
    one.pull("usb-1")
    one.plug(box("usb-1"))

    assert one.stand[:2] == (READY, READY)


def test_a_spare_box_that_is_put_in_for_a_broken_one_is_the_seat_s(one: Hands) -> None:
    one.pull("usb-1")
    one.plug(box("usb-7"))

    assert one.press("usb-7") == ONE


def test_another_device_in_the_same_port_is_another_device(one: Hands) -> None:
    one.pull("usb-1")
    one.plug(box("usb-1", product=17))

    assert one.stand[0] is LOST
    assert one.press("usb-1") is None


def test_another_device_in_the_same_port_was_seen_at_once(one: Hands) -> None:
    one.plug(Identity(0x0079, 6, "Another name", "", "usb-1"))

    assert one.stand[0] is LOST
    assert one.press("usb-1") is None


def test_serial_numbers_tell_boxes_apart() -> None:
    hands = Hands()
    hands.plug(box("usb-1", "A"), box("usb-2", "B"))
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-2")

    hands.pull("usb-1", "usb-2")
    hands.plug(box("usb-1", "B"), box("usb-2", "A"))

    assert hands.stand[:2] == (READY, READY)
    assert (hands.press("usb-1"), hands.press("usb-2")) == (TWO, ONE)


def test_serial_numbers_that_are_alike_tell_nothing() -> None:
    hands = Hands()
    hands.plug(box("usb-1", "0001"), box("usb-2", "0001"))
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-2")

    hands.pull("usb-1", "usb-2")
    hands.plug(box("usb-1", "0001"), box("usb-2", "0001"))

    assert hands.stand[:2] == (ASKED, ASKED)


def test_the_handsets_of_one_set_come_and_go_together() -> None:
    hands = Hands()
    hands.plug(buzz())
    for seat, code in zip((ONE, TWO, THREE), ("0:704", "0:709", "0:714"), strict=True):
        hands.learn(seat, "usb-9", code)

    assert hands.pull("usb-9") == {ONE, TWO, THREE}
    hands.plug(buzz("usb-8"))

    assert hands.stand == (READY, READY, READY)
    assert hands.press("usb-8", "0:714") == THREE


def test_one_press_tells_which_of_two_sets_it_is() -> None:
    hands = Hands()
    hands.plug(buzz("usb-8"), buzz("usb-9"))
    hands.learn(ONE, "usb-8", "0:704")
    hands.learn(TWO, "usb-8", "0:709")
    hands.learn(THREE, "usb-9", "0:704")
    hands.pull("usb-8", "usb-9")
    hands.plug(buzz("usb-8"), buzz("usb-9"))

    assert hands.press("usb-9", "0:704") is None

    assert hands.stand == (READY, READY, ASKED)
    assert hands.press("usb-9", "0:709") == TWO


def test_what_was_remembered_is_a_proposal_that_a_press_confirms(one: Hands) -> None:
    anew = one.restart()

    assert anew.stand[0] is PROPOSED
    assert anew.press("usb-1") == ONE
    assert anew.stand[0] is READY


def test_what_was_remembered_of_a_device_that_is_not_there_is_not_shown(one: Hands) -> None:
    one.reports.clear()
    anew = one.restart()

    assert (anew.stand[0], anew.seat(ONE).binding) == (UNBOUND, None)
    assert anew.table.bindings == one.table.bindings
    anew.plug(box("usb-4"))
    assert anew.stand[0] is PROPOSED


@pytest.mark.parametrize("ports", [("usb-1", "usb-2"), ("usb-3", "usb-4")])
def test_boxes_that_are_alike_are_asked_for_after_a_restart(two: Hands, ports: tuple[str, str]) -> None:
    anew = Hands(Assignment(two.table.bindings))
    anew.plug(*map(box, ports))

    assert anew.stand[:2] == (ASKED, ASKED)


def test_a_proposal_is_in_doubt_when_another_one_like_it_comes(one: Hands) -> None:
    anew = one.restart()
    anew.plug(box("usb-2"))

    assert anew.stand[0] is ASKED
    assert anew.press("usb-2") is None
    assert anew.press("usb-2") == ONE
    assert anew.press("usb-1") is None


def test_a_box_that_was_pressed_is_not_in_doubt_any_more(one: Hands) -> None:
    anew = one.restart()
    anew.press("usb-1")
    anew.plug(box("usb-2"))

    assert anew.stand[0] is READY


def test_what_may_have_changed_unseen_is_known_again_where_it_is_the_only_one(two: Hands) -> None:
    two.plug(buzz())
    two.learn(THREE, "usb-9", "0:704")

    two.table.lose_sight()
    two.look()

    assert two.stand == (ASKED, ASKED, READY)


def test_a_box_that_lets_nobody_in_is_not_asked_for(two: Hands) -> None:
    two.pull("usb-1", "usb-2")
    two.plug(box("usb-1"), box("usb-2"), state=DeviceState.DENIED)

    assert two.stand[:2] == (LOST, LOST)
    assert two.table.asked is None


def test_of_what_is_remembered_twice_the_first_counts() -> None:
    first = Binding(ONE, box("usb-1"), "0:288")
    twice = [first, Binding(ONE, box("usb-2"), "0:288"), Binding(TWO, box("usb-1"), "0:288")]

    assert Assignment(twice).bindings == (first,)


def test_seat_numbers_are_in_order_in_what_is_to_be_remembered(two: Hands) -> None:
    two.table.swap(ONE, TWO)

    assert [binding.seat for binding in two.table.bindings] == [Seat(1), Seat(2)]
