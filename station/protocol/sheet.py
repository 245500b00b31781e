"""The score sheet as data: rulings of the themes that have begun, sums, totals, places (S4.15, S4.16)."""

from dataclasses import dataclass

from station.rules.model import Cell, Outcome, Place, Player, Points
from station.rules.records import LedgerEntry
from station.rules.state import MatchState, Phase, price, scores


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """A question with its rulings in the order in which they were given.

    ``outcome`` is None while the question is not over. A withdrawn question keeps its rulings, struck
    (N4.5.8); a spare follows the question whose price it has taken over.
    """

    price: Points
    spare: bool
    outcome: Outcome | None
    rulings: tuple[LedgerEntry, ...]


@dataclass(frozen=True, slots=True)
class SheetTheme:
    """A theme that has begun. ``sums`` of this theme and ``totals`` after it: a number for each player."""

    name: str
    questions: tuple[SheetQuestion, ...]
    sums: tuple[Points, ...]
    totals: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a game, over or not.

    ``stage``: the stage's titles by language. ``planned``: how many themes the game has. ``totals``: a number
    for each player, in their order. ``places``: best first, empty while the game is not over.
    """

    title: str
    stage: tuple[tuple[str, str], ...]
    host: str
    assistant: str
    players: tuple[Player, ...]
    planned: int
    themes: tuple[SheetTheme, ...]
    totals: tuple[Points, ...]
    places: tuple[Place, ...]


def score_sheet(state: MatchState) -> Sheet:
    """The score sheet of a match now."""
    return Sheet(
        title=state.setup.title,
        stage=state.setup.stage.titles,
        host=state.lineup.host,
        assistant=state.lineup.assistant,
        players=state.lineup.players,
        planned=state.setup.stage.themes,
        themes=tuple(_theme(state, number) for number in range(state.theme + 1)),
        totals=tuple(scores(state).values()),
        places=state.places,
    )


def _theme(state: MatchState, number: int) -> SheetTheme:
    rows = range(len(state.themes[number].prices))
    return SheetTheme(
        name=state.themes[number].content.name,
        questions=tuple(asked for row in rows for asked in _questions(state, Cell(number, row))),
        sums=_sums(state, number, number),
        totals=_sums(state, 0, number),
    )


def _sums(state: MatchState, first: int, last: int) -> tuple[Points, ...]:
    """Each player's points of some themes, without what was struck."""
    sums = dict.fromkeys(state.seats, 0)
    for entry in state.ledger:
        if first <= entry.cell.theme <= last and not entry.struck:
            sums[entry.seat] += entry.points
    return tuple(map(Points, sums.values()))


def _questions(state: MatchState, cell: Cell) -> tuple[SheetQuestion, ...]:
    """The question of a cell, and its spare when that has taken its place."""
    kinds = (False, True) if _has_spare(state, cell) else (False,)
    return tuple(_question(state, cell, spare=spare) for spare in kinds)


def _question(state: MatchState, cell: Cell, *, spare: bool) -> SheetQuestion:
    return SheetQuestion(
        price=price(state, cell),
        spare=spare,
        outcome=_outcome(state, cell, spare=spare),
        rulings=tuple(entry for entry in state.ledger if (entry.cell, entry.spare) == (cell, spare)),
    )


def _has_spare(state: MatchState, cell: Cell) -> bool:
    is_open = state.spare and state.cell == cell
    return is_open or any(done.spare and done.cell == cell for done in state.played)


def _outcome(state: MatchState, cell: Cell, *, spare: bool) -> Outcome | None:
    waits_for_spare = state.phase is Phase.SPARE_OFFER and state.cell == cell
    if waits_for_spare or (not spare and _has_spare(state, cell)):
        return Outcome.WITHDRAWN
    return next((done.outcome for done in state.played if done.cell == cell), None)
