"""The drivers alone: tells all that the supervisor tells; lines of JSON say what it is wanted to hear.

{"do": "want", "bound": [sources], "spared": [sources], "everything": true}
{"do": "light", "source": …, "buttons": […]}
{"do": "report"}: how every device stands
{"do": "stop"}
"""

import json
import sys
import time
from dataclasses import asdict

from drivers.devices import Identity, Wanted
from drivers.presses import Press
from drivers.supervisor import Supervisor


def tell(what: str, **message: object) -> None:
    """Tell something, and when it was."""
    sys.stdout.write(json.dumps({"what": what, "now": time.monotonic_ns(), **message}) + "\n")
    sys.stdout.flush()


class Listener:
    """Hears of devices, and tells."""

    def pressed(self, press: Press) -> None:
        """A button went down."""
        tell("pressed", **asdict(press))

    def missed(self, source: str, since: int, until: int) -> None:
        """The kernel lost something."""
        tell("missed", source=source, since=since, until=until)

    def lost(self, devices: tuple[Identity, ...]) -> None:
        """These were unplugged."""
        tell("lost", sources=[device.source for device in devices])

    def slept(self) -> None:
        """The machine has slept."""
        tell("slept")

    def broke(self, error: Exception) -> None:
        """The reading has ended by a fault."""
        raise error

    def changed(self) -> None:
        """Something in the reports is different."""
        tell("changed", states={each.identity.source: each.state for each in supervisor.reports})


def main() -> None:
    """Do what is told until it is to stop."""
    supervisor.start(Listener())
    tell("ready")
    while (order := json.loads(sys.stdin.readline()))["do"] != "stop":
        match order["do"]:
            case "want":
                bound, spared = frozenset(order.get("bound", ())), frozenset(order.get("spared", ()))
                supervisor.want(Wanted(bound, spared, order.get("everything", False)))
            case "light":
                supervisor.light(order["source"], frozenset(order["buttons"]))
            case "report":
                tell(
                    "reports",
                    reports=[{"source": each.identity.source, **asdict(each)} for each in supervisor.reports],
                )
    supervisor.stop()


supervisor = Supervisor()
main()
