"""Which colours the program sends to which terminal: those that it has, none where none are wanted."""

import re

import pytest

from tests.terminal.console import Console
from tests.terminal.program import Program

pytestmark = pytest.mark.terminal

NEW = ("--lang", "en", "new", "--player", "Anna", "--player", "Boris", "--player", "Vera")
NUMBERED = re.compile(r"0|(1;)?38;5;\d+;48;5;\d+")
COLOURLESS = re.compile(r"0|1|4|7|1;4|1;7")


def sent(program: Program, **environment: str) -> set[str]:
    """The settings of colours that are sent while a question is begun and a player answers."""
    program.environment.update(environment)
    console = Console(program, NEW, 128, 37)
    try:
        for keys, mark in (
            ("", "BEFORE THE GAME"),
            (" ", "THEME 1"),
            (" ", "ANNOUNCE THE PRICE"),
            (" ", "READING"),
            ("2", "BORIS ANSWERS"),
            ("m", "The host's desk"),
        ):
            console.type(keys)
            console.see(mark)
    finally:
        console.close()
    return {setting.decode() for setting in re.findall(rb"\x1b\[([\d;:]*)m", console.sent)}


@pytest.mark.parametrize(
    "environment",
    [{"TERM": "linux", "NO_COLOR": ""}, {"TERM": "xterm-256color", "NO_COLOR": "1"}, {"TERM": "vt100"}],
    ids=["NO_COLOR on the console", "NO_COLOR", "vt100"],
)
def test_none_are_sent_where_none_are_wanted(program: Program, environment: dict[str, str]) -> None:
    settings = sent(program, **environment)

    assert [setting for setting in settings if not COLOURLESS.fullmatch(setting)] == []
    assert "7" in settings


def test_a_terminal_of_256_colours_gets_those_that_nobody_has_changed(program: Program) -> None:
    settings = sent(program, TERM="xterm-256color")
    numbers = {int(number) for setting in settings for number in re.findall(r"[34]8;5;(\d+)", setting)}

    assert [setting for setting in settings if not NUMBERED.fullmatch(setting)] == []
    assert min(numbers) > 15
