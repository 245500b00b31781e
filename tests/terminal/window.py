"""A terminal window of a private tmux with a shell in it, seen and typed into as a person would."""

import os
import secrets
import subprocess
import termios
import time
from collections.abc import Callable
from fcntl import ioctl
from pathlib import Path

from tests.terminal.program import Program

PATIENCE = 30.0
"""Seconds after which something awaited will not come; far more than a busy machine takes."""

_LOOK_AGAIN = 0.02
_PROMPT = "$"


def _not_as_ours(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NOCTTY)


class Window:
    """One window of its own tmux server; ``close`` ends the server."""

    def __init__(self, program: Program, sockets: Path, width: int = 80, height: int = 24) -> None:
        self.program = program
        self._server = ["tmux", "-L", f"svoyak-{secrets.token_hex(4)}", "-f", "/dev/null"]
        self.environment = {**program.environment, "TMUX_TMPDIR": str(sockets), "SHELL": "/bin/sh"}
        size = ("-x", str(width), "-y", str(height), "-c", str(program.home))
        self.tmux("new-session", "-d", *size, "exec sh", ";", "set", "-g", "status", "off")
        self.see(_PROMPT)

    def tmux(self, *words: str) -> str:
        """Give tmux a command; what it prints."""
        ended = subprocess.run(
            [*self._server, *words],
            env=self.environment,
            capture_output=True,
            check=True,
            text=True,
        )
        return ended.stdout

    def close(self) -> None:
        """End the server and all that runs in it."""
        subprocess.run([*self._server, "kill-server"], env=self.environment, check=False)

    @property
    def attach(self) -> list[str]:
        """The command that shows this window in another terminal."""
        return [*self._server, "attach"]

    def lines(self) -> list[str]:
        """What the window shows, line by line, without blanks at the ends."""
        return self.tmux("capture-pane", "-p").splitlines()

    def screen(self) -> str:
        """What the window shows."""
        return "\n".join(self.lines())

    def keys(self, *names: str) -> None:
        """Press keys, by tmux's names."""
        self.tmux("send-keys", *names)

    def command(self, line: str) -> None:
        """Type a line into the shell."""
        self.tmux("send-keys", "-l", f"{line}\n")

    def bytes(self, data: bytes) -> None:
        """Send bytes as a terminal might send them, understood or not."""
        self.tmux("send-keys", "-H", *(f"{byte:02x}" for byte in data))

    def paste(self, text: str, *, bracketed: bool) -> None:
        """Paste text at once; ``bracketed``: marked as a paste, where the program understands that."""
        buffer = self.program.home / "pasted"
        buffer.write_text(text, encoding="utf-8")
        self.tmux("load-buffer", str(buffer))
        self.tmux("paste-buffer", *(["-p"] if bracketed else []))

    def wait_until_read(self) -> None:
        """Wait until the program has read what was typed."""
        terminal = self.tmux("display-message", "-p", "#{pane_tty}").strip()
        with open(terminal, "rb", buffering=0, opener=_not_as_ours) as typed:
            self.wait(lambda _: ioctl(typed, termios.FIONREAD, bytes(4)) == bytes(4))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def see(self, *texts: str, without: str = "") -> str:
        """Wait until the screen shows all these texts, and one of them no more; the screen."""
        return self.wait(
            lambda seen: all(text in seen for text in texts) and not (without and without in seen)
        )

    def wait(self, holds: Callable[[str], bool]) -> str:
        """Wait until something holds of the screen; the screen."""
        end = time.monotonic() + PATIENCE
        while True:
            seen = self.screen()
            if holds(seen):
                return seen
            assert time.monotonic() < end, seen
            time.sleep(_LOOK_AGAIN)

    def see_prompt(self) -> str:
        """Wait until the shell asks for the next command."""
        return self.wait(lambda seen: seen.rstrip().endswith(_PROMPT))

    def pid(self) -> int:
        """The process that the shell has started."""
        shell = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        children = Path(f"/proc/{shell}/task/{shell}/children").read_text(encoding="ascii").split()
        (child,) = children
        return int(child)
