"""``svoyak buttons`` in a pipe ends at once when it is asked to, or when nobody reads any more."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from station.cli.exits import ExitCode

PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from station.cli.main import main; raise SystemExit(main())"
)
"""A shell lets what it runs in the background ignore SIGINT: not so here."""
PATIENCE = 60
"""Seconds until a test gives up; no test that passes waits as long."""

Running = subprocess.Popen[str]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """The real program, playing a log that goes on for years; its first line is out."""
    path = tmp_path / "endless.presses"
    path.write_text(f"0\tboard-a\t1\t1000000\n{10**17}\tboard-a\t1\t1000000\n")
    call = [sys.executable, "-c", PROGRAM, "buttons", "--replay", str(path)]
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


def test_it_ends_when_nobody_reads_though_nobody_presses(running: Running) -> None:
    """Else ``| head`` would leave it behind, hearing the devices."""
    assert running.stdout is not None
    assert running.stderr is not None
    assert "press" in running.stdout.readline()
    running.stdout.close()

    assert running.wait(PATIENCE) == ExitCode.UNHEARD
    assert running.stderr.read() == ""
