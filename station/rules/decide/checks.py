"""Reasons of a pause, checks with the assistant's paper, the sign-off (S1.3).

The law of this file: nobody has signed a result but the one that stands. What changes it lifts the sign-off.
"""

from collections.abc import Callable
from typing import Any

from station.rules.commands import CheckTotals, NotePause, SignResult
from station.rules.decide.draft import Draft
from station.rules.events import PauseNoted, ResultSigned, SignOffLifted, TotalsAgreed
from station.rules.model import Nanoseconds, Signatures, WhyPaused
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState


def _note_pause(draft: Draft, command: NotePause, _at: Nanoseconds) -> Refused | None:
    if not draft.state.paused:
        return refuse("not-paused")
    return note_reason(draft, command.why, command.text)


def note_reason(draft: Draft, why: WhyPaused, text: str) -> Refused | None:
    """Tell why the match is paused; own words must be words."""
    said = text.strip()
    if why is WhyPaused.OTHER and not said:
        return refuse("no-text")
    draft.add(PauseNoted(why, said))
    return None


def _check_totals(draft: Draft, command: CheckTotals, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    if len(command.totals) != len(state.totals):
        return refuse("totals-count", number=len(command.totals), needed=len(state.totals))
    for seat, told, points in zip(state.seats, command.totals, state.totals, strict=True):
        if told != points:
            return refuse("totals-differ", seat=seat, told=told, points=points)
    draft.add(TotalsAgreed(state.totals, len(state.played), len(state.corrections)))
    return None


def _sign_result(draft: Draft, command: SignResult, _at: Nanoseconds) -> Refused | None:
    by = command.by
    signed = Signatures(by.host.strip(), by.assistant.strip(), by.committee.strip())
    if not signed.host:
        return refuse("host-must-sign")
    if signed == draft.state.signed:
        return refuse("already-signed")
    draft.add(ResultSigned(signed))
    return None


def lift_sign_off(draft: Draft, before: MatchState) -> None:
    """The sign-off falls where a command has made another result of the one that was signed."""
    if before.signed is not None and _result(draft.state) != _result(before):
        draft.add(SignOffLifted())


def _result(state: MatchState) -> tuple[object, ...]:
    """All that is signed: who has played, and what each question has brought; places follow from it."""
    people = state.lineup, state.standings
    return *people, state.themes, state.played, state.ledger, state.adjustments


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    NotePause: _note_pause,
    CheckTotals: _check_totals,
    SignResult: _sign_result,
}
