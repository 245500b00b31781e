"""Why a match cannot be begun from the command line, in words."""

from collections.abc import Iterable

from station.wording.language import tr
from station.wording.trouble import Trouble


def no_players() -> Trouble:
    """Options were given, but nobody to play."""
    return Trouble(
        tr("No players were named."),
        tr("The match was not begun."),
        tr("Name each with --player, or run “svoyak new” alone for a form that asks."),
    )


def no_stage(code: str, known: Iterable[str]) -> Trouble:
    """The regulation has no such stage."""
    return Trouble(
        tr("The regulation has no stage “{code}”.", code=code),
        tr("The match was not begun."),
        tr("Its stages: {codes}.", codes=", ".join(known)),
    )


def theme_number(number: int, least: int, most: int) -> Trouble:
    """The stage cannot be played with so many themes."""
    return Trouble(
        tr("The stage cannot have {number} themes.", number=number),
        tr("The match was not begun."),
        tr("Give --themes from {least} to {most}.", least=least, most=most),
    )


def refused(sentence: str) -> Trouble:
    """The rules refuse to begin."""
    return Trouble(sentence, tr("The match was not begun."), tr("Put it right and run the command again."))
