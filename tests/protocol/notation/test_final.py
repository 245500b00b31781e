"""The final round: stakes, answers and rulings tell one thing of each player."""

import pytest

from station.protocol.notation.faults import Misread, NotationFault
from station.protocol.notation.replay import replay
from station.protocol.notation.writer import notation
from station.rules.commands import MakeStake, NoteAnswer
from station.rules.history import History, submit
from station.rules.model import Points, Seat
from station.rules.refusals import Refused
from tests.protocol.notation.games import find, text_of

BEFORE = text_of("n-final").partition("Ставки: Анна 90, Борис 130")[0]
STAKES = BEFORE + "Ставки: Анна 90, Борис 130, Вера 20\n"
ANSWERS = STAKES + "Ответы: Анна: Сахара\n"


def code(text: str) -> str:
    """Why the text stops at its last line."""
    with pytest.raises(NotationFault) as raised:
        replay(text, find)
    assert isinstance(raised.value.cause, Misread), raised.value.cause
    assert raised.value.line == len(text.splitlines())
    return raised.value.cause.code


@pytest.mark.parametrize(
    "text",
    [
        BEFORE + "Ставки: Анна 10, Анна 20",
        BEFORE + "Ставки: Анна 10, Анна ?",
        STAKES + "Ответы: Анна: Сахара; Анна: Гоби",
        ANSWERS + "Решения: Борис +, Анна +, Анна −",
        ANSWERS + "Решения: Борис +, Борис +",
    ],
)
def test_a_line_tells_one_thing_of_a_player(text: str) -> None:
    assert code(text) == "said-twice"


@pytest.mark.clause("N4.11.1")
def test_nobody_is_ruled_on_whose_stake_is_not_told() -> None:
    hidden = BEFORE + "Ставки: Анна 90, Борис ?, Вера 20\n"

    assert code(hidden + "Решения: Борис −") == "stake-hidden"
    assert replay(hidden + "Ставки: Борис 130\nРешения: Борис −, Анна +, Вера +", find).state.why_over


def test_what_is_no_ruling_is_none() -> None:
    assert code(BEFORE + "Ставки:") == "unknown-number"
    assert code(ANSWERS + "Решения: Борис + чтение") == "unknown-words"


def done(history: History, *commands: MakeStake | NoteAnswer) -> History:
    for command in commands:
        made = submit(history, command, history.acts[-1].at)
        assert not isinstance(made, Refused)
        history = made[0]
    return history


def test_of_what_was_corrected_the_last_word_is_written() -> None:
    staked = done(
        replay(BEFORE + "…", find), *(MakeStake(Seat(seat), Points(seat)) for seat in (1, 2, 1)),
        MakeStake(Seat(1), Points(7)),
    )  # fmt: skip
    noted = done(replay(ANSWERS + "…", find), NoteAnswer(Seat(2), "Гоби"), NoteAnswer(Seat(2), "Намиб"))

    assert "\nСтавки: Борис 2, Анна 7\n" in notation(staked, language="ru", reveal=True)
    assert "Борис: Намиб" in (text := notation(noted, language="ru", reveal=True))
    assert "Гоби" not in text.rpartition("Ответы")[2]
