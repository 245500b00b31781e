"""How many races are run: ``pytest tests/rules/test_many_races.py --races=1000000``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; without it a few thousand are."""
    parser.addoption("--races", type=int, default=4000, help="races that are run")
