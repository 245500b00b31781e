"""The board of a round by choice: nothing is cut, the columns are straight, the cursor is seen."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from screens.digits import large
from screens.host.paint_board import BoardScene, board_lines
from screens.looks import Look
from station.rules.model import Cell, Outcome, Points, Seat
from station.views.board_view import PriceView, ThemeRow
from station.wording.language import use
from tests.screens.glyphs import foreign, text_of, widest

NAMES = {Seat(1): "Анна", Seat(2): "Константин Константинопольский", Seat(3): "Вера"}


def row(
    name: str, *done: tuple[int, Outcome, int | None], prices: tuple[int, ...] = (10, 20, 30, 40, 50)
) -> ThemeRow:
    """A theme; ``done``: columns with how they ended and who took them."""
    ended = {column: (outcome, seat) for column, outcome, seat in done}
    views = (
        PriceView(
            Cell(0, x),
            Points(price),
            outcome=ended.get(x, (None, None))[0],
            is_open=False,
            winner=None if (seat := ended.get(x, (None, None))[1]) is None else Seat(seat),
            wrong=(),
        )
        for x, price in enumerate(prices)
    )
    return ThemeRow(name, replaces=False, prices=tuple(views))


BOARD = (
    row("Мосты", (0, Outcome.RIGHT, 1), (1, Outcome.NOBODY, None), (2, Outcome.WITHDRAWN, None)),
    row("Соль земли", (4, Outcome.RIGHT, 2)),
)
DEAR = tuple(row(f"Тема {number}", prices=(100, 200, 300, 400, 500)) for number in range(6))


def scene(width: int, room: int, here: tuple[int, int] | None = (1, 1)) -> BoardScene:
    return BoardScene(BOARD, NAMES, here, width, room)


def texts(shown: BoardScene) -> list[str]:
    return [text_of(line) for line in board_lines(shown)]


def test_a_small_screen_has_a_line_for_each_theme_and_seats_by_their_numbers() -> None:
    first, between, second = texts(scene(80, 12))

    assert first.split() == ["1", "Мосты", "+1", "−", "×", "40", "50"]
    assert between == ""
    assert second.split() == ["→2", "Соль", "земли", "10", "[20]", "30", "40", "+2"]


def test_a_wide_screen_has_a_grid_and_names() -> None:
    first, edge, second = texts(scene(128, 6))

    assert [cell.strip() for cell in first.split("│")] == ["1 Мосты", "+1 Анна", "−", "×", "40", "50"]
    assert set(edge) == {"─", "┼"}
    assert [cell.strip() for cell in second.split("│")] == [
        "→2 Соль земли",
        "10",
        "[ 20 ]",
        "30",
        "40",
        "+2 Конст…",
    ]


def test_with_more_room_prices_are_large() -> None:
    lines = texts(scene(128, 22, None))

    assert len(lines) == 7
    assert all(part in line for part, line in zip(large(40), lines, strict=False))
    assert "+1 Анна" in lines[1]


@pytest.mark.parametrize("room", [1, 2, 3, 6, 22])
@pytest.mark.parametrize("width", [40, 80, 128])
def test_the_cursor_is_in_brackets_wherever_it_is(width: int, room: int) -> None:
    for y, x in ((0, 0), (0, 2), (1, 4)):
        lines = board_lines(scene(width, room, (y, x)))
        chosen = [text for line in lines for text, look in line if look is Look.PRICE]

        assert "".join(chosen).count("[") == "".join(chosen).count("]") == 1
        assert sum("→" in text_of(line) for line in lines) == 1


@given(
    width=st.integers(40, 220),
    room=st.integers(1, 45),
    rows=st.integers(1, 7),
    spoken=st.sampled_from(["ru", "en"]),
)
def test_it_fits_in_any_size_with_straight_columns(width: int, room: int, rows: int, spoken: str) -> None:
    use("ru" if spoken == "ru" else "en")
    for prices in (BOARD, DEAR):
        shown = replace(scene(width, room, (0, 3)), rows=(prices * 4)[:rows])
        lines = board_lines(shown)

        assert len(lines) <= room
        assert widest(lines) <= width
        assert foreign(lines) == set()
        bordered = [text_of(line) for line in lines if "│" in text_of(line)]
        assert len({tuple(cell_len(part) for part in line.split("│")) for line in bordered}) <= 1
    use("en")


def test_no_price_is_cut() -> None:
    for width in (40, 80, 128, 200):
        shown = "".join(texts(BoardScene(DEAR, NAMES, None, width, 12)))

        assert shown.count("500") == len(DEAR)
        assert "…" not in shown


@pytest.mark.parametrize("width", [100, 128, 186, 200, 300])
def test_a_grid_fills_the_width_of_the_screen(width: int) -> None:
    assert {len(line) for line in texts(scene(width, 22))} == {width}
