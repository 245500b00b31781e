"""The first sign of life, and what may be loaded before it."""

import gc
import os
import pty
import subprocess
import sys
from collections.abc import Iterator

import pytest

from station.cli.splash import first_look, greet, is_interactive
from tests.project.sources import ROOT

HEAVY = {
    "argparse",
    "asyncio",
    "dataclasses",
    "gettext",
    "inspect",
    "msgpack",
    "pathlib",
    "textual",
    "typing",
}


@pytest.fixture(autouse=True)
def _collector_on_afterwards() -> Iterator[None]:
    yield
    gc.enable()


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("", (None, "")),
        ("new", (None, "new")),
        ("--lang ru", ("ru", "")),
        ("--lang ru new", ("ru", "new")),
        ("--lang=en resume x", ("en", "resume")),
        ("new --lang ru", ("ru", "new")),
        ("pack check x --lang=ru", ("ru", "pack")),
        ("new --help --lang ru", ("ru", "new")),
        ("--help --lang ru", (None, None)),
        ("--help", (None, None)),
        ("--lang ru --help", ("ru", None)),
        ("--version new", (None, None)),
        ("--lang", (None, "")),
        ("--no-settings", (None, "")),
        ("--lang ru --no-settings new", ("ru", "new")),
        ("--colours dark", (None, "")),
        ("--colours none --lang ru resume x", ("ru", "resume")),
        ("--colours=light new", (None, "new")),
    ],
)
def test_a_first_look_finds_the_language_and_the_command(
    words: str, seen: tuple[str | None, str | None]
) -> None:
    assert first_look(words.split()) == seen


@pytest.mark.parametrize(
    ("words", "interactive"),
    [
        ("", True),
        ("new", True),
        ("resume last", True),
        ("--lang ru demo", True),
        ("new --help", False),
        ("--help", False),
        ("completion bash", False),
    ],
)
def test_only_what_takes_over_the_terminal_is_interactive(words: str, interactive: bool) -> None:  # noqa: FBT001 - a table's value
    assert is_interactive(words.split()) == interactive


def test_other_commands_are_not_greeted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda *_: pytest.fail("written"))
    monkeypatch.setattr(os, "isatty", lambda _: True)

    greet(["completion", "bash"])

    assert gc.isenabled()


def test_a_file_gets_no_greeting(capfd: pytest.CaptureFixture[str]) -> None:
    greet(["new"])

    assert capfd.readouterr().out == ""
    assert not gc.isenabled()


def test_a_terminal_is_greeted_before_anything_heavy_is_imported() -> None:
    """The program is stopped at its first write: nobody waits for more than it has imported by then."""
    program = (
        "import os, sys\n"
        "real = os.write\n"
        "def write(fd, text):\n"
        "    real(2, ' '.join(sys.modules).encode())\n"
        "    real(fd, text)\n"
        "    os._exit(0)\n"
        "os.write = write\n"
        "sys.argv = ['svoyak', 'new']\n"
        "from station.cli.main import main\n"
        "main()\n"
    )
    master, terminal = pty.openpty()
    ended = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{program}"],
        stdout=terminal,
        stderr=subprocess.PIPE,
        check=True,
    )
    os.close(terminal)
    shown = os.read(master, 100)
    os.close(master)

    assert shown == b"svoyak ...\r\n"
    assert HEAVY & set(ended.stderr.decode().split()) == set()
