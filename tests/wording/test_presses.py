"""Presses that decided nothing, in words."""

import pytest

from station.rules.moments import WhyIdle
from station.wording.cells import cells
from station.wording.presses import idle_press

LONG = "Константин Константинопольский-Задунайский"


@pytest.mark.usefixtures("language")
def test_every_reason_has_a_sentence_of_its_own_that_begins_with_the_player() -> None:
    sentences = [idle_press(why, "Анна") for why in WhyIdle]

    assert len(set(sentences)) == len(WhyIdle)
    assert [sentence for sentence in sentences if not sentence.startswith("Анна: ")] == []


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("why", WhyIdle)
def test_a_sentence_fits_a_line_whatever_the_name(why: WhyIdle) -> None:
    assert cells(idle_press(why, LONG)) <= 76


@pytest.mark.clause("S4.10")
@pytest.mark.usefixtures("russian")
def test_an_early_press_is_told_by_the_reading() -> None:
    assert idle_press(WhyIdle.EARLY, "Анна") == "Анна: нажатие до начала чтения"


@pytest.mark.usefixtures("russian")
def test_a_press_that_came_too_late_to_win_is_left_to_the_host() -> None:
    assert idle_press(WhyIdle.OVERTAKEN, "Анна").endswith("решаете вы")
