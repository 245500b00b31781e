"""What reasons of a pause, checks with the paper and the sign-off make of the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from station.rules.events import PauseNoted, ResultSigned, SignOffLifted, TotalsAgreed
from station.rules.records import Agreed, PauseReason
from station.rules.state import MatchState


def _pause_noted(state: MatchState, event: PauseNoted) -> MatchState:
    reason = PauseReason(event.why, event.text)
    return replace(state, pause=reason, pauses=(*state.pauses, reason))


def _totals_agreed(state: MatchState, event: TotalsAgreed) -> MatchState:
    return replace(state, agreed=Agreed(event.totals, event.played, event.corrections))


def _result_signed(state: MatchState, event: ResultSigned) -> MatchState:
    return replace(state, signed=event.by, lifted=None)


def _sign_off_lifted(state: MatchState, _event: SignOffLifted) -> MatchState:
    return replace(state, signed=None, lifted=state.signed)


APPLIERS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    PauseNoted: _pause_noted,
    TotalsAgreed: _totals_agreed,
    ResultSigned: _result_signed,
    SignOffLifted: _sign_off_lifted,
}
