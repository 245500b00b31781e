"""The words of argparse itself, which has no way to be given a catalogue."""

import argparse

from station.wording.language import N_, tr, trn

WORDS = frozenset(
    {
        N_("usage: "),
        N_("positional arguments"),
        N_("options"),
        N_("show this help message and exit"),
        N_("argument %(argument_name)s: %(message)s"),
        N_("unknown parser %(parser_name)r (choices: %(choices)s)"),
        N_("unrecognized arguments: %s"),
        N_("not allowed with argument %s"),
        N_("ignored explicit argument %r"),
        N_("the following arguments are required: %s"),
        N_("one of the arguments %s is required"),
        N_("expected one argument"),
        N_("expected at most one argument"),
        N_("expected at least one argument"),
        N_("invalid %(type)s value: %(value)r"),
        N_("invalid choice: %(value)r (choose from %(choices)s)"),
    }
)
"""What argparse says to people; what it says to programmers stays as it is."""


def translate(text: str) -> str:
    """The words in the language in use."""
    return tr(text) if text in WORDS else text


def translate_number(one: str, many: str, n: int) -> str:
    """The words for a number; argparse has one such sentence for people."""
    if one == "expected %s argument":
        return trn("expected %s argument", "expected %s arguments", n)
    return one if n == 1 else many


def teach() -> None:
    """Let argparse speak the language in use."""
    vars(argparse).update(_=translate, ngettext=translate_number)
