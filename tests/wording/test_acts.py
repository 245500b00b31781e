"""What acts are called."""

from typing import get_args

import pytest

from station.rules.commands import (
    AcceptEarly,
    Begin,
    BindButtons,
    Buzzed,
    Command,
    Expire,
    FinishReading,
    HostCommand,
    MakeBid,
    MakeStake,
    Missed,
    Pause,
    Redo,
    Rename,
    Reopen,
    Rule,
    StartReading,
    Undo,
    Withdraw,
)
from station.rules.model import NO_TIME, Points, Seat, WhyPaused
from station.wording.acts import act_name, command_name
from station.wording.cells import cells

ANNA, BORIS = Seat(1), Seat(2)
NAMES = {ANNA: "Анна", BORIS: "Константин Константинопольский-Задунайский"}
ACTS: tuple[type, ...] = (*get_args(HostCommand), Buzzed, Expire, Begin)
BUZZED = Buzzed(ANNA, NO_TIME, NO_TIME, NO_TIME)


@pytest.mark.usefixtures("language")
def test_every_command_that_can_be_an_act_has_a_short_name_of_its_own() -> None:
    names = [command_name(act.__name__) for act in ACTS]

    assert len(set(names)) == len(ACTS)
    assert [name for name in names if not 0 < cells(name) <= 24] == []


@pytest.mark.parametrize("command", [BindButtons, Missed, Undo, Redo, Reopen])
def test_what_undo_never_names_has_no_name(command: type) -> None:
    with pytest.raises(KeyError):
        command_name(command.__name__)


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("command", "seat", "name"),
    [
        (Rule(right=True), ANNA, "верный ответ: Анна"),
        (Rule(right=False, last_word=True), ANNA, "неверный ответ: Анна"),
        (BUZZED, None, "нажатие"),
        (MakeBid(ANNA, Points(60)), ANNA, "ставка 60: Анна"),
        (MakeStake(ANNA, Points(60)), ANNA, "тайная ставка: Анна"),
        (Expire(7), ANNA, "нажатие: Анна"),
        (Expire(7), None, "время вышло"),
        (AcceptEarly(ANNA), ANNA, "принято раннее нажатие: Анна"),
        (StartReading(), None, "начало чтения"),
        (FinishReading(), None, "вопрос дочитан"),
        (Withdraw(), None, "вопрос снят"),
        (Pause(), None, "пауза"),
        (Pause(WhyPaused.BUTTONS), None, "пауза"),
        (Rename(ANNA, "Жанна"), None, "исправлено имя: Жанна"),
    ],
)
def test_an_act_is_called_by_its_last_command_and_its_player(
    command: Command, seat: Seat | None, name: str
) -> None:
    assert act_name(command, seat, NAMES) == name


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("command", [Rule(right=False), AcceptEarly(BORIS), Expire(7)])
def test_a_long_name_is_cut_to_the_line_of_keys(command: Command) -> None:
    name = act_name(command, BORIS, NAMES)

    assert cells(name) <= 40
    assert name.endswith("…")
