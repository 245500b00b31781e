"""The thread that hears: started, stopped and ordered about from everywhere."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest

from drivers.devices import DeviceState, Wanted
from drivers.presses import Press, SourceTraits
from drivers.supervisor import THREAD, Supervisor
from tests.drivers.fake_machine import EVERYTHING, MILLISECOND, SECOND, FakeHearer, FakeMachine, Told, port
from tests.drivers.fake_time import PATIENCE, play_out, players

BOARD = f"0079:0006@{port('1')}"
BOUND = Wanted(frozenset({BOARD}))


class Station(FakeHearer):
    """A machine with a supervisor, whose only hearer it is; ``react`` is called with what it is told."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.world = FakeMachine(folder)
        self.supervisor = Supervisor(self.world.machine)
        self.react: Callable[[Told], None] = lambda _told: None
        self._queue: Queue[Told] = Queue()

    def hear(self, told: Told) -> None:
        self._queue.put(told)
        self.react(told)

    def wait_for(self, what: str) -> tuple[object, ...]:
        """The next call of this kind."""
        while (told := self._queue.get(timeout=PATIENCE)).what != what:
            pass
        return told.arguments

    def wait_until(self, *states: DeviceState) -> None:
        """Wait for the devices to stand so."""
        while tuple(report.state for report in self.supervisor.reports) != states:
            self.wait_for("changed")

    def press(self, event: str) -> str:
        """Press the button of a device that is heard, and wait for it."""
        self.world.now += SECOND // 10
        self.world.press(event)
        (press,) = self.wait_for("pressed")
        self.world.now += SECOND // 10
        self.world.release(event)
        assert isinstance(press, Press)
        return press.button

    def is_silent(self) -> bool:
        return self._queue.empty()

    def is_let_go(self) -> bool:
        """No thread, no open node, no grab."""
        return not (players(THREAD) or self.world.open or self.world.grabbed)


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    station = Station(tmp_path)
    yield station
    station.supervisor.stop()
    station.world.close()
    assert station.is_let_go()


def test_a_press_is_told_on_the_thread_and_the_thread_ends_with_the_stop(station: Station) -> None:
    threads: list[str] = []
    station.react = lambda _told: threads.append(threading.current_thread().name)
    event = station.world.plug("1-1")
    station.supervisor.want(BOUND)
    station.supervisor.start(station)
    station.wait_until(DeviceState.GRABBED)

    assert station.press(event) == "0:288"

    station.supervisor.stop()
    assert set(threads) == {THREAD}
    assert station.is_let_go()
    assert station.supervisor.reports == ()


def test_what_is_wanted_may_change_while_it_hears(station: Station) -> None:
    event = station.world.plug("1-1")
    station.supervisor.start(station)
    station.wait_until(DeviceState.UNREAD)

    for wanted, state in [
        (EVERYTHING, DeviceState.READ),
        (BOUND, DeviceState.GRABBED),
        (Wanted(BOUND.bound, spared=BOUND.bound), DeviceState.READ),
    ]:
        station.supervisor.want(wanted)
        station.wait_until(state)
        assert station.press(event) == "0:288"

    station.supervisor.want(Wanted())
    station.wait_until(DeviceState.UNREAD)
    assert station.world.open == set()


def test_many_threads_may_want_and_look_at_once(station: Station) -> None:
    station.world.plug("1-1")
    station.supervisor.start(station)

    def order() -> None:
        for wanted in (BOUND, EVERYTHING, Wanted()) * 20:
            station.supervisor.want(wanted)
            station.supervisor.light(BOARD, frozenset({"0:288"}))
            assert len(station.supervisor.reports) <= 1

    threads = [threading.Thread(target=order) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    station.supervisor.want(BOUND)

    station.wait_until(DeviceState.GRABBED)


def test_the_hearer_itself_may_stop_it_and_hears_no_more(station: Station) -> None:
    event = station.world.plug("1-1")
    station.supervisor.want(EVERYTHING)
    station.supervisor.start(station)
    station.wait_until(DeviceState.READ)
    station.react = lambda _told: station.supervisor.stop()

    station.world.tell(event, (1, 288, 1), (1, 289, 1))
    station.wait_for("pressed")
    play_out(THREAD)

    assert station.is_silent()
    assert station.is_let_go()


def test_it_can_be_stopped_before_it_starts_and_twice_and_started_again(station: Station) -> None:
    event = station.world.plug("1-1")
    station.supervisor.want(BOUND)
    station.supervisor.stop()
    for _ in range(3):
        station.supervisor.start(station)
        station.wait_until(DeviceState.GRABBED)
        assert station.press(event) == "0:288"
        station.supervisor.stop()
        station.supervisor.stop()


def test_started_anew_it_tells_the_new_hearer_alone(station: Station) -> None:
    event = station.world.plug("1-1")
    station.supervisor.want(BOUND)
    before = FakeHearer()
    station.supervisor.start(before)
    for _ in range(2):
        station.supervisor.start(station)
        station.wait_until(DeviceState.GRABBED)

    assert station.press(event) == "0:288"

    assert before.buttons() == []
    assert len(players(THREAD)) == 1


def test_started_by_many_at_once_it_is_one(station: Station) -> None:
    station.world.plug("1-1")
    station.supervisor.want(BOUND)
    threads = [threading.Thread(target=station.supervisor.start, args=(station,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(players(THREAD)) == 1

    station.supervisor.stop()
    assert station.is_let_go()


def test_the_hearer_may_start_it_anew(station: Station) -> None:
    event = station.world.plug("1-1")
    station.supervisor.want(EVERYTHING)

    class Starter(FakeHearer):
        def changed(self) -> None:
            station.supervisor.start(station)

    station.supervisor.start(Starter())

    station.wait_until(DeviceState.READ)
    assert station.press(event) == "0:288"


def lose(world: FakeMachine) -> None:
    world.pull("event0")


def sleep(world: FakeMachine) -> None:
    world.slept += SECOND


@pytest.mark.parametrize(
    ("what", "cause"),
    [
        ("pressed", lambda world: world.press("event0")),
        ("changed", lambda world: world.press("event0")),
        ("missed", lambda world: world.drop("event0")),
        ("slept", sleep),
        ("lost", lose),
    ],
)
def test_a_hearer_that_raises_ends_it_lets_go_of_all_and_reaches_the_owner(
    station: Station, what: str, cause: Callable[[FakeMachine], None]
) -> None:
    fault = RuntimeError("a fault of ours")

    def react(told: Told) -> None:
        if told.what == what:
            raise fault
        assert told.what != "broke" or not station.world.open

    station.world.plug("1-1")
    station.supervisor.want(BOUND)
    station.supervisor.start(station)
    station.wait_until(DeviceState.GRABBED)
    station.react = react

    station.world.now += SECOND // 10
    cause(station.world)
    station.supervisor.want(BOUND)
    if what == "lost":
        station.wait_until()
        station.world.now += SECOND
        station.supervisor.want(BOUND)

    assert station.wait_for("broke") == (fault,)
    play_out(THREAD)
    assert station.is_let_go()
    assert station.supervisor.reports == ()


def test_after_a_fault_it_can_be_started_again(station: Station) -> None:
    def react(_told: Told) -> None:
        station.react = lambda _told: None
        raise RuntimeError("a fault of ours")

    event = station.world.plug("1-1")
    station.supervisor.want(BOUND)
    station.react = react
    station.supervisor.start(station)
    station.wait_for("broke")

    station.supervisor.start(station)

    station.wait_until(DeviceState.GRABBED)
    assert station.press(event) == "0:288"


def test_lamps_are_lit_from_any_thread_and_go_out_with_the_stop(station: Station) -> None:
    sets = [station.world.plug_buzz(f"1-{number}") for number in (1, 2)]
    sources = [f"054c:0002@{port(number)}" for number in "12"]
    station.supervisor.want(Wanted(frozenset(sources)))
    station.supervisor.light(sources[0], frozenset({"0:709"}))
    station.supervisor.light(sources[1], frozenset({"0:719"}))
    station.supervisor.start(station)
    station.wait_until(DeviceState.GRABBED, DeviceState.GRABBED)
    assert [[file.read_text()[0] for file in files] for files in sets] == [list("0100"), list("0001")]

    station.supervisor.stop()
    assert [[file.read_text()[0] for file in files] for files in sets] == [list("0000"), list("0000")]


def test_the_traits_of_a_device_are_its_interval_and_the_time_a_thread_takes_to_wake(
    station: Station,
) -> None:
    station.world.plug("1-1", interval="8ms")
    assert station.supervisor.traits(BOARD) == SourceTraits(BOARD, 20 * MILLISECOND, 10 * MILLISECOND)

    station.supervisor.start(station)
    station.wait_until(DeviceState.UNREAD)

    assert station.supervisor.traits(BOARD) == SourceTraits(BOARD, 20 * MILLISECOND, 8 * MILLISECOND)
    assert station.supervisor.traits("other") == SourceTraits("other", 20 * MILLISECOND, 10 * MILLISECOND)


def test_a_process_that_ends_does_not_wait_for_it() -> None:
    program = (
        "from drivers.supervisor import Supervisor\n"
        "from tests.drivers.fake_machine import FakeHearer\n"
        "Supervisor().start(FakeHearer())\n"
    )

    subprocess.run([sys.executable, "-c", program], check=True, timeout=PATIENCE)
