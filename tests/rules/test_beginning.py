"""Whether a game can begin: who plays (S3.1), how many themes (N4.1, S4.1), at which prices (N4.2)."""

from dataclasses import replace

import pytest

from station.rules import history
from station.rules.commands import Begin
from station.rules.events import Begun
from station.rules.model import Cell, Lineup, Player, Points, Seat
from station.rules.refusals import Refused
from station.rules.state import Phase, price
from tests.rules.games import Game, N, S, begin, regulation, theme


def refused(command: Begin) -> tuple[str, str]:
    answer = history.begin(command)
    assert isinstance(answer, Refused)
    return answer.code, answer.clause


def seated(*players: tuple[int, str]) -> Begin:
    return replace(begin(), lineup=Lineup(tuple(Player(Seat(seat), name) for seat, name in players)))


@pytest.mark.clause("S3.1")
@pytest.mark.parametrize("code", [S, N])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_can_play(code: str, players: int) -> None:
    game = Game(begin(code, players=players))

    assert (game.phase, len(game.state.seats)) == (Phase.OPENING, players)


@pytest.mark.clause("S3.1")
@pytest.mark.parametrize("players", [0, 1])
def test_nobody_plays_alone(players: int) -> None:
    assert refused(begin(players=players)) == ("player-count", "S3.1")


@pytest.mark.clause("S3.1")
def test_five_are_too_many() -> None:
    people = [(seat, f"Игрок {seat}") for seat in range(1, 6)]

    assert refused(seated(*people)) == ("player-count", "S3.1")


def test_where_the_regulation_is_silent_no_clause_is_named() -> None:
    assert refused(begin(N, players=1)) == ("player-count", "")


@pytest.mark.parametrize("seat", [0, 5, -1])
def test_a_seat_must_be_at_the_table(seat: int) -> None:
    assert refused(seated((1, "Анна"), (seat, "Борис"))) == ("no-such-seat", "")


def test_a_seat_is_for_one() -> None:
    assert refused(seated((1, "Анна"), (1, "Борис"))) == ("seat-taken-twice", "")


def test_players_need_not_sit_side_by_side() -> None:
    assert Game(seated((1, "Анна"), (4, "Глеб"))).state.seats == (1, 4)


def test_players_stand_in_the_order_of_their_seats() -> None:
    game = Game(seated((3, "Вера"), (1, "Анна"), (2, "Борис")))

    assert game.state.seats == (1, 2, 3)


@pytest.mark.parametrize("name", ["", "  "])
def test_a_player_has_a_name(name: str) -> None:
    assert refused(seated((1, "Анна"), (2, name))) == ("no-name", "")


@pytest.mark.parametrize("name", ["Анна", "анна", " Анна "])
def test_players_have_different_names(name: str) -> None:
    assert refused(seated((1, "Анна"), (2, name)))[0] == "same-name"


@pytest.mark.clause("N4.1")
def test_the_first_round_has_five_themes() -> None:
    assert len(Game(begin(N)).state.themes) == 5


@pytest.mark.clause("N4.1")
@pytest.mark.parametrize("stage", ["round-2", "consolation-semifinal"])
def test_the_second_round_and_the_consolation_semifinal_have_six(stage: str) -> None:
    six = tuple(theme(number) for number in range(6))
    command = replace(begin(N), stage=regulation(N).stage(stage), themes=six)

    assert len(Game(command).state.themes) == 6


@pytest.mark.clause("N4.1")
@pytest.mark.parametrize("themes", [4, 6])
def test_the_first_round_has_no_other_number(themes: int) -> None:
    assert refused(begin(N, themes=themes)) == ("theme-range", "N4.1")


@pytest.mark.clause("S4.1")
@pytest.mark.parametrize("themes", [4, 5, 12])
def test_a_game_has_four_themes_or_more(themes: int) -> None:
    assert len(Game(begin(S, themes=themes)).state.themes) == themes


@pytest.mark.clause("S4.1")
def test_three_themes_are_too_few() -> None:
    assert refused(begin(S, themes=3)) == ("theme-range", "S4.1")


@pytest.mark.parametrize("themes", [3, 5])
def test_the_themes_at_hand_are_as_many_as_the_stage_plays(themes: int) -> None:
    command = replace(begin(S), themes=tuple(theme(number) for number in range(themes)))

    assert refused(command) == ("theme-count", "")


@pytest.mark.parametrize("questions", [1, 4])
def test_a_theme_has_a_question_for_each_price(questions: int) -> None:
    whole = begin(S)
    command = replace(whole, themes=(*whole.themes[:-1], theme(9, questions=questions)))

    assert refused(command) == ("theme-short", "")


def test_a_theme_may_be_read_from_paper() -> None:
    command = replace(begin(S), themes=tuple(theme(number, questions=0) for number in range(4)))

    game = Game(command)
    game.read()

    assert game.phase is Phase.READING


@pytest.mark.clause("N4.2", "S4.1")
@pytest.mark.parametrize("code", [S, N])
def test_prices_rise_from_10_to_50(code: str) -> None:
    state = Game(begin(code)).state
    last = len(state.themes) - 1

    assert [price(state, Cell(theme, row)) for theme in (0, last) for row in range(5)] == [
        *(10, 20, 30, 40, 50),
        *(10, 20, 30, 40, 50),
    ]


@pytest.mark.clause("N4.4", "S4.14")
@pytest.mark.parametrize("code", [S, N])
def test_everyone_begins_at_zero(code: str) -> None:
    assert Game(begin(code)).points == (Points(0), Points(0), Points(0))


@pytest.mark.clause("S4.6")
def test_a_game_knows_its_host_and_its_assistant() -> None:
    people = Game(begin()).state.lineup

    assert (people.host, people.assistant) == ("Дина", "Егор")


def test_the_first_entry_holds_all_that_is_needed_to_understand_the_match() -> None:
    command = begin()
    (begun,) = Game(command).entries[0].events

    assert isinstance(begun, Begun)
    assert tuple(theme.content for theme in begun.themes) == command.themes
    for name in ("match_id", "regulation", "stage", "lineup", "reserves", "pack_digest", "title"):
        assert getattr(begun, name) == getattr(command, name)


def test_a_game_knows_its_date() -> None:
    assert Game(begin()).state.setup.date == ""
    assert Game(replace(begin(), date=" 2026-12-05 ")).state.setup.date == "2026-12-05"
