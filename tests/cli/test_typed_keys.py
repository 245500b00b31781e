"""What a key types is known by its code, under the Russian layout, too."""

import pytest
from evdev import ecodes

from station.cli.typed_keys import typed_names


@pytest.mark.parametrize(
    ("button", "names"),
    [
        ("0:2", {"1"}),
        ("0:11", {"0"}),
        ("0:12", {"minus"}),
        ("0:16", {"q", "Q", "й", "Й"}),
        ("0:30", {"a", "A", "ф", "Ф"}),
        ("3:50", {"m", "M", "ь", "Ь"}),
        ("0:51", {"comma", "б", "Б"}),
        ("0:40", {"apostrophe", "э", "Э"}),
        ("0:53", {"slash"}),
        ("0:28", {"enter"}),
        ("0:57", {"space"}),
        ("0:59", {"f1"}),
        ("0:68", {"f10"}),
        ("0:88", {"f12"}),
        ("0:79", {"1", "end"}),
        ("0:83", {"full_stop", "delete", "ю", "Ю"}),
        ("0:96", {"enter"}),
    ],
)
def test_a_key_types_the_names_of_its_letters(button: str, names: set[str]) -> None:
    """Codes of linux/input-event-codes.h: KEY_1 is 2, KEY_Q 16, KEY_A 30, KEY_F1 59, KEY_KP1 79."""
    assert names <= typed_names(button)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("ESC", "escape"),
        ("BACKSPACE", "backspace"),
        ("TAB", "tab"),
        *((f"F{number}", f"f{number}") for number in range(1, 13)),
        ("HOME", "home"),
        ("UP", "up"),
        ("PAGEUP", "pageup"),
        ("LEFT", "left"),
        ("RIGHT", "right"),
        ("END", "end"),
        ("DOWN", "down"),
        ("PAGEDOWN", "pagedown"),
        ("INSERT", "insert"),
        ("DELETE", "delete"),
        *((f"KP{digit}", str(digit)) for digit in range(10)),
        ("KPASTERISK", "asterisk"),
        ("KPMINUS", "minus"),
        ("KPPLUS", "plus"),
        ("KPENTER", "enter"),
        ("KPSLASH", "slash"),
    ],
)
def test_a_key_types_what_the_kernel_calls_it(key: str, name: str) -> None:
    """By the table of the kernel's names that the library of events has."""
    assert name in typed_names(f"0:{ecodes.ecodes[f'KEY_{key}']}")


@pytest.mark.parametrize("button", ["0:288", "0:704", "0:abs16-", "0:29", "", "nothing", "0:99999"])
def test_what_is_no_key_types_nothing(button: str) -> None:
    assert typed_names(button) == frozenset()


def test_no_two_letters_are_on_one_key() -> None:
    us = "qwertyuiopasdfghjklzxcvbnm"
    codes = [*range(16, 26), *range(30, 39), *range(44, 51)]

    typed = {sign: code for code in codes for sign in us if sign in typed_names(f"0:{code}")}

    assert typed == dict(zip(us, codes, strict=True))
