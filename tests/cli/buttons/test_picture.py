"""The picture of ``svoyak buttons``: devices with how they stand, and the latest presses."""

import pytest

from drivers.devices import DeviceReport, DeviceState, HeldButton, Identity
from station.cli.buttons.happenings import Left, Missed, Pressed, Slept
from station.cli.buttons.picture import Picture
from station.wording.cells import cells
from station.wording.language import use
from tests.cli.buttons.devices import BUZZ, MS, press, report

BEGUN = 100 * MS
BOARD = "board-a"


def picture(*reports: DeviceReport, is_log: bool = False) -> Picture:
    made = Picture(BEGUN, is_log=is_log)
    made.know({one.identity.source: one for one in reports})
    return made


def text(made: Picture, width: int = 100, height: int = 30) -> str:
    return "\n".join(made.lines(width, height))


def test_a_device_is_shown_with_its_place_interval_state_and_counts() -> None:
    shown = text(picture(report(interval=8 * MS, presses=2, bounces=1, dropped=3)))

    for part in ("Logitech Buzz(tm) Controller", "usb-0000:00:14.0-1.2", "8 ms", "heard"):
        assert part in shown
    assert "2 presses, 1 bounce, 3 times events lost" in shown


def test_in_russian_numbers_have_a_comma_and_a_minus_sign() -> None:
    made = picture(report())
    use("ru")
    try:
        made.take(Pressed(press(BEGUN + 1500 * MS), -12 * MS - MS // 2, 8 * MS), BEGUN)
    finally:
        use("en")

    assert "1,500 с" in text(made)
    assert "−12,5 мс ±8 мс" in text(made)


def test_of_a_log_the_end_of_a_socket_is_seen_before_the_numbers() -> None:
    made = picture(is_log=True)
    made.take(Pressed(press(BEGUN, "0:288", "0079:0006@usb-0000:00:14.0-2.1"), None, 0), BEGUN)

    assert made.lines(80, 24)[-1].endswith("14.0-2.1 0079:0…")


def test_two_of_one_name_are_told_apart_on_a_narrow_terminal() -> None:
    left, right = (Identity(0x0079, 0x0006, "Joystick", "", f"usb-0000:00:14.0-2.{n}") for n in (1, 2))
    made = picture(report(left), report(right))
    made.take(Pressed(press(BEGUN, "0:288", right.source), None, 0), BEGUN)
    shown = made.lines(80, 24)

    assert [row.split()[1][-4:] for row in shown if row.startswith("Joystick")] == ["-2.1", "-2.2"]
    assert "0-2.2" in shown[-1]


@pytest.mark.parametrize(
    ("state", "errno", "told"),
    [
        (DeviceState.DENIED, 13, "no permission"),
        (DeviceState.BUSY, 16, "held by another program"),
        (DeviceState.FAILED, 5, "failed: the disk or the device failed"),
    ],
)
def test_a_device_that_is_not_heard_says_why_and_where_to_ask(
    state: DeviceState, errno: int, told: str
) -> None:
    shown = text(picture(report(state=state, errno=errno)))

    assert told[:20] in shown
    assert "svoyak doctor" in shown


def test_a_button_that_is_down_is_named() -> None:
    held = HeldButton("1:nothing", 0)

    assert "down: " in text(picture(report(held=(held,))))


def test_without_devices_it_is_said() -> None:
    assert "No device with buttons is plugged in." in text(picture())
    assert "No device with buttons is plugged in." not in text(picture(is_log=True))


def test_presses_stand_below_each_other_the_latest_first() -> None:
    made = picture(is_log=True)
    made.take(Pressed(press(BEGUN + 2_000 * MS, "1", BOARD), None, 8 * MS), BEGUN)
    made.take(Pressed(press(BEGUN + 2_003 * MS, "2", BOARD), 3_125_000, 8 * MS), BEGUN)
    made.take(Pressed(press(BEGUN + 2_100 * MS, "1", BOARD), 97 * MS, 8 * MS), BEGUN)
    lines = made.lines(100, 30)[1:]

    assert [line.split()[:3] for line in lines] == [
        ["2.100", "s", "1"],
        ["2.003", "s", "2"],
        ["2.000", "s", "1"],
    ]
    assert "97 ms ±8 ms " in lines[0]
    assert "3.125 ms ±8 ms, too close" in lines[1]
    assert all(line.endswith(BOARD) for line in lines)


def test_losses_sleep_and_pulled_cables_stand_among_the_presses() -> None:
    made = picture(report())
    made.take(Missed(BUZZ.source, BEGUN, BEGUN), BEGUN)
    made.take(Slept(), BEGUN)
    made.know({})
    made.take(Left(BUZZ.source), BEGUN + 1_000 * MS)
    gone, slept, missed = made.lines(100, 30)[-3:]

    assert gone.endswith("Logitech Buzz(tm) Controller V1: unplugged")
    assert "1.000 s" in gone
    assert "the machine has slept" in slept
    assert "the system lost events" in missed


@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 10), (20, 3), (1, 1)])
def test_it_fits_whatever_terminal_there_is(width: int, height: int) -> None:
    made = picture(*(report(Identity(1, 2, "手" * 40, "", f"port-{n}" * 20)) for n in range(20)))
    for number in range(50):
        made.take(Pressed(press(BEGUN + number, "1", "名" * 60), None, 8 * MS), BEGUN)
    lines = made.lines(width, height)

    assert len(lines) <= height
    assert max(cells(line) for line in lines) <= width


def test_a_name_without_end_is_cut_in_one_go() -> None:
    """A log may hold any: what grew with the square of its length would never be drawn."""
    made = picture()
    made.take(Pressed(press(BEGUN, "1", "名" * 100_000), None, 8 * MS), BEGUN)
    line = made.lines(80, 24)[-1]

    assert line.endswith("名…")
    assert cells(line) in {79, 80}


def test_however_many_devices_there_are_presses_have_room() -> None:
    made = picture(*(report(Identity(1, n, "stick", "", "port")) for n in range(20)))
    made.take(Pressed(press(BEGUN, "1", BOARD), None, 8 * MS), BEGUN)
    lines = made.lines(80, 21)

    assert "and 16 devices more" in lines
    assert lines[-1].endswith(BOARD)
