"""A game in sequence: themes, questions, scores, the end (N4.3, N4.9, S4.7 … S4.9, S4.15)."""

import pytest

from station.rules.board import next_cell
from station.rules.commands import (
    Announce,
    Command,
    EndMatch,
    EndTheme,
    FinishReading,
    Nobody,
    Rename,
    Rule,
    Seen,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Cell, Outcome, Seat
from station.rules.state import Phase, question, scores
from tests.rules.games import Game, N, S, begin

both = pytest.mark.parametrize("code", [S, N])


def play_theme(game: Game) -> None:
    """All questions of the next theme are read, nobody answers."""
    game.skip(5)
    game.do(EndTheme())


@pytest.mark.clause("S4.7")
def test_before_the_game_all_themes_can_be_named() -> None:
    game = Game(begin(S))

    assert (game.phase, next_cell(game.state)) == (Phase.OPENING, None)
    assert [theme.content.name for theme in game.state.themes] == ["Тема 0", "Тема 1", "Тема 2", "Тема 3"]


@pytest.mark.clause("S4.8")
def test_a_theme_begins_with_its_name() -> None:
    game = Game(begin(S))
    game.do(StartTheme())

    assert game.phase is Phase.THEME_START
    assert game.state.current_theme == game.state.themes[0]


@pytest.mark.clause("S4.8")
@pytest.mark.parametrize("command", [Announce(), StartReading()])
def test_no_question_before_its_themes_name(command: Announce | StartReading) -> None:
    game = Game(begin(S))
    assert game.refused(command).code == "not-now"

    play_theme(game)
    assert game.refused(command).code == "not-now"


@pytest.mark.clause("S4.9")
def test_a_question_begins_with_its_price() -> None:
    game = Game(begin(S))
    game.do(StartTheme(), Announce())

    assert (game.phase, game.state.cell) == (Phase.ANNOUNCED, Cell(0, 0))


@pytest.mark.clause("S4.9")
def test_a_host_who_tells_the_price_in_passing_needs_no_key_for_it() -> None:
    game = Game(begin(S))
    game.do(StartTheme(), StartReading())

    assert (game.phase, game.state.cell) == (Phase.READING, Cell(0, 0))


@pytest.mark.clause("N4.3")
@both
def test_questions_follow_in_rising_price_theme_after_theme(code: str) -> None:
    game = Game(begin(code))
    for _ in game.state.themes:
        play_theme(game)

    numbers = range(len(game.state.themes))
    cells = [Cell(number, row) for number in numbers for row in range(5)]
    assert [done.cell for done in game.state.played] == cells


@pytest.mark.clause("N4.3")
def test_who_answered_does_not_change_what_comes_next() -> None:
    game = Game(begin(N))
    game.read()
    game.rule(3, right=True)

    assert next_cell(game.state) == Cell(0, 1)


def test_each_cell_has_its_own_text() -> None:
    game = Game(begin(S))
    game.skip(5)
    game.do(EndTheme())
    game.skip(2)

    assert game.state.cell == Cell(1, 1)
    assert question(game.state, Cell(1, 1), spare=False).text == "Вопрос 1.1"


@pytest.mark.clause("N4.9")
@pytest.mark.parametrize(("code", "clause"), [(N, "N4.9"), (S, "")])
def test_a_theme_does_not_end_before_its_last_question(code: str, clause: str) -> None:
    game = Game(begin(code))
    game.skip(4)
    refused = game.refused(EndTheme())

    assert (refused.code, refused.clause, refused.parameters) == ("questions-left", clause, (("number", 1),))


@pytest.mark.clause("N4.9")
@both
def test_a_theme_ends_after_its_last_question(code: str) -> None:
    game = Game(begin(code))
    game.skip(5)

    assert game.refused(Announce()).code == "theme-over"
    assert game.refused(StartReading()).code == "theme-over"
    game.do(EndTheme())
    assert game.phase is Phase.THEME_END


@pytest.mark.clause("N4.9")
@pytest.mark.parametrize(("code", "clause", "left"), [(N, "N4.9", 4), (S, "", 3)])
def test_a_game_does_not_end_before_its_last_theme(code: str, clause: str, left: int) -> None:
    game = Game(begin(code))
    play_theme(game)
    refused = game.refused(EndMatch())

    assert (refused.code, refused.clause, refused.parameters) == ("themes-left", clause, (("number", left),))


@pytest.mark.clause("N4.9")
@both
def test_a_game_ends_after_its_last_theme(code: str) -> None:
    game = Game(begin(code))
    for _ in game.state.themes:
        play_theme(game)

    assert game.refused(StartTheme()).code == "no-more-themes"
    game.do(EndMatch())
    assert game.phase in {Phase.TIED, Phase.FINISHED}


@pytest.mark.clause("N4.9")
def test_a_hopeless_score_ends_nothing_early() -> None:
    game = Game(begin(N))
    for _ in range(5):
        game.read()
        game.rule(1, right=True)
    game.do(EndTheme())

    assert game.refused(EndMatch()).code == "themes-left"


@pytest.mark.clause("S4.15")
@both
def test_after_each_theme_the_scores_are_told_before_the_next_begins(code: str) -> None:
    game = Game(begin(code))
    game.read()
    game.rule(2, right=True)
    game.skip(4)

    assert game.refused(StartTheme()).code == "not-now"
    game.do(EndTheme())
    assert (game.phase, scores(game.state)) == (Phase.THEME_END, {1: 0, 2: 10, 3: 0})
    game.do(StartTheme())
    assert game.phase is Phase.THEME_START


@both
def test_how_each_question_ended_is_kept(code: str) -> None:
    game = Game(begin(code, players=2))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=False)
    game.read()
    game.rule(1, right=False)
    game.nobody()

    assert [done.outcome for done in game.state.played] == [
        Outcome.RIGHT,
        Outcome.ALL_WRONG,
        Outcome.NOBODY,
    ]


@pytest.mark.parametrize("lead", [(Announce(),), (EndTheme(), StartTheme())], ids=["question", "theme"])
def test_nothing_of_a_question_stays_with_the_next(lead: tuple[Command, ...]) -> None:
    game = Game()
    if EndTheme() in lead:
        game.skip(4)
    game.read()
    game.do(Withdraw(), TakeSpare(), StartReading(), FinishReading())
    game.rule(1, right=False)
    for _ in range(17):
        game.press(1)
    game.rule(2, right=True)
    game.do(*lead)

    state = game.state
    assert (state.spare, state.locked, state.answer, state.interrupted) == (False, (), None, False)
    assert (state.arming, state.window, state.observed, state.counted) == (None, None, (), ())


def test_a_key_meant_for_another_moment_is_refused() -> None:
    game = Game()
    game.read()
    seen = Seen(game.state.cell, game.phase, game.state.entered)
    game.answers(1)
    refused = game.refused(Nobody(), seen)

    assert (refused.code, refused.parameters) == ("moved-on", (("phase", "answering"),))


def test_a_key_struck_twice_counts_once() -> None:
    game = Game()
    game.read()
    game.answers(1)
    seen = Seen(game.state.cell, game.phase, game.state.entered)
    game.do(Rule(right=False))
    game.answers(2)

    assert game.refused(Rule(right=False), seen).code == "moved-on"


def test_a_name_can_be_put_right_at_any_time() -> None:
    game = Game()
    game.read()
    game.do(Rename(Seat(2), "Богдан"))

    assert [player.name for player in game.state.lineup.players] == ["Анна", "Богдан", "Вера"]
    assert game.phase is Phase.READING


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [(4, "Глеб", "no-such-seat"), (1, " ", "no-name"), (1, "вера", "same-name"), (1, " Вера ", "same-name")],
)
def test_a_name_that_cannot_stand(seat: int, name: str, code: str) -> None:
    assert Game().refused(Rename(Seat(seat), name)).code == code


def test_blanks_around_a_name_are_dropped() -> None:
    game = Game()
    game.do(Rename(Seat(1), "  Алла "))

    assert game.state.lineup.players[0].name == "Алла"
