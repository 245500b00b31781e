"""What the host's next key does: one key leads through a game in sequence.

No clock rules: where one has run out, the ruling that the regulation asks for becomes the next step, and
nothing happens before the host's key.
"""

from collections.abc import Callable
from functools import cache

from station.rules.board import (
    by_choice,
    chooser,
    final_is_due,
    next_cell,
    next_round,
    next_theme,
    unplayed,
)
from station.rules.commands import (
    Announce,
    CollectAnswers,
    DrawChooser,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    HostCommand,
    Nobody,
    OpenBidding,
    Resume,
    Rule,
    ShowBoard,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    StartTheme,
    TakeSpare,
    TellAnswer,
)
from station.rules.decide import TAKEN_IN
from station.rules.decide.draft import buttons_live
from station.rules.ranking import equals
from station.rules.regulation import WhenOver
from station.rules.state import SIGNED_IN, MatchState, Phase

_ALWAYS: dict[Phase, HostCommand] = {
    Phase.THEME_START: Announce(),
    Phase.ANNOUNCED: StartReading(),
    Phase.READING: FinishReading(),
    Phase.SPARE_OFFER: TakeSpare(),
    Phase.AUCTION_READING: FinishReading(),
    Phase.FINAL_READING: FinishReading(),
    Phase.READ_OUT: TellAnswer(),
}


def next_step(state: MatchState) -> HostCommand | None:
    """The command of the next key; None when there is something to wait for or to judge."""
    if state.paused and (buttons_live(state) or _is_written(state)):
        return Resume()
    if state.overdue:
        return _when_over(state)
    if state.phase in _DEPENDING:
        return _DEPENDING[state.phase](state)
    return _ALWAYS.get(state.phase)


def _is_written(state: MatchState) -> bool:
    """The clock of the written answers runs, and there is nothing to judge meanwhile."""
    return state.phase is Phase.WRITING and not state.overdue


def _after_question(state: MatchState) -> HostCommand:
    if not by_choice(state):
        return StartReading() if next_cell(state) else EndTheme()
    return ShowBoard() if unplayed(state, state.round) else EndRound()


def _onward(state: MatchState) -> HostCommand:
    """What follows a theme or a round that is over."""
    if next_theme(state):
        return StartTheme()
    if next_round(state) is not None:
        return StartRound()
    return StartFinal() if final_is_due(state) else EndMatch()


def extra_theme(state: MatchState) -> StartExtra | None:
    """The first of the places that are open, else of those that are shared, played off; None without one.

    The first reserve that is long enough is played, else a theme from paper (N4.13, S3.5).
    """
    shared = [where for where in state.places if equals(state, where.place)]
    wanted = [where for where in shared if where.open] or shared
    if not wanted:
        return None
    needed = len(state.setup.regulation.extra_prices)
    usable = (index for index, theme in enumerate(state.reserves) if len(theme.questions) >= needed)
    return StartExtra(min(where.place for where in wanted), next(usable, None))


def _draw(state: MatchState) -> HostCommand | None:
    return DrawChooser() if chooser(state) is None else None


def _bid_again(state: MatchState) -> HostCommand | None:
    return OpenBidding() if state.auction and not state.auction.order else None


def _read_final(state: MatchState) -> HostCommand | None:
    all_in = state.final and len(state.final.stakes) == len(state.final.finalists)
    return StartReading() if all_in else None


_DEPENDING: dict[Phase, Callable[[MatchState], HostCommand | None]] = {
    Phase.OPENING: _onward,
    Phase.THEME_END: _onward,
    Phase.ROUND_END: _onward,
    Phase.REVEALED: _after_question,
    Phase.CHOOSING: _draw,
    Phase.BIDDING: _bid_again,
    Phase.STAKES: _read_final,
    Phase.TIED: extra_theme,
}


def _when_over(state: MatchState) -> HostCommand | None:
    regulation = state.setup.regulation
    if state.phase is Phase.WINDOW:
        return Nobody()
    if state.phase is Phase.WRITING:
        return CollectAnswers()
    answering = state.phase in {Phase.ANSWERING, Phase.THINKING}
    offered = regulation.answer_over if answering else regulation.clarification_over
    return Rule(right=False) if offered is WhenOver.WRONG else None


def possible(state: MatchState) -> frozenset[str]:
    """The names of the commands that this phase takes, for the line of keys."""
    return _possible(state.phase, paused=state.paused)


@cache
def _possible(phase: Phase, *, paused: bool) -> frozenset[str]:
    names = {command.__name__ for command, phases in TAKEN_IN.items() if phase in phases}
    names.discard("Pause" if paused else "Resume")
    return frozenset(names - {"Resume"} if phase in SIGNED_IN else names)
