"""Terminals of all sizes: nothing crashes, the game goes on, and the screen comes back whole."""

import os
import pty
import select
import struct
import subprocess
import termios
import time
from fcntl import ioctl

import pytest

from tests.terminal.host import Host
from tests.terminal.window import PATIENCE, Window

pytestmark = pytest.mark.terminal

SIZES = ((128, 37), (200, 50), (40, 12), (20, 5), (20, 40), (1, 1), (250, 6))
USUAL = (80, 24)


def test_a_game_goes_on_while_the_window_is_resized(host: Host) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    host.read(10)
    whole = window.see("10 · READING · BUTTONS LIVE")

    for size in SIZES:
        window.resize(*size)
        window.wait(lambda seen: seen != whole)
    window.resize(*USUAL)

    window.wait(lambda seen: seen == whole)
    assert window.program.crashes == []


@pytest.mark.parametrize(("width", "height"), [(128, 37), (40, 12), (20, 5)])
def test_a_question_is_played_in_any_size(host: Host, width: int, height: int) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    window.resize(width, height)

    host.step("10 · READING")
    host.press("1", "STOP READING")
    host.does("Down", "10 · READING")
    host.press("3", "STOP READING")
    host.does("Up", "10 · RIGHT")

    window.resize(*USUAL)
    screen = window.see("10 +3", "Anna                −10", "Vera                10")
    assert "19 questions left" in screen
    assert window.program.crashes == []


def test_the_pages_and_the_other_screens_are_resized(window: Window) -> None:
    host = Host(window)
    host.begin()
    for key, mark in (("h", "Keys"), ("t", "Score sheet")):
        whole = host.does(key, mark, "back to the match")
        resized_and_back(window, whole)
        host.does(key, "BEFORE THE GAME")
    window.keys("q", "q")
    window.see_prompt()

    window.command("svoyak --lang en")
    resized_and_back(window, window.see("Interrupted matches", "New match"))
    window.keys("n")
    resized_and_back(window, window.see("Player 1", "8. One and Only"))
    window.keys("Escape")
    window.see("Interrupted matches")
    window.keys("q")
    window.see_prompt()
    assert window.program.crashes == []


def resized_and_back(window: Window, whole: str) -> None:
    """Through all sizes; at the end the screen is as it was."""
    for size in SIZES:
        window.resize(*size)
        window.wait(lambda seen: seen != whole)
    window.resize(*USUAL)
    window.wait(lambda seen: seen == whole)


def test_another_terminal_attaches_with_another_size(host: Host) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    host.read(10)
    whole = window.screen()

    with Attached(window, 100, 30):
        window.wait(lambda seen: any(len(line) == 100 and line.endswith("┐") for line in seen.splitlines()))
        host.answers("2", "Boris")
        host.does("u", "PAUSE", "10 · READING")

    window.resize(*USUAL)
    host.step("10 · READING")
    window.wait(lambda seen: seen.split("\n")[:12] == whole.split("\n")[:12])  # the keys below differ
    assert window.program.crashes == []


class Attached:
    """Another terminal, of its own size, that shows a window."""

    def __init__(self, window: Window, width: int, height: int) -> None:
        self._master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {**window.environment, "TERM": "xterm"}
        self._client = subprocess.Popen(
            window.attach, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)

    def __enter__(self) -> None:
        """Wait for the first sign of the window."""
        end = time.monotonic() + PATIENCE
        while not select.select([self._master], [], [], 0.1)[0]:
            assert time.monotonic() < end

    def __exit__(self, *_: object) -> None:
        """Close the terminal."""
        os.close(self._master)
        self._client.wait(PATIENCE)
