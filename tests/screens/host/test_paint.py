"""How the match screen looks in every situation of a match: it fits, and it tells what to do next."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from screens.host.entries import entry_for
from screens.host.paint import banner_row, middle_of, paint, room_in
from screens.host.scene import Scene
from screens.looks import Line
from station.rules.model import Nanoseconds, Theme
from station.views.host_view import host_view
from station.wording.language import Language, use
from tests.rules.games import Game, begin
from tests.rules.situations import GROUPS
from tests.screens.glyphs import foreign, looks_are_known, text_of, widest
from tests.screens.stage import SIZES

GAMES = {f"{group}: {name}": make() for group, some in GROUPS.items() for name, make in some.items()}
TINY = (20, 5)


@pytest.fixture(params=["ru", "en"], autouse=True)
def _spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    spoken: Language = request.param
    use(spoken)
    yield
    use("en")


def lines(game: Game, width: int = 80, height: int = 24) -> list[Line]:
    """The screen as the host has it when the match comes to this moment."""
    view = host_view(game.history)
    entry = entry_for(view, None)
    left = Nanoseconds(game.left) if game.state.deadline else None
    scene = Scene(view, width, height, left=left, hints=entry.hints(view, game.state) if entry else ())
    return paint(scene, entry.lines(middle_of(scene), game.state) if entry else None)


@pytest.mark.parametrize("size", [*SIZES, TINY])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_moment_fits_in_every_size(game: Game, size: tuple[int, int]) -> None:
    width, height = size
    shown = lines(game, width, height)

    assert len(shown) == height
    assert [text_of(line) for line in shown if line and size in SIZES and widest([line]) > width] == []
    assert foreign(shown) == set()
    assert looks_are_known(shown)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_key_is_always_named_at_the_bottom(game: Game) -> None:
    below = [text_of(line) for line in lines(game)[-3:]]

    assert below[0].strip()
    assert "H " in "".join(below) or "go on" in below[0] or "продолжить" in below[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_banner_is_never_empty(game: Game) -> None:
    assert text_of(lines(game)[2]).strip()


def test_a_theme_from_paper_has_its_line_among_those_to_be_announced() -> None:
    command = begin()
    game = Game(replace(command, themes=(Theme("", ()), *command.themes[1:])))
    use("en")

    assert [text_of(line).strip() for line in lines(game) if "1." in text_of(line)] == ["1. (theme on paper)"]


WITH_CELLS = {name: game for name, game in GAMES.items() if host_view(game.history).board.cells_left}


@pytest.mark.clause("N4.9")
@pytest.mark.parametrize("game", WITH_CELLS.values(), ids=WITH_CELLS)
def test_what_is_left_on_the_board_is_told_in_every_moment(game: Game) -> None:
    board = host_view(game.history).board

    assert text_of(lines(game)[1]).endswith((f", {board.points_left} points", f", {board.points_left} очков"))


@pytest.mark.parametrize("height", [10, 12, 14])
def test_a_low_terminal_leaves_the_desk_some_lines(height: int) -> None:
    scene = Scene(host_view(Game(begin()).history), 40, height, desk=True)

    assert room_in(scene) >= 4
    assert text_of(paint(scene)[banner_row(scene)]).strip()
