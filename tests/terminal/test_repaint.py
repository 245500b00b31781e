"""What another program has written over the screen is gone after Ctrl+L, wherever the host is."""

from pathlib import Path

import pytest

from tests.terminal.host import Host
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

LITTER = "[12345.678901] usb 1-1: new low-speed USB device"


def littered_and_painted(window: Window) -> None:
    """The kernel writes into the screen; Ctrl+L brings it back."""
    whole = window.screen()
    terminal = Path(window.tmux("display-message", "-p", "#{pane_tty}").strip())

    def is_littered(seen: str) -> bool:
        # A screen that has just come is painted twice by Textual: the second time may be over the litter.
        if LITTER not in seen:
            terminal.write_text(f"\x1b[2J\x1b[5;1H{LITTER}\r\n", encoding="ascii")
        return LITTER in seen

    window.wait(is_littered)

    window.keys("C-l")

    window.wait(lambda seen: seen == whole)


def test_every_place_of_a_match_comes_back(host: Host) -> None:
    host.begin()
    host.tell_theme(1)
    host.read(10)
    littered_and_painted(host.window)
    host.does("t", "Score sheet")
    littered_and_painted(host.window)
    host.does("t", "10 · READING")
    host.does("h", "any key: back to the match")
    littered_and_painted(host.window)
    host.does("h", "10 · READING")
    host.does("m", "The host's desk")
    littered_and_painted(host.window)
    host.does("n", "Host: —")
    host.does("Enter", "Put a name right")
    littered_and_painted(host.window)


def test_the_first_screen_and_the_form_come_back(window: Window) -> None:
    window.command("svoyak --lang en")
    window.see("New match", "Quit")
    littered_and_painted(window)
    window.keys("n")
    window.see("→ Player 1")
    littered_and_painted(window)
