"""What anybody may ask of a match at any moment, sensible or not: strategies of commands."""

from dataclasses import MISSING, fields
from typing import get_args

from hypothesis import strategies as st

from station.rules import commands as c
from station.rules.model import Cell, HowNamed, Lot, Points, Seat, Signatures, WhyPaused
from station.rules.state import MatchState
from tests.rules.games import theme

SEATS = st.integers(1, 4).map(Seat)
CELLS = st.builds(Cell, st.integers(-1, 5), st.integers(-1, 5))
POINTS = st.integers(-10, 20).map(lambda tens: Points(10 * tens)) | st.integers(-99, 199).map(Points)
REASONS = st.sampled_from(["так было", " "])
SIGNATURES = st.builds(Signatures, st.sampled_from(["Дина", " "]), st.sampled_from(["", "Егор"]))
RESERVES = st.sampled_from([0, 0, 1, None])
LOTS = st.builds(
    Lot,
    st.sampled_from(["auction-places:red", "first-chooser:blue", "dead-heat:1", ""]),
    st.permutations([1, 2, 3]).map(tuple),
)


def _needs_something(kind: type) -> bool:
    return any(field.default is MISSING for field in fields(kind))


ONE_KEY: list[c.Command] = [
    *(kind() for kind in get_args(c.LeadingCommand | c.Pause | c.Resume) if not _needs_something(kind)),
    c.Rule(right=True),
    c.Rule(right=False),
    c.Rule(right=False, last_word=True),
]
"""Commands of one key."""

LEADING = st.one_of(
    st.sampled_from(ONE_KEY),
    st.builds(c.Pause, st.sampled_from(WhyPaused), REASONS),
    st.builds(c.NameFirst, SEATS),
    st.builds(c.AcceptEarly, SEATS),
    st.builds(c.AcceptLate, SEATS),
    st.builds(c.NameChooser, SEATS, st.sampled_from(HowNamed)),
    st.builds(c.Choose, CELLS),
    st.builds(c.MakeBid, SEATS, POINTS),
    st.builds(c.PassBid, SEATS),
    st.builds(c.MakeStake, SEATS, POINTS),
    st.builds(c.NoteAnswer, SEATS, st.sampled_from(["ответ", ""])),
    st.builds(c.StartExtra, st.integers(0, 4), RESERVES),
    st.builds(c.StartRound, LOTS),
    st.builds(c.DrawChooser, LOTS),
    st.builds(c.OpenBidding, LOTS),
    st.builds(c.Choose, CELLS, LOTS),
)
"""What leads on, with what it may be about."""


def beside(state: MatchState) -> st.SearchStrategy[c.Command]:
    """Sanctions, corrections and marks, most of them about what there is in this match."""
    played = st.sampled_from([done.cell for done in state.played]) if state.played else CELLS
    purposes = st.sampled_from([lot.purpose for lot in state.lots] or ["нет"])
    themes = st.sampled_from([state.theme, *range(-1, len(state.themes) + 1)])
    totals = st.just(state.totals) | st.tuples(*(POINTS for _ in state.seats))
    return st.one_of(
        st.builds(c.Warn, SEATS, REASONS),
        st.builds(c.Remove, SEATS, REASONS),
        st.builds(c.Leave, SEATS),
        st.builds(c.Arrive, SEATS),
        st.builds(c.NoteHint),
        st.builds(c.CensureHints, REASONS, st.booleans()),
        st.builds(c.VoidTheme, themes, RESERVES, REASONS),
        st.builds(c.AddReserve, st.integers(200, 299).map(theme)),
        st.builds(c.ReverseRuling, st.integers(-1, len(state.ledger)), REASONS),
        st.builds(c.WithdrawLater, played, REASONS),
        st.builds(c.SetPoints, SEATS, POINTS, REASONS),
        st.builds(c.VoidLot, purposes, REASONS),
        st.builds(c.MarkDisputed, played, REASONS),
        st.builds(c.SettleDispute, st.integers(0, 3)),
        st.builds(c.Rename, SEATS, st.sampled_from(["Анна", "Роза", " ", "роза"])),
        st.builds(c.NotePause, st.sampled_from(WhyPaused), REASONS),
        st.builds(c.CheckTotals, totals),
        st.builds(c.SignResult, SIGNATURES),
    )
