"""Axes as buttons, held against EVDEV.md: which count, and when an end is pressed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.devices import HeldButton
from drivers.evdev_axes import Axis, asked_axes, end_at, wired_axes
from drivers.evdev_frames import Frame, FrameDecoder, Level
from tests.drivers.evdev_records import ABS, HAT_X, HAT_Y, MS, STICK_X, STICK_Y, axis, frame

OPENED = 1_000 * MS
HAT = Axis(0, -1, 1)
STICK = Axis(127, 0, 255)
TRIGGER = Axis(0, 0, 255)

ENCODER_KEYS = frozenset(range(288, 300))
GAMEPAD_KEYS = frozenset((304, 305, 307, 308, 310, 311, 314, 315, 316, 317, 318))


class TestWhichCount:
    def test_hats_do_whatever_the_node_is(self) -> None:
        hats = dict.fromkeys(range(16, 24), HAT)

        for keys in (frozenset[int](), ENCODER_KEYS, GAMEPAD_KEYS):
            assert wired_axes(keys, hats) == hats

    def test_of_an_encoder_its_joystick_port(self) -> None:
        axes = {0: STICK, 1: STICK, 2: STICK, 5: STICK, 16: HAT, 17: HAT}

        assert set(wired_axes(ENCODER_KEYS, axes)) == {0, 1, 16, 17}

    def test_of_a_gamepad_no_stick_and_no_trigger(self) -> None:
        wide = Axis(-129, -32768, 32767)
        axes = {0: wide, 1: wide, 2: TRIGGER, 3: wide, 4: wide, 5: TRIGGER, 16: HAT, 17: HAT}

        assert set(wired_axes(GAMEPAD_KEYS, axes)) == {16, 17}

    @pytest.mark.parametrize("key", [304, 310, 319])
    def test_of_a_node_that_has_buttons_of_both_kinds_no_stick(self, key: int) -> None:
        assert wired_axes(ENCODER_KEYS | {key}, {0: STICK}) == {}

    @pytest.mark.parametrize("key", [288, 303])
    def test_one_joystick_button_makes_an_encoder(self, key: int) -> None:
        assert set(wired_axes(frozenset({key}), {0: STICK, 1: STICK})) == {0, 1}

    def test_of_an_encoder_no_axis_of_two_values(self) -> None:
        assert wired_axes(ENCODER_KEYS, {0: Axis(0, 0, 1)}) == {}

    @pytest.mark.parametrize("keys", [frozenset(), frozenset({30, 48}), frozenset(range(704, 724))])
    def test_of_a_node_without_joystick_buttons_no_wide_axis(self, keys: frozenset[int]) -> None:
        """A Buzz! set has two axes that are wired to nothing, and a touch pad has two for the finger."""
        assert wired_axes(keys, {0: STICK, 1: STICK}) == {}

    def test_of_a_board_for_two_players_all_its_sticks(self) -> None:
        sticks = {code: Axis(0, -1, 1) for code in range(4)}

        assert wired_axes(frozenset(range(288, 299)), sticks) == sticks
        assert wired_axes(GAMEPAD_KEYS, {0: Axis(1, 0, 2)}) == {0: Axis(1, 0, 2)}

    @pytest.mark.parametrize("code", [6, 7, 8, 9, 10, 24, 32, 40, 47, 53, 63])
    def test_no_throttle_pedal_wheel_volume_or_touch(self, code: int) -> None:
        assert asked_axes([code]) == ()
        assert wired_axes(ENCODER_KEYS, {code: STICK}) == {}
        assert wired_axes(ENCODER_KEYS, {code: HAT}) == {}

    @pytest.mark.parametrize("empty", [Axis(0, 0, 0), Axis(5, 5, 5), Axis(0, 1, -1)])
    @pytest.mark.parametrize("code", [STICK_X, STICK_Y, HAT_X])
    def test_no_axis_that_has_no_centre_between_two_ends(self, code: int, empty: Axis) -> None:
        assert wired_axes(ENCODER_KEYS, {code: empty}) == {}

    def test_the_ranges_of_sticks_and_hats_are_asked_for(self) -> None:
        assert asked_axes(range(64)) == (0, 1, 2, 3, 4, 5, *range(16, 24))


class TestEnds:
    @pytest.mark.parametrize(
        ("before", "value", "end"),
        [
            (0, 100, 0),
            (0, 175, 0),
            (0, 176, 1),
            (0, 200, 1),
            (1, 175, 1),
            (1, 151, 1),
            (1, 150, 1),
            (1, 149, 0),
            (1, 100, 0),
            (0, 25, 0),
            (0, 24, -1),
            (-1, 25, -1),
            (-1, 50, -1),
            (-1, 51, 0),
            (1, 49, 0),
            (1, 24, -1),
            (-1, 176, 1),
            (-1, 160, 0),
        ],
    )
    def test_an_end_is_pressed_beyond_three_quarters_and_released_within_a_half(
        self, before: int, value: int, end: int
    ) -> None:
        """The range is 0 to 200: its centre 100, three quarters 25 and 175, halves 50 and 150."""
        assert end_at(before, value, Axis(0, 0, 200)) == end

    @pytest.mark.parametrize(("value", "end"), [(0, -1), (127, 0), (128, 0), (255, 1), (-1, -1), (256, 1)])
    def test_the_values_of_a_switch_on_a_wide_axis(self, value: int, end: int) -> None:
        assert end_at(0, value, STICK) == end

    @pytest.mark.parametrize(("value", "end"), [(-2, -1), (-1, -1), (0, 0), (1, 1)])
    def test_the_values_of_a_hat(self, value: int, end: int) -> None:
        assert [end_at(before, value, HAT) for before in (-1, 0, 1)] == [end] * 3

    @given(*[st.integers(-(2**31), 2**31 - 1)] * 4, st.sampled_from((-1, 0, 1)))
    def test_any_value_of_any_axis_is_at_an_end_or_at_none(
        self, value: int, now: int, minimum: int, maximum: int, before: int
    ) -> None:
        assert end_at(before, value, Axis(now, minimum, maximum)) in {-1, 0, 1}


def opened(axes: dict[int, Axis]) -> FrameDecoder:
    return FrameDecoder(0, Level(frozenset(), axes), OPENED)


def test_a_hat_gives_a_button_for_each_direction() -> None:
    decoder = opened({HAT_X: HAT, HAT_Y: HAT})

    assert decoder.feed(axis(1_100 * MS, HAT_X, -1)) == [Frame(1_100 * MS, ("0:abs16-",), ())]
    assert decoder.feed(axis(1_200 * MS, HAT_X, 0)) == [Frame(1_200 * MS, (), ("0:abs16-",))]
    assert decoder.feed(axis(1_300 * MS, HAT_Y, 1)) == [Frame(1_300 * MS, ("0:abs17+",), ())]
    assert decoder.held == (HeldButton("0:abs17+", 1_300 * MS),)


def test_a_hat_from_one_end_to_the_other_releases_one_and_presses_the_other() -> None:
    decoder = opened({HAT_X: HAT})
    decoder.feed(axis(1_100 * MS, HAT_X, -1))

    assert decoder.feed(axis(1_200 * MS, HAT_X, 1)) == [Frame(1_200 * MS, ("0:abs16+",), ("0:abs16-",))]


def test_a_hat_and_another_in_one_frame_are_simultaneous() -> None:
    corner = frame(1_100 * MS, (ABS, HAT_X, 1), (ABS, HAT_Y, -1))

    assert opened({HAT_X: HAT, HAT_Y: HAT}).feed(corner) == [
        Frame(1_100 * MS, ("0:abs16+", "0:abs17-"), ()),
    ]


def test_an_axis_that_drifts_gives_no_press() -> None:
    decoder = opened({STICK_X: STICK})
    drift = [127, 150, 90, 180, 60, 200, 33, 222, 128]

    assert decoder.feed(b"".join(axis((1_100 + n) * MS, STICK_X, v) for n, v in enumerate(drift))) == []


def test_an_axis_that_trembles_at_the_threshold_gives_one_press() -> None:
    decoder = opened({STICK_X: STICK})
    tremble = b"".join(axis((1_100 + 50 * n) * MS, STICK_X, 223 + n % 2) for n in range(20))

    assert [each.downs for each in decoder.feed(tremble)] == [("0:abs0+",)]
    assert (decoder.presses, decoder.bounces) == (1, 0)


def test_an_end_bounces_like_a_key() -> None:
    decoder = opened({HAT_X: HAT})
    bounce = axis(1_100 * MS, HAT_X, 1) + axis(1_103 * MS, HAT_X, 0) + axis(1_106 * MS, HAT_X, 1)

    assert [each.downs for each in decoder.feed(bounce) if each.downs] == [("0:abs16+",)]
    assert (decoder.presses, decoder.bounces) == (1, 1)


def test_an_axis_that_does_not_count_gives_nothing() -> None:
    assert opened({HAT_X: HAT}).feed(axis(1_100 * MS, STICK_X, 255)) == []


def test_a_hat_at_an_end_at_opening_is_held_and_no_press() -> None:
    decoder = opened({HAT_X: Axis(1, -1, 1)})

    assert decoder.held == (HeldButton("0:abs16+", OPENED),)
    assert decoder.feed(axis(1_100 * MS, HAT_X, 1)) == []
    assert decoder.feed(axis(1_200 * MS, HAT_X, 0)) == [Frame(1_200 * MS, (), ("0:abs16+",))]
    assert decoder.feed(axis(1_300 * MS, HAT_X, 1)) == [Frame(1_300 * MS, ("0:abs16+",), ())]


class TestUnknown:
    """An axis of which the kernel has heard nothing is said to be at 0, which is an end of 0 to 255."""

    def opened(self) -> FrameDecoder:
        return opened({STICK_X: Axis(0, 0, 255), STICK_Y: Axis(0, 0, 255)})

    def test_it_is_not_held(self) -> None:
        assert self.opened().held == ()

    def test_its_first_word_from_the_centre_is_nothing(self) -> None:
        decoder = self.opened()

        assert decoder.feed(frame(1_100 * MS, (ABS, STICK_X, 127), (ABS, STICK_Y, 127))) == []
        assert decoder.presses == 0

    def test_its_first_word_from_the_other_end_is_a_press(self) -> None:
        assert self.opened().feed(axis(1_100 * MS, STICK_X, 255)) == [Frame(1_100 * MS, ("0:abs0+",), ())]

    def test_the_same_end_again_is_nothing(self) -> None:
        assert self.opened().feed(axis(1_100 * MS, STICK_X, 3)) == []

    def test_it_presses_at_this_end_once_it_has_been_elsewhere(self) -> None:
        decoder = self.opened()
        decoder.feed(axis(1_100 * MS, STICK_X, 127))

        assert decoder.feed(axis(1_200 * MS, STICK_X, 0)) == [Frame(1_200 * MS, ("0:abs0-",), ())]
