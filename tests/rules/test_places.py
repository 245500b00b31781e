"""The end: places by points, and ties that must yet be played for (N4.12, N4.13, S3.5, S4.16)."""

from dataclasses import astuple, replace

import pytest

from station.rules.board import next_cell
from station.rules.commands import Begin, EndMatch, EndTheme, Resume, StartTheme
from station.rules.state import Phase
from tests.rules.games import Game, N, S, begin, regulation, theme


def final() -> Begin:
    """A final under S, in which only the first place must not stay shared."""
    stage = regulation(S).stage("final")
    return replace(begin(S), stage=stage, themes=tuple(theme(number) for number in range(stage.themes)))


def end(command: Begin, *right: int) -> Game:
    """A game in which these seats answered the first questions, and nobody any other."""
    game = Game(command)
    for seat in right:
        game.read()
        game.rule(seat, right=True)
    finish(game)
    return game


def finish(game: Game) -> None:
    """All that is left is read, nobody answers."""
    last = len(game.state.themes) - 1
    while game.phase is not Phase.THEME_END or game.state.theme < last:
        if game.phase is Phase.REVEALED and next_cell(game.state) is None:
            game.do(EndTheme())
        else:
            game.skip(1)
    game.do(EndMatch())


def order(game: Game) -> list[tuple[int, int]]:
    """Seats with their places, from the first on."""
    return [(place.seat, place.place) for place in game.state.places]


@pytest.mark.clause("N4.12", "S4.16")
@pytest.mark.parametrize("code", [S, N])
def test_most_points_are_first_and_fewest_third(code: str) -> None:
    game = end(begin(code), 2, 3, 3)

    assert (game.phase, order(game)) == (Phase.FINISHED, [(3, 1), (2, 2), (1, 3)])
    assert astuple(game.state.places[0]) == (3, 1, 50, False, False, ())


@pytest.mark.clause("N4.12")
def test_points_below_zero_are_compared_too() -> None:
    game = Game(begin(N, players=2))
    game.read()
    game.rule(1, right=False)
    game.nobody()
    finish(game)

    assert (order(game), game.points) == ([(2, 1), (1, 2)], (-10, 0))


@pytest.mark.clause("S4.16")
@pytest.mark.parametrize(
    ("players", "right", "places"),
    [(2, (2,), [(2, 1), (1, 2)]), (4, (2, 3, 4), [(4, 1), (3, 2), (2, 3), (1, 4)])],
)
def test_two_and_four_players_are_ranked_alike(
    players: int, right: tuple[int, ...], places: list[tuple[int, int]]
) -> None:
    assert order(end(begin(S, players=players), *right)) == places


@pytest.mark.clause("N4.13")
def test_equals_at_the_top_are_tied() -> None:
    game = end(begin(N))

    assert game.phase is Phase.TIED
    assert [(place.place, place.shared, place.open) for place in game.state.places] == [(1, True, True)] * 3


@pytest.mark.clause("N4.13")
def test_equals_below_the_top_share_their_place() -> None:
    game = end(begin(N), 1)

    assert game.phase is Phase.FINISHED
    assert [astuple(place) for place in game.state.places[1:]] == [
        (2, 2, 0, True, False, ()),
        (3, 2, 0, True, False, ()),
    ]


@pytest.mark.clause("S3.5")
def test_where_seconds_are_ranked_equal_seconds_are_tied() -> None:
    game = end(begin(S), 1)

    assert (game.phase, order(game)) == (Phase.TIED, [(1, 1), (2, 2), (3, 2)])
    assert [place.open for place in game.state.places] == [False, True, True]


@pytest.mark.clause("S3.5")
def test_equal_firsts_hold_the_second_place_too() -> None:
    command = begin(S)
    game = end(replace(command, stage=replace(command.stage, ties=(2,))), 1, 2, 2, 1)

    assert game.points == (50, 50, 0)
    assert (game.phase, order(game)) == (Phase.TIED, [(1, 1), (2, 1), (3, 3)])
    assert [place.open for place in game.state.places] == [True, True, False]


@pytest.mark.clause("S4.16")
def test_in_a_final_the_lower_places_may_stay_shared() -> None:
    game = end(final(), 1)

    assert (game.phase, [place.open for place in game.state.places]) == (Phase.FINISHED, [False] * 3)


@pytest.mark.clause("S4.16", "N4.13")
def test_a_game_with_its_places_goes_no_further() -> None:
    for game in (end(begin(N)), end(begin(N), 1)):
        assert game.refused(StartTheme()).code == "not-now"
        assert game.refused(EndMatch()).code == "not-now"
        assert game.refused(Resume()).code == "not-paused"


@pytest.mark.clause("N4.13")
def test_an_end_that_came_too_soon_can_be_undone() -> None:
    game = end(begin(N), 1)
    game.undo()

    assert (game.phase, game.state.places) == (Phase.THEME_END, ())
