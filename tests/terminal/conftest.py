"""A private terminal for every test of this folder, and what is skipped without one."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.host import Host
from tests.terminal.program import Program
from tests.terminal.window import Window


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="try the terminal longer and with more keys")


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether the long variants were asked for."""
    return bool(request.config.getoption("--thorough", default=False))


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with folders of its own."""
    return Program(tmp_path)


@pytest.fixture
def window(program: Program) -> Iterator[Window]:
    """A window of 80×24 with a shell in it."""
    if shutil.which("tmux") is None:
        pytest.skip("NO TMUX: the real terminal is NOT tested; install tmux")
    # The path of a socket may have a hundred characters; pytest's folders are longer.
    with tempfile.TemporaryDirectory(prefix="svoyak-") as sockets:
        window = Window(program, Path(sockets))
        try:
            yield window
        finally:
            window.close()


@pytest.fixture
def host(window: Window) -> Host:
    """A host at the window."""
    return Host(window)
