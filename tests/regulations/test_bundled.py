"""The values of the two bundled regulations are those of their texts.

Only a clause that is a value and nothing more is shown here; the others are shown where they are played.
"""

from pathlib import Path

import pytest

from station.regulations.loader import Sheet
from station.regulations.shelf import find_regulation
from station.rules.model import SECOND, Nanoseconds
from station.rules.regulation import CloseRace, FirstChooser, Order, Regulation, Round, WhenOver

TENS = (10, 20, 30, 40, 50)
TWENTIES = (20, 40, 60, 80, 100)
LATE = ["semifinal", "final"]
"""The club's games of two rounds."""


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
    early = [stage for stage in club.stages if stage.code not in LATE]

    themes = {stage.code: stage.themes for stage in early}
    assert themes == {"round-1": 5, "round-2": 6, "consolation-semifinal": 6, "consolation": 6}
    assert {part.prices for stage in early for part in stage.rounds} == {TENS}


@pytest.mark.clause("N4.1", "N4.2")
@pytest.mark.parametrize(("code", "themes"), [("semifinal", 10), ("final", 12)])
def test_the_clubs_late_games_have_a_blue_round_and_a_red_one_of_doubled_prices(
    club: Regulation, code: str, themes: int
) -> None:
    stage = club.stage(code)

    assert stage.themes == themes
    assert [(part.code, dict(part.titles)["ru"], part.prices) for part in stage.rounds] == [
        ("blue", "Синий раунд", TENS),
        ("red", "Красный раунд", TWENTIES),
    ]
    assert {(part.themes_least, part.themes_most) for part in stage.rounds} == {(themes // 2, themes // 2)}


def rounds_of(club: Regulation) -> dict[str, Round]:
    return {f"{stage.code} {part.code}": part for stage in club.stages for part in stage.rounds}


@pytest.mark.clause("N4.3")
def test_the_players_choose_in_the_semifinals_red_round_and_all_through_the_final(club: Regulation) -> None:
    chosen = {
        name: part.first_chooser for name, part in rounds_of(club).items() if part.order is Order.CHOICE
    }

    assert chosen == {
        "semifinal red": FirstChooser.LOWEST,
        "final blue": FirstChooser.AGREEMENT,
        "final red": FirstChooser.LOWEST,
    }
    assert club.clause("stages.semifinal.rounds.blue.order") == "N4.3"
    assert club.clause("stages.final.rounds.red.order") == "N4.3"


@pytest.mark.clause("N4.7")
def test_auctions_are_hidden_in_late_games_alone(club: Regulation) -> None:
    auctions = {name: part.auctions for name, part in rounds_of(club).items() if part.auctions}

    assert auctions == {"semifinal red": 1, "final blue": 1, "final red": 2}
    assert club.clause("stages.final.rounds.red.auctions") == "N4.7"


@pytest.mark.clause("N4.8")
def test_an_auction_goes_by_tens_and_gives_ten_seconds_to_think(club: Regulation) -> None:
    assert (club.bid_step, club.clause("bid_step")) == (10, "N4.8")
    assert (club.times.thinking, club.clause("times.thinking")) == (seconds(10), "N4.8")


@pytest.mark.clause("N4.10", "N4.11.2")
def test_the_final_alone_ends_with_a_final_round_of_thirty_seconds(club: Regulation) -> None:
    assert [stage.code for stage in club.stages if stage.final_round] == ["final"]
    assert club.clause("stages.final.final_round") == "N4.10"
    assert (club.times.writing, club.clause("times.writing")) == (seconds(30), "N4.11.2")
    assert club.clause("stakes") == "N4.11.1"


def test_the_university_has_neither_choice_nor_auctions_nor_a_final_round(university: Regulation) -> None:
    parts = [part for stage in university.stages for part in stage.rounds]

    assert {(part.order, part.auctions) for part in parts} == {(Order.SEQUENCE, 0)}
    assert not any(stage.final_round for stage in university.stages)


def test_an_extra_theme_has_the_prices_of_a_qualifying_game(university: Regulation, club: Regulation) -> None:
    assert (university.extra_prices, university.clause("extra_prices")) == (TENS, "S3.5")
    assert (club.extra_prices, club.clause("extra_prices")) == (TENS, "N4.13")


def test_sanctions_are_the_universitys_law_and_the_club_is_silent(
    university: Regulation, club: Regulation
) -> None:
    names = ["removal", "hints", "late_arrival"]

    assert [university.clause(name) for name in names] == ["S4.18", "S4.19", "S4.3"]
    assert [club.clause(name) for name in names] == ["", "", ""]


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


def test_neither_regulation_knows_of_presses_that_are_nearly_at_once(sheet: Sheet) -> None:
    """So the smallest stamp answers, and the silence is told."""
    close = next(told for told in sheet.provisions if told.name == "close_race")

    assert (close.value, close.clause) == (CloseRace.STAMP, "")
    assert sheet.regulation.close_race is CloseRace.STAMP


def test_titles_are_told_in_both_languages(sheet: Sheet) -> None:
    regulation = sheet.regulation
    stages = regulation.stages
    rounds = [part.titles for stage in stages for part in stage.rounds if len(stage.rounds) > 1]
    titles = [regulation.titles, *(stage.titles for stage in stages), *rounds]

    assert all([language for language, _ in told] == ["ru", "en"] for told in titles)


def test_a_silence_is_told_in_both_languages(sheet: Sheet) -> None:
    silent = [told for told in sheet.provisions if not told.clause]

    assert silent
    assert all([language for language, _ in told.gap] == ["ru", "en"] for told in silent)


def test_each_provision_has_a_name_of_its_own_that_leads_to_its_clause(sheet: Sheet) -> None:
    assert dict(sheet.regulation.clauses) == {told.name: told.clause for told in sheet.provisions}
    assert len(sheet.regulation.clauses) == len(sheet.provisions)
