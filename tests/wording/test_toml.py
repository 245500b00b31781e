"""Why a text is not TOML, told in words that people can use."""

import tomllib

import pytest

from station.wording.language import use
from station.wording.toml import toml_reason

BROKEN = {
    "code =": "значение не читается",
    "code = двор": "значение не читается",
    'code = "двор': "у текста нет закрывающей кавычки",
    'code = "двор\nties = 1': "у текста нет закрывающей кавычки",
    'code = """двор': "у текста нет закрывающей кавычки",
    "code = 'двор": "у текста нет закрывающей кавычки",
    'code "двор"': "после имени нет знака «=»",
    "code = 1 2": "в строке после значения стоит лишнее",
    "[code": "заголовок не закрыт",
    "[[stages]": "заголовок не закрыт",
    "code = [1, 2": "список не закрыт",
    "code = { a = 1": "таблица не закрыта",
    "code = 1\ncode = 2": "это задано второй раз",
    "[code]\n[code]": "это задано второй раз",
    "code = { a = 1, a = 2 }": "это задано второй раз",
    "[a.b]\n[a]\nb = 1": "это задано второй раз",
    'code = "\\q"': "обратную черту в тексте пишут дважды",
    "day = 2026-02-30": "такой даты нет",
    "= 1": "так строка начинаться не может",
    "[]": "нет имени значения",
    "«code» = 1": "так строка начинаться не может",
    "code = 1 # \x01": "недопустимый знак",
}


@pytest.mark.parametrize("text", BROKEN)
@pytest.mark.usefixtures("russian")
def test_the_reason_is_told_in_the_language_in_use(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)

    assert toml_reason(str(error.value)).startswith(BROKEN[text])


def test_english_speakers_are_told_as_plainly() -> None:
    use("en")

    assert toml_reason("Invalid statement (at line 1, column 1)") == "no line of such a file begins like this"


def test_what_is_not_known_stands_as_it_is() -> None:
    assert toml_reason("a key of too many parts") == "a key of too many parts"
