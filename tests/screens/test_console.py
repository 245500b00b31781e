"""Which colours a terminal gets: NO_COLOR before what is asked for, and that before the terminal's own."""

import pytest

from screens.console import Colours, fitting, showable


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that tells nothing."""
    for name in ("NO_COLOR", "COLORTERM", "COLORFGBG", "TERM"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("name", "colours"),
    [
        ("linux", Colours.CONSOLE),
        ("linux-16color", Colours.CONSOLE),
        ("xterm", Colours.CONSOLE),
        ("ansi", Colours.CONSOLE),
        ("screen", Colours.CONSOLE),
        ("", Colours.CONSOLE),
        ("xterm-256color", Colours.DARK),
        ("tmux-256color", Colours.DARK),
        ("dumb", Colours.NONE),
        ("vt100", Colours.NONE),
        ("vt220", Colours.NONE),
    ],
)
def test_each_terminal_has_its_own(terminal: pytest.MonkeyPatch, name: str, colours: Colours) -> None:
    terminal.setenv("TERM", name)

    assert fitting("") is colours


def test_a_terminal_may_tell_of_its_colours_elsewhere(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("TERM", "xterm")
    terminal.setenv("COLORTERM", "truecolor")

    assert fitting("") is Colours.DARK
    terminal.setenv("TERM", "linux")
    assert fitting("") is Colours.CONSOLE


@pytest.mark.parametrize(
    ("told", "colours"),
    [("0;15", Colours.LIGHT), ("0;default;7", Colours.LIGHT), ("15;0", Colours.DARK), ("", Colours.DARK)],
)
def test_a_terminal_with_a_white_background_gets_light_colours(
    terminal: pytest.MonkeyPatch, told: str, colours: Colours
) -> None:
    terminal.setenv("TERM", "xterm-256color")
    terminal.setenv("COLORFGBG", told)

    assert fitting("") is colours
    assert set(showable()) == set(Colours)


@pytest.mark.parametrize("value", ["", "1"])
def test_no_color_leaves_no_choice(terminal: pytest.MonkeyPatch, value: str) -> None:
    terminal.setenv("TERM", "xterm-256color")
    terminal.setenv("NO_COLOR", value)

    assert showable() == (Colours.NONE,)
    assert fitting("light") is Colours.NONE


def test_what_is_asked_for_is_taken_where_it_can_be_shown(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("TERM", "xterm-256color")

    assert [fitting(colours) for colours in Colours] == list(Colours)
    assert fitting("no such colours") is Colours.DARK
    terminal.setenv("TERM", "linux")
    assert [fitting(colours) for colours in Colours] == [Colours.CONSOLE] * 3 + [Colours.NONE]
