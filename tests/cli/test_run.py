"""How a command ends: in words, with an exit code, never with a traceback."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from station.cli.commands import Command
from station.cli.exits import ExitCode, Failed
from station.cli.parser import Parser
from station.cli.run import demand_terminal, run
from station.wording.trouble import Trouble

PROGRAM = "from station.cli.main import main; raise SystemExit(main())"


def svoyak(*words: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    """Run the real program."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        capture_output=True,
        check=False,
        env={**os.environ, **settings},
    )


def command(
    monkeypatch: pytest.MonkeyPatch, outcome: BaseException | ExitCode, name: str = "try"
) -> dict[str, Command]:
    """A table with one command that ends in this way."""

    def end(_: object) -> ExitCode:
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    def add_to(parser: Parser) -> None:
        parser.set_defaults(run=end)

    module = ModuleType("made_up_command")
    vars(module)["add_to"] = add_to
    monkeypatch.setitem(sys.modules, "made_up_command", module)
    return {name: Command("made_up_command", "made up")}


def test_what_is_done_ends_with_0(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["try"], command(monkeypatch, ExitCode.DONE)) == 0


def test_a_failure_is_told_in_three_sentences(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = Failed(ExitCode.FAILED, Trouble("It broke.", "It is gone.", "Buy another."))

    assert run(["try"], command(monkeypatch, failed)) == 1
    assert capsys.readouterr() == ("", "svoyak: It broke.\nIt is gone.\nBuy another.\n")


def test_a_wrong_command_line_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["nothing-of-the-kind"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "nothing-of-the-kind" in told.err
    assert "svoyak --help" in told.err


def test_a_command_in_russian_is_told_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "ru", "completion"]) == 2
    assert "svoyak: Команда набрана неверно: не хватает: оболочка." in capsys.readouterr().err


def test_the_environment_says_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")

    assert run(["--help"]) == 0
    assert "использование: svoyak" in capsys.readouterr().out


def test_ctrl_c_ends_with_130_and_without_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["try"], command(monkeypatch, KeyboardInterrupt())) == 130
    assert capsys.readouterr() == ("", "")


def test_a_fault_of_the_program_is_reported_without_what_it_held(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert run(["try"], command(monkeypatch, KeyError("Пушкин"))) == 70
    told = capsys.readouterr().err
    (report,) = (home / ".local" / "state" / "svoyak" / "crash").iterdir()
    assert "Traceback" not in told
    assert str(report) in told
    assert "KeyError" in told
    assert "Пушкин" not in told + report.read_text()


@pytest.mark.parametrize("name", ["", "new"])
def test_the_screens_need_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    table = command(monkeypatch, AssertionError("started"), name)

    assert run([name] if name else [], table) == 2
    assert "needs a terminal" in capsys.readouterr().err


def test_examples_are_shown_so_that_they_can_be_copied(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")

    assert run(["completion", "--help"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "  svoyak completion bash > ~/.local/share/bash-completion/completions/svoyak" in shown
    assert "Print the completion of commands for a" in shown


def test_help_for_a_screen_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["new", "--help"], command(monkeypatch, ExitCode.DONE, "new")) == 0


def test_a_reader_that_leaves_is_not_complained_about() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, "completion", "bash"],
            stdout=closed,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert (ended.returncode, ended.stderr) == (141, b"")


def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, "completion", "bash"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert ended.returncode == 1
    assert ended.stderr.startswith(b"svoyak: The output cannot be written: the disk is full.\n")
    assert b"Exception" not in ended.stderr


def test_help_into_a_full_disk_is_told_too() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-c", PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert (ended.returncode, b"disk is full" in ended.stderr) == (1, True)


@pytest.mark.parametrize("place", ["/dev/full", "a pipe that nobody reads"])
def test_trouble_that_cannot_be_printed_keeps_its_exit_code(place: str) -> None:
    reader, pipe = os.pipe()
    os.close(reader)
    with os.fdopen(pipe, "wb") if "pipe" in place else Path(place).open("wb") as errors:
        ended = subprocess.run([sys.executable, "-c", PROGRAM, "nonsense"], stderr=errors, check=False)

    assert ended.returncode == 2


@pytest.mark.parametrize("encoding", ["koi8-r", "cp1251", "cp866", "iso8859-5"])
def test_an_older_encoding_with_russian_letters_shows_them_and_plainer_signs(encoding: str) -> None:
    ended = svoyak("--lang", "ru", "sheet", "fly", PYTHONIOENCODING=encoding)
    told = ended.stderr.decode(encoding)

    assert "Игры" in told
    assert "fly" in told
    assert "?" not in told


def test_without_russian_letters_english_is_spoken_and_said_so() -> None:
    ended = svoyak("--lang", "ru", "--help", PYTHONIOENCODING="ascii")

    assert ended.returncode == 0
    assert b"show this help" in ended.stdout
    assert ended.stderr.startswith(
        b"svoyak: There are no Russian letters in ascii.\nThe station speaks English."
    )


def test_screens_need_utf8(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Terminal(io.StringIO):
        encoding = "koi8-r"

        def isatty(self) -> bool:
            return True

    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Terminal())

    with pytest.raises(Failed) as failed:
        demand_terminal()
    assert failed.value.code is ExitCode.UNUSABLE
    assert "koi8-r" in failed.value.trouble.happened
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("stream", [0, 1, 2])
def test_a_closed_stream_is_no_crash(stream: int) -> None:
    close = f'exec "$0" "$@" {stream}>&-'
    ended = subprocess.run(["sh", "-c", close, sys.executable, "-c", PROGRAM, "--help"], check=False)

    assert ended.returncode == 0


def test_help_loads_no_command_and_no_screen() -> None:
    ended = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", PROGRAM, "--help"], capture_output=True, check=True
    )
    loaded = {line.split(b"|")[-1].strip().decode() for line in ended.stderr.splitlines()}

    assert "argparse" in loaded
    assert loaded & {"textual", "platformdirs", "shtab", "msgpack", "serial", "evdev", "tomllib"} == set()


def test_an_error_of_the_system_is_one_of_ours_until_a_command_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["try"], command(monkeypatch, OSError(errno.EIO, "secret"))) == 70
    assert "secret" not in capsys.readouterr().err
