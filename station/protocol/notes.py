"""What a score sheet says below its table: what signs mean, and what came up beside the play."""

from station.protocol.sheet import Sheet, SheetCorrection
from station.rules.model import Points, Seat, Standing
from station.rules.records import CorrectionKind, HintGiver
from station.wording.checks import pause_told, result_told
from station.wording.language import N_, tr
from station.wording.points import signed
from station.wording.sheets import theme_name
from station.wording.standings import why_over

_STANDINGS = {
    Standing.ABSENT: N_("{name}: did not come"),
    Standing.LEFT: N_("{name}: left the game, the points stand"),
    Standing.REMOVED: N_("{name}: removed, the result is void"),
}
_CORRECTIONS = {
    CorrectionKind.REVERSED: N_("Ruling reversed: {what}"),
    CorrectionKind.WITHDRAWN: N_("Question withdrawn later: {what}"),
    CorrectionKind.THEME_VOID: N_("Theme void: {what}"),
    CorrectionKind.POINTS: N_("Points set by hand: {what}"),
    CorrectionKind.LOT: N_("Lot drawn anew"),
}


def notes(sheet: Sheet) -> list[str]:
    """The lines below a sheet, in the order in which a reader asks for them."""
    names = {player.seat: player.name for player in sheet.players}
    pauses = [tr("Pause: {reason}", reason=pause_told(reason)) for reason in sheet.pauses]
    beside = [*_sanctions(sheet, names), *_corrections(sheet, names), *pauses]
    return [*_signs(sheet), *_ends(sheet, names), *beside, *_result(sheet)]


def _result(sheet: Sheet) -> list[str]:
    """Who stands for a result that there is (S1.3)."""
    return result_told(sheet.signed, sheet.lifted) if sheet.places else []


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
    told += [tr("{name}: came late", name=names[seat]) for seat in sheet.late]
    return told + [
        tr(_STANDINGS[standing], name=names[player.seat])
        for player, standing in gone
        if standing in _STANDINGS
    ]


def _sanctions(sheet: Sheet, names: dict[Seat, str]) -> list[str]:
    warned = [_with_reason(tr("Warning: {name}", name=names[one.seat]), one.reason) for one in sheet.warnings]
    removed = [
        _with_reason(tr("Removal: {name}", name=names[one.seat]), one.reason) for one in sheet.removals
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


def _with_reason(told: str, reason: str) -> str:
    return f"{told} — {reason}" if reason else told


def _corrections(sheet: Sheet, names: dict[Seat, str]) -> list[str]:
    return [
        _with_reason(tr(_CORRECTIONS[one.kind], what=_what(one, names)), one.reason)
        for one in sheet.corrections
    ]


def _what(correction: SheetCorrection, names: dict[Seat, str]) -> str:
    """The question by its theme and price, and the player that it is about, with the score's change."""
    parts = [] if correction.theme is None else [_place(correction.theme, correction.price)]
    if correction.seat is not None:
        parts.append(_who(names[correction.seat], correction.score))
    return ", ".join(parts)


def _place(theme: str, price: Points | None) -> str:
    name = tr("“{theme}”", theme=theme) if theme else theme_name(theme)
    return f"{name} {price}" if price else name


def _who(name: str, score: tuple[Points, Points] | None) -> str:
    if score is None:
        return name
    before, after = map(signed, score)
    return tr("{name} from {before} to {after}", name=name, before=before, after=after)
