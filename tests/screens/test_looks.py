"""What every set of colours promises: it can be read, and its terminal can show it."""

from collections.abc import Iterator

import pytest
from rich.style import Style

from screens.console import Colours
from screens.looks import DEFINITIONS, STYLES, Look, dress, use, use_next, used
from tests.screens.colours import READABLE, contrast, rgb

COLOURED = [colours for colours in Colours if colours is not Colours.NONE]
EVERY_PAIR = [(colours, look) for colours in COLOURED for look in Look]


@pytest.fixture(autouse=True)
def _undressed() -> Iterator[None]:
    yield
    dress(Colours.CONSOLE)


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal of 256 colours, unless the test says otherwise."""
    for name in ("NO_COLOR", "COLORTERM", "COLORFGBG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return monkeypatch


def numbers(style: Style) -> tuple[int, int]:
    """The numbers of the colours in front and behind."""
    assert style.color is not None
    assert style.bgcolor is not None
    assert style.color.number is not None
    assert style.bgcolor.number is not None
    return style.color.number, style.bgcolor.number


@pytest.mark.parametrize(("colours", "look"), EVERY_PAIR)
def test_every_look_can_be_read(colours: Colours, look: Look) -> None:
    style = Style.parse(DEFINITIONS[colours][look])

    assert style.color is not None
    assert style.bgcolor is not None
    assert contrast(rgb(style.color), rgb(style.bgcolor)) >= READABLE


@pytest.mark.parametrize("look", Look)
def test_the_console_has_eight_backgrounds_and_sixteen_colours_in_front(look: Look) -> None:
    style = Style.parse(DEFINITIONS[Colours.CONSOLE][look])
    front, back = numbers(style)

    assert back < 8
    assert front < 16
    assert not style.bold or front > 7  # bold type is bright there, whatever was asked for


@pytest.mark.parametrize("colours", [Colours.DARK, Colours.LIGHT])
@pytest.mark.parametrize("look", Look)
def test_colours_that_people_choose_for_their_terminals_are_not_relied_on(
    colours: Colours, look: Look
) -> None:
    assert min(numbers(Style.parse(DEFINITIONS[colours][look]))) > 15


@pytest.mark.parametrize("look", Look)
def test_without_colours_there_are_none(look: Look) -> None:
    style = Style.parse(DEFINITIONS[Colours.NONE][look])

    assert (style.color, style.bgcolor) == (None, None)


@pytest.mark.parametrize("colours", Colours)
def test_using_colours_changes_every_look(colours: Colours) -> None:
    assert use(colours) is colours
    assert {look: Style.parse(style) for look, style in DEFINITIONS[colours].items()} == STYLES
    assert set(STYLES) == set(Look)


def test_whose_turn_it_is_stands_out_without_colours() -> None:
    use("none")

    assert STYLES[Look.ANSWERS] not in {STYLES[Look.PLAIN], STYLES[Look.LIVE], STYLES[Look.WRONG]}
    assert STYLES[Look.ALARM] != STYLES[Look.HEAD]
    assert STYLES[Look.KEY] != STYLES[Look.CHOSEN]  # the caret in what is being typed


def test_a_key_goes_round_through_all_that_can_be_shown(terminal: pytest.MonkeyPatch) -> None:
    first = use()
    seen = [first]
    while (colours := use_next()) is not first:
        seen.append(colours)
        assert used() is colours

    assert sorted(seen) == sorted(Colours)
    terminal.setenv("TERM", "linux")
    assert [use_next() for _ in range(3)] == [Colours.CONSOLE, Colours.NONE, Colours.CONSOLE]
    dress(Colours.DARK)
    assert use_next() is Colours.CONSOLE
