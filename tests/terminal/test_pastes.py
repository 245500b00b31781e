"""A paste, of any size and kind, is text for a field; the keys are the host's again when it is over."""

import time

import pytest

from screens.pastes import BEGIN, QUIET
from tests.terminal.host import Host
from tests.terminal.test_mashed_keys import leaves
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

LARGE = 1 << 20
HOSTILE = "слово 12 n u w \n"
"""Text that would play the match if it were keys."""


def test_a_paste_of_a_megabyte_does_nothing_to_a_match(host: Host) -> None:
    whole = reading(host)

    host.window.paste(HOSTILE * (LARGE // len(HOSTILE)), bracketed=True)

    host.does("h", "any key: back to the match")
    host.does("h", "10 · READING")
    assert host.window.screen() == whole
    leaves(host)


def test_so_does_one_that_the_terminal_does_not_mark(host: Host) -> None:
    whole = reading(host)

    host.window.paste(HOSTILE * (LARGE // len(HOSTILE)), bracketed=False)

    gets_the_keys_back(host)
    assert host.window.screen() == whole
    leaves(host)


def test_a_paste_without_an_end_gives_the_keys_back(host: Host) -> None:
    whole = reading(host)

    host.window.bytes(BEGIN.encode() + HOSTILE.encode())

    gets_the_keys_back(host)
    assert host.window.screen() == whole
    leaves(host)


def reading(host: Host) -> str:
    """The screen in the reading of a match's first question."""
    host.begin()
    host.tell_theme(1)
    host.read(10)
    return host.window.screen()


def gets_the_keys_back(host: Host) -> None:
    """The help can be opened and closed, a moment after nothing more has come."""
    time.sleep(QUIET)
    host.window.wait(lambda _: helps(host))
    host.does("h", "10 · READING")


def helps(host: Host) -> bool:
    """Ask for the help; whether it is there. Too early a key is still pasted, and lengthens the paste."""
    host.window.keys("h")
    time.sleep(QUIET + 0.5)
    return "any key: back to the match" in host.window.screen()


@pytest.mark.parametrize("bracketed", [True, False])
def test_a_paste_of_a_megabyte_into_a_text_of_the_desk_is_cut(host: Host, *, bracketed: bool) -> None:
    window = host.window
    host.begin()
    host.does("m", "The host's desk")
    host.does("n", "Host: —")
    window.keys("Enter")
    window.see("Put a name right")

    window.paste("q\x1b[31mя" * (LARGE // 8), bracketed=bracketed)

    window.see("Name: q[31mяq")
    assert "\x1b" not in window.screen()
    host.does("Enter", "Host: —", "q[31mя")
    host.does("Escape", "The host's desk")
    host.does("Escape", "BEFORE THE GAME")
    leaves(host)


def test_a_large_paste_into_the_first_screen_and_the_form(window: Window) -> None:
    window.command("svoyak --lang en")
    window.see("New match", "Quit")
    window.paste("q\n" * (LARGE // 2), bracketed=True)
    window.keys("n")
    window.see("Player 1")
    window.see("→ Player 1")

    window.paste("я" * LARGE, bracketed=True)

    screen = window.see("я" * 40)
    assert "я" * 41 not in screen
    window.keys("Escape")
    window.see("What was typed here is lost.")
    window.keys("Escape")
    window.see("New match", "Quit", without="Player 1")
    window.keys("q")
    window.see_prompt()
    assert window.program.crashes == []
