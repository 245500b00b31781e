"""A match at a table of the guest, without screens: what the host orders, how all stands."""

import json
from collections.abc import Callable

from tests.rig.lines import Message
from tests.rig.machine import Machine


class MatchTable:
    """Seats 1 to 4 play. ``latest``: what was told last, by its kind."""

    def __init__(self, machine: Machine) -> None:
        self.program = machine.python("table")
        self.latest: dict[str, Message] = {}
        self._wait(lambda: {"ready", "match"} <= self.latest.keys())

    def order(self, what: str, **more: object) -> None:
        """Order something of the table."""
        self.program.tell(do=what, **more)

    def await_devices(self, *ports: str) -> None:
        """Wait until what is in these ports is heard."""
        self.await_table(lambda told: all(told["devices"].get(port) in {"read", "grabbed"} for port in ports))

    def stop(self) -> None:
        """Stand up."""
        self.order("stop")
        self.program.end()

    def learn(self, seat: int, press: Callable[[], None]) -> None:
        """Let a seat have the button that is pressed now."""
        self.order("learn", seat=seat)
        self.await_table(lambda told: told["asked"] == seat)
        press()
        self.await_seats({seat: "ready"})

    def ask(self, command: str, *words: object, **match: object) -> Message:
        """Ask the match for something, and wait until it stands so."""
        self.order("ask", command=command, **{"with": words})
        return self.await_match(**match)

    def await_match(self, **match: object) -> Message:
        """Wait until the match stands so; how it does."""
        self._wait(lambda: match.items() <= self.latest["match"].items())
        return self.latest["match"]

    def await_seats(self, seats: dict[int, str]) -> Message:
        """Wait until these seats stand so; how the table does."""
        wanted = {str(seat): bound for seat, bound in seats.items()}
        return self.await_table(lambda told: wanted.items() <= told["seats"].items())

    def await_table(self, holds: Callable[[Message], bool]) -> Message:
        """Wait until something holds of the table; how it stands."""
        self.latest.pop("table", None)
        self.order("view")
        self._wait(lambda: "table" in self.latest and holds(self.latest["table"]))
        return self.latest["table"]

    def _wait(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._pump()

    def _pump(self) -> None:
        try:
            line = self.program.take()
        except AssertionError:
            raise AssertionError(self.latest) from None
        assert line is not None, (self.program.code, self.program.heard)
        message = json.loads(line)
        assert message["what"] != "refused", message
        self.latest[message["what"]] = message
