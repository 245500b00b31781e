"""The hall sees the play and nothing else: matches that differ in secrets alone look the same."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules import commands as c
from station.rules.history import History
from station.rules.model import Cell, HowNamed, Points, Question, Seat, Theme
from station.rules.moments import ClockKind
from station.rules.state import Phase
from station.views.hall_view import HallView, hall_view
from tests.protocol.late_games import BLUE, BORIS, VERA, after_blue, after_red, before_blue, choose, finished
from tests.rules.games import Game, N, S, begin

SILENT, ALOUD = N, S


def types_within(hint: Any, seen: set[Any] | None = None) -> set[Any]:  # noqa: ANN401 - type hints have no type
    """Every type that a value of this type can hold."""
    seen = set() if seen is None else seen
    if hint in seen:
        return seen
    seen.add(hint)
    parts = get_type_hints(hint).values() if is_dataclass(hint) else get_args(hint)
    for part in parts:
        types_within(part, seen)
    return seen


def refolded(game: Game, changed: c.Begin) -> Iterator[tuple[HallView, HallView]]:
    """The hall's views of a game, and of the same commands in a match that differs in its beginning."""
    other = Game(changed)
    yield hall_view(game_at(game, 1)), hall_view(other.history)
    for number, entry in enumerate(game.entries[2:], start=3):
        other.now = entry.at
        assert entry.command is not None
        other.ask(entry.command)
        yield hall_view(game_at(game, number)), hall_view(other.history)


def game_at(game: Game, entries: int) -> History:
    """The history after so many entries."""
    short = object.__new__(Game)
    short.entries = game.entries[:entries]
    return short.refold()


def command_of(game: Game) -> c.Begin:
    command = game.entries[0].command
    assert isinstance(command, c.Begin)
    return command


def rewritten(theme: Theme) -> Theme:
    """The theme with other questions."""
    return replace(
        theme, questions=tuple(replace(asked, text="Иное", answer="Иной") for asked in theme.questions)
    )


def test_no_field_can_hold_a_question_or_a_place_of_an_auction() -> None:
    held = types_within(HallView)

    assert not held & {Question, Theme, c.Begin}
    assert "auctions" not in {field.name for kind in held if is_dataclass(kind) for field in fields(kind)}


@pytest.mark.parametrize("play", [after_blue, finished])
def test_texts_and_answers_do_not_show(play: Callable[[], Game]) -> None:
    game = play()
    command = command_of(game)
    changed = replace(command, themes=tuple(map(rewritten, command.themes)))

    assert all(seen == other for seen, other in refolded(game, changed))


@pytest.mark.clause("N4.7")
@given(st.integers(0, 4))
def test_an_auction_does_not_show_before_it_is_opened(row: int) -> None:
    """Two matches with their Blue auction in different places, up to the first of both cells."""
    views = []
    for auction in (3, row):
        game = Game(replace(command_of(before_blue()), auctions=(Cell(BLUE, auction), Cell(1, 2))))
        game.do(c.StartRound(), c.NameChooser(BORIS, HowNamed.AGREED))
        seen = [hall_view(game.history)]
        for open_row in sorted({0, 1, 2, 3, 4} - {3, row})[:2]:
            choose(game, BLUE, open_row)
            game.read()
            game.rule(2, right=True)
            seen.append(hall_view(game.history))
        views.append(seen)

    assert views[0] == views[1]


@pytest.mark.clause("N4.11")
@given(st.integers(1, 50), st.integers(1, 130))
def test_stakes_do_not_show_before_they_are_ruled_on(boris: int, vera: int) -> None:
    views = []
    for stakes in ((1, 1), (boris, vera)):
        game = after_red()
        game.do(c.StartFinal())
        seen = []
        for command in (
            c.MakeStake(BORIS, Points(stakes[0])),
            c.MakeStake(VERA, Points(stakes[1])),
            c.StartReading(),
            c.FinishReading(),
            c.CollectAnswers(),
        ):
            game.do(command)
            seen.append(hall_view(game.history))
        views.append(seen)

    assert views[0] == views[1]


@pytest.mark.clause("N4.5.2")
def test_a_silent_demand_for_a_closer_answer_changes_nothing_for_the_hall() -> None:
    game = Game(begin(SILENT))
    game.read()
    game.answers(1)
    before = hall_view(game.history)
    game.do(c.Clarify())
    asked = hall_view(game.history)
    game.run_out()

    assert before == asked == hall_view(game.history)
    assert before.phase is Phase.ANSWERING


@pytest.mark.clause("S4.17")
def test_a_demand_aloud_is_shown_with_its_clock() -> None:
    game = Game(begin(ALOUD))
    game.read()
    game.answers(1)
    game.do(c.Clarify())
    shown = hall_view(game.history)

    assert shown.phase is Phase.CLARIFYING
    assert shown.deadline is not None
    assert shown.deadline.kind is ClockKind.CLARIFICATION


@pytest.mark.clause("N4.13")
def test_an_equal_who_has_left_is_not_shown_among_those_who_play() -> None:
    game = Game(begin(S))
    for _ in range(4):
        game.skip(5)
        game.do(c.EndTheme())
    game.do(c.EndMatch(), c.StartExtra(1))
    assert hall_view(game.history).equals == (1, 2, 3)

    game.do(c.Leave(Seat(2)))

    assert hall_view(game.history).equals == (1, 3)
