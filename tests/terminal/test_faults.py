"""A fault of the program opens the match again in its place; the second one gives the terminal back."""

import pytest

from station.cli.exits import ExitCode
from tests.terminal.faulty import FAULTY, PLACES, SAID
from tests.terminal.host import Host

pytestmark = pytest.mark.terminal

GREETING = "A program fault; the match goes on, paused"


NOWHERE = """
from station.cli.house import House
House.save_places = lambda house: ()
"""
"""Lines of Python for a program that knows no place to save a match in."""


@pytest.fixture
def host(host: Host, request: pytest.FixtureRequest) -> Host:
    """A host in the first question, which Anna answers, at a program that has faults."""
    host.window.program.prepare(FAULTY + getattr(request, "param", ""))
    host.window.command("stty -a > before")
    host.begin()
    host.tell_theme(1)
    host.read(10)
    host.answers("1", "Anna")
    return host


@pytest.mark.parametrize("key", PLACES, ids=PLACES.values())
def test_a_fault_costs_a_pause(host: Host, key: str) -> None:
    window = host.window

    window.keys(key)

    window.see("PAUSE · STOP READING! ANNA ANSWERS", GREETING)
    host.does("p", "STOP READING! ANNA ANSWERS")
    host.right(10)
    window.keys("q", "q")
    screen = " ".join(window.see_prompt().split())
    assert "Resume with: svoyak resume " in screen
    assert "svoyak: The program has a fault of its own (ValueError)." in screen
    assert "The match was opened again in its place, paused, and went on." in screen
    window.command("echo code=$?")
    window.see("code=0")
    (report,) = window.program.crashes
    text = report.read_text(encoding="utf-8")
    assert "builtins.ValueError" in text
    assert SAID not in text
    window.program.verified()


def test_a_second_fault_at_once_gives_the_terminal_back(host: Host) -> None:
    window = host.window
    window.keys("F5")
    window.see("PAUSE · STOP READING! ANNA ANSWERS", GREETING)

    window.keys("F5")

    window.see("Resume with: svoyak resume ", "The command ended early.", without="READING")
    window.command("echo code=$?; stty -a > after; cmp before after && echo restored")
    window.see(f"code={int(ExitCode.CRASHED)}", "restored")
    assert SAID not in window.screen()
    window.program.prepare("")
    window.command("clear; svoyak --lang en resume")
    window.see("PAUSE · STOP READING! ANNA ANSWERS")
    window.keys("q", "q")
    window.see("Resume with: svoyak resume ")
    window.program.verified()


def test_a_fault_in_a_match_that_is_not_saved_saves_it_elsewhere(host: Host) -> None:
    window = host.window
    (path,) = window.program.matches
    path.unlink()
    host.does("Up", "NOT SAVED")

    window.keys("F5")

    window.see("PAUSE", "10 · RIGHT", "Anna                 10", GREETING, without="NOT SAVED")
    host.does("p", "10 · RIGHT")
    host.does("Space", "20 · READING")
    window.keys("q", "q")
    screen = window.see_prompt()
    assert "could not be saved" not in screen
    window.command("clear; svoyak --lang en resume")
    window.see("PAUSE", "20 · READING", "Anna                 10")


@pytest.mark.parametrize("host", [NOWHERE], indirect=True, ids=[""])
def test_a_fault_in_a_match_that_can_be_saved_nowhere_leaves_its_sheet(host: Host) -> None:
    window = host.window
    (path,) = window.program.matches
    path.unlink()
    host.does("Up", "NOT SAVED")

    window.keys("F5")

    screen = window.see("The command ended early.")
    assert "Total" in screen
    assert f"“{path.name}”" in screen
    window.command("echo code=$?")
    window.see(f"code={int(ExitCode.CRASHED)}")


def test_a_match_that_began_on_the_first_screen_is_left_for_it(host: Host) -> None:
    window = host.window
    window.keys("q", "q")
    window.see("Resume with: svoyak resume ")
    window.command("clear; svoyak --lang en")
    window.see("Interrupted matches")
    window.keys("Enter")
    window.see("PAUSE · STOP READING! ANNA ANSWERS")
    window.keys("F5")
    window.see("PAUSE · STOP READING! ANNA ANSWERS", GREETING)

    window.keys("q", "q")

    window.see("Interrupted matches", without="PAUSE")
    window.keys("Enter")
    window.see("PAUSE · STOP READING! ANNA ANSWERS", without=GREETING)
    window.keys("q", "q")
    window.see("Interrupted matches")
    window.keys("q")
    window.see_prompt()
    window.program.verified()
