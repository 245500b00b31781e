"""Whatever is typed, pasted or sent, the station lives, and the match file stays sound."""

import time
from random import Random

import pytest

from tests.terminal.host import Host
from tests.terminal.late_pack import short_final
from tests.terminal.window import Window

pytestmark = pytest.mark.terminal

# Every key but those that leave: "q" and "й", which is the same key, and Ctrl+C and Ctrl+Q.
LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ123456789 ,./;'[]=-+"
CYRILLIC = "цукенгшщзхъфывапролджэячсмитьбюё"
SPECIAL = ("\x1b[A", "\x1b[B", "\x1b[5~", "\x1b[6~", "\x1bOP", "\x7f", "\r", "\t", "\x0c", "\x1a", "\x04")
LARGE = 1 << 20
NO_KEYS = (
    "йЙ".encode("cp1251"),
    "йЙ".encode("koi8-r"),
    b"\xff\xfe\x80",
    "й".encode()[:1],
    b"\x1b[1085::121;5u",
    b"\x1b[121;1:3u",
    b"\x1b[99999999999999999999u",
    b"\x1b[<0;99999999999999999999;1M",
    b"\x1b[M\xff\xff\xff",
    b"\x1b[I\x1b[O\x1b[1;1R",
    b"\x00\x1c\x1d\x1e\x1f\x9b\x9d",
)
"""Letters of other encodings, broken ones, and sequences that a terminal or a bad line may send."""

_BREATH = 0.2
"""Seconds that a hand needs at least; what came sooner belongs to the bytes before."""


def leaves(host: Host) -> None:
    """Leave the match from whatever is on the screen; the file is sound, nothing has crashed."""
    window = host.window
    window.keys("C-c", "C-c", "C-c")  # Q is text where something is typed
    farewells = ("Resume with: svoyak resume ", "Its score sheet: svoyak sheet ")
    window.wait(lambda seen: any(farewell in seen for farewell in farewells))
    assert "Warning" not in window.screen()
    window.program.verified()
    assert window.program.crashes == []


def test_thousands_of_mashed_keys(host: Host, *, thorough: bool) -> None:
    random = Random(20261130)  # noqa: S311 - the same keys every time
    keys = [*LETTERS, *CYRILLIC, *SPECIAL, *[" "] * 20, *"1234" * 5]
    host.begin()

    for _ in range(40 if thorough else 4):
        host.window.paste("".join(random.choices(keys, k=1000)), bracketed=False)

    leaves(host)


def test_thousands_of_mashed_keys_from_the_board_to_a_tie(host: Host, *, thorough: bool) -> None:
    random = Random(20261205)  # noqa: S311 - the same keys every time
    keys = [*LETTERS, *SPECIAL, *["\r"] * 20, *[" "] * 30, *"0123456789" * 4, *"naxd" * 5, *["\x1b[A"] * 10]
    host.begin(*short_final(host.window.program.home))

    for _ in range(40 if thorough else 4):
        host.window.paste("".join(random.choices(keys, k=1000)), bracketed=False)

    leaves(host)


@pytest.mark.parametrize("phase", ["opening", "reading"])
def test_a_large_paste_into_a_match(host: Host, phase: str) -> None:
    host.begin()
    if phase == "reading":
        host.tell_theme(1)
        host.read(10)

    host.window.paste("слово 12 n u w \n" * (LARGE // 16), bracketed=True)

    host.does("h", "any key: back to the match")
    host.does("h", "BEFORE THE GAME" if phase == "opening" else "10 · READING")
    leaves(host)


def test_a_large_paste_into_the_first_screen_and_the_form(window: Window) -> None:
    window.command("svoyak --lang en")
    window.see("New match", "Quit")
    window.paste("q\n" * (LARGE // 2), bracketed=True)
    window.keys("n")
    window.see("Player 1")
    window.see("→ Player 1")

    window.paste("я" * LARGE, bracketed=True)

    screen = window.see("я" * 40)
    assert "я" * 41 not in screen
    window.keys("Escape")
    window.see("New match", "Quit", without="Player 1")
    window.keys("q")
    window.see_prompt()
    assert window.program.crashes == []


def test_bytes_that_are_no_keys(host: Host) -> None:
    host.begin()

    for data in NO_KEYS:
        host.window.bytes(data * 3)
        time.sleep(_BREATH)
        host.window.keys("x")  # ends what the bytes have begun, and does nothing before the game
        time.sleep(_BREATH)
        host.does("h", "any key: back to the match")
        host.does("h", "BEFORE THE GAME")

    leaves(host)
