"""The commands of the tables of Phase × Command, by the names of their rows."""

from collections.abc import Callable
from dataclasses import replace

from station.rules.bidding import asked
from station.rules.board import chooser, unplayed
from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    AddReserve,
    Announce,
    Arrive,
    BindButtons,
    Buzzed,
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
    Expire,
    FinishReading,
    Leave,
    LeaveOpen,
    LotCommand,
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
    Redo,
    Remove,
    Rename,
    Reopen,
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
    Undo,
    VoidLot,
    VoidTheme,
    Warn,
    Withdraw,
    WithdrawLater,
)
from station.rules.decide.auction import legal_bids
from station.rules.model import Cell, HowNamed, Nanoseconds, Points, Seat
from station.rules.refusals import Refused, wanted
from station.rules.state import Phase, scores
from tests.rules.games import LAG, RESOLUTION, Game, seats, theme, wanted_lot
from tests.rules.situations import twin

(FIRST, SECOND, THIRD, FOURTH) = seats(1, 2, 3, 4)
REASON = "так было"
TOO_MUCH = Points(10_000)

Make = Callable[[Game], Command]


def always(command: Command) -> Make:
    """A command that needs nothing of the game it is sent to."""
    return lambda _game: command


def with_lot(command: LotCommand) -> Make:
    """The command with the lot that it needs, where it needs one."""

    def make(game: Game) -> Command:
        answer = twin(game).ask(command)
        if isinstance(answer, Refused) and wanted(answer):
            return replace(command, lot=wanted_lot(answer))
        return command

    return make


def press(game: Game) -> Command:
    """Seat 3, which has not pressed before, presses now."""
    return Buzzed(THIRD, Nanoseconds(game.now + 1), Nanoseconds(game.now + 1), RESOLUTION)


def expiry(game: Game) -> Command:
    """The clock that is alive runs out; without one, an old clock does."""
    deadline = game.state.deadline
    if deadline is None:
        return Expire(0)
    game.now = deadline.judged
    return Expire(deadline.id)


def undo(game: Game) -> Command:
    """The last act is taken back."""
    return Undo(game.history.acts[-1].number)


def redo(game: Game) -> Command:
    """The act that was undone last comes again; without one, some act."""
    undone = game.history.undone
    return Redo(undone[-1].act.number if undone else 1)


def on_turn(game: Game) -> Seat:
    """Who answers, is asked for a bid, or chooses; else seat 1."""
    state = game.state
    if state.phase is Phase.BIDDING and state.auction and state.auction.order:
        return asked(state.auction) or FIRST
    chooses = chooser(state) if state.phase is Phase.CHOOSING else None
    return state.answerer or chooses or FIRST


def choose(game: Game) -> Command:
    """The first question on the board that is no auction."""
    left = [cell for cell in unplayed(game.state, game.state.round) if cell not in game.state.auctions]
    return Choose(left[0] if left else Cell(0, 0))


def choose_auction(game: Game) -> Command:
    """An auction of the current round, else a cell that there is not."""
    left = [cell for cell in unplayed(game.state, game.state.round) if cell in game.state.auctions]
    return Choose(left[0] if left else Cell(0, 9))


def bid(game: Game) -> Command:
    """The smallest legal bid of who is asked."""
    seat = on_turn(game)
    if game.phase is not Phase.BIDDING:
        return MakeBid(seat, Points(0))
    legal = legal_bids(game.state, seat)
    return MakeBid(seat, legal.least or legal.all_in or Points(0))


def remove_warned(game: Game) -> Command:
    """Whose turn it is has been warned, and is removed."""
    seat = on_turn(game)
    game.ask(Warn(seat, REASON))
    return Remove(seat, REASON)


def void_lot(game: Game) -> Command:
    """The lot that was drawn last."""
    lots = game.state.lots
    return VoidLot(lots[-1].purpose if lots else "", REASON)


def withdraw_later(game: Game) -> Command:
    """The question that was played last."""
    played = game.state.played
    return WithdrawLater(played[-1].cell if played else Cell(0, 0), REASON)


def mark(game: Game) -> Command:
    """The current question, or the first of all."""
    return MarkDisputed(game.state.cell or Cell(0, 0), "проверить")


def settle(game: Game) -> Command:
    """The current question was marked, where it could be, and the mark is done with."""
    game.ask(mark(game))
    return SettleDispute(1)


LEADING: dict[str, Make] = {
    "StartTheme": always(StartTheme()),
    "Announce": always(Announce()),
    "StartReading": always(StartReading()),
    "FinishReading": always(FinishReading()),
    "Nobody": always(Nobody()),
    "Speaking": always(Speaking()),
    "Clarify": always(Clarify()),
    "Rule right": always(Rule(right=True)),
    "Rule wrong": always(Rule(right=False)),
    "Rule wrong, last word": always(Rule(right=False, last_word=True)),
    "AcceptEarly": always(AcceptEarly(SECOND)),
    "AcceptLate": always(AcceptLate(SECOND)),
    "Withdraw": always(Withdraw()),
    "TakeSpare": always(TakeSpare()),
    "DeclineSpare": always(DeclineSpare()),
    "EndTheme": always(EndTheme()),
    "StartRound": always(StartRound()),
    "StartRound, its lot": with_lot(StartRound()),
    "NameChooser": always(NameChooser(FIRST, HowNamed.AGREED)),
    "DrawChooser": always(DrawChooser()),
    "DrawChooser, its lot": with_lot(DrawChooser()),
    "Choose": choose,
    "Choose an auction": choose_auction,
    "OpenBidding": always(OpenBidding()),
    "MakeBid": bid,
    "MakeBid, too much": lambda game: MakeBid(on_turn(game), TOO_MUCH),
    "MakeBid, another": lambda game: MakeBid(Seat(1 + on_turn(game) % 3), Points(20)),
    "PassBid": lambda game: PassBid(on_turn(game)),
    "ShowBoard": always(ShowBoard()),
    "EndRound": always(EndRound()),
    "StartFinal": always(StartFinal()),
    "MakeStake": always(MakeStake(FIRST, Points(1))),
    "MakeStake, too much": always(MakeStake(FIRST, TOO_MUCH)),
    "MakeStake, no finalist": always(MakeStake(THIRD, Points(1))),
    "CollectAnswers": always(CollectAnswers()),
    "NoteAnswer": always(NoteAnswer(FIRST, "первый")),
    "TellAnswer": always(TellAnswer()),
    "EndMatch": always(EndMatch()),
    "StartExtra": always(StartExtra(1)),
    "LeaveOpen": always(LeaveOpen()),
    "a press": press,
    "the clock": expiry,
}
"""What leads the match on, with presses and clocks."""

BESIDE: dict[str, Make] = {
    "Warn": always(Warn(FIRST, REASON)),
    "Remove, unwarned": always(Remove(FIRST, REASON)),
    "Remove": remove_warned,
    "Leave": lambda game: Leave(on_turn(game)),
    "Arrive": always(Arrive(FOURTH)),
    "NoteHint": always(NoteHint()),
    "CensureHints": always(CensureHints("Зритель", participant=False)),
    "AddReserve": always(AddReserve(theme(200))),
    "VoidTheme": lambda game: VoidTheme(game.state.theme, 0, REASON),
    "VoidTheme, the first": always(VoidTheme(0, 0, REASON)),
    "VoidTheme, no reserve": lambda game: VoidTheme(game.state.theme, None, REASON),
    "ReverseRuling": lambda game: ReverseRuling(len(game.state.ledger) - 1, REASON),
    "WithdrawLater": withdraw_later,
    "SetPoints": lambda game: SetPoints(FIRST, Points(scores(game.state)[FIRST] + 10), REASON),
    "VoidLot": void_lot,
    "MarkDisputed": mark,
    "SettleDispute": settle,
    "Rename": always(Rename(FIRST, "Жанна")),
    "Pause": always(Pause()),
    "Resume": always(Resume()),
    "Undo": undo,
    "Redo": redo,
    "Reopen": always(Reopen()),
    "BindButtons": always(BindButtons(LAG)),
}
"""What may come up at any moment."""

TABLES = (LEADING, BESIDE)
ROWS = {**LEADING, **BESIDE}


def command(row: str, game: Game) -> Command:
    """The command of a row, for a game."""
    return ROWS[row](game)
