"""Faults of reasons for a pause, checks with the paper, the sign-off."""

from dataclasses import replace

from station.rules.model import Signatures, WhyPaused
from station.rules.records import Agreed, PauseReason
from tests.rules.faults.broken import Case, revealed
from tests.rules.final_situations import finished, tied

CABLE = PauseReason(WhyPaused.TECHNICAL, "кабель")
BREAK = PauseReason(WhyPaused.BREAK, "")
DINA = Signatures("Дина")

CHECKS: list[Case] = [
    ("reason-without-pause", revealed, lambda state: replace(state, pause=CABLE, pauses=(CABLE,))),
    (
        "reason-not-kept",
        revealed,
        lambda state: replace(state, paused=True, pause=CABLE, pauses=(CABLE, BREAK)),
    ),
    (
        "agreed-ahead",
        revealed,
        lambda state: replace(state, agreed=Agreed(state.totals, len(state.played) + 1, 0)),
    ),
    ("agreed-ahead", revealed, lambda state: replace(state, agreed=Agreed(state.totals, 0, 1))),
    ("signed-too-early", revealed, lambda state: replace(state, signed=DINA)),
    ("signed-too-early", tied, lambda state: replace(state, signed=DINA)),
    ("signed-by-no-host", finished, lambda state: replace(state, signed=Signatures("", "Егор"))),
    ("signed-and-lifted", finished, lambda state: replace(state, signed=DINA, lifted=DINA)),
]
