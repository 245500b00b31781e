"""The score sheet against games whose points were added by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.protocol.sheet import SheetQuestion, score_sheet
from station.rules.commands import DeclineSpare, EndTheme
from station.rules.model import Outcome, Place, Points, Seat
from station.rules.state import scores
from tests.protocol.early_games import finished, first_theme, skip_to_the_end, spare_offered, spare_read
from tests.rules.games import Game, N, begin


def given_points(question: SheetQuestion) -> list[tuple[int, int, bool]]:
    """Seat, points, whether struck."""
    return [(entry.seat, entry.points, entry.struck) for entry in question.rulings]


def test_before_the_first_theme_the_sheet_names_the_people_and_no_theme() -> None:
    sheet = score_sheet(Game(begin(themes=4)).state)

    assert (sheet.title, sheet.host, sheet.assistant) == ("Пробная игра", "Дина", "Егор")
    assert [player.name for player in sheet.players] == ["Анна", "Борис", "Вера"]
    assert (sheet.planned, sheet.themes, sheet.totals, sheet.places) == (4, (), (0, 0, 0), ())


@pytest.mark.clause("S4.14")
def test_every_ruling_stands_in_its_question_in_the_order_it_was_given() -> None:
    (theme,) = score_sheet(first_theme().state).themes

    assert theme.name == "Тема 0"
    assert [(asked.price, asked.outcome, given_points(asked)) for asked in theme.questions] == [
        (10, Outcome.RIGHT, [(1, 10, False)]),
        (20, Outcome.RIGHT, [(2, -20, False), (1, 20, False)]),
        (30, Outcome.NOBODY, []),
        (40, Outcome.ALL_WRONG, [(3, -40, False), (1, -40, False), (2, -40, False)]),
        (50, Outcome.RIGHT, [(2, 50, False)]),
    ]


@pytest.mark.clause("S4.15")
def test_after_each_theme_stand_its_sums_and_the_totals() -> None:
    themes = score_sheet(finished().state).themes

    assert [theme.sums for theme in themes] == [(-10, -10, -40), (0, 10, 0), (0, 0, 0), (0, 0, 0)]
    assert [theme.totals for theme in themes] == [(-10, -10, -40), *[(-10, 0, -40)] * 3]


@pytest.mark.clause("N4.5.8")
def test_points_of_a_withdrawn_question_stay_on_the_sheet_and_count_no_more() -> None:
    sheet = score_sheet(spare_offered().state)
    asked = sheet.themes[1].questions[0]

    assert (asked.outcome, given_points(asked)) == (Outcome.WITHDRAWN, [(1, -10, True), (3, 10, True)])
    assert sheet.themes[1].sums == (0, 0, 0)
    assert sheet.totals == (-10, -10, -40)


@pytest.mark.clause("N4.5.8")
def test_a_spare_follows_the_question_that_it_replaces() -> None:
    first, spare, *_ = score_sheet(spare_read().state).themes[1].questions

    assert (first.price, first.spare, first.outcome) == (10, False, Outcome.WITHDRAWN)
    assert (spare.price, spare.spare, spare.outcome, spare.rulings) == (10, True, None, ())

    first, spare, *others = score_sheet(finished().state).themes[1].questions

    assert (first.outcome, given_points(first)) == (Outcome.WITHDRAWN, [(1, -10, True), (3, 10, True)])
    assert (spare.outcome, given_points(spare)) == (Outcome.RIGHT, [(2, 10, False)])
    assert [(asked.price, asked.spare) for asked in others] == [(price, False) for price in (20, 30, 40, 50)]


@pytest.mark.clause("N4.5.8")
def test_without_its_spare_a_withdrawn_question_stands_alone() -> None:
    game = spare_offered()
    game.do(DeclineSpare())
    first, second, *_ = score_sheet(game.state).themes[1].questions

    assert (first.price, first.outcome) == (10, Outcome.WITHDRAWN)
    assert (second.price, second.outcome) == (20, None)


@pytest.mark.clause("N4.12", "S4.16")
def test_places_stand_on_the_sheet_when_the_game_is_over() -> None:
    assert score_sheet(first_theme().state).places == ()
    assert score_sheet(finished().state).places == (
        Place(Seat(2), 1, Points(0), shared=False, open=False),
        Place(Seat(1), 2, Points(-10), shared=False, open=False),
        Place(Seat(3), 3, Points(-40), shared=False, open=False),
    )


@pytest.mark.clause("N4.13")
def test_a_first_place_that_two_share_is_open() -> None:
    game = Game(begin(N, players=2))
    skip_to_the_end(game)

    assert [(place.place, place.shared, place.open) for place in score_sheet(game.state).places] == [
        (1, True, True),
        (1, True, True),
    ]


def test_a_game_under_way_tells_no_theme_that_is_yet_to_come() -> None:
    game = first_theme()
    game.read()

    assert [theme.name for theme in score_sheet(game.state).themes] == ["Тема 0", "Тема 1"]


@given(st.lists(st.tuples(st.integers(1, 3), st.booleans()), min_size=5, max_size=5))
def test_the_sheet_adds_up_to_the_scores_whatever_is_ruled(rulings: list[tuple[int, bool]]) -> None:
    game = Game(begin(themes=4))
    for seat, right in rulings:
        game.read()
        game.rule(seat, right=right)
        if not right:
            game.nobody()
    game.do(EndTheme())
    sheet = score_sheet(game.state)

    assert sheet.themes[-1].totals == sheet.totals == tuple(scores(game.state).values())
    assert sheet.themes[0].sums == sheet.totals
