"""The state of a match: what a fold of its events has made of it."""

from dataclasses import dataclass
from enum import StrEnum

from station.rules.events import PressesCounted, PressObserved
from station.rules.model import (
    NO_TIME,
    Cell,
    Lineup,
    Nanoseconds,
    Outcome,
    Place,
    Player,
    Points,
    Question,
    Seat,
    Theme,
)
from station.rules.moments import Arming, Deadline, Press
from station.rules.regulation import Regulation, Stage


class Phase(StrEnum):
    """Where the match stands; each phase is a thing the host is doing."""

    OPENING = "opening"
    THEME_START = "theme-start"
    ANNOUNCED = "announced"
    READING = "reading"
    WINDOW = "window"
    CONTEST = "contest"
    ANSWERING = "answering"
    CLARIFYING = "clarifying"
    SPARE_OFFER = "spare-offer"
    REVEALED = "revealed"
    THEME_END = "theme-end"
    LEFT_OPEN = "left-open"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What was settled before the first word and does not change."""

    match_id: str
    regulation: Regulation
    stage: Stage
    themes: tuple[Theme, ...]
    reserves: tuple[Theme, ...]
    pack_title: str
    pack_digest: str
    title: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Who answers, by which press, and how clear it was.

    ``gap``: nanoseconds to the next rival, None without one. ``dead_heat``: seats with an equal stamp.
    ``accepted``: by the host's key, not by a race.
    """

    press: Press
    gap: Nanoseconds | None = None
    rivals: tuple[Press, ...] = ()
    dead_heat: tuple[Seat, ...] = ()
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A ruling with its points; ``struck``: the question was withdrawn, the points are off (N4.5.8)."""

    cell: Cell
    spare: bool
    seat: Seat
    right: bool
    points: Points
    struck: bool = False


@dataclass(frozen=True, slots=True)
class PlayedCell:
    """A question that is over."""

    cell: Cell
    spare: bool
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchState:
    """The whole match at one moment; only ``apply`` makes one from another.

    ``theme``: the current theme's number from 0, -1 before the first. ``cell`` and ``spare``: the question
    that is open or was opened last, None before the theme's first. ``window``: the clock of this question's
    last window, kept while a contest runs and when it is over. ``interrupted``: a press stopped the
    reading. ``locked``: who has answered this question (N4.5.6, S4.13). ``overdue``: the clock of this
    phase has run out. ``totals``: what the ledger's standing points come to, in the order of the seats.
    ``last_id``: the highest number given so far.
    """

    setup: MatchSetup
    lineup: Lineup
    phase: Phase
    entered: int
    last_id: int
    theme: int = -1
    cell: Cell | None = None
    spare: bool = False
    spares_used: tuple[int, ...] = ()
    interrupted: bool = False
    locked: tuple[Seat, ...] = ()
    arming: Arming | None = None
    deadline: Deadline | None = None
    window: Deadline | None = None
    overdue: bool = False
    contest: tuple[Press, ...] = ()
    answer: Answer | None = None
    observed: tuple[PressObserved, ...] = ()
    counted: tuple[PressesCounted, ...] = ()
    ledger: tuple[LedgerEntry, ...] = ()
    totals: tuple[Points, ...] = ()
    played: tuple[PlayedCell, ...] = ()
    places: tuple[Place, ...] = ()
    paused: bool = False
    lag: Nanoseconds = NO_TIME

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game in order."""
        return self.lineup.seats

    @property
    def may_answer(self) -> tuple[Seat, ...]:
        """Who has not yet answered the open question."""
        return tuple(seat for seat in self.seats if seat not in self.locked)

    @property
    def current_theme(self) -> Theme | None:
        """The theme that is being played, None before the first."""
        return self.setup.themes[self.theme] if self.theme >= 0 else None


def player(state: MatchState, seat: Seat) -> Player:
    """Who sits at a seat; KeyError when nobody does."""
    return {who.seat: who for who in state.lineup.players}[seat]


def price(state: MatchState, cell: Cell) -> Points:
    """The price of a cell (N4.2, S4.1)."""
    return state.setup.stage.round_of(cell.theme).prices[cell.row]


def question(state: MatchState, cell: Cell, *, spare: bool) -> Question:
    """The text in a cell: the theme's spare, the question, or an empty one when the pack has none."""
    theme = state.setup.themes[cell.theme]
    if spare:
        return theme.spare or Question()
    return theme.questions[cell.row] if cell.row < len(theme.questions) else Question()


def next_cell(state: MatchState) -> Cell | None:
    """The question that follows in sequence within the theme (N4.3), None at the theme's end."""
    if state.theme < 0:
        return None
    row = state.cell.row + 1 if state.cell else 0
    has_more = row < len(state.setup.stage.round_of(state.theme).prices)
    return Cell(state.theme, row) if has_more else None


def scores(state: MatchState) -> dict[Seat, Points]:
    """Each seat's points: what the ledger comes to; everybody begins at 0 (N4.4, S4.14)."""
    return dict(zip(state.seats, state.totals, strict=True))
