"""A question in a line: what is said happens in order, what is not said is the usual."""

from dataclasses import replace

import pytest

from station.protocol.notation.writer import notation
from station.rules.model import Outcome
from station.rules.regulation import CloseRace
from station.rules.state import Phase
from tests.protocol.notation.texts import CHOICE, SEQUENCE, played, points, state
from tests.rules.games import regulation


@pytest.mark.parametrize(
    "line",
    [
        "10: Борис −, Анна +",
        "10: борис - , АННА+",
        "10: Б- А+",
        "10:Б–А+",
        "10: 2- 1+",
        "10: Bor − чтение; Анна +",
        "10: Бор − reading, Анна +",
        "10: Борис − (в чтении), Анна + (рано или поздно)",
    ],
)
def test_a_line_is_written_in_many_ways(line: str) -> None:
    heading = SEQUENCE.replace("Борис", "Bor Борис")
    if "рано" in line:
        line = line.replace(" (рано или поздно)", "")

    assert points(heading, line.replace("–А", "– А")) == (10, -10, 0)


def test_an_initial_that_is_a_mark_too_is_a_player_before_a_sign() -> None:
    heading = SEQUENCE.replace("Борис, Вера", "Ульяна, Чехов")

    assert points(heading, "10: А- У- Ч+", "20: А- у, Ч/У+", "30: Ч- ч У+ ч") == (-30, -10 + 30, 10 + 20 - 30)


@pytest.mark.parametrize("body", ["", " −", " —", " -", " никто", " nobody", " НИКТО"])
def test_nobody_is_said_in_many_ways(body: str) -> None:
    found = state(SEQUENCE, f"10:{body}", "20: А+")

    assert [done.outcome for done in found.played] == [Outcome.NOBODY, Outcome.RIGHT]


def test_a_press_is_in_the_window_unless_it_is_said_to_be_in_the_reading() -> None:
    reading = state(SEQUENCE, "10: Анна ч …")
    window = state(SEQUENCE, "10: Анна …")

    assert (reading.phase, reading.interrupted) == (Phase.ANSWERING, True)
    assert (window.phase, window.interrupted) == (Phase.ANSWERING, False)


@pytest.mark.clause("N4.5.4", "S4.11")
def test_after_a_wrong_answer_in_the_reading_it_goes_on_unless_it_was_the_last_word() -> None:
    assert state(SEQUENCE, "10: Анна − ч …").phase is Phase.READING
    assert state(SEQUENCE, "10: Анна − ч слово …").phase is Phase.WINDOW


@pytest.mark.clause("S4.10")
def test_early_and_late_presses_that_were_let_count_are_marked() -> None:
    early, late = state(SEQUENCE, "10: Анна рано …"), state(SEQUENCE, "10: Анна поздно …")

    assert early.answer is not None
    assert late.answer is not None
    assert (early.answer.accepted, early.window) == (True, None)
    assert late.answer.accepted
    assert late.window is not None
    assert late.answer.press.stamp > late.window.due


def test_a_late_press_may_follow_when_the_question_was_given_up() -> None:
    assert points(SEQUENCE, "10: никто", "… Анна + поздно") == (10, 0, 0)


def test_of_two_in_one_instant_the_lot_took_the_first_named() -> None:
    found = state(SEQUENCE, "10: Вера/Анна …")

    assert found.answerer == 3
    assert found.answer is not None
    assert set(found.answer.dead_heat) == {1, 3}


def test_of_two_in_one_instant_the_host_took_the_first_named_where_it_is_his_to_say() -> None:
    club = replace(regulation("spbguef-1"), close_race=CloseRace.HOST)
    history = played(SEQUENCE, "Тема: Реки", "10: Вера/Анна …", find=lambda _: club)
    answer = history.state.answer

    assert answer is not None
    assert (answer.press.seat, set(answer.dead_heat), answer.by_host) == (3, {1, 3}, True)
    assert "10: Вера/Анна …" in notation(history, language="ru")


@pytest.mark.clause("S4.17")
def test_a_demand_for_more_exactness_is_marked() -> None:
    assert state(SEQUENCE, "10: Анна уточнение …").phase is Phase.CLARIFYING
    assert points(SEQUENCE, "10: Анна + у") == points(SEQUENCE, "10: Анна у +") == (10, 0, 0)


@pytest.mark.clause("N4.5.8")
def test_a_withdrawn_question_gives_nothing_and_its_spare_its_price() -> None:
    assert points(SEQUENCE, "10: Анна +, снят") == (0, 0, 0)
    assert points(SEQUENCE, "10: Анна −, снят, без запасного") == (0, 0, 0)
    assert points(SEQUENCE, "10: Анна −, снят, запасной, Борис −, Анна +") == (10, -10, 0)


def test_an_ellipsis_keeps_a_question_open_and_takes_it_up_again() -> None:
    steps = ("10: Анна − чтение …", "Предупреждение: Борис, шумел", "… Борис чтение …", "… Борис −", "20: В+")

    assert points(SEQUENCE, *steps) == (-10, -10, 20)


def test_a_whole_theme_fits_into_a_line() -> None:
    assert points(SEQUENCE, "А+ | Б- А+ | − | В+ | Б-") == (30, -70, 40)
    assert points(SEQUENCE, "| А+ | Б- А+ | − | В+ | Б- |") == (30, -70, 40)
    assert points(SEQUENCE, "Реки: А+ | Б- А+", "Реки: − | В+ | Б-") == (30, -70, 40)


def test_an_empty_place_in_a_row_is_a_question_that_nobody_took() -> None:
    assert points(SEQUENCE, "| Б+ | А+ | - | -") == (30, 20, 0)
    assert points(SEQUENCE, "А+ | | Б+ | - |", "10: В+") == (10, 30, 10)
    assert points(CHOICE, "Реки: | Б+ | А+ | - | -") == (30, 20, 0)
    assert points(CHOICE, "Реки 20: В+", "Реки: | Б+ | | А+") == (50, 30, 20)


def test_a_bar_in_a_name_parts_nothing() -> None:
    assert points(SEQUENCE.replace("Анна", '"А|Б"'), '"А|Б"+ | Борис+') == (10, 20, 0)


def test_a_row_may_end_in_the_middle_of_a_question() -> None:
    found = played(SEQUENCE, "А+ | Б- …").state

    assert (found.phase, found.locked) == (Phase.WINDOW, (2,))


def test_scores_that_are_told_are_those_that_the_rules_come_to() -> None:
    rows = [
        "А+ | Б- | − | − | −",
        "Счёт: А 10, Борис −20; Вера 0",
        "В+ | − | − | − | −",
        "Счёт",
        "Счёт: 3 10",
    ]

    assert points(SEQUENCE, *rows, "…") == (10, -20, 10)


def test_what_comes_up_at_a_question_that_is_over_takes_it_up_with_an_ellipsis_or_opens_it() -> None:
    assert points(SEQUENCE, "10: А+", "… снят") == (0, 0, 0)
    assert points(SEQUENCE, "10: А- …", "Б+") == (-10, 10, 0)


def test_themes_begin_and_end_by_themselves() -> None:
    found = state(SEQUENCE, "А+ | − | − | − | −", "10: Б+")

    assert (found.theme, found.phase) == (1, Phase.REVEALED)


@pytest.mark.parametrize("line", ["Тема", "Тема: Реки", "Тема: рек", "Тема 1", "Тема 1: Реки", "Тема: ?"])
def test_a_theme_is_told_by_its_name_its_number_or_neither(line: str) -> None:
    assert state(SEQUENCE, line).phase is Phase.THEME_START


def test_a_text_without_an_ellipsis_at_its_end_goes_to_the_end_of_the_match() -> None:
    rows = ["− | − | − | − | −"] * 4

    assert state(SEQUENCE, *rows).phase is Phase.TIED
    assert state(SEQUENCE, *rows, "…").phase is Phase.REVEALED
