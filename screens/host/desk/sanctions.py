"""Sanctions: warnings, removal, leaving, late arrival, hints from the hall (S2.3, S4.3, S4.18, S4.19)."""

from screens.host.desk.fields import SHORT, ChoiceField, TextField
from screens.host.desk.foresight import foreseen
from screens.host.desk.form import Form
from screens.host.desk.listing import Use
from screens.host.desk.naming import name_of, theme_called
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.players import Players
from screens.looks import Look
from station.rules.commands import Arrive, CensureHints, Leave, NoteHint, Remove, Warn
from station.rules.model import Seat, Standing
from station.rules.records import HintGiver
from station.rules.refusals import Refused
from station.rules.state import MatchState, standing_of
from station.wording.language import N_, tr, trn
from station.wording.refusals import refusal

HINTS_TOO_MANY = 2
"""So many hints that affected the result make a theme void (S4.19)."""


class Sanctions(Players):
    """The players with their warnings, and what was done about hints."""

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("Sanctions and hints")

    def remark(self, item: Seat, state: MatchState) -> str:
        """The warnings so far, and who is not in the game."""
        number = _warnings(state, item)
        told = trn("{n} warning", "{n} warnings", number) if number else ""
        return ", ".join(filter(None, (super().remark(item, state), told)))

    def below(self, state: MatchState) -> list[Paragraph]:
        """The hints of the theme that is played, and who was censured."""
        givers = dict.fromkeys(giver.name for giver in state.hint_givers)
        censured = tr("Censured in the hall: {names}", names=", ".join(givers))
        return [*hints_told(state), *([(censured, Look.QUIET)] if givers else [])]

    def uses(self, item: Seat | None, state: MatchState) -> tuple[Use, ...]:
        """What can be done about the player, and about hints."""
        hall = (
            Use("h", tr("a hint was given"), lambda: Move(command=NoteHint())),
            Use("c", tr("censure the hall"), _censure),
        )
        return (*(_offered(item, state) if item else ()), *hall)


def hints_told(state: MatchState) -> list[Paragraph]:
    """How many hints the theme that is played has had, and what follows from two."""
    if state.theme < 0:
        return []
    number = state.hints.count(state.theme)
    told = tr("Hints in “{theme}”: {n}", theme=theme_called(state, state.theme), n=number)
    if number < HINTS_TOO_MANY:
        return [(told, Look.PLAIN)]
    return [(told, Look.STRONG), (tr("The theme may be replaced: T on the desk."), Look.STRONG)]


def _warnings(state: MatchState, seat: Seat) -> int:
    return sum(warned.seat == seat for warned in state.warnings)


def _offered(seat: Seat, state: MatchState) -> tuple[Use, ...]:
    """What can be done about a player; Enter does the first of it, or says why there is nothing."""
    about = _about(seat, state)
    act = about[0].act if about else lambda: Move(note=_why_nothing(seat, state))
    return (*about, Use("enter", "", act))


def _why_nothing(seat: Seat, state: MatchState) -> str:
    if standing_of(state, seat) is Standing.REMOVED:
        return tr("The player was removed: nothing is left to be done.")
    late = foreseen(state, Arrive(seat))
    return refusal(late, state.lineup.names) if isinstance(late, Refused) else ""


def _about(seat: Seat, state: MatchState) -> tuple[Use, ...]:
    standing = standing_of(state, seat)
    if standing is Standing.ABSENT:
        is_late = isinstance(foreseen(state, Arrive(seat)), Refused)
        return () if is_late else (Use("a", tr("has come"), lambda: _arrive(seat)),)
    if standing is Standing.REMOVED:
        return ()
    warn = Use("w", tr("warn"), lambda: _warn(seat, state))
    remove = Use("r", tr("remove"), lambda: _remove(seat))
    leave = Use("l", tr("leaves"), lambda: _leave(seat))
    return (
        warn,
        *([remove] if _warnings(state, seat) else []),
        *([leave] if standing is Standing.PRESENT else []),
    )


def _warn(seat: Seat, state: MatchState) -> Move:
    before = N_("Warned before: the committee may remove the player, by R.")
    reason = TextField(lambda: tr("Reason"))
    return Move(
        Form(
            lambda: tr("Warn a player"),
            [reason],
            lambda: Warn(seat, reason.value),
            lambda now: [
                (name_of(now, seat), Look.STRONG),
                *([(tr(before), Look.PLAIN)] if _warnings(state, seat) else []),
            ],
        )
    )


def _remove(seat: Seat) -> Move:
    reason = TextField(lambda: tr("Reason"), lambda: tr("again, after a warning"))
    follows = N_("The result is void: last place. The others play on.")
    return Move(
        Form(
            lambda: tr("Remove a player"),
            [reason],
            lambda: Remove(seat, reason.value),
            lambda now: [(name_of(now, seat), Look.STRONG), (tr(follows), Look.WRONG)],
        )
    )


def _leave(seat: Seat) -> Move:
    follows = N_("The button is dead, the points stand, the place is the last.")
    return Move(
        Form(
            lambda: tr("A player leaves"),
            [],
            lambda: Leave(seat),
            lambda now: [(name_of(now, seat), Look.STRONG), (tr(follows), Look.WRONG)],
        )
    )


def _arrive(seat: Seat) -> Move:
    follows = N_("Sits down with 0 points, before the second theme.")
    return Move(
        Form(
            lambda: tr("A player has come"),
            [],
            lambda: Arrive(seat),
            lambda now: [(name_of(now, seat), Look.STRONG), (tr(follows), Look.PLAIN)],
        )
    )


def _censure() -> Move:
    name = TextField(lambda: tr("Name"), longest=SHORT)
    who = ChoiceField(lambda: tr("Who"), lambda: tr("a participant"), lambda: tr("not a participant"))
    return Move(
        Form(
            lambda: tr("Hints again and again"),
            [name, who],
            lambda: CensureHints(name.value, participant=who.value == 0),
            lambda now: [(_what_follows(now, name.value, participant=who.value == 0), Look.PLAIN)],
        )
    )


def _what_follows(state: MatchState, name: str, *, participant: bool) -> str:
    if not participant:
        return tr("Is sent out of the hall.")
    if HintGiver(name, participant).was_warned(state.hint_givers):
        return tr("Warned before: does not play the next game.")
    return tr("A warning; the next time: out of the next game.")
