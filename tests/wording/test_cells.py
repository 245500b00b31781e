"""Widths as terminals count them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.wording.cells import cells, cut, padded

STRESS = "\u0301"


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("abc", 3), ("Анна", 4), ("за" + STRESS + "мок", 5), ("日本", 4), ("a\u200bb", 2)],
)
def test_accents_take_no_cell_and_wide_letters_two(text: str, width: int) -> None:
    assert cells(text) == width


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("Анна", 4, "Анна"),
        ("Анастасия", 4, "Ана…"),
        ("Анна Б", 6, "Анна Б"),
        ("Анна Белова", 6, "Анна…"),
        ("за" + STRESS + "мок", 3, "за" + STRESS + "…"),
        ("日本語", 4, "日…"),
        ("два\n слова", 20, "два слова"),
        ("слово", 1, "…"),
    ],
)
def test_what_does_not_fit_ends_with_an_ellipsis(text: str, width: int, shown: str) -> None:
    assert cut(text, width) == shown


@given(st.text(max_size=12), st.integers(1, 12))
def test_a_padded_text_has_just_its_width(text: str, width: int) -> None:
    assert cells(padded(text, width)) == width
