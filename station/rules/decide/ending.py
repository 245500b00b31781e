"""The end of a game, ties, extra themes (N4.10, N4.12, N4.13, S3.5, S4.16)."""

from collections.abc import Callable
from typing import Any

from station.rules.board import cells_left, final_is_due, positive
from station.rules.commands import EndMatch, LeaveOpen, StartExtra
from station.rules.decide.draft import Draft
from station.rules.decide.final import final_clause
from station.rules.events import ExtraStarted, MatchEnded
from station.rules.model import Nanoseconds, Standing, TableTheme, Theme, ThemeKind, WhyOver
from station.rules.ranking import equals, places
from station.rules.refusals import Refused, refuse
from station.rules.state import MatchState, Phase

PLAYERS_LEAST = 2
"""A game is played by two at least; one left alone is first (S4.18)."""


def _end_match(draft: Draft, _command: EndMatch, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    left = {cell.theme for cell in cells_left(state)}
    if left:
        return refuse("themes-left", state.setup.regulation.clause("all_played"), number=len(left))
    if final_is_due(state):
        return refuse("final-due", final_clause(state))
    end(draft)
    return None


def end(draft: Draft) -> None:
    """Places are given, or given anew."""
    state = draft.state
    why = _why_over(state)
    ties_matter = why is not WhyOver.NO_WINNER
    found = places(state, ties_matter=ties_matter, scored=why is not WhyOver.NOT_PLAYED)
    draft.add(MatchEnded(found, why, state.phase is Phase.LEFT_OPEN, draft.number()))


def _why_over(state: MatchState) -> WhyOver:
    if len(state.present) < PLAYERS_LEAST:
        came = [standing for standing in state.standings if standing is not Standing.ABSENT]
        return WhyOver.LAST_ONE if len(came) > 1 else WhyOver.NOT_PLAYED
    if state.setup.stage.final_round and state.final is None:
        return _POSITIVE.get(len(positive(state)), WhyOver.PLAYED)
    return WhyOver.PLAYED


_POSITIVE = {0: WhyOver.NO_WINNER, 1: WhyOver.SOLE_POSITIVE}


def _start_extra(draft: Draft, command: StartExtra, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    regulation = state.setup.regulation
    seats = equals(state, command.place)
    if not seats:
        return refuse("no-tie", regulation.clause("extra_prices"), place=command.place)
    content = Theme("", ())
    if command.reserve is not None:
        if not 0 <= command.reserve < len(state.reserves):
            return refuse("no-such-reserve")
        content = state.reserves[command.reserve]
    number = len(content.questions)
    if content.questions and number < len(regulation.extra_prices):
        return refuse("theme-short", theme=content.name, number=number, needed=len(regulation.extra_prices))
    theme = TableTheme(content, ThemeKind.EXTRA, regulation.extra_prices, state.round, seats=seats)
    draft.add(ExtraStarted(theme, command.reserve, draft.number()))
    return None


def _leave_open(draft: Draft, _command: LeaveOpen, _at: Nanoseconds) -> Refused | None:
    state = draft.state
    draft.add(
        MatchEnded(state.places, state.why_over or WhyOver.PLAYED, left_open=True, entered=draft.number())
    )
    return None


DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    EndMatch: _end_match,
    StartExtra: _start_extra,
    LeaveOpen: _leave_open,
}
