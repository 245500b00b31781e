"""Each fault of a set-up has its sentence."""

from collections.abc import Iterator

import pytest

from station.wording.language import use
from station.wording.setup import setup_fault


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize(
    ("code", "parameters", "english", "russian"),
    [
        (
            "not-enough-themes",
            {"number": 3, "needed": 4},
            "Full themes from this one on: 3, needed: 4, better more",
            "Полных тем отсюда: 3, нужно: 4, лучше с запасом",
        ),
        (
            "no-such-theme",
            {"number": 9, "themes": 8},
            "There is no theme 9, the pack has 8",
            "Темы 9 нет, в пакете их 8",
        ),
    ],
)
def test_a_fault_is_told_in_both_languages(
    code: str, parameters: dict[str, str | int], english: str, russian: str
) -> None:
    assert setup_fault(code, parameters) == english

    use("ru")
    assert setup_fault(code, parameters) == russian
