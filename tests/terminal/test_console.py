"""The Linux console shows eight backgrounds, sixteen foregrounds and the glyphs of its font, and no more.

Kernels paint the bright backgrounds 100 to 107 as 40 to 47, so what they carry may vanish. A glyph that is
missing becomes a replacement sign, and U+0301 takes a cell of its own.
"""

from collections.abc import Iterator

import pytest

from tests.terminal.console import Console
from tests.terminal.program import Program
from tests.terminal.showable import faults, is_tame

pytestmark = pytest.mark.terminal

LEAST, USUAL = (80, 24), (128, 37)
F2, F5 = "\x1b[[B", "\x1b[[E"
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
        console.see("Прерванные игры", "Новая игра")
        found = faults(console, "first screen")
        console.type("n")
        console.see("Игрок 1", "8. Вам письмо")
        found += faults(console, "form")
        console.type(F5)
        console.see("играть: 4")
        found += faults(console, "list of themes")
        console.type("\x1b")
        console.see("Ведущий")
        console.type(F2)
        console.see("ждём нажатия")
        console.type("1")
        console.see("кнопка работает")
        found += faults(console, "trial of the buttons")
        console.type("\x1b")
        console.see("Ведущий")
        console.type("\x1b[B" * 5 + "Ёлкин")
        console.see("Ёлкин")
        found += faults(console, "a name typed")
        console.type("\x1b")
        console.see("Ещё раз Esc")
        console.type("\x1b")
        console.see("Прерванные игры")
        console.type("q")
        code, left = console.see_end()
    finally:
        console.close()

    assert found == []
    is_tame(console)
    assert code == 0
    assert left.strip() == ""
