"""A command late in a long match, beside the same command early in it.

The long match is longer than any real one: twenty themes, four players, nearly every question answered by all
of them, with a clarification each.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from station.live.door import LiveMatch
from station.live.opening import OpenMatch, begin_match, fold_entries
from station.live.published import Listeners, Published
from station.rules import history as rules
from station.rules.board import next_cell
from station.rules.commands import (
    Begin,
    Clarify,
    EndTheme,
    FinishReading,
    Pause,
    PlayCommand,
    Resume,
    Rule,
    StartReading,
)
from station.rules.entries import Entry
from station.rules.history import History
from station.rules.model import Nanoseconds
from station.rules.refusals import Refused
from station.rules.state import Phase
from station.views.host_view import host_view
from tests.bench.disks import NoDisk
from tests.bench.figures import Figure, milliseconds, ratio
from tests.bench.folders import Folders
from tests.rules.games import Game, begin

EARLY, LATE = 20, 2000
LIMIT = 1.2

_RUNS = 300
_LIVE_RUNS = 40
_FOLDS = 9
_BY_KEYS = (StartReading(), FinishReading(), Pause(), Resume())


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a match stands, and with which commands, each at its moment, the next question will be played."""

    begin: Begin
    entries: tuple[Entry, ...]
    history: History
    question: tuple[tuple[PlayCommand, Nanoseconds], ...]


def measure(folders: Folders) -> Iterator[Figure]:
    """Deciding alone; the whole way through the live match but for the disk; opening again."""
    early, late = stand(EARLY), stand(LATE)
    yield compared("deciding", [both(deciding, early, late) for _ in range(_RUNS)], LIMIT)
    live = partial(living, folders.matches)
    yield compared("through the live match", [both(live, early, late) for _ in range(_LIVE_RUNS)], LIMIT)
    yield compared("the host's view", [both(viewing, early, late) for _ in range(_RUNS)], None)
    folds = [timed(lambda: fold_entries(late.entries)) for _ in range(_FOLDS)]
    yield milliseconds(f"fold of {len(late.entries)} entries", folds)


def both(measured: Callable[[Stand], float], early: Stand, late: Stand) -> tuple[float, float]:
    """The same at both places, one right after the other."""
    return measured(early), measured(late)


def compared(what: str, pairs: Sequence[tuple[float, float]], limit: float | None) -> Figure:
    """The late one in times of the early one."""
    early, late = zip(*pairs, strict=True)
    return ratio(f"{what}, at command {LATE} / at command {EARLY}", late, early, limit)


def stand(commands: int) -> Stand:
    """A match after at least so many commands, at the end of a question that another one follows."""
    command = begin(players=4, themes=20)
    game = Game(command)
    while len(game.entries) < commands or not next_cell(game.state):
        play_question(game)
    entries, history = tuple(game.entries), game.history
    play_question(game)
    more = game.entries[len(entries) :]
    question = tuple((entry.command, entry.at) for entry in more if isinstance(entry.command, PlayCommand))
    return Stand(command, entries, history, question)


def play_question(game: Game) -> None:
    """A question that three players answer wrong and the fourth right; when the theme is over, the next."""
    if game.phase is Phase.REVEALED and not next_cell(game.state):
        game.do(EndTheme())
    game.read()
    game.do(FinishReading())
    for seat in (1, 2, 3, 4):
        game.answers(seat)
        game.do(Clarify(), Rule(right=seat == 4))
    game.do(Pause(), Resume())


def deciding(stand: Stand) -> float:
    """Seconds of the processor for the commands of a question, decided one after another."""
    history = stand.history
    begun = time.thread_time()
    for command, at in stand.question:
        answer = rules.submit(history, command, at)
        assert not isinstance(answer, Refused), answer
        history, _ = answer
    return time.thread_time() - begun


def viewing(stand: Stand) -> float:
    """Seconds of the processor for what the host sees."""
    return timed(lambda: host_view(stand.history))


def living(folder: Path, stand: Stand) -> float:
    """Seconds of the processor for commands of keys, each given when the one before was published."""
    made = begin_match(folder, stand.begin, date(2026, 11, 30), files=NoDisk())
    assert isinstance(made, OpenMatch), made
    shown: SimpleQueue[Published] = SimpleQueue()
    live = LiveMatch(replace(made, history=stand.history, entries=stand.entries), Listeners(shown.put))
    live.start()
    shown.get()
    begun = time.process_time()
    for command in _BY_KEYS:
        live.submit(command)
        shown.get()
    taken = time.process_time() - begun
    live.close()
    made.path.unlink()
    return taken


def timed(work: Callable[[], object]) -> float:
    """Seconds of the processor that it takes."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun
