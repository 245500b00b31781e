"""Programs of the guest, seen from here: each runs at the far end of a line, which is a socket here."""

import json
import queue
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0
"""Seconds after which something awaited will not come, however busy this machine is."""

LOOK_AGAIN = 0.2
"""Seconds between two looks: whoever looks without a rest takes the guest's only processor."""

_SILENCE = 1.0
"""Seconds after which the machine is stirred."""

_END = "\x04"

Message = dict[str, Any]
"""What a program tells as a line of JSON."""


class Line:
    """A line to a shell of the guest, which runs one command after another."""

    def __init__(self, far_end: socket.socket, wake: Callable[[], object]) -> None:
        """``wake``: stirs the machine: twice in many runs it stood still while nobody asked it anything."""
        self._socket = far_end
        self._wake = wake
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with self._socket.makefile("r", encoding="utf-8", errors="replace", newline="\n") as lines:
            for line in lines:
                self._lines.put(line.removesuffix("\n"))
        self._lines.put(None)

    def send(self, text: str) -> None:
        """Type a line."""
        self._socket.sendall(f"{text}\n".encode())

    def take(self) -> str:
        """The next line from the far end."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                line = self._lines.get(timeout=_SILENCE)
            except queue.Empty:
                assert time.monotonic() < end, f"nothing was heard for {PATIENCE:.0f} s"
                self._wake()
            else:
                assert line is not None, "the machine has ended"
                return line

    def settle(self) -> None:
        """After a program was killed: the shell takes what it has not read for commands; be behind that."""
        token = f"settled-{time.monotonic_ns()}"
        self.send(f"echo {token}")
        while self.take() != token:
            pass
        assert self.take().startswith(_END)

    def close(self) -> None:
        """Wait until the far end has hung up."""
        self._thread.join()


class Program:
    """A program of the guest. ``heard``: all that it told until now."""

    def __init__(self, line: Line, command: str) -> None:
        self.line = line
        self.heard: list[str] = []
        self.code: int | None = None
        self._command = command
        line.send(command)
        self.pid = int(line.take())

    def tell(self, **message: object) -> None:
        """Type a line of JSON."""
        self.line.send(json.dumps(message))

    def take(self) -> str | None:
        """Its next line; None when it has ended, with ``code``."""
        if self.code is not None:
            return None
        try:
            line = self.line.take()
        except AssertionError as error:
            raise AssertionError(f"{self._command}: {error}; before: {self.heard[-12:]}") from None
        if line.startswith(_END):
            self.code = int(line[1:])
            return None
        self.heard.append(line)
        return line

    def hear(self, what: str, **expected: object) -> Message:
        """Wait for a message of this kind in which all that is expected stands; pass over others."""
        while (line := self.take()) is not None:
            message: Message = json.loads(line)
            if message["what"] == what and all(message.get(key) == value for key, value in expected.items()):
                return message
        raise AssertionError(f"{self._command} ended with {self.code}; before: {self.heard[-12:]}")

    def hear_all(self, what: str, number: int) -> list[Message]:
        """The next messages of this kind."""
        return [self.hear(what) for _ in range(number)]

    def end(self) -> list[str]:
        """Wait until it has ended; all that it told."""
        while self.take() is not None:
            pass
        return self.heard
