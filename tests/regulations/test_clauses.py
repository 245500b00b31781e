"""The list of clauses is whole, and the bundled regulations rest on nothing else."""

import re

import pytest

from station.regulations.clauses import Clause, load_clauses
from station.regulations.loader import Sheet

CLAUSES = {clause.code: clause for clause in load_clauses()}


def test_the_play_of_a_match_is_listed_whole() -> None:
    """S4.1 to S4.19, N4.1 to N4.13 with the parts of N4.5 and N4.11, and what else touches the table."""
    expected = {f"S4.{number}" for number in range(1, 20)}
    expected |= {f"N4.{number}" for number in range(1, 14) if number != 5}
    expected |= {f"N4.5.{number}" for number in range(1, 10)}
    expected |= {f"N4.11.{number}" for number in range(1, 5)}
    expected |= {"S1.3", "S2.3", "S3.1", "S3.5"}

    assert set(CLAUSES) == expected


def test_a_letter_stands_for_a_regulation() -> None:
    letters = {(clause.code[0], clause.regulation) for clause in CLAUSES.values()}

    assert letters == {("N", "nesprosta-xv"), ("S", "spbguef-1")}


def test_only_what_is_settled_around_the_games_is_no_part_of_a_match() -> None:
    around = {clause.code for clause in CLAUSES.values() if clause.part != "match"}

    assert around == {"S4.2", "S4.4", "S4.5"}


@pytest.mark.parametrize("code", CLAUSES)
def test_a_clause_is_told_in_both_languages(code: str) -> None:
    told = dict(CLAUSES[code].summary)

    assert re.search("[а-я]", told["ru"])
    assert re.search("[a-z]", told["en"])
    assert not re.search("[а-я]", told["en"])


def test_the_whole_play_of_a_match_is_carried() -> None:
    assert [code for code, clause in CLAUSES.items() if clause.part == "match" and not clause.carried] == []


@pytest.mark.parametrize("code", [code for code, clause in CLAUSES.items() if not clause.carried])
def test_what_is_not_carried_says_what_lacks(code: str) -> None:
    assert CLAUSES[code].lacks


def test_the_bundled_regulations_rest_on_listed_clauses_of_their_own(sheet: Sheet) -> None:
    code = sheet.regulation.code
    own = {clause.code for clause in CLAUSES.values() if clause.regulation == code}

    assert {told.clause for told in sheet.provisions if told.clause} <= own


def test_the_bundled_regulations_rest_on_clauses_of_a_match(sheet: Sheet) -> None:
    rest_on: list[Clause] = [CLAUSES[told.clause] for told in sheet.provisions if told.clause]

    assert {clause.part for clause in rest_on} == {"match"}
