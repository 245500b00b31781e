"""The names of buttons, held against EVDEV.md."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.button_codes import ButtonCode, read_button


@pytest.mark.parametrize(
    ("button", "code"),
    [
        ("0:704", ButtonCode(0, 704)),
        ("2:48", ButtonCode(2, 48)),
        ("0:abs16-", ButtonCode(0, 16, -1)),
        ("1:abs0+", ButtonCode(1, 0, 1)),
    ],
)
def test_keys_and_ends_of_axes(button: str, code: ButtonCode) -> None:
    assert code.button == button
    assert read_button(button) == code


@given(st.builds(ButtonCode, st.integers(0, 999), st.integers(0, 0xFFFF), st.sampled_from((-1, 0, 1))))
def test_what_is_named_is_read_again(code: ButtonCode) -> None:
    assert read_button(code.button) == code


@pytest.mark.parametrize(
    "button",
    [
        "",
        "704",
        "0:",
        ":704",
        "0:abs16",
        "0:abs+",
        "0:abs16*",
        "0:-1",
        "0:704 ",
        "0:704\n",
        "٣:704",
        "a:1",
        "0:1:2",
    ],
)
def test_other_texts_are_no_names(button: str) -> None:
    assert read_button(button) is None


@given(st.text())
def test_any_text_is_a_name_or_none(text: str) -> None:
    code = read_button(text)

    assert code is None or read_button(code.button) == code
