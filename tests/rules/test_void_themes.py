"""A theme in sequence is off with all its points, and a reserve takes its place (S4.19)."""

from dataclasses import replace

import pytest

from station.rules.commands import (
    AddReserve,
    EndMatch,
    EndTheme,
    LeaveOpen,
    NoteHint,
    Remove,
    StartReading,
    StartTheme,
    VoidTheme,
    Warn,
    Withdraw,
    WithdrawLater,
)
from station.rules.faults import faults
from station.rules.model import Cell, Outcome, Points, Seat, Theme, ThemeKind
from station.rules.records import Correction, CorrectionKind
from station.rules.state import Phase
from tests.rules.games import N, S, begin, theme
from tests.rules.tables import Table, at, sequence_table

pytestmark = pytest.mark.clause("S4.19")

REASON = "две подсказки из зала"
PAPER = Theme("Тема с бумаги", ())


def playing(code: str = S) -> Table:
    """The first theme is played to its third question, which is being read; one answer each way is given."""
    table = sequence_table(code)
    table.read()
    table.rule(1, right=True)
    table.read()
    table.rule(2, right=False)
    table.nobody()
    table.read()
    return table


def void(table: Table, number: int, reserve: int | None = 0) -> None:
    table.draw(VoidTheme(number, reserve, REASON))


@pytest.mark.parametrize("code", [S, N])
def test_every_point_of_a_void_theme_is_off(code: str) -> None:
    table = playing(code)
    assert table.points == (10, -20, 0)
    void(table, 0)

    assert (table.points, table.marks) == ((0, 0, 0), [(1, 10, True), (2, -20, True)])
    assert faults(table.state) == ()


def test_two_hints_are_counted_and_void_nothing_by_themselves() -> None:
    table = playing()
    table.do(NoteHint(), NoteHint())
    assert (table.state.hints, table.phase, table.points) == ((0, 0), Phase.READING, (10, -20, 0))
    void(table, 0)

    assert (table.state.hints, table.state.themes[0].void) == ((0, 0), True)


def test_a_reserve_takes_the_place_at_the_same_prices_and_is_played_in_full() -> None:
    table = playing()
    void(table, 0, 1)
    state = table.state
    assert (table.phase, state.theme, state.cell) == (Phase.THEME_START, 2, None)
    new = state.themes[2]
    assert (new.content, new.slot, new.round, new.prices) == (theme(101), 0, 0, state.themes[0].prices)
    assert (new.replaces, new.void, state.reserves) == (0, False, (theme(100),))
    table.skip(4)

    assert table.refused(EndTheme()).code == "questions-left"
    table.skip(1)
    table.do(EndTheme())
    table.skip(5)
    table.do(EndTheme(), EndMatch())
    assert [done.cell.theme for done in table.state.played] == [0] * 3 + [2] * 5 + [1] * 5


def test_the_void_theme_stays_in_the_match_with_its_reason() -> None:
    table = playing()
    void(table, 0)

    state = table.state
    assert (state.themes[0].content, state.themes[0].void) == (theme(0), True)
    assert state.corrections == (Correction(CorrectionKind.THEME_VOID, REASON, theme=0),)
    assert [done.outcome for done in state.played] == [Outcome.RIGHT, Outcome.NOBODY, Outcome.WITHDRAWN]


def test_the_reserve_has_a_spare_of_its_own() -> None:
    table = sequence_table()
    table.read()
    table.do(Withdraw())
    void(table, 0)
    table.read()
    table.do(Withdraw())

    assert table.phase is Phase.SPARE_OFFER


@pytest.mark.parametrize(
    "moment", ["theme start", "revealed, in sequence", "revealed, last row", "theme end", "paused"]
)
def test_the_current_theme_can_be_void_at_any_moment(moment: str) -> None:
    table = at(moment)
    number = table.state.theme
    void(table, number)

    assert (table.phase, table.state.themes[table.state.theme].replaces) == (Phase.THEME_START, number)
    assert faults(table.state) == ()


def second_theme(last_row: int = 0) -> Table:
    table = sequence_table()
    table.read()
    table.rule(1, right=True)
    table.skip(4)
    table.do(EndTheme())
    table.skip(1 + last_row)
    return table


@pytest.mark.parametrize("code", [S, N])
def test_an_earlier_theme_waits_for_the_end_of_the_round(code: str) -> None:
    table = sequence_table(code)
    table.skip(5)
    table.do(EndTheme(), StartTheme())
    refused = table.refused(VoidTheme(0, 0, REASON))

    assert (refused.code, refused.clause) == ("theme-not-now", "S4.19" if code == S else "")


def test_not_even_between_two_themes_an_earlier_one_is_void() -> None:
    table = sequence_table(themes=3)
    for _ in range(2):
        table.skip(5)
        table.do(EndTheme())
    assert table.refused(VoidTheme(0, 0, REASON)).code == "theme-not-now"
    void(table, 1)

    assert table.state.themes[table.state.theme].slot == 1


def test_an_earlier_theme_is_replaced_when_all_are_played() -> None:
    table = second_theme(last_row=4)
    assert table.refused(VoidTheme(0, 0, REASON)).code == "theme-not-now"
    table.do(EndTheme())
    void(table, 0)

    assert (table.phase, table.points) == (Phase.THEME_START, (0, 0, 0))
    assert table.refused(EndMatch()).code == "not-now"
    table.skip(5)
    table.do(EndTheme())
    assert table.refused(StartTheme()).code == "no-more-themes"
    table.do(EndMatch())


@pytest.mark.parametrize("number", [0, 1])
def test_after_the_end_play_goes_on_with_the_reserve_and_the_match_ends_again(number: int) -> None:
    table = second_theme(last_row=4)
    table.do(EndTheme(), EndMatch())
    assert table.phase is Phase.TIED
    table.do(LeaveOpen())
    void(table, number)
    assert (table.phase, table.state.places) == (Phase.THEME_START, ())
    table.read()
    table.rule(3, right=True)
    table.skip(4)
    table.do(EndTheme(), EndMatch())

    first = table.state.places[0]
    assert (first.seat, first.place, table.points[2]) == (3 if number == 0 else 1, 1, 10)


@pytest.mark.parametrize("number", [1, 2, -1])
def test_a_theme_that_was_not_begun_cannot_be_void(number: int) -> None:
    code = "theme-not-now" if number == 1 else "no-theme"

    assert playing().refused(VoidTheme(number, 0, REASON)).code == code


def test_a_theme_is_void_once() -> None:
    table = playing()
    void(table, 0)

    assert table.refused(VoidTheme(0, 0, REASON)).code == "already-void"
    assert table.refused(WithdrawLater(Cell(0, 0), REASON)).code == "already-void"


def test_a_reserve_can_be_void_too() -> None:
    table = playing()
    void(table, 0)
    table.read()
    table.rule(3, right=True)
    void(table, 2)

    assert (table.points, table.state.reserves) == ((0, 0, 0), ())
    assert [(one.replaces, one.slot, one.void) for one in table.state.themes] == [
        (None, 0, True),
        (None, 1, False),
        (0, 0, True),
        (2, 0, False),
    ]


def test_a_void_theme_needs_a_reason_and_a_reserve_that_is_there() -> None:
    table = playing()

    assert table.refused(VoidTheme(0, 0, " ")).code == "no-text"
    for number in (2, -1):
        assert table.refused(VoidTheme(0, number, REASON)).code == "no-such-reserve"


@pytest.mark.parametrize("code", [S, N])
def test_without_a_reserve_one_is_added_first(code: str) -> None:
    table = sequence_table(code, reserves=0)
    table.read()
    refused = table.refused(VoidTheme(0, None, REASON))
    assert (refused.code, refused.clause) == ("reserve-needed", "S4.19" if code == S else "")
    table.do(AddReserve(theme(7)))
    void(table, 0)

    assert table.state.themes[-1].content == theme(7)


def test_a_reserve_from_paper_has_a_name_alone() -> None:
    table = sequence_table(reserves=0)
    table.read()
    assert table.refused(AddReserve(Theme("  ", ()))).code == "no-text"
    table.do(AddReserve(replace(PAPER, name=" Тема с бумаги ")))
    void(table, 0)
    table.read()
    table.rule(2, right=True)

    assert (table.state.themes[-1].content, table.points) == (PAPER, (0, 10, 0))


def test_a_reserve_with_too_few_questions_cannot_take_the_place() -> None:
    table = sequence_table(reserves=0)
    table.read()
    table.do(AddReserve(theme(7, questions=4)))
    refused = table.refused(VoidTheme(0, 0, REASON))

    assert refused.code == "theme-short"
    assert dict(refused.parameters) == {"theme": "Тема 7", "number": 4, "needed": 5}


def test_with_one_player_left_nothing_is_played_instead() -> None:
    table = playing()
    for seat in (2, 3):
        table.do(Warn(Seat(seat), "спор"), Remove(Seat(seat), "спор"))
    assert table.phase is Phase.FINISHED
    assert table.refused(VoidTheme(0, 0, REASON)).code == "no-board-any-more"
    void(table, 0, None)

    assert (table.phase, table.points[0]) == (Phase.FINISHED, 0)
    assert faults(table.state) == ()


@pytest.mark.clause("N4.13")
@pytest.mark.parametrize("moment", ["extra theme, reading", "extra theme, revealed", "finished"])
def test_a_void_extra_theme_is_played_anew_by_the_same_equals(moment: str) -> None:
    table = at(moment)
    number = table.state.theme
    assert table.refused(VoidTheme(number, None, REASON)).code == "reserve-needed"
    void(table, number)
    new = table.state.themes[-1]
    assert (new.kind, new.seats, table.state.contestants) == (ThemeKind.EXTRA, (1, 2), (1, 2))
    table.read()
    table.rule(1, right=True)
    table.skip(4)
    table.do(EndTheme(), EndMatch())

    assert [(where.seat, where.extra) for where in table.state.places] == [
        (1, (Points(10),)),
        (2, (Points(0),)),
        (3, ()),
    ]
    assert table.points == (60, 60, -100)


def test_a_game_without_reserves_can_be_given_some() -> None:
    table = Table(begin(S))
    table.do(AddReserve(PAPER), StartTheme(), StartReading())
    void(table, 0)

    assert table.phase is Phase.THEME_START
