"""Devices that come and go, and a machine that sleeps."""

import errno

import pytest

from drivers.devices import DeviceReport, DeviceState
from drivers.evdev_watch import INSTANT, TICK
from tests.drivers.fake_machine import EVERYTHING, MILLISECOND, SECOND, Watched, port


def test_a_device_that_is_plugged_in_is_heard_with_the_next_tick(watched: Watched) -> None:
    watched.want(EVERYTHING)
    event = watched.plug("1-1")
    watched.hearer.take("changed")
    watched.turn(after=TICK)
    assert watched.hearer.take("changed") == [()]

    watched.press(event)
    watched.turn()

    assert watched.hearer.buttons() == ["0:288"]


def test_a_loss_is_told_well_within_a_second_and_the_others_are_still_heard(watched: Watched) -> None:
    gone, other = watched.plug("1-1"), watched.plug("1-2")
    watched.bind("1", "2")
    watched.pull(gone)
    begun = watched.now

    watched.turn()
    assert [report.identity.port for report in watched.watch.reports] == [port("2")]
    watched.press(other)
    watched.turn(after=watched.watch.due - watched.now)

    assert watched.hearer.take("lost") == [(port("1"),)]
    assert watched.now - begun <= INSTANT
    assert watched.hearer.buttons() == ["0:288"]


def test_a_press_just_before_the_loss_is_heard(watched: Watched) -> None:
    gone = watched.plug("1-1")
    watched.bind("1")

    watched.press(gone)
    watched.pull(gone)
    watched.turn()

    assert watched.hearer.buttons() == ["0:288"]


def test_what_is_lost_in_one_instant_is_told_at_once_and_only_once(watched: Watched) -> None:
    events = [watched.plug(f"1-1.{number}") for number in (1, 2, 3)]
    watched.bind("1.1", "1.2")
    for event in events:
        watched.pull(event)
        watched.turn(after=INSTANT // 3)
    watched.turn(after=INSTANT)
    watched.turn(after=TICK)

    assert [set(ports) for ports in watched.hearer.take("lost")] == [{port(f"1.{n}") for n in (1, 2, 3)}]
    assert watched.watch.reports == ()


def test_what_is_lost_later_is_told_by_itself(watched: Watched) -> None:
    first, second = watched.plug("1-1"), watched.plug("1-2")
    watched.bind("1", "2")

    for event in (first, second):
        watched.pull(event)
        watched.turn()
        watched.turn(after=INSTANT)

    assert watched.hearer.take("lost") == [(port("1"),), (port("2"),)]


def test_a_device_that_nobody_reads_is_missed_with_the_tick(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.turn()
    watched.pull(event)

    watched.turn(after=TICK)
    watched.turn(after=watched.watch.due - watched.now)

    assert watched.hearer.take("lost") == [(port("1"),)]


def test_a_node_that_dies_before_its_entry_is_gone_is_one_loss(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.bind("1")
    watched.cut(event)
    watched.turn()
    watched.sysfs.pull(event)

    watched.turn(after=INSTANT)
    watched.turn(after=TICK)

    assert watched.hearer.take("lost") == [(port("1"),)]


def test_plugged_in_again_in_the_same_instant_it_was_lost_and_is_heard_and_grabbed(watched: Watched) -> None:
    gone = watched.plug("1-1")
    watched.bind("1")
    watched.pull(gone)
    again = watched.plug("1-1")
    assert again == gone

    watched.turn()
    watched.turn(after=INSTANT)
    watched.press(again)
    watched.turn()

    assert watched.hearer.take("lost") == [(port("1"),)]
    assert watched.hearer.buttons() == ["0:288"]
    assert watched.only.state is DeviceState.GRABBED


def test_what_is_new_when_losses_are_told_is_grabbed_at_once_though_others_tell_something(
    watched: Watched,
) -> None:
    gone, held = watched.plug("1-1"), watched.plug("1-2")
    watched.bind("1", "2", "3")
    watched.pull(gone)
    watched.turn()
    new = watched.plug("1-3")

    watched.tell(held, (1, 288, 2))
    watched.turn(after=INSTANT)

    assert watched.states() == [DeviceState.GRABBED, DeviceState.GRABBED]
    assert watched.grabbed == {held, new}


def test_what_is_missed_when_losses_are_told_is_shown_no_more_though_others_tell_something(
    watched: Watched,
) -> None:
    gone, unread, held = watched.plug("1-1"), watched.plug("1-2"), watched.plug("1-3")
    watched.bind("1", "3")
    watched.pull(gone)
    watched.turn()
    watched.sysfs.pull(unread)

    watched.tell(held, (1, 288, 2))
    watched.turn(after=INSTANT)

    assert [report.identity.port for report in watched.watch.reports] == [port("3")]
    assert watched.hearer.take("lost") == [(port("1"), port("2"))]


def test_a_node_that_comes_after_the_others_of_its_device_is_heard_too(watched: Watched) -> None:
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    watched.wire(watched.sysfs.node(hid, (288,)))
    watched.want(EVERYTHING)
    late = watched.wire(watched.sysfs.node(hid, (288,)))
    watched.turn(after=TICK)

    watched.press(late)
    watched.turn()

    assert watched.hearer.buttons() == ["1:288"]
    assert watched.hearer.take("lost") == []


def test_a_device_that_vanishes_between_the_look_and_the_opening_is_lost_with_the_next(
    watched: Watched,
) -> None:
    event = watched.plug("1-1")
    watched.errors[event] = errno.ENODEV
    watched.want(EVERYTHING)
    watched.pull(event)

    watched.turn(after=TICK)
    watched.turn(after=INSTANT)

    assert watched.watch.reports == ()
    assert watched.hearer.take("lost") == [(port("1"),)]


def test_after_a_sleep_all_is_opened_anew_and_told(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.bind("1")
    watched.press(event)
    watched.slept += SECOND

    watched.turn()

    assert watched.opened == [event, event]
    assert watched.hearer.take("slept") == [()]
    assert watched.only.state is DeviceState.GRABBED
    watched.press(event)
    watched.turn()
    assert watched.hearer.take("slept") == []
    assert watched.hearer.buttons() != []


def test_what_was_unplugged_while_it_slept_is_not_opened_again(watched: Watched) -> None:
    shown: list[tuple[DeviceReport, ...]] = []
    watched.hearer.slept = lambda: shown.append(watched.watch.reports)  # type: ignore[method-assign]  # looks on
    event = watched.plug("1-1")
    watched.bind("1")
    watched.pull(event)
    watched.slept += SECOND

    watched.turn()

    assert shown == [()]
    assert watched.opened == [event]


@pytest.mark.parametrize("drift", [400 * MILLISECOND, -SECOND])
def test_clocks_that_drift_a_little_are_no_sleep(watched: Watched, drift: int) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)

    watched.slept += drift
    watched.turn()

    assert watched.opened == [event]
    assert watched.hearer.take("slept") == []


def test_an_error_that_is_no_loss_is_told_and_the_node_is_opened_again(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)
    watched.read_errors[event] = errno.EIO
    watched.press(event)
    watched.turn()
    assert (watched.only.state, watched.only.errno) == (DeviceState.FAILED, errno.EIO)

    watched.read_errors.clear()
    watched.turn(after=TICK)
    watched.turn()

    assert (watched.only.state, watched.only.errno) == (DeviceState.READ, 0)
    assert watched.hearer.buttons() == ["0:288"]
    assert watched.hearer.take("lost") == []


def test_what_was_counted_stays_counted_when_it_is_opened_anew(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)
    for at in (0, 5, 10, 15, 20, 25):
        watched.tell(event, (1, 288, int(at % 2 == 0)), at=watched.now + at * MILLISECOND)
    watched.now += SECOND // 2
    watched.drop(event)
    watched.turn()
    before = (watched.only.presses, watched.only.bounces, watched.only.dropped)

    watched.slept += SECOND
    watched.turn()

    assert before == (1, 2, 1)
    assert (watched.only.presses, watched.only.bounces, watched.only.dropped) == before


def test_of_a_hub_that_is_unplugged_all_is_one_loss(watched: Watched) -> None:
    """Its devices die one by one, within a quarter of a second."""
    events = [watched.plug(f"1-1.{number}") for number in (1, 2)]
    watched.bind("1.1", "1.2")

    for event in events:
        watched.pull(event)
        watched.turn()
        watched.turn(after=200 * MILLISECOND)
    watched.turn(after=50 * MILLISECOND)

    assert watched.hearer.take("lost") == [(port("1.1"), port("1.2"))]


def test_what_was_opened_at_last_is_not_tried_any_more(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.errors[event] = errno.EACCES
    watched.bind("1")
    watched.errors.clear()

    watched.turn(after=watched.watch.due - watched.now)
    begun = watched.now
    watched.turn(after=watched.watch.due - watched.now)

    assert watched.only.state is DeviceState.GRABBED
    assert watched.now > begun
    assert watched.watch.due > watched.now
