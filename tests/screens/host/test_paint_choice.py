"""Why a player chooses is said where the last question does not show it (N4.3, S4.18, S4.19)."""

import pytest

from screens.host.board_entry import BoardEntry
from screens.host.paint_choice import why_lines
from screens.host.scene import Scene
from station.rules.commands import ShowBoard, VoidTheme
from station.views.host_view import host_view
from tests.rules.boards import Board, at_board, away
from tests.screens.glyphs import text_of


def scene(game: Board) -> Scene:
    return Scene(host_view(game.history), 80, 24, room=12)


def why(game: Board) -> str:
    return " ".join(text_of(line).strip() for line in why_lines(scene(game)))


@away
@pytest.mark.clause("S4.18")
def test_when_the_chooser_is_gone_the_lowest_chooses_and_it_is_said(how: str) -> None:
    game = at_board()
    game.set_points(50, 40, 30)
    game.ask_cell(0, 0, right=1)
    game.do(ShowBoard())
    assert why(game) == ""

    game.lose(1, how)

    assert why(game) == "Вера chooses: the lowest score."
    view = scene(game)
    assert text_of(BoardEntry(view.view).lines(view, game.state)[0]).strip() == why(game)


@pytest.mark.clause("S4.19")
def test_when_the_right_answer_fell_with_its_theme_the_choice_stays() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)
    game.do(ShowBoard())
    game.draw(VoidTheme(0, 0, "подсказки"))

    assert why(game) == "The choice stays with Анна: the right answer stands no more."


@pytest.mark.clause("N4.3")
def test_what_the_last_answer_shows_is_not_explained() -> None:
    game = at_board()
    game.ask_cell(0, 0, right=3)

    assert why(game) == ""
