"""A match is set up as every week: a new name, one by its first letters, and the buttons are tried."""

import pytest

from tests.terminal.host import Host

pytestmark = pytest.mark.terminal


def test_the_match_of_the_next_week(host: Host) -> None:
    window = host.window
    host.begin(players=("Vera", "Gleb", "Dina"))
    host.tell_theme(1)
    host.does("q", "Q")
    window.keys("q")
    window.see_prompt()
    window.command("svoyak --lang en")
    window.see("Interrupted matches", "today")

    window.keys("n")
    window.see("→ Player 1        Vera", "From theme      5")
    window.keys("Z", "o", "e", "Down", "п", "д")
    window.see("Tab  take the name", "пд   Gleb")
    window.keys("Tab")
    window.see("Player 2        Gleb", "→ Player 3")
    window.keys("F2")
    window.see("waiting for a press", without="the button works")
    for seat in "312":
        window.keys(seat)
    window.see("All buttons work.", without="waiting")
    host.does("Enter", "BEFORE THE GAME", "Zoe", "Gleb", "Dina")

    host.does("q", "Q")
    window.keys("q")
    window.see("Interrupted matches", "Zoe 0, Gleb 0, Dina 0")
    window.keys("q")
    window.see_prompt()
    assert window.program.crashes == []
