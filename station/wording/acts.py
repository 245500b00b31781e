"""What a host's key, a race or an expiry is called when it is named: by undo, by redo, by a refusal."""

from collections.abc import Mapping

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    Begin,
    Buzzed,
    Clarify,
    Command,
    DeclineSpare,
    EndMatch,
    EndTheme,
    Expire,
    FinishReading,
    Nobody,
    Pause,
    Rename,
    Resume,
    Rule,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Seat
from station.wording.cells import cut
from station.wording.language import N_, tr

_WIDEST = 40

_NAMES = {
    Begin.__name__: N_("the match began"),
    StartTheme.__name__: N_("theme told"),
    Announce.__name__: N_("price told"),
    StartReading.__name__: N_("reading began"),
    FinishReading.__name__: N_("reading finished"),
    Nobody.__name__: N_("nobody answered"),
    Buzzed.__name__: N_("button press"),
    Expire.__name__: N_("time ran out"),
    Speaking.__name__: N_("the answer began"),
    Clarify.__name__: N_("asked to be more exact"),
    Rule.__name__: N_("ruling"),
    AcceptEarly.__name__: N_("early press accepted"),
    AcceptLate.__name__: N_("late press accepted"),
    Withdraw.__name__: N_("question withdrawn"),
    TakeSpare.__name__: N_("spare taken"),
    DeclineSpare.__name__: N_("spare declined"),
    EndTheme.__name__: N_("theme ended"),
    EndMatch.__name__: N_("match ended"),
    Pause.__name__: N_("pause"),
    Resume.__name__: N_("resumed"),
    Rename.__name__: N_("name put right"),
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
        case Rename(name=name):
            who = name
        case _:
            who = names[seat] if seat is not None else ""
    what = _what(command, seat)
    return cut(f"{what}: {who}" if who else what, _WIDEST)


def _what(command: Command, seat: Seat | None) -> str:
    match command:
        case Rule(right=True):
            return tr("right answer")
        case Rule(right=False):
            return tr("wrong answer")
        case Expire() if seat is not None:
            return command_name(Buzzed.__name__)
    return command_name(type(command).__name__)
