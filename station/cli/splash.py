"""The first sign of life.

The law of this file: it imports nothing that takes time, because the station takes seconds to start on a
netbook and people must see at once that it does.
"""

import gc
import os

START = ""
"""The command that stands for no command: the station's start screen."""

NO_SETTINGS = "--no-settings"
"""The option that leaves the house's settings alone."""

COLOURS = "--colours"
"""The option that chooses the colours of the screens."""

INTERACTIVE = frozenset({START, "new", "resume", "demo"})
"""The commands that take over the terminal."""


def first_look(arguments: list[str]) -> tuple[str | None, str | None]:
    """The language and the command asked for, before anything is parsed.

    The command is None when options before it ask for something else (help, the version). The language may
    stand behind it as well.
    """
    language, command, words = None, START, iter(arguments)
    for word in words:
        if word == "--lang":
            language = next(words, None)
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif command != START:
            continue
        elif word == COLOURS:
            next(words, None)
        elif word == NO_SETTINGS or word.startswith(f"{COLOURS}="):
            continue
        elif word.startswith("-"):
            return language, None
        else:
            command = word
    return language, command


def is_interactive(arguments: list[str]) -> bool:
    """Whether the arguments ask for a command that takes over the terminal, and not for its help."""
    return first_look(arguments)[1] in INTERACTIVE and not {"-h", "--help"} & set(arguments)


def greet(arguments: list[str]) -> None:
    """Show that the station is coming, and spare its start the search for garbage; the screens turn it on."""
    if not is_interactive(arguments):
        return
    gc.disable()
    if os.isatty(1):
        os.write(1, b"svoyak ...\n")
