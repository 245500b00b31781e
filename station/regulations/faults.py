"""What is wrong with a regulation's file: all faults at once, each with its place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RegulationFault:
    """A fault: a stable code, its line, the dotted name of the value, and what the sentence needs.

    ``line`` counts from 1; 0 is the whole file. For what is missing it is the line of the table that lacks
    it. ``value`` is empty for the whole file. Text out of the file is free of control characters and short.

    Codes and their parameters:

    ==================== ===============================================================================
    ``unreadable``       reason: the system's name of the error, or ``NOT_A_FILE``
    ``too-large``        most: bytes that a regulation may have
    ``not-utf8``         the line is the first that cannot be read
    ``syntax``           reason: what the reader of TOML says, in English
    ``unknown-key``      key, known: the keys that may stand here, separated by commas
    ``missing``          key: what this table must have
    ``missing-clause``   the value has neither ``clause`` nor ``gap``
    ``wrong-type``       expected, found: whole-number, number, text, yes-no, list, table or date
    ``out-of-bounds``    found, least, most: a number, both bounds allowed
    ``wrong-count``      found, least, most: how many things a list has
    ``not-rising``       found: a list of numbers in which each must be more than the one before
    ``not-multiple``     found, step: prices of a round with auctions that are no multiples of ``bid_step``
    ``unknown-choice``   found, known: the choices, separated by commas
    ``empty``            a text without a letter to show
    ``too-long``         found, most: characters
    ``bad-code``         found: a code has small Latin letters, digits and hyphens, at most 40
    ``duplicate-code``   found, first: the line that has the same code
    ``code-taken``       found: a bundled regulation has this code
    ``code-not-file``    found, file: a regulation's file is named after its code
    ==================== ===============================================================================
    """

    code: str
    line: int
    value: str = ""
    parameters: tuple[tuple[str, str], ...] = ()


class RegulationFaults(Exception):  # noqa: N818 - says what the file has
    """A file that gives no regulation. ``name`` is the file's; ``faults``, at least one, go by lines."""

    def __init__(self, name: str, faults: tuple[RegulationFault, ...]) -> None:
        super().__init__(name, faults)
        self.name = name
        self.faults = faults


class RegulationUnknown(LookupError):  # noqa: N818 - says what the code is
    """No regulation has this ``code``; ``known`` are the codes that can be asked for."""

    def __init__(self, code: str, known: tuple[str, ...]) -> None:
        super().__init__(code, known)
        self.code = code
        self.known = known


def clean(text: str) -> str:
    """Text from a file as it may be shown: one line, no control characters, no direction marks."""
    shown = (sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    return " ".join("".join(shown).split())


def brief(data: object) -> str:
    """What was found, short enough for a sentence."""
    return clean(str(data)[:60])
