"""Scores put right by hand."""

from screens.host.desk.fields import PointsField, TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Use
from screens.host.desk.naming import name_of
from screens.host.desk.page import Move
from screens.host.desk.players import Players
from screens.looks import Look
from station.rules.commands import PlayCommand, SetPoints
from station.rules.model import Seat
from station.rules.state import MatchState, scores
from station.wording.language import tr


class PointsByHand(Players):
    """Whose score is put right."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Points by hand")

    def uses(self, item: Seat | None, state: MatchState) -> tuple[Use, ...]:
        """Enter a score."""
        return (Use("enter", tr("new score"), lambda: _set(item, state)),) if item else ()


def _set(seat: Seat, state: MatchState) -> Move:
    points = PointsField(lambda: tr("New score"), scores(state)[seat])
    reason = TextField(lambda: tr("Reason"), lambda: tr("a slip in the counting"))

    def command() -> PlayCommand | None:
        return None if points.value is None else SetPoints(seat, points.value, reason.value)

    return Move(
        Form(
            lambda: tr("Points by hand"),
            [points, reason],
            command,
            lambda now: [
                (name_of(now, seat), Look.STRONG),
                (tr("The number is the whole new score: nothing is added to the old one."), Look.QUIET),
            ],
        )
    )
