"""Every command says what it does, shows how it is called, and stands in the README."""

import re
from collections.abc import Iterator

import pytest

from station.cli.commands import COMMANDS
from station.cli.exits import ExitCode
from station.cli.parser import EXAMPLE, Parser, build_whole
from tests.project.sources import ROOT


def described(parser: Parser) -> Iterator[Parser]:
    """The commands that do something: those without actions of their own."""
    if not parser.actions:
        yield parser
    for action in parser.actions.values():
        yield from described(action)


@pytest.fixture(scope="module")
def commands() -> dict[str, Parser]:
    return {parser.prog: parser for parser in described(build_whole(COMMANDS))}


def section(title: str) -> str:
    """A section of the README, empty when there is none."""
    found = re.search(
        rf"^## {title}\n(.*?)(?=^## |\Z)", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE
    )
    return found[1] if found else ""


def test_there_are_commands(commands: dict[str, Parser]) -> None:
    assert "svoyak completion" in commands


def test_every_command_has_a_summary() -> None:
    assert [name for name, command in COMMANDS.items() if not command.summary] == []


def test_every_command_says_what_it_does(commands: dict[str, Parser]) -> None:
    assert [name for name, parser in commands.items() if not parser.description] == []


def test_every_command_shows_how_it_is_called(commands: dict[str, Parser]) -> None:
    assert [
        name for name, parser in commands.items() if f"\n{EXAMPLE}{name}" not in (parser.epilog or "")
    ] == []


def test_every_command_says_what_runs_it(commands: dict[str, Parser]) -> None:
    assert [name for name, parser in commands.items() if not callable(parser.get_default("run"))] == []


def test_the_readme_names_every_command(commands: dict[str, Parser]) -> None:
    told = section("Commands")

    assert [name for name in commands if told and name not in told] == []


def test_the_readme_tells_every_exit_code() -> None:
    told = section("Exit codes")

    assert [code for code in ExitCode if told and not re.search(rf"\b{code}\b", told)] == []
