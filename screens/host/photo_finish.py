"""A race too close to tell, in a club where the host says who was first (N4.5.1).

The law of this file: digits are the players' buttons, and in a race they are still being pressed. So the host
chooses by arrows and Enter; the smallest stamp stands first, and Enter alone takes it.
"""

from screens.help import Group, moment
from screens.host.entry import Hint, Taken
from screens.host.keys import FINISH, FINISH_KEYS, actions_by_key
from screens.host.paint_question import asked
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut
from station.rules.commands import NameFirst
from station.rules.model import Seat
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import tr
from station.wording.times import milliseconds

_NAME_IN_HINT = 20
_HERE = " → "


class FinishEntry:
    """↑ ↓ choose among those who may have been first, Enter names one."""

    is_typed = False

    def __init__(self, view: HostView) -> None:  # noqa: ARG002 - as every entry
        self._at = 0
        self._actions = actions_by_key(FINISH_KEYS)

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A step from player to player, or the host's word."""
        match self._actions.get(key):
            case "cursor_up" | "cursor_down" as way:
                self._at = (self._at + (1 if way == "cursor_down" else -1)) % len(view.photo_finish)
                return Taken()
            case "name_first":
                return Taken(NameFirst(view.photo_finish[self._at]))
        return None

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (moment(FINISH),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """Who is named by Enter."""
        name = next(who.name for who in view.seats if who.seat == view.photo_finish[self._at])
        return (("Enter", tr("first: {name}", name=cut(name, _NAME_IN_HINT))), ("↑↓", tr("player")))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:
        """Those who may have been first with the gaps of their stamps, then the question."""
        rows = [self._row(scene, state, seat) for seat in scene.view.photo_finish]
        room = scene.room - len(rows) - 1
        return [*rows, (), *asked(scene.view, scene.width, room)]

    def _row(self, scene: Scene, state: MatchState, seat: Seat) -> Line:
        best = state.contest[0].stamp
        press = next(press for press in state.contest if press.seat == seat)
        told = tr(
            "{name}: +{gap} ms (±{resolution} ms)",
            name=scene.names[seat],
            gap=milliseconds(press.stamp - best),
            resolution=milliseconds(press.resolution, up=True),
        )
        is_here = seat == scene.view.photo_finish[self._at]
        text = cut(f"{seat} {told}", scene.width - len(_HERE))
        return (
            (_HERE if is_here else " " * len(_HERE), Look.STRONG),
            (text, Look.CHOSEN if is_here else Look.PLAIN),
        )
