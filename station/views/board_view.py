"""What is played as the host and the hall see it: the theme, and the whole board of a round by choice.

The law of this file: where auctions lie is not read here. A cell is an auction's only when it has been sold.
"""

from dataclasses import dataclass

from station.rules.board import (
    WhyChooser,
    board_of,
    by_choice,
    cells_left,
    chooser,
    choosers,
    next_round,
    unplayed,
    why_chooser,
)
from station.rules.model import Cell, Outcome, Points, Seat, ThemeKind
from station.rules.results import takers
from station.rules.state import BETWEEN, MatchState, Phase, price

Titles = tuple[tuple[str, str], ...]
"""A title by language."""


@dataclass(frozen=True, slots=True)
class ThemeView:
    """The theme that is played; without one its texts are empty. ``names``: the themes of the round.

    ``number``: its place on the board of its round, from 1; 0 for none, and off the board. ``equals``: who
    plays an extra theme (N4.13). ``hints``: how many were given in it (S4.19).
    """

    number: int
    names: tuple[str, ...]
    name: str
    author: str
    comment: str
    kind: ThemeKind | None
    equals: tuple[Seat, ...]
    hints: int


@dataclass(frozen=True, slots=True)
class PriceView:
    """A question: its price, how it ended (None: not yet), whether it is the open one, who took it.

    ``wrong``: whose wrong answers stand, in the order in which they were given.
    """

    cell: Cell
    price: Points
    outcome: Outcome | None
    is_open: bool
    winner: Seat | None
    wrong: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The theme's questions, and how many and how many points are still to be played in the whole match."""

    prices: tuple[PriceView, ...]
    cells_left: int
    points_left: int


@dataclass(frozen=True, slots=True)
class ThemeRow:
    """A theme on the board of a round by choice. ``replaces``: a reserve stands in for a void theme."""

    name: str
    replaces: bool
    prices: tuple[PriceView, ...]


@dataclass(frozen=True, slots=True)
class RoundView:
    """The round. ``number`` of ``count``, from 1; ``following``: the titles of the round that can begin now.

    ``rows``: its board while a question is chosen. ``choosers``: who may choose the next question, where
    players choose; several: one is still to be named. ``chooser``: whose choice it is, and ``why``, where the
    last question does not show it.
    """

    number: int
    count: int
    titles: Titles
    following: Titles
    by_choice: bool
    rows: tuple[ThemeRow, ...]
    choosers: tuple[Seat, ...]
    chooser: Seat | None
    why: WhyChooser | None


def theme_view(state: MatchState) -> ThemeView:
    """The theme that is played now."""
    theme = state.current_theme
    return ThemeView(
        number=theme.slot + 1 if theme and theme.kind is ThemeKind.BOARD else 0,
        names=tuple(state.themes[number].content.name for number in board_of(state, state.round)),
        name=theme.content.name if theme else "",
        author=theme.content.author if theme else "",
        comment=theme.content.comment if theme else "",
        kind=theme.kind if theme else None,
        equals=state.contestants if theme and theme.kind is ThemeKind.EXTRA else (),
        hints=state.hints.count(state.theme),
    )


def board_view(state: MatchState) -> BoardView:
    """The theme that is played, and what is left of the match."""
    left = [price(state, cell) for cell in cells_left(state)]
    return BoardView(_prices(state), len(left), sum(left))


def _prices(state: MatchState) -> tuple[PriceView, ...]:
    return _row(state, state.theme, _results(state)) if state.theme >= 0 else ()


_Results = tuple[dict[Cell, Outcome], dict[Cell, Seat], dict[Cell, tuple[Seat, ...]]]


def _results(state: MatchState) -> _Results:
    """How each question ended, who took it, and who was wrong."""
    return {done.cell: done.outcome for done in state.played}, takers(state), _mistaken(state)


def _mistaken(state: MatchState) -> dict[Cell, tuple[Seat, ...]]:
    found: dict[Cell, tuple[Seat, ...]] = {}
    for entry in state.ledger:
        if not entry.right and not entry.struck:
            found[entry.cell] = (*found.get(entry.cell, ()), entry.seat)
    return found


def _row(state: MatchState, theme: int, results: _Results) -> tuple[PriceView, ...]:
    outcomes, winners, mistaken = results
    cells = (Cell(theme, row) for row in range(len(state.themes[theme].prices)))
    return tuple(
        PriceView(
            cell,
            price(state, cell),
            outcomes.get(cell),
            cell == state.cell,
            winners.get(cell),
            mistaken.get(cell, ()),
        )
        for cell in cells
    )


def round_view(state: MatchState) -> RoundView:
    """The round, and its board while a question is chosen."""
    rounds = state.setup.stage.rounds
    following = next_round(state) if state.phase in {Phase.OPENING, *BETWEEN} else None
    may = _choosers(state)
    return RoundView(
        number=state.round + 1,
        count=len(rounds),
        titles=state.current_round.titles,
        following=() if following is None else rounds[following].titles,
        by_choice=by_choice(state),
        rows=_rows(state) if state.phase is Phase.CHOOSING else (),
        choosers=may,
        chooser=chooser(state) if may else None,
        why=why_chooser(state) if may else None,
    )


def _choosers(state: MatchState) -> tuple[Seat, ...]:
    """Who chooses next, once the question is over."""
    if state.phase not in {Phase.CHOOSING, Phase.REVEALED} or not by_choice(state):
        return ()
    return choosers(state) if unplayed(state, state.round) else ()


def _rows(state: MatchState) -> tuple[ThemeRow, ...]:
    results = _results(state)
    board = ((number, state.themes[number]) for number in board_of(state, state.round))
    return tuple(
        ThemeRow(theme.content.name, theme.replaces is not None, _row(state, number, results))
        for number, theme in board
    )
