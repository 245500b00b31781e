"""Which question of a theme is the spare."""

import pytest

from packs.model import PackQuestion
from packs.spares import with_spare


def questions(*prices: int | None) -> list[PackQuestion]:
    return [PackQuestion(f"вопрос {n}", "ответ", price) for n, price in enumerate(prices)]


@pytest.mark.parametrize(
    "prices",
    [
        (None,) * 6,
        (10, 20, 30, 40, 50, 60),
        (10, 20, 30, 40, 50, None),
        (20, 40, 60, 80, 100, 120),
    ],
)
def test_a_sixth_question_after_five_is_the_spare_without_a_price(prices: tuple[int | None, ...]) -> None:
    *regular, spare = with_spare(questions(*prices))

    assert [question.price for question in regular] == list(prices[:5])
    assert not any(question.spare for question in regular)
    assert (spare.spare, spare.price) == (True, None)


@pytest.mark.parametrize(
    "prices",
    [(None,) * 5, (None,) * 7, (10, 20, 30, 40, 60), (10, 20, 30, 40, 50, 50), (10, 20, 30, 40, 50, 60, 70)],
)
def test_other_themes_stay_as_they_are(prices: tuple[int | None, ...]) -> None:
    assert with_spare(questions(*prices)) == tuple(questions(*prices))


def test_a_spare_named_in_the_file_goes_last_and_makes_no_other() -> None:
    first, *others = questions(None, None, None, None, None, None)
    spare = PackQuestion("запас", "ответ", spare=True)

    assert with_spare([first, spare, *others[:4]]) == (first, *others[:4], spare)
