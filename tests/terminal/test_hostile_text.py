"""What comes from files and keyboards is shown literally and steers nothing; the borders stay straight."""

import shlex
import unicodedata

import pytest

from tests.terminal.host import Host
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

ESCAPES = "\x1b[2J\x1b[31m\x1b]0;STOLEN\x07\x9b41m\x1bPq\x1b\\\x0e\b\b\b"
LONG = "очень" * 2000
STRESSED = "а\u0301" * 30
TABLES = (
    ("[red]x[/]", "[@click=app.quit]жми", "[/x]", "[$primary]"),
    (f"Ая{ESCAPES}", LONG, STRESSED, "龍" * 40),
    (
        "\u2764\ufe0f\u260e\ufe0f",
        "\U0001f44d\U0001f3fd" * 9,
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u202eабв",
    ),
)
PACK = f"""\
### [bold]Вечер[/] {ESCAPES}
#T [red]Тема[/red] {ESCAPES}

/ [@click=app.quit]не жми[/]

№ 10
? [/] Что [b]это[/b]? {ESCAPES}龍{STRESSED} {LONG}
! [link=http://example.org]Ответ[/link]
= [on]{ESCAPES}
^ [/red]

№ 20
? Второй
! {LONG}

№ 30
? Третий
! Ответ

№ 40
? Четвёртый
! Ответ

№ 50
? Пятый
! Ответ
"""


def begin(window: Window, names: tuple[str, ...]) -> Host:
    """Begin a match with these names on the pack, by a script: a line typed may not be so long."""
    home = window.program.home
    (home / "pack.si4s").write_text(PACK * 4, encoding="utf-8")
    players = " ".join(f"--player {shlex.quote(name)}" for name in names)
    title = shlex.quote(f"[bold]Игра[/] {ESCAPES}")
    line = f"exec svoyak --lang en new --pack pack.si4s {players} --title {title} --host '[/]'\n"
    (home / "begin").write_text(line, encoding="utf-8")
    window.command("sh begin")
    window.see("BEFORE THE GAME")
    return Host(window)


def columns(line: str, signs: str) -> list[int]:
    """The cells in which these signs stand."""
    found, cell = [], 0
    for sign in line:
        if sign in signs:
            found.append(cell)
        if unicodedata.category(sign) not in {"Mn", "Me"}:
            cell += 2 if unicodedata.east_asian_width(sign) in "WF" else 1
    return found


def borders_are_straight(screen: str) -> None:
    """The sides of the boxes stand below their corners, and above them."""
    lines = screen.splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith(("┌", "╔")))
    corners = columns(lines[top], "┌┐╔╗")
    assert len(corners) == 8
    assert corners[-1] == 79
    for line in lines[top + 1 : top + 3]:
        assert columns(line, "│║") == corners, screen
    assert columns(lines[top + 3], "└┘╚╝") == corners, screen


@pytest.mark.parametrize("names", TABLES, ids=["markup", "controls", "wide"])
def test_a_match_with_hostile_names_and_questions(window: Window, names: tuple[str, ...]) -> None:
    title = window.tmux("display-message", "-p", "#{pane_title}")
    host = begin(window, names)
    borders_are_straight(host.step("THEME 1", "[red]Тема[/red]", "[@click=app.quit]не жми[/]"))
    borders_are_straight(host.step("10: ANNOUNCE THE PRICE", "[/] Что [b]это[/b]?"))
    borders_are_straight(host.step("10 · READING"))
    borders_are_straight(host.press("2", "STOP READING!"))
    window.keys("NPage")
    borders_are_straight(window.see("STOP READING!", without="[/] Что"))
    borders_are_straight(host.does("Up", "10 · RIGHT", "[link=http://example.org]Ответ[/link]"))
    for key, mark in (("t", "Score sheet"), ("h", "Keys")):
        host.does(key, mark)
        borders_are_straight(host.does(key, "10 · RIGHT"))

    assert window.tmux("display-message", "-p", "#{pane_title}") == title
    assert "[bold]Игра[/]" in window.screen()
    window.keys("q", "q")
    window.see("Resume with: svoyak resume ")
    window.program.verified()
    assert window.program.crashes == []


def test_names_are_shown_literally(window: Window) -> None:
    begin(window, TABLES[0])

    screen = window.see("[red]x[/]", "[@click=app", "[/x]", "[$primary]")

    borders_are_straight(screen)


def test_a_list_of_matches_with_hostile_names(window: Window) -> None:
    begin(window, TABLES[1])
    window.keys("q", "q")
    window.see("Resume with: svoyak resume ")

    window.command("clear; svoyak --lang en")

    screen = window.see("Interrupted matches", "[bold]Игра[/]")
    assert all(len(columns(line, line)) <= 80 for line in screen.splitlines())
    listed = window.program.run("matches")
    assert not {sign for sign in listed if unicodedata.category(sign) == "Cc"} - {"\n"}
