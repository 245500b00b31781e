"""One line for who sees a moment of the match for the first time: what is done there."""

from screens.host.keys import (
    ALL_IN_KEY,
    BUTTONS_KEY,
    DESK_KEY,
    LEAVE_KEY,
    PASS_KEY,
    PAUSE_KEY,
    RIGHT_KEY,
    SHEET_KEY,
    STEP_KEY,
    UNDO_KEY,
    WRONG_KEY,
)
from screens.services import House
from station.rules.model import WhyPaused
from station.rules.state import Phase
from station.views.host_view import HostView
from station.wording.language import N_, tr

OFF = "off"
"""Stands among the moments that were seen: no tips are wanted."""

NAMING = "naming"
"""The moment in which several may choose."""

LATE = "late"
"""The moment in which the time of an answer is over."""

PAUSED = "paused"
"""A pause at any moment; every other moment is a phase."""

GONE = "gone"
"""A pause because a button is gone."""

_AT_THE_END = N_("The game is saved. {sheet} score sheet; {desk}, G signs it; {leave} leaves.")

_TIPS: dict[str, str] = {
    Phase.OPENING: N_("Tell the players all themes. {step} always leads on."),
    Phase.THEME_START: N_("Tell the theme. {step} goes on to its first question."),
    Phase.ANNOUNCED: N_("Tell the price; {step} as you begin to read: buttons go live."),
    Phase.READING: N_("Read aloud. A press stops you; {step} when you have read it out."),
    Phase.WINDOW: N_("Five seconds to press. When it sounds, {step} tells the answer."),
    Phase.ANSWERING: N_("Judge the answer: {right} right, {wrong} wrong. {undo} takes anything back."),
    LATE: N_("Time is over. Begun in time: {right} or {wrong}; nothing said: {step}."),
    Phase.CLARIFYING: N_("You have asked to be more exact. Then {right} right, {wrong} wrong."),
    Phase.REVEALED: N_("Tell the answer. A question below? {step} with its first word."),
    Phase.SPARE_OFFER: N_("{step}: the theme's spare question at the same price."),
    NAMING: N_("Who chooses? A digit as players agree, or {step} draws a lot."),
    Phase.CHOOSING: N_("The player names theme and price: arrows or digits, then Enter."),
    Phase.BIDDING: N_("The highest bid plays alone. Type it, Enter; {all_in} all-in, {pass_} passes."),
    Phase.AUCTION_READING: N_("Only the buyer plays, without a button. {step} when read out."),
    Phase.THINKING: N_("Ten seconds at most. Once said, {right} right, {wrong} wrong: the whole bid."),
    Phase.THEME_END: N_("Tell the scores. Does an assistant count on paper? Compare: {desk}, V."),
    Phase.ROUND_END: N_("The round is over: tell the scores. {step} shows what follows."),
    Phase.STAKES: N_("Stakes are secret: pick the player, type it (as dots), Enter."),
    Phase.FINAL_READING: N_("Read it once. {step} starts the half minute to write."),
    Phase.WRITING: N_("Everybody writes. When time is over {step} takes answers in."),
    Phase.READ_OUT: N_("Read all slips out first. {step} then tells the right answer."),
    Phase.FINAL_RULING: N_("From the lowest score up: {right} right, {wrong} wrong; the stake is told."),
    Phase.TIED: N_("A shared place must be decided: {step} plays an extra theme."),
    Phase.LEFT_OPEN: _AT_THE_END,
    Phase.FINISHED: _AT_THE_END,
    GONE: N_("The clocks stand for a button. {buttons}: give another; {pause} goes on."),
    PAUSED: N_("The clocks stand. {pause} goes on; {desk}, R tells the sheet why."),
}


_ANSWERS = frozenset({Phase.ANSWERING, Phase.CLARIFYING, Phase.THINKING})


class Tips:
    """Each tip stands until its moment is over, twice at most; the house remembers what was shown.

    Twice, as the first press often ends a moment before its tip was read.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen = set(house.seen_tips())
        self._shown_once: set[str] = set()
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
            "leave": LEAVE_KEY.label,
            "pause": PAUSE_KEY.label,
            "sheet": SHEET_KEY.label,
            "buttons": BUTTONS_KEY.label,
        }
        return tr(_TIPS[self._moment], **keys) if self._moment in _TIPS else ""

    def follow(self, now: HostView) -> None:
        """The match has gone on."""
        moment = _moment(now)
        if moment != self._moment and self._moment is not None and OFF not in self._seen:
            (self._seen if self._moment in self._shown_once else self._shown_once).add(self._moment)
        self._moment = moment

    def turn(self) -> None:
        """No tips any more; or all of them anew."""
        self._seen = set() if OFF in self._seen else {OFF}
        self._shown_once.clear()

    def keep(self) -> None:
        """Let the house remember what was seen. May wait for a disk."""
        self._house.keep_tips(frozenset(self._seen | self._shown_once))


def _moment(view: HostView) -> str:
    if view.paused:
        return GONE if view.pause and view.pause.why is WhyPaused.BUTTONS else PAUSED
    if view.phase is Phase.CHOOSING and view.round.chooser is None:
        return NAMING
    return LATE if view.overdue and view.phase in _ANSWERS else view.phase
