"""``decide(state, command, at)``: the only place where choices are made.

It answers with the events that the command causes, or with ``Refused``; it changes nothing itself. Time is
an argument, chance comes in with the command.
"""

from collections.abc import Callable
from typing import Any

from station.rules import commands as c
from station.rules.commands import BindButtons, Buzzed, Expire, Missed, PlayCommand, Resume, Seen
from station.rules.decide import (
    acceptance,
    auction,
    checks,
    choice,
    corrections,
    ending,
    final,
    finish,
    missed,
    progress,
    questions,
    race,
    sanctions,
    void_themes,
)
from station.rules.decide.draft import Draft, buttons_live
from station.rules.events import ButtonsBound, PlayEvent, Resumed
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused, refuse
from station.rules.state import ANSWERED, BETWEEN, FINAL_ROUND, LIVE, OVER, SIGNED_IN, MatchState, Phase

_QUESTION = LIVE | ANSWERED | {Phase.ANNOUNCED, Phase.PHOTO_FINISH, Phase.AUCTION_READING, Phase.REVEALED}
_ANYWHERE = frozenset(Phase) - {Phase.CONTEST, Phase.PHOTO_FINISH}
_ANYWHERE_PAUSED = _ANYWHERE | {Phase.PHOTO_FINISH}

TAKEN_IN: dict[type, frozenset[Phase]] = {
    c.StartTheme: frozenset({Phase.OPENING}) | BETWEEN,
    c.Announce: frozenset({Phase.THEME_START, Phase.REVEALED}),
    c.StartReading: frozenset({Phase.THEME_START, Phase.ANNOUNCED, Phase.REVEALED, Phase.STAKES}),
    c.FinishReading: frozenset({Phase.READING, Phase.AUCTION_READING, Phase.FINAL_READING}),
    c.Nobody: LIVE,
    c.NameFirst: frozenset({Phase.PHOTO_FINISH}),
    c.Speaking: ANSWERED,
    c.Clarify: frozenset({Phase.ANSWERING, Phase.THINKING}),
    c.Rule: ANSWERED | {Phase.FINAL_RULING},
    c.AcceptEarly: frozenset({Phase.THEME_START, Phase.ANNOUNCED, Phase.READING, Phase.REVEALED}),
    c.AcceptLate: frozenset({Phase.WINDOW, Phase.REVEALED}),
    c.Withdraw: _QUESTION | FINAL_ROUND | {Phase.ROUND_END},
    c.TakeSpare: frozenset({Phase.SPARE_OFFER}),
    c.DeclineSpare: frozenset({Phase.SPARE_OFFER}),
    c.EndTheme: frozenset({Phase.REVEALED}),
    c.StartRound: frozenset({Phase.OPENING}) | BETWEEN,
    c.EndRound: frozenset({Phase.REVEALED}),
    c.NameChooser: frozenset({Phase.CHOOSING}),
    c.DrawChooser: frozenset({Phase.CHOOSING}),
    c.ShowBoard: frozenset({Phase.REVEALED}),
    c.Choose: frozenset({Phase.CHOOSING}),
    c.OpenBidding: frozenset({Phase.BIDDING}),
    c.MakeBid: frozenset({Phase.BIDDING}),
    c.PassBid: frozenset({Phase.BIDDING}),
    c.StartFinal: BETWEEN,
    c.MakeStake: frozenset({Phase.STAKES}),
    c.CollectAnswers: frozenset({Phase.WRITING}),
    c.NoteAnswer: frozenset({Phase.READ_OUT, Phase.FINAL_RULING}),
    c.TellAnswer: frozenset({Phase.READ_OUT}),
    c.EndMatch: BETWEEN,
    c.StartExtra: OVER,
    c.LeaveOpen: frozenset({Phase.TIED}),
    c.Warn: _ANYWHERE,
    c.Remove: _ANYWHERE,
    c.Leave: _ANYWHERE - {Phase.FINISHED},
    c.Arrive: _ANYWHERE - OVER,
    c.NoteHint: _ANYWHERE - OVER,
    c.CensureHints: _ANYWHERE,
    c.VoidTheme: _ANYWHERE,
    c.AddReserve: _ANYWHERE,
    c.ReverseRuling: _ANYWHERE,
    c.WithdrawLater: _ANYWHERE,
    c.SetPoints: _ANYWHERE,
    c.VoidLot: _ANYWHERE,
    c.MarkDisputed: _ANYWHERE,
    c.SettleDispute: _ANYWHERE,
    c.Pause: _ANYWHERE_PAUSED - OVER,
    c.Resume: frozenset(Phase),
    c.Rename: _ANYWHERE,
    c.NotePause: _ANYWHERE_PAUSED - OVER,
    c.CheckTotals: BETWEEN | OVER | {Phase.CHOOSING, Phase.REVEALED},
    c.SignResult: SIGNED_IN,
}
"""In which phases a host's command may be accepted at all; the deciders look closer."""

_DECIDERS: dict[type, Callable[[Draft, Any, Nanoseconds], Refused | None]] = {
    **progress.DECIDERS,
    **questions.DECIDERS,
    **finish.DECIDERS,
    **acceptance.DECIDERS,
    **choice.DECIDERS,
    **auction.DECIDERS,
    **final.DECIDERS,
    **ending.DECIDERS,
    **sanctions.DECIDERS,
    **void_themes.DECIDERS,
    **corrections.DECIDERS,
    **checks.DECIDERS,
}


def decide(
    state: MatchState, command: PlayCommand, at: Nanoseconds, seen: Seen | None = None
) -> tuple[PlayEvent, ...] | Refused:
    """What a command causes at a moment of the match clock, or why it is refused.

    ``seen`` is what the sender of a host's key saw: the command is refused when the match has moved on
    since. Commands that fit any moment are sent without it.
    """
    if isinstance(command, Buzzed):
        return race.buzzed(state, command)
    if isinstance(command, Missed):
        return missed.missed(state, command)
    if isinstance(command, Expire):
        return race.expire(state, command, at)
    if isinstance(command, BindButtons):
        equipped = tuple(seat for seat in state.seats if seat in command.equipped)
        return (ButtonsBound(command.lag, equipped),)
    if seen is not None and seen.entered != state.entered:
        return refuse("moved-on", phase=state.phase)
    return _host(state, command, at)


def _host(state: MatchState, command: PlayCommand, at: Nanoseconds) -> tuple[PlayEvent, ...] | Refused:
    if state.phase not in TAKEN_IN[type(command)]:
        if state.phase is Phase.CONTEST:
            return refuse("race-open")
        if state.phase is Phase.PHOTO_FINISH:
            return refuse("first-needed")
        return refuse("not-now", command=type(command).__name__, phase=state.phase)
    draft = Draft(state)
    if state.paused and not isinstance(command, Resume | c.TableCommand | c.Pause):
        if buttons_live(state):
            return refuse("paused")
        draft.add(Resumed(None))
    refused = _DECIDERS[type(command)](draft, command, at)
    if refused:
        return refused
    checks.lift_sign_off(draft, state)
    return tuple(draft.events)
