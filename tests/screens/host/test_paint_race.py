"""What the host is told of a race: how clear it was, and whether all of it was heard (N4.5.1)."""

from collections.abc import Iterator

import pytest

from screens.host.paint_question import asked
from station.rules.commands import Missed, Rule
from station.rules.model import MILLISECOND, Nanoseconds
from station.views.host_view import host_view
from station.wording.language import use
from tests.rules.games import Game, begin
from tests.screens.glyphs import text_of

pytestmark = pytest.mark.clause("N4.5.1")

MISSED = "The station missed presses in this race."


@pytest.fixture
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def in_reading() -> Game:
    """The buttons are live."""
    game = Game(begin(players=4))
    game.read()
    game.wait(50 * MILLISECOND)
    return game


def told(game: Game) -> list[str]:
    """The lines with the question that is open."""
    return [text_of(line).strip() for line in asked(host_view(game.history), 80, 20)]


def miss(game: Game) -> None:
    """Presses were missed just before now."""
    game.do(Missed(Nanoseconds(game.now - MILLISECOND), game.now))


def test_that_presses_were_missed_is_told_until_the_race_is_ruled_on() -> None:
    game = in_reading()
    assert MISSED not in told(game)
    miss(game)
    assert MISSED in told(game)
    game.wait(1)
    game.press(1)
    assert MISSED in told(game)
    game.run_out()
    assert told(game)[-2:] == ["", MISSED]
    game.do(Rule(right=False))

    assert MISSED not in told(game)


@pytest.mark.usefixtures("_russian")
def test_that_presses_were_missed_is_told_in_russian() -> None:
    game = in_reading()
    miss(game)

    assert "В этом розыгрыше станция пропустила нажатия." in told(game)
