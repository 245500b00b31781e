"""What a score sheet says below its table: what signs mean, and what came up beside the play."""

from station.protocol.sheet import Sheet
from station.rules.model import Seat, Standing
from station.rules.records import Correction, CorrectionKind, HintGiver
from station.wording.language import N_, tr
from station.wording.standings import why_over

_STANDINGS = {
    Standing.ABSENT: N_("{name}: did not come"),
    Standing.LEFT: N_("{name}: left the game, the points stand"),
    Standing.REMOVED: N_("{name}: removed, the result is void"),
}
_CORRECTIONS = {
    CorrectionKind.REVERSED: N_("Ruling reversed: {what} — {reason}"),
    CorrectionKind.WITHDRAWN: N_("Question withdrawn later: {what} — {reason}"),
    CorrectionKind.THEME_VOID: N_("Theme replaced: {what} — {reason}"),
    CorrectionKind.POINTS: N_("Points set by hand: {what} — {reason}"),
    CorrectionKind.LOT: N_("Lot drawn anew — {reason}"),
}


def notes(sheet: Sheet) -> list[str]:
    """The lines below a sheet, in the order in which a reader asks for them."""
    names = {player.seat: player.name for player in sheet.players}
    return [*_signs(sheet), *_ends(sheet, names), *_sanctions(sheet, names), *_corrections(sheet, names)]


def _signs(sheet: Sheet) -> list[str]:
    themes = (*sheet.themes, *sheet.extras)
    rulings = [entry for theme in themes for asked in theme.questions for entry in asked.rulings]
    rulings += [entry for final in sheet.finals for entry in final.rulings]
    found = []
    if any(entry.struck for entry in rulings):
        found.append(tr("(…): written off, the question was withdrawn or the ruling put right"))
    if any(place.open for place in sheet.places):
        found.append(tr("?: this place must yet be decided"))
    if sheet.extras:
        found.append(tr("Points of extra themes only rank the equals"))
    return found


def _ends(sheet: Sheet, names: dict[Seat, str]) -> list[str]:
    why = why_over(sheet.why_over)
    told = [why] if why else []
    gone = zip(sheet.players, sheet.standings, strict=True)
    return told + [
        tr(_STANDINGS[standing], name=names[player.seat])
        for player, standing in gone
        if standing in _STANDINGS
    ]


def _sanctions(sheet: Sheet, names: dict[Seat, str]) -> list[str]:
    warned = [
        tr("Warning: {name} — {reason}", name=names[one.seat], reason=one.reason or "—")
        for one in sheet.warnings
    ]
    removed = [
        tr("Removal: {name} — {reason}", name=names[one.seat], reason=one.reason or "—")
        for one in sheet.removals
    ]
    return [*warned, *removed] + [
        _measure(giver, sheet.hint_givers[:number]) for number, giver in enumerate(sheet.hint_givers)
    ]


def _measure(giver: HintGiver, before: tuple[HintGiver, ...]) -> str:
    """What is done about somebody who prompts: a participant is warned first, others are sent out (S4.19)."""
    if not giver.participant:
        return tr("Hints, sent out of the hall: {name}", name=giver.name)
    if giver.was_warned(before):
        return tr("Hints again, out of the next game: {name}", name=giver.name)
    return tr("Hints, a warning: {name}", name=giver.name)


def _corrections(sheet: Sheet, names: dict[Seat, str]) -> list[str]:
    return [
        tr(_CORRECTIONS[one.kind], what=_what(one, names), reason=one.reason) for one in sheet.corrections
    ]


def _what(correction: Correction, names: dict[Seat, str]) -> str:
    """The theme's and the question's number, and the player that it is about."""
    theme = correction.cell.theme if correction.cell else correction.theme
    parts = [tr("theme {number}", number=theme + 1)] if theme is not None else []
    if correction.cell:
        parts.append(tr("question {number}", number=correction.cell.row + 1))
    if correction.seat is not None:
        parts.append(names[correction.seat])
    return ", ".join(parts)
