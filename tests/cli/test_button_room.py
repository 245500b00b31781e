"""What the room of the buttons lets through before, between and after matches, and what it tells whom."""

import threading

from drivers.devices import HeldButton, Identity, Wanted
from drivers.presses import Press
from station.cli.button_room import ButtonRoom, later
from station.cli.device_table import DeviceTable
from station.rules.commands import Pause
from station.rules.model import SECOND
from station.seats import Bound, Doubt
from tests.cli.tables import BUZZ, ONE, RED, SEATS, SECOND_RED, THREE, TWO, Sitting, with_buzz
from tests.fakes.devices import FakeDevices
from tests.rules.games import Game

BOX = Identity(0x0079, 0x0006, "Box", "", "usb-2")
BUTTON = "0:288"


def reading(sitting: Sitting) -> None:
    """A question is read out in the match."""
    game = Game()
    game.read()
    sitting.table.watch(game.history)


def test_buttons_are_learnt_before_there_is_a_match() -> None:
    """The form in which a match is set up tries them."""
    devices = FakeDevices()
    devices.plug(BUZZ)
    table = DeviceTable(devices.make, devices.clock, lambda _time, _do: None)
    table.attend(SEATS, lambda: None)

    table.open(trial=False)
    table.learn(ONE)
    devices.press(BUZZ, RED)

    assert table.view().seats[0].bound is Bound.READY


def test_all_devices_are_heard_for_the_host_who_looks_at_them_whether_as_a_trial_or_not() -> None:
    sitting = Sitting()

    sitting.table.open(trial=False)

    assert sitting.devices.wanted.everything
    assert not sitting.table.view().is_trial


def test_when_the_last_button_is_given_up_no_device_is_kept_from_others() -> None:
    sitting = with_buzz()
    for seat in (ONE, TWO):
        sitting.table.forget(seat)

    assert sitting.devices.wanted == Wanted()


def test_no_device_is_heard_for_nobody() -> None:
    """The driver broke, and the players stood up before it was begun again."""
    devices = FakeDevices()
    room = ButtonRoom(devices.make, devices.clock, lambda _time, _do: None, 40)

    room.run()
    assert not devices.is_running

    room.is_open = True
    room.run()
    assert devices.is_running


def test_a_match_that_is_over_gets_no_press() -> None:
    sitting = with_buzz()
    sitting.table.stand_up()
    before = list(sitting.book.commands)

    sitting.table.open(trial=False)
    sitting.devices.press(BUZZ, RED)
    sitting.devices.hearer.missed(BUZZ.source, 1, 2)
    sitting.learn(THREE, BUZZ, "0:714")

    assert (sitting.book.presses, sitting.book.gaps, sitting.book.commands) == ([], [], before)


def test_a_player_who_presses_while_the_host_asks_another_one_is_in_the_race() -> None:
    sitting = with_buzz()
    reading(sitting)
    sitting.table.open(trial=False)
    sitting.table.learn(THREE)

    sitting.devices.press(BUZZ, RED)

    assert sitting.book.seats == [ONE]
    assert sitting.table.view().asked == THREE


def test_when_a_trial_is_over_in_a_question_presses_count_again_at_once() -> None:
    """Two boxes that are alike are back, and it is asked whose each is."""
    sitting = Sitting()
    boxes = (BOX, BOX.__class__(0x0079, 0x0006, "Box", "", "usb-3"))
    sitting.devices.plug(*boxes)
    for seat, box in zip((ONE, TWO), boxes, strict=True):
        sitting.learn(seat, box, BUTTON)
    sitting.devices.pull(*boxes)
    sitting.devices.plug(*boxes)
    reading(sitting)

    sitting.table.open(trial=True)
    assert sitting.table.view().asked == ONE
    sitting.table.close()

    assert sitting.table.view().asked is None


def test_presses_that_were_missed_are_told_of_one_device_among_several() -> None:
    sitting = with_buzz()
    sitting.devices.plug(BOX)
    sitting.learn(THREE, BOX, BUTTON)

    sitting.devices.hearer.missed(BUZZ.source, 1, 2)
    sitting.devices.hearer.missed(BOX.source, 3, 4)

    assert sitting.book.gaps == [(1, 2), (3, 4)]


def test_the_screen_is_told_of_a_loss_though_the_device_is_there_again() -> None:
    sitting = with_buzz()
    before = sitting.stirs

    sitting.devices.hearer.lost((BUZZ,))

    assert sitting.stirs > before


def test_who_plays_with_the_keys_alone_is_not_held_up_by_a_sleep() -> None:
    sitting = with_buzz()
    for seat in (ONE, TWO):
        sitting.table.forget(seat)
    reading(sitting)

    sitting.devices.hearer.slept()

    assert not any(isinstance(command, Pause) for command in sitting.book.commands)


def test_a_driver_that_breaks_when_the_players_stand_up_is_not_started_again() -> None:
    sitting = with_buzz()
    hearer = sitting.devices.hearer
    sitting.table.stand_up()

    hearer.broke(ValueError())

    assert not sitting.devices.is_running


def test_in_the_next_match_a_driver_that_breaks_is_started_once_more_again() -> None:
    sitting = with_buzz()
    for _ in range(2):
        sitting.devices.hearer.broke(ValueError())
    sitting.table.stand_up()
    sitting.sit_down()
    starts = sitting.devices.starts

    sitting.devices.hearer.broke(ValueError())

    assert sitting.devices.starts == starts + 1


def test_the_screen_is_told_that_the_driver_has_broken_for_good() -> None:
    sitting = with_buzz()
    sitting.devices.hearer.broke(ValueError())
    hearer, before = sitting.devices.hearer, sitting.stirs

    hearer.broke(ValueError())

    assert sitting.stirs > before


def test_a_press_of_a_device_that_nobody_has_told_of_is_nobody_s() -> None:
    sitting = with_buzz()
    now = sitting.devices.now

    sitting.devices.hearer.pressed(Press("0000:0000@usb-5", "0:30", now, now, 1))

    assert sitting.book.presses == []
    assert sitting.devices.wanted.spared == frozenset()


def test_a_button_that_goes_down_while_another_one_is_watched_is_shown_as_stuck_too() -> None:
    sitting = with_buzz()
    first = HeldButton(RED, sitting.devices.now)
    sitting.devices.tell(BUZZ, held=(first,))
    second = HeldButton(SECOND_RED, sitting.devices.now + 2 * SECOND)
    sitting.devices.now += 2 * SECOND
    sitting.devices.tell(BUZZ, held=(first, second))

    for seconds in (1, 4):
        sitting.devices.now += seconds * SECOND
        sitting.delayed.pop()()

    assert [seat.doubts for seat in sitting.table.view().seats[:2]] == [{Doubt.STUCK}] * 2


def test_the_station_that_ends_does_not_wait_for_what_is_to_be_done_later() -> None:
    before = set(threading.enumerate())
    later(3_600 * SECOND, lambda: None)
    (timer,) = set(threading.enumerate()) - before

    assert isinstance(timer, threading.Timer)
    timer.cancel()
    assert timer.daemon
