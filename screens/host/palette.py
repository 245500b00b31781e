"""The palette: what can be done, found by its name. Enter does it by pressing its keys."""

from drivers.layouts import retyped
from screens.help import Group, group
from screens.host.deeds import Deed, deeds
from screens.host.entry import PASTE, Asked, Hint, KeyTaker, Taken
from screens.host.keys import CLOSE_KEY, is_untyped
from screens.host.scene import Scene
from screens.key_names import written
from screens.keys import DIGITS, PALETTE_KEY, PALETTE_KEYS
from screens.looks import Line, Look
from screens.setup.line_edit import LineEdit, is_text
from screens.text import filled, padded
from station.rules.state import MatchState
from station.views.host_view import HostView
from station.wording.language import spoken, tr

_LABEL = 9
_LEAP = 8
_STEPS = {"up": -1, "down": 1, "pageup": -_LEAP, "pagedown": _LEAP, "home": -(10**6), "end": 10**6}


class Palette:
    """Letters are looked for in the names; a digit stays a button of the players.

    Where nothing is called so, the keyboard may stand on the other alphabet. What cannot be done now stands
    below, with the reason, and Enter only tells it.
    """

    is_typed = False

    def __init__(self, entry: Asked, below: KeyTaker | None, *, is_movable: bool, has_desk: bool) -> None:
        """``entry``: what is entered in this phase; ``below``: the desk that is open.

        ``has_desk``: the players' buttons are devices.
        """
        self._entry, self._is_movable, self._has_desk = entry, is_movable, has_desk
        self._end = Taken(closed=True, opened=below)
        self._line = LineEdit()
        self._at = 0
        self._is_warned = False
        self._known: tuple[MatchState, str, list[Deed]] | None = None

    def take(self, key: str, character: str | None, view: HostView, state: MatchState) -> Taken | None:
        """A letter, a step in the list, the deed that was chosen, or the end."""
        if key in {"escape", *PALETTE_KEY.bound}:
            return self._end
        if key in DIGITS or is_untyped(key):
            return None
        found = self._found(view, state)
        self._is_warned &= key == "enter"
        if key in _STEPS:
            self._at = max(0, min(len(found) - 1, self._at + _STEPS[key]))
        elif key == "enter":
            return self._do(found)
        else:
            self._type(key, character)
        return Taken()

    def _type(self, key: str, character: str | None) -> None:
        """Type or edit; another text is looked for from the top."""
        before = self._line.text
        is_typed = key == PASTE or is_text(key, character)
        self._line = self._line.insert(character or "") if is_typed else self._line.press(key)
        self._at = self._at if self._line.text == before else 0

    def _do(self, found: list[Deed]) -> Taken:
        if not found:
            return Taken()
        deed = found[self._at]
        if deed.why_not:
            return Taken(note=deed.why_not)
        below = self._end.opened
        if below is not None and below.is_typed and not self._is_warned:
            self._is_warned = True
            return Taken(note=tr("What was typed at the desk is lost then: Enter once more."))
        return Taken(closed=True, pressed=deed.keys)

    def _found(self, view: HostView, state: MatchState) -> list[Deed]:
        """The deeds with all words that were typed."""
        if self._known is None or self._known[0] is not state or self._known[1] != spoken():
            every = deeds(view, state, self._entry(), is_movable=self._is_movable, has_desk=self._has_desk)
            self._known = (state, spoken(), every)
        words = _plain(self._line.text).split()
        found = _with(words, self._known[2]) or _with(
            _plain(retyped(self._line.text)).split(), self._known[2]
        )
        if words:  # of names with the same words the shortest says least else
            found.sort(key=lambda deed: (bool(deed.why_not), len(deed.name)))
        self._at = max(0, min(self._at, len(found) - 1))
        return found

    def help(self, state: MatchState) -> tuple[Group, ...]:  # noqa: ARG002 - as every taker
        """The keys of the list and of its line."""
        return (group(tr("Commands"), PALETTE_KEYS),)

    def hints(self, view: HostView, state: MatchState) -> tuple[Hint, ...]:
        """How it goes on."""
        do = (("Enter", tr("do it")),) if self._found(view, state) else ()
        return (*do, ("↑↓", tr("choose")), (written("escape"), tr(CLOSE_KEY.use)))

    def lines(self, scene: Scene, state: MatchState) -> list[Line]:
        """What is typed, and what is found, the chosen one in sight."""
        found = self._found(scene.view, state)
        before, under, after = self._line.window(max(2, scene.width - 13))
        typed: Line = (
            (f" {tr('look for:')} ", Look.QUIET),
            (before, Look.STRONG),
            (under, Look.CHOSEN),
            (after, Look.STRONG),
        )
        room = max(1, scene.room - 2)
        start = max(0, min(self._at - room // 2, len(found) - room))
        shown = list(enumerate(found))[start : start + room]
        nothing: list[Line] = [] if found else [((f" {tr('nothing has this name')}", Look.QUIET),)]
        title: Line = ((filled(tr("Commands"), scene.width), Look.HEAD),)
        return [
            title,
            typed,
            *nothing,
            *(_row(deed, scene.width, is_here=n == self._at) for n, deed in shown),
        ]


def _with(words: list[str], deeds: list[Deed]) -> list[Deed]:
    return [deed for deed in deeds if all(word in _plain(deed.name) for word in words)]


def _row(deed: Deed, width: int, *, is_here: bool) -> Line:
    mark = " → " if is_here else "   "
    told = f"{deed.name} — {deed.why_not}" if deed.why_not else deed.name
    look = Look.CHOSEN if is_here else Look.QUIET if deed.why_not else Look.PLAIN
    return (mark, Look.STRONG), (padded(deed.label, _LABEL), look), (padded(told, width - _LABEL - 3), look)


def _plain(text: str) -> str:
    """A text as it is looked for: neither case nor ё tells a difference."""
    return text.casefold().replace("ё", "е")
