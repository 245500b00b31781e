"""Faults of rulings and points, of players, lots and marks. Before each seat 1 was wrong and seat 2 right."""

from dataclasses import replace

from station.rules.model import Cell, Lot, Points, Seat, Standing
from station.rules.records import Adjustment, Bid, BidKind, Dispute, LedgerEntry, Removed, Warned
from station.rules.state import MatchState
from tests.rules.choice_situations import announced, auction_revealed, bidding, choosing, choosing_drawn
from tests.rules.faults.broken import Case, auction, final, opening, reading, revealed, with_theme
from tests.rules.final_situations import extra_end, extra_reading, final_over, stakes

FIRST_CELL = Cell(0, 0)
LOT = Lot("first-chooser:blue", (1, 2, 3))


def entry(seat: int, points: int, *, right: bool, cell: Cell = FIRST_CELL) -> LedgerEntry:
    """A ruling on the first question."""
    return LedgerEntry(cell, spare=False, seat=Seat(seat), right=right, points=Points(points))


def ledger(state: MatchState, *entries: LedgerEntry) -> MatchState:
    """Other rulings were made."""
    return replace(state, ledger=entries)


def last(state: MatchState, points: int) -> MatchState:
    """The last ruling was worth something else."""
    return replace(state, ledger=(*state.ledger[:-1], replace(state.ledger[-1], points=Points(points))))


LEDGER: list[Case] = [
    ("two-answers", revealed, lambda state: ledger(state, *(entry(1, -10, right=False),) * 2)),
    (
        "two-right-answers",
        revealed,
        lambda state: ledger(state, entry(1, 10, right=True), entry(2, 10, right=True)),
    ),
    ("wrong-sign", revealed, lambda state: ledger(state, entry(1, 10, right=False))),
    ("wrong-sign", revealed, lambda state: ledger(state, entry(1, -10, right=True))),
    ("wrong-points", revealed, lambda state: ledger(state, entry(1, 20, right=True))),
    ("wrong-points", auction_revealed, lambda state: last(state, -30)),
    ("wrong-points", final_over, lambda state: last(state, -49)),
    (
        "points-of-no-contestant",
        extra_end,
        lambda state: ledger(state, entry(3, 10, right=True, cell=Cell(state.theme, 0))),
    ),
    (
        "points-of-a-void-theme",
        revealed,
        lambda state: with_theme(state, 0, replace(state.themes[0], void=True)),
    ),
    (
        "auction-of-many",
        auction_revealed,
        lambda state: replace(state, ledger=(*state.ledger[:-1], replace(state.ledger[-1], seat=Seat(1)))),
    ),
    ("totals-of-another-ledger", revealed, lambda state: replace(state, totals=(Points(0),) * 3)),
    ("totals-of-another-ledger", revealed, ledger),
    (
        "totals-of-another-ledger",
        revealed,
        lambda state: replace(state, adjustments=(Adjustment(Seat(1), Points(10), "счёт"),)),
    ),
    ("spare-too-often", revealed, lambda state: replace(state, spares_used=(0, 0))),
]


def standing(state: MatchState, *standings: Standing) -> MatchState:
    """Others are in the game."""
    return replace(state, standings=standings)


TABLE: list[Case] = [
    ("playing-alone", reading, lambda state: standing(state, Standing.PRESENT, *(Standing.LEFT,) * 2)),
    (
        "extra-theme-alone",
        extra_reading,
        lambda state: standing(state, Standing.LEFT, Standing.PRESENT, Standing.PRESENT),
    ),
    (
        "removed-unrecorded",
        opening,
        lambda state: standing(
            replace(state, warnings=(Warned(Seat(1), "шум"),)),
            Standing.REMOVED,
            Standing.PRESENT,
            Standing.PRESENT,
        ),
    ),
    (
        "removed-unwarned",
        opening,
        lambda state: standing(
            replace(state, removals=(Removed(Seat(1), "шум"),)),
            Standing.REMOVED,
            Standing.PRESENT,
            Standing.PRESENT,
        ),
    ),
    ("void-lot-counts", choosing_drawn, lambda state: replace(state, lots=(LOT,), void_lots=(LOT.purpose,))),
    ("mark-twice", revealed, lambda state: replace(state, disputes=(Dispute(1, FIRST_CELL, ""),) * 2)),
]

NINTH = Cell(9, 0)
STRANGER = Seat(4)

SHAPE: list[Case] = [
    ("standings-short", opening, lambda state: standing(state, Standing.PRESENT, Standing.PRESENT)),
    ("totals-short", revealed, lambda state: replace(state, totals=state.totals[1:])),
    ("theme-not-there", reading, lambda state: replace(state, cell=NINTH)),
    ("theme-not-there", reading, lambda state: replace(state, theme=9)),
    ("theme-not-there", reading, lambda state: replace(state, auctions=(NINTH,))),
    (
        "theme-not-there",
        revealed,
        lambda state: replace(state, played=(replace(state.played[0], cell=NINTH),)),
    ),
    ("theme-not-there", revealed, lambda state: ledger(state, entry(1, 10, right=True, cell=NINTH))),
    ("theme-not-there", revealed, lambda state: replace(state, disputes=(Dispute(1, NINTH, ""),))),
    ("theme-not-there", revealed, lambda state: replace(state, spares_used=(9,))),
    ("theme-not-there", opening, lambda state: replace(state, hints=(-1,))),
    ("theme-not-there", opening, lambda state: with_theme(state, 1, replace(state.themes[1], replaces=9))),
    ("theme-not-there", stakes, lambda state: replace(state, final=replace(final(state), theme=9))),
    ("seat-not-there", revealed, lambda state: ledger(state, entry(4, 10, right=True))),
    ("seat-not-there", opening, lambda state: replace(state, warnings=(Warned(STRANGER, "шум"),))),
    (
        "seat-not-there",
        opening,
        lambda state: replace(state, adjustments=(Adjustment(STRANGER, Points(10), "счёт"),)),
    ),
    ("seat-not-there", choosing, lambda state: replace(state, named=STRANGER)),
    ("seat-not-there", opening, lambda state: replace(state, equipped=(STRANGER,))),
    ("seat-not-there", announced, lambda state: replace(state, chooser=STRANGER)),
    (
        "seat-not-there",
        bidding,
        lambda state: replace(state, auction=replace(auction(state), opener=STRANGER)),
    ),
    (
        "seat-not-there",
        bidding,
        lambda state: replace(state, auction=replace(auction(state), order=(STRANGER,))),
    ),
    (
        "seat-not-there",
        bidding,
        lambda state: replace(state, auction=replace(auction(state), bids=(Bid(STRANGER, BidKind.BID),))),
    ),
    (
        "seat-not-there",
        stakes,
        lambda state: replace(state, final=replace(final(state), finalists=(STRANGER,))),
    ),
]
