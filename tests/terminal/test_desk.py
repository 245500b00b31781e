"""The host's desk by keys in a real terminal: a ruling corrected in mid-game changes scores and sheet."""

import pytest

from tests.terminal.host import Host
from tests.terminal.table import table
from tests.terminal.test_sizes import resized_and_back

pytestmark = pytest.mark.terminal

PLAYERS = ("Anna", "Boris", "Vera")


def test_a_correction_in_mid_game_changes_scores_and_sheet(host: Host) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    host.read(10)
    host.answers("1", "Anna")
    host.wrong("10 · READING")
    host.answers("2", "Boris")
    host.right(10)

    host.does("m", "The host's desk", "C  Correct a ruling")
    host.does("c", "Rulings and questions", "+10", "−10")
    window.keys("Down")
    host.does("Enter", "Anna: wrong −10 → right +10", "Scores: Anna −10 → 10 · Boris 10 → 0")
    window.keys("-l", "read [too] fast")
    host.does("Enter", "(+10)", "struck")
    host.does("Escape", "D  Disputed questions")
    host.does("Escape", "10 +1", "Space")

    sheet = host.does("t", "Score sheet")
    assert ("10", "+10", "(+10)", "") in table(sheet, PLAYERS)
    host.does("t", "10 +1")
    host.read(20)

    window.keys("q", "q")
    window.see_prompt()
    path = window.program.verified()
    assert "read [too] fast" in window.program.run("sheet", path.name)
    assert window.program.crashes == []


def test_the_desk_works_under_the_russian_layout_and_in_a_small_terminal(host: Host) -> None:
    window = host.window
    host.begin()
    host.tell_theme(1)
    window.resize(60, 20)
    window.see("10: ANNOUNCE")

    window.keys("-l", "ь")
    window.see("The host's desk", "1/11")
    window.keys("-l", "ц")
    window.see("Sanctions and hints", "W", "warn")
    window.keys("-l", "ц")
    window.see("Warn a player")
    window.keys("-l", "шумит")
    host.does("Enter", "1 warning")
    window.keys("-l", "к")
    window.see("Remove a player", "last place")
    host.does("Enter", "  removed")

    assert window.program.crashes == []


def test_what_is_typed_is_there_again_when_the_window_has_been_resized(host: Host) -> None:
    window = host.window
    host.begin()
    host.does("m", "The host's desk")
    host.does("n", "Host: —")
    window.keys("Enter")
    window.see("Put a name right")
    window.keys("-l", "[b]Анна-Мария[/b] 日本")

    resized_and_back(window, window.see("Name: [b]Анна-Мария[/b] 日本"))

    host.does("Enter", "[b]Анна-Мария[/b] 日本", "Host: —")
    assert window.program.crashes == []
