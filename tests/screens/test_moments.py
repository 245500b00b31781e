"""Every main screen as each terminal shows it, cell by cell: in both languages, all sizes and all colours."""

from collections.abc import Iterator

import pytest

from screens.console import Colours
from screens.looks import Look, dress
from screens.text import STRESS
from station.wording.language import Language, use
from tests.screens.colours import READABLE, Rgb, contrast
from tests.screens.glyphs import SAFE, text_of, widest
from tests.screens.moments import moments
from tests.screens.painted import Cell, Painted
from tests.terminal.showable import faults

SIZES = ((80, 24), (128, 37), (200, 50))
LANGUAGES: tuple[Language, ...] = ("ru", "en")
MOMENTS = moments()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    use("en")
    dress(Colours.CONSOLE)


def painted(name: str, spoken: Language, size: tuple[int, int], colours: Colours) -> Painted:
    """A main screen on a terminal, which shows it whole."""
    use(spoken)
    lines = MOMENTS[name](*size)

    assert len(lines) == size[1]
    assert widest(lines) <= size[0], [text_of(line) for line in lines if line and widest([line]) > size[0]]
    return Painted(lines, size[0], colours)


def rgb(name: str) -> Rgb:
    """A colour as pyte names those of the 256."""
    red, green, blue = (int(name[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue


def pair(cell: Cell) -> tuple[Rgb, Rgb]:
    return rgb(cell.fg), rgb(cell.bg)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_the_console_can_show_it(name: str, spoken: Language, size: tuple[int, int]) -> None:
    shown = painted(name, spoken, size, Colours.CONSOLE)

    assert faults(shown, name) == []
    assert shown.crooked() == []
    assert shown.cut_numbers() == []


@pytest.mark.parametrize("colours", [Colours.DARK, Colours.LIGHT])
@pytest.mark.parametrize("name", MOMENTS)
def test_it_can_be_read_in_every_cell_on_terminals_with_many_colours(name: str, colours: Colours) -> None:
    shown = painted(name, "ru", SIZES[1], colours)

    pairs = {pair(cell) for _, _, cell in shown.cells()}
    assert [both for both in pairs if contrast(*both) < READABLE] == []
    assert {sign for _, _, cell in shown.cells() for sign in cell.data} <= SAFE | {STRESS}
    assert shown.crooked() == []


@pytest.mark.parametrize("name", MOMENTS)
def test_without_colours_no_colour_is_sent(name: str) -> None:
    shown = painted(name, "ru", SIZES[0], Colours.NONE)

    assert shown.settings <= {"0", "1", "4", "7", "1;4", "1;7"}
    assert any(cell.reverse for _, _, cell in shown.cells())
    assert shown.crooked() == []


@pytest.mark.parametrize("name", MOMENTS)
def test_colours_change_nothing_that_is_written(name: str) -> None:
    screens = [painted(name, "ru", SIZES[0], colours) for colours in Colours]

    rows = [[row.replace(STRESS, "") for row in shown.rows] for shown in screens]
    assert all(row == rows[0] for row in rows)


LISTS = ("home, empty", "home, many matches", "desk", "palette", "move desk")


@pytest.mark.parametrize("name", LISTS)
def test_what_is_chosen_is_marked_as_a_bar_in_every_list(name: str) -> None:
    use("ru")
    lines = MOMENTS[name](*SIZES[1])
    bars = [text for line in lines for text, look in line if look is Look.CHOSEN and len(text) > 1]

    assert sum(map(len, bars)) > 100


@pytest.mark.parametrize("name", MOMENTS)
def test_one_blank_line_at_most_is_above_what_the_host_reads(name: str) -> None:
    lines = [text_of(line).strip() for line in MOMENTS[name](*SIZES[0])]
    rows = [at for at, line in enumerate(lines[:12]) if not line]

    assert not [at for at in rows if at + 1 in rows and any(lines[at:12])], lines[:12]
