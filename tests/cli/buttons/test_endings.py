"""``svoyak buttons`` in a pipe ends at once when it is asked to, or when nobody reads any more."""

import fcntl
import os
import pty
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from station.cli.exits import ExitCode

MAIN = "from station.cli.main import main; raise SystemExit(main())"
PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    f"signal.signal(signal.SIGHUP, signal.SIG_DFL); {MAIN}"
)
"""A shell lets what it runs in the background ignore SIGINT, and nohup SIGHUP: not so here."""
NOHUP = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); {MAIN}"
"""As ``nohup`` runs it."""
PATIENCE = 60
"""Seconds until a test gives up; no test that passes waits as long."""

Running = subprocess.Popen[str]


def call_of(program: str, folder: Path, at_once: int = 1) -> list[str]:
    """How a log is played that goes on for years; so many of its lines are out at once."""
    path = folder / "endless.presses"
    path.write_text("0\tboard-a\t1\t1000000\n" * at_once + f"{10**17}\tboard-a\t1\t1000000\n")
    return [sys.executable, "-c", program, "buttons", "--replay", str(path)]


def await_full(pipe: int) -> None:
    """Until a pipe that nobody reads has nearly no room; the ends of its pages may stay empty."""
    room = fcntl.fcntl(pipe, fcntl.F_GETPIPE_SZ) * 7 // 8
    end = time.monotonic() + PATIENCE
    while int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder) < room:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def running(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Running]:
    """The real program in a pipe."""
    call = call_of(getattr(request, "param", PROGRAM), tmp_path)
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, ExitCode.TERMINATED),
        (signal.SIGINT, ExitCode.INTERRUPTED),
        (signal.SIGHUP, ExitCode.HUNG_UP),
    ],
)
def test_a_signal_ends_it_without_a_word(running: Running, number: signal.Signals, code: ExitCode) -> None:
    assert running.stdout is not None
    assert "press" in running.stdout.readline()
    running.send_signal(number)

    assert running.communicate(timeout=PATIENCE) == ("", "")
    assert running.returncode == code


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, ExitCode.TERMINATED),
        (signal.SIGINT, ExitCode.INTERRUPTED),
        (signal.SIGHUP, ExitCode.HUNG_UP),
    ],
)
def test_a_signal_ends_it_though_a_pager_reads_no_further(
    tmp_path: Path, number: signal.Signals, code: ExitCode
) -> None:
    call = call_of(PROGRAM, tmp_path, at_once=5000)
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        await_full(process.stdout.fileno())
        process.send_signal(number)

        try:
            assert process.wait(PATIENCE) == code
        finally:
            process.kill()
        assert process.stderr.read() == ""
        lines = process.stdout.read().splitlines(keepends=True)
        assert {line.count("\t") for line in lines} == {6}
        assert lines[-1].endswith("\n")


def test_it_ends_when_nobody_reads_though_nobody_presses(running: Running) -> None:
    """Else ``| head`` would leave it behind, hearing the devices."""
    assert running.stdout is not None
    assert running.stderr is not None
    assert "press" in running.stdout.readline()
    running.stdout.close()

    assert running.wait(PATIENCE) == ExitCode.UNHEARD
    assert running.stderr.read() == ""


@pytest.mark.parametrize("running", [NOHUP], indirect=True)
def test_who_was_told_to_outlast_the_terminal_does(running: Running) -> None:
    assert running.stdout is not None
    assert "press" in running.stdout.readline()
    running.send_signal(signal.SIGHUP)
    running.send_signal(signal.SIGTERM)

    assert running.wait(PATIENCE) == ExitCode.TERMINATED


@pytest.mark.parametrize(("program", "code"), [(PROGRAM, ExitCode.HUNG_UP), (NOHUP, ExitCode.FAILED)])
def test_a_terminal_that_goes_is_no_fault_of_the_program(
    program: str, code: ExitCode, tmp_path: Path
) -> None:
    """Its window is closed, or the connection to it breaks."""
    master, slave = pty.openpty()
    with subprocess.Popen(
        call_of(program, tmp_path),
        stdin=slave,
        stdout=slave,
        stderr=subprocess.PIPE,
        env={**os.environ, "TERM": "xterm"},
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - no threads here
        text=True,
    ) as process:
        os.close(slave)
        seen = b""
        while b"board-a" not in seen:
            seen += os.read(master, 4096)
        os.close(master)
        _, told = process.communicate(timeout=PATIENCE)

    assert process.returncode == code, told
    assert bool(told) is (code is ExitCode.FAILED)
