"""What people call a button."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.button_names import ButtonName, What, name_of
from drivers.devices import Identity
from drivers.known import Colour

BUZZ = Identity(0x054C, 0x0002, "Buzz", "", "usb-1")
WIRELESS_BUZZ = Identity(0x054C, 0x1000, "Wbuzz", "", "usb-2")
ENCODER = Identity(0x0079, 0x0006, "Generic USB Joystick", "", "usb-3")
KEYBOARD = Identity(0x3553, 0xB001, "FootSwitch", "", "usb-4")


@pytest.mark.parametrize(
    ("code", "handset", "colour"),
    [
        (704, 1, Colour.RED),
        (705, 1, Colour.YELLOW),
        (706, 1, Colour.GREEN),
        (707, 1, Colour.ORANGE),
        (708, 1, Colour.BLUE),
        (709, 2, Colour.RED),
        (714, 3, Colour.RED),
        (719, 4, Colour.RED),
        (723, 4, Colour.BLUE),
    ],
)
@pytest.mark.parametrize("identity", [BUZZ, WIRELESS_BUZZ])
def test_a_button_of_a_buzz_set(identity: Identity, code: int, handset: int, colour: Colour) -> None:
    assert name_of(f"0:{code}", identity) == ButtonName(What.BUZZ, number=handset, colour=colour)


@pytest.mark.parametrize(("code", "number"), [(288, 1), (299, 12), (303, 16), (704, 17), (256, 1), (743, 56)])
def test_a_box_has_numbered_buttons(code: int, number: int) -> None:
    assert name_of(f"0:{code}", ENCODER) == ButtonName(What.BUTTON, number=number)


@pytest.mark.parametrize(
    ("code", "text"), [(48, "B"), (57, "SPACE"), (2, "1"), (28, "ENTER"), (79, "KP1"), (113, "MUTE")]
)
def test_a_key_of_a_keyboard(code: int, text: str) -> None:
    assert name_of(f"1:{code}", KEYBOARD) == ButtonName(What.KEY, node=1, text=text)


@pytest.mark.parametrize(
    ("code", "text"), [(304, "A"), (307, "X"), (315, "START"), (272, "LEFT"), (544, "DPAD_UP")]
)
def test_a_button_with_a_name(code: int, text: str) -> None:
    assert name_of(f"0:{code}", ENCODER) == ButtonName(What.NAMED, text=text)


@pytest.mark.parametrize(
    ("end", "number", "text"),
    [("16-", 1, "left"), ("16+", 1, "right"), ("17-", 1, "up"), ("17+", 1, "down"), ("22+", 4, "right")],
)
def test_a_direction_of_a_hat(end: str, number: int, text: str) -> None:
    assert name_of(f"0:abs{end}", ENCODER) == ButtonName(What.HAT, number=number, text=text)


def test_an_end_of_an_axis() -> None:
    assert name_of("0:abs0-", ENCODER) == ButtonName(What.AXIS, text="X-")
    assert name_of("2:abs5+", ENCODER) == ButtonName(What.AXIS, node=2, text="RZ+")


@pytest.mark.parametrize("button", ["0:767", "0:65535", "0:abs99+", "red", ""])
def test_what_nobody_knows_is_called_as_it_is(button: str) -> None:
    assert name_of(button, ENCODER) == ButtonName(What.UNKNOWN, text=button)


def test_what_nobody_knows_of_another_node_tells_the_node() -> None:
    assert name_of("3:767", ENCODER) == ButtonName(What.UNKNOWN, node=3, text="3:767")


@given(st.text() | st.builds("{}:{}".format, st.integers(0, 9), st.integers(0, 99_999)))
def test_any_text_has_a_name_that_can_be_shown(button: str) -> None:
    assert name_of(button, BUZZ).text.isprintable()


def test_names_cost_nothing_before_one_is_asked_for() -> None:
    """The table of the kernel's names takes 50 ms to load."""
    asked = "import sys, drivers.button_names; sys.exit('evdev' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
