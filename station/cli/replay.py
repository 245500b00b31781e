"""``svoyak replay``: a match from a text, played by the rules."""

from __future__ import annotations

import os
import stat
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from station.cli import folders
from station.cli.exits import ExitCode, Failed
from station.cli.output import say
from station.cli.parser import Parser
from station.cli.sheet import WIDTH
from station.journal.names import SUFFIX
from station.wording import notation as wording
from station.wording.language import tr
from station.wording.trouble import unreadable

if TYPE_CHECKING:
    from station.protocol.notation.faults import Illegal, Misread
    from station.rules.history import History
    from station.rules.regulation import Regulation

MOST_BYTES = 1_048_576
"""What a text may measure."""


def add_to(parser: Parser) -> None:
    """Describe the command."""
    parser.describe(
        tr(
            "Play a match from its notation, a plain text, by the rules, and print its score sheet. The "
            "first line that cannot be played stops it, with the reason. The page "
            "station/protocol/notation/GRAMMAR.md describes the text."
        ),
        "svoyak replay game.txt",
        "svoyak replay --json game.txt > game.json",
    )
    parser.add_file("game", tr("the text of the match"))
    parser.add_argument("--json", action="store_true", help=tr("print the match as JSON"))
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> ExitCode:
    """Play the text and print what came of it."""
    history = played(arguments.game)
    if arguments.json:
        from station.protocol.document import document_text  # noqa: PLC0415 - needed here alone

        say(document_text(history))
    else:
        from station.protocol.sheet import score_sheet  # noqa: PLC0415 - the same
        from station.protocol.text import sheet_text  # noqa: PLC0415 - the same

        say(sheet_text(score_sheet(history.state), WIDTH))
    return ExitCode.DONE


def played(path: Path) -> History:
    """The match that a text tells; raises ``Failed``."""
    from station.protocol.notation.faults import NotationFault  # noqa: PLC0415 - needed here alone
    from station.protocol.notation.lexer import clean  # noqa: PLC0415 - the same
    from station.protocol.notation.replay import replay  # noqa: PLC0415 - the same

    text = _text(path)
    try:
        return replay(text, find)
    except NotationFault as fault:
        why = _sentence(fault.cause)
        quoted = clean(text).split("\n")[fault.line - 1]
        trouble = wording.unplayable_text(path.name, fault.line, why, quoted)
        raise Failed(ExitCode.UNUSABLE, trouble) from fault


def _sentence(cause: Misread | Illegal) -> str:
    from station.protocol.notation.faults import Illegal  # noqa: PLC0415 - needed here alone
    from station.wording.refusals import refusal  # noqa: PLC0415 - the same

    if isinstance(cause, Illegal):
        return refusal(cause.refused, cause.names)
    return wording.fault(cause.code, cause.parameters)


def _text(path: Path) -> str:
    if path.suffix == SUFFIX:
        raise Failed(ExitCode.UNUSABLE, wording.match_file(path.name))
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            is_file = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
            data = file.read(MOST_BYTES + 1) if is_file else b""
    except OSError as error:
        raise Failed(ExitCode.UNUSABLE, unreadable(str(path), error)) from error
    if not is_file:
        raise Failed(ExitCode.UNUSABLE, wording.not_text(path.name, tr("it is a pipe or a device")))
    if len(data) > MOST_BYTES:
        raise Failed(ExitCode.UNUSABLE, wording.not_text(path.name, tr("it is too large")))
    try:
        return data.decode("utf-8-sig")  # some editors mark UTF-8 at the beginning
    except UnicodeDecodeError:
        return _older_text(path.name, data)


def _without_waiting(path: str, flags: int) -> int:
    """A pipe into which nobody writes is opened at once, too."""
    return os.open(path, flags | os.O_NONBLOCK)


def _older_text(name: str, data: bytes) -> str:
    """A text in an older Cyrillic encoding, or in UTF-16."""
    from packs.decoding import decode  # noqa: PLC0415 - for old files alone
    from packs.problems import PackUnreadable  # noqa: PLC0415 - the same

    try:
        return decode(data)[0]
    except PackUnreadable as error:
        raise Failed(ExitCode.UNUSABLE, wording.not_text(name, tr("its encoding is not known"))) from error


def find(text: str) -> Regulation | None:
    """The regulation with this code or title; raises ``Failed`` where its file cannot be used."""
    from station.cli import regulation  # noqa: PLC0415 - needed here alone
    from station.regulations.shelf import list_regulations  # noqa: PLC0415 - the same

    asked = text.casefold()
    for listed in list_regulations(folders.regulations()):
        names = (listed.code, *(title for _, title in listed.titles))
        if asked in (name.casefold() for name in names):
            return regulation.find(listed.code).regulation
    return None
