"""How often the program is killed at random moments."""

import pytest

KILLS = 30
KILLS_OF_ONE_MATCH = 5


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Share the kills out among matches of a few kills each."""
    if "match_number" in metafunc.fixturenames:
        kills = metafunc.config.getoption("--kills") or KILLS
        metafunc.parametrize("match_number", range(-(-kills // KILLS_OF_ONE_MATCH)))
