"""The real program on the text console of the guest, seen in the kernel's own memory of that screen."""

import base64
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.project.sources import ROOT
from tests.rig.lines import LOOK_AGAIN, PATIENCE, Program
from tests.rig.machine import Machine

NOBODY = "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups --"
"""What starts a program as a user who may do nothing."""

FOLDER = "/run/station"
"""The home of the station in the guest, whose ``/run`` is in its memory."""

_LAUNCH = "from station.cli.main import main; raise SystemExit(main())"
_LINES = 25


def _ways() -> str:
    """The folders above Python and the checkout, which a host may have closed to everybody but itself."""
    ends = (Path(sys.base_prefix), Path(sys.prefix), ROOT)
    return " ".join(sorted({str(way) for end in ends for way in (end, *end.parents)}))


class Station:
    """``svoyak`` on the console, whose keyboard is the machine's number 0."""

    HOST = 0

    def __init__(self, machine: Machine, *words: str, user: str = "") -> None:
        self._machine = machine
        folders = " ".join(f"XDG_{name}_HOME={FOLDER}/{name}" for name in ("DATA", "CONFIG", "STATE"))
        program = f"{user} {sys.executable} -c '{_LAUNCH}' --lang en {' '.join(words)}"
        machine.run(
            "base64 -w0 /dev/vcsu1; echo"
        )  # the kernel remembers letters since somebody has asked for them
        if user:
            machine.run(f"chmod a+rx {_ways()}")
        self.program: Program = machine.start(
            f"mkdir -p -m 777 {FOLDER}; cd {FOLDER}; export TERM=linux HOME={FOLDER} {folders};"
            f" exec {program} </dev/tty1 >/dev/tty1 2>&1"
        )

    def screen(self) -> str:
        """What the console shows."""
        text = base64.b64decode(self._machine.run("base64 -w0 /dev/vcsu1; echo")).decode("utf-32-le")
        width = len(text) // _LINES
        return "\n".join(text[at : at + width].rstrip() for at in range(0, len(text), width))

    def see(self, *texts: str, without: str = "") -> str:
        """Wait until the console shows all these texts, and one of them no more; the screen."""
        return self.wait(
            lambda seen: all(text in seen for text in texts) and not (without and without in seen)
        )

    def wait(self, holds: Callable[[str], bool]) -> str:
        """Wait until something holds of the console; the screen."""
        end = time.monotonic() + PATIENCE
        while not holds(seen := self.screen()):
            assert time.monotonic() < end, seen
            time.sleep(LOOK_AGAIN)
        return seen

    def does(self, key: str, *seen: str) -> str:
        """The host presses a key, which leads to this."""
        self._machine.tap(self.HOST, key)
        return self.see(*seen)

    def kill(self) -> None:
        """End it at once."""
        self._machine.kill(self.program)
        self.program.end()

    def give_buttons(self, keyboards: dict[str, int]) -> None:
        """On the page of the buttons: each player, in the order of the seats, presses on a keyboard."""
        self.does("f6", "a trial")
        self.wait(lambda seen: seen.count("nobody's") == len(keyboards) + 1)
        for name, keyboard in keyboards.items():
            self.does("l", f"{name}: press the button now")
            self._machine.tap(keyboard, "b")
            self.see(f"{name} ", "ready", without="PRESS NOW")
            self.does("down")
        self.does("esc", "Space always leads on")
