"""Clean text: what must not survive, what must."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packs.normalise import MARKS_IN_A_ROW, characters, clean, clean_line

any_text = st.text(st.characters(exclude_categories=()))


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f", "\u2009", "\t", "\u3000"])
def test_every_kind_of_blank_is_a_space(blank: str) -> None:
    assert clean(f"два{blank}слова") == "два слова"


@pytest.mark.parametrize("end", ["\r\n", "\r", "\u2028", "\u2029", "\n"])
def test_every_line_end_is_a_newline(end: str) -> None:
    assert clean(f"строка{end}другая") == "строка\nдругая"


@pytest.mark.parametrize(
    "char",
    [
        *("\u00ad", "\u200b", "\u200d", "\u200e", "\u200f", "\u202e", "\u2060", "\u2066", "\ufeff"),
        *("\x00", "\x07", "\x1b", "\x7f", "\x85", "\x9b", "\ud800", "\udfff"),
    ],
)
def test_what_no_screen_may_get_is_dropped(char: str) -> None:
    assert clean(f"сло{char}во") == "слово"


def test_a_terminal_sequence_is_left_without_its_escape() -> None:
    assert clean("\x1b[31mкрасный\x1b[0m") == "[31mкрасный[0m"


def test_a_stress_mark_stays() -> None:
    assert clean("за\u0301мок") == "за\u0301мок"


def test_letters_are_composed_also_when_a_dropped_character_stood_between() -> None:
    assert clean("и\u0306од и\u200b\u0306од") == "йод йод"


def test_quotes_dashes_and_brackets_stay() -> None:
    text = "«ёлки» — [red]x[/] „палки“ – \\[ 'a' \"b\""

    assert clean(text) == text


def test_a_verse_keeps_its_lines_and_its_steps() -> None:
    assert clean("  Первая  \n    вторая\n\nтретья \n\n") == "Первая\n    вторая\n\nтретья"


def test_more_marks_on_a_letter_than_any_language_has_are_dropped() -> None:
    assert clean("а" + "\u0301" * 10_000) == "а" + "\u0301" * MARKS_IN_A_ROW


def test_lines_keep_their_number_in_a_file() -> None:
    assert characters("\n\n  три\r\n\x1b\n") == "\n\n  три\n\n"


def test_a_typed_name_is_one_line_of_limited_length() -> None:
    assert clean_line("  Анна\n\tПримерова ", 80) == "Анна Примерова"
    assert clean_line("Анна Примерова", 5) == "Анна"


@given(any_text)
def test_clean_text_has_no_control_no_format_character_and_no_surrogate(text: str) -> None:
    cleaned = clean(text)

    assert {unicodedata.category(char) for char in cleaned} & {"Cc", "Cf", "Cs"} <= (
        {"Cc"} if "\n" in cleaned else set()
    )
    assert cleaned.encode().decode() == cleaned


@given(any_text)
def test_cleaning_again_changes_nothing(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert clean_line(clean_line(text, 20), 20) == clean_line(text, 20)


@given(any_text, st.integers(0, 30))
def test_a_line_is_one_line_within_its_limit(text: str, limit: int) -> None:
    line = clean_line(text, limit)

    assert "\n" not in line
    assert len(line) <= limit
