"""Long work gives a sign on a terminal, and only there."""

import io
import sys
from threading import Event

import pytest

from station.cli.waiting import told_if_long


class Screen(io.StringIO):
    """An error stream. ``told``: something was written to it."""

    def __init__(self, *, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal
        self.told = Event()

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str) -> int:
        length = super().write(text)
        self.told.set()
        return length


def test_long_work_is_told_of_while_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(is_terminal=True)
    monkeypatch.setattr(sys, "stderr", screen)
    with told_if_long("Working …", patience=0):
        assert screen.told.wait(60)

    assert screen.getvalue() == "Working …\n"


def test_short_work_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(is_terminal=True)
    monkeypatch.setattr(sys, "stderr", screen)
    with told_if_long("Working …", patience=1000):
        pass

    assert screen.getvalue() == ""


def test_a_file_or_a_pipe_gets_no_such_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(is_terminal=False)
    monkeypatch.setattr(sys, "stderr", screen)
    with told_if_long("Working …", patience=0):
        assert not screen.told.wait(0.1)

    assert screen.getvalue() == ""


def test_what_goes_wrong_in_the_work_goes_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Screen(is_terminal=True))
    with pytest.raises(OSError, match="gone"), told_if_long("Working …", patience=1000):
        raise OSError("gone")
