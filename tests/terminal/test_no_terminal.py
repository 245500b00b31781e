"""Without a terminal the screens are refused in words, and nothing is begun (exit code 2)."""

import subprocess

import pytest

from station.cli.exits import ExitCode
from tests.terminal.program import Program
from tests.terminal.window import PATIENCE

pytestmark = pytest.mark.terminal


@pytest.mark.parametrize("words", ["", "demo", "new", "new --player A --player B --player C", "resume"])
@pytest.mark.parametrize("redirected", ["< /dev/null", "| cat", "2> log", "<&-", ">&-"])
def test_a_screen_needs_a_terminal_on_every_side(program: Program, words: str, redirected: str) -> None:
    script = f"(svoyak --lang en {words}; echo code=$? > code) {redirected}"

    ended = in_a_terminal(program, script)

    told = ended + (program.home / "log").read_text("utf-8") if redirected.endswith("log") else ended
    assert "svoyak: This command needs a terminal, and its input or output is not one." in told
    assert "Run it in a terminal window or on the console" in told
    assert (program.home / "code").read_text("ascii").strip() == f"code={int(ExitCode.UNUSABLE)}"
    assert program.matches == []
    assert program.crashes == []


def test_where_nothing_can_be_told_the_exit_code_tells_it(program: Program) -> None:
    in_a_terminal(program, "(svoyak --lang en; echo code=$? > code) 2>&-")

    assert (program.home / "code").read_text("ascii").strip() == f"code={int(ExitCode.UNUSABLE)}"
    assert program.crashes == []


def in_a_terminal(program: Program, script: str) -> str:
    """Run a script in a pty that nobody looks at, until it has ended; what it printed."""
    return subprocess.run(
        ["script", "--quiet", "--return", "--command", script, "/dev/null"],
        cwd=program.home,
        env={**program.environment, "SHELL": "/bin/sh"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    ).stdout
