"""Presses that decided nothing, and why."""

from station.rules.moments import WhyIdle
from station.wording.cells import cut
from station.wording.language import N_, tr

_WIDEST_NAME = 24

_SENTENCES = {
    WhyIdle.EARLY: N_("{name}: pressed before the reading began"),
    WhyIdle.LATE: N_("{name}: pressed after the time was over"),
    WhyIdle.LOCKED: N_("{name}: has answered this question already"),
    WhyIdle.ANSWERING: N_("{name}: pressed while the answer was heard"),
    WhyIdle.OVERTAKEN: N_("{name}: pressed first, but heard too late: you decide"),
    WhyIdle.STALE: N_("{name}: pressed before the last ruling, does not count"),
    WhyIdle.PAUSED: N_("{name}: pressed during the pause"),
    WhyIdle.OUT: N_("{name}: pressed, but does not play now"),
    WhyIdle.IDLE: N_("{name}: pressed while no question is open"),
}


def idle_press(why: WhyIdle, name: str) -> str:
    """Why this player's press decided nothing, in at most 76 cells."""
    return tr(_SENTENCES[why], name=cut(name, _WIDEST_NAME))
