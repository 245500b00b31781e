"""Completion for shells."""

import shutil
import subprocess

import pytest
import shtab

from station.cli.commands import COMMANDS
from station.cli.parser import FILE, Parser
from station.cli.run import run


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_completion_names_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0

    printed = capsys.readouterr().out
    assert [name for name in COMMANDS if name not in printed] == []


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
def test_bash_accepts_it(capsys: pytest.CaptureFixture[str]) -> None:
    run(["completion", "bash"])

    assert (
        subprocess.run(["bash", "-n"], input=capsys.readouterr().out, text=True, check=False).returncode == 0
    )


def test_files_are_completed_as_shtab_names_it() -> None:
    parser = Parser(prog="x")
    parser.add_file("file", "a file")

    assert {shell: shtab.FILE[shell] for shell in FILE} == FILE
    assert FILE["bash"] in shtab.complete(parser, "bash")
