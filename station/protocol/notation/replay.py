"""A text is played by the rules from its heading to its end."""

from collections.abc import Callable, Sequence
from itertools import islice

from station.protocol.notation import anytime, checks, course, final
from station.protocol.notation.awaited import explained
from station.protocol.notation.faults import Illegal, Misread, NotationFault
from station.protocol.notation.heading import Find, Heading
from station.protocol.notation.lines import Line, read_lines
from station.protocol.notation.question import play_question, play_rest
from station.protocol.notation.table import Table
from station.protocol.notation.words import HEADING, Word
from station.rules.history import History

MOST_LINES = 4_000
"""What a text may measure; a long match has some hundred lines."""

_ELLIPSES = {"…", "..."}

_STEPS: dict[Word, Callable[[Table, Line], None]] = {**course.STEPS, **final.STEPS, **checks.STEPS}


def replay(text: str, find: Find) -> History:
    """The match that a text tells; raises ``NotationFault`` at the first line that cannot be played."""
    lines = tuple(islice(read_lines(text), MOST_LINES + 1))
    if not lines:
        raise NotationFault(1, Misread("no-match"))
    if len(lines) > MOST_LINES:
        raise NotationFault(lines[MOST_LINES].number, Misread("too-long", most=MOST_LINES))
    table = Heading(lines).table(find)
    _play_all(table, [line for line in lines if line.word not in HEADING])
    return table.history


def _play_all(table: Table, lines: Sequence[Line]) -> None:
    table.heads = tuple(line.head or "" for line in lines)
    for place, line in enumerate(lines):
        table.place = place
        is_last = place == len(lines) - 1 and not _is_cut_off(line)
        try:
            _try(table, line) if line.refused else _play(table, line)
            if is_last:
                course.finish(table)
        except (Misread, Illegal) as cause:
            raise NotationFault(line.number, explained(table, line, cause)) from cause


_BARE = {Word.BOARD, Word.END, Word.OPEN, Word.HINT}
"""Steps that say all by themselves."""


def _play(table: Table, line: Line) -> None:
    _check_unsaid(line)
    if line.word is None:
        _play_at_question(table, line)
    elif line.word in anytime.COMMANDS:
        table.ask(anytime.COMMANDS[line.word](table, line))
    else:
        _STEPS[line.word](table, line)


def _check_unsaid(line: Line) -> None:
    """Nothing stands before a colon or behind it that would mean nothing."""
    if line.word and line.word is not Word.THEME and line.head:
        raise Misread("unknown-words", text=line.head)
    if line.word in _BARE and line.text:
        raise Misread("unknown-words", text=line.text)


def _play_at_question(table: Table, line: Line) -> None:
    if line.head is not None:
        play_question(table, line)
    elif not _is_cut_off(line):
        play_rest(table, line)


def _is_cut_off(line: Line) -> bool:
    """Whether this line says that the match is not over."""
    return line.word is None and line.head is None and line.text in _ELLIPSES


def _try(table: Table, line: Line) -> None:
    """Do what must be refused; nothing comes of it."""
    before, table.is_trial = (table.history, table.now), True
    try:
        _play(table, line)
    except Illegal as illegal:
        told = illegal.refused.clause
        if line.clause and line.clause != told:
            code = "other-clause" if told else "no-clause"
            raise Misread(code, clause=line.clause, **({"told": told} if told else {})) from illegal
    else:
        raise Misread("accepted")
    finally:
        (table.history, table.now), table.is_trial = before, False
