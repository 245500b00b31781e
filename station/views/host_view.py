"""What the host sees: everything of the game that is being played, answers included."""

from dataclasses import dataclass, replace

from station.rules.board import next_cell
from station.rules.commands import Buzzed, Command, HostCommand, LotCommand, MakeStake, Seen, StartExtra
from station.rules.decide.acceptance import early, late
from station.rules.decide.finish import by_stamp
from station.rules.decide.missed import is_incomplete
from station.rules.events import (
    ChooserNamed,
    ContestDecided,
    PhotoFinish,
    PressAccepted,
    PressObserved,
    Ruled,
)
from station.rules.history import Act, History
from station.rules.model import NO_POINTS, Cell, Outcome, Place, Points, Question, Seat, WhyOver
from station.rules.moments import Deadline
from station.rules.records import PauseReason
from station.rules.state import SIGNED_IN, Answer, MatchState, Phase, price, question
from station.views.board_view import BoardView, RoundView, ThemeView, board_view, round_view, theme_view
from station.views.break_view import BreakView, break_view
from station.views.late_view import BiddingView, FinalView, bidding_view, final_view
from station.views.next_step import extra_theme, next_step, possible
from station.views.seat_view import SeatView, outcome_of, seat_views


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question with its price; ``spare``: the theme's spare stands in the cell."""

    price: Points
    spare: bool
    text: Question


@dataclass(frozen=True, slots=True)
class ActName:
    """What an act is called by: its last command, and the seat that it is about, if any.

    The command tells nothing that must not be seen: where auctions lie, or a stake.
    """

    number: int
    command: Command
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class HostView:
    """All that the host's screen shows of a match; equal views need no new painting.

    ``asked``: the open question, or the one that has just ended. ``upcoming``: what follows in the theme.
    ``step``: what the host's next key does, None when there is something to wait for or to judge.
    ``early`` and ``late``: the seats whose press can be accepted as such. ``idle``: the last press that
    decided nothing. ``undo`` and ``redo``: the acts that these keys are about.

    ``photo_finish``: among whom the host says who was first, the smallest stamp in front.
    ``incomplete``: presses were missed that could have been first in this race.
    ``answerer``: whose answer is asked for. ``extra``: the extra theme that can be played for a shared place.
    ``reserves``: their names. ``paused``: never when all is over, where "undo" pauses in vain. ``pause``: why
    the match is paused, None where nobody has told.
    Where auctions lie that are not opened is in no field, nor is a stake before its ruling.
    """

    seen: Seen
    titles: tuple[tuple[str, str], ...]
    title: str
    phase: Phase
    paused: bool
    pause: PauseReason | None
    overdue: bool
    reading_was_cut: bool
    theme: ThemeView
    round: RoundView
    board: BoardView
    bidding: BiddingView | None
    final: FinalView | None
    asked: QuestionView | None
    outcome: Outcome | None
    upcoming: QuestionView | None
    seats: tuple[SeatView, ...]
    deadline: Deadline | None
    answer: Answer | None
    photo_finish: tuple[Seat, ...]
    incomplete: bool
    answerer: Seat | None
    early: Seat | None
    late: Seat | None
    idle: PressObserved | None
    step: HostCommand | None
    possible: frozenset[str]
    undo: ActName | None
    redo: ActName | None
    places: tuple[Place, ...]
    why_over: WhyOver | None
    extra: StartExtra | None
    reserves: tuple[str, ...]
    aloud: bool
    at_break: BreakView | None


def host_view(history: History) -> HostView:
    """The host's view of the match now."""
    state = history.state
    return HostView(
        seen=Seen(state.cell, state.phase, state.entered),
        titles=state.setup.stage.titles,
        title=state.setup.title,
        phase=state.phase,
        paused=state.paused and state.phase not in SIGNED_IN,
        pause=state.pause,
        overdue=state.overdue,
        reading_was_cut=state.interrupted,
        theme=theme_view(state),
        round=round_view(state),
        board=board_view(state),
        bidding=bidding_view(state),
        final=final_view(state),
        asked=_question(state, state.cell, spare=state.spare),
        outcome=outcome_of(state),
        upcoming=_question(state, next_cell(state), spare=False),
        seats=seat_views(state),
        deadline=state.deadline,
        answer=state.answer,
        photo_finish=by_stamp(state),
        incomplete=is_incomplete(state),
        answerer=state.answerer,
        early=next(iter(early(state)), None),
        late=next(iter(late(state)), None),
        idle=state.observed[-1] if state.observed else None,
        step=next_step(state),
        possible=possible(state),
        undo=_name(history.acts[-1]) if len(history.acts) > 1 else None,
        redo=_name(history.undone[-1].act) if history.undone else None,
        places=state.places,
        why_over=state.why_over,
        extra=extra_theme(state),
        reserves=tuple(reserve.name for reserve in state.reserves),
        aloud=state.setup.regulation.clarification_aloud,
        at_break=break_view(history),
    )


def _name(act: Act) -> ActName:
    # A race is nobody's while it is open.
    command = act.command
    seat = None if isinstance(command, Buzzed) else getattr(command, "seat", None)
    for event in act.events:
        match event:
            case PhotoFinish():
                command = act.entries[0].command or command
            case ContestDecided():
                seat = event.winner.seat
            case PressAccepted():
                seat = event.press.seat
            case Ruled() | ChooserNamed():
                seat = event.seat
    return ActName(act.number, _without_secrets(command), seat)


def _without_secrets(command: Command) -> Command:
    if isinstance(command, MakeStake):
        return replace(command, amount=NO_POINTS)
    return replace(command, lot=None) if isinstance(command, LotCommand) else command


def _question(state: MatchState, cell: Cell | None, *, spare: bool) -> QuestionView | None:
    if cell is None:
        return None
    return QuestionView(price(state, cell), spare, question(state, cell, spare=spare))
