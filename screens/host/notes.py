"""What the match screen tells the host on its line for notes."""

from pathlib import Path

from screens.host.keys import ALL_IN_KEY, LEAVE_KEY, MOVE_KEY, PASS_KEY, RIGHT_KEY, STEP_KEY, WRONG_KEY
from screens.services import House
from screens.text import cut
from station.live.opening import OpenMatch
from station.live.published import Published, Saving
from station.rules.commands import Rule
from station.rules.state import ANSWERED, Phase
from station.views.host_view import HostView
from station.wording.language import tr
from station.wording.presses import idle_press
from station.wording.trouble import reason, saving_reason

_JUDGED = ANSWERED | {Phase.FINAL_RULING}

_PLACE = 30
"""Cells of a folder's name."""

GUARD = 700_000_000
"""Nanoseconds after the end of an answer's time in which the next step is not taken for a ruling.

The host may have meant the key for the moment before, and it would cost the player the question.
"""


def opening(match: OpenMatch, house: House) -> str:
    """What there is to say of a file that was opened just now: cut, not locked, or named by a wrong date."""
    if match.torn_copy is None:
        if not match.appender.is_locked:
            return unlocked()
        return "" if match.is_reopened else house.clock_doubt()
    name = match.torn_copy.name
    return tr("The torn end of the file was cut off: check the points. Copy: {name}", name=name)


def unlocked() -> str:
    """What it means that nothing keeps another station from writing to the file."""
    return tr("Files cannot be locked in this folder: open the match at one station only.")


def unsaved(published: Published, refuge: tuple[Path, OSError] | None, *, leaving: bool) -> str:
    """That the match is not saved, in an alarm; empty when it is.

    ``refuge``: the folder to which it could not be moved, with the reason. ``leaving``: the host has asked to
    leave it so.
    """
    if published.failure is None:
        return ""
    if leaving and (published.moving is not None or published.saving is Saving.HANGING):
        return tr(
            "NOT SAVED yet. {key} once more: leave when it is, or after 10 seconds.", key=LEAVE_KEY.label
        )
    if published.moving is not None:
        return _moving(cut(str(published.moving), _PLACE), stalled=published.stalled)
    why = saving_reason(published.failure)
    if leaving:
        return tr(
            "NOT SAVED: {reason}. {key} once more: leave without saving.", reason=why, key=LEAVE_KEY.label
        )
    if refuge is not None:
        folder, error = refuge
        place = cut(str(folder), _PLACE)
        return tr(
            "NOT SAVED in {folder} either: {reason}. {key}: elsewhere.",
            folder=place,
            reason=reason(error),
            key=MOVE_KEY.label,
        )
    return tr("NOT SAVED: {reason}. {key}: save elsewhere. Play on.", reason=why, key=MOVE_KEY.label)


def _moving(folder: str, *, stalled: bool) -> str:
    if stalled:
        return tr("NOT SAVED: {folder} does not answer. {key}: elsewhere.", folder=folder, key=MOVE_KEY.label)
    return tr("NOT SAVED yet: being written to {folder}. Play on.", folder=folder)


def idle(view: HostView) -> str:
    """Why the last press decided nothing."""
    if view.idle is None:
        return ""
    names = {who.seat: who.name for who in view.seats}
    return idle_press(view.idle.why, names.get(view.idle.press.seat, str(view.idle.press.seat)))


def no_order(view: HostView) -> str:
    """Why a key asks for nothing now."""
    if view.phase in _JUDGED:
        return tr("Judge first: {right} right, {wrong} wrong.", right=RIGHT_KEY.label, wrong=WRONG_KEY.label)
    if view.phase is Phase.CHOOSING and view.round.chooser is not None:
        return tr("Pick the question first: arrows or digits, then Enter.")
    if view.phase is Phase.BIDDING:
        return tr(
            "Take the bid first: digits and Enter, {all_in} all-in, {pass_} pass.",
            all_in=ALL_IN_KEY.label,
            pass_=PASS_KEY.label,
        )
    return tr("That key does nothing now.")


def too_soon(view: HostView, command: object, overdue_for: int) -> str:
    """Why the next step waits a moment: the time to answer has only just run out."""
    if view.overdue and isinstance(command, Rule) and command == view.step and overdue_for < GUARD:
        return tr("The time has just run out. {key} once more: no answer, wrong.", key=STEP_KEY.label)
    return ""


def leaving(view: HostView) -> str:
    """What happens to the match when the host leaves."""
    if view.places:
        return tr("{key} once more: leave. The game and its score sheet are saved.", key=LEAVE_KEY.label)
    return tr("{key} once more: leave. The match is saved, and goes on from this place.", key=LEAVE_KEY.label)
