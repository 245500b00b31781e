"""Of a list that has no room nothing vanishes without a word: an edge tells that there is more beyond it."""

import pytest

from screens.looks import Line, Look
from screens.window import window
from tests.screens.glyphs import text_of

UP, DOWN = "   ↑ …", "   ↓ …"


def shown(number: int, chosen: int, room: int) -> list[str]:
    lines: list[Line] = [((str(n), Look.PLAIN),) for n in range(number)]
    return [text_of(line) for line in window(lines, chosen, room)]


@pytest.mark.parametrize("room", [3, 4, 7, 12])
@pytest.mark.parametrize("number", [1, 3, 8, 13, 40])
def test_the_chosen_line_is_seen_and_what_is_not_is_told(number: int, room: int) -> None:
    for chosen in range(number):
        seen = shown(number, chosen, room)
        there = [int(text) for text in seen if text not in {UP, DOWN}]

        assert len(seen) == min(number, room)
        assert chosen in there
        assert there == list(range(there[0], there[-1] + 1))
        assert (seen[0] == UP) is (there[0] > 0)
        assert (seen[-1] == DOWN) is (there[-1] < number - 1)


@pytest.mark.parametrize("room", [1, 2])
def test_where_there_is_hardly_a_line_the_chosen_one_has_it(room: int) -> None:
    assert all(str(chosen) in shown(5, chosen, room) for chosen in range(5))
