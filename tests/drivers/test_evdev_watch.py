"""Devices watched turn by turn, on a clock that stands still: what is opened, heard and grabbed."""

import errno

import pytest

from drivers.devices import DeviceState, Wanted
from drivers.evdev_watch import TICK
from drivers.presses import Press
from tests.drivers.fake_machine import EVERYTHING, MILLISECOND, SECOND, FakeHearer, Watched


def test_nobodys_device_is_shown_and_not_opened(watched: Watched) -> None:
    watched.plug("1-1")

    watched.turn()

    assert watched.only.state is DeviceState.UNREAD
    assert watched.opened == []
    assert watched.hearer.take("changed") == [()]


def test_a_device_that_is_only_looked_at_is_heard_and_not_grabbed(watched: Watched) -> None:
    event = watched.plug("1-1", interval="8ms")
    watched.want(EVERYTHING)
    pressed = watched.now

    watched.press(event)
    watched.turn(after=3 * MILLISECOND)

    press = Press(watched.only.identity.source, "0:288", pressed, pressed + 3 * MILLISECOND, 8 * MILLISECOND)
    assert watched.hearer.take("pressed") == [(press,)]
    assert watched.only.state is DeviceState.READ
    assert (watched.only.presses, watched.only.last) == (1, press)
    assert [held.button for held in watched.only.held] == ["0:288"]
    assert watched.grabbed == set()


@pytest.mark.parametrize(("ids", "interval"), [("0003:0079:0006", ""), ("0003:ffff:0001", "")])
def test_stamps_are_ten_milliseconds_rough_where_the_system_does_not_tell(
    watched: Watched, ids: str, interval: str
) -> None:
    event = watched.plug("1-1", ids=ids, interval=interval)
    watched.want(EVERYTHING)
    watched.press(event)
    watched.turn()

    assert watched.only.interval is None
    assert watched.only.last is not None
    assert watched.only.last.resolution == 10 * MILLISECOND


def test_no_right_to_open_is_told_and_tried_again_soon_and_then_with_the_tick(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.errors[event] = errno.EACCES
    watched.bind("1")
    begun, tries = watched.now, []

    for _ in range(6):
        watched.turn(after=watched.watch.due - watched.now)
        tries.append((watched.now - begun) // MILLISECOND)
    assert (watched.only.state, watched.only.errno) == (DeviceState.DENIED, errno.EACCES)
    assert tries == [100, 300, 700, 1000, 2000, 3000]

    watched.errors.clear()
    watched.turn(after=TICK)
    assert (watched.only.state, watched.only.errno) == (DeviceState.GRABBED, 0)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.ENODEV, errno.EIO])
def test_what_cannot_be_opened_for_another_reason_has_failed_and_hides_no_other(
    watched: Watched, number: int
) -> None:
    broken = watched.plug("1-1")
    whole = watched.plug("1-2")
    watched.errors[broken] = number
    watched.want(EVERYTHING)

    watched.press(whole)
    watched.turn()

    assert watched.states() == [DeviceState.FAILED, DeviceState.READ]
    assert watched.watch.reports[0].errno == number
    assert watched.hearer.buttons() == ["0:288"]


def test_a_file_that_nobody_can_wait_for_has_failed_and_hides_no_other(watched: Watched) -> None:
    watched.sysfs.board("1-1")
    whole = watched.plug("1-2")
    watched.want(EVERYTHING)

    watched.press(whole)
    watched.turn()

    assert watched.states() == [DeviceState.FAILED, DeviceState.READ]
    assert watched.hearer.buttons() == ["0:288"]


def test_a_device_of_which_one_node_is_denied_is_heard_by_the_other(watched: Watched) -> None:
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    left, right = (watched.wire(watched.sysfs.node(hid, (288,))) for _ in range(2))
    watched.errors[left] = errno.EACCES
    watched.want(EVERYTHING)

    watched.press(right)
    watched.turn()

    assert (watched.only.state, watched.only.errno) == (DeviceState.READ, errno.EACCES)
    assert watched.hearer.buttons() == ["1:288"]


def test_buttons_of_two_nodes_that_are_down_are_shown_the_longest_first(watched: Watched) -> None:
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    left, right = [watched.wire(watched.sysfs.node(hid, (288,))) for _ in range(2)]
    watched.want(EVERYTHING)

    watched.press(right)
    watched.turn(after=MILLISECOND)
    watched.press(left)
    watched.turn()

    assert [held.button for held in watched.only.held] == ["1:288", "0:288"]


def test_lost_records_are_told_with_the_press_that_must_have_been_among_them(watched: Watched) -> None:
    event = watched.plug("1-1", interval="8ms")
    watched.want(EVERYTHING)
    watched.press(event, 289, at=watched.now)
    watched.turn(after=40 * MILLISECOND)
    watched.hearer.buttons()

    watched.down[event] = {288, 289}
    watched.drop(event)
    watched.turn()

    source, now = watched.only.identity.source, watched.now
    missed = (source, now - 40 * MILLISECOND, now)
    press = Press(source, "0:288", now, now, 40 * MILLISECOND)
    assert watched.hearer.take("missed") == [missed]
    assert watched.hearer.take("pressed") == [(press,)]
    assert (watched.only.dropped, watched.only.presses) == (1, 2)


def test_a_flood_of_one_device_does_not_keep_the_watch_from_the_others(watched: Watched) -> None:
    flood = watched.plug("1-1")
    other = watched.plug("1-2")
    watched.want(EVERYTHING)
    for _ in range(900):
        watched.tell(flood, (4, 4, 1), (3, 0, 5))
    watched.press(other)

    watched.turn()

    assert watched.hearer.buttons() == ["0:288"]
    assert watched.epoll.poll(0) != []


def test_what_is_wanted_no_more_is_let_go(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.bind("1")

    watched.want(EVERYTHING)
    assert (watched.only.state, watched.grabbed) == (DeviceState.READ, set())

    watched.want(Wanted())
    watched.press(event)
    watched.turn()
    assert watched.only.state is DeviceState.UNREAD
    assert watched.hearer.buttons() == []


def test_of_what_is_wanted_no_more_no_error_is_told(watched: Watched) -> None:
    watched.errors[watched.plug("1-1")] = errno.EACCES
    watched.want(EVERYTHING)

    watched.want(Wanted())

    assert (watched.only.state, watched.only.errno) == (DeviceState.UNREAD, 0)


def test_an_idle_watch_wakes_once_a_second_and_tells_nothing(watched: Watched) -> None:
    watched.plug("1-1")
    watched.want(EVERYTHING)
    watched.turn()
    watched.hearer.told.clear()
    reports = watched.watch.reports

    for _ in range(3):
        assert watched.watch.due - watched.now == TICK
        watched.turn(after=TICK)

    assert watched.hearer.told == []
    assert watched.watch.reports is reports


def test_an_order_is_obeyed_though_others_tell_something(watched: Watched) -> None:
    held = watched.plug("1-1")
    watched.bind("1")
    watched.tell(held, (1, 288, 2))

    watched.orders = watched.orders._replace(wanted=Wanted())
    watched.turn()

    assert watched.only.state is DeviceState.UNREAD


def test_a_node_that_fails_while_it_is_opened_is_let_go(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.level_errors[event] = errno.EIO

    watched.want(EVERYTHING)

    assert (watched.only.state, watched.only.errno) == (DeviceState.FAILED, errno.EIO)
    assert watched.open == set()


def test_a_key_that_repeats_itself_while_it_is_held_changes_nothing(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)
    watched.press(event)
    watched.turn()
    watched.hearer.told.clear()
    reports = watched.watch.reports
    monkeypatch.delattr("drivers.evdev_watch.grabbed_of")

    watched.tell(event, (1, 288, 2), at=watched.now + SECOND // 4)
    watched.turn(after=SECOND // 4)

    assert watched.hearer.told == []
    assert watched.watch.reports is reports


@pytest.mark.parametrize("is_first", [True, False])
def test_a_press_is_shown_at_once_though_a_key_of_another_device_repeats_itself(
    watched: Watched, *, is_first: bool
) -> None:
    pressed, repeating = watched.plug("1-1"), watched.plug("1-2")
    watched.want(EVERYTHING)
    watched.press(repeating)
    for _ in range(2):
        watched.turn()
    watched.hearer.told.clear()

    for event, value in [(pressed, 1), (repeating, 2)][:: 1 if is_first else -1]:
        watched.tell(event, (1, 288, value))
    watched.turn()

    assert [len(report.held) for report in watched.watch.reports] == [1, 1]
    assert watched.hearer.take("changed") == [()]


@pytest.mark.parametrize("failing", [0, 1])
def test_the_error_of_a_node_is_told_and_not_that_the_other_one_was_closed_for_it(
    watched: Watched, failing: int
) -> None:
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    events = [watched.wire(watched.sysfs.node(hid, (288,))) for _ in range(2)]
    watched.want(EVERYTHING)

    watched.read_errors[events[failing]] = errno.EIO
    for event in events:
        watched.press(event)
    watched.turn()

    assert (watched.only.state, watched.only.errno) == (DeviceState.FAILED, errno.EIO)


def test_what_a_hearer_raises_goes_through(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(_press: Press) -> None:
        raise RuntimeError("a fault of ours")

    event = watched.plug("1-1")
    watched.want(EVERYTHING)
    monkeypatch.setattr(watched.hearer, "pressed", fault)
    watched.press(event)

    with pytest.raises(RuntimeError):
        watched.turn()


def test_a_hearer_that_stops_the_watch_hears_no_more_of_what_is_there(watched: Watched) -> None:
    event = watched.plug("1-1")
    watched.want(EVERYTHING)
    watched.hearer.told.clear()
    watched.tell(event, (1, 288, 1), (1, 289, 1))

    def stop(press: Press) -> None:
        FakeHearer.pressed(watched.hearer, press)
        watched.watch.is_stopped = True

    watched.hearer.pressed = stop  # type: ignore[method-assign]  # what it does is the test
    watched.turn()

    assert [told.what for told in watched.hearer.told] == ["pressed"]


def test_presses_that_waited_are_told_in_the_order_of_their_stamps_whichever_device_is_read_first(
    watched: Watched,
) -> None:
    """The thread was busy with opening a third device, far longer than a race waits."""
    events = [watched.plug(f"1-{number}") for number in (1, 2)]
    watched.bind("1", "2")
    stamps = [watched.now + 5 * MILLISECOND, watched.now + 2 * MILLISECOND]
    for event, stamp in zip(events, stamps, strict=True):
        watched.press(event, at=stamp)
    watched.turn(after=60 * MILLISECOND)

    told = [press.at for (press,) in watched.hearer.take("pressed") if isinstance(press, Press)]
    assert told == sorted(stamps)
