"""What is told of the buttons: gaps between presses, and what is different in the reports."""

from dataclasses import replace

from drivers.devices import DeviceReport, DeviceState, HeldButton
from station.cli.buttons.happenings import Counted, Left, Looked, Missed, Pressed, Slept, Stands, Tale, Told
from tests.cli.buttons.devices import BOARD, BUZZ, MS, Devices, press, report


def silent(_: object) -> None:
    """Nothing happens."""


class Teller:
    """A tale whose devices can be changed."""

    def __init__(self) -> None:
        self.devices = Devices(silent)
        self.tale = Tale(self.devices)

    def look(self, *reports: DeviceReport) -> list[Told]:
        self.devices.reports = reports
        return list(self.tale.of(Looked()))


def test_the_first_press_has_no_gap() -> None:
    (told,) = Teller().tale.of(press(5 * MS))

    assert told == Pressed(press(5 * MS), None, 8 * MS)


def test_a_gap_is_that_of_the_stamps_and_as_rough_as_the_rougher_one() -> None:
    tale = Teller().tale
    list(tale.of(press(10 * MS, resolution=1 * MS)))
    (rough,) = tale.of(press(14 * MS, resolution=10 * MS))
    (behind_a_rough_one,) = tale.of(press(20 * MS, resolution=1 * MS))

    assert isinstance(rough, Pressed)
    assert isinstance(behind_a_rough_one, Pressed)
    assert (rough.gap, rough.resolution) == (4 * MS, 10 * MS)
    assert (behind_a_rough_one.gap, behind_a_rough_one.resolution) == (6 * MS, 10 * MS)


def test_a_press_that_came_late_has_a_gap_below_zero() -> None:
    tale = Teller().tale
    list(tale.of(press(10 * MS)))
    (late,) = tale.of(press(7 * MS))

    assert isinstance(late, Pressed)
    assert late.gap == -3 * MS


def test_a_device_is_told_when_it_comes_and_when_it_stands_differently() -> None:
    teller = Teller()
    denied = report(state=DeviceState.DENIED, errno=13)

    assert teller.look(denied) == [Stands(denied)]
    assert teller.look(denied) == []
    assert teller.look(report()) == [Stands(report())]
    assert teller.look() == [Left(BUZZ.source)]


def test_presses_and_held_buttons_alone_are_no_news_of_a_device() -> None:
    teller = Teller()
    teller.look(report())

    assert teller.look(report(presses=3, held=(HeldButton("0:704", 0),), last=press(0))) == []


def test_bounces_and_losses_are_told_when_they_become_more() -> None:
    teller = Teller()
    teller.look(report())
    bouncing = report(bounces=2, dropped=1)

    assert teller.look(bouncing) == [Counted(BUZZ.source, "bounce", 2), Counted(BUZZ.source, "dropped", 1)]
    assert teller.look(bouncing) == []


def test_a_device_comes_before_its_first_press() -> None:
    teller = Teller()
    board = report(BOARD)
    teller.devices.reports = (board,)
    stands, pressed = teller.tale.of(press(0, "0:288", BOARD.source))

    assert stands == Stands(board)
    assert isinstance(pressed, Pressed)


def test_losses_and_sleep_are_passed_on() -> None:
    tale = Teller().tale

    assert list(tale.of(Missed("x", 1, 2))) == [Missed("x", 1, 2)]
    assert list(tale.of(Slept())) == [Slept()]


def test_of_two_devices_each_is_told_for_itself() -> None:
    teller = Teller()
    teller.look(report(), report(BOARD))

    assert teller.look(report(), replace(report(BOARD), state=DeviceState.BUSY)) == [
        Stands(report(BOARD, DeviceState.BUSY))
    ]
