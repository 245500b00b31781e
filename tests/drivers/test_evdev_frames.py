"""Frames, presses and bounces, held against EVDEV.md."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.devices import HeldButton
from drivers.evdev_axes import Axis
from drivers.evdev_frames import Frame, FrameDecoder, Gap, Level
from tests.drivers.evdev_records import (
    ABS,
    HAT_X,
    KEY,
    MS,
    MSC,
    RED_1,
    RED_2,
    RED_3,
    RED_4,
    REL,
    STICK_X,
    SYN,
    frame,
    key,
    record,
    report,
)

OPENED = 1_000 * MS


def opened(*held: int, node: int = 0) -> FrameDecoder:
    return FrameDecoder(node, Level(frozenset(held)), OPENED)


def downs_of(frames: list[Frame]) -> list[tuple[int, tuple[str, ...]]]:
    return [(each.at, each.downs) for each in frames if each.downs]


def test_a_key_down_is_a_press_with_the_stamp_of_its_frame() -> None:
    decoder = opened()

    assert decoder.feed(key(1_234 * MS + 5_000, RED_1, 1)) == [Frame(1_234 * MS + 5_000, ("0:704",), ())]
    assert decoder.presses == 1


def test_a_key_up_is_told_and_is_no_press() -> None:
    decoder = opened()

    assert decoder.feed(key(1_100 * MS, RED_1, 1) + key(1_300 * MS, RED_1, 0)) == [
        Frame(1_100 * MS, ("0:704",), ()),
        Frame(1_300 * MS, (), ("0:704",)),
    ]
    assert decoder.presses == 1


def test_a_button_has_the_number_of_its_node_in_its_name() -> None:
    assert opened(node=2).feed(key(1_100 * MS, 48, 1))[0].downs == ("2:48",)


def test_all_buttons_of_one_frame_went_down_at_the_same_moment() -> None:
    """The order of the codes in a report says nothing about fingers."""
    together = frame(1_100 * MS, *((KEY, code, 1) for code in (RED_1, RED_2, RED_3, RED_4)))

    assert opened().feed(together) == [Frame(1_100 * MS, ("0:704", "0:709", "0:714", "0:719"), ())]


def test_frames_apart_by_a_millisecond_stay_apart() -> None:
    both = key(1_100 * MS, RED_2, 1) + key(1_101 * MS, RED_1, 1)

    assert downs_of(opened().feed(both)) == [(1_100 * MS, ("0:709",)), (1_101 * MS, ("0:704",))]


def test_a_stream_may_come_byte_by_byte() -> None:
    decoder = opened()
    stream = key(1_100 * MS, RED_1, 1) + key(1_200 * MS, RED_1, 0)

    assert [each for byte in stream for each in decoder.feed(bytes([byte]))] == opened().feed(stream)
    assert decoder.presses == 1


def test_a_frame_is_told_when_it_has_ended() -> None:
    decoder = opened()

    assert decoder.feed(record(1_100 * MS, KEY, RED_1, 1)) == []
    assert decoder.held == ()
    assert downs_of(decoder.feed(report(1_100 * MS))) == [(1_100 * MS, ("0:704",))]


@pytest.mark.parametrize("value", [2, 3, -1, 2**31 - 1, -(2**31)])
def test_autorepeat_and_values_that_mean_nothing_are_no_presses(value: int) -> None:
    decoder = opened()
    decoder.feed(key(1_100 * MS, 48, 1))

    assert decoder.feed(key(1_350 * MS, 48, value)) == []
    assert decoder.held == (HeldButton("0:48", 1_100 * MS),)
    assert (decoder.presses, decoder.bounces) == (1, 0)


@pytest.mark.parametrize("kind", [REL, MSC, 5, 17, 18, 20, 21, 0xFFFF])
def test_records_of_other_types_mean_nothing(kind: int) -> None:
    assert opened().feed(frame(1_100 * MS, (kind, RED_1, 1))) == []


def test_a_mouse_that_moves_is_no_axis_of_a_stick() -> None:
    decoder = FrameDecoder(0, Level(frozenset(), {STICK_X: Axis(127, 0, 255)}), OPENED)

    assert decoder.feed(frame(1_100 * MS, (REL, STICK_X, 255))) == []


@pytest.mark.parametrize("code", [1, 2, 4, 0xFFFF])
def test_other_codes_of_syn_end_no_frame_and_lose_none(code: int) -> None:
    decoder = opened()

    assert decoder.feed(record(1_100 * MS, KEY, RED_1, 1) + record(1_100 * MS, SYN, code, 0)) == []
    assert downs_of(decoder.feed(report(1_100 * MS))) == [(1_100 * MS, ("0:704",))]
    assert decoder.dropped == 0


@pytest.mark.parametrize("code", [320, 325, 330, 335])
def test_a_finger_on_a_touch_pad_is_no_button(code: int) -> None:
    decoder = opened(code)

    assert decoder.held == ()
    assert decoder.feed(key(1_100 * MS, code, 0) + key(1_200 * MS, code, 1)) == []


@pytest.mark.parametrize("code", [0, 319, 336, 767, 768, 0xFFFF])
def test_a_key_that_nobody_knows_is_a_button_like_others(code: int) -> None:
    assert downs_of(opened().feed(key(1_100 * MS, code, 1))) == [(1_100 * MS, (f"0:{code}",))]


class TestHeld:
    def test_a_button_that_is_down_at_opening_is_held_and_no_press(self) -> None:
        decoder = opened(RED_2, RED_1)

        assert decoder.held == (HeldButton("0:704", OPENED), HeldButton("0:709", OPENED))
        assert decoder.presses == 0

    def test_it_gives_no_press_before_it_came_up(self) -> None:
        decoder = opened(RED_1)

        assert decoder.feed(key(1_100 * MS, RED_1, 1) + key(1_200 * MS, RED_1, 2)) == []
        assert decoder.held == (HeldButton("0:704", OPENED),)
        assert decoder.feed(key(1_300 * MS, RED_1, 0)) == [Frame(1_300 * MS, (), ("0:704",))]
        assert downs_of(decoder.feed(key(1_400 * MS, RED_1, 1))) == [(1_400 * MS, ("0:704",))]

    def test_a_button_is_held_since_it_went_down_until_it_comes_up(self) -> None:
        decoder = opened()
        decoder.feed(key(1_200 * MS, RED_2, 1) + key(1_300 * MS, RED_1, 1))

        assert list(decoder.held) == [HeldButton("0:709", 1_200 * MS), HeldButton("0:704", 1_300 * MS)]
        decoder.feed(key(1_400 * MS, RED_2, 0))
        assert list(decoder.held) == [HeldButton("0:704", 1_300 * MS)]

    def test_a_press_whose_last_release_was_not_told_is_a_press(self) -> None:
        """Another program had grabbed the node in between: the kernel tells changes alone."""
        decoder = opened()

        both = key(1_100 * MS, RED_1, 1) + key(1_900 * MS, RED_1, 1)
        assert downs_of(decoder.feed(both)) == [(1_100 * MS, ("0:704",)), (1_900 * MS, ("0:704",))]
        assert decoder.held == (HeldButton("0:704", 1_900 * MS),)

    def test_a_release_of_what_was_not_down_is_not_told(self) -> None:
        assert opened().feed(key(1_100 * MS, RED_1, 0)) == []


class TestBounce:
    def test_a_second_edge_down_too_soon_after_the_edge_up_is_counted_and_not_reported(self) -> None:
        decoder = opened()
        decoder.feed(key(1_100 * MS, RED_1, 1) + key(1_103 * MS, RED_1, 0))

        assert decoder.feed(key(1_105 * MS, RED_1, 1)) == []
        assert (decoder.presses, decoder.bounces) == (1, 1)

    def test_a_contact_that_bounces_at_release_gives_no_press(self) -> None:
        decoder = opened()
        decoder.feed(key(1_100 * MS, RED_1, 1) + key(1_400 * MS, RED_1, 0))

        assert downs_of(decoder.feed(key(1_404 * MS, RED_1, 1) + key(1_409 * MS, RED_1, 0))) == []
        assert (decoder.presses, decoder.bounces) == (1, 1)

    def test_a_button_that_bounced_is_down_all_the_same(self) -> None:
        decoder = opened()
        for at, value in ((1_100, 1), (1_103, 0), (1_105, 1)):
            decoder.feed(key(at * MS, RED_1, value))

        assert decoder.held == (HeldButton("0:704", 1_105 * MS),)

    @pytest.mark.parametrize(("gap", "is_press"), [(19_999_000, False), (20_000_000, True), (0, False)])
    def test_twenty_milliseconds_part_a_bounce_from_a_finger(self, gap: int, *, is_press: bool) -> None:
        decoder = opened()
        up = 1_500 * MS
        decoder.feed(key(1_100 * MS, RED_1, 1) + key(up, RED_1, 0))

        assert bool(decoder.feed(key(up + gap, RED_1, 1))) is is_press

    def test_a_bounce_is_an_edge_too_so_that_a_chattering_contact_never_presses(self) -> None:
        decoder = opened()
        chatter = b"".join(key((1_100 + 10 * n) * MS, RED_1, (n + 1) % 2) for n in range(40))

        assert downs_of(decoder.feed(chatter)) == [(1_100 * MS, ("0:704",))]
        assert (decoder.presses, decoder.bounces) == (1, 19)

    def test_the_bounce_of_one_button_is_nothing_to_another(self) -> None:
        both = key(1_100 * MS, RED_1, 1) + key(1_101 * MS, RED_1, 0) + key(1_102 * MS, RED_2, 1)

        assert downs_of(opened().feed(both)) == [(1_100 * MS, ("0:704",)), (1_102 * MS, ("0:709",))]

    def test_twice_in_one_frame_is_a_bounce(self) -> None:
        decoder = opened()
        stutter = frame(1_100 * MS, (KEY, RED_1, 1), (KEY, RED_1, 0), (KEY, RED_1, 1))

        assert decoder.feed(stutter) == [Frame(1_100 * MS, ("0:704",), ("0:704",))]
        assert (decoder.presses, decoder.bounces) == (1, 1)

    def test_a_button_let_go_right_after_opening_may_bounce(self) -> None:
        decoder = opened(RED_1)

        assert downs_of(decoder.feed(key(1_100 * MS, RED_1, 0) + key(1_104 * MS, RED_1, 1))) == []
        assert decoder.bounces == 1


def test_a_clock_that_runs_backwards_loses_no_press() -> None:
    decoder = opened()
    backwards = key(1_900 * MS, RED_1, 1) + key(1_500 * MS, RED_1, 0) + key(1_100 * MS, RED_1, 1)

    assert downs_of(decoder.feed(backwards)) == [(1_900 * MS, ("0:704",)), (1_100 * MS, ("0:704",))]


def test_a_clock_that_runs_back_a_little_makes_no_press_of_a_bounce() -> None:
    decoder = opened()
    decoder.feed(key(1_500 * MS, RED_1, 1) + key(1_510 * MS, RED_1, 0))

    assert decoder.feed(key(1_505 * MS, RED_1, 1)) == []
    assert decoder.bounces == 1


def test_a_frame_without_end_is_a_loss_and_no_heap_of_memory() -> None:
    decoder = opened()
    endless = record(1_100 * MS, KEY, RED_1, 1) * 5_000

    assert decoder.feed(endless) == []
    assert decoder.dropped == 1
    assert not decoder.is_unsure
    assert decoder.feed(report(1_100 * MS)) == []
    assert decoder.is_unsure


LEVEL = Level(frozenset({RED_2, 48}), {HAT_X: Axis(0, -1, 1), STICK_X: Axis(0, 0, 255)})

times = st.integers(900 * MS, 1_300 * MS).map(lambda at: at // 1_000 * 1_000) | st.integers(-(2**62), 2**62)
lively = st.builds(
    record,
    times,
    st.sampled_from((SYN, KEY, ABS)),
    st.sampled_from((0, 0, 0, 3, HAT_X, 48, RED_1, RED_2)),
    st.sampled_from((0, 1, 2, -1, 127, 255)),
)
streams = st.lists(lively | st.builds(report, times), max_size=60).map(b"".join) | st.binary(max_size=500)


def told(chunks: list[bytes]) -> tuple[list[Frame], Gap | None, FrameDecoder]:
    decoder = FrameDecoder(0, LEVEL, OPENED)
    frames = [each for chunk in chunks for each in decoder.feed(chunk)]
    return frames, decoder.resync(LEVEL) if decoder.is_unsure else None, decoder


@given(streams, st.lists(st.integers(0, 1500)))
def test_how_a_stream_is_cut_makes_no_difference(stream: bytes, cuts: list[int]) -> None:
    edges = [0, *sorted(cut for cut in cuts if cut < len(stream)), len(stream)]
    pieces = [stream[start:end] for start, end in pairwise(edges)]
    frames, gap, decoder = told(pieces)
    frames_at_once, gap_at_once, at_once = told([stream])

    assert (frames, gap, decoder.held) == (frames_at_once, gap_at_once, at_once.held)
    assert (decoder.presses, decoder.bounces, decoder.dropped) == (
        at_once.presses,
        at_once.bounces,
        at_once.dropped,
    )


@given(streams)
def test_any_bytes_are_a_stream_whose_presses_are_counted(stream: bytes) -> None:
    frames, gap, decoder = told([stream])

    assert decoder.presses == sum(len(each.downs) for each in frames) + (len(gap.downs) if gap else 0)
    assert all(each.downs or each.ups for each in frames)
    assert all(each.at % 1_000 == 0 for each in frames)
