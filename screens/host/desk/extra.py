"""An extra theme between those who share a place, on a reserve of the host's choice (N4.13, S3.5)."""

from collections.abc import Sequence

from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import name_of
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.reserves import Reserves
from screens.host.desk.shelf import Shelf
from screens.looks import Look
from station.rules.commands import StartExtra
from station.rules.ranking import equals
from station.rules.state import MatchState
from station.wording.language import tr

_REMARK = 24


def shared_places(state: MatchState) -> tuple[int, ...]:
    """The places that may be played off, from the highest."""
    shared = sorted({where.place for where in state.places if where.shared})
    return tuple(place for place in shared if equals(state, place))


class ExtraThemes(Listing[int]):
    """The shared places."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Extra theme")

    def items(self, state: MatchState) -> Sequence[int]:
        """By the place that is shared."""
        return shared_places(state)

    def row(self, item: int, state: MatchState) -> Row:
        """The place and who shares it."""
        names = ", ".join(name_of(state, seat) for seat in equals(state, item))
        is_open = any(where.open for where in state.places if where.place == item)
        remark = tr("must be decided") if is_open else tr("may stay shared")
        return Row(tr("place {place}: {names}", place=item, names=names), ((remark, _REMARK),))

    def below(self, state: MatchState) -> list[Paragraph]:
        """That there is no tie."""
        told = tr("No place is shared: an extra theme is for players with equal points at the end.")
        return [] if self.items(state) else [(told, Look.QUIET)]

    def uses(self, item: int | None, state: MatchState) -> tuple[Use, ...]:
        """Choose the theme."""
        return () if item is None else (Use("enter", tr("play it off"), lambda: self._play(item, state)),)

    def _play(self, place: int, state: MatchState) -> Move:
        needed = len(state.setup.regulation.extra_prices)

        def title() -> str:
            return tr("An extra theme for place {place}", place=place)

        return Move(Reserves(title, needed, lambda reserve: _start(place, reserve), self._shelf, paper=True))


def _start(place: int, reserve: int | None) -> Move:
    return Move(command=StartExtra(place, reserve), closes=True)
