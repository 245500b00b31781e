"""What a host's key, a race or an expiry is called when it is named: by undo, by redo, by a refusal."""

from collections.abc import Mapping

from station.rules import commands as c
from station.rules.commands import Command
from station.rules.model import Seat
from station.wording.cells import cut
from station.wording.language import N_, tr

_WIDEST = 40

_NAMES = {
    c.Begin.__name__: N_("the match began"),
    c.StartTheme.__name__: N_("theme told"),
    c.Announce.__name__: N_("price told"),
    c.StartReading.__name__: N_("reading began"),
    c.FinishReading.__name__: N_("reading finished"),
    c.NameFirst.__name__: N_("first was named"),
    c.Nobody.__name__: N_("nobody answered"),
    c.Buzzed.__name__: N_("button press"),
    c.Expire.__name__: N_("time ran out"),
    c.Speaking.__name__: N_("the answer began"),
    c.Clarify.__name__: N_("asked to be more exact"),
    c.Rule.__name__: N_("ruling"),
    c.AcceptEarly.__name__: N_("early press accepted"),
    c.AcceptLate.__name__: N_("late press accepted"),
    c.Withdraw.__name__: N_("question withdrawn"),
    c.TakeSpare.__name__: N_("spare taken"),
    c.DeclineSpare.__name__: N_("spare declined"),
    c.EndTheme.__name__: N_("theme ended"),
    c.StartRound.__name__: N_("round began"),
    c.EndRound.__name__: N_("round ended"),
    c.NameChooser.__name__: N_("chooser named"),
    c.DrawChooser.__name__: N_("chooser drawn"),
    c.ShowBoard.__name__: N_("board shown"),
    c.Choose.__name__: N_("question chosen"),
    c.OpenBidding.__name__: N_("bidding began again"),
    c.MakeBid.__name__: N_("bid"),
    c.PassBid.__name__: N_("pass"),
    c.StartFinal.__name__: N_("final theme told"),
    c.MakeStake.__name__: N_("stake"),
    c.CollectAnswers.__name__: N_("answers handed in"),
    c.NoteAnswer.__name__: N_("written answer"),
    c.TellAnswer.__name__: N_("right answer told"),
    c.StartExtra.__name__: N_("extra theme began"),
    c.LeaveOpen.__name__: N_("places left open"),
    c.Warn.__name__: N_("player warned"),
    c.Remove.__name__: N_("removed"),
    c.Leave.__name__: N_("has left"),
    c.Arrive.__name__: N_("has come"),
    c.NoteHint.__name__: N_("hint noted"),
    c.CensureHints.__name__: N_("hints censured"),
    c.VoidTheme.__name__: N_("theme replaced"),
    c.AddReserve.__name__: N_("reserve added"),
    c.ReverseRuling.__name__: N_("ruling reversed"),
    c.WithdrawLater.__name__: N_("question withdrawn later"),
    c.SetPoints.__name__: N_("points set"),
    c.VoidLot.__name__: N_("lot voided"),
    c.MarkDisputed.__name__: N_("marked disputed"),
    c.SettleDispute.__name__: N_("dispute settled"),
    c.EndMatch.__name__: N_("match ended"),
    c.Pause.__name__: N_("pause"),
    c.Resume.__name__: N_("resumed"),
    c.Rename.__name__: N_("name put right"),
    c.NotePause.__name__: N_("reason of the pause"),
    c.CheckTotals.__name__: N_("totals agreed"),
    c.SignResult.__name__: N_("result signed"),
}


def command_name(name: str) -> str:
    """A command that can be an act, by the name of its class; KeyError for any other."""
    return tr(_NAMES[name])


def act_name(command: Command, seat: Seat | None, names: Mapping[Seat, str]) -> str:
    """An act by its last command and the seat that it is about, in at most 40 cells.

    A race is called a button press: of nobody while it is open, of its winner when it is decided.
    KeyError for commands that are no acts.
    """
    match command:
        case c.Rename(name=name) | c.CensureHints(name=name):
            who = name
        case _:
            who = names[seat] if seat is not None else ""
    what = _what(command, seat)
    return cut(f"{what}: {who}" if who else what, _WIDEST)


def _what(command: Command, seat: Seat | None) -> str:
    match command:
        case c.Rule(right=True):
            return tr("right answer")
        case c.Rule(right=False):
            return tr("wrong answer")
        case c.MakeBid(amount=amount):
            return tr("bid {amount}", amount=amount)
        case c.Expire() if seat is not None:
            return command_name(c.Buzzed.__name__)
    return command_name(type(command).__name__)
