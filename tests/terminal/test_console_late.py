"""The late rounds on the bare Linux console: a final of one theme a round, to a tie that is played off."""

from collections.abc import Iterator

import pytest

from tests.terminal.console import Console
from tests.terminal.late_pack import short_final
from tests.terminal.program import Program
from tests.terminal.showable import faults, is_tame

pytestmark = pytest.mark.terminal

UP, DOWN, RIGHT = "\x1b[A", "\x1b[B", "\x1b[C"
BOARD = (
    ("", "ПЕРЕД ИГРОЙ"),
    (" ", "КТО ВЫБИРАЕТ? АННА, БОРИС, ВЕРА"),
    ("l", "жребий вручную:"),
    ("1", "ВЫБИРАЕТ АННА"),
    (RIGHT + RIGHT, "за 30"),
    ("\r", "30: НАЗОВИТЕ ЦЕНУ"),
    (" ", "30 · ЧТЕНИЕ"),
    ("1", "ОТВЕЧАЕТ АННА"),
    (UP, "30 · ВЕРНО"),
    (" ", "+1"),
    ("12\r", "АУКЦИОН 20 · ПЕРВАЯ СТАВКА: АННА"),
    ("25\r", "N4.8: "),
    ("a", "ИГРАЕТ АННА, СТАВКА 30"),
    (" ", "ДУМАЕТ И ОТВЕЧАЕТ: АННА"),
    ("c", "УТОЧНЯЕТ АННА"),
    (UP, "АУКЦИОН 30 · ВЕРНО"),
)
RAISES = (
    ("12\r", "АУКЦИОН 40 · ПЕРВАЯ СТАВКА: БОРИС"),
    ("a", "АУКЦИОН 40 · СПРОСИТЕ: ВЕРА"),
    ("x", "АУКЦИОН 40 · СПРОСИТЕ: АННА"),
    ("x", "ИГРАЕТ БОРИС, СТАВКА 40"),
    (" ", "ДУМАЕТ И ОТВЕЧАЕТ: БОРИС"),
    (DOWN, "АУКЦИОН 40 · НЕВЕРНО"),
    (" ", "ВЫБИРАЕТ БОРИС"),
    ("13\r", "ИГРАЕТ БОРИС, СТАВКА 60"),
    (" ", "ДУМАЕТ И ОТВЕЧАЕТ: БОРИС"),
    (UP, "АУКЦИОН 60 · ВЕРНО"),
    (" ", "ВЫБИРАЕТ БОРИС"),
)
FINAL = (
    (" ", "ФИНАЛЬНЫЙ РАУНД, СТАВКИ: АННА, БОРИС, ВЕРА"),
    ("99\r", "N4.11.1: "),
    ("\x7f\x7f10\r", "СТАВКИ: БОРИС, ВЕРА"),
    ("10\r10\r", "ВСЕ СТАВКИ СДАНЫ"),
    (" ", "ЧИТАЙТЕ ОДИН РАЗ"),
    (" ", "ИГРОКИ ПИШУТ"),
    ("n", "ОГЛАСИТЕ ВСЕ ОТВЕТЫ"),
    ("\r", "оставить как было"),
    ("Ёж\r", "записать ответ: Борис"),
    (" ", "ВЕРНО? ВЕРА · СТАВКА 10"),
    (DOWN, "ВЕРНО? АННА · СТАВКА 10"),
    (DOWN, "ВЕРНО? БОРИС · СТАВКА 10"),
    (DOWN, "ФИНАЛЬНЫЙ РАУНД СЫГРАН"),
    (" ", "1-Е МЕСТО ДЕЛЯТ: АННА, БОРИС"),
    ("o", "МЕСТО НЕ РЕШЕНО"),
    ("d", "ДОПОЛНИТЕЛЬНАЯ ТЕМА: АННА, БОРИС"),
    (" ", "10: НАЗОВИТЕ ЦЕНУ"),
    (" ", "10 · ЧТЕНИЕ"),
    ("q", "Ещё раз Q"),
)


def question(column: int, price: int, seat: str = "") -> Iterator[tuple[str, str]]:
    """A question that this seat answers rightly, or nobody."""
    yield f"1{column}\r", f"{price}: НАЗОВИТЕ ЦЕНУ"
    yield " ", f"{price} · ЧТЕНИЕ"
    if seat:
        yield seat, "ОТВЕЧАЕТ"
    yield (UP, f"{price} · ВЕРНО") if seat else ("n", f"{price} · НИКТО")


def steps() -> Iterator[tuple[str, str]]:
    """After Blue Anna has 60, Vera 50, Boris 40; after Red Boris has 60 too."""
    yield from BOARD
    for column, price, seat in ((1, 10, ""), (4, 40, "2"), (5, 50, "3")):
        yield " ", "ВЫБИРАЕТ"
        yield from question(column, price, seat)
    yield " ", "РАУНД СЫГРАН"
    yield " ", "ВЫБИРАЕТ БОРИС"
    yield from question(1, 20)
    yield " ", "ВЫБИРАЕТ БОРИС"
    yield from RAISES
    yield from question(4, 80)
    yield " ", "ВЫБИРАЕТ БОРИС"
    yield from question(5, 100)
    yield " ", "РАУНД СЫГРАН"
    yield from FINAL


def late_game(program: Program) -> tuple[str, ...]:
    """The words that begin the game."""
    players = [word for name in ("Анна", "Борис", "Вера") for word in ("--player", name)]
    auctions = [word for place in ("blue:1/20", "red:1/40", "red:1/60") for word in ("--auction", place)]
    return ("--lang", "ru", "new", *players, *short_final(program.home), *auctions)


@pytest.mark.parametrize("size", [(80, 24), (128, 37)], ids=["80x24", "128x37"])
def test_the_late_rounds_on_the_console(program: Program, size: tuple[int, int]) -> None:
    console = Console(program, late_game(program), *size)
    found = []
    try:
        for keys, mark in steps():
            console.type(keys)
            console.see(mark)
            found += faults(console, mark)
        console.type("q")
        code, _ = console.see_end()
    finally:
        console.close()

    assert found == []
    is_tame(console)
    assert code == 0
    assert program.crashes == []
