"""The score sheet and the help on the screen: what one looks for is in sight."""

from collections.abc import Callable

import pytest

from screens.host.entries import entry_for
from screens.host.pages import Pages
from screens.host.scene import Scene
from station.views.host_view import host_view
from tests.rules.boards import at_auction, at_board
from tests.rules.endings import at_stakes
from tests.rules.games import Game
from tests.screens.desk.games import in_theme, played_out
from tests.screens.glyphs import text_of


@pytest.mark.parametrize("way", [[], ["text_up"], ["text_up"] * 9, ["text_up", "text_up", "text_down"]])
@pytest.mark.parametrize("size", [(80, 24), (60, 15)])
def test_the_names_stay_under_the_title_while_the_sheet_is_scrolled(
    way: list[str], size: tuple[int, int]
) -> None:
    game, pages = played_out(1, 2, 3), Pages()
    scene = Scene(host_view(game.history), *size)
    for action in ["sheet", *way]:
        pages.act(action, lambda: scene, game.state)
    shown = pages.lines(Scene(scene.view, *size, scroll=pages.scroll), game.state, None)
    lines = [text_of(line) for line in shown]

    assert lines[0].strip() == "Score sheet"
    assert lines[1].split() == ["Анна", "Борис", "Вера"]
    assert len(lines) == size[1]
    assert not any("Анна" in line and "Вера" in line for line in lines[2:])


def help_of(game: Game) -> list[str]:
    pages, scene = Pages(), Scene(host_view(game.history), 80, 24)
    pages.act("help", lambda: scene, game.state, entry_for(scene.view, None))
    return [text_of(line).strip() for line in pages.lines(scene, game.state, None)]


@pytest.mark.parametrize(
    ("make", "heading"),
    [
        (at_board, "The board"),
        (lambda: at_auction(100, 200, 300), "An auction"),
        (lambda: at_stakes(30, 20, 10), "The final round: stakes"),
    ],
)
def test_the_help_begins_with_the_keys_of_what_is_entered_now(make: Callable[[], Game], heading: str) -> None:
    assert help_of(make())[1] == heading


def test_the_help_begins_with_the_next_step_where_nothing_is_entered() -> None:
    assert help_of(in_theme())[1] == "Now"
    assert help_of(in_theme())[2].startswith("Space")
