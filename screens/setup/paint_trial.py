"""The trial of the buttons as lines. Pure: the same scene gives the same lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len

from screens.hints import hint_line
from screens.looks import Line, Look
from screens.setup.keys import HELP, PLAY_KEY, UNTRIED_KEY, told
from screens.text import cut, padded, wrap
from station.rules.commands import Begin
from station.rules.model import Player, Seat
from station.wording.language import tr

if TYPE_CHECKING:
    from screens.buttons.sheet import Sheet

_NAME = 24
_ROOMY = 14
"""Lower pages leave the advice out."""
_LEAST = 2
"""Players without whom there is no game."""


@dataclass(frozen=True, slots=True)
class TrialScene:
    """Everything on the page. ``tried``: whose buttons were heard; ``last``: whose was the last one.

    ``sheet``: the list of the buttons, None where they are no devices. ``note``: what the host is told until
    the next key. ``unready``: whose button is not ready and why, for a host who is about to begin.
    """

    begin: Begin
    tried: frozenset[Seat]
    last: Seat | None
    width: int
    height: int
    sheet: Sheet | None = None
    note: str = ""
    unready: tuple[tuple[Seat, str], ...] = ()

    @property
    def missing(self) -> tuple[Player, ...]:
        """Who has come and whose button was not yet heard."""
        silent = {*self.tried, *self.begin.absent}
        return tuple(player for player in self.begin.lineup.players if player.seat not in silent)


def trial_lines(scene: TrialScene) -> list[Line]:
    """All lines of the screen, as many as it is high."""
    width = scene.width
    head: Line = ((" " + padded(tr("Buttons"), width - 1), Look.HEAD),)
    keys = _keys(scene)
    room = max(1, scene.height - 2 - len(keys))
    body = _seats(scene, room) if scene.sheet is None else _buttons(scene, scene.sheet, room)
    body = [*body, *[()] * (room - len(body))]
    return [head, *body[:room], _told(scene), *keys][: scene.height]


def _keys(scene: TrialScene) -> list[Line]:
    """What the keys do: with the list's own above the others."""
    if scene.sheet is None:
        return [hint_line(told(PLAY_KEY, UNTRIED_KEY, HELP), scene.width)]
    ends = told(PLAY_KEY, HELP) if scene.sheet.is_asking else told(PLAY_KEY, UNTRIED_KEY, HELP)
    return [hint_line(scene.sheet.hints(), scene.width), hint_line(ends, scene.width)]


def _seats(scene: TrialScene, room: int) -> list[Line]:
    """The seats, whose buttons are keys."""
    how = tr("Buttons are the keys 1 to 4. Everybody presses once; it counts for nothing.")
    advice = _advice(how, scene.width)
    rows = [_row(scene, player) for player in scene.begin.lineup.players]
    spaced = [line for row in rows for line in ((), row)]
    bodies = ([(), *advice, *spaced], [(), *advice, (), *rows], rows)
    return next((body for body in bodies if len(body) <= room), rows)


def _buttons(scene: TrialScene, sheet: Sheet, room: int) -> list[Line]:
    """The seats with their devices, and the other ones."""
    give = tr("{learn} and a press give a device to the player at the arrow.", learn=sheet.learn_label)
    how = f"{tr('Everybody presses once; it counts for nothing.')} {give}"
    above = [(), *_advice(how, scene.width), ()] if room > _ROOMY else []
    return [*above, *sheet.body(scene.width, room - len(above))]


def _advice(text: str, width: int) -> list[Line]:
    return [((f" {line}", Look.PLAIN),) for line in wrap(text, width - 2)]


def _row(scene: TrialScene, player: Player) -> Line:
    """A seat, its player, and whether its button was heard."""
    room = min(_NAME, max(8, scene.width - 30))
    name = f"   {player.seat}  {padded(player.name, room)}  "
    left = scene.width - cell_len(name)
    if player.seat in scene.tried:
        mark = "●" if player.seat == scene.last else "•"
        return (name, Look.STRONG), (cut(f"{mark} {tr('the button works')}", left - 1) + " ", Look.LIVE)
    if player.seat in scene.begin.absent:
        return (name, Look.QUIET), (cut(tr("absent"), left), Look.QUIET)
    return (name, Look.STRONG), (cut(tr("waiting for a press"), left), Look.QUIET)


def _told(scene: TrialScene) -> Line:
    """The last press, or what is still to come; before all that a game cannot be played (S4.3)."""
    width = scene.width - 1
    if len(scene.begin.lineup.players) - len(scene.begin.absent) < _LEAST:
        alone = tr("Only one player has come: the game is over at once, and cannot be played later.")
        return ((" " + padded(alone, width), Look.ALARM),)
    if scene.unready:
        return ((" " + padded(_insist(scene, width), width), Look.ALARM),)
    if scene.note:
        return ((" " + padded(scene.note, width), Look.NOTE),)
    if scene.last is not None and scene.last not in scene.begin.lineup.seats:
        stray = tr("That was the button of seat {seat}, where nobody sits.", seat=scene.last)
        return ((" " + padded(stray, width), Look.NOTE),)
    if not scene.missing:
        return ((" " + padded(tr("All buttons work."), width), Look.RIGHT),)
    names = ", ".join(player.name for player in scene.missing)
    return ((" " + padded(tr("Not heard yet: {names}", names=names), width), Look.QUIET),)


def _insist(scene: TrialScene, width: int) -> str:
    """Who is not ready and why; the names alone where that does not fit, as the key has to be named."""
    names = {player.seat: player.name for player in scene.begin.lineup.players}
    key = PLAY_KEY.label
    room = width - cell_len(tr("Not ready: {names}. {key} once more: begin so.", names="", key=key))
    told = ", ".join(f"{names[seat]} ({why})" for seat, why in scene.unready)
    if cell_len(told) > room:
        told = cut(", ".join(names[seat] for seat, _ in scene.unready), room)
    return tr("Not ready: {names}. {key} once more: begin so.", names=told, key=key)
