"""The score sheet as data: rulings of the themes that all have seen, sums, totals, places (S4.15, S4.16).

The law of this file: nothing of what is yet to come. A stake stands on the sheet when it has been ruled on,
an auction when it has been sold.
"""

from dataclasses import dataclass

from station.rules.board import known_themes
from station.rules.model import (
    Cell,
    Outcome,
    Place,
    Player,
    Points,
    Seat,
    Signatures,
    Standing,
    TableTheme,
    ThemeKind,
    WhyOver,
)
from station.rules.records import (
    Adjustment,
    Auction,
    Correction,
    CorrectionKind,
    HintGiver,
    LedgerEntry,
    PauseReason,
    Removed,
    Warned,
)
from station.rules.regulation import Order
from station.rules.results import Result, results, theme_points
from station.rules.state import MatchState, price, scores

Titles = tuple[tuple[str, str], ...]
"""A title by language."""


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """A question with its rulings in the order in which they were given.

    ``outcome`` is None while the question is not over. A withdrawn question keeps its rulings, struck
    (N4.5.8); a spare follows the question whose price it has taken over. ``auction``: how it was sold (N4.8).
    """

    price: Points
    spare: bool
    outcome: Outcome | None
    rulings: tuple[LedgerEntry, ...]
    auction: Auction | None = None


@dataclass(frozen=True, slots=True)
class SheetTheme:
    """A theme that all have seen. ``sums`` of this theme and ``totals`` after it: a number for each player.

    ``totals`` is None where the questions of many themes are mixed (N4.3). ``void``: its points are off
    (S4.19). ``seats``: who played an extra theme, empty for any other.
    """

    name: str
    round: int
    void: bool
    questions: tuple[SheetQuestion, ...]
    sums: tuple[Points, ...]
    totals: tuple[Points, ...] | None
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRound:
    """A round with its titles, and what its questions have brought each player."""

    titles: Titles
    themes: tuple[SheetTheme, ...]
    sums: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class SheetFinal:
    """A final question with its rulings, whose points are the stakes (N4.11); ``withdrawn``: they are off."""

    name: str
    withdrawn: bool
    rulings: tuple[LedgerEntry, ...]


@dataclass(frozen=True, slots=True)
class SheetCorrection:
    """A correction as people name it; what it is not about is None.

    ``theme``: its name, empty for a theme on paper. ``price``: of a question, 0 of the final one. ``score``:
    before and after.
    """

    kind: CorrectionKind
    reason: str
    theme: str | None = None
    price: Points | None = None
    seat: Seat | None = None
    score: tuple[Points, Points] | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a game, over or not.

    ``regulation``, ``stage``: their titles by language. ``planned``: how many themes the game has. ``totals``
    and ``standings``: one for each player, in their order. ``extras``: themes between equals, whose points
    stand apart (N4.13). ``late``: who came when the game had begun. ``places``: best first, empty while the
    game is not over. ``date``: YYYY-MM-DD, empty where unknown. ``pauses``: the reasons that were told.
    ``signed``: who has signed the result (S1.3); ``lifted``: who had, before it was changed.
    """

    title: str
    regulation: Titles
    stage: Titles
    pack: str
    host: str
    assistant: str
    players: tuple[Player, ...]
    standings: tuple[Standing, ...]
    planned: int
    rounds: tuple[SheetRound, ...]
    finals: tuple[SheetFinal, ...]
    extras: tuple[SheetTheme, ...]
    adjustments: tuple[Adjustment, ...]
    corrections: tuple[SheetCorrection, ...]
    late: tuple[Seat, ...]
    warnings: tuple[Warned, ...]
    removals: tuple[Removed, ...]
    hint_givers: tuple[HintGiver, ...]
    totals: tuple[Points, ...]
    places: tuple[Place, ...]
    why_over: WhyOver | None
    date: str
    pauses: tuple[PauseReason, ...]
    signed: Signatures | None
    lifted: Signatures | None

    @property
    def themes(self) -> tuple[SheetTheme, ...]:
        """The themes of all rounds."""
        return tuple(theme for part in self.rounds for theme in part.themes)


def score_sheet(state: MatchState) -> Sheet:
    """The score sheet of a match now."""
    extras = [n for n, theme in enumerate(state.themes) if theme.kind is ThemeKind.EXTRA]
    finals = [n for n, theme in enumerate(state.themes) if theme.kind is ThemeKind.FINAL]
    return Sheet(
        title=state.setup.title,
        regulation=state.setup.regulation.titles,
        stage=state.setup.stage.titles,
        pack=state.setup.pack_title,
        host=state.lineup.host,
        assistant=state.lineup.assistant,
        players=state.lineup.players,
        standings=state.standings,
        planned=state.setup.stage.themes,
        rounds=_rounds(state),
        finals=tuple(_final(state, number) for number in finals),
        extras=tuple(_theme(state, number, None) for number in extras),
        adjustments=state.adjustments,
        corrections=tuple(_correction(state, made) for made in state.corrections),
        late=state.late,
        warnings=state.warnings,
        removals=state.removals,
        hint_givers=state.hint_givers,
        totals=tuple(scores(state).values()),
        places=state.places,
        why_over=state.why_over,
        date=state.setup.date,
        pauses=state.pauses,
        signed=state.signed,
        lifted=state.lifted,
    )


def _rounds(state: MatchState) -> tuple[SheetRound, ...]:
    """The rounds that have begun."""
    found = []
    so_far = dict.fromkeys(state.seats, 0)
    for number, part in enumerate(state.setup.stage.rounds):
        themes = []
        for index in _known(state, number):
            sums = theme_points(state, index)
            so_far = {seat: so_far[seat] + sums[seat] for seat in state.seats}
            after = None if part.order is Order.CHOICE else tuple(map(Points, so_far.values()))
            themes.append(_theme(state, index, after))
        if themes:
            columns = zip(*(theme.sums for theme in themes), strict=True)
            found.append(SheetRound(part.titles, tuple(themes), tuple(Points(sum(c)) for c in columns)))
    return tuple(found)


def _known(state: MatchState, number: int) -> list[int]:
    """The numbers of a round's themes that all have seen: those replaced before those that replace them."""
    here = [n for n in known_themes(state) if _is_in(state.themes[n], number)]
    return sorted(here, key=lambda n: (state.themes[n].slot, n))


def _is_in(theme: TableTheme, number: int) -> bool:
    return theme.kind is ThemeKind.BOARD and theme.round == number


def _theme(state: MatchState, number: int, totals: tuple[Points, ...] | None) -> SheetTheme:
    theme = state.themes[number]
    return SheetTheme(
        name=theme.content.name,
        round=theme.round,
        void=theme.void,
        questions=tuple(
            asked for row in range(len(theme.prices)) for asked in _questions(state, Cell(number, row))
        ),
        sums=tuple(theme_points(state, number).values()),
        totals=totals,
        seats=theme.seats,
    )


def _questions(state: MatchState, cell: Cell) -> tuple[SheetQuestion, ...]:
    """The question of a cell, and its spare when that has taken its place."""
    return tuple(_question(result, price(state, cell)) for result in results(state, cell))


def _question(result: Result, worth: Points) -> SheetQuestion:
    is_sold = result.auction and result.auction.winner
    auction = result.auction if is_sold else None
    return SheetQuestion(worth, result.spare, result.outcome, result.rulings, auction)


def _final(state: MatchState, number: int) -> SheetFinal:
    result = results(state, Cell(number, 0))[0]
    later = any(theme.kind is ThemeKind.FINAL for theme in state.themes[number + 1 :])
    is_off = later or result.outcome is Outcome.WITHDRAWN
    return SheetFinal(state.themes[number].content.name, is_off, result.rulings)


def _correction(state: MatchState, made: Correction) -> SheetCorrection:
    cell = made.cell
    theme = cell.theme if cell else made.theme
    return SheetCorrection(
        kind=made.kind,
        reason=made.reason,
        theme=None if theme is None else state.themes[theme].content.name,
        price=price(state, cell) if cell else None,
        seat=made.seat,
        score=made.score,
    )
