"""What the match screen can show: the match, its score sheet, the help made from the table of keys."""

from collections.abc import Iterable
from enum import StrEnum

from screens.host.keys import ENTRY_KEYS, HOST_KEYS, SEAT_KEYS, HostKey
from screens.host.paint import hidden_texts, paint
from screens.host.scene import Scene
from screens.looks import Line, Look
from screens.text import filled, wrap
from station.protocol.sheet import score_sheet
from station.protocol.text import names_row, sheet_text
from station.rules.state import MatchState, Phase
from station.wording.language import N_, tr

_KEYS_WIDTH = 22

_MOMENTS = {
    Phase.CHOOSING: N_("The board"),
    Phase.BIDDING: N_("An auction"),
    Phase.STAKES: N_("The final round"),
    Phase.READ_OUT: N_("The final round"),
}
"""Under which heading of the help the keys stand of what is entered in a phase."""


class Page(StrEnum):
    """One thing at a time."""

    MATCH = "match"
    SHEET = "sheet"
    HELP = "help"


class Pages:
    """Which page is looked at, and how many of its lines are above the screen."""

    def __init__(self) -> None:
        self.page = Page.MATCH
        self.scroll = 0

    def to_match(self) -> None:
        """Look at the match."""
        self.page, self.scroll = Page.MATCH, 0

    def act(self, action: str, scene: Scene, state: MatchState) -> bool:
        """Turn or scroll the page by a key's action, "" for an unknown key; False: it is not about pages."""
        match action:
            case "sheet" | "help":
                self._turn(Page(action), scene, state)
            case "up" | "down":
                self._scroll_by(scene.height // 2 * (1 if action == "down" else -1), scene, state)
            case "right" | "wrong" if self.page is not Page.MATCH:  # ↑ and ↓ must not judge by accident
                self._scroll_by(1 if action == "wrong" else -1, scene, state)
            case _ if self.page is not Page.MATCH and action != "repaint":
                self.to_match()
            case _:
                return False
        return True

    def lines(self, scene: Scene, state: MatchState, middle: list[Line] | None) -> list[Line]:
        """As many lines as the screen is high; ``middle``: what stands there instead of the texts."""
        match self.page:
            case Page.SHEET:
                return _scrolled(tr("Score sheet"), _sheet(scene, state), scene, _columns(scene, state))
            case Page.HELP:
                return _scrolled(tr("Keys"), _help(scene), scene)
        return paint(scene, middle)

    def _turn(self, page: Page, scene: Scene, state: MatchState) -> None:
        self.page, self.scroll = (Page.MATCH if self.page is page else page), 0
        if self.page is Page.SHEET:  # the theme that is played and the totals stand at its end
            self.scroll = self._furthest(scene, state)

    def _scroll_by(self, lines: int, scene: Scene, state: MatchState) -> None:
        self.scroll = max(0, min(self.scroll + lines, self._furthest(scene, state)))

    def _furthest(self, scene: Scene, state: MatchState) -> int:
        match self.page:
            case Page.SHEET:
                return _hidden(_sheet(scene, state), scene, _columns(scene, state))
            case Page.HELP:
                return _hidden(_help(scene), scene)
        return hidden_texts(scene)


def _sheet(scene: Scene, state: MatchState) -> list[Line]:
    """The sheet without the names of its columns, which stay above it."""
    sheet, width = score_sheet(state), scene.width - 2
    lines = sheet_text(sheet, width).splitlines()
    lines.remove(names_row(sheet, width))
    return [((f" {line}", Look.PLAIN),) for line in lines]


def _columns(scene: Scene, state: MatchState) -> tuple[Line, ...]:
    """The names of the columns."""
    return (((f" {names_row(score_sheet(state), scene.width - 2)}", Look.STRONG),),)


def _help(scene: Scene) -> list[Line]:
    """All keys; those of what is entered now come first."""
    width, now = scene.width, _MOMENTS.get(scene.view.phase)
    digits = tr("a number: theme and price on the board, who chooses, a bid, a stake")
    entered = [
        line
        for moment, keys in sorted(ENTRY_KEYS, key=lambda entry: entry[0] != now)
        for line in (((f" {tr(moment)}", Look.QUIET),), *_uses(keys, width), ())
    ] + _use("0…9", digits, width)
    seats = tr("the players' buttons; an answer without a press has no effect")
    always = [*_uses(HOST_KEYS, width), *_use(" ".join(SEAT_KEYS), seats, width)]
    lines = [*entered, (), *always] if now else [*always, (), *entered]
    advice = tr(
        "Space leads through the whole game: reading, read out, ruling. Letters work under the Russian "
        "layout too. Nothing is lost: every step is on the disk before it is shown, and U takes back "
        "any of them."
    )
    return [*lines, (), *(((f" {line}", Look.PLAIN),) for line in wrap(advice, width - 2))]


def _uses(keys: Iterable[HostKey], width: int) -> list[Line]:
    uses = ((_keys(key.keys, tr(key.label)), tr(key.more or key.use)) for key in keys)
    return [line for labels, use in uses for line in _use(labels, use, width)]


def _use(keys: str, use: str, width: int) -> list[Line]:
    """Keys on the left, what they are for beside them."""
    column = min(_KEYS_WIDTH, width // 3)
    first, *rest = wrap(use, width - column - 3)
    indent = " " * (column + 2)
    return [
        ((filled(keys, column + 1), Look.STRONG), (f" {first}", Look.PLAIN)),
        *(((indent + line, Look.PLAIN),) for line in rest),
    ]


def _keys(keys: tuple[str, ...], label: str) -> str:
    others = {"plus": "+", "minus": "−", "backspace": "Backspace", "f1": "F1", "tab": "Tab"}
    return ", ".join((label, *(others[key] for key in keys if key in others)))


def _room(scene: Scene, above: tuple[Line, ...]) -> int:
    return max(1, scene.height - 2 - len(above))


def _hidden(lines: list[Line], scene: Scene, above: tuple[Line, ...] = ()) -> int:
    return max(0, len(lines) - _room(scene, above))


def _scrolled(title: str, lines: list[Line], scene: Scene, above: tuple[Line, ...] = ()) -> list[Line]:
    """A title, lines that stay ``above``, as many lines as fit, and how to get on and back."""
    room = _room(scene, above)
    hidden = _hidden(lines, scene, above)
    start = max(0, min(scene.scroll, hidden))
    shown = lines[start : start + room]
    back = tr("any key: back to the match")
    foot = f"{tr('PgUp, PgDn: more')} · {back}" if hidden else back
    return [
        ((filled(title, scene.width), Look.HEAD),),
        *above,
        *shown,
        *[()] * (room - len(shown)),
        ((filled(foot, scene.width), Look.HEAD),),
    ]
