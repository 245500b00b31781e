"""What the station never needs is not loaded for its first screen, and nothing is the worse for it."""

import subprocess
import sys

import pytest

from station.cli.commands import COMMANDS
from station.cli.parser import build
from station.cli.splash import START
from station.cli.start import unasked
from station.cli.without import without
from tests.project.sources import ROOT


def modules_after(code: str) -> set[str]:
    """What is loaded in a fresh Python after this code."""
    shown = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return set(shown.stdout.split())


def test_asyncio_and_textual_load_without_encryption() -> None:
    code = "from station.cli.without import without\nwith without('ssl'): import asyncio\nimport textual.app"

    loaded = modules_after(code)

    assert "asyncio" in loaded
    assert "textual.app" in loaded
    assert not {"ssl", "_ssl"} & loaded


def test_encryption_is_there_again_for_whoever_asks() -> None:
    code = "from station.cli.without import without\nwith without('ssl'): import asyncio\nimport ssl"

    assert {"ssl", "_ssl"} <= modules_after(code)


def test_what_is_loaded_already_stays() -> None:
    with without("json"):
        import json  # noqa: PLC0415 - what is tried here

    assert sys.modules["json"] is json


def test_a_module_is_missing_inside_only() -> None:
    sys.modules.pop("this", None)
    with without("this"), pytest.raises(ModuleNotFoundError):
        __import__("this")

    assert "this" not in sys.modules


def test_no_word_is_parsed_to_what_the_parser_would_make_of_it() -> None:
    assert vars(unasked()) == vars(build(COMMANDS, START).parse_args([]))
