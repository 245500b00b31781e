"""What is kept of an unexpected exception.

The law of this file: a report tells where and of which kind, never with which values, because they may be
questions and answers that nobody has heard yet.
"""

import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_tb

from station import __version__
from station.cli import folders
from station.wording.language import tr
from station.wording.trouble import Trouble


def report(error: BaseException) -> Trouble:
    """Keep a report of the exception that ends the command, and tell where it is."""
    means = tr("The command ended early. Match files keep everything that was shown.")
    return _told(error, means, kept(error))


def mended(error: BaseException, path: Path | None) -> Trouble:
    """Tell of an exception after which the match went on; ``path``: its report, None where none was kept."""
    return _told(error, tr("The match was opened again in its place, paused, and went on."), path)


def kept(error: BaseException) -> Path | None:
    """Keep a report of the exception; None when that fails, too: it must not hide what it was to tell."""
    try:
        return keep(account(error))
    except Exception:  # noqa: BLE001 - see above
        return None


def _told(error: BaseException, means: str, path: Path | None) -> Trouble:
    happened = tr("The program has a fault of its own ({kind}).", kind=type(error).__name__)
    if path is None:
        return Trouble(happened, means, tr("No report of it could be kept; tell the authors what you did."))
    return Trouble(happened, means, tr("Send “{path}” to the authors; it holds no questions.", path=path))


def keep(text: str) -> Path:
    """Write a report into a file of its own, readable by its owner alone."""
    now = datetime.now(UTC)
    path = folders.made(folders.crashes()) / f"{now:%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"
    with os.fdopen(
        os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
    ) as file:
        file.write(text)
    return path


def account(error: BaseException) -> str:
    """The kinds of the exceptions and the places they passed, without their messages."""
    lines = [f"svoyak {__version__}, Python {platform.python_version()}, {platform.platform()}\n"]
    for fault in chain(error):
        number = getattr(fault, "errno", None) or ""
        lines += ["\n", f"{type(fault).__module__}.{type(fault).__qualname__} {number}\n"]
        lines += format_tb(fault.__traceback__)
    return "".join(lines)


def chain(error: BaseException) -> Iterator[BaseException]:
    """The exception, those it was raised from, and those it holds."""
    yield error
    for inner in (error.__cause__ or error.__context__, *getattr(error, "exceptions", ())):
        if inner:
            yield from chain(inner)
