"""The few words that a score sheet needs beside its numbers."""

from station.rules.model import Outcome, Place
from station.wording.language import N_, spoken, tr

_OUTCOMES = {
    Outcome.NOBODY: N_("no answer"),
    Outcome.WITHDRAWN: N_("withdrawn"),
}
"""Outcomes that the points do not show."""


def question_note(outcome: Outcome | None, *, spare: bool, ruled: bool) -> str:
    """What must be said of a question besides its points, in at most 20 cells; often nothing.

    ``ruled``: there are points that show somebody's answer.
    """
    words = [tr("the spare")] if spare else []
    if outcome in _OUTCOMES and not (ruled and outcome is Outcome.NOBODY):
        words.append(tr(_OUTCOMES[outcome]))
    return ", ".join(words)


def date_told(date: str) -> str:
    """A day as people write it: 5.12.2026; any other text stands for itself."""
    year, _, rest = date.partition("-")
    month, _, day = rest.partition("-")
    return f"{day.lstrip('0')}.{month}.{year}" if day and spoken() == "ru" else date


def theme_name(name: str) -> str:
    """A theme by its name, or that it has none as it stands on paper."""
    return name or tr("(theme on paper)")


def quoted(name: str) -> str:
    """A name in the quotation marks of the language."""
    return tr("“{name}”", name=name)


def place_name(place: Place, sharing: int) -> str:
    """A place, or those that ``sharing`` players share, as in 2–3; with ? while it must yet be decided."""
    last = place.place + sharing - 1
    places = f"{place.place}–{last}" if place.shared else str(place.place)
    return places + ("?" if place.open else "")
