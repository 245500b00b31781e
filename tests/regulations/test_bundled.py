"""The values of the two bundled regulations are those of their texts.

Only a clause that is a value and nothing more is shown here; the others are shown where they are played.
"""

from pathlib import Path

import pytest

from station.regulations.loader import Sheet
from station.regulations.shelf import find_regulation
from station.rules.model import SECOND, Nanoseconds
from station.rules.regulation import Regulation, WhenOver

TENS = (10, 20, 30, 40, 50)


def seconds(number: int) -> Nanoseconds:
    return Nanoseconds(number * SECOND)


@pytest.fixture
def university(tmp_path: Path) -> Regulation:
    return find_regulation("spbguef-1", tmp_path)


@pytest.fixture
def club(tmp_path: Path) -> Regulation:
    return find_regulation("nesprosta-xv", tmp_path)


@pytest.mark.clause("S3.1")
def test_the_university_seats_three(university: Regulation) -> None:
    assert (university.players_usual, university.clause("players")) == (3, "S3.1")


def test_the_club_does_not_say_how_many_sit(club: Regulation) -> None:
    assert (
        club.players_usual,
        club.players_least,
        club.players_most,
        club.clause("players"),
    ) == (3, 2, 4, "")


@pytest.mark.clause("S4.1")
def test_the_university_plays_four_themes_at_least_of_five_rising_tens(university: Regulation) -> None:
    assert [stage.code for stage in university.stages] == ["qualifying", "final"]
    for stage in university.stages:
        (part,) = stage.rounds
        assert part.themes_least == 4
        assert part.themes >= 4
        assert part.prices == TENS
        assert university.clause(f"stages.{stage.code}.rounds.{part.code}.themes") == "S4.1"
        assert university.clause(f"stages.{stage.code}.rounds.{part.code}.prices") == "S4.1"


@pytest.mark.clause("N4.1", "N4.2")
def test_the_club_plays_five_themes_then_six_of_rising_tens(club: Regulation) -> None:
    themes = {stage.code: stage.themes for stage in club.stages}

    assert themes == {"round-1": 5, "round-2": 6, "consolation-semifinal": 6, "consolation": 6}
    assert {part.prices for stage in club.stages for part in stage.rounds} == {TENS}


@pytest.mark.clause("N4.1")
@pytest.mark.parametrize("stage", ["round-1", "round-2", "consolation-semifinal"])
def test_the_clubs_number_of_themes_is_fixed_where_it_is_named(club: Regulation, stage: str) -> None:
    (part,) = club.stage(stage).rounds

    assert (part.themes_least, part.themes_most) == (part.themes, part.themes)
    assert club.clause(f"stages.{stage}.rounds.{part.code}.themes") == "N4.1"


def test_the_club_is_silent_on_further_consolation_games(club: Regulation) -> None:
    assert club.clause("stages.consolation.rounds.main.themes") == ""


def test_the_university_waits_five_seconds_after_the_reading(university: Regulation) -> None:
    assert (university.times.window, university.clause("times.window")) == (seconds(5), "S4.10")


def test_the_club_waits_five_seconds_after_the_reading(club: Regulation) -> None:
    assert (club.times.window, club.clause("times.window")) == (seconds(5), "N4.5.5")


def test_the_university_counts_five_silent_seconds_as_wrong(university: Regulation) -> None:
    assert university.times.answer == seconds(5)
    assert university.answer_over is WhenOver.WRONG
    assert (university.clause("times.answer"), university.clause("answer_over")) == ("S4.11", "S4.11")


def test_the_club_names_no_time_to_answer_and_leaves_it_to_the_host(club: Regulation) -> None:
    assert club.answer_over is WhenOver.HOST
    assert (club.clause("times.answer"), club.clause("answer_over")) == ("", "")


def test_the_university_asks_aloud_to_be_exact_and_five_seconds_later_it_is_wrong(
    university: Regulation,
) -> None:
    assert university.clarification_aloud
    assert university.times.clarification == seconds(5)
    assert university.clarification_over is WhenOver.WRONG
    assert university.clause("clarification_aloud") == "S4.17"


def test_the_club_waits_in_silence_and_the_host_decides(club: Regulation) -> None:
    assert not club.clarification_aloud
    assert club.times.clarification == seconds(5)
    assert club.clarification_over is WhenOver.HOST
    assert club.clause("clarification_aloud") == "N4.5.2"


def test_a_themes_spare_serves_once(university: Regulation, club: Regulation) -> None:
    assert (university.spares_per_theme, club.spares_per_theme) == (1, 1)


def test_one_answer_is_the_universitys_law(university: Regulation) -> None:
    assert university.clause("one_answer") == "S4.13"


def test_one_answer_is_the_clubs_law(club: Regulation) -> None:
    assert club.clause("one_answer") == "N4.5.6"


def test_all_is_played_by_the_clubs_law_alone(university: Regulation, club: Regulation) -> None:
    assert (club.clause("all_played"), university.clause("all_played")) == ("N4.9", "")


def test_seconds_of_the_universitys_qualifying_games_are_told_apart(university: Regulation) -> None:
    assert university.stage("qualifying").ties == (1, 2)


def test_the_universitys_final_has_one_first_place(university: Regulation) -> None:
    assert university.stage("final").ties == (1,)


def test_the_clubs_winner_is_one(club: Regulation) -> None:
    assert {stage.ties for stage in club.stages} == {(1,)}


def test_titles_are_told_in_both_languages(sheet: Sheet) -> None:
    regulation = sheet.regulation
    titles = [regulation.titles, *(stage.titles for stage in regulation.stages)]

    assert all([language for language, _ in told] == ["ru", "en"] for told in titles)


def test_a_silence_is_told_in_both_languages(sheet: Sheet) -> None:
    silent = [told for told in sheet.provisions if not told.clause]

    assert silent
    assert all([language for language, _ in told.gap] == ["ru", "en"] for told in silent)


def test_each_provision_has_a_name_of_its_own_that_leads_to_its_clause(sheet: Sheet) -> None:
    assert dict(sheet.regulation.clauses) == {told.name: told.clause for told in sheet.provisions}
    assert len(sheet.regulation.clauses) == len(sheet.provisions)
