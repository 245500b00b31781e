"""How thoroughly the match file is tried: a sample, or everything by ``pytest tests/journal --whole``."""

import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

Sample = Callable[[Sequence[Any], int], Sequence[Any]]
"""Gives so many of the cases, drawn alike each time; all of them when the whole is asked for."""


LITTLE = 16 * 1024**2


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; it is known when this folder or one in it is named on the command line."""
    parser.addoption("--whole", action="store_true", help="every power cut, every failing call, every string")


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether everything is to be tried."""
    return bool(pytestconfig.getoption("--whole", default=False))


@pytest.fixture
def little_memory() -> Iterator[None]:
    """No more than a few megabytes of memory are taken at any moment of the test."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < LITTLE
    finally:
        tracemalloc.stop()


@pytest.fixture
def sample(*, whole: bool) -> Sample:
    """Some of many cases, or all of them."""
    random = Random(20261205)  # noqa: S311 - nothing to be guessed

    def draw(cases: Sequence[Any], number: int) -> Sequence[Any]:
        return cases if whole or len(cases) <= number else random.sample(cases, number)

    return draw
