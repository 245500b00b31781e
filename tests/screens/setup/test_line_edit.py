"""Typing one line: Russian, pasted rubbish, the caret's ways."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from screens.setup.line_edit import LONGEST, LineEdit, admitted, is_text, line_edit, proposal

KEYS = st.sampled_from(["left", "right", "home", "end", "backspace", "delete", "ctrl+u", "f5"])


def edited(edit: LineEdit, *keys: str) -> LineEdit:
    for key in keys:
        edit = edit.press(key)
    return edit


def test_what_is_typed_stands_before_the_caret() -> None:
    edit = line_edit("Анна").insert(" ").insert("Ёлкина")

    assert edit == LineEdit("Анна Ёлкина", 11)


def test_the_caret_goes_to_where_something_is_forgotten() -> None:
    edit = edited(line_edit("Ана"), "left").insert("н")

    assert edit == LineEdit("Анна", 3)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (("backspace",), LineEdit("Анн", 3)),
        (("left", "backspace"), LineEdit("Ана", 2)),
        (("home", "backspace"), LineEdit("Анна", 0)),
        (("home", "delete"), LineEdit("нна", 0)),
        (("delete",), LineEdit("Анна", 4)),
        (("home", "left"), LineEdit("Анна", 0)),
        (("home", "right"), LineEdit("Анна", 1)),
        (("right",), LineEdit("Анна", 4)),
        (("home", "end"), LineEdit("Анна", 4)),
        (("left", "ctrl+u"), LineEdit("", 0)),
        (("f5",), LineEdit("Анна", 4)),
    ],
)
def test_keys_edit_as_everywhere(keys: tuple[str, ...], expected: LineEdit) -> None:
    assert edited(line_edit("Анна"), *keys) == expected


@pytest.mark.parametrize(
    ("pasted", "expected"),
    [
        ("Анна\nБорис\n", "Анна Борис"),
        ("Анна\tБ.", "Анна Б."),
        ("\x1b[31mАнна\x1b[0m", "[31mАнна[0m"),
        ("Ан\u200bна\u202e", "Анна"),
        ("Анна\u00a0Б.", "Анна Б."),
        ("\ud800x\x00\x9b", "x"),
        ("[red]x[/]", "[red]x[/]"),
    ],
)
def test_no_control_character_gets_in(pasted: str, expected: str) -> None:
    assert admitted(pasted) == expected


def test_a_letter_in_two_characters_becomes_one() -> None:
    assert line_edit("и\u0306").text == "й"
    assert line_edit("и").insert("\u0306") == LineEdit("й", 1)


def test_a_name_ends_at_40_characters() -> None:
    assert line_edit("я" * 10_000) == LineEdit("я" * LONGEST, LONGEST)
    assert edited(line_edit("я" * LONGEST), "home").insert("ю") == LineEdit("я" * LONGEST, 0)


@given(st.lists(st.one_of(KEYS, st.text(max_size=50)), max_size=12), st.integers(2, 50))
def test_whatever_is_typed_the_line_stays_clean_and_fits(steps: list[str], width: int) -> None:
    edit = LineEdit()
    for step in steps:
        edit = edit.press(step).insert("" if len(step) > 3 else step)
        before, under, after = edit.window(width)

        assert len(edit.text) <= LONGEST
        assert edit.text == "" or edit.text.isprintable()
        assert unicodedata.is_normalized("NFC", edit.text)
        assert 0 <= edit.caret <= len(edit.text)
        assert cell_len(under) > 0
        assert cell_len(before + under + after) == width


def test_the_window_follows_the_caret() -> None:
    edit = line_edit("Константин Константинопольский")

    assert edit.window(10) == ("опольский", " ", "")
    assert edited(edit, "home").window(10) == ("", "К", "онстантин")


def test_a_line_may_take_more_than_a_name() -> None:
    edit = line_edit("я" * 60, longest=50)

    assert edit.text == "я" * 50
    assert edit.press("backspace").insert("аб").text == "я" * 49 + "а"


@pytest.mark.parametrize("pieces", [("Вера",), ("В", "ера")])
def test_what_is_proposed_gives_way_to_the_first_that_is_typed(pieces: tuple[str, ...]) -> None:
    edit = proposal("Анна")
    for piece in pieces:
        edit = edit.insert(piece)

    assert edit == LineEdit("Вера", 4)


@pytest.mark.parametrize(("key", "expected"), [("left", "Аннна"), ("end", "Аннан"), ("home", "нАнна")])
def test_a_key_that_edits_keeps_what_is_proposed(key: str, expected: str) -> None:
    assert edited(proposal("Анна"), key).insert("н").text == expected


def test_what_types_nothing_leaves_the_proposal_a_proposal() -> None:
    assert edited(proposal("Анна").insert("\x1b"), "f5").insert("Ия").text == "Ия"


@pytest.mark.parametrize(("key", "character"), [("ы", "ы"), ("space", " "), ("plus", "+"), ("А", "А")])
def test_what_a_key_types_is_text(key: str, character: str) -> None:
    assert is_text(key, character)


@pytest.mark.parametrize(
    ("key", "character"),
    [
        ("f2", None),
        ("f2", ""),
        ("enter", "\r"),
        ("escape", "\x1b"),
        ("alt+a", "a"),
        ("alt+shift+o", "O"),
        ("ctrl+a", "a"),
        ("\ue015", "\ue015"),
    ],
)
def test_what_types_nothing_is_no_text(key: str, character: str | None) -> None:
    """A key that is held with Alt or Ctrl comes in with its letter from some terminals."""
    assert not is_text(key, character)
