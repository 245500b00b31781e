"""Devices watched turn by turn, on a clock that stands still: what is grabbed, and when."""

import errno

from drivers.devices import DeviceState
from drivers.evdev_watch import TICK
from drivers.presses import Press
from tests.drivers.fake_machine import EVERYTHING, Watched, port
from tests.drivers.fake_sysfs import MOUSE


def two_nodes(watched: Watched) -> tuple[str, str]:
    """A device that two people share, as a board of two halves is."""
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    phys = f"{port('1')}/input0"
    left, right = (watched.sysfs.node(hid, (288,), ids="0003:0079:0006", phys=phys) for _ in range(2))
    return watched.wire(left), watched.wire(right)


def test_a_bound_device_is_grabbed_and_another_left_alone(watched: Watched) -> None:
    bound = watched.plug("1-1")
    watched.plug("1-2")

    watched.bind("1")

    assert watched.states() == [DeviceState.GRABBED, DeviceState.UNREAD]
    assert watched.grabbed == {bound}


def test_every_node_of_a_bound_device_is_grabbed_and_those_with_buttons_are_heard(watched: Watched) -> None:
    usb = watched.sysfs.usb("1-1")
    nodes = [
        watched.wire(
            watched.sysfs.node(
                watched.sysfs.hid(watched.sysfs.interface(usb, number), f"hid{number}"),
                codes,
                ids="0003:0079:0006",
                phys=f"{port('1')}/input{number}",
            )
        )
        for number, codes in enumerate([(288,), (0x110, 0x111), (115,)])
    ]
    watched.bind("1")

    watched.press(nodes[2], 115, at=watched.now + 2)
    watched.press(nodes[0], 288, at=watched.now + 1_000)
    watched.press(nodes[1], 0x110)
    watched.turn()

    presses = [press for (press,) in watched.hearer.take("pressed") if isinstance(press, Press)]
    assert watched.grabbed == set(nodes)
    assert {(press.button, press.at - watched.now) for press in presses} == {("2:115", 0), ("0:288", 1_000)}


def test_a_key_that_is_down_is_waited_for_before_the_grab(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.down[event] = {288}
    watched.bind("1")
    assert (watched.only.state, watched.grabbed) == (DeviceState.READ, set())

    watched.release(event)
    watched.turn()

    assert (watched.only.state, watched.grabbed) == (DeviceState.GRABBED, {event})
    assert watched.hearer.buttons() == []


def test_a_press_that_others_have_heard_just_before_the_grab_is_left_to_them_until_it_is_up(
    watched: Watched,
) -> None:
    event = watched.plug("1-1")
    watched.bind("1")

    watched.press(event, at=watched.now - 1_000)
    watched.turn()
    assert (watched.hearer.buttons(), watched.grabbed) == (["0:288"], set())

    watched.release(event, at=watched.now + 1_000)
    watched.turn()
    assert watched.grabbed == {event}


def test_the_last_keyboard_stays_the_hosts_though_a_button_is_on_it(watched: Watched) -> None:
    from_keyboard = watched.plug("1-1", tuple(range(1, 120)))
    watched.bind("1")

    watched.press(from_keyboard, 57)
    watched.turn()

    assert (watched.only.state, watched.only.is_keyboard) == (DeviceState.READ, True)
    assert watched.hearer.buttons() == ["0:57"]


def test_when_the_hosts_keyboard_is_pulled_a_bound_one_is_let_go(watched: Watched) -> None:
    hosts = watched.plug("1-1", tuple(range(1, 120)))
    pedal = watched.plug("1-2", tuple(range(1, 120)))
    watched.bind("2")
    assert watched.grabbed == {pedal}

    watched.pull(hosts)
    watched.turn(after=TICK)

    assert watched.grabbed == set()
    assert watched.states() == [DeviceState.READ]


def test_what_another_program_has_grabbed_is_told_and_tried_again_with_every_tick(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.busy.add(event)
    watched.bind("1")
    assert (watched.only.state, watched.only.errno) == (DeviceState.BUSY, errno.EBUSY)

    watched.busy.clear()
    watched.turn()
    assert watched.only.state is DeviceState.BUSY
    watched.turn(after=TICK)
    assert (watched.only.state, watched.only.errno) == (DeviceState.GRABBED, 0)


def test_of_two_nodes_none_is_grabbed_when_one_is_refused(watched: Watched) -> None:
    left, right = two_nodes(watched)
    watched.busy.add(right)
    watched.bind("1")
    assert (watched.only.state, watched.grabbed) == (DeviceState.BUSY, set())

    watched.busy.clear()
    watched.turn(after=TICK)
    assert (watched.only.state, watched.grabbed) == (DeviceState.GRABBED, {left, right})


def test_a_node_that_could_not_be_opened_at_first_is_grabbed_with_the_others(watched: Watched) -> None:
    left, right = two_nodes(watched)
    watched.errors[right] = errno.EACCES
    watched.bind("1")
    assert (watched.only.state, watched.only.errno) == (DeviceState.GRABBED, errno.EACCES)

    watched.errors.clear()
    watched.turn(after=TICK)

    assert (watched.only.state, watched.only.errno) == (DeviceState.GRABBED, 0)
    assert watched.grabbed == {left, right}


def test_a_mouse_in_a_board_that_another_program_has_grabbed_leaves_the_buttons_grabbed_and_is_told(
    watched: Watched,
) -> None:
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    phys = f"{port('1')}/input0"
    buttons, mouse = (
        watched.wire(watched.sysfs.node(hid, codes, ids="0003:0079:0006", phys=phys))
        for codes in ((288,), MOUSE)
    )
    watched.busy.add(mouse)

    watched.bind("1")

    assert (watched.only.state, watched.only.errno) == (DeviceState.GRABBED, errno.EBUSY)
    assert watched.grabbed == {buttons}


def test_who_had_grabbed_a_device_is_no_matter_any_more_when_it_is_only_looked_at(watched: Watched) -> None:
    watched.busy.add(watched.plug("1-1"))
    watched.bind("1")
    assert (watched.only.state, watched.only.errno) == (DeviceState.BUSY, errno.EBUSY)

    watched.want(EVERYTHING)

    assert (watched.only.state, watched.only.errno) == (DeviceState.READ, 0)
