"""One line for who sees a moment of the match for the first time: what is done there."""

from screens.host.keys import (
    ALL_IN_KEY,
    DESK_KEY,
    PASS_KEY,
    RIGHT_KEY,
    SHEET_KEY,
    STEP_KEY,
    UNDO_KEY,
    WRONG_KEY,
)
from screens.services import House
from station.rules.state import Phase
from station.views.host_view import HostView
from station.wording.language import N_, tr

OFF = "off"
"""Stands among the moments that were seen: no tips are wanted."""

NAMING = "naming"
"""The moment in which several may choose; every other moment is a phase."""

_TIPS: dict[str, str] = {
    Phase.OPENING: N_("Tell the players all themes. {step} always leads on."),
    Phase.THEME_START: N_("Tell the theme. {step} goes on to its first question."),
    Phase.ANNOUNCED: N_("Tell the price; {step} as you begin to read: buttons go live."),
    Phase.READING: N_("Read aloud. A press stops you; {step} when you have read it out."),
    Phase.WINDOW: N_("Five seconds to press. When it sounds, {step} tells the answer."),
    Phase.ANSWERING: N_("Judge the answer: {right} right, {wrong} wrong. {undo} takes anything back."),
    Phase.CLARIFYING: N_("You have asked to be more exact. Then {right} right, {wrong} wrong."),
    Phase.REVEALED: N_("Tell the answer. {step} goes straight on with what stands next."),
    Phase.SPARE_OFFER: N_("{step}: the theme's spare question at the same price."),
    NAMING: N_("Who chooses? A digit as players agree, or {step} draws a lot."),
    Phase.CHOOSING: N_("The player names theme and price: arrows or digits, then Enter."),
    Phase.BIDDING: N_("An auction. Type the player's bid, Enter; {all_in} all-in, {pass_} passes."),
    Phase.AUCTION_READING: N_("Only the buyer plays, without a button. {step} when read out."),
    Phase.THINKING: N_("Ten seconds to think. Then {right} right, {wrong} wrong, for the whole bid."),
    Phase.THEME_END: N_("Tell the scores; the assistant compares. {desk} puts things right."),
    Phase.ROUND_END: N_("The round is over: tell the scores. {step} shows what follows."),
    Phase.STAKES: N_("Stakes are secret: pick the player, type it (as dots), Enter."),
    Phase.FINAL_READING: N_("Read it once. {step} starts the half minute to write."),
    Phase.WRITING: N_("Everybody writes. When time is over {step} takes answers in."),
    Phase.READ_OUT: N_("Read all slips out first. {step} then tells the right answer."),
    Phase.FINAL_RULING: N_("From the lowest score up: {right} right, {wrong} wrong; the stake is told."),
    Phase.TIED: N_("A shared place must be decided: {step} plays an extra theme."),
    Phase.FINISHED: N_("The game is over and saved. {sheet} shows the score sheet."),
}


class Tips:
    """Each tip stands until its moment is over, and is not shown again: the house remembers them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen = set(house.seen_tips())
        self._moment: str | None = None

    @property
    def shown(self) -> str:
        """The tip for this moment, empty without one."""
        if self._moment is None or OFF in self._seen or self._moment in self._seen:
            return ""
        keys = {
            "step": STEP_KEY.label,
            "right": RIGHT_KEY.label,
            "wrong": WRONG_KEY.label,
            "undo": UNDO_KEY.label,
            "all_in": ALL_IN_KEY.label,
            "pass_": PASS_KEY.label,
            "desk": DESK_KEY.label,
            "sheet": SHEET_KEY.label,
        }
        return tr(_TIPS[self._moment], **keys) if self._moment in _TIPS else ""

    def follow(self, now: HostView) -> None:
        """The match has gone on."""
        moment = _moment(now)
        if moment != self._moment and self._moment is not None and OFF not in self._seen:
            self._seen.add(self._moment)
        self._moment = moment

    def turn(self) -> None:
        """No tips any more; or all of them anew."""
        self._seen = set() if OFF in self._seen else {OFF}

    def keep(self) -> None:
        """Let the house remember what was seen. May wait for a disk."""
        self._house.keep_tips(frozenset(self._seen))


def _moment(view: HostView) -> str:
    is_open = view.phase is Phase.CHOOSING and view.round.chooser is None
    return NAMING if is_open else view.phase
