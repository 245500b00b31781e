"""The commands of the tables of Phase × Command, by the names of their rows."""

from collections.abc import Callable
from dataclasses import replace

from station.rules import commands as c
from station.rules.bidding import asked
from station.rules.board import chooser, unplayed
from station.rules.decide.auction import legal_bids
from station.rules.model import Cell, HowNamed, Nanoseconds, Points, Seat, Signatures, WhyPaused
from station.rules.refusals import Refused, wanted
from station.rules.state import Phase, scores
from tests.rules.games import LAG, RESOLUTION, Game, seats, theme, wanted_lot
from tests.rules.situations import twin

(FIRST, SECOND, THIRD, FOURTH) = seats(1, 2, 3, 4)
REASON = "так было"
TOO_MUCH = Points(10_000)

Make = Callable[[Game], c.Command]


def always(command: c.Command) -> Make:
    """A command that needs nothing of the game it is sent to."""
    return lambda _game: command


def with_lot(command: c.LotCommand) -> Make:
    """The command with the lot that it needs, where it needs one."""

    def make(game: Game) -> c.Command:
        answer = twin(game).ask(command)
        if isinstance(answer, Refused) and wanted(answer):
            return replace(command, lot=wanted_lot(answer))
        return command

    return make


def press(game: Game) -> c.Command:
    """Seat 3, which has not pressed before, presses now."""
    return c.Buzzed(THIRD, Nanoseconds(game.now + 1), Nanoseconds(game.now + 1), RESOLUTION)


def missed(game: Game) -> c.Command:
    """A source that was heard all along says that it may have missed presses since the match began."""
    return c.Missed(Nanoseconds(0), game.now)


def expiry(game: Game) -> c.Command:
    """The clock that is alive runs out; without one, an old clock does."""
    deadline = game.state.deadline
    if deadline is None:
        return c.Expire(0)
    game.now = deadline.judged
    return c.Expire(deadline.id)


def undo(game: Game) -> c.Command:
    """The last act is taken back."""
    return c.Undo(game.history.acts[-1].number)


def redo(game: Game) -> c.Command:
    """The act that was undone last comes again; without one, some act."""
    undone = game.history.undone
    return c.Redo(undone[-1].act.number if undone else 1)


def on_turn(game: Game) -> Seat:
    """Who answers, is asked for a bid, or chooses; else seat 1."""
    state = game.state
    if state.phase is Phase.BIDDING and state.auction and state.auction.order:
        return asked(state.auction) or FIRST
    chooses = chooser(state) if state.phase is Phase.CHOOSING else None
    return state.answerer or chooses or FIRST


def choose(game: Game) -> c.Command:
    """The first question on the board that is no auction."""
    left = [cell for cell in unplayed(game.state, game.state.round) if cell not in game.state.auctions]
    return c.Choose(left[0] if left else Cell(0, 0))


def choose_auction(game: Game) -> c.Command:
    """An auction of the current round, else a cell that there is not."""
    left = [cell for cell in unplayed(game.state, game.state.round) if cell in game.state.auctions]
    return c.Choose(left[0] if left else Cell(0, 9))


def bid(game: Game) -> c.Command:
    """The smallest legal bid of who is asked."""
    seat = on_turn(game)
    if game.phase is not Phase.BIDDING:
        return c.MakeBid(seat, Points(0))
    legal = legal_bids(game.state, seat)
    return c.MakeBid(seat, legal.least or legal.all_in or Points(0))


def remove_warned(game: Game) -> c.Command:
    """Whose turn it is has been warned, and is removed."""
    seat = on_turn(game)
    game.ask(c.Warn(seat, REASON))
    return c.Remove(seat, REASON)


def void_lot(game: Game) -> c.Command:
    """The lot that was drawn last."""
    lots = game.state.lots
    return c.VoidLot(lots[-1].purpose if lots else "", REASON)


def withdraw_later(game: Game) -> c.Command:
    """The question that was played last."""
    played = game.state.played
    return c.WithdrawLater(played[-1].cell if played else Cell(0, 0), REASON)


def mark(game: Game) -> c.Command:
    """The current question, or the first of all."""
    return c.MarkDisputed(game.state.cell or Cell(0, 0), "проверить")


def settle(game: Game) -> c.Command:
    """The current question was marked, where it could be, and the mark is done with."""
    game.ask(mark(game))
    return c.SettleDispute(1)


def note_pause(game: Game) -> c.Command:
    """The match was paused, where it could be, and the reason is told."""
    game.ask(c.Pause())
    return c.NotePause(WhyPaused.TECHNICAL)


def wrong_totals(game: Game) -> c.Command:
    """The paper has 10 more of who sits first."""
    first, *others = game.state.totals
    return c.CheckTotals((Points(first + 10), *others))


LEADING: dict[str, Make] = {
    "StartTheme": always(c.StartTheme()),
    "Announce": always(c.Announce()),
    "StartReading": always(c.StartReading()),
    "FinishReading": always(c.FinishReading()),
    "Nobody": always(c.Nobody()),
    "NameFirst": always(c.NameFirst(FIRST)),
    "NameFirst, another": always(c.NameFirst(THIRD)),
    "Speaking": always(c.Speaking()),
    "Clarify": always(c.Clarify()),
    "Rule right": always(c.Rule(right=True)),
    "Rule wrong": always(c.Rule(right=False)),
    "Rule wrong, last word": always(c.Rule(right=False, last_word=True)),
    "AcceptEarly": always(c.AcceptEarly(SECOND)),
    "AcceptLate": always(c.AcceptLate(SECOND)),
    "Withdraw": always(c.Withdraw()),
    "TakeSpare": always(c.TakeSpare()),
    "DeclineSpare": always(c.DeclineSpare()),
    "EndTheme": always(c.EndTheme()),
    "StartRound": always(c.StartRound()),
    "StartRound, its lot": with_lot(c.StartRound()),
    "NameChooser": always(c.NameChooser(FIRST, HowNamed.AGREED)),
    "DrawChooser": always(c.DrawChooser()),
    "DrawChooser, its lot": with_lot(c.DrawChooser()),
    "Choose": choose,
    "Choose an auction": choose_auction,
    "OpenBidding": always(c.OpenBidding()),
    "MakeBid": bid,
    "MakeBid, too much": lambda game: c.MakeBid(on_turn(game), TOO_MUCH),
    "MakeBid, another": lambda game: c.MakeBid(Seat(1 + on_turn(game) % 3), Points(20)),
    "PassBid": lambda game: c.PassBid(on_turn(game)),
    "ShowBoard": always(c.ShowBoard()),
    "EndRound": always(c.EndRound()),
    "StartFinal": always(c.StartFinal()),
    "MakeStake": always(c.MakeStake(FIRST, Points(1))),
    "MakeStake, too much": always(c.MakeStake(FIRST, TOO_MUCH)),
    "MakeStake, no finalist": always(c.MakeStake(THIRD, Points(1))),
    "CollectAnswers": always(c.CollectAnswers()),
    "NoteAnswer": always(c.NoteAnswer(FIRST, "первый")),
    "TellAnswer": always(c.TellAnswer()),
    "EndMatch": always(c.EndMatch()),
    "StartExtra": always(c.StartExtra(1)),
    "LeaveOpen": always(c.LeaveOpen()),
    "a press": press,
    "the clock": expiry,
}
"""What leads the match on, with presses and clocks."""

BESIDE: dict[str, Make] = {
    "Warn": always(c.Warn(FIRST, REASON)),
    "Remove, unwarned": always(c.Remove(FIRST, REASON)),
    "Remove": remove_warned,
    "Leave": lambda game: c.Leave(on_turn(game)),
    "Arrive": always(c.Arrive(FOURTH)),
    "NoteHint": always(c.NoteHint()),
    "CensureHints": always(c.CensureHints("Зритель", participant=False)),
    "AddReserve": always(c.AddReserve(theme(200))),
    "VoidTheme": lambda game: c.VoidTheme(game.state.theme, 0, REASON),
    "VoidTheme, the first": always(c.VoidTheme(0, 0, REASON)),
    "VoidTheme, no reserve": lambda game: c.VoidTheme(game.state.theme, None, REASON),
    "ReverseRuling": lambda game: c.ReverseRuling(len(game.state.ledger) - 1, REASON),
    "WithdrawLater": withdraw_later,
    "SetPoints": lambda game: c.SetPoints(FIRST, Points(scores(game.state)[FIRST] + 10), REASON),
    "VoidLot": void_lot,
    "MarkDisputed": mark,
    "SettleDispute": settle,
    "Rename": always(c.Rename(FIRST, "Жанна")),
    "CheckTotals": lambda game: c.CheckTotals(game.state.totals),
    "CheckTotals, others": wrong_totals,
    "SignResult": always(c.SignResult(Signatures("Дина", "Егор"))),
    "Pause": always(c.Pause()),
    "Pause, why": always(c.Pause(WhyPaused.BUTTONS)),
    "NotePause": note_pause,
    "NotePause, going on": always(c.NotePause(WhyPaused.TECHNICAL)),
    "Resume": always(c.Resume()),
    "Undo": undo,
    "Redo": redo,
    "Reopen": always(c.Reopen()),
    "Missed": missed,
    "BindButtons": always(c.BindButtons(LAG)),
}
"""What may come up at any moment."""

TABLES = (LEADING, BESIDE)
ROWS = {**LEADING, **BESIDE}


def command(row: str, game: Game) -> c.Command:
    """The command of a row, for a game."""
    return ROWS[row](game)
