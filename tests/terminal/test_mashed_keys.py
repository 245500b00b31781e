"""Whatever is typed, pasted or sent, the station lives, and the match file stays sound."""

import time
from collections.abc import Sequence
from random import Random

import pytest

from screens.pastes import QUIET
from tests.live.stations import saved
from tests.terminal.host import Host
from tests.terminal.late_pack import short_final

pytestmark = pytest.mark.terminal

# Every key but those that leave: "q" and "й", which is the same key, and Ctrl+C and Ctrl+Q.
LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ123456789 ,./;'[]=-+"
CYRILLIC = "цукенгшщзхъфывапролджэячсмитьбюё"
SPECIAL = ("\x1b[A", "\x1b[B", "\x1b[5~", "\x1b[6~", "\x1bOP", "\x7f", "\r", "\t", "\x0c", "\x04")
KEYS_AT_ONCE = 40
PLAYED = 10
"""So many entries the match has at least when keys have played it; on a busy machine some are a paste."""
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

REPORTS = (
    b"\x1b[<0;12;7M",
    b"\x1b[<0;12;7m",
    b"\x1b[<64;3;4M",
    b"\x1b[M !!",
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[?2026;2$y",
    b"\x1b[48;24;80;480;1280t",
    b"\x1b[97;5u",
    b"\x1b[57399;1u",
    b"\x1b[200~",
    b"\x1b[201~",
    b"\x1b]11;rgb:0000/0000/0000\x07",
    b"\x1bP1$r0m\x1b\\",
)
"""What terminals tell of the mouse, the focus, themselves, and of keys in a newer way (kitty's)."""

LEAVES = (*b"qQ\x03\x11", 0x1A, 0xD0)
"""Bytes of keys that leave or stop the station; 0xD0 begins Cyrillic letters, one of which is Q's key."""

_APART = 0.02
"""Seconds between two bursts, so that they are read apart."""

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


def mash(host: Host, keys: Sequence[bytes], random: Random, bursts: int) -> None:
    """Strike keys at random, as fast as they are still keys: what comes at once is a paste."""
    for _ in range(bursts):
        host.window.bytes(b"".join(random.choices(keys, k=KEYS_AT_ONCE)))
        time.sleep(_APART)
        host.window.wait_until_read()
    time.sleep(QUIET + _BREATH)  # should the machine have been so busy that some were taken for a paste


def test_thousands_of_mashed_keys(host: Host, *, thorough: bool) -> None:
    random = Random(20261130)  # noqa: S311 - the same keys every time
    keys = [*LETTERS, *CYRILLIC, *SPECIAL, *[" "] * 20, *"1234" * 5]
    host.begin()

    mash(host, [key.encode() for key in keys], random, 1500 if thorough else 60)

    leaves(host)
    assert len(saved(host.window.program.verified())) > PLAYED


def test_thousands_of_mashed_keys_from_the_board_to_a_tie(host: Host, *, thorough: bool) -> None:
    random = Random(20261205)  # noqa: S311 - the same keys every time
    keys = [*LETTERS, *SPECIAL, *["\r"] * 20, *[" "] * 30, *"0123456789" * 4, *"naxd" * 5, *["\x1b[A"] * 10]
    host.begin(*short_final(host.window.program.home))

    mash(host, [key.encode() for key in keys], random, 1500 if thorough else 60)

    leaves(host)
    assert len(saved(host.window.program.verified())) > PLAYED


def test_anything_that_a_line_may_carry(host: Host, *, thorough: bool) -> None:
    random = Random(20261130)  # noqa: S311 - the same bytes every time
    single = [bytes([byte]) for byte in range(256) if byte not in LEAVES]
    sequences = [*NO_KEYS, *REPORTS, *[key.encode() for key in SPECIAL], b"\x1b"]
    host.begin()

    mash(host, [*single, *sequences * 5, *[b" "] * 40], random, 1500 if thorough else 60)

    host.window.keys("C-l")
    leaves(host)


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
