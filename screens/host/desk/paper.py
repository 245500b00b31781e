"""The totals on the assistant's paper: typed, compared, and where a difference may come from."""

from functools import partial

from screens.host.desk.fields import PointsField
from screens.host.desk.form import Form
from screens.host.desk.naming import name_of, question_called
from screens.host.desk.page import Move, Paragraph
from screens.looks import Look
from station.rules.commands import CheckTotals, PlayCommand
from station.rules.model import Points, Seat, Standing
from station.rules.state import MatchState, scores, standing_of
from station.views.paper import Slip, Suspect, suspects
from station.wording.language import N_, tr
from station.wording.points import signed

_MOST, _FEW = 2, 1
"""So many suspected questions are told of a player: at most, and while three players differ.

While four do, those of the player in focus are told: the least screen has no room for more.
"""
_MANY = 3

_BETWEEN_FIELDS = frozenset({"up", "down", "tab", "shift+tab"})

_WITHOUT_TOTAL = frozenset({Standing.ABSENT, Standing.REMOVED})
"""Who has no result, on paper either (S4.3, S4.18)."""

_SLIPS = {
    Slip.MISSING: N_("{question} is not on paper ({points})"),
    Slip.REVERSED: N_("{question} has the other sign there ({points} here)"),
    Slip.KEPT: N_("{question} is still counted there ({points})"),
    Slip.DOUBLED: N_("{question} is counted twice there ({points})"),
    Slip.STRANGE: N_("{question} was given to {name} there ({points})"),
}


class PaperCheck(Form):
    """A field for each player, empty: who sees the other number copies it."""

    def __init__(self, state: MatchState) -> None:
        self._known = scores(state)
        self._fields_of = {
            seat: PointsField(partial(name_of, state, seat), None)
            for seat in state.seats
            if standing_of(state, seat) not in _WITHOUT_TOTAL
        }
        self._is_compared = False
        super().__init__(
            lambda: tr("The assistant's paper"), tuple(self._fields_of.values()), self._check, self._above
        )

    def _check(self) -> PlayCommand | None:
        """The typed totals; None while one is missing."""
        told = {seat: field.value for seat, field in self._fields_of.items()}
        if None in told.values():
            return None
        return CheckTotals(tuple(_points(told.get(seat), known) for seat, known in self._known.items()))

    def press(self, key: str, character: str, state: MatchState) -> Move:
        """What is typed is compared when all is there, by Enter."""
        if key not in _BETWEEN_FIELDS:
            self._is_compared = key == "enter"
        return super().press(key, character, state)

    def done(self) -> Move:
        """Compare; where all is the same the desk is closed."""
        move = super().done()
        if move.command is None:
            return move
        note = tr("The totals are the same: the next search begins here.")
        return Move(command=move.command, note=note, closes=True)

    @property
    def _is_shown(self) -> bool:
        return self._is_compared and self._check() is not None

    def _above(self, state: MatchState) -> list[Paragraph]:
        """What to type, until it is there."""
        return [] if self._is_shown else _about(state)

    def below(self, state: MatchState) -> list[Paragraph]:
        """The differences, once they were asked for."""
        if not self._is_shown:
            return []
        totals = {seat: field.value for seat, field in self._fields_of.items()}
        wrong = [seat for seat, total in totals.items() if total != scores(state)[seat]]
        in_focus = tuple(totals)[self._focus]
        usual = _MOST if len(wrong) < _MANY else _FEW if len(wrong) == _MANY else 0
        most = {seat: _MOST if seat == in_focus else usual for seat in wrong}
        return [(_compared(state, seat, self._fields_of[seat], most[seat]), Look.STRONG) for seat in wrong]


def _points(told: Points | None, known: Points) -> Points:
    return known if told is None else told


def _about(state: MatchState) -> list[Paragraph]:
    told = tr("Type each total as it stands on the paper, without extra themes; Enter compares.")
    number = state.agreed.played if state.agreed else 0
    since = tr("Looked for from question {n} on, where all agreed.", n=number) if number else ""
    return [(line, Look.QUIET) for line in (told, since) if line]


def _compared(state: MatchState, seat: Seat, field: PointsField, most: int) -> str:
    """What a player's total on paper is, and so many of the questions that would explain it."""
    told, known = _points(field.value, scores(state)[seat]), scores(state)[seat]
    head = tr(
        "{name}: {told} on paper, {known} here", name=field.label(), told=signed(told), known=signed(known)
    )
    if not most:
        return head
    found = suspects(state, seat, told)[:most]
    hint = "; ".join(_suspected(state, seat, one) for one in found)
    hint = tr("Perhaps: {questions}", questions=hint) if hint else tr("No single question explains it")
    return f"{head}. {hint}"


def _suspected(state: MatchState, seat: Seat, suspect: Suspect) -> str:
    return tr(
        _SLIPS[suspect.slip],
        question=question_called(state, suspect.cell),
        name=name_of(state, seat),
        points=signed(suspect.points),
    )
