"""What is known of makes."""

import pytest

from drivers.known import Colour, Make, buzz_button, make_of

MINUTE = 60_000_000_000


def test_the_two_buzz_sets_have_four_handsets_and_the_wireless_one_sleeps() -> None:
    assert make_of(0x054C, 0x0002) == Make(handsets=4, sleeps_after=None)
    assert make_of(0x054C, 0x1000) == Make(handsets=4, sleeps_after=20 * MINUTE)


@pytest.mark.parametrize(
    ("vendor", "product"),
    [
        pytest.param(0x0079, 0x0006, id="encoder of the usual make"),
        pytest.param(0x3553, 0xB001, id="foot switch"),
        pytest.param(0x0C45, 0x7403, id="older foot switch"),
    ],
)
def test_slow_devices_are_asked_every_ten_milliseconds(vendor: int, product: int) -> None:
    assert make_of(vendor, product) == Make(interval=10_000_000)


@pytest.mark.parametrize(("vendor", "product"), [(0, 0), (0x054C, 0x0268), (0x0079, 0x0002), (-1, 1 << 40)])
def test_of_a_stranger_nothing_is_known(vendor: int, product: int) -> None:
    assert make_of(vendor, product) == Make()


def test_a_handset_has_the_big_red_button_and_four_colours() -> None:
    assert [buzz_button(code) for code in range(709, 714)] == [
        (2, Colour.RED),
        (2, Colour.YELLOW),
        (2, Colour.GREEN),
        (2, Colour.ORANGE),
        (2, Colour.BLUE),
    ]


@pytest.mark.parametrize("code", [-1, 0, 703, 724, 1 << 40])
def test_other_codes_are_no_buttons_of_a_set(code: int) -> None:
    assert buzz_button(code) is None
