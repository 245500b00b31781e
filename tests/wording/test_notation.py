"""Why a text of a match cannot be played, in words."""

import pytest

from station.rules.refusals import refuse
from station.wording.cells import cells
from station.wording.notation import fault, unplayable_text
from station.wording.refusals import refusal


def test_a_fault_names_what_is_wrong() -> None:
    told = fault("unknown-player", {"text": "Глеб", "names": "Анна, Вера"})

    assert told == "nobody at the table is called “Глеб”; there are Анна, Вера"


def test_a_long_text_is_cut() -> None:
    assert fault("unknown-words", {"text": "ы" * 500}).count("ы") < 50


@pytest.mark.usefixtures("russian")
def test_a_lot_that_is_missing_says_how_it_is_written() -> None:
    assert fault("lot-missing", {"purpose": "dead-heat"}).endswith("чьё нажатие (А/Б +)")


def test_a_refusal_stands_behind_its_line_and_its_clause() -> None:
    refused = refuse("bid-not-multiple", "N4.8", amount=55, step=10)

    told = unplayable_text("g.txt", 7, refusal(refused))

    assert told.happened == "g.txt:7: N4.8: a bid of 55 is not a multiple of 10."


def test_the_line_is_quoted_below_and_cut() -> None:
    told = unplayable_text("g.txt", 7, "it is odd", "  Тема:   Горы " + "ы" * 500)

    assert told.happened.startswith("g.txt:7: it is odd.\n    Тема: Горы ы")
    assert cells(told.happened.splitlines()[1]) <= 80


def test_a_sentence_behind_a_line_begins_small() -> None:
    told = unplayable_text("g.txt", 7, fault("nobody-answers", {}))

    assert told.happened == "g.txt:7: a ruling, but nobody has pressed."
