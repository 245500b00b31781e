"""Sequences that a terminal sends and nobody knows: newer ways to tell keys, answers to what was not asked.

The law of this file: no part of a sequence is a key. Textual gives out the characters of one that it does not
know, each as a key: the end of ``ESC [ 97 ; 5 u`` would undo, the beginning would be a player's button.
"""

import re

from textual._ansi_sequences import ANSI_SEQUENCES_KEYS

_SEQUENCE = "\x1b(?:\\[[0-?]*[ -/]*[@-~]|[]P^_X][^\x07\x1b]*(?:\x07|\x1b\\\\))"
"""Control sequences and strings as ECMA-48 has them (5.4, 5.6), and strings that end with BEL, as xterm's."""

_TOLD = "MmRtyIO["
"""Ends of the sequences that the parser reads by itself: mouse, cursor, size, modes, focus. The last one is
the beginning of the function keys of the Linux console."""


def known(sent: str) -> str:
    """What was sent by keys, without the whole sequences that nobody knows."""
    return re.sub(_SEQUENCE, _kept, sent) if "\x1b" in sent else sent


def _kept(sequence: re.Match[str]) -> str:
    is_told = sequence[0][1] == "[" and sequence[0][-1] in _TOLD
    return sequence[0] if is_told or sequence[0] in ANSI_SEQUENCES_KEYS else ""
