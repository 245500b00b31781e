"""Who is waited for when several devices that are alike come and go, and what is shown of them meanwhile."""

from drivers.devices import HeldButton
from tests.seats.boxes import ASKED, LOST, ONE, PROPOSED, READY, TWO, Hands, box, buzz


def of_two() -> Hands:
    """Seats 1 and 2 have boxes that are alike."""
    hands = Hands()
    for seat, port in ((ONE, "usb-1"), (TWO, "usb-2")):
        hands.plug(box(port))
        hands.learn(seat, port)
    return hands


def proposed() -> Hands:
    """Seat 1 had a box the last time, which is plugged in."""
    hands = Hands()
    hands.plug(box("usb-1"))
    hands.learn(ONE, "usb-1")
    return hands.restart()


def test_boxes_that_have_changed_ports_between_two_looks_are_asked_for() -> None:
    """The driver was started anew meanwhile: nobody has told of a loss."""
    hands = of_two()
    hands.reports.clear()
    hands.plug(box("usb-3"), box("usb-4"))

    assert hands.stand[:2] == (ASKED, ASKED)


def test_a_box_that_was_put_in_and_out_again_is_not_waited_for_as_well() -> None:
    hands = of_two()
    hands.pull("usb-1", "usb-2")
    hands.plug(box("usb-3"))
    hands.pull("usb-3")
    hands.plug(box("usb-3"), box("usb-4"))
    hands.press("usb-3")
    hands.press("usb-4")

    hands.pull("usb-3")
    hands.plug(box("usb-5"))

    assert hands.stand[:2] == (READY, READY)
    assert hands.press("usb-5") == ONE


def test_a_spare_box_that_went_after_the_seat_s_own_may_be_the_one_that_comes() -> None:
    hands = of_two()
    hands.table.forget(TWO)
    hands.pull("usb-1")
    hands.pull("usb-2")
    hands.plug(box("usb-2"))

    assert hands.stand[0] is ASKED
    hands.press("usb-2")
    assert hands.press("usb-2") == ONE


def test_of_two_spare_boxes_that_are_away_the_other_one_may_still_come() -> None:
    hands = of_two()
    hands.table.forget(TWO)
    hands.plug(box("usb-5"))
    hands.pull("usb-2", "usb-5")
    hands.plug(box("usb-5"))
    hands.learn(TWO, "usb-5")

    hands.pull("usb-1")
    hands.plug(box("usb-1"))

    assert hands.stand[:2] == (ASKED, READY)


def test_a_spare_box_counts_whatever_device_of_another_kind_is_away() -> None:
    hands = Hands()
    hands.plug(box("usb-1"), buzz())
    hands.learn(ONE, "usb-1")
    hands.learn(TWO, "usb-9", "0:704")
    hands.pull("usb-9")
    hands.plug(box("usb-5"))
    hands.pull("usb-5")

    hands.pull("usb-1")
    hands.plug(box("usb-3"))

    assert hands.stand[0] is ASKED


def test_a_box_that_took_a_lost_one_s_place_and_is_lost_too_is_waited_for() -> None:
    hands = of_two()
    hands.pull("usb-1", "usb-2")
    hands.plug(box("usb-3"))
    hands.press("usb-3")
    hands.pull("usb-3")

    assert hands.stand[:2] == (LOST, LOST)
    hands.plug(box("usb-3"), box("usb-4"))
    assert hands.stand[:2] == (ASKED, ASKED)


def test_another_kind_of_device_puts_no_proposal_in_doubt() -> None:
    hands = proposed()
    hands.plug(buzz())

    assert hands.stand[0] is PROPOSED
    assert hands.press("usb-1") == ONE


def test_of_two_boxes_that_could_be_the_remembered_one_the_first_that_is_back_is_asked_for() -> None:
    hands = proposed()
    hands.plug(box("usb-2"))
    hands.pull("usb-1", "usb-2")

    assert hands.stand[0] is LOST
    hands.plug(box("usb-2"))
    assert hands.stand[0] is ASKED
    assert hands.press("usb-2") is None
    assert hands.press("usb-2") == ONE


def test_what_another_device_in_the_port_does_is_not_shown_of_a_button_that_is_gone() -> None:
    hands = of_two()
    hands.pull("usb-1", "usb-2")
    hands.plug(box("usb-1"), box("usb-2"))
    hands.tell("usb-1", held=(HeldButton("0:288", 0),), bounces=9)

    shown = hands.seat(ONE)

    assert (shown.bound, shown.held, shown.grabbed, shown.doubts) == (ASKED, False, False, frozenset())
