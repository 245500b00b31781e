"""A matter of the desk fits any moment; what leads the match on is aimed at the moment that was seen."""

import pytest

from screens.host.orders import aimed_at
from station.rules.commands import Nobody, PlayCommand, ReverseRuling, Rule, SetPoints, VoidTheme, Warn
from station.rules.model import Points, Seat
from station.views.host_view import host_view
from tests.rules.games import Game


@pytest.mark.parametrize(
    "command",
    [
        Warn(Seat(1), "шум"),
        ReverseRuling(0, "ошибка"),
        SetPoints(Seat(1), Points(10), "ошибка"),
        VoidTheme(0, 0, "подсказки"),
    ],
)
def test_a_matter_of_the_desk_is_taken_though_the_match_has_moved_on(command: PlayCommand) -> None:
    assert aimed_at(command, host_view(Game().history)) is None


@pytest.mark.parametrize("command", [Nobody(), Rule(right=True)])
def test_a_key_of_the_play_is_meant_for_what_was_seen(command: PlayCommand) -> None:
    view = host_view(Game().history)

    assert aimed_at(command, view) == view.seen
