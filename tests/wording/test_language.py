"""Which language is spoken, and how sentences get their values."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from station.wording.language import Language, choose, spoken, tr, trn, use
from tests.wording.test_catalog import RUSSIAN


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "RU_ru.KOI8-R"}, "ru"),
        ({"LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LANG": "be_BY@latin"}, "ru"),
        ({"LANG": "kk_KZ.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "rue_UA"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "ru:en", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LANGUAGE": "en:ru", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANGUAGE": "de:ru:en", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LANGUAGE": "de", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "ru", "LANG": "C"}, "en"),
        ({"LANGUAGE": "ru", "LC_ALL": "POSIX", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANGUAGE": "ru"}, "en"),
    ],
)
def test_the_environment_chooses_as_gettext_reads_it(environ: dict[str, str], language: Language) -> None:
    assert choose(None, environ) == language


def test_the_option_goes_before_the_environment() -> None:
    assert choose("en", {"LANG": "ru_RU.UTF-8"}) == "en"
    assert choose("ru", {"LANG": "en_GB.UTF-8"}) == "ru"


def test_an_option_that_is_no_language_leaves_the_choice_to_the_environment() -> None:
    assert choose("fr", {"LANG": "ru_RU.UTF-8"}) == "ru"


def test_the_language_can_change_at_any_moment() -> None:
    assert tr("no permission") == "no permission"

    assert use("ru")
    assert spoken() == "ru"
    assert tr("no permission") == "нет прав"

    assert use("en")
    assert spoken() == "en"
    assert tr("no permission") == "no permission"


def test_values_go_in_by_name_and_are_never_read_as_sentences() -> None:
    assert (
        tr("“{path}” cannot be read: {reason}.", path="{reason}", reason="{}")
        == "“{reason}” cannot be read: {}."
    )


def test_a_missing_value_is_an_error_in_either_language() -> None:
    for language in ("en", "ru"):
        use(language)
        with pytest.raises(KeyError):
            tr("“{path}” cannot be read: {reason}.", path="x")


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "expected %s arguments", "нужно %s значений"),
        (1, "expected %s argument", "нужно %s значение"),
        (2, "expected %s arguments", "нужно %s значения"),
        (5, "expected %s arguments", "нужно %s значений"),
        (11, "expected %s arguments", "нужно %s значений"),
        (12, "expected %s arguments", "нужно %s значений"),
        (21, "expected %s arguments", "нужно %s значение"),
        (112, "expected %s arguments", "нужно %s значений"),
    ],
)
def test_a_number_takes_the_form_its_language_gives_it(n: int, english: str, russian: str) -> None:
    assert trn("expected %s argument", "expected %s arguments", n) == english

    use("ru")
    assert trn("expected %s argument", "expected %s arguments", n) == russian


def test_the_number_stands_in_its_place() -> None:
    assert trn("{n} point of {who}", "{n} points of {who}", 3, who="Ира") == "3 points of Ира"


def emptied(_data: bytes) -> bytes:
    return b""


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def foreign_letters(data: bytes) -> bytes:
    return data.replace("е".encode(), b"\xff\xfe")


def other_rule(data: bytes) -> bytes:
    return data.replace(b"nplurals=3; plural=", b"nplurals=3; plural?")


@pytest.mark.parametrize("damage", [None, emptied, bytes.swapcase, cut, foreign_letters, other_rule])
def test_without_a_sound_catalogue_english_is_spoken_and_said_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: Callable[[bytes], bytes] | None
) -> None:
    """Missing, empty, and damaged in several ways."""
    monkeypatch.setattr("station.wording.language._LOCALE", tmp_path)
    if damage is not None:
        copy = tmp_path / "ru" / "LC_MESSAGES" / "svoyak.mo"
        copy.parent.mkdir(parents=True)
        copy.write_bytes(damage(RUSSIAN.with_suffix(".mo").read_bytes()))

    assert not use("ru")
    assert spoken() == "en"
    assert tr("no permission") == "no permission"
