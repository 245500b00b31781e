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


FIRST_SCREEN = """
from station.cli.without import later
with later('textual.command'): import textual.app
from screens.app import StationApp
from tests.fakes.house import FakeHouse
import asyncio, pathlib, sys
async def look():
    async with StationApp(FakeHouse(pathlib.Path('nowhere')), None).run_test() as pilot:
        await pilot.pause()
        await pilot.press('down', 'f1')
asyncio.run(look())
"""


def test_the_first_screen_loads_no_palette_and_no_widget_but_its_own() -> None:
    loaded = modules_after(FIRST_SCREEN)

    assert "screens.home" in loaded
    assert "textual.command" not in loaded
    assert not {"textual.widgets._input", "textual.widgets._option_list", "textual.widgets._tree"} & loaded


BEGUN = """
import importlib, sys, types
class Screens(types.ModuleType):
    def __getattr__(self, name):
        if name != 'StationApp':
            raise AttributeError(name)
        del sys.modules['screens.app']
        real = importlib.import_module('screens.app')
        real.StationApp.run = lambda self, **how: sys.exit()
        return real.StationApp
sys.modules['screens.app'] = Screens('screens.app')
from station.cli.start import run, unasked
asked = unasked()
asked.settings = None
try:
    run(asked)
except SystemExit:
    pass
"""
"""The station up to its app, whose screens are not run."""


def test_the_station_begins_with_textual_and_without_what_it_does_not_show() -> None:
    loaded = modules_after(BEGUN)

    assert "textual.app" in loaded
    assert not {"ssl", "_ssl", "argparse", "shlex", "textual.command"} & loaded


PALETTE = """
from station.cli.without import later
with later('textual.command'): import textual.app
import asyncio, sys
async def look():
    async with textual.app.App().run_test() as pilot:
        assert 'textual.command' not in sys.modules
        await pilot.press('ctrl+p')
        await pilot.pause()
        from textual.command import CommandPalette
        assert isinstance(pilot.app.screen, CommandPalette)
        assert isinstance(pilot.app.screen, textual.app.CommandPalette)
        assert textual.app.CommandPalette.is_open(pilot.app)
asyncio.run(look())
"""


def test_an_app_that_has_a_palette_would_get_it() -> None:
    assert "textual.command" in modules_after(PALETTE)


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
