"""The questions that wait for a later look."""

from collections.abc import Sequence

from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import price_called, theme_called
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.rulings import Rulings, asked
from screens.looks import Look
from station.rules.commands import SettleDispute
from station.rules.state import MatchState
from station.wording.language import tr

_PRICE, _NOTE = 10, 34


class Disputes(Listing[int]):
    """The marks, by their numbers."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Disputed questions")

    def items(self, state: MatchState) -> Sequence[int]:
        """All marks that are not settled."""
        return tuple(mark.number for mark in state.disputes)

    def row(self, item: int, state: MatchState) -> Row:
        """Price, theme, note."""
        mark = next(mark for mark in state.disputes if mark.number == item)
        spare = any(done.spare for done in state.played if done.cell == mark.cell)
        price = price_called(state, mark.cell, spare=spare)
        return Row(theme_called(state, mark.cell.theme), ((mark.note, _NOTE),), first=(price, _PRICE))

    def below(self, state: MatchState) -> list[Paragraph]:
        """Where marks come from, while there is none."""
        told = tr("No question is marked. They are marked in the list of rulings, by D.")
        return [] if state.disputes else [(told, Look.QUIET)]

    def uses(self, item: int | None, state: MatchState) -> tuple[Use, ...]:
        """Look at the ruling, or settle the mark: that leaves the ruling as it is."""
        if item is None:
            return ()
        return (
            Use("enter", tr("to the ruling"), lambda: _look_at(item, state)),
            Use("x", tr("settled: the ruling stands"), lambda: Move(command=SettleDispute(item))),
        )


def _look_at(number: int, state: MatchState) -> Move:
    cell = next(mark.cell for mark in state.disputes if mark.number == number)
    return Move(Rulings(next((item for item in asked(state) if item.cell == cell), None)))
