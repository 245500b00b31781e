"""What the host's keys ask of the match, given what the host sees."""

from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    Clarify,
    CollectAnswers,
    DeclineSpare,
    HistoryCommand,
    LeaveOpen,
    Nobody,
    Pause,
    PlayCommand,
    Redo,
    Resume,
    Rule,
    Seen,
    Speaking,
    StartReading,
    TableCommand,
    Undo,
    Withdraw,
)
from station.rules.state import Phase
from station.views.host_view import HostView

Order = PlayCommand | HistoryCommand

_SIMPLE: dict[str, PlayCommand] = {
    "right": Rule(right=True),
    "wrong": Rule(right=False),
    "last_word": Rule(right=False, last_word=True),
    "clarify": Clarify(),
    "speaking": Speaking(),
    "announce": Announce(),
    "withdraw": Withdraw(),
    "decline": DeclineSpare(),
    "leave_open": LeaveOpen(),
}


_REFUSED_STEPS: dict[Phase, PlayCommand] = {Phase.WINDOW: Nobody(), Phase.STAKES: StartReading()}
"""While the window is open, or stakes are missing, there is no step; the refusal tells the host why."""


def order(action: str, view: HostView) -> Order | None:
    """The command of a key's action; None when there is nothing to ask for."""
    special: dict[str, Order | None] = {
        "step": view.step or _REFUSED_STEPS.get(view.phase),
        "nobody": CollectAnswers() if view.phase is Phase.WRITING else Nobody(),
        "extra": view.extra,
        "pause": Resume() if view.paused else Pause(),
        "undo": Undo(view.undo.number if view.undo else 0),
        "redo": Redo(view.redo.number if view.redo else 0),
        "early": AcceptEarly(view.early) if view.early else None,
        "late": AcceptLate(view.late) if view.late else None,
    }
    return special[action] if action in special else _SIMPLE.get(action)


def aimed_at(command: Order, view: HostView) -> Seen | None:
    """What the key was aimed at: commands that fit any moment are sent without it."""
    return None if isinstance(command, Pause | Resume | Undo | Redo | TableCommand) else view.seen
