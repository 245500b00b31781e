"""A theme is replaced: which one, by which reserve, why (S4.19)."""

from collections.abc import Sequence

from screens.host.desk.fields import TextField
from screens.host.desk.foresight import foreseen
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import theme_called
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.reserves import Reserves
from screens.host.desk.sanctions import hints_told
from screens.host.desk.shelf import Shelf
from screens.looks import Look
from station.rules.commands import VoidTheme
from station.rules.model import ThemeKind
from station.rules.refusals import Refused
from station.rules.state import MatchState
from station.wording.language import tr
from station.wording.refusals import refusal

_NUMBER, _REMARK = 4, 26

_ONLY_A_RESERVE = "reserve-needed"


class Themes(Listing[int]):
    """The themes at the table that are not void, the one that is played first."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Replace a theme")

    def items(self, state: MatchState) -> Sequence[int]:
        """By their numbers."""
        standing = [
            number
            for number, theme in enumerate(state.themes)
            if theme.kind is not ThemeKind.FINAL and not theme.void
        ]
        return sorted(standing, key=lambda number: (number != state.theme, number))

    def row(self, item: int, state: MatchState) -> Row:
        """The name, and whether it can be replaced now."""
        remark = tr("is being played") if item == state.theme else ""
        look = Look.PLAIN
        if _why_not(state, item):
            remark, look = tr("not now"), Look.QUIET
        return Row(theme_called(state, item), ((remark, _REMARK),), look, first=(f"{item + 1}.", _NUMBER))

    def above(self, state: MatchState) -> list[Paragraph]:
        """The hints so far."""
        return hints_told(state)

    def uses(self, item: int | None, state: MatchState) -> tuple[Use, ...]:
        """Go on to the reserve."""
        return () if item is None else (Use("enter", tr("replace"), lambda: self._replace(item, state)),)

    def _replace(self, theme: int, state: MatchState) -> Move:
        why = _why_not(state, theme)
        if why:
            return Move(note=why)
        if not _needs_reserve(state, theme):
            return _void(theme, None)
        needed = len(state.themes[theme].prices)

        def title() -> str:
            return tr("A reserve for “{theme}”", theme=theme_called(state, theme))

        return Move(Reserves(title, needed, lambda reserve: _void(theme, reserve), self._shelf))


def _answer(state: MatchState, theme: int) -> Refused | None:
    """What the rules have against voiding this theme now without a reserve."""
    answer = foreseen(state, VoidTheme(theme, None, "?"))
    return answer if isinstance(answer, Refused) else None


def _needs_reserve(state: MatchState, theme: int) -> bool:
    answer = _answer(state, theme)
    return answer is not None and answer.code == _ONLY_A_RESERVE


def _why_not(state: MatchState, theme: int) -> str:
    """Why this theme cannot be replaced now; empty when it can."""
    answer = _answer(state, theme)
    return "" if answer is None or answer.code == _ONLY_A_RESERVE else refusal(answer, state.lineup.names)


def _void(theme: int, reserve: int | None) -> Move:
    reason = TextField(lambda: tr("Reason"), lambda: tr("hints from the hall"))
    return Move(
        Form(
            lambda: tr("Replace a theme"),
            [reason],
            lambda: VoidTheme(theme, reserve, reason.value),
            lambda now: _about(now, theme, reserve),
            closes=True,
        )
    )


def _about(state: MatchState, theme: int, reserve: int | None) -> list[Paragraph]:
    falls = tr("“{theme}” falls with all its points.", theme=theme_called(state, theme))
    if reserve is None or reserve >= len(state.reserves):
        return [(falls, Look.STRONG)]
    comes = tr("Instead: “{theme}”, from its first question.", theme=state.reserves[reserve].name)
    return [(falls, Look.STRONG), (comes, Look.STRONG)]
