"""The match at a glance: who has points, and who has none to be listed with."""

from dataclasses import replace

import pytest

from station.journal.body import decode_summary
from station.journal.codec import encode_entries
from station.live.summary import summarise
from station.rules.commands import Leave, Remove, StartTheme, Warn
from station.rules.model import Seat
from station.wording.matches import match_line
from tests.rules.games import Game, begin, seats


@pytest.mark.clause("S4.3", "S4.18")
def test_who_did_not_come_or_was_removed_has_no_points() -> None:
    game = Game(replace(begin(players=4), absent=seats(3)))
    game.do(StartTheme(), Warn(Seat(1), "шум"), Remove(Seat(1), "шум"))

    assert summarise(game.state).results == (("Анна", None), ("Борис", 0), ("Вера", None), ("Глеб", 0))


@pytest.mark.clause("S2.3")
def test_who_left_keeps_the_points() -> None:
    game = Game(begin())
    game.do(StartTheme(), Leave(Seat(2)))

    assert summarise(game.state).results == (("Анна", 0), ("Борис", 0), ("Вера", 0))


def test_who_has_points_is_kept_in_the_file() -> None:
    summary = summarise(Game(replace(begin(), absent=seats(3))).state)

    assert decode_summary(encode_entries((), summary)) == summary


def test_a_file_that_has_fewer_scores_than_players_is_listed_all_the_same() -> None:
    summary = replace(summarise(Game(begin()).state), scores=(5,))

    assert summary.results == (("Анна", 5),)


def test_no_points_are_a_dash_in_a_line_of_a_list() -> None:
    assert match_line("5.12.", "Кубок", (("Анна", -5), ("Вера", None))) == "5.12. · Кубок · Анна −5, Вера —"
