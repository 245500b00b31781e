"""The canvas paints lines literally in the looks that are used, and only those that have changed."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from textual.app import App, ComposeResult

from screens.console import Colours
from screens.looks import STYLES, Line, Look, dress
from screens.widgets.canvas import Canvas

LINES: list[Line] = [
    (("one", Look.PLAIN), ("1", Look.STRONG)),
    (("two", Look.PLAIN), ("2", Look.STRONG)),
    (("three", Look.PLAIN), ("3", Look.STRONG)),
]


class Frame(App[None]):
    """An app that is a canvas."""

    canvas = Canvas()

    def compose(self) -> ComposeResult:
        self.canvas = Canvas()
        yield self.canvas


@asynccontextmanager
async def shown() -> AsyncIterator[Canvas]:
    app = Frame(ansi_color=True)
    async with app.run_test(size=(20, 4)):
        app.canvas.show(LINES)
        yield app.canvas


def texts(canvas: Canvas) -> list[str]:
    return [canvas.render_line(y).text.rstrip() for y in range(4)]


@pytest.fixture(autouse=True)
def _undressed() -> Iterator[None]:
    yield
    dress(Colours.CONSOLE)


async def test_the_end_of_a_line_is_painted_anew_and_the_rest_stays() -> None:
    async with shown() as canvas:
        canvas.show_ends(1, [("4", Look.ALARM), ("5", Look.ALARM), ("6", Look.ALARM)])

        assert texts(canvas) == ["one1", "two4", "three5", ""]


async def test_every_cell_has_one_of_the_looks() -> None:
    async with shown() as canvas:
        for colours in Colours:
            dress(colours)
            strips = [canvas.render_line(y) for y in range(4)]

            assert {strip.cell_length for strip in strips} == {20}
            assert {segment.style for strip in strips for segment in strip} == {
                STYLES[Look.PLAIN],
                STYLES[Look.STRONG],
            }


@pytest.mark.parametrize("value", ["", "1"])
async def test_nobody_colours_what_is_painted_without_colours(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("NO_COLOR", value)
    async with shown() as canvas:
        dress(Colours.NONE)
        canvas.refresh()
        painted = [segment.style for strip in canvas.render_lines(canvas.region) for segment in strip]

        assert {(style.color, style.bgcolor) for style in painted if style} <= {(None, None)}


async def test_lines_that_are_shown_again_are_painted_in_the_colours_that_are_used_now() -> None:
    async with shown() as canvas:
        before = canvas.render_lines(canvas.region)
        dress(Colours.LIGHT)
        canvas.show(LINES)
        after = canvas.render_lines(canvas.region)

        assert [strip.text for strip in before] == [strip.text for strip in after]
        assert {segment.style for strip in after for segment in strip} == {
            STYLES[Look.PLAIN],
            STYLES[Look.STRONG],
        }
