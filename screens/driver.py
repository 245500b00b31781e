"""The terminal's input, as Textual reads it, made to outlive what a terminal may do.

The law of this file: no byte that comes from a terminal ends the station, and no terminal that is gone keeps
it running. Textual's own driver dies of a letter in another encoding than UTF-8, and reads on without end
from a terminal that was closed when its shell kept the signal to itself.
"""

import os
import select
import signal
import threading

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver


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
        self._hung_up = False
        threading.Thread(target=self._await_hang_up, name="hang-up", daemon=True).start()

    def start_application_mode(self) -> None:
        """Take the terminal; once more when the process was stopped and goes on.

        A closing terminal sends that signal too, behind the one to hang up: then there is nothing to take,
        and a second reader would never be ended.
        """
        if self._hung_up:
            return
        if self._key_thread is not None and self._key_thread.is_alive():
            self.disable_input()
        super().start_application_mode()  # type: ignore[no-untyped-call] # Textual leaves it without types

    def run_input_thread(self) -> None:
        """Read what is typed; what cannot be understood is passed over, with what came together with it."""
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except OSError:  # the terminal is gone
                return
            except (ValueError, OverflowError):
                continue

    def _await_hang_up(self) -> None:
        """Wait, without looking at what is typed, until there is no terminal any more."""
        terminal = select.poll()
        terminal.register(self.fileno, 0)
        terminal.poll()
        self._hung_up = True
        # Textual ends its reader on the way out; where that way is cut short the reader must not go on.
        self.exit_event.set()
        os.kill(os.getpid(), signal.SIGHUP)
