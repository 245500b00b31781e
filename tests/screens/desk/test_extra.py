"""An extra theme for those who share a place, on a theme of the host's choice (N4.13, S3.5)."""

from station.rules.commands import EndMatch
from station.rules.model import ThemeKind
from station.rules.state import Phase
from tests.rules.games import seats
from tests.screens.desk.games import played_out
from tests.screens.desk.hands import Hands


def tied() -> Hands:
    """Seats 1 and 2 have nothing, seat 3 has ten: all places but the first are shared."""
    game = played_out(3)
    game.do(EndMatch())
    hands = Hands(game)
    hands.keys("e")
    return hands


def test_shared_places_are_listed_with_their_players() -> None:
    assert tied().row().startswith("place 2: Анна, Борис")


def test_an_extra_theme_is_played_on_the_reserve_that_was_chosen() -> None:
    hands = tied()
    hands.keys("enter")
    assert "too short: 3 of 5" in hands.shown()

    hands.keys("enter")

    theme = hands.state.themes[-1]
    assert hands.closed
    assert (theme.kind, theme.content.name, theme.seats) == (ThemeKind.EXTRA, "Тема 90", seats(1, 2))


def test_it_may_be_read_from_paper() -> None:
    hands = tied()
    hands.keys("enter", "end", "enter")

    assert hands.state.phase is Phase.THEME_START
    assert hands.state.themes[-1].content.questions == ()


def test_a_short_reserve_is_refused_and_the_list_stays() -> None:
    hands = tied()
    hands.keys("enter", "down", "enter")

    assert hands.told == "Questions in “Тема 91” — 3, needed — 5"
    assert not hands.closed
    assert "Тема 91" in hands.row()


def test_without_a_tie_nothing_is_to_be_played() -> None:
    game = played_out(1, 2, 3)
    game.do(EndMatch())
    hands = Hands(game)
    hands.keys("e")

    assert "No place is shared" in hands.shown()
    assert "Enter" not in hands.hints()
