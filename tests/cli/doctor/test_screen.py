"""The doctor, the language and the terminal."""

import pytest

from station.cli.doctor.findings import Level
from station.cli.doctor.screen import check_language, check_terminal
from tests.cli.doctor.patient import Ward, levels


@pytest.mark.parametrize(("locale", "language"), [("ru_RU.UTF-8", "Russian"), ("C.UTF-8", "English")])
def test_the_language_that_will_be_spoken_is_told(ward: Ward, locale: str, language: str) -> None:
    (found,) = check_language(ward.patient(environ={"LANG": locale}))

    assert found.level is Level.OK
    assert language in found.told.happened


def test_another_encoding_is_a_fault_with_what_to_type(ward: Ward) -> None:
    (found,) = check_language(ward.patient(encoding="ANSI_X3.4-1968"))

    assert found.level is Level.FAULT
    assert "LC_ALL=C.UTF-8 svoyak" in found.told.to_do


def test_where_the_output_is_no_terminal_none_is_judged(ward: Ward) -> None:
    assert levels(list(check_terminal(ward.patient(size=None, environ={})))) == ["ok"]


@pytest.mark.parametrize(
    ("name", "size", "level"),
    [
        ("xterm-256color", (80, 24), Level.OK),
        ("linux", (128, 37), Level.OK),
        ("xterm", (79, 24), Level.WARNING),
        ("xterm", (80, 23), Level.WARNING),
        ("dumb", (80, 24), Level.FAULT),
        ("", (80, 24), Level.FAULT),
    ],
)
def test_a_terminal_is_judged_by_its_name_and_size(
    ward: Ward, name: str, size: tuple[int, int], level: Level
) -> None:
    found, font = check_terminal(ward.patient(environ={"TERM": name}, size=size))

    assert found.level is level
    assert "Ё" in font.told.happened


def test_a_font_is_chosen_otherwise_on_the_console(ward: Ward) -> None:
    _, console = check_terminal(ward.patient(environ={"TERM": "linux"}))
    _, window = check_terminal(ward.patient())

    assert "console-setup" in console.told.to_do
    assert "console-setup" not in window.told.to_do
