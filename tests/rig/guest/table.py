"""A match at a table without screens: tells how all stands; lines of JSON are orders.

{"do": "open"}, {"do": "close"}, {"do": "learn", "seat": 1}
{"do": "ask", "command": "Rule", "with": [true]}: of the match, by the name of a command of the rules
{"do": "view"}: how all stands
{"do": "stop"}
"""

import json
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from station.cli.device_table import DeviceTable
from station.live.door import LiveMatch
from station.live.opening import OpenMatch, begin_match
from station.live.published import Listeners, Published
from station.rules import commands
from station.rules.decide.missed import is_incomplete
from station.rules.model import Seat
from tests.rules.games import begin

PLAYERS = 4


def tell(what: str, **message: object) -> None:
    """Tell something, and when it was."""
    sys.stdout.write(json.dumps({"what": what, "now": time.monotonic_ns(), **message}) + "\n")
    sys.stdout.flush()


def published(shown: Published) -> None:
    """The match has gone on."""
    state = shown.history.state
    table.watch(shown.history)
    tell(
        "match",
        phase=state.phase,
        paused=state.paused,
        why=state.pause.why if state.pause else None,
        answers=state.answer.press.seat if state.answer else None,
        pauses=len(state.pauses),
        incomplete=is_incomplete(state),
    )


def stirred() -> None:
    """The buttons stand differently."""
    view = table.view()
    tell(
        "table",
        seats={button.seat: button.bound for button in view.seats},
        ports={button.seat: button.binding.identity.port for button in view.seats if button.binding},
        asked=view.asked,
        devices={report.identity.port: report.state for report in table.devices()},
        grabbed=sorted(button.seat for button in view.seats if button.grabbed),
    )


def obey(order: dict[str, object]) -> None:
    """Do one thing."""
    match order:
        case {"do": "open"}:
            table.open(trial=False)
        case {"do": "close"}:
            table.close()
        case {"do": "learn", "seat": int(seat)}:
            table.learn(Seat(seat))
        case {"do": "ask", "command": str(name), "with": list(words)}:
            match_.submit(
                getattr(commands, name)(*words), None, lambda refused: tell("refused", code=refused.code)
            )
        case {"do": "view"}:
            stirred()


table = DeviceTable()
opened = begin_match(Path(tempfile.mkdtemp()), begin(players=PLAYERS), date(2026, 12, 5))
assert isinstance(opened, OpenMatch)
match_ = LiveMatch(opened, Listeners(published, table.signal))
table.attend(opened.history.state.seats, stirred)
match_.start()
table.sit_down(match_)
tell("ready")
while (order := json.loads(sys.stdin.readline()))["do"] != "stop":
    obey(order)
table.stand_up()
match_.close()
