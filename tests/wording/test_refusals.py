"""Why commands are refused, in words."""

import ast
import re
from itertools import chain

import pytest

from station.rules.refusals import Refused, refuse
from station.wording.cells import cells
from station.wording.refusals import refusal
from tests.project.sources import calls, name_of, python_files

LONG = "Константин Константинопольский-Задунайский"
WORST: dict[str, str | int] = {
    "command": "AcceptEarly",
    "phase": "spare-offer",
    "name": LONG,
    "theme": LONG,
    "purpose": "dead-heat:12",
    "among": "1,2,3,4",
    "seat": 4,
    "number": 20,
    "least": 14,
    "needed": 20,
    "act": 1234,
    "asked": 4,
    "amount": 12340,
    "score": 12340,
    "price": 1000,
    "highest": 12340,
    "step": 10,
    "most": 12340,
    "place": 4,
    "points": -12340,
    "told": -12340,
}
"""A value for each parameter, as long as it can be."""
LONGEST_CLAUSE = "N4.5.6"


def _code(call: ast.Call) -> str:
    (code,) = (arg.value for arg in call.args[:1] if isinstance(arg, ast.Constant))
    return str(code)


def used() -> dict[str, set[str]]:
    """Every code that the rules refuse with, and its parameters."""
    found: dict[str, set[str]] = {}
    for call in chain.from_iterable(map(calls, python_files("station/rules"))):
        if name_of(call.func) == "refuse":
            named = {keyword.arg or "" for keyword in call.keywords}
            found.setdefault(_code(call), named)
    return found


def example(code: str, clause: str = "") -> Refused:
    return refuse(code, clause, **{name: WORST[name] for name in sorted(used()[code])})


def test_the_rules_refuse_with_the_codes_that_their_table_names() -> None:
    assert set(used()) == set(re.findall(r"^ *``([a-z-]+)`` ", Refused.__doc__ or "", re.MULTILINE))


@pytest.mark.parametrize("code", used())
def test_every_refusal_is_a_sentence_that_fits_a_line(code: str, language: str) -> None:
    sentence = refusal(example(code))

    assert sentence[0] == sentence[0].upper()
    assert not set(sentence) & set("{}")
    assert bool(re.search("[а-яё]{4}", sentence)) >= (language == "ru")
    assert cells(sentence) <= 76


@pytest.mark.usefixtures("language")
def test_no_two_codes_share_a_sentence() -> None:
    assert len({refusal(example(code)) for code in used()}) == len(used())


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("code", ["window-open", "questions-left", "has-answered", "player-count"])
def test_a_clause_stands_before_a_small_letter_and_still_fits(code: str) -> None:
    sentence = refusal(example(code, LONGEST_CLAUSE))

    assert sentence.startswith(f"{LONGEST_CLAUSE}: ")
    assert sentence[len(LONGEST_CLAUSE) + 2].islower()
    assert cells(sentence) <= 76


@pytest.mark.clause("S4.10")
@pytest.mark.usefixtures("russian")
def test_a_window_that_is_open_is_refused_by_its_clause() -> None:
    assert refusal(refuse("window-open", "S4.10")) == ("S4.10: игроки ещё могут нажать, дождитесь сигнала")


@pytest.mark.usefixtures("russian")
def test_commands_and_phases_are_named_in_words() -> None:
    refused = refuse("not-now", command="FinishReading", phase="answering")

    assert refusal(refused) == "«вопрос дочитан» сейчас нельзя: ответ игрока"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("command", "phase", "told"),
    [
        ("Rule", "auction-reading", "Сначала отметьте, что вопрос дочитан"),
        ("Rule", "reading", "Пока никто не отвечает: сначала нужно нажатие"),
        ("Rule", "window", "Пока никто не отвечает: сначала нужно нажатие"),
        ("Rule", "revealed", "Вопрос окончен: отмените шаг или исправьте на столе ведущего"),
        ("SignResult", "tied", "Сначала разыграйте место или оставьте его открытым"),
    ],
)
def test_what_comes_too_early_or_too_late_is_told_what_to_do(command: str, phase: str, told: str) -> None:
    assert refusal(refuse("not-now", command=command, phase=phase)) == told


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(("most", "bounds"), [(4, "2–4"), (2, "2")])
def test_bounds_that_are_equal_are_one_number(most: int, bounds: str) -> None:
    refused = refuse("player-count", number=1, least=2, most=most)

    assert refusal(refused) == f"Игроков за столом — 1, допускается — {bounds}"


@pytest.mark.usefixtures("russian")
def test_a_name_is_shown_as_it_was_given() -> None:
    assert refusal(refuse("same-name", name="{seat}")) == ("Двое с именем «{seat}»: сделайте имена разными")


@pytest.mark.usefixtures("russian")
def test_seats_in_a_list_and_points_below_zero_are_written_as_in_print() -> None:
    assert refusal(refuse("lot-needed", among="1,2,3")) == "Решает жребий, номера 1, 2, 3: проведите его"
    assert refusal(refuse("no-change", points=-120)) == "Счёт уже такой: −120"
