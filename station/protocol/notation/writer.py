"""The notation of a match, written from what happened in it.

The law of this file: the reader plays what is written to the same sheet; what follows by itself is not said.
"""

from collections.abc import Iterable, Iterator
from typing import TypeGuard

from station.protocol.notation.moment import Moment
from station.protocol.notation.names import UNKNOWN
from station.protocol.notation.scribe import Scribe
from station.protocol.notation.spelling import spell_text
from station.protocol.notation.withheld import Known, known
from station.protocol.notation.words import Word
from station.protocol.notation.writer_asides import ASIDES, void
from station.protocol.notation.writer_heading import heading
from station.protocol.notation.writer_question import QuestionWriter
from station.protocol.notation.writer_steps import STEPS
from station.rules.apply import apply
from station.rules.commands import AddReserve, Command, Pause, TableCommand, VoidTheme
from station.rules.entries import Entry
from station.rules.events import Begun, Redone, Undone
from station.rules.history import History
from station.rules.state import OVER, MatchState, Phase
from station.wording.language import Language, spoken


def notation(history: History, *, language: Language | None = None, reveal: bool = False) -> str:
    """The text of a match.

    Of one that is not over it withholds what nobody may know yet (N4.7), unless ``reveal`` is asked for.
    """
    state = history.state
    is_over = state.phase is Phase.FINISHED
    entries = tuple(_entries(history))
    events = tuple(event for entry in entries for event in entry.events)
    may = known(events, state, is_all=reveal or is_over)
    begun = next(event for event in events if isinstance(event, Begun))
    scribe = Scribe(language or spoken())
    _Writer(scribe, may, len(begun.reserves)).write(entries)
    steps = scribe.finished(is_over=state.phase in OVER)
    return "\n".join([*heading(begun, scribe, may), "", *steps]) + "\n"


def _entries(history: History) -> Iterator[Entry]:
    for act in history.acts:
        yield from act.entries


def _is_aside(command: Command | None) -> TypeGuard[TableCommand | Pause]:
    """What comes up beside the play is written, but for a pause of which nothing is told."""
    return isinstance(command, TableCommand) or (isinstance(command, Pause) and command.why is not None)


class _Writer:
    """Goes through what happened. ``joined``: how many themes have joined the reserves so far."""

    def __init__(self, scribe: Scribe, may: Known, joined: int) -> None:
        self._scribe = scribe
        self._question = QuestionWriter(scribe)
        self._may = may
        self._joined = joined

    def write(self, entries: Iterable[Entry]) -> None:
        """Write all entries."""
        state: MatchState | None = None
        for entry in entries:
            if state is not None and _is_aside(entry.command):
                self._aside(state, entry.command)
            for event in entry.events:
                if isinstance(event, Undone | Redone):
                    continue
                before, state = state, apply(state, event)
                if before is not None:
                    self._event(Moment(before, event, state, entry.command))
        self._question.stop()

    def _aside(self, state: MatchState, command: TableCommand | Pause) -> None:
        self._question.stop()
        if isinstance(command, AddReserve):
            name = spell_text(command.theme.name) if self._may.reserve(self._joined) else UNKNOWN
            self._scribe.aside(Word.NEW_RESERVE, name)
            self._joined += 1
        elif isinstance(command, VoidTheme):
            void(self._scribe, state, command, self._may)
        else:
            ASIDES[type(command)](self._scribe, state, command)

    def _event(self, moment: Moment) -> None:
        if not self._question.write(moment) and type(moment.event) in STEPS:
            STEPS[type(moment.event)](self._scribe, moment.event, moment, self._may)
