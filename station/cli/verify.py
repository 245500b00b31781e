"""``svoyak verify``: check match files from their first byte to their last."""

from __future__ import annotations

from argparse import Namespace
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from station.cli.exits import ExitCode
from station.cli.output import one_line, say_sentences, tell
from station.cli.parser import Parser
from station.cli.resume import existing
from station.cli.waiting import told_if_long
from station.wording import verification as wording
from station.wording.language import tr
from station.wording.matches import unplayable, unread

if TYPE_CHECKING:
    from station.live.opening import Verified


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Check match files: every frame, the whole match folded from its beginning, and every snapshot "
            "compared with it. Copies of one match are compared with each other. Nothing is changed."
        ),
        "svoyak verify 2026-12-05-final-7f3a.svoyak",
        "svoyak verify 2026-12-05-final-7f3a.svoyak /media/stick/2026-12-05-final-7f3a.svoyak",
    )
    parser.add_file("match", tr("the match file: a path, or a name from “svoyak matches”"), "+")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Check each file; a fault in one does not stop the others."""
    paths = [existing(path) for path in arguments.match]
    codes = [*(_check(path) for path in paths), *(_compare(*pair) for pair in combinations(paths, 2))]
    return max(codes)


def _compare(first: Path, second: Path) -> ExitCode:
    """Say how two files of one match stand to each other; it is a fault when they part."""
    from station.cli.copies import chain_of  # noqa: PLC0415 - needed here alone
    from station.journal.copies import shared_frames  # noqa: PLC0415 - the same

    one, other = chain_of(first), chain_of(second)
    if one.match_id is None or one.match_id != other.match_id:
        return ExitCode.DONE
    shared = shared_frames(one, other)
    further = len(one.crcs) - shared, len(other.crcs) - shared
    say_sentences(wording.copies(str(first), str(second), shared, further))
    return ExitCode.FAILED if all(further) else ExitCode.DONE


def _check(path: Path) -> ExitCode:
    from station.journal.errors import ContentError  # noqa: PLC0415 - needed here alone
    from station.live.opening import verify_match  # noqa: PLC0415 - the same

    try:
        with told_if_long(wording.is_checked(one_line(path.name), path.stat().st_size)):
            found = verify_match(path)
    except ContentError as error:
        say_sentences(f"{one_line(path.name)}: {wording.meaningless(error.place)}")
        say_sentences(f"    {unplayable(path.name, type(error).__name__).to_do}")
        return ExitCode.FAILED
    except OSError as error:
        tell(unread(str(path), error))
        return ExitCode.UNUSABLE
    _tell(path.name, found)
    return ExitCode.DONE if found.verdict == "clean" and not found.differing else ExitCode.FAILED


def _tell(name: str, found: Verified) -> None:
    """What was found, and what to do about it."""
    say_sentences(f"{one_line(name)}: {wording.frames(found.verdict, found.frames, found.good_length)}")
    notes = (
        wording.entries(found.entries) if found.entries else "",
        wording.snapshots(found.snapshots, len(found.differing)) if found.snapshots else "",
        wording.odd_snapshots() if found.differing else "",
        wording.to_do(found.verdict, found.frames),
    )
    for note in notes:
        if note:
            say_sentences(f"    {note}")
