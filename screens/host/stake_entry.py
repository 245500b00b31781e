"""The secret stakes of the final round: typed hidden, for one finalist after another (N4.11.1)."""

from rich.cells import cell_len

from screens.help import Group, moment
from screens.host.digits_entry import TypedNumber
from screens.host.entry import Hint, Taken
from screens.host.finalists import LONGEST_NAME, AtFinalist
from screens.host.keys import STAKE_KEYS, STAKES, actions_by_key
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import cut, padded, wrap
from station.rules.commands import MakeStake
from station.rules.model import Points, Seat, Standing
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.views.late_view import Finalist, FinalView
from station.wording.language import tr
from station.wording.sheets import theme_name

_TYPED, _LIMITS = 8, 13


class StakeEntry:
    """↑ ↓ choose a finalist, digits type the stake, Enter makes it; until the reading it may be made anew.

    Who types fast does not wait for the disk: with a legal stake the cursor goes on to the next player at
    once, so that no digit of the next stake gets into this one. A stake that is in is replaced only when
    Enter is pressed twice: it may be another player's that was typed under the wrong name.
    """

    is_typed = False

    def __init__(self, view: HostView) -> None:
        finalists = view.final.finalists if view.final else ()
        self._at = AtFinalist(next((who.seat for who in finalists if not who.has_staked), None))
        self._typed = TypedNumber()
        self._is_to_replace = False
        self._actions = actions_by_key(STAKE_KEYS)

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:  # noqa: ARG002 - as every taker
        """A digit, a step from player to player, or the stake."""
        if view.final is None:
            return None
        if self._typed.press(key):
            self._is_to_replace = False
            return Taken()
        match self._actions.get(key):
            case "cursor_up" | "cursor_down" as way:
                self._go(view.final, 1 if way == "cursor_down" else -1)
                return Taken()
            case "stake":
                return self._stake(view, view.final)
        return None

    def _go(self, final: FinalView, by: int) -> None:
        self._typed, self._is_to_replace = TypedNumber(), False
        self._at.step(final, by)

    def _stake(self, view: HostView, final: FinalView) -> Taken:
        number, who = self._typed.number, self._at.who(final)
        if number is None:
            return Taken(note=tr("Type the stake first."))
        self._typed.hand_in()
        if 1 <= number <= who.most:
            if who.has_staked and not self._is_to_replace:
                self._is_to_replace = True
                name = _name(view, who.seat)
                return Taken(note=tr("The stake is in already ({name}): Enter again replaces it.", name=name))
            self._go_on(final, who)
        return Taken(MakeStake(who.seat, Points(number)))

    def _go_on(self, final: FinalView, done: Finalist) -> None:
        """To the next player whose stake is missing; after the last one the cursor stays."""
        self._go(final, 1)
        while self._at.who(final).has_staked and self._at.who(final) != done:
            self._at.step(final, 1)

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of this table."""
        return (moment(STAKES),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:  # noqa: ARG002 - as every taker
        """Whose stake is typed."""
        if view.final is None:
            return ()
        seat = self._at.who(view.final).seat
        return (
            ("0…9", tr("stake, hidden")),
            ("Enter", tr("stake of {name}", name=_name(view, seat))),
            *self._typed.hints,
            ("↑↓", tr("player")),
        )

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:  # noqa: ARG002 - as every taker
        """The theme, and each finalist with the limits and whether the stake is in; never an amount."""
        final = scene.view.final
        if final is None:
            return []
        told = tr("Theme of the final round: {theme}", theme=theme_name(final.theme))
        head: list[Line] = [((f" {line}", Look.STRONG),) for line in wrap(told, scene.width - 2)]
        here = self._at.who(final)
        rows = [self._row(who, scene, is_here=who == here) for who in final.finalists]
        return [*head, (), *rows, *_pointless(scene, final)]

    def _row(self, who: Finalist, scene: Scene, *, is_here: bool) -> Line:
        name = padded(scene.names[who.seat], min(LONGEST_NAME, scene.width // 3))
        head = f" {'→' if is_here else ' '} {who.seat} {name} "
        # So many dots whatever was typed: their number would tell how large a stake is.
        dots = "•••" if self._typed.text else ""
        typed = padded(f" {dots}_" if is_here else "", _TYPED)
        limits = padded(tr("1 to {most}", most=who.most), _LIMITS)
        told = tr("the stake is in") if who.has_staked else tr("no stake yet")
        room = scene.width - cell_len(head) - _TYPED - 2
        rest = limits + cut(told, room - _LIMITS) if room > _LIMITS else cut(limits, room)
        look = Look.STRONG if is_here else Look.PLAIN
        return (head, look), (typed, Look.CHOSEN if is_here else look), (f"  {rest}", look)


def _name(view: HostView, seat: Seat) -> str:
    return next(who.name for who in view.seats if who.seat == seat)


def _pointless(scene: Scene, final: FinalView) -> list[Line]:
    """Who is at the table and has nothing to stake."""
    playing = {who.seat for who in final.finalists}
    present = [seat.seat for seat in scene.view.seats if seat.standing is Standing.PRESENT]
    names = ", ".join(scene.names[seat] for seat in present if seat not in playing)
    told = tr("No points to stake, so out of the final round: {names}", names=names)
    return [(), *(((f" {line}", Look.QUIET),) for line in wrap(told, scene.width - 2))] if names else []
