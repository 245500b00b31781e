"""The themes in reserve: one is chosen, or one is added, from paper or from a pack."""

from collections.abc import Callable, Sequence

from screens.host.desk.fields import SHORT, TextField, Told
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import theme_remark
from screens.host.desk.packs import Packs
from screens.host.desk.page import Move, Page, Paragraph
from screens.host.desk.shelf import Shelf
from screens.looks import Look
from station.rules.commands import AddReserve
from station.rules.model import Theme
from station.rules.state import MatchState
from station.wording.language import tr

_REMARK = 24

PAPER = -1
"""Stands in the list for a theme without a name, which is read from paper."""


class Reserves(Listing[int]):
    """The reserves by their numbers. ``needed``: questions that the theme must have.

    ``chosen`` tells what a choice leads to; with ``paper`` it may be none of them, but a theme from paper.
    """

    def __init__(
        self,
        title: Told,
        needed: int,
        chosen: Callable[[int | None], Move],
        shelf: Shelf,
        *,
        paper: bool = False,
    ) -> None:
        super().__init__()
        self._paper = (PAPER,) if paper else ()
        self._title = title
        self._needed = needed
        self._chosen = chosen
        self._shelf = shelf

    @property
    def title(self) -> str:
        """What the reserve is for."""
        return self._title()

    def items(self, state: MatchState) -> Sequence[int]:
        """All of them."""
        return (*range(len(state.reserves)), *self._paper)

    def row(self, item: int, state: MatchState) -> Row:
        """The name, and whether it is long enough."""
        if item == PAPER:
            return Row(tr("a theme from paper"))
        theme = state.reserves[item]
        remark = theme_remark(theme, self._needed)
        look = Look.QUIET if 0 < len(theme.questions) < self._needed else Look.PLAIN
        return Row(theme.name, ((remark, _REMARK),), look)

    def below(self, state: MatchState) -> list[Paragraph]:
        """What to do without reserves."""
        told = tr("No theme is in reserve: add one from paper, by P, or from a pack, by F.")
        return [] if self.items(state) else [(told, Look.STRONG)]

    def uses(self, item: int | None, state: MatchState) -> tuple[Use, ...]:
        """Choose, or add."""
        reserve = None if item == PAPER else item
        choose = () if item is None else (Use("enter", tr("this one"), lambda: self._chosen(reserve)),)
        return (
            *choose,
            Use("p", tr("add from paper"), lambda: self._add(_from_paper(), state)),
            Use("f", tr("add from a pack"), lambda: self._add(Packs(self._shelf, self._needed), state)),
        )

    def _add(self, page: Page, state: MatchState) -> Move:
        """The cursor will stand on the theme that is added."""
        self._item = len(state.reserves)
        return Move(page)


def _from_paper() -> Form:
    name = TextField(lambda: tr("Its name"), longest=SHORT)
    return Form(
        lambda: tr("A theme from paper"),
        [name],
        lambda: AddReserve(Theme(name.value, ())),
        lambda _state: [(tr("The host reads its questions from paper."), Look.PLAIN)],
    )
