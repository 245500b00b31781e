"""The scores as they are told: who is not in the game stands behind the others (S2.3, S4.3, S4.18)."""

from dataclasses import replace

import pytest

from screens.host.paint_standing import standing
from screens.host.scene import Scene
from station.rules.model import Points, Standing
from station.views.host_view import host_view
from tests.rules.games import Game, begin
from tests.screens.glyphs import text_of


def told(*standings: Standing) -> list[str]:
    """The lines for four players with these standings; the seats have −10, −20, −30 and 40 points."""
    view = host_view(Game(begin(players=4)).history)
    points = (-10, -20, -30, 40)
    seats = tuple(
        replace(who, points=Points(number), standing=now)
        for who, number, now in zip(view.seats, points, standings, strict=True)
    )
    scene = Scene(replace(view, seats=seats), 80, 24)
    return [text_of(line).strip() for line in standing(scene, 12) if line]


IN = Standing.PRESENT


@pytest.mark.clause("S4.3")
@pytest.mark.parametrize(("way", "words"), [(Standing.ABSENT, "has not come"), (Standing.REMOVED, "removed")])
def test_who_did_not_come_or_was_removed_is_last_and_has_no_points(way: Standing, words: str) -> None:
    lines = told(IN, IN, IN, way)

    assert [line.split(":")[0] for line in lines[:3]] == ["Анна", "Борис", "Вера"]
    assert lines[3].endswith(f": {words}")


@pytest.mark.clause("S2.3")
def test_who_has_left_keeps_the_points_behind_those_in_the_game() -> None:
    lines = told(IN, IN, Standing.ABSENT, Standing.LEFT)

    assert lines[2].endswith(": 40 points, has left")
    assert lines[3] == "Вера: has not come"
