"""A match that goes on knows who played with a device: one that is not there is missed, not forgotten."""

from station.cli import bindings
from station.rules.commands import BindButtons
from station.rules.model import Seat
from station.seats import Binding, Bound, SeatButton
from tests.cli.tables import BUZZ, ONE, RED, SEATS, SECOND_RED, THREE, TWO, Sitting, await_memory, with_buzz

LOST, PROPOSED, READY, UNBOUND = Bound.LOST, Bound.PROPOSED, Bound.READY, Bound.UNBOUND


def kept(sitting: Sitting) -> tuple[Seat, ...]:
    """What the match file says at last of who has a device's button."""
    *_, last = (command for command in sitting.book.commands if isinstance(command, BindButtons))
    return last.equipped


def test_a_loss_in_the_match_takes_nobody_out_of_the_file() -> None:
    sitting = with_buzz()
    sitting.devices.pull(BUZZ)

    assert kept(sitting) == (ONE, TWO)


def test_whose_device_is_not_there_when_the_match_goes_on_is_lost_with_its_name() -> None:
    sitting = with_buzz()
    await_memory()
    anew = Sitting(kept(sitting))

    assert anew.stand == (LOST, LOST, UNBOUND)
    assert anew.table.view().seats[1].binding == Binding(TWO, BUZZ, SECOND_RED)
    assert kept(anew) == (ONE, TWO)
    anew.devices.plug(BUZZ)
    assert anew.stand == (PROPOSED, PROPOSED, UNBOUND)


def test_the_file_is_told_nothing_else_before_the_devices_are_seen() -> None:
    """A crash in that instant must not forget who plays with one."""
    sitting = Sitting((ONE, TWO))

    assert [command.equipped for command in sitting.book.commands if isinstance(command, BindButtons)] == [
        (ONE, TWO)
    ]


def test_on_another_machine_devices_are_looked_for_though_none_is_remembered() -> None:
    sitting = Sitting((ONE, TWO))

    assert sitting.devices.is_running
    assert sitting.table.view().seats == (
        SeatButton(ONE, LOST),
        SeatButton(TWO, LOST),
        SeatButton(THREE, UNBOUND),
    )
    sitting.devices.plug(BUZZ)
    sitting.learn(ONE, BUZZ, RED)
    assert sitting.stand == (READY, LOST, UNBOUND)
    sitting.devices.press(BUZZ, RED)
    assert sitting.book.seats == [ONE]


def test_who_is_to_play_by_a_key_is_missed_no_more_and_leaves_the_file() -> None:
    sitting = Sitting((ONE, TWO))
    sitting.table.forget(ONE)

    assert sitting.stand == (UNBOUND, LOST, UNBOUND)
    assert kept(sitting) == (TWO,)
    assert sitting.table.key("1", sitting.devices.now)
    assert sitting.book.seats == [ONE]


def test_an_evening_with_keys_shows_nothing_of_the_devices_of_another_one() -> None:
    bound = [Binding(seat, BUZZ, f"0:{699 + 5 * seat}") for seat in SEATS]
    bindings.keep(bindings.file(), bound)
    sitting = Sitting()

    assert sitting.stand == (UNBOUND, UNBOUND, UNBOUND)
    assert kept(sitting) == ()


def test_a_match_that_had_none_shows_nothing_of_the_one_before_it() -> None:
    sitting = Sitting((ONE, TWO))
    sitting.table.stand_up()
    sitting.book.commands.clear()
    sitting.sit_down()

    assert sitting.stand == (UNBOUND, UNBOUND, UNBOUND)
    assert kept(sitting) == ()


def test_where_no_device_can_be_heard_they_are_missed_all_the_same() -> None:
    sitting = Sitting((ONE,))
    sitting.table.stand_up()
    sitting.devices.refuses = True
    sitting.sit_down((ONE,))

    assert sitting.stand == (LOST, UNBOUND, UNBOUND)
