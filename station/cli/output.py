"""What commands print.

The law of this file: names of files, players and themes are data. Nothing that can steer a terminal leaves
here, and no character is a reason to crash.
"""

import os
import sys
from codecs import register_error
from io import TextIOWrapper
from typing import TextIO

from station.cli.exits import ExitCode, Failed
from station.wording.cells import cells
from station.wording.trouble import Trouble, unprintable

CONTROLS = (*range(0x20), *range(0x7F, 0xA0))
BIDI = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
PLAIN = {code: None for code in (*CONTROLS, *BIDI) if chr(code) not in "\n\t"}
PLAINER = dict(zip("«»“”„—–−…·×→←↑↓№", '"""""---..x><^vN', strict=True))
"""Signs that encodings older than UTF-8 lack, each with one that all of them have."""


def prepare() -> None:
    """Make the standard streams take any text, whatever the locale; a closed one swallows it."""
    register_error("plainer", _plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - lives as long as we
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "stdin" else "plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """What an encoding lacks: a sign as a plainer one, a letter as a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAINER.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def can_print(text: str) -> bool:
    """Whether both streams for output have all of these letters."""
    try:
        for stream in (sys.stdout, sys.stderr):
            text.encode(stream.encoding)
    except UnicodeEncodeError:
        return False
    return True


def one_line(name: str) -> str:
    """A file's name that breaks no list: for odd signs question marks, which a shell takes for any sign."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def say(text: str) -> None:
    """Print a line, or several, of what was asked for."""
    write(sys.stdout, text)


def say_sentences(text: str) -> None:
    """Print a line, or several, that a terminal may break at words."""
    write(sys.stdout, _fitted(sys.stdout, text))


def tell(trouble: Trouble) -> None:
    """Print what went wrong; where that cannot be printed, the exit code alone tells it."""
    told = f"svoyak: {trouble.happened}\n{trouble.means}\n{trouble.to_do}"
    try:
        write(sys.stderr, _fitted(sys.stderr, told))
    except (OSError, Failed):
        abandon(sys.stderr)


def _fitted(stream: TextIO, text: str) -> str:
    """The text as it fits the terminal; as it is where there is none."""
    try:
        width = os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return text
    return wrapped(text, width) if width else text


def wrapped(text: str, width: int) -> str:
    """The text with lines of at most ``width`` cells, broken at blanks and indented as they begin.

    A word that is wider than the line stays whole, so that a path can be copied.
    """
    return "\n".join("\n".join(_broken(line, width)) for line in text.split("\n"))


def _broken(line: str, width: int) -> list[str]:
    indent = line[: len(line) - len(line.lstrip(" "))]
    first, *words = line.split() or [""]
    if cells(line) <= width:
        return [line]
    lines = [indent + first]
    for word in words:
        if cells(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines


def write(stream: TextIO, text: str) -> None:
    """Print plain text and the end of its line; a stream that fails ends the command."""
    try:
        stream.write(text.translate(PLAIN) + "\n")
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failed(ExitCode.FAILED, unprintable(error)) from error


def flush() -> None:
    """Bring everything printed to its end, or end the command."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon(sys.stdout)
        raise Failed(ExitCode.FAILED, unprintable(error)) from error


def abandon(stream: TextIO) -> None:
    """Let what is still unprinted go nowhere, so that the interpreter's end does not stumble over it."""
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - a device, not a path
        os.dup2(nowhere.fileno(), stream.fileno())
