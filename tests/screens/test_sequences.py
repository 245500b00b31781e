"""No part of a sequence that nobody knows is a key, and every key that is known stays one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS

from screens.sequences import known

UNKNOWN = (
    "\x1b[97;5u",
    "\x1b[1085::121;5u",
    "\x1b[27;5;117~",
    "\x1b[99~",
    "\x1b[?62;1;2c",
    "\x1b[>0;276;0c",
    "\x1b]11;rgb:0000/0000/0000\x07",
    "\x1b]11;rgb:0000/0000/0000\x1b\\",
    "\x1bP1$r0m\x1b\\",
)
READ_BY_TEXTUAL = ("\x1b[<0;12;7M", "\x1b[M !!", "\x1b[I", "\x1b[O", "\x1b[24;80R", "\x1b[?2026;2$y")


@pytest.mark.parametrize("sequence", UNKNOWN)
def test_an_unknown_sequence_is_nothing(sequence: str) -> None:
    assert known(f"a{sequence}b") == "ab"


@pytest.mark.parametrize("sequence", READ_BY_TEXTUAL)
def test_what_the_parser_reads_by_itself_is_left_to_it(sequence: str) -> None:
    assert known(f"a{sequence}b") == f"a{sequence}b"


def test_every_key_that_textual_knows_stays() -> None:
    assert [sequence for sequence in ANSI_SEQUENCES_KEYS if known(sequence) != sequence] == []


@pytest.mark.parametrize("sent", ["\x1b", "\x1bq", "\x1b[", "\x1b[1", "\x1b]11;rgb"])
def test_what_is_not_complete_is_not_judged(sent: str) -> None:
    assert known(sent) == sent


@given(st.text(st.characters(exclude_characters="\x1b")))
def test_text_stays_as_it_is(text: str) -> None:
    assert known(text) == text
