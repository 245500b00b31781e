"""The final round, ties and who is in the game, as the host sees them (N4.10 … N4.13, S4.18)."""

import pytest

from station.rules.commands import (
    CollectAnswers,
    FinishReading,
    LeaveOpen,
    NoteAnswer,
    Pause,
    Rename,
    Resume,
    Rule,
    StartExtra,
    StartReading,
    TellAnswer,
    Warn,
)
from station.rules.model import Seat, Standing, ThemeKind, WhyOver
from station.rules.state import Phase
from station.views.host_view import host_view
from station.views.late_view import FinalView
from station.views.seat_view import SeatMark
from tests.rules.endings import REASON, Ending, at_stakes, before_final, ended
from tests.rules.games import Game, N, begin, seats


def final(game: Ending) -> FinalView:
    found = host_view(game.history).final
    assert found is not None
    return found


def marks(game: Game) -> list[SeatMark]:
    return [seat.mark for seat in host_view(game.history).seats]


@pytest.mark.clause("N4.10", "N4.11.1")
def test_those_with_a_positive_score_stake_up_to_it() -> None:
    game = at_stakes(100, 0, 300)
    game.stake(3, 7)

    assert final(game).theme == "Финал 0"
    assert [(who.seat, who.most, who.has_staked, who.stake) for who in final(game).finalists] == [
        (1, 100, False, None),
        (3, 300, True, None),
    ]
    assert marks(game) == [SeatMark.WAITS, SeatMark.OUT, SeatMark.WAITS]


@pytest.mark.clause("N4.11.3")
def test_rulings_begin_at_the_lowest_score_and_open_one_stake_each() -> None:
    game = at_stakes(200, 100, 300)
    game.write({1: 11, 2: 22, 3: 33})
    game.do(NoteAnswer(Seat(2), "  Пушкин "), TellAnswer())
    told = [(who.seat, who.answer, who.stake, who.right) for who in final(game).finalists]
    assert told == [(2, "Пушкин", 22, None), (1, "", None, None), (3, "", None, None)]
    assert host_view(game.history).answerer == Seat(2)

    game.do(Rule(right=False))
    assert [(who.stake, who.right) for who in final(game).finalists] == [
        (22, False),
        (11, None),
        (None, None),
    ]


@pytest.mark.clause("N4.11.2")
def test_the_time_to_write_goes_on_by_the_next_step_and_then_ends_by_it() -> None:
    game = at_stakes(200, 100, 300)
    for seat in (1, 2, 3):
        game.stake(seat, 10)
    game.do(StartReading(), FinishReading(), Pause())
    assert host_view(game.history).step == Resume()

    game.do(Resume())
    assert host_view(game.history).step is None
    game.run_out()
    assert host_view(game.history).step == CollectAnswers()


def test_a_stake_and_its_undo_are_named_without_the_amount() -> None:
    game = at_stakes(100, 200, 300)
    game.stake(2, 123)
    undo = host_view(game.history).undo

    assert undo is not None
    assert undo.seat == Seat(2)
    assert "123" not in repr(undo)


@pytest.mark.clause("N4.10")
@pytest.mark.parametrize(
    ("points", "why"),
    [((100, 0, -10), WhyOver.SOLE_POSITIVE), ((0, 0, -10), WhyOver.NO_WINNER)],
)
def test_it_is_told_why_there_was_no_final_round(points: tuple[int, int, int], why: WhyOver) -> None:
    game = before_final(*points)
    game.do(host_view(game.history).step or LeaveOpen())

    assert host_view(game.history).why_over is why


@pytest.mark.clause("N4.13")
def test_an_open_place_is_played_off_by_the_next_step() -> None:
    game = ended(100, 50, 100, ties=(1,))
    view = host_view(game.history)

    assert (view.phase, view.step) == (Phase.TIED, StartExtra(1, 0))
    assert view.reserves == ("Тема 1",)


@pytest.mark.clause("N4.13")
def test_in_an_extra_theme_the_equals_play_and_its_points_stand_apart() -> None:
    game = ended(100, 50, 100, ties=(1,))
    game.do(StartExtra(1, 0), StartReading())
    view = host_view(game.history)
    assert (view.theme.kind, view.theme.equals, view.theme.number) == (ThemeKind.EXTRA, seats(1, 3), 0)
    assert marks(game) == [SeatMark.MAY, SeatMark.OUT, SeatMark.MAY]

    game.rule(3, right=True)
    told = [(seat.points, seat.extra) for seat in host_view(game.history).seats]
    assert told == [(100, 0), (50, None), (100, 10)]


@pytest.mark.clause("S4.16")
def test_a_shared_place_that_may_stay_so_can_be_played_off_too() -> None:
    game = ended(100, 50, 50, ties=(1,))
    view = host_view(game.history)

    assert (view.phase, view.step, view.extra) == (Phase.FINISHED, None, StartExtra(2, 0))


def test_without_a_shared_place_there_is_nothing_to_play_off() -> None:
    assert host_view(ended(100, 60, 50).history).extra is None


@pytest.mark.clause("S4.18")
def test_warnings_and_who_is_out_of_the_game_are_told() -> None:
    game = Ending(begin(N))
    game.remove(2)
    game.do(Warn(Seat(3), REASON))
    first, second, third = host_view(game.history).seats

    assert (first.standing, first.warnings) == (Standing.PRESENT, 0)
    assert second.standing is Standing.REMOVED
    assert (third.standing, third.warnings) == (Standing.PRESENT, 1)


def test_an_act_is_named_with_its_seat() -> None:
    game = Ending(begin(N))
    game.do(Rename(Seat(2), "Глафира"))
    undo = host_view(game.history).undo

    assert undo is not None
    assert (undo.command, undo.seat) == (Rename(Seat(2), "Глафира"), 2)


def test_a_press_is_nobodys_while_the_race_is_open() -> None:
    game = Game(begin(N))
    game.read()
    game.press(2)
    undo = host_view(game.history).undo

    assert undo is not None
    assert undo.seat is None
