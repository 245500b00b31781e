"""How often the program is killed at random moments: ``pytest tests/live/crash --kills=1000``."""

import pytest

KILLS = 30
KILLS_OF_ONE_MATCH = 5


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; it is known when this folder is named on the command line."""
    parser.addoption("--kills", type=int, default=KILLS, help="kills at random moments")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Share the kills out among matches of a few kills each."""
    if "match_number" in metafunc.fixturenames:
        kills = metafunc.config.getoption("--kills", KILLS)
        metafunc.parametrize("match_number", range(-(-kills // KILLS_OF_ONE_MATCH)))
