"""Text is data: what it is parted into, and what never gets in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.protocol.notation.lexer import Kind, clean, folded, listed, literal, quoted, tokens, uncommented


def kinds(text: str) -> list[Kind]:
    return [token.kind for token in tokens(text)]


@pytest.mark.parametrize("dash", "-‐‑‒–—−－")
def test_every_kind_of_minus_and_dash_is_the_same_sign(dash: str) -> None:
    assert kinds(f"Анна {dash}") == kinds(f"Анна{dash}") == [Kind.WORD, Kind.MINUS]
    assert folded(f"Анна{dash}Мария") == "анна-мария"


def test_a_dash_between_letters_belongs_to_the_word() -> None:
    assert [token.text for token in tokens("Анна-Мария + ва-банк")] == ["Анна-Мария", "+", "ва-банк"]


def test_signs_need_no_blanks() -> None:
    assert kinds("А-Б+") == [Kind.WORD, Kind.PLUS]
    assert kinds("А- Б+,В−") == [
        Kind.WORD,
        Kind.MINUS,
        Kind.WORD,
        Kind.PLUS,
        Kind.COMMA,
        Kind.WORD,
        Kind.MINUS,
    ]
    assert kinds("1+") == [Kind.NUMBER, Kind.PLUS]


def test_an_ellipsis_is_one_sign_or_three_dots() -> None:
    assert kinds("Анна… ... А.С.") == [Kind.WORD, Kind.ELLIPSIS, Kind.ELLIPSIS, Kind.WORD]


def test_a_name_in_quotation_marks_is_one_part() -> None:
    (token,) = tokens('"Анна, ""С"" + 10"')

    assert (token.kind, token.text) == (Kind.QUOTED, 'Анна, "С" + 10')


def test_a_number_has_seven_digits_at_most() -> None:
    assert kinds("1234567") == [Kind.NUMBER]
    assert kinds("12345678") == kinds("9" * 5000) == [Kind.ODD]
    assert kinds("٣") == [Kind.WORD]


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("# всё", ""),
        ("10: А+ # да", "10: А+"),
        ("Тема: C#", "Тема: C#"),
        ('Тема: "№ #1" # первая', 'Тема: "№ #1"'),
        ('Тема: 5" экран # мал', 'Тема: 5" экран'),
        ("  10: −  ", "10: −"),
    ],
)
def test_a_comment_begins_with_a_sign_that_stands_apart(line: str, left: str) -> None:
    assert uncommented(line) == left


@given(st.text())
def test_nothing_that_steers_a_terminal_gets_in(text: str) -> None:
    hostile = {chr(code) for code in (*range(32), *range(0x7F, 0xA0), *range(0x202A, 0x202F))} - {"\n"}

    assert not hostile & set(clean(f"А\x1b[31m{text}\u202e\x9b"))


@given(st.text(st.characters(blacklist_categories=("Cc", "Cf", "Cs", "Zs", "Zl", "Zp"))))
def test_a_text_in_quotation_marks_is_taken_as_it_stands(text: str) -> None:
    assert literal(quoted(text)) == text
    assert uncommented(quoted(text)) == quoted(text)
    assert list(listed(f"{quoted(text)}; б", ";")) == [quoted(text), "б"]
