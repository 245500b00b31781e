"""The people of the game: their names (S4.6)."""

from screens.host.desk.fields import SHORT, TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Use
from screens.host.desk.naming import name_of
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.players import Players
from screens.looks import Look
from station.rules.commands import Rename
from station.rules.model import Seat
from station.rules.state import MatchState
from station.wording.language import tr


class People(Players):
    """The players, host and assistant."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Names")

    def below(self, state: MatchState) -> list[Paragraph]:
        """Who hosts and who assists."""
        lineup = state.lineup
        return [
            (tr("Host: {name}", name=lineup.host or "—"), Look.QUIET),
            (tr("Assistant: {name}", name=lineup.assistant or "—"), Look.QUIET),
        ]

    def uses(self, item: Seat | None, state: MatchState) -> tuple[Use, ...]:
        """Put a name right."""
        return (Use("enter", tr("another name"), lambda: _rename(item, state)),) if item else ()


def _rename(seat: Seat, state: MatchState) -> Move:
    name = TextField(lambda: tr("Name"), lambda: name_of(state, seat), SHORT)
    return Move(
        Form(
            lambda: tr("Put a name right"),
            [name],
            lambda: Rename(seat, name.value),
            lambda now: [(tr("seat {seat}: {name}", seat=seat, name=name_of(now, seat)), Look.PLAIN)],
        )
    )
