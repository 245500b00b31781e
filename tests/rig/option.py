"""How much of the machine with real USB ports is tested: ``--rig``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; every run knows it."""
    parser.addoption(
        "--rig",
        choices=("may", "must", "whole"),
        default="may",
        help="tests of USB buttons on a machine of their own: the most telling ones, where it can be had"
        " (usual); the same, or a failure where it cannot; all",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark."""
    config.addinivalue_line("markers", "long: runs with --rig=whole alone")
