"""The terminal's input, as Textual reads it, made to outlive what a terminal may do.

The law of this file: no byte that comes from a terminal ends the station, and no terminal that is gone keeps
it running. Textual's own reader dies of a letter in another encoding than UTF-8, swallows every key behind a
paste whose end was lost, and reads on without end from a terminal that was closed when its shell kept the
signal to itself.
"""

import os
import select
import signal
import sys
import time
from codecs import getincrementaldecoder
from contextlib import suppress
from typing import TextIO, cast

from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.events import Paste

from screens.pastes import Pastes, Piece
from screens.sequences import known

_GONE = select.POLLHUP | select.POLLERR | select.POLLNVAL

_AT_ONCE = 4096
"""Bytes that are read at a time; a terminal keeps no more."""

_AT_REST, _SOON = 100, 25
"""Milliseconds after which the reader looks whether it is to end; whether a single Esc was the key."""


class TerminalDriver(LinuxDriver):
    """Reads on after input that cannot be understood, and hangs up when the terminal is closed."""

    def __init__(
        self,
        app: App[object],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        painted = cast("TextIO", sys.__stderr__)
        self._file = Outlet(painted)  # type: ignore[assignment] # it is all that Textual asks of a file

    def start_application_mode(self) -> None:
        """Take the terminal; once more when the process was stopped and goes on.

        A closing terminal sends that signal too, behind the one to hang up: then there is nothing to take.
        """
        try:
            Inlet(self.fileno).look(0)
        except OSError:
            return
        if self._key_thread is not None and self._key_thread.is_alive():
            self.disable_input()
        super().start_application_mode()  # type: ignore[no-untyped-call] # Textual leaves it without types

    def run_input_thread(self) -> None:
        """Read what is typed until Textual wants no more, or the terminal is gone."""
        inlet, pastes, parser, wait = Inlet(self.fileno), Pastes(), XTermParser(), _AT_REST
        while not self.exit_event.is_set():
            try:
                typed = inlet.read(wait)
            except OSError:
                os.kill(os.getpid(), signal.SIGHUP)
                return
            now = time.monotonic()
            for piece in pastes.sort(typed, now) if typed else pastes.look(now):
                if not self._understand(piece, parser):
                    parser = XTermParser()
            for message in parser.tick():
                self.process_message(message)
            wait = _SOON if typed or pastes.is_holding else _AT_REST

    def _understand(self, piece: Piece, parser: XTermParser) -> bool:
        """Pass a piece on; False: it cannot be understood, and the parser is of no use any more."""
        if piece.is_pasted:
            self.process_message(Paste(piece.text))
            return True
        text = known(piece.text)
        messages = iter(parser.feed(text) if text else ())
        while True:
            try:
                message = next(messages)
            except StopIteration:
                return True
            except Exception:  # noqa: BLE001 - whatever a sequence does to the parser, keys are read on
                return False
            self.process_message(message)


class Inlet:
    """What a terminal sends, read as UTF-8; bytes that are no letters stand as U+FFFD."""

    def __init__(self, fileno: int) -> None:
        self._fileno = fileno
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode
        self._poll = select.poll()
        self._poll.register(fileno, select.POLLIN)

    def read(self, wait: int) -> str:
        """What has come, after at most so many milliseconds. OSError when the terminal is gone."""
        if not self.look(wait):
            return ""
        sent = os.read(self._fileno, _AT_ONCE)
        if not sent:
            raise OSError
        return self._decode(sent)

    def look(self, wait: int) -> bool:
        """Whether there is something to read, after at most so many milliseconds. OSError as ``read``."""
        ready = [mask for _, mask in self._poll.poll(wait)]
        if any(mask & _GONE for mask in ready):
            raise OSError
        return bool(ready)


class Outlet:
    """What is painted; on a terminal that is gone it goes nowhere, and the reader tells that it is gone."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self.fileno = file.fileno

    def write(self, text: str) -> None:
        """Paint."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Bring it to the terminal."""
        with suppress(OSError):
            self._file.flush()
