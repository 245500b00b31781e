"""The state of a match: what a fold of its events has made of it."""

from dataclasses import dataclass
from enum import StrEnum

from station.rules.events import PressesCounted, PressesMissed, PressObserved
from station.rules.model import (
    NO_TIME,
    Cell,
    Lineup,
    Lot,
    Nanoseconds,
    Place,
    Player,
    Points,
    Question,
    Seat,
    Signatures,
    Standing,
    TableTheme,
    Theme,
    ThemeKind,
    WhyOver,
)
from station.rules.moments import Arming, Deadline, Press
from station.rules.records import (
    Adjustment,
    Agreed,
    Auction,
    Correction,
    Dispute,
    Final,
    HintGiver,
    LedgerEntry,
    PauseReason,
    PlayedCell,
    Removed,
    Warned,
)
from station.rules.regulation import Regulation, Round, Stage


class Phase(StrEnum):
    """Where the match stands; each phase is a thing the host is doing."""

    OPENING = "opening"
    CHOOSING = "choosing"
    BIDDING = "bidding"
    AUCTION_READING = "auction-reading"
    THINKING = "thinking"
    THEME_START = "theme-start"
    ANNOUNCED = "announced"
    READING = "reading"
    WINDOW = "window"
    CONTEST = "contest"
    PHOTO_FINISH = "photo-finish"
    ANSWERING = "answering"
    CLARIFYING = "clarifying"
    SPARE_OFFER = "spare-offer"
    REVEALED = "revealed"
    THEME_END = "theme-end"
    ROUND_END = "round-end"
    STAKES = "stakes"
    FINAL_READING = "final-reading"
    WRITING = "writing"
    READ_OUT = "read-out"
    FINAL_RULING = "final-ruling"
    TIED = "tied"
    LEFT_OPEN = "left-open"
    FINISHED = "finished"


LIVE = frozenset({Phase.READING, Phase.WINDOW})
"""The buttons are live, unless the match is paused."""

SPEAKING = frozenset({Phase.ANSWERING, Phase.CLARIFYING})
"""An answer is spoken: by who has pressed, or by anybody who was asked to clarify."""

ANSWERED = SPEAKING | {Phase.THINKING}
"""A question of the board is being answered: the host rules on it next."""

SOLD = frozenset({Phase.AUCTION_READING, Phase.THINKING})
"""An auction's question is with its winner alone."""

FINAL_ROUND = frozenset(
    {Phase.STAKES, Phase.FINAL_READING, Phase.WRITING, Phase.READ_OUT, Phase.FINAL_RULING}
)
"""The final question is being played."""

BETWEEN = frozenset({Phase.THEME_END, Phase.ROUND_END})
"""A theme or a round is over, and the next thing has not begun."""

OVER = frozenset({Phase.TIED, Phase.LEFT_OPEN, Phase.FINISHED})
"""Places are given."""

SIGNED_IN = frozenset({Phase.LEFT_OPEN, Phase.FINISHED})
"""Nothing more is played here now: the result can be signed (S1.3)."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What was settled before the first word and does not change; ``date``: YYYY-MM-DD, or empty."""

    match_id: str
    regulation: Regulation
    stage: Stage
    pack_title: str
    pack_digest: str
    title: str
    date: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """Who answers, by which press, and how clear it was.

    ``gap``: nanoseconds to the next rival, None without one, below 0 where the rival's stamp is the smaller
    one. ``dead_heat``: seats whose order no stamp can tell: a lot has decided, or ``by_host`` the host.
    ``accepted``: by the host's key, not by a race.
    """

    press: Press
    gap: Nanoseconds | None = None
    rivals: tuple[Press, ...] = ()
    dead_heat: tuple[Seat, ...] = ()
    accepted: bool = False
    by_host: bool = False


@dataclass(frozen=True, slots=True)
class MatchState:
    """The whole match at one moment; only ``apply`` makes one from another.

    ``standings``, ``totals``: in the order of the seats; ``totals`` is what the ledger's standing points and
    the adjustments come to, without extra themes. ``themes``: all that were ever at the table; ``reserves``
    and ``final_themes``: those that may yet come. ``round``: the number of the current round.

    ``auctions``: where they lie, opened or not; no screen knows them. ``named``: who was named to choose
    next, where several could. ``chooser``: who chose the open question. ``auction``: how it is being sold.

    ``theme``: the current theme's number, -1 before the first. ``cell`` and ``spare``: the question that is
    open or was opened last, None before the theme's first. ``window``: the clock of this question's last
    window, kept while a contest runs and when it is over. ``interrupted``: a press stopped the reading.
    ``locked``: who has answered this question (N4.5.6, S4.13). ``overdue``: the clock of this phase has run
    out.

    ``played``: in the order of play. ``hints``: the themes in which they were given. ``lots``: all that
    count. ``late``: who came when the match had begun. ``last_id``: the highest number given so far.

    ``equipped``: whose button is a device's, be the device gone, in the order of the seats.

    ``pause``: why it is paused now, as was told last, None where nobody has; ``pauses``: all that was told.
    ``agreed``: the last check with the assistant's paper. ``signed``: who has signed the result as it is;
    ``lifted``: who had signed it before it was changed.
    """

    setup: MatchSetup
    lineup: Lineup
    phase: Phase
    entered: int
    last_id: int
    standings: tuple[Standing, ...]
    themes: tuple[TableTheme, ...]
    reserves: tuple[Theme, ...] = ()
    final_themes: tuple[Theme, ...] = ()
    round: int = 0
    auctions: tuple[Cell, ...] = ()
    named: Seat | None = None
    chooser: Seat | None = None
    auction: Auction | None = None
    final: Final | None = None
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
    photo_finish: tuple[Seat, ...] = ()
    answer: Answer | None = None
    observed: tuple[PressObserved, ...] = ()
    counted: tuple[PressesCounted, ...] = ()
    missed: tuple[PressesMissed, ...] = ()
    ledger: tuple[LedgerEntry, ...] = ()
    totals: tuple[Points, ...] = ()
    played: tuple[PlayedCell, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    corrections: tuple[Correction, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    warnings: tuple[Warned, ...] = ()
    removals: tuple[Removed, ...] = ()
    late: tuple[Seat, ...] = ()
    hints: tuple[int, ...] = ()
    hint_givers: tuple[HintGiver, ...] = ()
    lots: tuple[Lot, ...] = ()
    void_lots: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    why_over: WhyOver | None = None
    paused: bool = False
    lag: Nanoseconds = NO_TIME
    equipped: tuple[Seat, ...] = ()
    pause: PauseReason | None = None
    pauses: tuple[PauseReason, ...] = ()
    agreed: Agreed | None = None
    signed: Signatures | None = None
    lifted: Signatures | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the line-up in order, also of those who are not in the game any more."""
        return self.lineup.seats

    @property
    def present(self) -> tuple[Seat, ...]:
        """Who is in the game."""
        seated = zip(self.seats, self.standings, strict=True)
        return tuple(seat for seat, standing in seated if standing is Standing.PRESENT)

    @property
    def contestants(self) -> tuple[Seat, ...]:
        """Who plays the current theme: of an extra theme only the equals (N4.13)."""
        theme = self.current_theme
        if theme is None or theme.kind is not ThemeKind.EXTRA:
            return self.present
        return tuple(seat for seat in self.present if seat in theme.seats)

    @property
    def may_answer(self) -> tuple[Seat, ...]:
        """Who has not yet answered the open question."""
        return tuple(seat for seat in self.contestants if seat not in self.locked)

    @property
    def answerer(self) -> Seat | None:
        """Whose answer is asked for: who won the race or the auction, or is next in the final round."""
        if self.phase is Phase.FINAL_RULING:
            return next(iter(self.unruled), None)
        if self.auction:
            return self.auction.winner
        return self.answer.press.seat if self.answer else None

    @property
    def unruled(self) -> tuple[Seat, ...]:
        """The finalists who are still to be ruled on, the next one first; none before the answer is told."""
        ruled = {entry.seat for entry in self.ledger if entry.cell == self.cell and not entry.struck}
        order = self.final.order if self.final else ()
        return tuple(seat for seat in order if seat not in ruled)

    @property
    def current_theme(self) -> TableTheme | None:
        """The theme that is being played, None before the first and between choices."""
        return self.themes[self.theme] if self.theme >= 0 else None

    @property
    def current_round(self) -> Round:
        """The round that is being played, or was last."""
        return self.setup.stage.rounds[self.round]


def player(state: MatchState, seat: Seat) -> Player:
    """Who sits at a seat; KeyError when nobody does."""
    return {who.seat: who for who in state.lineup.players}[seat]


def standing_of(state: MatchState, seat: Seat) -> Standing:
    """Whether a player is in the game; KeyError when nobody sits there."""
    return dict(zip(state.seats, state.standings, strict=True))[seat]


def played_at(state: MatchState, cell: Cell) -> PlayedCell | None:
    """How the question in a cell has ended; None while it is not over."""
    return next((done for done in state.played if done.cell == cell), None)


def price(state: MatchState, cell: Cell) -> Points:
    """The price of a cell (N4.2, S4.1); the final question has none."""
    prices = state.themes[cell.theme].prices
    return prices[cell.row] if prices else Points(0)


def question(state: MatchState, cell: Cell, *, spare: bool) -> Question:
    """The text in a cell: the theme's spare, the question, or an empty one when the pack has none."""
    theme = state.themes[cell.theme].content
    if spare:
        return theme.spare or Question()
    return theme.questions[cell.row] if cell.row < len(theme.questions) else Question()


def scores(state: MatchState) -> dict[Seat, Points]:
    """Each seat's points: what the ledger comes to; everybody begins at 0 (N4.4, S4.14)."""
    return dict(zip(state.seats, state.totals, strict=True))
