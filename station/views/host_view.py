"""What the host sees: everything of the game that is being played, answers included."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from station.rules.board import board_of, cells_left, next_cell
from station.rules.commands import Command, HostCommand, Seen
from station.rules.decide.acceptance import early, late
from station.rules.events import ContestDecided, PressAccepted, PressObserved, Ruled
from station.rules.history import Act, History
from station.rules.model import Cell, Outcome, Place, Points, Question, Seat
from station.rules.moments import Deadline
from station.rules.state import Answer, MatchState, Phase, price, question
from station.views.next_step import next_step, possible

_OF_A_QUESTION = frozenset(Phase) - {Phase.THEME_END, Phase.LEFT_OPEN, Phase.FINISHED}


class SeatMark(StrEnum):
    """What a seat is doing at the open question."""

    MAY = "may"
    ANSWERS = "answers"
    RIGHT = "right"
    LOCKED = "locked"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player with points and what may be expected of them now."""

    seat: Seat
    name: str
    points: Points
    mark: SeatMark


@dataclass(frozen=True, slots=True)
class PriceView:
    """A question of the theme: its price, how it ended (None: not yet), whether it is the open one."""

    price: Points
    outcome: Outcome | None
    is_open: bool
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class BoardView:
    """The theme's questions, and how many and how many points are still to be played in the whole match."""

    prices: tuple[PriceView, ...]
    cells_left: int
    points_left: int


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question with its price; ``spare``: the theme's spare stands in the cell."""

    price: Points
    spare: bool
    text: Question


@dataclass(frozen=True, slots=True)
class ActName:
    """What an act is called by: its last command, and the seat that it is about, if any."""

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
    """

    seen: Seen
    titles: tuple[tuple[str, str], ...]
    title: str
    phase: Phase
    paused: bool
    overdue: bool
    reading_was_cut: bool
    theme_number: int
    theme_names: tuple[str, ...]
    theme_name: str
    theme_author: str
    theme_comment: str
    board: BoardView
    asked: QuestionView | None
    outcome: Outcome | None
    upcoming: QuestionView | None
    seats: tuple[SeatView, ...]
    deadline: Deadline | None
    answer: Answer | None
    early: Seat | None
    late: Seat | None
    idle: PressObserved | None
    step: HostCommand | None
    possible: frozenset[str]
    undo: ActName | None
    redo: ActName | None
    places: tuple[Place, ...]
    aloud: bool


def host_view(history: History) -> HostView:
    """The host's view of the match now."""
    state = history.state
    theme = state.current_theme
    return HostView(
        seen=Seen(state.cell, state.phase, state.entered),
        titles=state.setup.stage.titles,
        title=state.setup.title,
        phase=state.phase,
        paused=state.paused,
        overdue=state.overdue,
        reading_was_cut=state.interrupted,
        theme_number=state.theme + 1,
        theme_names=tuple(state.themes[number].content.name for number in board_of(state, state.round)),
        theme_name=theme.content.name if theme else "",
        theme_author=theme.content.author if theme else "",
        theme_comment=theme.content.comment if theme else "",
        board=_board(state),
        asked=_question(state, state.cell, spare=state.spare),
        outcome=_outcome(state),
        upcoming=_question(state, next_cell(state), spare=False),
        seats=tuple(
            SeatView(player.seat, player.name, points, _mark(state, player.seat))
            for player, points in zip(state.lineup.players, state.totals, strict=True)
        ),
        deadline=state.deadline,
        answer=state.answer,
        early=next(iter(early(state)), None),
        late=next(iter(late(state)), None),
        idle=state.observed[-1] if state.observed else None,
        step=next_step(state),
        possible=possible(state),
        undo=_name(history.acts[-1]) if len(history.acts) > 1 else None,
        redo=_name(history.undone[-1].act) if history.undone else None,
        places=state.places,
        aloud=state.setup.regulation.clarification_aloud,
    )


def _name(act: Act) -> ActName:
    seat = None
    for event in act.events:
        match event:
            case ContestDecided():
                seat = event.winner.seat
            case PressAccepted():
                seat = event.press.seat
            case Ruled():
                seat = event.seat
    return ActName(act.number, act.command, seat)


def _board(state: MatchState) -> BoardView:
    prices = _prices(state)
    left = [price(state, cell) for cell in cells_left(state)]
    return BoardView(prices, len(left), sum(left))


def _prices(state: MatchState) -> tuple[PriceView, ...]:
    if state.theme < 0:
        return ()
    # Only the theme's own: what was played before it stands first, and grows with the match.
    played = takewhile(lambda done: done.cell.theme == state.theme, reversed(state.played))
    ledger = takewhile(lambda entry: entry.cell.theme == state.theme, reversed(state.ledger))
    outcomes = {done.cell: done.outcome for done in played}
    winners = {entry.cell: entry.seat for entry in ledger if entry.right and not entry.struck}
    cells = (Cell(state.theme, row) for row in range(len(state.themes[state.theme].prices)))
    return tuple(
        PriceView(price(state, cell), outcomes.get(cell), cell == state.cell, winners.get(cell))
        for cell in cells
    )


def _question(state: MatchState, cell: Cell | None, *, spare: bool) -> QuestionView | None:
    if cell is None:
        return None
    return QuestionView(price(state, cell), spare, question(state, cell, spare=spare))


def _outcome(state: MatchState) -> Outcome | None:
    return state.played[-1].outcome if state.phase is Phase.REVEALED else None


def _mark(state: MatchState, seat: Seat) -> SeatMark:
    answers = state.answer is not None and state.answer.press.seat == seat
    if answers and state.phase in {Phase.ANSWERING, Phase.CLARIFYING}:
        return SeatMark.ANSWERS
    if answers and _outcome(state) is Outcome.RIGHT:
        return SeatMark.RIGHT
    if seat in state.locked and state.phase in _OF_A_QUESTION:
        return SeatMark.LOCKED
    live = state.phase in {Phase.READING, Phase.WINDOW, Phase.CONTEST} and not state.overdue
    return SeatMark.MAY if live else SeatMark.WAITS
