"""Encodings: the marks, UTF-8, and the evidence for the older Cyrillic ones."""

import pytest

from packs.decoding import decode
from packs.problems import PackUnreadable, Severity

TEXT = "Вопрос 1:\nРеки\n   1. Она впадает в Каспийское море.\n\nОтвет:\n   1. Волга.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_mark_or_utf_8_needs_no_guess(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == (TEXT, ())


def test_two_byte_order_marks_go_both() -> None:
    assert decode(b"\xef\xbb\xbf" * 2 + TEXT.encode())[0] == TEXT


@pytest.mark.parametrize("encoding", ["cp1251", "koi8_r", "cp866"])
@pytest.mark.parametrize("text", [TEXT, "Очень короткая строка", "Ёж и «ёлка» № 5"])
def test_an_older_encoding_is_found_and_told(encoding: str, text: str) -> None:
    if encoding != "cp1251":
        text = text.replace("«", '"').replace("»", '"').replace("№", "N")
    got, problems = decode(text.encode(encoding))

    assert got == text
    assert [(problem.code, problem.parameters) for problem in problems] == [
        ("legacy-encoding", (("encoding", encoding),))
    ]


def test_utf_8_with_a_broken_byte_is_not_taken_for_another_encoding() -> None:
    with pytest.raises(PackUnreadable) as caught:
        decode(TEXT.encode() + b"\n\xd0")

    (problem,) = caught.value.problems
    assert (problem.code, problem.severity, problem.line) == ("encoding", Severity.ERROR, 8)


def test_half_a_utf_16_character_is_no_text() -> None:
    with pytest.raises(PackUnreadable) as caught:
        decode(b"\xff\xfe\x12")

    assert caught.value.problems[0].code == "encoding"


def test_a_nul_says_that_a_file_is_no_text() -> None:
    with pytest.raises(PackUnreadable) as caught:
        decode(b"RIFF\x00\x00WAVE")

    assert caught.value.problems[0].code == "not-a-pack"
