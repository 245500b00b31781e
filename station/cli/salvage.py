"""``svoyak salvage``: a new match of what is readable of a damaged file."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from station.cli import folders
from station.cli.copies import objection
from station.cli.exits import ExitCode, Failed
from station.cli.output import one_line, say_sentences
from station.cli.parser import FILE, Parser
from station.cli.resume import existing
from station.journal.locks import is_played
from station.journal.names import SUFFIX
from station.wording import salvage as wording
from station.wording.language import tr
from station.wording.matches import unplayable
from station.wording.phases import summary_line
from station.wording.trouble import unreadable

if TYPE_CHECKING:
    from station.journal.summary import Summary
    from station.live.salvage import Lost, Salvage

_NO_MATCH = {"empty": "MatchEmpty", "foreign": "MatchForeign", "newer": "MatchNewer"}


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Make a new match of what is readable of a damaged file, from its beginning up to the damage, "
            "and list what is lost. The damaged file is never written to."
        ),
        "svoyak salvage 2026-12-05-final-7f3a.svoyak",
        "svoyak salvage 2026-12-05-final-7f3a.svoyak -o /media/stick/final.svoyak",
    )
    parser.add_file("match", tr("the match file: a path, or a name from “svoyak matches”"))
    into = parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar=tr("file"),
        help=tr("the new file; unless told, it stands among the matches, with “-salvaged” behind its name"),
    )
    vars(into)["complete"] = FILE
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Look, tell, and write the new file."""
    path = existing(arguments.match)
    if is_played(path):
        raise Failed(ExitCode.UNUSABLE, wording.still_played(path.name))
    found = _looked_at(path)
    _tell(found)
    if found.history is None:
        raise Failed(ExitCode.FAILED, wording.hopeless(path.name))
    if found.is_whole:
        raise Failed(ExitCode.FAILED, wording.sound(path.name))
    _tell_of_others(path)
    target = arguments.output or folders.matches() / f"{path.stem}-salvaged{SUFFIX}"
    _write(found, target)
    say_sentences(wording.made(one_line(folders.name_of(target)), is_complete=found.is_complete))
    return ExitCode.DONE


def _looked_at(path: Path) -> Salvage:
    from station.journal.errors import UnknownContent  # noqa: PLC0415 - needed here alone
    from station.live.salvage import look  # noqa: PLC0415 - the same

    try:
        found = look(path)
    except UnknownContent as error:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, type(error).__name__)) from error
    except OSError as error:
        raise Failed(ExitCode.UNUSABLE, unreadable(str(path), error)) from error
    if found.verdict in _NO_MATCH:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, _NO_MATCH[found.verdict]))
    return found


def _tell(found: Salvage) -> None:
    """List what is kept and what is lost, in the order of the file."""
    if found.history is not None:
        from station.live.summary import summarise  # noqa: PLC0415 - needed here alone

        say_sentences(wording.kept(found.entries, _standing(summarise(found.history.state))))
    gone = [(run[0], wording.missing(run)) for run in found.missing]
    for _, line in sorted([*gone, *((lost.seq, _told(lost)) for lost in found.lost)]):
        say_sentences(line)
    if found.stray:
        say_sentences(wording.stray(found.stray))
    if found.unread:
        say_sentences(wording.unread(found.unread))


def _tell_of_others(path: Path) -> None:
    """Name a copy that goes further, or otherwise; a medium that has died meanwhile cannot be asked."""
    with suppress(TimeoutError):
        if other := objection(path):
            say_sentences(f"{other.happened} {other.to_do}")


def _told(lost: Lost) -> str:
    standing = _standing(lost.summary) if lost.summary else None
    return wording.lost(lost.seq, lost.entries, lost.at, standing)


def _standing(summary: Summary) -> wording.Standing:
    where = summary_line(
        summary.phase,
        summary.themes_played,
        summary.themes,
        finished=summary.finished,
        by_choice=summary.by_choice,
    )
    return where, summary.results


def _write(found: Salvage, target: Path) -> None:
    from station.live.salvage import write_salvaged  # noqa: PLC0415 - needed here alone

    try:
        write_salvaged(found, target)
    except OSError as error:
        raise Failed(ExitCode.FAILED, wording.unwritable(str(target), error)) from error
