"""Frames behind a loss, held against EVDEV.md: the thread was late; what the kernel kept has true stamps."""

from drivers.devices import HeldButton
from drivers.evdev_frames import Frame, FrameDecoder, Gap, Level
from tests.drivers.evdev_records import MS, RED_1, key, loss

OPENED = 1_000 * MS


def opened(*held: int) -> FrameDecoder:
    return FrameDecoder(0, Level(frozenset(held)), OPENED)


def level(*keys: int) -> Level:
    return Level(frozenset(keys))


def test_a_press_behind_the_loss_has_its_own_stamp() -> None:
    decoder = opened()
    frames = decoder.feed(loss(1_500 * MS) + key(1_520 * MS, RED_1, 1))

    assert frames == [Frame(1_520 * MS, ("0:704",), ())]
    assert decoder.resync(level(RED_1)) == Gap(OPENED, 1_500 * MS, (), ())
    assert decoder.presses == 1


def test_a_button_whose_first_word_is_to_come_up_was_pressed_in_the_gap() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS) + key(1_600 * MS, RED_1, 0))

    assert decoder.resync(level()) == Gap(OPENED, 1_500 * MS, ("0:704",), ())
    assert decoder.held == ()
    assert decoder.presses == 1


def test_pressed_in_the_gap_and_once_more_behind_it_are_two_presses() -> None:
    decoder = opened()
    rest = key(1_600 * MS, RED_1, 0) + key(1_800 * MS, RED_1, 1)

    assert [each.downs for each in decoder.feed(loss(1_500 * MS) + rest) if each.downs] == [("0:704",)]
    assert decoder.resync(level(RED_1)).downs == ("0:704",)
    assert decoder.presses == 2


def test_a_button_that_came_up_in_the_gap_may_press_behind_it() -> None:
    decoder = opened()
    decoder.feed(key(1_100 * MS, RED_1, 1))

    frames = decoder.feed(loss(1_500 * MS) + key(1_520 * MS, RED_1, 1))
    assert [each.downs for each in frames] == [("0:704",)]
    assert decoder.held == (HeldButton("0:704", 1_520 * MS),)


def test_a_button_held_at_opening_that_came_up_in_the_gap_may_press_behind_it() -> None:
    decoder = opened(RED_1)

    frames = decoder.feed(loss(1_500 * MS) + key(1_520 * MS, RED_1, 1))
    assert [each.downs for each in frames] == [("0:704",)]


def test_a_release_behind_the_loss_of_a_button_that_was_down_is_no_press() -> None:
    decoder = opened()
    decoder.feed(key(1_100 * MS, RED_1, 1))

    assert decoder.feed(loss(1_500 * MS) + key(1_600 * MS, RED_1, 0)) == [
        Frame(1_600 * MS, (), ("0:704",)),
    ]
    assert decoder.resync(level()).downs == ()


def test_bounces_are_known_behind_the_loss() -> None:
    decoder = opened()
    bounce = key(1_520 * MS, RED_1, 1) + key(1_522 * MS, RED_1, 0) + key(1_524 * MS, RED_1, 1)

    assert len([each for each in decoder.feed(loss(1_500 * MS) + bounce) if each.downs]) == 1
    assert (decoder.presses, decoder.bounces) == (1, 1)
    assert decoder.resync(level(RED_1)).downs == ()


def test_a_release_after_the_level_was_given_is_only_that() -> None:
    decoder = opened()
    decoder.feed(loss(1_500 * MS))
    decoder.resync(level(RED_1))

    assert decoder.feed(key(1_600 * MS, RED_1, 0)) == [Frame(1_600 * MS, (), ("0:704",))]
    assert decoder.presses == 1


def test_once_pressed_behind_a_loss_it_is_held_like_others() -> None:
    """Another program had grabbed the node, and took the button's coming up."""
    decoder = opened(RED_1)
    decoder.feed(loss(1_500 * MS) + key(1_520 * MS, RED_1, 1))
    decoder.resync(level(RED_1))

    assert [each.downs for each in decoder.feed(key(1_900 * MS, RED_1, 1))] == [("0:704",)]
