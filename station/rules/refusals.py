"""Refusals are values: a code, what its sentence needs, and the clause it rests on. Nothing has changed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a command was not accepted.

    Codes and their parameters:

    ======================= =====================================================================
    ``not-now``             command, phase: this phase does not take this command
    ``moved-on``            phase: the match is no longer where the sender saw it
    ``paused``              the buttons would be live: resume first
    ``not-paused``          there is nothing to resume
    ``race-open``           presses are being collected, a matter of milliseconds
    ``window-open``         the players may still press
    ``theme-over``          the theme has no further question
    ``questions-left``      number: the theme has unplayed questions
    ``themes-left``         number: the match has unplayed themes
    ``no-more-themes``      all themes are played
    ``no-such-press``       seat: no press of this seat can be accepted here
    ``has-answered``        seat: one answer per question
    ``no-such-seat``        seat
    ``already-withdrawn``   the question is off already
    ``stale-clock``         that clock is no longer alive
    ``clock-not-over``      that clock still runs
    ``lot-needed``          purpose, seats: equal stamps, chance decides
    ``bad-lot``             purpose: the lot does not name just these seats
    ``nothing-to-undo``     only the beginning stands
    ``nothing-to-redo``     nothing was undone since the last command
    ``undo-moved-on``       act: another act is the last one now
    ``player-count``        number, least, most
    ``seat-taken-twice``    seat
    ``same-name``           name
    ``no-name``             seat
    ``theme-count``         number, needed
    ``theme-range``         number, least, most
    ``theme-short``         theme, number, needed
    ======================= =====================================================================
    """

    code: str
    parameters: tuple[tuple[str, str | int], ...] = ()
    clause: str = ""


def refuse(code: str, clause: str = "", **parameters: str | int) -> Refused:
    """A refusal with its parameters by name."""
    return Refused(code, tuple(parameters.items()), clause)
