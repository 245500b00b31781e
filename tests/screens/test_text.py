"""Text is fitted by the cells that the screen's own library counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from screens.text import cut, filled, padded

HEART = "\u2764\ufe0f"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("Анна Белова", 6, "Анна…"),
        (HEART * 3, 3, HEART + "…"),
        (FAMILY, 2, FAMILY),
        ("слово", 1, "…"),
        ("слово", 0, ""),
    ],
)
def test_signs_that_widen_others_are_counted_together(text: str, width: int, shown: str) -> None:
    assert cut(text, width) == shown


@given(st.text(max_size=12), st.integers(1, 12))
def test_a_padded_text_fills_its_cells(text: str, width: int) -> None:
    assert cell_len(padded(text, width)) == width


def test_a_filled_text_stands_behind_a_blank() -> None:
    assert filled("Анна", 7) == " Анна  "
