"""What the tests of the screens share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.house import FakeHouse, pack


@pytest.fixture
def house(tmp_path: Path) -> Iterator[FakeHouse]:
    """A house with one pack of six themes."""
    made = FakeHouse(tmp_path)
    made.shelve(pack("Первый", "Соль", "Острова", "Слова", "Правила", "Оркестр", "Мосты"))
    yield made
    made.put_away()
