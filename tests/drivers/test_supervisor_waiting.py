"""The thread that hears sleeps until there is something to do, obeys at once, and leaves nothing open."""

import errno
import os
import select
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.devices import Wanted
from drivers.evdev_watch import Orders
from drivers.supervisor import THREAD, Supervisor, _Hearing
from tests.drivers.fake_machine import EVERYTHING, SECOND, FakeHearer, FakeMachine, port
from tests.drivers.fake_time import PATIENCE, players

BUZZ_SET = f"054c:0002@{port('1')}"


class Bed:
    """Waits for nothing, and writes down how long it would have slept, in seconds."""

    def __init__(self, epoll: select.epoll) -> None:
        self.slept: list[float] = []
        self._epoll = epoll

    def poll(self, timeout: float) -> list[tuple[int, int]]:
        self.slept.append(timeout)
        return self._epoll.poll(0)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[FakeMachine]:
    world = FakeMachine(tmp_path)
    yield world
    world.close()


def told(lamp: int) -> bytes:
    """What is written next into the file of a lamp."""
    assert select.select([lamp], [], [], PATIENCE)[0]
    return os.read(lamp, 1)


def descriptors() -> set[str]:
    """Those that are open, but for the one by which they are listed."""
    return {path.name for path in Path("/proc/self/fd").iterdir() if path.is_symlink()}


@pytest.mark.parametrize(("later", "seconds"), [(0, 1), (SECOND // 4, 0.75), (SECOND, 0), (5 * SECOND, 0)])
def test_while_nothing_happens_it_sleeps_until_the_next_look_is_due(
    world: FakeMachine, later: int, seconds: float
) -> None:
    hearing = _Hearing(world.machine, FakeHearer())
    hearing.watch.turn([], Orders())
    bed = Bed(hearing._epoll)
    hearing._epoll = bed  # type: ignore[assignment] # only the waiting is looked at
    world.now += later

    assert hearing._wait() == []
    hearing._epoll = bed._epoll
    hearing._let_go()

    assert bed.slept == [seconds]


def test_an_order_wakes_it_once(world: FakeMachine) -> None:
    hearing = _Hearing(world.machine, FakeHearer())

    hearing.obey(Orders(EVERYTHING))
    hearing.obey(Orders(Wanted()))
    woken = hearing._wait()
    left = hearing._epoll.poll(0)
    hearing._let_go()

    assert len(woken) == 1
    assert left == []


def test_a_lamp_is_lit_at_once(world: FakeMachine) -> None:
    """Its file is a pipe, so that it tells when it is written."""
    file = world.plug_buzz("1-1")[0]
    file.unlink()
    os.mkfifo(file)
    lamp = os.open(file, os.O_RDWR | os.O_NONBLOCK)
    supervisor = Supervisor(world.machine)
    supervisor.want(EVERYTHING)
    supervisor.start(FakeHearer())

    written = [told(lamp)]
    for buttons in (frozenset({"0:704"}), frozenset[str]()):
        supervisor.light(BUZZ_SET, buttons)
        written.append(told(lamp))
    supervisor.stop()
    os.close(lamp)

    assert written == [b"0", b"1", b"0"]


def test_stopped_it_leaves_no_descriptor_open(world: FakeMachine) -> None:
    world.plug("1-1")
    supervisor = Supervisor(world.machine)
    supervisor.want(EVERYTHING)
    before = descriptors()

    for _ in range(3):
        supervisor.start(FakeHearer())
        supervisor.stop()

    assert descriptors() == before


def test_without_a_thread_it_says_so_and_can_begin_later(
    world: FakeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    supervisor, before = Supervisor(world.machine), descriptors()
    with monkeypatch.context() as crowded:
        crowded.setattr(threading.Thread, "start", refuse)
        with pytest.raises(OSError, match="temporarily") as refused:
            supervisor.start(FakeHearer())
    supervisor.want(EVERYTHING)
    supervisor.stop()

    assert refused.value.errno == errno.EAGAIN
    assert descriptors() == before
    supervisor.start(FakeHearer())
    assert players(THREAD)
    supervisor.stop()
