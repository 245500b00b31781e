"""A match that is read from its file to be printed; it is not opened for play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from station.cli.exits import ExitCode, Failed
from station.cli.resume import existing
from station.wording.matches import incomplete, unplayable, unread
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from station.rules.history import History

_NO_MATCH = {
    "empty": "MatchEmpty",
    "torn": "MatchHeadless",
    "corrupt": "MatchHeadless",
    "foreign": "MatchForeign",
    "newer": "MatchNewer",
    "clean": "ContentError",
}
"""What a file is that holds no entries that can be read."""


def whole_match(named: Path) -> tuple[History, Trouble | None]:
    """All that a file holds, and what to say behind it when that is not the whole match.

    Raises ``Failed`` when there is no such file, or no match in it that can be read.
    """
    from station.journal.errors import ContentError  # noqa: PLC0415 - needed here alone
    from station.live.opening import read_history  # noqa: PLC0415 - the same

    path = existing(named)
    try:
        verdict, history = read_history(path)
    except ContentError as error:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, type(error).__name__)) from error
    except OSError as error:
        raise Failed(ExitCode.UNUSABLE, unread(str(path), error)) from error
    if history is None:
        raise Failed(ExitCode.UNUSABLE, unplayable(path.name, _NO_MATCH[verdict]))
    return history, incomplete(path.name, verdict)
