"""What is wrong with buttons is told with what to do, and only what is wrong."""

from dataclasses import replace
from pathlib import Path

import pytest

from drivers.devices import DeviceState
from screens.buttons.names import device_name
from screens.buttons.words import Orders, about_device, asked_every, concerns, span
from screens.looks import Look
from station.rules.model import MILLISECOND, Seat
from station.seats import Bound, Deaf, Doubt, SeatButton, TableView
from tests.screens.desks import BOX, BUZZ, DEVICES, KEYBOARD, WELL, plugged, ready

NAMES = {Seat(1): "Анна", Seat(2): "Борис", Seat(3): "Вера"}
ORDERS = Orders("L", "O")
REPORT = Path("crash/2026-12-05-194000-77.txt")
KEYS = TableView(tuple(SeatButton(Seat(seat), Bound.UNBOUND) for seat in (1, 2, 3)))


def told(table: TableView, *devices: object) -> list[str]:
    return [text for text, _ in concerns(table, devices, NAMES, ORDERS)]  # type: ignore[arg-type] # reports


def only(table: TableView, *devices: object) -> str:
    (found,) = told(table, *devices)
    return found


def second(button: SeatButton) -> TableView:
    """The table with another button for Boris."""
    return TableView((ready(1), button, ready(3)))


def test_nothing_is_said_while_all_is_well() -> None:
    assert told(WELL, plugged(BUZZ)) == []
    assert told(KEYS) == []


@pytest.mark.parametrize(
    ("bound", "what", "to_do"),
    [
        (Bound.LOST, "is gone", "L gives another"),
        (Bound.ASKED, "which device", "A press tells"),
        (Bound.PROPOSED, "last time", "a press confirms"),
    ],
)
def test_who_has_no_sure_button_is_named_with_what_to_do(bound: Bound, what: str, to_do: str) -> None:
    line = only(second(ready(2, bound=bound)))

    assert line.startswith("Борис: ")
    assert what in line
    assert to_do in line


@pytest.mark.parametrize(
    ("deaf", "what"), [(Deaf.BROKEN, "a fault of the program"), (Deaf.REFUSED, "gives no file or no thread")]
)
def test_where_no_device_is_heard_none_is_to_be_plugged_in(deaf: Deaf, what: str) -> None:
    lost = TableView(tuple(ready(seat, bound=Bound.LOST) for seat in (1, 2, 3)), deaf=deaf, report=REPORT)
    first, *others = concerns(lost, (), NAMES, ORDERS)

    assert what in first[0]
    assert "1 to 4 serve" in first[0]
    assert "Leave this page and come back" in first[0]
    assert first[1] is Look.ALARM
    assert [text for text, _ in others if "Plug" in text or "gone" in text] == []


def test_a_fault_that_is_over_is_told_with_where_its_report_is() -> None:
    line = only(replace(WELL, report=REPORT), plugged(BUZZ))

    assert "had a fault" in line
    assert f"Send “{REPORT}”" in line


def test_a_fault_without_a_report_is_told_to_the_authors_by_the_host() -> None:
    assert "tell the authors what you did" in told(replace(WELL, deaf=Deaf.BROKEN))[1]
    assert len(told(replace(WELL, deaf=Deaf.REFUSED))) == 1


@pytest.mark.parametrize(
    ("doubt", "to_do"),
    [
        (Doubt.STUCK, "O switches it off"),
        (Doubt.ASLEEP, "Press to wake"),
        (Doubt.HOST_KEYBOARD, "Plug in a second one"),
        (Doubt.BOUNCING, "take another button"),
    ],
)
def test_a_doubt_is_told_with_what_to_do(doubt: Doubt, to_do: str) -> None:
    line = only(second(ready(2, doubts=frozenset({doubt}))))

    assert line.startswith("Борис: ")
    assert to_do in line


def test_devices_that_are_asked_at_unlike_intervals_are_told_once_with_the_longest() -> None:
    unlike = frozenset({Doubt.UNLIKE_INTERVALS})
    slow = ready(2, doubts=unlike, interval=10 * MILLISECOND)
    table = TableView((ready(1, doubts=unlike, interval=MILLISECOND), slow))

    assert "every 10 ms" in only(table)
    assert "of one kind" in only(table)


def test_players_with_the_same_trouble_share_a_sentence() -> None:
    table = TableView((ready(1, bound=Bound.LOST), ready(2, bound=Bound.LOST), ready(3)))

    assert only(table).startswith("Анна, Борис: ")


def test_several_whose_device_is_back_are_to_press_one_after_another() -> None:
    table = TableView((ready(1, bound=Bound.ASKED), ready(2), ready(3, bound=Bound.ASKED)))

    assert "one after another: Анна, Вера" in only(table)


@pytest.mark.parametrize("bound", [Bound.LOST, Bound.ASKED])
def test_while_no_button_can_be_given_a_pause_is_advised(bound: Bound) -> None:
    ((text, _),) = concerns(second(ready(2, bound=bound)), (), NAMES, Orders("", "O"))

    assert "ause" in text


def test_what_is_switched_off_is_only_told_to_be_so() -> None:
    assert (
        only(second(ready(2, bound=Bound.LOST, masked=True)))
        == "Борис: button switched off. O switches it on."
    )


def test_the_worst_comes_first() -> None:
    table = TableView((ready(1, bound=Bound.PROPOSED), ready(2, doubts=frozenset({Doubt.STUCK}))))
    looks = [look for _, look in concerns(table, (), NAMES, ORDERS)]

    assert looks == [Look.ALARM, Look.NOTE]


@pytest.mark.parametrize(("learn", "to_do"), [("L", "L gives it"), ("", "in a pause")])
def test_a_button_that_the_match_knows_and_this_machine_does_not_is_told_with_what_to_do(
    learn: str, to_do: str
) -> None:
    ((text, look),) = concerns(second(SeatButton(Seat(2), Bound.LOST)), (), NAMES, Orders(learn, "O"))

    assert text.startswith("Борис: ")
    assert "not known here" in text
    assert to_do in text
    assert look is Look.ALARM


def test_a_seats_device_that_is_there_and_lost_was_not_let_in() -> None:
    lost = second(ready(2, BOX, "0:288", bound=Bound.LOST))
    closed = second(ready(2, BOX, "0:288", bound=Bound.LOST, doubts=frozenset({Doubt.CLOSED})))
    taken = second(ready(2, BOX, "0:288", bound=Bound.LOST, doubts=frozenset({Doubt.TAKEN})))

    assert "svoyak doctor --udev" in told(closed, plugged(BOX, DeviceState.DENIED))[0]
    line = only(taken, plugged(BOX, DeviceState.BUSY))
    assert line.startswith("Борис: another program")
    assert "End that program" in line
    assert "Plug it in" in told(lost)[0]
    assert "Plug it in" in told(lost, plugged(BOX, DeviceState.FAILED))[0]


def test_devices_that_may_not_be_read_are_told_while_a_seat_has_no_button() -> None:
    denied = plugged(BOX, DeviceState.DENIED, errno=13)

    assert "svoyak doctor --udev" in only(KEYS, denied)
    assert "1 device " in only(KEYS, denied, plugged(KEYBOARD, DeviceState.DENIED, is_keyboard=True))
    assert told(WELL, denied) == []


def test_a_device_that_another_program_keeps_is_named() -> None:
    line = only(WELL, plugged(BOX, DeviceState.BUSY))

    assert line.startswith("DragonRise")
    assert "another program" in line


def test_what_a_device_calls_itself_is_shown_without_control_characters() -> None:
    assert device_name(replace(BUZZ, name="Bu\x1b[31mzz\u202e")) == "Bu[31mzz"
    assert device_name(replace(BUZZ, name="\x07 ")) == "054c:0002"


def test_of_a_device_is_told_all_there_is_to_know() -> None:
    report = plugged(BUZZ, DeviceState.READ, dropped=2, is_keyboard=True)
    both = "\n".join(about_device(report))

    for part in (
        "Logitech Buzz(tm)",
        "port usb-0000:00:14.0-1",
        "a keyboard",
        "every 8 ms",
        "other programs",
    ):
        assert part in both
    for count in ("presses: 14", "bounces: 1", "lost: 2"):
        assert count in both
    assert "no permission" in about_device(DEVICES[-1])[1]
    dark = plugged(BUZZ, lamps=4, lamp_errno=13)
    assert "the lamps stay dark: no permission" in about_device(dark)[1]


@pytest.mark.parametrize(
    ("interval", "words"),
    [(125_000, "asked every 0.1 ms"), (8 * MILLISECOND, "asked every 8 ms"), (None, "is not known")],
)
def test_how_often_a_device_is_asked(interval: int | None, words: str) -> None:
    assert words in asked_every(interval)


@pytest.mark.parametrize(("length", "words"), [(4_200_000, "4.2 ms"), (0, "0 ms"), (2_500_000_000, "2.5 s")])
def test_a_span_is_told_in_milliseconds_up_to_a_second(length: int, words: str) -> None:
    assert span(length) == words
