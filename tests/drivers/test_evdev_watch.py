"""Devices watched turn by turn, on a clock that stands still: what is opened, heard and grabbed."""

import errno
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.devices import DeviceReport, DeviceState, Wanted
from drivers.evdev_watch import TICK, Orders, Watch
from drivers.presses import Press
from tests.drivers.fake_machine import EVERYTHING, MILLISECOND, FakeHearer, FakeMachine, port


class Watched(FakeMachine):
    """A machine, and the watch over it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.hearer = FakeHearer()
        self.epoll = select.epoll()
        self.orders = Orders()
        self.watch = Watch(self.machine, self.hearer, self.epoll)

    def turn(self, after: int = 0) -> None:
        self.now += after
        self.watch.turn([descriptor for descriptor, _ in self.epoll.poll(0)], self.orders)

    def want(self, wanted: Wanted) -> None:
        self.orders = self.orders._replace(wanted=wanted)
        self.turn()

    def bind(self, *ports: str, spared: frozenset[str] = frozenset()) -> None:
        """Bind the boards in these sockets."""
        self.turn()
        self.want(Wanted(frozenset(f"0079:0006@{port(number)}" for number in ports), spared))

    @property
    def only(self) -> DeviceReport:
        (report,) = self.watch.reports
        return report

    def states(self) -> list[DeviceState]:
        return [report.state for report in self.watch.reports]


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    watched = Watched(tmp_path)
    yield watched
    watched.watch.let_go()
    watched.epoll.close()
    watched.close()
    assert watched.grabbed == set()


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
    hid = watched.sysfs.hid(watched.sysfs.interface(watched.sysfs.usb("1-1")), "hid")
    phys = f"{port('1')}/input0"
    left, right = (
        watched.wire(watched.sysfs.node(hid, (288,), ids="0003:0079:0006", phys=phys)) for _ in range(2)
    )
    watched.busy.add(right)
    watched.bind("1")
    assert (watched.only.state, watched.grabbed) == (DeviceState.BUSY, set())

    watched.busy.clear()
    watched.turn(after=TICK)
    assert (watched.only.state, watched.grabbed) == (DeviceState.GRABBED, {left, right})


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
