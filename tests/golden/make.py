"""``python -m tests.golden.make FOLDER``: lay down match files that every later release must open.

README.md says when that may be done. The texts are made up here.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from station.journal.codec import Snapshot, encode_entries, encode_snapshot
from station.journal.create import create_match
from station.journal.frames import FrameKind
from station.journal.names import SUFFIX
from station.journal.repair import read_match
from station.live.opening import fold_entries
from station.live.summary import summarise
from station.rules.commands import (
    Begin,
    BindButtons,
    CheckTotals,
    EndMatch,
    EndTheme,
    FinishReading,
    MarkDisputed,
    Missed,
    NameFirst,
    Nobody,
    NoteHint,
    NotePause,
    Pause,
    Rename,
    Resume,
    ReverseRuling,
    Rule,
    SetPoints,
    SettleDispute,
    SignResult,
    StartReading,
    TakeSpare,
    Warn,
    Withdraw,
)
from station.rules.entries import Entry
from station.rules.model import NO_TIME, Cell, Points, Seat, Signatures, WhyPaused
from station.rules.regulation import CloseRace
from tests.rules.games import LAG, RESOLUTION, Game, begin
from tests.rules.tables import Table, final, final_table

IN_A_FRAME = 8
"""So many entries are kept together, as if the disk had been slow; it makes the files small."""

TORN_AT = 300
"""So many bytes are there of the torn match's last frame."""


def qualifying() -> Game:
    """A qualifying game of the S regulation with undo and redo, left in the second theme's first window."""
    game = Game(begin())
    game.read()
    game.rule(1, right=False)
    game.rule(2, right=True)
    game.read()
    game.rule(3, right=True)
    game.undo()
    game.do(Resume(), Rule(right=False))
    game.nobody()
    game.skip(1)
    game.read()
    game.rule(2, right=True)
    game.undo()
    game.redo()
    game.read()
    game.rule(3, right=False)
    game.do(Withdraw(), TakeSpare(), StartReading())
    game.rule(1, right=True)
    game.do(EndTheme())
    game.read()
    game.idle_press(1, game.now - 1)
    game.rule(3, right=False)
    game.do(FinishReading())
    return game


def signed() -> Game:
    """A qualifying game with a reason of a pause, a check of the paper, a sign-off lifted and given anew."""
    game = Game(replace(begin(), date="2026-12-05"))
    game.read()
    game.rule(1, right=True)
    game.do(Pause(), NotePause(WhyPaused.TECHNICAL, "кабель"), Resume())
    game.read()
    game.rule(2, right=False)
    game.do(Nobody(), CheckTotals(game.state.totals))
    game.skip(3)
    for _ in range(3):
        game.do(EndTheme())
        game.skip(5)
    game.do(EndTheme(), EndMatch(), SignResult(Signatures("Дина", "Егор")))
    game.do(SetPoints(Seat(3), Points(5), "описка"), SignResult(Signatures("Дина", "Егор", "Фаина")))
    return game


def races() -> Game:
    """A game of a club whose host settles close races, with presses that were missed; left in an answer."""
    begun = begin()
    game = Game(replace(begun, regulation=replace(begun.regulation, close_race=CloseRace.HOST)))
    _too_close(game)
    game.do(NameFirst(Seat(1)), Rule(right=True))
    game.read()
    game.do(Pause(), NotePause(WhyPaused.BUTTONS, "красная"), Resume())
    game.answers(3)
    game.do(Missed(NO_TIME, game.now), Rule(right=False), Nobody())
    _too_close(game)
    game.do(NameFirst(Seat(2)))
    return game


def devices() -> Game:
    """A game in which two play with devices: one is lost in a question; a ruling is undone, then a crash."""
    game = Game(begin())
    game.do(BindButtons(LAG, (Seat(1), Seat(2))))
    game.read()
    game.rule(1, right=True)
    game.read()
    game.do(Pause(WhyPaused.BUTTONS), Resume())
    game.rule(2, right=False)
    game.undo()
    game.restart()
    return game


def _too_close(game: Game) -> None:
    """Seat 2 presses, and seat 1 within what the sources can tell."""
    game.read()
    game.wait(1)
    game.press(2)
    game.press(1, game.now + RESOLUTION - 1)
    game.run_out()


def whole_final() -> Table:
    """A final of the N regulation with all that a host can come across, to its places."""
    table = final_table()
    beside: dict[str, Callable[[], object]] = {
        "choosing, nobody named": lambda: table.do(Warn(Seat(3), "спорил с ведущим")),
        "announced": lambda: table.do(NoteHint()),
        "window": lambda: table.do(Pause(), Resume()),
        "revealed, right": lambda: table.do(MarkDisputed(Cell(0, 1), "как ставить ударение?")),
        "round end, Blue": lambda: table.do(SettleDispute(1), Rename(Seat(2), "Борислав")),
        "revealed, auction": lambda: (table.undo(), table.redo()),
        "finished": lambda: table.do(ReverseRuling(0, "апелляция")),
    }
    for moment in final(table):
        beside.pop(moment, lambda: None)()
    assert not beside
    return table


def frames(game: Game) -> list[tuple[FrameKind, bytes]]:
    """The game in few frames, a snapshot behind the fifth and behind the last."""
    chunks = [game.entries[start : start + IN_A_FRAME] for start in range(0, len(game.entries), IN_A_FRAME)]
    made: list[tuple[FrameKind, bytes]] = []
    kept: tuple[Entry, ...] = ()
    for number, chunk in enumerate(chunks, start=1):
        kept += tuple(chunk)
        state = fold_entries(kept).state
        made.append((FrameKind.ENTRIES, encode_entries(chunk, summarise(state))))
        if number in (5, len(chunks)):
            made.append((FrameKind.SNAPSHOT, encode_snapshot(Snapshot(len(kept), state))))
    return made


def lay_down(folder: Path, name: str, game: Game) -> Path:
    """Make a match file; FileExistsError where it is already there."""
    command = game.entries[0].command
    assert isinstance(command, Begin)
    (_, first), *further = frames(game)
    path = folder / f"{name}{SUFFIX}"
    create_match(path, bytes.fromhex(command.match_id), first, further).close()
    return path


def main(folder: Path) -> None:
    """Lay all of them down."""
    lay_down(folder, "qualifying", qualifying())
    lay_down(folder, "final", whole_final())
    lay_down(folder, "signed", signed())
    lay_down(folder, "races", races())
    lay_down(folder, "devices", devices())
    torn = lay_down(folder, "torn", qualifying())
    *_, entries, _snapshot = read_match(torn).frames
    os.truncate(torn, entries.offset + TORN_AT)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
