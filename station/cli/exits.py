"""How a command ends."""

from enum import IntEnum

from station.wording.trouble import Trouble


class ExitCode(IntEnum):
    """The exit codes of every command."""

    DONE = 0
    """What was asked is done."""
    FAILED = 1
    """It could not be done, or a check found faults."""
    UNUSABLE = 2
    """The command line, a file named in it, or the terminal cannot be used; nothing was done."""
    CRASHED = 70
    """The program has a fault of its own; a report of the crash was kept."""
    HUNG_UP = 129
    """The terminal was closed; the match is saved."""
    INTERRUPTED = 130
    """Ctrl+C."""
    TERMINATED = 143
    """The system asked the station to end; the match is saved."""
    UNHEARD = 141
    """Nobody reads the output any more."""


class Failed(Exception):  # noqa: N818 - it is the command that failed; the trouble says why
    """A command ends here; ``trouble`` is told to people, ``code`` to the shell."""

    def __init__(self, code: ExitCode, trouble: Trouble) -> None:
        super().__init__(code, trouble)
        self.code = code
        self.trouble = trouble
