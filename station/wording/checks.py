"""Why a match is paused, and who stands for its result, in words."""

from station.rules.model import Signatures, WhyPaused
from station.rules.records import PauseReason
from station.rules.results import ResultState, result_state
from station.wording.language import N_, tr

WHYS = {
    WhyPaused.TECHNICAL: N_("technical fault"),
    WhyPaused.COMMITTEE: N_("question to the committee"),
    WhyPaused.BREAK: N_("a break"),
    WhyPaused.BUTTONS: N_("a button is gone"),
    WhyPaused.OTHER: N_("own words"),
}
"""What the reasons of a pause are called where one is chosen."""

_RESULTS = {
    ResultState.OPEN: N_("The result is open: nobody has signed it"),
    ResultState.SIGNED: N_("The result is signed: {names}"),
    ResultState.APPROVED: N_("The result is approved by the committee: {names}"),
}


def pause_told(reason: PauseReason) -> str:
    """Why the match stands still, from one of a few reasons and the host's words; the words may be all."""
    if reason.why is WhyPaused.OTHER:
        return reason.text
    return ": ".join(filter(None, (tr(WHYS[reason.why]), reason.text)))


def signers(by: Signatures) -> str:
    """Who has signed, each with what they are."""
    told = (
        (by.host, tr("host {name}", name=by.host)),
        (by.assistant, tr("assistant {name}", name=by.assistant)),
        (by.committee, tr("committee {name}", name=by.committee)),
    )
    return ", ".join(words for name, words in told if name)


def result_told(signed: Signatures | None, lifted: Signatures | None) -> list[str]:
    """What stands under a result: who has signed it, or whose sign-off a later change has lifted."""
    names = signers(signed) if signed else ""
    told = tr(_RESULTS[result_state(signed)], names=names)
    if lifted is None:
        return [told]
    return [tr("Changed after it was signed ({names}): to be signed anew", names=signers(lifted)), told]
