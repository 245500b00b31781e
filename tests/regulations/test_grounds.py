"""What a refusal of the rules rests on is told by the regulations: no refusal looks for a ground in vain."""

import ast

import pytest

from station.regulations.clauses import load_clauses
from station.regulations.loader import Sheet
from tests.project.sources import calls, name_of, python_files

LATE = {"bid_step", "stakes"}
"""Asked for in games alone that not every regulation has."""


def asked() -> set[str]:
    """The names of values whose clause the rules ask for, where they are written out."""
    return {
        call.args[0].value
        for path in python_files("station/rules")
        for call in calls(path)
        if name_of(call.func) == "clause" and call.args and isinstance(call.args[0], ast.Constant)
        if isinstance(call.args[0].value, str)
    }


def test_the_rules_ask_for_grounds() -> None:
    assert {"all_played", "removal", "hints", "extra_prices"} | LATE <= asked()


def test_every_ground_that_is_asked_for_is_told(sheet: Sheet) -> None:
    told = {provision.name for provision in sheet.provisions}
    has_late_games = any(part.auctions for stage in sheet.regulation.stages for part in stage.rounds)

    assert asked() - told == (set() if has_late_games else LATE)


@pytest.mark.parametrize("value", ["themes", "order"])
def test_every_round_tells_what_its_refusals_rest_on(sheet: Sheet, value: str) -> None:
    told = {provision.name for provision in sheet.provisions}

    for stage in sheet.regulation.stages:
        assert {f"stages.{stage.code}.rounds.{part.code}.{value}" for part in stage.rounds} <= told


def test_a_clause_that_a_refusal_can_name_is_listed_as_breakable(sheet: Sheet) -> None:
    breakable = {clause.code for clause in load_clauses() if clause.breakable}
    named = {sheet.regulation.clause(name) for name in asked()} - {""}
    parts = [
        f"stages.{stage.code}.rounds.{part.code}"
        for stage in sheet.regulation.stages
        for part in stage.rounds
    ]
    named |= {
        sheet.regulation.clause(f"{part}.{value}")
        for part in parts
        for value in ("themes", "order", "auctions")
    }

    assert named - {""} <= breakable
