"""Trouble on a screen: what happened stands out, then what it means and what to do."""

from screens.looks import Line, Look
from screens.text import padded, wrap
from station.wording.trouble import Trouble


def trouble_lines(trouble: Trouble, width: int) -> list[Line]:
    """The three sentences, as many lines as they need."""
    told = ((trouble.happened, Look.ALARM), (trouble.means, Look.PLAIN), (trouble.to_do, Look.STRONG))
    return [
        ((" " + padded(line, width - 1), look),)
        for sentence, look in told
        for line in wrap(sentence, width - 2)
    ]


def note_lines(note: str, width: int) -> list[Line]:
    """A sentence for the host until the next key; none takes one empty line, so that nothing jumps."""
    if not note:
        return [()]
    return [((" " + padded(line, width - 1), Look.NOTE),) for line in wrap(note, width - 2)]
