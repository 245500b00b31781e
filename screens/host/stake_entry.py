"""The secret stakes of the final round: typed hidden, for one finalist after another (N4.11.1)."""

from rich.cells import cell_len

from screens.host.digits_entry import TypedNumber
from screens.host.entry import Hint, Taken
from screens.host.keys import FINAL_KEYS, MOVES, actions_by_key
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, padded, wrap
from station.rules.commands import MakeStake
from station.rules.model import Points
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.views.late_view import Finalist, FinalView
from station.wording.language import tr

_LONGEST_NAME = 24
_TYPED, _LIMITS = 8, 12


class StakeEntry:
    """↑ ↓ choose a finalist, digits type the stake, Enter makes it; until the reading it may be made anew."""

    def __init__(self, view: HostView) -> None:
        finalists = view.final.finalists if view.final else ()
        waiting = (place for place, who in enumerate(finalists) if not who.has_staked)
        self._place = next(waiting, 0)
        self._typed = TypedNumber()
        self._actions = actions_by_key((*MOVES[:2], *FINAL_KEYS))

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A digit, a step from player to player, or the stake."""
        if view.final is None:
            return None
        if self._typed.press(key):
            return Taken()
        match self._actions.get(key):
            case "up" | "down" as way:
                self._typed = TypedNumber()
                self._place = (self._place + (1 if way == "down" else -1)) % len(view.final.finalists)
                return Taken()
            case "enter":
                return self._stake(view.final)
        return None

    def _stake(self, final: FinalView) -> Taken:
        if self._typed.number is None:
            return Taken(note=tr("Type the stake first."))
        seat = final.finalists[self._place].seat
        return Taken(MakeStake(seat, Points(self._typed.number)))

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """Whose stake is typed."""
        if view.final is None:
            return ()
        seat = view.final.finalists[self._place].seat
        name = next(who.name for who in view.seats if who.seat == seat)
        return (
            ("0…9", tr("stake, hidden")),
            ("Enter", tr("stake of {name}", name=name)),
            ("↑↓", tr("player")),
        )

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """The theme, and each finalist with the limits and whether the stake is in; never an amount."""
        final = scene.view.final
        if final is None:
            return []
        theme = final.theme or tr("(theme on paper)")
        told = tr("Theme of the final round: {theme}", theme=theme)
        head: list[Line] = [((f" {line}", Look.STRONG),) for line in wrap(told, scene.width - 2)]
        rows = [self._row(place, who, scene) for place, who in enumerate(final.finalists)]
        return [*head, (), *rows]

    def _row(self, place: int, who: Finalist, scene: Scene) -> Line:
        is_here = place == self._place
        name = padded(scene.names[who.seat], min(_LONGEST_NAME, scene.width // 3))
        head = f" {'→' if is_here else ' '} {who.seat} {name} "
        typed = padded(f" {'•' * len(self._typed.text)}_" if is_here else "", _TYPED)
        limits = padded(tr("1 to {most}", most=who.most), _LIMITS)
        told = tr("the stake is in") if who.has_staked else tr("no stake yet")
        rest = cut(f"{limits} {told}", scene.width - cell_len(head) - _TYPED - 2)
        look = Look.STRONG if is_here else Look.PLAIN
        return (head, look), (typed, Look.CHOSEN if is_here else look), (f"  {rest}", look)
