"""A step that is marked must be refused, by the clause that is told; nothing comes of it."""

import re

import pytest

from station.protocol.notation.faults import Illegal, Misread, NotationFault
from tests.protocol.notation.games import GAMES, text_of
from tests.protocol.notation.texts import SEQUENCE, played, points, state

BREAKABLE = {
    "N4.3", "N4.5.5", "N4.5.6", "N4.8", "N4.9", "N4.10", "N4.11.1", "N4.13",
    "S3.5", "S4.3", "S4.10", "S4.13", "S4.18", "S4.19",
}  # fmt: skip
"""The clauses that a step can break; those that a heading can break are shown below."""


@pytest.mark.clause(*sorted(BREAKABLE))
def test_every_clause_that_can_be_broken_is_broken_in_a_game() -> None:
    told = {clause for game in GAMES for clause in re.findall(r"^!.*\((\S+)\)$", text_of(game), re.MULTILINE)}

    assert told >= BREAKABLE


@pytest.mark.parametrize(
    ("heading", "line", "clause"),
    [
        (SEQUENCE.replace(", Борис, Вера", ""), 3, "S3.1"),
        (SEQUENCE.replace("; Цари", ""), 4, "S4.1"),
        (SEQUENCE.replace("spbguef-1", "nesprosta-xv").replace("qualifying", "round-1"), 4, "N4.1"),
        (
            "Регламент: nesprosta-xv\nЭтап: final\nИгроки: А, Б\nАукционы синий: 1 10, 2 10",
            4,
            "N4.7",
        ),
    ],
)
def test_a_heading_that_breaks_a_clause_is_refused_in_its_line(heading: str, line: int, clause: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(heading)

    assert isinstance(raised.value.cause, Illegal)
    assert (raised.value.line, raised.value.cause.refused.clause) == (line, clause)


def test_nothing_comes_of_a_refused_step() -> None:
    steps = ["10: Анна − …", "! Анна + (S4.13)", "! никто", "… Борис +"]

    assert points(SEQUENCE, *steps) == points(SEQUENCE, "10: Анна −, Борис +")
    assert played(SEQUENCE, *steps).acts[-1].number == played(SEQUENCE, "10: Анна −, Борис +").acts[-1].number


@pytest.mark.parametrize("step", ["! 10: А+", "! Тема", "! 10: никто, снят", "! Предупреждение: Анна, шум"])
def test_what_the_rules_accept_was_marked_in_error(step: str) -> None:
    steps = [step] if "никто" not in step else ["10: А+ …", "! снят"]
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, *steps)

    assert isinstance(raised.value.cause, Misread)
    assert raised.value.cause.code == "accepted"


def test_a_text_that_is_wrong_is_no_refusal() -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, "! 10: Глеб +")

    assert isinstance(raised.value.cause, Misread)
    assert raised.value.cause.code == "unknown-player"


@pytest.mark.clause("S4.10", "N4.5.5")
def test_a_refused_step_waits_for_no_clock() -> None:
    assert state(SEQUENCE, "! 10: никто (S4.10)", "! 10: Анна + поздно (S4.10)", "10: никто").played


def test_the_clause_may_be_left_out_and_a_reason_may_stand_before_it() -> None:
    assert (
        points(SEQUENCE, "! Удаление: Анна, спорила", "! Удаление: Анна, спорила (S4.18)", "10: А+")[0] == 10
    )
