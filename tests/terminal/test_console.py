"""The Linux console shows eight backgrounds, sixteen foregrounds and the glyphs of its font, and no more.

Kernels paint the bright backgrounds 100 to 107 as 40 to 47, so what they carry may vanish. A glyph that is
missing becomes a replacement sign, and U+0301 takes a cell of its own.
"""

from collections.abc import Iterator

import pytest

from tests.screens.glyphs import SAFE
from tests.terminal.console import Console
from tests.terminal.palette import BACKGROUNDS, colours_of, contrast
from tests.terminal.program import Program

pytestmark = pytest.mark.terminal

GLYPHS = SAFE | frozenset("±━┃┏┓┗┛┣┫┻")
SETTINGS = frozenset({0, 1, 22, 39, 49, *range(30, 38), *range(40, 48), *range(90, 98)})
"""Reset, bold, the sixteen foregrounds and the eight backgrounds."""

READABLE = 4.5
LEAST, USUAL = (80, 24), (128, 37)
NEW = ("--lang", "ru", "new", "--player", "Анна", "--player", "Борис", "--player", "Ве\u0301ра")


def walk(console: Console) -> Iterator[str]:
    """The match screen in its phases, each as soon as it is shown."""
    steps = (
        ("", "ПЕРЕД ИГРОЙ"),
        (" ", "ТЕМА 1"),
        (" ", "10: НАЗОВИТЕ ЦЕНУ"),
        ("1", "Анна: нажатие до начала чтения"),
        (" ", "ЧТЕНИЕ · КНОПКИ РАБОТАЮТ"),
        ("2", "СТОП! ОТВЕЧАЕТ БОРИС"),
        ("c", "УТОЧНЯЕТ БОРИС"),
        ("\x1b[B", "− ответ уже был"),
        (" ", "ДОЧИТАН"),
        ("3", "ОТВЕЧАЕТ ВЕРА"),
        ("\x1b[A", "10 · ВЕРНО"),
        (" ", "20 · ЧТЕНИЕ"),
        (" ", "20 · ДОЧИТАН"),
        ("", "20 · ВРЕМЯ ВЫШЛО"),
        ("x", "сейчас нельзя"),
        (" ", "20 · НИКТО"),
        (" ", "30 · ЧТЕНИЕ"),
        ("p", "ПАУЗА"),
        ("p", "30 · ЧТЕНИЕ"),
        ("w", "ИГРАЕМ ЗАПАСНОЙ?"),
        ("x", "30×"),
        (" ", "40 · ЧТЕНИЕ"),
        ("n", "40 · НИКТО"),
        (" ", "50 · ЧТЕНИЕ"),
        ("n", "50 · НИКТО"),
        (" ", "ТЕМА 1 СЫГРАНА"),
        ("t", "любая клавиша"),
        ("t", "ТЕМА 1 СЫГРАНА"),
        ("h", "Клавиши"),
        ("h", "ТЕМА 1 СЫГРАНА"),
        ("q", "Ещё раз Q"),
    )
    for keys, mark in steps:
        console.type(keys)
        console.see(mark)
        yield mark


def faults(console: Console, mark: str) -> list[str]:
    """What a console could not show, or nobody could read."""
    found = []
    for y, x, cell in console.cells():
        front, back = colours_of(cell)
        place = f"{mark!r} {y}:{x} {cell.data!r} {front} on {back}"
        if back not in BACKGROUNDS:
            found.append(f"background: {place}")
        elif cell.data.strip() and contrast(front, back) < READABLE:
            found.append(f"contrast: {place}")
        if not set(cell.data) <= GLYPHS:
            found.append(f"glyph: {place}")
    return found


def is_tame(console: Console) -> None:
    """No colour, no mouse and no key protocol that the console has not."""
    assert set(console.colours()) <= SETTINGS
    for mode in (b"?1000h", b"?1003h", b"?1006h", b"?1015h", b"?1016h"):
        assert b"\x1b[" + mode not in console.sent
    assert b"\x1b[>" not in console.sent  # the kitty protocol is asked for with this


def begin_and_leave(program: Program) -> None:
    """Leave an interrupted match behind."""
    console = Console(program, NEW, *LEAST)
    try:
        console.see("ПЕРЕД ИГРОЙ")
        console.type("q")
        console.see("Ещё раз Q")
        console.type("q")
        assert console.see_end()[0] == 0
    finally:
        console.close()


@pytest.fixture(params=[LEAST, USUAL], ids=["80x24", "128x37"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The least console and that of a netbook."""
    width, height = request.param
    return width, height


def test_a_match_on_the_console(program: Program, size: tuple[int, int]) -> None:
    console = Console(program, NEW, *size)
    try:
        found = [fault for mark in walk(console) for fault in faults(console, mark)]
        console.type("q")
        code, left = console.see_end()
    finally:
        console.close()

    assert found == []
    is_tame(console)
    assert code == 0
    assert left.strip().startswith("Продолжить: svoyak resume ")
    assert len(left.strip().splitlines()) == 1


def test_the_first_screen_and_the_form_on_the_console(program: Program, size: tuple[int, int]) -> None:
    begin_and_leave(program)
    console = Console(program, ("--lang", "ru"), *size)
    try:
        console.see("Прерванные бои", "Новый бой")
        found = faults(console, "first screen")
        console.type("n")
        console.see("Игрок 1", "8. Вам письмо")
        found += faults(console, "form")
        console.type("\x1b[B" * 5 + "Ёлкин")
        console.see("Ёлкин")
        found += faults(console, "a name typed")
        console.type("\x1b")
        console.see("Прерванные бои")
        console.type("q")
        code, left = console.see_end()
    finally:
        console.close()

    assert found == []
    is_tame(console)
    assert code == 0
    assert left.strip() == ""
