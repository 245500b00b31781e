"""What a command would lead to is told before it is given, and comes true."""

from dataclasses import replace

import pytest

from screens.host.desk.foresight import consequences
from station.rules.commands import (
    EndMatch,
    Leave,
    MakeStake,
    PlayCommand,
    ReverseRuling,
    SetPoints,
    VoidTheme,
    WithdrawLater,
)
from station.rules.model import Cell, Points, Seat
from station.rules.state import MatchState
from tests.rules.boards import Board, begin_at
from tests.rules.endings import at_stakes, ended
from tests.rules.games import theme
from tests.screens.desk.games import in_theme, played_out

REASON = "так решено"


def told(state: MatchState, command: PlayCommand) -> list[str]:
    return [text for text, _ in consequences(state, command)]


@pytest.mark.parametrize(
    "command",
    [ReverseRuling(0, REASON), WithdrawLater(Cell(0, 0), REASON), SetPoints(Seat(1), Points(70), REASON)],
)
def test_the_scores_that_are_told_come_true(command: PlayCommand) -> None:
    game = in_theme()
    before = game.points
    (line,) = told(game.state, command)

    game.do(command)

    names = [player.name for player in game.state.lineup.players]
    changed = [
        f"{name} {was} → {now}".replace("-", "−")
        for name, was, now in zip(names, before, game.points, strict=True)
        if was != now
    ]
    assert line == "Scores: " + " · ".join(changed)


def test_nothing_is_asked_of_the_match() -> None:
    game = in_theme()
    before = game.history

    told(game.state, ReverseRuling(0, REASON))

    assert game.history is before


def test_a_refusal_is_told_before_the_key() -> None:
    game = in_theme()

    assert told(game.state, VoidTheme(0, 1, REASON)) == ["Questions in “Тема 91” — 3, needed — 5"]


@pytest.mark.parametrize("command", [ReverseRuling(0, ""), SetPoints(Seat(1), Points(-10), REASON)])
def test_a_form_that_was_only_opened_scolds_nobody(command: PlayCommand) -> None:
    assert told(in_theme().state, command) == []


def test_bids_that_would_fall_are_told() -> None:
    game = Board(begin_at("final", (0, 3)))
    game.start()
    game.name(1)
    game.set_points(100, 200, 300)
    game.choose(0, 3)

    lines = told(game.state, SetPoints(Seat(3), Points(310), REASON))

    assert lines == ["Scores: Вера 300 → 310", "All bids fall, the bidding begins again."]


def test_a_choice_that_would_go_to_another_is_told() -> None:
    game = Board(begin_at())
    game.start()
    game.name(2)

    assert told(game.state, Leave(Seat(2)))[-1].startswith("The choice: Борис → ")


def test_who_would_be_in_the_final_round_is_told() -> None:
    game = at_stakes(30, 20, 10)

    lines = told(game.state, SetPoints(Seat(3), Points(-10), REASON))

    assert lines == ["Scores: Вера 10 → −10", "In the final round: Анна, Борис"]


@pytest.mark.clause("N4.11.1")
def test_a_stake_that_would_fall_is_told() -> None:
    game = at_stakes(30, 20, 10)
    game.do(MakeStake(Seat(2), Points(15)))

    lines = told(game.state, SetPoints(Seat(2), Points(12), REASON))

    assert lines == ["Scores: Борис 20 → 12", "A stake falls, and is made anew by who still plays: Борис"]


def test_places_that_would_change_are_told() -> None:
    game = played_out(1, 2, 3)
    game.do(EndMatch())

    lines = told(game.state, SetPoints(Seat(1), Points(100), REASON))

    assert lines == ["Scores: Анна 10 → 100", "Places: 1 Анна · 2 Вера · 3 Борис"]


def test_the_points_of_an_extra_theme_are_told_apart() -> None:
    game = ended(30, 30, 0)
    game.play_extra(1, 1)
    number = len(game.state.ledger) - 1

    lines = told(game.state, ReverseRuling(number, REASON))

    assert lines[0] == "In the extra theme: Анна 10 → −10"
    assert not any(line.startswith("Scores") for line in lines)


def test_a_game_that_would_end_is_told() -> None:
    game = in_theme()
    game.do(Leave(Seat(3)))

    assert told(game.state, Leave(Seat(1)))[0] == "The game: the question is over → finished"


def test_a_lot_that_chance_will_draw_hides_nothing_else_and_is_not_told() -> None:
    game = Board(replace(begin_at("final", (0, 3)), reserves=(theme(9),)))
    game.start()
    game.name(1)
    game.set_points(100, 200, 300)
    game.choose(0, 3)
    game.sell_to(2, 150)
    game.after_sale(right=True)

    lines = told(game.state, VoidTheme(0, 0, REASON))

    assert lines[0] == "Scores: Борис 350 → 200"
