"""What anybody may ask of a match at any moment, sensible or not: strategies of commands."""

from hypothesis import strategies as st

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    AddReserve,
    Announce,
    Arrive,
    CensureHints,
    Choose,
    Clarify,
    CollectAnswers,
    Command,
    DeclineSpare,
    DrawChooser,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    Leave,
    LeaveOpen,
    MakeBid,
    MakeStake,
    MarkDisputed,
    NameChooser,
    Nobody,
    NoteAnswer,
    NoteHint,
    OpenBidding,
    PassBid,
    Pause,
    Remove,
    Rename,
    Resume,
    ReverseRuling,
    Rule,
    SetPoints,
    SettleDispute,
    ShowBoard,
    Speaking,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    StartTheme,
    TakeSpare,
    TellAnswer,
    VoidLot,
    VoidTheme,
    Warn,
    Withdraw,
    WithdrawLater,
)
from station.rules.model import Cell, HowNamed, Lot, Points, Seat
from station.rules.state import MatchState
from tests.rules.games import theme

SEATS = st.integers(1, 4).map(Seat)
CELLS = st.builds(Cell, st.integers(-1, 5), st.integers(-1, 5))
POINTS = st.integers(-10, 20).map(lambda tens: Points(10 * tens)) | st.integers(-99, 199).map(Points)
REASONS = st.sampled_from(["так было", " "])
RESERVES = st.sampled_from([0, 0, 1, None])
LOTS = st.builds(
    Lot,
    st.sampled_from(["auction-places:red", "first-chooser:blue", "dead-heat:1", ""]),
    st.permutations([1, 2, 3]).map(tuple),
)

PLAIN: list[Command] = [
    StartTheme(),
    Announce(),
    StartReading(),
    FinishReading(),
    Nobody(),
    Speaking(),
    Clarify(),
    Rule(right=True),
    Rule(right=False),
    Rule(right=False, last_word=True),
    Withdraw(),
    TakeSpare(),
    DeclineSpare(),
    EndTheme(),
    StartRound(),
    DrawChooser(),
    OpenBidding(),
    ShowBoard(),
    EndRound(),
    StartFinal(),
    CollectAnswers(),
    TellAnswer(),
    EndMatch(),
    LeaveOpen(),
    Pause(),
    Resume(),
]
"""Commands of one key."""

LEADING = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(AcceptEarly, SEATS),
    st.builds(AcceptLate, SEATS),
    st.builds(NameChooser, SEATS, st.sampled_from(HowNamed)),
    st.builds(Choose, CELLS),
    st.builds(MakeBid, SEATS, POINTS),
    st.builds(PassBid, SEATS),
    st.builds(MakeStake, SEATS, POINTS),
    st.builds(NoteAnswer, SEATS, st.sampled_from(["ответ", ""])),
    st.builds(StartExtra, st.integers(0, 4), RESERVES),
    st.builds(StartRound, LOTS),
    st.builds(DrawChooser, LOTS),
    st.builds(OpenBidding, LOTS),
    st.builds(Choose, CELLS, LOTS),
)
"""What leads on, with what it may be about."""


def beside(state: MatchState) -> st.SearchStrategy[Command]:
    """Sanctions, corrections and marks, most of them about what there is in this match."""
    played = st.sampled_from([done.cell for done in state.played]) if state.played else CELLS
    purposes = st.sampled_from([lot.purpose for lot in state.lots] or ["нет"])
    themes = st.sampled_from([state.theme, *range(-1, len(state.themes) + 1)])
    return st.one_of(
        st.builds(Warn, SEATS, REASONS),
        st.builds(Remove, SEATS, REASONS),
        st.builds(Leave, SEATS),
        st.builds(Arrive, SEATS),
        st.builds(NoteHint),
        st.builds(CensureHints, REASONS, st.booleans()),
        st.builds(VoidTheme, themes, RESERVES, REASONS),
        st.builds(AddReserve, st.integers(200, 299).map(theme)),
        st.builds(ReverseRuling, st.integers(-1, len(state.ledger)), REASONS),
        st.builds(WithdrawLater, played, REASONS),
        st.builds(SetPoints, SEATS, POINTS, REASONS),
        st.builds(VoidLot, purposes, REASONS),
        st.builds(MarkDisputed, played, REASONS),
        st.builds(SettleDispute, st.integers(0, 3)),
        st.builds(Rename, SEATS, st.sampled_from(["Анна", "Роза", " ", "роза"])),
    )
