"""The score sheet on the screen: whose column is whose is seen wherever one has scrolled to."""

import pytest

from screens.host.pages import Pages
from screens.host.scene import Scene
from station.views.host_view import host_view
from tests.screens.desk.games import played_out
from tests.screens.glyphs import text_of


@pytest.mark.parametrize("way", [[], ["up"], ["up"] * 9, ["up", "up", "down"]])
@pytest.mark.parametrize("size", [(80, 24), (60, 15)])
def test_the_names_stay_under_the_title_while_the_sheet_is_scrolled(
    way: list[str], size: tuple[int, int]
) -> None:
    game, pages = played_out(1, 2, 3), Pages()
    scene = Scene(host_view(game.history), *size)
    for action in ["sheet", *way]:
        pages.act(action, scene, game.state)
    shown = pages.lines(Scene(scene.view, *size, scroll=pages.scroll), game.state, None)
    lines = [text_of(line) for line in shown]

    assert lines[0].strip() == "Score sheet"
    assert lines[1].split() == ["Анна", "Борис", "Вера"]
    assert len(lines) == size[1]
    assert not any("Анна" in line and "Вера" in line for line in lines[2:])
