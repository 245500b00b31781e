"""Why the match stood still, the assistant's check, the signatures, the date: read, written, refused."""

import pytest

from station.protocol.notation.faults import Illegal, Misread, NotationFault
from station.protocol.notation.replay import replay
from station.protocol.notation.writer import notation
from station.rules.commands import CheckTotals, NotePause, Pause, PlayCommand, Rename, Resume, SignResult
from station.rules.history import History, submit
from station.rules.model import Points, Seat, Signatures, WhyPaused
from station.rules.records import PauseReason
from station.rules.refusals import Refused
from station.rules.state import Phase
from tests.protocol.notation.games import find
from tests.protocol.notation.texts import SEQUENCE, played, state

ROWS = [f"{theme}: А+ | Б− | − | − | −" for theme in ("Реки", "Горы", "Поэты", "Цари")]
ALL = Signatures("Дина", "Егор", "Фаина")


def then(history: History, *commands: PlayCommand) -> History:
    """The match after these."""
    for command in commands:
        answer = submit(history, command, history.acts[-1].at)
        assert not isinstance(answer, Refused), answer
        history = answer[0]
    return history


def lines(history: History, language: str = "ru") -> list[str]:
    return notation(history, language="ru" if language == "ru" else "en").splitlines()


@pytest.mark.parametrize(
    ("said", "why", "text"),
    [
        ("Пауза: неполадка", WhyPaused.TECHNICAL, ""),
        ("Pause: technical fault, кабель, опять", WhyPaused.TECHNICAL, "кабель, опять"),
        ("Пауза: Вопрос оргкомитету", WhyPaused.COMMITTEE, ""),
        ("Pause: committee, спор", WhyPaused.COMMITTEE, "спор"),
        ("Пауза: перерыв, 10 минут", WhyPaused.BREAK, "10 минут"),
        ("Пауза: пропала кнопка, синяя", WhyPaused.BUTTONS, "синяя"),
        ("Pause: a button is gone", WhyPaused.BUTTONS, ""),
        ("Пауза: ждём зрителей, как всегда", WhyPaused.OTHER, "ждём зрителей, как всегда"),
        ('Пауза: "перерыв"', WhyPaused.OTHER, "перерыв"),
    ],
)
def test_a_pause_is_told_with_its_reason_and_play_goes_on(said: str, why: WhyPaused, text: str) -> None:
    found = state(SEQUENCE, "10: А чтение …", said, "… А −", "…")

    assert found.pauses == (PauseReason(why, text),)
    assert (found.paused, found.phase) == (False, Phase.REVEALED)


def test_a_pause_without_a_reason_is_no_step() -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, "Пауза")

    assert isinstance(raised.value.cause, Illegal)
    assert raised.value.cause.refused.code == "no-text"


@pytest.mark.parametrize(
    ("why", "text", "line", "english"),
    [
        (WhyPaused.TECHNICAL, "", "Пауза: неполадка", "Pause: technical fault"),
        (
            WhyPaused.COMMITTEE,
            "спор, опять",
            "Пауза: оргкомитет, спор, опять",
            "Pause: committee, спор, опять",
        ),
        (WhyPaused.BREAK, "чай", "Пауза: перерыв, чай", "Pause: break, чай"),
        (WhyPaused.BUTTONS, "", "Пауза: пропала кнопка", "Pause: button gone"),
        (WhyPaused.OTHER, "ждём", "Пауза: ждём", "Pause: ждём"),
        (WhyPaused.OTHER, "перерыв, чай", 'Пауза: "перерыв, чай"', 'Pause: "перерыв, чай"'),
    ],
)
def test_a_pause_is_written(why: WhyPaused, text: str, line: str, english: str) -> None:
    for pause in ((Pause(), NotePause(why, text)), (Pause(why, text),)):
        history = then(played(SEQUENCE, "Тема: Реки", "…"), *pause, Resume())

        assert lines(history)[-2:] == [line, "…"]
        assert lines(history, "en")[-2:] == [english, "…"]


def test_a_pause_of_which_nothing_is_told_is_not_written() -> None:
    history = then(played(SEQUENCE, "Тема: Реки", "…"), Pause(), Resume())

    assert lines(history) == lines(played(SEQUENCE, "Тема: Реки", "…"))


def test_a_pause_with_its_reason_is_read_as_one_act() -> None:
    said = played(SEQUENCE, "10: А чтение …", "Пауза: пропала кнопка, синяя", "…")

    assert [act.command for act in said.acts][-2:] == [Pause(WhyPaused.BUTTONS, "синяя"), Resume()]


def test_a_check_with_the_paper_is_read_and_written() -> None:
    history = played(SEQUENCE, "10: А+", "20: Б−", "Сверка: Борис −20, Анна 10, Вера 0", "…")

    assert history.state.agreed is not None
    assert history.state.agreed.totals == (10, -20, 0)
    assert "Сверка: Анна 10, Борис −20, Вера 0" in lines(history)
    assert "Checked: Анна 10, Борис −20, Вера 0" in lines(history, "en")


@pytest.mark.parametrize(
    ("line", "code"),
    [("Сверка: Анна 20, Борис 0, Вера 0", "totals-differ"), ("Сверка: Анна 10, Борис 0", "totals-count")],
)
def test_paper_that_differs_is_refused(line: str, code: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, "10: А+", line)

    assert isinstance(raised.value.cause, Illegal)
    assert raised.value.cause.refused.code == code


@pytest.mark.clause("S1.3")
def test_signatures_are_read_and_written_behind_the_end() -> None:
    history = played(SEQUENCE, *ROWS, "Подписи: ведущая Дина; оргкомитет Фаина; помощник Егор")

    assert history.state.signed == ALL
    assert lines(history)[-1] == "Подписи: ведущий Дина; помощник Егор; оргкомитет Фаина"
    assert lines(history, "en")[-1] == "Signed: host Дина; assistant Егор; committee Фаина"
    assert replay(notation(history), find).state.signed == ALL


@pytest.mark.clause("S1.3")
def test_a_name_put_right_lifts_the_signatures_in_the_text_too() -> None:
    history = then(
        played(SEQUENCE, *ROWS),
        SignResult(ALL),
        CheckTotals((Points(40), Points(-80), Points(0))),
        Rename(Seat(1), "Алла"),
        SignResult(Signatures('Дина; "Д"')),
        Rename(Seat(1), "Жанна"),
    )
    again = replay(notation(history), find).state

    assert (again.signed, again.lifted) == (None, Signatures('Дина; "Д"'))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Подписи: судья Дина", "unknown-words"),
        ("Подписи: ведущий Дина; ведущий Егор", "said-twice"),
    ],
)
def test_signatures_that_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, *ROWS, line)

    assert isinstance(raised.value.cause, Misread)
    assert raised.value.cause.code == code


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (["! Подписи: ведущий Дина"], None),
        (["10: А+", "Подписи: ведущий Дина"], "not-now"),
        ([*ROWS, "Подписи: помощник Егор"], "host-must-sign"),
        ([*ROWS, "Подписи: ведущий Дина", "! Подписи: ведущий Дина"], None),
    ],
)
def test_signatures_that_the_rules_refuse(steps: list[str], code: str | None) -> None:
    if code is None:
        played(SEQUENCE, *steps)
        return
    with pytest.raises(NotationFault) as raised:
        played(SEQUENCE, *steps)
    assert isinstance(raised.value.cause, Illegal)
    assert raised.value.cause.refused.code == code


@pytest.mark.parametrize(
    ("said", "date"),
    [("2026-12-05", "2026-12-05"), ("5.12.2026", "2026-12-05"), ("05.1.2026", "2026-01-05")],
)
def test_the_date_is_read_both_ways_and_written_one_way(said: str, date: str) -> None:
    history = played(f"Дата: {said}\n" + SEQUENCE)

    assert history.state.setup.date == date
    assert f"Дата: {date}" in lines(history)
    assert f"Date: {date}" in lines(history, "en")


@pytest.mark.parametrize("said", ["2026-13-05", "32.1.2026", "5.12.26", "5.12.2026 г."])
def test_another_text_is_no_date(said: str) -> None:
    with pytest.raises(NotationFault) as raised:
        played(f"Дата: {said}\n" + SEQUENCE)

    assert isinstance(raised.value.cause, Misread)
    assert (raised.value.line, raised.value.cause.code) == (1, "unknown-date")
