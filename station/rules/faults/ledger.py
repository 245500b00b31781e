"""Points come from rulings, at the question's value, and from corrections (N4.6, N4.8, N4.11.4, S4.14)."""

from collections import Counter
from collections.abc import Iterator

from station.rules.model import Cell, Points, Seat, ThemeKind
from station.rules.records import Auction, LedgerEntry
from station.rules.state import MatchState, played_at, price


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about rulings and points, and whether it is."""
    ledger = state.ledger
    standing = [entry for entry in ledger if not entry.struck]
    answers = [(entry.cell, entry.spare, entry.seat) for entry in standing]
    rights = [entry.cell for entry in standing if entry.right and not _is_final(state, entry.cell)]
    yield "two-answers", len(set(answers)) < len(answers)
    yield "two-right-answers", len(set(rights)) < len(rights)
    yield "wrong-sign", any((entry.points > 0) != entry.right for entry in ledger)
    yield "wrong-points", any(abs(entry.points) != _value(state, entry) for entry in ledger)
    yield "points-of-no-contestant", any(entry.seat not in _players(state, entry.cell) for entry in ledger)
    yield "points-of-a-void-theme", any(state.themes[entry.cell.theme].void for entry in standing)
    yield "auction-of-many", any(_is_of_another(state, entry) for entry in ledger)
    yield "totals-of-another-ledger", list(state.totals) != [_sum(state, seat) for seat in state.seats]
    yield "spare-too-often", _is_too_often(state)


def _is_final(state: MatchState, cell: Cell) -> bool:
    return state.themes[cell.theme].kind is ThemeKind.FINAL


def _auction(state: MatchState, cell: Cell) -> Auction | None:
    if state.auction and cell == state.cell:
        return state.auction
    done = played_at(state, cell)
    return done.auction if done else None


def _value(state: MatchState, entry: LedgerEntry) -> Points:
    """What the question was worth to this seat; of a stake that stands no more only that it was one."""
    auction = _auction(state, entry.cell)
    if auction and auction.highest:
        return auction.highest.amount
    if not _is_final(state, entry.cell):
        return price(state, entry.cell)
    final = state.final
    stakes = final.stakes if final and final.theme == entry.cell.theme else ()
    return next((stake.amount for stake in stakes if stake.seat == entry.seat), Points(abs(entry.points)))


def _players(state: MatchState, cell: Cell) -> tuple[Seat, ...]:
    return state.themes[cell.theme].seats or state.seats


def _is_of_another(state: MatchState, entry: LedgerEntry) -> bool:
    """Whether somebody answered to an auction that another had won."""
    auction = _auction(state, entry.cell)
    return auction is not None and auction.winner != entry.seat


def _sum(state: MatchState, seat: Seat) -> int:
    """What stands of a seat's rulings, without extra themes, and what was put right by hand (N4.13)."""
    ruled = sum(
        entry.points
        for entry in state.ledger
        if entry.seat == seat
        and not entry.struck
        and state.themes[entry.cell.theme].kind is not ThemeKind.EXTRA
    )
    return ruled + sum(put.change for put in state.adjustments if put.seat == seat)


def _is_too_often(state: MatchState) -> bool:
    most = state.setup.regulation.spares_per_theme
    return any(times > most for times in Counter(state.spares_used).values())
