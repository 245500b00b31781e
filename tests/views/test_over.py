"""When all is over nothing can be paused: an "undo", which pauses a match, leaves no sign of that."""

import pytest

from station.rules.commands import Rename
from station.rules.model import Seat
from station.views.host_view import host_view
from tests.rules.tables import at


@pytest.mark.parametrize("moment", ["finished", "finished, in sequence"])
def test_an_undo_after_the_end_shows_no_pause(moment: str) -> None:
    game = at(moment)
    game.do(Rename(Seat(1), "Аня"))
    game.undo()

    view = host_view(game.history)

    assert game.state.paused
    assert not view.paused
    assert not {"Pause", "Resume"} & view.possible


def test_an_undo_in_a_question_does() -> None:
    game = at("window")
    game.undo()

    view = host_view(game.history)

    assert view.paused
    assert "Resume" in view.possible
