"""What a state names is there: seats of the line-up, themes of the table; else nothing more is looked at."""

from collections.abc import Iterator

from station.rules.model import Cell, Seat
from station.rules.state import MatchState


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about the parts of a state, and whether it is."""
    yield "standings-short", len(state.standings) != len(state.seats)
    yield "totals-short", len(state.totals) != len(state.seats)
    yield "theme-not-there", not set(_themes(state)) <= set(range(len(state.themes)))
    yield "seat-not-there", not set(_seats(state)) <= set(state.seats)


def _themes(state: MatchState) -> Iterator[int]:
    yield from (cell.theme for cell in _cells(state))
    yield from state.hints
    yield from state.spares_used
    yield from (theme.replaces for theme in state.themes if theme.replaces is not None)
    if state.theme >= 0:
        yield state.theme
    if state.final:
        yield state.final.theme


def _cells(state: MatchState) -> Iterator[Cell]:
    yield from state.auctions
    yield from (done.cell for done in state.played)
    yield from (entry.cell for entry in state.ledger)
    yield from (mark.cell for mark in state.disputes)
    if state.cell:
        yield state.cell


def _seats(state: MatchState) -> Iterator[Seat]:
    yield from (entry.seat for entry in state.ledger)
    yield from (warned.seat for warned in state.warnings)
    yield from (put.seat for put in state.adjustments)
    yield from state.late
    yield from state.equipped
    yield from (seat for seat in (state.named, state.chooser) if seat is not None)
    if state.auction:
        yield from (state.auction.opener, *state.auction.order)
        yield from (bid.seat for bid in state.auction.bids)
    if state.final:
        yield from state.final.finalists
