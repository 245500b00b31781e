"""What is printed is plain text, whatever came in."""

import os
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from station.cli.output import say, tell, wrapped
from station.wording.cells import cells
from station.wording.trouble import Trouble


def test_nothing_that_steers_a_terminal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    say("a\x1b[2J\x9b1m\x07b\x00\r\x7f\u202ec\u2066")

    assert capsys.readouterr().out == "a[2J1mbc\n"


def test_lines_tabs_and_every_letter_stay(capsys: pytest.CaptureFixture[str]) -> None:
    say("ё\tза\u0301мок\n[b]№«»")

    assert capsys.readouterr().out == "ё\tза\u0301мок\n[b]№«»\n"


def test_trouble_goes_to_standard_error_as_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    tell(Trouble("No “\x1b[31mx”.", "Nothing.", "Look."))

    assert capsys.readouterr() == ("", "svoyak: No “[31mx”.\nNothing.\nLook.\n")


def test_a_long_line_is_broken_at_words_under_its_beginning() -> None:
    assert wrapped("    один два три\nчетыре", 12) == "    один два\n    три\nчетыре"


def test_a_word_that_is_wider_than_the_terminal_stays_whole() -> None:
    assert wrapped("see /a/very/long/path now", 10) == "see\n/a/very/long/path\nnow"


def test_wide_letters_take_two_cells() -> None:
    assert wrapped("日本 日本", 8) == "日本\n日本"


@contextmanager
def terminal(columns: int) -> Iterator[tuple[int, int]]:
    """Both ends of a terminal with so many columns."""
    host, guest = os.openpty()
    termios.tcsetwinsize(guest, (24, columns))
    try:
        yield host, guest
    finally:
        os.close(host)
        os.close(guest)


def test_trouble_on_a_terminal_fits_it(monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = Trouble("What happened is a long story. " * 3, "Nothing. ", "Look. " * 20)
    with terminal(40) as (host, guest), os.fdopen(os.dup(guest), "w", encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stderr", stream)
        tell(trouble)
        stream.flush()
        lines = os.read(host, 4096).decode().splitlines()

    assert len(lines) > 6
    assert [line for line in lines if cells(line) > 40 or line.endswith("stor")] == []
