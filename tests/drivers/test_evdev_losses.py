"""What the kernel lost, held against EVDEV.md: gaps, and the presses in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.devices import HeldButton
from drivers.evdev_axes import Axis
from drivers.evdev_frames import Frame, FrameDecoder, Gap, Level
from tests.drivers.evdev_records import (
    DROPPED,
    HAT_X,
    KEY,
    MS,
    RED_1,
    RED_2,
    RED_3,
    REL,
    STICK_X,
    SYN,
    axis,
    frame,
    key,
    loss,
    record,
    report,
)

OPENED = 1_000 * MS


def opened(*held: int) -> FrameDecoder:
    return FrameDecoder(0, Level(frozenset(held)), OPENED)


def level(*keys: int) -> Level:
    return Level(frozenset(keys))


def test_a_button_that_is_down_now_and_was_not_was_pressed_in_the_gap() -> None:
    decoder = opened()
    decoder.feed(key(1_100 * MS, RED_2, 1) + key(1_200 * MS, RED_2, 0))

    assert decoder.feed(loss(1_500 * MS)) == []
    assert decoder.is_unsure
    assert decoder.resync(level(RED_1)) == Gap(1_200 * MS, 1_500 * MS, ("0:704",), ())
    assert decoder.held == (HeldButton("0:704", 1_500 * MS),)
    assert (decoder.presses, decoder.dropped) == (2, 1)


def test_one_level_settles_a_loss() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS))
    decoder.resync(level())

    assert not decoder.is_unsure


def test_a_gap_begins_at_the_opening_when_nothing_was_told_before() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS))

    assert decoder.resync(level()) == Gap(OPENED, 1_500 * MS, (), ())
    assert decoder.presses == 0


def test_a_gap_begins_at_the_last_whole_frame_even_if_no_button_was_in_it() -> None:
    decoder = opened()
    decoder.feed(frame(1_450 * MS, (REL, 0, 5)) + loss(1_500 * MS))

    assert decoder.resync(level()).since == 1_450 * MS


def test_what_has_not_ended_before_the_loss_is_lost() -> None:
    decoder = opened()
    decoder.feed(record(1_400 * MS, KEY, RED_1, 1) + loss(1_500 * MS))

    assert decoder.resync(level()) == Gap(OPENED, 1_500 * MS, (), ())


def test_the_rest_of_the_frame_of_the_loss_is_ignored() -> None:
    decoder = opened()

    assert decoder.feed(loss(1_500 * MS, (KEY, RED_1, 1), (KEY, RED_2, 1))) == []
    assert decoder.resync(level(RED_2)) == Gap(OPENED, 1_500 * MS, ("0:709",), ())


def test_the_level_is_wanted_when_the_frame_of_the_loss_has_ended() -> None:
    decoder = opened()
    decoder.feed(record(1_500 * MS, SYN, DROPPED, 0))

    assert not decoder.is_unsure
    decoder.feed(report(1_500 * MS))
    assert decoder.is_unsure


def test_buttons_that_came_up_in_the_gap_are_told() -> None:
    decoder = opened()
    decoder.feed(key(1_100 * MS, RED_1, 1) + key(1_200 * MS, RED_2, 1) + loss(1_500 * MS))

    assert decoder.resync(level(RED_2)) == Gap(1_200 * MS, 1_500 * MS, (), ("0:704",))
    assert decoder.held == (HeldButton("0:709", 1_200 * MS),)


def test_a_button_that_is_down_as_before_was_not_pressed() -> None:
    decoder = opened(RED_1)
    decoder.feed(loss(1_500 * MS))

    assert decoder.resync(level(RED_1)).downs == ()
    assert decoder.held == (HeldButton("0:704", OPENED),)


def test_losses_that_follow_before_the_level_make_one_gap() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS) + key(1_600 * MS, RED_2, 1) + loss(1_700 * MS))

    assert decoder.resync(level(RED_1, RED_2)) == Gap(OPENED, 1_700 * MS, ("0:704",), ())
    assert decoder.dropped == 2


def test_a_button_is_told_once_in_a_gap_of_two_losses() -> None:
    decoder = opened()
    for at in (1_500, 1_700):
        decoder.feed(loss(at * MS) + key((at + 50) * MS, RED_1, 0))

    assert decoder.resync(level(RED_1)).downs == ("0:704",)
    assert decoder.presses == 1


def test_what_a_button_told_between_two_losses_is_no_word_behind_the_second() -> None:
    decoder = opened()
    between = key(1_520 * MS, RED_1, 1) + key(1_600 * MS, RED_1, 0)
    decoder.feed(loss(1_500 * MS) + between + loss(1_700 * MS) + key(1_750 * MS, RED_1, 0))

    assert decoder.resync(level()) == Gap(OPENED, 1_700 * MS, ("0:704",), ())
    assert decoder.presses == 2


def test_losses_apart_make_two_gaps() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS))
    decoder.resync(level(RED_1))
    decoder.feed(key(1_600 * MS, RED_1, 0) + loss(1_700 * MS))

    assert decoder.resync(level(RED_3)) == Gap(1_600 * MS, 1_700 * MS, ("0:714",), ())


def test_a_loss_between_two_frames_eats_none_of_the_next() -> None:
    """The kernel gives it a stamp of its own and keeps it until another frame comes, perhaps much later."""
    decoder = opened()

    frames = decoder.feed(loss(1_500 * MS)[:24] + key(9_000 * MS, RED_1, 1))
    assert frames == [Frame(9_000 * MS, ("0:704",), ())]
    assert decoder.resync(level(RED_1)) == Gap(OPENED, 1_500 * MS, (), ())


def test_a_frame_that_ends_before_its_loss_is_not_whole() -> None:
    """A clock that runs backwards."""
    decoder = opened()
    decoder.feed(record(1_500 * MS, SYN, DROPPED, 0) + key(1_400 * MS, RED_1, 1))

    assert decoder.resync(level(RED_1)) == Gap(OPENED, 1_500 * MS, ("0:704",), ())


def test_what_was_lost_before_the_opening_is_no_loss() -> None:
    """Setting the clock drops what came in between."""
    decoder = opened()

    frames = decoder.feed(record(999 * MS, SYN, DROPPED, 0) + key(9_000 * MS, RED_1, 1))
    assert frames == [Frame(9_000 * MS, ("0:704",), ())]
    assert not decoder.is_unsure
    assert decoder.dropped == 0


def test_a_clock_that_ran_backwards_makes_no_gap_that_ends_before_it_begins() -> None:
    decoder = opened()
    decoder.feed(key(9_000 * MS, RED_1, 1) + loss(1_500 * MS))

    assert decoder.resync(level(RED_1)) == Gap(1_500 * MS, 1_500 * MS, (), ())


def test_without_a_loss_there_is_nothing_to_be_told() -> None:
    with pytest.raises(ValueError, match="nothing was lost"):
        opened().resync(level())


def test_a_finger_on_a_touch_pad_was_not_pressed_in_the_gap() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS))

    assert decoder.resync(level(330)).downs == ()


class TestAxes:
    HAT = Axis(0, -1, 1)
    STICK = Axis(127, 0, 255)

    def opened(self) -> FrameDecoder:
        return FrameDecoder(0, Level(frozenset(), {HAT_X: self.HAT, STICK_X: self.STICK}), OPENED)

    def test_an_end_that_is_pressed_now_and_was_not_was_pressed_in_the_gap(self) -> None:
        decoder = self.opened()
        decoder.feed(loss(1_500 * MS))
        now = Level(frozenset(), {HAT_X: Axis(-1, -1, 1), STICK_X: Axis(255, 0, 255)})

        assert decoder.resync(now) == Gap(OPENED, 1_500 * MS, ("0:abs0+", "0:abs16-"), ())
        assert decoder.presses == 2
        assert decoder.feed(axis(1_600 * MS, HAT_X, 0)) == [Frame(1_600 * MS, (), ("0:abs16-",))]

    def test_from_one_end_to_the_other_in_the_gap(self) -> None:
        decoder = self.opened()
        decoder.feed(axis(1_100 * MS, HAT_X, -1) + loss(1_500 * MS))
        now = Level(frozenset(), {HAT_X: Axis(1, -1, 1), STICK_X: self.STICK})

        assert decoder.resync(now) == Gap(1_100 * MS, 1_500 * MS, ("0:abs16+",), ("0:abs16-",))

    def test_an_axis_of_which_nothing_was_heard_was_not_pressed_in_the_gap(self) -> None:
        unknown = Level(frozenset(), {STICK_X: Axis(0, 0, 255)})
        decoder = FrameDecoder(0, unknown, OPENED)
        decoder.feed(loss(1_500 * MS) + axis(1_600 * MS, STICK_X, 127))

        assert decoder.resync(Level(frozenset(), {STICK_X: self.STICK})) == Gap(OPENED, 1_500 * MS, (), ())

    def test_an_axis_that_did_not_count_at_opening_does_not_now(self) -> None:
        decoder = opened()
        decoder.feed(loss(1_500 * MS))

        assert decoder.resync(Level(frozenset(), {HAT_X: Axis(1, -1, 1)})).downs == ()

    def test_an_axis_that_the_kernel_does_not_tell_stays_as_it_was(self) -> None:
        decoder = self.opened()
        decoder.feed(axis(1_100 * MS, HAT_X, 1) + loss(1_500 * MS))

        assert decoder.resync(Level()) == Gap(1_100 * MS, 1_500 * MS, (), ())
        assert decoder.held == (HeldButton("0:abs16+", 1_100 * MS),)


@given(st.frozensets(st.integers(0, 767)), st.frozensets(st.integers(0, 767)))
def test_after_the_level_was_given_what_is_down_is_what_it_says(
    before: frozenset[int], now: frozenset[int]
) -> None:
    decoder = FrameDecoder(0, Level(before), OPENED)
    decoder.feed(loss(1_500 * MS))
    gap = decoder.resync(Level(now))

    buttons = {f"0:{code}" for code in now if not 320 <= code <= 335}
    assert {held.button for held in decoder.held} == buttons
    assert set(gap.downs).isdisjoint(gap.ups)


def test_a_key_with_the_number_of_a_loss_is_a_key() -> None:
    """KEY_2 of a keyboard is 3, as SYN_DROPPED is."""
    decoder = opened()

    assert [frame.downs for frame in decoder.feed(key(1_100 * MS, DROPPED, 1))] == [("0:3",)]
    assert decoder.dropped == 0
