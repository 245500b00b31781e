"""What the hall may see: the play, and nothing that is yet to come.

The law of this file: it cannot leak. No field holds a question's text or answer, an unopened auction or a
stake before its ruling; a silent demand for a closer answer looks like the answer it interrupts (N4.5.2).
"""

from dataclasses import dataclass

from station.rules.history import History
from station.rules.model import Outcome, Place, Points, Seat, ThemeKind, WhyOver
from station.rules.moments import ClockKind, Deadline
from station.rules.state import SPEAKING, MatchState, Phase, price
from station.views.board_view import BoardView, RoundView, board_view, round_view, theme_view
from station.views.late_view import BiddingView, FinalView, bidding_view, final_view
from station.views.seat_view import SeatView, outcome_of, seat_views

_OF_ONE_ANSWER = frozenset({ClockKind.ANSWER, ClockKind.CLARIFICATION})


@dataclass(frozen=True, slots=True)
class HallView:
    """All that a board for the hall shows of a match; equal views need no new painting.

    ``theme_name``: of the theme that has been told. ``price``: of the question that is open or was just
    played, None without one. ``equals``: who plays an extra theme.
    """

    titles: tuple[tuple[str, str], ...]
    title: str
    phase: Phase
    paused: bool
    theme_name: str
    theme_kind: ThemeKind | None
    equals: tuple[Seat, ...]
    round: RoundView
    board: BoardView
    bidding: BiddingView | None
    final: FinalView | None
    price: Points | None
    spare: bool
    outcome: Outcome | None
    seats: tuple[SeatView, ...]
    answerer: Seat | None
    deadline: Deadline | None
    overdue: bool
    places: tuple[Place, ...]
    why_over: WhyOver | None


def hall_view(history: History) -> HallView:
    """The hall's view of the match now."""
    state = history.state
    theme = theme_view(state)
    return HallView(
        titles=state.setup.stage.titles,
        title=state.setup.title,
        phase=_phase(state),
        paused=state.paused,
        theme_name=theme.name,
        theme_kind=theme.kind,
        equals=theme.equals,
        round=round_view(state),
        board=board_view(state),
        bidding=bidding_view(state),
        final=final_view(state),
        price=price(state, state.cell) if state.cell else None,
        spare=state.spare,
        outcome=outcome_of(state),
        seats=seat_views(state),
        answerer=state.answerer,
        deadline=_deadline(state),
        overdue=state.overdue and not _is_silent(state),
        places=state.places,
        why_over=state.why_over,
    )


def _is_silent(state: MatchState) -> bool:
    """Whether the clocks of an answer are the host's alone: where a closer answer is asked for silently."""
    is_of_answer = state.phase in SPEAKING
    return is_of_answer and not state.setup.regulation.clarification_aloud


def _phase(state: MatchState) -> Phase:
    if state.phase is not Phase.CLARIFYING or state.setup.regulation.clarification_aloud:
        return state.phase
    return Phase.THINKING if state.auction else Phase.ANSWERING


def _deadline(state: MatchState) -> Deadline | None:
    """The clock that all may see."""
    deadline = state.deadline
    is_hidden = deadline is not None and deadline.kind in _OF_ONE_ANSWER and _is_silent(state)
    return None if is_hidden else deadline
