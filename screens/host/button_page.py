"""The page of the buttons in a match: how they stand, whose is which, and a trial of them.

The law of this file: while a press can count nothing is tried. A trial ends before the host's key goes to the
match, so that no press of a live question is lost in it.
"""

from drivers.layouts import names_of_keys
from screens.buttons.sheet import Sheet
from screens.help import Group, group
from screens.host.entry import Hint, KeyTaker, Taken
from screens.host.keys import (
    BUTTON_KEYS,
    BUTTONS_KEY,
    PAUSE_KEY,
    SEAT_KEYS,
    STEP_KEY,
    UNDO_KEY,
    is_untyped,
)
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.table import ButtonDesk
from screens.text import filled
from station.rules.state import BETWEEN, FINAL_ROUND, OVER, MatchState, Phase
from station.views.host_view import HostView
from station.wording.language import tr

_IDLE = (
    BETWEEN
    | FINAL_ROUND
    | OVER
    | {Phase.OPENING, Phase.THEME_START, Phase.CHOOSING, Phase.BIDDING, Phase.REVEALED, Phase.SPARE_OFFER}
)
"""No press counts in these, early or late."""

_OF_THE_GAME = (STEP_KEY, PAUSE_KEY, UNDO_KEY)


class ButtonPage:
    """Opened when it is made, until ``close``. Keys that lead the game on close it first.

    ``below``: the desk on which it was opened, which is there again then.
    """

    is_typed = False

    def __init__(self, desk: ButtonDesk, view: HostView, below: KeyTaker | None) -> None:
        self.below = below
        self._desk = desk
        self._sheet = Sheet(desk, {}, "enter")
        self._keys = names_of_keys((*(name for key in _OF_THE_GAME for name in key.bound), *SEAT_KEYS))
        self._is_trial = _may_try(view)
        self.follow(view)
        desk.open(trial=self._is_trial)

    def follow(self, view: HostView) -> None:
        """The match has gone on: presses are tried only while none counts."""
        self._sheet.names = {seat.seat: seat.name for seat in view.seats}
        before, self._is_trial = self._is_trial, _may_try(view)
        if before != self._is_trial:
            self._desk.open(trial=self._is_trial)

    def close(self) -> None:
        """The host looks no more."""
        self._desk.learn(None)
        self._desk.close()

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - the protocol's
        """A key of the list, of the game, or a button; None: not of this page."""
        end = Taken(closed=True, opened=self.below)
        if key in BUTTONS_KEY.bound:
            return end
        known = self._keys.get(key, key)
        if is_untyped(key) or known in SEAT_KEYS:
            return None
        if any(known in kept.bound for kept in _OF_THE_GAME):
            return Taken(closed=True, opened=self.below, pressed=() if self.below else (known,))
        note = self._sheet.take(key, may_bind=self._is_trial)
        if note is None:
            return end if key == "escape" else Taken()
        return Taken(note=note)

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - the protocol's
        """What it is about now, and the list."""
        told = (
            tr("Buttons: a trial, presses count for nothing")
            if self._is_trial
            else tr("Buttons: a question is open, presses count")
        )
        title: Line = ((filled(told, scene.width), Look.HEAD if self._is_trial else Look.LIVE),)
        return (
            [title, *self._sheet.body(scene.width, scene.room - 1, may_bind=self._is_trial)]
            if scene.room > 1
            else [title]
        )

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - the protocol's
        """The keys of the list, and those that close it."""
        game = tuple((key.labels, tr(key.more or key.use)) for key in _OF_THE_GAME)
        players = (" ".join(SEAT_KEYS), tr("the players' buttons"))
        return group(tr("Buttons"), BUTTON_KEYS), Group(tr("Back to the game with"), (*game, players))

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - the protocol's
        """How it goes on."""
        back = () if self._sheet.is_asking else (("Esc", tr("back")),)
        pause = () if self._is_trial else ((PAUSE_KEY.label, tr(PAUSE_KEY.use)),)
        return (*self._sheet.hints(may_bind=self._is_trial), *pause, *back)


def _may_try(view: HostView) -> bool:
    return view.paused or view.phase in _IDLE
