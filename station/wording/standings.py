"""Why a game is over, and who is not in it."""

from station.rules.model import Standing, WhyOver
from station.wording.language import N_, tr

_STANDINGS = {
    Standing.ABSENT: N_("has not come"),
    Standing.LEFT: N_("has left"),
    Standing.REMOVED: N_("removed"),
}

_ENDS = {
    WhyOver.SOLE_POSITIVE: N_("The final round was not played: only one player has a positive score"),
    WhyOver.NO_WINNER: N_("No winner, the title is not awarded: nobody has a positive score"),
    WhyOver.LAST_ONE: N_("The game ended with one player left"),
    WhyOver.NOT_PLAYED: N_("Not played: only one player came"),
}


def standing_name(standing: Standing) -> str:
    """What is to be said of a player who is not in the game; empty for one who is."""
    return tr(_STANDINGS[standing]) if standing in _STANDINGS else ""


def why_over(why: WhyOver | None) -> str:
    """Why a game has ended before all was played, in a sentence without a full stop; else empty."""
    return tr(_ENDS[why]) if why in _ENDS else ""
