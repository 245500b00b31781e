"""How often programs are killed at random moments: ``pytest tests/live/crash --kills=1000``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; without it every test that kills has its own number."""
    parser.addoption("--kills", type=int, help="kills at random moments")
