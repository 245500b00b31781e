"""A match that cannot be saved any more is never left in silence: its points stand on the screen."""

import pytest

from tests.terminal.host import Host

pytestmark = pytest.mark.terminal


def unsaved(host: Host) -> str:
    """A match whose file is gone, with a right answer for 10 since then; the file's name."""
    host.begin()
    host.step("THEME 1")
    host.step("10: ")
    (path,) = host.window.program.matches
    path.unlink()
    host.read(10)
    host.answers("2", "Boris")
    host.right(10)
    return path.name


def test_who_leaves_a_match_that_cannot_be_saved_is_told(host: Host) -> None:
    window = host.window
    name = unsaved(host)

    host.does("q", "NOT SAVED", "Q once more: leave without saving")
    window.keys("q")
    screen = window.see_prompt()

    assert f"“{name}” was deleted while it was played." in " ".join(screen.split())
    assert "the sheet above shows the game" in " ".join(screen.split())
    assert "Resume with" not in screen
    window.command("echo code $?")
    window.see("code 1")


def test_the_sheet_of_an_unsaved_match_has_its_points(host: Host) -> None:
    window = host.window
    window.resize(80, 60)
    unsaved(host)

    window.keys("q", "q")
    screen = window.see_prompt()

    (total,) = [line.split() for line in screen.splitlines() if line.startswith("Total")]
    assert total == ["Total", "0", "10", "0"]


def test_a_match_that_was_moved_goes_on_from_its_new_file(host: Host) -> None:
    window = host.window
    name = unsaved(host)

    host.does("f2", "Where to save", "→ ~ ", "free")
    host.does("enter", "saved in")
    window.keys("q", "q")
    screen = window.see_prompt()

    assert f"resume {window.program.home / name}" in "".join(screen.split("\n"))
    assert "could not be saved" not in screen
    window.command("svoyak --lang en resume")
    window.see("PAUSE", "10 · RIGHT")
