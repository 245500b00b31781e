"""What became of each question, and what it has brought: read off the record, for every sheet and board."""

from dataclasses import dataclass
from enum import StrEnum

from station.rules.model import Cell, Outcome, Points, Seat, Signatures
from station.rules.records import Auction, LedgerEntry
from station.rules.state import MatchState, Phase, played_at


@dataclass(frozen=True, slots=True)
class Result:
    """A question with its rulings in the order in which they were given.

    ``outcome`` is None while the question is not over. A withdrawn question keeps its rulings, struck
    (N4.5.8). ``chooser``: who chose it. ``auction``: how it is sold or was, without a winner while bids are
    made (N4.8).
    """

    spare: bool
    outcome: Outcome | None
    rulings: tuple[LedgerEntry, ...]
    chooser: Seat | None
    auction: Auction | None


def results(state: MatchState, cell: Cell) -> tuple[Result, ...]:
    """The question of a cell, opened or not, and after it the spare that has taken its place."""
    kinds = (False, True) if _has_spare(state, cell) else (False,)
    return tuple(_result(state, cell, spare=spare) for spare in kinds)


def _has_spare(state: MatchState, cell: Cell) -> bool:
    is_open = state.spare and state.cell == cell
    ruled = any(entry.spare and entry.cell == cell for entry in state.ledger)
    return is_open or ruled or any(done.spare and done.cell == cell for done in state.played)


def _result(state: MatchState, cell: Cell, *, spare: bool) -> Result:
    known = played_at(state, cell) or (state if state.cell == cell else None)
    return Result(
        spare=spare,
        outcome=_outcome(state, cell, spare=spare),
        rulings=tuple(entry for entry in state.ledger if (entry.cell, entry.spare) == (cell, spare)),
        chooser=known.chooser if known else None,
        auction=known.auction if known else None,
    )


def _outcome(state: MatchState, cell: Cell, *, spare: bool) -> Outcome | None:
    waits_for_spare = state.phase is Phase.SPARE_OFFER and state.cell == cell
    if waits_for_spare or (not spare and _has_spare(state, cell)):
        return Outcome.WITHDRAWN
    done = played_at(state, cell)
    return done.outcome if done else None


def takers(state: MatchState) -> dict[Cell, Seat]:
    """Who has taken each question that was taken: whose right answer stands."""
    return {entry.cell: entry.seat for entry in state.ledger if entry.right and not entry.struck}


def theme_points(state: MatchState, theme: int) -> dict[Seat, Points]:
    """What a theme has brought each player, without what was struck; 0 of who does not play it (N4.13)."""
    sums = dict.fromkeys(state.seats, Points(0))
    for entry in state.ledger:
        if entry.cell.theme == theme and not entry.struck:
            sums[entry.seat] = Points(sums[entry.seat] + entry.points)
    return sums


class ResultState(StrEnum):
    """Who stands for the result: nobody yet, those at the table, the committee (S1.3)."""

    OPEN = "open"
    SIGNED = "signed"
    APPROVED = "approved"


def result_state(signed: Signatures | None) -> ResultState:
    """What these signatures make of a result."""
    if signed is None:
        return ResultState.OPEN
    return ResultState.APPROVED if signed.committee else ResultState.SIGNED
