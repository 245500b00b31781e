"""The table with the real driver behind it, turned by hand: its boards are pipes, and time stands still."""

import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.devices import DeviceReport, Hearer, Wanted
from drivers.evdev_watch import INSTANT, TICK, Orders, Watch
from drivers.presses import SourceTraits
from drivers.scripted import WAKING_LAG
from station.cli.device_table import DeviceTable
from station.rules.model import Seat
from station.seats import Bound
from tests.cli.tables import ONE, SEATS, TWO
from tests.drivers.fake_machine import MILLISECOND, SECOND, FakeMachine
from tests.fakes.devices import PressBook

READY, ASKED, LOST = Bound.READY, Bound.ASKED, Bound.LOST


class TurnedDevices:
    """The driver without its thread."""

    def __init__(self, world: FakeMachine) -> None:
        self._world = world
        self._epoll = select.epoll()
        self._orders = Orders()
        self._watch: Watch | None = None

    @property
    def reports(self) -> tuple[DeviceReport, ...]:
        return self._watch.reports if self._watch else ()

    def start(self, hearer: Hearer) -> None:
        self._watch = Watch(self._world.machine, hearer, self._epoll)

    def stop(self) -> None:
        if self._watch:
            self._watch.let_go()
        self._watch = None

    def want(self, wanted: Wanted) -> None:
        self._orders = self._orders._replace(wanted=wanted)

    def light(self, source: str, buttons: frozenset[str]) -> None:
        self._orders = self._orders._replace(lights={source: buttons})

    def traits(self, source: str) -> SourceTraits:
        return SourceTraits(source, WAKING_LAG, 10 * MILLISECOND)

    def turn(self, after: int = 0) -> None:
        """What the thread does; twice, for what the first turn has led to."""
        assert self._watch is not None
        self._world.now += after
        for _ in range(2):
            self._watch.turn([descriptor for descriptor, _ in self._epoll.poll(0)], self._orders)

    def close(self) -> None:
        self.stop()
        self._epoll.close()


class Hall:
    """Seats 1 and 2 have boards that are alike, in the sockets 1 and 2."""

    def __init__(self, folder: Path) -> None:
        self.world = FakeMachine(folder)
        self.devices = TurnedDevices(self.world)
        self.table = DeviceTable(lambda: self.devices, lambda: self.world.now, lambda _time, _do: None)
        self.book = PressBook()
        self.table.attend(SEATS, lambda: None)
        self.table.sit_down(self.book)
        self.table.open(trial=True)
        self.boards = [self.world.plug("1-1"), self.world.plug("1-2")]
        self.devices.turn(TICK)
        for seat, board in zip((ONE, TWO), self.boards, strict=True):
            self.table.learn(seat)
            self.push(board)
        self.table.close()
        self.devices.turn()

    def push(self, board: str) -> Seat | None:
        """Press and let go of a board's button; whose press it was."""
        before = len(self.book.seats)
        self.world.now += SECOND
        self.world.press(board)
        self.devices.turn()
        self.world.now += SECOND
        self.world.release(board)
        self.devices.turn()
        return Seat(self.book.seats[-1]) if len(self.book.seats) > before else None

    @property
    def stand(self) -> tuple[Bound, ...]:
        return tuple(one.bound for one in self.table.view().seats[:2])


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path / "machine")
    yield hall
    hall.table.stand_up()
    hall.devices.close()
    hall.world.close()
    assert (hall.world.grabbed, hall.world.open) == (set(), set())


def test_bound_boards_are_grabbed_and_heard(hall: Hall) -> None:
    assert hall.world.grabbed == set(hall.boards)
    assert [hall.push(board) for board in hall.boards] == [ONE, TWO]
    (first, second) = hall.book.presses
    assert (second[1] - first[1], second[3]) == (2 * SECOND, 10 * MILLISECOND)


def test_a_board_that_is_moved_is_known_again(hall: Hall) -> None:
    hall.world.pull(hall.boards[0])
    hall.devices.turn()
    assert hall.stand == (LOST, READY)
    moved = hall.world.plug("1-5")
    hall.devices.turn(TICK)

    assert hall.stand == (READY, READY)
    assert hall.push(moved) == ONE


@pytest.mark.parametrize("pause", [0, INSTANT, TICK])
def test_two_boards_that_go_back_into_the_same_sockets_are_asked_for(hall: Hall, pause: int) -> None:
    """However soon: before the losses are told, with them, or long after."""
    for board in hall.boards:
        hall.world.pull(board)
    hall.devices.turn(pause)
    swapped = [hall.world.plug("1-1"), hall.world.plug("1-2")]
    hall.devices.turn(INSTANT)
    hall.devices.turn(TICK)

    assert hall.stand == (ASKED, ASKED)
    assert [hall.push(swapped[1]), hall.push(swapped[0])] == [None, None]
    assert hall.stand == (READY, READY)
    assert [hall.push(swapped[1]), hall.push(swapped[0])] == [ONE, TWO]


def test_boards_that_are_alike_are_asked_for_when_the_machine_has_slept(hall: Hall) -> None:
    hall.world.slept += 60 * SECOND
    hall.devices.turn()

    assert hall.stand == (ASKED, ASKED)


def test_a_board_that_nobody_lets_in_any_more_is_lost(hall: Hall) -> None:
    hall.world.pull(hall.boards[0])
    hall.devices.turn(TICK)
    back = hall.world.plug("1-1")
    hall.world.errors[back] = 13
    hall.devices.turn(TICK)

    assert hall.stand == (LOST, READY)
    del hall.world.errors[back]
    hall.devices.turn(10 * TICK)

    assert hall.stand == (READY, READY)
    assert hall.push(back) == ONE
