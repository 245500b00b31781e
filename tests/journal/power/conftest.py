"""How much is tried at each call: ``pytest tests/journal/power --mixtures=20``."""

import pytest

MIXTURES = 0


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; it is known when this folder is named on the command line."""
    parser.addoption("--mixtures", type=int, default=MIXTURES, help="random mixtures of lost sectors a call")


@pytest.fixture(scope="session")
def mixtures(pytestconfig: pytest.Config) -> int:
    """How many random mixtures are tried after each call."""
    return int(pytestconfig.getoption("--mixtures", MIXTURES))
