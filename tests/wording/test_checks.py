"""Why a match is paused, and who stands for its result (S1.3)."""

import pytest

from station.rules.model import Signatures, WhyPaused
from station.rules.records import PauseReason
from station.wording.checks import pause_told, result_told, signers

ALL = Signatures("Дина", "Егор", "Фаина")


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("why", "text", "told"),
    [
        (WhyPaused.TECHNICAL, "", "техническая неполадка"),
        (WhyPaused.TECHNICAL, "кабель {x}", "техническая неполадка: кабель {x}"),
        (WhyPaused.COMMITTEE, "", "вопрос оргкомитету"),
        (WhyPaused.BREAK, "10 минут", "перерыв: 10 минут"),
        (WhyPaused.BUTTONS, "", "пропала кнопка"),
        (WhyPaused.OTHER, "ждём зрителей", "ждём зрителей"),
    ],
)
def test_a_reason_is_told_with_the_words_of_the_host(why: WhyPaused, text: str, told: str) -> None:
    assert pause_told(PauseReason(why, text)) == told


@pytest.mark.usefixtures("russian")
def test_who_has_signed_is_told_with_what_they_are() -> None:
    assert signers(ALL) == "ведущий Дина, помощник Егор, оргкомитет Фаина"
    assert signers(Signatures("Дина", committee="Фаина")) == "ведущий Дина, оргкомитет Фаина"


@pytest.mark.clause("S1.3")
@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("signed", "lifted", "told"),
    [
        (None, None, ["Результат ещё никто не подписал"]),
        (Signatures("Дина"), None, ["Результат подписан: ведущий Дина"]),
        (ALL, None, ["Результат утверждён оргкомитетом: ведущий Дина, помощник Егор, оргкомитет Фаина"]),
        (
            None,
            Signatures("Дина"),
            [
                "После подписи (ведущий Дина) результат изменён: подпишите заново",
                "Результат ещё никто не подписал",
            ],
        ),
    ],
)
def test_a_result_is_told_with_its_signatures(
    signed: Signatures | None, lifted: Signatures | None, told: list[str]
) -> None:
    assert result_told(signed, lifted) == told
