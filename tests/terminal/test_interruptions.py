"""Whatever ends the program, the match is kept, and goes on in the same question."""

import os
import shlex
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from station.cli.exits import ExitCode
from tests.terminal.host import Host
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

ANSWER_TIME = 5.0
"""Seconds that a player has for the answer."""

BORIS_HAS_ANSWERED = "− has answered"


def in_mid_question(host: Host) -> None:
    """A question is being read; one player has answered it wrongly."""
    host.begin()
    host.tell_theme(1)
    host.read(10)
    host.answers("2", "Boris")
    host.wrong("10 · READING", BORIS_HAS_ANSWERED, "Boris               −10")


def goes_on_in_the_same_question(host: Host) -> None:
    """The same question, paused, with the same player locked out; it is played to its end."""
    window = host.window
    window.command("svoyak --lang en resume")
    screen = window.see("PAUSE · 10 · READING", BORIS_HAS_ANSWERED, "The wicked queen")
    assert screen.count(BORIS_HAS_ANSWERED) == 1
    assert "Boris               −10" in screen
    host.step("10 · READING", "may answer")
    host.press("2", "Boris: has answered this question already")
    host.answers("1", "Anna")
    host.right(10)
    window.keys("q", "q")
    window.see("Resume with: svoyak resume ")
    window.program.verified()
    assert window.program.crashes == []


def test_a_killed_station_goes_on_in_the_same_question(host: Host) -> None:
    in_mid_question(host)

    os.kill(host.window.pid(), signal.SIGKILL)

    host.window.see("Killed")
    host.window.command("stty sane; clear")
    goes_on_in_the_same_question(host)


def test_a_killed_station_leaves_who_answers_and_gives_the_time_that_was_left(host: Host) -> None:
    host.begin()
    host.tell_theme(1)
    host.read(10)
    host.answers("3", "Vera")

    os.kill(host.window.pid(), signal.SIGKILL)

    host.window.see("Killed")
    host.window.command("stty sane; clear; svoyak --lang en resume")
    host.window.see("PAUSE · STOP READING! VERA ANSWERS", "██████████")
    host.wrong("10 · READING")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, ExitCode.TERMINATED),
        (signal.SIGHUP, ExitCode.HUNG_UP),
        (signal.SIGINT, ExitCode.INTERRUPTED),
    ],
)
def test_a_signal_keeps_the_match_and_gives_the_terminal_back(
    host: Host, number: signal.Signals, code: ExitCode
) -> None:
    window = host.window
    window.command("stty -a > before")
    in_mid_question(host)

    os.kill(window.pid(), number)

    window.see("Resume with: svoyak resume ")
    window.command("echo code=$?; stty -a > after; cmp before after && echo restored")
    screen = window.see(f"code={int(code)}", "restored")
    assert "READING" not in screen
    goes_on_in_the_same_question(host)


def stop_by_key(window: Window) -> None:
    window.keys("C-z")


def stop_from_outside(window: Window) -> None:
    os.kill(window.pid(), signal.SIGTSTP)


def stop_without_a_word(window: Window) -> None:
    os.kill(window.pid(), signal.SIGSTOP)


@pytest.mark.parametrize("stop", [stop_by_key, stop_from_outside])
def test_a_stopped_station_gives_the_terminal_back_and_comes_back_whole(
    host: Host, stop: Callable[[Window], None]
) -> None:
    window = host.window
    window.command("stty -a > before")
    in_mid_question(host)
    whole = window.screen()

    stop(window)

    window.see("Stopped", without="READING")
    window.command("stty -a > after; cmp before after && echo restored")
    window.see("restored")
    window.command("fg")
    window.wait(lambda seen: seen == whole)
    host.answers("1", "Anna")
    host.right(10)
    assert window.program.crashes == []


def test_a_stop_that_cannot_be_seen_coming_leaves_a_whole_screen(host: Host) -> None:
    window = host.window
    in_mid_question(host)
    whole = window.screen()

    stop_without_a_word(window)

    window.see("Stopped")
    window.command("echo in the way")
    window.see("in the way")
    window.command("fg")
    window.wait(lambda seen: seen == whole)
    host.answers("1", "Anna")


def test_a_station_that_is_sent_to_the_background_waits_there(host: Host) -> None:
    window = host.window
    in_mid_question(host)
    whole = window.screen()
    window.keys("C-z")
    window.see("Stopped", without="READING")

    window.command("bg; echo gone")
    window.see("gone")
    window.command("echo typed into the shell")
    screen = window.see("typed into the shell\n")
    assert "READING" not in screen

    window.command("fg")
    window.wait(lambda seen: seen == whole)
    host.answers("1", "Anna")


@pytest.mark.parametrize("stop", [stop_by_key, stop_from_outside])
def test_a_stop_takes_nothing_from_the_time_of_who_answers(
    host: Host, stop: Callable[[Window], None]
) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    host.read(10)
    host.answers("3", "Vera")

    stop(window)

    window.see("Stopped", without="VERA")
    time.sleep(ANSWER_TIME)
    window.command("fg")
    screen = window.see("PAUSE · STOP READING! VERA ANSWERS", "██")
    assert "TIME IS UP" not in screen
    host.does("p", "STOP READING! VERA ANSWERS", "██")
    host.wrong("10 · READING")


def test_a_terminal_that_is_closed_while_the_station_is_stopped_keeps_the_match(host: Host) -> None:
    window = host.window
    in_mid_question(host)
    station = window.pid()
    window.keys("C-z")
    window.see("Stopped", without="READING")
    window.tmux("new-window", "exec sh")
    window.see_prompt()

    window.tmux("kill-window", "-t", ":0")

    window.wait(lambda _: not Path(f"/proc/{station}").exists())
    goes_on_in_the_same_question(host)


def test_without_a_shell_nothing_is_stopped(host: Host) -> None:
    window = host.window
    in_mid_question(host)
    window.keys("q", "q")
    window.see_prompt()
    window.command("clear; exec svoyak --lang en resume")
    window.see("PAUSE · 10 · READING")

    window.keys("C-z")

    host.step("10 · READING", "may answer")
    host.answers("1", "Anna")


@pytest.mark.parametrize("shell", ["trap : HUP", "trap '' HUP"], ids=["hang-up", "hang-up ignored"])
def test_a_closed_terminal_ends_the_station_and_keeps_the_match(host: Host, shell: str) -> None:
    window = host.window
    told = window.program.home / "code"
    # The shell around it outlives the terminal, to say how the station ended.
    inner = f"{shell}; svoyak --lang en resume; echo $? > {shlex.quote(str(told))}"
    in_mid_question(host)
    window.keys("q", "q")
    window.see_prompt()
    window.tmux("new-window", f"exec sh -c {shlex.quote(inner)}")
    window.see("PAUSE · 10 · READING")
    host.step("10 · READING")

    window.tmux("kill-window")

    window.wait(lambda _: told.exists())
    assert told.read_text(encoding="ascii").strip() == str(int(ExitCode.HUNG_UP))
    window.command("clear")
    goes_on_in_the_same_question(host)
