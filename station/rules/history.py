"""Acts, undo and redo.

Undo says of one act "that did not happen"; the state is the fold of what stays, set to now: paused, a clock
with the time that was left after the last command kept. Facts that no undo takes back ride along: numbers
once used, the sources' lag, who has a device's button, presses that decided nothing.

A history is a value: every accepted entry gives a new one, so a refused command cannot have changed anything.
"""

from dataclasses import dataclass, replace

from station.rules.apply import fold
from station.rules.commands import (
    Begin,
    BindButtons,
    Buzzed,
    Command,
    Expire,
    HistoryCommand,
    PlayCommand,
    Redo,
    Reopen,
    Resume,
    Seen,
    Undo,
)
from station.rules.decide import beginning, decide
from station.rules.decide.draft import Draft, goes_live_anew
from station.rules.entries import Entry
from station.rules.events import (
    ClockRanOut,
    Event,
    Observation,
    PlayEvent,
    Rebased,
    Redone,
    Undone,
)
from station.rules.model import NO_TIME, Nanoseconds
from station.rules.refusals import Refused, refuse
from station.rules.stack import Stack
from station.rules.state import MatchState, Phase


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that undo can take back: a host's command, a race's outcome, an expiry.

    ``entries``: all that belongs to it, with what rode along. ``at``: match time of its last command or of
    its last rebasing. ``after``: the state that it leads to.
    """

    number: int
    entries: tuple[Entry, ...]
    at: Nanoseconds
    after: MatchState

    @property
    def command(self) -> Command:
        """What it is called by: its last command."""
        return next(e.command for e in reversed(self.entries) if e.command and e.act == self.number)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened in it."""
        return tuple(event for entry in self.entries for event in entry.events)


@dataclass(frozen=True, slots=True)
class UndoneAct:
    """An act that was undone, with the one below it as it was then."""

    act: Act
    below: Act


@dataclass(frozen=True, slots=True)
class History:
    """The acts that stand, and the undone ones that redo can bring back, last first taken."""

    acts: Stack[Act]
    undone: tuple[UndoneAct, ...] = ()
    last_act: int = 1

    @property
    def state(self) -> MatchState:
        """The match now."""
        return self.acts[-1].after


def begin(command: Begin) -> tuple[History, Entry] | Refused:
    """The history of a new match with its first entry."""
    events = beginning.begin(command)
    if isinstance(events, Refused):
        return events
    entry = Entry(1, NO_TIME, command, events)
    return opened(entry), entry


def opened(first: Entry) -> History:
    """The history that a match's first entry begins."""
    act = Act(first.act, (first,), first.at, fold(None, _play(first.events)))
    bottom: Stack[Act] = Stack()
    return History(bottom.push(act))


def submit(
    history: History, command: PlayCommand | HistoryCommand, at: Nanoseconds, seen: Seen | None = None
) -> tuple[History, Entry] | Refused:
    """Decide a command at a moment of match time; what it did as a new history and the entry to keep."""
    if isinstance(command, HistoryCommand):
        entry = _rewind(history, command, at)
    else:
        entry = _play_on(history, command, at, seen)
    return entry if isinstance(entry, Refused) else (accept(history, entry), entry)


def _play_on(history: History, command: PlayCommand, at: Nanoseconds, seen: Seen | None) -> Entry | Refused:
    events = decide(history.state, command, at, seen)
    if isinstance(events, Refused):
        return events
    return Entry(_act_number(history, command, events), at, command, events)


def _act_number(history: History, command: PlayCommand, events: tuple[PlayEvent, ...]) -> int:
    if isinstance(command, BindButtons) or is_observation(events):
        return 0
    in_race = history.state.phase is Phase.CONTEST and isinstance(command, Buzzed | Expire | Resume)
    return history.acts[-1].number if in_race else history.last_act + 1


def is_observation(events: tuple[Event, ...]) -> bool:
    """Whether these events only note presses that decided nothing."""
    return all(isinstance(event, Observation) for event in events)


def _rewind(history: History, command: HistoryCommand, at: Nanoseconds) -> Entry | Refused:
    match command:
        case Undo():
            return _undo(history, command, at)
        case Redo():
            return _redo(history, command, at)
        case Reopen():
            top = history.acts[-1]
            rebased = _rebase(history, top.after, since=at, at=at)
            return Entry(0, at, command, (rebased,))


def _undo(history: History, command: Undo, at: Nanoseconds) -> Entry | Refused:
    if len(history.acts) == 1:
        return refuse("nothing-to-undo")
    top, kept = history.acts[-1], history.acts[-2]
    if command.act != top.number:
        return refuse("undo-moved-on", act=top.number)
    expired = any(isinstance(event, ClockRanOut) for event in top.events)
    rebased = _rebase(history, kept.after, since=kept.at, at=at, afresh=expired)
    return Entry(0, at, command, (Undone(top.number), rebased))


def _redo(history: History, command: Redo, at: Nanoseconds) -> Entry | Refused:
    if not history.undone:
        return refuse("nothing-to-redo")
    act = history.undone[-1].act
    if command.act != act.number:
        return refuse("redo-moved-on", act=act.number)
    return Entry(0, at, command, (Redone(act.number), _rebase(history, act.after, since=act.at, at=at)))


def _rebase(
    history: History, kept: MatchState, since: Nanoseconds, at: Nanoseconds, *, afresh: bool = False
) -> Rebased:
    """Carry a kept state to now. ``since``: when its clock was last looked at; ``afresh``: give it all."""
    now = history.state
    draft = Draft(now)
    deadline = kept.deadline
    if deadline is not None:
        left = deadline.length if afresh else max(0, deadline.due - since)
        deadline = replace(deadline, id=draft.number(), due=Nanoseconds(at + left))
    window = deadline if kept.phase is Phase.WINDOW and deadline is not None else kept.window
    arming = draft.arming(at) if goes_live_anew(kept) else kept.arming
    same_question = (kept.cell, kept.spare) == (now.cell, now.spare)
    return Rebased(
        last_id=draft.number(),
        deadline=deadline,
        window=window,
        arming=arming,
        lag=now.lag,
        observed=now.observed if same_question else kept.observed,
        counted=now.counted if same_question else kept.counted,
        missed=now.missed if same_question else kept.missed,
        equipped=now.equipped,
    )


def accept(history: History, entry: Entry) -> History:
    """The history after an entry, fresh or from a file; makes no choice."""
    match entry.command:
        case Undo():
            kept = _ride(history.acts[-2], entry, entry.at)
            undone = UndoneAct(history.acts[-1], history.acts[-2])
            return replace(history, acts=history.acts.pop().turn(kept), undone=(*history.undone, undone))
        case Redo():
            back = history.undone[-1]
            act = _ride(back.act, entry, entry.at)
            acts = history.acts.turn(back.below).push(act)
            return replace(history, acts=acts, undone=history.undone[:-1])
        case Reopen():
            return replace(history, acts=history.acts.turn(_ride(history.acts[-1], entry, entry.at)))
    if entry.act == 0:
        top = history.acts[-1]
        return replace(history, acts=history.acts.turn(_ride(top, entry, top.at)))
    return _accept_act(history, entry)


def _accept_act(history: History, entry: Entry) -> History:
    top = history.acts[-1]
    after = fold(top.after, _play(entry.events))
    if entry.act == top.number:
        grown = Act(top.number, (*top.entries, entry), entry.at, after)
        return replace(history, acts=history.acts.turn(grown))
    act = Act(entry.act, (entry,), entry.at, after)
    return History(history.acts.push(act), (), entry.act)


def _ride(act: Act, entry: Entry, at: Nanoseconds) -> Act:
    return replace(act, entries=(*act.entries, entry), at=at, after=fold(act.after, _play(entry.events)))


def _play(events: tuple[Event, ...]) -> tuple[PlayEvent, ...]:
    return tuple(event for event in events if not isinstance(event, Undone | Redone))
