"""Long texts: nothing is passed over, the way on is always named, verses and strange signs stay whole."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from screens.console import Colours
from screens.host.paint import hidden_texts, page_of, paint, room_in
from screens.host.paint_side import side_width
from screens.host.scene import Scene
from screens.looks import dress
from station.rules.commands import StartReading, StartTheme
from station.rules.model import Question, Theme
from station.views.host_view import host_view
from tests.rules.games import Game, begin
from tests.screens.glyphs import text_of
from tests.screens.painted import Painted

SIZES = [(80, 24), (128, 37), (200, 50), (40, 14)]
WORDS = [f"слово{number}" for number in range(900)]
VERSES = "Первая строка стиха\nвторая строка,\n\nи снова первая"
STRANGE = "за\u0301мок и замо\u0301к 龍龍龍 😀 ❤️ 👍🏽 1️⃣ 🇷🇺 🇺🇳🇨 " * 12
BELOW = 11
"""Lines of seats, notes and keys in a high terminal."""


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    dress(Colours.CONSOLE)


def reading(text: str, size: tuple[int, int]) -> Scene:
    """A question of this text is being read."""
    command = begin()
    theme = Theme("Тема", (Question(text, "Ответ"), *command.themes[0].questions[1:]))
    game = Game(replace(command, themes=(theme, *command.themes[1:])))
    game.do(StartTheme(), StartReading())
    return Scene(host_view(game.history), *size)


def middle(scene: Scene) -> list[str]:
    """The lines of the texts, without what stands beside them."""
    lines = paint(scene)[4 : 4 + room_in(scene)]
    return [text_of(line).split("│")[0].rstrip() for line in lines]


def pages(scene: Scene) -> list[list[str]]:
    """What is seen, page after page, as PgDn turns them."""
    seen, furthest = [middle(scene)], hidden_texts(scene)
    while scene.scroll < furthest:
        scene = replace(scene, scroll=min(furthest, scene.scroll + page_of(scene)))
        seen.append(middle(scene))
    return seen


@pytest.mark.parametrize("size", SIZES)
def test_page_after_page_every_word_is_seen_in_its_order(size: tuple[int, int]) -> None:
    seen = pages(reading(" ".join(WORDS), size))
    words = [word for page in seen for line in page for word in line.split() if word.startswith("слово")]

    assert list(dict.fromkeys(words)) == WORDS
    assert len(seen) > 1


@pytest.mark.parametrize("size", SIZES)
def test_only_the_last_page_shows_again_what_the_one_before_it_had(size: tuple[int, int]) -> None:
    *others, _last = pages(reading(" ".join(WORDS), size))
    words = [word for page in others for line in page for word in line.split() if word.startswith("слово")]

    assert words == WORDS[: len(words)]


@pytest.mark.parametrize("size", SIZES)
def test_the_last_line_of_a_page_says_how_to_go_on_and_back(size: tuple[int, int]) -> None:
    first, *others, last = pages(reading(" ".join(WORDS), size))

    assert first[-1].strip() == "… PgDn: further"
    assert {page[-1].strip() for page in others} <= {"… PgDn: further … PgUp: back"}
    assert last[-1].strip() == "… PgUp: back"
    assert any("Answer:" in line for line in last)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_that_has_room_says_nothing_of_pages(size: tuple[int, int]) -> None:
    scene = reading("Короткий вопрос.", size)

    assert hidden_texts(scene) == 0
    assert "PgDn" not in "".join(middle(scene))


@pytest.mark.parametrize("size", SIZES)
def test_verses_keep_their_lines(size: tuple[int, int]) -> None:
    lines = [line.strip() for line in middle(reading(VERSES, size))]
    at = lines.index("Первая строка стиха")

    assert lines[at : at + 4] == VERSES.split("\n")


@pytest.mark.parametrize("size", [(128, 37), (200, 50)])
def test_strange_signs_do_not_move_the_border(size: tuple[int, int]) -> None:
    lines = [text_of(line) for line in paint(reading(STRANGE, size))]
    edges = {cell_len(line.split("│")[0]) for line in lines[4:-BELOW]}

    assert len(edges) == 1
    assert {cell_len(line) for line in lines} <= set(range(size[0] + 1))


@pytest.mark.parametrize("colours", Colours)
@pytest.mark.parametrize("size", [(128, 37), (200, 50)])
def test_strange_signs_do_not_move_the_border_on_any_terminal(
    colours: Colours, size: tuple[int, int]
) -> None:
    scene = reading(STRANGE, size)
    shown = Painted(paint(scene), size[0], colours)
    edge = size[0] - side_width(scene)

    assert {cell.data for y, x, cell in shown.cells() if x == edge and 4 <= y < size[1] - BELOW} == {"│"}
    assert shown.crooked() == []
