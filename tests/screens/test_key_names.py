"""How keys are written for people, and read from what they write."""

import pytest

from screens.host.keys import ENTRY_KEYS, HOST_KEYS
from screens.key_names import key_named, types_nothing, written, written_all
from screens.keys import FORM_KEYS, LIST_KEYS, MOVES, TEXT_KEYS
from station.wording.language import use

TABLES = (HOST_KEYS, MOVES, TEXT_KEYS, LIST_KEYS, FORM_KEYS, *(keys for _, keys in ENTRY_KEYS))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Space", "space"),
        ("SPACE", "space"),
        ("f12", "f12"),
        ("Ctrl+G", "ctrl+g"),
        ("PgDn", "pagedown"),
        ("pagedown", "pagedown"),
        ("Z", "z"),
        ("Я", "я"),
        (";", "semicolon"),
        ("`", "grave_accent"),
        ("/", "slash"),
        ("Ins", "insert"),
    ],
)
def test_a_key_is_written_as_the_screens_write_it(text: str, key: str) -> None:
    assert key_named(text) == key


@pytest.mark.parametrize("text", ["", " ", "F0", "F13", "Ctrl+I", "Ctrl+1", "Alt+Q", "zz", "№", "😀", "\a"])
def test_what_no_terminal_sends_is_no_key(text: str) -> None:
    assert key_named(text) is None


@pytest.mark.parametrize("name", sorted({name for table in TABLES for key in table for name in key.keys}))
def test_every_key_of_the_tables_is_read_as_it_is_written(name: str) -> None:
    assert key_named(written(name)) == name


def test_a_key_is_written_in_the_language_in_use() -> None:
    use("ru")
    told = written("space")
    use("en")

    assert (told, written("space")) == ("Пробел", "Space")


def test_all_digits_are_written_as_a_row() -> None:
    assert written_all(tuple("0123456789")) == "0…9"
    assert written_all(("up", "plus")) == "↑, +"


@pytest.mark.parametrize("name", ["f1", "f12", "ctrl+q"])
def test_the_f_keys_and_what_is_held_type_nothing(name: str) -> None:
    assert types_nothing(name)


@pytest.mark.parametrize("name", ["f", "q", "up", "backspace", "shift+tab"])
def test_other_keys_type_or_edit(name: str) -> None:
    assert not types_nothing(name)
