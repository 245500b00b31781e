"""Every fault of a regulation's file has its sentence, and every value its name."""

import re
from inspect import cleandoc
from pathlib import Path

import pytest

from station.regulations.faults import RegulationFault
from station.regulations.shelf import bundled, find_sheet
from station.rules.regulation import CloseRace, FirstChooser, Order, WhenOver
from station.wording import regulations as wording
from station.wording.language import Language


def documented() -> dict[str, str]:
    """The codes that ``RegulationFault`` documents, with what is said of each."""
    text = cleandoc(RegulationFault.__doc__ or "")
    return dict(re.findall(r"^``([a-z0-9-]+)`` {2,}(.+)$", text, re.MULTILINE))


def values(code: str) -> dict[str, str]:
    """Made-up parameters: the words before the colon or the end of what is said."""
    names = re.findall(r"\w+", documented()[code].partition(":")[0])
    given = {name: f"<{name}>" for name in names}
    known = {"unreadable": {"reason": "EIO"}, "wrong-type": {"expected": "list", "found": "yes-no"}}
    return given | known.get(code, {})


def test_there_is_a_sentence_for_each_code_and_no_other() -> None:
    assert len(documented()) > 10
    assert {*wording.FAULTS, "unreadable", "wrong-type"} == set(documented())


@pytest.mark.parametrize("code", documented())
def test_a_sentence_needs_only_what_its_code_carries(code: str, language: Language) -> None:
    told = wording.fault(code, values(code))

    assert any("а" <= letter <= "я" for letter in told) == (language == "ru")


def test_a_file_that_cannot_be_read_says_why(language: Language) -> None:
    told = [wording.fault("unreadable", {"reason": reason}) for reason in ("EIO", "not-a-file", "")]

    assert len(set(told)) == 3
    assert language


@pytest.mark.parametrize("code", bundled())
def test_every_value_of_a_regulation_has_a_name(code: str, language: Language) -> None:
    sheet = find_sheet(code, Path("/nowhere"))
    names = [wording.value_name(provision.name) for provision in sheet.provisions]

    assert all(names)
    assert language


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("clarification_aloud", True, "вслух"),
        ("clarification_aloud", False, "молчаливой паузой"),
        ("answer_over", WhenOver.WRONG, "ведущему предлагается «неверно»"),
        ("answer_over", WhenOver.HOST, "решает ведущий"),
        ("times.window", 5, "5 с"),
        ("spares_per_theme", 1, "1"),
        ("stages.final.ties", (1, 2), "1, 2"),
        ("stages.final.ties", (), "нет"),
        ("one_answer", None, ""),
        ("bid_step", 10, "10"),
        ("times.writing", 30, "30 с"),
        ("stages.final.final_round", True, "играется, со ставками"),
        ("stages.final.final_round", False, "не играется"),
        ("close_race", CloseRace.STAMP, "отвечает тот, чьё время меньше"),
        ("close_race", CloseRace.LOT, "решает жребий"),
        ("close_race", CloseRace.HOST, "первого называет ведущий"),
        ("stages.final.rounds.red.order", Order.SEQUENCE, "подряд, от дешёвых к дорогим"),
        ("stages.final.rounds.red.order", Order.CHOICE, "по выбору игроков"),
        ("stages.final.rounds.red.first_chooser", FirstChooser.LOWEST, "игрок с наименьшим счётом"),
        ("stages.final.rounds.red.first_chooser", FirstChooser.AGREEMENT, "по согласованию или по жребию"),
    ],
)
@pytest.mark.usefixtures("russian")
def test_a_value_is_told_as_people_say_it(name: str, given: object, told: str) -> None:
    assert wording.value(name, given) == told


@pytest.mark.usefixtures("russian")
def test_a_number_is_told_with_its_bounds_where_there_is_a_choice() -> None:
    assert wording.bounded(3, 2, 4) == "3 (от 2 до 4)"
    assert wording.bounded(6, 6, 6) == "6"


@pytest.mark.usefixtures("russian")
def test_faults_are_counted_as_people_count() -> None:
    assert wording.summary("a.toml", 0) == "«a.toml»: ошибок нет."
    assert wording.summary("a.toml", 1) == "«a.toml»: 1 ошибка."
    assert wording.summary("a.toml", 22) == "«a.toml»: 22 ошибки."


def test_what_cannot_be_used_is_told_with_what_can() -> None:
    assert "nesprosta-xv, club" in wording.unknown("x", ("nesprosta-xv", "club")).to_do
    assert wording.unusable("x.toml", ("a", "b")).happened.endswith(":\na\nb")
